//! The names of the persons at a table, which do not look alike, and how they change.

use play::{Refusal, Stage, Taker};

use crate::loaded_table::{LoadedTable, PersonSeat};
use crate::person_name::{fit_name, look_alike};
use crate::problem::Problem;
use crate::secret::SecretHash;

impl LoadedTable {
    /// Refuses a name that looks like that of another person or of a computer player of this table.
    ///
    /// # Errors
    ///
    /// [`Problem::Name`].
    pub(crate) fn check_name(&self, name: &str) -> Result<(), Problem> {
        self.check_name_beside(name, &self.people)
    }

    /// Checks a new name for the person of a seat. Returns the screen of the seat, and the name as it is to be stored.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoSeat`] if no person has taken the seat; [`Problem::Name`].
    pub fn renamed(&self, seat: &str, name: &str) -> Result<(u8, String), Problem> {
        let person = self.table.agreed().seat(seat);
        let person = person.and_then(|seat| self.person(seat));
        let person = person.filter(|person| person.holder.is_some());
        let screen = person.ok_or(Refusal::NoSeat)?.screen;
        Ok((screen, self.name_at(screen, name)?))
    }

    /// Checks a new name for the person who holds a secret. Returns the name as it is to be stored; `None` if that person has it
    /// already.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if the secret has no seat, [`Problem::Stopped`] if the table is stopped; [`Problem::Name`].
    pub fn renamed_by(&self, holder: SecretHash, name: &str) -> Result<Option<String>, Problem> {
        let mut people = self.people.iter();
        let person = people.find(|person| person.holder == Some(holder));
        let person = person.ok_or(Problem::WrongSecret)?;
        if self.table.stage() == Stage::Stopped {
            return Err(Problem::Stopped);
        }
        let name = self.name_at(person.screen, name)?;
        Ok(Some(name).filter(|name| person.name.as_ref() != Some(name)))
    }

    /// A fit name for the person of a screen, beside the others of the table.
    fn name_at(&self, screen: u8, name: &str) -> Result<String, Problem> {
        let name = fit_name(name)?;
        let others = self.people.iter().filter(|other| other.screen != screen);
        self.check_name_beside(&name, others)?;
        Ok(name)
    }

    fn check_name_beside<'a>(
        &self,
        name: &str,
        people: impl IntoIterator<Item = &'a PersonSeat>,
    ) -> Result<(), Problem> {
        let people = people.into_iter();
        let people = people.filter_map(|person| person.name.as_deref());
        let programs = self.table.agreed().seats.iter();
        let programs = programs.filter_map(|seating| match &seating.taker {
            Taker::Program(program) => Some(program.as_str()),
            Taker::Person(_) => None,
        });
        if people.chain(programs).any(|other| look_alike(name, other)) {
            return Err(Problem::Name);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
