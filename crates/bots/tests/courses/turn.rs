//! One turn of the learner, and the reply to it.

use catalog::AnyGame;
use ringforts::Hill;

use crate::aims::{ensure_all, hold};
use crate::answers::{Answered, all_answers, play, refusal};
use crate::data::{Kind, Near, Refused, Step, Turn};
use crate::{Checked, ensure};

/// Checks a turn, and gives the game after each accepted answer and its reply.
pub(crate) fn check(game: &AnyGame, step: &Step, turn: &Turn) -> Checked<Vec<AnyGame>> {
    let is_learners = game.seat_name() == Some(&step.seat);
    ensure(is_learners, || format!("{} is not to move", step.seat))?;
    for refused in &turn.refuse {
        check_refused(game, refused)?;
    }
    let accepted = accepted(game, turn)?;
    ensure(!accepted.is_empty(), || "nothing is accepted".into())?;
    for (line, after) in &accepted {
        ensure_all(after, &turn.aim).map_err(|fault| format!("accepted {line}: {fault}"))?;
    }
    check_missing(game, turn, &near(turn))?;
    for near in &turn.near {
        check_answered(game, step, near)?;
    }
    if step.kind == Kind::Choose {
        check_missing(game, turn, &others(turn)?)?;
    } else if turn.exact && !accepts_all(turn) {
        check_no_other(game, turn, &accepted)?;
    }
    if step.kind != Kind::Choose && turn.rest.is_none() && !accepts_all(turn) {
        check_told(game, turn, &accepted)?;
    }
    replied(accepted, step, turn)
}

fn check_refused(game: &AnyGame, refused: &Refused) -> Checked {
    let at = match &refused.after {
        Some(line) => &play(game, line)?,
        None => game,
    };
    let (clause, places) = refusal(at, &refused.token)?;
    ensure(clause == refused.clause && places == refused.places, || {
        format!("{} is refused by {clause} {places:?}", refused.token)
    })
}

fn accepts_all(turn: &Turn) -> bool {
    turn.accept == ["*"]
}

/// The accepted lines, and the game after each.
fn accepted(game: &AnyGame, turn: &Turn) -> Checked<Vec<Answered>> {
    if accepts_all(turn) {
        let near = near(turn);
        let mut all = all_answers(game);
        all.retain(|(line, _)| !near.contains(&line));
        return Ok(all);
    }
    let lines = turn.accept.iter();
    let played = lines.map(|line| match play(game, line) {
        Ok(after) => Ok((line.clone(), after)),
        Err(fault) => Err(format!("accepted {fault}")),
    });
    played.collect()
}

fn near(turn: &Turn) -> Vec<&String> {
    turn.near.iter().flat_map(|near| &near.lines).collect()
}

/// The options of a choice that are not right.
fn others(turn: &Turn) -> Checked<Vec<&String>> {
    let (right, other): (Vec<_>, Vec<_>) = turn
        .options
        .iter()
        .partition(|line| turn.accept.contains(line));
    ensure((right.len(), other.len()) == (1, 1), || {
        "no choice of two".into()
    })?;
    Ok(other)
}

/// A fault unless these lines are legal and miss the aim.
fn check_missing(game: &AnyGame, turn: &Turn, lines: &[&String]) -> Checked {
    for line in lines {
        let after = play(game, line)?;
        ensure(!hold(&after, &turn.aim)?, || {
            format!("{line} reaches the aim")
        })?;
    }
    Ok(())
}

/// A fault unless the others can answer each of these lines by one ringfort, which the page draws.
fn check_answered(game: &AnyGame, step: &Step, near: &Near) -> Checked {
    for (line, answer) in near.lines.iter().zip(near.answer.iter().cycle()) {
        let hill = answer.strip_prefix('x').unwrap_or(answer);
        let is_drawn = Hill::from_name(hill).is_some();
        ensure(is_drawn, || format!("answer {answer} is no ringfort"))?;
        let after = play(game, line)?;
        ensure(after.seat_name() != Some(&step.seat), || {
            format!("answer to {line}: {answer} is the learner's own")
        })?;
        play(&after, answer).map_err(|fault| format!("answer to {line}: {fault}"))?;
    }
    Ok(())
}

/// A fault if an answer reaches the aim that is not accepted. The order of decisions with one result does not matter.
fn check_no_other(game: &AnyGame, turn: &Turn, accepted: &[Answered]) -> Checked {
    for (line, after) in all_answers(game) {
        let is_accepted = accepted.iter().any(|(_, end)| *end == after);
        ensure(is_accepted || !hold(&after, &turn.aim)?, || {
            format!("{line} reaches the aim and is not accepted")
        })?;
    }
    Ok(())
}

/// A fault if nothing is said of an answer that is not accepted.
fn check_told(game: &AnyGame, turn: &Turn, accepted: &[Answered]) -> Checked {
    let mut told: Vec<_> = accepted.iter().map(|(_, end)| end.clone()).collect();
    for line in near(turn) {
        told.push(play(game, line)?);
    }
    for (line, end) in all_answers(game) {
        ensure(told.contains(&end), || {
            format!("{line} misses, and nothing is said of it")
        })?;
    }
    Ok(())
}

/// The game after the reply to each answer.
fn replied(accepted: Vec<Answered>, step: &Step, turn: &Turn) -> Checked<Vec<AnyGame>> {
    let mut games = Vec::new();
    for (line, mut after) in accepted {
        for token in turn.reply.iter().flat_map(|reply| reply.split("; ")) {
            ensure(after.seat_name() != Some(&step.seat), || {
                format!("reply to {line}: {token} is the learner's own")
            })?;
            after = play(&after, token).map_err(|fault| format!("reply to {line}: {fault}"))?;
        }
        if !games.contains(&after) {
            games.push(after);
        }
    }
    Ok(games)
}
