//! Bans of networks, as they are stored.

use ipnet::IpNet;

use super::admin_log::logged;
use super::write::statement;
use super::{Store, StoreError};
use crate::admin_messages::{Ban, LogEntry};

type BanRow = (String, i64, i64, Option<String>);

impl Store {
    /// The bans that have not ended by now, by their end.
    pub(crate) async fn bans(&self, now: u64) -> Result<Vec<Ban>, StoreError> {
        let rows: Vec<BanRow> = sqlx::query_as(
            "select network, since, until, reason from bans where until > ?1 order by until, network",
        )
        .bind(now as i64)
        .fetch_all(&self.reads)
        .await?;
        let ban = |(network, since, until, reason): BanRow| {
            Some(Ban {
                network: network.parse().ok()?,
                since: since as u64,
                until: until as u64,
                reason,
            })
        };
        Ok(rows.into_iter().filter_map(ban).collect())
    }

    /// Stores a ban, in place of an earlier one of the same network.
    pub(crate) async fn ban(&self, ban: Ban, entry: LogEntry) -> Result<(), StoreError> {
        let change = statement(
            sqlx::query(
                "insert or replace into bans (network, since, until, reason)
                     values (?1, ?2, ?3, ?4)",
            )
            .bind(ban.network.to_string())
            .bind(ban.since as i64)
            .bind(ban.until as i64)
            .bind(ban.reason),
        );
        self.change(logged(change, entry)).await.map(|_| ())
    }

    /// Deletes a ban. Returns true if it existed and had not ended by now.
    pub(crate) async fn unban(
        &self,
        network: IpNet,
        now: u64,
        entry: LogEntry,
    ) -> Result<bool, StoreError> {
        let change = statement(
            sqlx::query("delete from bans where network = ?1 and until > ?2")
                .bind(network.to_string())
                .bind(now as i64),
        );
        self.change(logged(change, entry))
            .await
            .map(|rows| rows > 0)
    }
}
