//! One step of a course.

use std::collections::BTreeSet;

use bots::levels::LEVEL_COUNT;
use catalog::AnyGame;

use crate::aims::ensure_all;
use crate::answers::{play, read, refusal};
use crate::data::{Answer, Kind, Step};
use crate::finds::found;
use crate::measures::{captures, measure};
use crate::{Checked, ensure, looks, turn};

/// The clauses that teach how ringforts are captured, each in its game.
const CAPTURING: [&str; 6] = ["FT2", "SH7", "SHL2", "HK6", "PC5", "SD4"];

/// Checks a step. `known` are the clauses brought by it or before it.
pub(crate) fn check(step: &Step, known: &BTreeSet<&str>) -> Checked {
    check_keys(step)?;
    check_clauses(step, known)?;
    let game = read(&step.position)?;
    let is_learners = step.kind == Kind::Count || game.seat_name() == Some(&step.seat);
    ensure(is_learners, || format!("{} is not to move", step.seat))?;
    let has_hands = matches!(game, AnyGame::SeatOfKings(_));
    ensure(
        has_hands || !step.alone && step.elsewhere.is_empty(),
        || "the page shows other positions and seats apart in Seat of Kings only".into(),
    )?;
    let may_capture = CAPTURING.iter().any(|clause| known.contains(clause));
    ensure(captures(&game) == 0 || may_capture, || {
        "something can be captured, and capturing was not brought".into()
    })?;
    match step.kind {
        Kind::Play | Kind::Choose => check_turns(step, &game)?,
        Kind::Find => check_find(step, &game)?,
        Kind::Count => check_count(step, &game)?,
        Kind::Game => {}
    }
    if let Some(proof) = &step.proof {
        let after = play(&game, &proof.line).map_err(|fault| format!("proof: {fault}"))?;
        ensure_all(&after, &proof.aim).map_err(|fault| format!("proof: {fault}"))?;
    }
    for other in &step.elsewhere {
        let (clause, _) = refusal(&read(&other.position)?, &other.token)?;
        ensure(clause == other.clause, || {
            format!("elsewhere {} is refused by {clause}", other.token)
        })?;
    }
    let of_turns = step.turns.iter().flat_map(|turn| &turn.look);
    let all: Vec<_> = step.look.iter().chain(of_turns).cloned().collect();
    looks::check(&game, &all, &step.seat)
}

/// Each kind has its own keys, and all but a game have a hint.
fn check_keys(step: &Step) -> Checked {
    let keys = [
        ("turn", !step.turns.is_empty()),
        (
            "options",
            step.turns.iter().any(|turn| !turn.options.is_empty()),
        ),
        ("find", step.find.is_some()),
        ("ask", step.ask.is_some()),
        ("answer", step.answer.is_some()),
        ("look", !step.look.is_empty()),
        (
            "level",
            step.level
                .is_some_and(|level| (1..=LEVEL_COUNT).contains(&level)),
        ),
        ("tutor", step.tutor.is_some()),
    ];
    let expected: &[&str] = match step.kind {
        Kind::Play => &["turn", "look"],
        Kind::Choose => &["turn", "options", "look"],
        Kind::Find => &["find", "answer", "look"],
        Kind::Count => &["ask", "answer", "look"],
        Kind::Game => &["level", "tutor"],
    };
    let found = keys
        .iter()
        .filter(|(_, is_there)| *is_there)
        .map(|(name, _)| *name);
    let found: Vec<_> = found.collect();
    // No place on the board says how points are counted.
    let is_unlit = step.kind == Kind::Count && step.look.is_empty();
    let expected: Vec<_> = expected
        .iter()
        .copied()
        .filter(|key| !(is_unlit && *key == "look"))
        .collect();
    ensure(found == expected, || {
        format!("has the keys {found:?}, not {expected:?}")
    })?;
    let may_have_wrong = matches!(step.kind, Kind::Find | Kind::Count);
    ensure(step.wrong.is_empty() || may_have_wrong, || {
        "has the key wrong".into()
    })
}

/// It needs only what is known, and answers only by what it is about.
fn check_clauses(step: &Step, known: &BTreeSet<&str>) -> Checked {
    for clause in &step.uses {
        ensure(known.contains(&**clause), || {
            format!("uses {clause}, which was not brought")
        })?;
    }
    let own: BTreeSet<_> = step
        .brings
        .iter()
        .chain(&step.uses)
        .map(|clause| &**clause)
        .collect();
    for clause in step.answering() {
        ensure(own.contains(clause), || {
            format!("answers by {clause}, which it is not about")
        })?;
    }
    Ok(())
}

/// Plays all turns, each from wherever the one before may have led.
fn check_turns(step: &Step, game: &AnyGame) -> Checked {
    let mut games = vec![game.clone()];
    for (number, turn) in (1..).zip(&step.turns) {
        ensure(turn.look.is_empty() == (number == 1), || {
            format!("turn {number}: only the turns after the first have a look of their own")
        })?;
        let mut after = Vec::new();
        for game in &games {
            let ends = turn::check(game, step, turn);
            after.extend(ends.map_err(|fault| format!("turn {number}: {fault}"))?);
        }
        games = after;
    }
    Ok(())
}

fn check_find(step: &Step, game: &AnyGame) -> Checked {
    let find = step.find.as_deref().unwrap_or_default();
    let expected = found(game, find, &step.seat)?;
    let marks: Vec<_> = expected.iter().cloned().collect();
    ensure(step.answer == Some(Answer::Marks(marks)), || {
        format!("{find}: {expected:?}")
    })?;
    for wrong in &step.wrong {
        let Answer::Mark(mark) = &wrong.answer else {
            return Err(format!("no mark: {:?}", wrong.answer));
        };
        ensure(!expected.contains(mark), || {
            format!("wrong {mark} is right")
        })?;
        ensure(wrong.refused || wrong.token.is_none(), || {
            format!("wrong {mark} has a move")
        })?;
        if wrong.refused {
            let (clause, _) = refusal(game, wrong.token.as_ref().unwrap_or(mark))?;
            ensure(clause == wrong.clause, || {
                format!("wrong {mark} is refused by {clause}")
            })?;
        }
    }
    Ok(())
}

fn check_count(step: &Step, game: &AnyGame) -> Checked {
    let ask = step.ask.as_deref().unwrap_or_default();
    let words: Vec<_> = ask.split(' ').collect();
    let right = Answer::Number(measure(game, &words)?);
    ensure(step.answer.as_ref() == Some(&right), || {
        format!("{ask}: {right:?}")
    })?;
    for wrong in &step.wrong {
        let is_number = matches!(wrong.answer, Answer::Number(_));
        ensure(is_number && !wrong.refused, || {
            format!("no number: {:?}", wrong.answer)
        })?;
        ensure(wrong.answer != right, || {
            format!("wrong {:?} is right", wrong.answer)
        })?;
    }
    Ok(())
}
