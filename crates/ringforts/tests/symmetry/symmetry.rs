//! The symmetries of the board, and which of them keep the rules of a variant.

use game::{Seat, Text};
use ringforts::{Board, Color, Hill, Hills, Link, Move, Position, Variant};

/// One of the eight ways to lay the board upon itself, perhaps with the colors exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Symmetry {
    /// Quarter turns clockwise, 0 to 3, after the mirror: the south goes to the west.
    quarter_turns: u8,
    /// True if west and east are exchanged first.
    is_mirrored: bool,
    /// True if Red becomes Blue.
    swaps_colors: bool,
}

impl Symmetry {
    /// All sixteen, the identity first.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
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
    pub(crate) fn of(variant: Variant) -> impl Iterator<Item = Self> {
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

    /// Where a hill goes.
    pub(crate) fn hill(self, hill: Hill) -> Hill {
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
    fn hills(self, hills: Hills) -> Vec<Hill> {
        hills.into_iter().map(|hill| self.hill(hill)).collect()
    }

    /// Where a move goes.
    pub(crate) fn mv(self, mv: Move) -> Move {
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
    pub(crate) const fn color(self, color: Color) -> Color {
        if self.swaps_colors {
            color.enemy()
        } else {
            color
        }
    }

    /// The seat that a seat becomes: by color, and in doubles by where its area goes; the same seat where the
    /// symmetry leads to no seat of the variant.
    fn seat(self, variant: Variant, seat: Seat) -> Seat {
        let area: Hills = self.hills(variant.area(seat)).into_iter().collect();
        let color = self.color(Color::of_seat(seat));
        let fits = |&other: &Seat| Color::of_seat(other) == color && variant.area(other) == area;
        variant.seats().find(fits).unwrap_or(seat)
    }

    /// The image of a position; `None` if that is no position, as a symmetry may lead to that does not keep the rules.
    pub(crate) fn image(self, position: &Position) -> Option<Position> {
        let of = |color| self.color(color);
        let forts = Color::BOTH.map(|color| self.hills(position.ringforts(of(color))));
        let kings = Color::BOTH.map(|color| self.hills(position.kings(of(color))));
        let [forts, kings] = [&forts, &kings].map(|[red, blue]| [red.as_slice(), blue.as_slice()]);
        let board = Board::new(forts, kings).expect("pieces of a board");
        let variant = position.variant();
        let seat = position
            .seat()
            .map(|seat| variant.seat_name(self.seat(variant, seat)));
        let text = position.to_string();
        let fields: Vec<&str> = text.split(' ').collect();
        let lost = match fields[4].split_once(':') {
            Some((red, blue)) if self.swaps_colors => format!("{blue}:{red}"),
            _ => fields[4].to_owned(),
        };
        let links = self.links(fields[6]);
        let (seat, phase, last) = (seat.unwrap_or("-"), fields[3], fields[5]);
        Position::read(&format!(
            "{variant} {board} {seat} {phase} {lost} {last} {links}"
        ))
        .ok()
    }

    /// Where the links of a position text go.
    fn links(self, links: &str) -> String {
        if links == "-" {
            return links.to_owned();
        }
        let hill = |name: &str| Hill::from_name(name).expect("a hill of a link");
        let link = |pair: &str| {
            let (lower, higher) = pair.split_at(2);
            self.link(Link::new(hill(lower), hill(higher)).expect("the lower hill comes first"))
        };
        let mut links: Vec<Link> = links.split(',').map(link).collect();
        links.sort();
        let links: Vec<String> = links.iter().map(Link::to_string).collect();
        links.join(",")
    }
}
