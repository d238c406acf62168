-- A restored table goes on in another epoch, and who loses a seat for good cannot take another one there.

-- Another number after each restore of the database, 0 before the first.
alter table tables add column epoch integer not null default 0;

-- The hashes of the secrets that lost a seat of a table: they withheld their parts of a draw, or were dismissed.
create table lost_seats (
    table_id integer not null references tables (id) on delete cascade,
    hash blob not null,
    primary key (table_id, hash)
) strict, without rowid;
