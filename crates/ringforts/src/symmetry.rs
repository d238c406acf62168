//! The symmetries of the board, and which of them keep the rules of a variant.

use game::Seat;

use crate::{Color, Hill, Hills, Link, Links, Move, Position, Setup, Variant};

/// One of the eight ways to lay the board upon itself, perhaps with the colors exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Quarter turns clockwise, 0 to 3, after the mirror: the south goes to the west.
    quarter_turns: u8,
    /// Whether west and east are exchanged first.
    is_mirrored: bool,
    /// Whether Red becomes Blue.
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

    /// Where a hill goes.
    pub fn hill(self, hill: Hill) -> Hill {
        let (mut column, mut row) = (hill.column(), hill.row());
        if self.is_mirrored {
            column = 6 - column;
        }
        for _ in 0..self.quarter_turns {
            (column, row) = (row, 6 - column);
        }
        Hill::at(column, row).expect("turning and mirroring map corners to corners")
    }

    /// Where a set of hills goes.
    pub fn hills(self, hills: Hills) -> Hills {
        hills.into_iter().map(|hill| self.hill(hill)).collect()
    }

    /// Where a move goes.
    pub fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Build(hill) => Move::Build(self.hill(hill)),
            Move::Capture(hill) => Move::Capture(self.hill(hill)),
            Move::Step { from, to } => Move::Step {
                from: self.hill(from),
                to: self.hill(to),
            },
            Move::Take { from, to } => Move::Take {
                from: self.hill(from),
                to: self.hill(to),
            },
            Move::Sacrifice { from, to } => Move::Sacrifice {
                from: self.hill(from),
                to: self.hill(to),
            },
            Move::Pass => Move::Pass,
            Move::Swap { at, link } => Move::Swap {
                at: self.hill(at),
                link: self.link(link),
            },
        }
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
    pub fn seat(self, variant: Variant, seat: Seat) -> Seat {
        let area = self.hills(variant.area(seat));
        let color = self.color(Color::of_seat(seat));
        let fits = |&other: &Seat| Color::of_seat(other) == color && variant.area(other) == area;
        variant.seats().find(fits).unwrap_or(seat)
    }

    fn link(self, link: Link) -> Link {
        let [one, other] = link.hills().map(|hill| self.hill(hill));
        Link::new(one.min(other), one.max(other)).expect("different hills stay different")
    }

    fn links(self, links: Links) -> Links {
        links.into_iter().fold(Links::NONE, |all, link| {
            all.with(Links::of(self.link(link)))
        })
    }
}

impl Variant {
    /// The symmetries that keep the rules: a game and its image have the same moves, laid upon each other.
    ///
    /// All sixteen in singles, but in Poisoned Chalice, where Red's rows run the other way than Blue's, those
    /// that exchange rows with columns exchange the colors too. In doubles only turns keep the seats' order,
    /// and a quarter turn exchanges the colors. Rule: B1, SHD1, PC3
    pub fn symmetries(self) -> impl Iterator<Item = Symmetry> {
        Symmetry::all().filter(move |symmetry| {
            let turns_lines = symmetry.quarter_turns % 2 == 1;
            let exchanges_alike = turns_lines == symmetry.swaps_colors;
            if self.is_doubles() {
                !symmetry.is_mirrored && exchanges_alike
            } else {
                exchanges_alike || !self.book().quarter_turn_exchanges_colors
            }
        })
    }
}

impl Position {
    /// Its image under a symmetry, which should be one of [`Variant::symmetries`].
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let setup = Setup::from(*self);
        let by_color = |values: [Hills; 2]| {
            Color::BOTH.map(|color| symmetry.hills(values[symmetry.color(color).index()]))
        };
        Self::set_up(&Setup {
            ringforts: by_color(setup.ringforts),
            kings: by_color(setup.kings),
            seat: setup.seat.map(|seat| symmetry.seat(setup.variant, seat)),
            lost: Color::BOTH.map(|color| setup.lost[symmetry.color(color).index()]),
            links: symmetry.links(setup.links),
            ..setup
        })
    }
}
