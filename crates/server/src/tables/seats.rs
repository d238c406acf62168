//! How people come to have seats: opening a table, joining it, handing seats over.

use game::Seat;
use play::{Agreed, Stage, Table, fair};

use super::{Owned, Tables};
use crate::api::ToClient;
use crate::clock::now;
use crate::live::{self, Live};
use crate::problem::Problem;
use crate::secret::{Secret, SecretHash, random};
use crate::store::{NewTable, Place};
use crate::table_id::TableId;

/// Who wants a seat of a table that is opened or joined.
pub(crate) struct Guest {
    /// The secret that this guest chose, by which it is known again.
    pub(crate) secret: Secret,
    pub(crate) seat: Option<String>,
    pub(crate) name: Option<String>,
}

/// A table that was opened.
pub(crate) struct NewlyOpened {
    pub(crate) table: TableId,
    pub(crate) invitation: Secret,
    /// The seats that its opener took.
    pub(crate) seats: Vec<String>,
}

/// For how long a code lets another device take over seats, in milliseconds.
const CODE_MS: u64 = 600_000;

impl Tables {
    /// The table that the secret of this guest opened already, if it did.
    ///
    /// # Errors
    ///
    /// If something else was agreed there.
    pub(crate) async fn opened(
        &self,
        agreed: &Agreed,
        opener: &Guest,
    ) -> Result<Option<NewlyOpened>, Problem> {
        let hash = opener.secret.hash();
        let Some(id) = self.store.opened_by(hash).await? else {
            return Ok(None);
        };
        let inner = self.own(id).await?;
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        if live.table.agreed() != agreed {
            return Err(Problem::UsedSecret);
        }
        Ok(Some(NewlyOpened {
            table: id,
            invitation: opener.secret.invitation(),
            seats: owned(live.seats_of(hash)),
        }))
    }

    /// Opens a table, once for each secret.
    pub(crate) async fn open(
        &self,
        agreed: Agreed,
        is_listed: bool,
        opener: &Guest,
    ) -> Result<NewlyOpened, Problem> {
        let (id, invitation) = (TableId::new(), opener.secret.invitation());
        let mut places = live::free_places(&agreed);
        let seats = take_first(&agreed, &mut places, opener)?;
        let root = fair::Root::new(random());
        let (table, opened) = Table::open(agreed.clone(), root, now())?;
        let new = NewTable {
            table: id,
            variant: table.variant().name(),
            is_listed,
            invitation: invitation.hash(),
            opening: opener.secret.hash(),
            stage: table.stage().name(),
            events: opened.events,
            places,
        };
        if !self.store.open_table(new).await? {
            // The same request came twice at once.
            let opened = self.opened(&agreed, opener).await?;
            return opened.ok_or(Problem::Unavailable);
        }
        self.metrics.opened.inc();
        // A table of computer players alone begins at once.
        drop(self.own(id).await?);
        Ok(NewlyOpened {
            table: id,
            invitation,
            seats,
        })
    }

    /// Takes a free seat, and with it all of its screen, for a guest who has the invitation or needs none; gives those seats. A
    /// guest whose secret has them already takes no others.
    pub(crate) async fn join(
        &self,
        id: TableId,
        invitation: Option<SecretHash>,
        guest: &Guest,
    ) -> Result<Vec<String>, Problem> {
        let mut inner = self.own(id).await?;
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        let hash = guest.secret.hash();
        let held = live.seats_of(hash);
        if !held.is_empty() {
            let is_again = guest
                .seat
                .as_deref()
                .is_none_or(|seat| held.contains(&seat));
            return is_again.then(|| owned(held)).ok_or(Problem::UsedSecret);
        }
        let is_invited = match invitation {
            Some(invitation) => invitation == live.invitation,
            None => live.is_listed,
        };
        if !is_invited {
            return Err(Problem::WrongInvitation);
        }
        let screen = free_screen(live, guest.seat.as_deref())?;
        let name = guest.name.clone();
        if !self.store.take(id, screen, hash, name).await? {
            return Err(Problem::NoFreeSeat);
        }
        self.reload_places(id, &mut inner, hash).await
    }

