-- What the host does by `tara admin`, and what players report to the host. Times are milliseconds since the beginning of 1970.

-- Networks whose requests and sockets are refused for a time.
create table bans (
    network text primary key,
    since integer not null,
    until integer not null,
    reason text
) strict, without rowid;

-- What persons at tables say about each other. Seats are numbers in turn order from 0.
create table reports (
    number integer primary key autoincrement,
    table_id integer not null references tables (id) on delete cascade,
    at integer not null,
    by_seat integer not null,
    about_seat integer not null,
    reason text not null,
    text text not null,
    -- When the host closed it; nothing while it is open.
    closed_at integer
) strict;

create index reports_by_table on reports (table_id);
create index reports_open on reports (number) where closed_at is null;

-- What was changed by `tara admin`: the audit log. It has no name of a player, so that forgotten names are in no file.
create table admin_log (
    number integer primary key autoincrement,
    at integer not null,
    -- The number of the user of the operating system who did it; nothing where the system does not say.
    user integer,
    command text not null,
    -- A table, a table and a seat, a network, or the number of a report.
    target text not null,
    -- Until when, for a ban.
    until integer,
    reason text
) strict;
