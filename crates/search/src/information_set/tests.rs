//! Small games in which something is hidden, with answers that are known.

use game::{ChanceEvent, Moves, Scores};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::*;
use crate::{Limits, StopFlag};

const SETTINGS: Settings = Settings {
    exploration: 1.0,
    uniform_prior: 0.2,
    rollout_quiet_states: 1,
    max_edges: 1000,
};

/// The best actions in a game, with so many iterations.
fn best<G: Chance + Hidden>(
    game: &G,
    iterations: u64,
    settings: Settings,
    seed: u64,
) -> Vec<MoveStatistics<G::Move>>
where
    Plain: Heuristics<G>,
{
    let Turn::Seat(seat) = game.turn() else {
        panic!("a seat is to move");
    };
    let mut budget = Budget::new(Limits::nodes(iterations), StopFlag::default()).polling_every(1);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let found = search::<G>(&game.view(seat), &Plain, settings, &mut budget, &mut rng);
    assert_eq!(budget.nodes(), iterations);
    found
}

/// Knows nothing of a game but its end.
struct Plain;

fn even<G: Game>(game: &G, candidates: &mut Vec<Candidate<G::Move>>) {
    candidates.extend(game.moves().iter().map(|mv| Candidate { mv, prior: 1.0 }));
}

fn thirds<G: Game>(game: &G) -> [f32; Seat::MAX_COUNT] {
    let mut values = [0.0; Seat::MAX_COUNT];
    if let Turn::Over(scores) = game.turn() {
        for (value, &points) in values.iter_mut().zip(scores.all()) {
            *value = f32::from(points) / 3.0;
        }
    }
    values
}

/// Moves 0 to `count` less one.
#[derive(Debug, Clone, Copy)]
struct Numbers(u8);

impl Moves for Numbers {
    type Move = u8;
    type Iter = std::ops::Range<u8>;
    fn len(&self) -> usize {
        self.0.into()
    }
    fn get(&self, rank: usize) -> u8 {
        rank as u8
    }
    fn iter(&self) -> Self::Iter {
        0..self.0
    }
}

/// Each of two seats has one of six cards. The first takes `sure` points of three, or guesses whether the card of the
/// other is above 3, for all three points.
#[derive(Debug, Clone, PartialEq)]
struct HighOrLow {
    sure: u8,
    cards: [u8; 2],
    is_guessing: bool,
    points: Option<u8>,
}

impl Game for HighOrLow {
    type Move = u8;
    type Moves = Numbers;
    fn turn(&self) -> Turn {
        match self.points {
            Some(points) => Turn::Over(Scores::new(&[points, 3 - points])),
            None => Turn::Seat(Seat::new(0)),
        }
    }
    fn moves(&self) -> Numbers {
        Numbers(if self.points.is_some() { 0 } else { 2 })
    }
    fn play(&mut self, mv: u8) {
        if self.is_guessing {
            let is_high = self.cards[1] > 3;
            self.points = Some(if is_high == (mv == 1) { 3 } else { 0 });
        } else if mv == 0 {
            self.points = Some(self.sure);
        } else {
            self.is_guessing = true;
        }
    }
    fn side(&self, seat: Seat) -> Side {
        Side::new(seat.index() as u8)
    }
}

impl Chance for HighOrLow {
    fn chance_event(&self) -> Option<ChanceEvent> {
        None
    }
    fn apply_draw(&mut self, _drawn: &[u8]) {}
}

impl Hidden for HighOrLow {
    type View = Self;
    fn view(&self, _seat: Seat) -> Self {
        Self {
            cards: [self.cards[0], 0],
            ..self.clone()
        }
    }
    fn determinize(view: &Self, rng: &mut impl Rng) -> Self {
        let own = view.cards[0];
        let other = below(5, rng) as u8 + 1;
        let other = if other >= own { other + 1 } else { other };
        Self {
            cards: [own, other],
            ..view.clone()
        }
    }
}

impl Heuristics<HighOrLow> for Plain {
    fn candidates(&self, game: &HighOrLow, candidates: &mut Vec<Candidate<u8>>) {
        even(game, candidates);
    }
    fn values(&self, game: &HighOrLow) -> [f32; Seat::MAX_COUNT] {
        thirds(game)
    }
    fn is_sampled(&self, _game: &HighOrLow) -> bool {
        false
    }
    fn is_quiet(&self, _game: &HighOrLow) -> bool {
        false
    }
}

fn high_or_low(sure: u8, card: u8, other: u8) -> HighOrLow {
    HighOrLow {
        sure,
        cards: [card, other],
        is_guessing: false,
        points: None,
    }
}

