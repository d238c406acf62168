//! The invitation and the listing of a table, which its opener changes.

use host::api::NewInvitation;
use host::{Invitation, Problem, Secret, SecretHash, TableId};

use super::seats::check_opener;
use super::{OwnedSlot, Slot, Tables};
use crate::net::address::Address;
use crate::random::Random;

/// Makes an invitation in place of the earlier one, for the secret that opened the table.
pub(crate) async fn invite(
    tables: &Tables,
    random: &Random,
    id: TableId,
    opener: SecretHash,
) -> Result<NewInvitation, Problem> {
    let mut slot = own_to_invite(tables, id, opener).await?;
    replace(tables, random, &mut slot).await
}

/// Makes an invitation in place of the earlier one.
pub(super) async fn replace(
    tables: &Tables,
    random: &Random,
    slot: &mut Slot,
) -> Result<NewInvitation, Problem> {
    let secret = Secret::from_bytes(random.bytes());
    let until = tables.clock.now() + tables.invitation_ms;
    let (invitation, answer) = Invitation::new(&secret, until);
    tables
        .store
        .set_invitation(slot.id(), Some(invitation))
        .await?;
    slot.table.set_invitation(Some(invitation));
    Ok(answer)
}

/// Withdraws the invitation of a table, for the secret that opened it.
pub(crate) async fn withdraw(
    tables: &Tables,
    id: TableId,
    opener: SecretHash,
) -> Result<(), Problem> {
    let mut slot = own_to_invite(tables, id, opener).await?;
    tables.store.set_invitation(id, None).await?;
    slot.table.set_invitation(None);
    Ok(())
}

async fn own_to_invite(
    tables: &Tables,
    id: TableId,
    opener: SecretHash,
) -> Result<OwnedSlot, Problem> {
    check_opener(&tables.store, id, opener).await?;
    let slot = tables.own(id).await?;
    slot.loaded()?.check_not_over()?;
    Ok(slot)
}

/// Lists a table or takes it off the list, for the secret that opened it, which a client at this address knows.
pub(crate) async fn set_listed(
    tables: &Tables,
    id: TableId,
    opener: SecretHash,
    is_listed: bool,
    address: Address,
) -> Result<(), Problem> {
    check_opener(&tables.store, id, opener).await?;
    let mut slot = tables.own(id).await?;
    let loaded = slot.loaded()?;
    loaded.check_not_over()?;
    if loaded.is_listed == is_listed {
        return Ok(());
    }
    if is_listed {
        tables.lobby.check_tables(address, tables.clock.now())?;
    }
    tables.store.set_listed(id, is_listed).await?;
    slot.table.set_listed(is_listed);
    slot.opener.get_or_insert(address);
    tables.lobby.note(&slot, tables.clock.now());
    if !is_listed {
        tables.lobby.remove(id);
    }
    Ok(())
}
