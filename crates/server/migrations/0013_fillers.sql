-- What a probe writes after a failure, to see whether the disk has room; one row.

create table fillers (
    one integer primary key check (one = 1),
    bytes blob not null
) strict;
