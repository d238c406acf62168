//! Applies events to a table, which nothing else changes.

mod seating;

use game::{Seat, Turn};

use catalog::{Action, Draw, PlyRef};

use super::{DeclinedOffer, NextStep, OfferBefore, OpenOffer, Table};
use crate::change::Change;
use crate::clock::Clocks;
use crate::game_history::GameHistory;
use crate::standing::{FinishedGame, Standing};
use crate::{Decider, Departure, Ending, Event, EventFault, Offer, Stage, TimedEvent};

/// The first version of the rules by which the kings of a side that HK9 forces to pass leave the board.
const KINGS_OF_LAST_MOVER_LEAVE: u32 = 2;

/// The number of events that count for an offer: it, and that it ends.
const EVENTS_OF_OFFER: u32 = 2;

impl Table {
    /// Applies an event, new or stored. Returns what it changed.
    ///
    /// # Errors
    ///
    /// The fault; the table is unusable then.
    pub(crate) fn apply(&mut self, stamped: &TimedEvent) -> Result<Change, EventFault> {
        let at = stamped.at;
        if at < self.at {
            return Err(EventFault::Earlier);
        }
        self.at = at;
        self.recent_orders.remember(stamped);
        self.version += 1;
        let had_offer = self.offer.is_some();
        self.apply_event(&stamped.event)?;
        if had_offer != self.offer.is_some() {
            self.offer_version = self.version;
        }
        self.find_next();
        Ok(Change::of(stamped))
    }

    /// Finds out what comes next, and sets the clocks of the persons who are asked.
    pub(super) fn find_next(&mut self) {
        self.next = match self.automatic() {
            Some(event) => NextStep::Does(event),
            None => NextStep::Waits(self.seats_to_ask()),
        };
        let mut persons = [false; Seat::MAX_COUNT];
        for &seat in self.asked() {
            persons[seat.index()] = self.screen(seat).is_some() && !self.awaits_first_decisions();
        }
        let at = self.at;
        self.clocks.ask(|seat| persons[seat.index()], at);
    }

    fn apply_event(&mut self, event: &Event) -> Result<(), EventFault> {
        match event {
            Event::Opened { .. } => return Err(EventFault::OpensAgain),
            Event::SeatTaken { seat, sent } => self.take_seat(*seat, *sent)?,
            Event::SeatCommitted { seat, commitment } => self.commit(*seat, *commitment)?,
            Event::SeatRevealed { seat, sent } => self.reveal(*seat, *sent)?,
            Event::PartsCleared { seats } => self.clear_shown_shares(seats)?,
            Event::DrawVoided { seats } => self.void(seats)?,
            Event::SeatsFreed { seats, reason } => self.free(seats, *reason)?,
            Event::SeatFilled { seat, program } => self.fill(*seat, program)?,
            Event::DrawsRenewed { nonce } => self.renew_game(*nonce),
            Event::TableRestored { nonce } => {
                self.root = self.root.renewed(*nonce);
                if matches!(self.stage, Stage::Seating | Stage::Playing) {
                    self.renew_game(*nonce);
                } else {
                    self.restores += 1;
                }
            }
            Event::GameStarted { first, can_abort } => self.begin_game(*first, *can_abort)?,
            Event::ChanceDrawn { draw } => self.draw(draw)?,
            Event::Moved {
                seat,
                action,
                by,
                lag_ms,
            } => self.play(*seat, *action, *by, *lag_ms)?,
            Event::CardsChosen { seat, action } => {
                let seat = self.person(*seat)?;
                self.chosen[seat.index()] = Some(*action);
                self.await_no_more(seat);
            }
            Event::OfferMade { seat, offer } => self.put_offer(*seat, *offer)?,
            Event::OfferAccepted { seat } => self.agree(*seat)?,
            Event::OfferWithdrawn { seat } => {
                let seat = self.person(*seat)?;
                self.close_offer(seat);
            }
            Event::MovesTakenBack { kept, .. } => self.go_back(*kept)?,
            Event::SeatLeft { seat, how } => self.leave(*seat, *how)?,
            Event::GameEnded {
                ending,
                points,
                rules,
            } => {
                self.end(*ending, points)?;
                if *rules < KINGS_OF_LAST_MOVER_LEAVE {
                    self.kings_left = self.history.kings_of_forced_pass();
                }
            }
            Event::RematchAgreed => self.begin_match()?,
            Event::HostResumed { downtime_ms } => self.skip_downtime(*downtime_ms),
            Event::TableStopped { reason } => self.halt(reason),
        }
        Ok(())
    }

