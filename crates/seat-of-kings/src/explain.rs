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
    Step, Violation,
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
                Violation::NotInHand.alone()
            }
            Decision::Discard(_)
            | Decision::Amnesty(..)
            | Decision::Play(..)
            | Decision::Stone(..) => match self.step {
                Step::Turn => self.action_reason(decision),
                _ => Violation::ActionNotAsked.alone(),
            },
            Decision::Place(position) => self.place_reason(position),
            Decision::Activate => self.activate_reason(),
            Decision::Promote(position) => self.promote_reason(position),
            Decision::KeepFort(position) => match self.fort_chooser() {
                Some(_) => Violation::NotOneOfTheForts.at(position),
                None => Violation::KeepFortNotAsked.alone(),
            },
            Decision::Traitor | Decision::Decline => Violation::TraitorNotAsked.alone(),
            Decision::Exchange(position) => self.exchange_reason(position),
            Decision::Garrison(position) => self.garrison_reason(position),
            Decision::Ransom(cumals) => self.ransom_reason(cumals),
            Decision::Start(color) => match (self.step, self.players().seat(color)) {
                (Step::Start, Some(_)) => Violation::StartsAlready.alone(),
                (Step::Start, None) => Violation::NotAtTheTable.alone(),
                _ => Violation::StartNotAsked.alone(),
            },
            Decision::Region(_) => match self.step {
                Step::Region => Violation::RegionUsed.alone(),
                _ => Violation::RegionNotAsked.alone(),
            },
            Decision::End => self.end_reason().alone(),
        }
    }

    fn nobody_decides(&self) -> Option<Violation> {
        let third = self.closed.len() > 2 && self.options.edition == Edition::It;
        Some(match self.step {
            Step::Over(None) => Violation::GameDrawn,
            Step::Over(Some(_)) if third => Violation::GameWonByThirdRegion,
            Step::Over(Some(_)) => Violation::GameWon,
            Step::Lots => Violation::LotsFirst,
            Step::Deal => Violation::DealFirst,
            Step::Tie { .. } | Step::TraitorCard { .. } => Violation::ReshuffleFirst,
            _ => return None,
        })
    }

    fn keep_reason(&self, hand: &Hand, cards: [Card; 3]) -> Reason {
        let has_all = cards.iter().all(|&card| hand.cards.has(card));
        match self.step {
            Step::Keep(_) if !has_all => Violation::NotAmongSix.alone(),
            Step::Keep(_) => Violation::KeepOutOfOrder.alone(),
            _ => Violation::KeepNotAsked.alone(),
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
        found.unwrap_or(Violation::ActionNotAsked.alone())
    }

    fn region_reason(&self, region: Region) -> Option<Reason> {
        if !self.options.regions.has(region) {
            return Some(Violation::RegionNotInGame.alone());
        }
        self.closed
            .has(region)
            .then(|| Violation::RegionClosed.alone())
    }

    fn amnesty_reason(&self) -> Option<Reason> {
        let can_pay = self.can_pay(self.on_turn(), AMNESTY_CUMALS);
        (!can_pay).then(|| Violation::AmnestyTooDear.alone())
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
            return Some(Violation::NoArray.alone());
        };
        if let Some(reason) = self.region_reason(region) {
            return Some(reason);
        }
        let asked = Positions::of(first) | second.into_iter().collect();
        let is_fit = array.firsts().has(first) && array.fit(first) == asked;
        if !is_fit || second == Some(first) {
            return Some(Violation::NoFit.at(asked));
        }
        let legal = array.legal_firsts(self.board.occupied(region));
        let better = || {
            legal
                .iter()
                .fold(Positions::NONE, |all, first| all | array.fit(first))
        };
        (!legal.has(first)).then(|| Violation::FitLessEmpty.at(better()))
    }

    /// Rule: SKC1, SKD1, SKD5
    fn stone_reason(&self, card: Card, region: Region, one: Piece, other: Piece) -> Option<Reason> {
        if self.options.deck.face(card) != Face::Stone {
            return Some(Violation::NotAStone.alone());
        }
        if let Some(reason) = self.region_reason(region) {
            return Some(reason);
        }
        let swaps = Swaps::new(self.board.heights(region));
        if swaps.pieces() < 2 {
            return Some(Violation::TooFewPieces.alone());
        }
        let pieces = [one, other];
        if pieces.iter().any(|piece| piece.position == Position::KING) {
            return Some(Violation::KingPositionSwap.at(Position::KING));
        }
        if let Some(missing) = pieces.into_iter().find(|&piece| !swaps.has(piece)) {
            return Some(Violation::NoSuchPiece.at(missing.position));
        }
        let both = pieces
            .iter()
            .map(|piece| piece.position)
            .collect::<Positions>();
        (!swaps.contains(one, other)).then(|| Violation::PiecesOutOfOrder.at(both))
    }

    fn place_reason(&self, position: Position) -> Reason {
        let Step::Place {
            region, fit, left, ..
        } = self.step
        else {
            return Violation::PlaceNotAsked.alone();
        };
        if self.garrison.is_some() {
            return Violation::PlaceNotAsked.alone();
        }
        if self.closed.has(region) {
            return Violation::ClosedThisTurn.alone();
        }
        let seat = self.on_turn();
        if self.stock[seat.index()] == 0 {
            Violation::NoStockToPlace.at(position)
        } else if !self.can_pay(seat, self.fee(region)) {
            Violation::FeeTooDear.at(position)
        } else if !fit.has(position) {
            Violation::NotAPlacementPosition.at(position)
        } else if !left.has(position) {
            Violation::PlacedAlready.at(position)
        } else {
            Violation::OwnFort.at(position)
        }
    }

    fn activate_reason(&self) -> Reason {
        if self.garrison.is_some() || self.fort_chooser().is_some() {
            return Violation::ActivateNotAsked.alone();
        }
        let Some(activation) = self.activation() else {
            return match self.step {
                Step::Promote { .. } => Violation::ActivatedAlready.alone(),
                _ => Violation::ActivateNotAsked.alone(),
            };
        };
        let can_pay = self.can_pay(activation.seat, activation.cost);
        match self.step {
            _ if self.closed.has(activation.region) => Violation::ClosedThisTurn.alone(),
            Step::Place { .. } if !can_pay => Violation::ActivationTooDear.alone(),
            Step::Place { fit, .. } => Violation::NothingToActivate.at(fit),
            Step::Stone { .. } if !can_pay => Violation::StoneTooDear.alone(),
            Step::Stone { .. } => Violation::NothingSwappedOnTop.alone(),
            _ if !can_pay => Violation::TraitorTooDear.alone(),
            _ => Violation::ExchangedPieceGone.alone(),
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
            return Violation::PromoteNotAsked.alone();
        };
        if self.garrison.is_some() {
            return Violation::PromoteNotAsked.alone();
        }
        let own = self.board.held(region, seat);
        if self.stock[seat.index()] == 0 {
            Violation::NoStockToPromote.at(position)
        } else if done.has(position) {
            Violation::PromotedAlready.at(position)
        } else if !own.above_pairs(active & own).has(position) {
            Violation::NoActivePair.at(position)
        } else if position == Position::KING {
            Violation::OwnKing.at(position)
        } else {
            Violation::FortAbove.at(position)
        }
    }

    fn exchange_reason(&self, position: Position) -> Reason {
        let Step::Exchange { region, seat, card } = self.step else {
            return Violation::ExchangeNotAsked.alone();
        };
        let own = self.board.held(region, seat);
        if position == Position::KING {
            Violation::KingPositionExchange.at(position)
        } else if !self.exchange_reach(card).has(position) {
            Violation::NotExchangeable.at(position)
        } else {
            debug_assert!(own.has(position) || !self.board.occupied(region).has(position));
            Violation::NotAnOpponent.at(position)
        }
    }

    fn garrison_reason(&self, position: Position) -> Reason {
        match self.garrison {
            None => Violation::GarrisonNotAsked.alone(),
            Some(_) if position == Position::KING => Violation::GarrisonOnKing.at(position),
            Some(_) => Violation::GarrisonOccupied.at(position),
        }
    }

    fn ransom_reason(&self, cumals: u8) -> Reason {
        let Step::Ransom { captor, owner } = self.step else {
            return Violation::RansomNotAsked.alone();
        };
        if !self.can_pay(owner, cumals) {
            return Violation::RansomTooDear.alone();
        }
        debug_assert!(self.prisoners[captor.index()][owner.index()] < cumals);
        Violation::RansomTooMany.alone()
    }

    /// The reason that names what must be decided before anything can end.
    fn end_reason(&self) -> Violation {
        match self.step {
            Step::Keep(_) => Violation::KeepMustBeChosen,
            Step::Traitor { .. } => Violation::TraitorMustBeDecided,
            Step::Ransom { .. } => Violation::RansomMustBeAnswered,
            Step::Start => Violation::StartMustBeNamed,
            Step::Region => Violation::RegionMustBeOpened,
            Step::Stone { .. } => Violation::FortMustBeChosen,
            _ => Violation::ActionMustBeChosen,
        }
    }
}
