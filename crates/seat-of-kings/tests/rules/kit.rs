//! The kit that the rule tests are written with: answers as text, from the fast code and the twin at once.
//!
//! Only this file and `fast.rs` know the two implementations.

use std::collections::BTreeSet;
use std::fmt::Debug;

use seat_of_kings::State;
use seat_of_kings_twin::{Deck, Edition, NextEvent, Options, RECONSTRUCTED, Twin};
use serde_json::Value;

use crate::fast::Fast;
use crate::notation::{NewGame, new_game, position};

/// The reconstructed deck.
pub(crate) const DECK: &str = RECONSTRUCTED;

/// The answer of both, which must be the same.
#[track_caller]
fn agreed<T: PartialEq + Debug>(fast: T, twin: T) -> T {
    assert_eq!(fast, twin, "the fast code (left) and the twin differ");
    twin
}

/// A game at one moment, in both implementations.
pub(crate) struct Table {
    fast: Fast,
    twin: Twin,
    /// The notation and all that was played since, for messages.
    story: String,
}

/// The table of a notation, followed by ` ; ` and what is played first, if anything.
#[track_caller]
pub(crate) fn table(text: &str) -> Table {
    table_with(DECK, text)
}

/// The same with another deck file.
#[track_caller]
pub(crate) fn table_with(deck: &str, text: &str) -> Table {
    let (notation, lines) = text.split_once(';').unwrap_or((text, ""));
    let mut table = match new_game(notation) {
        Some(game) => Table::new(&game, deck, notation),
        None => Table::read(&json(notation, deck), deck, notation),
    };
    table.play(lines);
    table
}

/// The position JSON of a notation.
pub(crate) fn position_json(notation: &str) -> Value {
    serde_json::from_str(&json(notation, DECK)).expect("it was written just now")
}

/// The table of a position JSON.
#[track_caller]
pub(crate) fn table_of(position: &Value) -> Table {
    Table::read(&position.to_string(), DECK, &position.to_string())
}

fn json(notation: &str, deck: &str) -> String {
    let names = deck.lines().find_map(|line| line.strip_prefix("name = "));
    position(notation, names.expect("a name").trim_matches('"')).to_string()
}

/// The error of the fast code for a position JSON that it refuses.
///
/// # Panics
///
/// If it reads it.
#[track_caller]
pub(crate) fn read_error(json: &str) -> String {
    let error = Fast::read(json, DECK).err();
    error.unwrap_or_else(|| panic!("it is read: {json}"))
}

/// The error of the fast code for the seats and options of a game that cannot be; the twin, which panics, is not asked.
///
/// # Panics
///
/// If the fast code begins it.
#[track_caller]
pub(crate) fn new_error(notation: &str) -> String {
    let game = new_game(notation).expect("a new game");
    let error = Fast::new(&game, DECK).err();
    error.unwrap_or_else(|| panic!("it is begun: {notation}"))
}

fn new_twin(game: &NewGame, deck: Deck) -> Twin {
    let seats: Vec<&str> = game.seats.iter().map(String::as_str).collect();
    let options = Options {
        edition: if game.is_italian {
            Edition::It
        } else {
            Edition::En
        },
        regions: game.regions.clone(),
        deck,
        max_rounds: game.max_rounds,
    };
    Twin::new(&seats, &options)
}

impl Table {
    #[track_caller]
    fn new(game: &NewGame, deck: &str, story: &str) -> Self {
        let read = Deck::read(deck).unwrap_or_else(|faults| panic!("{faults:?}"));
        let fast = Fast::new(game, deck).expect("a new game");
        let table = Self {
            fast,
            twin: new_twin(game, read),
            story: story.into(),
        };
        table.compare();
        table
    }

    #[track_caller]
    fn read(json: &str, deck: &str, story: &str) -> Self {
        let read = Deck::read(deck).unwrap_or_else(|faults| panic!("{faults:?}"));
        let twin = Twin::read(json, &read)
            .unwrap_or_else(|error| panic!("the twin refuses {story}: {error}"));
        let fast = Fast::read(json, deck)
            .unwrap_or_else(|error| panic!("the fast code refuses {story}: {error}"));
        let table = Self {
            fast,
            twin,
            story: story.into(),
        };
        table.compare();
        table
    }

    /// Plays lines separated by `;`. A `shuffle` that ends in `...` goes on with the other cards, ascending, and
    /// `discard` alone discards the first card of the legal list.
    ///
    /// # Panics
    ///
    /// If one of the implementations refuses one of them.
    #[track_caller]
    pub(crate) fn play(&mut self, lines: &str) -> &mut Self {
        for line in lines.split(';').map(str::trim) {
            if line.is_empty() {
                continue;
            }
            let line = self.completed(line);
            if let Err(error) = self.twin.play(&line) {
                panic!("the twin refuses {line} after {}: {error}", self.story);
            }
            if let Err(error) = self.fast.play(&line) {
                panic!("the fast code refuses {line} after {}: {error}", self.story);
            }
            self.story += &format!(" ; {line}");
            self.compare();
        }
        self
    }

    /// A shuffle with all its cards, a discard with its card.
    fn completed(&self, line: &str) -> String {
        if line == "discard" {
            let mut legal = self.legal().into_iter();
            return legal.find(|legal| legal.starts_with(line)).expect("a turn");
        }
        let Some(first) = line.strip_suffix("...") else {
            return line.into();
        };
        let NextEvent::Shuffle(cards) = self.twin.next_event() else {
            panic!("no shuffle is awaited after {}", self.story);
        };
        let cards: BTreeSet<u8> = cards.into_iter().collect();
        let named: BTreeSet<u8> = first
            .split_whitespace()
            .filter_map(|word| word.parse().ok())
            .collect();
        cards
            .difference(&named)
            .fold(first.trim().into(), |line, card| format!("{line} {card}"))
    }

