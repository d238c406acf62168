//! The network: addresses of clients, connections, limits and bans.

pub(crate) mod address;

pub(crate) mod bans;
pub(crate) mod limits;
pub(crate) mod origins;
pub(crate) mod unsent;

pub(crate) mod outbox;
pub(crate) mod sockets;

pub(crate) mod connection;
pub(crate) mod listen;
pub(crate) mod refusal;

pub use connection::Head;