    /// Reads again who takes which seat, tells everybody, and gives the seats of a secret.
    async fn reload_places(
        &self,
        id: TableId,
        inner: &mut Owned,
        hash: SecretHash,
    ) -> Result<Vec<String>, Problem> {
        let places = self.store.places(id).await?;
        let live = inner.live.as_mut().ok_or(Problem::Unavailable)?;
        live.places = places;
        self.tell_people(id, inner);
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        Ok(owned(live.seats_of(hash)))
    }

    pub(super) fn tell_people(&self, id: TableId, inner: &Owned) {
        if let Some(live) = &inner.live {
            let people = live.people(&inner.lookers);
            let message = ToClient::People {
                table: id,
                people: &people,
            };
            inner.tell(&message);
        }
    }

    /// A code that lets another device take over the seats of a secret, and until when it is good.
    pub(crate) async fn offer_handover(
        &self,
        id: TableId,
        held: SecretHash,
    ) -> Result<(Secret, u64), Problem> {
        let (code, until) = (Secret::new(), now() + CODE_MS);
        let offered = self.store.offer_handover(id, held, code.hash(), until);
        match offered.await? {
            true => Ok((code, until)),
            false => Err(Problem::WrongSecret),
        }
    }

    /// Lets another device take over seats by a code: whoever had them has them no longer. A device that asks again gets them
    /// again, while it has them.
    pub(crate) async fn hand_over(
        &self,
        code: SecretHash,
        to: SecretHash,
    ) -> Result<(TableId, Vec<String>), Problem> {
        let found = self.store.handover(code, now()).await?;
        let (id, from) = found.ok_or(Problem::WrongCode)?;
        let mut inner = self.own(id).await?;
        if !self.store.hand_over(code, id, from, to).await? {
            return Err(Problem::WrongCode);
        }
        inner.dismiss_holder(from, &Problem::WrongSecret);
        let seats = self.reload_places(id, &mut inner, to).await?;
        match seats.is_empty() {
            true => Err(Problem::WrongCode),
            false => Ok((id, seats)),
        }
    }

    /// Deletes the name at all seats of a secret.
    pub(crate) async fn forget_name(&self, hash: SecretHash) -> Result<(), Problem> {
        for id in self.store.forget_name(hash).await? {
            // A table that was stopped has no name in memory.
            if let Ok(mut inner) = self.own(id).await {
                self.reload_places(id, &mut inner, hash).await?;
            }
        }
        Ok(())
    }
}

/// Takes the seats of one screen of a table that is about to be opened, if its opener wants any; gives them.
fn take_first(
    agreed: &Agreed,
    places: &mut [Place],
    opener: &Guest,
) -> Result<Vec<String>, Problem> {
    let mut seats = Vec::new();
    let Some(seat) = &opener.seat else {
        return Ok(seats);
    };
    let screen = screen_of(places, agreed.seat(seat)).ok_or(Problem::NoFreeSeat)?;
    for place in places.iter_mut().filter(|place| place.screen == screen) {
        place.hash = Some(opener.secret.hash());
        place.name.clone_from(&opener.name);
        seats.push(agreed.seats[usize::from(place.seat)].seat.clone());
    }
    Ok(seats)
}

fn owned(names: Vec<&str>) -> Vec<String> {
    names.into_iter().map(String::from).collect()
}

/// The screen of a seat that is free.
fn screen_of(places: &[Place], seat: Option<Seat>) -> Option<u8> {
    let seat = seat?;
    let mut free = places.iter().filter(|place| place.hash.is_none());
    let place = free.find(|place| usize::from(place.seat) == seat.index())?;
    Some(place.screen)
}

fn free_screen(live: &Live, seat: Option<&str>) -> Result<u8, Problem> {
    if matches!(live.table.stage(), Stage::Over | Stage::Stopped) {
        return Err(Problem::NoFreeSeat);
    }
    let screen = match seat {
        Some(name) => screen_of(&live.places, live.table.agreed().seat(name)),
        None => {
            let mut places = live.places.iter();
            let free = places.find(|place| place.hash.is_none());
            free.map(|place| place.screen)
        }
    };
    screen.ok_or(Problem::NoFreeSeat)
}
