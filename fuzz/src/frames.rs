//! Frames of a socket: read or refused as a connection would, and the orders in them carried out or refused.

use host::api::FromClient;
use play::CommandContext;

use crate::begun;

/// Reads bytes as the frames that a client sends after its handshake, and gives their orders to a table.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn frames(bytes: &[u8]) {
    let mut table = begun::ringforts();
    for message in server::read_frames(bytes).into_iter().flatten() {
        let FromClient::Order { target, order, .. } = message else {
            continue;
        };
        let Some(seat) = target.seat.and_then(|name| table.agreed().seat(&name)) else {
            continue;
        };
        let before = table.clone();
        let ordered = table.order(seat, &order, &CommandContext::default());
        assert!(
            ordered.is_ok() || table == before,
            "a refused order changed the table"
        );
    }
}
