//! Tables made again from their events.

use catalog::PlayError;
use serde::Serialize;
use thiserror::Error;

use crate::event::OLDEST_RULES;
use crate::{Event, RULES, Refusal, Table, TimedEvent};

/// An error in the replay of events.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// They were written by another version of the rules.
    #[error("of version {0} of the rules, not {OLDEST_RULES} to {RULES}")]
    Rules(
        /// That version.
        u32,
    ),
    /// An event cannot have happened.
    #[error("event {version}: {why}")]
    Event {
        /// Its number, from 0.
        version: u32,
        /// The fault.
        why: EventFault,
    },
}

/// The reason why an event cannot have happened.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their sentences say it")]
pub enum EventFault {
    #[error("there is none")]
    None,
    #[error("it opens no table")]
    OpensNoTable,
    #[error("a table is opened once")]
    OpensAgain,
    #[error(transparent)]
    #[serde(skip)]
    Terms(Refusal),
    #[error(transparent)]
    #[serde(skip)]
    Play(PlayError),
    #[error("it is earlier than the one before")]
    Earlier,
    #[error("there is no seat {0}")]
    NoSeat(u8),
    #[error("no person takes seat {0}")]
    NoPerson(u8),
    #[error("that seat cannot be taken")]
    NotTaken,
    #[error("that seat cannot reveal this")]
    NotRevealed,
    #[error("that seat has shown no share")]
    NothingShown,
    #[error("that seat cannot be filled")]
    NotFilled,
    #[error("no draw can be void")]
    NotVoid,
    #[error("no game can begin")]
    NoBeginning,
    #[error("nothing is drawn now")]
    NoDraw,
    #[error("that seat is not asked")]
    NotAsked,
    #[error("there is no offer")]
    NoOffer,
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    #[error("no game is played")]
    NoGame,
    #[error("not as many points as sides")]
    Points,
    #[error("the match is not over")]
    NotOver,
}

impl Table {
    /// The table that these events made.
    ///
    /// # Errors
    ///
    /// At the first event that cannot have happened, or if the rules are of another version.
    pub fn replay(events: impl IntoIterator<Item = TimedEvent>) -> Result<Self, ReplayError> {
        Self::replay_with(events, |_, _| {})
    }

    /// The same, looked at after each event.
    pub(crate) fn replay_with(
        events: impl IntoIterator<Item = TimedEvent>,
        mut look: impl FnMut(&Self, &Event),
    ) -> Result<Self, ReplayError> {
        let mut events = events.into_iter();
        let wrong = |why| ReplayError::Event { version: 0, why };
        let first = events.next().ok_or_else(|| wrong(EventFault::None))?;
        let (agreed, root) = match first.event {
            Event::Opened { rules, .. } if !(OLDEST_RULES..=RULES).contains(&rules) => {
                return Err(ReplayError::Rules(rules));
            }
            Event::Opened { agreed, root, .. } => (*agreed, root),
            _ => return Err(wrong(EventFault::OpensNoTable)),
        };
        let table = Self::new(agreed, root, first.at);
        let mut table = table.map_err(|refusal| wrong(EventFault::Terms(refusal)))?;
        table.keep_games();
        for stamped in events {
            let version = table.version();
            table
                .apply(&stamped)
                .map_err(|why| ReplayError::Event { version, why })?;
            look(&table, &stamped.event);
        }
        table.drop_games();
        Ok(table)
    }
}
