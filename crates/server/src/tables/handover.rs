//! Moving seats to another device.

use host::api::{Code, MovedSeats};
use host::{Problem, Secret, SecretHash, TableId};

use super::Tables;
use super::seats::check_seat_not_lost;
use crate::random::Random;
use crate::store::Store;

/// For how long a code moves seats, in milliseconds.
const CODE_MS: u64 = 600_000;

/// A code that moves the seats of a secret to another device.
pub(crate) async fn offer(
    store: &Store,
    random: &Random,
    id: TableId,
    held: SecretHash,
    now: u64,
) -> Result<Code, Problem> {
    let code = Secret::from_bytes(random.bytes());
    let until = now + CODE_MS;
    let offered = store.offer_handover(id, held, code.hash(), until);
    if offered.await? {
        Ok(Code::new(&code, until))
    } else {
        Err(Problem::WrongSecret)
    }
}

/// Moves seats to the secret of another device, and with them the rights of the opener; the earlier holder loses both. A
/// device that asks again gets them again, while it has them.
pub(crate) async fn accept(
    tables: &Tables,
    code: SecretHash,
    to: SecretHash,
) -> Result<MovedSeats, Problem> {
    let found = tables.store.handover(code, tables.clock.now()).await?;
    let (id, from) = found.ok_or(Problem::WrongCode)?;
    if from == to {
        return Err(Problem::UsedSecret);
    }
    check_seat_not_lost(&tables.store, id, to).await?;
    let mut slot = tables.own(id).await?;
    if !tables.store.hand_over(code, id, from, to).await? {
        return Err(Problem::WrongCode);
    }
    slot.table.dismiss_holder(from);
    tables.reload_people(&mut slot).await?;
    let loaded = slot.loaded()?;
    let (seats, listed) = (loaded.names_of(to), loaded.is_listed);
    if seats.is_empty() {
        return Err(Problem::WrongCode);
    }
    Ok(MovedSeats {
        table: id.to_string(),
        seats,
        opener: tables.store.is_opener(id, to).await?,
        listed,
    })
}
