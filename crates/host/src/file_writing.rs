//! Games written as texts: game files and transcripts.

use std::sync::Arc;

use catalog::AnyVariant;
use play::{Departure, Ended, Ending};
use records::TranscriptReader;
use records::game_file::{Comment, Composer, Headers, Record};
use ringforts::Color;
use seat_of_kings::Deck;
use words::Language;

use crate::api::{FileHeader, WriteMove, WriteOf, WrittenBody};
use crate::links::{named_players_of, players_of};
use crate::lists::StoredTable;
use crate::position_analysis::refused;
use crate::problem::Problem;
use crate::requests::kings_start;
use crate::sentences;

/// The finished game of a table, as a host has it.
pub struct TableGame<'a> {
    /// The table.
    pub table: &'a StoredTable,
    /// The transcript of the game.
    pub transcript: &'a str,
    /// Its end; `None` if that cannot be read anymore.
    pub ended: Option<Ended>,
}

/// Writes a game as texts. Control characters of headers and comments become spaces, and white space in a comment is one space.
/// `of` is the game of the table that is meant, if one is. Only its `players` are in the language.
///
/// # Errors
///
/// A header or a move that cannot be, [`Problem::OlderRules`] if the game of the table cannot be played again.
pub fn write_file(
    asked: &WriteOf,
    of: Option<&TableGame<'_>>,
    language: Language,
) -> Result<WrittenBody, Problem> {
    let mut composer = match of {
        Some(_) if !asked.headers.is_empty() => {
            return Err(malformed("headers: a game of a table has its own"));
        }
        Some(of) => of.composer()?,
        None => {
            let headers = given_headers(&asked.headers)?;
            Composer::new(headers, &Deck::reconstructed()).map_err(malformed)?
        }
    };
    match of {
        Some(of) if asked.moves.is_empty() => {
            comment(&mut composer, &asked.comments);
            of.play(&mut composer)?;
        }
        _ => Tree::new(asked)?.play(&mut composer)?,
    }
    let record = composer.record();
    let mut transcript = Vec::new();
    let written = record.transcript().write(&mut transcript);
    written.map_err(|_| Problem::Failed)?;
    let own = of.map(|of| of.transcript.trim_end().to_owned() + "\n");
    Ok(WrittenBody {
        variant: record.variant().name(),
        date: record.headers().get("Date").map(String::from),
        players: of.map_or_else(Vec::new, |of| of.players(language)),
        file: record.to_string(),
        transcript: own.unwrap_or_else(|| String::from_utf8_lossy(&transcript).into_owned()),
    })
}

fn malformed(error: impl ToString) -> Problem {
    Problem::Malformed(error.to_string())
}

fn given_headers(given: &[FileHeader]) -> Result<Headers, Problem> {
    let [first, others @ ..] = given else {
        return Err(malformed("headers: Variant is missing"));
    };
    let variant = (first.name == "Variant").then(|| first.value.parse::<AnyVariant>().ok());
    let variant = variant
        .flatten()
        .ok_or_else(|| malformed("headers: Variant comes first"))?;
    let mut headers = Headers::new(variant);
    for FileHeader { name, value } in others {
        // The usual start has no header.
        if name != "Start" || *value != variant.start().to_string() {
            let value = value.replace(char::is_control, " ");
            headers.add(name, &value).map_err(malformed)?;
        }
    }
    Ok(headers)
}

/// The moves of a request as a tree.
struct Tree<'a> {
    asked: &'a WriteOf,
    /// The moves at the start, then those that follow each move, by their places.
    followers: Vec<Vec<usize>>,
}

impl<'a> Tree<'a> {
    fn new(asked: &'a WriteOf) -> Result<Self, Problem> {
        let mut followers = vec![Vec::new(); asked.moves.len() + 1];
        for (place, mv) in asked.moves.iter().enumerate() {
            match mv.after {
                Some(after) if after < place => followers[after + 1].push(place),
                None => followers[0].push(place),
                Some(_) => return Err(malformed("moves.after: not a move before it")),
            }
        }
        Ok(Self { asked, followers })
    }

    fn play(&self, composer: &mut Composer) -> Result<(), Problem> {
        comment(composer, &self.asked.comments);
        self.follow(composer, 0)
    }

    /// Plays what follows a move, whose place is one less.
    fn follow(&self, composer: &mut Composer, mut after: usize) -> Result<(), Problem> {
        while let [game, variations @ ..] = &self.followers[after][..] {
            play(composer, &self.asked.moves[*game])?;
            for &variation in variations {
                composer.open_variation().map_err(malformed)?;
                play(composer, &self.asked.moves[variation])?;
                self.follow(composer, variation + 1)?;
                composer.close_variation().map_err(malformed)?;
            }
            after = game + 1;
        }
        Ok(())
    }
}

