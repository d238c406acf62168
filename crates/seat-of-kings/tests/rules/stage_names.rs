//! Stages: each is named after a decision that can be made at it.

use std::collections::HashSet;

use game::{Game, Moves, Turn, below, draw_at_random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Color, Decision, Options, Players, Stage, State};

#[test]
fn every_stage_is_named_after_a_decision_of_its_own() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut met = HashSet::new();
    for game in 0..200 {
        let players = Players::new(&Color::ALL[..2 + game % 3]).expect("colors");
        let mut state = State::new(Options::new(players));
        loop {
            let stage = state.public().stage();
            met.insert(stage);
            let is_named = state
                .moves()
                .iter()
                .any(|decision| decision.kind().name == stage.name());
            match state.turn() {
                Turn::Over(_) => {
                    assert_eq!(stage, Stage::Over);
                    break;
                }
                Turn::Chance => {
                    assert_eq!(stage, Stage::Chance);
                    draw_at_random(&mut state, &mut rng).expect("chance is next");
                    continue;
                }
                Turn::Seat(_) => {}
            }
            // An optional stage may have no decision left but `end`; a turn is named in the rules, not by a decision.
            let ends = state.moves().contains(Decision::End);
            assert!(
                is_named || ends || stage == Stage::Turn,
                "{stage:?}: {:?}",
                state.public().step()
            );
            state.play(decide(&state, &mut rng));
        }
    }
    assert_eq!(met.len(), Stage::ALL.len(), "{met:?}");
}

fn decide(state: &State, rng: &mut Xoshiro256PlusPlus) -> Decision {
    let moves = state.moves();
    let building: Vec<Decision> = moves.iter().filter(Decision::is_building).collect();
    if building.is_empty() || below(4, rng) == 0 {
        moves.get(below(moves.len(), rng))
    } else {
        building[below(building.len(), rng)]
    }
}

#[test]
fn the_name_of_a_decision_is_the_first_word_of_its_text() {
    for text in [
        "keep 1 2 3",
        "place F1",
        "keep-fort H2",
        "end",
        "region munster",
    ] {
        let decision: Decision = text.parse().expect("a decision");
        assert_eq!(Some(decision.kind().name), text.split(' ').next());
        assert_eq!(decision.to_string(), text);
    }
}
