//! Clause SKT: the traitors.

use crate::kit::{Table, table};

/// The last turn of a round is White's, who plays a card for nothing; what follows is the traitor step.
fn step(rest: &str) -> Table {
    table(&format!(
        "blue red white | round 3 played 8 | hand white=17 | {rest} ; play 17 connacht F1 ; end"
    ))
}

/// The same where another Farmer stands at F1 of Connacht or nothing does: the card is played in Leinster.
fn step_in_leinster(rest: &str) -> Table {
    table(&format!(
        "blue red white | round 3 played 8 | hand white=17 | {rest} ; play 17 leinster F1 ; end"
    ))
}

#[test]
fn skt1_regions_follow_in_the_order_of_the_board() {
    let mut t = step(
        "cumals blue=9 red=0 white=0 | connacht H1=red H2=red H3=blue | ulster F1=red F2=red F3=blue | leinster F1=red F2=red F3=blue | deck 26,27,4",
    );
    t.play("traitor");
    assert_eq!(t.options("exchange"), "H1, H2");
    t.play("exchange H1 ; end");
    assert_eq!(t.next_event(), "blue");
    t.play("traitor ; exchange F1 ; end ; traitor ; exchange F2 ; end");
    assert_eq!(t.region("connacht"), "H1=blue H2=red H3=blue");
    assert_eq!(t.region("ulster"), "F1=blue F2=red F3=blue");
    assert_eq!(t.region("leinster"), "F1=red F2=blue F3=blue");
}

#[test]
fn skt1_the_king_is_dominant_even_with_fewer_positions() {
    for king in ["RED", "red", "blue,red"] {
        let t = step(&format!(
            "cumals blue=1 red=1 white=0 | ulster K={king} F1=blue F2=blue F3=blue"
        ));
        assert_eq!(t.next_event(), "blue", "{king}");
        assert_eq!(t.legal(), ["decline", "traitor"]);
    }
}

#[test]
fn skt1_else_the_sole_player_with_most_positions() {
    let mut t = step("cumals blue=1 red=1 white=0 | ulster F1=red F2=red F3=blue");
    assert_eq!(t.next_event(), "blue");
    t.play("decline");
    // Red is dominant and not asked.
    assert_eq!(t.options("start"), "red, white");
}

#[test]
fn skt1_with_a_tie_nobody_is_dominant() {
    let mut t = step("cumals blue=1 red=1 white=0 | deck 5,9 | ulster F1=red F2=blue");
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.play("decline").next_event(), "blue");
    assert_eq!(t.play("decline").options("start"), "red, white");
}

#[test]
fn skt1_captives_do_not_make_dominant() {
    let t = step("cumals blue=1 red=1 white=0 | ulster F1=blue,blue,red F2=red,blue,blue F3=red");
    assert_eq!(t.next_event(), "blue");
}

#[test]
fn skt2_a_captive_makes_eligible() {
    let mut t = step("cumals blue=1 red=1 white=1 | ulster F1=white,red F2=red");
    assert_eq!(t.next_event(), "white");
    assert_eq!(t.play("decline").options("start"), "red, white");
}

#[test]
fn skt2_without_a_piece_nobody_is_eligible() {
    let t = step("cumals blue=1 red=1 white=1 | ulster F1=red F2=red");
    assert_eq!(t.options("start"), "red, white");
}

#[test]
fn skt2_the_eligible_with_most_positions_has_the_first_option() {
    let mut t =
        step("cumals blue=1 red=1 white=1 | ulster F1=red F2=red F3=red H1=white H2=white W1=blue");
    assert_eq!(t.next_event(), "white");
    assert_eq!(t.play("decline").next_event(), "blue");
    assert_eq!(t.play("decline").options("start"), "red, white");
}

