//! The table as people at one screen meet it: what is told, what is shown, and what is asked of whom.

mod answers;

use ::play::{Stage, Table};
use catalog::{AnyGame, AnyVariant};
use fluent_bundle::FluentValue;
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
    /// Nothing while the player of this seat thinks.
    Patience(Seat),
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
        let bound = told::bound(table, self.words);
        lines.extend(bound.map(|bound| wrapped(&bound, 0)));
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

    /// Goes on by one thing that needs nobody here, and tells it; nothing if somebody here is asked.
    pub(crate) fn go_on(&mut self) -> anyhow::Result<Option<String>> {
        if let Some(told) = self.go_on_at_once()? {
            return Ok(Some(told));
        }
        let happened = self.session.think()?;
        Ok(happened.map(|happened| self.tell(&happened)))
    }

    /// The same as far as nobody has to think. Whoever has to begins with it, and rings the bell when that is done.
    pub(crate) fn go_on_meanwhile(
        &mut self,
        bell: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<Option<String>> {
        if let Some(told) = self.go_on_at_once()? {
            return Ok(Some(told));
        }
        self.session.begin_to_think(bell)?;
        Ok(None)
    }

    fn go_on_at_once(&mut self) -> anyhow::Result<Option<String>> {
        let table = self.session.table();
        let is_seating = table.stage() == Stage::Seating;
        let happened = match is_seating && (!is_between_games(table) || !self.has_persons()) {
            _ if self.session.has_untold() => self.session.untold(),
            true => self.session.sit()?,
            false => return Ok(None),
        };
        Ok(Some(self.tell(&happened)))
    }

    /// What the player has decided who thought, if it is done, as it is told.
    pub(crate) fn thought(&mut self) -> anyhow::Result<Option<String>> {
        let happened = self.session.thought()?;
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
            _ if !self.has_persons() => self.patience(),
            Stage::Stopped => Asked::Nothing,
            Stage::Over => Asked::Rematch,
            Stage::Seating => Asked::Next,
            Stage::Playing => {
                let Some(seat) = self.seat() else {
                    return self.patience();
                };
                match &self.doubted {
                    _ if self.has_curtain() && self.front != Some(seat) => Asked::Curtain(seat),
                    Some((doubting, _)) if *doubting == seat => Asked::Affirmation(seat),
                    _ => Asked::Decision(seat),
                }
            }
        }
    }

    fn patience(&self) -> Asked {
        self.session
            .thinks()
            .map_or(Asked::Nothing, Asked::Patience)
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

    /// The person before the screen, if nobody else is there.
    fn lone_person(&self) -> Option<Seat> {
        let mut seats = self.session.table().seats();
        let person = seats.find(|&seat| self.session.is_person(seat));
        person.filter(|_| self.persons() == 1)
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
            Asked::Patience(seat) => self.words.say("play-prompt-thinks", &self.thinking(seat)),
            Asked::Nothing => String::new(),
        }
    }

    /// A seat that the program takes, and what its player is called.
    fn thinking(&self, seat: Seat) -> [(&'static str, FluentValue<'_>); 2] {
        let table = self.session.table();
        let player = match &table.agreed().seats[seat.index()].taker {
            ::play::Taker::Program(player) => player.as_str(),
            ::play::Taker::Person(_) => "",
        };
        let name = seat_name(table, seat, self.words);
        [("seat", name.into()), ("player", player.into())]
    }

    /// The board as whoever has the screen may see it; nothing through the curtain.
    pub(crate) fn page(&self) -> String {
        let seat = match self.asked() {
            Asked::Decision(seat) | Asked::Affirmation(seat) => Some(seat),
            Asked::Patience(_) => self.lone_person(),
            Asked::Curtain(_) => return String::new(),
            Asked::Next | Asked::Rematch | Asked::Nothing => None,
        };
        let table = self.session.table();
        // The board of a game that somebody left does not say that it is over.
        if table.stage() != Stage::Playing && !table.game().is_over() {
            return String::new();
        }
        moment::page(table, seat, self.words)
    }

    /// What the clocks show, if there are any.
    pub(crate) fn clocks(&self) -> Option<String> {
        moment::clocks(self.session.table(), self.words)
    }

    /// How to go on with a game that is left, or how to check the draws of those that are over; nothing if there are none.
    pub(crate) fn farewell(&self) -> Option<String> {
        let table = self.session.table();
        let values = [("file", input::quoted(self.session.file()).into())];
        let message = match table.stage() {
            Stage::Seating | Stage::Playing => "play-farewell",
            Stage::Stopped => return None,
            Stage::Over if told::is_drawn(table, 0) => "play-checked",
            Stage::Over => return None,
        };
        Some(self.words.say(message, &values) + "\n")
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
