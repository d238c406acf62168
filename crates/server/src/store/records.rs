//! Records of finished games, which are shown without a replay.

use host::{GameRecord, TableId};
use play::{Ended, Event, TimedEvent};
use sqlx::SqliteConnection;

use super::{Store, StoreError};

pub(super) async fn write_game(
    connection: &mut SqliteConnection,
    table: TableId,
    game: &GameRecord,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into games (table_id, number, transcript, fairness) values (?1, ?2, ?3, ?4)
         on conflict (table_id, number) do nothing",
    )
    .bind(table.stored())
    .bind(game.number)
    .bind(&game.transcript)
    .bind(&game.fairness)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// A game of a table that is over, by its number; nothing if there is none.
    pub(crate) async fn game(
        &self,
        table: TableId,
        number: u32,
    ) -> Result<Option<GameRecord>, StoreError> {
        let row: Option<(String, String)> = sqlx::query_as(
            "select transcript, fairness from games where table_id = ?1 and number = ?2",
        )
        .bind(table.stored())
        .bind(number)
        .fetch_optional(&self.reads)
        .await?;
        Ok(row.map(|(transcript, fairness)| GameRecord {
            number,
            transcript,
            fairness,
        }))
    }

    /// The end of a game of a table. Returns `None` if that cannot be read anymore.
    pub(crate) async fn ended(
        &self,
        table: TableId,
        number: u32,
    ) -> Result<Option<Ended>, StoreError> {
        let event: Option<String> = sqlx::query_scalar(
            "select event from events where table_id = ?1 and json_extract(event, '$.event') in ('game_ended', 'ended')
             order by version limit 1 offset ?2",
        )
        .bind(table.stored())
        .bind(number)
        .fetch_optional(&self.reads)
        .await?;
        let stamped = event.and_then(|event| serde_json::from_str(&event).ok());
        Ok(match stamped {
            Some(TimedEvent {
                event: Event::GameEnded { ending, points, .. },
                ..
            }) => Some(Ended { ending, points }),
            _ => None,
        })
    }
}