#[test]
fn skt2_tied_players_turn_up_a_card_from_the_starting_player_on() {
    // Starting is Red, so White turns up the first card and Blue the second.
    for (deck, first, second) in [("5,9", "blue", "white"), ("9,5", "white", "blue")] {
        let mut t = table(&format!(
            "blue red white | starting red round 3 played 8 | hand blue=17 | cumals blue=1 red=1 white=1 | deck {deck}
            | ulster F1=red F2=red F3=white H1=blue ; play 17 connacht F1 ; end"
        ));
        assert_eq!(t.next_event(), first, "{deck}");
        assert_eq!(t.play("decline").next_event(), second);
        t.play("decline");
        assert_eq!(t.next_event(), "red");
    }
}

#[test]
fn skt2_tied_players_turn_up_cards_without_cumals_too() {
    let mut t = step("cumals blue=0 red=0 white=0 | deck 9,5,27 | ulster F1=red F2=blue");
    t.play("start red");
    assert_eq!(t.pile("discard"), [5, 9, 17]);
    assert_eq!(t.pile("deck")[0], 27);
    // One of them without: the other is asked though the card was lower.
    let t = step("cumals blue=0 red=1 white=0 | deck 9,5,27 | ulster F1=red F2=blue");
    assert_eq!(t.next_event(), "red");
}

#[test]
fn skt2_a_tie_at_no_position_at_all_is_a_tie() {
    let mut t = step("cumals blue=1 red=1 white=1 | deck 3,11 | ulster F1=blue,white,red F2=red");
    assert_eq!(t.next_event(), "white");
    t.play("decline ; decline ; start red");
    assert_eq!(t.pile("discard"), [3, 11, 17]);
}

#[test]
fn skt2_three_may_tie() {
    let mut t = step("cumals blue=1 red=1 white=1 | deck 9,30,11 | ulster F1=blue F2=red F3=white");
    for seat in ["red", "white", "blue"] {
        assert_eq!(t.next_event(), seat);
        t.play("decline");
    }
    assert_eq!(t.options("start"), "red, white");
}

#[test]
fn skt2_who_has_no_cumal_hands_the_option_on() {
    let t =
        step("cumals blue=1 red=1 white=0 | ulster F1=red F2=red F3=red H1=white H2=white W1=blue");
    assert_eq!(t.next_event(), "blue");
}

#[test]
fn skt2_the_option_goes_clockwise_not_by_positions() {
    // White has most after dominant Blue; then Yellow, Red, though Red has more than Yellow.
    let mut t = table(
        "blue red white yellow | round 3 played 11 | hand yellow=17 | cumals blue=1 red=1 white=1 yellow=1
        | ulster F1=blue F2=blue F3=blue F4=blue H1=white H2=white H3=white W1=red W2=red C1=yellow
        ; play 17 connacht F1 ; end",
    );
    for seat in ["white", "yellow", "red"] {
        assert_eq!(t.next_event(), seat);
        t.play("decline");
    }
    assert_eq!(t.options("start"), "red, white, yellow");
}

#[test]
fn skt2_at_most_one_traitor_for_each_region() {
    let mut t = step(
        "cumals blue=1 red=1 white=1 | deck 27 | ulster F1=red F2=red F3=red H1=white H2=white W1=blue",
    );
    t.play("traitor ; end");
    assert_eq!(t.options("start"), "red, white");
}

#[test]
fn skt2_the_option_is_answered_by_traitor_or_decline() {
    let t = step("cumals blue=1 red=0 white=0 | ulster F1=red F2=red F3=blue");
    assert_eq!(t.legal(), ["decline", "traitor"]);
    t.forbids("end", "SKT2");
    let turn = table("blue red");
    turn.forbids("traitor", "SKT2");
    turn.forbids("decline", "SKT2");
}

#[test]
fn skt3_one_cumal_is_paid_before_the_card_is_seen() {
    let mut t = step("cumals blue=2 red=0 white=0 | deck 27 | ulster F1=red F2=red F3=blue");
    t.play("traitor");
    assert_eq!(t.cumals("blue"), 1);
    assert_eq!(t.legal(), ["end", "exchange F1", "exchange F2"]);
    assert_eq!(t.play("end").region("ulster"), "F1=red F2=red F3=blue");
}

