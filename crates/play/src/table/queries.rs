//! Queries of a table: its terms, its stage, the game that is played, and the seats that take part.

use catalog::{Action, AnyGame, AnyVariant};
use game::Seat;
use ringforts::{Color, Hills};

use super::{DeclinedOffer, NextStep, OfferBefore, OpenOffer, Stage, Table};
use crate::agreement::Taker;
use crate::clock::Clocks;
use crate::fair::Root;
use crate::game_history::GameHistory;
use crate::log::Log;
use crate::recent_orders::RecentOrders;
use crate::rules::Rules;
use crate::shares::Vacancy;
use crate::standing::{FinishedGame, Standing};
use crate::view::StandingView;
use crate::{Agreement, Departure, Ending, Offer};

impl Table {
    /// The next step after the last event.
    pub const fn next(&self) -> &NextStep {
        &self.next
    }

    /// The seats that must act now. All seats choose their cards at once. Rule: SKR2
    pub fn asked(&self) -> &[Seat] {
        match &self.next {
            NextStep::Waits(seats) => seats,
            NextStep::Does(_) => &[],
        }
    }

    /// The standing of the match, as views give it.
    pub fn standing_view(&self) -> StandingView<'_> {
        let finished = &self.standing.finished;
        let is_last_over = matches!(self.stage, Stage::Over | Stage::Stopped);
        StandingView {
            game: (finished.len() + usize::from(!is_last_over)).max(1),
            games: self.agreed.games(),
            points: self.standing.points(self.sides()),
            results: finished.iter().map(|game| &game.points[..]).collect(),
            next_start: self
                .follows()
                .filter(|_| !finished.is_empty() && !self.variant().has_chance())
                .map(|seat| self.name(seat)),
        }
    }

    /// The seat that starts the next game or a rematch, if one was played: starts go round, but from a position that was agreed it is
    /// whose turn it is there. Rule: M1
    pub(crate) fn follows(&self) -> Option<Seat> {
        let next = self.standing.starts(self.agreed.seats.len());
        self.rules.first_of_position().or(next)
    }

    /// The number at the table of the game that is next, played, or was played last, from 0.
    pub const fn game_number(&self) -> u32 {
        self.standing.number
    }

    /// The time left on the clock of a seat at a moment, in milliseconds; `None` without clocks.
    pub fn clock(&self, seat: Seat, at: u64) -> Option<u64> {
        self.clocks.shown(seat, at)
    }

    /// The terms on which it was opened.
    pub const fn agreed(&self) -> &Agreement {
        &self.agreed
    }

    /// The variant that is played.
    pub const fn variant(&self) -> AnyVariant {
        self.rules.variant
    }

    /// The number of events, which is also the number of the next.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// The time of the last event, in milliseconds since the beginning of 1970.
    pub const fn last_at(&self) -> u64 {
        self.at
    }

    /// The stage of the table.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The game that is played, or was played last. It holds what no seat may see: give it to nobody.
    pub const fn game(&self) -> &AnyGame {
        self.history.game()
    }

    /// The log of that game, all of it. It holds what no seat may see: give it to nobody before the game is over.
    pub const fn log(&self) -> &Log {
        self.history.log()
    }

    /// The games of this match that are over, in order.
    pub fn finished(&self) -> &[FinishedGame] {
        &self.standing.finished
    }

    /// The beginning of the current or last game; before the first game, its beginning if the first seat
    /// started it.
    pub const fn start(&self) -> &AnyGame {
        self.history.start()
    }

    /// The seat that starts the first game by what is agreed; nothing if lots decide. Rule: M1, SKR1
    pub fn agreed_first(&self) -> Option<Seat> {
        let agreed = self.agreed.first.as_ref();
        let first = agreed.and_then(|first| self.agreed.seat(first));
        self.rules.first_of_position().or(first)
    }

    /// The game at its beginning.
    pub fn start_of(&self, game: &FinishedGame) -> AnyGame {
        self.rules.start(game.first)
    }

    /// The seats, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.agreed.seats.len() as u8).map(Seat::new)
    }

    /// The name of a seat.
    ///
    /// # Panics
    ///
    /// If nobody takes it.
    pub fn name(&self, seat: Seat) -> &str {
        &self.agreed.seats[seat.index()].seat
    }

    /// The time at which a clock or the time to reveal runs out, in milliseconds since the beginning of 1970: the moment at which the host
    /// should [`tick`](Self::tick). Returns `None` if neither runs.
    pub fn due(&self) -> Option<u64> {
        let clock = self.clocks.due().map(|(_, due)| due);
        clock.or(self.reveal_due())
    }

    /// Returns true until its first game begins, so that persons can still come and go.
    pub fn is_unbegun(&self) -> bool {
        self.stage == Stage::Seating && self.standing.number == 0
    }

    /// Returns true if the person of a seat has sat down since it took the seat.
    pub const fn has_sat(&self, seat: Seat) -> bool {
        self.has_sat[seat.index()]
    }

    /// The seats that became free last before the first game; `None` once one of them sits again.
    pub(crate) const fn vacancy(&self) -> Option<&Vacancy> {
        self.vacancy.as_ref()
    }

    /// Returns true once the game is over and its whole history is open to every reader.
    pub(crate) const fn is_log_open(&self) -> bool {
        matches!(self.stage, Stage::Over | Stage::Seating)
    }

    /// The history of the game that is played, or was played last.
    pub(crate) const fn history(&self) -> &GameHistory {
        &self.history
    }

    /// The kings that stand on the final board of the game that was played last beside those of today's rules: its
    /// players saw them there when it ended. Rule: HK9
    pub(crate) const fn kings_left(&self) -> Option<(Color, Hills)> {
        self.kings_left
    }

    pub(crate) const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(crate) const fn root(&self) -> &Root {
        &self.root
    }

    pub(crate) const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// The standing of the match.
    pub(crate) const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The version since which the position is what it is: commands on older ones are stale.
    pub(crate) const fn position_version(&self) -> u32 {
        self.position_version
    }

    /// The open offer.
    pub(crate) const fn open_offer(&self) -> Option<&OpenOffer> {
        self.offer.as_ref()
    }

    /// The last offer that a seat declined, until the next decision or offer.
    pub(crate) const fn declined(&self) -> Option<DeclinedOffer> {
        self.declined
    }

    /// The cards that a seat chose before its turn to choose.
    pub(crate) const fn chosen(&self, seat: Seat) -> Option<Action> {
        self.chosen[seat.index()]
    }

    /// The way in which a seat left this game, if it did.
    pub const fn left(&self, seat: Seat) -> Option<Departure> {
        self.left[seat.index()]
    }

    /// Makes going back cheap while stored events are applied, at the cost of memory, until [`Table::drop_games`].
    pub(crate) fn keep_games(&mut self) {
        self.history.keep_games();
    }

    pub(crate) fn drop_games(&mut self) {
        self.history.drop_games();
    }

    /// Returns true if the host stopped the table while a game was played.
    pub(crate) const fn is_cut_short(&self) -> bool {
        self.is_cut_short
    }

    /// Why the table was stopped, in a word; `None` if it was not.
    pub(crate) fn stop_reason(&self) -> Option<&str> {
        self.stop_reason.as_deref()
    }

    pub(crate) const fn recent_orders(&self) -> &RecentOrders {
        &self.recent_orders
    }

    /// The number of events that a seat caused and that no game needs: offers, replaced shares, and leaving. The count
    /// restarts when the first game begins.
    pub const fn needless_events(&self, seat: Seat) -> u32 {
        self.needless[seat.index()]
    }

    /// The number of times that the opener dismissed guests.
    pub const fn dismissals(&self) -> u32 {
        self.dismissals
    }

    /// The version since which the offers are what they are: answers on older ones are stale.
    pub(crate) const fn offer_version(&self) -> u32 {
        self.offer_version
    }

    /// The version with which this game began: resigning on an older one is stale.
    pub(crate) const fn game_version(&self) -> u32 {
        self.game_version
    }

    /// The last offer of this kind by a seat.
    pub(crate) fn offered_before(&self, seat: Seat, offer: Offer) -> Option<OfferBefore> {
        let mut offers = self.offers_before.iter().copied();
        offers.find(|before| (before.by, before.offer) == (seat, offer))
    }

    /// The screen of the person at a seat; `None` if a program takes it.
    pub(crate) fn screen(&self, seat: Seat) -> Option<u8> {
        match self.agreed.seats.get(seat.index())?.taker {
            Taker::Person(screen) => Some(screen),
            Taker::Program(_) => None,
        }
    }

    /// The seats that persons take, those out of the game too.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats().filter(|&seat| self.screen(seat).is_some())
    }

    /// Returns true while a person has still to decide for the first time in the first game of a match: no clock runs, and
    /// the game can be aborted.
    pub(crate) fn awaits_first_decisions(&self) -> bool {
        self.stage == Stage::Playing && self.awaited.contains(&true)
    }

    /// Returns true if this seat still plays.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.left[seat.index()].is_none()
    }

    /// The ending of the last game, if it has ended.
    pub fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Playing => None,
            Stage::Seating | Stage::Over | Stage::Stopped => {
                self.standing.finished.last().map(|game| game.ending)
            }
        }
    }
}
