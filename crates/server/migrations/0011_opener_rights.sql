-- The rights of the opener of a table move to another device with the seats. The secret that opened the table stays known, so that
-- the same request again opens no second one.

-- The hash of the secret that may close the table, invite to it, list it, and dismiss its guests; null at tables without `opening`.
alter table tables add column opener blob;

update tables set opener = opening;
