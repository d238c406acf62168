//! Clause SKA: activation and promotion.

use crate::kit::table;

/// All Farmers but the first two are Red's, so that Farmer cards may be played anywhere.
const FARMERS: &str = "F3=red F4=red F5=red";

#[test]
fn ska1_the_cost_is_paid_once_for_the_card() {
    let mut t =
        table("blue red | hand blue=31 | cumals blue=5 | ulster F1=red F2=blue F5=blue K=RED");
    t.play("play 31 ulster F3+F4 ; place F3 ; place F4 ; activate");
    assert_eq!(t.cumals("blue"), 4);
    t.play("promote H2 ; promote H3 ; promote H4 ; promote W2 ; promote W3 ; promote C2");
    assert_eq!(t.cumals("blue"), 4);
    assert_eq!(
        t.region("ulster"),
        "F1=red F2=blue F3=blue F4=blue F5=blue H2=blue H3=blue H4=blue W2=blue W3=blue C2=blue K=RED"
    );
}

#[test]
fn ska1_the_player_may_pay_after_placing_nothing() {
    let mut t = table(&format!(
        "blue red | hand blue=27 | ulster F1=blue F2=blue {FARMERS} ; play 27 ulster F2"
    ));
    assert_eq!(t.legal(), ["activate", "end", "place F2"]);
    assert_eq!(t.play("activate").legal(), ["end", "promote H1"]);
}

#[test]
fn ska1_a_cost_that_cannot_be_paid_forbids_it() {
    let t = table(
        "blue red | hand blue=13 | cumals blue=0 | ulster H2=red K=RED ; play 13 ulster H1 ; place H1",
    );
    assert_eq!(t.legal(), ["end"]);
    t.forbids("activate", "SKA1");
    let t = table(
        "blue red | hand blue=22 | cumals blue=3 | ulster K=RED ; play 22 ulster W1+W2 ; place W1",
    );
    t.forbids("activate", "SKA1");
    let mut t = table(
        "blue red | hand blue=22 | cumals blue=4 | ulster K=RED ; play 22 ulster W1+W2 ; place W1",
    );
    assert_eq!(t.play("activate").cumals("blue"), 0);
}

#[test]
fn ska1_once_in_a_turn_and_only_after_a_card() {
    let mut t = table("blue red | hand blue=17 | ulster K=RED");
    t.forbids("activate", "SKA1");
    t.play("play 17 ulster F1 ; place F1 ; activate");
    t.forbids("activate", "SKA1");
    t.play("end");
    t.forbids("activate", "SKA1");
}

#[test]
fn ska1_after_the_activation_only_promotions_are_left() {
    let mut t = table(&format!(
        "blue red | hand blue=31 | cumals blue=5 | ulster {FARMERS} ; play 31 ulster F1+F2"
    ));
    assert_eq!(t.play("place F1 ; activate").legal(), ["end"]);
    assert_eq!(
        t.play("end").region("ulster"),
        "F1=blue F3=red F4=red F5=red"
    );
}

#[test]
fn ska1_the_turn_may_end_without_paying() {
    let t = table(
        "blue red | hand blue=17 | cumals blue=2 | ulster F1=blue F3=blue F4=blue F5=blue ; play 17 ulster F2 ; place F2 ; end",
    );
    assert_eq!((t.cumals("blue"), t.next_event().as_str()), (2, "red"));
}

#[test]
fn ska2_placed_or_controlled_already_makes_no_difference() {
    // Card 36 stands on F1 and H1: whatever is Blue's there is activated, whoever of both was placed.
    for (before, lines) in [
        ("", "place F1 ; place H1"),
        ("F1=blue", "place H1"),
        ("F1=blue H1=blue", ""),
        ("F1=red,blue", "place F1 ; place H1"),
    ] {
        let mut t = table(&format!(
            "blue red | hand blue=36 | cumals blue=5 | ulster {before} F2=blue H2=blue F3=red F4=red H4=red H3=red K=RED"
        ));
        t.play(&format!("play 36 ulster F1+H1 ; {lines} ; activate"));
        assert!(t.options("promote").contains("W1"), "{before}");
    }
}

#[test]
fn ska2_what_is_not_controlled_is_not_activated() {
    // F2 stays Red's: only H2 is activated, so F2+F3 and F1+F2 promote nothing, H2+H3 does.
    let mut t = table(
        "blue red | hand blue=36 | cumals blue=5
        | ulster F1=blue F2=red F3=blue F4=blue H1=red H2=blue H3=blue H4=red",
    );
    t.play("play 36 ulster F2+H2 ; activate");
    assert_eq!(t.legal(), ["end", "promote W2"]);
}

