//! Decides which event follows from a command of a seat, or the reason for none, without changing the table.

mod automatic;
mod claims;
mod endings;
mod offers;
mod substitute;

use catalog::{Action, Explanation};
use game::{Hidden, Seat};
use ringforts::Hill;

use crate::clock::MAX_LAG_MS;
use crate::fair::Bytes;
use crate::table::OpenOffer;
use crate::{
    ClockRule, Command, Decider, Departure, Ending, Event, Offer, Order, OrderStamp, RULES,
    Refusal, Stage, Table, Transition,
};

/// The circumstances of a command that the host knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandContext {
    /// The time, in milliseconds since the beginning of 1970.
    pub at: u64,
    /// The network lag of the command, in milliseconds.
    pub lag_ms: u64,
    /// By seat: for how long its person has been away, in milliseconds; 0 if it is here.
    pub away_ms: [u64; Seat::MAX_COUNT],
    /// After how long an absence an opponent may claim the game by a Fischer clock, in milliseconds.
    pub claim_after_ms: u64,
}

/// The usual `claim_after_ms` of a [`CommandContext`]: two minutes.
pub const CLAIM_AFTER_MS: u64 = 120_000;

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

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

impl Table {
    /// Returns true if an order of a seat has been carried out.
    ///
    /// # Errors
    ///
    /// [`Refusal::UsedId`] if the seat gave its number to another order.
    pub fn knows(&self, seat: Seat, order: &Order) -> Result<bool, Refusal> {
        let stamp = OrderStamp::new(seat, order.id, &order.command);
        self.recent_orders().contains(stamp)
    }

    /// Carries out a command of a seat. Returns the events that follow; none for a repeated command.
    ///
    /// # Errors
    ///
    /// The refusal; the table is unchanged.
    pub fn order(
        &mut self,
        seat: Seat,
        order: &Order,
        context: &CommandContext,
    ) -> Result<Transition, Refusal> {
        let stamp = OrderStamp::new(seat, order.id, &order.command);
        if self.recent_orders().contains(stamp)? {
            return Ok(Transition::NONE);
        }
        if order.version > self.version() {
            return Err(Refusal::Ahead);
        }
        self.screen(seat).ok_or(Refusal::NoSeat)?;
        let event = self.event_of(seat, order, context)?;
        Ok(self.carry_out(context.at, Some(stamp), event))
    }

    fn event_of(
        &self,
        seat: Seat,
        order: &Order,
        context: &CommandContext,
    ) -> Result<Event, Refusal> {
        let number = seat.index() as u8;
        match &order.command {
            Command::Sit { commitment } => self.sat(seat, *commitment),
            Command::Reveal { sent } => self.revealed(seat, *sent),
            Command::Move { action } => {
                self.check_turn(seat, order.version)?;
                let action = action.action()?;
                let lag_ms = context.lag_ms.min(MAX_LAG_MS);
                self.moved(seat, action, lag_ms.min(self.clocks().lag_left_ms(seat)))
            }
            Command::Offer { offer } => self.offered(seat, *offer, order.version, context.at),
            Command::Agree | Command::Decline => {
                let offer = self.offer_seen(order.version)?;
                let answers = self.answers(offer, seat);
                match order.command {
                    Command::Agree if answers => Ok(Event::OfferAccepted { seat: number }),
                    Command::Decline if answers || offer.by == seat => {
                        Ok(Event::OfferWithdrawn { seat: number })
                    }
                    _ => Err(Refusal::NoOffer),
                }
            }
            Command::Undo => self.undone(seat, order.version),
            Command::Abort => self.aborted(seat, order.version),
            Command::Resign => self.resigned(seat, order.version, context.at),
            Command::Claim { claim } => self.claimed(seat, *claim, order.version, context),
        }
    }

    /// Returns true if a command of a seat would add events without which games go on and end: an offer, a takeback, or another share in
    /// place of one. To accept an offer is none.
    pub fn is_needless(&self, seat: Seat, command: &Command) -> bool {
        match command {
            Command::Offer { offer } => !self.accepts(seat, *offer),
            Command::Resign => {
                self.has_partner_elsewhere(seat) && !self.accepts(seat, Offer::Resign)
            }
            Command::Sit { .. } => self.shares().commitment(seat).is_some(),
            Command::Undo => true,
            Command::Reveal { .. }
            | Command::Move { .. }
            | Command::Agree
            | Command::Decline
            | Command::Abort
            | Command::Claim { .. } => false,
        }
    }

