//! The numbers and positions behind a reason, for a sentence about this state.
//!
//! Rule: SKO6

use game::Seat;

use crate::deck::Face;
use crate::turn::{AMNESTY_CUMALS, FEE_CUMALS};
use crate::{Card, Decision, Position, Positions, Print, Public, Rank, Region, Step, Violation};

/// A value of a reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReasonValue {
    /// A number.
    Number(u32),
    /// A word that selects a case of the sentence.
    Word(&'static str),
    /// Some positions.
    Positions(Positions),
}

/// The values of a reason, by name.
pub type ReasonValues = Vec<(&'static str, ReasonValue)>;

impl Public {
    /// The values for the sentence that explains why a decision is not legal here: prices, possessions, numbers that
    /// were compared, the stage that the game waits in. Empty for reasons that their own positions explain. Rule: SKO6
    pub fn reason_values(&self, decision: Decision, why: Violation) -> ReasonValues {
        let seat = self.decides().unwrap_or(self.on_turn());
        match (why, decision) {
            (Violation::AmnestyTooDear, _) => self.price(AMNESTY_CUMALS, seat),
            (Violation::FeeTooDear, _) => self.price(FEE_CUMALS, seat),
            (Violation::StoneTooDear, _) => self.price(Print::STONE_CUMALS, seat),
            (Violation::ActivationTooDear | Violation::TraitorTooDear, _) => {
                let cost = self.activation().map_or(0, |activation| activation.cost);
                self.price(cost, seat)
            }
            (Violation::RansomTooDear, Decision::Ransom(cumals)) => self.price(cumals, seat),
            (Violation::RansomTooMany, _) => self.held_for_ransom(),
            (Violation::FitLessEmpty, Decision::Play(card, region, first, second)) => self
                .empty_positions(
                    card,
                    region,
                    Positions::of(first) | second.into_iter().collect(),
                ),
            (Violation::NoActivePair, Decision::Promote(position)) => self.pair_beneath(position),
            (Violation::NotOneOfTheForts, _) => {
                let forts = self.two_forts().unwrap_or(Positions::NONE);
                vec![("pair", ReasonValue::Positions(forts))]
            }
            (why, _) if why.is_not_asked() => {
                vec![("asked", ReasonValue::Word(self.stage().name()))]
            }
            _ => ReasonValues::new(),
        }
    }

    fn price(&self, cost: u8, seat: Seat) -> ReasonValues {
        vec![
            ("cost", ReasonValue::Number(cost.into())),
            ("own", ReasonValue::Number(self.cumals(seat))),
        ]
    }

    fn held_for_ransom(&self) -> ReasonValues {
        let Step::Ransom { captor, owner } = self.step else {
            return ReasonValues::new();
        };
        let held = self.prisoners(captor, owner);
        vec![("own", ReasonValue::Number(held.into()))]
    }

    /// The empty positions of a fit, and those of the best fit of the card in that region. Rule: SKP1
    fn empty_positions(&self, card: Card, region: Region, fit: Positions) -> ReasonValues {
        let Face::Array(array) = self.options.deck.face(card) else {
            return ReasonValues::new();
        };
        let empty = |fit: Positions| (fit - self.board.occupied(region)).len() as u32;
        let fits = array.firsts().iter().map(|first| array.fit(first));
        let best = fits.map(empty).max().unwrap_or(0);
        vec![
            ("own", ReasonValue::Number(empty(fit))),
            ("best", ReasonValue::Number(best)),
        ]
    }

    /// The two positions beneath a position, and which of them is missing: own pieces, or an activated one. Rule: SKA3
    fn pair_beneath(&self, position: Position) -> ReasonValues {
        let Step::Promote { region, seat, .. } = self.step else {
            return ReasonValues::new();
        };
        let pair = beneath(position);
        let own = pair & self.board.held(region, seat);
        let case = match (pair.len(), own.len()) {
            (0, _) => "farmer",
            (_, 2) => "asleep",
            _ => "not-own",
        };
        vec![
            ("case", ReasonValue::Word(case)),
            ("pair", ReasonValue::Positions(pair)),
        ]
    }
}

/// The pair of positions beneath one; none beneath a farmer. Rule: SKB2
fn beneath(position: Position) -> Positions {
    let pairs = Rank::ALL.into_iter().flat_map(|rank| {
        let all: Vec<Position> = rank.positions().by_rank().collect();
        all.windows(2)
            .map(|pair| Positions::of(pair[0]) | pair[1].into())
            .collect::<Vec<_>>()
    });
    let mut pairs = pairs.filter(|&pair| pair.above_pairs(pair).has(position));
    pairs.next().unwrap_or(Positions::NONE)
}
