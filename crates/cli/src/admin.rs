//! `tara admin`: manages a running server.

mod pages;

use std::io::Write;

use anyhow::bail;
use serde::Serialize;
use server::admin::{AdminAnswer, AdminRequest, TableFilter, ask};

use crate::answer::Answer;
use crate::args::{AdminArgs, AdminCommand, ReportCommand};
use crate::page;
use crate::words::words;

const HOUR_MS: f64 = 3_600_000.0;

pub(crate) fn run(args: &AdminArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let answer = ask(&args.database, &request(&args.command))?;
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

fn request(command: &AdminCommand) -> AdminRequest {
    match command {
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
