//! Clause SKP: placing pieces.

use crate::kit::table;

/// All Farmers but the first are Red's.
const FARMERS: &str = "F2=red F3=red F4=red F5=red";

#[test]
fn skp1_most_empty_positions_come_first() {
    let t = table("blue red | hand blue=31 | ulster F2=blue");
    assert_eq!(t.options("play 31 ulster"), "F3+F4, F4+F5");
    for fuller in ["F1+F2", "F2+F3"] {
        t.forbids(&format!("play 31 ulster {fuller}"), "SKP1");
    }
}

#[test]
fn skp1_one_empty_position_is_better_than_none() {
    let t = table("blue red | hand blue=31 | ulster F2=red F3=blue F4=red,blue");
    assert_eq!(t.options("play 31 ulster"), "F1+F2, F4+F5");
    t.forbids("play 31 ulster F2+F3", "SKP1");
    t.forbids("play 31 ulster F3+F4", "SKP1");
}

#[test]
fn skp1_with_none_empty_any_fit_will_do() {
    let t = table(&format!(
        "blue red | hand blue=31,17 | ulster F1=blue {FARMERS}"
    ));
    assert_eq!(t.options("play 31 ulster"), "F1+F2, F2+F3, F3+F4, F4+F5");
    assert_eq!(t.options("play 17 ulster"), "F1, F2, F3, F4, F5");
}

#[test]
fn skp1_only_positions_that_the_array_reaches_count() {
    // F1 is empty, but the card has no fit there.
    let t = table(&format!("blue red | hand blue=1,17 | ulster {FARMERS}"));
    assert_eq!(t.options("play 1 ulster"), "F2, F3, F4, F5");
    assert_eq!(t.options("play 17 ulster"), "F1");
    t.forbids("play 17 ulster F2", "SKP1");
}

#[test]
fn skp1_greyed_positions_do_not_count() {
    // Herdsmen apart: H2 and H3 are greyed, H1+H3 and H2+H4 have one empty position each.
    let t = table("blue red | hand blue=5 | ulster H1=red H2=red");
    assert_eq!(t.options("play 5 ulster"), "H1+H3, H2+H4");
    let t = table("blue red | hand blue=5 | ulster H1=red");
    assert_eq!(t.options("play 5 ulster"), "H2+H4");
}

#[test]
fn skp1_two_ranks_are_counted_together() {
    let t = table("blue red | hand blue=18 | ulster F1=red H2=red F3=red H3=red H4=red");
    // F1+H1, F2+H2 and F4+H4 have one, F3+H3 none.
    assert_eq!(t.options("play 18 ulster"), "F1+H1, F2+H2, F4+H4");
}

#[test]
fn skp1_each_region_is_judged_for_itself() {
    let t = table(&format!(
        "blue red | hand blue=17 | ulster F1=red {FARMERS}"
    ));
    assert_eq!(t.options("play 17 ulster"), "F1, F2, F3, F4, F5");
    assert_eq!(t.options("play 17 connacht"), "F1, F2, F3, F4, F5");
}

#[test]
fn skp1_it_is_judged_once_when_the_card_is_played() {
    let mut t = table("blue red | hand blue=31 | ulster F2=red F3=red F4=red");
    t.play("play 31 ulster F1+F2 ; place F1");
    assert_eq!(t.legal(), ["activate", "end", "place F2"]);
    assert_eq!(
        t.play("place F2").region("ulster"),
        "F1=blue F2=red,blue F3=red F4=red"
    );
}

#[test]
fn skp1_a_card_can_be_played_for_nothing() {
    let mut t = table("blue red | hand blue=17 | cumals blue=0 | prisoners red:blue=20");
    assert_eq!(t.options("play 17 ulster"), "F1, F2, F3, F4, F5");
    assert_eq!(t.play("play 17 ulster F1").legal(), ["end"]);
    assert_eq!(t.play("end").next_event(), "red");
}

