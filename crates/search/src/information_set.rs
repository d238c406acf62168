//! Monte Carlo tree search over information sets: games of chance in which a seat does not see everything.
//!
//! Each iteration guesses a whole game that fits the view, goes down one tree that all guesses share, and values the
//! moment that it comes to. The tree branches by moves only: what was guessed or drawn differs from one iteration to the
//! next, and so do the moves that are legal at a node. Every seat is for its own side, so a value is a vector.

mod tree;

use game::{Chance, Game, Hidden, Seat, Side, Turn, below, draw_at_random};
use rand_core::Rng;

use crate::Budget;
use tree::{Choice, Tree};

/// What the search is told about a game.
pub trait Knowledge<G: Game> {
    /// The legal moves worth a look, each once, with how promising it is: a weight above 0, of any scale.
    ///
    /// They are put into `prospects`, which is empty. What is left out is never played; of a moment where a seat is to
    /// move, at least one must stay.
    fn prospects(&self, game: &G, prospects: &mut Vec<Prospect<G::Move>>);

    /// What a moment is worth to each side, 0 to 1: the chance to win it, or the share of it at the end.
    fn values(&self, game: &G) -> [f32; Seat::MOST];

    /// Whether what is decided at this moment is played by promise even within the tree, below its root: what nobody else sees and
    /// comes in so many kinds that hardly one is met twice. The nodes after it are the same whatever was decided.
    fn is_left_out(&self, game: &G) -> bool;

    /// Whether nothing is under way at this moment, so that it can be valued.
    fn is_quiet(&self, game: &G) -> bool;
}

/// A move and how promising it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Prospect<M> {
    /// The move.
    pub mv: M,
    /// Above 0.
    pub weight: f32,
}

/// How the search goes about it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// How much is tried beside what has done best, in values.
    pub curiosity: f32,
    /// The share of the promise that is spread evenly over all prospects, 0 to 1.
    pub evenness: f32,
    /// Quiet moments that go by after the tree is left, before a moment is valued: 1 or more.
    pub quiet_moments: u32,
    /// The most choices that the tree holds, which is its memory; those of the root are always there.
    pub most_choices: usize,
}

/// What a search found out about one move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Found<M> {
    /// The move.
    pub mv: M,
    /// How many iterations went through it.
    pub visits: u32,
    /// Their mean value for the side that moves, 0 to 1; 0 without a visit.
    pub value: f32,
}

/// Iterations between two looks at whether a decision stands.
const LOOK_EVERY: u64 = 16;

/// Moves of a playout before it is valued even if something is under way.
const LONGEST_PLAYOUT: u32 = 400;

/// What the seat that moves should play, the best first; nothing if it is not its turn.
///
/// `limits.nodes` of the budget counts iterations. The same view, budget of iterations and random numbers give the same
/// answer. Without any iteration the moves are in the order of their promise.
pub fn search<G: Chance + Hidden>(
    view: &G::View,
    knowledge: &impl Knowledge<G>,
    settings: Settings,
    budget: &mut Budget,
    rng: &mut impl Rng,
) -> Vec<Found<G::Move>> {
    let tree = grown::<G>(view, knowledge, settings, budget, rng, |_, _| false);
    tree.map_or_else(Vec::new, |tree| tree.found())
}

/// The first of what [`search`] gives, without the iterations that cannot change it anymore; nothing if it is nobody's turn.
pub fn decide<G: Chance + Hidden>(
    view: &G::View,
    knowledge: &impl Knowledge<G>,
    settings: Settings,
    budget: &mut Budget,
    rng: &mut impl Rng,
) -> Option<G::Move> {
    let is_decided = |tree: &Tree<G::Move>, budget: &Budget| {
        budget.nodes().is_multiple_of(LOOK_EVERY) && tree.lead() > budget.left()
    };
    let tree = grown::<G>(view, knowledge, settings, budget, rng, is_decided)?;
    tree.found().first().map(|found| found.mv)
}

