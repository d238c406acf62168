-- A code that is used stays until its time is over, so that the device that used it can ask again.

-- The hash of the secret that took the seats over; nothing while the code is not used.
alter table handovers add column taken_by blob;
