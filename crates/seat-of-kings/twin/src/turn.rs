//! The event that a settled game waits for, and the decisions that answer it.

use crate::color::Color;
use crate::decision::Decision;
use crate::stage::{Kind, Outcome, Question, Stage, TraitorStep};
use crate::world::World;

/// The event that a settled game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// Nothing: the game is over.
    Over(Outcome),
    /// A chance event.
    Chance(Chance),
    /// A decision of a seat.
    Seat(Color, Prompt),
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
pub(crate) enum Prompt {
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

impl Prompt {
    /// Returns whether this kind of decision is an answer.
    pub(crate) fn is_answered_by(self, decision: &Decision) -> bool {
        match self {
            Prompt::Keep => matches!(decision, Decision::Keep(_)),
            Prompt::Turn => matches!(
                decision,
                Decision::Discard(_)
                    | Decision::Amnesty(..)
                    | Decision::Play(..)
                    | Decision::Stone(..)
            ),
            Prompt::Placing => matches!(
                decision,
                Decision::Place(_) | Decision::Activate | Decision::End
            ),
            Prompt::AfterStone | Prompt::AfterExchange => {
                matches!(decision, Decision::Activate | Decision::End)
            }
            Prompt::Promoting => matches!(decision, Decision::Promote(_) | Decision::End),
            Prompt::Option => matches!(decision, Decision::Traitor | Decision::Decline),
            Prompt::Exchange => matches!(decision, Decision::Exchange(_) | Decision::End),
            Prompt::Garrison => matches!(decision, Decision::Garrison(_) | Decision::End),
            Prompt::KeepFort => matches!(decision, Decision::KeepFort(_)),
            Prompt::Ransom => matches!(decision, Decision::Ransom(_)),
            Prompt::Start => matches!(decision, Decision::Start(_)),
            Prompt::Open => matches!(decision, Decision::Open(_)),
        }
    }
}

/// The event that a settled game waits for: questions first, then the action that goes on, then the course of the game.
pub(crate) fn turn(world: &World) -> Turn {
    if let Stage::Over(outcome) = world.stage {
        return Turn::Over(outcome);
    }
    match world.questions.first() {
        Some(Question::Garrison { owner, .. }) => return Turn::Seat(*owner, Prompt::Garrison),
        Some(Question::KeepFort { owner, .. }) => return Turn::Seat(*owner, Prompt::KeepFort),
        None => {}
    }
    if let Some(action) = &world.action {
        let asked = match (&action.promotions, &action.kind) {
            (Some(_), _) => Prompt::Promoting,
            (None, Kind::Play { .. }) => Prompt::Placing,
            (None, Kind::Stone(_)) => Prompt::AfterStone,
            (None, Kind::Exchange(_)) => Prompt::AfterExchange,
        };
        return Turn::Seat(action.seat, asked);
    }
    match &world.stage {
        Stage::Over(outcome) => Turn::Over(*outcome),
        Stage::Lots => Turn::Chance(Chance::Lots),
        Stage::Deal => Turn::Chance(Chance::Deal),
        Stage::Keep(seats) => Turn::Seat(seats[0], Prompt::Keep),
        Stage::Turns => Turn::Seat(world.on_turn(), Prompt::Turn),
        Stage::Traitors(_, TraitorStep::Option(seats)) => Turn::Seat(seats[0], Prompt::Option),
        Stage::Traitors(_, TraitorStep::Exchange(owner, _)) => Turn::Seat(*owner, Prompt::Exchange),
        // A settled game stops in the other steps of the traitor only for want of a card.
        Stage::Traitors(..) | Stage::Clear => Turn::Chance(Chance::Reshuffle),
        Stage::Ransom { owners, .. } => Turn::Seat(owners[0], Prompt::Ransom),
        Stage::NameStart => Turn::Seat(world.starting, Prompt::Start),
        Stage::OpenRegion => Turn::Seat(world.starting, Prompt::Open),
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
