//! Presses on hills that lead to no move: the move that each seems to mean and its reason, or why it means none.
//!
//! Rule: B12

use game::{Explain, Game, Moves as _};

use crate::{
    Hill, Hills, Link, Move, MoveKind, Position, Reason, ReasonValue, ReasonValues, Violation,
    high_kings,
};

/// Why a press on a hill leads to nothing. Rule: B12
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Press {
    /// It seems to mean a move, which is not legal.
    Move(Move, Reason),
    /// It means no move.
    None(NoMove),
}

/// Why a press means no move, and what that rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoMove {
    /// The hill that was pressed.
    pub hill: Hill,
    /// The reason.
    pub why: Missing,
    /// The hills that it rests on; may be empty.
    pub hills: Hills,
    /// The values of its sentence.
    pub values: ReasonValues,
}

game::define_reasons! {
    /// A reason why a press means no move, with its code and its clause. Its sentence in `locales/` is named `refused-` and the
    /// code.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Missing {
        /// There is an own ringfort on the hill.
        Own = "own", "B11";
        /// A king of the enemy stands there, and no own one is chosen.
        EnemyKing = "enemy", "HK7";
        /// No king is chosen, and none can go there.
        KingFirst = "king-first", "HK1";
        /// The king may not move while another is stranded.
        Stranded = "stranded", "HKL2";
        /// The king can go nowhere, because of own kings beside hills within its reach.
        BesideKings = "beside-kings", "HK2";
        /// The king can go nowhere, because of own ringforts beside hills within its reach.
        BesideRingforts = "beside-ringforts", "HK3";
        /// The king can go nowhere, because each hill within its reach is taken.
        AllTaken = "all-taken", "HK4";
        /// The king cannot build, and others can, so it may not go to a ringfort either.
        WhileMobile = "while-mobile", "HK6";
        /// The chosen king can still build, so it may not go to a ringfort.
        Mobile = "mobile", "HK6";
        /// No enemy ringfort is taken yet.
        TakeFirst = "take-first", "SD4";
    }
}

impl Missing {
    /// This reason of a press on a hill.
    pub(crate) fn at(
        self,
        hill: Hill,
        hills: impl Into<Hills>,
        values: impl Into<ReasonValues>,
    ) -> NoMove {
        NoMove {
            hill,
            why: self,
            hills: hills.into(),
            values: values.into(),
        }
    }
}

impl Position {
    /// Explains why a press leads to nothing: the last of these hills, after those before it. `None` if it leads on, or nobody is to
    /// move. A hill before it with which no move begins is left out, but for a king of the mover. Rule: B12
    pub fn explain_press(&self, hills: &[Hill]) -> Option<Press> {
        let (&hill, before) = hills.split_last()?;
        let moves: Vec<_> = self.moves().iter().collect();
        if let Move::Swap { .. } = moves.first()? {
            return self.press_of_two(&moves, before, hill);
        }
        let own = self.kings(self.mover());
        let moves_kings = moves.iter().any(|mv| mv.origin().is_some());
        let begins = |&first: &Hill| {
            let mut ends = moves.iter().flat_map(|mv| [mv.origin(), mv.target()]);
            (moves_kings && own.has(first)) || ends.any(|end| end == Some(first))
        };
        let first = before.first().copied().filter(begins);
        if moves_kings {
            let movable = moves.iter().filter_map(|mv| mv.origin()).collect();
            if own.has(hill) {
                let is_stuck = !Hills::has(movable, hill);
                return is_stuck.then(|| Press::None(self.stuck_king(hill)));
            }
            if let Some(why) = self.without_king(&moves, movable, first, hill) {
                return why.map(Press::None);
            }
        }
        match first.filter(|&first| moves_kings && own.has(first)) {
            Some(king) => self.press_of_king(king, hill),
            None => self.press_alone(&moves, hill),
        }
    }

    /// A king of the mover that cannot move while others can. Rule: HK2, HK3, HK6, HKL2
    fn stuck_king(&self, hill: Hill) -> NoMove {
        match self.stranded(self.mover()) {
            Some(king) => {
                Missing::Stranded.at(hill, king, [("hill", ReasonValue::Hills(king.into()))])
            }
            None => high_kings::explain_stuck(self, hill),
        }
    }

