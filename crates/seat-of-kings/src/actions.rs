//! The legal actions of a turn, counted and chosen by rank without being listed.

use crate::decisions::pack;
use crate::deck::Face;
use crate::swaps::Swaps;
use crate::turn::AMNESTY_CUMALS;
use crate::{Card, Cards, Decision, Hand, Part, Piece, Position, Positions, Public, Region};

/// The legal actions of a turn. Regions are in the byte order of their names.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Actions {
    hand: Cards,
    /// The cards of the hand in their order, as many as there are.
    cards: [Card; 3],
    /// By card, then by region: the first positions of the legal fits; none of a Stone. Rule: SKP1
    fits: [[Positions; 4]; 3],
    /// The Stones of Destiny in the hand.
    stones: Cards,
    /// By region; nothing without a Stone. Rule: SKD1
    swaps: [Swaps; 4],
    /// The regions whose captives can be freed. Rule: SKM1
    amnesties: [Option<Region>; 4],
    /// The number of those regions.
    amnesty_count: u8,
    /// By card: how far the second Placement Position of a fit is from the first in the order of positions; 0 if
    /// there is none.
    steps: [i8; 3],
}

impl Actions {
    pub(crate) fn of(public: &Public, hand: &Hand) -> Self {
        let seat = public.on_turn();
        let deck = &public.options.deck;
        let in_play = public.in_play();
        let nothing = [[Positions::NONE; 4]; 3];
        let mut actions = Self {
            hand: hand.cards.iter().take(3).collect(),
            cards: [Card::new(1).expect("there is a card 1"); 3],
            fits: nothing,
            stones: Cards::NONE,
            swaps: [Swaps::NONE; 4],
            amnesties: [None; 4],
            amnesty_count: 0,
            steps: [0; 3],
        };
        let occupied = Region::BY_NAME.map(|region| public.board.occupied(region));
        for (place, card) in hand.cards.iter().take(3).enumerate() {
            actions.cards[place] = card;
            match deck.face(card) {
                Face::Stone => actions.stones.insert(card),
                Face::Array(array) => {
                    actions.steps[place] = array.step();
                    for (at, region) in Region::BY_NAME.into_iter().enumerate() {
                        if in_play.has(region) {
                            actions.fits[place][at] = array.legal_firsts(occupied[at]);
                        }
                    }
                }
            }
        }
        if !actions.stones.is_empty() {
            for (at, region) in Region::BY_NAME.into_iter().enumerate() {
                if in_play.has(region) {
                    actions.swaps[at] = Swaps::new(public.board.heights(region));
                }
            }
        }
        if public.can_pay(seat, AMNESTY_CUMALS) {
            actions.amnesties = pack(
                Region::BY_NAME
                    .into_iter()
                    .filter(|&region| in_play.has(region)),
            );
            actions.amnesty_count = in_play.len() as u8;
        }
        actions
    }

    fn swap_count(&self) -> usize {
        self.swaps.iter().map(Swaps::len).sum()
    }

    pub(crate) fn len(&self) -> usize {
        let swaps = if self.stones.is_empty() {
            0
        } else {
            self.swap_count()
        };
        self.len_without_swaps() + self.stones.len() * swaps
    }

    /// The number of actions before the swaps, which are the last.
    pub(crate) fn len_without_swaps(&self) -> usize {
        let fits: usize = self.fits.iter().flatten().map(|fits| fits.len()).sum();
        self.hand.len() * (1 + usize::from(self.amnesty_count)) + fits
    }

