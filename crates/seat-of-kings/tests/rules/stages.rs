//! Stages of deals and turns that cannot be, each one change away from a moment of a game.

use seat_of_kings::{Fault, Garrison, Positions, Region, StackPiece, State, Step};

use crate::setups::{BLUE, OFFER, PLACING, RED, WHITE, at, card, moment};

#[test]
fn skr1_lots_are_cast_before_the_first_turn() {
    let lots = moment("new blue red | max_rounds 5");
    for (round, played) in [(2, 0), (3, 0), (1, 1), (1, 6)] {
        lots.refuses("stage.name", Fault::NotAtThisPoint, |setup| {
            (setup.round, setup.played) = (round, played);
        });
    }
}

#[test]
fn skr2_cards_are_dealt_and_kept_at_the_beginning_of_odd_rounds() {
    for notation in [
        "new blue red ; lots 2 1",
        "new blue red ; lots 2 1 ; shuffle ...",
    ] {
        let dealt = moment(notation);
        for (round, played) in [(2, 0), (4, 0), (1, 1), (3, 6)] {
            dealt.refuses("stage.name", Fault::NotAtThisPoint, |setup| {
                (setup.round, setup.played) = (round, played);
            });
        }
    }
}

#[test]
fn skr2_who_keeps_later_has_six_cards_and_who_has_kept_three_and_three() {
    let keeping = moment("new blue red white ; lots 1 3 2 ; shuffle ... ; keep 1 2 3");
    assert_eq!(keeping.0.step, Step::Keep(WHITE));
    let count = |expected, found| Fault::CardCount { expected, found };
    for (keeper, key, fault) in [
        (RED, "players.red.hand", count(6, 3)),
        (BLUE, "players.white.hand", count(3, 6)),
    ] {
        keeping.refuses(key, fault, |setup| setup.step = Step::Keep(keeper));
    }
    let mut kept = keeping.0.clone();
    kept.players[RED.index()]
        .hand
        .append(&mut keeping.0.players[RED.index()].aside.clone());
    kept.players[RED.index()].aside.clear();
    kept.step = Step::Keep(RED);
    assert!(State::try_from(kept).is_ok());
}

#[test]
fn skr3_a_turn_begins_before_the_last_has_been_played() {
    let last = moment("blue red white | round 3 played 8 | hand white=31 ; play 31 ulster F1+F2");
    last.refuses("stage.name", Fault::NotAtThisPoint, |setup| {
        setup.played = 9
    });
    let stone = moment(
        "blue red | round 3 played 5 | hand red=7 | ulster F1=red F2=blue ; stone 7 ulster F1.0 F2.0",
    );
    stone.refuses("stage.name", Fault::NotAtThisPoint, |setup| {
        setup.played = 6
    });
}

#[test]
fn skp2_a_card_is_played_for_one_of_its_fits() {
    let placing = moment(PLACING);
    #[rustfmt::skip] // One stage below the other.
    let step = |region, fit, left| Step::Place { card: card(31), region, fit: at(fit), left: at(left) };
    assert_eq!(placing.0.step, step(Region::Ulster, "F1 F2", "F1 F2"));
    placing.refuses_steps(
        "stage",
        Fault::Stage,
        [
            step(Region::Munster, "F1 F2", "F1 F2"),
            step(Region::Ulster, "F1 F3", "F1 F3"),
            step(Region::Ulster, "F1", "F1"),
            step(Region::Ulster, "F1 F2", "F1 F3"),
        ],
    );
    placing.refuses("stage", Fault::Stage, |setup| {
        setup.discard.retain(|&card| card.number() != 31);
        setup.deck.push(card(31));
    });
    placing.refuses("stage", Fault::Stage, |setup| {
        let (region, fit) = (Region::Ulster, Positions::NONE);
        setup.step = Step::Place {
            card: card(14),
            region,
            fit,
            left: fit,
        };
    });
}