    /// A press where kings move that is none on an own king, and none of these can be meant. The inner value is `None` if it begins a
    /// move. Rule: HK1, HK7
    fn without_king(
        &self,
        moves: &[Move],
        movable: Hills,
        first: Option<Hill>,
        hill: Hill,
    ) -> Option<Option<NoMove>> {
        let enemy = self.mover().enemy();
        let own = self.kings(self.mover());
        // A king that cannot move was only tried.
        let chosen = first.filter(|&first| !own.has(first) || movable.has(first));
        if chosen.is_none() && self.kings(enemy).has(hill) {
            let side = [("side", ReasonValue::Word(enemy.name()))];
            return Some(Some(Missing::EnemyKing.at(hill, Hills::NONE, side)));
        }
        if first.is_some() {
            return None;
        }
        let is_legal = moves.iter().any(|mv| mv.target() == Some(hill));
        Some((!is_legal).then(|| Missing::KingFirst.at(hill, Hills::NONE, [])))
    }

    /// A press on a hill after one on a king of the mover. Rule: HK2-HK6
    fn press_of_king(&self, from: Hill, to: Hill) -> Option<Press> {
        let mv = if self.ringforts(self.mover().enemy()).has(to) {
            Move::Take { from, to }
        } else {
            Move::Step { from, to }
        };
        let reason = self.explain(mv)?;
        if reason.why == Violation::KingsAreMobile && reason.hills == from.into() {
            return Some(Press::None(Missing::Mobile.at(to, from, [])));
        }
        Some(Press::Move(mv, reason))
    }

    /// A press that is to build or to capture. Rule: B11
    fn press_alone(&self, moves: &[Move], hill: Hill) -> Option<Press> {
        if self.ringforts(self.mover()).has(hill) {
            let own = [("hill", ReasonValue::Hills(hill.into()))];
            return Some(Press::None(Missing::Own.at(hill, Hills::NONE, own)));
        }
        let has_kings = !(self.kings[0] | self.kings[1]).is_empty();
        let captures = moves.iter().any(|mv| mv.kind() == MoveKind::Capture);
        let mv = if self.vacant().has(hill) || (has_kings && !captures) {
            Move::Build(hill)
        } else {
            Move::Capture(hill)
        };
        let mut reason = self.explain(mv)?;
        if reason.why == Violation::QualifiedRows {
            // The ringforts in the row decide against it.
            let mut rows = self.mover().named_rows();
            let row = rows.find(|(_, hills)| hills.has(hill));
            reason.hills = row.map_or(Hills::NONE, |(_, hills)| hills - self.vacant());
        }
        Some(Press::Move(mv, reason))
    }

    /// A press in a turn of two steps: a ringfort is taken, then a link is set between two own ones. Rule: SD4
    fn press_of_two(&self, moves: &[Move], before: &[Hill], hill: Hill) -> Option<Press> {
        let can_take = |at: Hill| moves.iter().any(|mv| mv.target() == Some(at));
        let enemy = self.ringforts(self.mover().enemy());
        let taken = before.first().copied().filter(|&taken| can_take(taken));
        let end = taken.and(before.get(1)).copied().filter(|&end| end != hill);
        let is_enemy = enemy.has(hill) && taken != Some(hill);
        if is_enemy && end.is_none_or(|end| !end.neighbors().has(hill)) {
            let mv = Move::Capture(hill);
            let reason = self.explain(mv).filter(|_| !can_take(hill))?;
            return Some(Press::Move(mv, reason));
        }
        let Some(at) = taken else {
            return Some(Press::None(Missing::TakeFirst.at(hill, Hills::NONE, [])));
        };
        let near = hill.neighbors();
        let own = near & (self.ringforts(self.mover()) | at.into());
        let end = end.or_else(|| own.first()).or_else(|| near.first())?;
        let link = Link::new(end.min(hill), end.max(hill))?;
        let ends_there =
            |mv: &Move| matches!(mv, Move::Swap { link, .. } if link.hills().contains(&hill));
        let mut of_taken = moves.iter().filter(|mv| mv.target() == Some(at));
        if before.len() == 1 && of_taken.any(ends_there) {
            return None;
        }
        let mv = Move::Swap { at, link };
        Some(Press::Move(mv, self.explain(mv)?))
    }
}
