//! Decides what follows automatically: draws, sole actions, agreed offers, the beginning and the end of games.

use catalog::{Action, Ply};
use game::{Seat, Turn, below};
use seat_of_kings::{State, Step};

use super::{endings, substitute};
use crate::{Decider, Departure, Ending, Event, Offer, RULES, Stage, Table};

impl Table {
    /// The seats that a table which waits asks for an action. Rule: SKR2
    pub(crate) fn seats_to_ask(&self) -> Vec<Seat> {
        if self.stage() != Stage::Playing {
            return Vec::new();
        }
        self.seats().filter(|&seat| self.may_decide(seat)).collect()
    }

    /// Returns true if a decision of this seat is wanted, as far as the game goes.
    pub(crate) fn may_decide(&self, seat: Seat) -> bool {
        let is_its_turn = self.history().decides() == Some(seat);
        if !self.choosing() {
            return is_its_turn;
        }
        let is_program = self.screen(seat).is_none();
        self.chooses(seat) && self.plays(seat) && (is_its_turn || !is_program)
    }

    /// Returns true if the seats choose their cards.
    pub(crate) fn choosing(&self) -> bool {
        let state = self.history().game().as_kings();
        state.is_some_and(|state| matches!(state.public().step(), Step::Keep(_)))
    }

    /// Returns true if this seat has still to choose its cards, in the choice that is under way.
    fn chooses(&self, seat: Seat) -> bool {
        let Some(state) = self.history().game().as_kings() else {
            return false;
        };
        self.chosen(seat).is_none() && state.hand(seat).aside.is_empty()
    }

    /// The event that follows by itself; `None` if the table waits.
    pub(crate) fn automatic(&self) -> Option<Event> {
        match self.stage() {
            Stage::Seating => self
                .stopped_for_void_draws()
                .or_else(|| self.cleared_parts())
                .or_else(|| self.begin()),
            Stage::Playing => self.agreed_on().or_else(|| self.go_on()),
            Stage::Over => self.agreed_on(),
            Stage::Stopped => None,
        }
    }

    fn stopped_for_void_draws(&self) -> Option<Event> {
        let stopped = || Event::TableStopped {
            reason: "void_draws".into(),
        };
        self.has_too_many_void_draws().then(stopped)
    }

    /// Clears all revealed shares if a seat revealed one without a commitment, as programs before commitments allowed: the last
    /// seat could choose its own share to fit the others.
    fn cleared_parts(&self) -> Option<Event> {
        let shares = self.shares();
        let is_unbound = self.persons().any(|seat| shares.is_unbound(seat));
        is_unbound.then(|| Event::PartsCleared {
            seats: self
                .persons()
                .filter(|&seat| shares.revealed(seat).is_some())
                .map(|seat| seat.index() as u8)
                .collect(),
        })
    }

    /// The next game begins when all persons have revealed their shares.
    fn begin(&self) -> Option<Event> {
        let mut persons = self.persons();
        let is_revealed = persons.all(|seat| self.shares().revealed(seat).is_some());
        let seats = self.agreed().seats.len();
        let first = || match self.follows().or(self.agreed_first()) {
            // Lots are drawn in the game itself.
            _ if self.variant().has_chance() => 0,
            Some(first) => first.index(),
            None => below(seats, &mut self.stream()),
        };
        is_revealed.then(|| Event::GameStarted {
            first: first() as u8,
            can_abort: self.standing().finished.is_empty(),
        })
    }

    /// The event that follows from an offer to which all have agreed.
    fn agreed_on(&self) -> Option<Event> {
        let offer = self.open_offer()?;
        if self.seats().any(|seat| self.answers(offer, seat)) {
            return None;
        }
        let seat = offer.by.index() as u8;
        Some(match offer.offer {
            Offer::Draw => Event::GameEnded {
                ending: Ending::Agreed,
                points: endings::drawn(self),
                rules: RULES,
            },
            Offer::Takeback => Event::MovesTakenBack {
                seat,
                kept: self.entries_before_last_turn(offer.by).ok()? as u32,
            },
            Offer::Resign => Event::SeatLeft {
                seat,
                how: Departure::Resigned,
            },
            Offer::Rematch => Event::RematchAgreed,
        })
    }

    /// The event that follows by itself while a game is played.
    fn go_on(&self) -> Option<Event> {
        if let Some(agreed) = self.next_of_opening() {
            return Some(agreed);
        }
        if let Some((ending, points)) = endings::by_leaving(self) {
            return Some(Event::GameEnded {
                ending,
                points,
                rules: RULES,
            });
        }
        let game = self.history().game();
        match game.turn() {
            Turn::Over(scores) => Some(Event::GameEnded {
                ending: Ending::Played,
                points: endings::played(self, &scores),
                rules: RULES,
            }),
            Turn::Chance => {
                let draw = game.random_draw(&mut self.stream());
                draw.map(|draw| Event::ChanceDrawn { draw })
            }
            Turn::Seat(seat) => self.decided_without(seat),
        }
    }

    /// The next draw or decision that was agreed to be played already.
    fn next_of_opening(&self) -> Option<Event> {
        let history = self.history();
        Some(match self.rules().opening().get(history.log().len())? {
            Ply::Draw(draw) => Event::ChanceDrawn { draw: draw.clone() },
            Ply::Action(action) => Event::Moved {
                seat: history.decides()?.index() as u8,
                action: *action,
                by: Decider::Seat,
                lag_ms: 0,
            },
        })
    }

    /// The decision of a seat that need not be asked.
    fn decided_without(&self, seat: Seat) -> Option<Event> {
        let moved = |action: Action, by| Event::Moved {
            seat: seat.index() as u8,
            action,
            by,
            lag_ms: 0,
        };
        if let Some(chosen) = self.chosen(seat) {
            return Some(moved(chosen, Decider::Seat));
        }
        if !self.plays(seat) {
            return Some(moved(
                substitute::action(self.history().game()),
                Decider::StandIn,
            ));
        }
        self.sole_action()
            .map(|action| moved(action, Decider::Table))
    }

    /// The only legal action, if there is only one and it shows no card of a hand.
    fn sole_action(&self) -> Option<Action> {
        let game = self.history().game();
        let is_turn = |state: &State| state.public().step() == Step::Turn;
        if game.as_kings().is_some_and(is_turn) {
            None
        } else {
            game.sole_action()
        }
    }
}
