//! The slow twin of Tara, Seat of Kings: a literal second implementation, for checking the fast one.
//!
//! Everything goes in and out as text: decisions and chance events are lines of words, positions are JSON. It is no
//! library for playing: it is slow, and says nothing about good play.
//!
//! ```
//! use seat_of_kings_twin::{NextEvent, Deck, Edition, Options, RECONSTRUCTED, Twin};
//!
//! let deck = Deck::read(RECONSTRUCTED).expect("the deck has no faults");
//! let options = Options { edition: Edition::En, regions: None, deck, max_rounds: 60 };
//! let mut game = Twin::new(&["blue", "red"], &options);
//! assert_eq!(game.next_event(), NextEvent::Lots);
//! game.play("lots 17 5").expect("a card for each seat");
//! assert_eq!(game.next_event(), NextEvent::Shuffle((1..=36).collect()));
//! ```

mod action_broken;
mod amnesty;
mod broken;
mod chance;
mod color;
mod decision;
mod deck;
mod ground;
mod income;
mod kings;
mod legal;
mod moment;
mod placing;
mod playing;
mod position;
mod promotion;
mod random;
mod ransom;
mod reading;
mod region;
mod round;
mod setup;
mod stage;
mod stone;
mod traitor;
mod turn;
mod world;

use color::Color;
use decision::Decision;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use turn::{Chance, Turn};
use world::World;

pub use deck::Deck;
pub use random::{Legal, Policy, chosen_game, random_game};
pub use setup::Options;
pub use world::Edition;

/// The file of the reconstructed deck. Rule: SKC3
pub const RECONSTRUCTED: &str = include_str!("../../../../data/decks/reconstructed.toml");

/// One settled moment of one game.
#[derive(Clone, Debug)]
pub struct Twin {
    world: World,
}

/// The event that a settled game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextEvent {
    /// A decision of this seat.
    Seat(String),
    /// `lots` with one card for each seat.
    Lots,
    /// `shuffle` with these cards, ascending here.
    Shuffle(Vec<u8>),
    /// Nothing: the game is over, with these points in the order of the seats.
    Over(Vec<(String, u8)>),
}

impl Twin {
    /// A new game that waits for its lots.
    ///
    /// # Panics
    ///
    /// If the seats are not 2 to 4 different colors, the regions not as many different ones, or `max_rounds` is 0.
    pub fn new(seats: &[&str], options: &Options) -> Twin {
        let seats = setup::seats(seats).expect("2 to 4 different colors");
        let regions = options.regions.as_deref().map(|names| {
            let regions = setup::regions(names).filter(|regions| regions.len() == seats.len());
            regions.expect("as many different regions as seats")
        });
        assert!(options.max_rounds > 0, "at least one round");
        let deck = Arc::new(options.deck.clone());
        Twin {
            world: setup::start(seats, regions, options.edition, options.max_rounds, deck),
        }
    }

    /// Reads a position at which a seat chooses an action. Its values must fit together: this is not checked.
    ///
    /// # Errors
    ///
    /// If the text is not JSON, or a key is missing or of another type.
    pub fn read(position_json: &str, deck: &Deck) -> Result<Twin, serde_json::Error> {
        reading::read(position_json, Arc::new(deck.clone())).map(|world| Twin { world })
    }

    /// The event that the game waits for.
    pub fn next_event(&self) -> NextEvent {
        match turn::turn(&self.world) {
            Turn::Over(_) => NextEvent::Over(self.points().unwrap_or_default()),
            Turn::Chance(Chance::Lots) => NextEvent::Lots,
            Turn::Chance(chance) => NextEvent::Shuffle(turn::cards_to_shuffle(&self.world, chance)),
            Turn::Seat(seat, _) => NextEvent::Seat(seat.to_string()),
        }
    }

    /// The legal decisions, sorted by byte order; none before a chance event or after the end.
    pub fn legal(&self) -> Vec<String> {
        let mut lines: Vec<String> = legal::legal(&self.world)
            .iter()
            .map(Decision::to_string)
            .collect();
        lines.sort();
        lines
    }

    /// Returns whether a line has the form of a decision.
    pub fn parses(&self, line: &str) -> bool {
        Decision::parse(line).is_some()
    }

    /// All clauses that a decision breaks, none if it is legal; `None` if the line has not the form of a decision.
    /// Rule: SKO6
    pub fn broken(&self, decision: &str) -> Option<BTreeSet<&'static str>> {
        Decision::parse(decision).map(|decision| broken::broken(&self.world, &decision))
    }

    /// Plays a decision or a chance event, and everything that then happens by itself.
    ///
    /// # Errors
    ///
    /// A line that does not fit here; nothing has changed then.
    pub fn play(&mut self, line: &str) -> Result<(), String> {
        if let Some(decision) = Decision::parse(line) {
            let clauses = broken::broken(&self.world, &decision);
            if !clauses.is_empty() {
                return Err(format!("{line}: not legal by {clauses:?}"));
            }
            playing::play(&mut self.world, &decision);
            return Ok(());
        }
        let Turn::Chance(chance) = turn::turn(&self.world) else {
            return Err(format!("no decision: {line}"));
        };
        chance::play(&mut self.world, chance, line)?;
        round::settle(&mut self.world);
        Ok(())
    }

    /// The position, while a seat chooses an action; `None` at other moments.
    pub fn position(&self) -> Option<Value> {
        moment::position(&self.world)
    }

    /// The `final` of a transcript, at any moment.
    pub fn final_state(&self) -> Value {
        moment::final_state(&self.world)
    }

    /// The points in the order of the seats, once the game is over. Rule: SKO3
    pub fn points(&self) -> Option<Vec<(String, u8)>> {
        moment::points(&self.world)
    }

    /// The position as a seat may see it, while a seat chooses an action. Rule: SKO4
    pub fn view(&self, seat: &str) -> Option<Value> {
        let seat = Color::parse(seat).filter(|seat| self.world.seats.contains(seat))?;
        moment::view(&self.world, seat)
    }
}
