//! What is agreed before the first game of a table.

use std::sync::Arc;

use ::seat_of_kings::{Deck, State};
use catalog::seat_of_kings::OptionsText;
use catalog::{AnyGame, AnyVariant};
use game::Seat;
use ringforts::{Line, Position};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{ClockRule, Refusal};

/// What is agreed before the first game: everything that the table needs to know, so that it is its first event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Agreed {
    /// The name of the variant.
    pub variant: String,
    /// Who takes which seat, in turn order: all seats of a ringfort game, two to four of Seat of Kings. Rule: SKB3
    pub seats: Vec<Seating>,
    /// By which law clocks run.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub clock: ClockRule,
    /// How many games are played.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub length: Length,
    /// The seat that starts the first game of a ringfort match; drawn by lot if it is left out. Rule: M1
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// What else is agreed in Seat of Kings.
    #[serde(default, skip_serializing_if = "Kings::is_usual")]
    #[ts(optional, as = "Option<_>")]
    pub kings: Kings,
}

/// One seat and who takes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Seating {
    /// The name of the seat.
    pub seat: String,
    /// Who takes it.
    #[serde(flatten)]
    pub taker: Taker,
}

/// Who takes a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Taker {
    /// A person at the screen of this number. Seats of one screen are played by one person, or by people who hand
    /// it to each other.
    Person(u8),
    /// The program, as the player of this name, such as `level:3`.
    Program(String),
}

/// How many games are played at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// One.
    #[default]
    Game,
    /// As many as there are seats; each seat starts one of a ringfort match. Rule: M1
    Match,
}

/// What is agreed in Seat of Kings; what is left out has its default. Rule: SKB6, SKC3, SKO1, SKO2
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Kings {
    /// The name of the edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The names of the regions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<Vec<String>>,
    /// After how many rounds a game is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_rounds: Option<u32>,
    /// The text of a deck file, in place of the reconstructed deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
}

/// The rules of a table, made from what is agreed and checked.
#[derive(Debug, Clone)]
pub(crate) struct Rules {
    pub(crate) variant: AnyVariant,
    /// A game of Seat of Kings before its lots.
    kings: Option<Box<State>>,
}

/// The most characters of the name of a program.
const MOST_NAME: usize = 64;

impl Agreed {
    /// What is agreed for a single game without clocks, each seat taken as said.
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
            kings: Kings::default(),
        }
    }

    /// The seat of this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        let place = self.seats.iter().position(|seating| seating.seat == name)?;
        Some(Seat::new(place as u8))
    }

    /// How many games a match has.
    pub fn games(&self) -> usize {
        match self.length {
            Length::Game => 1,
            Length::Match => self.seats.len(),
        }
    }

    /// Checks what is agreed, and makes the rules of it.
    pub(crate) fn rules(&self) -> Result<Rules, Refusal> {
        let variant: AnyVariant = self
            .variant
            .parse()
            .map_err(|_| Refusal::Agreed("variant: unknown variant".into()))?;
        self.clock.check()?;
        self.check_takers()?;
        self.check_first(variant)?;
        let kings = match variant {
            AnyVariant::Ringforts(_) => {
                self.check_ringfort_seats(variant)?;
                None
            }
            AnyVariant::SeatOfKings => Some(Box::new(self.start_of_kings()?)),
        };
        Ok(Rules { variant, kings })
    }

    fn check_takers(&self) -> Result<(), Refusal> {
        for seating in &self.seats {
            if let Taker::Program(name) = &seating.taker
                && !(1..=MOST_NAME).contains(&name.chars().count())
            {
                let told = format!("seats: a program has a name of 1 to {MOST_NAME} characters");
                return Err(Refusal::Agreed(told));
            }
        }
        Ok(())
    }

    fn check_first(&self, variant: AnyVariant) -> Result<(), Refusal> {
        let Some(first) = &self.first else {
            return Ok(());
        };
        match (variant, self.seat(first)) {
            (AnyVariant::SeatOfKings, _) => Err(Refusal::Agreed(
                "first: in Seat of Kings lots are drawn".into(),
            )),
            (_, None) => Err(Refusal::Agreed(format!("first: no seat {first:?}"))),
            (_, Some(_)) => Ok(()),
        }
    }

    fn check_ringfort_seats(&self, variant: AnyVariant) -> Result<(), Refusal> {
        let names = self.seats.iter().map(|seating| seating.seat.as_str());
        if self.kings != Kings::default() {
            return Err(Refusal::Agreed("kings: not of this variant".into()));
        }
        match names.eq(variant.seats()) {
            true => Ok(()),
            false => {
                let seats = variant.seats().join(", ");
                Err(Refusal::Agreed(format!("seats: must be {seats}")))
            }
        }
    }

    fn start_of_kings(&self) -> Result<State, Refusal> {
        let deck = match &self.kings.deck {
            None => Deck::reconstructed(),
            Some(text) => {
                let deck = Deck::read(text.as_bytes());
                Arc::new(deck.map_err(|faults| Refusal::Agreed(format!("kings.deck: {faults}")))?)
            }
        };
        let options = OptionsText {
            edition: self.kings.edition.clone(),
            regions: self.kings.regions.clone(),
            deck: None,
            max_rounds: self.kings.max_rounds,
        };
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.seat.as_str()).collect();
        let options = options
            .of_new_game(&names, &deck)
            .map_err(|wrong| Refusal::Agreed(wrong.to_string()))?;
        Ok(State::new(options))
    }
}

impl Kings {
    /// Whether nothing but defaults is agreed.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Rules {
    /// The start of a game that this seat starts; in Seat of Kings lots say who does. Rule: M1, SKR1
    pub(crate) fn start(&self, first: Seat) -> AnyGame {
        match (self.variant, &self.kings) {
            (AnyVariant::Ringforts(variant), _) => {
                AnyGame::Ringforts(Line::new(Position::start_by(variant, first)))
            }
            (AnyVariant::SeatOfKings, Some(state)) => AnyGame::SeatOfKings(state.clone()),
            (AnyVariant::SeatOfKings, None) => unreachable!("its start was made with the rules"),
        }
    }

    /// How many sides win and lose: seats of Seat of Kings, or two. Rule: SHD1
    pub(crate) fn side(&self, seat: Seat) -> usize {
        match self.variant {
            AnyVariant::Ringforts(_) => seat.index() % 2,
            AnyVariant::SeatOfKings => seat.index(),
        }
    }
}
