//! The answers of a server as text for a host.

use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use anstyle::Style;
use httpdate::fmt_http_date;
use server::DatabaseReport;
use server::admin::{AdminAnswer, Ban, LogEntry, Report, SeatDetails, TableDetails, TableSummary};

use crate::errors;
use crate::input::quoted;
use crate::page::{Row, table};
use crate::words::Words;

/// The bytes of a MiB.
const MIB: f64 = 1_048_576.0;

/// The page of an answer.
pub(super) fn page(answer: &AdminAnswer, words: &Words) -> String {
    match answer {
        AdminAnswer::Tables(tables) => tables_page(tables, words),
        AdminAnswer::Table(details) => details_page(details, words),
        AdminAnswer::Bans(bans) => bans_page(bans, words),
        AdminAnswer::Reports(reports) if reports.is_empty() => none(words),
        AdminAnswer::Reports(reports) => reports_page(reports, words),
        AdminAnswer::Log(entries) => log_page(entries, words),
        AdminAnswer::Done => format!("{}\n", words.get("admin-done")),
        AdminAnswer::Refused(refusal) => format!("{}\n", errors::sentence(refusal, words)),
    }
}

/// The page of a check: the content of the database, and its faults.
pub(super) fn check_page(path: &Path, report: &DatabaseReport, words: &Words) -> String {
    let content = [
        ("file", quoted(path).into()),
        ("tables", report.tables.into()),
        ("events", report.events.into()),
        ("mib", format!("{:.1}", report.bytes as f64 / MIB).into()),
    ];
    let mut lines = vec![words.say("admin-checked", &content)];
    let damage = report.damage.iter().flat_map(|said| said.lines());
    lines.extend(damage.map(|said| words.say("admin-fault-page", &[("error", said.into())])));
    if report.orphans > 0 {
        lines.push(words.say("admin-fault-orphans", &[("rows", report.orphans.into())]));
    }
    let unreadable = report.unreadable.iter();
    lines.extend(unreadable.map(|table| {
        let table = table.to_string();
        words.say("admin-fault-table", &[("table", table.into())])
    }));
    if report.is_whole() {
        lines.push(words.get("admin-whole"));
    }
    lines.join("\n") + "\n"
}

fn none(words: &Words) -> String {
    format!("{}\n", words.get("admin-none"))
}

/// A table with these headings, the first `numbers` of which stand above numbers.
fn listed(headings: &[&str], rows: &[Row], numbers: usize, words: &Words) -> String {
    if rows.is_empty() {
        return none(words);
    }
    let headings: Vec<String> = headings.iter().map(|name| words.get(name)).collect();
    table(&headings, rows, numbers)
}

fn row(name: String, cells: impl IntoIterator<Item = String>) -> Row {
    Row {
        style: Style::new(),
        name,
        cells: cells.into_iter().collect(),
    }
}

fn tables_page(tables: &[TableSummary], words: &Words) -> String {
    let headings = [
        "admin-events",
        "admin-clients",
        "admin-reports",
        "admin-stage",
        "admin-variant",
        "admin-last",
        "admin-names",
    ];
    let rows = tables.iter().map(|table| {
        let cells = [
            table.events.to_string(),
            table.clients.to_string(),
            table.open_reports.to_string(),
            stage(table, words),
            table.variant.clone(),
            date(table.last_at),
            table.names.join(", "),
        ];
        row(table.table.to_string(), cells)
    });
    listed(&headings, &rows.collect::<Vec<_>>(), 3, words)
}

/// The stage of a table, with a note if it is in the lobby.
fn stage(table: &TableSummary, words: &Words) -> String {
    if table.is_listed {
        words.say("admin-listed", &[("stage", table.stage.as_str().into())])
    } else {
        table.stage.clone()
    }
}

