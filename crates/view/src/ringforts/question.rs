//! The question to the seat that decides on a ringfort board, before anything is chosen.

use std::collections::BTreeMap;

use catalog::ExplanationValue;
use game::{Game, Moves};
use ringforts::{Color, Hill, Hills, Kings, Move, Overlay, Phase, Position};
use serde::Serialize;
use utoipa::ToSchema;

use super::rows;

/// The question to a seat, before anything is chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Question {
    /// The name of its sentence in `locales/`, such as `prompt-build`.
    pub name: &'static str,
    /// The values of the sentence, by name: numbers, hills, words that choose a case.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub values: BTreeMap<&'static str, ExplanationValue>,
    /// The clause that narrows the choice, where it is to be named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
}

/// The legal moves by what they do.
#[derive(Default)]
struct Choice {
    /// The hills of the kings that can move.
    kings: Hills,
    /// The hills on which something can be built.
    builds: Hills,
    /// The ringforts that can be captured or replaced without a king that moves.
    captures: Hills,
    /// True if a link is made after a ringfort is replaced. Rule: SD4
    makes_link: bool,
    /// True if a king can go to a vacant hill. Rule: HK3, HK5
    builds_by_king: bool,
    may_pass: bool,
}

impl Question {
    /// The question at a position; `None` if nobody is to move.
    pub fn of(position: &Position) -> Option<Self> {
        let mover = Color::of_seat(position.seat()?);
        let choice = Choice::of(position);
        Some(match choice {
            Choice { kings, .. } if !kings.is_empty() => of_kings(position, mover, &choice),
            Choice { builds, .. } if !builds.is_empty() => of_builds(position, mover, &choice),
            Choice { captures, .. } if !captures.is_empty() => {
                of_captures(position, mover, &choice)
            }
            _ => of_pass("prompt-pass", position),
        })
    }

    fn new(name: &'static str) -> Self {
        Self {
            name,
            values: BTreeMap::new(),
            clause: None,
        }
    }

    fn with(mut self, name: &'static str, value: ExplanationValue) -> Self {
        self.values.insert(name, value);
        self
    }

    fn number(self, name: &'static str, number: usize) -> Self {
        self.with(name, ExplanationValue::Number(number as u32))
    }

    fn word(self, name: &'static str, word: &str) -> Self {
        self.with(name, ExplanationValue::Word(word.into()))
    }

    /// With the first of some hills.
    fn hill(self, hills: Hills) -> Self {
        self.word("hill", hills.first().map_or("", Hill::name))
    }
}

impl Choice {
    fn of(position: &Position) -> Self {
        let mut choice = Self::default();
        for mv in position.moves().iter() {
            match mv {
                Move::Build(hill) => choice.builds |= hill.into(),
                Move::Capture(hill) => choice.captures |= hill.into(),
                Move::Swap { at, .. } => {
                    choice.captures |= at.into();
                    choice.makes_link = true;
                }
                Move::Step { from, to } => {
                    choice.kings |= from.into();
                    choice.builds_by_king |= position.vacant().has(to);
                }
                Move::Take { from, .. } | Move::Sacrifice { from, .. } => {
                    choice.kings |= from.into();
                }
                Move::Pass => choice.may_pass = true,
            }
        }
        choice
    }
}

/// With the turns that are left, of which a pass leaves the other side one at most. Rule: HK9
fn of_pass(name: &'static str, position: &Position) -> Question {
    Question::new(name).number("turns", position.turns_left().unwrap_or(0).into())
}

/// Which king moves. Rule: HK6, HK9, HKL2
fn of_kings(position: &Position, mover: Color, choice: &Choice) -> Question {
    let kings = choice.kings;
    let must_build = position.phase() == Phase::Battle && choice.builds_by_king;
    if position.stranded(mover) == kings.first() {
        return Question::new("prompt-king-stranded").hill(kings);
    }
    if choice.may_pass {
        return of_pass("prompt-king-or-pass", position);
    }
    if kings.len() > 1 {
        return Question::new("prompt-king");
    }
    if !must_build {
        return Question::new("prompt-king-one").hill(kings);
    }
    Question {
        clause: Some("HK6"),
        ..Question::new("prompt-king-mobile").hill(kings)
    }
}

/// Which ringfort is captured, or replaced. Rule: SH7, SHL2, FT2, PC5, SD4
fn of_captures(position: &Position, mover: Color, choice: &Choice) -> Question {
    let question = |name| {
        Question::new(name)
            .number("count", choice.captures.len())
            .hill(choice.captures)
    };
    if position.has_overlay(Overlay::UnlinkedRingforts) {
        let is_first = choice.makes_link;
        return question(if is_first {
            "prompt-take-first"
        } else {
            "prompt-take"
        });
    }
    match order(position, mover, choice) {
        Some(order) => question("prompt-capture-most").number("order", order),
        None => question("prompt-capture"),
    }
}

/// Where a ringfort is built. Rule: SHL2, PC4, HK1
fn of_builds(position: &Position, mover: Color, choice: &Choice) -> Question {
    if position.variant().book().kings == Kings::One {
        return of_builds_with_king(position, mover, choice);
    }
    if let Some(order) = order(position, mover, choice).filter(|&order| order > 0) {
        let name = if choice.captures.is_empty() {
            "prompt-build-most"
        } else {
            "prompt-build-or-capture-most"
        };
        return Question::new(name).number("order", order);
    }
    if position.has_overlay(Overlay::QualifiedRows) {
        let rows = rows::qualified(position, mover);
        if let Some(name) = rows.chars().next() {
            let line = if name.is_ascii_digit() {
                "row"
            } else {
                "column"
            };
            let question = Question::new("prompt-build-row").number("count", rows.len());
            return question.word("line", line);
        }
    }
    if position.phase() == Phase::Setup {
        let number = position.kings(mover).len() + 1;
        return Question::new("prompt-build-king").number("number", number);
    }
    let hills = choice.builds | choice.captures;
    Question::new(if hills.len() < position.vacant().len() {
        "prompt-build-marked"
    } else {
        "prompt-build"
    })
}

/// Where a ringfort is built to which the king goes. Rule: SD1, SD2
fn of_builds_with_king(position: &Position, mover: Color, choice: &Choice) -> Question {
    let enemy = position.kings(mover.enemy());
    let is_near = !enemy.is_empty() && (choice.builds - enemy.one_or_two_away()).is_empty();
    let king = if position.kings(mover).is_empty() {
        "first"
    } else {
        "again"
    };
    Question::new(if is_near {
        "prompt-build-near-king"
    } else {
        "prompt-build-with-king"
    })
    .word("king", king)
}

/// The order of priority of the first hill that can be captured, or else built on, where orders decide. Rule: SHL1, SHL2
fn order(position: &Position, mover: Color, choice: &Choice) -> Option<usize> {
    if !position.has_overlay(Overlay::OrdersOfPriority) {
        return None;
    }
    let hill = choice.captures.first().or(choice.builds.first())?;
    let orders = position.orders_of_priority_of(mover);
    orders.iter().position(|hills| hills.has(hill))
}
