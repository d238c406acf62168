//! The file of a match: its terms on the first line, then one game a line, so that a match can be continued.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use bots::arena::{Effort, GameEvent, GamePlan, GameResult, MatchPlan, MatchResults, PlayedGame};
use catalog::{AnyGame, Ply, seat_of_kings};
use fluent_bundle::FluentValue;
use records::transcript_of;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::Specs;
use crate::input;
use crate::lines::{LinesEnd, continued, kept, whole_lines};
use crate::words::words;

/// The terms of a match. A file can be continued only with the same terms.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    variant: String,
    a: String,
    b: String,
    seed: u64,
    opening: u32,
    /// The colors of a match of Seat of Kings, in turn order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seats: Option<Vec<String>>,
    /// The options agreed before a game of Seat of Kings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    options: Option<Map<String, Value>>,
}

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    arena: Terms,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    game: u64,
    /// The side of A, from 0.
    side_of_a: u8,
    first_side: u8,
    points: Vec<u8>,
    plies: u64,
    choices: u64,
    moves: PerPlayer,
    cpu_us: PerPlayer,
    transcript: Map<String, Value>,
}

/// A number of each of the two.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PerPlayer {
    a: u64,
    b: u64,
}

/// The file that finished games are written to; `None` discards them.
pub(super) struct MatchFile(Option<File>);

impl Terms {
    /// The terms of a match from this start.
    pub(crate) fn new(start: &AnyGame, specs: &Specs, plan: &MatchPlan) -> Self {
        let options = start.options();
        let seats = start.seat_names().into_iter().map(String::from);
        Self {
            variant: start.variant().to_string(),
            a: specs.a.to_string(),
            b: specs.b.to_string(),
            seed: plan.seed,
            opening: plan.opening,
            seats: options.map(|_| seats.collect()),
            options: options.map(seat_of_kings::options),
        }
    }

    /// For a message.
    pub(crate) fn values(&self) -> [(&'static str, FluentValue<'_>); 7] {
        let options = self
            .options
            .as_ref()
            .map(|options| json!(options).to_string());
        let seats = self.seats.as_ref().map(|seats| seats.join(","));
        [
            ("variant", self.variant.as_str().into()),
            ("a", self.a.as_str().into()),
            ("b", self.b.as_str().into()),
            ("seed", self.seed.to_string().into()),
            ("opening", self.opening.into()),
            ("seats", seats.unwrap_or_default().into()),
            ("options", options.unwrap_or_default().into()),
        ]
    }

    /// Refuses the file of another match by the first difference.
    fn check(&self, found: &Self) -> anyhow::Result<()> {
        for ((name, expected), (_, found)) in self.values().into_iter().zip(found.values()) {
            if expected != found {
                let values = [
                    ("name", name.into()),
                    ("expected", expected),
                    ("found", found),
                ];
                bail!(words().say("arena-another", &values));
            }
        }
        Ok(())
    }
}

impl Entry {
    pub(super) fn new(
        start: &AnyGame,
        game_plan: &GamePlan,
        played: &PlayedGame,
    ) -> anyhow::Result<Self> {
        let plies = played.events.iter().map(|event| {
            let (GameEvent::Move(_, text) | GameEvent::Chance(text)) = event;
            text.parse::<Ply>()
        });
        let plies: Result<Vec<_>, _> = plies.collect();
        let mut transcript = Vec::new();
        transcript_of(start.clone(), plies?)?.write(&mut transcript)?;
        let both = |number: fn(&Effort) -> u64| PerPlayer {
            a: number(&played.a),
            b: number(&played.b),
        };
        Ok(Self {
            game: game_plan.number,
            side_of_a: game_plan.side_of_a,
            first_side: played.first_side.index() as u8,
            points: played.scores.all().to_vec(),
            plies: played.plies(),
            choices: played.legal_moves,
            moves: both(|spent| spent.moves),
            cpu_us: both(|spent| spent.cpu.as_micros() as u64),
            transcript: serde_json::from_slice(&transcript)?,
        })
    }

    /// The result of the game. It uses only what the file stores, so that a continued match reports the same as one that
    /// was not interrupted.
    pub(super) fn result(&self) -> GameResult {
        let spent = |of: fn(&PerPlayer) -> u64| Effort {
            moves: of(&self.moves),
            cpu: Duration::from_micros(of(&self.cpu_us)),
        };
        GameResult {
            side_of_a: self.side_of_a,
            first_side: self.first_side,
            points: self.points.clone(),
            plies: self.plies,
            legal_moves: self.choices,
            a: spent(|both| both.a),
            b: spent(|both| both.b),
        }
    }

    /// Returns true if the entry fits the plan of the next game.
    fn fits(&self, game_plan: &GamePlan, sides: u8) -> bool {
        self.game == game_plan.number
            && self.side_of_a == game_plan.side_of_a
            && self.first_side < sides
            && self.points.len() == usize::from(sides)
    }
}

impl MatchFile {
    /// Opens the file of a match and reads the results it has. An incomplete last line is dropped.
    pub(super) fn open(
        file: Option<&Path>,
        terms: &Terms,
        plan: &MatchPlan,
    ) -> anyhow::Result<(Self, MatchResults)> {
        let Some(path) = file else {
            return Ok((Self(None), MatchResults::default()));
        };
        Self::resume(path, terms, plan).with_context(|| input::quoted(path))
    }

    fn resume(
        path: &Path,
        terms: &Terms,
        plan: &MatchPlan,
    ) -> anyhow::Result<(Self, MatchResults)> {
        let file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        if file.try_lock().is_err() {
            bail!(words().get("arena-busy"));
        }
        let (results, end) = read(&file, terms, plan)?;
        let mut match_file = Self(Some(continued(file, path, end)?));
        if results.is_none() {
            let arena = terms.clone();
            match_file.add(&Head { arena })?;
        }
        Ok((match_file, results.unwrap_or_default()))
    }

    /// Adds a line, such as an [`Entry`], in one piece.
    pub(super) fn add(&mut self, line: &impl Serialize) -> anyhow::Result<()> {
        let Some(file) = &mut self.0 else {
            return Ok(());
        };
        let mut bytes = serde_json::to_vec(line)?;
        bytes.push(b'\n');
        Ok(file.write_all(&bytes)?)
    }
}

/// The games of a file and its end; `None` if it is empty.
fn read(
    file: &File,
    terms: &Terms,
    plan: &MatchPlan,
) -> anyhow::Result<(Option<MatchResults>, LinesEnd)> {
    let (mut results, mut numbers) = (None, 0..);
    let end = whole_lines(kept(file)?, |number, line| {
        let at = || words().say("arena-line", &[("line", number.into())]);
        let Some(results) = &mut results else {
            let head: Head = serde_json::from_slice(line).with_context(at)?;
            results = Some(MatchResults::default());
            return terms.check(&head.arena);
        };
        let entry: Entry = serde_json::from_slice(line).with_context(at)?;
        let next = numbers.next().expect("it has no end");
        if !entry.fits(&plan.game_plan(next), plan.sides) {
            bail!("{}: {}", at(), words().get("arena-not-next"));
        }
        results.add(entry.result());
        Ok(())
    })?;
    Ok((results, end))
}
