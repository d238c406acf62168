//! The pieces of a position: stacks, forts, kings.

use game::Seat;

use super::{Setup, StackPiece, refused};
use crate::board::{Board, Stack};
use crate::position_error::Fault;
use crate::{Position, PositionError, Public, Region, Step};

impl Setup {
    /// The board, and by seat how many ordinary pieces stand on it. Rule: SKB4, SKF1, SKK5
    pub(super) fn pieces(&self) -> Result<(Board, [usize; Seat::MAX_COUNT]), PositionError> {
        let mut board = Board::EMPTY;
        let mut count = [0; Seat::MAX_COUNT];
        for (region, position, stack) in &self.board {
            let key = || format!("board.{region}.{position}");
            if !self.options.regions.has(*region) {
                return refused(format!("board.{region}"), Fault::NotInGame);
            }
            self.check_stack(*position, stack)
                .or_else(|fault| refused(key(), fault))?;
            match stack[..] {
                [StackPiece::King(seat)] => board.crown(*region, seat),
                _ => {
                    let mut pieces = Stack::default();
                    for piece in stack {
                        pieces.push(piece.owner());
                        count[piece.owner().index()] += 1;
                    }
                    board.set_stack(*region, *position, &pieces);
                }
            }
        }
        for region in self.options.regions.iter() {
            self.check_region(&board, region)
                .or_else(|fault| refused(format!("board.{region}"), fault))?;
        }
        for seat in self.seats() {
            if board.kings(seat) > 1 && !matches!(self.step, Step::Over(_)) {
                return refused("board", Fault::TwoKings(self.options.players.color(seat)));
            }
        }
        Ok((board, count))
    }

    fn check_stack(&self, position: Position, stack: &[StackPiece]) -> Result<(), Fault> {
        let is_king = |piece: &StackPiece| matches!(piece, StackPiece::King(_));
        let Some((top, below)) = stack.split_last() else {
            return Err(Fault::EmptyStack);
        };
        if stack.iter().any(is_king) {
            return if position != Position::KING {
                Err(Fault::KingPieceOutside)
            } else if !below.is_empty() {
                Err(Fault::KingPieceInStack)
            } else {
                Ok(())
            };
        }
        let controller = top.owner();
        let captives = match below.split_last() {
            Some((second, captives)) if second.owner() == controller => {
                if position == Position::KING {
                    return Err(Fault::FortOnKing);
                }
                captives
            }
            _ => below,
        };
        if captives.iter().any(|captive| captive.owner() == controller) {
            Err(Fault::OwnPiecesBelow)
        } else {
            Ok(())
        }
    }

    fn check_region(&self, board: &Board, region: Region) -> Result<(), Fault> {
        let is_choosing = matches!(self.step, Step::Stone { region: here, .. } if here == region);
        let allowed = if is_choosing { 2 } else { 1 };
        for seat in self.seats() {
            if board.forts(region, seat).len() > allowed {
                return Err(Fault::TwoForts(self.options.players.color(seat)));
            }
        }
        let is_over = matches!(self.step, Step::Over(_));
        if let Some(seat) = board.filled_by(region).filter(|_| !is_over) {
            return Err(Fault::Filled(self.options.players.color(seat)));
        }
        let pieces = board.occupied(region).len() - usize::from(board.has_king_piece(region));
        if self.closed.has(region) && pieces > 0 {
            Err(Fault::PiecesInClosed)
        } else {
            Ok(())
        }
    }
}

impl Public {
    /// All stacks, each from bottom to top, in the order of regions and positions.
    pub fn stacks(&self) -> Vec<(Region, Position, Vec<StackPiece>)> {
        let stacks = self.options.regions.iter().flat_map(|region| {
            let occupied = self.board.occupied(region).iter();
            occupied.map(move |position| (region, position, self.stack(region, position)))
        });
        stacks.collect()
    }

    /// The pieces of a stack, from bottom to top; none if the position is empty. Rule: SKB4
    pub fn stack(&self, region: Region, position: Position) -> Vec<StackPiece> {
        self.pieces(region, position).collect()
    }

    /// The same, one after the other.
    pub fn pieces(&self, region: Region, position: Position) -> impl Iterator<Item = StackPiece> {
        let top = self.board.controller(region, position);
        let is_king = position == Position::KING && self.board.has_king_piece(region);
        let second = top.filter(|&seat| self.board.forts(region, seat).has(position));
        let captives = self.board.captives_of(region, position);
        let captives = captives.chain(second).map(StackPiece::Piece);
        let top = top.map(|seat| {
            if is_king {
                StackPiece::King(seat)
            } else {
                StackPiece::Piece(seat)
            }
        });
        captives.chain(top)
    }
}
