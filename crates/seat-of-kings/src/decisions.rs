//! The legal decisions of a state, as a small value.

use game::Moves;

use crate::actions::Actions;
use crate::{
    Card, Cards, Color, Decision, Hand, Part, Piece, Position, Positions, Public, Region, Step,
};

/// The legal decisions of a state, in the byte order of their texts.
#[derive(Debug, Clone, Copy)]
pub struct Decisions(List);

#[derive(Debug, Clone, Copy)]
enum List {
    /// `activate`, `end`, and a verb with positions.
    Positions(PositionDecisions),
    Keep(Cards),
    Action(Actions),
    /// `decline` and `traitor`.
    Offer,
    /// Up to this many cumals.
    Ransom(u8),
    Start([Option<Color>; Color::ALL.len()]),
    Region([Option<Region>; 4]),
}

/// One verb with each of some positions, after `activate` and `end` where they are legal.
#[derive(Debug, Clone, Copy)]
struct PositionDecisions {
    activate: bool,
    end: bool,
    verb: fn(Position) -> Decision,
    positions: Positions,
}

impl Decisions {
    /// The legal decisions of the seat that decides, from what is public and its own hand; empty if no seat
    /// decides.
    pub fn of(public: &Public, hand: &Hand) -> Self {
        Self(match public.step {
            _ if public.garrison.is_some() => {
                PositionDecisions::new(Decision::Garrison, public.garrisonable()).ending()
            }
            Step::Turn => List::Action(Actions::of(public, hand)),
            Step::Place { .. } => {
                PositionDecisions::new(Decision::Place, public.placeable()).activating(public)
            }
            Step::Stone { .. } => match public.two_forts() {
                Some(forts) => List::Positions(PositionDecisions::new(Decision::KeepFort, forts)),
                None => PositionDecisions::new(Decision::Place, Positions::NONE).activating(public),
            },
            Step::Promote { .. } => {
                PositionDecisions::new(Decision::Promote, public.promotable()).ending()
            }
            Step::Exchange { region, seat, card } => {
                let positions = public.exchangeable(region, seat, card);
                PositionDecisions::new(Decision::Exchange, positions).ending()
            }
            Step::Activate { .. } => {
                PositionDecisions::new(Decision::Exchange, Positions::NONE).activating(public)
            }
            Step::Keep(_) => List::Keep(hand.cards),
            Step::Traitor { .. } => List::Offer,
            Step::Ransom { .. } => List::Ransom(public.highest_ransom()),
            Step::Start => List::Start(public.next_starters()),
            Step::Region => List::Region(public.unopened()),
            Step::Lots
            | Step::Deal
            | Step::Tie { .. }
            | Step::TraitorCard { .. }
            | Step::Clear
            | Step::Over(_) => {
                List::Positions(PositionDecisions::new(Decision::Place, Positions::NONE))
            }
        })
    }
}

impl Decisions {
    /// Those that swap no pieces, in the same order.
    pub fn others(&self) -> impl Iterator<Item = Decision> {
        let count = match &self.0 {
            List::Action(actions) => actions.len_without_swaps(),
            _ => self.len(),
        };
        (0..count).map(|rank| self.get(rank))
    }

    /// The swaps by card and region, in the same order: of these pieces, from the lowest rank up, left to right and
    /// from bottom to top, any two can be swapped. Rule: SKD1
    pub fn stones(&self) -> impl Iterator<Item = (Card, Region, impl Iterator<Item = Piece>)> {
        let actions = match &self.0 {
            List::Action(actions) => Some(actions),
            _ => None,
        };
        actions.into_iter().flat_map(Actions::stones)
    }
}

impl Decisions {
    /// Gives each part that can follow those of a decision that is begun, once, in no order; none if nothing can.
    pub fn for_each_next_part(&self, begun: &[Part], mut each: impl FnMut(Part)) {
        match &self.0 {
            List::Keep(six) => {
                let mut left = *six;
                for part in begun {
                    match *part {
                        Part::Keep(card) if left.has(card) => left = left.above(card),
                        _ => return,
                    }
                }
                // As many cards must be left above it as are still to be kept.
                let Some(more) = 2_usize.checked_sub(begun.len()) else {
                    return;
                };
                let can_follow = |&card: &Card| left.above(card).len() >= more;
                left.iter()
                    .filter(can_follow)
                    .map(Part::Keep)
                    .for_each(each);
            }
            List::Action(actions) => actions.for_each_next_part(begun, each),
            _ if begun.is_empty() => {
                self.iter().for_each(|decision| each(Part::Whole(decision)));
            }
            _ => {}
        }
    }
}

impl PositionDecisions {
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
        List::Positions(Self { end: true, ..self })
    }

    /// With `end`, and with `activate` if it is legal.
    fn activating(self, public: &Public) -> List {
        let activate = public.can_activate();
        List::Positions(Self {
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
    /// Returns whether an activation can be paid and would activate something. Rule: SKA1, SKA2, SKD4, SKT4
    pub(crate) fn can_activate(&self) -> bool {
        self.activation().is_some_and(|activation| {
            !activation.active.is_empty() && self.can_pay(activation.seat, activation.cost)
        })
    }

    /// The highest legal ransom, 0 to 3. Rule: SKX2
    pub(crate) fn highest_ransom(&self) -> u8 {
        let Step::Ransom { captor, owner } = self.step else {
            return 0;
        };
        let held = self.prisoners[captor.index()][owner.index()];
        let affordable = self.cumals[owner.index()].min(Self::MAX_RANSOM_CUMALS.into()) as u8;
        held.min(affordable)
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

pub(crate) fn pack<T: Copy>(items: impl Iterator<Item = T>) -> [Option<T>; 4] {
    let mut packed = [None; 4];
    for (place, item) in packed.iter_mut().zip(items) {
        *place = Some(item);
    }
    packed
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

/// The number of ways to choose three of `count` items.
const fn triples(count: usize) -> usize {
    count * count.saturating_sub(1) * count.saturating_sub(2) / 6
}

impl Moves for Decisions {
    type Move = Decision;
    type Iter = DecisionIter;

    fn len(&self) -> usize {
        match &self.0 {
            List::Positions(decisions) => decisions.len(),
            List::Keep(six) => triples(six.len()),
            List::Action(actions) => actions.len(),
            List::Offer => 2,
            List::Ransom(highest) => usize::from(*highest) + 1,
            List::Start(colors) => colors.iter().flatten().count(),
            List::Region(regions) => regions.iter().flatten().count(),
        }
    }

    fn get(&self, rank: usize) -> Decision {
        match &self.0 {
            List::Positions(decisions) => decisions.get(rank),
            List::Keep(six) => keep(*six, rank),
            List::Action(actions) => actions.get(rank),
            List::Offer if rank == 0 => Decision::Decline,
            List::Offer => Decision::Traitor,
            List::Ransom(_) => Decision::Ransom(rank as u8),
            List::Start(colors) => colors[rank & 3].map_or(Decision::End, Decision::Start),
            List::Region(regions) => regions[rank & 3].map_or(Decision::End, Decision::Region),
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
