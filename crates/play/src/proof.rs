//! The proof of a finished game: that its draws follow from what was committed before it began.

use std::fmt;

use catalog::PlayError;
use game::{Seat, below};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

use crate::fair::{self, Bytes};
use crate::rules::Rules;
use crate::standing::DrawSource;
use crate::{Agreement, Event, FinishedGame, ReplayError, Table, Taker, TimedEvent};

/// Everything needed to check the draws of a game. `docs/fairness.md` says how to do it without this program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Proof {
    /// The terms of the table.
    pub agreed: Agreement,
    /// The number of the game at the table, from 0.
    pub game: u32,
    /// The hash that was shown before the game.
    pub commitment: Bytes,
    /// The commitment of each seat, made before any seat revealed, in turn order; null for a program. Empty in proofs of before
    /// seats committed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<Option<Bytes>>,
    /// The share of each seat, in turn order; 64 zeros for a program.
    pub sent: Vec<Bytes>,
    /// The secret that was shown after the game.
    pub secret: Bytes,
    /// The number of times that the host had restored the table from a backup before it committed to the secret of this game, by its
    /// own account. Absent if never, and in proofs from before this was counted.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub restores: u32,
    /// The renewals, one for each time that the table was restored from a backup since, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renewals: Vec<Renewal>,
    /// The seat that started; in Seat of Kings the first in turn order, since lots are drawn in the game.
    pub first: String,
    /// The way in which the first seat was chosen.
    pub start: Start,
    /// The decisions and chance events of the game, in order, as in a transcript.
    pub events: Vec<String>,
}

/// Random bytes that entered into the draws of a game because the table was restored from a backup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Renewal {
    /// The number of the first draw that depends on it, from 0.
    pub draw: u32,
    /// The 32 bytes, chosen at random.
    pub nonce: Bytes,
}

/// The way in which the seat that starts a game was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// By lot: the first draw of the game. Rule: M1
    Lot,
    /// It follows from what was agreed, or from the game before; in Seat of Kings from lots in the game.
    Follows,
}

/// A reason why a proof is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ProofError {
    /// The agreement is invalid.
    #[error("agreed: {0}")]
    Agreement(
        /// The key and what is wrong.
        String,
    ),
    /// The secret does not match the commitment of the table.
    #[error("secret: its hash is {found}, not the commitment {committed}")]
    Secret {
        /// The hash of the secret.
        found: Bytes,
        /// The commitment.
        committed: Bytes,
    },
    /// The share of a seat does not match its commitment.
    #[error("sent: what {seat} sent is not what it committed to")]
    Commitment {
        /// The name of the seat.
        seat: String,
    },
    /// There is not one entry for each seat.
    #[error("sent: {found} entries for {seats} seats")]
    Sent {
        /// The number of entries.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
    /// `start` is not how the first seat was chosen.
    #[error("start: should be {due}")]
    Start {
        /// The way that follows from the agreement.
        due: Start,
    },
    /// `first` is no seat of the table, or another one starts.
    #[error("first: {} starts, not {claimed}", expected.as_deref().unwrap_or("another seat"))]
    First {
        /// The seat that starts by lot or by agreement; `None` if it follows from the game before.
        expected: Option<String>,
        /// The seat that starts by the proof.
        claimed: String,
    },
    /// An action or a draw is impossible.
    #[error("event {place}: {why}")]
    Event {
        /// Its place, from 1.
        place: usize,
        /// The fault.
        why: PlayError,
    },
    /// A draw does not follow from the secret and the shares of the seats.
    #[error("event {place}: drawn was `{expected}`, not `{claimed}`")]
    Draw {
        /// Its place, from 1.
        place: usize,
        /// The draw that follows from the secret.
        expected: String,
        /// The draw by the proof.
        claimed: String,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends the number")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Lot => "lot",
            Self::Follows => "follows",
        })
    }
}

impl Proof {
    /// Checks the secret, the shares, the lot and every draw. Returns the number of draws.
    ///
    /// # Errors
    ///
    /// The first thing that does not hold.
    pub fn check(&self) -> Result<u32, ProofError> {
        let rules = self
            .agreed
            .rules()
            .map_err(|refusal| ProofError::Agreement(refusal.to_string()))?;
        let found = fair::commitment(self.secret);
        if found != self.commitment {
            return Err(ProofError::Secret {
                found,
                committed: self.commitment,
            });
        }
        let seats = self.agreed.seats.len();
        if self.sent.len() != seats {
            return Err(ProofError::Sent {
                found: self.sent.len(),
                seats,
            });
        }
        self.check_commitments()?;
        let (first, draws) = self.check_first(&rules)?;
        self.check_events(&rules, first, draws)
    }

    /// The seats of persons that revealed their share without a commitment, so that the last of them could choose the draws if
    /// it knew the secret of the table. Only old proofs have such seats.
    pub fn uncommitted_seats(&self) -> Vec<&str> {
        let seats = self.agreed.seats.iter().enumerate();
        let uncommitted = seats.filter(|(place, seating)| {
            let commitment = self.commitments.get(*place).copied().flatten();
            matches!(seating.taker, Taker::Person(_)) && commitment.is_none()
        });
        uncommitted.map(|(_, seating)| &*seating.seat).collect()
    }

