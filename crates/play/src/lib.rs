//! One table of Tara: its seats, one match, its clocks, its offers, and the view of each reader.
//!
//! A [`Table`] is opened with an [`Agreement`]. It takes [`Order`]s of its seats with the current time, and returns
//! [`TimedEvent`] events with a [`Change`]. [`Table::replay`] rebuilds it from its events alone. It gives out a
//! [`View`] for one [`Reader`], or a [`Preview`], both made from what that reader may know. All draws follow from a
//! secret that the table commits to before the game, and from the shares that the seats reveal ([`fair`]).
//!
//! The crate does no IO, starts no thread and reads no clock. The host decides who may act for a seat, and asks the
//! computer players ([`Table::wanted`]).
//!
//! ```
//! use game::Seat;
//! use play::{Agreement, Command, CommandContext, Order, Reader, Table, Taker, fair};
//!
//! let mut agreed = Agreement::game("sacred-hill-1".parse()?, [Taker::Person(1), Taker::Person(2)]);
//! agreed.first = Some("red".into());
//! let (mut table, mut transition) = Table::open(agreed, fair::Root::new([7; 32]), 0)?;
//!
//! let (red, blue) = (Seat::new(0), Seat::new(1));
//! let mut order = |table: &mut Table, seat, id, command| {
//!     let order = Order { id, version: table.version(), command };
//!     table.order(seat, &order, &CommandContext::default())
//! };
//! let shares = [(red, fair::Bytes([1; 32])), (blue, fair::Bytes([2; 32]))];
//! for (seat, sent) in shares {
//!     transition.extend(order(&mut table, seat, 1, Command::Sit { commitment: fair::commitment(sent) })?);
//! }
//! for (seat, sent) in shares {
//!     transition.extend(order(&mut table, seat, 2, Command::Reveal { sent })?);
//! }
//! transition.extend(order(&mut table, red, 3, Command::Move { action: "D4".into() })?);
//! assert_eq!(table.view(Reader::Seat(blue), 0, 0).legal.map(|legal| legal.builds.len()), Some(44));
//! assert_eq!(Table::replay(transition.events)?.version(), table.version());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agreement;
mod rules;

mod clock;
pub mod fair;

mod command;
mod event;
mod refusal;

mod game_history;
mod recent_orders;
mod replay;
mod shares;
mod standing;
mod table;

mod change;
mod decide;

mod ticks;

mod kings;
mod log;
mod moment;
mod preview;
mod program;
mod proof;
mod ringforts;
mod sketch;
mod step;
mod turn_plan;
mod tutored;
mod view;

pub use agreement::{Agreement, Kings, Length, Seating, Taker};
pub use change::{Change, Transition};
pub use clock::{ClockRule, MAX_LAG_MS};
pub use command::{Claim, Command, Order};
pub use decide::{CLAIM_AFTER_MS, CommandContext};
pub use event::{
    Decider, Departure, Ending, Event, Offer, OrderStamp, RULES, TimedEvent, VacancyReason,
};
pub use kings::{HandView, KingsCounts, KingsEffect, KingsMoment, KingsPosition, KingsReplay};
pub use log::{Entries, Entry, Log};
pub use moment::{After, Ended, Moment, SeatSide};
pub use preview::{Continuation, Draft, Preview};
pub use program::DecisionRequest;
pub use proof::{Proof, ProofError, Renewal, Start};
pub use refusal::Refusal;
pub use replay::{EventFault, ReplayError};
pub use ringforts::RingfortsEffect;
pub use rules::read_deck;
pub use sketch::{PositionSketch, SketchError};
pub use standing::{DrawSource, FinishedGame};
pub use step::{ChangeView, EffectView};
pub use table::{NextStep, Stage, Table};
pub use turn_plan::{Idle, TurnOffer, TurnPlan, TurnWishes, UsualTurn};
pub use tutored::{Passage, PassedPly};
pub use view::{
    ActionFields, ActionInput, ActionView, DrawFields, EntryView, FairnessView, Legal, LogDetail,
    MomentView, OfferView, PlayFits, PlyFields, PublicView, Reader, RevealedSecret, SeatView,
    StandingView, StonePieces, VacancyView, View, ViewPart, VoidDrawView,
};
// The parts of the view of a table.
pub use ::view::{
    CardFace, CardFits, Cost, CountChange, DeckView, DominantChange, Fits, HillChange, IllegalFits,
    IncomeView, KingsChange, KingsRemark, KingsTurn, KingsView, LinkChange, Measures, NearWinning,
    OptionsObject, PlayerChange, PlayerObject, PositionObject, Prompt, Question, RathCard,
    RegionView, Remark, RingfortsChange, RingfortsView, StackChange, StageObject, TraitorCard,
    TraitorView,
};
