//! A legal position of a ringfort game.

use game::{Game, Observer, Scores, Seat, Side, Turn};

use crate::{
    Color, Effect, Hill, Hills, Level, Links, Move, Moves, Setup, Variant, dispatch, key, score,
};

/// The rules by which the seat to move plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// High Kings: three kings a side are placed. Rule: HK1
    Setup,
    /// The first phase of all but Four Treasures.
    Manoeuvres,
    /// The second phase, and the only one of Four Treasures.
    Battle,
    /// The game is over.
    Over,
}

/// A legal position, settled: the seat to move has a legal move, or the game is over.
///
/// 64 bytes, copied rather than undone. It carries no history: [`crate::Line`] counts repetitions. Two positions are
/// equal if their texts are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// Disjoint, by color.
    pub(crate) ringforts: [Hills; 2],
    /// Disjoint, by color of the king, each on a ringfort of either color.
    pub(crate) kings: [Hills; 2],
    /// Only between neighbors of one color; empty but in Stone of Destiny.
    pub(crate) links: Links,
    /// The words of `ringforts`, `kings` and `links`, see [`key`].
    board_key: u64,
    variant: Variant,
    /// The seat to move; the first seat if the game is over.
    seat: Seat,
    pub(crate) phase: Phase,
    /// Turns left of the final cycle, this one included; 0 before it.
    pub(crate) turns_left: u8,
    /// Kings lost, by color.
    pub(crate) lost: [u8; 2],
}

impl Position {
    /// The start of a game in which Red, or South, moves first.
    pub fn start(variant: Variant) -> Self {
        Self::start_by(variant, Seat::new(0))
    }

    /// The start of a game in which this seat moves first. Rule: M1
    ///
    /// # Panics
    ///
    /// If the variant has no such seat.
    pub fn start_by(variant: Variant, first: Seat) -> Self {
        assert!(
            first.index() < usize::from(variant.seat_count()),
            "{variant} has no such seat"
        );
        Self {
            ringforts: [Hills::NONE; 2],
            kings: [Hills::NONE; 2],
            links: Links::NONE,
            board_key: 0,
            variant,
            seat: first,
            phase: variant.book().phases[0],
            turns_left: 0,
            lost: [0; 2],
        }
    }

    /// The position of a setup whose fields fit each other, settled.
    pub(crate) fn set_up(setup: &Setup) -> Self {
        let mut position = Self {
            phase: setup.phase,
            turns_left: setup.turns_left.unwrap_or(0),
            lost: setup.lost,
            ..Self::start_by(setup.variant, setup.seat.unwrap_or(Seat::new(0)))
        };
        for color in Color::BOTH {
            for hill in setup.ringforts[color.index()] {
                position.set_ringfort(color, hill);
            }
            for hill in setup.kings[color.index()] {
                position.toggle_king(color, hill);
            }
        }
        position.add_links(setup.links);
        if position.phase == Phase::Over {
            position.link_all(&mut ());
        } else {
            dispatch::settle(&mut position);
        }
        position
    }

