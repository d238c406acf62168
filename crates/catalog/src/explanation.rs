//! Explanations of illegal moves, as text.

use ::seat_of_kings::{Decision, Positions, Public};
use ringforts::{Hill, Hills, Move, Position, Press};
use thiserror::Error;

use crate::{Action, AnyGame, AnyVariant, SubjectObject};

/// The clause that forbids a move, and the places it rests on. Rule: B12, SKO6
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The name of the clause, such as `SH3`.
    pub clause: &'static str,
    /// The move that is not legal, such as `D4`.
    pub token: Box<str>,
    /// The places that it rests on, ascending; may be empty.
    pub places: Vec<String>,
    /// The name of its sentence in `locales/`, such as `why-too-close`.
    pub sentence: Box<str>,
    /// The other values of the sentence in this position, by name.
    pub values: Vec<(&'static str, ExplanationValue)>,
    /// The thing that it is about beside the places, in Seat of Kings; `None` if the places say it.
    pub about: Option<Box<SubjectObject>>,
}

/// A value of a sentence that explains.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize), serde(untagged))]
pub enum ExplanationValue {
    /// A number.
    Number(u32),
    /// A word that selects a case of the sentence.
    Word(String),
    /// Hills, positions, or the names of rows.
    Places(Vec<String>),
}

/// A text that is not a move token of the variant.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{token:?} is not a move token of {variant}")]
pub struct InvalidToken {
    /// The text.
    pub token: String,
    /// The variant.
    pub variant: AnyVariant,
}

impl AnyGame {
    /// Parses a token and explains it.
    ///
    /// # Errors
    ///
    /// If it is no token of the variant.
    pub fn explain_text(&self, token: &str) -> Result<Option<Explanation>, InvalidToken> {
        self.explain(self.parse_action(token)?)
    }

    pub(crate) fn not_a_token(&self, token: &str) -> InvalidToken {
        InvalidToken {
            token: token.into(),
            variant: self.variant(),
        }
    }
}

impl InvalidToken {
    /// The error of an action of another variant.
    pub(crate) fn of_action(action: Action, variant: AnyVariant) -> Self {
        Self {
            token: action.to_string(),
            variant,
        }
    }
}

impl Explanation {
    /// Explains why a move of a ringfort game is not legal. Rule: B12
    pub fn of_ringforts(position: &Position, mv: Move, reason: ringforts::Reason) -> Self {
        Self {
            clause: reason.why.clause(),
            token: mv.to_string().into(),
            places: hill_names(reason.hills),
            sentence: format!("why-{}", reason.why.code()).into(),
            values: ringfort_values(position.reason_values(mv, reason.why)),
            about: None,
        }
    }

    /// Explains why the last of these presses on a ringfort board leads to nothing, after those before it; `None` if it leads on.
    /// A move that it seems to mean is the token, or else the hill itself. Rule: B12
    pub fn of_presses(position: &Position, hills: &[Hill]) -> Option<Self> {
        match position.explain_press(hills)? {
            Press::Move(mv, reason) => Some(Self::of_ringforts(position, mv, reason)),
            Press::None(none) => Some(Self {
                clause: none.why.clause(),
                token: none.hill.name().into(),
                places: hill_names(none.hills),
                sentence: format!("refused-{}", none.why.code()).into(),
                values: ringfort_values(none.values),
                about: None,
            }),
        }
    }

    /// Explains why a decision of Seat of Kings is not legal. Rule: SKO6
    pub fn of_kings(public: &Public, decision: Decision, reason: seat_of_kings::Reason) -> Self {
        let values = public.reason_values(decision, reason.why).into_iter();
        let players = public.options().players;
        let subject = public.subject(decision, reason.why);
        Self {
            clause: reason.why.clause(),
            token: decision.to_string().into(),
            places: position_names(reason.positions),
            sentence: format!("why-{}", reason.why.code()).into(),
            values: values
                .map(|(name, value)| (name, ExplanationValue::of_kings(value)))
                .collect(),
            about: subject.map(|subject| Box::new(SubjectObject::new(subject, players))),
        }
    }
}

impl ExplanationValue {
    fn of_ringforts(value: ringforts::ReasonValue) -> Self {
        match value {
            ringforts::ReasonValue::Number(number) => Self::Number(number.into()),
            ringforts::ReasonValue::Word(word) => Self::Word(word.into()),
            ringforts::ReasonValue::Rows(names) => {
                Self::Places(names.into_iter().map(String::from).collect())
            }
            ringforts::ReasonValue::Hills(hills) => Self::Places(hill_names(hills)),
        }
    }

    fn of_kings(value: seat_of_kings::ReasonValue) -> Self {
        match value {
            seat_of_kings::ReasonValue::Number(number) => Self::Number(number),
            seat_of_kings::ReasonValue::Word(word) => Self::Word(word.into()),
            seat_of_kings::ReasonValue::Positions(positions) => {
                Self::Places(position_names(positions))
            }
        }
    }
}

fn ringfort_values(values: ringforts::ReasonValues) -> Vec<(&'static str, ExplanationValue)> {
    let values = values.into_iter();
    let all = values.map(|(name, value)| (name, ExplanationValue::of_ringforts(value)));
    all.collect()
}

fn hill_names(hills: Hills) -> Vec<String> {
    hills.into_iter().map(|hill| hill.to_string()).collect()
}

/// From the lowest rank up.
fn position_names(positions: Positions) -> Vec<String> {
    positions.by_rank().map(|at| at.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b12_clause_places_and_name_of_the_sentence() -> Result<(), Box<dyn std::error::Error>> {
        let game = AnyGame::read("sacred-hill-1 5/7/3r3/4r2/7/7/5 red manoeuvres - - -")?;
        let too_close = Explanation {
            clause: "SH3",
            token: "D4".into(),
            places: vec!["D5".into(), "E4".into()],
            sentence: "why-too-close".into(),
            values: Vec::new(),
            about: None,
        };
        assert_eq!(game.explain_text("D4")?, Some(too_close));
        assert_eq!(game.explain_text("C3")?, None);
        Ok(())
    }

    #[test]
    fn b12_clauses_and_places_are_those_of_the_twin() {
        let lines = include_str!("../../../data/explanations.txt").lines();
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fields: Vec<_> = line.split('\t').collect();
            let &[clause, places, token, position] = fields.as_slice() else {
                panic!("not four fields: {line}");
            };
            let because = AnyGame::read(position).expect(line).explain_text(token);
            let because = because.expect(line).expect(line);
            assert_eq!(because.clause, clause, "{line}");
            assert_eq!(because.places.join(","), places.replace('-', ""), "{line}");
        }
    }

    #[test]
    fn tokens_of_other_variants_are_no_tokens() {
        let game = AnyGame::read("four-treasures").expect("a name");
        for token in ["pass", "B2-C4", "xD4+E4E5", "A1", "d4", "D4 ", ""] {
            assert_eq!(game.explain_text(token), Err(game.not_a_token(token)));
        }
    }
}
