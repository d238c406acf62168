//! The sentence that says who decides and what, or that chance is next.

use game::Moves;
use seat_of_kings::{Decision, Decisions};
use view::{KingsView, StageObject};

use super::players::possessions;
use super::{player, region_name, style};
use crate::page::{NARROW, styled, wrapped_to};
use crate::words::Words;

/// The most legal decisions that are named; if there are more, they are counted by kind.
const MAX_NAMED: usize = 8;

/// The sentence and the legal decisions if they are known; empty if the game is over.
pub(crate) fn text(view: &KingsView, decisions: Option<Decisions>, words: &Words) -> String {
    let asked = sentence_of(view, words, NARROW);
    let is_asked = !asked.is_empty() && view.position.stage.is_asking();
    let Some(decisions) = decisions.filter(|_| is_asked) else {
        return asked;
    };
    let values = [("choices", choices(&decisions).into())];
    let choices = wrapped_to(NARROW, &words.say("show-choices", &values), 0);
    format!("{asked}{choices}")
}

/// The sentence, wrapped to a width; empty if nobody is asked.
pub(super) fn sentence_of(view: &KingsView, words: &Words, width: usize) -> String {
    let Some(sentence) = sentence(view, words) else {
        return String::new();
    };
    let sentence = wrapped_to(width, &sentence, 0);
    match view.position.stage.seat {
        Some(seat) => lines_in(&sentence, seat),
        None => sentence,
    }
}

/// Each line in the style of a player.
fn lines_in(text: &str, seat: &str) -> String {
    let lines = text.lines().map(|line| styled(style(seat), line) + "\n");
    lines.collect()
}

/// The sentence alone; `None` if the game is over.
pub(super) fn sentence(view: &KingsView, words: &Words) -> Option<String> {
    let stage = &view.position.stage;
    let name = message(stage)?;
    let seats = [("seat", stage.seat), ("captor", stage.captor)];
    let mut values: Vec<_> = seats
        .into_iter()
        .filter_map(|(key, seat)| Some((key, player(seat?, words).into())))
        .collect();
    if let Some(region) = stage.region {
        values.push(("region", region_name(region, words).into()));
    }
    for (key, number) in [("card", stage.card), ("cost", stage.cost)] {
        values.extend(number.map(|number| (key, number.into())));
    }
    if let Some(positions) = stage.left.as_ref().or(stage.active.as_ref()) {
        let names: Vec<_> = positions.iter().map(ToString::to_string).collect();
        values.push(("places", words.list(&names).into()));
    }
    values.push(("count", count(view).into()));
    Some(words.say(&format!("show-ask-{name}"), &values))
}

/// The name of the message behind `show-ask-`; `None` if the game is over.
fn message(stage: &StageObject) -> Option<&'static str> {
    match (stage.name, stage.draw) {
        (_, Some(draw @ ("lots" | "deal"))) => Some(draw),
        (_, Some(_)) => Some("reshuffle"),
        ("over", _) => None,
        ("activate", _) if stage.cost.is_some() => Some("activate-exchange"),
        (name, _) => Some(name),
    }
}

/// The number of pieces of a garrison, of prisoners for ransom, or of positions to place on or to promote from.
fn count(view: &KingsView) -> usize {
    let stage = &view.position.stage;
    if let Some(pieces) = stage.pieces {
        return pieces.into();
    }
    if let (Some(captor), Some(owner)) = (stage.captor, stage.seat) {
        let held = possessions(view, captor).prisoners.get(owner);
        return held.copied().unwrap_or_default().into();
    }
    let positions = stage.left.as_ref().or(stage.active.as_ref());
    positions.map_or(0, Vec::len)
}

/// The legal decisions if they are few, otherwise their number by kind.
fn choices(decisions: &Decisions) -> String {
    if decisions.len() <= MAX_NAMED {
        let tokens = decisions.iter().map(|decision| decision.to_string());
        return tokens.collect::<Vec<_>>().join(", ");
    }
    count_by_kind(decisions.iter())
}

/// The number of decisions of each kind, as in `discard (3), play (12)`; the kinds in their order of appearance.
pub(crate) fn count_by_kind(decisions: impl Iterator<Item = Decision>) -> String {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for decision in decisions {
        let kind = decision.kind().name;
        match kinds.last_mut() {
            Some((last, count)) if *last == kind => *count += 1,
            _ => kinds.push((kind, 1)),
        }
    }
    let kinds: Vec<_> = kinds
        .iter()
        .map(|(kind, count)| format!("{kind} ({count})"))
        .collect();
    kinds.join(", ")
}
