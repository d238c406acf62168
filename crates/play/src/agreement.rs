//! Agreements: the terms of a table, fixed before its first game.

use catalog::AnyVariant;
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ClockRule;

/// The terms of a table, agreed before its first game: everything that it needs to know, so that they are its first event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Agreement {
    /// The name of the variant.
    pub variant: String,
    /// The seats with their takers, in turn order: all seats of a ringfort game, two to four of Seat of Kings. Rule: SKB3
    pub seats: Vec<Seating>,
    /// The time control.
    #[serde(default)]
    pub clock: ClockRule,
    /// The number of games.
    #[serde(default)]
    pub length: Length,
    /// The seat that starts the first game of a ringfort match; drawn by lot if omitted. Rule: M1
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// The position text in which a single ringfort game begins, if it is not the usual start. The seat to move there
    /// starts, and earlier positions do not count. Rule: HK15
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The terms that only Seat of Kings has.
    #[serde(default, skip_serializing_if = "Kings::is_usual")]
    pub kings: Kings,
}

/// One seat and who takes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Seating {
    /// The name of the seat.
    pub seat: String,
    /// Its taker.
    #[serde(flatten)]
    pub taker: Taker,
}

/// The taker of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Taker {
    /// A person at the screen of this number. Seats of one screen are played by one person, or by people who hand
    /// it to each other.
    Person(u8),
    /// The computer player of this name, such as `level:3`.
    Program(String),
}

/// The number of games at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// One.
    #[default]
    Game,
    /// As many as there are seats; each seat starts one of a ringfort match. Rule: M1
    Match,
}

/// The terms that only Seat of Kings has, each with a default. Rule: SKB6, SKC3, SKO1, SKO2
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct Kings {
    /// The name of the edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The names of the regions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<Vec<String>>,
    /// The number of rounds after which a game is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_rounds: Option<u32>,
    /// The text of a deck file, instead of the reconstructed deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// The draws and decisions with which a single game begins, as in the events of a transcript; the table goes on from there.
    /// They show nobody more than if they were played at the table. Rule: SKO4
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<String>,
}

impl Agreement {
    /// The terms of a single game without clocks, with these takers of seats.
    pub fn game(variant: AnyVariant, takers: impl IntoIterator<Item = Taker>) -> Self {
        let seats = variant.seats().into_iter().zip(takers);
        Self {
            variant: variant.name().into(),
            seats: seats
                .map(|(seat, taker)| Seating {
                    seat: seat.into(),
                    taker,
                })
                .collect(),
            clock: ClockRule::None,
            length: Length::Game,
            first: None,
            position: None,
            kings: Kings::default(),
        }
    }

    /// The seat of this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        let place = self.seats.iter().position(|seating| seating.seat == name)?;
        Some(Seat::new(place as u8))
    }

    /// The number of games in a match.
    pub fn games(&self) -> usize {
        match self.length {
            Length::Game => 1,
            Length::Match => self.seats.len(),
        }
    }
}

impl Kings {
    /// Returns true if nothing but defaults is agreed.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}
