//! Decides which event follows from a command of a seat, or why none does, without changing the table.

mod automatic;
mod endings;
mod offers;
mod substitute;

use catalog::{Action, AnyGame, Explanation};
use game::{Hidden, Seat};

use crate::clock::MAX_LAG_MS;
use crate::{
    ActionInput, Claim, ClockRule, Command, Decider, Departure, Ending, Event, Offer, Order, RULES,
    Refusal, Stage, Table, Transition,
};

/// What the host knows about the arrival of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandContext {
    /// The time, in milliseconds since the beginning of 1970.
    pub at: u64,
    /// What the command took on its way through the network, in milliseconds.
    pub lag_ms: u64,
    /// By seat: for how long its person has been away, in milliseconds; 0 if it is here.
    pub away_ms: [u64; Seat::MAX_COUNT],
    /// After how long an absence an opponent may claim the game by a Fischer clock, in milliseconds.
    pub claim_after_ms: u64,
}

/// The usual `claim_after_ms` of a [`CommandContext`]: two minutes.
pub const CLAIM_AFTER_MS: u64 = 120_000;

/// How many times as long an absence has to be without a clock, where nobody loses by waiting.
const UNHURRIED: u64 = 5;

impl Default for CommandContext {
    fn default() -> Self {
        Self {
            at: 0,
            lag_ms: 0,
            away_ms: [0; Seat::MAX_COUNT],
            claim_after_ms: CLAIM_AFTER_MS,
        }
    }
}

impl Table {
    /// Carries out a command of a seat. Returns the events that follow; none if the table knows the command again.
    ///
    /// # Errors
    ///
    /// Why the table refuses; it stays as it was.
    pub fn order(
        &mut self,
        seat: Seat,
        order: &Order,
        context: &CommandContext,
    ) -> Result<Transition, Refusal> {
        if self.knows(order.id) {
            return Ok(Transition::NONE);
        }
        if order.version > self.version() {
            return Err(Refusal::Ahead);
        }
        self.screen(seat).ok_or(Refusal::NoSeat)?;
        let event = self.event_of(seat, order, context)?;
        Ok(self.carry_out(context.at, Some(order.id), event))
    }

    fn event_of(
        &self,
        seat: Seat,
        order: &Order,
        context: &CommandContext,
    ) -> Result<Event, Refusal> {
        let number = seat.index() as u8;
        match &order.command {
            Command::Sit { sent } => match (self.stage(), self.sent(seat)) {
                (Stage::Seating, None) => Ok(Event::SeatTaken {
                    seat: number,
                    sent: *sent,
                }),
                (Stage::Seating | Stage::Playing, _) => Err(Refusal::Taken),
                (Stage::Over | Stage::Stopped, _) => Err(Refusal::Over),
            },
            Command::Move { action } => {
                self.check_turn(seat, order.version)?;
                let action = self.action_of(action)?;
                self.moved(seat, action, context.lag_ms.min(MAX_LAG_MS))
            }
            Command::Offer { offer } => self.offered(seat, *offer),
            Command::Agree => {
                let offer = self.open_offer().ok_or(Refusal::NoOffer)?;
                if self.answers(offer, seat) {
                    Ok(Event::OfferAccepted { seat: number })
                } else {
                    Err(Refusal::NoOffer)
                }
            }
            Command::Decline => {
                let offer = self.open_offer().ok_or(Refusal::NoOffer)?;
                if self.answers(offer, seat) || offer.by == seat {
                    Ok(Event::OfferWithdrawn { seat: number })
                } else {
                    Err(Refusal::NoOffer)
                }
            }
            Command::Undo => self.undone(seat),
            Command::Resign => self.resigned(seat),
            Command::Claim { claim } => self.claimed(seat, *claim, context),
        }
    }

    /// The event of a legal action of a seat whose turn it is.
    pub(crate) fn moved(&self, seat: Seat, action: Action, lag_ms: u64) -> Result<Event, Refusal> {
        if let Some(explanation) = self.explain(seat, action)? {
            return Err(Refusal::Illegal(explanation));
        }
        let number = seat.index() as u8;
        Ok(if self.course().decides() == Some(seat) {
            Event::Moved {
                seat: number,
                action,
                by: Decider::Seat,
                lag_ms,
            }
        } else {
            Event::CardsChosen {
                seat: number,
                action,
            }
        })
    }

    /// Refuses an action of a seat that is not asked, or was asked at an older version.
    pub(crate) fn check_turn(&self, seat: Seat, version: u32) -> Result<(), Refusal> {
        self.check_playing(seat)?;
        if version < self.position_version() {
            return Err(Refusal::Stale);
        }
        if self.may_decide(seat) {
            Ok(())
        } else {
            Err(Refusal::NotAsked)
        }
    }

    /// The action that a client sent.
    ///
    /// # Errors
    ///
    /// If it is none of the game.
    pub fn action_of(&self, input: &ActionInput) -> Result<Action, Refusal> {
        input.action(self.game()).ok_or(Refusal::NotAMove)
    }

