//! Rare rules, reached from positions that are set up for them.

use serde_json::json;

use crate::kit::table;

#[test]
fn skp5_the_third_region_of_two_players_costs_the_fee() {
    let mut t = table(
        "blue red | regions connacht ulster leinster | closed connacht ulster | hand blue=17 | cumals blue=1
        | connacht K=BLUE | ulster K=RED ; play 17 leinster F1",
    );
    assert_eq!(t.legal(), ["end"]);
    t.forbids("place F1", "SKP5");
    t.play("end");
}

#[test]
fn skc4_the_deck_runs_out_within_a_tie() {
    let mut t = table(
        "blue red white | round 3 played 8 | hand white=16 | aside blue=1,2,3 red=4,5,6 white=7,8,10 | deck 9 | discard rest
        | cumals blue=1 red=1 white=1 | ulster F1=red F2=blue F3=white ; play 16 connacht F2 ; end",
    );
    // Blue turned up 9, the last card; it is not among those that are shuffled.
    assert_eq!(t.next_event(), "shuffle");
    t.play("shuffle 30 11 ...");
    for seat in ["red", "white", "blue"] {
        assert_eq!(t.next_event(), seat);
        t.play("decline");
    }
    t.play("start red");
    assert_eq!(t.pile("discard"), [9, 11, 30]);
    assert_eq!(t.pile("deck").len(), 24);
    assert_eq!(t.position()["reshuffled"], json!(true));
}

#[test]
fn skc4_a_shuffle_with_the_card_of_this_tie_is_refused() {
    let start = "blue red white | round 3 played 8 | hand white=16 | aside blue=1,2,3 red=4,5,6 white=7,8,10 | deck 9 | discard rest
        | cumals blue=1 red=1 white=1 | ulster F1=red F2=blue F3=white ; play 16 connacht F2 ; end";
    let cards: Vec<String> = (9..=36)
        .filter(|card| *card != 10)
        .map(|card: u8| card.to_string())
        .collect();
    let t = table(start);
    assert!(
        !t.refused_event(&format!("shuffle {}", cards.join(" ")))
            .is_empty()
    );
    table(start).play(&format!("shuffle {}", cards[1..].join(" ")));
    for (decision, clause) in [("decline", "SKC4"), ("end", "SKC4")] {
        table(start).forbids(decision, clause);
    }
}

#[test]
fn skc4_after_the_tie_its_cards_are_shuffled_for_the_traitor() {
    let mut t = table(
        "blue red white | round 3 played 8 | hand white=16 | aside blue=1,2,3 red=4,5,6 white=7,8,10 | deck 9,12 | discard rest
        | cumals blue=1 red=1 white=1 | ulster F1=red F2=blue ; play 16 connacht F2 ; end",
    );
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.play("traitor").next_event(), "shuffle");
    t.play("shuffle 27 12 9 ...");
    assert_eq!(t.legal(), ["end", "exchange F2"]);
    t.play("end ; start red");
    assert_eq!(t.pile("discard"), [27]);
    assert_eq!(t.pile("deck")[..2], [12, 9]);
}

#[test]
fn skc4_the_deal_ends_the_reshuffle() {
    let mut t = table(
        "blue red | round 4 played 5 | reshuffled | hand red=17 | cumals blue=0 red=0 ; play 17 ulster F1 ; end ; shuffle ...",
    );
    t.play("keep 1 2 3 ; keep 7 8 9");
    assert!(t.position().get("reshuffled").is_none());
    assert_eq!(t.position()["round"], json!(5));
}

#[test]
fn skd3_two_owners_of_two_forts_after_one_stone() {
    let mut t = table(
        "blue red white | starting red | hand red=7 | cumals red=3
        | ulster F1=blue,blue F3=blue,red F4=red,blue F5=red H1=red,red ; stone 7 ulster F3.1 F4.1",
    );
    assert_eq!(
        (t.next_event().as_str(), t.options("keep-fort").as_str()),
        ("red", "F4, H1")
    );
    t.play("keep-fort F4");
    assert_eq!(
        (t.next_event().as_str(), t.options("keep-fort").as_str()),
        ("blue", "F1, F3")
    );
    t.play("keep-fort F3");
    // Red's swapped piece is on top of F4 and may be activated; F5 is its neighbour.
    assert_eq!(
        t.region("ulster"),
        "F1=blue F3=blue,blue F4=red,red F5=red H1=red"
    );
    assert_eq!(t.play("activate").options("promote"), "H4");
}

#[test]
fn skd3_an_owner_who_is_not_on_turn_may_take_the_swapped_piece_back() {
    let mut t = table(
        "blue red white | starting white | hand white=7 | cumals white=9
        | ulster F1=blue,blue F3=blue,white F4=blue ; stone 7 ulster F3.1 F4.0",
    );
    assert_eq!(t.next_event(), "blue");
    t.play("keep-fort F1");
    assert_eq!(
        (t.next_event().as_str(), t.legal()),
        ("white", vec!["activate".to_string(), "end".into()])
    );
    assert_eq!(t.region("ulster"), "F1=blue,blue F3=blue F4=white");
}

