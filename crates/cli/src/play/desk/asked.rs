//! What is asked at the screen, and of whom.

use ::play::Stage;
use catalog::AnyVariant;
use fluent_bundle::FluentValue;
use game::Seat;

use super::{Desk, Doubted};
use crate::play::told::seat_name;

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

impl Desk<'_> {
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
        let asked = self.session.table().asked().iter().copied();
        let asked: Vec<_> = asked.filter(|&seat| self.session.is_person(seat)).collect();
        let front = self.front.filter(|front| asked.contains(front));
        front.or_else(|| asked.first().copied())
    }

    pub(super) fn has_persons(&self) -> bool {
        self.persons() > 0
    }

    /// The person before the screen, if nobody else is there.
    pub(super) fn lone_person(&self) -> Option<Seat> {
        let mut seats = self.session.table().seats();
        let person = seats.find(|&seat| self.session.is_person(seat));
        person.filter(|_| self.persons() == 1)
    }

    pub(super) fn persons(&self) -> usize {
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
    pub(super) fn thinking(&self, seat: Seat) -> [(&'static str, FluentValue<'_>); 2] {
        let table = self.session.table();
        let player = match &table.agreed().seats[seat.index()].taker {
            ::play::Taker::Program(player) => player.as_str(),
            ::play::Taker::Person(_) => "",
        };
        let name = seat_name(table, seat, self.words);
        [("seat", name.into()), ("player", player.into())]
    }
}
