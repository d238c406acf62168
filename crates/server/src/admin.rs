//! `tara admin`: requests of the operator to a running server, over a socket in the file system that only the server's user can open.

mod client;
mod commands;
mod socket;

use std::path::{Path, PathBuf};

pub use crate::admin_messages::{
    AdminAnswer, AdminRefusal, AdminRequest, Ban, LogEntry, Report, SeatDetails, TableDetails,
    TableFilter, TableSummary,
};
pub use client::{AdminError, ask};
pub use host::TableId;
pub(crate) use socket::AdminSocket;

/// The maximum size of a request, in bytes.
const MAX_REQUEST: u64 = 65_536;

/// The socket of the server that has this database open.
fn socket_path(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push("-admin");
    path.into()
}
