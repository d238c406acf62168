//! Changes that the host makes at tables: stopping, deleting, renaming.

use host::TableId;
use play::Stage;

use super::Tables;
use crate::admin_messages::{AdminRefusal, LogEntry};

impl Tables {
    /// Stops a table for good, with an entry of the audit log.
    pub(crate) async fn stop(&self, id: TableId, entry: LogEntry) -> Result<(), AdminRefusal> {
        let mut slot = self.own(id).await?;
        if matches!(slot.loaded()?.table.stage(), Stage::Over | Stage::Stopped) {
            return Err(AdminRefusal::Over);
        }
        match slot.table.stop("host", self.clock.now()) {
            Ok(Some(step)) => self.commit_logged(&mut slot, step, Some(entry)).await?,
            step => self.finish(&mut slot, step).await.map(|_| ())?,
        }
        Ok(())
    }

    /// Deletes a table with all that is stored of it, and sends its readers away.
    pub(crate) async fn delete(&self, id: TableId, entry: LogEntry) -> Result<(), AdminRefusal> {
        let mut slot = self.own_unloaded(id).await;
        let deleted = self.store.delete_table(id, entry).await;
        if matches!(deleted, Ok(true)) {
            slot.table.delete();
        }
        drop(slot);
        self.slots.remove_if_unused(id);
        if deleted? {
            Ok(())
        } else {
            Err(AdminRefusal::NoTable)
        }
    }

    /// Gives the person of a seat another name, and tells the readers.
    pub(crate) async fn rename(
        &self,
        id: TableId,
        seat: &str,
        name: &str,
        entry: LogEntry,
    ) -> Result<(), AdminRefusal> {
        let mut slot = self.own(id).await?;
        let (screen, name) = slot.loaded()?.renamed(seat, name)?;
        self.store.rename(id, screen, name, entry).await?;
        self.reload_people(&mut slot).await?;
        Ok(())
    }
}
