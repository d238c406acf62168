//! Positions in one line: the notation that the tests are written in, and the JSON that it stands for.
//!
//! Sections are separated by `|` or a line end, in any order but for the first, the seats:
//!
//! ```text
//! blue red | starting blue played 0 round 3 | edition it max_rounds 7 | regions connacht munster | closed connacht
//! cumals blue=5 red=2 | hand blue=3,17,25 red=1 | aside blue=4 | prisoners blue:red=1 red:blue=2
//! deck 5,6,7 | discard 1,2 | reshuffled | ulster F1=red,blue F2=blue K=BLUE
//! ```
//!
//! Left out: the first seat starts round 2, nobody has played, everybody has 2 cumals. Hands and set-aside cards are
//! filled with the lowest cards that are named nowhere until their counts are right; the other unnamed cards follow
//! in the deck, ascending, or with `discard rest` lie on the discard pile. A stack is written from bottom to top;
//! `F1=` is an empty position, and `rest=blue` puts one piece on every position of the region that is not named.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

/// Regions in the order of the board.
const REGIONS: [&str; 4] = ["connacht", "ulster", "leinster", "munster"];

/// Positions of a region, rank by rank.
pub(crate) const POSITIONS: [&str; 15] = [
    "F1", "F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4", "W1", "W2", "W3", "C1", "C2", "K",
];

/// A notation taken apart.
struct Sections<'a> {
    seats: Vec<&'a str>,
    by_name: BTreeMap<&'a str, Vec<&'a str>>,
    pairs: BTreeMap<&'a str, &'a str>,
}

impl<'a> Sections<'a> {
    fn read(text: &'a str) -> Self {
        let mut lines = text.split(['|', '\n']).map(str::trim);
        let seats = lines.find(|line| !line.is_empty()).expect("the seats");
        let mut sections = Self {
            seats: seats.split_whitespace().collect(),
            by_name: BTreeMap::new(),
            pairs: BTreeMap::new(),
        };
        for line in lines.filter(|line| !line.is_empty()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[0] {
                "starting" | "played" | "round" | "edition" | "max_rounds" => {
                    for pair in words.chunks(2) {
                        sections.pairs.insert(pair[0], pair[1]);
                    }
                }
                name => {
                    let known = REGIONS.contains(&name)
                        || "regions closed cumals hand aside prisoners deck discard reshuffled"
                            .split(' ')
                            .any(|known| known == name);
                    assert!(known, "no section {name}");
                    let section = sections.by_name.entry(name).or_default();
                    section.extend(&words[1..]);
                }
            }
        }
        sections
    }

    fn words(&self, name: &str) -> &[&'a str] {
        self.by_name.get(name).map_or(&[], Vec::as_slice)
    }

    fn number(&self, name: &str, otherwise: u32) -> u32 {
        self.pairs
            .get(name)
            .map_or(otherwise, |word| word.parse().expect("a number"))
    }

    /// The text behind `key=` in a section.
    fn value(&self, name: &str, key: &str) -> &'a str {
        let words = self.words(name).iter();
        let values = words.filter_map(|word| word.strip_prefix(key)?.strip_prefix('='));
        let values: Vec<&str> = values.collect();
        assert!(values.len() < 2, "{name} {key} twice");
        values.first().copied().unwrap_or("")
    }

    fn options(&self, deck_name: &str) -> Value {
        let regions = match self.words("regions") {
            [] => REGIONS[..self.seats.len()].to_vec(),
            named => named.to_vec(),
        };
        json!({
            "edition": self.pairs.get("edition").unwrap_or(&"en"),
            "regions": regions,
            "deck": deck_name,
            "max_rounds": self.number("max_rounds", 60),
        })
    }

    fn prisoners(&self, captor: &str) -> Value {
        let mut held = Map::new();
        for word in self.words("prisoners") {
            let (who, number) = word.split_once('=').expect("captor:owner=number");
            let (holder, owner) = who.split_once(':').expect("captor:owner");
            if holder == captor {
                let number: u32 = number.parse().expect("a number");
                held.insert(owner.into(), json!(number));
            }
        }
        Value::Object(held)
    }

    fn board(&self) -> Value {
        let mut board = Map::new();
        for region in REGIONS {
            let mut stacks = Map::new();
            let mut filling = None;
            let mut named = BTreeSet::new();
            for word in self.words(region) {
                let (position, stack) = word.split_once('=').expect("position=stack");
                if position == "rest" {
                    filling = Some(stack);
                    continue;
                }
                assert!(POSITIONS.contains(&position), "no position {position}");
                assert!(named.insert(position), "{position} twice");
                if !stack.is_empty() {
                    stacks.insert(position.into(), stack.split(',').collect::<Vec<_>>().into());
                }
            }
            for position in POSITIONS {
                if let Some(filling) = filling.filter(|_| !named.contains(position)) {
                    stacks.insert(position.into(), json!([filling]));
                }
            }
            if !stacks.is_empty() {
                board.insert(region.into(), Value::Object(stacks));
            }
        }
        Value::Object(board)
    }
}

