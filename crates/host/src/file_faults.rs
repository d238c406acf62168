//! The faults of texts that are no games: the name of the sentence in `locales/` that tells each, and its values.

use std::collections::BTreeMap;

use catalog::{ChanceError, Explanation, ExplanationValue, InvalidToken};
use records::game_file::{self, HeaderError, HeaderFault, RecordError, VariationError};
use records::{ChanceFault, FileKind, FindingKind};
use words::{Language, Words};

use crate::api::{ExplanationBody, FileFault};
use crate::sentences;

type Values = BTreeMap<&'static str, ExplanationValue>;

/// The fault of a text, for readers in any language.
#[derive(Debug)]
pub struct FaultMessage {
    name: &'static str,
    values: Values,
    why: Option<Box<Explanation>>,
}

impl FaultMessage {
    pub(crate) fn new<const N: usize>(
        name: &'static str,
        values: [(&'static str, ExplanationValue); N],
    ) -> Self {
        Self {
            name,
            values: values.into(),
            why: None,
        }
    }

    /// The name of the message.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The sentence, in the language of these words.
    pub fn say(&self, words: &Words) -> String {
        let why = self.why.as_ref();
        let why = why.map(|why| ("why", ExplanationValue::Word(words.explain(why))));
        let values = self.values.iter().map(|(name, value)| (*name, value));
        let more = why.iter().map(|(name, value)| (*name, value));
        words.with(self.name, values.chain(more))
    }

    /// The fault at its place, for a client of this language.
    pub(crate) fn at(self, line: u64, column: Option<usize>, language: Language) -> FileFault {
        let sentence = self.say(sentences::in_language(language));
        let Self { name, values, why } = self;
        FileFault {
            line,
            column,
            name,
            sentence,
            why: why.map(|why| Box::new(ExplanationBody::of(&why, language))),
            values,
            kind: None,
            position: None,
        }
    }
}

/// The fault of a text that seems to be of a kind without games; `None` if it seems to have games, or nothing speaks for a kind.
pub(crate) fn of_other_kind(text: &str, language: Language) -> Option<FileFault> {
    let seeming = FileKind::seeming(text.as_bytes())?;
    let kind = match seeming {
        FileKind::Game | FileKind::Transcript => return None,
        FileKind::Position if text.trim_start().starts_with('{') => "kings-position",
        other => other.name(),
    };
    let message = FaultMessage::new("file-other-kind", [("kind", self::text(kind))]);
    Some(FileFault {
        kind: Some(kind),
        position: (kind == "position").then(|| text.trim().into()),
        ..message.at(1, None, language)
    })
}

pub(crate) fn text(text: impl ToString) -> ExplanationValue {
    ExplanationValue::Word(text.to_string())
}

pub(crate) fn number(number: impl TryInto<u32>) -> ExplanationValue {
    ExplanationValue::Number(number.try_into().unwrap_or(u32::MAX))
}

/// The fault of a game file.
pub fn of_game_file(fault: &game_file::Fault) -> FaultMessage {
    use game_file::Fault;
    match fault {
        Fault::Io(_) => FaultMessage::new("file-unread", []),
        Fault::NotUtf8 => FaultMessage::new("file-not-utf8", []),
        Fault::HalfCharacter => FaultMessage::new("file-half-character", []),
        Fault::Mark => FaultMessage::new("file-mark", []),
        Fault::Control(c) => {
            let code = format!("U+{:04X}", u32::from(*c));
            FaultMessage::new("file-control", [("code", text(code))])
        }
        Fault::TooLong(bytes) => FaultMessage::new("file-too-long", [("bytes", number(*bytes))]),
        Fault::NoGame => FaultMessage::new("file-no-game", []),
        Fault::AfterEnd => FaultMessage::new("file-after-end", []),
        Fault::HeaderForm(_) => FaultMessage::new("file-header-form", []),
        Fault::Escape(_) => FaultMessage::new("file-escape", []),
        Fault::Header(error) => of_header(error),
        Fault::UnclosedComment => FaultMessage::new("file-unclosed-comment", []),
        Fault::UnclosedVariation => FaultMessage::new("file-unclosed-variation", []),
        Fault::Variation(fault) => match fault {
            VariationError::NothingToVary => FaultMessage::new("file-variation-first", []),
            VariationError::TooDeep(depth) => {
                FaultMessage::new("file-variation-deep", [("depth", number(*depth))])
            }
            VariationError::Empty => FaultMessage::new("file-variation-empty", []),
            VariationError::NoneOpen => FaultMessage::new("file-variation-none-open", []),
        },
        Fault::Unexpected(c) => FaultMessage::new("file-unexpected", [("character", text(c))]),
        Fault::Number { expected, found } => FaultMessage::new(
            "file-number",
            [("expected", text(expected)), ("found", text(found))],
        ),
        Fault::NoMove(after) => FaultMessage::new("file-no-move", [("after", text(after))]),
        Fault::Seat { expected, found } => FaultMessage::new(
            "file-seat",
            [("expected", text(expected)), ("found", text(found))],
        ),
        Fault::Token(invalid) => of_token(invalid),
        Fault::Chance(error) => of_chance(*error),
        Fault::Illegal(explanation) => FaultMessage {
            why: Some(Box::new(explanation.clone())),
            ..FaultMessage::new("file-move-illegal", [])
        },
        Fault::LongMove(most) => {
            FaultMessage::new("file-long-move", [("characters", number(*most))])
        }
        Fault::NoSemicolon(words) => {
            FaultMessage::new("file-no-semicolon", [("words", text(words))])
        }
        Fault::BreaksOff => FaultMessage::new("file-breaks-off", []),
        Fault::NoResult => FaultMessage::new("file-no-result", []),
        Fault::ResultInVariation => FaultMessage::new("file-result-in-variation", []),
        Fault::Result { expected, found } => FaultMessage::new(
            "file-result",
            [("expected", text(expected)), ("found", text(found))],
        ),
        Fault::PlayedOut => FaultMessage::new("file-played-out", []),
    }
}

fn of_header(HeaderError { name, fault }: &HeaderError) -> FaultMessage {
    let message = match fault {
        HeaderFault::Unknown => "file-header-unknown",
        HeaderFault::Twice => "file-header-twice",
        HeaderFault::NotFirst => "file-header-not-first",
        HeaderFault::NotOfGame => "file-header-not-of-game",
        HeaderFault::Missing => "file-header-missing",
        HeaderFault::Value(_) => "file-header-value",
    };
    FaultMessage::new(message, [("header", text(name))])
}

/// The fault of a text that is no move of its game.
pub fn of_token(invalid: &InvalidToken) -> FaultMessage {
    FaultMessage::new("file-token", [("token", text(&invalid.token))])
}

/// The fault of an event of chance that cannot happen where it stands.
pub fn of_chance(error: ChanceError) -> FaultMessage {
    FaultMessage::new("file-chance", [("case", text(chance_case(error)))])
}

const fn chance_case(error: ChanceError) -> &'static str {
    match error {
        ChanceError::Nothing => "nothing",
        ChanceError::Other(word) => word,
        ChanceError::Draw(_) => "cards",
    }
}

/// The fault of a transcript.
pub fn of_transcript(fault: &records::Fault) -> FaultMessage {
    use records::Fault;
    match fault {
        Fault::Io(_) => FaultMessage::new("file-unread", []),
        Fault::Empty => FaultMessage::new("file-empty-line", []),
        Fault::NoObject => FaultMessage::new("file-no-object", []),
        Fault::TooLong(bytes) => FaultMessage::new("file-too-long", [("bytes", number(*bytes))]),
        Fault::NotUtf8(_) => FaultMessage::new("file-not-utf8", []),
        Fault::HalfCharacter(_) => FaultMessage::new("file-half-character", []),
        Fault::Mark(_) => FaultMessage::new("file-mark", []),
        Fault::Json { .. } => FaultMessage::new("file-json", []),
        Fault::Value { key, .. } => FaultMessage::new("file-value", [("key", text(key))]),
        Fault::Options(_) => FaultMessage::new("file-options", []),
        Fault::Chance { event, error } => {
            let case = match error {
                ChanceFault::Form(_) => "form",
                ChanceFault::Chance(error) => chance_case(*error),
            };
            FaultMessage::new(
                "file-event-chance",
                [("event", number(*event)), ("case", text(case))],
            )
        }
        Fault::Token { event, error, .. } => FaultMessage::new(
            "file-event-token",
            [("event", number(*event)), ("token", text(&error.token))],
        ),
    }
}

/// The reason why a transcript is no game that can be shown.
pub fn of_record(error: &RecordError) -> FaultMessage {
    let finding = match error {
        RecordError::Unreadable(fault) => return of_transcript(fault),
        RecordError::Unchallenged => return FaultMessage::new("file-unchallenged", []),
        RecordError::Header(error) => return of_header(error),
        RecordError::Differs(finding) => finding,
    };
    let event = ("event", number(finding.event));
    match &finding.kind {
        FindingKind::Illegal { explanation, .. } => FaultMessage {
            why: Some(Box::new(explanation.clone())),
            ..FaultMessage::new("file-illegal", [event])
        },
        FindingKind::Difference { field, .. } => {
            FaultMessage::new("file-differs", [event, ("field", text(field))])
        }
    }
}
