//! Effects: what every decision and draw reports accounts for all that it changed.

use game::{Chance, Effects, Game, Hidden, Moves, Seat, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{
    Color, Decision, Edition, Effect, Options, Players, Public, Return, State, Step,
};

/// A decision or a draw with its effects and the states before and after it.
struct Played<'a> {
    before: &'a State,
    after: &'a State,
    /// `None` for a draw.
    decision: Option<Decision>,
    effects: Vec<Effect>,
}

impl Played<'_> {
    fn has(&self, is_it: impl Fn(&Effect) -> bool) -> bool {
        self.effects.iter().any(is_it)
    }
}

/// Plays games in which seats build as often as not, and checks each entry; gives how many there were.
fn play(
    (players, edition, rounds): (usize, Edition, u32),
    seed: u64,
    check: &mut impl FnMut(&Played<'_>),
) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut options = Options::new(Players::new(&Color::ALL[..players]).expect("colors"));
    options.edition = edition;
    options.max_rounds = rounds;
    let mut state = State::new(options);
    let mut entries = 0;
    while !matches!(state.turn(), Turn::Over(_)) {
        let before = state.clone();
        let mut effects = Vec::new();
        let decision = match state.chance_event() {
            Some(draw) => {
                state.apply_draw_observed(draw.sample(&mut rng).items(), &mut effects);
                None
            }
            None => {
                let decision = decide(&state, &mut rng);
                state.play_observed(decision, &mut effects);
                Some(decision)
            }
        };
        entries += 1;
        check(&Played {
            before: &before,
            after: &state,
            decision,
            effects,
        });
    }
    entries
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

/// Games of two, three and four players, in both editions.
fn play_all(mut check: impl FnMut(&Played<'_>)) -> usize {
    let mut entries = 0;
    for seed in 0..12 {
        for players in 2..=4 {
            entries += play((players, Edition::En, 12), seed, &mut check);
        }
        entries += play((2, Edition::It, 12), seed, &mut check);
    }
    entries
}

#[test]
fn every_cumal_is_accounted_for() {
    let mut incomes = 0;
    let entries = play_all(|played| {
        let seats = played.after.public().options().players.seats();
        for seat in seats {
            let change: i64 = played
                .effects
                .iter()
                .map(|effect| cumals(effect, seat))
                .sum();
            let before = i64::from(played.before.public().cumals(seat));
            let after = i64::from(played.after.public().cumals(seat));
            assert_eq!(before + change, after, "{:?}", played.effects);
        }
        let is_income = |effect: &&Effect| matches!(effect, Effect::Income(..));
        incomes += played.effects.iter().filter(is_income).count();
    });
    assert!(incomes > 100 && entries > 5_000, "{incomes} {entries}");
}

fn cumals(effect: &Effect, seat: Seat) -> i64 {
    match *effect {
        Effect::Paid(who, cumals) if who == seat => -i64::from(cumals),
        Effect::Received(who, cumals) | Effect::Income(who, cumals, _) if who == seat => {
            cumals.into()
        }
        _ => 0,
    }
}

#[test]
fn the_income_that_is_taken_is_the_one_that_was_to_be_expected() {
    let mut compared = 0;
    play_all(|played| {
        let is_plain = played.before.public().step() != Step::Turn;
        let taken = played.has(|effect| matches!(effect, Effect::Income(..)));
        if !(is_plain && taken) {
            return;
        }
        let mut expected = [const { Vec::new() }; Seat::MAX_COUNT];
        played
            .before
            .public()
            .income(|seat, income| expected[seat.index()].push(income));
        let mut incomes = [const { Vec::new() }; Seat::MAX_COUNT];
        for effect in &played.effects {
            if let Effect::Income(seat, cumals, reasons) = *effect {
                incomes[seat.index()].extend(reasons.iter());
                assert_eq!(incomes[seat.index()].len(), usize::from(cumals));
            }
        }
        for (income, expected) in incomes.iter().zip(&expected) {
            assert_eq!(income.len(), expected.len());
            assert!(expected.iter().all(|reason| income.contains(reason)));
        }
        compared += 1;
    });
    assert!(compared > 50, "{compared}");
}

#[test]
fn skr5_income_is_to_come_in_a_round_until_it_is_taken() {
    let mut compared = 0;
    play_all(|played| {
        let (before, after) = (played.before.public(), played.after.public());
        if before.step() == Step::Turn {
            assert!(!before.is_income_paid());
        }
        if !played.has(|effect| matches!(effect, Effect::Income(..))) {
            return;
        }
        assert!(!before.is_income_paid());
        assert_eq!(after.is_income_paid(), after.round() == before.round());
        compared += 1;
    });
    assert!(compared > 50, "{compared}");
}

#[test]
fn skf1_a_fort_is_reported_as_made_or_as_moved() {
    let (mut made, mut moved) = (0, 0);
    play_all(|played| {
        let (before, after) = (played.before.public(), played.after.public());
        let Some((region, seat)) = played.before.region_now().zip(before.decides()) else {
            return;
        };
        let forts = before.forts(region) & before.held(region, seat);
        let is_cleared = played.has(|effect| matches!(effect, Effect::Cleared(..)));
        let stands = |at| is_cleared || after.forts(region).has(at);
        for effect in &played.effects {
            match *effect {
                Effect::FortMade(at) => {
                    assert!(forts.is_empty() && stands(at));
                    made += 1;
                }
                Effect::FortMoved(from, to) => {
                    assert!(forts.has(from) && forts.len() == 1 && from != to);
                    assert!(stands(to) && !after.forts(region).has(from));
                    assert!(
                        played
                            .effects
                            .contains(&Effect::Returned(seat, 1, Return::Removed))
                    );
                    moved += 1;
                }
                _ => {}
            }
        }
    });
    assert!(made > 100 && moved > 20, "{made} {moved}");
}

#[test]
fn every_piece_in_stock_is_accounted_for() {
    let (mut placed, mut back) = (0, 0);
    play_all(|played| {
        let (before, after) = (played.before.public(), played.after.public());
        for seat in after.options().players.seats() {
            let places = before.decides() == Some(seat) && is_placed(played);
            let returned: i32 = played
                .effects
                .iter()
                .map(|effect| stock(effect, seat))
                .sum();
            (placed, back) = (placed + i32::from(places), back + returned);
            let stock = i32::from(before.stock(seat)) + returned - i32::from(places);
            assert_eq!(stock, i32::from(after.stock(seat)), "{:?}", played.effects);
        }
    });
    assert!(placed > 1_000 && back > 200, "{placed} {back}");
}

#[test]
fn skp3_skt3_pieces_return_for_the_reason_that_is_reported() {
    let (mut released, mut exchanged) = (0, 0);
    play_all(|played| {
        let before = played.before.public();
        let (region, seat) = (played.before.region_now(), before.decides());
        let is_exchange = matches!(played.decision, Some(Decision::Exchange(_)));
        let mut replaced = 0;
        for effect in &played.effects {
            match *effect {
                Effect::Returned(owner, pieces, Return::Released(at)) => {
                    let is_captured = played.has(
                        |effect| matches!(effect, Effect::Captured(position, _) if *position == at),
                    );
                    assert!(is_captured || played.decision == Some(Decision::Exchange(at)));
                    let stack = before.pieces(region.expect("a region"), at);
                    let own = stack.filter(|piece| piece.owner() == owner).count();
                    assert_eq!((Some(owner), own), (seat, pieces.into()));
                    released += 1;
                }
                Effect::Returned(owner, pieces, Return::Exchanged) => {
                    assert!(is_exchange && Some(owner) != seat && pieces == 1);
                    replaced += 1;
                }
                _ => {}
            }
        }
        assert_eq!(replaced, i32::from(is_exchange));
        exchanged += replaced;
    });
    assert!(released > 50 && exchanged > 50, "{released} {exchanged}");
}

/// True if a piece came from the stock of the seat that decided.
fn is_placed(played: &Played<'_>) -> bool {
    let is_struck =
        played.has(|effect| matches!(effect, Effect::FortStruck(..) | Effect::KingStruck(_)));
    match played.decision {
        Some(Decision::Place(_) | Decision::Promote(_)) => !is_struck,
        Some(Decision::Exchange(_) | Decision::Garrison(_)) => true,
        _ => false,
    }
}

fn stock(effect: &Effect, seat: Seat) -> i32 {
    match *effect {
        Effect::Returned(who, pieces, _) if who == seat => pieces.into(),
        Effect::FortStruck(_, owner) if owner == seat => 1,
        Effect::Ransomed(_, owner, pieces) if owner == seat => pieces.into(),
        Effect::PrisonersExchanged(one, other, pieces) if [one, other].contains(&seat) => {
            pieces.into()
        }
        _ => 0,
    }
}

#[test]
fn skp3_skf2_skk5_what_is_captured_or_struck_was_there() {
    let (mut captured, mut forts, mut kings) = (0, 0, 0);
    let mut check = |played: &Played<'_>| {
        let (before, after) = (played.before.public(), played.after.public());
        let Some((region, seat)) = played.before.region_now().zip(before.decides()) else {
            return;
        };
        let is_cleared = played.has(|effect| matches!(effect, Effect::Cleared(..)));
        for effect in &played.effects {
            match *effect {
                Effect::Captured(at, owner) => {
                    assert!(owner != seat && before.held(region, owner).has(at));
                    assert!(is_cleared || after.held(region, seat).has(at));
                    captured += 1;
                }
                Effect::FortStruck(at, owner) => {
                    assert!(before.forts(region).has(at) && before.held(region, owner).has(at));
                    assert!(!after.forts(region).has(at) && after.held(region, owner).has(at));
                    forts += 1;
                }
                Effect::KingStruck(owner) => {
                    assert!(before.has_king_piece(region) && !after.has_king_piece(region));
                    assert_eq!(after.king_pieces(owner), before.king_pieces(owner) + 1);
                    kings += 1;
                }
                _ => {}
            }
        }
    };
    for seed in 0..30 {
        play((3, Edition::En, 60), seed, &mut check);
    }
    assert!(
        captured > 1_000 && forts > 100 && kings > 3,
        "{captured} {forts} {kings}"
    );
}

#[test]
fn sko1_the_king_pieces_of_two_closed_regions_come_off_as_reported() {
    let mut uncrowned = 0;
    let mut check = |played: &Played<'_>| {
        let (before, after) = (played.before.public(), played.after.public());
        let is_second = before.closed().len() < 2 && after.closed().len() == 2;
        let pieces = played.effects.iter().map(|effect| match *effect {
            Effect::Uncrowned(seat, pieces) => {
                assert_eq!(after.king_pieces(seat), 2);
                pieces
            }
            _ => 0,
        });
        let pieces: u8 = pieces.sum();
        let is_due = is_second && after.options().edition == Edition::It;
        assert_eq!(pieces, if is_due { 2 } else { 0 }, "{:?}", played.effects);
        uncrowned += usize::from(pieces > 0);
    };
    for seed in 0..60 {
        play((2, Edition::It, 12), seed, &mut check);
    }
    assert!(uncrowned > 5, "{uncrowned}");
}

