//! The event that a settled game waits for, and the decisions that answer it.

use crate::color::Color;
use crate::decision::Decision;
use crate::stage::{Kind, Outcome, Question, Stage, TraitorStep};
use crate::world::World;

/// The event that a settled game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Awaiting {
    /// Nothing: the game is over.
    Over(Outcome),
    /// A chance event.
    Chance(Chance),
    /// A decision of a seat.
    Seat(Color, Asked),
}

/// The three chance events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chance {
    /// The lots for the first Starting Player. Rule: SKR1
    Lots,
    /// The shuffle of all cards for a deal. Rule: SKR2
    Deal,
    /// The shuffle of the discards. Rule: SKC4
    Reshuffle,
}

/// A question to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// The cards to keep.
    Keep,
    /// The action of a turn.
    Turn,
    /// After `play`: to place, to activate.
    Placing,
    /// After `stone`: to activate.
    AfterStone,
    /// After `exchange`: to activate.
    AfterExchange,
    /// After `activate`: to promote.
    Promoting,
    /// The traitor: bought or declined.
    Option,
    /// The position of the traitor's exchange.
    Exchange,
    /// The position of a garrison piece.
    Garrison,
    /// The fort to keep.
    KeepFort,
    /// The ransom.
    Ransom,
    /// The next Starting Player.
    Start,
    /// The region to open.
    Open,
}

impl Asked {
    /// Returns whether this kind of decision is an answer.
    pub(crate) fn is_answered_by(self, decision: &Decision) -> bool {
        match self {
            Asked::Keep => matches!(decision, Decision::Keep(_)),
            Asked::Turn => matches!(
                decision,
                Decision::Discard(_)
                    | Decision::Amnesty(..)
                    | Decision::Play(..)
                    | Decision::Stone(..)
            ),
            Asked::Placing => matches!(
                decision,
                Decision::Place(_) | Decision::Activate | Decision::End
            ),
            Asked::AfterStone | Asked::AfterExchange => {
                matches!(decision, Decision::Activate | Decision::End)
            }
            Asked::Promoting => matches!(decision, Decision::Promote(_) | Decision::End),
            Asked::Option => matches!(decision, Decision::Traitor | Decision::Decline),
            Asked::Exchange => matches!(decision, Decision::Exchange(_) | Decision::End),
            Asked::Garrison => matches!(decision, Decision::Garrison(_) | Decision::End),
            Asked::KeepFort => matches!(decision, Decision::KeepFort(_)),
            Asked::Ransom => matches!(decision, Decision::Ransom(_)),
            Asked::Start => matches!(decision, Decision::Start(_)),
            Asked::Open => matches!(decision, Decision::Open(_)),
        }
    }
}

/// The event that a settled game waits for: questions first, then the action that goes on, then the course of the game.
pub(crate) fn awaiting(world: &World) -> Awaiting {
    if let Stage::Over(outcome) = world.stage {
        return Awaiting::Over(outcome);
    }
    match world.questions.first() {
        Some(Question::Garrison { owner, .. }) => return Awaiting::Seat(*owner, Asked::Garrison),
        Some(Question::KeepFort { owner, .. }) => return Awaiting::Seat(*owner, Asked::KeepFort),
        None => {}
    }
    if let Some(action) = &world.action {
        let asked = match (&action.promotions, &action.kind) {
            (Some(_), _) => Asked::Promoting,
            (None, Kind::Play { .. }) => Asked::Placing,
            (None, Kind::Stone(_)) => Asked::AfterStone,
            (None, Kind::Exchange(_)) => Asked::AfterExchange,
        };
        return Awaiting::Seat(action.seat, asked);
    }
    match &world.stage {
        Stage::Over(outcome) => Awaiting::Over(*outcome),
        Stage::Lots => Awaiting::Chance(Chance::Lots),
        Stage::Deal => Awaiting::Chance(Chance::Deal),
        Stage::Keep(seats) => Awaiting::Seat(seats[0], Asked::Keep),
        Stage::Turns => Awaiting::Seat(world.on_turn(), Asked::Turn),
        Stage::Traitors(_, TraitorStep::Option(seats)) => Awaiting::Seat(seats[0], Asked::Option),
        Stage::Traitors(_, TraitorStep::Exchange(owner, _)) => {
            Awaiting::Seat(*owner, Asked::Exchange)
        }
        // A settled game stops in the other steps of the traitor only for want of a card.
        Stage::Traitors(..) | Stage::Clear => Awaiting::Chance(Chance::Reshuffle),
        Stage::Ransom { owners, .. } => Awaiting::Seat(owners[0], Asked::Ransom),
        Stage::NameStart => Awaiting::Seat(world.starting, Asked::Start),
        Stage::OpenRegion => Awaiting::Seat(world.starting, Asked::Open),
    }
}

/// The cards of a shuffle, ascending. Rule: SKR2, SKC4
pub(crate) fn cards_to_shuffle(world: &World, chance: Chance) -> Vec<u8> {
    match chance {
        Chance::Lots => Vec::new(),
        Chance::Deal => (1..=crate::world::CARDS).collect(),
        Chance::Reshuffle => world.discard.iter().copied().collect(),
    }
}
