//! The kit that the tests of the clauses are written with: positions by hand, and answers of the twin as text.

#![allow(dead_code, reason = "not every test file needs all of the kit")]

use seat_of_kings_twin::{Deck, RECONSTRUCTED, Twin};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The reconstructed deck.
pub(crate) fn deck() -> Deck {
    Deck::read(RECONSTRUCTED).expect("the deck has no faults")
}

/// A position under construction: what is not said is filled in.
#[derive(Clone)]
pub(crate) struct Setup {
    seats: Vec<String>,
    edition: &'static str,
    regions: Value,
    max_rounds: u32,
    round: u32,
    starting: String,
    played: usize,
    cumals: BTreeMap<String, u32>,
    hands: BTreeMap<String, Vec<u8>>,
    prisoners: Value,
    board: Value,
    closed: Value,
    pile: Vec<u8>,
    pile_size: Option<usize>,
}

/// A position of these seats, at the first turn of round 2, on an empty board; everybody has 9 cumals.
pub(crate) fn setup(seats: &str) -> Setup {
    let seats: Vec<String> = seats.split(' ').map(str::to_string).collect();
    let regions = ["connacht", "ulster", "leinster", "munster"];
    Setup {
        edition: "en",
        regions: json!(regions[..seats.len()]),
        max_rounds: 60,
        round: 2,
        starting: seats[0].clone(),
        played: 0,
        cumals: BTreeMap::new(),
        hands: BTreeMap::new(),
        prisoners: json!({}),
        board: json!({}),
        closed: json!([]),
        pile: Vec::new(),
        pile_size: None,
        seats,
    }
}

impl Setup {
    pub(crate) fn it(mut self) -> Setup {
        self.edition = "it";
        self
    }

    pub(crate) fn regions(mut self, regions: Value) -> Setup {
        self.regions = regions;
        self
    }

    pub(crate) fn max_rounds(mut self, rounds: u32) -> Setup {
        self.max_rounds = rounds;
        self
    }

    pub(crate) fn round(mut self, round: u32) -> Setup {
        self.round = round;
        self
    }

    pub(crate) fn starting(mut self, seat: &str) -> Setup {
        self.starting = seat.to_string();
        self
    }

    /// All turns but `left` are over.
    pub(crate) fn turns_left(mut self, left: usize) -> Setup {
        self.played = 3 * self.seats.len() - left;
        self
    }

    pub(crate) fn played(mut self, played: usize) -> Setup {
        self.played = played;
        self
    }

    pub(crate) fn cumals(mut self, seat: &str, cumals: u32) -> Setup {
        self.cumals.insert(seat.to_string(), cumals);
        self
    }

    /// Some cards of a hand; it is filled up.
    pub(crate) fn hand(mut self, seat: &str, cards: &[u8]) -> Setup {
        self.hands.insert(seat.to_string(), cards.to_vec());
        self
    }

    pub(crate) fn prisoners(mut self, prisoners: Value) -> Setup {
        self.prisoners = prisoners;
        self
    }

    pub(crate) fn board(mut self, board: Value) -> Setup {
        self.board = board;
        self
    }

    pub(crate) fn closed(mut self, closed: Value) -> Setup {
        self.closed = closed;
        self
    }

    /// The top cards of the pile; all others that are nowhere else lie below.
    pub(crate) fn pile(mut self, cards: &[u8]) -> Setup {
        self.pile = cards.to_vec();
        self
    }

    /// The whole pile; all other cards that are nowhere else are discarded.
    pub(crate) fn whole_pile(mut self, cards: &[u8]) -> Setup {
        self.pile_size = Some(cards.len());
        self.pile(cards)
    }

    /// The JSON of the position.
    pub(crate) fn json(&self) -> Value {
        let count = self.seats.len();
        let first = self.seats.iter().position(|s| *s == self.starting);
        let first = first.expect("a seat starts");
        let mut free: Vec<u8> = (1..=36).collect();
        let taken: Vec<u8> = self.hands.values().flatten().copied().collect();
        free.retain(|card| !taken.contains(card) && !self.pile.contains(card));
        let mut players = json!({});
        for (index, seat) in self.seats.iter().enumerate() {
            let turn = (index + count - first) % count;
            let played = (0..self.played).filter(|t| t % count == turn).count();
            let mut hand = self.hands.get(seat).cloned().unwrap_or_default();
            while hand.len() < 3 - played {
                hand.push(free.remove(0));
            }
            let aside = if self.round % 2 == 1 { 3 } else { 0 };
            players[seat] = json!({
                "cumals": self.cumals.get(seat).copied().unwrap_or(9),
                "hand": hand,
                "aside": free.drain(..aside).collect::<Vec<u8>>(),
                "prisoners": self.prisoners.get(seat).cloned().unwrap_or(json!({})),
            });
        }
        let mut pile = self.pile.clone();
        let discard = match self.pile_size {
            Some(_) => free,
            None => {
                pile.extend(free);
                Vec::new()
            }
        };
        json!({
            "variant": "seat-of-kings", "seats": self.seats,
            "options": {"edition": self.edition, "regions": self.regions, "max_rounds": self.max_rounds},
            "round": self.round, "starting": self.starting, "played": self.played,
            "stage": {"name": "turn", "seat": self.seats[(first + self.played) % count]},
            "players": players, "board": self.board, "closed": self.closed,
            "deck": pile, "discard": discard,
        })
    }