#[test]
fn every_prisoner_is_accounted_for() {
    let (mut taken, mut back) = (0, 0);
    play_all(|played| {
        let players = played.after.public().options().players;
        for captor in players.seats() {
            for owner in players.seats() {
                let mut held = i32::from(played.before.public().prisoners(captor, owner));
                for effect in &played.effects {
                    let change = prisoners(effect, captor, owner);
                    (taken, back) = (taken + change.max(0), back - change.min(0));
                    held += change;
                }
                let after = played.after.public().prisoners(captor, owner);
                assert_eq!(held, i32::from(after), "{:?}", played.effects);
            }
        }
    });
    assert!(taken > 100 && back > 20, "{taken} {back}");
}

fn prisoners(effect: &Effect, captor: Seat, owner: Seat) -> i32 {
    match *effect {
        Effect::Imprisoned(by, of, pieces) if (by, of) == (captor, owner) => pieces.into(),
        Effect::Ransomed(by, of, pieces) if (by, of) == (captor, owner) => -i32::from(pieces),
        Effect::PrisonersExchanged(one, other, pieces)
            if [(one, other), (other, one)].contains(&(captor, owner)) =>
        {
            -i32::from(pieces)
        }
        _ => 0,
    }
}

#[test]
fn every_card_from_the_deck_is_reported_and_the_highest_of_a_tie_has_the_option() {
    let (mut turned, mut taken, mut ties) = (0, 0, 0);
    play_all(|played| {
        let cards = played.effects.iter().filter_map(|effect| match *effect {
            Effect::TurnedUp(Some(region), seat, card) => Some((Some(region), seat, card)),
            Effect::TraitorCard(_, seat, card) => Some((None, seat, card)),
            _ => None,
        });
        let cards: Vec<_> = cards.collect();
        let (before, after) = (played.before.public(), played.after.public());
        if !after.is_reshuffled() && after.round() == before.round() && before.step() != Step::Deal
        {
            let left = usize::from(before.deck_left() - after.deck_left());
            assert_eq!(cards.len(), left, "{:?}", played.effects);
        }
        turned += cards.iter().filter(|(region, ..)| region.is_some()).count();
        taken += cards.iter().filter(|(region, ..)| region.is_none()).count();
        if let Step::Traitor { region, seat, .. } = after.step() {
            let tied = cards.iter().filter(|(of, ..)| *of == Some(region));
            let mut tied: Vec<_> = tied.map(|&(_, seat, card)| (seat, card)).collect();
            if let (Step::Tie { turned, .. }, false) = (before.step(), tied.is_empty()) {
                let earlier = turned.into_iter().zip((0..).map(Seat::new));
                tied.extend(earlier.filter_map(|(card, seat)| Some((seat, card?))));
            }
            let highest = tied.iter().max_by_key(|(_, card)| card.number());
            if let Some(&(first, _)) = highest {
                // A seat that cannot pay is passed over.
                assert!(first == seat || after.cumals(first) == 0);
                ties += 1;
            }
        }
    });
    assert!(
        turned > 50 && taken > 50 && ties > 20,
        "{turned} {taken} {ties}"
    );
}

