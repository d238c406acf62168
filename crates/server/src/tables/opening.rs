//! Opening a table, and closing it before its first game.

use host::api::{OpenTable, OpenedTable};
use host::{Guest, Problem, SecretHash, TableId, open_table};

use super::Tables;
use super::seats::check_opener;
use crate::net::address::Address;
use crate::random::Random;

/// The table that the secret of this guest opened before. Returns `None` if it opened none.
///
/// # Errors
///
/// If something else was agreed there.
pub(crate) async fn opened_before(
    tables: &Tables,
    asked: &OpenTable,
    opener: &Guest,
) -> Result<Option<OpenedTable>, Problem> {
    let Some(id) = tables.store.opened_by(opener.secret.hash()).await? else {
        return Ok(None);
    };
    let slot = tables.own(id).await?;
    let opened = slot.loaded()?.reopened(id, &asked.agreed, opener)?;
    Ok(Some(opened))
}

/// Opens a table, one for each secret, for a client at this address.
pub(crate) async fn open(
    tables: &Tables,
    random: &Random,
    asked: &OpenTable,
    opener: &Guest,
    address: Address,
) -> Result<OpenedTable, Problem> {
    let id = TableId::from_bytes(random.bytes());
    let (root, at) = (random.bytes(), tables.clock.now());
    if asked.listed {
        tables.lobby.check_tables(address, at)?;
    }
    let (listed, lasts_ms) = (asked.listed, tables.invitation_ms);
    let (new, seats) = open_table(id, &asked.agreed, listed, opener, root, at, lasts_ms)?;
    let invited_until = new.invitation.until;
    let due = (!seats.is_empty()).then_some(at + tables.times.sit_within_ms);
    if !tables.store.open_table(new, due).await? {
        // The same request came twice at once.
        let opened = opened_before(tables, asked, opener).await?;
        return opened.ok_or(Problem::Unavailable);
    }
    tables.metrics.opened.inc();
    // A table of computer players alone begins at once, and goes on when somebody watches.
    let mut slot = tables.own(id).await?;
    slot.opener = Some(address);
    if let Ok(own) = slot.loaded()?.held_seats(opener.secret.hash()) {
        slot.note_address(&own, address);
    }
    tables.lobby.note(&slot, tables.clock.now());
    Ok(opener.opened(id, seats, invited_until))
}

/// Closes a table before its first game, for the secret that opened it.
pub(crate) async fn close(tables: &Tables, id: TableId, opener: SecretHash) -> Result<(), Problem> {
    check_opener(&tables.store, id, opener).await?;
    let mut slot = tables.own(id).await?;
    let at = tables.clock.now();
    tables
        .change(&mut slot, at, |table| Ok(table.close(at)?))
        .await
}