    fn check_commitments(&self) -> Result<(), ProofError> {
        for (place, (commitment, &sent)) in self.commitments.iter().zip(&self.sent).enumerate() {
            if commitment.is_some_and(|commitment| commitment != fair::commitment(sent)) {
                let seat = self.name(Seat::new(place as u8));
                return Err(ProofError::Commitment { seat });
            }
        }
        Ok(())
    }

    /// The random numbers of the draw of this number, from 0.
    fn stream(&self, draw: u32) -> fair::Stream {
        let renewals = self.renewals.iter().filter(|renewal| renewal.draw <= draw);
        let seed = fair::seed(self.secret, &self.sent);
        let seed = renewals.fold(seed, |seed, renewal| fair::renewed(seed, renewal.nonce));
        fair::stream(seed, draw)
    }

    /// The seat that started, and how often something was drawn to find it. Rule: M1, SKR1
    fn check_first(&self, rules: &Rules) -> Result<(Seat, u32), ProofError> {
        let seats = self.agreed.seats.len();
        let agreed = || self.agreed.seat(self.agreed.first.as_ref()?);
        let due = match (rules.variant, rules.first_of_position(), self.game) {
            (variant, ..) if variant.has_chance() => Some(Seat::new(0)),
            (_, Some(seat), _) => Some(seat),
            (_, None, 0) => agreed(),
            (_, None, _) => None,
        };
        let (start, due) = match due {
            None if self.game == 0 => {
                let lot = below(seats, &mut self.stream(0));
                (Start::Lot, Some(Seat::new(lot as u8)))
            }
            due => (Start::Follows, due),
        };
        if self.start != start {
            return Err(ProofError::Start { due: start });
        }
        let first = self.agreed.seat(&self.first);
        match first.filter(|&first| due.is_none_or(|due| due == first)) {
            Some(first) => Ok((first, u32::from(start == Start::Lot))),
            None => Err(ProofError::First {
                expected: due.map(|due| self.name(due)),
                claimed: self.first.clone(),
            }),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.agreed.seats[seat.index()].seat.clone()
    }

    fn check_events(&self, rules: &Rules, first: Seat, mut draws: u32) -> Result<u32, ProofError> {
        let mut game = rules.start(first);
        let opening = &self.agreed.kings.opening;
        for (event, place) in self.events.iter().zip(1..) {
            // The table does not draw for the agreed first moves.
            if let Some(expected) = opening.get(place - 1) {
                if expected != event {
                    let (expected, claimed) = (expected.clone(), event.clone());
                    return Err(ProofError::Draw {
                        place,
                        expected,
                        claimed,
                    });
                }
            } else if game.is_chance_next() {
                let drawn = game.random_draw(&mut self.stream(draws));
                draws += 1;
                let expected = drawn.expect("chance is next").to_string();
                if expected != *event {
                    let claimed = event.clone();
                    return Err(ProofError::Draw {
                        place,
                        expected,
                        claimed,
                    });
                }
            }
            let played = game.play_text(event);
            played.map_err(|why| ProofError::Event { place, why })?;
        }
        Ok(draws)
    }
}

impl Table {
    /// The proofs of all games that are over by these events of a table, in order, those of earlier matches too, and of a game at
    /// which the host stopped it.
    ///
    /// # Errors
    ///
    /// As [`replay`](Self::replay).
    pub fn proofs_of(
        events: impl IntoIterator<Item = TimedEvent>,
    ) -> Result<Vec<Proof>, ReplayError> {
        let mut proofs = Vec::new();
        let table = Self::replay_with(events, |table, event| {
            if let Event::GameEnded { .. } = event {
                proofs.extend(table.proofs().pop());
            }
        })?;
        proofs.extend(table.proof_of_stopped());
        Ok(proofs)
    }

    /// The proofs of the games of this match that are over, in order.
    pub fn proofs(&self) -> Vec<Proof> {
        let games = self.finished().iter().enumerate();
        let proof = |(place, game): (usize, &FinishedGame)| {
            let events = game.plies.iter().map(ToString::to_string).collect();
            self.proof(place, game.number, game.first, &game.draws, events)
        };
        games.map(proof).collect()
    }

    /// The proof of the game that was played when the host stopped the table, as far as it came; `None` if there is none.
    pub fn proof_of_stopped(&self) -> Option<Proof> {
        let events = self.log().iter().map(|entry| entry.ply.to_string());
        self.is_cut_short().then(|| {
            let (place, number) = (self.finished().len(), self.game_number());
            let source = self.draw_source();
            self.proof(
                place,
                number,
                self.course_first(),
                &source,
                events.collect(),
            )
        })
    }

    /// The proof of a game, by its place in the match and its number at the table, both from 0.
    fn proof(
        &self,
        place: usize,
        number: u32,
        first: Seat,
        source: &DrawSource,
        events: Vec<String>,
    ) -> Proof {
        let is_first = place == 0 && number == 0;
        let has_lot = !self.variant().has_chance();
        let is_by_lot = is_first && has_lot && self.agreed_first().is_none();
        let source = source.clone();
        Proof {
            agreed: self.agreed().clone(),
            game: number,
            commitment: fair::commitment(source.secret),
            commitments: source.commitments,
            sent: source.sent,
            secret: source.secret,
            restores: source.restores,
            renewals: source.renewals,
            first: self.name(first).into(),
            start: if is_by_lot {
                Start::Lot
            } else {
                Start::Follows
            },
            events,
        }
    }
}
