//! The rules of a table, made from what is agreed and checked.

use std::sync::Arc;

use ::seat_of_kings::{Deck, Faults, State};
use catalog::seat_of_kings::OptionsText;
use catalog::{AnyGame, AnyVariant, Ply};
use game::{Seat, Turn};
use ringforts::{Line, Position, Variant};

use crate::{Agreement, Kings, Length, Refusal, Taker};

/// The rules of a table.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Rules {
    pub(crate) variant: AnyVariant,
    origin: Origin,
}

/// The beginning of the games of a table.
#[derive(Debug, Clone, PartialEq)]
enum Origin {
    /// The usual start of a ringfort game.
    Usual(Variant),
    /// A position of a ringfort game that is not over.
    Position(Position),
    /// A game of Seat of Kings before its lots, and what is played of it already.
    Kings(Box<State>, Vec<Ply>),
}

/// The most draws and decisions that an opening may have.
const MAX_OPENING: usize = 4_000;

/// The most characters of the name of a program.
const MAX_NAME_CHARS: usize = 64;

impl Agreement {
    /// Checks what is agreed, and makes the rules of it.
    pub(crate) fn rules(&self) -> Result<Rules, Refusal> {
        let variant: AnyVariant = self
            .variant
            .parse()
            .map_err(|_| Refusal::InvalidTerms("variant: unknown variant".into()))?;
        self.clock.check()?;
        self.check_takers()?;
        self.check_first(variant)?;
        let origin = match (variant, &self.position) {
            (AnyVariant::SeatOfKings, None) => {
                let start = self.start_of_kings()?;
                let opening = self.opening(&start)?;
                Origin::Kings(Box::new(start), opening)
            }
            (AnyVariant::SeatOfKings, Some(_)) => {
                let fault = "position: of ringfort games only";
                return Err(Refusal::InvalidTerms(fault.into()));
            }
            (AnyVariant::Ringforts(ringforts), None) => {
                self.check_ringfort_seats(variant)?;
                Origin::Usual(ringforts)
            }
            (AnyVariant::Ringforts(ringforts), Some(text)) => {
                self.check_ringfort_seats(variant)?;
                Origin::Position(self.position(ringforts, text)?)
            }
        };
        Ok(Rules { variant, origin })
    }

    /// The start of every game of Seat of Kings by what is agreed, before its lots; nothing of other variants, or if that
    /// cannot be agreed. Rule: SKR1
    pub fn kings_start(&self) -> Option<State> {
        match self.rules().ok()?.origin {
            Origin::Kings(state, _) => Some(*state),
            Origin::Usual(_) | Origin::Position(_) => None,
        }
    }

    fn check_takers(&self) -> Result<(), Refusal> {
        for seating in &self.seats {
            if let Taker::Program(name) = &seating.taker
                && !(1..=MAX_NAME_CHARS).contains(&name.chars().count())
            {
                let message =
                    format!("seats: a program has a name of 1 to {MAX_NAME_CHARS} characters");
                return Err(Refusal::InvalidTerms(message));
            }
        }
        Ok(())
    }

    fn check_first(&self, variant: AnyVariant) -> Result<(), Refusal> {
        let Some(first) = &self.first else {
            return Ok(());
        };
        match self.seat(first) {
            _ if variant.has_chance() => Err(Refusal::InvalidTerms(
                "first: in Seat of Kings lots are drawn".into(),
            )),
            None => Err(Refusal::InvalidTerms(format!("first: no seat {first:?}"))),
            Some(_) => Ok(()),
        }
    }

    fn check_ringfort_seats(&self, variant: AnyVariant) -> Result<(), Refusal> {
        let names = self.seats.iter().map(|seating| seating.seat.as_str());
        if self.kings != Kings::default() {
            return Err(Refusal::InvalidTerms("kings: not of this variant".into()));
        }
        if names.eq(variant.seats()) {
            Ok(())
        } else {
            let seats = variant.seats().join(", ");
            Err(Refusal::InvalidTerms(format!("seats: must be {seats}")))
        }
    }

