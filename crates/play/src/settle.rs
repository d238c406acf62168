//! What a table does by itself.

use catalog::AnyGame;
use game::{Seat, Turn, below};
use seat_of_kings::Step;

use crate::{By, Ending, Event, Leaving, Offer, Stage, Stamped, Table, ending, stand_in};

impl Table {
    /// Does all that the table does by itself, and gives the events. Orders and ticks do so already; events that were stored
    /// may end before it.
    pub fn settle(&mut self, at: u64) -> Vec<Stamped> {
        let mut events = Vec::new();
        while let Some(event) = self.automatic() {
            events.push(self.note(at, None, event));
        }
        events
    }

    /// Lets an event happen now.
    pub(crate) fn note(&mut self, at: u64, id: Option<u64>, event: Event) -> Stamped {
        let stamped = Stamped {
            at: at.max(self.at),
            id,
            event,
        };
        self.apply(&stamped).expect("it was found possible");
        stamped
    }

    /// The seats that are asked for a decision now. The choice of cards is asked of all at once. Rule: SKR2
    pub fn asked(&self) -> Vec<Seat> {
        if self.stage != Stage::Playing || self.automatic().is_some() {
            return Vec::new();
        }
        self.seats().filter(|&seat| self.may_decide(seat)).collect()
    }

    /// Whether a decision of this seat is wanted, as far as the game goes.
    pub(crate) fn may_decide(&self, seat: Seat) -> bool {
        match self.choosing() {
            true => {
                let is_program = self.screen(seat).is_none();
                let is_its_turn = self.course.decides() == Some(seat);
                self.chooses(seat) && self.plays(seat) && (is_its_turn || !is_program)
            }
            false => self.course.decides() == Some(seat),
        }
    }

    /// Whether the seats choose their cards.
    pub(crate) fn choosing(&self) -> bool {
        match self.course.game() {
            AnyGame::SeatOfKings(state) => matches!(state.public().step(), Step::Keep(_)),
            AnyGame::Ringforts(_) => false,
        }
    }

    /// Whether this seat has still to choose its cards, in the choice that is under way.
    fn chooses(&self, seat: Seat) -> bool {
        let AnyGame::SeatOfKings(state) = self.course.game() else {
            return false;
        };
        self.chosen[seat.index()].is_none() && state.hand(seat).aside.is_empty()
    }

    /// What the table does next by itself; nothing if it waits.
    pub(crate) fn automatic(&self) -> Option<Event> {
        match self.stage {
            Stage::Seating => self.begin(),
            Stage::Playing => self.agreed_on().or_else(|| self.go_on()),
            Stage::Over => self.agreed_on(),
            Stage::Stopped => None,
        }
    }

    /// The next game begins when all persons sit.
    fn begin(&self) -> Option<Event> {
        let is_complete = self.persons().all(|seat| self.sent[seat.index()].is_some());
        let seats = self.agreed.seats.len();
        let before = self.standing.starts(seats);
        let follows = self.rules.first_of_position().or(before);
        let first = || match (self.course.start(), follows) {
            (AnyGame::SeatOfKings(_), _) => 0,
            (AnyGame::Ringforts(_), Some(seat)) => seat.index(),
            (AnyGame::Ringforts(_), None) => match self.agreed_first() {
                Some(first) => first.index(),
                None => below(seats, &mut self.stream()),
            },
        };
        is_complete.then(|| Event::Began {
            first: first() as u8,
        })
    }

    /// What follows from an offer to which all have agreed.
    fn agreed_on(&self) -> Option<Event> {
        let offer = self.offer.as_ref()?;
        if self.seats().any(|seat| self.answers(offer, seat)) {
            return None;
        }
        let seat = offer.by.index() as u8;
        Some(match offer.offer {
            Offer::Draw => Event::Ended {
                ending: Ending::Agreed,
                points: ending::drawn(self),
            },
            Offer::Takeback => Event::TookBack {
                seat,
                kept: self.kept(offer.by).ok()? as u32,
            },
            Offer::Resign => Event::Left {
                seat,
                how: Leaving::Resigned,
            },
            Offer::Rematch => Event::Again,
        })
    }

    /// How a game goes on by itself.
    fn go_on(&self) -> Option<Event> {
        if let Some((ending, points)) = ending::by_leaving(self) {
            return Some(Event::Ended { ending, points });
        }
        let game = self.course.game();
        match game.turn() {
            Turn::Over(scores) => Some(Event::Ended {
                ending: Ending::Played,
                points: ending::played(self, &scores),
            }),
            Turn::Chance => {
                let chance = game.clone().play_random(&mut self.stream());
                chance.map(|chance| Event::Drawn { chance })
            }
            Turn::Seat(seat) => self.decided_without(seat),
        }
    }

    /// The decision of a seat that need not be asked.
    fn decided_without(&self, seat: Seat) -> Option<Event> {
        let moved = |decision: String, by| Event::Moved {
            seat: seat.index() as u8,
            decision,
            by,
            lag_ms: 0,
        };
        if let Some(chosen) = &self.chosen[seat.index()] {
            return Some(moved(chosen.to_string(), By::Seat));
        }
        if !self.plays(seat) {
            return Some(moved(stand_in::decision(self.course.game()), By::StandIn));
        }
        self.sole_decision().map(|token| moved(token, By::Table))
    }

    /// The only legal decision, if there is only one and it shows no card of a hand.
    fn sole_decision(&self) -> Option<String> {
        let game = self.course.game();
        match game {
            AnyGame::SeatOfKings(state) if state.public().step() == Step::Turn => None,
            AnyGame::SeatOfKings(_) | AnyGame::Ringforts(_) => game.sole_token(),
        }
    }
}
