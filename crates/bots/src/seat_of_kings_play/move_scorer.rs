//! The priors and the candidate pruning of Seat of Kings.
//!
//! A decision is scored by its gain in the evaluation, in logits, and the prior is the softmax of the gains. A card
//! scores what a turn with it can gain at best: its positions placed and, if that pays, everything promoted. Pieces in the
//! way count, captives do not.

mod steps;
mod waste;

use game::{Game, Moves, Seat};
use search::information_set::{Candidate, Heuristics};
use seat_of_kings::{
    AMNESTY_CUMALS, Card, Cards, DISCARD_CUMALS, Decision, Piece, Position, Positions, Print,
    Public, Region, State, Step,
};

use super::evaluation::Evaluation;
use super::region_trial::RegionTrial;

/// The temperature of the softmax, in logits.
const TEMPERATURE: f32 = 0.25;
/// The gain of a second king, which wins the game.
const VICTORY: f32 = 4.0;
/// An amnesty is a candidate only for a seat with fewer pieces than this in stock.
const AMNESTY_STOCK: u8 = 4;
/// The maximum number of candidates to begin a turn with.
const MAX_ACTIONS: usize = 14;

impl Heuristics<State> for Evaluation {
    fn candidates(&self, state: &State, candidates: &mut Vec<Candidate<Decision>>) {
        let Some(seat) = state.public().decides() else {
            return;
        };
        let scorer = MoveScorer::new(self, state.public(), seat);
        match state.public().step() {
            _ if state.public().garrison().is_some() => scorer.all(state, candidates),
            Step::Turn => scorer.actions(state, candidates),
            Step::Keep(_) => scorer.keeps(state, candidates),
            _ => {
                scorer.all(state, candidates);
                scorer.drop_waste(candidates);
            }
        }
        // Up to here `prior` holds the gain. `libm` gives the same bits on every machine, `f32::exp` does not.
        for candidate in candidates {
            candidate.prior = libm::expf((candidate.prior / TEMPERATURE).clamp(-20.0, 40.0));
        }
    }

    fn values(&self, state: &State) -> [f32; Seat::MAX_COUNT] {
        Evaluation::values(self, state.public(), state.turn())
    }

    /// The choice of three cards to keep: no other seat sees it, and over all hands there are thousands of choices.
    fn is_sampled(&self, state: &State) -> bool {
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

/// Scores the decisions of a seat.
struct MoveScorer<'a> {
    evaluation: &'a Evaluation,
    public: &'a Public,
    seat: Seat,
    kings: usize,
}

impl<'a> MoveScorer<'a> {
    fn new(evaluation: &'a Evaluation, public: &'a Public, seat: Seat) -> Self {
        let kings = public.kings(seat);
        Self {
            evaluation,
            public,
            seat,
            kings,
        }
    }

    fn trial(&self, region: Region) -> RegionTrial {
        RegionTrial::new(self.public, region, self.seat)
    }

    fn purse(&self) -> u32 {
        self.public.cumals(self.seat)
    }

    /// The loss of paying some cumals.
    fn price(&self, cumals: u32) -> f32 {
        self.evaluation.purse_value(self.purse())
            - self
                .evaluation
                .purse_value(self.purse().saturating_sub(cumals))
    }

    /// The gain of the seat if a region changes so. Losses of the other seats count in equal shares.
    fn gain(&self, before: &RegionTrial, after: &RegionTrial) -> f32 {
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
                self.public.kings(seat)
            };
            let elsewhere = kings - usize::from(old.has(Position::KING));
            let change = self.evaluation.region_value(new, elsewhere)
                - self.evaluation.region_value(old, elsewhere);
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

    /// The gain if a region changes to `after` and is then activated if that pays.
    fn gain_with_activation(
        &self,
        before: &RegionTrial,
        after: &RegionTrial,
        active: Positions,
        cost: u32,
        paid: u32,
    ) -> f32 {
        let still = self.gain(before, after) - self.price(paid);
        if cost + paid > self.purse() {
            return still;
        }
        let mut promoted = *after;
        promoted.promote_all(self.seat, active);
        still.max(self.gain(before, &promoted) - self.price(cost + paid))
    }

    /// The best gain of playing a card for this fit. Rule: SKP2-SKP5, SKA1-SKA4
    fn play(&self, card: Card, region: Region, fit: Positions) -> f32 {
        let before = self.trial(region);
        let fee = self.public.fee_of(region, self.seat).into();
        let mut after = before;
        if fee <= self.purse() {
            for position in (fit - before.held[self.seat.index()]).iter() {
                after.put(self.seat, position);
            }
        }
        self.gain_with_activation(&before, &after, fit, self.cost(card), fee)
    }

    fn cost(&self, card: Card) -> u32 {
        self.public.options().deck.print(card).cost_cumals.into()
    }

