//! Whole requests and sockets against the real server.

mod client;
mod host;
mod raw;
mod stored;

mod admin;
mod analysis;
mod backups;
mod bans;
mod clocks;
mod connections;
mod crashes;
mod durability;
mod failures;
mod fairness;
mod games;
mod hints;
mod hosting;
mod kings;
mod limits;
mod lobby;
mod logs;
mod people;
mod positions;
mod protocol;
mod proxies;
mod races;
mod reports;
mod retention;
mod secrecy;
mod settings;
mod sites;
mod thinking;
mod upgrade;
