//! The line client: prints announcements and reads a line for each decision, from a terminal or a pipe.

use std::env;
use std::io::{self, BufReader, IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use records::TextReader;

use super::input_lines::{InputEvent, InputLines};
use super::journal::now_ms;
use super::presenter::{Flow, Presenter, Prompt, Reply};
use crate::answer::{Answer, in_one_line};
use crate::page;
use crate::words::words;

/// Clears a terminal and its scrollback.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
/// The line feeds that clear a dumb terminal.
const CLEAR_BY_LINES: usize = 100;
/// The time that a player may run before a line says so.
const WAIT_BEFORE_NOTICE: Duration = Duration::from_millis(300);

/// Plays until somebody quits or the input ends.
pub(crate) fn run(presenter: Presenter<'_>, out: &mut impl Write) -> anyhow::Result<Answer> {
    let mut client = LineClient {
        presenter,
        out,
        input: InputLines::new(TextReader::new(BufReader::new(io::stdin()))),
        shown: None,
    };
    let played = client.play();
    let farewell = client.presenter.farewell();
    let written = client.write(&farewell.unwrap_or_default());
    played.and(written)?;
    Ok(Answer::Yes)
}

struct LineClient<'a, W> {
    presenter: Presenter<'a>,
    out: &'a mut W,
    input: InputLines,
    /// The prompt and the version of the table when the board was last shown; `None` to show it again.
    shown: Option<(Prompt, u32)>,
}

impl<W: Write> LineClient<'_, W> {
    fn play(&mut self) -> anyhow::Result<()> {
        self.write(&self.presenter.introduction())?;
        loop {
            while let Some(text) = self.advance()? {
                self.write(&text)?;
                self.out.flush()?;
            }
            self.show_if_new()?;
            if self.presenter.prompt() == Prompt::Ended {
                break;
            }
            let reply = self.ask()?;
            self.write(&reply.text)?;
            match reply.flow {
                Flow::Continue => {}
                Flow::ShowBoard => self.shown = None,
                Flow::Quit => break,
            }
        }
        Ok(())
    }

    /// Advances by one step that needs no person. On a terminal, a line says which player is running unless it is quick. Piped
    /// output has no such line, because it would depend on timing.
    fn advance(&mut self) -> anyhow::Result<Option<String>> {
        if !io::stdout().is_terminal() {
            return self.presenter.advance();
        }
        let (sender, done) = mpsc::channel::<()>();
        // Dropping the sender ends the wait below.
        if let Some(text) = self.presenter.advance_async(|| drop(sender))? {
            return Ok(Some(text));
        }
        if let Err(RecvTimeoutError::Timeout) = done.recv_timeout(WAIT_BEFORE_NOTICE) {
            self.write(&self.presenter.waiting_line())?;
            self.out.flush()?;
        }
        self.presenter.advance()
    }

    /// Shows the board or the curtain if they have changed.
    fn show_if_new(&mut self) -> anyhow::Result<()> {
        let now = match self.presenter.prompt() {
            // The board has not changed since the decision was asked for.
            Prompt::Confirmation(seat) => Prompt::Decision(seat),
            prompt => prompt,
        };
        let now = (now, self.presenter.version());
        if self.shown.replace(now) == Some(now) {
            return Ok(());
        }
        match now.0 {
            Prompt::Curtain(_) => self.draw_curtain(),
            _ => self.write(&self.presenter.page()),
        }
    }

    /// Clears the screen, so that a seat does not see the cards of another. Rule: SKO4
    fn draw_curtain(&mut self) -> anyhow::Result<()> {
        if !io::stdout().is_terminal() {
            return self.write(&format!("\n{}\n\n", words().get("play-curtain-line")));
        }
        if env::var_os("TERM").is_some_and(|term| term == "dumb") {
            write!(self.out, "{}", "\n".repeat(CLEAR_BY_LINES))?
        } else {
            write!(self.out, "{CLEAR}")?
        }
        Ok(())
    }

    /// Prompts for a line and runs it.
    fn ask(&mut self) -> anyhow::Result<Reply> {
        self.write(&self.presenter.prompt_text())?;
        self.out.flush()?;
        let within = self
            .presenter
            .due_ms()
            .map(|due| due.saturating_sub(now_ms()));
        let input = self.input.next(within.map(Duration::from_millis));
        // A clock may have run out before the line came.
        let announced = self.presenter.tick()?;
        if !announced.is_empty() || input == InputEvent::Timeout {
            return Ok(Reply {
                text: format!("\n{announced}"),
                flow: Flow::Continue,
            });
        }
        match input {
            InputEvent::Line(line) => {
                self.echo(&line)?;
                self.presenter.handle_line(&line)
            }
            InputEvent::Unreadable => {
                self.echo("")?;
                Ok(Reply {
                    text: words().get("play-unreadable") + "\n",
                    flow: Flow::Continue,
                })
            }
            InputEvent::End | InputEvent::Timeout => Ok(Reply {
                text: "\n".into(),
                flow: Flow::Quit,
            }),
        }
    }

    /// Repeats a line that was not typed at a terminal, so that the output reads as a dialogue.
    fn echo(&mut self, line: &str) -> anyhow::Result<()> {
        if io::stdin().is_terminal() {
            Ok(())
        } else {
            self.write(&format!("{}\n", in_one_line(line)))
        }
    }

    fn write(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(page::write(text, self.out)?)
    }
}
