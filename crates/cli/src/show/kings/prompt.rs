//! Who decides, or that chance is next, and what is asked.

use fluent_bundle::FluentValue;
use game::{Moves, Seat};
use seat_of_kings::{Card, Decision, Decisions, Positions, Public, Region, Step};
use view::Perspective;

use super::{player, region_name, style};
use crate::page::{NARROW, styled, wrapped_to};
use crate::words::{Values, Words};

/// So many legal decisions are named; of more, how many there are of each kind.
const MAX_NAMED: usize = 8;

/// A sentence for what is asked, and the legal decisions if they are known; nothing if the game is over.
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

/// The sentence in lines of a width.
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

/// The sentence alone; nothing if nobody is asked.
pub(super) fn sentence(perspective: Perspective<'_>, words: &Words) -> Option<String> {
    let public = perspective.public();
    let asked = Question { public, words };
    if let Some(garrison) = public.garrison() {
        let values = [("count", garrison.left.into())];
        return Some(asked.of("garrison", garrison.seat, garrison.region, &values));
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
        Step::Stone { region, .. } if chooses_fort(perspective) => {
            return seat.map(|seat| asked.of("fort", seat, region, &[]));
        }
        Step::Clear | Step::Over(_) => return None,
        _ => return seat.and_then(|seat| asked.within_a_region(seat)),
    };
    let seat = seat.map(|seat| ("seat", player(public, seat, words).into()));
    let values: Vec<_> = seat.into_iter().collect();
    Some(words.say(&format!("show-ask-{name}"), &values))
}

/// Whether the seat that decides has two forts to choose from. Rule: SKD3
fn chooses_fort(perspective: Perspective<'_>) -> bool {
    let is_fort = |decision| matches!(decision, Decision::KeepFort(_));
    perspective
        .decisions()
        .is_some_and(|decisions| decisions.iter().any(is_fort))
}

/// The legal decisions if they are few, else how many there are of each kind.
fn choices(decisions: &Decisions) -> String {
    let tokens: Vec<_> = decisions
        .iter()
        .map(|decision| decision.to_string())
        .collect();
    if tokens.len() <= MAX_NAMED {
        return tokens.join(", ");
    }
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for token in &tokens {
        let verb = token.split(' ').next().unwrap_or_default();
        match kinds.last_mut() {
            Some((last, count)) if *last == verb => *count += 1,
            _ => kinds.push((verb, 1)),
        }
    }
    let kinds: Vec<_> = kinds
        .iter()
        .map(|(verb, count)| format!("{verb} ({count})"))
        .collect();
    kinds.join(", ")
}

/// What the sentences are made from.
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

    /// What a seat is asked that is in the middle of something.
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
        positions.sort_by_key(|position| position.climb());
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