#[test]
fn ska2_without_any_controlled_position_nothing_is_activated() {
    let t = table(
        "blue red | hand blue=31 | cumals blue=5 | ulster F3=blue F4=blue F5=blue K=RED ; play 31 ulster F1+F2",
    );
    assert_eq!(t.legal(), ["end", "place F1", "place F2"]);
    t.forbids("activate", "SKA2");
}

#[test]
fn ska2_pieces_outside_the_fit_are_not_activated() {
    // F3 and F4 are neighbours, but only F1 is on the fit.
    let t = table(
        "blue red | hand blue=17 | ulster F2=red F3=blue F4=blue F5=red ; play 17 ulster F1 ; place F1 ; activate",
    );
    assert_eq!(t.legal(), ["end"]);
    t.forbids("promote H3", "SKA3");
}

#[test]
fn ska3_two_neighbours_promote_into_the_position_above_both() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS}"
    ));
    let stock = t.stock("blue");
    t.play("play 17 ulster F1 ; place F1 ; activate ; promote H1");
    assert_eq!(t.stack("ulster", "H1"), "blue");
    assert_eq!(t.stock("blue"), stock - 2);
}

#[test]
fn ska3_on_an_opponent_it_captures_and_releases() {
    for (before, after, back) in [
        ("red", "red,blue", 0),
        ("blue,red", "red,blue", 1),
        ("white,blue,blue,red", "white,red,blue", 2),
    ] {
        let mut t = table(&format!(
            "blue red white | hand blue=17 | ulster F2=blue {FARMERS} H1={before}"
        ));
        let stock = t.stock("blue");
        t.play("play 17 ulster F1 ; place F1 ; activate ; promote H1");
        assert_eq!(t.stack("ulster", "H1"), after);
        assert_eq!(t.stock("blue"), stock - 2 + back);
    }
}

#[test]
fn ska3_on_ones_own_it_makes_a_fort_or_is_left() {
    let start = format!("blue red | hand blue=17 | ulster F2=blue {FARMERS} H1=blue");
    let mut fort = table(&start);
    fort.play("play 17 ulster F1 ; place F1 ; activate ; promote H1");
    assert_eq!(fort.stack("ulster", "H1"), "blue,blue");
    let mut left = table(&start);
    left.play("play 17 ulster F1 ; place F1 ; activate ; end");
    assert_eq!(left.stack("ulster", "H1"), "blue");
}

#[test]
fn ska3_one_activated_piece_can_promote_to_both_sides() {
    let mut t = table(
        "blue red | hand blue=17 | ulster F1=blue F3=blue F4=blue F5=red ; play 17 ulster F2 ; place F2 ; activate",
    );
    assert_eq!(t.options("promote"), "H1, H2");
    assert_eq!(t.play("promote H2").options("promote"), "H1");
    assert_eq!(t.play("promote H1").options("promote"), "W1");
}

#[test]
fn ska3_a_pair_without_an_activated_piece_does_not_promote() {
    let mut t = table(
        "blue red | hand blue=17 | ulster F1=blue F2=red F3=red F4=red F5=red H1=blue H2=blue",
    );
    t.play("play 17 ulster F1 ; activate");
    assert_eq!(t.legal(), ["end"]);
    for wrong in [
        "promote W1",
        "promote H1",
        "promote F1",
        "promote K",
        "promote C2",
    ] {
        t.forbids(wrong, "SKA3");
    }
}

#[test]
fn ska3_promoting_is_not_asked_for_before_the_activation() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS}"
    ));
    t.forbids("promote H1", "SKA3");
    t.play("play 17 ulster F1 ; place F1");
    t.forbids("promote H1", "SKA3");
}

#[test]
fn ska4_a_promoted_piece_is_activated_and_promotes_on() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS} H2=blue W2=blue C2=blue"
    ));
    t.play("play 17 ulster F1 ; place F1 ; activate");
    for (position, next) in [("H1", "W1"), ("W1", "C1"), ("C1", "K")] {
        t.play(&format!("promote {position}"));
        assert_eq!(t.options("promote"), next);
    }
    t.play("promote K");
    assert_eq!(t.legal(), ["end"]);
    assert_eq!(t.stack("ulster", "K"), "blue");
}

