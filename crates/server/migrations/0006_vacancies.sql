-- A person who takes a seat and does not sit in time loses it.

-- When the seat was taken, in milliseconds since the beginning of 1970; nothing while it is free, and at seats that were taken
-- before this.
alter table seats add column taken_at integer;