#[test]
fn skd4_only_own_pieces_on_top_have_been_swapped_to_be_activated() {
    let swapped = moment(
        "blue red | round 3 | hand blue=7 | ulster F1=red,blue F2=red F3=blue W1=blue,blue ; stone 7 ulster F1.0 F3.0",
    );
    #[rustfmt::skip] // One stage below the other.
    let step = |region, tops, beneath| Step::Stone { region, tops: at(tops), beneath: at(beneath) };
    assert_eq!(swapped.0.step, step(Region::Ulster, "", "F1"));
    let settled = moment(
        "blue red | round 3 | hand blue=7 | ulster F1=red F2=blue H1=red ; stone 7 ulster F1.0 F2.0",
    );
    assert_eq!(settled.0.step, step(Region::Ulster, "F1", ""));
    settled.refuses_steps(
        "stage",
        Fault::Stage,
        [
            step(Region::Munster, "", ""),
            step(Region::Ulster, "F2", ""),
            step(Region::Ulster, "F1 H1", ""),
            step(Region::Ulster, "F3", ""),
            step(Region::Ulster, "F1", "F1"),
            step(Region::Ulster, "", "F2"),
        ],
    );
}

#[test]
fn ska1_who_promotes_has_paid_in_its_turn_or_for_a_traitor() {
    let promoting = moment(
        "blue red white | round 3 | hand blue=17 | ulster F2=red K=RED ; play 17 ulster F1 ; place F1 ; activate",
    );
    #[rustfmt::skip] // One stage below the other.
    let step = |region, seat, active| Step::Promote { region, seat, active: at(active), done: at("") };
    assert_eq!(promoting.0.step, step(Region::Ulster, BLUE, "F1"));
    promoting.refuses_steps(
        "stage",
        Fault::Stage,
        [
            step(Region::Munster, BLUE, ""),
            step(Region::Ulster, RED, ""),
            step(Region::Ulster, RED, "F2"),
            step(Region::Ulster, BLUE, "F2"),
            step(Region::Ulster, BLUE, "F1 F3"),
        ],
    );
    let traitor = moment(&format!("{OFFER} ; traitor ; exchange F1 ; activate"));
    assert_eq!(traitor.0.step, step(Region::Ulster, BLUE, "F1"));
}

#[test]
fn sk2p1_two_players_have_no_garrisons() {
    let two = moment("blue red | round 3 | hand blue=17 | ulster K=BLUE ; play 17 ulster F1");
    let (region, seat) = (Region::Ulster, BLUE);
    two.refuses("stage.garrison", Fault::Stage, |setup| {
        setup.garrison = Some(Garrison {
            region,
            seat,
            left: 2,
        });
    });
}

#[test]
fn skk3_a_garrison_within_a_turn_is_in_the_region_of_the_turn_with_nothing_activated() {
    let stone = moment(
        "blue red white | round 3 | hand blue=7 | connacht H1=blue F1=blue,blue | ulster F1=blue,red rest=blue ; stone 7 ulster F1.0 F1.1",
    );
    #[rustfmt::skip] // One stage below the other.
    let step = |region, tops, beneath| Step::Stone { region, tops: at(tops), beneath: at(beneath) };
    assert_eq!(stone.0.step, step(Region::Ulster, "", ""));
    let (wrong, fault) = ("stage.garrison", Fault::Stage);
    stone.refuses_steps(
        wrong,
        fault,
        [
            step(Region::Connacht, "", ""),
            step(Region::Ulster, "K", ""),
        ],
    );
    stone.refuses(wrong, fault, |setup| {
        setup.board.push((
            Region::Ulster,
            "F1".parse().expect("F1"),
            vec![StackPiece::Piece(BLUE); 2],
        ));
        setup.step = step(Region::Ulster, "", "F1");
    });
    let promoted = moment(
        "blue red white | round 3 | hand blue=17 | ulster H1=red rest=blue ; play 17 ulster F2 ; activate ; promote H2 ; promote H1",
    );
    let done = at("H1 H2");
    let step = |region, active| Step::Promote {
        region,
        seat: BLUE,
        active: at(active),
        done,
    };
    assert_eq!(promoted.0.step, step(Region::Ulster, ""));
    promoted.refuses_steps(
        wrong,
        fault,
        [step(Region::Connacht, ""), step(Region::Ulster, "K")],
    );
    let turn = moment("blue red white | round 3 | ulster K=BLUE");
    turn.refuses(wrong, fault, |setup| {
        setup.garrison = Some(Garrison {
            region: Region::Ulster,
            seat: BLUE,
            left: 2,
        });
    });
}
