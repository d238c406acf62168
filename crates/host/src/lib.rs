//! Serves tables to clients: everything between the messages of a client and the rules of a table.
//!
//! A *driver* (the server, or a worker of the page) owns what this crate does not have: network, storage, processors, a clock and
//! random bytes. It keeps one [`TableSlot`] for each table, passes it the requests of clients, and carries out the results:
//!
//! 1. a step such as [`TableSlot::order`] returns an [`Append`], the events to be stored;
//! 2. the driver stores them, durably, then calls [`TableSlot::written`], which sends every subscriber its view;
//! 3. [`TableSlot::take_next`] says what the table waits for: a [`MoveQuestion`] for a computer player, and an alarm.
//!
//! Nothing is acknowledged before step 2, and the driver adds nothing to a message, so clients do not depend on the
//! driver. Time and random bytes are arguments; the crate starts no thread.
//!
//! ```
//! use host::{Problem, Secret, TableId};
//!
//! let table: TableId = "0123456789abcdef".parse()?;
//! assert_eq!(table.to_string(), "0123456789abcdef");
//! assert_eq!(Problem::NoTable.code(), "no-table");
//! assert_ne!(Secret::from_bytes([7; 16]).hash(), Secret::from_bytes([8; 16]).hash());
//! # Ok::<(), &'static str>(())
//! ```

mod secret;
mod table_id;

pub mod api;
mod problem;
mod sentences;

mod append;
mod capacity;
mod client_messages;
mod loaded_table;
mod subscriber;
mod table_slot;

mod names_at_table;
mod person_name;
mod program_names;
mod reports;
mod scripts;
mod seats;
mod session;

mod questions;

pub mod errors;
pub mod file_faults;
pub mod kings_faults;

mod decision_analysis;
mod file_reading;
mod file_writing;
mod games;
mod links;
mod lists;
mod live;
mod position_analysis;
mod position_requests;
mod proof_errors;
mod requests;
mod tutor;

#[cfg(test)]
mod unprintable;

pub use append::{Append, DueUpdate, GameRecord, StageUpdate, game_records};
pub use capacity::MAX_EVENTS;
pub use client_messages::{Unread, read_message};
pub use decision_analysis::{DecisionQuestion, FinishedKingsGame, RecentKingsGames};
pub use file_reading::{read_file, text_of_file};
pub use file_writing::{TableGame, write_file};
pub use games::{GameMoments, Moments, game_at, is_seat_of_kings, ringfort_moments};
pub use links::{LinkTarget, LinkText, link_game, link_text};
pub use lists::{StoredTable, table_entries, variant_details, variants};
pub use live::live_entry;
pub use loaded_table::{Invitation, LoadedTable, PersonSeat, SeenVersion, free_seats, replay};
pub use person_name::plain_text;
pub use position_analysis::{AnalysisLimits, PositionQuestion};
pub use position_requests::{
    moment, position_preview, position_turn, position_turns, position_why_not,
};
pub use problem::Problem;
pub use questions::{
    AdviceAnswer, AdviceQuestion, Cost, HintQuestion, MoveAnswer, MoveQuestion, Players,
};
pub use reports::{NewReport, ReportSeat};
pub use requests::{
    check_deck, check_draft, check_terms, deck, explain, hashes, hint, kings_start, plan_turn,
    preview, tutor, usual_deck, usual_deck_file, usual_turns,
};
pub use seats::{Guest, JoinStep, NewTable, check_program, open_table, taken};
pub use secret::{Secret, SecretHash};
pub use session::Session;
pub use subscriber::{MAX_LOG_ENTRIES, MAX_MOMENTS, Outbox, Subscriber};
pub use table_id::TableId;
pub use table_slot::{NextWork, TableSlot, WaitingTimes};
pub use tutor::TutorQuestion;
