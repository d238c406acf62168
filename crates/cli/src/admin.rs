//! `tara admin`: manages a running server, and checks a database.

mod pages;

use std::io::Write;

use anyhow::bail;
use serde::Serialize;
use server::admin::{AdminAnswer, AdminRequest, TableFilter, ask};
use server::{StoreError, check_database};
use tokio::runtime::Runtime;

use crate::answer::Answer;
use crate::args::{AdminArgs, AdminCommand, ReportCommand};
use crate::input::quoted;
use crate::page;
use crate::words::words;

const HOUR_MS: f64 = 3_600_000.0;

pub(crate) fn run(args: &AdminArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let Some(request) = request(&args.command) else {
        return check(args, out);
    };
    let answer = ask(&args.database, &request)?;
    if let AdminAnswer::Refused(refusal) = answer {
        bail!(refusal);
    }
    if args.json {
        write_json(&answer, out)?;
    } else {
        page::write(&pages::page(&answer, words()), out)?;
    }
    Ok(Answer::Yes)
}

/// The request to the server; `None` for a command that needs none.
fn request(command: &AdminCommand) -> Option<AdminRequest> {
    Some(match command {
        AdminCommand::Check => return None,
        AdminCommand::Tables(args) => AdminRequest::Tables(TableFilter {
            listed: args.listed,
            stage: args.stage.clone(),
            address: args.address,
            limit: args.limit,
        }),
        &AdminCommand::Table { table } => AdminRequest::Table { table },
        AdminCommand::Stop { table, reason } => AdminRequest::Stop {
            table: *table,
            reason: reason.clone(),
        },
        AdminCommand::Delete { table, reason } => AdminRequest::Delete {
            table: *table,
            reason: reason.clone(),
        },
        AdminCommand::Rename {
            table,
            seat,
            name,
            reason,
        } => AdminRequest::Rename {
            table: *table,
            seat: seat.clone(),
            name: name.clone(),
            reason: reason.clone(),
        },
        AdminCommand::Ban(args) => AdminRequest::Ban {
            network: args.network,
            duration_ms: (args.hours * HOUR_MS) as u64,
            reason: args.reason.clone(),
        },
        &AdminCommand::Unban { network } => AdminRequest::Unban { network },
        AdminCommand::Bans => AdminRequest::Bans,
        &AdminCommand::Reports { all, limit } => AdminRequest::Reports { all, limit },
        &AdminCommand::Report {
            command: ReportCommand::Close { number },
        } => AdminRequest::CloseReport { number },
        &AdminCommand::Log { limit } => AdminRequest::Log { limit },
    })
}

/// Checks the database itself, also while a server uses it.
fn check(args: &AdminArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let path = &args.database;
    if !path.exists() {
        let values = [("file", quoted(path).into())];
        bail!(words().say("backup-no-database", &values));
    }
    let report = Runtime::new()?.block_on(check_database(path))?;
    if args.json {
        write_line(&report, out)?;
    } else {
        page::write(&pages::check_page(path, &report, words()), out)?;
    }
    if report.is_whole() {
        Ok(Answer::Yes)
    } else {
        bail!(StoreError::Damaged(path.clone()))
    }
}

/// Prints the content of an answer as one line of JSON; an acknowledged change has none.
fn write_json(answer: &AdminAnswer, out: &mut impl Write) -> anyhow::Result<()> {
    match answer {
        AdminAnswer::Tables(tables) => write_line(tables, out),
        AdminAnswer::Table(table) => write_line(table, out),
        AdminAnswer::Bans(bans) => write_line(bans, out),
        AdminAnswer::Reports(reports) => write_line(reports, out),
        AdminAnswer::Log(entries) => write_line(entries, out),
        AdminAnswer::Done | AdminAnswer::Refused(_) => Ok(()),
    }
}

fn write_line(content: &impl Serialize, out: &mut impl Write) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, content)?;
    Ok(writeln!(out)?)
}
