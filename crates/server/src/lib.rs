//! The server of Tara: live tables over HTTP and one socket, kept in an embedded database.
//!
//! [`serve`] listens on the address of its [`Settings`] until it is stopped. It drives [`host`], which makes every
//! message: each table is a [`host::TableSlot`] with one owner at a time, and a step is written to the database before
//! anybody sees it. `docs/protocol.md` has every message, `docs/hosting.md` every setting. This crate has network,
//! database, threads and clock; it knows no rule of a game or of a table. [`admin`] has the requests of `tara admin`.
//!
//! The modules are layered, the lowest first. Each uses only modules of lower layers, and `cargo xtask tidy` checks that:
//! 1. `clock`, `closing`, `metrics`, `random`, `public_url`, `version` and `admin_messages` use no other.
//! 2. `settings` has what a host can set.
//! 3. `net` has addresses, connections, limits and bans, and `store` has the database.
//! 4. `tables` owns the tables, and commits their steps.
//! 5. `kept` has files made by the threads of `tables`.
//! 6. `pictures` has those that were drawn last.
//! 7. `state` is what all requests share.
//! 8. `socket` serves live tables, and [`admin`] the host.
//! 9. `routes` answers requests.
//! 10. `serve` starts and stops all of it.
//!
//! ```
//! let settings: server::Settings = server::Settings::default();
//! assert_eq!(settings.listen.to_string(), "127.0.0.1:8272");
//! ```

mod admin_messages;
mod clock;
mod closing;
mod metrics;
mod public_url;
mod random;
mod version;

mod settings;

mod net;
mod store;

mod tables;

mod kept;
mod pictures;

mod state;

pub mod admin;
mod socket;

mod routes;

mod serve;

pub use clock::Clock;
pub use net::Head;
pub use public_url::PublicUrl;
pub use random::Random;
pub use serve::{Environment, Running, ServeError, serve, serve_in};
pub use settings::{Settings, SettingsError, parse_network};
pub use socket::read_frames;
pub use store::{DatabaseReport, RestoreError, StoreError, backup, check_database, restore};
pub use version::version;