#[test]
fn skm1_captives_under_an_ordinary_king_in_both_editions() {
    for (edition, king, prisoners) in [
        ("en", "blue", ""),
        ("it", "white,red,blue", "red=1 white=1"),
    ] {
        let mut t = table(&format!(
            "blue red white | edition {edition} | round 3 played 6 | hand blue=17 red=1 white=16 | cumals blue=4 red=0 white=0
            | ulster F1=blue K=white,red,blue ; amnesty ulster 17"
        ));
        assert_eq!(t.region("ulster"), format!("F1=blue K={king}"));
        t.play("play 1 connacht F2 ; end ; play 16 connacht F2 ; end");
        // Cleared: the captives that were left are prisoners now.
        assert_eq!(t.next_event(), "blue");
        assert_eq!(t.prisoners("blue"), prisoners, "{edition}");
    }
}

#[test]
fn skp6_a_chain_of_promotions_with_one_piece_that_comes_back() {
    // One piece in stock; each promotion releases one captive of Blue's.
    let mut t = table(
        "blue red | hand blue=17 | prisoners red:blue=12
        | ulster F1=blue F2=blue F3=red F4=red F5=red H1=blue,red H2=blue W1=blue,red W2=blue C1=blue,red",
    );
    assert_eq!(t.stock("blue"), 1);
    t.play("play 17 ulster F1 ; activate ; promote H1 ; promote W1 ; promote C1");
    assert_eq!(t.stock("blue"), 1);
    assert_eq!(
        t.region("ulster"),
        "F1=blue F2=blue F3=red F4=red F5=red H1=red,blue H2=blue W1=red,blue W2=blue C1=red,blue"
    );
}

#[test]
fn skf1_a_promotion_that_moves_the_fort_keeps_the_old_position_activated() {
    // The fort of F1 is given up for one on H1; F1 is still Blue's and promotes with F2.
    let mut t = table(
        "blue red | hand blue=17 | ulster F1=blue,blue F2=blue F3=blue F4=red F5=red H1=blue H2=blue",
    );
    t.play("play 17 ulster F2 ; activate ; promote H1");
    assert_eq!(
        t.region("ulster"),
        "F1=blue F2=blue F3=blue F4=red F5=red H1=blue,blue H2=blue"
    );
    assert_eq!(t.options("promote"), "H2, W1");
    t.play("promote H2");
    assert_eq!(t.stack("ulster", "H1"), "blue");
    assert_eq!(t.stack("ulster", "H2"), "blue,blue");
    assert_eq!(t.options("promote"), "W1");
}

#[test]
fn ska2_a_capture_on_one_position_and_a_fort_attacked_on_the_other() {
    let mut t = table(
        "blue red | hand blue=31 | cumals blue=1 | ulster F1=red F2=red,red F3=blue F4=blue F5=blue ; play 31 ulster F1+F2 ; place F1 ; place F2",
    );
    assert_eq!(
        t.region("ulster"),
        "F1=red,blue F2=red F3=blue F4=blue F5=blue"
    );
    // Only F1 is activated, and F2 is not Blue's.
    assert_eq!(t.play("activate").legal(), ["end"]);
}

#[test]
fn skt2_an_option_that_nobody_can_pay_is_passed_over_in_every_region() {
    let t = table(
        "blue red white | round 3 played 8 | hand white=17 | cumals blue=0 red=0 white=0
        | connacht H1=red H2=blue | ulster F1=red F2=blue | leinster F1=white F2=white F3=blue ; play 17 connacht F1 ; end",
    );
    assert_eq!(t.options("start"), "red, white");
}

#[test]
fn skt2_a_cumal_spent_in_one_region_is_missing_in_the_next() {
    let mut t = table(
        "blue red white | round 3 played 8 | hand white=17 | cumals blue=1 red=0 white=0 | deck 27
        | ulster F1=red F2=red F3=blue | leinster F1=red F2=red F3=blue ; play 17 connacht F1 ; end",
    );
    t.play("traitor ; end");
    assert_eq!(t.options("start"), "red, white");
}

#[test]
fn skt4_the_traitors_piece_may_make_the_owner_dominant_for_the_next_round_only() {
    // Connacht is settled before Ulster; what happens in Ulster does not open Connacht again.
    let mut t = table(
        "blue red white | round 3 played 8 | hand white=17 | cumals blue=0 red=2 white=0 | deck 27,5
        | connacht F1=red F2=blue F3=blue | ulster F1=red F2=blue F3=blue ; play 17 leinster F1 ; end",
    );
    assert_eq!(t.next_event(), "red");
    t.play("decline ; traitor ; exchange F2 ; end");
    assert_eq!(t.options("start"), "red, white");
}

#[test]
fn sk2p1_two_kings_and_a_ransom_before_the_third_region() {
    let mut t = table(
        "blue red | round 3 played 5 | hand red=17 | cumals blue=0 red=0 | connacht K=blue F1=red,blue F2=red,blue | ulster K=red H1=blue,red
        ; play 17 ulster F1 ; end",
    );
    // Two against one: one of Red's is left with Blue.
    assert_eq!(
        (t.next_event().as_str(), t.prisoners("blue").as_str()),
        ("red", "red=1")
    );
    t.play("ransom 0");
    assert_eq!(t.options("region"), "leinster, munster");
}
