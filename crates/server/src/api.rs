//! What goes over the wire: requests, answers, and the messages of the socket.

mod messages;
mod requests;
#[cfg(test)]
mod wire;

pub(crate) use messages::{FromClient, Shown, Target, ToClient};
pub(crate) use requests::{
    Code, ErrorBody, Forget, HandOver, Join, Mine, OpenTable, Opened, Preview, PreviewOf,
    SeatEntry, SecretBody, TableEntry, Taken, VariantEntry, Why, WhyNot,
};
