//! The current state of a table, for lists of tables: only what everybody may know.

use std::collections::BTreeMap;

use play::{Ending, Reader, Table, View};
use serde_json::Value;

use crate::api::{BoardEntry, LiveEntry};
use crate::loaded_table::LoadedTable;

/// The current state of a table.
pub fn live_entry(loaded: &LoadedTable) -> LiveEntry {
    let table = &loaded.table;
    let view = table.view(Reader::Watcher, table.last_at(), table.log().len());
    let asked = table.asked().iter();
    let points = table.standing_view().points;
    LiveEntry {
        version: table.version(),
        moved_at: table.last_at(),
        asked: asked.map(|&seat| table.name(seat).to_owned()).collect(),
        ahead: ahead(table, &points),
        aborted: matches!(table.ending(), Some(Ending::Aborted { .. })),
        points,
        board: board(&view),
    }
}

/// The seats of the side that has most points alone.
fn ahead(table: &Table, points: &[u32]) -> Vec<String> {
    let most = points.iter().max().copied().unwrap_or_default();
    let mut sides = (0..).zip(points).filter(|&(_, &points)| points == most);
    let (Some((side, _)), None) = (sides.next(), sides.next()) else {
        return Vec::new();
    };
    let seats = table.seats();
    let own = seats.filter(|&seat| table.variant().side(seat) == side);
    own.map(|seat| table.name(seat).to_owned()).collect()
}

/// The board of a view, as its JSON has it.
fn board(view: &View<'_>) -> BoardEntry {
    let view = serde_json::to_value(view).unwrap_or_default();
    let both = |key: &str| read::<[String; 2]>(&view["board"][key]);
    BoardEntry {
        ringforts: both("ringforts"),
        kings: both("kings"),
        links: both("links"),
        stacks: read::<BTreeMap<_, _>>(&view["kings"]["board"]),
    }
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Option<T> {
    serde_json::from_value(value.clone()).ok()
}

#[cfg(test)]
mod tests;
