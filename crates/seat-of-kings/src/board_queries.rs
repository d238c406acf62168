//! Queries of the board as sets of positions, for callers that look at thousands of states.

use game::Seat;

use crate::{Position, Positions, Public, Region};

impl Public {
    /// The positions of a region that a seat controls. Rule: SKB4
    pub fn held(&self, region: Region, seat: Seat) -> Positions {
        self.board.held(region, seat)
    }

    /// The positions of a region with a piece on them.
    pub fn occupied(&self, region: Region) -> Positions {
        self.board.occupied(region)
    }

    /// The positions of a region with a fort of any seat. Rule: SKF1
    pub fn forts(&self, region: Region) -> Positions {
        let players = self.options.players.seats();
        players.fold(Positions::NONE, |forts, seat| {
            forts | self.board.forts(region, seat)
        })
    }

    /// Returns whether a King piece stands in a region. Rule: SKK5
    pub fn has_king_piece(&self, region: Region) -> bool {
        self.board.has_king_piece(region)
    }

    /// The height of each stack of a region, by the order of positions; 0 for the King position.
    pub fn heights(&self, region: Region) -> [u8; Position::COUNT] {
        self.board.heights(region)
    }

    /// Returns whether another state has the same board.
    pub fn has_board_of(&self, other: &Self) -> bool {
        self.board == other.board
    }

    /// The positions of a region whose stacks differ from those of another state.
    pub fn differing_stacks(&self, other: &Self, region: Region) -> Positions {
        self.board.differing(&other.board, region)
    }
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::{Color, Options, Players, StackPiece, State};

    #[test]
    fn sets_of_positions_agree_with_the_stacks() {
        let players = Players::new(&Color::ALL).expect("four colors");
        let mut state = State::new(Options::new(players));
        let mut random = 1_u64;
        let mut forts_seen = 0;
        let mut earlier = state.clone();
        for number in 0..3000 {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let pick = (random >> 33) as usize;
            advance(&mut state, pick);
            for region in Region::ALL {
                forts_seen += check(state.public(), region);
                check_differing(earlier.public(), state.public(), region);
            }
            if number % 7 == 0 {
                earlier = state.clone();
            }
        }
        assert!(forts_seen > 0);
    }

    fn check_differing(before: &Public, after: &Public, region: Region) {
        let differs = |&at: &Position| before.stack(region, at) != after.stack(region, at);
        let differing: Positions = Positions::ALL.iter().filter(differs).collect();
        assert_eq!(before.differing_stacks(after, region), differing);
    }

    #[test]
    fn skk5_a_king_piece_is_seen() {
        let players = Players::new(&Color::ALL).expect("four colors");
        let mut state = State::new(Options::new(players));
        state.public.board.crown(Region::Ulster, Seat::new(1));
        let here = Region::ALL.map(|region| state.public().has_king_piece(region));
        assert_eq!(here, Region::ALL.map(|region| region == Region::Ulster));
        for region in Region::ALL {
            check(state.public(), region);
        }
    }

    fn advance(state: &mut State, pick: usize) {
        use game::{Chance, Moves, Turn};
        match state.turn() {
            Turn::Over(_) => *state = State::new(state.public().options().clone()),
            Turn::Chance => {
                let draw = state.chance_event().expect("chance draws");
                let mut items: Vec<_> = draw.items().collect();
                let middle = pick % items.len();
                items.rotate_left(middle);
                Chance::apply_draw(state, &items[..draw.count()]);
            }
            Turn::Seat(_) => state.play(state.moves().get(pick % state.moves().len())),
        }
    }

    /// Checks a region, and gives how many forts it has.
    fn check(public: &Public, region: Region) -> usize {
        let mut forts = 0;
        for position in Position::all() {
            let stack = public.stack(region, position);
            let top = stack.last().map(|piece| piece.owner());
            for seat in public.options().players.seats() {
                assert_eq!(public.held(region, seat).has(position), top == Some(seat));
            }
            let is_fort =
                stack.len() > 1 && stack[stack.len() - 2].owner() == stack[stack.len() - 1].owner();
            assert_eq!(public.forts(region).has(position), is_fort);
            forts += usize::from(is_fort);
            if position == Position::KING {
                let is_king = matches!(stack.last(), Some(StackPiece::King(_)));
                assert_eq!(public.has_king_piece(region), is_king);
            } else {
                assert_eq!(
                    usize::from(public.heights(region)[position.index()]),
                    stack.len()
                );
            }
        }
        forts
    }
}
