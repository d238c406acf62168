-- Draws of restored tables are others than those that people have seen before.

-- What enters into the draws of a table when it is loaded for the first time after a restore: 32 random bytes.
create table renewals (
    table_id integer primary key references tables (id) on delete cascade,
    nonce blob not null
) strict;
