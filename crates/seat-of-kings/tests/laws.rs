//! The laws of the contract, and what can never change, over random games of every kind of table.

mod tables;

use game::{Game, Moves, Seat, Turn, draw_at_random, laws};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Decision, Region, Setup, Stander, State};
use tables::{Policy, tables};

/// Plays games at every table and calls `check` at every moment.
fn at_every_moment(games: u32, mut check: impl FnMut(&State, &mut Xoshiro256PlusPlus)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for options in tables() {
        for policy in [Policy::Uniform, Policy::Eager] {
            for _ in 0..games {
                let mut state = State::new(options.clone());
                loop {
                    check(&state, &mut rng);
                    match state.turn() {
                        Turn::Over(_) => break,
                        Turn::Chance => drop(draw_at_random(&mut state, &mut rng)),
                        Turn::Seat(_) => state.play(policy.choose(&state, &mut rng)),
                    }
                }
            }
        }
    }
}

#[test]
fn decisions_and_draws_obey_the_laws() {
    at_every_moment(2, |state, rng| {
        laws::check_tokens(state);
        laws::check_chance(state, rng);
    });
}

#[test]
fn copies_play_alike_and_positions_read_back() {
    at_every_moment(4, |state, rng| {
        let setup = Setup::from(state);
        let read = State::try_from(setup.clone());
        assert_eq!(read.as_ref(), Ok(state), "{setup:?}");
        if let Some(decision) = game::random_move(state, rng) {
            let (mut one, mut other) = (state.clone(), read.expect("read above"));
            one.play(decision);
            other.play(decision);
            assert_eq!(one, other);
        }
    });
}

/// Decisions of all kinds, legal or not: those of earlier moments, and every position for every verb.
#[test]
fn sko6_exactly_what_is_not_legal_is_explained() {
    let mut earlier: Vec<Decision> = Vec::new();
    let verbs = [
        Decision::Place,
        Decision::KeepFort,
        Decision::Promote,
        Decision::Exchange,
        Decision::Garrison,
    ];
    let others = [
        Decision::Activate,
        Decision::End,
        Decision::Traitor,
        Decision::Decline,
    ];
    at_every_moment(2, |state, rng| {
        let all = seat_of_kings::Positions::ALL;
        let placed = verbs.iter().flat_map(|verb| all.iter().map(verb));
        let ransoms = (0..4).map(Decision::Ransom);
        let starts = seat_of_kings::Color::ALL.into_iter().map(Decision::Start);
        let regions = Region::ALL.into_iter().map(Decision::Open);
        let known = earlier.iter().copied();
        let candidates = placed
            .chain(ransoms)
            .chain(starts)
            .chain(regions)
            .chain(others)
            .chain(known);
        laws::check_explained(state, candidates);
        let moves = state.moves();
        if !moves.is_empty() {
            let decision = moves.get(game::below(moves.len(), rng));
            match earlier.len() < 40 {
                true => earlier.push(decision),
                false => earlier[game::below(40, rng)] = decision,
            }
        }
    });
}

#[test]
fn sko4_a_guess_is_the_same_to_its_seat() {
    at_every_moment(2, |state, rng| {
        for seat in state.public().options().players.seats() {
            laws::check_hidden(state, seat, rng);
        }
    });
}

/// The pieces of a seat that are on the board or held prisoner: ordinary ones and King pieces.
fn pieces_out(setup: &Setup, seat: Seat) -> (usize, usize) {
    let standers = setup.board.iter().flat_map(|(_, _, stack)| stack);
    let on_board = standers
        .clone()
        .filter(|stander| **stander == Stander::Piece(seat))
        .count();
    let kings = standers
        .filter(|stander| **stander == Stander::King(seat))
        .count();
    let held = setup
        .players
        .iter()
        .map(|holding| usize::from(holding.prisoners[seat.index()]));
    (on_board + held.sum::<usize>(), kings)
}

#[test]
fn skb3_skb4_skc1_skf1_pieces_cards_and_forts_are_conserved() {
    at_every_moment(6, |state, _| {
        let setup = Setup::from(state);
        for seat in state.public().options().players.seats() {
            let (pieces, kings) = pieces_out(&setup, seat);
            let stock = usize::from(state.public().stock(seat));
            assert_eq!(pieces + stock, 20, "{setup:?}");
            assert!(kings <= 2, "{setup:?}");
            assert!(
                setup.players[seat.index()].cumals < 10_000,
                "a purse ran below zero: {setup:?}"
            );
        }
        // What else must hold is what a position must be to be read.
        assert!(State::try_from(setup.clone()).is_ok(), "{setup:?}");
    });
}

#[test]
fn sk2p_sko3_every_game_ends_with_one_winner_or_none() {
    let mut winners = 0;
    at_every_moment(10, |state, _| {
        if let Turn::Over(scores) = state.turn() {
            let total: u8 = scores.all().iter().sum();
            assert!(total <= 1);
            winners += u32::from(total);
        }
    });
    assert!(winners > 0, "no game was won");
}
