//! Decisions as numbers, for arrays and learning: a large choice is asked in parts.

use std::fmt;

use crate::{Card, Color, Decision, Decisions, Piece, Position, Region};

/// A part of a decision. Most decisions are one part; no decision is the beginning of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// One of three cards to keep, which are asked by ascending number. Rule: SKR2
    Keep(Card),
    /// The card and the region of a fit. Rule: SKP1
    Play(Card, Region),
    /// The Placement Positions of that fit. Rule: SKP1
    Fit(Position, Option<Position>),
    /// The card and the region of a swap. Rule: SKD1
    Stone(Card, Region),
    /// One of two pieces to swap, of which the first comes first in the text. Rule: SKD1
    Piece(Piece),
    /// A whole decision.
    Whole(Decision),
}

const CARDS: u16 = Card::COUNT as u16;
const REGIONS: u16 = Region::ALL.len() as u16;
const POSITIONS: u16 = Position::COUNT as u16;

/// All pieces of four players in one stack.
const LEVELS: u16 = 80;

// The first number of each kind.
const KEEP: u16 = 0;
const DISCARD: u16 = KEEP + CARDS;
const AMNESTY: u16 = DISCARD + CARDS;
const PLAY: u16 = AMNESTY + CARDS * REGIONS;
const FIT: u16 = PLAY + CARDS * REGIONS;
const PAIR: u16 = FIT + POSITIONS;
const STONE: u16 = PAIR + POSITIONS * (POSITIONS - 1) / 2;
const PIECE: u16 = STONE + CARDS * REGIONS;
const ON_POSITION: u16 = PIECE + POSITIONS * LEVELS;
const RANSOM: u16 = ON_POSITION + POSITIONS * VERBS.len() as u16;
const START: u16 = RANSOM + 4;
const REGION: u16 = START + Color::ALL.len() as u16;
const ALONE: u16 = REGION + REGIONS;

/// The decisions on one position, and those of one word, in the order of their numbers.
const VERBS: [fn(Position) -> Decision; 5] = [
    Decision::Place,
    Decision::KeepFort,
    Decision::Promote,
    Decision::Exchange,
    Decision::Garrison,
];
const WORDS: [Decision; 4] = [
    Decision::Activate,
    Decision::End,
    Decision::Traitor,
    Decision::Decline,
];

impl Part {
    /// The number of parts, whose numbers start at 0.
    pub const COUNT: usize = ALONE as usize + WORDS.len();

    /// The part of a number; `None` if `number` is out of range.
    pub fn new(number: u16) -> Option<Self> {
        Some(match number {
            KEEP..DISCARD => Self::Keep(nth_card(number)),
            DISCARD..AMNESTY => Self::Whole(Decision::Discard(nth_card(number - DISCARD))),
            AMNESTY..PLAY => {
                let (card, region) = nth_card_and_region(number - AMNESTY);
                Self::Whole(Decision::Amnesty(region, card))
            }
            PLAY..FIT => {
                let (card, region) = nth_card_and_region(number - PLAY);
                Self::Play(card, region)
            }
            FIT..PAIR => Self::Fit(nth_position(number - FIT), None),
            PAIR..STONE => {
                let [lower, higher] = nth_pair(number - PAIR);
                Self::Fit(nth_position(lower), Some(nth_position(higher)))
            }
            STONE..PIECE => {
                let (card, region) = nth_card_and_region(number - STONE);
                Self::Stone(card, region)
            }
            PIECE..ON_POSITION => Self::Piece(Piece {
                position: nth_position((number - PIECE) / LEVELS),
                level: ((number - PIECE) % LEVELS) as u8,
            }),
            ON_POSITION..RANSOM => {
                let verb = VERBS[usize::from((number - ON_POSITION) / POSITIONS)];
                Self::Whole(verb(nth_position((number - ON_POSITION) % POSITIONS)))
            }
            RANSOM..START => Self::Whole(Decision::Ransom((number - RANSOM) as u8)),
            START..REGION => Self::Whole(Decision::Start(Color::ALL[usize::from(number - START)])),
            REGION..ALONE => {
                Self::Whole(Decision::Region(Region::ALL[usize::from(number - REGION)]))
            }
            ALONE.. => Self::Whole(*WORDS.get(usize::from(number - ALONE))?),
        })
    }

