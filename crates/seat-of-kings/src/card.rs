//! Cards by their tie-break numbers, and sets of them.

use std::fmt;

/// A card, by its tie-break number 1 to 36. Rule: SKC1
///
/// Cards are in the byte order of their numbers as text: 1, 10, 11 ... 19, 2, 20 ...
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(
    /// The place in the order, below 36.
    u8,
);

/// The numbers in the byte order of their texts.
const NUMBERS: [u8; Card::COUNT] = [
    1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 3, 30,
    31, 32, 33, 34, 35, 36, 4, 5, 6, 7, 8, 9,
];

/// By number: the place among [`NUMBERS`].
const PLACES: [u8; Card::COUNT + 1] = {
    let mut places = [0; Card::COUNT + 1];
    let mut place = 0;
    while place < Card::COUNT {
        places[NUMBERS[place] as usize] = place as u8;
        place += 1;
    }
    places
};

impl Card {
    /// The number of cards in a deck. Rule: SKC1
    pub const COUNT: usize = 36;

    /// The card of this number; `None` unless it is 1 to 36.
    pub fn new(number: u8) -> Option<Self> {
        match PLACES.get(usize::from(number)) {
            Some(&place) if number > 0 => Some(Self(place)),
            _ => None,
        }
    }

    /// Its tie-break number, 1 to 36.
    pub const fn number(self) -> u8 {
        NUMBERS[self.0 as usize]
    }

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(
    /// One bit a card, in the order of cards; only the lower 36 are set.
    u64,
);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All 36.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// For each card, those with a higher number.
    const HIGHER: [Self; Card::COUNT] = higher();

    /// The set of one card.
    pub const fn of(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// Returns whether the card is in it.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Returns whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are in one or both.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards in their order.
    pub const fn iter(self) -> CardIter {
        CardIter(self.0)
    }

    /// The cards by ascending number.
    pub fn by_number(self) -> Vec<Card> {
        let mut cards: Vec<_> = self.iter().collect();
        cards.sort_unstable_by_key(|card| card.number());
        cards
    }

    /// Those with a higher number than this card.
    pub(crate) const fn above(self, card: Card) -> Self {
        self.and(Self::HIGHER[card.index()])
    }

    /// The numbers of the cards, ascending.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        let bits = self.bits_by_number();
        (0..u64::BITS as u8).filter(move |number| bits >> number & 1 == 1)
    }

    /// Bit n for the card of number n.
    pub(crate) fn bits_by_number(self) -> u64 {
        self.iter().fold(0, |bits, card| bits | 1 << card.number())
    }
}

const fn higher() -> [Cards; Card::COUNT] {
    let mut higher = [Cards::NONE; Card::COUNT];
    let mut low = 0;
    while low < Card::COUNT {
        let mut high = 0;
        while high < Card::COUNT {
            if NUMBERS[high] > NUMBERS[low] {
                higher[low].0 |= 1 << high;
            }
            high += 1;
        }
        low += 1;
    }
    higher
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(Self::NONE, |set, card| set.or(Self::of(card)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.by_number()).finish()
    }
}

/// Gives the cards of a set in their order.
#[derive(Debug, Clone, Copy)]
pub struct CardIter(u64);

impl Iterator for CardIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Card(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skc1_numbers_1_to_36_in_the_byte_order_of_their_texts() {
        let texts: Vec<_> = Cards::ALL.iter().map(|card| card.to_string()).collect();
        assert_eq!(texts.len(), 36);
        assert!(texts.is_sorted_by(|one, next| one < next));
        assert_eq!(
            (1..=36).filter_map(Card::new).collect::<Cards>(),
            Cards::ALL
        );
        assert_eq!([0, 37, 255].map(Card::new), [None; 3]);
    }

    #[test]
    fn higher_numbers() {
        for card in Cards::ALL.iter() {
            let above: Vec<_> = Cards::ALL.above(card).by_number();
            let want: Vec<_> = (card.number() + 1..=36).filter_map(Card::new).collect();
            assert_eq!(above, want, "{card}");
        }
    }

    #[test]
    fn sets_are_joined_and_subtracted() {
        let cards = |numbers: &[u8]| {
            let cards = numbers.iter().filter_map(|&number| Card::new(number));
            cards.collect::<Cards>()
        };
        assert_eq!(cards(&[1, 2]).or(cards(&[2, 36])), cards(&[1, 2, 36]));
        assert_eq!(cards(&[1, 2]).and(cards(&[2, 36])), cards(&[2]));
        assert_eq!(cards(&[1, 2]).without(cards(&[2, 36])), cards(&[1]));
        assert!(cards(&[]).is_empty() && !cards(&[1]).is_empty());
    }

    #[test]
    fn cards_are_shown_by_ascending_number() {
        let cards: Cards = [36, 2, 10].into_iter().filter_map(Card::new).collect();
        assert_eq!(format!("{cards:?}"), "{2, 10, 36}");
    }
}
