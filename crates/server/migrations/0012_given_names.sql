-- A name that the host of the server gave to a person stays: its holder cannot change it.

-- 1 if the host gave the name of the seat.
alter table seats add column has_given_name integer not null default 0;
