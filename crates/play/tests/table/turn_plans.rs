//! Plans of turns: they are legal, leave out what they are told to, and say when a card is used up for nothing.

use game::Seat;
use play::{ActionInput, ActionView, Continuation, Idle, Refusal, TurnWishes};
use seat_of_kings::{Card, Decision};

use crate::host::{BLUE, Host, RED, persons};
use crate::kings::{play, seen, stage};

fn tokens(actions: &[ActionView]) -> Vec<String> {
    actions.iter().map(|action| action.token.clone()).collect()
}

/// The decision that a token stands for.
fn decision(token: &str) -> Decision {
    match ActionInput::from(token).action() {
        Ok(catalog::Action::Kings(decision)) => decision,
        _ => panic!("{token}"),
    }
}

/// Checks the usual turn of each fit of each card, in games that are played at random.
fn each_turn(mut check: impl FnMut(&Host, Seat, Card, &play::UsualTurn)) {
    each_card(|host, seat, card, turns| {
        for turn in turns {
            check(host, seat, card, turn);
        }
    });
}

/// Checks the usual turns of each card together, in the same games.
fn each_card(mut check: impl FnMut(&Host, Seat, Card, &[play::UsualTurn])) {
    for seats in [2, 4] {
        play(seats, 0..2, |host, seat, _| {
            let kings = seen(host, play::Reader::Seat(seat));
            if stage(&kings).name != "turn" {
                return;
            }
            for fits in &kings.hand {
                let card = Card::new(fits.card).expect("a card");
                let turns = host.table.usual_turns(seat, card).expect("it is asked");
                check(host, seat, card, &turns);
            }
        });
    }
}

#[test]
fn a_usual_turn_is_legal_and_costs_what_it_says() {
    let (mut placed, mut promoted, mut won) = (0, 0, 0);
    each_turn(|host, seat, _, turn| {
        let actions = tokens(&turn.actions);
        let preview = host.table.preview(seat, actions.iter().map(String::as_str));
        let preview = preview.expect("legal");
        assert_eq!(preview.details, turn.details);
        assert_eq!(preview.paid, turn.paid);
        let count = |kind: &str| actions.iter().filter(|one| one.starts_with(kind)).count();
        // Activating without a promotion would be for nothing.
        assert_eq!(count("activate") > 0, count("promote") > 0);
        let is_over = preview.then == Continuation::Done;
        placed += count("place");
        promoted += count("promote");
        won += usize::from(is_over);
    });
    assert!(
        placed > 1000 && promoted > 300 && won > 0,
        "{placed} {promoted} {won}"
    );
}

/// The worth of a turn, by its tokens and effects, what matters most first.
fn done_by(turn: &play::UsualTurn) -> [usize; 5] {
    let actions = tokens(&turn.actions);
    let count = |begin: &str| actions.iter().filter(|one| one.starts_with(begin)).count();
    let effects = turn.details.iter().flat_map(|detail| &detail.effects);
    let effects: Vec<String> = effects.map(|effect| format!("{effect:?}")).collect();
    let caused = |names: &[&str]| {
        let is_named = |effect: &&String| names.iter().any(|name| effect.contains(name));
        effects.iter().filter(is_named).count()
    };
    [
        caused(&["Won {"]),
        count("promote K"),
        count("promote"),
        caused(&["Captured {", "FortStruck {", "KingStruck {"]),
        // A fort that is moved takes the piece that is placed.
        count("place") - caused(&["FortMoved {"]),
    ]
}

#[test]
fn the_usual_turn_that_does_most_comes_first_and_of_equal_ones_the_cheapest() {
    let (mut thrones, mut idle, mut cheaper) = (0, 0, 0);
    each_card(|_, _, _, turns| {
        for pair in turns.windows(2) {
            let [first, second] = [&pair[0], &pair[1]];
            if first.idle.is_some() {
                assert!(second.idle.is_some());
                continue;
            }
            idle += usize::from(second.idle.is_some());
            if second.idle.is_none() {
                let [more, less] = [done_by(first), done_by(second)];
                assert!(more >= less, "{more:?} {less:?}");
                assert!(more > less || first.paid <= second.paid);
                thrones += usize::from(more[1] > less[1]);
                cheaper += usize::from(more == less && first.paid < second.paid);
            }
        }
    });
    assert!(
        thrones > 5 && idle > 20 && cheaper > 20,
        "{thrones} {idle} {cheaper}"
    );
}

