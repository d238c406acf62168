//! Levels of Seat of Kings in whole games: nothing is spent for nothing.
//!
//! `TARA_WASTE_GAMES` says how many games each level plays with each number of seats; `cargo xtask deep waste` sets it.

use std::env;

use bots::levels::{KingsLevel, KingsLevelPlayer};
use bots::{Player, PlayerError};
use game::{Game, Hidden, Seat, Turn, draw_at_random};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use seat_of_kings::{Color, Decision, Options, Players, State};

/// What was wasted in some games.
#[derive(Debug, Default, PartialEq, Eq)]
struct Waste {
    turns: u32,
    /// Cards played without a piece placed or promoted.
    cards: u32,
    /// Activations that promoted nothing.
    activations: u32,
    /// Amnesties that brought no own piece back.
    amnesties: u32,
}

/// What a seat has done since its turn, or its activation, began.
#[derive(Debug, Default, Clone, Copy)]
struct Begun {
    is_play: bool,
    is_activated: bool,
    has_changed: bool,
    has_promoted: bool,
}

impl Waste {
    /// Notes a decision and, with it, how the turn that it ends was spent.
    fn note(&mut self, state: &State, decision: Decision, begun: &mut Begun) {
        match decision {
            Decision::Play(..) | Decision::Stone(..) => {
                self.turns += 1;
                *begun = Begun {
                    is_play: matches!(decision, Decision::Play(..)),
                    ..Begun::default()
                };
            }
            Decision::Discard(_) => self.turns += 1,
            Decision::Amnesty(region, _) => {
                self.turns += 1;
                let seat = state.public().on_turn();
                let freed = state.public().freed_by_amnesty(region);
                self.amnesties += u32::from(freed[seat.index()] == 0);
            }
            Decision::Place(_) => begun.has_changed = true,
            Decision::Exchange(_) => *begun = Begun::default(),
            Decision::Activate => begun.is_activated = true,
            Decision::Promote(_) => (begun.has_changed, begun.has_promoted) = (true, true),
            Decision::End => {
                self.cards += u32::from(begun.is_play && !begun.has_changed);
                self.activations += u32::from(begun.is_activated && !begun.has_promoted);
                *begun = Begun::default();
            }
            _ => {}
        }
    }
}

/// Lets a level play against itself.
fn played(level: u8, seats: usize, seeds: std::ops::Range<u64>) -> Result<Waste, PlayerError> {
    let level = KingsLevel::of(level).expect("a level");
    let mut waste = Waste::default();
    for seed in seeds {
        let players = Players::new(&Color::ALL[..seats]).expect("different colors");
        let mut state = State::new(Options::new(players));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut players = vec![KingsLevelPlayer::new(level); seats];
        for (seat, player) in players.iter_mut().enumerate() {
            player.begin(seed * 8 + seat as u64);
        }
        let mut begun = [Begun::default(); Seat::MAX_COUNT];
        loop {
            let seat = match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    draw_at_random(&mut state, &mut rng);
                    continue;
                }
                Turn::Seat(seat) => seat,
            };
            let decision = players[seat.index()].choose(&state.view(seat))?;
            waste.note(&state, decision, &mut begun[seat.index()]);
            state.play(decision);
        }
    }
    Ok(waste)
}

/// Games of each level with each number of seats.
const GAMES: u64 = 3;

#[test]
fn levels_from_3_on_waste_no_cumal_and_hardly_a_card() -> Result<(), PlayerError> {
    let long = env::var("TARA_WASTE_GAMES").ok();
    let games = long.as_ref().map_or(GAMES, |games| {
        games
            .parse()
            .expect("a number of games in TARA_WASTE_GAMES")
    });
    // Level 8 thinks a second for each decision.
    let levels = if long.is_some() { 3..=7 } else { 3..=5 };
    for level in levels.step_by(if long.is_some() { 1 } else { 2 }) {
        for seats in 2..=4 {
            let waste = played(level, seats, 0..games)?;
            println!("level {level}, {seats} seats, {games} games: {waste:?}");
            let (activations, amnesties) = (waste.activations, waste.amnesties);
            assert_eq!(
                (activations, amnesties),
                (0, 0),
                "level {level}, {seats} seats: {waste:?}"
            );
            assert!(
                waste.cards * 50 <= waste.turns,
                "level {level}, {seats} seats: {waste:?}"
            );
            assert!(waste.turns > 20, "{waste:?}");
        }
    }
    Ok(())
}
