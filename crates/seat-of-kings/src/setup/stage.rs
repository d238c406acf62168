//! The stage of a position: whether the game can be there.

use game::Seat;

use super::{Setup, refused};
use crate::deck::Face;
use crate::position_error::Fault;
use crate::{Card, Position, PositionError, Positions, Public, Region, Step};

impl Setup {
    /// Returns whether the stage fits the rest of the position.
    pub(super) fn check_stage(&self, public: &Public) -> Result<(), PositionError> {
        if !self.is_at_its_point() {
            return refused("stage.name", Fault::NotAtThisPoint);
        }
        if !self.fits(public) {
            return refused("stage", Fault::Stage);
        }
        let Some(garrison) = self.garrison else {
            return match self.step {
                // Without a garrison, the round would have gone on.
                Step::Clear => refused("stage.garrison", Fault::Stage),
                _ => Ok(()),
            };
        };
        let is_king = public.board.controller(garrison.region, Position::KING);
        let fits = public.players().count() > 2
            && self.may_have_garrison(garrison.region)
            && (1..=2).contains(&garrison.left)
            && is_king == Some(garrison.seat)
            && public.board.has_king_piece(garrison.region);
        if fits {
            Ok(())
        } else {
            refused("stage.garrison", Fault::Stage)
        }
    }

    /// Returns whether the number of turns played is one at which this stage comes.
    fn is_at_its_point(&self) -> bool {
        let played = usize::from(self.played);
        let turns = 3 * self.options.players.count();
        match self.step {
            Step::Lots => self.round == 1 && played == 0,
            Step::Deal | Step::Keep(_) => self.round % 2 == 1 && played == 0,
            Step::Turn | Step::Place { .. } | Step::Stone { .. } => played < turns,
            Step::Promote { .. } | Step::Over(_) => true,
            _ => played == turns,
        }
    }

    /// Returns whether the parts of the stage fit each other and the board.
    ///
    /// A card can always be turned up: at the end of a round no more than 16 are set aside or turned up already.
    fn fits(&self, public: &Public) -> bool {
        let on_turn = public.on_turn();
        let in_game = |region: Region| self.options.regions.has(region);
        match self.step {
            Step::Lots | Step::Deal | Step::Keep(_) | Step::Turn | Step::Clear => true,
            Step::Place {
                card,
                region,
                fit,
                left,
            } => {
                let can = self.has_fit(card, fit) && public.discard.has(card);
                in_game(region) && (left - fit).is_empty() && can
            }
            Step::Stone {
                region,
                tops,
                beneath,
            } => {
                in_game(region)
                    && (tops - public.board.held(region, on_turn)).is_empty()
                    && (beneath - public.board.forts(region, on_turn)).is_empty()
            }
            Step::Promote {
                region,
                seat,
                active,
                ..
            } => {
                let can = public.is_round_played() || seat == on_turn;
                in_game(region) && can && (active - public.board.held(region, seat)).is_empty()
            }
            Step::Tie {
                region,
                eligible,
                left,
                turned,
            } => {
                let is_out = |seat: Seat| turned[seat.index()].is_some() || !eligible.has(seat);
                in_game(region) && !left.is_empty() && !left.iter().any(is_out)
            }
            Step::Traitor {
                region,
                seat,
                waiting,
            } => in_game(region) && waiting.has(seat) && public.cumals[seat.index()] > 0,
            Step::TraitorCard { region, .. } => in_game(region),
            Step::Exchange { region, seat, card } => {
                let can = !public.exchangeable(region, seat, card).is_empty();
                in_game(region) && public.discard.has(card) && can
            }
            Step::Activate {
                region,
                seat,
                active,
                cost,
            } => {
                let own = public.board.held(region, seat);
                in_game(region) && (active - own).is_empty() && active.len() < 2 && cost < 5
            }
            Step::Ransom { captor, owner } => {
                captor != owner && public.prisoners[captor.index()][owner.index()] > 0
            }
            Step::Start => self.options.players.count() > 2 && self.has_next_round(),
            Step::Region => self.may_open_region(),
            Step::Over(_) => true,
        }
    }

    /// Returns whether a card can be played on these positions.
    fn has_fit(&self, card: Card, fit: Positions) -> bool {
        match self.options.deck.face(card) {
            Face::Stone => false,
            Face::Array(array) => array.firsts().iter().any(|first| array.fit(first) == fit),
        }
    }

    /// Returns whether two players can be asked for the region that opens next.
    fn may_open_region(&self) -> bool {
        self.options.players.count() == 2
            && self.closed.len() == 2
            && self.options.regions.len() == 2
            && self.has_next_round()
    }

    /// Returns whether the game is not drawn at the end of this round. Rule: SKO2
    const fn has_next_round(&self) -> bool {
        self.round < self.options.max_rounds
    }

    /// Returns whether a region can have been cleared at this stage.
    fn may_have_garrison(&self, garrisoned: Region) -> bool {
        match self.step {
            Step::Clear => true,
            Step::Place { region, .. } => region == garrisoned,
            Step::Stone {
                region,
                tops,
                beneath,
            } => region == garrisoned && tops == Positions::NONE && beneath == Positions::NONE,
            Step::Promote { region, active, .. } | Step::Activate { region, active, .. } => {
                region == garrisoned && active == Positions::NONE
            }
            _ => false,
        }
    }
}
