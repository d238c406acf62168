//! Clause SKD: the Stone of Destiny.

use crate::kit::table;

#[test]
fn skd1_any_two_pieces_of_one_region() {
    let mut t =
        table("blue red | hand blue=7 | ulster F1=red W3=blue C2=red ; stone 7 ulster F1.0 W3.0");
    assert_eq!(t.region("ulster"), "F1=blue W3=red C2=red");
    assert_eq!(t.play("end").next_event(), "red");
}

#[test]
fn skd1_captives_included() {
    let mut t = table(
        "blue red white | hand blue=7 | ulster F1=red,white H2=blue,red ; stone 7 ulster F1.0 H2.0",
    );
    assert_eq!(t.play("end").region("ulster"), "F1=blue,white H2=red,red");
}

#[test]
fn skd1_in_the_same_stack_too() {
    let mut t =
        table("blue red white | hand blue=7 | ulster F1=blue,white,red ; stone 7 ulster F1.0 F1.2");
    assert_eq!(t.play("end").region("ulster"), "F1=red,white,blue");
}

#[test]
fn skd1_a_swap_that_changes_nothing_is_legal() {
    let mut t =
        table("blue red | hand blue=7,14 | cumals blue=9 | ulster F1=red F2=red W1=red,red");
    t.play("stone 7 ulster F1.0 F2.0");
    assert_eq!(t.legal(), ["end"]);
    t.play("end ; discard ; stone 14 ulster W1.0 W1.1 ; end");
    assert_eq!(t.region("ulster"), "F1=red F2=red W1=red,red");
}

#[test]
fn skd1_every_pair_in_the_order_of_positions_then_levels() {
    let t = table("blue red | hand blue=7 | ulster C1=red H4=blue,red F5=red K=red,blue");
    assert_eq!(
        t.options("stone 7 ulster"),
        "F5.0 C1.0, F5.0 H4.0, F5.0 H4.1, H4.0 C1.0, H4.0 H4.1, H4.1 C1.0"
    );
    for wrong in [
        "stone 7 ulster C1.0 F5.0",
        "stone 7 ulster H4.1 H4.0",
        "stone 7 ulster F5.0 F5.0",
        "stone 7 ulster F5.0 H4.2",
        "stone 7 ulster F1.0 F5.0",
    ] {
        t.forbids(wrong, "SKD1");
    }
}

#[test]
fn skd1_nothing_in_the_king_position() {
    for king in ["K=RED", "K=red", "K=blue,red"] {
        let t = table(&format!(
            "blue red | hand blue=7 | ulster F1=blue F2=red {king}"
        ));
        assert_eq!(t.options("stone 7 ulster"), "F1.0 F2.0");
        t.forbids("stone 7 ulster F1.0 K.0", "SKD1");
    }
}

#[test]
fn skd1_the_stone_itself_costs_nothing() {
    let mut t = table(
        "blue red | hand blue=7 | cumals blue=0 | ulster F1=red F2=blue ; stone 7 ulster F1.0 F2.0",
    );
    assert_eq!((t.cumals("blue"), t.legal().join(" ")), (0, "end".into()));
    t.play("end");
}

#[test]
fn skd1_a_stone_may_be_played_in_a_region_without_own_pieces() {
    let mut t = table(
        "blue red white | hand blue=7 | ulster F1=red F2=white ; stone 7 ulster F1.0 F2.0 ; end",
    );
    assert_eq!(t.region("ulster"), "F1=white F2=red");
    assert_eq!(t.play("discard").next_event(), "white");
}

#[test]
fn skd2_lower_pieces_of_the_controller_go_back_to_stock() {
    // Blue's piece at the bottom of F1 would be Blue's own captive.
    let mut t =
        table("blue red white | hand red=7 | starting red | ulster F1=blue,red,white F2=blue");
    let stock = t.stock("blue");
    t.play("stone 7 ulster F1.2 F2.0");
    assert_eq!(t.region("ulster"), "F1=red,blue F2=white");
    assert_eq!(t.stock("blue"), stock + 1);
}

