-- An invitation ends, and can be withdrawn: a table without one has an empty hash.

-- Until when the invitation is good, in milliseconds since the beginning of 1970. Those of older tables last 30 days.
alter table tables add column invited_until integer not null default 0;

update tables set invited_until = opened_at + 2592000000;