fn details_page(details: &TableDetails, words: &Words) -> String {
    let TableDetails {
        summary,
        seats,
        watchers,
        reports,
    } = details;
    let mut lines = vec![
        (words.get("admin-table"), summary.table.to_string()),
        (words.get("admin-variant"), summary.variant.clone()),
        (words.get("admin-stage"), stage(summary, words)),
        (words.get("admin-opened"), date(summary.opened_at)),
        (words.get("admin-last"), date(summary.last_at)),
        (words.get("admin-events"), summary.events.to_string()),
    ];
    lines.extend(
        seats
            .iter()
            .map(|seat| (seat.seat.clone(), sitter(seat, words))),
    );
    if !watchers.is_empty() {
        lines.push((words.get("admin-watchers"), watchers.join(", ")));
    }
    let width = lines.iter().map(|(label, _)| label.chars().count()).max();
    let width = width.unwrap_or_default();
    let lines = lines.iter();
    let mut page: String = lines
        .map(|(label, value)| format!("{label:<width$}  {value}\n"))
        .collect();
    page.push_str(&reports_page(reports, words));
    page
}

/// The person or computer player of a seat, with the addresses of a person.
fn sitter(seat: &SeatDetails, words: &Words) -> String {
    if let Some(program) = &seat.program {
        return program.clone();
    }
    if !seat.is_taken {
        return words.get("admin-free");
    }
    let name = seat.name.clone();
    let name = name.unwrap_or_else(|| words.get("admin-nameless"));
    if seat.addresses.is_empty() {
        return words.say("admin-away", &[("name", name.into())]);
    }
    let addresses = seat.addresses.join(", ");
    let values = [("name", name.into()), ("addresses", addresses.into())];
    words.say("admin-here", &values)
}

fn bans_page(bans: &[Ban], words: &Words) -> String {
    let rows = bans.iter().map(|ban| {
        let reason = ban.reason.clone().unwrap_or_default();
        row(ban.network.to_string(), [date(ban.until), reason])
    });
    let headings = ["admin-until", "admin-reason"];
    listed(&headings, &rows.collect::<Vec<_>>(), 0, words)
}

/// The reports, each in a line with its text below it.
fn reports_page(reports: &[Report], words: &Words) -> String {
    let report = |report: &Report| {
        let line = words.say(
            "admin-report",
            &[
                ("number", report.number.into()),
                ("date", date(report.at).into()),
                ("table", report.table.to_string().into()),
                ("by", person(&report.by, report.by_name.as_deref()).into()),
                (
                    "about",
                    person(&report.about, report.about_name.as_deref()).into(),
                ),
                ("reason", report.reason.as_str().into()),
            ],
        );
        let closed = report.closed_at.map(|at| {
            let closed = words.say("admin-closed", &[("date", date(at).into())]);
            format!("    {closed}\n")
        });
        let text = match report.text.as_str() {
            "" => String::new(),
            text => format!("    {text}\n"),
        };
        format!("{line}\n{text}{}", closed.unwrap_or_default())
    };
    reports.iter().map(report).collect()
}

/// A seat, with the name of its person if there is one.
fn person(seat: &str, name: Option<&str>) -> String {
    match name {
        Some(name) => format!("{seat} ({name})"),
        None => seat.into(),
    }
}

fn log_page(entries: &[LogEntry], words: &Words) -> String {
    let rows = entries.iter().map(|entry| {
        let cells = [
            entry.user.map(|user| user.to_string()).unwrap_or_default(),
            entry.command.clone(),
            entry.target.clone(),
            entry.until.map(date).unwrap_or_default(),
            entry.reason.clone().unwrap_or_default(),
        ];
        row(date(entry.at), cells)
    });
    let headings = [
        "admin-user",
        "admin-command",
        "admin-target",
        "admin-until",
        "admin-reason",
    ];
    listed(&headings, &rows.collect::<Vec<_>>(), 1, words)
}

/// A time in milliseconds since the beginning of 1970 as a date, in UTC.
fn date(at_ms: u64) -> String {
    fmt_http_date(UNIX_EPOCH + Duration::from_millis(at_ms))
}
