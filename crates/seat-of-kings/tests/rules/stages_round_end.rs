//! Stages of the end of a round that cannot be, each one change away from a moment of a game.

use game::Seat;
use seat_of_kings::{Fault, Garrison, Region, SeatSet, StackPiece, Step};

use crate::setups::{BLUE, CLEARED, FILLED, OFFER, RED, SECOND_KING, TIE, WHITE, at, card, moment};

fn set<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
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
fn skt2_who_turns_up_a_card_is_eligible_and_has_not_turned_one_up() {
    let tie = moment(TIE);
    let mut turned = [None; Seat::MAX_COUNT];
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
    let step = |region, seat, waiting| Step::Traitor { region, seat, waiting };
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
    let step = |region| Step::TraitorCard { region, seat: BLUE };
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
    let step = |region, cost, active| Step::Activate { region, seat: BLUE, cost, active: at(active) };
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
                *stack = vec![StackPiece::Piece(garrison.seat)];
            }
        });
    }
    moment(CLEARED).refuses("stage.garrison", Fault::Stage, |setup| {
        setup.garrison = None
    });
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
    assert_eq!(naming.0.step, Step::Start);
    naming.refuses("stage", Fault::Stage, |setup| setup.options.max_rounds = 3);
    moment(SECOND_KING).refuses_steps("stage", Fault::Stage, [Step::Start]);
}

#[test]
fn sk2p2_the_third_region_is_opened_when_two_are_closed_before_another_round() {
    let opening = moment(&format!("{SECOND_KING} "));
    assert_eq!(opening.0.step, Step::Region);
    opening.refuses("stage", Fault::Stage, |setup| setup.options.max_rounds = 3);
    opening.refuses("stage", Fault::Stage, |setup| {
        setup.closed = setup.closed.without([Region::Ulster].into_iter().collect());
    });
    opening.refuses("stage", Fault::Stage, |setup| {
        setup.options.regions = setup.options.regions.with(Region::Munster);
    });
}
