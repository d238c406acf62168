//! Lines of play: reading and playing them, refusals, and every answer that a learner can give.

use catalog::AnyGame;
use seat_of_kings::Stage;

use crate::Checked;

/// A line of tokens and the game after it.
pub(crate) type Answered = (String, AnyGame);

/// The first words of decisions of Seat of Kings after which nothing of the same answer can follow.
const LAST: [&str; 9] = [
    "end",
    "discard",
    "amnesty",
    "keep",
    "keep-fort",
    "ransom",
    "start",
    "region",
    "decline",
];

/// Reads a position, which must be settled.
pub(crate) fn read(position: &str) -> Checked<AnyGame> {
    let game = AnyGame::read_position(position).map_err(|fault| format!("position: {fault}"))?;
    match game.to_string() {
        settled if settled == position => Ok(game),
        settled => Err(format!("not settled: {settled}")),
    }
}

/// Plays a line of tokens with `; ` between them.
pub(crate) fn play(game: &AnyGame, line: &str) -> Checked<AnyGame> {
    let mut after = game.clone();
    for token in line.split("; ") {
        after
            .play_text(token)
            .map_err(|fault| format!("{token}: {fault}"))?;
    }
    Ok(after)
}

/// The clause and the places by which a move is refused.
pub(crate) fn refusal(game: &AnyGame, token: &str) -> Checked<(&'static str, Vec<String>)> {
    let because = game
        .explain_text(token)
        .map_err(|fault| fault.to_string())?;
    let because = because.ok_or_else(|| format!("{token} is legal"))?;
    Ok((because.clause, because.places))
}

/// Every answer of the seat to move: a move, or in Seat of Kings its decisions until another seat decides or its turn
/// is over.
pub(crate) fn all_answers(game: &AnyGame) -> Vec<Answered> {
    let mut answers = Vec::new();
    let mut open = vec![(String::new(), game.clone())];
    while let Some((line, before)) = open.pop() {
        for token in before.legal_tokens() {
            let mut after = before.clone();
            after.play_text(&token).expect("legal");
            let is_whole = is_last(&token, &before, &after);
            let line = if line.is_empty() {
                token
            } else {
                format!("{line}; {token}")
            };
            if is_whole { &mut answers } else { &mut open }.push((line, after));
        }
    }
    answers
}

/// Returns whether a token is the last one of an answer.
fn is_last(token: &str, before: &AnyGame, after: &AnyGame) -> bool {
    let Some(state) = after.as_kings() else {
        return true;
    };
    let word = token.split(' ').next().unwrap_or_default();
    LAST.contains(&word)
        || after.seat_name() != before.seat_name()
        || state.public().stage() == Stage::Turn
}
