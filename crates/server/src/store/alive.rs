//! The sign of life: when the server last wrote.

use sqlx::SqliteConnection;

/// Writes the sign of life at this time, in milliseconds since the beginning of 1970, unless a later one stands.
pub(super) async fn write_alive(
    connection: &mut SqliteConnection,
    now: u64,
) -> Result<u64, sqlx::Error> {
    sqlx::query(
        "insert into host (one, alive_at) values (1, ?1)
         on conflict (one) do update set alive_at = max(alive_at, excluded.alive_at)",
    )
    .bind(now as i64)
    .execute(connection)
    .await
    .map(|done| done.rows_affected())
}
