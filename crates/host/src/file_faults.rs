//! The faults of texts that are no games: the name of the sentence in `locales/` that tells each, and its values.

use std::collections::BTreeMap;

use catalog::{ChanceError, Explanation, ExplanationValue};
use records::game_file::{self, HeaderError, HeaderFault, RecordError, VariationError};
use records::{ChanceFault, FindingKind};
use words::Language;

use crate::api::{ExplanationBody, FileFault};
use crate::sentences;

type Values = BTreeMap<&'static str, ExplanationValue>;

/// What is wrong with a text, for readers in any language.
pub(crate) struct Told {
    name: &'static str,
    values: Values,
    why: Option<Box<Explanation>>,
}

impl Told {
    fn new<const N: usize>(
        name: &'static str,
        values: [(&'static str, ExplanationValue); N],
    ) -> Self {
        Self {
            name,
            values: values.into(),
            why: None,
        }
    }

    /// The fault at its place, for a client of this language.
    pub(crate) fn at(self, line: u64, column: Option<usize>, language: Language) -> FileFault {
        let Self { name, values, why } = self;
        let mut said = values.clone();
        if let Some(why) = &why {
            let why = sentences::explanation(why, language);
            said.insert("why", ExplanationValue::Word(why));
        }
        FileFault {
            line,
            column,
            name,
            sentence: sentences::with(name, &said, language),
            why: why.map(|why| Box::new(ExplanationBody::of(&why, language))),
            values,
        }
    }
}

fn text(text: impl ToString) -> ExplanationValue {
    ExplanationValue::Word(text.to_string())
}

fn number(number: impl TryInto<u32>) -> ExplanationValue {
    ExplanationValue::Number(number.try_into().unwrap_or(u32::MAX))
}

/// The fault of a game file.
pub(crate) fn of_game_file(fault: &game_file::Fault) -> Told {
    use game_file::Fault;
    match fault {
        Fault::Io(_) => Told::new("file-unread", []),
        Fault::NotUtf8 => Told::new("file-not-utf8", []),
        Fault::Control(c) => {
            let code = format!("U+{:04X}", u32::from(*c));
            Told::new("file-control", [("code", text(code))])
        }
        Fault::TooLong(bytes) => Told::new("file-too-long", [("bytes", number(*bytes))]),
        Fault::NoGame => Told::new("file-no-game", []),
        Fault::AfterEnd => Told::new("file-after-end", []),
        Fault::HeaderForm(_) => Told::new("file-header-form", []),
        Fault::Escape(_) => Told::new("file-escape", []),
        Fault::Header(error) => of_header(error),
        Fault::UnclosedComment => Told::new("file-unclosed-comment", []),
        Fault::UnclosedVariation => Told::new("file-unclosed-variation", []),
        Fault::Variation(fault) => match fault {
            VariationError::NothingToVary => Told::new("file-variation-first", []),
            VariationError::TooDeep(depth) => {
                Told::new("file-variation-deep", [("depth", number(*depth))])
            }
            VariationError::Empty => Told::new("file-variation-empty", []),
            VariationError::NoneOpen => Told::new("file-variation-none-open", []),
        },
        Fault::Unexpected(c) => Told::new("file-unexpected", [("character", text(c))]),
        Fault::Number { expected, found } => Told::new(
            "file-number",
            [("expected", text(expected)), ("found", text(found))],
        ),
        Fault::NoMove(after) => Told::new("file-no-move", [("after", text(after))]),
        Fault::Seat { expected, found } => Told::new(
            "file-seat",
            [("expected", text(expected)), ("found", text(found))],
        ),
        Fault::Token(invalid) => Told::new("file-token", [("token", text(&invalid.token))]),
        Fault::Chance(error) => Told::new("file-chance", [("case", text(chance_case(*error)))]),
        Fault::Illegal(explanation) => Told {
            why: Some(Box::new(explanation.clone())),
            ..Told::new("file-move-illegal", [])
        },
        Fault::LongMove(most) => Told::new("file-long-move", [("characters", number(*most))]),
        Fault::NoSemicolon(words) => Told::new("file-no-semicolon", [("words", text(words))]),
        Fault::BreaksOff => Told::new("file-breaks-off", []),
        Fault::NoResult => Told::new("file-no-result", []),
        Fault::ResultInVariation => Told::new("file-result-in-variation", []),
        Fault::Result { expected, found } => Told::new(
            "file-result",
            [("expected", text(expected)), ("found", text(found))],
        ),
        Fault::PlayedOut => Told::new("file-played-out", []),
    }
}

fn of_header(HeaderError { name, fault }: &HeaderError) -> Told {
    let told = match fault {
        HeaderFault::Unknown => "file-header-unknown",
        HeaderFault::Twice => "file-header-twice",
        HeaderFault::NotFirst => "file-header-not-first",
        HeaderFault::NotOfGame => "file-header-not-of-game",
        HeaderFault::Missing => "file-header-missing",
        HeaderFault::Value(_) => "file-header-value",
    };
    Told::new(told, [("header", text(name))])
}

const fn chance_case(error: ChanceError) -> &'static str {
    match error {
        ChanceError::Nothing => "nothing",
        ChanceError::Other(word) => word,
        ChanceError::Draw(_) => "cards",
    }
}

/// The fault of a transcript.
pub(crate) fn of_transcript(fault: &records::Fault) -> Told {
    use records::Fault;
    match fault {
        Fault::Io(_) => Told::new("file-unread", []),
        Fault::Empty => Told::new("file-empty-line", []),
        Fault::NoObject => Told::new("file-no-object", []),
        Fault::TooLong(bytes) => Told::new("file-too-long", [("bytes", number(*bytes))]),
        Fault::NotUtf8(_) => Told::new("file-not-utf8", []),
        Fault::Json { .. } => Told::new("file-json", []),
        Fault::Value { key, .. } => Told::new("file-value", [("key", text(key))]),
        Fault::Options(_) => Told::new("file-options", []),
        Fault::Chance { event, error } => {
            let case = match error {
                ChanceFault::Form(_) => "form",
                ChanceFault::Chance(error) => chance_case(*error),
            };
            Told::new(
                "file-event-chance",
                [("event", number(*event)), ("case", text(case))],
            )
        }
        Fault::Token { event, error, .. } => Told::new(
            "file-event-token",
            [("event", number(*event)), ("token", text(&error.token))],
        ),
    }
}

/// The reason why a transcript is no game that can be shown.
pub(crate) fn of_record(error: &RecordError) -> Told {
    let finding = match error {
        RecordError::Unreadable(fault) => return of_transcript(fault),
        RecordError::Unchallenged => return Told::new("file-unchallenged", []),
        RecordError::Header(error) => return of_header(error),
        RecordError::Differs(finding) => finding,
    };
    let event = ("event", number(finding.event));
    match &finding.kind {
        FindingKind::Illegal { explanation, .. } => Told {
            why: Some(Box::new(explanation.clone())),
            ..Told::new("file-illegal", [event])
        },
        FindingKind::Difference { field, .. } => {
            Told::new("file-differs", [event, ("field", text(field))])
        }
    }
}
