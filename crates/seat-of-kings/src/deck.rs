//! A deck of 36 cards: what is printed on each, and how its array fits into a region.

use std::fmt;
use std::sync::{Arc, LazyLock};

use crate::{Card, Cards, Faults, Position, Positions, Rank, deck_file};

/// A checked deck. Rule: SKC1, SKC2a
#[derive(Clone, PartialEq, Eq)]
pub struct Deck {
    name: String,
    /// By the order of cards.
    prints: Vec<Print>,
    /// The faces of the cards, by the order of cards.
    faces: [Face; Card::COUNT],
}

/// The print of a card. Rule: SKC1
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Print {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its Activation Cost in cumals, 0 to 4.
    pub cost_cumals: u8,
    /// Its Placement Positions, one or two, lower rank first, then left first; none on a Stone of Destiny.
    pub place: Vec<Spot>,
    /// The positions that must exist beside them, in the order of the file.
    pub grey: Vec<Spot>,
}

/// A position of an array, relative to the others. Rule: SKC1
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// Its rank.
    pub rank: Rank,
    /// The shift to the right along the rank, -4 to 4.
    pub shift: i8,
}

/// A card as the rules need it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// A Stone of Destiny.
    Stone,
    /// A card with an array.
    Array(Array),
}

/// The fits of an array. A fit is known by its first Placement Position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Array {
    /// The first Placement Position of every fit. Rule: SKC2
    firsts: Positions,
    /// The distance from the first Placement Position to the second in the order of positions; 0 if there is none.
    step: i8,
    /// The Activation Cost in cumals, 0 to 4.
    cost: u8,
}

impl Deck {
    /// The deck file of the deck that comes with the program, an example for others. Rule: SKC3
    pub const RECONSTRUCTED_FILE: &str = include_str!("../data/decks/reconstructed.toml");

    /// Reads a deck file.
    ///
    /// # Errors
    ///
    /// All faults of the file at once, each with its card and key. Rule: SKC2a
    pub fn read(file: &[u8]) -> Result<Self, Faults> {
        deck_file::read(file)
    }

    /// The deck that comes with the program. It is a reconstruction. Rule: SKC3
    pub fn reconstructed() -> Arc<Self> {
        static DECK: LazyLock<Arc<Deck>> = LazyLock::new(|| {
            let file = Deck::RECONSTRUCTED_FILE.as_bytes();
            Arc::new(Deck::read(file).expect("a test reads it"))
        });
        Arc::clone(&DECK)
    }

    /// Returns whether this is the reconstruction that comes with the program. Rule: SKC3
    pub fn is_reconstruction(&self) -> bool {
        let reconstructed = Self::reconstructed();
        std::ptr::eq(self, &*reconstructed) || *self == *reconstructed
    }

    pub(crate) fn new(name: String, prints: Vec<Print>) -> Self {
        let faces = std::array::from_fn(|card| Face::of(&prints[card]));
        Self {
            name,
            prints,
            faces,
        }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The print of a card.
    pub fn print(&self, card: Card) -> &Print {
        &self.prints[card.index()]
    }

    /// The Stones of Destiny among its cards.
    pub fn stones(&self) -> Cards {
        Cards::ALL
            .iter()
            .filter(|&card| self.print(card).is_stone())
            .collect()
    }

    pub(crate) fn face(&self, card: Card) -> Face {
        self.faces[card.index()]
    }

    /// The Activation Cost of a card in cumals. Rule: SKC1
    pub(crate) fn cost(&self, card: Card) -> u8 {
        match self.face(card) {
            Face::Stone => Print::STONE_CUMALS,
            Face::Array(array) => array.cost,
        }
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deck {:?}", self.name)
    }
}

impl Print {
    /// The Activation Cost of every Stone of Destiny. Rule: SKC1
    pub const STONE_CUMALS: u8 = 3;

    /// Returns whether it is a Stone of Destiny.
    pub fn is_stone(&self) -> bool {
        self.place.is_empty()
    }

