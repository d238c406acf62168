//! Stages that cannot be, each one change away from a moment of a game.

use game::Seat;
use seat_of_kings::{Fault, Garrison, Positions, Region, SeatSet, Stander, Step};

use crate::setups::{BLUE, RED, WHITE, at, card, moment};

/// Blue has played a card for F1 and F2.
const PLACING: &str = "blue red white | round 3 | hand blue=31 | discard 14 ; play 31 ulster F1+F2";
/// Blue, Red and White turn up cards; Blue has turned up the last one of the deck.
const TIE: &str = "blue red white | round 3 played 8 | hand white=16 | aside blue=1,2,3 red=4,5,6 white=7,8,10 | deck 9 | discard rest
    | cumals blue=1 red=1 white=1 | ulster F1=red F2=blue F3=white ; play 16 connacht F2 ; end";
/// The traitor of Ulster is offered to Blue, who has two of the four positions of Red.
const OFFER: &str =
    "blue red white | round 3 played 8 | hand white=17 | deck 27 | cumals blue=4 red=0 white=0
    | ulster F1=red F2=blue F3=red ; play 17 connacht F1 ; end";
/// Ulster has been cleared at the end of a round, and Red may garrison it.
const CLEARED: &str =
    "blue red white | round 3 played 8 | hand white=16 | cumals blue=0 red=0 white=0 | ulster K=red
    ; play 16 connacht F2 ; end";
/// Blue has filled Ulster with a piece placed, and may garrison it.
const FILLED: &str = "blue red white | round 3 | hand blue=31 | ulster F1= rest=blue ; play 31 ulster F1+F2 ; place F1";
/// One region of two is closed after the last turn of a round, and the other about to be.
const SECOND_KING: &str =
    "blue red | round 3 played 5 | hand red=17 | cumals blue=0 red=0 | closed connacht
    | connacht K=BLUE | ulster K=red ; play 17 ulster F1 ; end";

fn set<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
}

#[test]
fn every_stage_is_read_back() {
    let stages = [
        "new blue red",
        "new blue red white ; lots 2 1 3",
        "new blue red ; lots 2 1 ; shuffle ...",
        "new blue red ; lots 2 1 ; shuffle ... ; keep 1 2 3",
        "blue red | round 3 played 5",
        "blue red white | round 4 played 8 | hand white=17 ; play 17 ulster F1 ; place F1",
        PLACING,
        TIE,
        OFFER,
        CLEARED,
        FILLED,
        SECOND_KING,
    ];
    for notation in stages {
        moment(notation);
    }
}

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
    assert!(seat_of_kings::State::try_from(kept).is_ok());
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
fn skr3_a_round_ends_after_its_turns() {
    for notation in [TIE, OFFER, CLEARED, SECOND_KING] {
        let end = moment(notation);
        let players = end.0.options.players;
        end.refuses("stage.name", Fault::NotAtThisPoint, |setup| {
            setup.played -= 1;
            // The last turn is taken back: its card is in the hand again.
            let last = players.after(setup.starting, players.count() as u8 - 1);
            let used = setup.discard.iter().position(|&used| used.number() > 15);
            let used = setup
                .discard
                .swap_remove(used.expect("the card of the last turn"));
            setup.players[last.index()].hand.push(used);
        });
    }
}