    /// Its number, below [`Self::COUNT`]. Cards, regions, positions and colors count in the order of their numbers, clockwise from the
    /// west, from the lowest rank up, and in that of [`Color::ALL`].
    ///
    /// # Panics
    ///
    /// If it is the whole of a decision that has several parts.
    pub fn number(self) -> u16 {
        let of = |position: Position| u16::from(position.rank_order());
        let on = |verb: u16, position| ON_POSITION + verb * POSITIONS + of(position);
        match self {
            Self::Keep(card) => KEEP + rank(card),
            Self::Play(card, region) => PLAY + card_and_region(card, region),
            Self::Fit(position, None) => FIT + of(position),
            Self::Fit(one, Some(other)) => PAIR + pair([of(one), of(other)]),
            Self::Stone(card, region) => STONE + card_and_region(card, region),
            Self::Piece(piece) => PIECE + of(piece.position) * LEVELS + u16::from(piece.level),
            Self::Whole(decision) => match decision {
                Decision::Discard(card) => DISCARD + rank(card),
                Decision::Amnesty(region, card) => AMNESTY + card_and_region(card, region),
                Decision::Place(position) => on(0, position),
                Decision::KeepFort(position) => on(1, position),
                Decision::Promote(position) => on(2, position),
                Decision::Exchange(position) => on(3, position),
                Decision::Garrison(position) => on(4, position),
                Decision::Ransom(cumals) => RANSOM + u16::from(cumals),
                Decision::Start(color) => START + color as u16,
                Decision::Region(region) => REGION + region as u16,
                Decision::Activate => ALONE,
                Decision::End => ALONE + 1,
                Decision::Traitor => ALONE + 2,
                Decision::Decline => ALONE + 3,
                Decision::Keep(_) | Decision::Play(..) | Decision::Stone(..) => {
                    panic!("{decision} has several parts")
                }
            },
        }
    }
}

/// The number of a card, from 0.
fn rank(card: Card) -> u16 {
    u16::from(card.number()) - 1
}

fn card_and_region(card: Card, region: Region) -> u16 {
    rank(card) * REGIONS + region as u16
}

/// The place of two numbers, the lower one first, among all pairs.
const fn pair([lower, higher]: [u16; 2]) -> u16 {
    higher * (higher - 1) / 2 + lower
}

fn nth_card(rank: u16) -> Card {
    Card::new(rank as u8 + 1).expect("a card has this number")
}

fn nth_card_and_region(rank: u16) -> (Card, Region) {
    let region = Region::ALL[usize::from(rank % REGIONS)];
    (nth_card(rank / REGIONS), region)
}

fn nth_position(place: u16) -> Position {
    Position::by_rank(place.into())
}

fn nth_pair(rank: u16) -> [u16; 2] {
    let higher = (1..).take_while(|&higher| pair([0, higher]) <= rank);
    let higher = higher.last().expect("the first pair is the lowest");
    [rank - pair([0, higher]), higher]
}

impl Decision {
    /// Its parts, in order: one to three.
    pub fn parts(self) -> impl Iterator<Item = Part> {
        let parts = match self {
            Self::Keep(cards) => cards.map(Part::Keep).map(Some),
            Self::Play(card, region, first, second) => [
                Some(Part::Play(card, region)),
                Some(Part::Fit(first, second)),
                None,
            ],
            Self::Stone(card, region, one, other) => [
                Some(Part::Stone(card, region)),
                Some(Part::Piece(one)),
                Some(Part::Piece(other)),
            ],
            whole => [Some(Part::Whole(whole)), None, None],
        };
        parts.into_iter().flatten()
    }

    /// The decision of these parts; `None` if they are none or not all.
    pub fn of_parts(parts: &[Part]) -> Option<Self> {
        match *parts {
            [Part::Whole(decision)] => Some(decision),
            [Part::Keep(one), Part::Keep(next), Part::Keep(last)] => {
                Some(Self::Keep([one, next, last]))
            }
            [Part::Play(card, region), Part::Fit(first, second)] => {
                Some(Self::Play(card, region, first, second))
            }
            [
                Part::Stone(card, region),
                Part::Piece(one),
                Part::Piece(other),
            ] => Some(Self::Stone(card, region, one, other)),
            _ => None,
        }
    }
}

impl Decisions {
    /// The parts that can follow those of a decision that is begun, by ascending number; empty if none can.
    pub fn next_parts(&self, begun: &[Part]) -> Vec<Part> {
        let mut next = Vec::new();
        self.for_each_next_part(begun, |part| next.push(part));
        next.sort_by_key(|part| part.number());
        next
    }
}

/// The words of the decision that it adds, such as `keep 17`, `play 17 ulster`, `F2+H2`, `F2.0` or `end`.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Play(card, region) => write!(f, "play {card} {region}"),
            Self::Fit(position, None) => position.fmt(f),
            Self::Fit(one, Some(other)) => write!(f, "{one}+{other}"),
            Self::Stone(card, region) => write!(f, "stone {card} {region}"),
            Self::Piece(piece) => write!(f, "{}.{}", piece.position, piece.level),
            Self::Whole(decision) => decision.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_parts_and_back() {
        for number in 0..Part::COUNT as u16 {
            let part = Part::new(number).expect("in range");
            assert_eq!(part.number(), number, "{part}");
        }
        assert_eq!(Part::new(Part::COUNT as u16), None);
        assert_eq!(Part::COUNT, 1_915);
    }
}