    /// The Placement Positions of every fit, from left to right; empty on a Stone. Rule: SKC2
    pub fn fits(&self) -> Vec<Vec<Position>> {
        // A shift is at most 4 to either side and a rank at most 5 long.
        let bases = (-4..=9).filter(|&base| self.grey.iter().all(|spot| spot.at(base).is_some()));
        let placed = bases.filter_map(|base| self.place.iter().map(|spot| spot.at(base)).collect());
        placed.filter(|fit: &Vec<_>| !fit.is_empty()).collect()
    }

    /// The placements that leave the region, from left to right. Each lists the Placement Positions that still exist, at
    /// least one. Rule: SKC2
    pub fn outside(&self) -> Vec<Vec<Position>> {
        let is_outside = |base| {
            let mut spots = self.place.iter().chain(&self.grey);
            spots.any(|spot| spot.at(base).is_none())
        };
        let bases = (-4..=9).filter(|&base| is_outside(base));
        let left = bases.map(|base| self.place.iter().filter_map(|spot| spot.at(base)).collect());
        left.filter(|left: &Vec<_>| !left.is_empty()).collect()
    }
}

impl Spot {
    /// The position in the region if shift 0 is at this number.
    fn at(self, base: i8) -> Option<Position> {
        Position::new(self.rank, u8::try_from(base + self.shift).ok()?)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.rank.letter();
        match self.shift {
            0 => write!(f, "{letter}0"),
            shift => write!(f, "{letter}{shift:+}"),
        }
    }
}

impl Face {
    fn of(print: &Print) -> Self {
        let fits = print.fits();
        let Some(first) = fits.first() else {
            return Self::Stone;
        };
        Self::Array(Array {
            firsts: fits.iter().map(|fit| fit[0]).collect(),
            step: first
                .get(1)
                .map_or(0, |second| second.index() as i8 - first[0].index() as i8),
            cost: print.cost_cumals,
        })
    }
}

impl Array {
    /// The first positions of the fits with the most empty Placement Positions. Rule: SKP1
    pub(crate) fn legal_firsts(self, occupied: Positions) -> Positions {
        let first_empty = self.firsts - occupied;
        let second_empty = self.firsts - occupied.shifted(-self.step);
        let best = first_empty & second_empty;
        let good = first_empty | second_empty;
        if !best.is_empty() {
            best
        } else if !good.is_empty() {
            good
        } else {
            self.firsts
        }
    }

    /// The Placement Positions of the fit with this first position.
    pub(crate) fn fit(self, first: Position) -> Positions {
        Positions::of(first) | Positions::of(first).shifted(self.step)
    }

    /// The distance from the first position of a fit to the second; 0 if there is none.
    pub(crate) fn step(self) -> i8 {
        self.step
    }

    /// The first positions of all fits. Rule: SKC2
    pub(crate) fn firsts(self) -> Positions {
        self.firsts
    }

