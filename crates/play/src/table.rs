//! A table: the games of a match, as far as they have come.

mod apply;
mod draws;
mod queries;

use catalog::Action;
use game::Seat;
use ringforts::{Color, Hills};

use crate::change::{Change, Transition};
use crate::clock::Clocks;
use crate::fair::{Bytes, Root};
use crate::game_history::GameHistory;
use crate::proof::Renewal;
use crate::recent_orders::RecentOrders;
use crate::rules::Rules;
use crate::shares::{Shares, Vacancy, VoidDraw};
use crate::standing::Standing;
use crate::view::RevealedSecret;
use crate::{Agreement, Departure, Event, Offer, OrderStamp, RULES, Refusal, TimedEvent};

/// One table, the state that its events lead to: the same events make the same table. Only `apply` changes it, which finds
/// out after each event what comes next; `decide` and `view` only read it.
#[derive(Clone, PartialEq)]
pub struct Table {
    agreed: Agreement,
    rules: Rules,
    /// The secret from which those of later draws follow.
    root: Root,
    /// The secret of the game that is next, played, or was played last. It stays as it was committed to when the root is renewed.
    secret: Bytes,
    /// The number of events.
    version: u32,
    /// The version since which the position is what it is: commands on older ones are stale.
    position_version: u32,
    /// The version with which the game began that is played, or was played last.
    game_version: u32,
    /// The time of the last event.
    at: u64,
    stage: Stage,
    /// True if the host stopped the table while a game was played.
    is_cut_short: bool,
    /// Why the table was stopped, in a word; `None` if it was not.
    stop_reason: Option<Box<str>>,
    standing: Standing,
    history: GameHistory,
    /// The kings that older rules left on the board at the end of the game that was played last. Rule: HK9
    kings_left: Option<(Color, Hills)>,
    clocks: Clocks,
    /// The shares of the seats in this game.
    shares: Shares,
    /// The hashes of the shares that seats revealed for earlier draws of the table, in this game and before.
    used_shares: Vec<Bytes>,
    /// The last draw of this game that is void; `None` if there is none.
    void_draw: Option<VoidDraw>,
    /// By seat: whether its person has sat since the seat was free.
    has_sat: [bool; Seat::MAX_COUNT],
    /// The seats that became free last before the first game, until one of them sits again.
    vacancy: Option<Vacancy>,
    /// The secret of the last game that is over.
    last_secret: Option<RevealedSecret>,
    /// The number of times that the table was restored from a copy before there was this secret.
    restores: u32,
    /// The renewals of this game: one for each time that the table was restored from a copy since.
    renewals: Vec<Renewal>,
    /// The number of draws in this game.
    draws: u32,
    /// By seat: the cards that it chose before its turn to choose.
    chosen: [Option<Action>; Seat::MAX_COUNT],
    /// By seat: whether its person has still to decide for the first time in this game. While one has, no clock runs and
    /// the game can be aborted.
    awaited: [bool; Seat::MAX_COUNT],
    /// By seat: how it left this game, if it did.
    left: [Option<Departure>; Seat::MAX_COUNT],
    offer: Option<OpenOffer>,
    /// The last offer that a seat declined, until the next decision or offer.
    declined: Option<DeclinedOffer>,
    /// The version since which the offers are what they are: answers on older ones are stale.
    offer_version: u32,
    /// The last offers of each seat that did not bring about what they offered.
    offers_before: Vec<OfferBefore>,
    /// By seat: the number of events that it caused and that no game needs, before the first game and from then on.
    needless: [u32; Seat::MAX_COUNT],
    /// The number of times that guests were dismissed.
    dismissals: u32,
    recent_orders: RecentOrders,
    next: NextStep,
}

/// The next step at a table.
#[derive(Clone, PartialEq, Eq)]
pub enum NextStep {
    /// It waits for an action of these seats, or, if there are none, for persons who take their seats and reveal their shares.
    Waits(Vec<Seat>),
    /// This event follows by itself.
    Does(Event),
}

/// The stage of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The next game begins when all persons sit and have revealed their shares.
    Seating,
    /// A game is played.
    Playing,
    /// The match is over.
    Over,
    /// The host stopped the table.
    Stopped,
}

