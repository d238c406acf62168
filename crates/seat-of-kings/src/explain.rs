//! Explanations of illegal decisions: one reason for each, with its clause and the positions that it rests on.
//!
//! Reasons are looked for in a fixed order: the game is over or nobody decides; the card or piece is not there;
//! price or stock; the geometry of the card; the preference for empty positions; what is left. Rule: SKO6

use game::Moves;

use crate::deck::Face;
use crate::swaps::Swaps;
use crate::turn::AMNESTY_CUMALS;
use crate::{
    Card, Decision, Decisions, Edition, Hand, Piece, Position, Positions, Public, Reason, Region,
    Step, Why,
};

/// The one reason why a decision of the seat that decides is not legal, from what is public and its hand; `None`
/// exactly if it is legal. Rule: SKO6
pub(crate) fn explain(public: &Public, hand: &Hand, decision: Decision) -> Option<Reason> {
    if Decisions::of(public, hand).contains(decision) {
        None
    } else {
        Some(public.reason(hand, decision))
    }
}

impl Public {
    /// The reason why an illegal decision is not legal.
    fn reason(&self, hand: &Hand, decision: Decision) -> Reason {
        if let Some(why) = self.nobody_decides() {
            return why.alone();
        }
        match decision {
            Decision::Keep(cards) => self.keep_reason(hand, cards),
            _ if decision.card().is_some_and(|card| !hand.cards.has(card)) => {
                Why::NotInHand.alone()
            }
            Decision::Discard(_)
            | Decision::Amnesty(..)
            | Decision::Play(..)
            | Decision::Stone(..) => match self.step {
                Step::Turn => self.action_reason(decision),
                _ => Why::ActionNotAsked.alone(),
            },
            Decision::Place(position) => self.place_reason(position),
            Decision::Activate => self.activate_reason(),
            Decision::Promote(position) => self.promote_reason(position),
            Decision::KeepFort(position) => match self.fort_chooser() {
                Some(_) => Why::NotOneOfTheForts.at(position),
                None => Why::KeepFortNotAsked.alone(),
            },
            Decision::Traitor | Decision::Decline => Why::TraitorNotAsked.alone(),
            Decision::Exchange(position) => self.exchange_reason(position),
            Decision::Garrison(position) => self.garrison_reason(position),
            Decision::Ransom(cumals) => self.ransom_reason(cumals),
            Decision::Start(color) => match (self.step, self.players().seat(color)) {
                (Step::Start, Some(_)) => Why::StartsAlready.alone(),
                (Step::Start, None) => Why::NotAtTheTable.alone(),
                _ => Why::StartNotAsked.alone(),
            },
            Decision::Region(_) => match self.step {
                Step::Region => Why::RegionUsed.alone(),
                _ => Why::RegionNotAsked.alone(),
            },
            Decision::End => self.end_reason().alone(),
        }
    }

    fn nobody_decides(&self) -> Option<Why> {
        let third = self.closed.len() > 2 && self.options.edition == Edition::It;
        Some(match self.step {
            Step::Over(None) => Why::GameDrawn,
            Step::Over(Some(_)) if third => Why::GameWonByThirdRegion,
            Step::Over(Some(_)) => Why::GameWon,
            Step::Lots => Why::LotsFirst,
            Step::Deal => Why::DealFirst,
            Step::Tie { .. } | Step::TraitorCard { .. } => Why::ReshuffleFirst,
            _ => return None,
        })
    }

    fn keep_reason(&self, hand: &Hand, cards: [Card; 3]) -> Reason {
        let has_all = cards.iter().all(|&card| hand.cards.has(card));
        match self.step {
            Step::Keep(_) if !has_all => Why::NotAmongSix.alone(),
            Step::Keep(_) => Why::KeepOutOfOrder.alone(),
            _ => Why::KeepNotAsked.alone(),
        }
    }

    /// The reason why an action with a card of the hand is not legal where an action is asked for.
    fn action_reason(&self, action: Decision) -> Reason {
        let found = match action {
            Decision::Amnesty(region, _) => {
                self.region_reason(region).or_else(|| self.amnesty_reason())
            }
            Decision::Play(card, region, first, second) => {
                self.play_reason(card, region, first, second)
            }
            Decision::Stone(card, region, one, other) => {
                self.stone_reason(card, region, one, other)
            }
            _ => None,
        };
        found.unwrap_or(Why::ActionNotAsked.alone())
    }

    fn region_reason(&self, region: Region) -> Option<Reason> {
        if !self.options.regions.has(region) {
            return Some(Why::RegionNotInGame.alone());
        }
        self.closed.has(region).then(|| Why::RegionClosed.alone())
    }

    fn amnesty_reason(&self) -> Option<Reason> {
        let can_pay = self.can_pay(self.on_turn(), AMNESTY_CUMALS);
        (!can_pay).then(|| Why::AmnestyTooDear.alone())
    }

    /// Rule: SKC1, SKC2, SKP1
    fn play_reason(
        &self,
        card: Card,
        region: Region,
        first: Position,
        second: Option<Position>,
    ) -> Option<Reason> {
        let Face::Array(array) = self.options.deck.face(card) else {
            return Some(Why::NoArray.alone());
        };
        if let Some(reason) = self.region_reason(region) {
            return Some(reason);
        }
        let asked = Positions::of(first) | second.into_iter().collect();
        let is_fit = array.firsts().has(first) && array.fit(first) == asked;
        if !is_fit || second == Some(first) {
            return Some(Why::NoFit.at(asked));
        }
        let legal = array.legal_firsts(self.board.occupied(region));
        let better = || {
            legal
                .iter()
                .fold(Positions::NONE, |all, first| all | array.fit(first))
        };
        (!legal.has(first)).then(|| Why::FitLessEmpty.at(better()))
    }

