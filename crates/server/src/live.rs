//! A table in memory: the table itself, who takes its seats, and who looks at it.

use game::Seat;
use play::{Agreed, Event, Reader, Stamped, Table, Taker};

use crate::api::{Shown, Target, ToClient};
use crate::clock::now;
use crate::outbox::Outbox;
use crate::problem::Problem;
use crate::secret::SecretHash;
use crate::store::{GameRecord, Place};

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

    fn place(&self, seat: Seat) -> Option<&Place> {
        let mut places = self.places.iter();
        places.find(|place| usize::from(place.seat) == seat.index())
    }
}

impl Inner {
    /// Which persons there are and who of them is here.
    pub(crate) fn people<'a>(&self, live: &'a Live) -> Vec<Shown<'a>> {
        let shown = |place: &'a Place| {
            let seat = Seat::new(place.seat);
            Shown {
                seat: live.table.name(seat),
                taken: place.hash.is_some(),
                name: place.name.as_deref(),
                here: self.is_here(seat),
            }
        };
        live.places.iter().map(shown).collect()
    }

    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        let mut lookers = self.lookers.iter();
        lookers.any(|looker| {
            looker.seat.is_some_and(|(own, _)| own == seat) && looker.outbox.is_open()
        })
    }

    /// By seat: for how long its person has been away, in milliseconds.
    pub(crate) fn away_ms(&self, at: u64) -> [u64; Seat::MOST] {
        std::array::from_fn(|place| match self.is_here(Seat::new(place as u8)) {
            true => 0,
            false => at.saturating_sub(self.away_since[place]),
        })
    }

    /// Sends everybody the table as they see it, with what they have not of the log; entries from `kept` on are new to all.
    pub(crate) fn announce(&mut self, kept: usize) -> u64 {
        let mut lookers = std::mem::take(&mut self.lookers);
        if let Some(live) = &self.live {
            let at = now();
            let people = self.people_among(live, &lookers);
            for looker in &mut lookers {
                let reader = looker
                    .seat
                    .map_or(Reader::Watcher, |(seat, _)| Reader::Seat(seat));
                let view = live.table.view(reader, at, looker.has.min(kept));
                looker.has = view.log_from + view.log.len();
                looker.outbox.put(&ToClient::View {
                    target: &looker.target,
                    at,
                    people: &people,
                    view: &view,
                });
            }
        }
        lookers.retain(|looker| looker.outbox.is_open());
        self.lookers = lookers;
        self.lookers.len() as u64
    }

    fn people_among<'a>(&self, live: &'a Live, lookers: &[Looker]) -> Vec<Shown<'a>> {
        let is_here = |seat: Seat| {
            let mut lookers = lookers.iter();
            lookers.any(|looker| {
                looker.seat.is_some_and(|(own, _)| own == seat) && looker.outbox.is_open()
            })
        };
        let mut people = self.people(live);
        for (shown, place) in people.iter_mut().zip(&live.places) {
            shown.here = is_here(Seat::new(place.seat));
        }
        people
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

/// How many entries of the log events leave as they were: what was taken back is new, and at the begin and the end of a
/// game everything is, since the end shows what was hidden.
pub(crate) fn kept(events: &[Stamped]) -> usize {
    let kept = events.iter().map(|stamped| match &stamped.event {
        Event::TookBack { kept, .. } => *kept as usize,
        Event::Began { .. } | Event::Ended { .. } | Event::Again | Event::Stopped { .. } => 0,
        _ => usize::MAX,
    });
    kept.min().unwrap_or(usize::MAX)
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

/// The games that ended with these events.
pub(crate) fn ended(table: &Table, events: &[Stamped]) -> Vec<GameRecord> {
    let ends = |stamped: &&Stamped| matches!(stamped.event, Event::Ended { .. });
    let count = events.iter().filter(ends).count();
    if count == 0 {
        return Vec::new();
    }
    let finished = table.finished();
    let from = finished.len().saturating_sub(count);
    let proofs = table.proofs().into_iter().skip(from);
    let games = finished[from..].iter().zip(proofs);
    games
        .map(|(game, proof)| {
            let tokens = game.tokens.iter().map(ToString::to_string);
            let transcript = records::recorded(table.start_of(game), tokens);
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