    /// Returns true if a seat that offers this accepts the offer that stands.
    fn accepts(&self, seat: Seat, offer: Offer) -> bool {
        let open = self.open_offer();
        open.is_some_and(|open| open.offer == offer && self.answers(open, seat))
    }

    fn sat(&self, seat: Seat, commitment: Bytes) -> Result<Event, Refusal> {
        let shares = self.shares();
        let is_open =
            !self.is_complete() && shares.revealed(seat).is_none() && shares.may_commit(seat);
        match self.stage() {
            Stage::Seating if is_open && self.is_used_share(commitment) => Err(Refusal::UsedShare),
            Stage::Seating if is_open && shares.commitment(seat) != Some(commitment) => {
                Ok(Event::SeatCommitted {
                    seat: seat.index() as u8,
                    commitment,
                })
            }
            Stage::Seating | Stage::Playing => Err(Refusal::Taken),
            Stage::Over | Stage::Stopped => Err(Refusal::Over),
        }
    }

    fn revealed(&self, seat: Seat, sent: Bytes) -> Result<Event, Refusal> {
        match self.stage() {
            Stage::Seating if !self.is_complete() => Err(Refusal::RevealsEarly),
            Stage::Seating if self.shares().revealed(seat).is_some() => Err(Refusal::Taken),
            Stage::Seating if !self.shares().is_committed(seat, sent) => Err(Refusal::NotCommitted),
            Stage::Seating => Ok(Event::SeatRevealed {
                seat: seat.index() as u8,
                sent,
            }),
            Stage::Playing => Err(Refusal::Taken),
            Stage::Over | Stage::Stopped => Err(Refusal::Over),
        }
    }

    /// The offer that stands, if a client that saw this version of the table knows it.
    fn offer_seen(&self, version: u32) -> Result<&OpenOffer, Refusal> {
        check_since(version, self.offer_version())?;
        self.open_offer().ok_or(Refusal::NoOffer)
    }

    /// Refuses what was decided on another position than that of now.
    const fn check_position(&self, version: u32) -> Result<(), Refusal> {
        check_since(version, self.position_version())
    }

    /// The event of a legal action of a seat whose turn it is.
    pub(crate) fn moved(&self, seat: Seat, action: Action, lag_ms: u64) -> Result<Event, Refusal> {
        if let Some(explanation) = self.explain(seat, action)? {
            return Err(Refusal::Illegal(explanation));
        }
        let number = seat.index() as u8;
        Ok(if self.history().decides() == Some(seat) {
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
        self.check_position(version)?;
        if self.may_decide(seat) {
            Ok(())
        } else {
            Err(Refusal::NotAsked)
        }
    }

    /// Completes a play that names only one position of a fit of two: to a legal fit if there is one. Returns any other
    /// action unchanged. Rule: SKC2
    pub fn with_whole_fit(&self, action: Action) -> Action {
        match (action, self.history().game().as_kings()) {
            (Action::Kings(decision), Some(state)) => {
                Action::Kings(state.public().with_whole_fit(decision))
            }
            _ => action,
        }
    }

    /// Explains why an action of this seat is not legal; `None` exactly if it is. Rule: B12, SKO6
    ///
    /// # Errors
    ///
    /// If it is of another game, or the seat is not asked.
    pub fn explain(&self, seat: Seat, action: Action) -> Result<Option<Explanation>, Refusal> {
        if self.stage() != Stage::Playing || !self.may_decide(seat) {
            return Err(Refusal::NotAsked);
        }
        let game = self.history().game();
        if self.history().decides() == Some(seat) {
            return game.explain(action).map_err(|_| Refusal::NotAMove);
        }
        let state = game.as_kings().ok_or(Refusal::NotAsked)?;
        let Action::Kings(decision) = action else {
            return Err(Refusal::NotAMove);
        };
        let view = state.view(seat).choosing_now();
        let view = view.ok_or(Refusal::NotAsked)?;
        let reason = view.explain(decision);
        Ok(reason.map(|reason| Explanation::of_kings(view.public(), decision, reason)))
    }

    /// Explains why the last of these presses on the board of a ringfort game leads to nothing for this seat; `None` if it leads on.
    /// Rule: B12
    ///
    /// # Errors
    ///
    /// If it is another game, or the seat is not asked.
    pub fn explain_presses(
        &self,
        seat: Seat,
        hills: &[Hill],
    ) -> Result<Option<Explanation>, Refusal> {
        if self.stage() != Stage::Playing || self.history().decides() != Some(seat) {
            return Err(Refusal::NotAsked);
        }
        let line = self.history().game().as_ringforts();
        let line = line.ok_or(Refusal::NotAMove)?;
        Ok(Explanation::of_presses(line.position(), hills))
    }

    pub(crate) fn check_playing(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Seating => Err(Refusal::NotBegun),
            Stage::Over | Stage::Stopped => Err(Refusal::Over),
            Stage::Playing if !self.plays(seat) => Err(Refusal::Out),
            Stage::Playing => Ok(()),
        }
    }

    fn offered(&self, seat: Seat, offer: Offer, version: u32, at: u64) -> Result<Event, Refusal> {
        let number = seat.index() as u8;
        if let Some(open) = self.open_offer() {
            if open.offer != offer || !self.answers(open, seat) {
                return Err(Refusal::OfferStands);
            }
            // Two who offer the same of one position agree. A takeback is of another move for each of them.
            if version < self.offer_version() {
                match offer {
                    Offer::Takeback => return Err(Refusal::Stale),
                    Offer::Resign => check_since(version, self.game_version())?,
                    Offer::Draw | Offer::Rematch => self.check_position(version)?,
                }
            }
            return Ok(Event::OfferAccepted { seat: number });
        }
        match offer {
            Offer::Resign => return self.resigned(seat, version, at),
            Offer::Rematch if self.stage() != Stage::Over => return Err(Refusal::NotOver),
            Offer::Rematch => {}
            Offer::Draw | Offer::Takeback => self.check_playing(seat)?,
        }
        let is_program = |seat: Seat| self.screen(seat).is_none() && self.plays(seat);
        if offer == Offer::Draw && self.seats().any(is_program) {
            return Err(Refusal::Program);
        }
        self.check_position(version)?;
        if offer == Offer::Takeback {
            self.entries_before_last_turn(seat)?;
        }
        self.check_offered_before(seat, offer, at)?;
        Ok(Event::OfferMade {
            seat: number,
            offer,
        })
    }

    fn undone(&self, seat: Seat, version: u32) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        self.check_position(version)?;
        if self.others_play(seat) {
            return Err(Refusal::OthersPlay);
        }
        Ok(Event::MovesTakenBack {
            seat: seat.index() as u8,
            kept: self.entries_before_last_turn(seat)? as u32,
        })
    }

