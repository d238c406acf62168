//! Visibility of log entries: those hidden from a reader while a game is played, and their replacements.

use catalog::{Action, Draw, PlyRef};
use game::Seat;
use ringforts::Move;
use seat_of_kings::Decision;

use super::{ActionFields, DrawFields, PlyFields};
use crate::log::Entry;

/// The cards of an action or a draw that some readers may not see. Rule: SKO4
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HiddenCards {
    /// The cards that a seat keeps: only that seat sees them.
    Kept,
    /// The order of the deck: nobody sees it.
    Deck,
}

impl HiddenCards {
    /// The cards of an entry that are hidden from a reader; `None` if it may see the whole entry.
    pub(super) fn from_reader(entry: Entry<'_>, reader: Option<Seat>) -> Option<Self> {
        let decider = entry.who.map(|(seat, _)| seat);
        match Self::of(entry.ply)? {
            Self::Kept if reader.is_some() && reader == decider => None,
            hidden => Some(hidden),
        }
    }

    /// The hidden cards of an action or a draw; `None` if everybody may see all of it. A new kind of action or draw does not
    /// compile until it has a line here. Rule: SKO4
    const fn of(ply: PlyRef<'_>) -> Option<Self> {
        match ply {
            PlyRef::Draw(Draw::Shuffle(_)) => Some(Self::Deck),
            PlyRef::Action(Action::Kings(Decision::Keep(_))) => Some(Self::Kept),
            PlyRef::Draw(Draw::Lots(_))
            | PlyRef::Action(Action::Ringforts(
                Move::Build(_)
                | Move::Capture(_)
                | Move::Step { .. }
                | Move::Take { .. }
                | Move::Sacrifice { .. }
                | Move::Pass
                | Move::Swap { .. },
            ))
            | PlyRef::Action(Action::Kings(
                Decision::Discard(_)
                | Decision::Amnesty(..)
                | Decision::Play(..)
                | Decision::Place(_)
                | Decision::Stone(..)
                | Decision::KeepFort(_)
                | Decision::Activate
                | Decision::Promote(_)
                | Decision::End
                | Decision::Traitor
                | Decision::Decline
                | Decision::Exchange(_)
                | Decision::Garrison(_)
                | Decision::Ransom(_)
                | Decision::Start(_)
                | Decision::Region(_),
            )) => None,
        }
    }

    /// The text of the entry without its cards.
    pub(super) const fn public_text(self) -> &'static str {
        match self {
            Self::Kept => "keep",
            Self::Deck => "shuffle",
        }
    }

    /// The fields of the entry without its cards.
    pub(super) const fn public_fields(self) -> PlyFields {
        match self {
            Self::Kept => PlyFields::Action(ActionFields::Hidden(self.public_text())),
            Self::Deck => PlyFields::Draw(DrawFields::Shuffle { cards: Vec::new() }),
        }
    }
}