#[test]
fn skt3_the_cards_placement_positions_in_any_fit() {
    for (card, positions) in [
        ("1", "F2, F3"),
        ("4", "F1, F2, F3"),
        ("17", "F1, F2, F3"),
        ("16", "F2, F3"),
        ("36", "F1, F2, F3, H1, H2"),
        ("33", "F2, F3, H1, H2"),
        ("9", "H1, H2"),
        ("15", "H2"),
        ("5", "H1, H2"),
        ("10", "W1, W3"),
        ("3", "W1"),
        ("20", "W3"),
        ("12", "F2, F3, W1, W3"),
        ("24", "H1, H2, W1, W3"),
        ("7", "C1, F1, F2, F3, H1, H2, W1, W3"),
    ] {
        let hand = if card == "17" { "27" } else { "17" };
        let mut t = table(&format!(
            "blue red white | round 3 played 8 | hand white={hand} | cumals blue=1 red=0 white=0 | deck {card}
            | ulster F1=red F2=red F3=red F4=blue H1=red H2=red W1=red W2=blue W3=blue,red C1=red K=red
            ; play {hand} connacht F1 ; end ; traitor"
        ));
        assert_eq!(t.options("exchange"), positions, "card {card}");
        t.forbids("exchange F4", "SKT3");
        t.forbids("exchange F5", "SKT3");
        t.forbids("exchange K", "SKT3");
        t.play("end");
    }
}

#[test]
fn skt3_the_opponents_piece_goes_back_and_own_captives_too() {
    for (before, after, blue, red) in [
        ("red", "blue", -1, 1),
        ("red,red", "red,blue", -1, 1),
        ("blue,red", "blue", 0, 1),
        ("white,red", "white,blue", -1, 1),
        ("blue,white,blue,red", "white,blue", 1, 1),
        ("blue,red,red", "red,blue", 0, 1),
    ] {
        let mut t = step(&format!(
            "cumals blue=1 red=0 white=0 | deck 27 | ulster F1={before} F2=red F3=red H4=blue K=RED"
        ));
        let stocks = [t.stock("blue"), t.stock("red")].map(u64::cast_signed);
        t.play("traitor ; exchange F1");
        assert_eq!(t.stack("ulster", "F1"), after, "{before}");
        let now = [t.stock("blue"), t.stock("red")].map(u64::cast_signed);
        assert_eq!(now, [stocks[0] + blue, stocks[1] + red], "{before}");
    }
}

#[test]
fn skt3_exchanging_is_not_asked_for_elsewhere() {
    let t = table("blue red | ulster F1=red");
    t.forbids("exchange F1", "SKT3");
    let mut t = step("cumals blue=1 red=0 white=0 | deck 27 | ulster F1=red F2=red F3=blue");
    t.forbids("exchange F1", "SKT3");
    t.play("traitor ; exchange F1");
    t.forbids("exchange F2", "SKT3");
}

#[test]
fn skt3_the_card_goes_to_the_discards() {
    let mut t = step("cumals blue=1 red=0 white=0 | deck 27,30 | ulster F1=red F2=red F3=blue");
    t.play("traitor ; exchange F1 ; end ; start red");
    assert_eq!(t.pile("discard"), [17, 27]);
    assert_eq!(t.pile("deck")[0], 30);
}

#[test]
fn skt4_after_the_exchange_the_cost_of_the_card_activates() {
    let mut t = step("cumals blue=2 red=0 white=0 | deck 31 | ulster F1=red F2=red F3=blue K=RED");
    t.play("traitor ; exchange F2");
    assert_eq!(t.legal(), ["activate", "end"]);
    t.play("activate");
    assert_eq!(t.cumals("blue"), 0);
    assert_eq!(t.legal(), ["end", "promote H2"]);
    t.play("promote H2 ; end");
    assert_eq!(t.region("ulster"), "F1=red F2=blue F3=blue H2=blue K=RED");
}

