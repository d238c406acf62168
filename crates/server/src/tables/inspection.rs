//! Tables as `tara admin` shows them: as they are stored, with the clients that are connected now.

use std::net::IpAddr;

use host::TableId;

use super::Tables;
use crate::admin_messages::{AdminRefusal, TableDetails, TableFilter, TableSummary};
use crate::net::address::{Address, network};

/// The maximum number of tables or reports in an answer, whatever the request says.
const MAX_LISTED: u32 = 10_000;

/// The clients of a table in memory: the seat for which each reads, if it reads for one, and its address.
struct Clients {
    table: TableId,
    readers: Vec<(Option<String>, Address)>,
}

/// Tables with the number of their clients, the newest first.
pub(crate) async fn summaries(
    tables: &Tables,
    filter: &TableFilter,
) -> Result<Vec<TableSummary>, AdminRefusal> {
    let mut clients = clients(tables).await;
    let among = filter.address.map(|address| {
        clients.retain(|clients| clients.has(address));
        clients
            .iter()
            .map(|clients| clients.table)
            .collect::<Vec<_>>()
    });
    let limit = filter.limit.min(MAX_LISTED);
    let filter = TableFilter {
        limit,
        ..filter.clone()
    };
    let mut found = tables.store.summaries(&filter, among.as_deref()).await?;
    for table in &mut found {
        let own = clients.iter().find(|clients| clients.table == table.table);
        table.clients = own.map_or(0, |clients| clients.readers.len());
    }
    Ok(found)
}

/// A table with its seats, clients and reports.
pub(crate) async fn details(tables: &Tables, table: TableId) -> Result<TableDetails, AdminRefusal> {
    let all = TableFilter {
        limit: 1,
        ..TableFilter::default()
    };
    let found = tables.store.summaries(&all, Some(&[table])).await?;
    let mut summary = found.into_iter().next().ok_or(AdminRefusal::NoTable)?;
    let mut seats = tables.store.seat_details(table).await?;
    let readers = readers_of(tables, table).await;
    summary.clients = readers.len();
    let mut watchers = Vec::new();
    for (seat, address) in readers {
        let address = address.to_string();
        match seats
            .iter_mut()
            .find(|own| Some(&own.seat) == seat.as_ref())
        {
            Some(seat) => seat.addresses.push(address),
            None => watchers.push(address),
        }
    }
    Ok(TableDetails {
        summary,
        seats,
        watchers,
        reports: tables.store.reports(Some(table), true, MAX_LISTED).await?,
    })
}

/// The clients of all tables that somebody watches.
async fn clients(tables: &Tables) -> Vec<Clients> {
    let mut clients = Vec::new();
    for table in tables.slots.ids() {
        let readers = readers_of(tables, table).await;
        if !readers.is_empty() {
            clients.push(Clients { table, readers });
        }
    }
    clients
}

/// The clients of a table; none if it is not in memory.
async fn readers_of(tables: &Tables, table: TableId) -> Vec<(Option<String>, Address)> {
    let Some(shared) = tables.slots.get(table) else {
        return Vec::new();
    };
    let slot = shared.lock().await;
    let readers = slot.table.readers();
    let readers = readers.map(|(seat, outbox)| (seat.map(String::from), outbox.address()));
    readers.collect()
}

impl Clients {
    fn has(&self, address: IpAddr) -> bool {
        let address = Address(network(address));
        self.readers.iter().any(|(_, own)| *own == address)
    }
}
