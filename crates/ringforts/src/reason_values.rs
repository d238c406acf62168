//! The numbers and hills behind a reason, for a sentence about this position.
//!
//! Rule: B12

use game::{Game, Moves as _};

use crate::{Color, Hill, Hills, Move, Position, Violation};

/// A value of a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReasonValue {
    /// A number.
    Number(u8),
    /// A word that selects a case of the sentence.
    Word(&'static str),
    /// The letters or numbers of rows.
    Rows(Vec<char>),
    /// Some hills.
    Hills(Hills),
}

/// The values of a reason, by name.
pub type ReasonValues = Vec<(&'static str, ReasonValue)>;

impl Position {
    /// The values for the sentence that explains why a move is not legal here: numbers that were compared, missing
    /// hills. Empty for reasons that their own hills explain. Rule: B12
    pub fn reason_values(&self, mv: Move, why: Violation) -> ReasonValues {
        let (mover, target) = (self.mover(), mv.target());
        match (why, target) {
            (Violation::OutsideArea, _) => area(self),
            (Violation::NotBesieged, Some(hill)) => siege(self, hill, mover),
            (Violation::SacrificeNeedsSiege, Some(hill)) => siege(self, hill, mover.enemy()),
            (Violation::NotBesideFriend, _) => vec![("others", ReasonValue::Hills(targets(self)))],
            (Violation::HigherPriority, Some(hill)) => priorities(self, hill),
            (Violation::QualifiedRows, Some(hill)) => row(self, mv, hill),
            (Violation::Linked, Some(hill)) => linked(self, hill),
            (Violation::FarFromKing, _) => vec![("others", ReasonValue::Hills(targets(self)))],
            (Violation::SacrificeNeedsOneLoss, _) => {
                vec![("own", ReasonValue::Number(self.kings_lost(mover)))]
            }
            (
                Violation::NoKnightsStepInManoeuvres
                | Violation::NoKnightsStepInBattle
                | Violation::NoKnightsStepToRingfort,
                _,
            ) => reach(self, mv),
            _ => ReasonValues::new(),
        }
    }
}

/// The hills on which a legal move can end.
fn targets(position: &Position) -> Hills {
    let moves = position.moves();
    moves.iter().filter_map(|mv| mv.target()).collect()
}

/// The name of the seat, whose area its sentence tells. Rule: SHD1
fn area(position: &Position) -> ReasonValues {
    let name = position
        .seat()
        .map(|seat| position.variant().seat_name(seat));
    name.map(|name| ("seat", ReasonValue::Word(name)))
        .into_iter()
        .collect()
}

/// The reason why a ringfort is not besieged by a color: it is linked, or some hills beside it are not that color's. Rule: B7
fn siege(position: &Position, hill: Hill, by: Color) -> ReasonValues {
    let beside = Hills::of(hill).neighbors();
    let linked = beside & position.ringforts(by.enemy());
    let (case, others) = if linked.is_empty() {
        ("open", beside - position.ringforts(by))
    } else {
        ("linked", linked)
    };
    vec![
        ("case", ReasonValue::Word(case)),
        ("others", ReasonValue::Hills(others)),
    ]
}

/// The order of priority of the hill, and the highest. Rule: SHL1, SHL2
fn priorities(position: &Position, hill: Hill) -> ReasonValues {
    let orders = position.orders_of_priority();
    let own = orders.iter().position(|hills| hills.has(hill));
    let highest = orders.iter().rposition(|hills| !hills.is_empty());
    let number = |order: Option<usize>| ReasonValue::Number(order.unwrap_or(0) as u8);
    vec![("own", number(own)), ("highest", number(highest))]
}

/// The row of the hill, with the ringforts of both sides in it. Rule: PC3, PC4
fn row(position: &Position, mv: Move, hill: Hill) -> ReasonValues {
    let mover = position.mover();
    let Some((name, hills)) = mover.named_rows().find(|(_, hills)| hills.has(hill)) else {
        return ReasonValues::new();
    };
    let [own, other] = [mover, mover.enemy()].map(|color| position.ringforts(color) & hills);
    let all = position.qualified_rows_of(mover);
    let qualified = mover
        .named_rows()
        .filter(|&(_, hills)| (hills - all).is_empty());
    let qualified = qualified.map(|(name, _)| name);
    let case = match mv {
        Move::Capture(_) => "capture",
        _ if other.is_empty() => "empty",
        _ => "ahead",
    };
    vec![
        ("case", ReasonValue::Word(case)),
        ("row", ReasonValue::Rows(vec![name])),
        ("rows", ReasonValue::Rows(qualified.collect())),
        ("own", ReasonValue::Number(own.len() as u8)),
        ("other", ReasonValue::Number(other.len() as u8)),
    ]
}

/// The ringforts to which a ringfort has bridges. Rule: SD4
fn linked(position: &Position, hill: Hill) -> ReasonValues {
    let others = position.links.of_hill(hill) - Hills::of(hill);
    vec![
        ("hill", ReasonValue::Hills(hill.into())),
        ("others", ReasonValue::Hills(others)),
    ]
}

/// The king that would move, and where it can go. Rule: HK3, HK5, HK6
fn reach(position: &Position, mv: Move) -> ReasonValues {
    let Some(from) = mv.origin() else {
        return ReasonValues::new();
    };
    let moves = position.moves();
    let own = moves.iter().filter(|other| other.origin() == Some(from));
    let others: Hills = own.filter_map(|other| other.target()).collect();
    let case = if others.is_empty() { "none" } else { "some" };
    vec![
        ("reach", ReasonValue::Word(case)),
        ("hill", ReasonValue::Hills(from.into())),
        ("others", ReasonValue::Hills(others)),
    ]
}
