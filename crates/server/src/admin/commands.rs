//! Carries out the requests of `tara admin`; each change is logged in the transaction that makes it.

use std::sync::PoisonError;

use host::{Problem, TableId, plain_text};
use ipnet::IpNet;
use play::Refusal;

use super::{AdminAnswer, AdminRefusal, AdminRequest, Ban, LogEntry};
use crate::net::bans::bannable;
use crate::state::AppState;
use crate::store::StoreError;
use crate::tables::{inspection, moderation};

/// The longest ban: ten years, in milliseconds.
const MAX_BAN_MS: u64 = 87_600 * HOUR_MS;
const HOUR_MS: u64 = 3_600_000;

impl From<Problem> for AdminRefusal {
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::NoTable => Self::NoTable,
            Problem::Stopped => Self::Stopped,
            Problem::Refused(Refusal::NoSeat) => Self::NoSeat,
            Problem::Name => Self::Name,
            Problem::Malformed(detail) => Self::Malformed(detail),
            Problem::Failed => Self::Failed,
            _ => Self::Unavailable,
        }
    }
}

impl From<StoreError> for AdminRefusal {
    fn from(error: StoreError) -> Self {
        Problem::from(error).into()
    }
}

/// Carries out a request of a user of the operating system; `None` if the system does not tell the user.
pub(super) async fn answer(
    state: &AppState,
    request: AdminRequest,
    user: Option<u32>,
) -> AdminAnswer {
    let command = Command { state, user };
    let done = command.carry_out(request).await;
    done.unwrap_or_else(AdminAnswer::Refused)
}

/// The state to be changed, and the user who changes it.
struct Command<'a> {
    state: &'a AppState,
    user: Option<u32>,
}

impl Command<'_> {
    async fn carry_out(&self, request: AdminRequest) -> Result<AdminAnswer, AdminRefusal> {
        let (tables, store) = (&self.state.tables, &self.state.store);
        match request {
            AdminRequest::Tables(filter) => Ok(AdminAnswer::Tables(
                inspection::summaries(tables, &filter).await?,
            )),
            AdminRequest::Table { table } => {
                let details = inspection::details(tables, table).await?;
                Ok(AdminAnswer::Table(Box::new(details)))
            }
            AdminRequest::Stop { table, reason } => self.stop(table, reason).await,
            AdminRequest::Delete { table, reason } => self.delete(table, reason).await,
            AdminRequest::Rename {
                table,
                seat,
                name,
                reason,
            } => {
                let entry = self.entry("rename", format!("{table} {seat}"), reason)?;
                moderation::rename(tables, table, &seat, &name, entry).await?;
                Ok(AdminAnswer::Done)
            }
            AdminRequest::Ban {
                network,
                duration_ms,
                reason,
            } => self.ban(network, duration_ms, reason).await,
            AdminRequest::Unban { network } => self.unban(network).await,
            AdminRequest::Bans => Ok(AdminAnswer::Bans(store.bans(self.now()).await?)),
            AdminRequest::Reports { all, limit } => {
                Ok(AdminAnswer::Reports(store.reports(None, all, limit).await?))
            }
            AdminRequest::CloseReport { number } => self.close_report(number).await,
            AdminRequest::Log { limit } => Ok(AdminAnswer::Log(store.admin_log(limit).await?)),
        }
    }

    async fn stop(&self, table: TableId, reason: String) -> Result<AdminAnswer, AdminRefusal> {
        let entry = self.entry("stop", table.to_string(), Some(reason))?;
        moderation::stop(&self.state.tables, table, entry).await?;
        Ok(AdminAnswer::Done)
    }

    async fn delete(
        &self,
        table: TableId,
        reason: Option<String>,
    ) -> Result<AdminAnswer, AdminRefusal> {
        let entry = self.entry("delete", table.to_string(), reason)?;
        moderation::delete(&self.state.tables, table, entry).await?;
        let games = self.state.kings_games.lock();
        games.unwrap_or_else(PoisonError::into_inner).forget(table);
        self.state.pictures.forget(table);
        self.state.count_reports().await;
        Ok(AdminAnswer::Done)
    }

    async fn ban(
        &self,
        network: IpNet,
        duration_ms: u64,
        reason: Option<String>,
    ) -> Result<AdminAnswer, AdminRefusal> {
        if !(1..=MAX_BAN_MS).contains(&duration_ms) {
            return Err(AdminRefusal::Duration(MAX_BAN_MS / HOUR_MS));
        }
        let network = bannable(network, &self.state.settings)?;
        let since = self.now();
        self.state.bans.check_room(network, since)?;
        let until = since + duration_ms;
        let mut entry = self.entry("ban", network.to_string(), reason)?;
        entry.until = Some(until);
        let ban = Ban {
            network,
            since,
            until,
            reason: entry.reason.clone(),
        };
        self.state.store.ban(ban.clone(), entry).await?;
        self.state.bans.add(ban);
        let bans = &self.state.bans;
        self.state
            .sockets
            .end_banned(|address| bans.check(address, since));
        Ok(AdminAnswer::Done)
    }

    async fn unban(&self, network: IpNet) -> Result<AdminAnswer, AdminRefusal> {
        // An address that cannot be banned has no ban.
        let network = bannable(network, &self.state.settings).unwrap_or(network);
        let entry = self.entry("unban", network.to_string(), None)?;
        let store = &self.state.store;
        if !store.unban(network, self.now(), entry).await? {
            return Err(AdminRefusal::NoBan(network));
        }
        self.state.bans.remove(network);
        Ok(AdminAnswer::Done)
    }

    async fn close_report(&self, number: i64) -> Result<AdminAnswer, AdminRefusal> {
        let entry = self.entry("close-report", number.to_string(), None)?;
        let store = &self.state.store;
        if !store.close_report(number, entry).await? {
            return Err(AdminRefusal::NoReport);
        }
        self.state.count_reports().await;
        Ok(AdminAnswer::Done)
    }

    /// An entry of the audit log for a change that is made now.
    fn entry(
        &self,
        command: &str,
        target: String,
        reason: Option<String>,
    ) -> Result<LogEntry, AdminRefusal> {
        let reason = reason.as_deref().map(plain_text).transpose()?;
        Ok(LogEntry {
            at: self.now(),
            user: self.user,
            command: command.into(),
            target,
            until: None,
            reason: reason.filter(|reason| !reason.is_empty()),
        })
    }

    fn now(&self) -> u64 {
        self.state.clock.now()
    }
}