#[test]
fn skd2_the_top_piece_and_one_directly_beneath_stay_as_a_fort() {
    let mut t = table("blue red | hand blue=7 | ulster F1=blue,blue,red F2=blue");
    let stock = t.stock("blue");
    t.play("stone 7 ulster F1.2 F2.0");
    assert_eq!(t.region("ulster"), "F1=blue,blue F2=red");
    assert_eq!(t.stock("blue"), stock + 1);
}

#[test]
fn skd2_a_piece_beneath_that_is_not_directly_beneath_goes_back() {
    let mut t = table(
        "blue red white | hand blue=7 | ulster F1=blue,red,red F2=blue ; stone 7 ulster F1.2 F2.0",
    );
    assert_eq!(t.region("ulster"), "F1=red,blue F2=red");
    // The same with the piece that comes in below: Blue holds F1, a blue piece goes in at the bottom.
    let mut low = table("blue red white | hand blue=7 | ulster F1=white,red,blue F2=blue");
    let stock = low.stock("blue");
    low.play("stone 7 ulster F1.0 F2.0");
    assert_eq!(low.region("ulster"), "F1=red,blue F2=white");
    assert_eq!(low.stock("blue"), stock + 1);
    assert_eq!(t.play("end").next_event(), "red");
}

#[test]
fn skd2_both_changed_stacks_are_looked_at() {
    let mut t = table("blue red white | hand blue=7 | ulster F1=blue,white,red F2=red,white,blue");
    let (blue, red) = (t.stock("blue"), t.stock("red"));
    t.play("stone 7 ulster F1.2 F2.2");
    assert_eq!(t.region("ulster"), "F1=white,blue F2=white,red");
    assert_eq!((t.stock("blue"), t.stock("red")), (blue + 1, red + 1));
}

#[test]
fn skd2_it_goes_for_every_player() {
    // White plays; the fort that arises is Red's.
    let t = table(
        "blue red white | starting white | hand white=7 | ulster F1=red,blue F2=red ; stone 7 ulster F1.1 F2.0",
    );
    assert_eq!(t.region("ulster"), "F1=red,red F2=blue");
    assert_eq!(t.legal(), ["end"]);
}

#[test]
fn skd3_the_owner_of_two_forts_keeps_one() {
    let start = "blue red | hand blue=7 | ulster F1=blue,blue F3=blue,red F4=blue ; stone 7 ulster F3.1 F4.0";
    let mut first = table(start);
    assert_eq!(first.legal(), ["keep-fort F1", "keep-fort F3"]);
    let stock = first.stock("blue");
    first.play("keep-fort F1");
    assert_eq!(first.region("ulster"), "F1=blue,blue F3=blue F4=red");
    assert_eq!(first.stock("blue"), stock + 1);
    let mut second = table(start);
    second.play("keep-fort F3");
    assert_eq!(second.region("ulster"), "F1=blue F3=blue,blue F4=red");
}

#[test]
fn skd3_one_of_the_two_must_be_named() {
    let t = table(
        "blue red | hand blue=7 | ulster F1=blue,blue F3=blue,red F4=blue ; stone 7 ulster F3.1 F4.0",
    );
    for wrong in ["keep-fort F4", "keep-fort H1", "end"] {
        t.forbids(wrong, "SKD3");
    }
    let t = table("blue red | hand blue=7 | ulster F1=blue,blue F2=red");
    t.forbids("keep-fort F1", "SKD3");
}

#[test]
fn skd3_an_opponents_forts_are_the_opponents_choice() {
    let mut t = table(
        "blue red | hand blue=7 | ulster F1=red,red F3=red,blue F4=red ; stone 7 ulster F3.1 F4.0",
    );
    assert_eq!(t.next_event(), "red");
    t.play("keep-fort F3");
    assert_eq!(t.region("ulster"), "F1=red F3=red,red F4=blue");
    assert_eq!(
        (t.next_event().as_str(), t.legal()),
        ("blue", vec!["end".to_string()])
    );
    assert_eq!(t.play("end").next_event(), "red");
}

