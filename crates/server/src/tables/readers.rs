//! Clients that watch tables.

use host::api::Target;
use host::{Problem, Secret, SeenVersion, Session, TableId};

use super::Tables;
use crate::net::address::Address;
use crate::net::outbox::Outbox;

/// Lets a client show a secret of a table.
pub(crate) async fn show_secret(
    tables: &Tables,
    session: &mut Session<Outbox>,
    table: TableId,
    secret: &Secret,
) -> Result<(), Problem> {
    session.check_secrets()?;
    let slot = tables.own(table).await?;
    session.show_secret(&slot.table, secret)
}

/// Lets a client watch a table, now and after each change, with the entries of the log since a version.
pub(crate) async fn watch(
    tables: &Tables,
    session: &mut Session<Outbox>,
    address: Address,
    target: Target,
    since: Option<SeenVersion>,
) -> Result<(), Problem> {
    session.check_watched(&target)?;
    let mut slot = tables.own(target.table).await?;
    let is_player = target.seat.is_some();
    session.watch(&mut slot.table, target, since, tables.clock.now())?;
    tables.metrics.views.inc();
    if is_player || !slot.loaded()?.table.has_persons() {
        slot.opener.get_or_insert(address);
    }
    tables.lobby.note(&slot, tables.clock.now());
    // A table of computer players alone goes on while somebody watches.
    tables.go_on(&mut slot);
    Ok(())
}

/// Lets a client watch a table no longer. A table that is not in memory has no readers.
pub(crate) async fn leave(tables: &Tables, target: &Target, outbox: &Outbox) {
    if let Some(shared) = tables.slots.get(target.table) {
        let mut slot = shared.lock_owned().await;
        slot.table.leave(target, outbox, tables.clock.now());
        if slot.table.is_deserted() && tables.thinking.withdraw(target.table) {
            slot.table.question_withdrawn();
        }
        tables.lobby.note(&slot, tables.clock.now());
    }
}
