//! Error messages for positions, moves and files that cannot be read or played, with line and column, from `locales/`.

use std::error::Error;

use catalog::seat_of_kings::ParseError;
use catalog::{InvalidToken, PerftError, PlayError, ReadError};
use records::ReadError as TranscriptError;
use records::game_file::{self, RecordError};
use seat_of_kings::PositionError;
use words::Words;

use crate::file_faults::{self, FaultMessage};
use crate::kings_faults::{self, in_deck};
use crate::proof_errors::{of_proof, of_replay};

/// The message of an error of a game, of a file of games, of a deck or of a proof, in the language of these words. Returns `None` for any other.
pub fn sentence(error: &(dyn Error + 'static), words: &Words) -> Option<String> {
    let of_its_kind = [
        error.downcast_ref().map(|error| of_position(error, words)),
        error.downcast_ref().map(|error| of_parsing(error, words)),
        error.downcast_ref().map(|error| of_token(error, words)),
        error.downcast_ref().map(|error| of_play(error, words)),
        error.downcast_ref().map(|error| of_game_file(error, words)),
        error
            .downcast_ref()
            .map(|error| of_transcript(error, words)),
        error.downcast_ref().map(|error| of_record(error, words)),
        error.downcast_ref().map(|error| of_perft(*error, words)),
        error.downcast_ref().map(|error| in_deck(error, words)),
        error.downcast_ref().map(|error| of_proof(error, words)),
        error.downcast_ref().map(|error| of_replay(error, words)),
        error.downcast_ref().map(|error| of_json(error, words)),
    ];
    of_its_kind.into_iter().flatten().next()
}

fn of_position(error: &ReadError, words: &Words) -> String {
    match error {
        ReadError::Variant => in_field("variant", 1, "fault-variant", words),
        ReadError::LineBreak(column) => in_field("line", *column, "fault-line-break", words),
        ReadError::Ringforts(error) => {
            let name = format!("fault-{}", error.fault.code());
            in_field(error.field.name(), error.column, &name, words)
        }
        ReadError::SeatOfKings(error) => of_parsing(error, words),
    }
}

/// The message of this name, at its column in a field.
fn in_field(field: &str, column: usize, name: &str, words: &Words) -> String {
    let values = [
        ("field", field.into()),
        ("column", column.into()),
        ("fault", words.get(name).into()),
    ];
    words.say("text-field", &values)
}

/// The message of an error in a position or in options of Seat of Kings, with its place.
pub(crate) fn of_parsing(error: &ParseError, words: &Words) -> String {
    match error {
        ParseError::Json { column, .. } => in_field("line", *column, "text-not-json", words),
        ParseError::Key { key, .. } => words.say("text-key", &[("key", key.as_str().into())]),
        ParseError::Position(PositionError { key, fault }) => {
            format!("{key}: {}", kings_faults::of_position(*fault).say(words))
        }
    }
}

fn of_token(error: &InvalidToken, words: &Words) -> String {
    file_faults::of_token(error).say(words)
}

/// The reason why a token cannot be played; of an illegal move the clause and its explanation.
pub(crate) fn of_play(error: &PlayError, words: &Words) -> String {
    match error {
        PlayError::InvalidToken(error) => of_token(error, words),
        PlayError::Chance(error) => file_faults::of_chance(*error).say(words),
        PlayError::Illegal(why) => format!("{} {}", why.clause, words.explain(why)),
    }
}

fn of_game_file(error: &game_file::ReadError, words: &Words) -> String {
    let fault = file_faults::of_game_file(&error.fault);
    in_line(error.line, error.column, &fault, words)
}

fn of_transcript(error: &TranscriptError, words: &Words) -> String {
    let fault = file_faults::of_transcript(&error.fault);
    in_line(error.line, error.fault.column(), &fault, words)
}

/// A fault at its place in a text. Column 0 is the line as a whole.
fn in_line(line: u64, column: usize, fault: &FaultMessage, words: &Words) -> String {
    let values = [
        ("line", line.into()),
        ("column", column.into()),
        ("fault", fault.say(words).into()),
    ];
    words.say("text-line", &values)
}

fn of_record(error: &RecordError, words: &Words) -> String {
    file_faults::of_record(error).say(words)
}

fn of_perft(PerftError(variant): PerftError, words: &Words) -> String {
    words.say("perft-chance", &[("variant", variant.name().into())])
}

fn of_json(error: &serde_json::Error, words: &Words) -> String {
    let values = [
        ("line", error.line().into()),
        ("column", error.column().into()),
    ];
    words.say("text-json", &values)
}