#[test]
fn skp2_a_card_is_played_for_one_of_its_fits() {
    let placing = moment(PLACING);
    #[rustfmt::skip] // One stage below the other.
    let step = |region, fit, left| Step::Placing { card: card(31), region, fit: at(fit), left: at(left) };
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
        setup.step = Step::Placing {
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
    let step = |region, tops, beneath| Step::Swapped { region, tops: at(tops), beneath: at(beneath) };
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
    let step = |region, seat, active| Step::Promoting { region, seat, active: at(active), done: at("") };
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
fn skt2_who_turns_up_a_card_is_eligible_and_has_not_turned_one_up() {
    let tie = moment(TIE);
    let mut turned = [None; Seat::MOST];
    turned[BLUE.index()] = Some(card(9));
    #[rustfmt::skip] // One stage below the other.
    let step = |region, eligible, left| Step::Tie { region, eligible, left, turned };
    let (all, left) = (set([BLUE, RED, WHITE]), set([RED, WHITE]));
    assert_eq!(tie.0.step, step(Region::Ulster, all, left));
    tie.refuses_steps(
        "stage",
        Fault::Stage,
        [
            step(Region::Munster, all, left),
            step(Region::Ulster, all, all),
            step(Region::Ulster, all, set([])),
            step(Region::Ulster, set([BLUE, RED]), left),
        ],
    );
    tie.refuses("stage.turned", Fault::CardTwice(card(1)), |setup| {
        turned[BLUE.index()] = Some(card(1));
        setup.deck.push(card(9));
        setup.step = Step::Tie {
            region: Region::Ulster,
            eligible: all,
            left,
            turned,
        };
    });
}

#[test]
fn skt2_the_traitor_is_offered_to_one_of_those_who_wait_and_can_pay() {
    let offer = moment(OFFER);
    #[rustfmt::skip] // One stage below the other.
    let step = |region, seat, waiting| Step::Offer { region, seat, waiting };
    assert_eq!(offer.0.step, step(Region::Ulster, BLUE, set([BLUE])));
    offer.refuses_steps(
        "stage",
        Fault::Stage,
        [
            step(Region::Munster, BLUE, set([BLUE])),
            step(Region::Ulster, BLUE, set([RED])),
            step(Region::Ulster, RED, set([BLUE, RED])),
        ],
    );
    offer.refuses("stage", Fault::Stage, |setup| {
        setup.players[BLUE.index()].cumals = 0;
    });
}

#[test]
fn skt3_a_traitor_is_taken_in_a_region_of_the_game() {
    let taking = moment(
        "blue red white | round 3 played 8 | hand white=16 | aside blue=1,2,3 red=4,5,6 white=7,8,10 | discard rest
        | cumals blue=1 red=0 white=0 | ulster F1=red F2=red F3=blue ; play 16 connacht F2 ; end ; traitor",
    );
    let step = |region| Step::Taking { region, seat: BLUE };
    assert_eq!(taking.0.step, step(Region::Ulster));
    taking.refuses_steps("stage", Fault::Stage, [step(Region::Munster)]);
}

#[test]
fn skt3_a_traitor_with_nothing_to_exchange_is_not_asked() {
    let exchange = moment(&format!("{OFFER} ; traitor"));
    #[rustfmt::skip] // One stage below the other.
    let step = |region, seat, number| Step::Exchange { region, seat, card: card(number) };
    assert_eq!(exchange.0.step, step(Region::Ulster, BLUE, 27));
    exchange.refuses_steps(
        "stage",
        Fault::Stage,
        [
            step(Region::Munster, BLUE, 27),
            step(Region::Connacht, BLUE, 27),
            step(Region::Ulster, BLUE, 28),
        ],
    );
    exchange.refuses("stage", Fault::Stage, |setup| {
        setup.discard.retain(|&card| card.number() != 27);
        setup.deck.push(card(27));
    });
}

#[test]
fn skt4_one_own_piece_at_most_has_been_exchanged() {
    let exchanged = moment(&format!("{OFFER} ; traitor ; exchange F1"));
    #[rustfmt::skip] // One stage below the other.
    let step = |region, cost, active| Step::Exchanged { region, seat: BLUE, cost, active: at(active) };
    assert_eq!(exchanged.0.step, step(Region::Ulster, 0, "F1"));
    exchanged.refuses_steps(
        "stage",
        Fault::Stage,
        [
            step(Region::Munster, 0, ""),
            step(Region::Ulster, 0, "F3"),
            step(Region::Ulster, 0, "F1 F2"),
            step(Region::Ulster, 5, "F1"),
            step(Region::Ulster, 9, ""),
        ],
    );
}

#[test]
fn skx2_a_ransom_is_asked_where_there_are_prisoners() {
    let ransom = moment(
        "blue red white | round 3 played 8 | hand white=17 | cumals blue=0 red=0 white=0 | prisoners blue:red=2
        ; play 17 ulster F1 ; end",
    );
    let step = |captor, owner| Step::Ransom { captor, owner };
    assert_eq!(ransom.0.step, step(BLUE, RED));
    let wrong = [(BLUE, WHITE), (RED, BLUE), (BLUE, BLUE)];
    ransom.refuses_steps(
        "stage",
        Fault::Stage,
        wrong.map(|(captor, owner)| step(captor, owner)),
    );
}

#[test]
fn skr5_the_next_starting_player_is_named_by_more_than_two_before_another_round() {
    let naming = moment(
        "blue red white | round 3 played 8 max_rounds 4 | hand white=17 ; play 17 ulster F1 ; end",
    );
    assert_eq!(naming.0.step, Step::Naming);
    naming.refuses("stage", Fault::Stage, |setup| setup.options.max_rounds = 3);
    moment(SECOND_KING).refuses_steps("stage", Fault::Stage, [Step::Naming]);
}

#[test]
fn sk2p2_the_third_region_is_opened_when_two_are_closed_before_another_round() {
    let opening = moment(&format!("{SECOND_KING} "));
    assert_eq!(opening.0.step, Step::Opening);
    opening.refuses("stage", Fault::Stage, |setup| setup.options.max_rounds = 3);
    opening.refuses("stage", Fault::Stage, |setup| {
        setup.closed = setup.closed.without([Region::Ulster].into_iter().collect());
    });
    opening.refuses("stage", Fault::Stage, |setup| {
        setup.options.regions = setup.options.regions.with(Region::Munster);
    });
}

#[test]
fn skk2_a_garrison_of_one_or_two_is_the_kings() {
    for notation in [CLEARED, FILLED] {
        let cleared = moment(notation);
        let garrison = cleared.0.garrison.expect("a garrison");
        assert_eq!((garrison.region, garrison.left), (Region::Ulster, 2));
        let refuses = |garrison| {
            cleared.refuses("stage.garrison", Fault::Stage, |setup| {
                setup.garrison = Some(garrison)
            });
        };
        refuses(Garrison {
            left: 0,
            ..garrison
        });
        refuses(Garrison {
            left: 3,
            ..garrison
        });
        refuses(Garrison {
            seat: WHITE,
            ..garrison
        });
        refuses(Garrison {
            region: Region::Leinster,
            ..garrison
        });
        cleared.refuses("stage.garrison", Fault::Stage, |setup| {
            for (_, _, stack) in &mut setup.board {
                *stack = vec![Stander::Piece(garrison.seat)];
            }
        });
    }
    moment(CLEARED).refuses("stage.garrison", Fault::Stage, |setup| {
        setup.garrison = None
    });
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
    let step = |region, tops, beneath| Step::Swapped { region, tops: at(tops), beneath: at(beneath) };
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
            vec![Stander::Piece(BLUE); 2],
        ));
        setup.step = step(Region::Ulster, "", "F1");
    });
    let promoted = moment(
        "blue red white | round 3 | hand blue=17 | ulster H1=red rest=blue ; play 17 ulster F2 ; activate ; promote H2 ; promote H1",
    );
    let done = at("H1 H2");
    let step = |region, active| Step::Promoting {
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
