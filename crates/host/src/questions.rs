//! Questions that take a processor: moves of computer players, hints, and analyses.
//!
//! A driver decides who answers them, and when.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{AnyPlayer, Player, Spec};
use catalog::{Action, Observation};
use game::Seat;
use play::{ActionView, DecisionRequest, Table};
use search::{Clock, StopFlag};
use serde::Serialize;

use crate::api::{AnalysisBody, Hint, KingsAnalysisBody, Tutor};
use crate::decision_analysis::DecisionQuestion;
use crate::position_analysis::PositionQuestion;
use crate::problem::Problem;
use crate::table_id::TableId;
use crate::tutor::TutorQuestion;

/// A decision that a computer player is to make. A clock may run while it thinks.
pub struct MoveQuestion {
    /// The table.
    pub table: TableId,
    /// The seat that decides.
    pub seat: Seat,
    /// The version of the table.
    pub version: u32,
    player: Spec,
    seed: u64,
    seen: Observation,
}

/// The decision of a computer player.
pub struct MoveAnswer {
    /// The table.
    pub table: TableId,
    /// The seat that decides.
    pub seat: Seat,
    /// The version of the table that the question was about.
    pub version: u32,
    /// The action; `None` if the player failed.
    pub action: Option<Action>,
}

/// A question that a person asks, which can wait.
pub enum AdviceQuestion {
    /// A hint: the action of a computer player.
    Hint(HintQuestion),
    /// The remarks of a tutor on moves.
    Tutor(TutorQuestion),
    /// The value of a ringfort position.
    Position(PositionQuestion),
    /// The analysis of a decision in a finished game of Seat of Kings.
    Decision(DecisionQuestion),
}

/// The answer to an [`AdviceQuestion`], as the body that its client gets.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum AdviceAnswer {
    /// A hint: the action of a computer player.
    Hint(Hint),
    /// The remarks of a tutor on moves.
    Tutor(Tutor),
    /// The value of a ringfort position.
    Position(AnalysisBody),
    /// The analysis of a decision.
    Decision(KingsAnalysisBody),
}

/// A seat that asks what a computer player would do.
pub struct HintQuestion {
    version: u32,
    seen: Observation,
}

/// The expected processor time of a decision, so that a driver can keep long ones from holding up short ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cost {
    /// Milliseconds: the players up to level 6, who search 20,000 nodes or 40 iterations at most.
    Short,
    /// Up to some seconds: levels 7 and 8.
    Long,
}

/// The highest level whose decisions are short.
const MAX_SHORT_LEVEL: u8 = 6;

/// The level of the player who gives hints.
const HINT_LEVEL: u8 = 5;

impl MoveQuestion {
    /// The question that a table waits for. Returns `None` if it waits for no computer player, or for one that is not on offer.
    pub fn of(id: TableId, table: &Table) -> Option<Self> {
        Self::new(id, table.wanted()?)
    }

    /// The question of a table to a computer player. Returns `None` if that player is not on offer.
    fn new(table: TableId, wanted: DecisionRequest<'_>) -> Option<Self> {
        Some(Self {
            table,
            seat: wanted.seat,
            version: wanted.version,
            player: on_offer(wanted.player)?,
            // One seed for each decision, derived from that of the game.
            seed: wanted.seed ^ u64::from(wanted.version).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            seen: wanted.seen,
        })
    }

    /// The expected duration of the answer.
    pub const fn cost(&self) -> Cost {
        match self.player {
            Spec::Random | Spec::Greedy | Spec::Level(..=MAX_SHORT_LEVEL) => Cost::Short,
            _ => Cost::Long,
        }
    }

    /// Returns true if this is the answer to the question: that of the same seat at the same version.
    pub fn is_answered_by(&self, answer: &MoveAnswer) -> bool {
        (self.table, self.seat, self.version) == (answer.table, answer.seat, answer.version)
    }
}

impl HintQuestion {
    /// The question of a seat that sees this, at a version of its table.
    pub(crate) const fn new(version: u32, seen: Observation) -> Self {
        Self { version, seen }
    }
}

/// The computer player of this name. Returns `None` for those that nobody may ask a host for: players limited by time,
/// other programs, searches without end.
pub(crate) fn on_offer(name: &str) -> Option<Spec> {
    match name.parse().ok()? {
        spec @ (Spec::Random | Spec::Greedy | Spec::Level(_)) => Some(spec),
        Spec::Uct(_) | Spec::SearchMillis(_) | Spec::SearchNodes(_) | Spec::Engine(_) => None,
    }
}

/// The computer players of one processor, which keep their memory between decisions but not what is in it.
pub struct Players {
    clock: Clock,
    /// By the name of the player, and whether the game has chance: all ringfort variants share a player.
    players: HashMap<(String, bool), AnyPlayer>,
}

impl Players {
    /// No player yet. The clock is for searches that a time limits.
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            players: HashMap::new(),
        }
    }

    /// Makes the decision of a computer player. A panic is an answer without a decision.
    pub fn decide(&mut self, question: &MoveQuestion) -> MoveAnswer {
        let (spec, seed, seen) = (&question.player, question.seed, &question.seen);
        let decided = catch_unwind(AssertUnwindSafe(|| self.choose(spec, seed, seen)));
        let action = decided.unwrap_or_else(|_| {
            *self = Self::new(self.clock);
            None
        });
        MoveAnswer {
            table: question.table,
            seat: question.seat,
            version: question.version,
            action,
        }
    }

    /// Answers a question of a person. An answer after `stop` was set is worth nothing: the question can be asked again.
    ///
    /// # Errors
    ///
    /// [`Problem::Failed`] if the program panicked or a player has no move.
    pub fn advise(
        &mut self,
        question: &AdviceQuestion,
        stop: &StopFlag,
    ) -> Result<AdviceAnswer, Problem> {
        let answer = catch_unwind(AssertUnwindSafe(|| match question {
            AdviceQuestion::Hint(question) => self.hint(question).map(AdviceAnswer::Hint),
            AdviceQuestion::Tutor(question) => Some(AdviceAnswer::Tutor(question.answer(stop))),
            AdviceQuestion::Position(question) => {
                Some(AdviceAnswer::Position(question.answer(stop)))
            }
            AdviceQuestion::Decision(question) => {
                Some(AdviceAnswer::Decision(question.answer(stop)))
            }
        }));
        let answer = answer.unwrap_or_else(|_| {
            *self = Self::new(self.clock);
            None
        });
        answer.ok_or(Problem::Failed)
    }

    fn hint(&mut self, question: &HintQuestion) -> Option<Hint> {
        Some(Hint {
            version: question.version,
            action: ActionView::of(self.choose(&Spec::Level(HINT_LEVEL), 0, &question.seen)?),
            level: HINT_LEVEL,
        })
    }

    /// The decision of a player, which is constructed if this processor has not had it before.
    fn choose(&mut self, spec: &Spec, seed: u64, seen: &Observation) -> Option<Action> {
        let variant = seen.variant();
        let player = match self.players.entry((spec.to_string(), variant.has_chance())) {
            Entry::Occupied(player) => player.into_mut(),
            Entry::Vacant(place) => place.insert(AnyPlayer::new(spec, variant, self.clock).ok()?),
        };
        player.begin(seed);
        player.choose(seen).ok()
    }
}
