//! The legal decisions of a moment, as a small value.

use game::Moves;

use crate::deck::Face;
use crate::swaps::Swaps;
use crate::turn::AMNESTY_CUMALS;
use crate::{Card, Cards, Color, Decision, Hand, Position, Positions, Public, Region, Step};

/// The legal decisions of a moment, in the byte order of their texts.
#[derive(Debug, Clone, Copy)]
pub struct Decisions(List);

#[derive(Debug, Clone, Copy)]
enum List {
    /// `activate`, `end`, and a verb with positions.
    Plain(Plain),
    Keep(Cards),
    Action(Actions),
    /// `decline` and `traitor`.
    Offer,
    /// Up to this many cumals.
    Ransom(u8),
    Start([Option<Color>; Color::ALL.len()]),
    Open([Option<Region>; 4]),
}

#[derive(Debug, Clone, Copy)]
struct Plain {
    activate: bool,
    end: bool,
    verb: fn(Position) -> Decision,
    positions: Positions,
}

/// What can begin a turn. Regions are in the byte order of their names.
#[derive(Debug, Clone, Copy)]
struct Actions {
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
    /// How many of those there are.
    amnesty_count: u8,
    /// How many positions a fit of each card has: the second one as its distance from the first; 0 if there is none.
    steps: [i8; 3],
}

impl Decisions {
    /// The legal decisions of the seat that decides, from what is public and its own hand; empty if nobody
    /// decides.
    pub fn of(public: &Public, hand: &Hand) -> Self {
        Self(match public.step {
            _ if public.garrison.is_some() => {
                Plain::new(Decision::Garrison, public.garrisonable()).ending()
            }
            Step::Action => List::Action(Actions::of(public, hand)),
            Step::Placing { .. } => {
                Plain::new(Decision::Place, public.placeable()).activating(public)
            }
            Step::Swapped { region, .. } => match public.fort_chooser() {
                Some(owner) => List::Plain(Plain::new(
                    Decision::KeepFort,
                    public.board.forts(region, owner),
                )),
                None => Plain::new(Decision::Place, Positions::NONE).activating(public),
            },
            Step::Promoting { .. } => Plain::new(Decision::Promote, public.promotable()).ending(),
            Step::Exchange { region, seat, card } => {
                let positions = public.exchangeable(region, seat, card);
                Plain::new(Decision::Exchange, positions).ending()
            }
            Step::Exchanged { .. } => {
                Plain::new(Decision::Exchange, Positions::NONE).activating(public)
            }
            Step::Keep(_) => List::Keep(hand.cards),
            Step::Offer { .. } => List::Offer,
            Step::Ransom { .. } => List::Ransom(public.highest_ransom()),
            Step::Naming => List::Start(public.next_starters()),
            Step::Opening => List::Open(public.unopened()),
            Step::Lots
            | Step::Deal
            | Step::Tie { .. }
            | Step::Taking { .. }
            | Step::Clearing
            | Step::Over(_) => List::Plain(Plain::new(Decision::Place, Positions::NONE)),
        })
    }
}

impl Plain {
    const fn new(verb: fn(Position) -> Decision, positions: Positions) -> Self {
        Self {
            activate: false,
            end: false,
            verb,
            positions,
        }
    }

    /// With `end`.
    const fn ending(self) -> List {
        List::Plain(Self { end: true, ..self })
    }

    /// With `end`, and with `activate` if it is legal.
    fn activating(self, public: &Public) -> List {
        let activate = public.can_activate();
        List::Plain(Self {
            activate,
            end: true,
            ..self
        })
    }

    fn len(self) -> usize {
        usize::from(self.activate) + usize::from(self.end) + self.positions.len()
    }

    fn get(self, mut rank: usize) -> Decision {
        if self.activate {
            if rank == 0 {
                return Decision::Activate;
            }
            rank -= 1;
        }
        if self.end {
            if rank == 0 {
                return Decision::End;
            }
            rank -= 1;
        }
        (self.verb)(self.positions.nth(rank))
    }
}

impl Public {
    /// Whether an activation can be paid and would activate something. Rule: SKA1, SKA2, SKD4, SKT4
    pub(crate) fn can_activate(&self) -> bool {
        self.activation().is_some_and(|activation| {
            !activation.active.is_empty()
                && self.cumals[activation.seat.index()] >= activation.cost.into()
        })
    }

    /// The highest legal ransom, 0 to 3. Rule: SKX2
    pub(crate) fn highest_ransom(&self) -> u8 {
        let Step::Ransom { captor, owner } = self.step else {
            return 0;
        };
        let held = self.prisoners[captor.index()][owner.index()];
        let purse = self.cumals[owner.index()].min(3) as u8;
        held.min(purse)
    }