/// An open offer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenOffer {
    pub(crate) by: Seat,
    pub(crate) offer: Offer,
    /// By seat: whether it has agreed.
    pub(crate) agreed: [bool; Seat::MAX_COUNT],
}

/// An offer that a seat declined, in words or by playing on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DeclinedOffer {
    pub(crate) by: Seat,
    pub(crate) offer: Offer,
    /// The seat that declined it.
    pub(crate) seat: Seat,
}

/// An offer that a seat has made, by which the next one is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OfferBefore {
    pub(crate) by: Seat,
    pub(crate) offer: Offer,
    /// The number of the game.
    pub(crate) game: u32,
    /// The number of log entries then.
    pub(crate) entries: usize,
    /// The time, in milliseconds since the beginning of 1970.
    pub(crate) at: u64,
}

impl Table {
    /// Opens a table, at a time in milliseconds since the beginning of 1970; returns its first event too.
    ///
    /// # Errors
    ///
    /// The key of the invalid term.
    pub fn open(agreed: Agreement, root: Root, at: u64) -> Result<(Self, Transition), Refusal> {
        let opened = TimedEvent {
            at,
            order: None,
            id: None,
            event: Event::Opened {
                rules: RULES,
                agreed: Box::new(agreed.clone()),
                root: root.clone(),
            },
        };
        let mut table = Self::new(agreed, root, at)?;
        let mut transition = Transition::NONE;
        let change = Change::of(&opened);
        transition.push(opened, change);
        transition.extend(table.settle(at));
        Ok((table, transition))
    }

    /// A table as it is after its first event.
    pub(crate) fn new(agreed: Agreement, root: Root, at: u64) -> Result<Self, Refusal> {
        let rules = agreed.rules()?;
        let mut table = Self {
            next: NextStep::Waits(Vec::new()),
            secret: root.secret(0, 0),
            version: 1,
            position_version: 1,
            game_version: 1,
            at,
            stage: Stage::Seating,
            is_cut_short: false,
            stop_reason: None,
            standing: Standing::default(),
            history: GameHistory::new(rules.start(Seat::new(0))),
            kings_left: None,
            clocks: Clocks::new(agreed.clock),
            shares: Shares::default(),
            used_shares: Vec::new(),
            void_draw: None,
            has_sat: [false; Seat::MAX_COUNT],
            vacancy: None,
            last_secret: None,
            restores: 0,
            renewals: Vec::new(),
            draws: 0,
            chosen: [None; Seat::MAX_COUNT],
            awaited: [false; Seat::MAX_COUNT],
            left: [None; Seat::MAX_COUNT],
            offer: None,
            declined: None,
            offer_version: 1,
            offers_before: Vec::new(),
            needless: [0; Seat::MAX_COUNT],
            dismissals: 0,
            recent_orders: RecentOrders::default(),
            agreed,
            rules,
            root,
        };
        table.find_next();
        Ok(table)
    }

    /// Does everything that follows automatically. Commands and ticks do so already; stored events may end before it.
    pub fn settle(&mut self, at: u64) -> Transition {
        let mut transition = Transition::NONE;
        while let NextStep::Does(event) = &self.next {
            let event = event.clone();
            self.record(at, None, event, &mut transition);
        }
        transition
    }

    /// Applies a validated event, and all that follows by itself.
    pub(crate) fn carry_out(
        &mut self,
        at: u64,
        order: Option<OrderStamp>,
        event: Event,
    ) -> Transition {
        let mut transition = Transition::NONE;
        self.record(at, order, event, &mut transition);
        transition.extend(self.settle(at));
        transition
    }

    /// Applies one validated event.
    pub(crate) fn record(
        &mut self,
        at: u64,
        order: Option<OrderStamp>,
        event: Event,
        transition: &mut Transition,
    ) {
        let stamped = TimedEvent {
            at: at.max(self.at),
            order,
            id: None,
            event,
        };
        let change = self.apply(&stamped).expect("decide validated the event");
        transition.push(stamped, change);
    }
}
