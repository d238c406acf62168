//! Orders: what seats ask of a table, and what it makes of it.

use catalog::{AnyGame, Explanation};
use game::{Hidden, Seat};
use seat_of_kings::Decision;

use crate::clock::MOST_LAG_MS;
use crate::{
    By, Claim, ClockRule, Command, Ending, Event, Leaving, Offer, Order, Refusal, Stage, Stamped,
    Table, ending,
};

/// What the host knows of the moment at which a command came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Told {
    /// The time, in milliseconds since the beginning of 1970.
    pub at: u64,
    /// What the command took on its way through the network, in milliseconds.
    pub lag_ms: u64,
    /// By seat: for how long its person has been away, in milliseconds; 0 if it is here.
    pub away_ms: [u64; Seat::MOST],
}

const MINUTE: u64 = 60_000;

impl Table {
    /// Does what a seat asks for, and gives the events that it made; none if the table knows the command again.
    ///
    /// # Errors
    ///
    /// Why not; the table stays as it was.
    pub fn order(
        &mut self,
        seat: Seat,
        order: &Order,
        told: &Told,
    ) -> Result<Vec<Stamped>, Refusal> {
        if self.knows(order.id) {
            return Ok(Vec::new());
        }
        if order.version > self.version {
            return Err(Refusal::Ahead);
        }
        self.screen(seat).ok_or(Refusal::NoSeat)?;
        let event = self.event_of(seat, order, told)?;
        let mut events = vec![self.note(told.at, Some(order.id), event)];
        events.extend(self.settle(told.at));
        Ok(events)
    }

    fn event_of(&self, seat: Seat, order: &Order, told: &Told) -> Result<Event, Refusal> {
        let number = seat.index() as u8;
        match &order.command {
            Command::Sit { sent } => match (self.stage, self.sent[seat.index()]) {
                (Stage::Seating, None) => Ok(Event::Sat {
                    seat: number,
                    sent: *sent,
                }),
                (Stage::Seating | Stage::Playing, _) => Err(Refusal::Taken),
                (Stage::Over | Stage::Stopped, _) => Err(Refusal::Over),
            },
            Command::Move { decision } => {
                self.moved(seat, decision, order.version, told.lag_ms.min(MOST_LAG_MS))
            }
            Command::Offer { offer } => self.offered(seat, *offer),
            Command::Agree => {
                let offer = self.offer.as_ref().ok_or(Refusal::NoOffer)?;
                match self.answers(offer, seat) {
                    true => Ok(Event::Agreed { seat: number }),
                    false => Err(Refusal::NoOffer),
                }
            }
            Command::Decline => {
                let offer = self.offer.as_ref().ok_or(Refusal::NoOffer)?;
                match self.answers(offer, seat) || offer.by == seat {
                    true => Ok(Event::Dropped { seat: number }),
                    false => Err(Refusal::NoOffer),
                }
            }
            Command::Undo => self.undone(seat),
            Command::Resign => self.resigned(seat),
            Command::Claim { claim } => self.claimed(seat, *claim, told),
        }
    }

