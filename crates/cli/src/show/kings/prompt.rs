//! The sentence that says who decides and what, or that chance is next.

use fluent_bundle::FluentValue;
use game::{Moves, Seat};
use seat_of_kings::{Card, Decision, Decisions, Positions, Public, Region, Stage, Step};
use view::Perspective;

use super::{player, region_name, style};
use crate::page::{NARROW, styled, wrapped_to};
use crate::words::{Values, Words};

/// The most legal decisions that are named; if there are more, they are counted by kind.
const MAX_NAMED: usize = 8;

/// The sentence and the legal decisions if they are known; empty if the game is over.
pub(crate) fn text(perspective: Perspective<'_>, words: &Words) -> String {
    let asked = sentence_of(perspective, words, NARROW);
    let is_asked = !asked.is_empty() && perspective.public().decides().is_some();
    let Some(decisions) = perspective.decisions().filter(|_| is_asked) else {
        return asked;
    };
    let values = [("choices", choices(&decisions).into())];
    let choices = wrapped_to(NARROW, &words.say("show-choices", &values), 0);
    format!("{asked}{choices}")
}

/// The sentence, wrapped to a width; empty if nobody is asked.
pub(super) fn sentence_of(perspective: Perspective<'_>, words: &Words, width: usize) -> String {
    let public = perspective.public();
    let Some(sentence) = sentence(perspective, words) else {
        return String::new();
    };
    let sentence = wrapped_to(width, &sentence, 0);
    match public.decides() {
        Some(seat) => lines_in(&sentence, seat, public),
        None => sentence,
    }
}

/// Each line in the style of a player.
fn lines_in(text: &str, seat: Seat, public: &Public) -> String {
    let lines = text
        .lines()
        .map(|line| styled(style(public, seat), line) + "\n");
    lines.collect()
}

/// The sentence alone; `None` if nobody is asked.
pub(super) fn sentence(perspective: Perspective<'_>, words: &Words) -> Option<String> {
    let public = perspective.public();
    let question = Question { public, words };
    if let Some(garrison) = public.garrison() {
        let values = [("count", garrison.left.into())];
        return Some(question.of("garrison", garrison.seat, garrison.region, &values));
    }
    let seat = public.decides();
    let name = match public.step() {
        Step::Lots => "lots",
        Step::Deal => "deal",
        Step::Tie { .. } | Step::TraitorCard { .. } => "reshuffle",
        Step::Keep(_) => "keep",
        Step::Turn => "action",
        Step::Start => "naming",
        Step::Region => "opening",
        Step::Stone { region, .. } if public.stage() == Stage::KeepFort => {
            return seat.map(|seat| question.of("fort", seat, region, &[]));
        }
        Step::Clear | Step::Over(_) => return None,
        _ => return seat.and_then(|seat| question.within_a_region(seat)),
    };
    let seat = seat.map(|seat| ("seat", player(public, seat, words).into()));
    let values: Vec<_> = seat.into_iter().collect();
    Some(words.say(&format!("show-ask-{name}"), &values))
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
        let kind = decision.name();
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

/// Writes the sentence for a position.
struct Question<'a> {
    public: &'a Public,
    words: &'a Words,
}

impl Question<'_> {
    fn of(&self, name: &str, seat: Seat, region: Region, more: &Values<'_>) -> String {
        let mut values = vec![
            ("seat", player(self.public, seat, self.words).into()),
            ("region", region_name(region, self.words).into()),
        ];
        values.extend_from_slice(more);
        self.words.say(&format!("show-ask-{name}"), &values)
    }

    /// The sentence for a step within a region.
    fn within_a_region(&self, seat: Seat) -> Option<String> {
        let of = |name, region, more: &Values<'_>| Some(self.of(name, seat, region, more));
        match self.public.step() {
            Step::Place {
                card, region, left, ..
            } => of(
                "placing",
                region,
                &[number(card), how_many(left), self.places(left)],
            ),
            Step::Stone { region, .. } => of("swapped", region, &[]),
            Step::Promote { region, active, .. } => of(
                "promoting",
                region,
                &[how_many(active), self.places(active)],
            ),
            Step::Traitor { region, .. } => of("offer", region, &[]),
            Step::Exchange { region, card, .. } => of("exchange", region, &[number(card)]),
            Step::Activate { region, cost, .. } => {
                of("exchanged", region, &[("cost", cost.into())])
            }
            Step::Ransom { captor, owner } => Some(self.ransom(captor, owner)),
            _ => None,
        }
    }

    fn ransom(&self, captor: Seat, owner: Seat) -> String {
        let count = self.public.prisoners(captor, owner);
        let values = [
            ("seat", player(self.public, owner, self.words).into()),
            ("captor", player(self.public, captor, self.words).into()),
            ("count", count.into()),
        ];
        self.words.say("show-ask-ransom", &values)
    }

    fn places(&self, positions: Positions) -> Value {
        let mut positions: Vec<_> = positions.iter().collect();
        positions.sort_by_key(|position| position.rank_order());
        let names: Vec<_> = positions
            .iter()
            .map(|position| position.to_string())
            .collect();
        ("places", self.words.list(&names).into())
    }
}

/// A value of a variable of a message.
type Value = (&'static str, FluentValue<'static>);

fn number(card: Card) -> Value {
    ("card", card.number().into())
}

fn how_many(positions: Positions) -> Value {
    ("count", positions.len().into())
}