    /// The pieces of which any two can be swapped, by Stone and region, where there are two.
    pub(crate) fn stones(
        &self,
    ) -> impl Iterator<Item = (Card, Region, impl Iterator<Item = Piece> + use<>)> + '_ {
        self.stones.iter().flat_map(|stone| {
            let regions = Region::BY_NAME.into_iter().zip(self.swaps);
            let regions = regions.filter(|(_, swaps)| swaps.len() > 0);
            regions.map(move |(region, swaps)| (stone, region, swaps.all()))
        })
    }

    /// Gives each part that can follow those of an action that is begun, once.
    pub(crate) fn for_each_next_part(&self, begun: &[Part], mut each: impl FnMut(Part)) {
        match *begun {
            [] => {
                for card in self.hand.iter() {
                    each(Part::Whole(Decision::Discard(card)));
                    for region in self.amnesties.into_iter().flatten() {
                        each(Part::Whole(Decision::Amnesty(region, card)));
                    }
                }
                for (card, fits) in self.cards.into_iter().zip(&self.fits) {
                    for (region, firsts) in Region::BY_NAME.into_iter().zip(fits) {
                        if !firsts.is_empty() {
                            each(Part::Play(card, region));
                        }
                    }
                }
                for (card, region, _) in self.stones() {
                    each(Part::Stone(card, region));
                }
            }
            [Part::Play(card, region)] => {
                let cards = self.cards.into_iter().zip(&self.fits).enumerate();
                for (place, (_, fits)) in cards.filter(|(_, (each, _))| *each == card) {
                    let mut at = Region::BY_NAME.into_iter().zip(fits);
                    let firsts = at.find(|(each, _)| *each == region);
                    for first in firsts.into_iter().flat_map(|(_, firsts)| firsts.iter()) {
                        if let Decision::Play(_, _, first, second) = self.play(place, region, first)
                        {
                            each(Part::Fit(first, second));
                        }
                    }
                }
            }
            [Part::Stone(card, region), ref picked @ ..] => {
                // Any two pieces can be swapped: the first has another after it.
                let after = match *picked {
                    [] => None,
                    [Part::Piece(one)] => Some(one),
                    _ => return,
                };
                let mut stones = self.stones();
                let Some((_, _, pieces)) = stones.find(|&(of, at, _)| (of, at) == (card, region))
                else {
                    return;
                };
                let mut pieces = pieces.peekable();
                if let Some(one) = after {
                    pieces.find(|&piece| piece == one);
                    pieces.map(Part::Piece).for_each(each);
                } else {
                    while let Some(piece) = pieces.next() {
                        if pieces.peek().is_some() {
                            each(Part::Piece(piece));
                        }
                    }
                }
            }
            _ => {}
        }
    }

    pub(crate) fn get(&self, mut rank: usize) -> Decision {
        let cards = self.hand.len();
        let amnesties = cards * usize::from(self.amnesty_count);
        if rank < amnesties {
            let region = self.amnesties[rank / cards].unwrap_or(Region::Connacht);
            return Decision::Amnesty(region, self.cards[rank % cards]);
        }
        rank -= amnesties;
        if rank < cards {
            return Decision::Discard(self.cards[rank]);
        }
        rank -= cards;
        for (place, fits) in self.fits.iter().enumerate() {
            for (at, firsts) in fits.iter().enumerate() {
                if rank < firsts.len() {
                    let first = firsts.nth(rank);
                    return self.play(place, Region::BY_NAME[at], first);
                }
                rank -= firsts.len();
            }
        }
        for stone in self.stones.iter() {
            for (at, swaps) in self.swaps.iter().enumerate() {
                if rank < swaps.len() {
                    let (one, other) = swaps.get(rank);
                    return Decision::Stone(stone, Region::BY_NAME[at], one, other);
                }
                rank -= swaps.len();
            }
        }
        Decision::End
    }

    fn play(&self, place: usize, region: Region, first: Position) -> Decision {
        let step = self.steps[place];
        let second = (step != 0).then(|| Positions::of(first).shifted(step).first());
        Decision::Play(self.cards[place], region, first, second.flatten())
    }

    pub(crate) fn contains(&self, decision: Decision) -> bool {
        let at = |region| {
            Region::BY_NAME
                .iter()
                .position(|&each| each == region)
                .unwrap_or(0)
        };
        match decision {
            Decision::Discard(card) => self.hand.has(card),
            Decision::Amnesty(region, card) => {
                self.hand.has(card) && self.amnesties.contains(&Some(region))
            }
            Decision::Play(card, region, first, _) => {
                // Where the hand ends there are no fits.
                let place = self.cards.iter().position(|&each| each == card);
                place.is_some_and(|place| {
                    self.fits[place][at(region)].has(first)
                        && self.play(place, region, first) == decision
                })
            }
            Decision::Stone(card, region, one, other) => {
                self.stones.has(card) && self.swaps[at(region)].contains(one, other)
            }
            _ => false,
        }
    }
}
