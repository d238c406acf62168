//! The symmetries of the board, and which of them keep the rules of a variant.

use game::Seat;

use crate::planes::{CELLS, Plane, SIZE};
use crate::{Color, Hill, Hills, Link, Links, Move, Position, Setup, Variant};

/// One of the eight ways to lay the board upon itself, perhaps with the colors exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symmetry {
    /// Quarter turns clockwise, 0 to 3, after the mirror: the south goes to the west.
    quarter_turns: u8,
    /// True if west and east are exchanged first.
    is_mirrored: bool,
    /// True if Red becomes Blue.
    swaps_colors: bool,
}

impl Symmetry {
    /// All sixteen, the identity first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16u8).map(|number| Self {
            quarter_turns: number % 4,
            is_mirrored: number & 4 != 0,
            swaps_colors: number & 8 != 0,
        })
    }

    /// The symmetries that keep the rules: a game and its image have the same moves, laid upon each other.
    ///
    /// All sixteen in singles, but in Poisoned Chalice, where Red's rows run the other way than Blue's, those
    /// that exchange rows with columns exchange the colors too. In doubles only turns keep the seats' order,
    /// and a quarter turn exchanges the colors. Rule: B1, SHD1, PC3
    pub fn of(variant: Variant) -> impl Iterator<Item = Self> {
        Self::all().filter(move |symmetry| {
            let turns_lines = symmetry.quarter_turns % 2 == 1;
            let exchanges_alike = turns_lines == symmetry.swaps_colors;
            if variant.is_doubles() {
                !symmetry.is_mirrored && exchanges_alike
            } else {
                exchanges_alike || !variant.book().quarter_turn_exchanges_colors
            }
        })
    }

    /// Where a place of the square goes, a column and a row.
    fn place(self, (mut column, mut row): (u8, u8)) -> (u8, u8) {
        if self.is_mirrored {
            column = 6 - column;
        }
        for _ in 0..self.quarter_turns {
            (column, row) = (row, 6 - column);
        }
        (column, row)
    }

    /// Where a hill goes.
    pub fn hill(self, hill: Hill) -> Hill {
        let (column, row) = self.place((hill.column(), hill.row()));
        Hill::at(column, row).expect("turning and mirroring map corners to corners")
    }

    /// Where a set of hills goes.
    fn hills(self, hills: Hills) -> Hills {
        hills.into_iter().map(|hill| self.hill(hill)).collect()
    }

    /// Where a move goes.
    pub fn mv(self, mv: Move) -> Move {
        let hill = |hill| self.hill(hill);
        match mv {
            Move::Build(at) => Move::Build(hill(at)),
            Move::Capture(at) => Move::Capture(hill(at)),
            Move::Step { from, to } => Move::Step {
                from: hill(from),
                to: hill(to),
            },
            Move::Take { from, to } => Move::Take {
                from: hill(from),
                to: hill(to),
            },
            Move::Sacrifice { from, to } => Move::Sacrifice {
                from: hill(from),
                to: hill(to),
            },
            Move::Pass => Move::Pass,
            Move::Swap { at, link } => Move::Swap {
                at: hill(at),
                link: self.link(link),
            },
        }
    }

    fn link(self, link: Link) -> Link {
        let [one, other] = link.hills().map(|hill| self.hill(hill));
        Link::new(one.min(other), one.max(other)).expect("different hills stay different")
    }

    /// The color that a color becomes.
    pub const fn color(self, color: Color) -> Color {
        if self.swaps_colors {
            color.enemy()
        } else {
            color
        }
    }

    /// The seat that a seat becomes: by color, and in doubles by where its area goes; the same seat where the
    /// symmetry leads to no seat of the variant.
    fn seat(self, variant: Variant, seat: Seat) -> Seat {
        let area = self.hills(variant.area(seat));
        let color = self.color(Color::of_seat(seat));
        let fits = |&other: &Seat| Color::of_seat(other) == color && variant.area(other) == area;
        variant.seats().find(fits).unwrap_or(seat)
    }

    /// The image of a position; `None` if that is no position, as a symmetry may lead to that does not keep the rules.
    pub fn image(self, position: &Position) -> Option<Position> {
        let setup = Setup::from(*position);
        let of_colors =
            |hills: [Hills; 2]| Color::BOTH.map(|color| self.hills(self.color(color).of(hills)));
        let image = Setup {
            ringforts: of_colors(setup.ringforts),
            kings: of_colors(setup.kings),
            seat: setup.seat.map(|seat| self.seat(setup.variant, seat)),
            lost: Color::BOTH.map(|color| self.color(color).of(setup.lost)),
            links: self.links(setup.links),
            ..setup
        };
        image.try_into().ok()
    }

    /// Where a set of links goes.
    fn links(self, links: Links) -> Links {
        let images = links.into_iter().map(|link| Links::of(self.link(link)));
        images.fold(Links::NONE, Links::with)
    }

    /// For the number of each move: that of the move whose image it is.
    pub fn move_sources(self, variant: Variant) -> Vec<usize> {
        let mut sources = vec![0; variant.move_count()];
        for number in 0..sources.len() {
            let image = variant.indexed_move(number).map(|mv| self.mv(mv));
            if let Some(image) = image.and_then(|image| variant.move_index(image)) {
                sources[image] = number;
            }
        }
        sources
    }

    /// For each value of the planes of a variant: the place of the value whose image it is.
    pub fn plane_sources(self, variant: Variant) -> Vec<usize> {
        let planes = variant.planes();
        // A corner of the first plane is always 0, as are the values that no link can set.
        let mut sources = vec![0; planes.len() * CELLS];
        for (at, &plane) in planes.iter().enumerate() {
            for column in 0..SIZE {
                for row in 0..SIZE {
                    let Some((plane, (to_column, to_row))) = self.value(plane, (column, row))
                    else {
                        continue;
                    };
                    let of = |at: usize, column: u8, row: u8| {
                        at * CELLS + usize::from(column * SIZE + row)
                    };
                    let to = planes.iter().position(|&each| each == plane).unwrap_or(at);
                    sources[of(to, to_column, to_row)] = of(at, column, row);
                }
            }
        }
        sources
    }

    /// Where a value of a plane goes; `None` if it is always 0.
    fn value(self, plane: Plane, (column, row): (u8, u8)) -> Option<(Plane, (u8, u8))> {
        let to = self.place((column, row));
        match plane {
            Plane::LinksNorth | Plane::LinksEast => {
                let lower = Hills::from(Hill::at(column, row));
                let higher = match plane {
                    Plane::LinksNorth => lower.north(),
                    _ => lower.east(),
                };
                let image = self.link(Link::new(lower.first()?, higher.first()?)?);
                let [lower, higher] = image.hills();
                let plane = if lower.column() == higher.column() {
                    Plane::LinksNorth
                } else {
                    Plane::LinksEast
                };
                Some((plane, (lower.column(), lower.row())))
            }
            Plane::Red if self.swaps_colors => Some((Plane::Blue, to)),
            Plane::Blue if self.swaps_colors => Some((Plane::Red, to)),
            _ => Some((plane, to)),
        }
    }
}