#[test]
fn skf1_a_card_that_can_only_move_a_fort_moves_it() {
    let mut moved = 0;
    each_turn(|host, seat, _, turn| {
        let [begin] = &turn.actions[..] else {
            let preview = host
                .table
                .preview(seat, turn.actions.iter().map(|action| &action.token[..]));
            let preview = preview.expect("legal");
            if let Some(moves) = preview.fort_moved {
                moved += 1;
                let before = seen(host, play::Reader::Seat(seat)).regions;
                let after = preview.kings.expect("Seat of Kings").regions;
                let both = before.iter().zip(&after);
                let mut both = both.map(|(before, after)| [&before.forts, &after.forts]);
                let stands = |forts: [&Vec<_>; 2], at| forts.map(|forts| forts.contains(&at));
                assert!(both.any(|forts| {
                    moves.map(|at| stands(forts, at)) == [[true, false], [false, true]]
                }));
            }
            return;
        };
        let wishes = TurnWishes {
            begin: Some(decision(&begin.token)),
            ..TurnWishes::default()
        };
        let plan = host.table.plan_turn(seat, &wishes).expect("legal");
        assert!(tokens_of(&plan).all(|token| !token.starts_with("place")));
    });
    assert!(moved > 20, "{moved}");
}

/// The tokens of the actions that a plan offers.
fn tokens_of(plan: &play::TurnPlan) -> impl Iterator<Item = &str> {
    plan.offers.iter().map(|offer| &*offer.action.token)
}

#[test]
fn what_is_left_out_of_a_turn_is_offered_and_can_be_taken_again() {
    let mut left_out = 0;
    each_turn(|host, seat, _, turn| {
        let [begin, rest @ ..] = &turn.actions[..] else {
            panic!("a turn begins");
        };
        let Some(step) = rest.first() else { return };
        let wishes = TurnWishes {
            begin: Some(decision(&begin.token)),
            without: vec![decision(&step.token)],
            ..TurnWishes::default()
        };
        let plan = host.table.plan_turn(seat, &wishes).expect("legal");
        assert!(!plan.actions.contains(step), "{}", step.token);
        // Nothing can be placed without a piece in stock.
        let raths = &plan.preview.kings.as_ref().expect("Seat of Kings").raths;
        let rath = raths.iter().find(|rath| rath.seat == seat_name(host, seat));
        if rath.expect("it plays").stock > 0 {
            assert!(plan.offers.iter().any(|offer| offer.action == *step));
        }
        let again = TurnWishes {
            also: wishes.without,
            ..TurnWishes {
                begin: wishes.begin,
                ..TurnWishes::default()
            }
        };
        let plan = host.table.plan_turn(seat, &again).expect("legal");
        assert_eq!(plan.actions, turn.actions);
        left_out += 1;
    });
    assert!(left_out > 500, "{left_out}");
}

#[test]
fn skp5_skp6_a_card_used_up_for_nothing_is_told() {
    let (mut dear, mut none, mut idle) = (0, 0, 0);
    each_turn(|host, seat, _, turn| {
        let Some(why) = turn.idle else { return };
        assert_eq!(turn.actions.len(), 1);
        let wishes = TurnWishes {
            begin: Some(decision(&turn.actions[0].token)),
            ..TurnWishes::default()
        };
        let plan = host.table.plan_turn(seat, &wishes).expect("legal");
        assert_eq!(plan.idle, Some(why));
        assert!(plan.offers.iter().all(|offer| offer.is_idle));
        let kings = seen(host, play::Reader::Seat(seat));
        let players = &kings.position.players;
        let you = players.get(seat_name(host, seat)).expect("it plays");
        if why == Idle::Fee {
            assert!(you.cumals < 2, "{}", you.cumals);
            dear += 1;
        }
        if why == Idle::NoStock {
            let rath = kings
                .raths
                .iter()
                .find(|rath| rath.seat == seat_name(host, seat));
            assert_eq!(rath.expect("it plays").stock, 0);
            none += 1;
        }
        idle += 1;
    });
    assert!(
        dear > 10 && none > 10 && idle >= dear + none,
        "{dear} {none} {idle}"
    );
}

fn seat_name(host: &Host, seat: Seat) -> &'static str {
    let start = host.table.agreed().kings_start().expect("Seat of Kings");
    start.public().options().players.color(seat).name()
}

#[test]
fn a_plan_is_of_seat_of_kings_and_of_who_is_asked() {
    let host = Host::begin(persons("sacred-hill-1"));
    let none = TurnWishes::default();
    assert_eq!(
        host.table.plan_turn(RED, &none).err(),
        Some(Refusal::NotAMove)
    );
    assert_eq!(
        host.table.plan_turn(BLUE, &none).err(),
        Some(Refusal::NotAsked)
    );
}