/// The numbers in a list with commas.
fn cards(list: &str) -> Vec<u8> {
    list.split(',')
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().expect("a card"))
        .collect()
}

/// Hands them out: the named cards, and the lowest free ones up to `count`.
fn filled(named: &str, count: usize, free: &mut BTreeSet<u8>) -> Vec<u8> {
    let mut held = cards(named);
    assert!(held.len() <= count, "{named}: {count} cards are held");
    while held.len() < count {
        held.push(free.pop_first().expect("a free card"));
    }
    held.sort_unstable();
    held
}

/// The position JSON of a notation, for a deck of this name.
pub(crate) fn position(notation: &str, deck_name: &str) -> Value {
    let sections = Sections::read(notation);
    let seats = &sections.seats;
    let starting = *sections.pairs.get("starting").unwrap_or(&seats[0]);
    let (round, played) = (sections.number("round", 2), sections.number("played", 0));
    let first = seats.iter().position(|seat| *seat == starting);
    let first = first.expect("the Starting Player has a seat");
    let after_starting = |seat: usize| (seat + seats.len() - first) % seats.len();
    let turns = played as usize;

    let mut free: BTreeSet<u8> = (1..=36).collect();
    for name in ["hand", "aside", "deck", "discard"] {
        for word in sections.words(name).iter().filter(|word| **word != "rest") {
            let list = word.split_once('=').map_or(*word, |(_, list)| list);
            for card in cards(list) {
                assert!(free.remove(&card), "card {card} twice");
            }
        }
    }
    let mut players = Map::new();
    for (index, seat) in seats.iter().enumerate() {
        let had = turns / seats.len() + usize::from(turns % seats.len() > after_starting(index));
        let aside = if round % 2 == 1 { 3 } else { 0 };
        let hand = filled(sections.value("hand", seat), 3 - had, &mut free);
        let aside = filled(sections.value("aside", seat), aside, &mut free);
        let cumals: u32 = match sections.value("cumals", seat) {
            "" => 2,
            number => number.parse().expect("a number"),
        };
        players.insert(
            (*seat).into(),
            json!({"cumals": cumals, "hand": hand, "aside": aside, "prisoners": sections.prisoners(seat)}),
        );
    }
    let mut deck = cards(sections.words("deck").first().unwrap_or(&""));
    let mut discard: Vec<u8> = Vec::new();
    for word in sections.words("discard") {
        match *word {
            "rest" => discard.extend(std::mem::take(&mut free)),
            list => discard.extend(cards(list)),
        }
    }
    deck.extend(free);
    discard.sort_unstable();
    let mut position = json!({
        "variant": "seat-of-kings",
        "seats": seats,
        "options": sections.options(deck_name),
        "round": round,
        "starting": starting,
        "played": played,
        "stage": {"name": "turn", "seat": seats[(first + turns) % seats.len()]},
        "players": players,
        "board": sections.board(),
        "closed": sections.words("closed"),
        "deck": deck,
        "discard": discard,
    });
    if sections.by_name.contains_key("reshuffled") {
        position["reshuffled"] = json!(true);
    }
    position
}

/// Seats and options of `new blue red | regions munster ulster | edition it max_rounds 3`.
pub(crate) struct NewGame {
    pub(crate) seats: Vec<String>,
    pub(crate) is_italian: bool,
    pub(crate) regions: Option<Vec<String>>,
    pub(crate) max_rounds: u32,
}

/// The new game of a notation that begins with `new`.
pub(crate) fn new_game(notation: &str) -> Option<NewGame> {
    let sections = Sections::read(notation.trim().strip_prefix("new ")?);
    let owned = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
    Some(NewGame {
        seats: owned(&sections.seats),
        is_italian: sections.pairs.get("edition") == Some(&"it"),
        regions: Some(owned(sections.words("regions"))).filter(|regions| !regions.is_empty()),
        max_rounds: sections.number("max_rounds", 60),
    })
}
