//! A table in memory: the table itself, and who holds its seats.

use std::panic::catch_unwind;

use game::Seat;
use play::{Agreement, Refusal, Stage, Table, Taker, TimedEvent};

use crate::api::PublicSeat;
use crate::capacity;
use crate::problem::Problem;
use crate::secret::SecretHash;
use crate::subscriber::{Outbox, Subscriber, is_connected};

/// A table and who holds its seats.
pub struct LoadedTable {
    /// The table.
    pub table: Table,
    /// The seats of persons, in turn order.
    pub people: Vec<PersonSeat>,
    /// The invitation by which a guest may take a seat; `None` if it was withdrawn.
    pub invitation: Option<Invitation>,
    /// True if guests need no invitation.
    pub is_listed: bool,
    /// Another number after each restore of the database, 0 before the first.
    pub epoch: u64,
}

/// The last version of a table that a client has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenVersion {
    /// The epoch in which it was that version.
    pub epoch: u64,
    /// The version.
    pub version: u32,
}

/// The invitation by which guests take seats of a table.
#[derive(Debug, Clone, Copy)]
pub struct Invitation {
    /// The hash of the secret that guests show.
    pub hash: SecretHash,
    /// The time until which it is valid, in milliseconds since the beginning of 1970.
    pub until: u64,
}

/// The seat of a person, as it is stored.
#[derive(Debug, Clone)]
pub struct PersonSeat {
    /// The number of the seat, in turn order from 0.
    pub seat: u8,
    /// The number of its screen: all seats of a screen are taken together.
    pub screen: u8,
    /// The hash of its holder's secret; `None` if the seat is free.
    pub holder: Option<SecretHash>,
    /// The name of its holder, if there is one.
    pub name: Option<String>,
    /// The time at which its holder took it, in milliseconds since the beginning of 1970, later by any time in which no host ran; `None` if
    /// it is free, or was taken before this was stored.
    pub taken_at: Option<u64>,
}

/// Builds a table from its events.
///
/// # Errors
///
/// The reason why they do not form a table, in English. A panic is such a reason too.
pub fn replay(events: Vec<TimedEvent>) -> Result<Table, String> {
    let replayed = catch_unwind(|| Table::replay(events).map_err(|error| error.to_string()));
    replayed.unwrap_or_else(|_| Err("the program panicked".into()))
}

impl LoadedTable {
    /// Refuses an order that was decided in another epoch.
    ///
    /// # Errors
    ///
    /// [`Refusal::Stale`].
    pub fn check_epoch(&self, decided_in: Option<u64>) -> Result<(), Problem> {
        if decided_in.is_none_or(|epoch| epoch == self.epoch) {
            Ok(())
        } else {
            Err(Refusal::Stale.into())
        }
    }

    /// The seat of this name, and the secret among `held` that holds it.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if none of them does.
    pub fn seat_of(&self, name: &str, held: &[SecretHash]) -> Result<(Seat, SecretHash), Problem> {
        let seat = self.table.agreed().seat(name).ok_or(Problem::WrongSecret)?;
        let holder = self.person(seat).and_then(|person| person.holder);
        let holder = holder.filter(|holder| held.contains(holder));
        holder
            .map(|holder| (seat, holder))
            .ok_or(Problem::WrongSecret)
    }

    /// The names of the seats of a secret, in turn order.
    pub fn seats_of(&self, holder: SecretHash) -> Vec<&str> {
        let people = self.people.iter();
        let own = people.filter(|person| person.holder == Some(holder));
        own.map(|person| self.table.name(Seat::new(person.seat)))
            .collect()
    }

    /// The seats of a secret, in turn order.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if it has none.
    pub fn held_seats(&self, holder: SecretHash) -> Result<Vec<Seat>, Problem> {
        let seats = self.seats_where(|person| person.holder == Some(holder));
        if seats.is_empty() {
            Err(Problem::WrongSecret)
        } else {
            Ok(seats)
        }
    }

    /// The seats of a secret that wants to leave, in turn order.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if it has none, [`Problem::Full`] if they were left too often.
    pub fn seats_to_leave(&self, holder: SecretHash) -> Result<Vec<Seat>, Problem> {
        let seats = self.held_seats(holder)?;
        capacity::check_leaving(&self.table, &seats)?;
        Ok(seats)
    }

    /// The seats that this secret frees when it dismisses the guest of a seat: all of that screen, in turn order.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoSeat`] if the seat is not a person's, [`Problem::OwnSeat`] if the secret holds it, [`Problem::Full`] if guests
    /// were dismissed too often.
    pub fn seats_to_dismiss(&self, name: &str, by: SecretHash) -> Result<Vec<Seat>, Problem> {
        let seat = self.table.agreed().seat(name);
        let person = seat.and_then(|seat| self.person(seat));
        let person = person.ok_or(Refusal::NoSeat)?;
        if person.holder == Some(by) {
            return Err(Problem::OwnSeat);
        }
        capacity::check_dismissing(&self.table)?;
        Ok(self.seats_of_screen(person.screen))
    }

