//! An engine session: reads commands, runs searches, writes answers.

use std::io::Write;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use anyhow::bail;
use bots::Spec;
use catalog::AnyGame;
use fluent_bundle::FluentValue;
use game::Game;
use ringforts::Line;
use search::{Limits, StopFlag};

use super::command::{Command, CommandError};
use super::events::{Event, read_lines};
use super::thinker::{Thinker, Thought, thinker};
use crate::answer::in_one_line;
use crate::errors;
use crate::lines::UnreadableLine;
use crate::words::{Words, words};

/// The flow of a session after a line.
#[derive(PartialEq, Eq)]
enum Flow {
    Continue,
    Quit,
}

/// The state of a session.
pub(super) struct Session {
    words: &'static Words,
    spec: Spec,
    seed: u64,
    /// `None` while it is searching.
    thinker: Option<Box<dyn Thinker>>,
    /// The stop flag of the running search.
    stop: StopFlag,
    /// True if only the stop flag ends that search.
    is_endless: bool,
    line: Option<Line>,
    events: (Sender<Event>, Receiver<Event>),
}

impl Session {
    /// A session with a player.
    pub(super) fn new(spec: &Spec) -> anyhow::Result<Self> {
        let mut thinker = thinker(spec)?;
        thinker.begin(0);
        Ok(Self {
            words: words(),
            spec: spec.clone(),
            seed: 0,
            thinker: Some(thinker),
            stop: StopFlag::default(),
            is_endless: false,
            line: None,
            events: mpsc::channel(),
        })
    }

    /// Answers commands until `quit`, or until the input has ended and the last search has answered.
    pub(super) fn serve(mut self, out: &mut impl Write) -> anyhow::Result<()> {
        read_lines(self.events.0.clone());
        let mut has_ended = false;
        loop {
            if has_ended && self.thinker.is_some() {
                return Ok(());
            }
            match self.events.1.recv()? {
                Event::Line(line) => {
                    if self.answer(line, out)? == Flow::Quit {
                        return Ok(());
                    }
                }
                Event::Thought(thinker, thought) => {
                    self.thinker = Some(thinker);
                    write_thought(&thought, out)?;
                }
                Event::End => {
                    has_ended = true;
                    if self.is_endless {
                        self.stop.set();
                    }
                }
            }
            out.flush()?;
        }
    }

    /// Carries out a command. If it cannot be carried out, an `error` line says why and nothing changes.
    fn answer(
        &mut self,
        line: Result<String, UnreadableLine>,
        out: &mut impl Write,
    ) -> anyhow::Result<Flow> {
        let command = match &line {
            Ok(line) => {
                Command::read(line).map_err(|command_error| self.command_error(&command_error))
            }
            Err(UnreadableLine) => Err(self.words.get("engine-unreadable")),
        };
        let done = match command {
            Ok(None) => Ok(()),
            Ok(Some(Command::Quit)) => return Ok(Flow::Quit),
            Ok(Some(Command::Stop)) => {
                self.stop.set();
                Ok(())
            }
            Ok(Some(Command::Hello)) => return self.introduce(out),
            Ok(Some(Command::IsReady)) => {
                writeln!(out, "readyok")?;
                Ok(())
            }
            Ok(Some(_)) if self.thinker.is_none() => Err(self.words.get("engine-thinking")),
            Ok(Some(Command::SetOption { name, value })) => self.set(name, value),
            Ok(Some(Command::NewGame)) => self.new_game(),
            Ok(Some(Command::Position { text, moves })) => self.place(text, &moves),
            Ok(Some(Command::Go(limits))) => self.go(limits),
            Err(fault) => Err(fault),
        };
        if let Err(fault) = done {
            writeln!(out, "error {}", in_one_line(&fault))?;
        }
        Ok(Flow::Continue)
    }

    fn introduce(&self, out: &mut impl Write) -> anyhow::Result<Flow> {
        writeln!(out, "id name Tara {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "option name player type string default {}", self.spec)?;
        writeln!(
            out,
            "option name seed type spin default {} min 0 max {}",
            self.seed,
            u64::MAX
        )?;
        writeln!(out, "taraok")?;
        Ok(Flow::Continue)
    }

    /// Sets an option. It takes effect with the next game.
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "player" => {
                let spec = value.parse::<Spec>();
                let spec = spec.map_err(|error| errors::sentence(&error, self.words))?;
                let thinker = thinker(&spec);
                self.thinker = Some(thinker.map_err(|error| errors::line(&error, self.words))?);
                self.spec = spec;
                self.new_game()
            }
            "seed" => {
                let seed = value.parse().map_err(|_| {
                    let values = [("least", 0.into()), ("most", u64::MAX.to_string().into())];
                    self.words.say("input-number", &values)
                })?;
                self.seed = seed;
                Ok(())
            }
            _ => Err(self.say("engine-no-option", "name", name)),
        }
    }

    fn new_game(&mut self) -> Result<(), String> {
        if let Some(thinker) = &mut self.thinker {
            thinker.begin(self.seed);
        }
        self.line = None;
        Ok(())
    }

    fn place(&mut self, text: &str, moves: &[&str]) -> Result<(), String> {
        let read = AnyGame::read(text);
        let mut game = read.map_err(|error| errors::sentence(&error, self.words))?;
        for token in moves {
            if let Err(fault) = game.play_text(token) {
                let fault = errors::sentence(&fault, self.words);
                return Err(format!("{token}: {fault}"));
            }
        }
        let line = game.as_ringforts().cloned();
        self.line = Some(line.ok_or_else(|| self.words.get("engine-hidden"))?);
        Ok(())
    }

    /// Starts a search on its own thread, so that `stop` can be read meanwhile.
    fn go(&mut self, limits: Option<Limits>) -> Result<(), String> {
        let line = match &self.line {
            Some(line) => line.clone(),
            None => return Err(self.words.get("engine-no-position")),
        };
        if game::Moves::is_empty(&line.moves()) {
            return Err(self.words.get("engine-over"));
        }
        let Some(mut thinker) = self.thinker.take() else {
            return Err(self.words.get("engine-thinking"));
        };
        self.stop = StopFlag::default();
        self.is_endless = limits == Some(Limits::default());
        let (stop, events) = (self.stop.clone(), self.events.0.clone());
        thread::spawn(move || {
            let thought = thinker.think(&line, limits, stop);
            // If the receiver is gone, the session has ended.
            let _ = events.send(Event::Thought(thinker, thought));
        });
        Ok(())
    }

    fn command_error(&self, command_error: &CommandError<'_>) -> String {
        match command_error {
            CommandError::Unknown(word) => self.say("engine-unknown", "word", word),
            CommandError::Excess(word) => self.say("engine-excess", "word", word),
            CommandError::Option => self.words.get("engine-option"),
            CommandError::NoPosition => self.words.get("engine-position"),
            CommandError::Limit(word) => self.say("engine-limit", "word", word),
            CommandError::Number(word, most) => {
                let values = [("word", (*word).into()), ("most", most.to_string().into())];
                self.words.say("engine-number", &values)
            }
        }
    }

    fn say(&self, message: &str, name: &str, value: &str) -> String {
        let values: [(&str, FluentValue<'_>); 1] = [(name, value.into())];
        self.words.say(message, &values)
    }
}

fn write_thought(thought: &Thought, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(token) = &thought.token else {
        bail!(words().get("engine-over"));
    };
    if let Some(info) = &thought.info {
        writeln!(out, "info {info}")?;
    }
    Ok(writeln!(out, "bestmove {token}")?)
}
