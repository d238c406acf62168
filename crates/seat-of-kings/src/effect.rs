//! What a decision or an event of chance did, told from the states before and after it.

mod account;

use game::Seat;

use self::account::Account;
use crate::{Card, Decision, Position, Positions, Region, State, Step};

/// One thing that happened, which everybody saw. Rule: SKO4
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// A seat paid so many cumals. Rule: SKP5, SKA1, SKM1, SKT3, SKX2
    Paid(Seat, u8),
    /// A seat took so many cumals for a discarded card, or as a ransom. Rule: SKR4, SKX2
    Received(Seat, u8),
    /// The stack of this seat was captured here. Rule: SKP3, SKA3
    Captured(Position, Seat),
    /// A fort was made here, by a seat that had none in the region. Rule: SKF1
    FortMade(Position),
    /// The one fort of a seat in the region moved from here to there: its top piece here came back to stock. Rule: SKF1
    FortMoved(Position, Position),
    /// The fort of this seat here lost its top piece, and nothing was placed. Rule: SKF2
    FortStruck(Position, Seat),
    /// The King piece of this seat was taken off, and nothing was placed. Rule: SKK5
    KingStruck(Seat),
    /// So many pieces of a seat came back to its stock: captives that were freed, or pieces that were taken off. Rule: SKB3
    Returned(Seat, u8),
    /// These positions were activated. Rule: SKA2, SKA4
    Activated(Positions),
    /// A seat turned up a card: a lot, or for the traitor of a region. Rule: SKR1, SKT2
    TurnedUp(Option<Region>, Seat, Card),
    /// The owner of the traitor of a region took this card. Rule: SKT3
    TraitorCard(Region, Seat, Card),
    /// A seat took so many cumals of income. Rule: SKI1, SKI2
    Income(Seat, u8),
    /// A region was cleared for the king of this seat. Rule: SKK1, SKK3
    Cleared(Region, Seat),
    /// A captor took so many pieces of an owner. Rule: SKK1
    Imprisoned(Seat, Seat, u8),
    /// A region was closed. Rule: SK2P1
    Closed(Region),
    /// The King pieces of a seat in closed regions came off the board, so many. Rule: SKO1
    Uncrowned(Seat, u8),
    /// Two seats exchanged so many prisoners each. Rule: SKX1
    PrisonersExchanged(Seat, Seat, u8),
    /// So many prisoners of a captor came back to their owner for a ransom. Rule: SKX2
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

impl Effect {
    /// What a decision did that led from one state to another, in the order of the rules. What followed from it by itself is
    /// among it.
    pub fn of_decision(before: &State, decision: Decision, after: &State) -> Vec<Self> {
        let mut account = Account::new(before);
        account.decide(decision);
        let left = usize::from(after.public.deck_left);
        let shown = before.deck().len().saturating_sub(left);
        let cards: Vec<Card> = before.deck().take(shown).collect();
        let taker = match (decision, before.public.step) {
            (Decision::Traitor, Step::Offer { region, seat, .. }) => Some((region, seat)),
            _ => None,
        };
        account.show(&cards, taker);
        account.conclude(&after.public)
    }

    /// What an event of chance did; `drawn` are the cards in the order in which they were drawn.
    pub fn of_chance(before: &State, drawn: &[Card], after: &State) -> Vec<Self> {
        let mut account = Account::new(before);
        let players = before.public.players();
        match before.public.step {
            Step::Lots => {
                let turned = players.seats().zip(drawn);
                account
                    .effects
                    .extend(turned.map(|(seat, &card)| Self::TurnedUp(None, seat, card)));
                account.effects.push(Self::Starts(after.public.starting));
                account.starting = after.public.starting;
            }
            Step::Tie { .. } | Step::Taking { .. } => {
                let shown = drawn.len().saturating_sub(after.public.deck_left.into());
                let taker = match before.public.step {
                    Step::Taking { region, seat } => Some((region, seat)),
                    _ => None,
                };
                account.show(&drawn[..shown], taker);
            }
            _ => {}
        }
        account.conclude(&after.public)
    }
}

impl State {
    /// The region that the next decision or event of chance is about; nothing if it names one itself, or none.
    pub fn region_now(&self) -> Option<Region> {
        match (self.public.garrison, self.public.step) {
            (Some(garrison), _) => Some(garrison.region),
            (
                None,
                Step::Placing { region, .. }
                | Step::Swapped { region, .. }
                | Step::Promoting { region, .. }
                | Step::Tie { region, .. }
                | Step::Offer { region, .. }
                | Step::Taking { region, .. }
                | Step::Exchange { region, .. }
                | Step::Exchanged { region, .. },
            ) => Some(region),
            _ => None,
        }
    }
}
