//! Runs the lines that people type.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use ::play::{Command, Offer, Refusal};
use game::Seat;

use super::{Flow, PendingConfirmation, Presenter, Prompt, Reply};
use crate::answer::in_one_line;
use crate::page::wrapped;
use crate::play::announcements::seat_name;
use crate::play::line_command::{self, LineCommand, UsageError};
use crate::play::session::CommandResult;
use crate::play::{game_record, replies};
use crate::{errors, input};

impl Presenter<'_> {
    /// Runs a line.
    ///
    /// # Errors
    ///
    /// If the game cannot be kept, or the computer cannot play. What the rules refuse is part of the reply.
    pub(crate) fn handle_line(&mut self, line: &str) -> anyhow::Result<Reply> {
        let command = match line_command::parse(line) {
            Ok(command) => command,
            Err(usage_error) => return Ok(self.reply_sentence(&self.usage_error(usage_error))),
        };
        match (self.prompt(), command) {
            (_, LineCommand::Quit) => Ok(Reply {
                text: String::new(),
                flow: Flow::Quit,
            }),
            (Prompt::Curtain(seat), command) => Ok(self.lift_curtain(seat, &command)),
            (Prompt::Confirmation(seat), command) => self.confirm(seat, &command),
            (Prompt::Decision(seat), command) => self.run_at_decision(seat, command),
            (Prompt::Wait(seat), command) => self.run_while_waiting(seat, &command),
            (_, command) => self.run_between_games(&command),
        }
    }

    fn lift_curtain(&mut self, seat: Seat, command: &LineCommand) -> Reply {
        if *command != LineCommand::Empty {
            let name = seat_name(self.session.table(), seat, self.words);
            let sentence = self.words.say("play-only-enter", &[("seat", name.into())]);
            return self.reply_sentence(&sentence);
        }
        self.front = Some(seat);
        let unread = self.announcements[self.read_counts[seat.index()]..].concat();
        Reply {
            text: unread,
            flow: Flow::ShowBoard,
        }
    }

    fn confirm(&mut self, seat: Seat, command: &LineCommand) -> anyhow::Result<Reply> {
        let Some((_, pending)) = self.pending.take() else {
            return Ok(self.reply_sentence(""));
        };
        let answers = self.words.get("play-yes");
        if !matches!(command, LineCommand::Token(said) if answers.split(", ").any(|word| word == said))
        {
            return Ok(self.reply_sentence(&self.words.get("play-not-affirmed")));
        }
        let command = match pending {
            PendingConfirmation::Draw => Command::Offer { offer: Offer::Draw },
            PendingConfirmation::Abort => Command::Abort,
            PendingConfirmation::Resign => Command::Resign,
        };
        let done = self.session.execute(seat, command)?;
        Ok(self.reply_to(done, "yes"))
    }

    fn run_at_decision(&mut self, seat: Seat, command: LineCommand) -> anyhow::Result<Reply> {
        let (table, words) = (self.session.table(), self.words);
        let text = match command {
            LineCommand::Token(command) => {
                let decision = replies::token(table, &command);
                let order = Command::Move {
                    action: decision.as_str().into(),
                };
                let done = self.session.execute(seat, order)?;
                return Ok(self.reply_to(done, &decision));
            }
            LineCommand::Undo => {
                let done = self.session.execute(seat, Command::Undo)?;
                return Ok(self.reply_to(done, "undo"));
            }
            LineCommand::Draw => return Ok(self.ask_to_confirm(seat, PendingConfirmation::Draw)),
            LineCommand::Abort => return Ok(self.ask_to_confirm(seat, PendingConfirmation::Abort)),
            LineCommand::Resign => {
                return Ok(self.ask_to_confirm(seat, PendingConfirmation::Resign));
            }
            LineCommand::Board => {
                return Ok(Reply {
                    text: String::new(),
                    flow: Flow::ShowBoard,
                });
            }
            LineCommand::Moves(begin) => {
                replies::legal(table, seat, &replies::token(table, &begin), words)
            }
            LineCommand::Why(token) => replies::why(table, seat, &token, words),
            LineCommand::Try(draft) => replies::preview(table, seat, &draft, words),
            LineCommand::Hint => {
                self.session.request_hint(seat);
                String::new()
            }
            LineCommand::Next | LineCommand::Rematch => words.get("play-not-over") + "\n",
            LineCommand::Empty => words.get("play-nothing-typed") + "\n",
            LineCommand::Score
            | LineCommand::Log
            | LineCommand::Save(_)
            | LineCommand::Help
            | LineCommand::Quit => self.report(&command),
        };
        Ok(self.reply(text))
    }

    /// Runs a line while the computer is deciding.
    fn run_while_waiting(
        &mut self,
        thinking: Seat,
        command: &LineCommand,
    ) -> anyhow::Result<Reply> {
        match command {
            LineCommand::Undo => {
                let done = self.session.execute(self.last_person(), Command::Undo)?;
                Ok(self.reply_to(done, "undo"))
            }
            LineCommand::Board => Ok(Reply {
                text: String::new(),
                flow: Flow::ShowBoard,
            }),
            LineCommand::Score | LineCommand::Log | LineCommand::Save(_) | LineCommand::Help => {
                let text = self.report(command);
                Ok(self.reply(text))
            }
            _ => {
                let sentence = self.words.say("play-thinks", &self.player_values(thinking));
                Ok(self.reply_sentence(&sentence))
            }
        }
    }

    /// The person who decided last; the first person if none has; the first seat if there is no person.
    fn last_person(&self) -> Seat {
        let table = self.session.table();
        let deciders = table.log().iter().rev().filter_map(|entry| entry.who);
        let mut seats = deciders.map(|(seat, _)| seat).chain(table.seats());
        let person = seats.find(|&seat| self.session.is_person(seat));
        person.unwrap_or(Seat::new(0))
    }

    /// The reply to a command that is allowed at any time.
    fn report(&self, command: &LineCommand) -> String {
        let table = self.session.table();
        match command {
            LineCommand::Score => replies::score(table, self.words),
            LineCommand::Log => replies::log(table, self.words),
            LineCommand::Save(file) => wrapped(&self.save(file), 0),
            LineCommand::Help => {
                let game = if table.variant().has_chance() {
                    "play-help-seat-of-kings"
                } else {
                    "play-help-ringforts"
                };
                format!(
                    "{}\n{}\n",
                    self.words.get(game),
                    self.words.get("play-help")
                )
            }
            _ if self.prompt() == Prompt::NextGame => {
                wrapped(&self.words.get("play-game-between"), 0)
            }
            _ => wrapped(&self.words.get("play-game-over"), 0),
        }
    }

    /// Writes the game as a game file into a new file. Returns what to tell the person.
    fn save(&self, file: &str) -> String {
        let values = |why: String| [("file", file.into()), ("why", why.into())];
        let text = match game_record::text(self.session.table()) {
            Ok(Some(text)) => text,
            Ok(None) => return self.words.get("play-save-hidden"),
            Err(error) => {
                let why = errors::line(&error, self.words);
                return self.words.say("play-not-saved", &values(why));
            }
        };
        let written = File::create_new(file).and_then(|mut file| file.write_all(text.as_bytes()));
        match written {
            Ok(()) => self.words.say("play-saved", &values(String::new())),
            Err(error) => {
                let folder = input::no_folder(Path::new(file), &error);
                let why = folder.unwrap_or_else(|| errors::sentence(&error, self.words));
                self.words.say("play-not-saved", &values(why))
            }
        }
    }

    /// Runs a line between games or after a match.
    fn run_between_games(&mut self, command: &LineCommand) -> anyhow::Result<Reply> {
        let is_next = self.prompt() == Prompt::NextGame;
        match command {
            LineCommand::Next | LineCommand::Empty if is_next => {
                let happened = self.session.sit()?;
                let text = self.announce(&happened);
                Ok(self.reply(text))
            }
            LineCommand::Rematch if !is_next => {
                let seat = self.session.table().seats();
                let person = seat.into_iter().find(|&seat| self.session.is_person(seat));
                let person = person.expect("only people reach this prompt");
                let offer = Offer::Rematch;
                let done = self.session.execute(person, Command::Offer { offer })?;
                Ok(self.reply_to(done, "rematch"))
            }
            LineCommand::Board => Ok(Reply {
                text: String::new(),
                flow: Flow::ShowBoard,
            }),
            command => {
                let text = self.report(command);
                Ok(self.reply(text))
            }
        }
    }

    /// Asks a seat to confirm a command, unless the table would refuse it.
    fn ask_to_confirm(&mut self, seat: Seat, pending: PendingConfirmation) -> Reply {
        let has_program = self.person_count() < self.session.table().agreed().seats.len();
        if pending == PendingConfirmation::Draw && has_program {
            let sentence = replies::refused(&Refusal::Program, "draw", self.words);
            return self.reply_sentence(&sentence);
        }
        if pending == PendingConfirmation::Abort
            && let Err(refusal) = self.session.table().check_abort(seat)
        {
            return self.reply_sentence(&replies::refused(&refusal, "abort", self.words));
        }
        self.pending = Some((seat, pending));
        self.reply_sentence("")
    }

    fn reply_to(&mut self, done: CommandResult, command: &str) -> Reply {
        match done {
            Ok(happened) => {
                let text = self.announce(&happened);
                self.reply(text)
            }
            Err(refusal) => {
                let command = in_one_line(command);
                let sentence = replies::refused(&refusal, &command, self.words);
                self.reply_sentence(&sentence)
            }
        }
    }

    fn usage_error(&self, usage_error: UsageError) -> String {
        match usage_error {
            UsageError::Excess(word) => self.words.say("play-excess", &[("word", word.into())]),
            UsageError::Why => self.words.get("play-why-what"),
            UsageError::Try => self.words.get("play-try-what"),
            UsageError::Save => self.words.get("play-save-what"),
        }
    }

    fn reply(&self, text: String) -> Reply {
        Reply {
            text,
            flow: Flow::Continue,
        }
    }

    /// A reply of one sentence, or an empty one.
    fn reply_sentence(&self, sentence: &str) -> Reply {
        self.reply(match sentence {
            "" => String::new(),
            sentence => wrapped(sentence, 0),
        })
    }
}
