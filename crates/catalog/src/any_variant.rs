//! The variants of all rules crates under one name.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use ::seat_of_kings::{Color, Deck, Options, Players, State};
use game::Seat;
use ringforts::{Level, Line, Position, UnknownVariant, Variant};

use crate::AnyGame;
use crate::kings_clauses::CLAUSES;

/// A set of rules that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnyVariant {
    /// One of the ten ringfort games.
    Ringforts(Variant),
    /// Tara, Seat of Kings, for two to four players.
    SeatOfKings,
}

/// The names of the sentences that teach Seat of Kings, in order.
const KINGS_LESSONS: [&str; 12] = [
    "help-aim",
    "help-round",
    "help-pieces",
    "help-card",
    "help-cumals",
    "help-activation",
    "help-capture",
    "help-stone",
    "help-amnesty",
    "help-end",
    "help-traitor",
    "help-kings",
];

/// Words by the phase, the field of a board or the question with which they come, in the order in which they are shown.
const WORDS: [[&str; 2]; 20] = [
    ["setup", "term-setup"],
    ["manoeuvres", "term-manoeuvres"],
    ["battle", "term-battle"],
    ["over", "term-over"],
    ["must_capture", "term-siege"],
    ["lull", "term-lull"],
    ["qualified_rows", "term-qualified"],
    ["area_counts", "term-area"],
    ["unlinked", "term-unlinked"],
    ["turns_left", "term-out"],
    ["turn", "kings-term-amnesty"],
    ["place", "kings-term-activation"],
    ["activate", "kings-term-activation"],
    ["promote", "kings-term-activation"],
    ["traitor", "kings-term-traitor"],
    ["traitor", "kings-term-dominant"],
    ["exchange", "kings-term-traitor"],
    ["exchange", "kings-term-activation"],
    ["garrison", "kings-term-garrison"],
    ["ransom", "kings-term-ransom"],
];

impl AnyVariant {
    /// All variants, in the order of the rules.
    pub fn all() -> impl Iterator<Item = Self> {
        let ringforts = Variant::ALL.into_iter().map(Self::Ringforts);
        ringforts.chain([Self::SeatOfKings])
    }

    /// Its name in every text, such as `sacred-hill-1`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ringforts(variant) => variant.name(),
            Self::SeatOfKings => "seat-of-kings",
        }
    }

    /// The names of its seats in turn order; of Seat of Kings those of four players. Rule: SHD1, SKB3
    pub fn seats(self) -> Vec<&'static str> {
        match self {
            Self::Ringforts(variant) => variant
                .seats()
                .map(|seat| variant.seat_name(seat))
                .collect(),
            Self::SeatOfKings => Color::ALL.map(Color::name).into(),
        }
    }

    /// The minimum number of players: all seats, but in Seat of Kings two. Rule: SKB3
    pub fn fewest_players(self) -> usize {
        match self {
            Self::Ringforts(variant) => variant.seats().count(),
            Self::SeatOfKings => 2,
        }
    }

    /// Returns true if chance has a part in it, and each seat has cards that the others do not see. Rule: SKR1, SKO4
    pub const fn has_chance(self) -> bool {
        matches!(self, Self::SeatOfKings)
    }

    /// The number of sides that `seats` seats make. Rule: SHD1
    pub const fn side_count(self, seats: usize) -> usize {
        match self {
            Self::Ringforts(_) => 2,
            Self::SeatOfKings => seats,
        }
    }

    /// The side of a seat, from 0. Rule: SHD1
    pub const fn side(self, seat: Seat) -> usize {
        seat.index() % self.side_count(Seat::MAX_COUNT)
    }

    /// The name of the rule book that it follows, such as `sacred-hill`.
    pub const fn book(self) -> &'static str {
        match self {
            Self::Ringforts(variant) => variant.book().name,
            Self::SeatOfKings => self.name(),
        }
    }

    /// The names of the sentences that teach it, in order.
    pub const fn lessons(self) -> &'static [&'static str] {
        match self {
            Self::Ringforts(variant) => variant.lessons(),
            Self::SeatOfKings => &KINGS_LESSONS,
        }
    }

    /// The words, marks and score lines of its games with the clause behind each, by the names of their sentences in
    /// `locales/`. Words of other variants are not among them.
    pub fn clauses(self) -> Vec<(&'static str, &'static str)> {
        match self {
            Self::Ringforts(variant) => variant.clauses(),
            Self::SeatOfKings => CLAUSES.into(),
        }
    }

    /// The words that count at a moment, by the names of their sentences in `locales/`, each after the phase or the field of a
    /// ringfort board, or the question of Seat of Kings, with which it comes.
    pub fn words(self) -> impl Iterator<Item = [&'static str; 2]> {
        let own = self.clauses();
        let is_own = move |word: &str| own.iter().any(|&(name, _)| name == word);
        WORDS.into_iter().filter(move |&[_, word]| is_own(word))
    }

    /// The level of that book, 1 or 2; 1 if it has no levels.
    pub const fn level(self) -> u8 {
        match self {
            Self::Ringforts(variant) => match variant.level() {
                Level::One => 1,
                Level::Two => 2,
            },
            Self::SeatOfKings => 1,
        }
    }

    /// The start of a game, in which the first seat moves first. Seat of Kings starts with four players and the usual
    /// options, and waits for lots. Rule: SKB3, SKR1
    pub fn start(self) -> AnyGame {
        self.start_with_deck(&Deck::reconstructed())
    }

    /// The start of a game, as [`Self::start`] gives it, in which Seat of Kings is played with this deck. Rule: SKC3
    pub(crate) fn start_with_deck(self, deck: &Arc<Deck>) -> AnyGame {
        match self {
            Self::Ringforts(variant) => Line::new(Position::start(variant)).into(),
            Self::SeatOfKings => {
                let players = Players::new(&Color::ALL).expect("four different colors");
                let mut options = Options::new(players);
                options.deck = Arc::clone(deck);
                State::new(options).into()
            }
        }
    }
}

impl FromStr for AnyVariant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        Self::all()
            .find(|variant| variant.name() == name)
            .ok_or(UnknownVariant)
    }
}

impl fmt::Display for AnyVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_variants_and_back() {
        assert_eq!(AnyVariant::all().count(), Variant::ALL.len() + 1);
        for variant in AnyVariant::all() {
            assert_eq!(variant.name().parse(), Ok(variant));
            assert_eq!(variant.start().variant(), variant);
        }
        assert_eq!("chess".parse::<AnyVariant>(), Err(UnknownVariant));
        assert_eq!("Sacred-Hill-1".parse::<AnyVariant>(), Err(UnknownVariant));
    }

    #[test]
    fn shd1_doubles_have_four_seats_in_turn_order() {
        let seats = |name: &str| name.parse::<AnyVariant>().map(AnyVariant::seats);
        assert_eq!(seats("four-treasures"), Ok(vec!["red", "blue"]));
        assert_eq!(
            seats("four-treasures-doubles"),
            Ok(vec!["south", "west", "north", "east"])
        );
    }
}
