//! The captives of all stacks in one small array.

use game::Seat;

use crate::{Position, Positions, Region};

/// The captives of every stack but the lower piece of a fort, which [`Board`](crate::Board) knows. Rule: SKB4
///
/// One byte a captive: two bits for the region, four for the position, two for the seat. There are 80 pieces, so
/// there is always room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Captives {
    /// In the order of stacks, and within a stack from bottom to top; then [`Captives::FREE`] to the end.
    pieces: [u8; Captives::MAX],
}

impl Captives {
    const MAX: usize = 80;
    /// Above every captive, because there is no position of index 15.
    const FREE: u8 = u8::MAX;

    pub(crate) const NONE: Self = Self {
        pieces: [Self::FREE; Self::MAX],
    };

    /// The captives of a stack, from bottom to top.
    pub(crate) fn of(
        &self,
        region: Region,
        position: Position,
    ) -> impl ExactSizeIterator<Item = Seat> + Clone + '_ {
        let stack = stack(region, position);
        self.pieces[self.start(stack)..self.start(stack + 1)]
            .iter()
            .map(|&piece| seat(piece))
    }

    /// The captives of a region with their positions, in the order of positions.
    pub(crate) fn of_region(&self, region: Region) -> impl Iterator<Item = (Position, Seat)> + '_ {
        let first = (region.index() as u8) << 4;
        let place = |&piece: &u8| (position(piece), seat(piece));
        self.pieces[self.start(first)..self.start(first + 15)]
            .iter()
            .map(place)
    }

    /// All captives, in the order of regions and positions, and within a stack from bottom to top.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Region, Position, Seat)> + '_ {
        let pieces = self.pieces.iter().take_while(|&&piece| piece != Self::FREE);
        pieces.map(|&piece| {
            let region = Region::ALL[usize::from(piece >> 6)];
            (region, position(piece), seat(piece))
        })
    }

    /// Puts a captive on top of those of a stack.
    pub(crate) fn push(&mut self, region: Region, position: Position, seat: Seat) {
        let stack = stack(region, position);
        let end = self.start(stack + 1);
        if end < Self::MAX {
            self.pieces.copy_within(end..Self::MAX - 1, end + 1);
            self.pieces[end] = stack << 2 | seat.index() as u8;
        }
    }

    /// Takes the captives of one seat out of a stack. Returns how many there were.
    pub(crate) fn release(&mut self, region: Region, position: Position, seat: Seat) -> u8 {
        let piece = stack(region, position) << 2 | seat.index() as u8;
        self.remove(|each| each == piece)
    }

    /// Takes all captives out of a stack.
    pub(crate) fn clear_stack(&mut self, region: Region, position: Position) {
        let stack = stack(region, position);
        self.remove(|each| each >> 2 == stack);
    }

    /// Takes all captives out of a region but those on the spared positions.
    pub(crate) fn clear_region(&mut self, region: Region, spared: Positions) {
        let region = region.index() as u8;
        self.remove(|each| each >> 6 == region && !spared.has(position(each)));
    }

    fn remove(&mut self, is_removed: impl Fn(u8) -> bool) -> u8 {
        let mut kept = 0;
        for place in 0..Self::MAX {
            let piece = self.pieces[place];
            if piece == Self::FREE {
                break;
            }
            if !is_removed(piece) {
                self.pieces[kept] = piece;
                kept += 1;
            }
        }
        let mut removed = 0;
        while kept + removed < Self::MAX && self.pieces[kept + removed] != Self::FREE {
            self.pieces[kept + removed] = Self::FREE;
            removed += 1;
        }
        removed as u8
    }

    /// The index at which the captives of this stack, or of the next that has some, begin.
    fn start(&self, stack: u8) -> usize {
        self.pieces
            .iter()
            .filter(|&&piece| piece >> 2 < stack)
            .count()
    }
}

/// The number of a stack, in the order of regions and positions; below 63.
const fn stack(region: Region, position: Position) -> u8 {
    (region.index() << 4 | position.index()) as u8
}

const fn position(piece: u8) -> Position {
    Position::at((piece >> 2) & 15)
}

const fn seat(piece: u8) -> Seat {
    Seat::new(piece & 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skb4_captives_are_kept_by_stack_from_bottom_to_top() {
        let [blue, red, white] = [0, 1, 2].map(Seat::new);
        let f1: Position = "F1".parse().expect("a position");
        let mut captives = Captives::NONE;
        captives.push(Region::Munster, Position::KING, white);
        captives.push(Region::Ulster, f1, red);
        captives.push(Region::Ulster, f1, blue);
        captives.push(Region::Connacht, Position::KING, blue);
        captives.push(Region::Ulster, f1, red);
        let stack = |captives: &Captives| captives.of(Region::Ulster, f1).collect::<Vec<_>>();
        assert_eq!(stack(&captives), [red, blue, red]);
        assert_eq!(captives.release(Region::Ulster, f1, red), 2);
        assert_eq!(stack(&captives), [blue]);
        assert_eq!(
            captives.of_region(Region::Ulster).collect::<Vec<_>>(),
            [(f1, blue)]
        );
        captives.push(Region::Munster, f1, white);
        captives.clear_region(Region::Munster, Positions::KING);
        assert_eq!(
            captives.of_region(Region::Munster).collect::<Vec<_>>(),
            [(Position::KING, white)]
        );
        captives.clear_region(Region::Munster, Positions::NONE);
        captives.clear_stack(Region::Ulster, f1);
        captives.clear_region(Region::Connacht, Positions::NONE);
        assert!(captives == Captives::NONE);
    }

    #[test]
    fn there_is_room_for_every_piece() {
        let mut captives = Captives::NONE;
        for place in 0..80 {
            captives.push(
                Region::Munster,
                Position::at(place % 15),
                Seat::new(place & 3),
            );
        }
        assert_eq!(captives.of_region(Region::Munster).count(), 80);
        // One more than there are finds none, even on the last stack.
        for last in Position::all() {
            captives.push(Region::Munster, last, Seat::new(0));
            assert_eq!(captives.of_region(Region::Munster).count(), 80);
        }
    }

    #[test]
    fn captives_are_taken_out_of_a_full_board() {
        let [lowest, highest] = [0, 14].map(Position::at);
        let mut captives = Captives::NONE;
        for place in 0..80 {
            let position = if place < 30 { lowest } else { highest };
            captives.push(Region::Munster, position, Seat::new(place & 1));
        }
        assert_eq!(captives.release(Region::Munster, highest, Seat::new(1)), 25);
        assert_eq!(captives.of(Region::Munster, highest).len(), 25);
        assert_eq!(captives.of(Region::Munster, lowest).len(), 30);
        captives.clear_stack(Region::Munster, highest);
        assert_eq!(captives.of_region(Region::Munster).count(), 30);
        captives.clear_region(Region::Munster, Positions::NONE);
        assert!(captives == Captives::NONE);
    }
}