fn play(composer: &mut Composer, mv: &WriteMove) -> Result<(), Problem> {
    let ply = mv.action.ply()?;
    composer.play(&ply.to_string()).map_err(refused)?;
    comment(composer, &mv.comments);
    Ok(())
}

fn comment(composer: &mut Composer, comments: &[String]) {
    for comment in comments.iter().filter_map(|text| Comment::new(text)) {
        composer.comment(comment);
    }
}

impl TableGame<'_> {
    /// A game without a move, with all headers that the table gives.
    fn composer(&self) -> Result<Composer, Problem> {
        let agreed = self.table.agreed.as_ref().ok_or(Problem::OlderRules)?;
        let deck = match kings_start(Some(agreed)) {
            Ok(start) => Arc::clone(&start.public().options().deck),
            Err(_) => Deck::reconstructed(),
        };
        let read = TranscriptReader::new(self.transcript.as_bytes()).next_transcript();
        let transcript = read.ok().flatten().ok_or(Problem::OlderRules)?;
        let record = Record::of_transcript(&transcript, &deck).map_err(|_| Problem::OlderRules)?;
        let mut headers = record.headers().clone();
        headers
            .add("Date", &day_of(self.table.opened_at))
            .map_err(malformed)?;
        // Machine output never changes with a language.
        let words = sentences::in_language(Language::English);
        let names = players_of(words, agreed, self.table);
        for (seating, name) in agreed.seats.iter().zip(names) {
            headers
                .add(&capital(&seating.seat), &name)
                .map_err(malformed)?;
        }
        if let Some(ending) = self.ending() {
            headers.add("Ending", &ending).map_err(malformed)?;
        }
        if let Some(left) = self.left(&record) {
            headers.add("Left", &left).map_err(malformed)?;
        }
        Composer::new(headers, &deck).map_err(malformed)
    }

    /// The players that have a name, as headers for people.
    fn players(&self, language: Language) -> Vec<FileHeader> {
        let Some(agreed) = &self.table.agreed else {
            return Vec::new();
        };
        let names = named_players_of(sentences::in_language(language), agreed, self.table);
        let headers = agreed
            .seats
            .iter()
            .zip(names)
            .filter_map(|(seating, name)| {
                Some(FileHeader {
                    name: capital(&seating.seat),
                    value: name?,
                })
            });
        headers.collect()
    }

    /// Plays the moves of the game.
    fn play(&self, composer: &mut Composer) -> Result<(), Problem> {
        let agreed = self.table.agreed.as_ref();
        for token in crate::games::start_and_tokens(self.transcript, agreed)?.1 {
            composer.play(&token).map_err(refused)?;
        }
        Ok(())
    }

    /// The words of a game file for an end before the end; `None` if the game was played out or aborted.
    fn ending(&self) -> Option<String> {
        let (agreed, ended) = (self.table.agreed.as_ref()?, self.ended.as_ref()?);
        let name = |seat: usize| agreed.seats.get(seat).map(|seating| seating.seat.clone());
        let is_of_kings = agreed.variant == AnyVariant::SeatOfKings.name();
        match ended.ending {
            Ending::Played | Ending::Aborted { .. } => None,
            Ending::Left { .. } if is_of_kings => {
                let left = ended.points.iter().position(|&points| points == 1)?;
                Some(format!("{} is left", name(left)?))
            }
            Ending::Left { seat, how } => {
                let side = Color::of_seat(game::Seat::new(seat)).name();
                let how = match how {
                    Departure::Resigned => "resigned",
                    Departure::Time => "lost on time",
                    Departure::Abandoned => "abandoned",
                };
                Some(format!("{side} {how}"))
            }
            Ending::Agreed | Ending::Abandoned { .. } => Some("draw agreed".into()),
        }
    }

    /// The seats whose points are less than the rules give, because they left; `None` if there is none. Rule: SKO5
    fn left(&self, record: &Record) -> Option<String> {
        let ended = self.ended.as_ref()?;
        let agreed = self.table.agreed.as_ref()?;
        let (Ending::Played, true) = (ended.ending, record.variant().has_chance()) else {
            return None;
        };
        let by_rules = record.points()?.iter().zip(&ended.points);
        let seats = by_rules.zip(&agreed.seats);
        let left = seats.filter(|((rules, points), _)| points < rules);
        let names: Vec<&str> = left.map(|(_, seating)| seating.seat.as_str()).collect();
        (!names.is_empty()).then(|| names.join(","))
    }
}

/// A word with a capital.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// The day of a time in milliseconds since the beginning of 1970, in UTC, as `2026-11-23`.
fn day_of(at_ms: u64) -> String {
    // Years begin in March here, so that a leap day is the last of its year: 146,097 days are 400 years.
    let days = at_ms / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year_of_era = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

#[cfg(test)]
mod tests;
