//! Effects: what a decision or a draw does, reported by the rules where it happens.

use game::Seat;

use crate::{Card, IncomeReasons, Position, Positions, Region, State, Step};

/// One public consequence of a decision or a draw. Rule: SKO4
///
/// [`Effects::play_observed`](game::Effects::play_observed) and [`State::apply_draw_observed`] report them in the order
/// in which the rules make them happen. What the decision itself says, such as the position of a placed piece, is not
/// among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The whole deck was shuffled, and six cards were dealt to each seat. Rule: SKR2
    Dealt,
    /// The discards, this many cards, were shuffled and form the deck. Rule: SKC4
    Reshuffled(u8),
    /// A seat chose the three cards that it keeps, which only it knows. Rule: SKR2
    Kept(Seat),
    /// A seat used a card of its hand, which is now among the discards. Rule: SKR4
    CardUsed(Seat, Card),
    /// A seat paid this many cumals. Rule: SKP5, SKA1, SKM1, SKT3, SKX2
    Paid(Seat, u8),
    /// A seat received this many cumals, for a discarded card or as a ransom. Rule: SKR4, SKX2
    Received(Seat, u8),
    /// A stack that this seat controlled was captured here. Rule: SKP3, SKA3
    Captured(Position, Seat),
    /// A fort was made here, by a seat that had none in the region. Rule: SKF1
    FortMade(Position),
    /// The one fort of a seat in the region moved from the first position to the second: the top piece of the old one
    /// went back to stock. Rule: SKF1
    FortMoved(Position, Position),
    /// A fort of this seat here lost its top piece, and nothing was placed. Rule: SKF2
    FortStruck(Position, Seat),
    /// The King piece of this seat was taken off, and nothing was placed. Rule: SKK5
    KingStruck(Seat),
    /// This many pieces of a seat went back to its stock. Rule: SKB3
    Returned(Seat, u8, Return),
    /// These positions were activated. Rule: SKA2, SKA4
    Activated(Positions),
    /// A seat turned up a card: a lot without a region, or in a tie for the traitor of a region. Rule: SKR1, SKT2
    TurnedUp(Option<Region>, Seat, Card),
    /// The owner of the traitor of a region took this card. Rule: SKT3
    TraitorCard(Region, Seat, Card),
    /// A seat took this many cumals of income, for these reasons. Rule: SKI1, SKI2
    Income(Seat, u8, IncomeReasons),
    /// A region was cleared for the king of this seat. Rule: SKK1, SKK3
    Cleared(Region, Seat),
    /// A captor took this many pieces of an owner, named second, as prisoners. Rule: SKK1
    Imprisoned(Seat, Seat, u8),
    /// A King piece of this seat was put on the King position of a region. Rule: SKK2
    Crowned(Region, Seat),
    /// A region was closed. Rule: SK2P1
    Closed(Region),
    /// This many King pieces of a seat were taken off closed regions. Rule: SKO1
    Uncrowned(Seat, u8),
    /// A captor, named first, exchanged this many prisoners with another seat, one for one. Rule: SKX1
    PrisonersExchanged(Seat, Seat, u8),
    /// This many prisoners of a captor went back to the stock of their owner, named second, for a ransom. Rule: SKX2
    Ransomed(Seat, Seat, u8),
    /// A seat became the Starting Player. Rule: SKR1, SKR5
    Starts(Seat),
    /// A round began. Rule: SKR3
    Round(u32),
    /// A seat won. Rule: SKK6, SKO1
    Won(Seat),
    /// The game was drawn. Rule: SKO2
    Drawn,
}

/// A reason why pieces went back to stock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Return {
    /// They were captives in the stack that their owner took here. Rule: SKP3, SKT3
    Released(Position),
    /// An exchange put a piece in the place of this one. Rule: SKT3
    Exchanged,
    /// The decision, or another effect, took them off the board: an amnesty, a fort that moved, a cleared region, a Stone.
    Removed,
}

impl Effect {
    /// Returns whether it makes public what was hidden from some seat: a card that is used, turned up or taken, or a shuffle. A choice of cards counts too, since all seats choose at
    /// once. Rule: SKO4
    pub const fn reveals(self) -> bool {
        matches!(
            self,
            Self::Dealt
                | Self::Reshuffled(_)
                | Self::Kept(_)
                | Self::CardUsed(..)
                | Self::TurnedUp(..)
                | Self::TraitorCard(..)
        )
    }

    /// Returns whether it shows this seat what was hidden from it: as [`Effect::reveals`], but a seat knows the cards
    /// of its own hand. Rule: SKO4
    pub fn reveals_to(self, seat: Seat) -> bool {
        match self {
            Self::Kept(owner) | Self::CardUsed(owner, _) => owner != seat,
            _ => self.reveals(),
        }
    }
}

impl State {
    /// The region that the next decision or draw is about. Returns `None` if the decision names it, or it is about no
    /// region.
    pub fn region_now(&self) -> Option<Region> {
        match (self.public.garrison, self.public.step) {
            (Some(garrison), _) => Some(garrison.region),
            (
                None,
                Step::Place { region, .. }
                | Step::Stone { region, .. }
                | Step::Promote { region, .. }
                | Step::Tie { region, .. }
                | Step::Traitor { region, .. }
                | Step::TraitorCard { region, .. }
                | Step::Exchange { region, .. }
                | Step::Activate { region, .. },
            ) => Some(region),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_effect_is_small() {
        assert!(size_of::<Effect>() <= 8, "{}", size_of::<Effect>());
    }

    #[test]
    fn sko4_a_seat_knows_its_own_cards() {
        let card = Card::new(7).expect("a card");
        let [own, other] = [0, 1].map(Seat::new);
        for effect in [Effect::Kept(own), Effect::CardUsed(own, card)] {
            assert!(effect.reveals() && effect.reveals_to(other) && !effect.reveals_to(own));
        }
        for effect in [
            Effect::Dealt,
            Effect::Reshuffled(5),
            Effect::TurnedUp(None, own, card),
            Effect::TraitorCard(Region::Ulster, own, card),
        ] {
            assert!(effect.reveals() && effect.reveals_to(own), "{effect:?}");
        }
        for effect in [Effect::Paid(own, 2), Effect::Round(2), Effect::Drawn] {
            assert!(!effect.reveals() && !effect.reveals_to(other), "{effect:?}");
        }
    }
}
