-- Who opens a table chooses a secret, so that a request that comes twice opens one table.

-- The hash of that secret; nothing at tables that are older than this.
alter table tables add column opening blob;

create unique index tables_by_opening on tables (opening) where opening is not null;