    /// The best actions to begin a turn with. Rule: SKR4
    fn actions(&self, state: &State, candidates: &mut Vec<Candidate<Decision>>) {
        let mut uses = [0.0_f32; Card::COUNT];
        let moves = state.moves();
        for mv in moves.iter() {
            match mv {
                Decision::Play(..) if self.is_waste(mv) => {}
                Decision::Play(card, region, first, second) => {
                    let fit = Positions::of(first) | second.into_iter().collect();
                    let gain = self.play(card, region, fit);
                    uses[card.index()] = uses[card.index()].max(gain);
                    candidates.push(Candidate { mv, prior: gain });
                }
                Decision::Stone(..) => break,
                _ => {}
            }
        }
        let hand = state.hand(self.seat).cards;
        for card in hand.iter().filter(|&card| self.is_stone(card)) {
            let from = candidates.len();
            self.swaps(card, &moves, 0.0, candidates);
            let best = candidates[from..].iter().map(|each| each.prior);
            uses[card.index()] = best.fold(0.0, f32::max);
        }
        let by_use = |one: &Card, other: &Card| uses[one.index()].total_cmp(&uses[other.index()]);
        if let Some(card) = hand.iter().min_by(by_use) {
            self.discards(card, &moves, candidates);
        }
        if candidates.len() == 1 {
            self.all_discards(hand, &moves, candidates);
        }
        candidates.sort_by(|one, other| other.prior.total_cmp(&one.prior));
        candidates.truncate(MAX_ACTIONS);
    }

    /// Replaces a sole discard by all discards, so that there is something to search: a card that could gain more later is
    /// the worse to discard. A seat with one card gets its swaps instead, even if none gains anything.
    fn all_discards(
        &self,
        hand: Cards,
        moves: &impl Moves<Move = Decision>,
        candidates: &mut Vec<Candidate<Decision>>,
    ) {
        if hand.len() == 1 {
            for card in hand.iter().filter(|&card| self.is_stone(card)) {
                self.swaps(card, moves, f32::NEG_INFINITY, candidates);
            }
            return;
        }
        let Some(discard) = candidates.pop() else {
            return;
        };
        candidates.extend(hand.iter().map(|card| Candidate {
            mv: Decision::Discard(card),
            prior: discard.prior - self.best_use(card),
        }));
    }

    fn is_stone(&self, card: Card) -> bool {
        self.public.options().deck.print(card).is_stone()
    }

    /// Discards of a card, for cumals or for an amnesty. Rule: SKR4, SKM1
    fn discards(
        &self,
        card: Card,
        moves: &impl Moves<Move = Decision>,
        candidates: &mut Vec<Candidate<Decision>>,
    ) {
        let purse = self.purse();
        let received = u32::from(DISCARD_CUMALS);
        candidates.push(Candidate {
            mv: Decision::Discard(card),
            prior: self.evaluation.purse_value(purse + received)
                - self.evaluation.purse_value(purse),
        });
        for region in self.public.in_play().iter() {
            let mv = Decision::Amnesty(region, card);
            let is_short = self.public.stock(self.seat) < AMNESTY_STOCK;
            if is_short && moves.contains(mv) && !self.is_waste(mv) {
                let gain = -self.price(AMNESTY_CUMALS.into());
                candidates.push(Candidate { mv, prior: gain });
            }
        }
    }

    /// Swaps of an own top piece with one of another seat that gain more than `min_gain`. Rule: SKD1, SKD4
    fn swaps(
        &self,
        card: Card,
        moves: &impl Moves<Move = Decision>,
        min_gain: f32,
        candidates: &mut Vec<Candidate<Decision>>,
    ) {
        for region in self.public.in_play().iter() {
            let before = self.trial(region);
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
                        let gain =
                            self.gain_with_activation(&before, &after, theirs.into(), cost, 0);
                        let (low, high) = if mine.rank_order() < theirs.rank_order() {
                            (mine, theirs)
                        } else {
                            (theirs, mine)
                        };
                        let mv = Decision::Stone(card, region, top(low), top(high));
                        if gain > min_gain && moves.contains(mv) {
                            candidates.push(Candidate { mv, prior: gain });
                        }
                    }
                }
            }
        }
    }

    /// The choices of three cards to keep, scored by the best use of each card on the board as it is. Rule: SKR2
    fn keeps(&self, state: &State, candidates: &mut Vec<Candidate<Decision>>) {
        let mut uses = [0.0_f32; Card::COUNT];
        for card in state.hand(self.seat).cards.iter() {
            uses[card.index()] = self.best_use(card);
        }
        for mv in state.moves().iter() {
            if let Decision::Keep(cards) = mv {
                let gain = cards.iter().map(|card| uses[card.index()]).sum();
                candidates.push(Candidate { mv, prior: gain });
            }
        }
    }

    /// The best gain of a card over all its fits and regions.
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
