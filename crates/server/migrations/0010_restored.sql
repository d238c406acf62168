-- Older programs renewed the draws of one game of a restored table only; its later games would repeat what people may have seen.

-- A table that was restored has another epoch than 0.
insert or ignore into renewals (table_id, nonce)
    select id, randomblob(32) from tables where epoch <> 0 and stage <> 'stopped';
