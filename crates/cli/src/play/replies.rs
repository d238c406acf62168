//! What is told to somebody who asks: legal decisions, reasons, hints, scores, the log, previews.

use ::play::{Legal, Refusal, Table, Then};
use catalog::{AnyGame, AnyVariant};
use game::Seat;

use super::opponents::HINT;
use super::told::{seat_name, standing};
use super::{moment, typed};
use crate::moves;
use crate::page::{WIDTH, wrapped};
use crate::show::kings;
use crate::words::Words;

/// So many legal decisions are listed; of more, how many there are of each kind.
const MOST_LISTED: usize = 100;

/// The legal decisions of a seat that begin so.
pub(crate) fn legal(table: &Table, seat: Seat, begin: &str, words: &Words) -> String {
    let legal = table.legal(seat);
    let lines = listed(&legal.unwrap_or_default(), begin, words);
    match lines.as_str() {
        "" => words.say("play-no-moves", &[("begin", begin.into())]) + "\n",
        _ => lines,
    }
}

fn listed(legal: &Legal, begin: &str, words: &Words) -> String {
    let mut lines = String::new();
    let is_meant = |token: &&String| token.starts_with(begin);
    let tokens = legal.tokens();
    let tokens: Vec<_> = tokens.iter().filter(is_meant).collect();
    match tokens.len() > MOST_LISTED && begin.is_empty() {
        true => lines.push_str(&kinds(&tokens, words)),
        // A decision of several words would be torn apart at the end of a line.
        false if tokens.iter().any(|token| token.contains(' ')) => {
            lines.extend(tokens.iter().map(|token| format!("{token}\n")));
        }
        false if tokens.is_empty() => {}
        false => {
            let tokens: Vec<_> = tokens.into_iter().map(String::as_str).collect();
            lines.push_str(&wrapped(&tokens.join(" "), 0));
        }
    }
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

/// How many there are of each kind.
fn kinds(tokens: &[&String], words: &Words) -> String {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for token in tokens {
        let word = token.split(' ').next().unwrap_or_default();
        match kinds.last_mut() {
            Some((last, count)) if *last == word => *count += 1,
            _ => kinds.push((word, 1)),
        }
    }
    let kinds: Vec<_> = kinds
        .iter()
        .map(|(word, count)| format!("{word} ({count})"))
        .collect();
    let values = [("kinds", kinds.join(", ").into())];
    wrapped(&words.say("play-kinds", &values), 0)
}

/// A decision as tokens of the variant are written.
pub(crate) fn token(table: &Table, typed: &str) -> String {
    match table.variant() {
        AnyVariant::Ringforts(_) => typed::with_capitals(typed),
        AnyVariant::SeatOfKings => typed.into(),
    }
}

/// Why a decision is not legal, or that it is.
pub(crate) fn why(table: &Table, seat: Seat, typed: &str, words: &Words) -> String {
    let token = token(table, typed);
    let action = table.action_of(&token.as_str().into());
    let told = match action.and_then(|action| table.explain(seat, action)) {
        Ok(None) => words.say("play-legal", &[("token", token.as_str().into())]),
        Ok(Some(because)) => moves::reason(&because, words),
        Err(refusal) => refused(&refusal, &token, words),
    };
    wrapped(&told, 0)
}

/// Why a table refuses, with what to type instead.
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
            let name = format!("play-refused-{}", refusal.code());
            words.say(&name, &[("token", typed.into())])
        }
    }
}

/// What a good player would do, or that nobody knows.
pub(crate) fn hint(decision: anyhow::Result<String>, words: &Words) -> String {
    match decision {
        Ok(decision) => {
            let values = [("level", HINT.into()), ("decision", decision.into())];
            words.say("play-hint", &values) + "\n"
        }
        Err(error) => {
            let values = [("error", format!("{error:#}").into())];
            wrapped(&words.say("play-no-hint", &values), 0)
        }
    }
}

/// How the game stands, and the match if there is one. Rule: M1, M5
pub(crate) fn score(table: &Table, words: &Words) -> String {
    let game = match table.game() {
        AnyGame::Ringforts(_) => format!("{}\n", table.game().score()),
        AnyGame::SeatOfKings(state) => kings::table(state.public(), words),
    };
    let standing = standing(table, words).map(|line| line + "\n");
    game + &standing.unwrap_or_default()
}

/// What was decided and drawn, as everybody may know it. Rule: SKO4
pub(crate) fn log(table: &Table, words: &Words) -> String {
    let entries = table.log().iter().enumerate().map(|(place, entry)| {
        let who = entry.who.map(|(seat, _)| seat_name(table, seat, words));
        let who = who.unwrap_or_else(|| words.get("play-chance"));
        format!("{}. {who} {}", place + 1, table.public_text(entry))
    });
    let entries: Vec<_> = entries.collect();
    match entries.as_slice() {
        [] => words.get("play-no-log") + "\n",
        entries => in_columns(entries),
    }
}

/// Entries one after the other with commas between, none of them torn apart that is not too long for a line.
fn in_columns(entries: &[String]) -> String {
    let (mut page, mut line) = (String::new(), String::new());
    for (place, entry) in entries.iter().enumerate() {
        let comma = if place + 1 < entries.len() { "," } else { "" };
        if !line.is_empty() && line.len() + 1 + entry.len() + comma.len() > WIDTH {
            page.push_str(&(line + "\n"));
            line = String::new();
        }
        line.push_str(if line.is_empty() { "" } else { " " });
        line.push_str(entry);
        line.push_str(comma);
    }
    let lines = page + &line;
    lines.lines().map(|line| wrapped(line, 0)).collect()
}

/// What decisions of a seat would do, one after the other. Nothing of it happens.
pub(crate) fn preview(table: &Table, seat: Seat, draft: &[String], words: &Words) -> String {
    let draft: Vec<_> = draft.iter().map(|typed| token(table, typed)).collect();
    let preview = match table.preview(seat, draft.iter().map(String::as_str)) {
        Ok(preview) => preview,
        Err(refusal) => {
            return wrapped(&refused(&refusal, &draft.join("; "), words), 0);
        }
    };
    let then = words.get(match preview.then {
        Then::Decides => "play-then-decides",
        Then::Done => "play-then-done",
        Then::Drawn => "play-then-drawn",
    });
    let page = moment::seen_page(&preview.seen, words);
    format!("\n{page}\n{}", wrapped(&then, 0))
}
