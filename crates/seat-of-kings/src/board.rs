//! The board: who controls which position of every region, forts, King pieces and captives.

use game::{Observer, Seat};

use crate::captives::Captives;
use crate::{Effect, Position, Positions, Region, Return, SeatSet};

/// The pieces on the board. Rule: SKB4
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Board {
    regions: [Pyramid; 4],
    captives: Captives,
}

/// One region, captives left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pyramid {
    /// By seat: the positions that it controls. No position is in two of them.
    held: [Positions; Seat::MAX_COUNT],
    /// The controlled positions with a second piece of the controller beneath the top one. Rule: SKF1
    forts: Positions,
    /// King position if the piece on it is a King piece, else none. Rule: SKK5
    king_piece: Positions,
}

/// The outcome of placing or promoting a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Placement {
    /// It stands on top.
    Stands {
        /// The number of own pieces that go back to stock: released captives, or the top piece of an older fort.
        back: u8,
        why: Return,
    },
    /// It takes the top piece off an opponent's fort, which goes back to stock, and is not placed. Rule: SKF2
    StrikesFort {
        /// The owner of the fort.
        owner: Seat,
    },
    /// It takes an opponent's King piece off, and is not placed. Rule: SKK5
    StrikesKing,
}

impl Board {
    pub(crate) const EMPTY: Self = Self {
        regions: [Pyramid {
            held: [Positions::NONE; Seat::MAX_COUNT],
            forts: Positions::NONE,
            king_piece: Positions::NONE,
        }; 4],
        captives: Captives::NONE,
    };

    /// The positions of a region that a seat controls. Rule: SKB4
    pub(crate) fn held(&self, region: Region, seat: Seat) -> Positions {
        self.regions[region.index()].held[seat.index()]
    }

    /// The positions of a region with a piece on them.
    pub(crate) fn occupied(&self, region: Region) -> Positions {
        let [one, two, three, four] = self.regions[region.index()].held;
        one | two | three | four
    }

    /// The forts of a seat in a region. Rule: SKF1
    pub(crate) fn forts(&self, region: Region, seat: Seat) -> Positions {
        self.regions[region.index()].forts & self.held(region, seat)
    }

    /// The seats with a piece of any kind in a region, captives too. Rule: SKT2
    pub(crate) fn seats_in(&self, region: Region) -> SeatSet {
        let held = self.regions[region.index()].held;
        let seats = (0..Seat::MAX_COUNT as u8).map(Seat::new);
        let holders: SeatSet = seats
            .filter(|seat| !held[seat.index()].is_empty())
            .collect();
        let captives = self.captives.of_region(region);
        captives.fold(holders, |seats, (_, owner)| seats.with(owner))
    }

    /// The seat that controls a position, or `None` if it is empty. Rule: SKB4
    pub(crate) fn controller(&self, region: Region, position: Position) -> Option<Seat> {
        let held = &self.regions[region.index()].held;
        (0..Seat::MAX_COUNT as u8)
            .map(Seat::new)
            .find(|seat| held[seat.index()].has(position))
    }

    /// Returns whether a King piece stands in a region. Rule: SKK5
    pub(crate) fn has_king_piece(&self, region: Region) -> bool {
        !self.regions[region.index()].king_piece.is_empty()
    }

    /// In how many regions a seat controls the King position. Rule: SKK6
    pub(crate) fn kings(&self, seat: Seat) -> usize {
        let held = self.regions.iter().map(|region| region.held[seat.index()]);
        held.filter(|held| held.has(Position::KING)).count()
    }

    /// The seat that controls all positions of a region, if one does. Rule: SKK3
    pub(crate) fn filled_by(&self, region: Region) -> Option<Seat> {
        let held = &self.regions[region.index()].held;
        let full = held.iter().position(|&held| held == Positions::ALL)?;
        Some(Seat::new(full as u8))
    }

    /// The heights of all stacks of a region outside its King position, by the order of positions.
    pub(crate) fn heights(&self, region: Region) -> [u8; Position::COUNT] {
        let pyramid = &self.regions[region.index()];
        let mut heights = [0; Position::COUNT];
        for position in self.occupied(region).iter() {
            heights[position.index()] = 1 + u8::from(pyramid.forts.has(position));
        }
        for (position, _) in self.captives.of_region(region) {
            heights[position.index()] += 1;
        }
        heights[Position::KING.index()] = 0;
        heights
    }