    /// Rule: SKC1, SKD1, SKD5
    fn stone_reason(&self, card: Card, region: Region, one: Piece, other: Piece) -> Option<Reason> {
        if self.options.deck.face(card) != Face::Stone {
            return Some(Why::NotAStone.alone());
        }
        if let Some(reason) = self.region_reason(region) {
            return Some(reason);
        }
        let swaps = Swaps::new(self.board.heights(region));
        if swaps.pieces() < 2 {
            return Some(Why::TooFewPieces.alone());
        }
        let pieces = [one, other];
        if pieces.iter().any(|piece| piece.position == Position::KING) {
            return Some(Why::KingPositionSwap.at(Position::KING));
        }
        if let Some(missing) = pieces.into_iter().find(|&piece| !swaps.has(piece)) {
            return Some(Why::NoSuchPiece.at(missing.position));
        }
        let both = pieces
            .iter()
            .map(|piece| piece.position)
            .collect::<Positions>();
        (!swaps.contains(one, other)).then(|| Why::PiecesOutOfOrder.at(both))
    }

    fn place_reason(&self, position: Position) -> Reason {
        let Step::Place {
            region, fit, left, ..
        } = self.step
        else {
            return Why::PlaceNotAsked.alone();
        };
        if self.garrison.is_some() {
            return Why::PlaceNotAsked.alone();
        }
        if self.closed.has(region) {
            return Why::ClosedThisTurn.alone();
        }
        let seat = self.on_turn();
        if self.stock[seat.index()] == 0 {
            Why::NoStockToPlace.at(position)
        } else if !self.can_pay(seat, self.fee(region)) {
            Why::FeeTooDear.at(position)
        } else if !fit.has(position) {
            Why::NotAPlacementPosition.at(position)
        } else if !left.has(position) {
            Why::PlacedAlready.at(position)
        } else {
            Why::OwnFort.at(position)
        }
    }

    fn activate_reason(&self) -> Reason {
        if self.garrison.is_some() || self.fort_chooser().is_some() {
            return Why::ActivateNotAsked.alone();
        }
        let Some(activation) = self.activation() else {
            return match self.step {
                Step::Promote { .. } => Why::ActivatedAlready.alone(),
                _ => Why::ActivateNotAsked.alone(),
            };
        };
        let can_pay = self.can_pay(activation.seat, activation.cost);
        match self.step {
            _ if self.closed.has(activation.region) => Why::ClosedThisTurn.alone(),
            Step::Place { .. } if !can_pay => Why::ActivationTooDear.alone(),
            Step::Place { fit, .. } => Why::NothingToActivate.at(fit),
            Step::Stone { .. } if !can_pay => Why::StoneTooDear.alone(),
            Step::Stone { .. } => Why::NothingSwappedOnTop.alone(),
            _ if !can_pay => Why::TraitorTooDear.alone(),
            _ => Why::ExchangedPieceGone.alone(),
        }
    }

    fn promote_reason(&self, position: Position) -> Reason {
        let Step::Promote {
            region,
            seat,
            active,
            done,
        } = self.step
        else {
            return Why::PromoteNotAsked.alone();
        };
        if self.garrison.is_some() {
            return Why::PromoteNotAsked.alone();
        }
        let own = self.board.held(region, seat);
        if self.stock[seat.index()] == 0 {
            Why::NoStockToPromote.at(position)
        } else if done.has(position) {
            Why::PromotedAlready.at(position)
        } else if !own.above_pairs(active & own).has(position) {
            Why::NoActivePair.at(position)
        } else if position == Position::KING {
            Why::OwnKing.at(position)
        } else {
            Why::FortAbove.at(position)
        }
    }

    fn exchange_reason(&self, position: Position) -> Reason {
        let Step::Exchange { region, seat, card } = self.step else {
            return Why::ExchangeNotAsked.alone();
        };
        let own = self.board.held(region, seat);
        if position == Position::KING {
            Why::KingPositionExchange.at(position)
        } else if !self.exchange_reach(card).has(position) {
            Why::NotExchangeable.at(position)
        } else {
            debug_assert!(own.has(position) || !self.board.occupied(region).has(position));
            Why::NotAnOpponent.at(position)
        }
    }

    fn garrison_reason(&self, position: Position) -> Reason {
        match self.garrison {
            None => Why::GarrisonNotAsked.alone(),
            Some(_) if position == Position::KING => Why::GarrisonOnKing.at(position),
            Some(_) => Why::GarrisonOccupied.at(position),
        }
    }

    fn ransom_reason(&self, cumals: u8) -> Reason {
        let Step::Ransom { captor, owner } = self.step else {
            return Why::RansomNotAsked.alone();
        };
        if !self.can_pay(owner, cumals) {
            return Why::RansomTooDear.alone();
        }
        debug_assert!(self.prisoners[captor.index()][owner.index()] < cumals);
        Why::RansomTooMany.alone()
    }

    /// The reason that names what must be decided before anything can end.
    fn end_reason(&self) -> Why {
        match self.step {
            Step::Keep(_) => Why::KeepMustBeChosen,
            Step::Traitor { .. } => Why::TraitorMustBeDecided,
            Step::Ransom { .. } => Why::RansomMustBeAnswered,
            Step::Start => Why::StartMustBeNamed,
            Step::Region => Why::RegionMustBeOpened,
            Step::Stone { .. } => Why::FortMustBeChosen,
            _ => Why::ActionMustBeChosen,
        }
    }
}
