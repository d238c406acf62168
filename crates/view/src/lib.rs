//! Views: the part of a game that a reader may see, in one shape for the page, the terminal and the drawings.
//!
//! A [`RingfortsView`] is a ringfort board with everything that the rules say about it. A [`KingsView`] is Seat of
//! Kings as one reader may see it. Both are made from a position and hold no rule, so their readers need no rules.
//!
//! The crate knows no network, no clock and no sentence of any language.
//!
//! ```
//! use ringforts::{Position, Variant};
//! use view::RingfortsView;
//!
//! let view = RingfortsView::of(&Position::start(Variant::SacredHill1));
//! assert_eq!(view.phase, "manoeuvres");
//! assert!(view.ringforts.iter().all(|hills| hills.is_empty()));
//! ```

mod measures;
mod ringforts;

mod kings;

pub use catalog::seat_of_kings::{
    OptionsObject, Perspective, PlayerObject, PositionObject, StageObject,
};

pub use self::kings::{
    CardFace, CardFits, Cost, DeckView, DominantChange, Fits, IllegalFits, IncomeView, KingsChange,
    KingsRemark, KingsTurn, KingsView, NearWinning, PlayerChange, Prompt, RanksByRegion, RathCard,
    RegionView, StackChange, TraitorCard, TraitorView,
};
pub use self::measures::Measures;
pub use self::ringforts::{
    ComparisonView, CountChange, HillChange, KingdomEvent, LeadView, LinkChange, Names, Question,
    Reach, Remark, RingfortsChange, RingfortsView, Rows, captured_ringforts, joined_kingdoms,
    moved_king, split_kingdoms,
};
