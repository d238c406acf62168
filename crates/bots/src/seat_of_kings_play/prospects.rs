//! How promising each decision is, told from the sets of positions alone.
//!
//! A card is worth what a turn with it can gain at best: its positions placed, and if that pays, everything promoted.
//! Whoever stands in the way is reckoned with, captives are not. It only steers the search.

mod steps;

use game::{Game, Moves, Seat};
use search::information_set::{Knowledge, Prospect};
use seat_of_kings::{
    Card, Decision, Piece, Position, Positions, Print, Public, Region, State, Step,
};

use super::evaluation::{Evaluation, kings};
use super::ground::Ground;

/// Gains by which a decision is e times as promising.
const TEMPERATURE: f32 = 0.25;
/// What the second king is worth: the game.
const VICTORY: f32 = 4.0;
/// Beginnings of a turn that are looked at.
const WIDEST: usize = 14;

impl Knowledge<State> for Evaluation {
    fn prospects(&self, state: &State, prospects: &mut Vec<Prospect<Decision>>) {
        let Some(seat) = state.public().decides() else {
            return;
        };
        let eye = Eye::new(self, state.public(), seat);
        match state.public().step() {
            _ if state.public().garrison().is_some() => eye.each(state, prospects),
            Step::Turn => eye.actions(state, prospects),
            Step::Keep(_) => eye.keeps(state, prospects),
            _ => eye.each(state, prospects),
        }
        for prospect in prospects {
            prospect.weight = (prospect.weight / TEMPERATURE).clamp(-20.0, 40.0).exp();
        }
    }

    fn values(&self, state: &State) -> [f32; Seat::MOST] {
        Evaluation::values(self, state.public(), state.turn())
    }

    /// Which three of six cards a seat keeps: nobody else sees it, and there are thousands of such choices.
    fn is_left_out(&self, state: &State) -> bool {
        matches!(state.public().step(), Step::Keep(_))
    }

    fn is_quiet(&self, state: &State) -> bool {
        state.public().garrison().is_none()
            && matches!(
                state.public().step(),
                Step::Turn | Step::Deal | Step::Start | Step::Region
            )
    }
}

/// A seat that looks at what it could do.
struct Eye<'a> {
    evaluation: &'a Evaluation,
    public: &'a Public,
    seat: Seat,
    kings: usize,
}

impl<'a> Eye<'a> {
    fn new(evaluation: &'a Evaluation, public: &'a Public, seat: Seat) -> Self {
        let kings = kings(public, seat);
        Self {
            evaluation,
            public,
            seat,
            kings,
        }
    }

    fn ground(&self, region: Region) -> Ground {
        Ground::new(self.public, region, self.seat)
    }

    fn purse(&self) -> u32 {
        self.public.cumals(self.seat)
    }

    /// What paying so many cumals loses.
    fn price(&self, cumals: u32) -> f32 {
        self.evaluation.purse(self.purse())
            - self.evaluation.purse(self.purse().saturating_sub(cumals))
    }

    /// What it gains if a region becomes this.
    fn gain(&self, before: &Ground, after: &Ground) -> f32 {
        let players = self.public.options().players;
        let share = 1.0 / (players.count() - 1) as f32;
        let mut gain = 0.0;
        for seat in players.seats() {
            let [old, new] = [before.held[seat.index()], after.held[seat.index()]];
            if old == new {
                continue;
            }
            let kings = if seat == self.seat {
                self.kings
            } else {
                kings(self.public, seat)
            };
            let elsewhere = kings - usize::from(old.has(Position::KING));
            let change =
                self.evaluation.worth(new, elsewhere) - self.evaluation.worth(old, elsewhere);
            gain += if seat == self.seat {
                change
            } else {
                -share * change
            };
            if seat == self.seat && elsewhere > 0 && new.has(Position::KING) {
                gain += VICTORY;
            }
        }
        gain
    }

    /// What a region that became `after` gains, with an activation if that pays.
    fn gain_activated(
        &self,
        before: &Ground,
        after: &Ground,
        active: Positions,
        cost: u32,
        paid: u32,
    ) -> f32 {
        let still = self.gain(before, after) - self.price(paid);
        if cost + paid > self.purse() {
            return still;
        }
        let mut climbed = *after;
        climbed.climb(self.seat, active);
        still.max(self.gain(before, &climbed) - self.price(cost + paid))
    }

    /// What playing a card for this fit can gain. Rule: SKP2-SKP5, SKA1-SKA4
    fn play(&self, card: Card, region: Region, fit: Positions) -> f32 {
        let before = self.ground(region);
        let is_empty = before.held.iter().all(|held| held.is_empty());
        let is_exempt = self.public.round() == 1 && self.seat == self.public.starting();
        let fee = if is_empty && !is_exempt { 2 } else { 0 };
        let mut after = before;
        if fee <= self.purse() {
            for position in (fit - before.held[self.seat.index()]).iter() {
                after.put(self.seat, position);
            }
        }
        self.gain_activated(&before, &after, fit, self.cost(card), fee)
    }