    fn leave(&mut self, seat: u8, how: Departure) -> Result<(), EventFault> {
        let seat = self.known(seat)?;
        self.left[seat.index()] = Some(how);
        self.awaited[seat.index()] = false;
        // Its clock stops where it is: it has earned no increment.
        self.clocks.leave(seat, self.at);
        self.offer = None;
        self.position_version = self.version;
        Ok(())
    }

    fn skip_downtime(&mut self, downtime_ms: u64) {
        self.clocks.skip_downtime(downtime_ms, self.at);
        if let Some(complete_at) = &mut self.shares.complete_at {
            *complete_at = (*complete_at + downtime_ms).min(self.at);
        }
    }

    fn halt(&mut self, reason: &str) {
        self.clocks.halt(self.at);
        self.stop_reason = Some(reason.into());
        self.is_cut_short = self.stage == Stage::Playing;
        self.stage = Stage::Stopped;
    }

    fn begin_game(&mut self, first: u8, can_abort: bool) -> Result<(), EventFault> {
        let first = self.known(first)?;
        let has_revealed = |seat: Seat| self.shares.revealed(seat).is_some();
        if self.stage != Stage::Seating || !self.persons().all(has_revealed) {
            return Err(EventFault::NoBeginning);
        }
        // The lots of a ringfort match are the first draw of its first game. Rule: M1
        let is_lot = self.standing.first.is_none();
        self.draws = u32::from(is_lot && self.agreed_first().is_none() && !self.has_lots());
        // Earlier programs let another seat start a rematch of a match of several games.
        if self.standing.finished.is_empty() {
            self.standing.first = Some(first);
        }
        let keeps_games = self.history.keeps_games();
        self.history = GameHistory::new(self.rules.start(first));
        if keeps_games {
            self.history.keep_games();
        }
        if self.standing.number == 0 {
            // Others may have had the seats before.
            self.needless = [0; Seat::MAX_COUNT];
        }
        for seat in self.seats() {
            self.awaited[seat.index()] = can_abort && self.screen(seat).is_some();
        }
        self.kings_left = None;
        self.vacancy = None;
        self.clocks = Clocks::new(self.agreed.clock);
        self.stage = Stage::Playing;
        self.position_version = self.version;
        self.game_version = self.version;
        Ok(())
    }

    /// Returns true if a game draws its own lots. Rule: SKR1
    fn has_lots(&self) -> bool {
        self.history.start().turn() == Turn::Chance
    }

    fn draw(&mut self, draw: &Draw) -> Result<(), EventFault> {
        if self.history.game().turn() != Turn::Chance {
            return Err(EventFault::NoDraw);
        }
        // The draws of an opening were not the table's own.
        let is_own = self.history.log().len() >= self.rules.opening().len();
        let entered = self.history.enter(None, PlyRef::Draw(draw), self.version);
        entered.map_err(EventFault::Play)?;
        self.draws += u32::from(is_own);
        self.position_version = self.version;
        Ok(())
    }

    fn play(
        &mut self,
        seat: u8,
        action: Action,
        by: Decider,
        lag_ms: u64,
    ) -> Result<(), EventFault> {
        let seat = self.known(seat)?;
        if self.stage != Stage::Playing || self.history.decides() != Some(seat) {
            return Err(EventFault::NotAsked);
        }
        self.clocks.give_back(seat, lag_ms, self.at);
        let was_choice = self.choosing();
        // The decisions of an opening were agreed on.
        if by == Decider::Seat && self.history.log().len() >= self.rules.opening().len() {
            // Whoever has only forced moves, or none, decides nothing: the game is under way without it.
            if !was_choice && self.screen(seat).is_some() && !self.awaited[seat.index()] {
                self.awaited = [false; Seat::MAX_COUNT];
            }
            self.await_no_more(seat);
        }
        let ply = PlyRef::Action(action);
        let entered = self.history.enter(Some((seat, by)), ply, self.version);
        entered.map_err(EventFault::Play)?;
        self.chosen[seat.index()] = None;
        // All choose at once, so a choice does not make that of another stale.
        if !(was_choice && self.choosing()) {
            self.position_version = self.version;
        }
        // Moves that are played by themselves let a refusal stand until its reader has decided.
        if by == Decider::Seat {
            self.declined = None;
        }
        if self
            .offer
            .as_ref()
            .is_some_and(|offer| self.lapses(offer, seat))
        {
            self.close_offer(seat);
        }
        Ok(())
    }

    /// Notes that the person at a seat has decided in this game, for all seats of its screen.
    fn await_no_more(&mut self, seat: Seat) {
        for other in self.seats() {
            self.awaited[other.index()] &= self.screen(other) != self.screen(seat);
        }
    }