#[test]
fn nobody_guesses_as_if_it_saw_the_card() {
    // A guess is right three times in five: 1.8 points. A player who saw the card in each guessed game would expect 3.
    for (sure, want) in [(2, 0), (1, 1)] {
        for seed in 0..5 {
            let found = best(&high_or_low(sure, 2, 5), 2000, SETTINGS, seed);
            assert_eq!(found[0].mv, want, "{sure} {seed} {found:?}");
            let guess = found
                .iter()
                .find(|found| found.mv == 1)
                .expect("it is legal");
            assert!((0.45..0.66).contains(&guess.value), "{guess:?}");
        }
    }
}

#[test]
fn the_own_card_tells_of_the_other() {
    for (card, want) in [(1, 1), (6, 0)] {
        let mut game = high_or_low(1, card, 4);
        game.play(1);
        assert_eq!(best(&game, 2000, SETTINGS, 7)[0].mv, want);
    }
}

#[test]
fn games_that_look_alike_are_played_alike() {
    for seed in 0..20 {
        let [one, other] =
            [4, 1].map(|hidden| best(&high_or_low(1, 2, hidden), 50, SETTINGS, seed));
        assert_eq!(one, other);
    }
}

/// Two or three seats take one to three matches in turn, and who takes the last one has all three points.
#[derive(Debug, Clone, PartialEq)]
struct Nim {
    left: u8,
    seat: u8,
    seats: u8,
}

impl Game for Nim {
    type Move = u8;
    type Moves = Numbers;
    fn turn(&self) -> Turn {
        if self.left > 0 {
            return Turn::Seat(Seat::new(self.seat));
        }
        let mut points = [0; Seat::MAX_COUNT];
        points[usize::from((self.seat + self.seats - 1) % self.seats)] = 3;
        Turn::Over(Scores::new(&points[..self.seats.into()]))
    }
    fn moves(&self) -> Numbers {
        Numbers(self.left.min(3))
    }
    fn play(&mut self, mv: u8) {
        self.left -= mv + 1;
        self.seat = (self.seat + 1) % self.seats;
    }
    fn side(&self, seat: Seat) -> Side {
        Side::new(seat.index() as u8)
    }
}

impl Chance for Nim {
    fn chance_event(&self) -> Option<ChanceEvent> {
        None
    }
    fn apply_draw(&mut self, _drawn: &[u8]) {}
}

impl Hidden for Nim {
    type View = Self;
    fn view(&self, _seat: Seat) -> Self {
        self.clone()
    }
    fn determinize(view: &Self, _rng: &mut impl Rng) -> Self {
        view.clone()
    }
}

impl Heuristics<Nim> for Plain {
    fn candidates(&self, game: &Nim, candidates: &mut Vec<Candidate<u8>>) {
        even(game, candidates);
    }
    fn values(&self, game: &Nim) -> [f32; Seat::MAX_COUNT] {
        thirds(game)
    }
    fn is_sampled(&self, _game: &Nim) -> bool {
        false
    }
    fn is_quiet(&self, _game: &Nim) -> bool {
        false
    }
}

fn nim(left: u8, seats: u8) -> Nim {
    Nim {
        left,
        seat: 0,
        seats,
    }
}

#[test]
fn other_seats_play_for_themselves() {
    // Of two, who leaves a multiple of four wins.
    for left in [5, 6, 7, 9, 10, 11] {
        let found = best(&nim(left, 2), 4000, SETTINGS, 1);
        assert_eq!(found[0].mv + 1, left % 4, "{left}: {found:?}");
        assert!(found[0].value > 0.7, "{left}: {found:?}");
    }
    // Of three, who leaves four or five gives the game to the last or the next seat, and takes the last three itself.
    assert_eq!(best(&nim(3, 3), 500, SETTINGS, 1)[0].mv, 2);
}

/// The same, but what the second seat decides is left out of the tree.
struct Careless;

impl Heuristics<Nim> for Careless {
    fn candidates(&self, game: &Nim, candidates: &mut Vec<Candidate<u8>>) {
        even(game, candidates);
    }
    fn values(&self, game: &Nim) -> [f32; Seat::MAX_COUNT] {
        thirds(game)
    }
    fn is_sampled(&self, game: &Nim) -> bool {
        game.seat == 1
    }
    fn is_quiet(&self, _game: &Nim) -> bool {
        false
    }
}