    /// The position in which the game begins, settled.
    fn position(&self, variant: Variant, text: &str) -> Result<Position, Refusal> {
        let refused = |why: String| Refusal::InvalidTerms(format!("position: {why}"));
        let position: Position = text.parse().map_err(|wrong| refused(format!("{wrong}")))?;
        if position.variant() != variant {
            return Err(refused(format!("of {}", position.variant())));
        }
        if self.length != Length::Game {
            return Err(refused("for a single game only".into()));
        }
        let Some(seat) = position.seat() else {
            return Err(refused("the game is over there".into()));
        };
        match &self.first {
            Some(first) if self.seat(first) != Some(seat) => Err(Refusal::InvalidTerms(
                "first: not whose turn it is in the position".into(),
            )),
            _ => Ok(position),
        }
    }

    /// The agreed opening, each of its draws and decisions as it can be made.
    fn opening(&self, start: &State) -> Result<Vec<Ply>, Refusal> {
        let refused = |why: String| Refusal::InvalidTerms(format!("kings.opening{why}"));
        let tokens = &self.kings.opening;
        if tokens.is_empty() {
            return Ok(Vec::new());
        }
        if self.length != Length::Game {
            return Err(refused(": for a single game only".into()));
        }
        if tokens.len() > MAX_OPENING {
            return Err(refused(format!(": at most {MAX_OPENING} entries")));
        }
        let mut game: AnyGame = start.clone().into();
        let mut plies = Vec::with_capacity(tokens.len());
        for (place, token) in tokens.iter().enumerate() {
            let unplayable = |why: String| refused(format!("[{place}]: {why}"));
            let ply = game
                .parse_ply(token)
                .map_err(|why| unplayable(why.to_string()))?;
            game.play_ply(ply.as_ref())
                .map_err(|why| unplayable(why.to_string()))?;
            plies.push(ply);
        }
        match game.turn() {
            Turn::Over(_) => Err(refused(": the game is over after it".into())),
            Turn::Seat(_) | Turn::Chance => Ok(plies),
        }
    }

    fn start_of_kings(&self) -> Result<State, Refusal> {
        let deck = match &self.kings.deck {
            None => Deck::reconstructed(),
            Some(text) => {
                let deck = read_deck(text);
                let deck =
                    deck.map_err(|bad| Refusal::InvalidTerms(format!("kings.deck: {bad}")))?;
                Arc::new(deck)
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
            .map_err(|wrong| Refusal::InvalidTerms(wrong.to_string()))?;
        Ok(State::new(options))
    }
}

/// Reads a deck file for a table, whatever line ends it has. Rule: SKC2a
///
/// # Errors
///
/// All faults of the file at once.
pub fn read_deck(text: &str) -> Result<Deck, Faults> {
    let text = records::text(text.as_bytes()).expect("it is UTF-8");
    Deck::read(text.as_bytes())
}

impl Rules {
    /// The start of a game that this seat starts; in Seat of Kings lots say who does, and a position whose turn it is.
    /// Rule: M1, SKR1
    pub(crate) fn start(&self, first: Seat) -> AnyGame {
        match &self.origin {
            Origin::Usual(variant) => Line::new(Position::start_by(*variant, first)).into(),
            Origin::Position(position) => Line::new(*position).into(),
            Origin::Kings(state, _) => State::clone(state).into(),
        }
    }

    /// The seat to move in the agreed position, if there is one.
    pub(crate) fn first_of_position(&self) -> Option<Seat> {
        match &self.origin {
            Origin::Position(position) => position.seat(),
            Origin::Usual(_) | Origin::Kings(..) => None,
        }
    }

    /// The plies with which each game begins, if some were agreed.
    pub(crate) fn opening(&self) -> &[Ply] {
        match &self.origin {
            Origin::Kings(_, opening) => opening,
            Origin::Usual(_) | Origin::Position(_) => &[],
        }
    }
}
