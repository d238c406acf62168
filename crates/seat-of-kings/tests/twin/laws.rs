//! The laws of the contract, and what can never change, over random games of every kind of table.

use std::collections::HashMap;

use crate::tables::{Policy, tables};
use game::{Game, Hidden, Moves, Seat, Turn, draw_at_random, laws};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Decision, Position, Region, Setup, StackPiece, State, Step, Violation};

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
        let regions = Region::ALL.into_iter().map(Decision::Region);
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
            if earlier.len() < 40 {
                earlier.push(decision)
            } else {
                earlier[game::below(40, rng)] = decision
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
    let pieces = setup.board.iter().flat_map(|(_, _, stack)| stack);
    let on_board = pieces
        .clone()
        .filter(|piece| **piece == StackPiece::Piece(seat))
        .count();
    let kings = pieces
        .filter(|piece| **piece == StackPiece::King(seat))
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
        }
        // The reader of positions checks all else that must hold.
        assert!(State::try_from(setup.clone()).is_ok(), "{setup:?}");
    });
}

/// The price that the deciding seat pays at once for a decision, in cumals.
fn price(state: &State, decision: Decision) -> u32 {
    let public = state.public();
    let deck = &public.options().deck;
    match (decision, public.step()) {
        (Decision::Amnesty(..), _) => 4,
        (Decision::Traitor, _) => 1,
        (Decision::Ransom(cumals), _) => cumals.into(),
        (Decision::Activate, Step::Place { card, .. }) => deck.print(card).cost_cumals.into(),
        (Decision::Activate, Step::Stone { .. }) => 3,
        (Decision::Activate, Step::Activate { cost, .. }) => cost.into(),
        (Decision::Place(_), Step::Place { region, .. }) => {
            let is_exempt = public.round() == 1 && public.decides() == Some(public.starting());
            let is_empty = Position::all().all(|at| public.stack(region, at).is_empty());
            if is_empty && !is_exempt { 2 } else { 0 }
        }
        _ => 0,
    }
}

#[test]
fn skb5_nobody_pays_more_than_they_have() {
    at_every_moment(2, |state, _| {
        let Turn::Seat(seat) = state.turn() else {
            return;
        };
        for decision in state
            .moves()
            .iter()
            .filter(|each| !matches!(each, Decision::Stone(..)))
        {
            let price = price(state, decision);
            assert!(
                price <= state.public().cumals(seat),
                "{decision}: {state:?}"
            );
        }
    });
}

/// Every way to deal the unseen cards comes as often as any other: with the discards reshuffled in an odd round, and
/// while others have kept cards already.
#[test]
fn sko4_guesses_are_evenly_spread() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
    let mut checked = 0;
    at_every_moment(1, |state, _| {
        let players = state.public().options().players;
        let [seat, other] = [Seat::new(0), Seat::new(1)];
        let hand = state.hand(other);
        let (few, count) = (hand.cards.len() + hand.aside.len(), 800);
        if few == 0 || checked > 40 || players.count() < 3 {
            return;
        }
        checked += 1;
        let view = state.view(seat);
        let mut held: HashMap<_, u32> = HashMap::new();
        for _ in 0..count {
            let guess = State::determinize(&view, &mut rng);
            for card in guess
                .hand(other)
                .cards
                .iter()
                .chain(guess.hand(other).aside.iter())
            {
                *held.entry(card).or_default() += 1;
            }
        }
        let others = players.seats().filter(|&each| each != seat);
        let hidden = others.map(|each| state.hand(each).cards.len() + state.hand(each).aside.len());
        let unseen = if state.public().is_reshuffled() {
            hidden.sum()
        } else {
            hidden.sum::<usize>() + state.deck().len()
        };
        assert_eq!(held.len(), unseen, "{state:?}");
        let mean = f64::from(count) * few as f64 / held.len() as f64;
        for (card, times) in held {
            // Six standard deviations of a count that is at most binomial.
            let off = (f64::from(times) - mean).abs();
            assert!(
                off < 6.0 * mean.sqrt() + 1.0,
                "card {card}: {times}, not {mean}"
            );
        }
    });
    assert!(checked > 20);
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

#[test]
fn skd4_an_activation_is_too_dear_only_where_it_cannot_be_paid() {
    at_every_moment(4, |state, _| {
        let Some(reason) = game::Explain::explain(state, Decision::Activate) else {
            return;
        };
        let public = state.public();
        let is_too_dear = reason.why == Violation::StoneTooDear;
        let seat = public.decides();
        if let Some(seat) = seat.filter(|_| is_too_dear) {
            assert!(public.cumals(seat) < 3, "{:?}", public.step());
        }
    });
}
