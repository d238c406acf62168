//! Answers to requests about positions outside tables: what can be done there, and what a draft would do.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{Action, AnyGame, Explanation};
use game::{Seat, Turn};
use play::{Draft, KingsPosition, Moment, Preview, Refusal, TurnPlan, UsualTurn};
use seat_of_kings::Card;
use words::Language;

use crate::api::{
    ExplanationBody, Fault, PositionBody, PositionOf, PositionPreviewOf, PositionTurnOf,
    PositionTurnsOf, PositionWhyNot,
};
use crate::position_analysis::{refused, start};
use crate::problem::Problem;
use crate::requests::{Meant, check_draft};

/// A position and what can be done there. A position that is wrong, or a decision that is illegal, is an answer too, in
/// this language.
///
/// # Errors
///
/// Any other problem of the request.
pub fn moment(asked: &PositionOf, language: Language) -> Result<PositionBody, Problem> {
    let nothing = |fault| PositionBody::None {
        fault: Box::new(fault),
    };
    match careful(|| moment_after(asked)) {
        Ok(moment) => Ok(moment),
        Err(Problem::Position(fault)) => Ok(nothing(fault.in_language(language))),
        Err(Problem::KingsPosition(fault)) => Ok(nothing(Fault::of_kings(&fault, language))),
        Err(Problem::Refused(Refusal::Illegal(why))) => Ok(PositionBody::Illegal {
            why: Box::new(ExplanationBody::of(&why, language)),
        }),
        Err(problem) => Err(problem),
    }
}

fn moment_after(asked: &PositionOf) -> Result<PositionBody, Problem> {
    let start = start(asked)?;
    let seat = reader(&start, asked)?;
    let actions = asked.actions.iter().cloned();
    let body = if start.as_kings().is_some() {
        let position = KingsPosition::after(start, actions, seat)?;
        position.map(|position| PositionBody::Kings(Box::new(position)))
    } else {
        let moment = Moment::after(start, actions)?;
        moment.map(|moment| PositionBody::Moment(Box::new(moment)))
    };
    body.ok_or(Problem::Failed)
}

/// The preview of a draft of the seat that decides.
///
/// # Errors
///
/// [`Problem::TooMany`], the fault of the position or of an action before it, or why a decision is refused.
pub fn position_preview(asked: &PositionPreviewOf) -> Result<Preview, Problem> {
    check_draft(&asked.draft)?;
    careful(|| Ok(draft(&asked.position)?.preview_of(asked.draft.iter().cloned())?))
}

/// The plan of a turn of Seat of Kings of the seat that decides.
///
/// # Errors
///
/// As [`position_preview`].
pub fn position_turn(asked: &PositionTurnOf) -> Result<TurnPlan, Problem> {
    let wishes = asked.wishes.read()?;
    careful(|| Ok(draft(&asked.position)?.plan_turn(&wishes)?))
}

/// The usual turn of each fit of a card of Seat of Kings, for the seat that decides.
///
/// # Errors
///
/// As [`position_preview`].
pub fn position_turns(asked: &PositionTurnsOf) -> Result<Vec<UsualTurn>, Problem> {
    let card = Card::new(asked.card).ok_or(Refusal::NotAMove)?;
    careful(|| Ok(draft(&asked.position)?.usual_turns(card)?))
}

/// Explains in this language why a decision is not legal for the seat that decides, or why a press leads to nothing. Returns `None`
/// if it is, or does not.
///
/// # Errors
///
/// As [`position_preview`], and [`Problem::Malformed`] unless it is either.
pub fn position_why_not(
    asked: &PositionWhyNot,
    language: Language,
) -> Result<Option<ExplanationBody>, Problem> {
    careful(|| {
        let game = played(&asked.position)?;
        asked_seat(&game, &asked.position)?;
        let explanation = match asked.tried.read(&game)? {
            Meant::Presses(hills) => game
                .as_ringforts()
                .and_then(|line| Explanation::of_presses(line.position(), &hills)),
            Meant::Action(action) => {
                let action = match (action, game.as_kings()) {
                    (Action::Kings(decision), Some(state)) => {
                        Action::Kings(state.public().with_whole_fit(decision))
                    }
                    _ => action,
                };
                game.explain(action).map_err(|_| Refusal::NotAMove)?
            }
        };
        let explanation = explanation.as_ref();
        Ok(explanation.map(|why| ExplanationBody::of(why, language)))
    })
}

/// A draft of the seat that decides after the actions.
fn draft(asked: &PositionOf) -> Result<Draft, Problem> {
    let game = played(asked)?;
    asked_seat(&game, asked)?;
    Ok(Draft::of(&game)?)
}

/// The game after the actions.
fn played(asked: &PositionOf) -> Result<AnyGame, Problem> {
    let mut game = start(asked)?;
    for input in &asked.actions {
        game.play(input.action()?).map_err(refused)?;
    }
    Ok(game)
}

/// Refuses unless a seat decides, and the seat that reads is that one.
fn asked_seat(game: &AnyGame, asked: &PositionOf) -> Result<(), Problem> {
    let decides = match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance => return Err(Refusal::NotAsked.into()),
        Turn::Over(_) => return Err(Refusal::Over.into()),
    };
    match reader(game, asked)? {
        Some(seat) if seat != decides => Err(Refusal::NotAsked.into()),
        _ => Ok(()),
    }
}

/// The seat that reads, if it is named.
fn reader(game: &AnyGame, asked: &PositionOf) -> Result<Option<Seat>, Problem> {
    let Some(name) = &asked.seat else {
        return Ok(None);
    };
    let place = game.seat_names().iter().position(|seat| seat == name);
    let place = place.and_then(|place| u8::try_from(place).ok());
    let nowhere = || Problem::Malformed("seat: not one of this position".into());
    place.map(Seat::new).map(Some).ok_or_else(nowhere)
}

/// Answers. A panic refuses this request alone.
fn careful<T>(answer: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(answer)).unwrap_or(Err(Problem::Failed))
}
