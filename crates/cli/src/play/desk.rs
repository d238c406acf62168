//! The table as people at one screen meet it: what is told, what is shown, and what is asked of whom.

mod answers;

use ::play::{Stage, Table};
use catalog::{AnyGame, AnyVariant};
use game::Seat;

use super::moment;
use super::session::{Happened, Session};
use super::told::{self, is_between_games, seat_name};
use crate::deck::reconstruction;
use crate::input;
use crate::page::wrapped;
use crate::words::Words;

/// A session with whoever sits before it.
pub(crate) struct Desk<'a> {
    session: Session,
    words: &'a Words,
    /// The seat that has the screen.
    front: Option<Seat>,
    /// What a seat has asked for and is asked to affirm.
    doubted: Option<(Seat, Doubted)>,
    /// All that was told of this game.
    news: Vec<String>,
    /// By seat: how much of the news it has read.
    read: [usize; Seat::MOST],
}

/// What cannot be undone, so that it is asked twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Doubted {
    Draw,
    Resign,
}

/// What is asked at the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// That this seat, and nobody else, looks at the screen.
    Curtain(Seat),
    /// A decision of this seat.
    Decision(Seat),
    /// Whether this seat means it.
    Affirmation(Seat),
    /// To go on to the next game.
    Next,
    /// Whether another match is played.
    Rematch,
    /// Nothing more.
    Nothing,
}

/// What comes of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Reply {
    /// Lines to be shown, each with its end.
    pub(crate) text: String,
    pub(crate) then: Then,
}

/// How it goes on after a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    /// With what is asked now.
    Go,
    /// With what is asked now, and the board is to be seen first.
    Show,
    /// Not here.
    Quit,
}

impl<'a> Desk<'a> {
    pub(crate) const fn new(session: Session, words: &'a Words) -> Self {
        Self {
            session,
            words,
            front: None,
            doubted: None,
            news: Vec::new(),
            read: [0; Seat::MOST],
        }
    }

    /// Who plays what, and where it is kept.
    pub(crate) fn introduction(&self) -> String {
        let table = self.session.table();
        let seats: Vec<_> = table.seats().map(|seat| self.introduced(seat)).collect();
        let name = self.words.get(&format!("variant-{}", table.variant()));
        let values = [
            ("variant", name.into()),
            ("seats", self.words.list(&seats).into()),
        ];
        let kept = [("file", input::quoted(self.session.file()).into())];
        let mut lines = wrapped(&self.words.say("play-seats", &values), 0);
        lines.push_str(&(self.words.say("play-kept", &kept) + "\n"));
        if let AnyGame::SeatOfKings(state) = table.game() {
            let note = reconstruction(&state.public().options().deck, self.words);
            lines.extend(note.map(|note| wrapped(&note, 0)));
        }
        if self.has_persons() {
            lines.push_str(&(self.words.get("play-begin") + "\n"));
        }
        lines
    }

    fn introduced(&self, seat: Seat) -> String {
        let table = self.session.table();
        let name = seat_name(table, seat, self.words);
        let values = [("seat", name.into())];
        match &table.agreed().seats[seat.index()].taker {
            ::play::Taker::Person(_) => self.words.say("play-seat-person", &values),
            ::play::Taker::Program(player) => {
                let [seat] = values;
                let values = [seat, ("player", player.as_str().into())];
                self.words.say("play-seat-program", &values)
            }
        }
    }

    /// Whether it can go on without anybody here.
    pub(crate) fn is_going_on(&self) -> bool {
        let table = self.session.table();
        let is_at_once = !is_between_games(table) || !self.has_persons();
        match table.stage() {
            _ if self.session.has_untold() => true,
            Stage::Seating => is_at_once,
            _ => table.wanted().is_some(),
        }
    }

    /// Goes on by one thing that needs nobody here, and tells it; nothing if somebody here is asked.
    pub(crate) fn go_on(&mut self) -> anyhow::Result<Option<String>> {
        if !self.is_going_on() {
            return Ok(None);
        }
        let happened = match self.session.table().stage() {
            _ if self.session.has_untold() => Some(self.session.untold()),
            Stage::Seating => Some(self.session.sit()?),
            _ => self.session.think()?,
        };
        Ok(happened.map(|happened| self.tell(&happened)))
    }

