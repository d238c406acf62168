//! `engine:COMMAND`: another program as a player, over the engine protocol.

mod history;
mod process;

use std::time::Duration;

use bots::{Player, PlayerError};
use game::Tokens;
use ringforts::{Line, Move};

use self::history::History;
use self::process::Process;
use crate::words::words;

/// A program that has been started and has introduced itself.
pub(crate) struct EngineClient {
    process: Process,
    /// True if it has an option `seed`.
    has_seed: bool,
    history: History,
    /// An error at the beginning of the game, to be reported when a move is asked for.
    failed: Option<PlayerError>,
    /// The processor time of the last move, and that of the process up to its end.
    cpu: (Duration, Duration),
}

impl EngineClient {
    /// Starts a program. `patience` is the time that it has for each answer.
    pub(crate) fn start(command: &str, patience: Duration) -> anyhow::Result<Self> {
        let mut process = Process::start(command, patience)?;
        let mut has_seed = false;
        process.say("tara")?;
        process.wait_for("taraok", |line| {
            has_seed |= line.starts_with("option name seed ");
        })?;
        Ok(Self {
            process,
            has_seed,
            history: History::default(),
            failed: None,
            cpu: (Duration::ZERO, Duration::ZERO),
        })
    }

    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        if self.has_seed {
            self.process
                .say(&format!("setoption name seed value {seed}"))?;
        }
        self.process.say("newgame")?;
        self.process.say("isready")?;
        self.process.wait_for("readyok", |_| {})?;
        Ok(())
    }

    fn best_move(&mut self, line: &Line) -> Result<Move, PlayerError> {
        self.process.say(&self.history.position())?;
        self.process.say("go")?;
        let answer = self.process.wait_for("bestmove", |_| {})?;
        let token = answer.split_ascii_whitespace().nth(1).unwrap_or_default();
        line.read_move(token).ok_or_else(|| {
            let values = [("answer", answer.as_str().into())];
            PlayerError::Program(words().say("engine-answered", &values))
        })
    }
}

impl Player<Line, Move> for EngineClient {
    fn begin(&mut self, seed: u64) {
        self.history = History::default();
        self.failed = self.new_game(seed).err();
        self.cpu = (Duration::ZERO, self.process.cpu());
    }

    fn choose(&mut self, line: &Line) -> Result<Move, PlayerError> {
        if let Some(failed) = self.failed.take() {
            return Err(failed);
        }
        self.history.catch_up(line);
        let mv = self.best_move(line)?;
        self.history.play(mv);
        let cpu = self.process.cpu();
        self.cpu = (cpu.saturating_sub(self.cpu.1), cpu);
        Ok(mv)
    }

    fn external_cpu_time(&self) -> Duration {
        self.cpu.0
    }
}
