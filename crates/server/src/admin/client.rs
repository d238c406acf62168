//! The side of `tara admin`: asks the server of a database.

use std::io::{Error as IoError, ErrorKind, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

use thiserror::Error;

use super::{AdminAnswer, AdminRequest, socket_path};

/// An error of asking a server.
#[derive(Debug, Error)]
pub enum AdminError {
    /// No server has the database open.
    #[error("no server runs with the database {}; start one with `tara serve`, or name its file with --database", .0.display())]
    NoServer(
        /// The file of the database.
        PathBuf,
    ),
    /// The socket belongs to another user.
    #[error("{} belongs to another user; run this as the user who runs the server", .0.display())]
    NotAllowed(
        /// The file of the socket.
        PathBuf,
    ),
    /// The connection failed.
    #[error("the server did not answer")]
    Io(
        #[from]
        /// The error of the operating system.
        IoError,
    ),
    /// The answer cannot be read.
    #[error(
        "the answer of the server cannot be read; it may have another version than this command"
    )]
    Unreadable(
        #[from]
        /// The error of the parser.
        serde_json::Error,
    ),
}

/// The time that the server may take.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Asks the server that has a database open, and waits for its answer.
///
/// # Errors
///
/// If no server runs there, it belongs to another user, or it does not answer within a minute.
pub fn ask(database: &Path, request: &AdminRequest) -> Result<AdminAnswer, AdminError> {
    let path = socket_path(database);
    let mut stream = UnixStream::connect(&path).map_err(|error| match error.kind() {
        ErrorKind::NotFound | ErrorKind::ConnectionRefused => AdminError::NoServer(database.into()),
        ErrorKind::PermissionDenied => AdminError::NotAllowed(path),
        _ => error.into(),
    })?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.write_all(&serde_json::to_vec(request)?)?;
    stream.shutdown(Shutdown::Write)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(serde_json::from_slice(&answer)?)
}