/// The tree after as many iterations as the budget has, or fewer if those are enough; nothing if no seat is to move.
fn grown<G: Chance + Hidden>(
    view: &G::View,
    knowledge: &impl Knowledge<G>,
    settings: Settings,
    budget: &mut Budget,
    rng: &mut impl Rng,
    is_enough: impl Fn(&Tree<G::Move>, &Budget) -> bool,
) -> Option<Tree<G::Move>> {
    let guess = G::guess(view, rng);
    let Turn::Seat(seat) = guess.turn() else {
        return None;
    };
    let mut search = Search {
        knowledge,
        settings,
        tree: Tree::new(settings.most_choices),
        prospects: Vec::new(),
        path: Vec::new(),
    };
    search.look(&guess);
    search
        .tree
        .lay_out(Tree::<G::Move>::ROOT, seat, &search.prospects);
    // A sole prospect needs no search, and what comes after it must not be laid out at the root.
    let is_choice = search.prospects.len() > 1;
    while is_choice && !is_enough(&search.tree, budget) && budget.spend() {
        let mut game = G::guess(view, rng);
        search.iterate(&mut game, rng);
    }
    Some(search.tree)
}

struct Search<'a, G: Game, K> {
    knowledge: &'a K,
    settings: Settings,
    tree: Tree<G::Move>,
    /// Those of the moment that is looked at; the memory is used again.
    prospects: Vec<Prospect<G::Move>>,
    /// The choices of this iteration and the sides that made them.
    path: Vec<(usize, Side)>,
}

impl<G: Chance, K: Knowledge<G>> Search<'_, G, K> {
    fn iterate(&mut self, game: &mut G, rng: &mut impl Rng) {
        self.path.clear();
        self.descend(game, rng);
        self.play_out(game, rng);
        let values = self.knowledge.values(game);
        for &(choice, side) in &self.path {
            self.tree.count(choice, values[side.index()]);
        }
    }

    /// Goes down the tree until a choice that was never made, and makes it.
    fn descend(&mut self, game: &mut G, rng: &mut impl Rng) {
        let mut node = Tree::<G::Move>::ROOT;
        loop {
            let seat = match game.turn() {
                Turn::Over(_) => return,
                Turn::Chance => {
                    draw_at_random(game, rng);
                    continue;
                }
                Turn::Seat(seat) => seat,
            };
            self.look(game);
            if let [only] = self.prospects[..] {
                game.play(only.mv);
                continue;
            }
            if !self.path.is_empty() && self.knowledge.is_left_out(game) {
                game.play(by_promise(&self.prospects, rng));
                continue;
            }
            self.tree.lay_out(node, seat, &self.prospects);
            let Some(choice) = self.tree.choose(self.settings) else {
                return;
            };
            self.path.push((choice, game.side(seat)));
            let made: Choice<G::Move> = self.tree.choice(choice);
            game.play(made.mv);
            match made.next {
                Some(next) => node = next,
                None => return self.tree.grow(choice),
            }
        }
    }

    /// Plays by promise until enough quiet moments have gone by.
    fn play_out(&mut self, game: &mut G, rng: &mut impl Rng) {
        let mut quiet = 0;
        for _ in 0..LONGEST_PLAYOUT {
            if self.knowledge.is_quiet(game) {
                quiet += 1;
                if quiet >= self.settings.quiet_moments {
                    return;
                }
            }
            match game.turn() {
                Turn::Over(_) => return,
                Turn::Chance => {
                    draw_at_random(game, rng);
                }
                Turn::Seat(_) => {
                    self.look(game);
                    game.play(by_promise(&self.prospects, rng));
                }
            }
        }
    }

    fn look(&mut self, game: &G) {
        self.prospects.clear();
        self.knowledge.prospects(game, &mut self.prospects);
        debug_assert!(!self.prospects.is_empty(), "a seat to move has a prospect");
    }
}

/// One of the prospects, each as likely as it is promising.
///
/// # Panics
///
/// If there is none.
pub(crate) fn by_promise<M: Copy>(prospects: &[Prospect<M>], rng: &mut impl Rng) -> M {
    let whole: f32 = prospects.iter().map(|each| each.weight).sum();
    let mut left = whole * below(1 << 24, rng) as f32 / (1 << 24) as f32;
    for prospect in prospects {
        left -= prospect.weight;
        if left < 0.0 {
            return prospect.mv;
        }
    }
    prospects[prospects.len() - 1].mv
}

#[cfg(test)]
mod tests;