    /// The colors that can be named, in their order. Rule: SKR5
    fn next_starters(&self) -> [Option<Color>; 4] {
        let players = self.players();
        let is_other = |color: &Color| {
            players
                .seat(*color)
                .is_some_and(|seat| seat != self.starting)
        };
        pack(Color::ALL.into_iter().filter(is_other))
    }

    /// The regions that can be opened, by name. Rule: SK2P2
    fn unopened(&self) -> [Option<Region>; 4] {
        let is_unused = |region: &Region| !self.options.regions.has(*region);
        pack(Region::BY_NAME.into_iter().filter(is_unused))
    }
}

fn pack<T: Copy>(items: impl Iterator<Item = T>) -> [Option<T>; 4] {
    let mut packed = [None; 4];
    for (place, item) in packed.iter_mut().zip(items) {
        *place = Some(item);
    }
    packed
}

impl Actions {
    fn of(public: &Public, hand: &Hand) -> Self {
        let seat = public.on_turn();
        let deck = &public.options.deck;
        let in_play = public.in_play();
        let nothing = [[Positions::NONE; 4]; 3];
        let mut actions = Self {
            hand: hand.cards,
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
        if public.cumals[seat.index()] >= AMNESTY_CUMALS.into() {
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

    fn len(&self) -> usize {
        let cards = self.hand.len();
        let fits: usize = self.fits.iter().flatten().map(|fits| fits.len()).sum();
        let swaps = if self.stones.is_empty() {
            0
        } else {
            self.swap_count()
        };
        cards * (1 + usize::from(self.amnesty_count)) + fits + self.stones.len() * swaps
    }

    fn get(&self, mut rank: usize) -> Decision {
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

    fn contains(&self, decision: Decision) -> bool {
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
            Decision::Play(card, region, first, _) if self.hand.has(card) => {
                let place = self
                    .cards
                    .iter()
                    .position(|&each| each == card)
                    .unwrap_or(0);
                self.fits[place][at(region)].has(first)
                    && self.play(place, region, first) == decision
            }
            Decision::Stone(card, region, one, other) => {
                self.stones.has(card) && self.swaps[at(region)].contains(one, other)
            }
            _ => false,
        }
    }
}

/// The choices of three out of six cards, by ascending number, in the byte order of their texts. Rule: SKR2
fn keep(six: Cards, mut rank: usize) -> Decision {
    for first in six.iter() {
        let higher = six.above(first);
        for second in higher.iter() {
            let highest = higher.above(second);
            match highest.iter().nth(rank) {
                Some(third) => return Decision::Keep([first, second, third]),
                None => rank -= highest.len(),
            }
        }
    }
    Decision::End
}

/// How many ways there are to choose three of so many.
const fn triples(count: usize) -> usize {
    if count < 3 {
        0
    } else {
        count * (count - 1) * (count - 2) / 6
    }
}

impl Moves for Decisions {
    type Move = Decision;
    type Iter = DecisionIter;

    fn len(&self) -> usize {
        match &self.0 {
            List::Plain(plain) => plain.len(),
            List::Keep(six) => triples(six.len()),
            List::Action(actions) => actions.len(),
            List::Offer => 2,
            List::Ransom(highest) => usize::from(*highest) + 1,
            List::Start(colors) => colors.iter().flatten().count(),
            List::Open(regions) => regions.iter().flatten().count(),
        }
    }

    fn get(&self, rank: usize) -> Decision {
        match &self.0 {
            List::Plain(plain) => plain.get(rank),
            List::Keep(six) => keep(*six, rank),
            List::Action(actions) => actions.get(rank),
            List::Offer if rank == 0 => Decision::Decline,
            List::Offer => Decision::Traitor,
            List::Ransom(_) => Decision::Ransom(rank as u8),
            List::Start(colors) => colors[rank & 3].map_or(Decision::End, Decision::Start),
            List::Open(regions) => regions[rank & 3].map_or(Decision::End, Decision::Open),
        }
    }

    fn iter(&self) -> DecisionIter {
        DecisionIter {
            decisions: *self,
            rank: 0,
        }
    }

    fn contains(&self, decision: Decision) -> bool {
        match &self.0 {
            List::Action(actions) => actions.contains(decision),
            _ => self.iter().any(|each| each == decision),
        }
    }
}

/// Gives decisions in their order.
#[derive(Debug, Clone)]
pub struct DecisionIter {
    decisions: Decisions,
    rank: usize,
}

impl Iterator for DecisionIter {
    type Item = Decision;

    fn next(&mut self) -> Option<Decision> {
        if self.rank >= self.decisions.len() {
            return None;
        }
        self.rank += 1;
        Some(self.decisions.get(self.rank - 1))
    }
}
