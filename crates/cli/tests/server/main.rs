//! Whole requests and sockets against the real server.

mod client;
mod host;
mod stored;

mod backups;
mod crashes;
mod durability;
mod games;
mod limits;
mod people;
mod protocol;
mod proxies;
mod races;
mod retention;
mod secrecy;
mod settings;
mod thinking;