    /// The free seat of this name, or all free seats.
    ///
    /// # Errors
    ///
    /// [`Problem::NoFreeSeat`] if there is none.
    pub fn free_seats(&self, name: Option<&str>) -> Result<Vec<Seat>, Problem> {
        let named = name.map(|name| self.table.agreed().seat(name));
        let free = self.seats_where(|person| {
            let is_named = named.is_none_or(|seat| seat == Some(Seat::new(person.seat)));
            is_named && person.holder.is_none()
        });
        if free.is_empty() {
            Err(Problem::NoFreeSeat)
        } else {
            Ok(free)
        }
    }

    /// By when the first of the seats whose persons have not sat yet becomes free, in milliseconds since the beginning of 1970;
    /// `None` if there is none, or the first game has begun.
    pub fn sit_due(&self, sit_within_ms: u64) -> Option<u64> {
        let due = |person: &PersonSeat| Some(self.waits_since(person)? + sit_within_ms);
        self.people.iter().filter_map(due).min()
    }

    /// The seats whose persons have not sat in time, with all seats of their screens, in turn order.
    pub fn overdue_seats(&self, sit_within_ms: u64, at: u64) -> Vec<Seat> {
        let is_overdue = |person: &&PersonSeat| {
            let since = self.waits_since(person);
            since.is_some_and(|since| since + sit_within_ms <= at)
        };
        let overdue = self.people.iter().filter(is_overdue);
        let screens: Vec<u8> = overdue.map(|person| person.screen).collect();
        self.seats_where(|person| screens.contains(&person.screen))
    }

    /// Since when the table waits for the person of a seat to sit for the first time.
    fn waits_since(&self, person: &PersonSeat) -> Option<u64> {
        let waits = self.table.is_unbegun() && !self.table.has_sat(Seat::new(person.seat));
        person.taken_at.filter(|_| waits)
    }

    /// Frees seats and all others of their screens.
    pub(crate) fn vacate(&mut self, seats: &[u8]) {
        let freed = self
            .people
            .iter()
            .filter(|person| seats.contains(&person.seat));
        let screens: Vec<u8> = freed.map(|person| person.screen).collect();
        for person in &mut self.people {
            if screens.contains(&person.screen) {
                (person.holder, person.name, person.taken_at) = (None, None, None);
            }
        }
    }

    fn seats_where(&self, is_one: impl Fn(&PersonSeat) -> bool) -> Vec<Seat> {
        let people = self.people.iter().filter(|person| is_one(person));
        people.map(|person| Seat::new(person.seat)).collect()
    }

    /// Refuses to let further guests in once the match is over or the table is stopped.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`].
    pub fn check_not_over(&self) -> Result<(), Problem> {
        if self.is_over() {
            Err(Refusal::Over.into())
        } else {
            Ok(())
        }
    }

    /// True if the next game waits for persons: for the first game until it begins, for a later one while a seat is free.
    pub fn waits_for_persons(&self) -> bool {
        let has_free = || self.people.iter().any(|person| person.holder.is_none());
        self.table.is_unbegun() || (self.table.stage() == Stage::Seating && has_free())
    }

    /// The seats of a screen, in turn order.
    pub fn seats_of_screen(&self, screen: u8) -> Vec<Seat> {
        self.seats_where(|person| person.screen == screen)
    }

    /// Returns true if the table is over or stopped.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.table.stage(), Stage::Over | Stage::Stopped)
    }

    /// The seats of persons, as these subscribers see them; by seat, in how many milliseconds its absence can be claimed.
    pub(crate) fn shown<O: Outbox>(
        &self,
        subscribers: &[Subscriber<O>],
        claims: &[Option<u64>; Seat::MAX_COUNT],
    ) -> Vec<PublicSeat<'_>> {
        let people = self.people.iter();
        let shown = people.map(|person| {
            let seat = Seat::new(person.seat);
            PublicSeat {
                seat: self.table.name(seat),
                taken: person.holder.is_some(),
                name: person.name.as_deref(),
                here: is_connected(subscribers, seat),
                claim_in_ms: claims[seat.index()].filter(|_| person.holder.is_some()),
            }
        });
        shown.collect()
    }

    pub(crate) fn person(&self, seat: Seat) -> Option<&PersonSeat> {
        let mut people = self.people.iter();
        people.find(|person| usize::from(person.seat) == seat.index())
    }
}

/// The seats of persons of a table that is about to be opened, all free.
pub fn free_seats(agreed: &Agreement) -> Vec<PersonSeat> {
    let seats = agreed.seats.iter().zip(0..);
    let people = seats.filter_map(|(seating, seat)| match seating.taker {
        Taker::Person(screen) => Some(PersonSeat {
            seat,
            screen,
            holder: None,
            name: None,
            taken_at: None,
        }),
        Taker::Program(_) => None,
    });
    people.collect()
}
