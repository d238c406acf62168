//! Reports of players about other players, which the host of the server reads.

use crate::api::{ReportBody, ReportReason};
use crate::loaded_table::LoadedTable;
use crate::person_name::plain_text;
use crate::problem::Problem;
use crate::secret::SecretHash;
use crate::table_id::TableId;

/// A report to be stored.
pub struct NewReport {
    /// The table of both persons.
    pub table: TableId,
    /// The player who reports; of several seats at one screen, the first.
    pub by: ReportSeat,
    /// The player whom the report is about.
    pub about: ReportSeat,
    /// The reason.
    pub reason: ReportReason,
    /// The explanation, in one line; may be empty.
    pub text: String,
}

/// A seat and who held it when the report was made: another person may take it later.
#[derive(Clone, Copy)]
pub struct ReportSeat {
    /// The number of the seat, in turn order from 0.
    pub seat: u8,
    /// The hash of its holder's secret.
    pub holder: SecretHash,
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
        let own = self.held_seats(holder)?[0];
        let about = self.table.agreed().seat(&asked.about);
        let about = about.and_then(|seat| self.person(seat));
        let about = about.and_then(|person| {
            let other = person.holder.filter(|&other| other != holder)?;
            Some(ReportSeat {
                seat: person.seat,
                holder: other,
            })
        });
        Ok(NewReport {
            table,
            by: ReportSeat {
                seat: own.index() as u8,
                holder,
            },
            about: about.ok_or_else(|| Problem::Malformed("about: nobody else".into()))?,
            reason: asked.reason,
            text: plain_text(&asked.text)?,
        })
    }
}