    /// The moment, read from its JSON.
    pub(crate) fn read(&self) -> Twin {
        let text = self.json().to_string();
        Twin::read(&text, &deck()).unwrap_or_else(|why| panic!("{why}: {text}"))
    }

    /// The moment after some lines, separated by commas.
    pub(crate) fn after(&self, lines: &str) -> Twin {
        after(&self.read(), lines)
    }
}

/// The moment after some lines, separated by commas.
pub(crate) fn after(game: &Twin, lines: &str) -> Twin {
    let mut game = game.clone();
    for line in lines.split(", ") {
        game.play(line)
            .unwrap_or_else(|why| panic!("{why}; legal: {:?}", game.legal()));
    }
    game
}

/// The legal decisions that begin with a word, without it, in one line.
pub(crate) fn legal(game: &Twin, word: &str) -> String {
    let lines = game.legal();
    let rest = lines.iter().filter_map(|line| line.strip_prefix(word));
    rest.map(str::trim).collect::<Vec<&str>>().join(" ")
}

/// All legal decisions in one line.
pub(crate) fn all_legal(game: &Twin) -> String {
    game.legal().join(", ")
}

/// The seat that decides.
pub(crate) fn seat(game: &Twin) -> String {
    match game.next_event() {
        seat_of_kings_twin::NextEvent::Seat(seat) => seat,
        other => panic!("{other:?}"),
    }
}

/// The clauses that a decision breaks, in one line.
pub(crate) fn why(game: &Twin, decision: &str) -> String {
    let clauses = game.broken(decision).expect("a decision");
    clauses.into_iter().collect::<Vec<&str>>().join(" ")
}

/// The stack of a position, or null.
pub(crate) fn stack(game: &Twin, region: &str, position: &str) -> Value {
    game.final_state()["board"][region][position].clone()
}

/// Some number of the final state: `stock`, `kings`, `cumals`.
pub(crate) fn count(game: &Twin, what: &str, seat: &str) -> u64 {
    game.final_state()[what][seat]
        .as_u64()
        .expect("a seat of this game")
}

/// A row of single pieces of one color.
pub(crate) fn pieces(color: &str, positions: &str) -> Value {
    let entries = positions
        .split(' ')
        .map(|p| (p.to_string(), json!([color])));
    Value::Object(entries.collect())
}

/// Two lists of positions in one region.
pub(crate) fn both(one: Value, other: Value) -> Value {
    let mut all = one;
    for (key, value) in other.as_object().expect("an object") {
        all[key] = value.clone();
    }
    all
}

/// A count of the JSON.
pub(crate) fn number(value: &Value) -> u64 {
    value.as_u64().expect("a count")
}

/// 20 pieces and 2 King pieces of each color; stacks, forts and kings as they can be. Rule: SKB3, SKB4, SKF1, SKK6
pub(crate) fn check_pieces(state: &Value, is_over: bool) {
    let seats: Vec<&String> = state["stock"]
        .as_object()
        .expect("an object")
        .keys()
        .collect();
    let board = state["board"].as_object().expect("an object");
    for &seat in &seats {
        let mut pieces = number(&state["stock"][seat]);
        let mut kings = number(&state["kings"][seat]);
        let mut kingships = 0;
        for (_, positions) in board {
            let mut forts = 0;
            for (position, stack) in positions.as_object().expect("an object") {
                let stack: Vec<&str> = stack
                    .as_array()
                    .expect("a list")
                    .iter()
                    .filter_map(Value::as_str)
                    .collect();
                assert!(!stack.is_empty());
                pieces += stack.iter().filter(|piece| *piece == seat).count() as u64;
                let crowned = stack.contains(&seat.to_uppercase().as_str());
                kings += u64::from(crowned);
                assert!(!crowned || (position == "K" && stack.len() == 1));
                if stack.last() == Some(&seat.as_str()) {
                    let (top, lower) = stack.split_at(stack.len().saturating_sub(2));
                    assert!(!top.contains(&seat.as_str()), "{position} {stack:?}");
                    let is_fort = lower.len() == 2 && lower[0] == seat;
                    assert!(!is_fort || position != "K");
                    forts += usize::from(is_fort);
                    kingships += usize::from(position == "K");
                }
                kingships += usize::from(crowned);
            }
            assert!(forts <= 1, "{positions}");
        }
        for (captor, held) in state["prisoners"].as_object().expect("an object") {
            assert!(captor != seat || held.get(seat).is_none());
            pieces += held.get(seat).map_or(0, number);
        }
        assert_eq!((pieces, kings), (20, 2), "{seat} {state}");
        assert!(kingships < 2 || is_over);
        assert!(state["cumals"][seat].is_u64());
    }
}
