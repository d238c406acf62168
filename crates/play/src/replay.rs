//! Tables made again from their events.

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
        why: String,
    },
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
        let wrong = |why: &str| ReplayError::Event {
            version: 0,
            why: why.into(),
        };
        let first = events.next().ok_or_else(|| wrong("there is none"))?;
        let (agreed, root) = match first.event {
            Event::Opened { rules, .. } if !(OLDEST_RULES..=RULES).contains(&rules) => {
                return Err(ReplayError::Rules(rules));
            }
            Event::Opened { agreed, root, .. } => (*agreed, root),
            _ => return Err(wrong("it opens no table")),
        };
        let refused = |refusal: Refusal| wrong(&refusal.to_string());
        let mut table = Self::new(agreed, root, first.at).map_err(refused)?;
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
