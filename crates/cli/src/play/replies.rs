//! Replies to questions: legal decisions, reasons, hints, scores, the log, previews.

use ::play::{ActionInput, Continuation, Decider, Legal, Reader, Refusal, Table};
use anstream::adapter::strip_str;
use catalog::{Action, AnyGame, Observation};
use game::Seat;
use seat_of_kings::Decisions;
use view::{KingsView, Perspective};

use super::announcements::{departures, result, result_beside_board, standing};
use super::opponents::HINT_LEVEL;
use super::{line_command, log_sentences, seat_view};
use crate::errors;
use crate::page::wrapped;
use crate::show::{Scene, kings, ringforts};
use crate::words::Words;

/// The most decisions of Seat of Kings that are listed; if there are more, they are counted by kind.
const MAX_LISTED: usize = 100;

/// The legal decisions of a seat whose tokens begin with `begin`.
pub(crate) fn legal(table: &Table, seat: Seat, begin: &str, words: &Words) -> String {
    let legal = table.legal(seat).unwrap_or_default();
    let mut tokens = legal.tokens();
    tokens.retain(|token| token.starts_with(begin));
    let lines = match kinds(table, seat) {
        Some(kinds) if tokens.len() > MAX_LISTED && begin.is_empty() => {
            wrapped(&words.say("play-kinds", &[("kinds", kinds.into())]), 0)
        }
        // A decision of several words would be torn apart at the end of a line.
        Some(_) => tokens.iter().map(|token| format!("{token}\n")).collect(),
        None if tokens.is_empty() => String::new(),
        None => wrapped(&tokens.join(" "), 0),
    };
    match lines + &folded(&legal, begin, words) {
        lines if lines.is_empty() => words.say("play-no-moves", &[("begin", begin.into())]) + "\n",
        lines => lines,
    }
}

/// The legal decisions that are folded and begin with `begin`, each kind as a sentence.
fn folded(legal: &Legal, begin: &str, words: &Words) -> String {
    let mut lines = String::new();
    let replaces = legal.replaces.iter();
    let replaces = replaces.map(|(hill, links)| ("play-links", format!("x{hill}"), links));
    let stones = legal.stones.iter().map(|stone| {
        let token = format!("stone {} {}", stone.card, stone.region);
        ("play-swaps", token, &stone.pieces)
    });
    for (message, token, rest) in replaces.chain(stones) {
        if token.starts_with(begin) {
            let values = [("token", token.into()), ("rest", rest.join(" ").into())];
            lines.push_str(&wrapped(&words.say(message, &values), 0));
        }
    }
    if !legal.keeps.is_empty() && "keep".starts_with(begin) {
        let cards: Vec<_> = legal.keeps.iter().map(u8::to_string).collect();
        let values = [("cards", words.list(&cards).into())];
        lines.push_str(&wrapped(&words.say("play-keeps", &values), 0));
    }
    lines
}

/// The number of legal decisions of each kind that a seat has; `None` in a ringfort game.
fn kinds(table: &Table, seat: Seat) -> Option<String> {
    let Observation::SeatOfKings(view) = seat_view::seen_by(table, seat) else {
        return None;
    };
    let decisions = view.decisions();
    let others = decisions.iter().flat_map(Decisions::others);
    Some(kings::count_by_kind(others))
}

/// The token that a person means: in ringfort games with column letters in capitals.
pub(crate) fn token(table: &Table, typed: &str) -> String {
    if table.variant().has_chance() {
        typed.into()
    } else {
        line_command::with_capitals(typed)
    }
}

/// Says why the decision of a token is not legal, or that it is.
pub(crate) fn why(table: &Table, seat: Seat, typed: &str, words: &Words) -> String {
    let token = token(table, typed);
    match ActionInput::from(token.as_str()).action() {
        Ok(action) => why_action(table, seat, action, words),
        Err(refusal) => wrapped(&refused(&refusal, &token, words), 0),
    }
}

