//! Whole requests and sockets against the real server.

mod client;
mod host;
mod raw;
mod stored;

mod analysis;
mod backups;
mod clocks;
mod connections;
mod crashes;
mod durability;
mod failures;
mod fairness;
mod frozen;
mod games;
mod hints;
mod hosting;
mod kings;
mod limits;
mod loading;
mod logs;
mod malformed;
mod people;
mod positions;
mod protocol;
mod proxies;
mod races;
mod retention;
mod secrecy;
mod settings;
mod sites;
mod thinking;
mod through_proxies;
mod upgrade;