#[test]
fn regions_are_cleared_closed_and_won_as_reported() {
    let (mut cleared, mut closed, mut won) = (0, 0, 0);
    play_all(|played| {
        let (before, after) = (played.before.public(), played.after.public());
        for effect in &played.effects {
            match *effect {
                Effect::Cleared(region, king) => {
                    cleared += 1;
                    let is_closed = after.closed().has(region);
                    let is_crowned = after.held(region, king).has(seat_of_kings::Position::KING);
                    assert!(is_closed || is_crowned && after.has_king_piece(region));
                }
                Effect::Closed(region) => {
                    closed += 1;
                    assert!(after.closed().has(region) && !before.closed().has(region));
                }
                Effect::Won(seat) => {
                    won += 1;
                    assert_eq!(after.step(), Step::Over(Some(seat)));
                }
                Effect::Drawn => assert_eq!(after.step(), Step::Over(None)),
                Effect::Round(round) => assert_eq!(round, after.round()),
                _ => {}
            }
        }
        let is_round = played.has(|effect| matches!(effect, Effect::Round(_)));
        assert_eq!(is_round, before.round() != after.round());
        let starts = played.has(|effect| matches!(effect, Effect::Starts(_)));
        let is_lot = before.step() == Step::Lots;
        assert_eq!(starts, is_lot || before.starting() != after.starting());
        let closes = played.has(|effect| matches!(effect, Effect::Closed(_)));
        assert_eq!(closes, before.closed() != after.closed());
        let is_over = matches!(after.step(), Step::Over(_));
        let ends = played.has(|effect| matches!(effect, Effect::Won(_) | Effect::Drawn));
        assert_eq!(ends, is_over);
    });
    assert!(
        cleared > 20 && closed > 5 && won > 5,
        "{cleared} {closed} {won}"
    );
}

