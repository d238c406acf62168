//! Changes that the host makes at tables: stopping, deleting, renaming.

use host::TableId;
use play::Stage;

use super::Tables;
use crate::admin_messages::{AdminRefusal, LogEntry};

/// Stops a table for good, with an entry of the audit log.
pub(crate) async fn stop(
    tables: &Tables,
    id: TableId,
    entry: LogEntry,
) -> Result<(), AdminRefusal> {
    let mut slot = tables.own(id).await?;
    if matches!(slot.loaded()?.table.stage(), Stage::Over | Stage::Stopped) {
        return Err(AdminRefusal::Over);
    }
    match slot.table.stop("host", tables.clock.now()) {
        Ok(Some(step)) => tables.commit_logged(&mut slot, step, Some(entry)).await?,
        step => tables.finish(&mut slot, step).await.map(|_| ())?,
    }
    Ok(())
}

/// Deletes a table with all that is stored of it, and sends its readers away.
pub(crate) async fn delete(
    tables: &Tables,
    id: TableId,
    entry: LogEntry,
) -> Result<(), AdminRefusal> {
    let mut slot = tables.own_unloaded(id).await;
    let deleted = tables.store.delete_table(id, entry).await;
    if matches!(deleted, Ok(true)) {
        slot.table.delete();
    }
    drop(slot);
    tables.slots.remove_if_unused(id);
    if deleted? {
        Ok(())
    } else {
        Err(AdminRefusal::NoTable)
    }
}

/// Gives the person of a seat another name, which that person cannot change, and tells the readers.
pub(crate) async fn rename(
    tables: &Tables,
    id: TableId,
    seat: &str,
    name: &str,
    entry: LogEntry,
) -> Result<(), AdminRefusal> {
    let mut slot = tables.own(id).await?;
    let (screen, name) = slot.loaded()?.renamed(seat, name)?;
    tables.store.give_name(id, screen, name, entry).await?;
    tables.reload_people(&mut slot).await?;
    Ok(())
}
