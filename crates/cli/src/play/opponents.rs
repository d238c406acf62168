//! The computer's players at a table.

use std::time::Duration;

use ::play::{Agreement, DecisionRequest, Taker};
use anyhow::Context;
use bots::{AnyPlayer, Player, Spec};
use catalog::{Action, AnyVariant, Observation};
use game::Seat;

use super::player_task::{PlayerTask, Purpose, Subject, TaskResult};
use crate::players;

/// The time that an external engine has for an answer.
const ENGINE_TIMEOUT: Duration = Duration::from_secs(600);
/// The level of the player that gives hints.
pub(crate) const HINT_LEVEL: u8 = 5;

/// The players of the computer's seats. At most one task runs at a time.
pub(crate) struct Opponents {
    variant: AnyVariant,
    seated: [Option<SeatedPlayer>; Seat::MAX_COUNT],
    task: Option<PlayerTask>,
}

/// The player of one seat.
struct SeatedPlayer {
    spec: Spec,
    /// `None` while a task has it.
    opponent: Option<AnyPlayer>,
    /// The seed of its random numbers in the current game; `None` before its first decision.
    seed: Option<u64>,
}

impl Opponents {
    /// Constructs a player for each seat of the computer.
    pub(crate) fn new(agreed: &Agreement) -> anyhow::Result<Self> {
        let mut opponents = Self {
            variant: agreed.variant.parse()?,
            seated: Default::default(),
            task: None,
        };
        for (place, seating) in agreed.seats.iter().enumerate() {
            if let Taker::Program(name) = &seating.taker {
                let spec: Spec = name.parse()?;
                let opponent = players::of_variant(&spec, opponents.variant, ENGINE_TIMEOUT);
                let seated = SeatedPlayer {
                    opponent: Some(opponent.with_context(|| seating.seat.clone())?),
                    spec,
                    seed: None,
                };
                let seat = opponents.seated.get_mut(place).context("a fifth seat")?;
                *seat = Some(seated);
            }
        }
        Ok(opponents)
    }

    /// The subject of the running task; `None` if no task is running.
    pub(crate) fn subject(&self) -> Option<Subject> {
        self.task.as_ref().map(PlayerTask::subject)
    }

    /// Starts the player of the wanted decision; `log` is the number of entries in the log. Calls `on_done` when it has finished.
    /// No other task may be running.
    pub(crate) fn start(
        &mut self,
        wanted: DecisionRequest<'_>,
        log: usize,
        on_done: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<()> {
        let seated = self.seated[wanted.seat.index()].as_mut();
        let seated = seated.expect("each seat of the program has its player");
        let mut opponent = match seated.opponent.take() {
            Some(opponent) => opponent,
            // A cancelled task still has the last one.
            None => players::of_variant(&seated.spec, self.variant, ENGINE_TIMEOUT)?,
        };
        if seated.seed.replace(wanted.seed) != Some(wanted.seed) {
            opponent.begin(wanted.seed);
        }
        let subject = Subject {
            seat: wanted.seat,
            purpose: Purpose::Decision,
            log,
        };
        self.task = Some(PlayerTask::start(subject, wanted.seen, opponent, on_done)?);
        Ok(())
    }

    /// Starts a strong player on the decision of a person, in the same way as [`Self::start`].
    pub(crate) fn start_hint(
        &mut self,
        (seat, seen): (Seat, Observation),
        log: usize,
        on_done: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<()> {
        let mut opponent = AnyPlayer::level(HINT_LEVEL, self.variant).expect("a level");
        opponent.begin(0);
        let subject = Subject {
            seat,
            purpose: Purpose::Hint,
            log,
        };
        self.task = Some(PlayerTask::start(subject, seen, opponent, on_done)?);
        Ok(())
    }

    /// Waits for the result of the running task; `None` if no task is running.
    pub(crate) fn wait(&mut self) -> Option<(Subject, anyhow::Result<Action>)> {
        let result = self.task.take()?.wait();
        Some(self.put_back(result))
    }

    /// The result of the running task; `None` until it has finished.
    pub(crate) fn poll(&mut self) -> Option<(Subject, anyhow::Result<Action>)> {
        let result = self.task.as_ref()?.poll()?;
        self.task = None;
        Some(self.put_back(result))
    }

    fn put_back(&mut self, result: TaskResult) -> (Subject, anyhow::Result<Action>) {
        let subject = result.subject;
        if let (Purpose::Decision, Some(seated)) =
            (subject.purpose, &mut self.seated[subject.seat.index()])
        {
            seated.opponent = result.opponent;
        }
        (subject, result.decision)
    }

    /// Stops the running task without waiting for it. The seat gets a new player for its next decision.
    pub(crate) fn cancel(&mut self) {
        let Some(task) = self.task.take() else {
            return;
        };
        let Subject { seat, purpose, .. } = task.subject();
        if let (Purpose::Decision, Some(seated)) = (purpose, &mut self.seated[seat.index()]) {
            seated.seed = None;
        }
    }
}

#[cfg(test)]
impl Opponents {
    /// Seats a player that panics.
    pub(crate) fn seat_faulty(&mut self, seat: Seat) {
        let seated = self.seated[seat.index()].as_mut();
        seated.expect("a seat of the program").opponent = Some(faulty_player());
    }
}

/// A player that panics.
#[cfg(test)]
pub(crate) fn faulty_player() -> AnyPlayer {
    use ringforts::{Line, Move};

    struct FaultyPlayer;

    impl Player<Line, Move> for FaultyPlayer {
        fn begin(&mut self, _seed: u64) {}

        fn choose(&mut self, _seen: &Line) -> Result<Move, bots::PlayerError> {
            panic!("a hill is missing")
        }
    }

    AnyPlayer::Ringforts(Box::new(FaultyPlayer))
}
