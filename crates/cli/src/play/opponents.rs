//! The players of the program who sit at a table.

use std::time::Duration;

use ::play::{Agreed, Seen, Taker, Wanted};
use anyhow::Context;
use bots::{Player, Spec};
use catalog::{Action, AnyVariant};
use game::Seat;
use ringforts::{Line, Move};
use search::StopFlag;
use seat_of_kings::{Decision, View};

use super::thinking::{Purpose, Subject, Thinking, Thought};
use crate::players;

/// How long another program may think.
const PATIENCE: Duration = Duration::from_secs(600);
/// The level of a hint.
pub(crate) const HINT: u8 = 5;

/// A player of one of the games.
pub(crate) enum Opponent {
    Ringforts(Box<dyn Player<Line, Move>>),
    SeatOfKings(Box<dyn Player<View, Decision>>),
}

/// The players of the seats that the program takes, one of whom may be thinking.
pub(crate) struct Opponents {
    variant: AnyVariant,
    seated: [Option<Seated>; Seat::MOST],
    thinking: Option<Thinking>,
}

/// Who takes a seat.
struct Seated {
    spec: Spec,
    /// Elsewhere while it thinks.
    opponent: Option<Opponent>,
    /// What its random numbers of this game follow from.
    seed: Option<u64>,
}

impl Opponents {
    /// A player for each seat that the program takes.
    pub(crate) fn new(agreed: &Agreed) -> anyhow::Result<Self> {
        let mut opponents = Self {
            variant: agreed.variant.parse()?,
            seated: Default::default(),
            thinking: None,
        };
        for (place, seating) in agreed.seats.iter().enumerate() {
            if let Taker::Program(name) = &seating.taker {
                let spec: Spec = name.parse()?;
                let opponent = Opponent::new(opponents.variant, &spec);
                let seated = Seated {
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

    /// What is thought about.
    pub(crate) fn thinks(&self) -> Option<Subject> {
        self.thinking.as_ref().map(Thinking::subject)
    }

    /// Lets a player think about what is wanted when the log has so many entries, and rings the bell when it has decided. Nobody
    /// else thinks meanwhile.
    pub(crate) fn begin(
        &mut self,
        wanted: Wanted<'_>,
        log: usize,
        bell: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<()> {
        let seated = self.seated[wanted.seat.index()].as_mut();
        let seated = seated.expect("each seat of the program has its player");
        let mut opponent = match seated.opponent.take() {
            Some(opponent) => opponent,
            // The last one thinks about something that is of no use any more.
            None => Opponent::new(self.variant, &seated.spec)?,
        };
        if seated.seed.replace(wanted.seed) != Some(wanted.seed) {
            opponent.begin(wanted.seed);
        }
        let subject = Subject {
            seat: wanted.seat,
            purpose: Purpose::Decision,
            log,
        };
        self.thinking = Some(Thinking::begin(subject, wanted.seen, opponent, bell)?);
        Ok(())
    }

    /// Lets a good player think about what a person at a seat might do who sees this, in the same way.
    pub(crate) fn begin_hint(
        &mut self,
        (seat, seen): (Seat, Seen),
        log: usize,
        bell: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<()> {
        let mut opponent = Opponent::new(self.variant, &Spec::Level(HINT))?;
        opponent.begin(0);
        let subject = Subject {
            seat,
            purpose: Purpose::Hint,
            log,
        };
        self.thinking = Some(Thinking::begin(subject, seen, opponent, bell)?);
        Ok(())
    }

    /// What was thought, for which this waits; nothing if nobody thinks.
    pub(crate) fn thought(&mut self) -> Option<(Subject, anyhow::Result<Action>)> {
        let thought = self.thinking.take()?.wait();
        Some(self.taken(thought))
    }

    /// What was thought, if that has come to an end.
    pub(crate) fn thought_if_done(&mut self) -> Option<(Subject, anyhow::Result<Action>)> {
        let thought = self.thinking.as_ref()?.done()?;
        self.thinking = None;
        Some(self.taken(thought))
    }

    fn taken(&mut self, thought: Thought) -> (Subject, anyhow::Result<Action>) {
        let subject = thought.subject;
        if let (Purpose::Decision, Some(seated)) =
            (subject.purpose, &mut self.seated[subject.seat.index()])
        {
            seated.opponent = thought.opponent;
        }
        (subject, thought.decision)
    }

    /// Lets nobody think any more. Whoever does is told to stop, and another player takes its place.
    pub(crate) fn give_up(&mut self) {
        let Some(thinking) = self.thinking.take() else {
            return;
        };
        let Subject { seat, purpose, .. } = thinking.subject();
        if let (Purpose::Decision, Some(seated)) = (purpose, &mut self.seated[seat.index()]) {
            seated.seed = None;
        }
    }
}

impl Opponent {
    pub(crate) fn new(variant: AnyVariant, spec: &Spec) -> anyhow::Result<Self> {
        Ok(match variant {
            AnyVariant::Ringforts(_) => Self::Ringforts(players::of_ringforts(spec, PATIENCE)?),
            AnyVariant::SeatOfKings => Self::SeatOfKings(players::of_seat_of_kings(spec)?),
        })
    }

    fn begin(&mut self, seed: u64) {
        match self {
            Self::Ringforts(player) => player.begin(seed),
            Self::SeatOfKings(player) => player.begin(seed),
        }
    }

    pub(crate) fn set_stop(&mut self, stop: StopFlag) {
        match self {
            Self::Ringforts(player) => player.set_stop(stop),
            Self::SeatOfKings(player) => player.set_stop(stop),
        }
    }

    pub(crate) fn decide(&mut self, seen: &Seen) -> anyhow::Result<Action> {
        Ok(match (self, seen) {
            (Self::Ringforts(player), Seen::Ringforts(line)) => {
                Action::Ringforts(player.choose(line)?)
            }
            (Self::SeatOfKings(player), Seen::SeatOfKings(view)) => {
                Action::Kings(player.choose(view)?)
            }
            _ => unreachable!("the players were made for the variant"),
        })
    }
}

#[cfg(test)]
impl Opponents {
    /// Lets a player with a fault take a seat.
    pub(crate) fn seat_faulty(&mut self, seat: Seat) {
        let seated = self.seated[seat.index()].as_mut();
        seated.expect("a seat of the program").opponent = Some(Opponent::faulty());
    }
}

#[cfg(test)]
impl Opponent {
    /// A player with a fault.
    pub(crate) fn faulty() -> Self {
        struct Faulty;

        impl Player<Line, Move> for Faulty {
            fn begin(&mut self, _seed: u64) {}

            fn choose(&mut self, _seen: &Line) -> Result<Move, bots::PlayerError> {
                panic!("a hill is missing")
            }
        }

        Self::Ringforts(Box::new(Faulty))
    }
}