#[test]
fn skp2_either_or_none_or_both_in_any_order() {
    let played = "blue red | hand blue=36 | ulster K=RED ; play 36 ulster F1+H1";
    assert_eq!(table(played).legal(), ["end", "place F1", "place H1"]);
    for (lines, board) in [
        ("end", "K=RED"),
        ("place F1 ; end", "F1=blue K=RED"),
        ("place H1 ; end", "H1=blue K=RED"),
        ("place F1 ; place H1 ; end", "F1=blue H1=blue K=RED"),
        ("place H1 ; place F1 ; end", "F1=blue H1=blue K=RED"),
    ] {
        let mut t = table(played);
        assert_eq!(t.play(lines).region("ulster"), board);
        assert_eq!(t.next_event(), "red");
    }
}

#[test]
fn skp2_only_on_the_chosen_fit_and_once_each() {
    let mut t = table("blue red | hand blue=36 | ulster K=RED ; play 36 ulster F1+H1");
    for elsewhere in ["place F2", "place H2", "place K", "place W1"] {
        t.forbids(elsewhere, "SKP2");
    }
    t.play("place F1");
    t.forbids("place F1", "SKP2");
    t.allows("place H1");
    t.play("place H1");
    assert_eq!(t.legal(), ["activate", "end"]);
}

#[test]
fn skp2_a_try_on_a_fort_is_the_one_try() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F1=red,red {FARMERS}"
    ));
    t.play("play 17 ulster F1 ; place F1");
    assert_eq!(t.stack("ulster", "F1"), "red");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("place F1", "SKP2");
}

#[test]
fn skp2_placing_is_not_asked_for_before_or_after() {
    let mut t = table("blue red | hand blue=31,17 | ulster K=RED");
    t.forbids("place F1", "SKP2");
    t.play("play 31 ulster F1+F2 ; place F1 ; activate");
    t.forbids("place F2", "SKP2");
}

#[test]
fn skp3_placing_on_an_opponent_captures() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F1=red {FARMERS}"
    ));
    let (blue, red) = (t.stock("blue"), t.stock("red"));
    t.play("play 17 ulster F1 ; place F1");
    assert_eq!(t.stack("ulster", "F1"), "red,blue");
    assert_eq!((t.stock("blue"), t.stock("red")), (blue - 1, red));
}

#[test]
fn skp3_own_captives_are_released_and_the_others_stay() {
    for (before, after, back) in [
        ("blue,red", "red,blue", 1),
        ("blue,white,red", "white,red,blue", 1),
        ("white,blue,blue,red", "white,red,blue", 2),
        ("red,blue,red,blue,white", "red,red,white,blue", 2),
        ("red,white", "red,white,blue", 0),
    ] {
        let mut t = table(&format!(
            "blue red white | hand blue=17 | ulster F1={before} {FARMERS}"
        ));
        let stock = t.stock("blue");
        t.play("play 17 ulster F1 ; place F1");
        assert_eq!(t.stack("ulster", "F1"), after);
        assert_eq!(t.stock("blue"), stock - 1 + back, "{before}");
    }
}

#[test]
fn skp4_placing_on_ones_own_makes_a_fort() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F1=red,blue {FARMERS}"
    ));
    let stock = t.stock("blue");
    t.play("play 17 ulster F1 ; place F1");
    assert_eq!(t.stack("ulster", "F1"), "red,blue,blue");
    assert_eq!(t.stock("blue"), stock - 1);
}

#[test]
fn skp5_the_first_placing_in_a_region_costs_two_cumals() {
    let mut t = table("blue red | hand blue=31 | cumals blue=3 ; play 31 ulster F1+F2");
    assert_eq!(t.cumals("blue"), 3);
    assert_eq!(t.play("place F2").cumals("blue"), 1);
    assert_eq!(t.play("place F1").cumals("blue"), 1);
}

#[test]
fn skp5_without_them_nothing_can_be_placed_there() {
    let mut t =
        table("blue red | hand blue=17,27 | cumals blue=1 | connacht K=RED ; play 17 ulster F1");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("place F1", "SKP5");
    t.play("end ; discard");
    assert_eq!(t.play("play 27 connacht F1").legal(), ["end", "place F1"]);
}

#[test]
fn skp5_any_piece_in_the_region_spares_the_fee() {
    for there in ["K=RED", "K=BLUE", "F5=red", "C1=blue", "K=red"] {
        let mut t = table(&format!(
            "blue red | hand blue=17 | cumals blue=1 | ulster {there}"
        ));
        assert_eq!(
            t.play("play 17 ulster F1 ; place F1").cumals("blue"),
            1,
            "{there}"
        );
    }
}

