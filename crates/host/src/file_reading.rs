//! Texts read as games with comments and variations.

use std::sync::Arc;

use catalog::AnyGame;
use play::{ActionFields, KingsReplay, Moment};
use records::game_file::{self, Comment, GameFile, Record, RecordError, Variation};
use records::{ReadError, TranscriptReader};
use seat_of_kings::Deck;
use words::Language;

use crate::api::{FileBody, FileGame, FileHeader, FileMove, FileOf, TextBody};
use crate::file_faults::{self, FaultMessage};
use crate::games::Moments;
use crate::problem::Problem;

/// The most moves of a game whose moments are sent.
const MAX_MOVES: usize = 4000;

/// The most moves of a game with its variations.
const MAX_ALL_MOVES: usize = 20_000;

/// The most moments of Seat of Kings in one answer.
const MAX_MOMENTS: usize = 64;

/// A text that is not read: the line and the column of the fault, and the fault.
type Unread = (u64, Option<usize>, FaultMessage);

/// The text of a file, without its byte order mark: UTF-8, or UTF-16 with such a mark.
///
/// # Errors
///
/// [`Problem::NotText`].
pub fn text_of_file(bytes: &[u8]) -> Result<TextBody, Problem> {
    let text = records::text(bytes).map_err(|fault| Problem::NotText(fault.valid_up_to() + 1))?;
    Ok(TextBody { text })
}

/// Reads a text. A fault in it is an answer too, in this language.
///
/// # Errors
///
/// [`Problem::NoGame`] if it has fewer games, [`Problem::TooLarge`] if the game is too long to be shown.
pub fn read_file(asked: &FileOf, language: Language) -> Result<FileBody, Problem> {
    let deck = Deck::reconstructed();
    let text = records::text(asked.text.as_bytes()).map_err(|_| Problem::Failed)?;
    let read = if text.trim_start().starts_with('{') {
        of_transcripts(&text, &deck)
    } else {
        game_file(&text, &deck)
    };
    let records = match read {
        Ok(records) => records,
        Err((line, column, message)) => {
            let other = file_faults::of_other_kind(&text, language);
            return Ok(FileBody::None {
                fault: other.unwrap_or_else(|| message.at(line, column, language)),
            });
        }
    };
    let record = records.get(asked.game).ok_or(Problem::NoGame)?;
    Ok(FileBody::Game(Box::new(FileGame {
        games: records.len(),
        ..game(record, asked)?
    })))
}

fn game_file(text: &str, deck: &Arc<Deck>) -> Result<Vec<Record>, Unread> {
    let unread = |line, column, fault: &game_file::Fault| {
        Err((line, Some(column), file_faults::of_game_file(fault)))
    };
    let file = match GameFile::read(text.as_bytes(), deck) {
        Ok(file) => file,
        Err(error) => return unread(error.line, error.column, &error.fault),
    };
    if file.records.is_empty() {
        return unread(1, 1, &game_file::Fault::NoGame);
    }
    Ok(file.records)
}

fn of_transcripts(text: &str, deck: &Arc<Deck>) -> Result<Vec<Record>, Unread> {
    let mut reader = TranscriptReader::new(text.as_bytes());
    let mut records = Vec::new();
    loop {
        match reader.next_transcript() {
            Ok(Some(transcript)) => {
                let line = reader.line();
                let record = Record::of_transcript(&transcript, deck);
                let unread = |error| {
                    let column = match &error {
                        RecordError::Unreadable(fault) => column(fault),
                        _ => None,
                    };
                    (line, column, file_faults::of_record(&error))
                };
                records.push(record.map_err(unread)?);
            }
            Ok(None) => return Ok(records),
            Err(ReadError { line, fault }) => {
                return Err((line, column(&fault), file_faults::of_transcript(&fault)));
            }
        }
    }
}

/// The column of a fault of a transcript, if it is known.
fn column(fault: &records::Fault) -> Option<usize> {
    Some(fault.column()).filter(|column| *column > 0)
}

