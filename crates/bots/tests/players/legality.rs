//! The players choose only what is legal, whatever the moment.
//!
//! `TARA_LEGAL_POSITIONS` says at how many positions each of the eleven games is tried; `cargo xtask deep legal` sets it.

use std::env;

use bots::{AnyPlayer, KingsSearcher, Player, RingfortPlayer};
use catalog::AnyVariant;
use game::{Game, Hidden, Moves, Turn, draw_at_random, random_move};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};
use search::Limits;
use seat_of_kings::{Color, Options, Players, State};

fn positions() -> u32 {
    let positions = env::var("TARA_LEGAL_POSITIONS").ok();
    positions.map_or(300, |text| text.parse().expect("a whole number"))
}

/// Every other move is random, so that games go where no player would take them.
#[test]
fn moves_of_ringfort_games_are_legal() {
    for variant in Variant::ALL {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut player = RingfortPlayer::with_table(Limits::nodes(40), 1 << 16);
        let mut line = Line::new(Position::start(variant));
        for _ in 0..positions() {
            let Ok(chosen) = player.choose(&line) else {
                assert!(matches!(line.turn(), Turn::Over(_)), "{line}");
                line = Line::new(Position::start(variant));
                player.begin(rng.next_u64());
                continue;
            };
            assert!(line.moves().contains(chosen), "{line}: {chosen}");
            let is_random = rng.next_u64() % 2 == 0;
            let random = random_move(&line, &mut rng).filter(|_| is_random);
            line.play(random.unwrap_or(chosen));
        }
    }
}

#[test]
fn decisions_of_seat_of_kings_are_legal() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut player = KingsSearcher::new(Limits::nodes(6));
    let start = |seats: usize| {
        let players = Players::new(&Color::ALL[..seats]).expect("different colors");
        State::new(Options::new(players))
    };
    let mut state = start(2);
    let mut tried = 0;
    while tried < positions() {
        match state.turn() {
            Turn::Over(_) => state = start(2 + (rng.next_u64() % 3) as usize),
            Turn::Chance => {
                draw_at_random(&mut state, &mut rng);
            }
            Turn::Seat(seat) => {
                let chosen = player.choose(&state.view(seat)).expect("a seat decides");
                assert!(state.moves().contains(chosen), "{chosen}");
                let is_random = rng.next_u64() % 2 == 0;
                let random = random_move(&state, &mut rng).filter(|_| is_random);
                state.play(random.unwrap_or(chosen));
                tried += 1;
            }
        }
    }
}

#[test]
fn a_level_plays_every_game_without_a_clock() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for variant in AnyVariant::all() {
        let mut game = variant.start();
        while game.is_chance_next() {
            game.play_random(&mut rng);
        }
        let Turn::Seat(seat) = game.turn() else {
            panic!("{variant}: a seat begins")
        };
        let mut player = AnyPlayer::level(1, variant).expect("a level");
        let action = player.choose(&game.seen_by(seat)).expect("a seat decides");
        game.play(action).expect("legal");
        for none in [0, 9] {
            assert!(AnyPlayer::level(none, variant).is_none());
        }
    }
}