    /// Closes the offer that stands. A seat that did not make it declines it so.
    fn close_offer(&mut self, seat: Seat) {
        let offer = self.offer.take();
        self.declined = offer
            .filter(|offer| offer.by != seat)
            .map(|OpenOffer { by, offer, .. }| DeclinedOffer { by, offer, seat });
    }

    /// Returns true if an offer lapses when this seat decides: to play on is an answer.
    fn lapses(&self, offer: &OpenOffer, seat: Seat) -> bool {
        match offer.offer {
            Offer::Takeback => true,
            Offer::Resign => offer.by == seat,
            Offer::Draw => self.answers(offer, seat),
            Offer::Rematch => false,
        }
    }

    fn put_offer(&mut self, seat: u8, offer: Offer) -> Result<(), EventFault> {
        let by = self.person(seat)?;
        self.needless[by.index()] += EVENTS_OF_OFFER;
        let is_same = |before: &OfferBefore| (before.by, before.offer) == (by, offer);
        self.offers_before.retain(|before| !is_same(before));
        self.offers_before.push(OfferBefore {
            by,
            offer,
            game: self.standing.number,
            entries: self.history.log().len(),
            at: self.at,
        });
        let mut agreed = [false; Seat::MAX_COUNT];
        agreed[by.index()] = true;
        self.offer = Some(OpenOffer { by, offer, agreed });
        self.declined = None;
        Ok(())
    }

    fn agree(&mut self, seat: u8) -> Result<(), EventFault> {
        let seat = self.person(seat)?;
        let offer = self.offer.as_mut().ok_or(EventFault::NoOffer)?;
        offer.agreed[seat.index()] = true;
        Ok(())
    }

    fn go_back(&mut self, kept: u32) -> Result<(), EventFault> {
        if kept as usize >= self.history.log().len() || self.stage != Stage::Playing {
            return Err(EventFault::NothingToTakeBack);
        }
        self.history.take_back(kept as usize);
        self.offer = None;
        self.declined = None;
        // An offer that was accepted is no nuisance, and the log is shorter than it was then.
        self.offers_before
            .retain(|before| before.offer != Offer::Takeback);
        self.position_version = self.version;
        Ok(())
    }

    fn end(&mut self, ending: Ending, points: &[u8]) -> Result<(), EventFault> {
        if self.stage != Stage::Playing {
            return Err(EventFault::NoGame);
        }
        if points.len() != self.sides() {
            return Err(EventFault::Points);
        }
        self.clocks.halt(self.at);
        self.last_secret = Some(self.secret_of_game());
        self.standing.finished.push(FinishedGame {
            first: self.course_first(),
            plies: self
                .history
                .log()
                .iter()
                .map(|entry| entry.ply.to_owned())
                .collect(),
            ending,
            record_ending: self.record_ending(ending),
            points: points.to_vec(),
            number: self.standing.number,
            draws: self.draw_source(),
        });
        self.offer = None;
        self.declined = None;
        self.position_version = self.version;
        let is_aborted = matches!(ending, Ending::Aborted { .. });
        if self.standing.finished.len() < self.agreed.games() && !is_aborted {
            self.seat_all();
        } else {
            self.stage = Stage::Over;
        }
        Ok(())
    }

    /// The seat that started the game.
    pub(crate) fn course_first(&self) -> Seat {
        match self.history.start().turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over(_) => Seat::new(0),
        }
    }

    /// All take their seats for another game.
    fn seat_all(&mut self) {
        self.stage = Stage::Seating;
        self.standing.number += 1;
        self.standing.void_draws = 0;
        self.clear_shares();
        self.set_secret();
        self.draws = 0;
        self.void_draw = None;
        self.left = [None; Seat::MAX_COUNT];
        self.chosen = [None; Seat::MAX_COUNT];
    }

    /// Another match: who did not start the last one starts, but from a position that was agreed it is whose turn it is there.
    /// Rule: M1
    fn begin_match(&mut self) -> Result<(), EventFault> {
        if self.stage != Stage::Over {
            return Err(EventFault::NotOver);
        }
        self.standing = Standing {
            number: self.standing.number,
            void_draws: 0,
            first: self.follows(),
            finished: Vec::new(),
        };
        self.offer = None;
        self.declined = None;
        self.seat_all();
        Ok(())
    }

    fn known(&self, seat: u8) -> Result<Seat, EventFault> {
        if usize::from(seat) < self.agreed.seats.len() {
            Ok(Seat::new(seat))
        } else {
            Err(EventFault::NoSeat(seat))
        }
    }

    fn person(&self, seat: u8) -> Result<Seat, EventFault> {
        let known = self.known(seat)?;
        match self.screen(known) {
            Some(_) => Ok(known),
            None => Err(EventFault::NoPerson(seat)),
        }
    }
}