/// A game of a file, with the moments that are asked for.
fn game(record: &Record, asked: &FileOf) -> Result<FileGame, Problem> {
    let mainline = record.mainline();
    if mainline.moves().len() > MAX_MOVES {
        return Err(Problem::TooLarge);
    }
    let mut moves = Vec::new();
    flatten(record.start(), mainline, None, &mut moves);
    if moves.len() > MAX_ALL_MOVES {
        return Err(Problem::TooLarge);
    }
    let moments = if record.variant().has_chance() {
        let line = line_through(&moves, asked.through).ok_or_else(no_move)?;
        let tokens = line.into_iter().map(|place| moves[place].token.as_str());
        let replay = KingsReplay::new(record.start().clone(), tokens)?;
        Moments::Kings(replay.moments(asked.from, MAX_MOMENTS))
    } else {
        let tokens = mainline.moves().iter().map(game_file::Move::token);
        Moments::Ringforts(Moment::each(record.start().clone(), tokens).collect::<Result<_, _>>()?)
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

fn no_move() -> Problem {
    Problem::Malformed("through: there is no such move".into())
}

/// The places of the moves from the start through one of them to the end of its variation; of the game itself without one.
/// `None` if there is no such move.
fn line_through(moves: &[FileMove], through: Option<usize>) -> Option<Vec<usize>> {
    let mut line = Vec::new();
    let mut before = through;
    while let Some(place) = before {
        line.push(place);
        before = moves.get(place)?.after;
    }
    line.reverse();
    // Of the moves that follow one, the first goes on; all of them come later in the list.
    let mut last = through;
    for (place, mv) in moves
        .iter()
        .enumerate()
        .skip(through.map_or(0, |place| place + 1))
    {
        if mv.after == last {
            line.push(place);
            last = Some(place);
        }
    }
    Some(line)
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
            let FileBody::None { fault } =
                read_file(&of(text), Language::English).expect("a fault")
            else {
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

    #[test]
    fn a_text_without_games_is_called_what_it_is() {
        let position = "four-treasures 5/7/7/7/7/7/5 red place 0:0 - -";
        let proof = include_str!("../../../data/proofs/seat-of-kings.json");
        let deck = include_str!("../../../data/decks/reconstructed.toml");
        for (text, kind) in [
            (position, Some("position")),
            ("\n high-kings-1\n", Some("position")),
            (
                "{\"variant\":\"seat-of-kings\",\"seats\":[],\"round\":1}",
                Some("kings-position"),
            ),
            (proof, Some("proof")),
            (deck, Some("deck")),
            ("\u{fffd}PNG\r\n\u{1a}\n", Some("picture")),
            // These are games, with faults.
            ("[Variant \"four-treasures\"]\n\n1. D4 D4 *\n", None),
            ("{\"variant\":\"four-treasures\",\"moves\":[\"D4\",]}", None),
            ("hello", None),
        ] {
            let read = read_file(&of(text), Language::English).expect("a fault");
            let FileBody::None { fault } = read else {
                panic!("{text} is read");
            };
            assert_eq!(fault.kind, kind, "{}", fault.sentence);
            let expected = (kind == Some("position")).then(|| text.trim());
            assert_eq!(fault.position.as_deref(), expected);
            assert_eq!(fault.name == "file-other-kind", kind.is_some());
        }
    }

    #[test]
    fn a_line_goes_through_a_move_to_the_end_of_its_variation() {
        // 0 1 (2 3 (4)) 5, and 6 in place of 0.
        let after = [None, Some(0), Some(0), Some(2), Some(2), Some(1), None];
        let moves = after.map(|after| FileMove {
            after,
            token: "D4".into(),
            action: None,
            comments: Vec::new(),
        });
        for (through, line) in [
            (None, Some(vec![0, 1, 5])),
            (Some(1), Some(vec![0, 1, 5])),
            (Some(2), Some(vec![0, 2, 3])),
            (Some(4), Some(vec![0, 2, 4])),
            (Some(6), Some(vec![6])),
            (Some(7), None),
        ] {
            assert_eq!(line_through(&moves, through), line, "{through:?}");
        }
    }

    #[test]
    fn a_variation_of_seat_of_kings_has_moments() {
        let text = "[Variant \"seat-of-kings\"]\n[Seats \"blue,red\"]\n\n\
            1. lots 31 30; (1. lots 30 31;) *\n";
        let lots = |through| {
            let asked = FileOf {
                through,
                ..of(text)
            };
            let Ok(FileBody::Game(game)) = read_file(&asked, Language::English) else {
                panic!("a fault");
            };
            let Moments::Kings(moments) = game.moments else {
                panic!("no moments of Seat of Kings");
            };
            let after = moments[1].after.as_ref().expect("a draw");
            serde_json::json!(after)["token"].clone()
        };
        assert_eq!(lots(None), "lots 31 30");
        assert_eq!(lots(Some(1)), "lots 30 31");
        let none = FileOf {
            through: Some(2),
            ..of(text)
        };
        let refused = read_file(&none, Language::English).expect_err("no such move");
        assert_eq!(refused.code(), "malformed");
    }

    fn of(text: &str) -> FileOf {
        FileOf {
            text: text.into(),
            game: 0,
            from: 0,
            through: None,
        }
    }
}