#[test]
fn ska4_a_fortified_piece_is_activated() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS} H1=blue H2=blue"
    ));
    t.play("play 17 ulster F1 ; place F1 ; activate ; promote H1");
    assert_eq!(t.legal(), ["end", "promote W1"]);
}

#[test]
fn ska4_ones_own_piece_above_an_activated_pair_is_activated_without_a_promotion() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS} H1=blue H2=blue"
    ));
    t.play("play 17 ulster F1 ; place F1 ; activate");
    assert_eq!(t.options("promote"), "H1, W1");
    // Right up to the King position, with nothing to promote in between.
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS} H1=blue H2=blue W1=blue W2=blue C1=blue C2=blue"
    ));
    t.play("play 17 ulster F1 ; place F1 ; activate");
    assert_eq!(t.options("promote"), "C1, H1, K, W1");
}

#[test]
fn ska4_a_fort_above_the_pair_is_activated_too() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS} H1=red,blue,blue H2=blue"
    ));
    t.play("play 17 ulster F1 ; place F1 ; activate");
    assert_eq!(t.options("promote"), "W1");
}

#[test]
fn ska4_a_piece_above_a_pair_that_is_not_activated_is_not() {
    let mut t = table(
        "blue red | hand blue=17 | ulster F1=red F2=red F3=blue F4=blue F5=blue H3=blue H4=blue",
    );
    t.play("play 17 ulster F1 ; place F1 ; activate");
    assert_eq!(t.legal(), ["end"]);
}

#[test]
fn ska4_an_activated_piece_does_not_activate_its_neighbour() {
    // F1 is activated. F2 is not: from F2 and F3 there is no promotion.
    let mut t = table(
        "blue red | hand blue=17 | ulster F2=blue F3=blue F4=blue F5=blue ; play 17 ulster F1 ; place F1 ; activate",
    );
    assert_eq!(t.options("promote"), "H1");
    t.play("promote H1");
    assert_eq!(t.legal(), ["end"]);
}

#[test]
fn ska4_the_pair_below_may_be_completed_by_a_promotion() {
    // H1 comes by promotion; W1 was Blue's and now stands above an activated pair.
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS} H2=blue W1=blue W2=blue"
    ));
    t.play("play 17 ulster F1 ; place F1 ; activate");
    assert_eq!(t.options("promote"), "H1");
    assert_eq!(t.play("promote H1").options("promote"), "C1, W1");
}

#[test]
fn ska5_each_promotion_is_voluntary() {
    let t = table(
        "blue red | hand blue=17 | ulster F1=blue F3=blue F4=red F5=red ; play 17 ulster F2 ; place F2 ; activate ; promote H2 ; end",
    );
    assert_eq!(
        t.region("ulster"),
        "F1=blue F2=blue F3=blue F4=red F5=red H2=blue"
    );
    assert_eq!(t.next_event(), "red");
}

#[test]
fn ska5_a_position_is_promoted_into_once_in_a_turn() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS}"
    ));
    t.play("play 17 ulster F1 ; place F1 ; activate ; promote H1");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("promote H1", "SKA5");
}

#[test]
fn ska5_a_try_on_a_fort_counts() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F2=blue {FARMERS} H1=red,red"
    ));
    t.play("play 17 ulster F1 ; place F1 ; activate ; promote H1");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("promote H1", "SKA5");
}

#[test]
fn ska5_a_try_on_a_king_piece_counts() {
    let mut t = table("blue red | hand blue=7 | cumals blue=3 | ulster C1=blue C2=blue K=RED");
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K");
    assert_eq!(t.stack("ulster", "K"), "");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("promote K", "SKA5");
}

#[test]
fn ska5_in_the_next_turn_it_can_be_promoted_into_again() {
    let mut t = table(
        "blue red | hand blue=17,27 red=1 | ulster F1=blue F2=blue F3=red F4=red F5=red H1=red,red",
    );
    t.play("play 17 ulster F1 ; activate ; promote H1 ; end ; discard 1");
    t.play("play 27 ulster F1 ; activate ; promote H1");
    assert_eq!(t.stack("ulster", "H1"), "red,blue");
}

#[test]
fn ska5_ones_own_king_position_is_never_promoted_into() {
    let mut t = table("blue red | hand blue=7 | cumals blue=3 | ulster C1=blue C2=blue K=blue");
    t.play("stone 7 ulster C1.0 C2.0 ; activate");
    t.forbids("promote K", "SKA5");
}
