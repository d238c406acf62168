//! The kinds of decision that a game can wait for, by name.

use crate::{Public, Step};

/// The kind of decision that the game waits for, derived from the [`Step`] and a pending garrison. Its name stands in position
/// texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Chance draws. Rule: SKR1, SKR2, SKC4
    Chance,
    /// A seat keeps three of six cards. Rule: SKR2
    Keep,
    /// The seat on turn chooses its action. Rule: SKR4
    Turn,
    /// The seat on turn places pieces, activates or ends its turn. Rule: SKP2, SKA1
    Place,
    /// A seat keeps one of its two forts. Rule: SKD3
    KeepFort,
    /// A seat activates or ends, after a Stone of Destiny or an exchange. Rule: SKD4, SKT4
    Activate,
    /// A seat promotes or ends. Rule: SKA3
    Promote,
    /// A seat buys the traitor or declines. Rule: SKT2
    Traitor,
    /// The owner of the traitor exchanges a piece or ends. Rule: SKT3
    Exchange,
    /// The king's owner places a garrison piece or ends. Rule: SKK2
    Garrison,
    /// The owner of prisoners pays a ransom. Rule: SKX2
    Ransom,
    /// The Starting Player names the next one. Rule: SKR5
    Start,
    /// The new Starting Player opens the third region. Rule: SK2P2
    Region,
    /// The game is over.
    Over,
}

impl Stage {
    /// All stages, in the order in which a game comes to them.
    pub const ALL: [Self; 14] = [
        Self::Chance,
        Self::Keep,
        Self::Turn,
        Self::Place,
        Self::KeepFort,
        Self::Activate,
        Self::Promote,
        Self::Traitor,
        Self::Exchange,
        Self::Garrison,
        Self::Ransom,
        Self::Start,
        Self::Region,
        Self::Over,
    ];

    /// Returns true if the decision goes on with what its seat has begun, or is its garrison. Rule: SKP2, SKD3, SKA3, SKT3, SKK2
    pub const fn goes_on(self) -> bool {
        matches!(
            self,
            Self::Place
                | Self::KeepFort
                | Self::Activate
                | Self::Promote
                | Self::Exchange
                | Self::Garrison
        )
    }

    /// Its name in texts and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Keep => "keep",
            Self::Turn => "turn",
            Self::Place => "place",
            Self::KeepFort => "keep-fort",
            Self::Activate => "activate",
            Self::Promote => "promote",
            Self::Traitor => "traitor",
            Self::Exchange => "exchange",
            Self::Garrison => "garrison",
            Self::Ransom => "ransom",
            Self::Start => "start",
            Self::Region => "region",
            Self::Over => "over",
        }
    }
}

impl Public {
    /// The kind of decision that the game waits for.
    pub fn stage(&self) -> Stage {
        if self.garrison.is_some() {
            return Stage::Garrison;
        }
        match self.step {
            Step::Lots | Step::Deal | Step::Tie { .. } | Step::TraitorCard { .. } => Stage::Chance,
            Step::Keep(_) => Stage::Keep,
            Step::Turn => Stage::Turn,
            Step::Place { .. } => Stage::Place,
            Step::Stone { .. } if self.fort_chooser().is_some() => Stage::KeepFort,
            Step::Stone { .. } | Step::Activate { .. } => Stage::Activate,
            Step::Promote { .. } => Stage::Promote,
            Step::Traitor { .. } => Stage::Traitor,
            Step::Exchange { .. } => Stage::Exchange,
            // A game waits at this step for a garrison only, else it goes on with the next region.
            Step::Clear => Stage::Garrison,
            Step::Ransom { .. } => Stage::Ransom,
            Step::Start => Stage::Start,
            Step::Region => Stage::Region,
            Step::Over(_) => Stage::Over,
        }
    }
}