#[test]
fn skk6_who_wins_by_a_promotion_was_said_to_be_about_to() {
    let mut won = 0;
    play_all(|played| {
        let before = played.before.public();
        let is_promotion = matches!(before.step(), Step::Promote { .. });
        let Step::Over(Some(winner)) = played.after.public().step() else {
            return;
        };
        if is_promotion && before.kings_to_win() == 2 {
            assert!(
                before
                    .near_winning(winner)
                    .is_some_and(|near| near.now.is_some())
            );
            won += 1;
        }
    });
    assert!(won > 5, "{won}");
}

#[test]
fn skk6_who_is_about_to_win_wins_by_promoting() {
    let mut won = 0;
    play_all(|played| {
        let public: &Public = played.after.public();
        let Some(seat) = public.decides() else { return };
        if public
            .near_winning(seat)
            .is_some_and(|near| near.now.is_some())
            && public.kings_to_win() == 2
        {
            let mut state = played.after.clone();
            let promotion = Decision::Promote(seat_of_kings::Position::KING);
            assert!(state.moves().contains(promotion));
            state.play(promotion);
            assert_eq!(state.public().step(), Step::Over(Some(seat)));
            won += 1;
        }
    });
    assert!(won > 5, "{won}");
}

#[test]
fn sko4_effects_say_nothing_of_cards_that_were_not_shown() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut compared = 0;
    play_all(|played| {
        let (before, after) = (played.before.public(), played.after.public());
        // Cards drawn or turned up between the two are reported to everybody.
        if before.deck_left() != after.deck_left() || before.decides().is_none() {
            return;
        }
        let Some(decision) = played.before.moves().iter().find(|&decision| {
            let mut next = played.before.clone();
            next.play(decision);
            next == *played.after
        }) else {
            return;
        };
        for seat in before.options().players.seats() {
            if Some(seat) != before.decides() {
                continue;
            }
            let mut other = State::determinize(&played.before.view(seat), &mut rng);
            let mut effects = Vec::new();
            other.play_observed(decision, &mut effects);
            assert_eq!(effects, played.effects);
            compared += 1;
        }
    });
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn sko4_what_becomes_public_is_reported_as_revealed() {
    let (mut revealed, mut dealt, mut reshuffled) = (0, 0, 0);
    play_all(|played| {
        let (before, after) = (played.before.public(), played.after.public());
        let is_choice = matches!(played.decision, Some(Decision::Keep(_)));
        let is_drawn = played.decision.is_none();
        let is_shown =
            before.discard() != after.discard() || before.deck_left() != after.deck_left();
        let reveals = played.has(|effect| effect.reveals());
        assert_eq!(
            reveals,
            is_choice || is_drawn || is_shown,
            "{:?}",
            played.effects
        );
        let owner = before.decides();
        let is_turned_up = before.deck_left() != after.deck_left();
        let reveals_to_owner =
            owner.is_some_and(|owner| played.has(|effect| effect.reveals_to(owner)));
        assert_eq!(reveals_to_owner, owner.is_some() && is_turned_up);
        revealed += usize::from(reveals);
        dealt += usize::from(played.has(|effect| *effect == Effect::Dealt));
        reshuffled += usize::from(played.has(|effect| matches!(effect, Effect::Reshuffled(_))));
    });
    assert!(
        revealed > 1_000 && dealt > 50 && reshuffled > 5,
        "{revealed} {dealt} {reshuffled}"
    );
}

#[test]
fn skk2_a_king_piece_is_crowned_where_none_stood() {
    let (mut crowned, mut stood) = (0, 0);
    let mut check = |played: &Played<'_>| {
        for effect in &played.effects {
            if let Effect::Cleared(region, king) = *effect {
                let is_crowned = played.effects.contains(&Effect::Crowned(region, king));
                assert_eq!(is_crowned, !played.before.public().has_king_piece(region));
                crowned += usize::from(is_crowned);
                stood += usize::from(!is_crowned);
            }
        }
    };
    for seed in 0..30 {
        play((3, Edition::En, 60), seed, &mut check);
    }
    assert!(crowned > 20, "{crowned} {stood}");
}
