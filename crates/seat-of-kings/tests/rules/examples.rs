//! The rulebook's examples 1 to 7, and the publisher's four answers.

use crate::kit::table;

#[test]
fn example_1_a_farmer_card_fits_everywhere_but_leftmost() {
    let t = table("blue red | hand blue=1");
    assert_eq!(t.options("play 1 ulster"), "F2, F3, F4, F5");
    t.forbids("play 1 ulster F1", "SKC2");
}

#[test]
fn example_2_the_rightmost_farmer_is_the_only_choice() {
    let t = table("blue red | hand blue=1 | ulster F2=red F3=blue F4=red");
    assert_eq!(t.options("play 1 ulster"), "F5");
    t.forbids("play 1 ulster F1", "SKC2");
    for middle in ["F2", "F3", "F4"] {
        t.forbids(&format!("play 1 ulster {middle}"), "SKP1");
    }
}

#[test]
fn example_3_a_single_herdsman_goes_on_any_empty_position_else_on_any() {
    let some = table("blue red | hand blue=13 | ulster H1=red H4=blue");
    assert_eq!(some.options("play 13 ulster"), "H2, H3");
    let full = table("blue red | hand blue=13 | ulster H1=red H2=blue H3=red,blue H4=blue,blue");
    assert_eq!(full.options("play 13 ulster"), "H1, H2, H3, H4");
}

#[test]
fn example_4_a_farmer_with_the_herdsman_above_it_to_the_right() {
    let t = table("blue red | hand blue=18");
    assert_eq!(t.options("play 18 ulster"), "F1+H1, F2+H2, F3+H3, F4+H4");
    let mut both = table(
        "blue red | hand blue=18 | cumals blue=2 ; play 18 ulster F3+H3 ; place H3 ; place F3 ; end",
    );
    assert_eq!(both.region("ulster"), "F3=blue H3=blue");
    assert_eq!(both.play("discard").next_event(), "blue");
}

/// Position 1 is F3, 2 is H3, 3 is H4, 4 is W2; all Farmers that the card reaches are taken.
fn example_5(more: &str) -> Vec<String> {
    let mut t = table(&format!(
        "blue white | hand blue=1 | cumals blue=0 | ulster F2=white F3=white F4=blue F5=white {more} ; play 1 ulster F3 ; place F3"
    ));
    assert_eq!(t.stack("ulster", "F3"), "white,blue");
    t.play("activate");
    let mut promoted = Vec::new();
    while let Some(next) = t
        .legal()
        .into_iter()
        .find(|line| line.starts_with("promote"))
    {
        t.play(&next);
        promoted.push(next);
    }
    t.play("end");
    promoted
}

#[test]
fn example_5_promotion_goes_as_far_as_there_are_neighbours() {
    assert_eq!(example_5(""), ["promote H3"]);
    assert_eq!(example_5("H4=blue"), ["promote H3", "promote W3"]);
    assert_eq!(
        example_5("H4=blue W2=blue"),
        ["promote H3", "promote W3", "promote C2"]
    );
    // Position 4 alone is of no use.
    assert_eq!(example_5("W2=blue"), ["promote H3"]);
}

#[test]
fn example_5_with_the_rightmost_farmer_empty_it_would_not_be_possible() {
    let t = table("blue white | hand blue=1 | ulster F2=white F3=white F4=blue");
    assert_eq!(t.options("play 1 ulster"), "F5");
}

#[test]
fn example_6_income_region_by_region() {
    let leinster = "leinster F1=blue F2=blue F3=yellow F4=yellow F5=yellow H1=blue H2=blue H3=yellow W1=blue W2=blue W3=yellow C1=blue";
    let ulster = "ulster F1=yellow F2=yellow H1=yellow H3=blue W1=yellow";
    for (board, blue, yellow) in [
        (leinster.to_string(), 3, 1),
        (ulster.to_string(), 0, 2),
        (format!("{leinster} | {ulster}"), 4, 6),
    ] {
        let mut t = table(&format!(
            "blue yellow | regions ulster leinster | played 5 round 3 | hand yellow=10 | cumals blue=0 yellow=0 | {board}"
        ));
        let played = t
            .legal()
            .into_iter()
            .find(|line| line.starts_with("play 10"));
        t.play(&played.expect("a play")).play("end");
        assert_eq!((t.cumals("blue"), t.cumals("yellow")), (blue, yellow));
    }
}