#[test]
fn skt4_a_cost_that_cannot_be_paid_forbids_it() {
    let mut t = step("cumals blue=1 red=0 white=0 | deck 31 | ulster F1=red F2=red F3=blue K=RED");
    t.play("traitor ; exchange F2");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("activate", "SKT4");
}

#[test]
fn skt4_a_stone_costs_three() {
    for (cumals, legal) in [(3, "end"), (4, "activate end")] {
        let mut t = step(&format!(
            "cumals blue={cumals} red=0 white=0 | deck 7 | ulster C1=red F3=blue K=RED"
        ));
        t.play("traitor ; exchange C1");
        assert_eq!(t.legal().join(" "), legal);
    }
}

#[test]
fn skt4_only_the_exchanged_position_is_activated() {
    // The card has two Placement Positions, F and H; H2 was Blue's already and is not activated.
    let mut t = step(
        "cumals blue=9 red=0 white=0 | deck 36 | ulster F2=red F5=red H2=blue H3=blue F4=red C2=red",
    );
    t.play("traitor ; exchange F2 ; activate");
    assert_eq!(t.legal(), ["end"]);
}

#[test]
fn skt4_promotion_goes_on_as_after_a_card() {
    let mut t = step(
        "cumals blue=1 red=0 white=0 | deck 27 | ulster F1=red F2=blue H1=red,red H2=blue W1=red C2=red F5=red",
    );
    t.play("traitor ; exchange F1 ; activate ; promote H1");
    assert_eq!(t.stack("ulster", "H1"), "red");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("promote H1", "SKA5");
}

#[test]
fn skt4_a_promotion_into_the_king_position_is_cleared_in_this_round() {
    let mut t = step("cumals blue=4 red=0 white=0 | deck 7 | ulster C1=red C2=blue F1=red F2=red");
    t.play("traitor ; exchange C1 ; activate ; promote K ; end");
    assert_eq!(t.next_event(), "blue");
    assert_eq!(t.region("ulster"), "K=BLUE");
    assert_eq!(t.options("garrison").split(", ").count(), 14);
}

#[test]
fn skt1_a_region_has_one_traitor_a_round_even_if_it_activates() {
    let mut t = step(
        "cumals blue=9 red=0 white=0 | deck 31,30 | ulster F1=red F2=red F3=blue F5=red W1=red C2=red K=RED",
    );
    t.play("traitor ; exchange F2 ; activate ; promote H2 ; end");
    // Red still dominates Ulster, and Blue could pay for another one.
    assert_eq!(t.legal(), ["start red", "start white"]);
}

#[test]
fn skt5_without_stock_the_traitor_has_no_effect() {
    let mut t = step(
        "cumals blue=2 red=0 white=0 | deck 27 | prisoners red:blue=19 | ulster F1=red F2=red F3=blue",
    );
    assert_eq!(t.legal(), ["decline", "traitor"]);
    t.play("traitor");
    assert_eq!(t.cumals("blue"), 1);
    assert_eq!(t.region("ulster"), "F1=red F2=red F3=blue");
    // Red's income has come; next is the ransom.
    assert_eq!(
        (t.next_event().as_str(), t.options("ransom").as_str()),
        ("blue", "0, 1")
    );
}

#[test]
fn skt5_without_a_position_to_exchange_on_nothing_is_asked() {
    let mut t =
        step("cumals blue=1 red=0 white=0 | deck 10 | ulster F1=red F2=red F3=blue W2=blue K=RED");
    t.play("traitor ; start red");
    assert_eq!(t.pile("discard"), [10, 17]);
}

#[test]
fn skt5_the_king_position_is_no_position_to_exchange_on() {
    let mut t = step("cumals blue=1 red=0 white=0 | deck 7 | ulster F3=blue W2=blue K=RED");
    t.play("traitor ; start red");
    assert_eq!(t.pile("discard"), [7, 17]);
}

#[test]
fn skt1_connacht_too() {
    let t = step_in_leinster("cumals blue=1 red=0 white=0 | connacht F1=red F2=red F3=blue");
    assert_eq!(t.next_event(), "blue");
}
