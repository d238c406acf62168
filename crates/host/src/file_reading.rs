//! Texts read as games with comments and variations.

use std::sync::Arc;

use catalog::AnyGame;
use play::{ActionFields, KingsReplay, Moment};
use records::game_file::{self, Comment, GameFile, Record, RecordError, Variation};
use records::{FindingKind, ReadError, TranscriptReader};
use seat_of_kings::Deck;

use crate::api::{FileBody, FileFault, FileGame, FileHeader, FileMove, FileOf};
use crate::games::Moments;
use crate::problem::Problem;
use crate::sentences;

/// The most moves of a game whose moments are sent.
const MAX_MOVES: usize = 4000;

/// The most moves of a game with its variations.
const MAX_ALL_MOVES: usize = 20_000;

/// The most moments of Seat of Kings in one answer.
const MAX_MOMENTS: usize = 64;

/// Reads a text. A fault in it is an answer too.
///
/// # Errors
///
/// [`Problem::NoGame`] if it has fewer games, [`Problem::TooLarge`] if the game is too long to be shown.
pub fn read_file(asked: &FileOf) -> Result<FileBody, Problem> {
    let deck = Deck::reconstructed();
    let read = if asked.text.trim_start().starts_with('{') {
        of_transcripts(&asked.text, &deck)
    } else {
        game_file(&asked.text, &deck)
    };
    let records = match read {
        Ok(records) => records,
        Err(fault) => return Ok(FileBody::None { fault }),
    };
    let record = records.get(asked.game).ok_or(Problem::NoGame)?;
    Ok(FileBody::Game(Box::new(FileGame {
        games: records.len(),
        ..game(record, asked.from)?
    })))
}

fn game_file(text: &str, deck: &Arc<Deck>) -> Result<Vec<Record>, FileFault> {
    let file = GameFile::read(text.as_bytes(), deck).map_err(|error| file_fault(&error))?;
    if file.records.is_empty() {
        let fault = game_file::Fault::NoGame.to_string();
        return Err(unread(1, Some(1), fault));
    }
    Ok(file.records)
}

fn file_fault(error: &game_file::ReadError) -> FileFault {
    match &error.fault {
        game_file::Fault::Illegal(explanation) => FileFault {
            line: error.line,
            column: Some(error.column),
            sentence: sentences::explanation(explanation),
        },
        fault => unread(error.line, Some(error.column), fault.to_string()),
    }
}

fn of_transcripts(text: &str, deck: &Arc<Deck>) -> Result<Vec<Record>, FileFault> {
    let before = text.len() - text.trim_start().len();
    let empty = text[..before].matches('\n').count() as u64;
    let mut reader = TranscriptReader::new(text.trim().as_bytes());
    let mut records = Vec::new();
    loop {
        let line = reader.line() + 1 + empty;
        match reader.next_transcript() {
            Ok(Some(transcript)) => {
                let record = Record::of_transcript(&transcript, deck);
                records.push(record.map_err(|error| record_fault(line, error))?);
            }
            Ok(None) => return Ok(records),
            Err(ReadError { fault, .. }) => return Err(transcript_fault(line, &fault)),
        }
    }
}

fn record_fault(line: u64, error: RecordError) -> FileFault {
    match error {
        RecordError::Unreadable(fault) => transcript_fault(line, &fault),
        RecordError::Differs(finding) => {
            let event = ("event", finding.event.into());
            let sentence = match &finding.kind {
                FindingKind::Illegal { explanation, .. } => {
                    let why = sentences::explanation(explanation);
                    sentences::say("file-illegal", &[event, ("why", why.into())])
                }
                FindingKind::Difference { field, .. } => {
                    sentences::say("file-differs", &[event, ("field", (*field).into())])
                }
            };
            FileFault {
                line,
                column: None,
                sentence,
            }
        }
        error => unread(line, None, error.to_string()),
    }
}

fn transcript_fault(line: u64, fault: &records::Fault) -> FileFault {
    let column = match fault {
        records::Fault::Json { column, .. } | records::Fault::NotUtf8(column) => Some(*column),
        _ => None,
    };
    let column = column.filter(|column| *column > 0);
    let words = match fault {
        records::Fault::Json { message, .. } => message.clone(),
        fault => fault.to_string(),
    };
    unread(
        line,
        column,
        words.trim_start_matches([':', ',', ' ']).into(),
    )
}

/// A fault that a reader tells in its own words.
fn unread(line: u64, column: Option<usize>, words: String) -> FileFault {
    FileFault {
        line,
        column,
        sentence: sentences::say("file-unread", &[("fault", words.into())]),
    }
}

/// A game of a file, with its moments from the one of this number on.
fn game(record: &Record, from: usize) -> Result<FileGame, Problem> {
    let mainline = record.mainline();
    if mainline.moves().len() > MAX_MOVES {
        return Err(Problem::TooLarge);
    }
    let mut moves = Vec::new();
    flatten(record.start(), mainline, None, &mut moves);
    if moves.len() > MAX_ALL_MOVES {
        return Err(Problem::TooLarge);
    }
    let tokens = || mainline.moves().iter().map(game_file::Move::token);
    let moments = if record.variant().has_chance() {
        let replay = KingsReplay::new(record.start().clone(), tokens())?;
        Moments::Kings(replay.moments(from, MAX_MOMENTS))
    } else {
        Moments::Ringforts(Moment::all(record.start().clone(), tokens())?)
    };
    let headers = record.headers().list().iter().map(|header| FileHeader {
        name: header.name.clone(),
        value: header.value.clone(),
    });
    Ok(FileGame {
        games: 1,
        variant: record.variant().name(),
        headers: headers.collect(),
        comments: texts(mainline.comments()),
        moves,
        moments,
    })
}

fn texts(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(ToString::to_string).collect()
}

/// Appends the moves of a variation, each with its own variations after it.
fn flatten(
    start: &AnyGame,
    variation: &Variation,
    mut after: Option<usize>,
    all: &mut Vec<FileMove>,
) {
    for mv in variation.moves() {
        let place = all.len();
        let action = mv.seat().and_then(|_| start.parse_action(mv.token()).ok());
        all.push(FileMove {
            after,
            token: mv.token().into(),
            action: action.map(ActionFields::Whole),
            comments: texts(mv.comments()),
        });
        for variation in mv.variations() {
            // A comment before the first move of a variation goes with that move.
            let first = all.len();
            flatten(start, variation, after, all);
            if let Some(mv) = all.get_mut(first) {
                mv.comments.splice(0..0, texts(variation.comments()));
            }
        }
        after = Some(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_have_their_line_and_column() {
        for (text, line, column) in [
            (
                "[Variant \"four-treasures\"]\n\n1. D4 C3 2. D4 *\n",
                3,
                Some(13),
            ),
            ("hello", 1, Some(1)),
            ("", 1, Some(1)),
            ("\n{\"variant\":\"four-treasures\",]", 2, Some(29)),
        ] {
            let FileBody::None { fault } = read_file(&of(text)).expect("a fault") else {
                panic!("{text} is read");
            };
            assert_eq!(
                (fault.line, fault.column),
                (line, column),
                "{}",
                fault.sentence
            );
        }
    }

    fn of(text: &str) -> FileOf {
        FileOf {
            text: text.into(),
            game: 0,
            from: 0,
        }
    }
}