    /// Refuses to abort the game that is played.
    ///
    /// # Errors
    ///
    /// If no game is played, no person plays this seat in it, or each person has decided in it.
    pub fn check_abort(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_playing(seat)?;
        self.screen(seat).ok_or(Refusal::NoSeat)?;
        if self.awaits_first_decisions() {
            Ok(())
        } else {
            Err(Refusal::NoAbort)
        }
    }

    fn aborted(&self, seat: Seat, version: u32) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        check_since(version, self.game_version())?;
        self.check_abort(seat)?;
        Ok(Event::GameEnded {
            ending: Ending::Aborted {
                seat: seat.index() as u8,
            },
            points: vec![0; self.sides()],
            rules: RULES,
        })
    }

    /// In doubles both partners resign, if both are persons. Rule: M9
    fn resigned(&self, seat: Seat, version: u32, at: u64) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        check_since(version, self.game_version())?;
        let number = seat.index() as u8;
        let open = self.open_offer();
        if let Some(open) = open.filter(|open| open.offer == Offer::Resign) {
            if !self.answers(open, seat) {
                return Err(Refusal::OfferStands);
            }
            return Ok(Event::OfferAccepted { seat: number });
        }
        if !self.has_partner_elsewhere(seat) {
            return Ok(Event::SeatLeft {
                seat: number,
                how: Departure::Resigned,
            });
        }
        self.check_offered_before(seat, Offer::Resign, at)?;
        Ok(Event::OfferMade {
            seat: number,
            offer: Offer::Resign,
        })
    }

    /// Returns true if a person at another screen is the partner of a seat.
    fn has_partner_elsewhere(&self, seat: Seat) -> bool {
        let mut partners = self
            .persons()
            .filter(|&other| self.are_partners(seat, other));
        partners.any(|other| self.screen(other) != self.screen(seat))
    }

    /// The time that a seat has to reveal its share once all persons sit, in milliseconds: as long as it may usually be away
    /// when it is asked, and a day where days are given for a decision.
    pub(crate) const fn reveal_limit_ms(&self) -> u64 {
        match self.agreed().clock {
            ClockRule::None => 10 * MINUTE,
            ClockRule::Fischer { .. } => 2 * MINUTE,
            ClockRule::Days(_) => DAY,
        }
    }
}

/// Refuses what was decided before a version.
const fn check_since(version: u32, since: u32) -> Result<(), Refusal> {
    if version < since {
        Err(Refusal::Stale)
    } else {
        Ok(())
    }
}