#[test]
fn skp5_the_first_starting_player_is_exempt_for_the_first_round() {
    for (round, seat, played, left) in [
        (1, "blue", 0, 2),
        (1, "blue", 4, 2),
        (1, "red", 1, 0),
        (1, "red", 5, 0),
        (2, "blue", 0, 0),
        (3, "blue", 2, 0),
    ] {
        let mut t = table(&format!(
            "blue red | starting blue round {round} played {played} | hand {seat}=17"
        ));
        assert_eq!(t.next_event(), seat);
        t.play("play 17 ulster F1 ; place F1");
        assert_eq!(
            t.cumals(seat),
            left,
            "{seat} in round {round} after {played} turns"
        );
    }
}

#[test]
fn skp5_the_exempt_player_needs_no_cumals() {
    let mut t =
        table("blue red | starting red round 1 | hand red=17 | cumals red=0 ; play 17 ulster F1");
    assert_eq!(t.legal(), ["end", "place F1"]);
    assert_eq!(t.play("place F1").cumals("red"), 0);
}

#[test]
fn skp5_what_the_fee_takes_is_missing_for_the_activation() {
    let t = table(
        "blue red | hand blue=31 | cumals blue=2 ; play 31 ulster F1+F2 ; place F1 ; place F2",
    );
    assert_eq!(t.legal(), ["end"]);
    t.forbids("activate", "SKA1");
    let mut t = table(
        "blue red | hand blue=31 | cumals blue=3 ; play 31 ulster F1+F2 ; place F1 ; place F2",
    );
    assert_eq!(t.play("activate").cumals("blue"), 0);
    assert_eq!(t.legal(), ["end", "promote H1"]);
}

#[test]
fn skp6_without_stock_nothing_can_be_placed() {
    for there in ["", "F1=blue", "F1=red", "F1=red,red", "F1=blue,red"] {
        let blue = 20 - there.matches("blue").count();
        let mut t = table(&format!(
            "blue red | hand blue=17 | prisoners red:blue={blue} | ulster {there} {FARMERS}"
        ));
        t.play("play 17 ulster F1");
        t.forbids("place F1", "SKP6");
    }
}

#[test]
fn skp6_without_stock_nothing_can_be_promoted() {
    for above in ["", "H1=blue", "H1=red", "H1=red,red"] {
        let blue = 18 - above.matches("blue").count();
        let mut t = table(&format!(
            "blue red | hand blue=17 | prisoners red:blue={blue} | ulster F1=blue F2=blue F3=red F4=red F5=red {above}"
        ));
        t.play("play 17 ulster F1 ; activate");
        assert_eq!(t.legal(), ["end"], "{above}");
        t.forbids("promote H1", "SKP6");
    }
    let mut king = table(
        "blue red | hand blue=7 | cumals blue=3 | prisoners red:blue=18 | ulster C1=blue C2=blue K=RED",
    );
    king.play("stone 7 ulster C1.0 C2.0 ; activate");
    king.forbids("promote K", "SKP6");
}

#[test]
fn skp6_a_piece_that_would_come_back_by_the_same_placing_does_not_count() {
    // The fort on F2 would give its top piece back; so would the captive under F1.
    let mut fort = table(
        "blue red | hand blue=17 | prisoners red:blue=17 | ulster F1=blue F2=blue,blue F3=red F4=red F5=red",
    );
    fort.play("play 17 ulster F1");
    fort.forbids("place F1", "SKP6");
    let mut captive = table(&format!(
        "blue red | hand blue=17 | prisoners red:blue=19 | ulster F1=blue,red {FARMERS}"
    ));
    captive.play("play 17 ulster F1");
    captive.forbids("place F1", "SKP6");
}

#[test]
fn skp6_a_piece_that_came_back_by_an_earlier_placing_counts() {
    let mut t = table(
        "blue red | hand blue=31 | prisoners red:blue=18 | ulster F1=blue,red F2=red F3=red F4=red F5=red",
    );
    t.play("play 31 ulster F1+F2");
    assert_eq!(t.stock("blue"), 1);
    t.play("place F1 ; place F2");
    assert_eq!(
        t.region("ulster"),
        "F1=red,blue F2=red,blue F3=red F4=red F5=red"
    );
    assert_eq!(t.stock("blue"), 0);
}