    /// Why an action of this seat is not legal; `None` exactly if it is. Rule: B12, SKO6
    ///
    /// # Errors
    ///
    /// If it is of another game, or the seat is not asked.
    pub fn explain(&self, seat: Seat, action: Action) -> Result<Option<Explanation>, Refusal> {
        if self.stage() != Stage::Playing || !self.may_decide(seat) {
            return Err(Refusal::NotAsked);
        }
        match (self.course().game(), action) {
            (game, _) if self.course().decides() == Some(seat) => {
                game.explain(action).map_err(|_| Refusal::NotAMove)
            }
            (AnyGame::Ringforts(_), _) => Err(Refusal::NotAsked),
            (AnyGame::SeatOfKings(_), Action::Ringforts(_)) => Err(Refusal::NotAMove),
            (AnyGame::SeatOfKings(state), Action::Kings(decision)) => {
                let view = state.view(seat).choosing_now();
                let view = view.ok_or(Refusal::NotAsked)?;
                let reason = view.explain(decision);
                Ok(reason.map(|reason| Explanation::of_kings(decision, reason)))
            }
        }
    }

    fn check_playing(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Seating => Err(Refusal::NotBegun),
            Stage::Over | Stage::Stopped => Err(Refusal::Over),
            Stage::Playing if !self.plays(seat) => Err(Refusal::Out),
            Stage::Playing => Ok(()),
        }
    }

    fn offered(&self, seat: Seat, offer: Offer) -> Result<Event, Refusal> {
        let number = seat.index() as u8;
        if let Some(open) = self.open_offer() {
            return if open.offer == offer && self.answers(open, seat) {
                Ok(Event::OfferAccepted { seat: number })
            } else {
                Err(Refusal::OfferStands)
            };
        }
        match offer {
            Offer::Resign => return self.resigned(seat),
            Offer::Rematch if self.stage() != Stage::Over => return Err(Refusal::NotOver),
            Offer::Rematch => {}
            Offer::Draw | Offer::Takeback => self.check_playing(seat)?,
        }
        let is_program = |seat: Seat| self.screen(seat).is_none() && self.plays(seat);
        if offer == Offer::Draw && self.seats().any(is_program) {
            return Err(Refusal::Program);
        }
        if offer == Offer::Takeback {
            self.entries_before_last_action(seat)?;
        }
        Ok(Event::OfferMade {
            seat: number,
            offer,
        })
    }

    fn undone(&self, seat: Seat) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        if self.others_play(seat) {
            return Err(Refusal::OthersPlay);
        }
        Ok(Event::MovesTakenBack {
            seat: seat.index() as u8,
            kept: self.entries_before_last_action(seat)? as u32,
        })
    }

    /// In doubles both partners resign, if both are persons. Rule: M9
    fn resigned(&self, seat: Seat) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        let number = seat.index() as u8;
        let open = self.open_offer();
        if let Some(open) = open.filter(|open| open.offer == Offer::Resign) {
            return if self.answers(open, seat) {
                Ok(Event::OfferAccepted { seat: number })
            } else {
                Err(Refusal::OfferStands)
            };
        }
        let mut partners = self
            .persons()
            .filter(|&other| self.are_partners(seat, other));
        Ok(
            if partners.any(|other| self.screen(other) != self.screen(seat)) {
                Event::OfferMade {
                    seat: number,
                    offer: Offer::Resign,
                }
            } else {
                Event::SeatLeft {
                    seat: number,
                    how: Departure::Resigned,
                }
            },
        )
    }

    fn claimed(
        &self,
        seat: Seat,
        claim: Claim,
        context: &CommandContext,
    ) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        let limit = self
            .away_limit_ms(context.claim_after_ms)
            .ok_or(Refusal::NoClaim)?;
        let asked = self.asked().iter().copied();
        let mut away = asked.filter(|&other| {
            let is_person = self.screen(other).is_some();
            let is_away = context.away_ms[other.index()] >= limit;
            is_person && is_away && !self.are_partners(seat, other)
        });
        let gone = away.next().ok_or(Refusal::NotAway)?.index() as u8;
        match (claim, self.course().game()) {
            (Claim::Win, _) => Ok(Event::SeatLeft {
                seat: gone,
                how: Departure::Abandoned,
            }),
            (Claim::Draw, AnyGame::Ringforts(_)) => Ok(Event::GameEnded {
                ending: Ending::Abandoned { seat: gone },
                points: endings::drawn(self),
                rules: RULES,
            }),
            (Claim::Draw, AnyGame::SeatOfKings(_)) => Err(Refusal::NoClaim),
        }
    }

    /// After how long an absence a seat that is asked counts as gone, in milliseconds, at a host with this `claim_after_ms`;
    /// `None` where a day or more is given for a decision.
    pub const fn away_limit_ms(&self, claim_after_ms: u64) -> Option<u64> {
        match self.agreed().clock {
            ClockRule::None => Some(claim_after_ms.saturating_mul(UNHURRIED)),
            ClockRule::Fischer { .. } => Some(claim_after_ms),
            ClockRule::Days(_) => None,
        }
    }
}
