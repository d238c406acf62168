//! The subject of a reason beside the positions that it rests on: a thing on the table that a display can point at.
//!
//! Rule: SKO6

use game::Seat;

use crate::{Card, Decision, Positions, Public, Region, Regions, SeatSet, Step, Violation};

/// A thing on the table that a reason is about. It follows from the decision and from what is public, so it reveals nothing
/// hidden. Rule: SKO4, SKO6
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// All cards in the hand of the seat that decides.
    Hand,
    /// The card that the decision uses.
    Card(Card),
    /// The traitor's card, which everybody sees.
    TraitorCard(Card),
    /// The cumals of a seat.
    Cumals(Seat),
    /// The pieces in stock of a seat.
    Stock(Seat),
    /// The prisoners of one owner.
    Prisoners {
        /// The seat that holds them.
        captor: Seat,
        /// The seat that owns them.
        owner: Seat,
    },
    /// The King positions of some regions, each for its region.
    Thrones(Regions),
    /// Positions of a region, at least one.
    Positions(Region, Positions),
    /// Seats, at least one.
    Seats(SeatSet),
}

impl Public {
    /// The subject of the reason why a decision is not legal; `None` if the game is over, waits for chance, or the positions of
    /// the reason say it. Rule: SKO6
    pub fn subject(&self, decision: Decision, why: Violation) -> Option<Subject> {
        let seat = self.decides().unwrap_or(self.on_turn());
        match why {
            Violation::NotInHand | Violation::NotAmongSix | Violation::KeepOutOfOrder => {
                Some(Subject::Hand)
            }
            Violation::NoArray | Violation::NotAStone | Violation::TooFewPieces => {
                decision.card().map(Subject::Card)
            }
            Violation::NotExchangeable => self.traitor_card(),
            Violation::RegionNotInGame => Some(Subject::Thrones(self.in_play())),
            Violation::RegionClosed | Violation::RegionUsed => throne(region_of(decision)?),
            Violation::ClosedThisTurn => throne(self.activation()?.region),
            Violation::AmnestyTooDear
            | Violation::FeeTooDear
            | Violation::ActivationTooDear
            | Violation::StoneTooDear
            | Violation::TraitorTooDear
            | Violation::RansomTooDear => Some(Subject::Cumals(seat)),
            Violation::NoStockToPlace | Violation::NoStockToPromote => Some(Subject::Stock(seat)),
            Violation::StartsAlready => Some(Subject::Seats(SeatSet::default().with(seat))),
            Violation::NotAtTheTable => Some(Subject::Seats(self.players().seats().collect())),
            why if why.is_about_the_step() => self.asked_subject(),
            _ => None,
        }
    }

    /// The subject of the decision that the game waits for; `None` if no seat decides.
    fn asked_subject(&self) -> Option<Subject> {
        if let Some(garrison) = self.garrison {
            return throne(garrison.region);
        }
        match self.step {
            Step::Keep(_) | Step::Turn => Some(Subject::Hand),
            Step::Place { region, fit, .. } => Some(Subject::Positions(region, fit)),
            Step::Stone { region, tops, .. } => positions(region, self.two_forts().unwrap_or(tops)),
            Step::Promote { region, active, .. } | Step::Activate { region, active, .. } => {
                positions(region, active)
            }
            Step::Traitor { region, .. } => throne(region),
            Step::Exchange { .. } => self.traitor_card(),
            Step::Ransom { captor, owner } => Some(Subject::Prisoners { captor, owner }),
            Step::Start => {
                let others = self.players().seats();
                let others = others.filter(|&seat| seat != self.starting).collect();
                Some(Subject::Seats(others))
            }
            Step::Region => Some(Subject::Thrones(self.closed)),
            _ => None,
        }
    }

    fn traitor_card(&self) -> Option<Subject> {
        match self.step {
            Step::Exchange { card, .. } => Some(Subject::TraitorCard(card)),
            _ => None,
        }
    }
}

impl Violation {
    /// Returns whether the reason is that the game waits for another decision.
    pub(crate) const fn is_about_the_step(self) -> bool {
        matches!(
            self,
            Self::RansomTooMany
                | Self::NothingSwappedOnTop
                | Self::ExchangedPieceGone
                | Self::ActivatedAlready
                | Self::ActionMustBeChosen
                | Self::KeepMustBeChosen
                | Self::TraitorMustBeDecided
                | Self::FortMustBeChosen
                | Self::RansomMustBeAnswered
                | Self::StartMustBeNamed
                | Self::RegionMustBeOpened
        ) || self.is_not_asked()
    }

    /// Returns whether the reason is that the game does not ask for decisions of that kind now.
    pub(crate) const fn is_not_asked(self) -> bool {
        matches!(
            self,
            Self::KeepNotAsked
                | Self::ActionNotAsked
                | Self::PlaceNotAsked
                | Self::ActivateNotAsked
                | Self::PromoteNotAsked
                | Self::KeepFortNotAsked
                | Self::TraitorNotAsked
                | Self::ExchangeNotAsked
                | Self::GarrisonNotAsked
                | Self::RansomNotAsked
                | Self::StartNotAsked
                | Self::RegionNotAsked
        )
    }
}

/// The positions, or the whole region if none are left.
fn positions(region: Region, positions: Positions) -> Option<Subject> {
    if positions.is_empty() {
        return throne(region);
    }
    Some(Subject::Positions(region, positions))
}

fn throne(region: Region) -> Option<Subject> {
    Some(Subject::Thrones(Regions::NONE.with(region)))
}

/// The region that a decision names.
const fn region_of(decision: Decision) -> Option<Region> {
    match decision {
        Decision::Amnesty(region, _)
        | Decision::Play(_, region, ..)
        | Decision::Stone(_, region, ..)
        | Decision::Region(region) => Some(region),
        _ => None,
    }
}
