//! The line client: it tells what happens, and reads a line for each decision, from a terminal or from elsewhere.

use std::env;
use std::io::{self, BufReader, IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use super::desk::{Asked, Desk, Reply, Then};
use super::input_lines::{Came, InputLines};
use super::journal::now_ms;
use crate::answer::{Answer, in_one_line};
use crate::page;
use crate::words::Words;

/// Clears a terminal, with what has left its upper end.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
/// Clears a terminal that knows no more than lines.
const CLEAR_BY_LINES: usize = 100;
/// How long somebody may think before it is said.
const NO_TIME: Duration = Duration::from_millis(300);

/// Plays until the match is over and nobody wants another, or nothing more is read.
pub(crate) fn run(desk: Desk<'_>, out: &mut impl Write) -> anyhow::Result<Answer> {
    let mut client = LineClient {
        desk,
        out,
        input: InputLines::new(BufReader::new(io::stdin())),
        shown: None,
    };
    let played = client.play();
    let farewell = client.desk.farewell();
    let written = client.write(&farewell.unwrap_or_default());
    played.and(written)?;
    Ok(Answer::Yes)
}

struct LineClient<'a, W> {
    desk: Desk<'a>,
    out: &'a mut W,
    input: InputLines,
    /// What was asked and at which version of the table when the board was shown last.
    shown: Option<(Asked, u32)>,
}

impl<W: Write> LineClient<'_, W> {
    fn play(&mut self) -> anyhow::Result<()> {
        self.write(&self.desk.introduction())?;
        loop {
            while let Some(told) = self.go_on()? {
                self.write(&told)?;
                self.out.flush()?;
            }
            self.show_if_new()?;
            if self.desk.asked() == Asked::Nothing {
                break;
            }
            let reply = self.ask()?;
            self.write(&reply.text)?;
            match reply.then {
                Then::Go => {}
                Then::Show => self.shown = None,
                Then::Quit => break,
            }
        }
        Ok(())
    }

    /// Lets happen what needs nobody here. On a terminal it is said who thinks, unless that takes no time; other readers of
    /// what is written need no such line, and would not find the same ones again.
    fn go_on(&mut self) -> anyhow::Result<Option<String>> {
        if !io::stdout().is_terminal() {
            return self.desk.go_on();
        }
        let (rings, rang) = mpsc::channel::<()>();
        // That the other end is dropped is heard too.
        if let Some(told) = self.desk.go_on_meanwhile(|| drop(rings))? {
            return Ok(Some(told));
        }
        if let Err(RecvTimeoutError::Timeout) = rang.recv_timeout(NO_TIME) {
            self.write(&self.desk.awaited())?;
            self.out.flush()?;
        }
        self.desk.go_on()
    }

    /// Shows the board if it has changed, or a curtain before it.
    fn show_if_new(&mut self) -> anyhow::Result<()> {
        let now = match self.desk.asked() {
            // Nobody has moved since.
            Asked::Affirmation(seat) => Asked::Decision(seat),
            asked => asked,
        };
        let now = (now, self.desk.version());
        if self.shown.replace(now) == Some(now) {
            return Ok(());
        }
        match now.0 {
            Asked::Curtain(_) => self.draw_curtain(),
            _ => self.write(&self.desk.page()),
        }
    }

    /// Clears the screen, so that a seat does not see the cards of the one before. Rule: SKO4
    fn draw_curtain(&mut self) -> anyhow::Result<()> {
        if !io::stdout().is_terminal() {
            return self.write(&format!("\n{}\n\n", Words::new().get("play-curtain-line")));
        }
        match env::var_os("TERM").is_some_and(|term| term == "dumb") {
            true => write!(self.out, "{}", "\n".repeat(CLEAR_BY_LINES))?,
            false => write!(self.out, "{CLEAR}")?,
        }
        Ok(())
    }

    /// Reads what is typed and does it.
    fn ask(&mut self) -> anyhow::Result<Reply> {
        self.write(&self.desk.prompt())?;
        self.out.flush()?;
        let within = self.desk.due().map(|due| due.saturating_sub(now_ms()));
        let came = self.input.next(within.map(Duration::from_millis));
        // A clock may have run out before the line came.
        let told = self.desk.tick()?;
        if !told.is_empty() || came == Came::Nothing {
            return Ok(Reply {
                text: format!("\n{told}"),
                then: Then::Go,
            });
        }
        match came {
            Came::Line(line) => {
                self.echo(&line)?;
                self.desk.answer(&line)
            }
            Came::Unreadable => {
                self.echo("")?;
                Ok(Reply {
                    text: Words::new().get("play-unreadable") + "\n",
                    then: Then::Go,
                })
            }
            Came::End | Came::Nothing => Ok(Reply {
                text: "\n".into(),
                then: Then::Quit,
            }),
        }
    }

    /// Repeats a line that no terminal has shown.
    fn echo(&mut self, line: &str) -> anyhow::Result<()> {
        match io::stdin().is_terminal() {
            true => Ok(()),
            false => self.write(&format!("{}\n", in_one_line(line))),
        }
    }

    fn write(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(page::write(text, self.out)?)
    }
}
