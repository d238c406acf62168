-- Tables of the server, their events, and who takes their seats.

create table tables (
    id integer primary key,
    variant text not null,
    -- Whether it is told to everybody who looks for a table.
    is_listed integer not null,
    stage text not null,
    -- The hash of what lets a guest take a seat.
    invitation blob not null,
    -- When it was opened, and when its stage last changed, in milliseconds since the beginning of 1970.
    opened_at integer not null,
    changed_at integer not null
) strict;

create index tables_listed on tables (opened_at) where is_listed = 1 and stage = 'seating';
create index tables_by_stage on tables (stage, changed_at);

-- A table is its events.
create table events (
    table_id integer not null references tables (id) on delete cascade,
    version integer not null,
    event text not null,
    primary key (table_id, version)
) strict, without rowid;

-- The seats of persons. A seat is free while it has no hash.
create table seats (
    table_id integer not null references tables (id) on delete cascade,
    seat integer not null,
    screen integer not null,
    hash blob,
    name text,
    primary key (table_id, seat)
) strict, without rowid;

create index seats_by_hash on seats (hash) where hash is not null;

-- When a clock of a table runs out, in milliseconds since the beginning of 1970.
create table dues (
    table_id integer primary key references tables (id) on delete cascade,
    due integer not null
) strict;

-- What lets another device take over the seats of a secret.
create table handovers (
    hash blob primary key,
    table_id integer not null references tables (id) on delete cascade,
    held blob not null,
    until integer not null
) strict, without rowid;

-- Games that are over: the transcript, and what lets its draws be checked.
create table games (
    table_id integer not null references tables (id) on delete cascade,
    number integer not null,
    transcript text not null,
    fairness text not null,
    primary key (table_id, number)
) strict, without rowid;

-- When the host was away.
create table absences (
    since integer primary key,
    until integer not null
) strict;

-- When the host was last known to run; one row.
create table host (
    one integer primary key check (one = 1),
    alive_at integer not null
) strict;
