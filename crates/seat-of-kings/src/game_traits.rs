//! The traits of a game, implemented for [`State`].

use game::{Chance, ChanceEvent, Effects, Explain, Game, Observer, Seat, Side, Tokens, Turn};

use crate::explain::explain;
use crate::{Card, Cards, Decision, Decisions, Effect, Hand, Public, Reason, State, Step};

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
        self.play_observed(decision, &mut ());
    }

    fn side(&self, seat: Seat) -> Side {
        Side::new(seat.index() as u8)
    }
}

impl Effects for State {
    type Effect = Effect;

    fn play_observed(&mut self, decision: Decision, observer: &mut impl Observer<Effect>) {
        match decision {
            Decision::Discard(_)
            | Decision::Amnesty(..)
            | Decision::Play(..)
            | Decision::Stone(..) => {
                self.act(decision, observer);
            }
            Decision::Place(position) => self.place(position, observer),
            Decision::Activate => self.activate(observer),
            Decision::Promote(position) => self.promote(position, observer),
            Decision::End => self.end(observer),
            Decision::Keep(cards) => {
                if let Step::Keep(seat) = self.public.step {
                    self.keep(seat, cards, observer);
                }
            }
            Decision::KeepFort(position) => self.keep_fort(position, observer),
            Decision::Traitor => self.buy_traitor(observer),
            Decision::Decline => self.decline(observer),
            Decision::Exchange(position) => self.exchange(position, observer),
            Decision::Garrison(position) => self.garrison(position),
            Decision::Ransom(cumals) => self.ransom(cumals, observer),
            Decision::Start(color) => {
                if let Some(seat) = self.public.players().seat(color) {
                    self.start(seat, observer);
                }
            }
            Decision::Region(region) => self.open(region, observer),
        }
        self.settle(observer);
    }
}

impl State {
    /// The hand of the seat that decides; an empty one if no seat decides.
    fn deciding_hand(&self) -> &Hand {
        static NOBODYS: Hand = Hand {
            cards: Cards::NONE,
            aside: Cards::NONE,
        };
        let seat = self.public.decides();
        seat.map_or(&NOBODYS, |seat| self.hand(seat))
    }

    /// Ends what is optional: a garrison, a turn, or the traitor of a region.
    fn end(&mut self, observer: &mut impl Observer<Effect>) {
        if self.public.garrison.take().is_some() {
            return;
        }
        match self.public.step {
            Step::Exchange { region, .. } | Step::Activate { region, .. } => {
                self.next_traitor(region, observer);
            }
            Step::Promote { region, .. } if self.public.is_round_played() => {
                self.next_traitor(region, observer);
            }
            Step::Place { .. } | Step::Stone { .. } | Step::Promote { .. } => {
                self.end_turn(observer);
            }
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
    fn chance_event(&self) -> Option<ChanceEvent> {
        self.public.chance_event()
    }

    fn apply_draw(&mut self, drawn: &[u8]) {
        self.apply_draw_observed(drawn, &mut ());
    }
}

impl State {
    /// Applies a draw as [`Chance::apply_draw`] does, and reports its effects.
    pub fn apply_draw_observed(&mut self, drawn: &[u8], observer: &mut impl Observer<Effect>) {
        let cards: Vec<_> = drawn
            .iter()
            .filter_map(|&number| Card::new(number))
            .collect();
        match self.public.step {
            Step::Lots => self.cast_lots(&cards, observer),
            Step::Deal => self.deal(&cards, observer),
            Step::Tie { .. } | Step::TraitorCard { .. } => self.reshuffle(&cards, observer),
            _ => {}
        }
        self.settle(observer);
    }
}

impl Public {
    /// The next draw, or `None` if a seat decides or the game is over.
    pub fn chance_event(&self) -> Option<ChanceEvent> {
        match self.step {
            _ if self.garrison.is_some() => None,
            Step::Lots => Some(ChanceEvent::new(
                Cards::ALL.bits_by_number(),
                self.players().count(),
            )),
            Step::Deal => Some(ChanceEvent::all(Cards::ALL.bits_by_number())),
            Step::Tie { .. } | Step::TraitorCard { .. } => {
                Some(ChanceEvent::all(self.discard.bits_by_number()))
            }
            _ => None,
        }
    }
}