/// Says why an action is not legal, or that it is.
pub(crate) fn why_action(table: &Table, seat: Seat, action: Action, words: &Words) -> String {
    let token = action.to_string();
    let sentence = match table.explain(seat, action) {
        Ok(None) => words.say("play-legal", &[("token", token.into())]),
        Ok(Some(because)) => refused(&Refusal::Illegal(because), &token, words),
        Err(refusal) => refused(&refusal, &token, words),
    };
    wrapped(&sentence, 0)
}

/// The sentence of a refusal: in the words of the terminal, which say what to type instead, or else of every client.
pub(crate) fn refused(refusal: &Refusal, typed: &str, words: &Words) -> String {
    match refusal {
        Refusal::Illegal(because) => {
            let values = [
                ("token", typed.into()),
                ("clause", because.clause.into()),
                ("sentence", words.explain(because).into()),
            ];
            words.say("play-illegal", &values)
        }
        refusal => {
            let code = refusal.code();
            let own = format!("play-refused-{code}");
            if words.has(&own) {
                words.say(&own, &[("token", typed.into())])
            } else {
                words.get(&format!("error-{code}"))
            }
        }
    }
}

/// The decision that a strong player would make, or why there is no hint.
pub(crate) fn hint(decision: anyhow::Result<String>, words: &Words) -> String {
    match decision {
        Ok(decision) => {
            let values = [("level", HINT_LEVEL.into()), ("decision", decision.into())];
            words.say("play-hint", &values) + "\n"
        }
        Err(error) => {
            let values = [("error", errors::line(&error, words).into())];
            wrapped(&words.say("play-no-hint", &values), 0)
        }
    }
}

/// The score of the game and the standing of the match. Rule: M1, M5
pub(crate) fn score(table: &Table, words: &Words) -> String {
    let game = match table.game() {
        AnyGame::SeatOfKings(state) => {
            kings::table(&KingsView::of(Perspective::Watcher(state)), words)
        }
        AnyGame::Ringforts(line) => ringforts::table(line.position(), words),
    };
    let result = result_beside_board(table, words);
    let lines = result.into_iter().chain(standing(table, words));
    let lines: String = lines.map(|line| wrapped(&line, 0)).collect();
    // The line of messages on the screen has no styles.
    format!("{}{lines}", strip_str(&game))
}

/// The log as everybody may see it, a sentence for each entry, and the result of a game that was not played out. Rule: SKO4
pub(crate) fn log(table: &Table, words: &Words) -> String {
    let entries = table.log_views(Reader::Watcher, 0..table.log().len());
    let mut left = departures(table, words);
    let told = left.len();
    let mut lines = String::new();
    for (entry, number) in entries.iter().zip(1..) {
        // The computer decides for a seat from when it left.
        let is_of = |seat: Seat| entry.seat == Some(table.name(seat));
        if entry.by == Some(Decider::StandIn)
            && let Some(place) = left.iter().position(|(seat, _)| is_of(*seat))
        {
            lines += &wrapped(&left.remove(place).1, 0);
        }
        let sentence = log_sentences::sentence(table, entry, words);
        lines += &wrapped(&format!("{number}. {sentence}"), 0);
    }
    let left = left.into_iter().map(|(_, sentence)| sentence);
    lines.extend(left.map(|line| wrapped(&line, 0)));
    if !table.game().is_over() {
        let ended = result(table, words).into_iter().skip(told);
        lines.extend(ended.map(|line| wrapped(&line, 0)));
    }
    match lines.as_str() {
        "" => words.get("play-no-log") + "\n",
        _ => lines,
    }
}

/// The position after some decisions of a seat. The table does not change.
pub(crate) fn preview(table: &Table, seat: Seat, draft: &[String], words: &Words) -> String {
    let draft: Vec<_> = draft.iter().map(|typed| token(table, typed)).collect();
    let preview = match table.preview(seat, draft.iter().map(String::as_str)) {
        Ok(preview) => preview,
        Err(refusal) => {
            return wrapped(&refused(&refusal, &draft.join("; "), words), 0);
        }
    };
    let then = words.get(match preview.then {
        Continuation::Decides => "play-then-decides",
        Continuation::Done => "play-then-done",
        Continuation::Drawn => "play-then-drawn",
    });
    let page = Scene::seen(&preview.seen).page(None, words);
    format!("\n{page}\n{}", wrapped(&then, 0))
}
