//! Tables of a file, which are replayed before they are stored.

use catalog::AnyVariant;
use host::{Problem, TableId};
use serde::{Deserialize, Serialize};

use crate::home::Home;
use crate::kept::{Row, texts};

/// A table as a storage kept it. Its finished games follow from its events.
#[derive(Deserialize)]
pub(crate) struct SavedTable {
    table: TableId,
    row: String,
    events: Vec<String>,
}

/// The outcome of reading a saved table.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reading {
    /// It is stored now.
    Taken,
    /// It is here with all its events.
    There,
    /// The table that is here went another way.
    Other,
    /// Its events do not make it.
    Damaged,
}

impl Home {
    /// Stores a saved table, or the events that the one which is here lacks. Returns the name of its variant too, if that can be read.
    ///
    /// # Errors
    ///
    /// [`Problem::Unavailable`].
    pub(crate) async fn restore(
        &mut self,
        saved: SavedTable,
    ) -> Result<(Reading, Option<&'static str>), Problem> {
        let Some(row) = Row::read(&saved.row) else {
            return Ok((Reading::Damaged, None));
        };
        let variant = row.agreed.variant.parse().ok().map(AnyVariant::name);
        Ok((self.take(&row, saved).await?, variant))
    }

    async fn take(&mut self, row: &Row, mut saved: SavedTable) -> Result<Reading, Problem> {
        let id = saved.table;
        let loaded = row.load(&saved.events).filter(|_| row.table == id);
        let Some((loaded, _)) = loaded else {
            return Ok(Reading::Damaged);
        };
        let stored = match self.storage.table(id).await {
            Ok((_, events)) => events,
            Err(Problem::NoTable) => Vec::new(),
            Err(problem) => return Err(problem),
        };
        if stored.starts_with(&saved.events) {
            return Ok(Reading::There);
        }
        if !saved.events.starts_with(&stored) {
            return Ok(Reading::Other);
        }
        let new = saved.events.split_off(stored.len());
        let games = texts(&host::game_records(&loaded.table));
        let row = Row::of(&loaded, row, loaded.table.due());
        self.store(row, stored.len() as u32, new, games).await?;
        // No clock ran since it was saved.
        let stopped = loaded.table.last_at();
        self.resume(id, loaded, stopped).await?;
        let at = self.at;
        self.slot_mut(id)?.send_views_again(at);
        Ok(Reading::Taken)
    }
}
