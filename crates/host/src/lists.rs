//! Lists: the variants, and tables as a storage has them.

use catalog::AnyVariant;
use game::Seat;
use play::{Agreement, Taker};
use ringforts::{FinalCycle, Kings, RuleBook};

use crate::api::{LiveEntry, PositionForm, SeatEntry, TableEntry, VariantDetails, VariantEntry};
use crate::loaded_table::PersonSeat;
use crate::secret::SecretHash;
use crate::table_id::TableId;

/// A table as it is stored, without its events.
#[derive(Debug)]
pub struct StoredTable {
    /// Its number.
    pub table: TableId,
    /// The name of its stage.
    pub stage: String,
    /// The time of opening, in milliseconds since the beginning of 1970.
    pub opened_at: u64,
    /// The terms; `None` if they cannot be read anymore.
    pub agreed: Option<Agreement>,
    /// The seats of persons.
    pub people: Vec<PersonSeat>,
    /// The number of finished games.
    pub games: u32,
    /// By seat: whether its person is connected; `None` where that is not asked.
    pub here: Option<[bool; Seat::MAX_COUNT]>,
    /// Its current state; `None` where that is not asked.
    pub live: Option<LiveEntry>,
}

/// The variants on offer.
pub fn variants() -> Vec<VariantEntry> {
    let entry = |variant: AnyVariant| VariantEntry {
        variant: variant.name(),
        book: variant.book(),
        level: variant.level(),
        seats: variant.seats(),
        fewest_players: variant.fewest_players(),
    };
    AnyVariant::all().map(entry).collect()
}

/// The lessons, clauses and position form of each variant, in the same order.
pub fn variant_details() -> Vec<VariantDetails> {
    let details = |variant: AnyVariant| VariantDetails {
        variant: variant.name(),
        lessons: variant.lessons(),
        clauses: variant.clauses().into_iter().collect(),
        words: variant.words().collect(),
        form: match variant {
            AnyVariant::Ringforts(variant) => Some(position_form(variant.book())),
            AnyVariant::SeatOfKings => None,
        },
    };
    AnyVariant::all().map(details).collect()
}

fn position_form(book: &RuleBook) -> PositionForm {
    PositionForm {
        phases: book.phases.iter().map(|phase| phase.name()).collect(),
        has_kings: book.kings != Kings::None,
        counts_lost_kings: book.kings == Kings::Three,
        has_links: book.makes_links_singly,
        has_last_turns: book.final_cycle != FinalCycle::None,
    }
}

/// The list of these tables for a client with these secrets. Tables whose terms cannot be read anymore are left out.
pub fn table_entries(tables: Vec<StoredTable>, own: &[SecretHash]) -> Vec<TableEntry> {
    let entry = |stored: StoredTable| {
        let agreed = stored.agreed.as_ref()?;
        Some(TableEntry {
            table: stored.table.to_string(),
            variant: agreed.variant.clone(),
            clock: agreed.clock,
            length: agreed.length,
            start: agreed.position.clone(),
            seats: seats(agreed, &stored, own),
            stage: stored.stage,
            opened_at: stored.opened_at,
            games: stored.games,
            live: stored.live,
        })
    };
    tables.into_iter().filter_map(entry).collect()
}

fn seats(agreed: &Agreement, stored: &StoredTable, own: &[SecretHash]) -> Vec<SeatEntry> {
    let seats = agreed.seats.iter().enumerate();
    seats
        .map(|(number, seating)| {
            let mut people = stored.people.iter();
            let person = people.find(|person| usize::from(person.seat) == number);
            let holder = person.and_then(|person| person.holder);
            SeatEntry {
                seat: seating.seat.clone(),
                program: match &seating.taker {
                    Taker::Program(name) => Some(name.clone()),
                    Taker::Person(_) => None,
                },
                name: person.and_then(|person| person.name.clone()),
                free: person.is_some() && holder.is_none(),
                here: stored
                    .here
                    .filter(|_| holder.is_some())
                    .map(|here| here[number]),
                yours: holder.is_some_and(|holder| own.contains(&holder)),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests;
