//! Queries for the terminal and the drawings, derived from the position on demand and not part of the wire format.

use game::{Game, Moves, Seat};
use ringforts::{Color, FinalCycle, Hills, Links, Phase, Position, Variant, kingdoms, points};

use super::RingfortsView;

impl RingfortsView {
    /// The position that is shown.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The rules by which it is played.
    pub const fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The seat to move; `None` if the game is over.
    pub fn seat(&self) -> Option<Seat> {
        self.position.seat()
    }

    /// The color of the seat to move; `None` if the game is over.
    pub fn mover(&self) -> Option<Color> {
        self.seat().map(Color::of_seat)
    }

    /// The name of the seat to move; `None` if the game is over.
    pub fn seat_name(&self) -> Option<&'static str> {
        self.seat().map(|seat| self.variant().seat_name(seat))
    }

    /// The points of each color as the board stands. Rule: M5
    pub fn points(&self) -> [u8; 2] {
        points(&self.position)
    }

    /// The number of kingdoms of each color, whether or not they count in this variant. Rule: B6
    pub fn kingdom_counts(&self) -> [u8; 2] {
        Color::BOTH.map(|color| kingdoms(self.position.ringforts(color)))
    }

    /// The vacant hills.
    pub fn vacant(&self) -> Hills {
        self.position.vacant()
    }

    /// The bridges of both colors. Rule: B5
    pub fn all_bridges(&self) -> Links {
        let [red, blue] = &self.bridges;
        red.0.with(blue.0)
    }

    /// The hills on which a legal move can end.
    pub fn targets(&self) -> Hills {
        let moves = self.position.moves();
        moves.iter().filter_map(|mv| mv.target()).collect()
    }

    /// The hills of each order of priority, 0 to 4, that the seat to move sees in its area; `None` where orders decide nothing.
    /// Rule: SHL1, SHD5
    pub fn own_priorities(&self) -> Option<[Hills; 5]> {
        let is_shown = self.priorities.is_some();
        is_shown.then(|| self.position.orders_of_priority())
    }

    /// The qualified rows of the seat to move, one set of hills each. Rule: PC3
    pub fn qualified_rows(&self) -> impl Iterator<Item = Hills> {
        let names = self.qualified.iter().flat_map(|names| names.bytes());
        names.map(|name| match name {
            b'A'..=b'G' => Hills::column(name - b'A'),
            _ => Hills::row(name - b'1'),
        })
    }

    /// The area of the seat to move; `None` if it may act everywhere. Rule: SHD1
    pub fn area(&self) -> Option<Hills> {
        let seat = self.seat()?;
        self.areas.map(|areas| areas[seat.index()].0)
    }

    /// Returns true if Battle has begun by announcement, and not by the opening alone. Rule: SH4, HK4
    pub fn is_battle_announced(&self) -> bool {
        self.variant().book().announces_battle && self.position.phase() == Phase::Battle
    }

    /// Returns true if the final cycle begins by OUT. In High Kings one last turn follows a pass or a full board instead.
    /// Rule: M6, HK9, HK11
    pub fn ends_by_out(&self) -> bool {
        self.variant().book().final_cycle != FinalCycle::FinalTurn
    }
}
