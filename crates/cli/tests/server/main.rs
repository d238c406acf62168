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
mod races;
mod secrecy;
mod settings;
