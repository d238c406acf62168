//! The invitation and the listing of a table, which its opener changes.

use host::api::NewInvitation;
use host::{Invitation, Problem, Secret, SecretHash, TableId};

use super::{OwnedSlot, Slot, Tables};
use crate::net::address::Address;

impl Tables {
    /// Makes an invitation in place of the earlier one, for the secret that opened the table.
    pub(crate) async fn invite(
        &self,
        id: TableId,
        opener: SecretHash,
    ) -> Result<NewInvitation, Problem> {
        let mut slot = self.own_to_invite(id, opener).await?;
        self.replace_invitation(&mut slot).await
    }

    /// Makes an invitation in place of the earlier one.
    pub(super) async fn replace_invitation(
        &self,
        slot: &mut Slot,
    ) -> Result<NewInvitation, Problem> {
        let secret = Secret::from_bytes(self.random.bytes());
        let until = self.clock.now() + self.invitation_ms;
        let (invitation, answer) = Invitation::new(&secret, until);
        self.store
            .set_invitation(slot.id(), Some(invitation))
            .await?;
        slot.table.set_invitation(Some(invitation));
        Ok(answer)
    }

    /// Withdraws the invitation of a table, for the secret that opened it.
    pub(crate) async fn withdraw(&self, id: TableId, opener: SecretHash) -> Result<(), Problem> {
        let mut slot = self.own_to_invite(id, opener).await?;
        self.store.set_invitation(id, None).await?;
        slot.table.set_invitation(None);
        Ok(())
    }

    async fn own_to_invite(&self, id: TableId, opener: SecretHash) -> Result<OwnedSlot, Problem> {
        self.check_opener(id, opener).await?;
        let slot = self.own(id).await?;
        slot.loaded()?.check_not_over()?;
        Ok(slot)
    }

    /// Lists a table or takes it off the list, for the secret that opened it, which a client at this address knows.
    pub(crate) async fn set_listed(
        &self,
        id: TableId,
        opener: SecretHash,
        is_listed: bool,
        address: Address,
    ) -> Result<(), Problem> {
        self.check_opener(id, opener).await?;
        let mut slot = self.own(id).await?;
        let loaded = slot.loaded()?;
        loaded.check_not_over()?;
        if loaded.is_listed == is_listed {
            return Ok(());
        }
        if is_listed {
            self.lobby.check_tables(address, self.clock.now())?;
        }
        self.store.set_listed(id, is_listed).await?;
        slot.table.set_listed(is_listed);
        slot.opener.get_or_insert(address);
        self.lobby.note(&slot, self.clock.now());
        if !is_listed {
            self.lobby.remove(id);
        }
        Ok(())
    }
}
