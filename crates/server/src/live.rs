//! A table in memory: the table itself, who takes its seats, and who looks at it.

use game::Seat;
use play::{Agreed, Change, Reader, Table, Taker};

use crate::api::{Shown, Target, ToClient};
use crate::clock::now;
use crate::outbox::Outbox;
use crate::problem::Problem;
use crate::secret::SecretHash;
use crate::store::{Due, GameRecord, Place};

/// A table and who takes its seats.
pub(crate) struct Live {
    pub(crate) table: Table,
    pub(crate) places: Vec<Place>,
    pub(crate) invitation: SecretHash,
    /// Whether guests need no invitation.
    pub(crate) is_listed: bool,
}

/// Somebody who looks at a table.
pub(crate) struct Looker {
    pub(crate) outbox: Outbox,
    pub(crate) target: Target,
    /// The seat that reads, and by which secret; nothing for somebody who watches.
    pub(crate) seat: Option<(Seat, SecretHash)>,
    /// How many entries of the log it has.
    pub(crate) has: usize,
}

/// What the memory has of one table.
#[derive(Default)]
pub(crate) struct Inner {
    /// The table; nothing if it has to be loaded.
    pub(crate) live: Option<Live>,
    pub(crate) lookers: Vec<Looker>,
    /// By seat: since when nobody looks as this seat.
    pub(crate) away_since: [u64; Seat::MOST],
    /// Before when no clock runs out, as it is stored; nothing if nothing is stored.
    pub(crate) stored_due: Option<u64>,
    /// The alarm that is set, if one is.
    pub(crate) alarm: Option<u64>,
    /// The version for which a computer player thinks, if one does.
    pub(crate) thinks: Option<u32>,
    /// When the table was used last.
    pub(crate) used_at: u64,
}

impl Live {
    /// The seat of this name, if the secret is its own.
    pub(crate) fn seat_of(
        &self,
        name: &str,
        held: &[SecretHash],
    ) -> Result<(Seat, SecretHash), Problem> {
        let seat = self.table.agreed().seat(name).ok_or(Problem::WrongSecret)?;
        let place = self.place(seat).and_then(|place| place.hash);
        let hash = place.filter(|hash| held.contains(hash));
        hash.map(|hash| (seat, hash)).ok_or(Problem::WrongSecret)
    }

    /// The names of the seats of a secret, in turn order.
    pub(crate) fn seats_of(&self, hash: SecretHash) -> Vec<&str> {
        let own = self.places.iter().filter(|place| place.hash == Some(hash));
        own.map(|place| self.table.name(Seat::new(place.seat)))
            .collect()
    }

    /// Which persons there are, and who of them is among those who look.
    pub(crate) fn people(&self, lookers: &[Looker]) -> Vec<Shown<'_>> {
        let places = self.places.iter();
        let shown = places.map(|place| {
            let seat = Seat::new(place.seat);
            Shown {
                seat: self.table.name(seat),
                taken: place.hash.is_some(),
                name: place.name.as_deref(),
                here: is_among(lookers, seat),
            }
        });
        shown.collect()
    }

    fn place(&self, seat: Seat) -> Option<&Place> {
        let mut places = self.places.iter();
        places.find(|place| usize::from(place.seat) == seat.index())
    }
}

impl Looker {
    /// Sends the table as it is seen, with what is not known yet of the log.
    fn show(&mut self, live: &Live, people: &[Shown<'_>]) {
        let seat = self.seat.map(|(seat, _)| Reader::Seat(seat));
        let at = now();
        let view = live
            .table
            .view(seat.unwrap_or(Reader::Watcher), at, self.has);
        self.has = view.log_from + view.log.len();
        self.outbox.put(&ToClient::View {
            target: &self.target,
            at,
            people,
            view: &view,
        });
    }
}

/// Whether somebody looks as this seat.
fn is_among(lookers: &[Looker], seat: Seat) -> bool {
    let mut open = lookers.iter().filter(|looker| looker.outbox.is_open());
    open.any(|looker| looker.seat.is_some_and(|(own, _)| own == seat))
}

impl Inner {
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        is_among(&self.lookers, seat)
    }

    /// By seat: for how long its person has been away, in milliseconds.
    pub(crate) fn away_ms(&self, at: u64) -> [u64; Seat::MOST] {
        std::array::from_fn(|place| match self.is_here(Seat::new(place as u8)) {
            true => 0,
            false => at.saturating_sub(self.away_since[place]),
        })
    }

