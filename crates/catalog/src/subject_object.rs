//! The subject of a refusal of Seat of Kings, as an object: a thing on the table that a client can point at.

use seat_of_kings::{Players, Subject};

/// A thing on the table that a refusal is about, beside its places. Rule: SKO6
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize))]
#[cfg_attr(feature = "json", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SubjectObject {
    /// All cards in the hand of the seat that decides.
    Hand,
    /// The card that the decision uses.
    Card {
        /// Its number.
        card: u8,
    },
    /// The traitor's card.
    TraitorCard {
        /// Its number.
        card: u8,
    },
    /// The cumals of a seat.
    Cumals {
        /// The seat.
        seat: &'static str,
    },
    /// The pieces in stock of a seat.
    Stock {
        /// The seat.
        seat: &'static str,
    },
    /// The prisoners of one owner.
    Prisoners {
        /// The seat that holds them.
        captor: &'static str,
        /// The seat that owns them.
        owner: &'static str,
    },
    /// The King positions of some regions, each for its region.
    Thrones {
        /// The regions.
        regions: Vec<&'static str>,
    },
    /// Positions of a region.
    Positions {
        /// The region.
        region: &'static str,
        /// The positions, from the lowest rank up.
        positions: Vec<String>,
    },
    /// Seats.
    Seats {
        /// The seats, in turn order.
        seats: Vec<&'static str>,
    },
}

impl SubjectObject {
    pub(crate) fn new(subject: Subject, players: Players) -> Self {
        let name = |seat| players.color(seat).name();
        match subject {
            Subject::Hand => Self::Hand,
            Subject::Card(card) => Self::Card {
                card: card.number(),
            },
            Subject::TraitorCard(card) => Self::TraitorCard {
                card: card.number(),
            },
            Subject::Cumals(seat) => Self::Cumals { seat: name(seat) },
            Subject::Stock(seat) => Self::Stock { seat: name(seat) },
            Subject::Prisoners { captor, owner } => Self::Prisoners {
                captor: name(captor),
                owner: name(owner),
            },
            Subject::Thrones(regions) => Self::Thrones {
                regions: regions.iter().map(|region| region.name()).collect(),
            },
            Subject::Positions(region, positions) => Self::Positions {
                region: region.name(),
                positions: positions.by_rank().map(|at| at.to_string()).collect(),
            },
            Subject::Seats(seats) => Self::Seats {
                seats: seats.iter().map(name).collect(),
            },
        }
    }
}