#[test]
fn example_7_exchange_and_ransom() {
    let mut t = table(
        "blue yellow white red | played 11 round 3 | hand red=17 | cumals blue=2 yellow=2 white=4 red=3
        | prisoners blue:white=3 blue:red=1 white:blue=2 white:yellow=2 yellow:white=6 ; play 17 ulster F1 ; end",
    );
    // Blue: two for two; White and Red are offered one each and decline.
    assert_eq!(t.prisoners("blue"), "red=1 white=1");
    assert_eq!(
        (t.next_event().as_str(), t.options("ransom").as_str()),
        ("white", "0, 1")
    );
    t.play("ransom 0");
    assert_eq!(
        (t.next_event().as_str(), t.options("ransom").as_str()),
        ("red", "0, 1")
    );
    // Yellow: two for two, and White pays three for the remaining four.
    t.play("ransom 0");
    assert_eq!(t.prisoners("yellow"), "white=4");
    assert_eq!(t.prisoners("white"), "");
    assert_eq!(
        (t.next_event().as_str(), t.options("ransom").as_str()),
        ("white", "0, 1, 2, 3")
    );
    t.play("ransom 3");
    // White and Red have none.
    assert_eq!(t.options("start"), "red, white, yellow");
    assert_eq!(
        [
            t.cumals("blue"),
            t.cumals("yellow"),
            t.cumals("white"),
            t.cumals("red")
        ],
        [2, 5, 1, 3]
    );
    assert_eq!(
        [
            t.stock("blue"),
            t.stock("yellow"),
            t.stock("white"),
            t.stock("red")
        ],
        [20, 20, 19, 19]
    );
}

#[test]
fn faq_1_the_stone_swaps_any_two_pieces_captives_included_but_for_the_king() {
    let t = table("blue red white | hand blue=7 | ulster F1=white,red W1=blue K=white,red");
    assert_eq!(
        t.options("stone 7 ulster"),
        "F1.0 F1.1, F1.0 W1.0, F1.1 W1.0"
    );
    t.forbids("stone 7 ulster F1.0 K.0", "SKD1");
}

#[test]
fn faq_2_only_the_player_on_turn_promotes_from_each_swapped_piece_of_theirs() {
    let mut t = table(
        "blue red | hand blue=7 | cumals blue=9 red=9 | ulster F1=blue F2=blue H3=blue H4=blue ; stone 7 ulster F2.0 H3.0",
    );
    assert_eq!(t.play("activate").options("promote"), "H1, W3");
    let mut other = table(
        "blue red | hand blue=7 | cumals blue=9 red=9 | ulster F1=red F2=blue H1=red H4=blue ; stone 7 ulster F2.0 H1.0",
    );
    assert_eq!(other.region("ulster"), "F1=red F2=red H1=blue H4=blue");
    assert_eq!(
        (other.next_event().as_str(), other.play("activate").legal()),
        ("blue", vec!["end".to_string()])
    );
}

#[test]
fn faq_3_a_stone_can_make_forts_for_either_player() {
    let board = "ulster F1=blue,blue F3=blue,red F4=red,blue H1=red,red";
    let mut t = table(&format!(
        "blue red | hand blue=7 | {board} ; stone 7 ulster F3.1 F4.1"
    ));
    assert_eq!(
        (t.next_event().as_str(), t.legal().join(", ")),
        ("blue", "keep-fort F1, keep-fort F3".into())
    );
    t.play("keep-fort F3");
    assert_eq!(
        (t.next_event().as_str(), t.legal().join(", ")),
        ("red", "keep-fort F4, keep-fort H1".into())
    );
    t.play("keep-fort F4 ; end");
    assert_eq!(t.region("ulster"), "F1=blue F3=blue,blue F4=red,red H1=red");
}

#[test]
fn faq_4_the_activation_cost_is_paid_once_for_a_card() {
    let mut t = table(
        "blue red | hand blue=34 | cumals blue=1 | ulster F1=blue F4=blue F5=red H3=red K=RED ; play 34 ulster F2+F3",
    );
    t.play("place F2 ; place F3 ; activate");
    assert_eq!(
        (t.cumals("blue"), t.options("promote").as_str()),
        (0, "H1, H2, H3")
    );
}