#[test]
fn skd3_two_owners_choose_clockwise_from_the_seat_on_turn() {
    let board = "ulster F1=blue,blue F3=blue,red F4=red,blue H1=red,red";
    for (starting, order) in [
        ("blue", ["blue", "red"]),
        ("red", ["red", "blue"]),
        ("white", ["blue", "red"]),
    ] {
        let mut t = table(&format!(
            "blue red white | starting {starting} | hand {starting}=7 | {board} ; stone 7 ulster F3.1 F4.1"
        ));
        for owner in order {
            assert_eq!(t.next_event(), owner);
            t.play(if owner == "blue" {
                "keep-fort F1"
            } else {
                "keep-fort H1"
            });
        }
        assert_eq!(t.region("ulster"), "F1=blue,blue F3=blue F4=red H1=red,red");
        assert_eq!(t.next_event(), starting);
        t.play("end");
    }
}

#[test]
fn skd3_forts_in_other_regions_do_not_count() {
    let mut t = table(
        "blue red | hand blue=7 | connacht F1=blue,blue | ulster F3=blue,red F4=blue ; stone 7 ulster F3.1 F4.0",
    );
    assert_eq!(t.options("keep-fort"), "");
    assert_eq!(t.play("end").stack("ulster", "F3"), "blue,blue");
}

#[test]
fn skd4_three_cumals_activate_the_swapped_pieces() {
    let mut t = table(
        "blue red | hand blue=7 | cumals blue=4 | ulster F1=red F2=blue H3=blue ; stone 7 ulster F1.0 H3.0",
    );
    assert_eq!(t.legal(), ["activate", "end"]);
    t.play("activate");
    assert_eq!(t.cumals("blue"), 1);
    assert_eq!(t.legal(), ["end", "promote H1"]);
    t.play("promote H1 ; end");
    assert_eq!(t.region("ulster"), "F1=blue F2=blue H1=blue H3=red");
}

#[test]
fn skd4_without_three_cumals_there_is_no_activation() {
    let t = table(
        "blue red | hand blue=7 | cumals blue=2 | ulster F1=red F2=blue H3=blue ; stone 7 ulster F1.0 H3.0",
    );
    assert_eq!(t.legal(), ["end"]);
    t.forbids("activate", "SKD4");
}

#[test]
fn skd4_both_swapped_pieces_for_one_price() {
    let t = table(
        "blue red | hand blue=7 | cumals blue=3 | ulster F1=blue F2=blue W1=blue W2=blue ; stone 7 ulster F2.0 W1.0 ; activate",
    );
    assert_eq!(t.cumals("blue"), 0);
    assert_eq!(t.options("promote"), "C1, H1");
}

#[test]
fn skd4_only_own_pieces_on_top_are_activated() {
    // Blue's piece goes in as a captive: nothing to activate.
    let mut t = table(
        "blue red | hand blue=7 | cumals blue=3 | ulster F1=red,red F2=blue F3=blue ; stone 7 ulster F1.0 F2.0",
    );
    assert_eq!(t.legal(), ["end"]);
    t.forbids("activate", "SKD4");
    t.play("end");
    // It comes up: Blue controls F1 and may activate.
    let up = table(
        "blue red | hand blue=7 | cumals blue=3 | ulster F1=blue,red F2=blue ; stone 7 ulster F1.0 F1.1 ; activate",
    );
    assert_eq!(up.legal(), ["end", "promote H1"]);
}

#[test]
fn skd4_a_piece_that_comes_in_beneath_ones_own_top_piece_is_not_activated() {
    let t = table(
        "blue red | hand blue=7 | cumals blue=3 | ulster F1=red,blue F2=blue F3=blue ; stone 7 ulster F1.0 F3.0",
    );
    assert_eq!(t.region("ulster"), "F1=blue,blue F2=blue F3=red");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("activate", "SKD4");
}

#[test]
fn skd4_the_top_of_a_fort_swapped_with_the_piece_beneath_is_activated() {
    let t = table(
        "blue red | hand blue=7 | cumals blue=3 | ulster F1=blue,blue F2=blue ; stone 7 ulster F1.0 F1.1 ; activate",
    );
    assert_eq!(t.legal(), ["end", "promote H1"]);
}

