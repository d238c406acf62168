//! Seats of people: opening a table and joining it.

use game::Seat;
use play::{Agreement, Table, Taker, TimedEvent, fair};

use crate::api::{Join, NewInvitation, OpenTable, OpenedTable, TakenSeats};
use crate::loaded_table::{Invitation, LoadedTable, PersonSeat, free_seats};
use crate::person_name::fit_name;
use crate::problem::Problem;
use crate::questions::on_offer;
use crate::secret::{Secret, SecretHash};
use crate::table_id::TableId;

/// A person who wants seats of a table.
pub struct Guest {
    /// The secret that the guest chose and is known by from now on.
    pub secret: Secret,
    /// The name of the wanted seat; `None` for any, or for none when a table is opened.
    pub seat: Option<String>,
    /// The name of the guest.
    pub name: Option<String>,
}

/// A table to be stored for the first time.
pub struct NewTable {
    /// Its number.
    pub table: TableId,
    /// The name of the variant.
    pub variant: &'static str,
    /// True if guests need no invitation.
    pub is_listed: bool,
    /// The invitation by which guests may take seats.
    pub invitation: Invitation,
    /// The hash of the secret that opened it. A secret opens one table only.
    pub opening: SecretHash,
    /// The name of its stage.
    pub stage: &'static str,
    /// Its events, one at least.
    pub events: Vec<TimedEvent>,
    /// The seats of persons.
    pub people: Vec<PersonSeat>,
}

/// The result of a request to join.
#[derive(Debug)]
pub enum JoinStep {
    /// The secret has these seats already.
    Held(Vec<String>),
    /// The storage is to give all seats of this screen to the guest, if they are still free.
    Take {
        /// The number of the screen.
        screen: u8,
        /// The secret that is to hold them.
        holder: SecretHash,
    },
}

impl Invitation {
    /// The invitation that guests have by this secret until a time, and the answer that gives it.
    pub fn new(secret: &Secret, until: u64) -> (Self, NewInvitation) {
        let hash = secret.hash();
        let invitation = secret.reveal();
        (Self { hash, until }, NewInvitation { invitation, until })
    }
}

/// Refuses a computer player that is not on offer.
///
/// # Errors
///
/// [`Problem::Player`].
pub fn check_program(name: &str) -> Result<(), Problem> {
    on_offer(name).map(|_| ()).ok_or(Problem::Player)
}

impl Guest {
    /// The person who opens a table.
    ///
    /// # Errors
    ///
    /// [`Problem::Name`], or [`Problem::Player`] if a seat is for a computer player that is not on offer.
    pub fn opener(asked: &OpenTable) -> Result<Self, Problem> {
        for seating in &asked.agreed.seats {
            if let Taker::Program(name) = &seating.taker {
                check_program(name)?;
            }
        }
        Self::new(&asked.secret, asked.seat.as_ref(), asked.name.as_deref())
    }

    /// The person who joins a table.
    ///
    /// # Errors
    ///
    /// [`Problem::Name`].
    pub fn joining(asked: &Join) -> Result<Self, Problem> {
        Self::new(&asked.secret, asked.seat.as_ref(), asked.name.as_deref())
    }

    fn new(secret: &Secret, seat: Option<&String>, name: Option<&str>) -> Result<Self, Problem> {
        Ok(Self {
            name: name.map(fit_name).transpose()?,
            secret: secret.clone(),
            seat: seat.cloned(),
        })
    }

    /// The answer to an opener who gets these seats of a table.
    pub fn opened(&self, table: TableId, seats: Vec<String>, invited_until: u64) -> OpenedTable {
        OpenedTable {
            table: table.to_string(),
            invitation: self.secret.invitation().reveal(),
            invited_until,
            seats,
        }
    }
}

/// Opens a table whose draws follow from the secret `root`. Returns what is to be stored, and the names of the opener's
/// seats. The invitation of the table ends `invitation_ms` milliseconds from now.
///
/// # Errors
///
/// [`play::Refusal::InvalidTerms`], or [`Problem::NoFreeSeat`] if the opener wants a seat that is not a person's.
pub fn open_table(
    table: TableId,
    agreed: &Agreement,
    is_listed: bool,
    opener: &Guest,
    root: [u8; 32],
    at: u64,
    invitation_ms: u64,
) -> Result<(NewTable, Vec<String>), Problem> {
    let mut people = free_seats(agreed);
    let seats = take_first(agreed, &mut people, opener, at)?;
    let (opened_table, opened) = Table::open(agreed.clone(), fair::Root::new(root), at)?;
    let new = NewTable {
        table,
        variant: opened_table.variant().name(),
        is_listed,
        invitation: Invitation {
            hash: opener.secret.invitation().hash(),
            until: at + invitation_ms,
        },
        opening: opener.secret.hash(),
        stage: opened_table.stage().name(),
        events: opened.events,
        people,
    };
    Ok((new, seats))
}