#[test]
fn sampled_decisions_follow_the_priors_below_the_root() {
    let found = |game: &Nim| {
        let mut budget = Budget::new(Limits::nodes(4000), StopFlag::default()).polling_every(1);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        search::<Nim>(game, &Careless, SETTINGS, &mut budget, &mut rng)
    };
    // Of four matches none can be taken that wins; but of the three answers to the best of them only one is right.
    let careless = found(&nim(4, 2))[0].value;
    assert!((0.6..0.7).contains(&careless), "{careless}");
    let careful = best(&nim(4, 2), 4000, SETTINGS, 1)[0].value;
    assert!(careful < 0.4, "{careful}");
    // At the root all is searched.
    let own = found(&Nim {
        seat: 1,
        ..nim(3, 2)
    });
    assert_eq!((own.len(), own[0].mv), (3, 2), "{own:?}");
}

#[test]
fn decide_gives_the_first_move_of_search() {
    let mut saved = 0;
    for (left, seats) in [(5, 2), (6, 2), (7, 2), (9, 2), (3, 3), (8, 3)] {
        for iterations in [0, 1, 16, 17, 100, 1000, 4000] {
            for seed in 0..5 {
                let game = nim(left, seats);
                let found = best(&game, iterations, SETTINGS, seed);
                let limits = Limits::nodes(iterations);
                let mut budget = Budget::new(limits, StopFlag::default()).polling_every(1);
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let decided = decide::<Nim>(&game, &Plain, SETTINGS, &mut budget, &mut rng);
                assert_eq!(decided, Some(found[0].mv), "{left} {iterations} {seed}");
                saved += budget.left();
            }
        }
    }
    assert!(saved > 10_000, "only {saved} iterations were saved");
}

#[test]
fn the_memory_is_bounded() {
    for max_edges in [0, 1, 3, 10] {
        let settings = Settings {
            max_edges,
            ..SETTINGS
        };
        let found = best(&nim(11, 2), 300, settings, 1);
        let visits: u32 = found.iter().map(|found| found.visits).sum();
        assert_eq!((found.len(), visits), (3, 300));

        let mut tree = Tree::new(max_edges);
        let candidates = [0_u8, 1, 2].map(|mv| Candidate { mv, prior: 1.0 });
        let mut node = Tree::<u8>::ROOT;
        for _ in 0..20 {
            tree.expand(node, Seat::new(0), &candidates);
            let Some(edge) = tree.select(settings) else {
                break;
            };
            tree.add_child(edge);
            match tree.edge(edge).next {
                Some(next) => node = next,
                None => break,
            }
        }
        assert!(tree.len() <= max_edges.max(3));
    }
}

#[test]
fn a_node_without_room_for_all_candidates_is_not_descended() {
    let mut tree = Tree::new(5);
    let of = |moves: &[u8]| -> Vec<_> {
        let candidates = moves.iter().map(|&mv| Candidate { mv, prior: 1.0 });
        candidates.collect()
    };
    tree.expand(Tree::<u8>::ROOT, Seat::new(0), &of(&[0, 1]));
    let first = tree.select(SETTINGS).expect("there is room");
    tree.add_child(first);
    let node = tree.edge(first).next.expect("there is room");
    // Two of what is there in one guess, and one of another, fit; then there is no room.
    tree.expand(node, Seat::new(1), &of(&[0, 1]));
    assert!(tree.select(SETTINGS).is_some());
    tree.expand(node, Seat::new(1), &of(&[1, 2, 3]));
    assert!(tree.select(SETTINGS).is_none());
    tree.expand(node, Seat::new(1), &of(&[0, 2]));
    assert!(tree.select(SETTINGS).is_some());
}

#[test]
fn without_an_iteration_the_moves_are_there_and_at_the_end_there_is_none() {
    let found = best(&nim(5, 2), 0, SETTINGS, 1);
    assert_eq!(found.len(), 3);
    let mut budget = Budget::new(Limits::nodes(9), StopFlag::default()).polling_every(1);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    assert!(search::<Nim>(&nim(0, 2), &Plain, SETTINGS, &mut budget, &mut rng).is_empty());
}

#[test]
fn moves_are_sampled_in_proportion_to_priors() {
    let candidates = [(0, 1.0), (1, 6.0), (2, 3.0)].map(|(mv, prior)| Candidate { mv, prior });
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut counts = [0; 3];
    for _ in 0..10_000 {
        counts[sample_prior(&candidates, &mut rng)] += 1;
    }
    assert!((900..1100).contains(&counts[0]), "{counts:?}");
    assert!((5800..6200).contains(&counts[1]), "{counts:?}");
}