    /// What has to be written of when a clock runs out. It is later with most moves, and then the earlier time will do until
    /// it has passed.
    pub(crate) fn due_to_write(&self, due: Option<u64>, at: u64) -> Due {
        match (due, self.stored_due) {
            (None, None) => Due::Kept,
            (None, Some(_)) => Due::Nothing,
            (Some(due), Some(stored)) if at < stored && stored <= due => Due::Kept,
            (Some(due), _) => Due::At(due),
        }
    }

    /// Notes what was written of when a clock runs out.
    pub(crate) const fn wrote_due(&mut self, due: Due) {
        match due {
            Due::Kept => {}
            Due::At(due) => self.stored_due = Some(due),
            Due::Nothing => self.stored_due = None,
        }
    }

    /// Sends everybody the table as they see it, with what they have not of the log; entries from `kept` on are new to all.
    pub(crate) fn announce(&mut self, kept: usize) -> u64 {
        if let Some(live) = &self.live {
            let people = live.people(&self.lookers);
            for looker in &mut self.lookers {
                looker.has = looker.has.min(kept);
                looker.show(live, &people);
            }
        }
        self.lookers.retain(|looker| looker.outbox.is_open());
        self.lookers.len() as u64
    }

    /// Sends the last of those who look the table as they see it.
    pub(crate) fn show_last(&mut self) {
        if let Some(live) = &self.live {
            let people = live.people(&self.lookers);
            if let Some(looker) = self.lookers.last_mut() {
                looker.show(live, &people);
            }
        }
    }

    /// Tells everybody the same.
    pub(crate) fn tell(&self, message: &ToClient<'_>) {
        for looker in &self.lookers {
            looker.outbox.put(message);
        }
    }

    /// Tells everybody that nothing more comes, and lets them go.
    pub(crate) fn dismiss(&mut self, problem: &Problem) {
        for looker in self.lookers.drain(..) {
            let error = problem.body();
            looker.outbox.put(&ToClient::Gone {
                target: &looker.target,
                error,
            });
        }
    }
}

/// How many entries of the log somebody has who saw this version last.
pub(crate) fn has(table: &Table, since: u32) -> usize {
    let is_playing = table.stage() == play::Stage::Playing;
    let known = table
        .log()
        .iter()
        .take_while(|entry| entry.version <= since);
    if is_playing { known.count() } else { 0 }
}

/// The records of the games that ended by a change.
pub(crate) fn ended(table: &Table, change: &Change) -> Vec<GameRecord> {
    if change.games_ended == 0 {
        return Vec::new();
    }
    let finished = table.finished();
    let from = finished.len().saturating_sub(change.games_ended);
    let proofs = table.proofs().into_iter().skip(from);
    let games = finished[from..].iter().zip(proofs);
    games
        .map(|(game, proof)| {
            let plies = game.plies.iter().cloned();
            let transcript = records::recorded(table.start_of(game), plies);
            let mut line = Vec::new();
            let transcript = transcript.expect("it was played from the same start");
            transcript
                .write(&mut line)
                .expect("a vector takes everything");
            GameRecord {
                number: game.number,
                transcript: String::from_utf8(line).expect("transcripts are text"),
                fairness: serde_json::to_string(&proof).expect("proofs have text for keys"),
            }
        })
        .collect()
}

/// The seats of persons, all free.
pub(crate) fn free_places(agreed: &Agreed) -> Vec<Place> {
    let seats = agreed.seats.iter().zip(0..);
    let places = seats.filter_map(|(seating, seat)| match seating.taker {
        Taker::Person(screen) => Some(Place {
            seat,
            screen,
            hash: None,
            name: None,
        }),
        Taker::Program(_) => None,
    });
    places.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_earlier_time_will_do_until_it_has_passed() {
        let mut inner = Inner::default();
        assert_eq!(inner.due_to_write(None, 10), Due::Kept);
        for (due, at, written) in [
            (Some(50), 10, Due::At(50)),
            (Some(60), 20, Due::Kept),
            (Some(50), 49, Due::Kept),
            (Some(70), 50, Due::At(70)),
            (Some(65), 51, Due::At(65)),
            (None, 52, Due::Nothing),
            (None, 53, Due::Kept),
            (Some(90), 54, Due::At(90)),
        ] {
            assert_eq!(inner.due_to_write(due, at), written, "{due:?} at {at}");
            inner.wrote_due(written);
        }
    }
}