#[test]
fn skd4_a_swapped_piece_that_went_back_with_its_fort_is_not_activated() {
    let start = "blue red | hand blue=7 | cumals blue=3 | ulster F1=blue,blue F3=blue,red F4=blue ; stone 7 ulster F3.1 F4.0";
    let mut gone = table(start);
    gone.play("keep-fort F1");
    assert_eq!(gone.legal(), ["end"]);
    gone.forbids("activate", "SKD4");
    let mut kept = table(start);
    assert_eq!(kept.play("keep-fort F3").legal(), ["activate", "end"]);
}

#[test]
fn skd4_a_swapped_piece_that_comes_up_with_its_fort_given_up_is_activated() {
    for (stone, of_swapped, of_other) in [
        ("stone 7 ulster F1.0 H3.0", "F1", "W1"),
        // The piece that comes in beneath is the second of the two.
        ("stone 7 ulster H3.0 W2.0", "W2", "W1"),
    ] {
        let start = format!(
            "blue red | hand blue=7 | cumals blue=3 | ulster F1=red,blue F2=blue H3=blue W1=blue,blue W2=red,blue ; {stone}"
        );
        let mut up = table(&start);
        assert_eq!(up.stack("ulster", of_swapped), "blue,blue");
        up.play(&format!("keep-fort {of_other}"));
        assert_eq!(up.stack("ulster", of_swapped), "blue");
        assert_eq!(up.legal(), ["activate", "end"]);
        let mut beneath = table(&start);
        beneath.play(&format!("keep-fort {of_swapped}"));
        assert_eq!(beneath.legal(), ["end"]);
        beneath.forbids("activate", "SKD4");
    }
}

#[test]
fn skd4_it_is_judged_after_the_stacks_are_put_right() {
    // The lower piece goes back, the swapped one sinks by a level and is still on top.
    let mut t = table(
        "blue red white | hand blue=7 | cumals blue=3 | ulster F1=blue,red,white F2=blue F3=blue H2=blue",
    );
    t.play("stone 7 ulster F1.2 H2.0");
    assert_eq!(t.region("ulster"), "F1=red,blue F2=blue F3=blue H2=white");
    assert_eq!(t.play("activate").legal(), ["end", "promote H1"]);
}

#[test]
fn skd4_nobody_else_promotes() {
    let mut t = table(
        "blue red | hand blue=7 | cumals blue=9 red=9 | ulster F1=blue F2=red H4=red ; stone 7 ulster F1.0 H4.0",
    );
    assert_eq!(t.region("ulster"), "F1=red F2=red H4=blue");
    t.play("activate");
    assert_eq!(t.legal(), ["end"]);
    assert_eq!((t.cumals("blue"), t.cumals("red")), (6, 9));
}

#[test]
fn skd4_the_swap_may_activate_a_whole_ladder() {
    let mut t = table(
        "blue red | hand blue=7 | cumals blue=3 | ulster F1=red F2=blue F5=blue H2=blue W2=blue C2=blue ; stone 7 ulster F1.0 F5.0 ; activate",
    );
    t.play("promote H1 ; promote W1 ; promote C1 ; promote K ; end");
    assert_eq!(t.stack("ulster", "K"), "blue");
}

#[test]
fn skd5_a_region_needs_two_pieces_outside_its_king_position() {
    for few in [
        "",
        "F1=blue",
        "K=RED",
        "F1=blue K=red,blue",
        "K=red,blue",
        "H1=red K=BLUE",
    ] {
        let t = table(&format!("blue red | hand blue=7 | ulster {few}"));
        assert_eq!(t.options("stone 7"), "", "{few}");
        t.forbids("stone 7 ulster F1.0 F2.0", "SKD5");
    }
    let two = table("blue red | hand blue=7 | ulster F1=blue,red");
    assert_eq!(two.options("stone 7"), "ulster F1.0 F1.1");
}
