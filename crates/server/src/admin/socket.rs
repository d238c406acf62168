//! The socket of `tara admin`: one request and one answer a connection.

use std::fs::{self, Permissions};
use std::io::{ErrorKind, Result as IoResult};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use socket2::{Domain, SockAddr, Socket, Type};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::{AdminAnswer, AdminRefusal, MAX_REQUEST, commands, socket_path};
use crate::closing::closed;
use crate::state::AppState;

/// The socket, whose file is removed with this.
pub(crate) struct AdminSocket {
    listener: UnixListener,
    path: PathBuf,
}

/// The maximum number of connections that wait to be accepted.
const BACKLOG: i32 = 16;

/// The time for a request to arrive, and for its answer to be read.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The pause after the system could not open a connection.
const ACCEPT_PAUSE: Duration = Duration::from_millis(250);

/// The mode of a file that only its owner may open.
const PRIVATE: u32 = 0o600;

impl AdminSocket {
    /// Creates the socket of a database that this process has locked: an existing socket was left by a server that was killed.
    ///
    /// # Errors
    ///
    /// If its file cannot be created, for example because the path is longer than the system allows for sockets.
    pub(crate) fn bind(database: &Path) -> IoResult<Self> {
        let path = socket_path(database);
        remove_socket(&path)?;
        let socket = Socket::new(Domain::UNIX, Type::STREAM, None)?;
        socket.bind(&SockAddr::unix(&path)?)?;
        // Nobody can connect before it listens, so nobody can while others might open it.
        fs::set_permissions(&path, Permissions::from_mode(PRIVATE))?;
        socket.listen(BACKLOG)?;
        socket.set_nonblocking(true)?;
        let listener = UnixListener::from_std(socket.into())?;
        Ok(Self { listener, path })
    }

    /// Answers requests until the server shuts down. Those that have begun are finished.
    pub(crate) async fn run(self, state: Arc<AppState>) {
        let mut closing = state.closing.subscribe();
        let mut connections = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                Some(_) = connections.join_next() => continue,
                () = closed(&mut closing) => break,
            };
            match accepted {
                Ok((stream, _)) => {
                    connections.spawn(serve(stream, Arc::clone(&state)));
                }
                Err(error) => {
                    tracing::warn!(%error, "`tara admin` could not connect");
                    sleep(ACCEPT_PAUSE).await;
                }
            }
        }
        while connections.join_next().await.is_some() {}
    }
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        if let Err(error) = remove_socket(&self.path) {
            tracing::warn!(%error, "the socket of `tara admin` is left behind");
        }
    }
}

/// Removes a socket, if there is one. Any other kind of file is kept.
fn remove_socket(path: &Path) -> IoResult<()> {
    match fs::symlink_metadata(path) {
        Ok(found) if found.file_type().is_socket() => fs::remove_file(path),
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

async fn serve(mut stream: UnixStream, state: Arc<AppState>) {
    let user = stream.peer_cred().ok().map(|peer| peer.uid());
    let mut request = Vec::new();
    let mut bounded = (&mut stream).take(MAX_REQUEST);
    let read = timeout(TIMEOUT, bounded.read_to_end(&mut request)).await;
    if !matches!(read, Ok(Ok(_))) {
        return;
    }
    let answer = match serde_json::from_slice(&request) {
        Ok(request) => commands::answer(&state, request, user).await,
        Err(error) => AdminAnswer::Refused(AdminRefusal::Malformed(error.to_string())),
    };
    let answer = serde_json::to_vec(&answer).expect("answers have text for keys");
    // The client may be gone by now.
    let _ = timeout(TIMEOUT, stream.write_all(&answer)).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::TempDatabase;

    #[tokio::test]
    async fn the_socket_is_private_replaces_a_stale_one_and_goes_with_the_server() {
        let place = TempDatabase::new();
        let path = socket_path(place.path());
        let socket = AdminSocket::bind(place.path()).expect("a socket");
        let mode = fs::metadata(&path).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, PRIVATE);
        // As a server leaves it that is killed.
        std::mem::forget(socket);
        drop(AdminSocket::bind(place.path()).expect("a socket"));
        assert!(!path.exists());
        fs::write(&path, "a text").expect("a file");
        assert!(AdminSocket::bind(place.path()).is_err(), "it is not ours");
        assert!(path.exists());
        fs::remove_file(&path).expect("it is there");
    }
}
