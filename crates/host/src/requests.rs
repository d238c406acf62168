//! Answers to requests about a table that change nothing: previews, explanations, hints, decks.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{Action, AnyGame};
use game::Seat;
use play::{ActionInput, Agreement, DeckView, Refusal, Table, TurnWishes, read_deck};
use ringforts::Hill;
use seat_of_kings::{Card, Decision, Deck, Faults, State};
use words::Language;

use crate::api::{
    DeckFileBody, DeckFileOf, ExplanationBody, HintFor, Preview, PreviewOf, Tried, Turn, TurnOf,
    Turns, TurnsOf, TutorFor, WhyNot, WishesOf,
};
use crate::kings_faults::in_deck;
use crate::loaded_table::LoadedTable;
use crate::problem::Problem;
use crate::questions::HintQuestion;
use crate::secret::{Secret, SecretHash};
use crate::sentences;
use crate::tutor::TutorQuestion;

/// The most decisions of a draft.
const MAX_DRAFT: usize = 32;

/// Presses that are explained together at most: what is taken, and both ends of a link.
const MAX_PRESSES: usize = 3;

/// The most secrets of one request.
const MAX_SECRETS: usize = 100;

/// The most rounds of a game of Seat of Kings at a table: by then every game is long over.
const MAX_ROUNDS: u32 = 1000;

/// Refuses terms of a new table that nobody can need. Tables that were opened before keep theirs.
///
/// # Errors
///
/// [`Refusal::InvalidTerms`].
pub fn check_terms(agreed: &Agreement) -> Result<(), Problem> {
    if agreed
        .kings
        .max_rounds
        .is_none_or(|rounds| rounds <= MAX_ROUNDS)
    {
        Ok(())
    } else {
        let detail = format!("kings.max_rounds: at most {MAX_ROUNDS}");
        Err(Refusal::InvalidTerms(detail).into())
    }
}

/// Refuses a draft that is too long, before its table is loaded.
///
/// # Errors
///
/// [`Problem::TooMany`].
pub fn check_draft(draft: &[ActionInput]) -> Result<(), Problem> {
    if draft.len() <= MAX_DRAFT {
        Ok(())
    } else {
        Err(Problem::TooMany)
    }
}

/// The preview of a draft of actions.
///
/// # Errors
///
/// [`Problem::WrongSecret`], or why the table refuses.
pub fn preview(loaded: &LoadedTable, asked: &PreviewOf) -> Result<Preview, Problem> {
    check_draft(&asked.draft)?;
    read_as(loaded, &asked.secret, &asked.seat, |table, seat| {
        let preview = table.preview(seat, asked.draft.iter().cloned())?;
        Ok(Preview {
            version: table.version(),
            preview,
        })
    })
}

/// The plan of a turn of Seat of Kings.
///
/// # Errors
///
/// [`Problem::WrongSecret`], [`Problem::TooMany`], or why the table refuses.
pub fn plan_turn(loaded: &LoadedTable, asked: &TurnOf) -> Result<Turn, Problem> {
    let wishes = asked.wishes.read();
    read_as(loaded, &asked.secret, &asked.seat, |table, seat| {
        Ok(Turn {
            version: table.version(),
            plan: table.plan_turn(seat, &wishes?)?,
        })
    })
}

/// The usual turn of each fit of a card of Seat of Kings.
///
/// # Errors
///
/// [`Problem::WrongSecret`], or why the table refuses.
pub fn usual_turns(loaded: &LoadedTable, asked: &TurnsOf) -> Result<Turns, Problem> {
    read_as(loaded, &asked.secret, &asked.seat, |table, seat| {
        let card = Card::new(asked.card).ok_or(Refusal::NotAMove)?;
        Ok(Turns {
            version: table.version(),
            turns: table.usual_turns(seat, card)?,
        })
    })
}

impl WishesOf {
    /// The choices that are meant.
    ///
    /// # Errors
    ///
    /// [`Problem::TooMany`], or if one of them is no decision of Seat of Kings.
    pub(crate) fn read(&self) -> Result<TurnWishes, Problem> {
        if self.also.len().max(self.without.len()) > MAX_DRAFT {
            return Err(Problem::TooMany);
        }
        let all = |inputs: &[ActionInput]| -> Result<_, Problem> {
            inputs.iter().map(decision).collect()
        };
        Ok(TurnWishes {
            begin: self.begin.as_ref().map(decision).transpose()?,
            also: all(&self.also)?,
            without: all(&self.without)?,
        })
    }
}

/// The subject of an explanation.
pub(crate) enum Meant {
    /// An action, legal or not.
    Action(Action),
    /// Presses on a ringfort board, in order, of which there is one at least.
    Presses(Vec<Hill>),
}