    /// The Placement Positions of all fits. Rule: SKT3
    pub(crate) fn reach(self) -> Positions {
        self.firsts | self.firsts.shifted(self.step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(print: &Print) -> Vec<String> {
        let name = |fit: Vec<Position>| {
            let names: Vec<_> = fit.into_iter().map(Position::name).collect();
            names.join("+")
        };
        print.fits().into_iter().map(name).collect()
    }

    fn card(name: &str) -> Print {
        let deck = Deck::reconstructed();
        let is_named = |print: &&Print| print.name.as_deref() == Some(name);
        deck.prints.iter().find(is_named).expect(name).clone()
    }

    #[test]
    fn skc3_the_cards_that_the_texts_describe() {
        assert_eq!(fits(&card("farmer-left")), ["F2", "F3", "F4", "F5"]);
        assert_eq!(card("farmer-left").cost_cumals, 0);
        assert_eq!(fits(&card("herdsman")), ["H1", "H2", "H3", "H4"]);
        let right = ["F1+H1", "F2+H2", "F3+H3", "F4+H4"];
        assert_eq!(fits(&card("farmer-herdsman-right")), right);
        assert!(card("stone-of-destiny").is_stone());
        assert!(Deck::reconstructed().is_reconstruction());
    }

    #[test]
    fn skc2_the_fits_of_a_face_are_those_of_the_print() {
        let deck = Deck::reconstructed();
        for card in Cards::ALL.iter() {
            let fits = deck.print(card).fits();
            let Face::Array(array) = deck.face(card) else {
                assert!(fits.is_empty());
                continue;
            };
            assert_eq!(array.firsts().len(), fits.len(), "{card}");
            for fit in &fits {
                assert_eq!(array.fit(fit[0]), fit.iter().copied().collect(), "{card}");
            }
            assert_eq!(
                array.reach(),
                fits.iter().flatten().copied().collect(),
                "{card}"
            );
        }
    }

    #[test]
    fn skc2_every_placement_position_is_put_on_each_position_of_its_rank_in_a_fit_or_outside() {
        let deck = Deck::reconstructed();
        for card in Cards::ALL.iter() {
            let print = deck.print(card);
            let (fits, outside) = (print.fits(), print.outside());
            let mut listed: Vec<Position> =
                fits.iter().chain(&outside).flatten().copied().collect();
            let ranks = print.place.iter().map(|spot| spot.rank.positions());
            let mut all: Vec<Position> = ranks.flat_map(|rank| rank.iter()).collect();
            listed.sort_by_key(|position| position.index());
            all.sort_by_key(|position| position.index());
            assert_eq!(listed, all, "{card}");
        }
        let named = |print: &Print| {
            let names = |left: &Vec<Position>| left.iter().map(|at| at.name()).collect();
            let lists = print.outside();
            lists.iter().map(names).collect::<Vec<String>>()
        };
        assert_eq!(named(&card("farmer-left")), ["F1"]);
        assert_eq!(named(&card("herdsman")), [""; 0]);
        assert_eq!(named(&card("farmer-herdsman-right")), ["F5"]);
    }

    #[test]
    fn skp1_the_most_empty_fits_of_every_card_on_every_region() {
        let deck = Deck::reconstructed();
        for card in Cards::ALL.iter() {
            let Face::Array(array) = deck.face(card) else {
                continue;
            };
            let fits = deck.print(card).fits();
            for occupied in 0..1 << Position::COUNT {
                let is_occupied = |position: &Position| occupied >> position.index() & 1 == 1;
                let full: Positions = Position::all().filter(is_occupied).collect();
                let empty = |fit: &[Position]| fit.iter().filter(|at| !full.has(**at)).count();
                let most = fits.iter().map(|fit| empty(fit)).max().expect("fits");
                let best = fits
                    .iter()
                    .filter(|fit| empty(fit) == most)
                    .map(|fit| fit[0]);
                assert_eq!(array.legal_firsts(full), best.collect(), "{card} {full:?}");
            }
        }
    }

    #[test]
    fn skc1_a_card_is_a_stone_or_has_positions() {
        let deck = Deck::reconstructed();
        let is_named = |card: &Card| deck.print(*card).name.as_deref() == Some("stone-of-destiny");
        let stones: Cards = Cards::ALL.iter().filter(is_named).collect();
        assert!(!stones.is_empty());
        assert_eq!(deck.stones(), stones);
        for card in Cards::ALL.iter() {
            assert_eq!(deck.print(card).is_stone(), stones.has(card), "{card}");
        }
    }

    #[test]
    fn skc3_another_deck_is_no_reconstruction() {
        let reconstructed = Deck::reconstructed();
        let renamed = Deck::new("printed".into(), reconstructed.prints.clone());
        assert!(!renamed.is_reconstruction());
        assert_eq!(format!("{renamed:?}"), "deck \"printed\"");
    }

    #[test]
    fn skc2a_positions_are_written_as_files_have_them() {
        let spot = |rank, shift| Spot { rank, shift }.to_string();
        assert_eq!(spot(Rank::Farmer, 0), "F0");
        assert_eq!(spot(Rank::Herdsman, 2), "H+2");
        assert_eq!(spot(Rank::Warrior, -4), "W-4");
    }
}
