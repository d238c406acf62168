//! Checks that the fields of a position text fit together.

use crate::fields::{Field, Piece};
use crate::hill::Hill;
use crate::poisoned_chalice;
use crate::state::State;
use crate::variant::{Family, Phase, Side};

/// The reason why a text is not a position, and the place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// `line` for a wrong number of fields, else `variant` `board` `turn` `phase` `lost` `last` `links`.
    pub field: &'static str,
    /// The column of the first character at fault, from 1, in the line.
    pub column: usize,
    /// The reason, a clause in English.
    pub why: String,
}

type CheckResult = Result<(), Refusal>;

/// A text under check: its state, its letters in the order of the text, its fields.
struct TextCheck<'a> {
    s: &'a State,
    pieces: &'a [Piece],
    board: Field<'a>,
    turn: Field<'a>,
    lost: Field<'a>,
    last: Field<'a>,
    links: Field<'a>,
}

/// Checks that the fields of a text fit together.
///
/// # Errors
///
/// The field and the column of the first fault found.
pub(crate) fn check(s: &State, pieces: &[Piece], fields: &[Field<'_>; 7]) -> CheckResult {
    let [_, board, turn, _, lost, last, links] = *fields;
    let r = TextCheck {
        s,
        pieces,
        board,
        turn,
        lost,
        last,
        links,
    };
    match s.variant.family {
        Family::HighKings => r.high_kings(),
        Family::PoisonedChalice if s.phase == Phase::Manoeuvres => r.poisoned_chalice(),
        Family::StoneOfDestiny => r.stone_of_destiny(),
        _ => Ok(()),
    }
}

/// The side whose king a letter shows; `None` for a ringfort alone.
fn king_side(letter: char) -> Option<Side> {
    match letter {
        'R' | 'm' => Some(Side::Red),
        'B' | 'n' => Some(Side::Blue),
        _ => None,
    }
}

impl TextCheck<'_> {
    /// Refuses the board at the first letter that `is_fault`, which is also given the letters before it.
    fn refuse_piece(&self, why: &str, is_fault: impl Fn(&Piece, &[Piece]) -> bool) -> CheckResult {
        match self
            .pieces
            .iter()
            .enumerate()
            .find(|(i, piece)| is_fault(piece, &self.pieces[..*i]))
        {
            Some((_, piece)) => self.board.refuse(piece.offset, why),
            None => Ok(()),
        }
    }

    /// The colour of a letter's ringfort.
    fn fort_side(&self, piece: &Piece) -> Side {
        if self.s.has(Side::Red, piece.hill) {
            Side::Red
        } else {
            Side::Blue
        }
    }

    /// Refuses the board at the first letter of a kind that exceeds `max` of them.
    fn at_most(&self, why: &str, max: usize, of_kind: impl Fn(&Piece) -> bool) -> CheckResult {
        self.refuse_piece(why, |piece, before| {
            of_kind(piece) && before.iter().filter(|p| of_kind(p)).count() >= max
        })
    }

    /// Checks that the side to move has as many ringforts as the other side or one fewer: the sides build in turn, and
    /// either may have started.
    fn counts_fit_turn(&self) -> CheckResult {
        let (own, theirs) = (
            self.s.forts(self.s.me()).len(),
            self.s.forts(self.s.enemy()).len(),
        );
        if own == theirs || own + 1 == theirs {
            Ok(())
        } else {
            self.turn.refuse(0, "the counts do not fit this turn")
        }
    }

    /// Checks the kings, the counts and the final turn of High Kings.
    fn high_kings(&self) -> CheckResult {
        let s = self.s;
        self.refuse_piece("two kings of one colour side by side", |p, before| {
            king_side(p.letter).is_some()
                && before.iter().any(|b| {
                    king_side(b.letter) == king_side(p.letter) && b.hill.is_next_to(p.hill)
                })
        })?;
        if s.phase == Phase::Setup {
            self.refuse_piece("a ringfort without a king in Setup", |p, _| {
                !"RB".contains(p.letter)
            })?;
            for side in Side::BOTH {
                self.at_most("more than three a side in Setup", 3, |p| {
                    self.fort_side(p) == side
                })?;
            }
            self.counts_fit_turn()?;
            if let Some(i) = s.lost.iter().position(|&n| n > 0) {
                return self.lost.refuse(2 * i, "no king is lost in Setup");
            }
            return Ok(());
        }
        if s.phase == Phase::Manoeuvres {
            self.refuse_piece(
                "two ringforts of one colour side by side before Battle",
                |p, before| {
                    before.iter().any(|b| {
                        self.fort_side(b) == self.fort_side(p) && b.hill.is_next_to(p.hill)
                    })
                },
            )?;
        }
        if s.phase != Phase::Over
            && let Some(i) = s.lost.iter().position(|&n| n >= 2)
        {
            return self
                .lost
                .refuse(2 * i, "two kings lost, but the game is not over");
        }
        self.kings_left()?;
        self.stranded_kings()?;
        self.final_turn()
    }

    /// Checks that a side has three kings less those lost, or none after a pass. Rule: HK9
    fn kings_left(&self) -> CheckResult {
        let s = self.s;
        for side in Side::BOTH {
            let left = 3 - usize::from(s.lost[side as usize]);
            self.at_most("more kings than are left", left, |p| {
                king_side(p.letter) == Some(side)
            })?;
            let withdrawn = s.kings(side).is_empty()
                && (s.phase == Phase::Over
                    || (s.phase == Phase::Battle && s.me() != side && s.last == Some(1)));
            if s.kings(side).len() != left && !withdrawn {
                return self
                    .lost
                    .refuse(2 * side as usize, "fewer kings than are left");
            }
        }
        Ok(())
    }

    /// Checks that a side has at most one stranded king, and has lost one king. A stranded king is on the board in
    /// `over` only after a double capture: that side may itself have lost two then. Rule: HKL1, HKL4
    fn stranded_kings(&self) -> CheckResult {
        let s = self.s;
        for (side, letter) in [(Side::Red, 'm'), (Side::Blue, 'n')] {
            self.at_most("more than one stranded king of a side", 1, |p| {
                p.letter == letter
            })?;
            let lost = s.lost[side as usize];
            let fits = match s.phase {
                Phase::Battle => lost == 1,
                Phase::Over => lost >= 1 && s.lost.iter().any(|&n| n >= 2),
                _ => false,
            };
            self.refuse_piece("a stranded king cannot be here", |p, _| {
                p.letter == letter && !fits
            })?;
        }
        Ok(())
    }

    /// Checks in Battle that a full board is a final turn, and that in a final turn the board is full or the other side
    /// has no king left on it. Rule: HK9, HK11
    fn final_turn(&self) -> CheckResult {
        let s = self.s;
        if s.phase != Phase::Battle {
            return Ok(());
        }
        if s.is_full() && s.last != Some(1) {
            return self.last.refuse(0, "a full board means one turn more");
        }
        if !s.is_full() && s.last == Some(1) && !s.kings(s.enemy()).is_empty() {
            return self.last.refuse(
                0,
                "no final turn: hills are vacant and the other side has kings",
            );
        }
        Ok(())
    }

    /// Checks the edges and the counts of Poisoned Chalice in Manoeuvres. Rule: PC1, PC2
    fn poisoned_chalice(&self) -> CheckResult {
        let edges = poisoned_chalice::edges();
        let edge = |hill: Hill| edges.iter().position(|edge| edge.contains(&hill));
        self.refuse_piece("off the edges in Manoeuvres", |p, _| edge(p.hill).is_none())?;
        self.refuse_piece("two of one colour on an edge", |p, before| {
            before
                .iter()
                .any(|b| b.letter == p.letter && edge(b.hill) == edge(p.hill))
        })?;
        self.refuse_piece("one opposite another", |p, before| {
            before
                .iter()
                .any(|b| poisoned_chalice::opposite(p.hill) == Some(b.hill))
        })?;
        self.counts_fit_turn()
    }

    /// Checks the kings, the counts and the links of Stone of Destiny. Rule: SD1, SD3, SD4
    fn stone_of_destiny(&self) -> CheckResult {
        let s = self.s;
        for side in Side::BOTH {
            self.at_most("more than 23 ringforts of a colour", 23, |p| {
                self.fort_side(p) == side
            })?;
            self.at_most("more than one king of a colour", 1, |p| {
                king_side(p.letter) == Some(side)
            })?;
            self.refuse_piece("ringforts without a king", |p, _| {
                self.fort_side(p) == side && s.kings(side).is_empty()
            })?;
        }
        if s.phase == Phase::Manoeuvres {
            self.counts_fit_turn()?;
        }
        if s.phase == Phase::Battle {
            if !s.is_full() {
                let offset = self
                    .board
                    .text
                    .chars()
                    .position(|c| c.is_ascii_digit())
                    .unwrap_or(0);
                return self.board.refuse(offset, "a vacant hill in Battle");
            }
            if s.forts(s.me()).len() != 22 {
                return self
                    .turn
                    .refuse(0, "the side to move has 22 ringforts in Battle");
            }
        }
        let mut offset = 0;
        for &(a, b) in &s.links {
            if !Side::BOTH
                .iter()
                .any(|&side| s.has(side, a) && s.has(side, b))
            {
                return self
                    .links
                    .refuse(offset, "not between two ringforts of one colour");
            }
            offset += 5;
        }
        Ok(())
    }
}
