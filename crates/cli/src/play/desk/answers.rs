//! What comes of a line that somebody types.

use std::fs::File;
use std::io::Write;

use ::play::{Command, Offer, Refusal};
use catalog::AnyVariant;
use game::Seat;

use super::{Asked, Desk, Doubted, Reply, Then};
use crate::answer::in_one_line;
use crate::page::wrapped;
use crate::play::session::Done;
use crate::play::told::seat_name;
use crate::play::typed::{self, Misused, Typed};
use crate::play::{game_record, replies};

impl Desk<'_> {
    /// Does what a line asks for.
    pub(crate) fn answer(&mut self, line: &str) -> anyhow::Result<Reply> {
        let typed = match typed::read(line) {
            Ok(typed) => typed,
            Err(misused) => return Ok(self.says(&self.misused(misused))),
        };
        match (self.asked(), typed) {
            (_, Typed::Quit) => Ok(Reply {
                text: String::new(),
                then: Then::Quit,
            }),
            (Asked::Curtain(seat), typed) => Ok(self.uncover(seat, &typed)),
            (Asked::Affirmation(seat), typed) => self.affirmed(seat, &typed),
            (Asked::Decision(seat), typed) => self.decided(seat, typed),
            (Asked::Patience(seat), typed) => self.meanwhile(seat, &typed),
            (_, typed) => self.between(&typed),
        }
    }

    fn uncover(&mut self, seat: Seat, typed: &Typed) -> Reply {
        if *typed != Typed::Nothing {
            let name = seat_name(self.session.table(), seat, self.words);
            let told = self.words.say("play-only-enter", &[("seat", name.into())]);
            return self.says(&told);
        }
        self.front = Some(seat);
        let unread = self.news[self.read[seat.index()]..].concat();
        Reply {
            text: unread,
            then: Then::Show,
        }
    }

    fn affirmed(&mut self, seat: Seat, typed: &Typed) -> anyhow::Result<Reply> {
        let Some((_, doubted)) = self.doubted.take() else {
            return Ok(self.says(""));
        };
        if *typed != Typed::Token("yes".into()) {
            return Ok(self.says(&self.words.get("play-not-affirmed")));
        }
        let command = match doubted {
            Doubted::Draw => Command::Offer { offer: Offer::Draw },
            Doubted::Resign => Command::Resign,
        };
        let done = self.session.order(seat, command)?;
        Ok(self.done(done, "yes"))
    }

    fn decided(&mut self, seat: Seat, typed: Typed) -> anyhow::Result<Reply> {
        let (table, words) = (self.session.table(), self.words);
        let text = match typed {
            Typed::Token(typed) => {
                let decision = replies::token(table, &typed);
                let order = Command::Move {
                    action: decision.as_str().into(),
                };
                let done = self.session.order(seat, order)?;
                return Ok(self.done(done, &decision));
            }
            Typed::Undo => {
                let done = self.session.order(seat, Command::Undo)?;
                return Ok(self.done(done, "undo"));
            }
            Typed::Draw => return Ok(self.doubt(seat, Doubted::Draw)),
            Typed::Resign => return Ok(self.doubt(seat, Doubted::Resign)),
            Typed::Board => {
                return Ok(Reply {
                    text: String::new(),
                    then: Then::Show,
                });
            }
            Typed::Moves(begin) => {
                replies::legal(table, seat, &replies::token(table, &begin), words)
            }
            Typed::Why(token) => replies::why(table, seat, &token, words),
            Typed::Try(draft) => replies::preview(table, seat, &draft, words),
            Typed::Hint => {
                self.session.ask_for_hint(seat);
                String::new()
            }
            Typed::Next | Typed::Rematch => words.get("play-not-over") + "\n",
            Typed::Nothing => words.get("play-nothing-typed") + "\n",
            Typed::Score | Typed::Log | Typed::Save(_) | Typed::Help | Typed::Quit => {
                self.asked_any_time(&typed)
            }
        };
        Ok(self.shows(text))
    }

    /// A line while the player of a seat thinks.
    fn meanwhile(&mut self, thinking: Seat, typed: &Typed) -> anyhow::Result<Reply> {
        match typed {
            Typed::Undo => {
                let done = self.session.order(self.last_person(), Command::Undo)?;
                Ok(self.done(done, "undo"))
            }
            Typed::Board => Ok(Reply {
                text: String::new(),
                then: Then::Show,
            }),
            Typed::Score | Typed::Log | Typed::Save(_) | Typed::Help => {
                let text = self.asked_any_time(typed);
                Ok(self.shows(text))
            }
            _ => {
                let told = self.words.say("play-thinks", &self.thinking(thinking));
                Ok(self.says(&told))
            }
        }
    }

    /// The person who decided last; if none has, the first; if there is none, any seat.
    fn last_person(&self) -> Seat {
        let table = self.session.table();
        let deciders = table.log().iter().rev().filter_map(|entry| entry.who);
        let mut seats = deciders.map(|(seat, _)| seat).chain(table.seats());
        let person = seats.find(|&seat| self.session.is_person(seat));
        person.unwrap_or(Seat::new(0))
    }

    /// What can be asked for whoever is asked.
    fn asked_any_time(&self, typed: &Typed) -> String {
        let table = self.session.table();
        match typed {
            Typed::Score => replies::score(table, self.words),
            Typed::Log => replies::log(table, self.words),
            Typed::Save(file) => wrapped(&self.saved(file), 0),
            Typed::Help => {
                let game = match table.variant() {
                    AnyVariant::Ringforts(_) => "play-help-ringforts",
                    AnyVariant::SeatOfKings => "play-help-seat-of-kings",
                };
                format!(
                    "{}\n{}\n",
                    self.words.get(game),
                    self.words.get("play-help")
                )
            }
            _ => wrapped(&self.words.get("play-game-over"), 0),
        }
    }

    /// Writes the game for people, into a file that is not there yet.
    fn saved(&self, file: &str) -> String {
        let values = |why: String| [("file", file.into()), ("why", why.into())];
        let text = match game_record::text(self.session.table()) {
            Ok(Some(text)) => text,
            Ok(None) => return self.words.get("play-save-hidden"),
            Err(error) => {
                return self
                    .words
                    .say("play-not-saved", &values(format!("{error:#}")));
            }
        };
        let written = File::create_new(file).and_then(|mut file| file.write_all(text.as_bytes()));
        match written {
            Ok(()) => self.words.say("play-saved", &values(String::new())),
            Err(error) => self.words.say("play-not-saved", &values(error.to_string())),
        }
    }

    /// A line between games or after a match.
    fn between(&mut self, typed: &Typed) -> anyhow::Result<Reply> {
        let is_next = self.asked() == Asked::Next;
        match typed {
            Typed::Next | Typed::Nothing if is_next => {
                let happened = self.session.sit()?;
                let text = self.tell(&happened);
                Ok(self.shows(text))
            }
            Typed::Rematch if !is_next => {
                let seat = self.session.table().seats();
                let person = seat.into_iter().find(|&seat| self.session.is_person(seat));
                let person = person.expect("a person typed it");
                let offer = Offer::Rematch;
                let done = self.session.order(person, Command::Offer { offer })?;
                Ok(self.done(done, "rematch"))
            }
            Typed::Board => Ok(Reply {
                text: String::new(),
                then: Then::Show,
            }),
            typed => {
                let text = self.asked_any_time(typed);
                Ok(self.shows(text))
            }
        }
    }

    /// Asks whether a seat means it, unless it could not be done.
    fn doubt(&mut self, seat: Seat, doubted: Doubted) -> Reply {
        let has_program = self.persons() < self.session.table().agreed().seats.len();
        if doubted == Doubted::Draw && has_program {
            let told = replies::refused(&Refusal::Program, "draw", self.words);
            return self.says(&told);
        }
        self.doubted = Some((seat, doubted));
        self.says("")
    }

    fn done(&mut self, done: Done, typed: &str) -> Reply {
        match done {
            Ok(happened) => {
                let text = self.tell(&happened);
                self.shows(text)
            }
            Err(refusal) => {
                let typed = in_one_line(typed);
                let told = replies::refused(&refusal, &typed, self.words);
                self.says(&told)
            }
        }
    }

    fn misused(&self, misused: Misused) -> String {
        match misused {
            Misused::Excess(word) => self.words.say("play-excess", &[("word", word.into())]),
            Misused::Why => self.words.get("play-why-what"),
            Misused::Try => self.words.get("play-try-what"),
            Misused::Save => self.words.get("play-save-what"),
        }
    }

    fn shows(&self, text: String) -> Reply {
        Reply {
            text,
            then: Then::Go,
        }
    }

    /// One sentence; nothing if it is empty.
    fn says(&self, sentence: &str) -> Reply {
        self.shows(match sentence {
            "" => String::new(),
            sentence => wrapped(sentence, 0),
        })
    }
}
