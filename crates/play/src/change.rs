//! Changes: the effect of an event on a table, so that a host need not inspect the event.

use game::Seat;

use crate::{Event, TimedEvent, VacancyReason};

/// Events that happened one after the other, and what they changed.
#[derive(Clone, PartialEq, Eq)]
pub struct Transition {
    /// The events, to be stored in this order.
    pub events: Vec<TimedEvent>,
    /// Their change.
    pub change: Change,
}

/// The changes that events made, apart from the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The time of the last change of stage, in milliseconds since the beginning of 1970; `None` if there was none.
    pub stage_changed_at: Option<u64>,
    /// The number of entries at the beginning of the log that are unchanged for every reader; `usize::MAX` for all.
    pub log_kept: usize,
    /// The number of games that ended.
    pub games_ended: usize,
    /// By seat: whether its person lost it, which is free again.
    pub freed: [bool; Seat::MAX_COUNT],
    /// By seat: whether its person lost it, and is not to take a seat of the table again.
    pub barred: [bool; Seat::MAX_COUNT],
    /// By seat: whether its person lost it because it withheld its share of a draw.
    pub withheld: [bool; Seat::MAX_COUNT],
    /// By seat: whether a program has taken it in the place of a person.
    pub filled: [bool; Seat::MAX_COUNT],
}

impl Change {
    /// No change.
    pub(crate) const NONE: Self = Self {
        stage_changed_at: None,
        log_kept: usize::MAX,
        games_ended: 0,
        freed: [false; Seat::MAX_COUNT],
        barred: [false; Seat::MAX_COUNT],
        withheld: [false; Seat::MAX_COUNT],
        filled: [false; Seat::MAX_COUNT],
    };

    /// The change that one event makes.
    pub(crate) fn of(stamped: &TimedEvent) -> Self {
        // The end of a game shows what was hidden in its log.
        let at_stage = Self {
            stage_changed_at: Some(stamped.at),
            log_kept: 0,
            ..Self::NONE
        };
        match &stamped.event {
            Event::Opened { .. }
            | Event::GameStarted { .. }
            | Event::RematchAgreed
            | Event::TableStopped { .. } => at_stage,
            Event::GameEnded { .. } => Self {
                games_ended: 1,
                ..at_stage
            },
            Event::MovesTakenBack { kept, .. } => Self {
                log_kept: *kept as usize,
                ..Self::NONE
            },
            Event::DrawVoided { seats } => {
                let freeing = Self::freeing(seats, true);
                Self {
                    withheld: freeing.freed,
                    ..freeing
                }
            }
            Event::SeatsFreed { seats, reason } => {
                Self::freeing(seats, *reason == Some(VacancyReason::Dismissed))
            }
            Event::SeatFilled { seat, .. } => {
                let mut filled = [false; Seat::MAX_COUNT];
                filled[usize::from(*seat)] = true;
                Self {
                    filled,
                    ..Self::NONE
                }
            }
            Event::SeatTaken { .. }
            | Event::SeatCommitted { .. }
            | Event::SeatRevealed { .. }
            | Event::PartsCleared { .. }
            | Event::DrawsRenewed { .. }
            | Event::TableRestored { .. }
            | Event::ChanceDrawn { .. }
            | Event::Moved { .. }
            | Event::CardsChosen { .. }
            | Event::OfferMade { .. }
            | Event::OfferAccepted { .. }
            | Event::OfferWithdrawn { .. }
            | Event::SeatLeft { .. }
            | Event::HostResumed { .. } => Self::NONE,
        }
    }

    /// The change that frees these seats, and bars their persons or does not.
    fn freeing(seats: &[u8], is_barred: bool) -> Self {
        let mut freed = [false; Seat::MAX_COUNT];
        for &seat in seats {
            freed[usize::from(seat)] = true;
        }
        Self {
            freed,
            barred: freed.map(|is_freed| is_freed && is_barred),
            ..Self::NONE
        }
    }

    /// The seats whose persons lost them, by their numbers in turn order from 0.
    pub fn freed_seats(&self) -> Vec<u8> {
        numbers(self.freed)
    }

    /// The seats whose persons lost them and are not to take one again, by their numbers in turn order from 0.
    pub fn barred_seats(&self) -> Vec<u8> {
        numbers(self.barred)
    }

    /// The seats whose persons lost them because they withheld their shares of a draw, by their numbers in turn order from 0.
    pub fn withheld_seats(&self) -> Vec<u8> {
        numbers(self.withheld)
    }

    /// The seats that programs took in the place of persons, by their numbers in turn order from 0.
    pub fn filled_seats(&self) -> Vec<u8> {
        numbers(self.filled)
    }

    /// This change and a later one as one.
    pub(crate) fn and(self, later: Self) -> Self {
        Self {
            stage_changed_at: later.stage_changed_at.or(self.stage_changed_at),
            log_kept: self.log_kept.min(later.log_kept),
            games_ended: self.games_ended + later.games_ended,
            freed: std::array::from_fn(|seat| self.freed[seat] || later.freed[seat]),
            barred: std::array::from_fn(|seat| self.barred[seat] || later.barred[seat]),
            withheld: std::array::from_fn(|seat| self.withheld[seat] || later.withheld[seat]),
            filled: std::array::from_fn(|seat| self.filled[seat] || later.filled[seat]),
        }
    }
}

/// The numbers of the seats for which this is true.
fn numbers(seats: [bool; Seat::MAX_COUNT]) -> Vec<u8> {
    let seats = (0..).zip(seats);
    let numbers = seats.filter_map(|(seat, is_one)| is_one.then_some(seat));
    numbers.collect()
}

impl Transition {
    /// No events.
    pub const NONE: Self = Self {
        events: Vec::new(),
        change: Change::NONE,
    };

    /// Adds an event with what it changed.
    pub(crate) fn push(&mut self, stamped: TimedEvent, change: Change) {
        self.events.push(stamped);
        self.change = self.change.and(change);
    }

    /// Adds what happened after this.
    pub fn extend(&mut self, later: Self) {
        self.events.extend(later.events);
        self.change = self.change.and(later.change);
    }
}