    /// The variant by whose rules it is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The phase by whose rules the seat to move plays.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to move; `None` when the game is over.
    pub fn seat(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.seat)
    }

    /// The ringforts of a color. Rule: B4
    #[inline(always)]
    pub const fn ringforts(&self, color: Color) -> Hills {
        color.of(self.ringforts)
    }

    /// The hills where kings of a color stand, on ringforts of either color. Rule: B4
    pub const fn kings(&self, color: Color) -> Hills {
        color.of(self.kings)
    }

    /// The hill of the king of a color that stands on an enemy ringfort; `None` if no king does. Rule: HKL2
    pub fn stranded(&self, color: Color) -> Option<Hill> {
        (self.kings(color) & self.ringforts(color.enemy())).first()
    }

    /// The links of Stone of Destiny; empty elsewhere, where every pair of neighbors of one color is linked. Rule: B5
    pub const fn links(&self) -> Links {
        self.links
    }

    /// The hills without a ringfort. Rule: B4
    #[inline(always)]
    pub fn vacant(&self) -> Hills {
        !(self.ringforts[0] | self.ringforts[1])
    }

    /// The number of kings that a color has lost. Rule: HK12
    pub const fn kings_lost(&self, color: Color) -> u8 {
        color.of(self.lost)
    }

    /// The turns left of the final cycle, this one and skipped ones included; `None` before it begins.
    /// Rule: M6, HK9, HK11
    pub fn turns_left(&self) -> Option<u8> {
        (self.turns_left > 0).then_some(self.turns_left)
    }

    /// A 64-bit key of the whole position.
    pub const fn key(&self) -> u64 {
        let small = [
            self.variant as u8,
            self.seat.index() as u8,
            self.phase as u8,
            self.turns_left,
            self.lost[0],
            self.lost[1],
            0,
            0,
        ];
        self.board_key ^ key::mixed(u64::from_le_bytes(small))
    }

    /// Stores the position's own variant again.
    ///
    /// A caller whose variant is a constant calls this before [`Game::moves`] or [`Game::play`]. The compiler then
    /// sees a constant where the rules read the field, and leaves out the branches of other variants.
    ///
    /// # Panics
    ///
    /// With debug assertions, if the position is of another variant.
    #[inline(always)]
    pub fn assume_variant(&mut self, variant: Variant) {
        debug_assert_eq!(self.variant, variant);
        self.variant = variant;
    }

    /// The seat to move; the first seat when the game is over.
    pub(crate) const fn next_to_move(&self) -> Seat {
        self.seat
    }

    /// The seat to move, 0 to 3; 0 when the game is over.
    pub(crate) const fn seat_index(&self) -> usize {
        self.seat.index()
    }

    /// The color that is to move; Red when the game is over.
    #[inline(always)]
    pub(crate) const fn mover(&self) -> Color {
        Color::of_seat(self.seat)
    }

    /// The hills on which the seat to move may act. Rule: SHD1
    #[inline(always)]
    pub(crate) const fn area(&self) -> Hills {
        self.variant.area(self.seat)
    }

    pub(crate) fn is_level_2(&self) -> bool {
        self.variant.level() == Level::Two
    }

    /// Makes the ringfort on a hill one of this color, even if the hill was vacant. Rule: B8
    #[inline(always)]
    pub(crate) fn set_ringfort(&mut self, color: Color, hill: Hill) {
        let (one, enemy) = (Hills::of(hill), color.enemy());
        let had_enemy = self.ringforts(enemy).has(hill);
        self.board_key ^=
            key::ringfort(color, hill) ^ key::only_if(had_enemy, key::ringfort(enemy, hill));
        let [red, blue] = self.ringforts;
        self.ringforts = match color {
            Color::Red => [red | one, blue - one],
            Color::Blue => [red - one, blue | one],
        };
    }

    /// Puts a king on a hill or takes it off.
    pub(crate) fn toggle_king(&mut self, color: Color, hill: Hill) {
        let one = Hills::of(hill);
        let [red, blue] = self.kings;
        self.kings = match color {
            Color::Red => [red.toggled(one), blue],
            Color::Blue => [red, blue.toggled(one)],
        };
        self.board_key ^= key::king(color, hill);
    }

    /// Moves the one king of a color to a hill; before the first move there is none yet.
    ///
    /// The set is written once: removing and adding write it twice, and the second, wider access waits for the first.
    pub(crate) fn set_only_king(&mut self, color: Color, hill: Hill) {
        for from in self.kings(color) {
            self.board_key ^= key::king(color, from);
        }
        self.board_key ^= key::king(color, hill);
        let [red, blue] = self.kings;
        self.kings = match color {
            Color::Red => [hill.into(), blue],
            Color::Blue => [red, hill.into()],
        };
    }

    /// Takes these kings off, which must be there.
    pub(crate) fn remove_kings(&mut self, color: Color, hills: Hills) {
        for hill in hills {
            self.toggle_king(color, hill);
        }
    }

    /// Adds links, which must be new.
    pub(crate) fn add_links(&mut self, links: Links) {
        self.links = self.links.with(links);
        self.board_key ^= key::links(links);
    }

    /// Gives the turn to the next seat. Rule: SHD1
    #[inline(always)]
    pub(crate) fn next_seat(&mut self) {
        // The number of seats is 2 or 4.
        let next = (self.seat.index() as u8 + 1) & (self.variant.seat_count() - 1);
        self.seat = Seat::new(next);
    }

    /// Goes over to Battle.
    #[inline(always)]
    pub(crate) fn begin_battle(&mut self, observer: &mut impl Observer<Effect>) {
        self.phase = Phase::Battle;
        observer.observe(Effect::Battle(self.seat));
    }

    /// Ends the game.
    #[inline(always)]
    pub(crate) fn finish(&mut self, observer: &mut impl Observer<Effect>) {
        self.phase = Phase::Over;
        self.turns_left = 0;
        self.seat = Seat::new(0);
        self.link_all(observer);
    }

    /// Makes every link that can be made at the end of Stone of Destiny. Rule: SD6
    fn link_all(&mut self, observer: &mut impl Observer<Effect>) {
        if self.variant.book().makes_links_singly {
            let [red, blue] = self.ringforts.map(Links::within);
            let links = red.with(blue) - self.links;
            self.add_links(links);
            observer.observe(Effect::LinksMade(links));
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Moves = Moves;

    fn turn(&self) -> Turn {
        match self.seat() {
            Some(seat) => Turn::Seat(seat),
            None => Turn::Over(Scores::new(&score::points(self))),
        }
    }

    #[inline(always)]
    fn moves(&self) -> Moves {
        if self.phase == Phase::Over {
            return Moves::NONE;
        }
        dispatch::moves(self)
    }

    #[inline(always)]
    fn play(&mut self, mv: Move) {
        dispatch::play(self, mv, &mut ());
    }

    fn side(&self, seat: Seat) -> Side {
        Color::of_seat(seat).side()
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        Self {
            variant: position.variant,
            ringforts: position.ringforts,
            kings: position.kings,
            seat: position.seat(),
            phase: position.phase,
            lost: position.lost,
            turns_left: position.turns_left(),
            links: position.links,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_64_bytes() {
        assert_eq!(size_of::<Position>(), 64);
    }
}
