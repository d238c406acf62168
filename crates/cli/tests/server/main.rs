//! Whole requests and sockets against the real server.

mod client;
mod host;
mod stored;

mod analysis;
mod backups;
mod clocks;
mod crashes;
mod durability;
mod failures;
mod fairness;
mod games;
mod hints;
mod kings;
mod limits;
mod people;
mod positions;
mod protocol;
mod proxies;
mod races;
mod retention;
mod secrecy;
mod settings;
mod thinking;
mod upgrade;
