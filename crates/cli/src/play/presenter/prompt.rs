//! Prompts: the input that the screen waits for, and from which seat.

use ::play::Stage;
use fluent_bundle::FluentValue;
use game::Seat;

use super::{PendingConfirmation, Presenter};
use crate::play::announcements::seat_name;

/// The input that the screen waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Prompt {
    /// This seat has to be alone at the screen.
    Curtain(Seat),
    /// This seat has to decide.
    Decision(Seat),
    /// The computer is deciding for this seat.
    Wait(Seat),
    /// This seat has to confirm its command.
    Confirmation(Seat),
    /// The next game can begin.
    NextGame,
    /// The match is over; a rematch can begin.
    Rematch,
    /// Nothing more; the session has ended.
    Ended,
}

impl Presenter<'_> {
    /// The current prompt.
    pub(crate) fn prompt(&self) -> Prompt {
        let table = self.session.table();
        match table.stage() {
            _ if !self.has_persons() => self.wait_for_player(),
            Stage::Stopped => Prompt::Ended,
            Stage::Over => Prompt::Rematch,
            Stage::Seating => Prompt::NextGame,
            Stage::Playing => {
                let Some(seat) = self.asked_person() else {
                    return self.wait_for_player();
                };
                match &self.pending {
                    _ if self.has_curtain() && self.front != Some(seat) => Prompt::Curtain(seat),
                    Some((doubting, _)) if *doubting == seat => Prompt::Confirmation(seat),
                    _ => Prompt::Decision(seat),
                }
            }
        }
    }

    fn wait_for_player(&self) -> Prompt {
        self.session
            .thinking_seat()
            .map_or(Prompt::Ended, Prompt::Wait)
    }

    /// The person who is asked, preferring the seat at the screen; `None` if no person is.
    fn asked_person(&self) -> Option<Seat> {
        let asked = self.session.table().asked().iter().copied();
        let asked: Vec<_> = asked.filter(|&seat| self.session.is_person(seat)).collect();
        let front = self.front.filter(|front| asked.contains(front));
        front.or_else(|| asked.first().copied())
    }

    pub(super) fn has_persons(&self) -> bool {
        self.person_count() > 0
    }

    /// The seat of the only person; `None` if there are several people, or none.
    pub(super) fn lone_person(&self) -> Option<Seat> {
        let mut seats = self.session.table().seats();
        let person = seats.find(|&seat| self.session.is_person(seat));
        person.filter(|_| self.person_count() == 1)
    }

    pub(super) fn person_count(&self) -> usize {
        let seats = self.session.table().seats();
        seats.filter(|&seat| self.session.is_person(seat)).count()
    }

    /// Returns true if people at this screen have cards to hide from each other. Rule: SKO4
    fn has_curtain(&self) -> bool {
        self.session.table().variant().has_chance() && self.person_count() > 1
    }

    /// The text in front of the input line.
    pub(crate) fn prompt_text(&self) -> String {
        let table = self.session.table();
        let name = |seat| [("seat", seat_name(table, seat, self.words).into())];
        match self.prompt() {
            Prompt::Curtain(seat) => self.words.say("play-curtain", &name(seat)),
            Prompt::Decision(seat) => self.words.say("play-prompt", &name(seat)),
            Prompt::Confirmation(_) => self.words.get(match self.pending {
                Some((_, PendingConfirmation::Draw)) => "play-affirm-draw",
                Some((_, PendingConfirmation::Abort)) => "play-affirm-abort",
                _ => "play-affirm-resign",
            }),
            Prompt::NextGame => self.words.get("play-prompt-next"),
            Prompt::Rematch => self.words.get("play-prompt-over"),
            Prompt::Wait(seat) => self
                .words
                .say("play-prompt-thinks", &self.player_values(seat)),
            Prompt::Ended => String::new(),
        }
    }

    /// The values for a message about the player of a seat: the name of the seat and the `Spec` of the player.
    pub(super) fn player_values(&self, seat: Seat) -> [(&'static str, FluentValue<'_>); 2] {
        let table = self.session.table();
        let player = match &table.agreed().seats[seat.index()].taker {
            ::play::Taker::Program(player) => player.as_str(),
            ::play::Taker::Person(_) => "",
        };
        let name = seat_name(table, seat, self.words);
        [("seat", name.into()), ("player", player.into())]
    }
}
