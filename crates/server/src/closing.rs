//! The end of the server, for which every task can wait.

use tokio::sync::watch;

/// Waits until the server is about to end.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // Without a server there is nothing to wait for.
    let _ = closing.wait_for(|closing| *closing).await;
}