    /// Lets clocks run out whose time is over, and tells it.
    pub(crate) fn tick(&mut self) -> anyhow::Result<String> {
        let happened = self.session.tick()?;
        Ok(self.tell(&happened))
    }

    /// The table, to be looked at.
    pub(crate) const fn table(&self) -> &Table {
        self.session.table()
    }

    pub(crate) const fn words(&self) -> &'a Words {
        self.words
    }

    /// When the next clock runs out, in milliseconds since the beginning of 1970.
    pub(crate) fn due(&self) -> Option<u64> {
        self.session.table().due()
    }

    /// How many events there were.
    pub(crate) const fn version(&self) -> u32 {
        self.session.table().version()
    }

    /// What is asked here.
    pub(crate) fn asked(&self) -> Asked {
        let table = self.session.table();
        match table.stage() {
            _ if !self.has_persons() => Asked::Nothing,
            Stage::Stopped => Asked::Nothing,
            Stage::Over => Asked::Rematch,
            Stage::Seating => Asked::Next,
            Stage::Playing => {
                let Some(seat) = self.seat() else {
                    return Asked::Nothing;
                };
                match &self.doubted {
                    _ if self.has_curtain() && self.front != Some(seat) => Asked::Curtain(seat),
                    Some((doubting, _)) if *doubting == seat => Asked::Affirmation(seat),
                    _ => Asked::Decision(seat),
                }
            }
        }
    }

    /// The person who is asked: who has the screen, if that is one of several.
    fn seat(&self) -> Option<Seat> {
        let asked = self.session.table().asked().into_iter();
        let asked: Vec<_> = asked.filter(|&seat| self.session.is_person(seat)).collect();
        let front = self.front.filter(|front| asked.contains(front));
        front.or_else(|| asked.first().copied())
    }

    fn has_persons(&self) -> bool {
        self.persons() > 0
    }

    fn persons(&self) -> usize {
        let seats = self.session.table().seats();
        seats.filter(|&seat| self.session.is_person(seat)).count()
    }

    /// Whether those before the screen have something to hide from each other. Rule: SKO4
    fn has_curtain(&self) -> bool {
        self.session.table().variant() == AnyVariant::SeatOfKings && self.persons() > 1
    }

    /// The words before a line that is typed.
    pub(crate) fn prompt(&self) -> String {
        let table = self.session.table();
        let name = |seat| [("seat", seat_name(table, seat, self.words).into())];
        match self.asked() {
            Asked::Curtain(seat) => self.words.say("play-curtain", &name(seat)),
            Asked::Decision(seat) => self.words.say("play-prompt", &name(seat)),
            Asked::Affirmation(_) => self.words.get(match self.doubted {
                Some((_, Doubted::Draw)) => "play-affirm-draw",
                _ => "play-affirm-resign",
            }),
            Asked::Next => self.words.get("play-prompt-next"),
            Asked::Rematch => self.words.get("play-prompt-over"),
            Asked::Nothing => String::new(),
        }
    }

    /// The board as whoever has the screen may see it.
    pub(crate) fn page(&self) -> String {
        let seat = match self.asked() {
            Asked::Decision(seat) | Asked::Affirmation(seat) => Some(seat),
            Asked::Curtain(_) | Asked::Next | Asked::Rematch | Asked::Nothing => None,
        };
        // The board of a game that somebody left does not say that it is over.
        if seat.is_none() && !self.session.table().game().is_over() {
            return String::new();
        }
        moment::page(self.session.table(), seat, self.words)
    }

    /// How to go on with a game that is left; nothing if it is over.
    pub(crate) fn farewell(&self) -> Option<String> {
        let is_over = matches!(self.session.table().stage(), Stage::Over | Stage::Stopped);
        let values = [("file", input::quoted(self.session.file()).into())];
        (!is_over).then(|| self.words.say("play-farewell", &values) + "\n")
    }

    /// Puts into words what happened, for those here now and those who come to the screen later.
    fn tell(&mut self, happened: &[Happened]) -> String {
        let lines = told::told(self.session.table(), self.words, happened);
        let lines = lines.iter().map(|line| wrapped(line, 0));
        let told: Vec<String> = lines.collect();
        self.news.extend(told.iter().cloned());
        if let Some(front) = self.front {
            self.read[front.index()] = self.news.len();
        }
        told.concat()
    }
}