    /// All that can be compared at any moment.
    #[track_caller]
    fn compare(&self) {
        let legal = self.legal();
        assert!(legal.is_sorted(), "{legal:?}");
        let decides = !["lots", "shuffle", "over"].contains(&self.next_event().as_str());
        assert_eq!(decides, !legal.is_empty(), "{}", self.story);
        assert_eq!(self.points().is_some(), self.next_event() == "over");
        self.final_state();
        if let Some(position) = self.twin.position() {
            agreed(self.fast.position(), position);
        }
    }

    /// The seat that decides, `lots`, `shuffle` or `over`.
    #[track_caller]
    pub(crate) fn next_event(&self) -> String {
        let twin = match self.twin.next_event() {
            NextEvent::Seat(seat) => seat,
            NextEvent::Lots => "lots".into(),
            NextEvent::Shuffle(_) => "shuffle".into(),
            NextEvent::Over(_) => "over".into(),
        };
        agreed(self.fast.next_event(), twin)
    }

    /// Legal decisions, sorted by byte order.
    #[track_caller]
    pub(crate) fn legal(&self) -> Vec<String> {
        agreed(self.fast.legal(), self.twin.legal())
    }

    /// Legal decisions that begin with this word, without it, in one line: `play 17 ulster` gives `F1, F2`.
    #[track_caller]
    pub(crate) fn options(&self, beginning: &str) -> String {
        let legal = self.legal();
        let with = |line: &String| Some(line.strip_prefix(beginning)?.trim().to_string());
        legal.iter().filter_map(with).collect::<Vec<_>>().join(", ")
    }

    /// True if this has the form of a decision.
    #[track_caller]
    pub(crate) fn parses(&self, decision: &str) -> bool {
        agreed(self.fast.parses(decision), self.twin.parses(decision))
    }

    /// `None` if the decision is legal, else the clause that forbids it, which is among those that the twin lists.
    #[track_caller]
    pub(crate) fn why(&self, decision: &str) -> Option<String> {
        assert!(self.parses(decision), "{decision} has no decision's form");
        let broken = self.twin.broken(decision).unwrap_or_default();
        let is_legal = self.legal().iter().any(|legal| legal == decision);
        assert_eq!(
            is_legal,
            broken.is_empty(),
            "{decision}: {broken:?} after {}",
            self.story
        );
        let clause = self.fast.why(decision);
        let is_listed = clause
            .as_ref()
            .map_or(broken.is_empty(), |clause| broken.contains(clause.as_str()));
        assert!(
            is_listed,
            "{clause:?} is not among {broken:?} for {decision} after {}",
            self.story
        );
        clause
    }

    /// Asserts that the decision is illegal by this clause.
    #[track_caller]
    pub(crate) fn forbids(&self, decision: &str, clause: &str) {
        let said = self.why(decision);
        assert_eq!(
            said.as_deref(),
            Some(clause),
            "{decision} after {}",
            self.story
        );
    }

    /// Asserts that the decision is legal.
    #[track_caller]
    pub(crate) fn allows(&self, decision: &str) {
        assert_eq!(self.why(decision), None, "{decision} after {}", self.story);
    }

    /// The error for a chance event that does not fit, or for a line that is no legal decision.
    ///
    /// # Panics
    ///
    /// If one of the implementations plays it.
    #[track_caller]
    pub(crate) fn refused_event(mut self, line: &str) -> String {
        let twin = self.twin.play(line).err();
        let twin = twin.unwrap_or_else(|| panic!("the twin plays {line} after {}", self.story));
        let fast = self.fast.play(line).err();
        assert!(!twin.is_empty());
        fast.unwrap_or_else(|| panic!("{line} is played after {}", self.story))
    }

    /// The position JSON at stage `turn`.
    #[track_caller]
    pub(crate) fn position(&self) -> Value {
        let twin = self.twin.position();
        let twin = twin.unwrap_or_else(|| panic!("no turn begins after {}", self.story));
        agreed(self.fast.position(), twin)
    }

    /// The moment as the fast code has it, for what the twin has no word for: stages but `turn`, reasons, guesses.
    pub(crate) fn state(&self) -> &State {
        self.fast.state()
    }

    /// `final` of a transcript.
    #[track_caller]
    pub(crate) fn final_state(&self) -> Value {
        agreed(self.fast.final_state(), self.twin.final_state())
    }

    /// `blue 1 red 0` of a finished game.
    #[track_caller]
    pub(crate) fn points(&self) -> Option<String> {
        let line = |points: Vec<(String, u8)>| {
            let words = points
                .iter()
                .map(|(seat, points)| format!("{seat} {points}"));
            words.collect::<Vec<_>>().join(" ")
        };
        let twin = self.twin.points().map(line);
        agreed(self.fast.points().map(line), twin)
    }

    /// The view of one seat at stage `turn`.
    #[track_caller]
    pub(crate) fn view(&self, seat: &str) -> Value {
        let twin = self.twin.view(seat).expect("a view at stage turn");
        agreed(self.fast.view(seat), twin)
    }

    /// The views of one seat at any stage, from each implementation that has a view there.
    pub(crate) fn views(&self, seat: &str) -> Vec<Value> {
        [self.twin.view(seat), Some(self.fast.view(seat))]
            .into_iter()
            .flatten()
            .collect()
    }
}