    /// The decision of a seat that is asked, checked.
    pub(crate) fn moved(
        &self,
        seat: Seat,
        decision: &str,
        version: u32,
        lag_ms: u64,
    ) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        if version < self.moment {
            return Err(Refusal::Stale);
        }
        if !self.may_decide(seat) {
            return Err(Refusal::NotAsked);
        }
        if let Some(explanation) = self.explain(seat, decision)? {
            return Err(Refusal::Illegal(explanation));
        }
        let (seat_number, decision) = (seat.index() as u8, decision.to_owned());
        match self.course.decides() == Some(seat) {
            true => Ok(Event::Moved {
                seat: seat_number,
                decision,
                by: By::Seat,
                lag_ms,
            }),
            false => Ok(Event::Chosen {
                seat: seat_number,
                decision,
            }),
        }
    }

    /// Why a decision of this seat is not legal; nothing exactly if it is. Rule: B12, SKO6
    ///
    /// # Errors
    ///
    /// If it is no token of the game, or the seat is not asked.
    pub fn explain(&self, seat: Seat, decision: &str) -> Result<Option<Explanation>, Refusal> {
        if self.stage != Stage::Playing || !self.may_decide(seat) {
            return Err(Refusal::NotAsked);
        }
        match self.course.game() {
            game if self.course.decides() == Some(seat) => {
                game.explain(decision).map_err(|_| Refusal::NotAMove)
            }
            AnyGame::Ringforts(_) => Err(Refusal::NotAsked),
            AnyGame::SeatOfKings(state) => {
                let read: Decision = decision.parse().map_err(|_| Refusal::NotAMove)?;
                let view = state.view(seat).choosing_now();
                let view = view.ok_or(Refusal::NotAsked)?;
                Ok(view.explain(read).map(|reason| (decision, reason).into()))
            }
        }
    }

    fn check_playing(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage {
            Stage::Seating => Err(Refusal::NotBegun),
            Stage::Over | Stage::Stopped => Err(Refusal::Over),
            Stage::Playing if !self.plays(seat) => Err(Refusal::Out),
            Stage::Playing => Ok(()),
        }
    }

    fn offered(&self, seat: Seat, offer: Offer) -> Result<Event, Refusal> {
        let number = seat.index() as u8;
        if let Some(open) = &self.offer {
            return match open.offer == offer && self.answers(open, seat) {
                true => Ok(Event::Agreed { seat: number }),
                false => Err(Refusal::OfferStands),
            };
        }
        match offer {
            Offer::Resign => return self.resigned(seat),
            Offer::Rematch if self.stage != Stage::Over => return Err(Refusal::NotOver),
            Offer::Rematch => {}
            Offer::Draw | Offer::Takeback => self.check_playing(seat)?,
        }
        let is_program = |seat: Seat| self.screen(seat).is_none() && self.plays(seat);
        if offer == Offer::Draw && self.seats().any(is_program) {
            return Err(Refusal::Program);
        }
        if offer == Offer::Takeback {
            self.kept(seat)?;
        }
        Ok(Event::Offered {
            seat: number,
            offer,
        })
    }

    fn undone(&self, seat: Seat) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        if self.others_play(seat) {
            return Err(Refusal::OthersPlay);
        }
        Ok(Event::TookBack {
            seat: seat.index() as u8,
            kept: self.kept(seat)? as u32,
        })
    }

    /// In doubles both partners resign, if both are persons. Rule: M9
    fn resigned(&self, seat: Seat) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        let number = seat.index() as u8;
        let open = self.offer.as_ref();
        if let Some(open) = open.filter(|open| open.offer == Offer::Resign) {
            return match self.answers(open, seat) {
                true => Ok(Event::Agreed { seat: number }),
                false => Err(Refusal::OfferStands),
            };
        }
        let mut partners = self
            .persons()
            .filter(|&other| self.are_partners(seat, other));
        match partners.any(|other| self.screen(other) != self.screen(seat)) {
            true => Ok(Event::Offered {
                seat: number,
                offer: Offer::Resign,
            }),
            false => Ok(Event::Left {
                seat: number,
                how: Leaving::Resigned,
            }),
        }
    }

    fn claimed(&self, seat: Seat, claim: Claim, told: &Told) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        let limit = self.away_limit_ms().ok_or(Refusal::NoClaim)?;
        let asked = self.asked().into_iter();
        let mut away = asked.filter(|&other| {
            let is_person = self.screen(other).is_some();
            let is_away = told.away_ms[other.index()] >= limit;
            is_person && is_away && !self.are_partners(seat, other)
        });
        let gone = away.next().ok_or(Refusal::NotAway)?.index() as u8;
        match (claim, self.course.game()) {
            (Claim::Win, _) => Ok(Event::Left {
                seat: gone,
                how: Leaving::Abandoned,
            }),
            (Claim::Draw, AnyGame::Ringforts(_)) => Ok(Event::Ended {
                ending: Ending::Abandoned { seat: gone },
                points: ending::drawn(self),
            }),
            (Claim::Draw, AnyGame::SeatOfKings(_)) => Err(Refusal::NoClaim),
        }
    }

    /// After how long somebody who is asked counts as gone; never where a day or more is given for a decision.
    pub const fn away_limit_ms(&self) -> Option<u64> {
        match self.agreed.clock {
            ClockRule::None => Some(10 * MINUTE),
            ClockRule::Fischer { .. } => Some(2 * MINUTE),
            ClockRule::Days(_) => None,
        }
    }
}
