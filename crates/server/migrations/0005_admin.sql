-- Bans, reports and the audit log of `tara admin`. Times are milliseconds since the beginning of 1970.

-- Networks whose requests and sockets are refused for a time.
create table bans (
    network text primary key,
    since integer not null,
    until integer not null,
    reason text
) strict, without rowid;

-- Reports of players about others at their table. Seats are numbers in turn order from 0.
create table reports (
    number integer primary key autoincrement,
    table_id integer not null references tables (id) on delete cascade,
    at integer not null,
    by_seat integer not null,
    about_seat integer not null,
    -- The hashes of the secrets that held the seats: another person may take a seat later.
    by_hash blob not null,
    about_hash blob not null,
    reason text not null,
    text text not null,
    -- When the host closed it; null while it is open.
    closed_at integer
) strict;

create index reports_by_table on reports (table_id);
create index reports_open on reports (number) where closed_at is null;

-- The audit log of changes by `tara admin`. It has no name of a player, so that a forgotten name is in no file.
create table admin_log (
    number integer primary key autoincrement,
    at integer not null,
    -- The user ID by the operating system; null where it does not tell.
    user integer,
    command text not null,
    -- A table, a table and a seat, a network, or the number of a report.
    target text not null,
    -- The end of a ban.
    until integer,
    reason text
) strict;
