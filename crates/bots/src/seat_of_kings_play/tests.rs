//! The players of Seat of Kings in moments and in whole games.

use game::{Chance, Game, Hidden, Moves, Seat, Turn, draw_at_random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::information_set::Heuristics;
use search::{Limits, StopFlag};
use seat_of_kings::{Color, Decision, Edition, Options, Players, Position, Region, State};

use super::evaluation::{Evaluation, Weights};
use super::{KingsGreedyPlayer, KingsReach, KingsSearcher};
use crate::{Player, PlayerError};

fn options(seats: usize) -> Options {
    Options::new(Players::new(&Color::ALL[..seats]).expect("different colors"))
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn play(state: &mut State, tokens: &str) {
    for token in tokens.split(", ") {
        let decision = token.parse().expect(token);
        assert!(state.moves().contains(decision), "{token}");
        state.play(decision);
    }
}

/// Blue begins; its cards are 10, 20 and 22, three of warriors, and those of Red 1, 2 and 4.
fn warriors() -> State {
    let mut state = State::new(options(2));
    Chance::apply_draw(&mut state, &[17, 5]);
    let first = [22, 20, 10, 5, 6, 8, 1, 2, 4, 9, 11, 12];
    let rest = (1..=36).filter(|card| !first.contains(card));
    let deck: Vec<u8> = first.into_iter().chain(rest).collect();
    Chance::apply_draw(&mut state, &deck);
    play(&mut state, "keep 10 20 22, keep 1 2 4");
    state
}

/// Blue has warriors at both ends, 2 cumals, and the card of the one between.
fn a_warrior_short() -> State {
    let mut state = warriors();
    play(
        &mut state,
        "play 22 connacht W1+W2, place W1, end, discard 1",
    );
    play(&mut state, "play 20 connacht W3, place W3, end, discard 2");
    state
}

fn choice(
    player: &mut impl Player<seat_of_kings::View, Decision>,
    state: &State,
    seed: u64,
) -> Decision {
    player.begin(seed);
    let seat = state.public().decides().expect("a seat decides");
    player.choose(&state.view(seat)).expect("a decision")
}

fn searcher(iterations: u64) -> KingsSearcher {
    KingsSearcher::new(Limits::nodes(iterations))
}

#[test]
fn greedy_takes_what_one_decision_brings() {
    let mut greedy = KingsGreedyPlayer::new(KingsReach::Decision);
    let mut state = warriors();
    let seen: Vec<_> = (0..30)
        .map(|seed| choice(&mut greedy, &state, seed).to_string())
        .collect();
    for card in ["discard 10", "discard 20", "discard 22"] {
        assert!(seen.iter().any(|token| token == card), "{seen:?}");
    }
    assert!(
        seen.iter().all(|token| token.starts_with("discard")),
        "{seen:?}"
    );
    play(&mut state, "play 22 connacht W1+W2");
    let seen = choice(&mut greedy, &state, 1).to_string();
    assert!(seen.starts_with("place"), "{seen}");
}

#[test]
fn greedy_of_a_turn_looks_to_its_end() {
    let mut greedy = KingsGreedyPlayer::new(KingsReach::Turn);
    let state = warriors();
    for seed in 0..10 {
        let seen = choice(&mut greedy, &state, seed).to_string();
        assert!(seen.starts_with("play 22"), "{seen}");
    }
    // Two warriors and three cumals' worth of promotions are less than the king.
    let mut state = a_warrior_short();
    finish_turn(&mut greedy, &mut state);
    assert!(
        state
            .public()
            .held(Region::Connacht, Seat::new(0))
            .has(Position::KING)
    );
}

fn finish_turn(player: &mut impl Player<seat_of_kings::View, Decision>, state: &mut State) {
    let blue = Seat::new(0);
    while state.public().decides() == Some(blue) && state.public().played() == 4 {
        let decision = choice(player, state, 1);
        state.play(decision);
    }
}

#[test]
fn the_searcher_makes_a_king_when_it_can() {
    let mut state = a_warrior_short();
    finish_turn(&mut searcher(200), &mut state);
    assert!(
        state
            .public()
            .held(Region::Connacht, Seat::new(0))
            .has(Position::KING)
    );
}

#[test]
fn only_keep_decisions_are_sampled() {
    let evaluation = Evaluation::new(Weights::default());
    let mut state = State::new(options(2));
    let mut rng = rng(1);
    while matches!(state.turn(), Turn::Chance) {
        draw_at_random(&mut state, &mut rng);
    }
    assert!(evaluation.is_sampled(&state));
    let mut state = warriors();
    assert!(!evaluation.is_sampled(&state));
    play(&mut state, "play 22 connacht W1+W2");
    assert!(!evaluation.is_sampled(&state));
}

#[test]
fn states_equal_to_a_seat_give_the_same_decision() {
    let mut rng = rng(1);
    for seats in 2..=4 {
        let mut state = State::new(options(seats));
        let mut compared = 0;
        while compared < 60 {
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    draw_at_random(&mut state, &mut rng);
                }
                Turn::Seat(seat) => {
                    let like = State::determinize(&state.view(seat), &mut rng);
                    let seed = u64::from(state.public().round());
                    let decision = choice(&mut searcher(25), &state, seed);
                    assert_eq!(choice(&mut searcher(25), &like, seed), decision);
                    compared += usize::from(like != state);
                    state.play(decision);
                }
            }
        }
        assert!(compared > 20, "{seats} {compared}");
    }
}

