-- A program can take the seat of a person before the first game.

-- The name of that player; null while the seat is a person's.
alter table seats add column program text;
