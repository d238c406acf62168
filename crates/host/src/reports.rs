//! Reports of players about other players, which the host of the server reads.

use crate::api::{ReportBody, ReportReason};
use crate::loaded_table::LoadedTable;
use crate::person_name::plain_text;
use crate::problem::Problem;
use crate::table_id::TableId;

/// A report to be stored.
#[derive(Debug)]
pub struct NewReport {
    /// The table of both persons.
    pub table: TableId,
    /// The number of the seat that reports, in turn order from 0: the first of its screen.
    pub by: u8,
    /// The number of the seat that the report is about.
    pub about: u8,
    /// The reason.
    pub reason: ReportReason,
    /// The explanation, in one line; may be empty.
    pub text: String,
}

impl LoadedTable {
    /// The report of a person who holds seats of this table about another person here.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if the secret holds no seat; [`Problem::Malformed`] if nobody else has the other seat, or the
    /// text is too long.
    pub fn report(&self, table: TableId, asked: &ReportBody) -> Result<NewReport, Problem> {
        let holder = asked.secret.hash();
        let by = self.held_seats(holder)?[0].index() as u8;
        let about = self.table.agreed().seat(&asked.about);
        let about = about.and_then(|seat| self.person(seat));
        let about = about.filter(|person| person.holder.is_some_and(|other| other != holder));
        let about = about.ok_or_else(|| Problem::Malformed("about: nobody else".into()))?;
        Ok(NewReport {
            table,
            by,
            about: about.seat,
            reason: asked.reason,
            text: plain_text(&asked.text)?,
        })
    }
}