/// Plays a game; gives the winner and how many decisions were made. Every one must be legal.
fn game(
    state: State,
    seats: &mut [Box<dyn Player<seat_of_kings::View, Decision>>],
    seed: u64,
) -> (Option<usize>, u32) {
    let mut state = state;
    let mut rng = rng(seed);
    let mut decisions = 0;
    for (seat, player) in seats.iter_mut().enumerate() {
        player.begin(seed * 8 + seat as u64);
    }
    loop {
        match state.turn() {
            Turn::Over(scores) => {
                return (
                    scores.all().iter().position(|&points| points > 0),
                    decisions,
                );
            }
            Turn::Chance => {
                draw_at_random(&mut state, &mut rng);
            }
            Turn::Seat(seat) => {
                let decision = seats[seat.index()]
                    .choose(&state.view(seat))
                    .expect("a decision");
                assert!(state.moves().contains(decision), "{decision}");
                state.play(decision);
                decisions += 1;
            }
        }
    }
}

#[test]
fn all_decisions_of_whole_games_are_legal() {
    for edition in [Edition::En, Edition::It] {
        for seats in 2..=4 {
            let mut options = options(seats);
            options.edition = edition;
            options.max_rounds = 12;
            for seed in 0..2 {
                let mut players: Vec<_> = (0..seats)
                    .map(|seat| -> Box<dyn Player<_, _>> {
                        match seat {
                            1 => Box::new(KingsGreedyPlayer::new(KingsReach::Turn)),
                            _ => Box::new(searcher(12)),
                        }
                    })
                    .collect();
                let (_, decisions) = game(State::new(options.clone()), &mut players, seed);
                assert!(decisions > 20, "{decisions}");
            }
        }
    }
}

#[test]
fn the_searcher_wins_clearly_with_few_iterations() {
    let (mut won, mut games) = (0, 0);
    for seats in [2, 4] {
        for own in 0..seats {
            for seed in 0..3 {
                let mut players: Vec<_> = (0..seats)
                    .map(|seat| -> Box<dyn Player<_, _>> {
                        if seat == own {
                            Box::new(searcher(40))
                        } else {
                            Box::new(KingsGreedyPlayer::new(KingsReach::Decision))
                        }
                    })
                    .collect();
                let (winner, _) = game(State::new(options(seats)), &mut players, seed);
                won += u32::from(winner == Some(own));
                games += 1;
            }
        }
    }
    assert!((won, games) >= (16, 18), "{won} of {games}");
}

#[test]
fn a_seat_that_does_not_decide_has_no_decision() {
    let state = warriors();
    let red = state.view(Seat::new(1));
    assert_eq!(searcher(5).choose(&red), Err(PlayerError::NoMove));
    assert_eq!(
        KingsGreedyPlayer::new(KingsReach::Turn).choose(&red),
        Err(PlayerError::NoMove)
    );
}

#[test]
fn a_set_stop_flag_leaves_the_decision_with_the_highest_prior() {
    let stop = StopFlag::default();
    stop.set();
    let mut player = KingsSearcher::new(Limits::default());
    player.set_stop(stop);
    let state = a_warrior_short();
    assert_eq!(
        choice(&mut player, &state, 1).to_string(),
        "play 10 connacht W2"
    );
}
