//! A child process that answers in lines, and that may hang or die.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use bots::PlayerError;

use crate::answer::in_one_line;
use crate::process_group::{self, ProcessGroup};
use crate::words::words;

/// The longest accepted line, in bytes; more than any answer of the protocol.
const MAX_BYTES: u64 = 1 << 16;

/// The most lines that are buffered; after that the process blocks.
const MAX_LINES: usize = 256;

/// A running process.
pub(super) struct Process {
    group: ProcessGroup,
    input: ChildStdin,
    lines: Receiver<String>,
    patience: Duration,
}

impl Process {
    /// Starts a program. White space separates the words of its command.
    pub(super) fn start(command: &str, patience: Duration) -> anyhow::Result<Self> {
        let mut arguments = command.split_whitespace();
        let Some(program) = arguments.next() else {
            bail!(words().get("engine-no-command"));
        };
        let mut command = Command::new(program);
        let command = command.args(arguments).stdin(Stdio::piped());
        let group = ProcessGroup::start(command.stdout(Stdio::piped()));
        let mut group = group.with_context(|| program.to_owned())?;
        let leader = group.leader();
        let input = leader.stdin.take().expect("it was piped");
        let output = leader.stdout.take().expect("it was piped");
        Ok(Self {
            group,
            input,
            lines: lines(output),
            patience,
        })
    }

    /// Sends a line.
    pub(super) fn say(&mut self, line: &str) -> Result<(), PlayerError> {
        let written = self.input.write_all(format!("{line}\n").as_bytes());
        written
            .and_then(|()| self.input.flush())
            .map_err(|_| ended())
    }

    /// Waits for the line that begins with a word and returns it. Earlier lines go to `on_line`.
    pub(super) fn wait_for(
        &mut self,
        word: &str,
        mut on_line: impl FnMut(&str),
    ) -> Result<String, PlayerError> {
        let deadline = Instant::now() + self.patience;
        loop {
            let line = self.next_until(deadline).map_err(|error| match error {
                RecvTimeoutError::Timeout => self.silent(),
                RecvTimeoutError::Disconnected => ended(),
            })?;
            match line.split_ascii_whitespace().next() {
                Some(first) if first == word => return Ok(line),
                Some("error") => return Err(PlayerError::Program(says(&line))),
                _ => on_line(&line),
            }
        }
    }

    /// The processor time of the process so far; zero on systems without Linux's `/proc`.
    pub(super) fn cpu(&self) -> Duration {
        const TICK: Duration = Duration::from_millis(10);
        // User and system time, in ticks of USER_HZ, which is 100.
        let fields = process_group::status(self.group.id());
        let ticks = fields.iter().skip(11).take(2);
        let ticks = ticks.filter_map(|ticks| ticks.parse::<u32>().ok());
        TICK * ticks.sum::<u32>()
    }

    /// The next line before a deadline. The deadline also holds for a process that keeps writing.
    fn next_until(&self, deadline: Instant) -> Result<String, RecvTimeoutError> {
        match deadline.checked_duration_since(Instant::now()) {
            Some(left) => self.lines.recv_timeout(left),
            None => Err(RecvTimeoutError::Timeout),
        }
    }

    /// Waits a moment for the end of the output.
    fn has_ended(&self) -> bool {
        const GRACE: Duration = Duration::from_secs(1);
        let deadline = Instant::now() + GRACE;
        loop {
            if let Err(error) = self.next_until(deadline) {
                return error == RecvTimeoutError::Disconnected;
            }
        }
    }

    fn silent(&self) -> PlayerError {
        let seconds = self.patience.as_secs_f64().to_string();
        let values = [("seconds", seconds.into())];
        PlayerError::Program(words().say("engine-silent", &values))
    }
}

impl Drop for Process {
    /// Asks the process to quit, then all of its group to end; dropping the group ends whatever is left.
    fn drop(&mut self) {
        if self.say("quit").is_err() || !self.has_ended() {
            self.group.terminate();
            self.has_ended();
        }
    }
}

/// Reads the lines of the process on a thread of its own, until its end or a line that is too long.
fn lines(output: ChildStdout) -> Receiver<String> {
    let (sender, receiver) = mpsc::sync_channel(MAX_LINES);
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut bytes = Vec::new();
            let read = output
                .by_ref()
                .take(MAX_BYTES)
                .read_until(b'\n', &mut bytes);
            if read.is_err() || !bytes.ends_with(b"\n") {
                return;
            }
            let line = String::from_utf8_lossy(&bytes);
            if sender.send(line.trim_ascii().to_owned()).is_err() {
                return;
            }
        }
    });
    receiver
}

fn ended() -> PlayerError {
    PlayerError::Program(words().get("engine-ended"))
}

fn says(line: &str) -> String {
    let values = [("answer", in_one_line(line).into())];
    words().say("engine-says", &values)
}
