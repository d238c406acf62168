//! A position with the history that repetition needs.

use std::fmt;

use game::{Effects, Explain, Game, Observer, Seat, Side, Turn};

use crate::{Effect, Move, Moves, Position, Reason, Variant, high_kings};

/// A game in play: a position, and the keys of the positions since the last irreversible move.
///
/// Only a backtrack of High Kings can lead to an earlier position, so only High Kings keeps keys. Any other move, and
/// any capture of a king, is irreversible: no earlier position can come again. A ringfort that is taken or sacrificed
/// is joined to at least two of its new color, and none of those is ever single, or changes, again. Rule: HK15
#[derive(Debug)]
pub struct Line {
    position: Position,
    /// The key of each position since the last irreversible move, the current one included; empty while that is the
    /// only one, and always in books without backtracks.
    reversible_keys: Vec<u64>,
}

impl Line {
    /// Begins a line here: this is the first occurrence of the position. Rule: HK15
    pub const fn new(position: Position) -> Self {
        Self {
            position,
            reversible_keys: Vec::new(),
        }
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns whether an earlier position could come again, so that the result depends on the history too. Rule: HK15
    pub const fn has_reversible_history(&self) -> bool {
        !self.reversible_keys.is_empty()
    }

    /// Returns whether the position has come before: its third time is the end. Rule: HK15
    pub fn is_repeated(&self) -> bool {
        match self.reversible_keys.split_last() {
            Some((key, before)) => before.contains(key),
            None => false,
        }
    }

    /// See [`Position::assume_variant`].
    #[inline(always)]
    pub(crate) fn assume_variant(&mut self, variant: Variant) {
        self.position.assume_variant(variant);
    }

    /// Overwrites `self` with the result of a move from `before`, whose variant is known.
    ///
    /// The position is built before it is stored: loading it back right after narrow stores would stall on store
    /// forwarding.
    #[inline(always)]
    pub(crate) fn play_from_known(&mut self, before: &Self, mv: Move, variant: Variant) {
        if variant.book().can_repeat {
            self.clone_from(before);
            self.assume_variant(variant);
            return self.play(mv);
        }
        debug_assert!(self.reversible_keys.is_empty() && before.reversible_keys.is_empty());
        let mut position = before.position;
        position.assume_variant(variant);
        position.play(mv);
        self.position = position;
    }

    /// Plays a move, remembers positions that can come again, and reports the effects.
    #[inline(always)]
    pub(crate) fn play_and_report(&mut self, mv: Move, observer: &mut impl Observer<Effect>) {
        if self.position.variant().book().can_repeat {
            self.play_and_remember(mv, observer);
        } else {
            self.position.play_observed(mv, observer);
        }
    }

    /// Plays a move of High Kings, where positions can come again. Rule: HK15
    ///
    /// Never inlined, and without a copy of the position before: perft is 2 to 8 % slower otherwise.
    #[inline(never)]
    fn play_and_remember(&mut self, mv: Move, observer: &mut impl Observer<Effect>) {
        let Position { lost, .. } = self.position;
        let (vacant, key_before) = (self.position.vacant(), self.position.key());
        // Not by its variant: this is the only book in which positions can come again.
        high_kings::play(&mut self.position, mv, observer);
        let is_backtrack = matches!(mv, Move::Step { to, .. } if !vacant.has(to));
        if !is_backtrack || self.position.lost != lost {
            return self.reversible_keys.clear();
        }
        if self.reversible_keys.is_empty() {
            self.reversible_keys.push(key_before);
        }
        let key = self.position.key();
        self.reversible_keys.push(key);
        let occurrences = self
            .reversible_keys
            .iter()
            .filter(|&&past| past == key)
            .count();
        if occurrences >= 3 && self.position.seat().is_some() {
            high_kings::end_by_repetition(&mut self.position, observer);
        }
    }
}

impl From<Position> for Line {
    fn from(position: Position) -> Self {
        Self::new(position)
    }
}

impl AsRef<Self> for Line {
    fn as_ref(&self) -> &Self {
        self
    }
}

/// Lines are equal if their positions are; their histories are not compared.
impl PartialEq for Line {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
    }
}

impl Clone for Line {
    fn clone(&self) -> Self {
        Self {
            position: self.position,
            reversible_keys: self.reversible_keys.clone(),
        }
    }

    /// Keeps the memory of the history, so that perft need not allocate.
    #[inline(always)]
    fn clone_from(&mut self, source: &Self) {
        self.position = source.position;
        if !(self.reversible_keys.is_empty() && source.reversible_keys.is_empty()) {
            self.reversible_keys.clone_from(&source.reversible_keys);
        }
    }
}

impl Game for Line {
    type Move = Move;
    type Moves = Moves;

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    #[inline(always)]
    fn moves(&self) -> Moves {
        self.position.moves()
    }

    #[inline(always)]
    fn play(&mut self, mv: Move) {
        self.play_and_report(mv, &mut ());
    }

    fn side(&self, seat: Seat) -> Side {
        self.position.side(seat)
    }
}

impl Explain for Line {
    type Reason = Reason;

    fn explain(&self, mv: Move) -> Option<Reason> {
        self.position.explain(mv)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hill, Variant};

    /// All six kings immobile, friends to backtrack to: every move of this line is a backtrack or a pass.
    fn stuck() -> Line {
        let text =
            "high-kings-1 BbbbB/bbbbBbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrRrrr/RrrrR red battle 0:0 - -";
        Line::new(text.parse().expect("a position"))
    }

    fn backtracked() -> Line {
        let mut line = stuck();
        let first = game::Moves::get(&line.moves(), 0);
        line.play(first);
        assert_eq!(line.reversible_keys.len(), 2, "a backtrack is remembered");
        line
    }

    #[test]
    fn lines_are_equal_if_their_positions_are() {
        assert_eq!(stuck(), stuck());
        assert_ne!(stuck(), backtracked());
    }

    #[test]
    fn hk15_clone_from_replaces_the_history() {
        let (fresh, played) = (stuck(), backtracked());
        for (mut target, source) in [
            (fresh.clone(), &played),
            (played.clone(), &fresh),
            (fresh.clone(), &fresh),
            (played.clone(), &played),
        ] {
            target.clone_from(source);
            assert_eq!(
                (target.position, &target.reversible_keys),
                (source.position, &source.reversible_keys)
            );
        }
    }

    #[test]
    fn hk15_other_books_and_irreversible_moves_keep_no_history() {
        let mut line = Line::new(Position::start(Variant::SacredHill1));
        line.play(Move::Build(Hill::FIRST));
        assert!(line.reversible_keys.is_empty());
        let mut kings = backtracked();
        while kings.seat_moves_on() {}
        assert!(kings.reversible_keys.is_empty(), "a pass is irreversible");
    }

    impl Line {
        /// Plays the last legal move, a pass where there is one; false when it was a pass.
        fn seat_moves_on(&mut self) -> bool {
            let moves = self.moves();
            let last = game::Moves::get(&moves, game::Moves::len(&moves) - 1);
            self.play(last);
            last != Move::Pass
        }
    }
}
