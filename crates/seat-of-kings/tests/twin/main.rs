//! The fast code against its slow twin.

mod both;
mod games;
mod odd;
#[path = "../tables/mod.rs"]
mod tables;
