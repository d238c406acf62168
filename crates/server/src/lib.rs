//! The server of Tara: live tables over HTTP and one socket, kept in an embedded database.
//!
//! [`serve`] listens where its [`Settings`] say until it is told to stop. Each table is a [`play::Table`] in memory, with
//! one owner at a time; what happens at it is written to the database before anybody is told. `docs/protocol.md` has every
//! message, `docs/hosting.md` every setting. The crate knows no rule of a game and no law of a table.
//!
//! ```
//! let settings: server::Settings = server::Settings::default();
//! assert_eq!(settings.listen.to_string(), "127.0.0.1:8272");
//! ```

mod clock;
mod secret;
mod settings;
mod table_id;

mod api;
mod problem;
mod sentences;

mod store;

mod metrics;
mod outbox;
mod thinking;
mod timer;

mod live;
mod tables;

mod address;
mod kings;
mod limits;
mod positions;
mod routes;
mod socket;

mod host;
mod serve;

pub use serve::{Running, ServeError, serve};
pub use settings::Settings;
pub use store::{RestoreError, StoreError, backup, restore};