impl Tried {
    /// The action or the presses that are meant in a game.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`] unless it is either, [`Problem::RingfortsOnly`], or if it is no action.
    pub(crate) fn read(&self, game: &AnyGame) -> Result<Meant, Problem> {
        match (&self.action, self.hills.len()) {
            (Some(action), 0) => Ok(Meant::Action(action.action()?)),
            (None, 1..=MAX_PRESSES) if game.as_ringforts().is_some() => {
                let hills = self.hills.iter().map(|name| Hill::from_name(name));
                let hills: Option<_> = hills.collect();
                let unknown = || Problem::Malformed("hills: not the names of hills".into());
                hills.map(Meant::Presses).ok_or_else(unknown)
            }
            (None, 1..=MAX_PRESSES) => Err(Problem::RingfortsOnly),
            _ => Err(Problem::Malformed(
                "either `action`, or one to three `hills`".into(),
            )),
        }
    }
}

/// The decision of Seat of Kings that is meant.
fn decision(input: &ActionInput) -> Result<Decision, Problem> {
    match input.action()? {
        Action::Kings(decision) => Ok(decision),
        Action::Ringforts(_) => Err(Problem::KingsOnly),
    }
}

/// Explains in this language why a decision is not legal, or why a press leads to nothing. Returns `None` if it is, or does not.
///
/// # Errors
///
/// [`Problem::WrongSecret`], [`Problem::Malformed`] unless it is either, or why the table refuses.
pub fn explain(
    loaded: &LoadedTable,
    asked: &WhyNot,
    language: Language,
) -> Result<Option<ExplanationBody>, Problem> {
    read_as(loaded, &asked.secret, &asked.seat, |table, seat| {
        let explanation = match asked.tried.read(table.game())? {
            Meant::Action(action) => table.explain(seat, table.with_whole_fit(action))?,
            Meant::Presses(hills) => table.explain_presses(seat, &hills)?,
        };
        let explanation = explanation.as_ref();
        Ok(explanation.map(|why| ExplanationBody::of(why, language)))
    })
}

/// The question what a computer player would decide in the place of a seat.
///
/// # Errors
///
/// [`Problem::WrongSecret`], or why the table refuses.
pub fn hint(loaded: &LoadedTable, asked: &HintFor) -> Result<HintQuestion, Problem> {
    read_as(loaded, &asked.secret, &asked.seat, |table, seat| {
        Ok(HintQuestion::new(table.version(), table.hinted(seat)?))
    })
}

/// The question of a seat to its tutor.
///
/// # Errors
///
/// [`Problem::WrongSecret`], or why the table refuses.
pub fn tutor(loaded: &LoadedTable, asked: &TutorFor) -> Result<TutorQuestion, Problem> {
    read_as(loaded, &asked.secret, &asked.seat, |table, seat| {
        let passage = table.tutored(seat, asked.since)?;
        let action = asked.action.as_ref().map(ActionInput::action).transpose()?;
        match action {
            Some(action) => TutorQuestion::before(table.version(), table.game(), action),
            None => Ok(TutorQuestion::after(table.version(), seat, passage)),
        }
    })
}

/// Reads a table for a seat whose secret is shown. A panic refuses this request alone.
fn read_as<T>(
    loaded: &LoadedTable,
    secret: &Secret,
    seat: &str,
    read: impl FnOnce(&Table, Seat) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let (seat, _) = loaded.seat_of(seat, &[secret.hash()])?;
    let read = catch_unwind(AssertUnwindSafe(|| read(&loaded.table, seat)));
    read.unwrap_or(Err(Problem::Failed))
}

/// The deck that comes with the program.
pub fn usual_deck() -> DeckView {
    DeckView::of(&Deck::reconstructed())
}

/// The deck file of the deck that comes with the program.
pub const fn usual_deck_file() -> &'static str {
    Deck::RECONSTRUCTED_FILE
}

/// The faults of a deck file that somebody means to play with, in this language. Rule: SKC2a
pub fn check_deck(asked: &DeckFileOf, language: Language) -> DeckFileBody {
    let words = sentences::in_language(language);
    let faults = match read_deck(&asked.text) {
        Ok(_) => Vec::new(),
        Err(Faults(faults)) => faults.iter().map(|fault| in_deck(fault, words)).collect(),
    };
    DeckFileBody { faults }
}

/// The deck of a table, by what was agreed there.
///
/// # Errors
///
/// As [`kings_start`].
pub fn deck(agreed: Option<&Agreement>) -> Result<DeckView, Problem> {
    let start = kings_start(agreed)?;
    Ok(DeckView::of(&start.public().options().deck))
}

/// The start of the games of a table of Seat of Kings, by its terms.
///
/// # Errors
///
/// [`Problem::NoTable`] if nothing was, [`Problem::KingsOnly`] if the table has another game.
pub fn kings_start(agreed: Option<&Agreement>) -> Result<State, Problem> {
    let agreed = agreed.ok_or(Problem::NoTable)?;
    agreed.kings_start().ok_or(Problem::KingsOnly)
}

/// The hashes of the secrets of a request.
///
/// # Errors
///
/// [`Problem::TooMany`] if there are more than 100.
pub fn hashes(secrets: &[Secret]) -> Result<Vec<SecretHash>, Problem> {
    if secrets.len() <= MAX_SECRETS {
        Ok(secrets.iter().map(Secret::hash).collect())
    } else {
        Err(Problem::TooMany)
    }
}
