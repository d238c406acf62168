//! The server of Tara: live tables over HTTP and one socket, kept in an embedded database.
//!
//! [`serve`] listens where its [`Settings`] say until it is stopped. It drives [`host`], which makes every message: each
//! table is a [`host::TableSlot`] with one owner at a time, and a step is written to the database before anybody learns of
//! it. `docs/protocol.md` has every message, `docs/hosting.md` every setting. This crate has network, database, bus,
//! threads and clock; it knows no rule of a game and no law of a table.
//! [`admin`] is what the host asks it by `tara admin`.
//!
//! ```
//! let settings: server::Settings = server::Settings::default();
//! assert_eq!(settings.listen.to_string(), "127.0.0.1:8272");
//! ```

mod clock;
mod random;
mod settings;

mod store;

mod metrics;
mod outbox;
mod thinking;
mod timer;

mod tables;

mod failure;

mod address;
mod bans;
mod limits;
mod origins;
mod unsent;

mod routes;
mod socket;
mod sockets;

pub mod admin;

mod connection;
mod listen;
mod serve;
mod state;

pub use clock::Clock;
pub use connection::Head;
pub use origins::PublicUrl;
pub use random::Random;
pub use serve::{Environment, Running, ServeError, serve, serve_in};
pub use settings::{Settings, parse_network};
pub use socket::read_frames;
pub use store::{RestoreError, StoreError, backup, restore};