    /// The pieces of a stack from bottom to top; a King piece is not among them.
    pub(crate) fn stack(&self, region: Region, position: Position) -> Stack {
        let mut stack = Stack::default();
        for seat in self.captives.of(region, position) {
            stack.push(seat);
        }
        let pyramid = &self.regions[region.index()];
        if let Some(top) = self.controller(region, position) {
            if pyramid.forts.has(position) {
                stack.push(top);
            }
            if !pyramid.king_piece.has(position) {
                stack.push(top);
            }
        }
        stack
    }

    /// Sets a stack of ordinary pieces that obeys SKB4.
    pub(crate) fn set_stack(&mut self, region: Region, position: Position, stack: &Stack) {
        self.captives.clear_stack(region, position);
        let pyramid = &mut self.regions[region.index()];
        for held in &mut pyramid.held {
            *held -= position.into();
        }
        pyramid.forts -= position.into();
        let Some((&top, below)) = stack.pieces().split_last() else {
            return;
        };
        pyramid.held[top.index()] |= position.into();
        let captives = match below.split_last() {
            Some((&second, captives)) if second == top => {
                pyramid.forts |= position.into();
                captives
            }
            _ => below,
        };
        for &captive in captives {
            self.captives.push(region, position, captive);
        }
    }

    /// Puts a King piece on the empty King position of a region. Rule: SKK2
    pub(crate) fn crown(&mut self, region: Region, seat: Seat) {
        let pyramid = &mut self.regions[region.index()];
        pyramid.held[seat.index()] |= Positions::KING;
        pyramid.king_piece = Positions::KING;
    }

    /// Takes the King piece of a region off. Rule: SKK5, SKO1
    pub(crate) fn uncrown(&mut self, region: Region) {
        let pyramid = &mut self.regions[region.index()];
        for held in &mut pyramid.held {
            *held -= pyramid.king_piece;
        }
        pyramid.king_piece = Positions::NONE;
    }

    /// Places or promotes a piece of a seat onto a position, which must not be its own fort or its own King
    /// position. Rule: SKP3, SKP4, SKF1, SKF2, SKA3, SKK5
    pub(crate) fn put(
        &mut self,
        region: Region,
        position: Position,
        seat: Seat,
        observer: &mut impl Observer<Effect>,
    ) -> Placement {
        let there = Positions::of(position);
        let controller = self.controller(region, position);
        let pyramid = &mut self.regions[region.index()];
        let Some(owner) = controller else {
            pyramid.held[seat.index()] |= there;
            return Placement::Stands {
                back: 0,
                why: Return::Removed,
            };
        };
        if owner == seat {
            let old = pyramid.forts & pyramid.held[seat.index()];
            pyramid.forts -= old;
            pyramid.forts |= there;
            observer.observe(match old.iter().next() {
                Some(old) => Effect::FortMoved(old, position),
                None => Effect::FortMade(position),
            });
            return Placement::Stands {
                back: old.len() as u8,
                why: Return::Removed,
            };
        }
        if pyramid.forts.has(position) {
            pyramid.forts -= there;
            observer.observe(Effect::FortStruck(position, owner));
            return Placement::StrikesFort { owner };
        }
        if pyramid.king_piece.has(position) {
            self.uncrown(region);
            observer.observe(Effect::KingStruck(owner));
            return Placement::StrikesKing;
        }
        pyramid.held[owner.index()] -= there;
        pyramid.held[seat.index()] |= there;
        self.captives.push(region, position, owner);
        observer.observe(Effect::Captured(position, owner));
        Placement::Stands {
            back: self.captives.release(region, position, seat),
            why: Return::Released(position),
        }
    }

    /// Puts a piece of a seat in the place of the top piece of another; gives whose that was, and how many own
    /// captives are released. Rule: SKT3
    pub(crate) fn exchange(
        &mut self,
        region: Region,
        position: Position,
        seat: Seat,
    ) -> Option<(Seat, u8)> {
        let owner = self.controller(region, position)?;
        let there = Positions::of(position);
        let pyramid = &mut self.regions[region.index()];
        pyramid.held[owner.index()] -= there;
        pyramid.held[seat.index()] |= there;
        if pyramid.forts.has(position) {
            pyramid.forts -= there;
            self.captives.push(region, position, owner);
        }
        Some((owner, self.captives.release(region, position, seat)))
    }

    /// Takes the top piece of a fort off. Rule: SKD3
    pub(crate) fn reduce_fort(&mut self, region: Region, position: Position) {
        self.regions[region.index()].forts -= position.into();
    }