    fn cost(&self, card: Card) -> u32 {
        self.public.options().deck.print(card).cost_cumals.into()
    }

    /// What can begin a turn. Rule: SKR4
    fn actions(&self, state: &State, prospects: &mut Vec<Prospect<Decision>>) {
        let mut uses = [0.0_f32; Card::COUNT];
        let moves = state.moves();
        for mv in moves.iter() {
            match mv {
                Decision::Play(card, region, first, second) => {
                    let fit = Positions::of(first) | second.into_iter().collect();
                    let weight = self.play(card, region, fit);
                    uses[card.index()] = uses[card.index()].max(weight);
                    prospects.push(Prospect { mv, weight });
                }
                Decision::Stone(..) => break,
                _ => {}
            }
        }
        let hand = state.hand(self.seat).cards;
        for card in hand.iter().filter(|&card| self.is_stone(card)) {
            let from = prospects.len();
            self.swaps(card, &moves, prospects);
            let best = prospects[from..].iter().map(|each| each.weight);
            uses[card.index()] = best.fold(0.0, f32::max);
        }
        let by_use = |one: &Card, other: &Card| uses[one.index()].total_cmp(&uses[other.index()]);
        if let Some(card) = hand.iter().min_by(by_use) {
            self.without_board(card, &moves, prospects);
        }
        prospects.sort_by(|one, other| other.weight.total_cmp(&one.weight));
        prospects.truncate(WIDEST);
    }

    fn is_stone(&self, card: Card) -> bool {
        self.public.options().deck.print(card).is_stone()
    }

    /// Discards a card, for cumals or for an amnesty. Rule: SKR4, SKM1
    fn without_board(
        &self,
        card: Card,
        moves: &impl Moves<Move = Decision>,
        prospects: &mut Vec<Prospect<Decision>>,
    ) {
        let purse = self.purse();
        prospects.push(Prospect {
            mv: Decision::Discard(card),
            weight: self.evaluation.purse(purse + 2) - self.evaluation.purse(purse),
        });
        for region in self.public.in_play().iter() {
            let mv = Decision::Amnesty(region, card);
            if self.public.stock(self.seat) < 4 && moves.contains(mv) {
                let weight = -self.price(4);
                prospects.push(Prospect { mv, weight });
            }
        }
    }

    /// The swaps of an own top piece with an enemy's. Rule: SKD1, SKD4
    fn swaps(
        &self,
        card: Card,
        moves: &impl Moves<Move = Decision>,
        prospects: &mut Vec<Prospect<Decision>>,
    ) {
        for region in self.public.in_play().iter() {
            let before = self.ground(region);
            let heights = self.public.heights(region);
            let top = |position: Position| Piece {
                position,
                level: heights[position.index()].saturating_sub(1),
            };
            let own = before.held[self.seat.index()] - Positions::KING;
            for other in self
                .public
                .options()
                .players
                .seats()
                .filter(|&other| other != self.seat)
            {
                for theirs in (before.held[other.index()] - Positions::KING).iter() {
                    for mine in own.iter() {
                        let mut after = before;
                        after.take(self.seat, theirs);
                        after.take(other, mine);
                        let cost = u32::from(Print::STONE_CUMALS);
                        let weight = self.gain_activated(&before, &after, theirs.into(), cost, 0);
                        let (low, high) = match mine.climb() < theirs.climb() {
                            true => (mine, theirs),
                            false => (theirs, mine),
                        };
                        let mv = Decision::Stone(card, region, top(low), top(high));
                        if weight > 0.0 && moves.contains(mv) {
                            prospects.push(Prospect { mv, weight });
                        }
                    }
                }
            }
        }
    }

    /// The choices of three cards by what each can gain on the board as it is. Rule: SKR2
    fn keeps(&self, state: &State, prospects: &mut Vec<Prospect<Decision>>) {
        let mut uses = [0.0_f32; Card::COUNT];
        for card in state.hand(self.seat).cards.iter() {
            uses[card.index()] = self.best_use(card);
        }
        for mv in state.moves().iter() {
            if let Decision::Keep(cards) = mv {
                let weight = cards.iter().map(|card| uses[card.index()]).sum();
                prospects.push(Prospect { mv, weight });
            }
        }
    }

    /// What a card can gain now in the best of its fits, preferred or not.
    fn best_use(&self, card: Card) -> f32 {
        let fits = self.public.options().deck.print(card).fits();
        let sets = fits
            .iter()
            .map(|fit| fit.iter().copied().collect::<Positions>());
        let gains = sets.flat_map(|fit| {
            self.public
                .in_play()
                .iter()
                .map(move |region| (region, fit))
        });
        gains
            .map(|(region, fit)| self.play(card, region, fit))
            .fold(0.0, f32::max)
    }
}