/// Gives the opener all seats of the screen of the wanted seat. Returns their names.
fn take_first(
    agreed: &Agreement,
    people: &mut [PersonSeat],
    opener: &Guest,
    at: u64,
) -> Result<Vec<String>, Problem> {
    let mut seats = Vec::new();
    let Some(seat) = &opener.seat else {
        return Ok(seats);
    };
    let screen = free_screen_of(people, agreed.seat(seat)).ok_or(Problem::NoFreeSeat)?;
    for person in people.iter_mut().filter(|person| person.screen == screen) {
        person.holder = Some(opener.secret.hash());
        person.name.clone_from(&opener.name);
        person.taken_at = Some(at);
        seats.push(agreed.seats[usize::from(person.seat)].seat.clone());
    }
    Ok(seats)
}

impl LoadedTable {
    /// The answer to an opener whose secret opened this table before.
    ///
    /// # Errors
    ///
    /// [`Problem::UsedSecret`] if something else was agreed here.
    pub fn reopened(
        &self,
        id: TableId,
        agreed: &Agreement,
        opener: &Guest,
    ) -> Result<OpenedTable, Problem> {
        if self.table.agreed() != agreed {
            return Err(Problem::UsedSecret);
        }
        let first = opener.secret.invitation().hash();
        let kept = self.invitation.filter(|kept| kept.hash == first);
        let seats = self.names_of(opener.secret.hash());
        Ok(opener.opened(id, seats, kept.map_or(0, |kept| kept.until)))
    }

    /// Joins a guest with this invitation, if any, at this time.
    ///
    /// # Errors
    ///
    /// [`Problem::UsedSecret`], [`Problem::WrongInvitation`], [`Problem::NoFreeSeat`] or [`Problem::Name`].
    pub fn join(
        &self,
        invitation: Option<SecretHash>,
        guest: &Guest,
        at: u64,
    ) -> Result<JoinStep, Problem> {
        let holder = guest.secret.hash();
        let held = self.seats_of(holder);
        if !held.is_empty() {
            let wanted = guest.seat.as_deref();
            if wanted.is_some_and(|seat| !held.contains(&seat)) {
                return Err(Problem::UsedSecret);
            }
            return Ok(JoinStep::Held(self.names_of(holder)));
        }
        let is_invited = match invitation {
            Some(shown) => {
                let kept = self.invitation;
                kept.is_some_and(|kept| kept.hash == shown && at < kept.until)
            }
            None => self.is_listed,
        };
        if !is_invited {
            return Err(Problem::WrongInvitation);
        }
        let screen = self.free_screen(guest.seat.as_deref())?;
        guest
            .name
            .as_deref()
            .map_or(Ok(()), |name| self.check_name(name))?;
        Ok(JoinStep::Take { screen, holder })
    }

    /// The names of the seats of a secret, as an answer gives them.
    pub fn names_of(&self, holder: SecretHash) -> Vec<String> {
        let seats = self.seats_of(holder).into_iter();
        seats.map(String::from).collect()
    }

    /// The screen of a free seat, of the first one if none is named.
    fn free_screen(&self, seat: Option<&str>) -> Result<u8, Problem> {
        if self.is_over() {
            return Err(Problem::NoFreeSeat);
        }
        let screen = match seat {
            Some(name) => free_screen_of(&self.people, self.table.agreed().seat(name)),
            None => {
                let mut people = self.people.iter();
                let free = people.find(|person| person.holder.is_none());
                free.map(|person| person.screen)
            }
        };
        screen.ok_or(Problem::NoFreeSeat)
    }
}

/// The screen of a seat. Returns `None` if it is taken or not a person's.
fn free_screen_of(people: &[PersonSeat], seat: Option<Seat>) -> Option<u8> {
    let seat = seat?;
    let mut free = people.iter().filter(|person| person.holder.is_none());
    let person = free.find(|person| usize::from(person.seat) == seat.index())?;
    Some(person.screen)
}

/// The answer to a guest who has these seats of a table.
pub fn taken(table: TableId, seats: Vec<String>) -> TakenSeats {
    TakenSeats {
        table: table.to_string(),
        seats,
    }
}