    /// Takes all captives out of a region, the lower pieces of forts included, but for those on the spared
    /// positions; tells the owner of each. Rule: SKM1, SKO1
    pub(crate) fn free_captives(
        &mut self,
        region: Region,
        spared: Positions,
        mut free: impl FnMut(Seat),
    ) {
        for (position, seat) in self.captives.of_region(region) {
            if !spared.has(position) {
                free(seat);
            }
        }
        self.captives.clear_region(region, spared);
        let pyramid = &mut self.regions[region.index()];
        for (place, held) in pyramid.held.into_iter().enumerate() {
            for _ in (held & pyramid.forts).iter() {
                free(Seat::new(place as u8));
            }
        }
        pyramid.forts = Positions::NONE;
    }

    /// The captives of a stack from bottom to top, the lower piece of a fort left out.
    pub(crate) fn captives_of(
        &self,
        region: Region,
        position: Position,
    ) -> impl Iterator<Item = Seat> + '_ {
        self.captives.of(region, position)
    }

    /// The captives of a region with their positions, the lower pieces of forts left out.
    pub(crate) fn captives(&self, region: Region) -> impl Iterator<Item = (Position, Seat)> + '_ {
        self.captives.of_region(region)
    }

    /// All captives by stack, from bottom to top, the lower pieces of forts left out.
    pub(crate) fn all_captives(&self) -> impl Iterator<Item = (Region, Position, Seat)> + '_ {
        self.captives.all()
    }

    /// The positions of a region whose stacks are not those of another board.
    pub(crate) fn differing(&self, other: &Self, region: Region) -> Positions {
        let [one, two] = [self, other].map(|board| &board.regions[region.index()]);
        let either = |one: Positions, two: Positions| (one - two) | (two - one);
        let held = one.held.iter().zip(&two.held);
        let differing = held.fold(either(one.forts, two.forts), |differing, (&one, &two)| {
            differing | either(one, two)
        });
        let differing = differing | either(one.king_piece, two.king_piece);
        if self.captives == other.captives {
            return differing;
        }
        let all = self.captives(region).chain(other.captives(region));
        let places: Positions = all.map(|(at, _)| at).collect();
        let other_captives = |&at: &Position| {
            let captives = self.captives_of(region, at);
            !captives.eq(other.captives_of(region, at))
        };
        differing | places.iter().filter(other_captives).collect::<Positions>()
    }

    /// Takes everything out of a region but a King piece. Rule: SKK1, SKK3
    pub(crate) fn clear(&mut self, region: Region) {
        self.captives.clear_region(region, Positions::NONE);
        let pyramid = &mut self.regions[region.index()];
        for held in &mut pyramid.held {
            *held = *held & pyramid.king_piece;
        }
        pyramid.forts = Positions::NONE;
    }
}

/// A stack of ordinary pieces, from bottom to top.
#[derive(Clone, Copy)]
pub(crate) struct Stack {
    pieces: [Seat; 80],
    height: usize,
}

impl Default for Stack {
    fn default() -> Self {
        Self {
            pieces: [Seat::new(0); 80],
            height: 0,
        }
    }
}

impl Stack {
    /// Its pieces from bottom to top.
    pub(crate) fn pieces(&self) -> &[Seat] {
        &self.pieces[..self.height]
    }

    /// Puts a piece on top; there is room for all pieces of the game.
    pub(crate) fn push(&mut self, seat: Seat) {
        if self.height < self.pieces.len() {
            self.pieces[self.height] = seat;
            self.height += 1;
        }
    }

    /// Swaps the pieces of two levels, if the stack is so high.
    pub(crate) fn swap(&mut self, levels: [u8; 2]) {
        let [one, other] = levels.map(usize::from);
        if one.max(other) < self.height {
            self.pieces.swap(one, other);
        }
    }

    /// The piece at a level, or `None` if the stack is not so high.
    pub(crate) fn at(&mut self, level: u8) -> Option<&mut Seat> {
        self.pieces[..self.height].get_mut(usize::from(level))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_above_a_stack_are_not_swapped() {
        let mut stack = Stack::default();
        for seat in [1, 2, 3] {
            stack.push(Seat::new(seat));
        }
        stack.swap([0, 3]);
        assert_eq!(stack.pieces(), [1, 2, 3].map(Seat::new));
        stack.swap([0, 2]);
        assert_eq!(stack.pieces(), [3, 2, 1].map(Seat::new));
    }
}
