//! The rules of the ringfort games of Tara.
//!
//! A [`Variant`] names a game; a [`Position`] is a legal state of one, 64 bytes, copied freely; a [`Line`] adds the
//! history that repetition needs, and is what games are played on. Both are a [`game::Game`]. A text is parsed to a
//! [`Setup`] before it is checked, and a [`PositionError`] names its fault. A [`Reason`] explains why a move is not
//! legal. The five rule books are one file each; every function ends with its clauses.
//!
//! The crate does no IO, reads no clock and draws no random number.
//!
//! ```
//! use game::{Explain, Game, Moves, Tokens};
//! use ringforts::{Line, Position, Variant};
//!
//! let mut line = Line::new(Position::start(Variant::SacredHill1));
//! line.play(line.read_move("D4").expect("a token"));
//! assert_eq!(line.to_string(), "sacred-hill-1 5/7/7/3r3/7/7/5 blue manoeuvres - - -");
//! assert_eq!(line.moves().len(), 44);
//!
//! let occupied = line.read_move("D4").expect("a token");
//! assert_eq!(line.explain(occupied).expect("illegal").why.clause(), "B11");
//! ```

mod color;
mod hill;
mod hills;
mod links;
mod rule_book;
mod variant;

mod moves;
mod mv;
mod position;
mod siege;

mod building_turn;
mod dispatch;
mod four_treasures;
mod high_kings;
mod poisoned_chalice;
mod sacred_hill;
mod stone_of_destiny;

mod board_facts;
mod clauses;
mod lead;
mod score;

mod effect;
mod explain;
mod index;
mod line;
mod mask;
mod planes;
mod press;
mod reason_values;
mod specialized;
mod symmetry;

mod board_text;
mod move_text;
mod position_error;
mod position_text;
mod setup;

mod encoding;
mod key;
mod nth_bit;
mod row_counts;

pub use board_text::{Board, PieceError};
pub use color::Color;
pub(crate) use dispatch::RuleSet;
pub use effect::Effect;
pub use encoding::halves;
pub use explain::{Reason, Violation};
pub use hill::{Hill, NotAHill};
pub use hills::{HillIter, Hills};
pub use lead::{Comparison, Criterion, Lead};
pub use line::Line;
pub use links::{Link, LinkIter, Links};
pub use move_text::NotAMove;
pub use moves::{MoveIter, Moves};
pub use mv::{Move, MoveKind};
pub use planes::Plane;
pub use position::{Phase, Position};
pub use position_error::{Fault, Field, PositionError};
pub use press::{Missing, NoMove, Press};
pub use reason_values::{ReasonValue, ReasonValues};
pub use rule_book::{FinalCycle, FirstMeasureKind, Kings, Level, Overlay, RuleBook};
pub use score::{FirstMeasure, Measures, bridges, kingdoms, measures, points};
pub use setup::Setup;
pub use specialized::VariantTask;
pub use symmetry::Symmetry;
pub use variant::{UnknownVariant, Variant};

#[cfg(feature = "serde")]
game::serde_by_text!(Hill, Move, Position, Variant);
