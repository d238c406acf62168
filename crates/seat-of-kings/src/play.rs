//! A state as a game: whose turn it is, its decisions, its chance.

use game::{Chance, Draw, Explain, Game, Seat, Side, Tokens, Turn};

use crate::explain::explain;
use crate::{Card, Cards, Decision, Decisions, Hand, Public, Reason, State, Step};

impl Game for State {
    type Move = Decision;
    type Moves = Decisions;

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn moves(&self) -> Decisions {
        Decisions::of(&self.public, self.deciding_hand())
    }

    fn play(&mut self, decision: Decision) {
        match decision {
            Decision::Discard(_)
            | Decision::Amnesty(..)
            | Decision::Play(..)
            | Decision::Stone(..) => {
                self.act(decision);
            }
            Decision::Place(position) => self.place(position),
            Decision::Activate => self.activate(),
            Decision::Promote(position) => self.promote(position),
            Decision::End => self.end(),
            Decision::Keep(cards) => {
                if let Step::Keep(seat) = self.public.step {
                    self.keep(seat, cards);
                }
            }
            Decision::KeepFort(position) => self.keep_fort(position),
            Decision::Traitor => self.buy_traitor(),
            Decision::Decline => self.decline(),
            Decision::Exchange(position) => self.exchange(position),
            Decision::Garrison(position) => self.garrison(position),
            Decision::Ransom(cumals) => self.ransom(cumals),
            Decision::Start(color) => {
                if let Some(seat) = self.public.players().seat(color) {
                    self.start(seat);
                }
            }
            Decision::Open(region) => self.open(region),
        }
        self.settle();
    }

    fn side(&self, seat: Seat) -> Side {
        Side::new(seat.index() as u8)
    }
}

impl State {
    /// The hand of the seat that decides; an empty one if nobody does.
    fn deciding_hand(&self) -> &Hand {
        static NOBODYS: Hand = Hand {
            cards: Cards::NONE,
            aside: Cards::NONE,
        };
        let seat = self.public.decides();
        seat.map_or(&NOBODYS, |seat| self.hand(seat))
    }

    /// Ends what is optional: a garrison, a turn, or the traitor of a region.
    fn end(&mut self) {
        if self.public.garrison.take().is_some() {
            return;
        }
        match self.public.step {
            Step::Exchange { region, .. } | Step::Exchanged { region, .. } => {
                self.next_traitor(region);
            }
            Step::Promoting { region, .. } if self.public.is_round_played() => {
                self.next_traitor(region);
            }
            Step::Placing { .. } | Step::Swapped { .. } | Step::Promoting { .. } => self.end_turn(),
            _ => {}
        }
    }
}

impl Explain for State {
    type Reason = Reason;

    fn explain(&self, decision: Decision) -> Option<Reason> {
        explain(&self.public, self.deciding_hand(), decision)
    }
}

impl Tokens for State {
    fn read_move(&self, token: &str) -> Option<Decision> {
        token.parse().ok()
    }

    fn write_move(&self, decision: Decision) -> String {
        decision.to_string()
    }
}

impl Chance for State {
    /// The items are the numbers of cards: the lots in seat order, or the deck from the top. Rule: SKR1, SKR2, SKC4
    fn draw(&self) -> Option<Draw> {
        self.public.draw()
    }

    fn apply_draw(&mut self, drawn: &[u8]) {
        let cards: Vec<_> = drawn
            .iter()
            .filter_map(|&number| Card::new(number))
            .collect();
        match self.public.step {
            Step::Lots => self.cast_lots(&cards),
            Step::Deal => self.deal(&cards),
            Step::Tie { .. } | Step::Taking { .. } => self.reshuffle(&cards),
            _ => {}
        }
        self.settle();
    }
}

impl Public {
    /// What chance draws next; nothing if a seat decides or the game is over.
    pub fn draw(&self) -> Option<Draw> {
        match self.step {
            _ if self.garrison.is_some() => None,
            Step::Lots => Some(Draw::new(
                Cards::ALL.bits_by_number(),
                self.players().count(),
            )),
            Step::Deal => Some(Draw::all(Cards::ALL.bits_by_number())),
            Step::Tie { .. } | Step::Taking { .. } => {
                Some(Draw::all(self.discard.bits_by_number()))
            }
            _ => None,
        }
    }
}
