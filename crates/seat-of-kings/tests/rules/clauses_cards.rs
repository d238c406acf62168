//! Clause SKC: cards.

use serde_json::json;

use crate::kit::table;

#[test]
fn skc1_a_stone_is_not_played_as_an_array_nor_an_array_as_a_stone() {
    let t = table("blue red | hand blue=7,17 | ulster F1=red F2=red");
    t.allows("stone 7 ulster F1.0 F2.0");
    t.forbids("play 7 ulster F3", "SKC1");
    t.forbids("stone 17 ulster F1.0 F2.0", "SKC1");
}

#[test]
fn skc1_the_activation_cost_is_that_of_the_card() {
    for (card, positions, cost) in [
        (4, "F1", 0),
        (13, "H1", 1),
        (31, "F1+F2", 1),
        (10, "W1", 2),
        (21, "H1+H2", 2),
        (6, "F2+W1", 3),
        (22, "W1+W2", 4),
    ] {
        let mut t = table(&format!(
            "blue red | hand blue={card} | cumals blue=9 | ulster K=RED"
        ));
        let first = &positions[..2];
        t.play(&format!(
            "play {card} ulster {positions} ; place {first} ; activate"
        ));
        assert_eq!(t.cumals("blue"), 9 - cost, "card {card}");
    }
}

#[test]
fn skc2_fits_are_the_places_where_all_positions_exist() {
    for (card, fits) in [
        (1, "F2, F3, F4, F5"),
        (4, "F1, F2, F3, F4"),
        (16, "F2, F3, F4"),
        (17, "F1, F2, F3, F4, F5"),
        (31, "F1+F2, F2+F3, F3+F4, F4+F5"),
        (25, "F1+F3, F2+F4, F3+F5"),
        (18, "F1+H1, F2+H2, F3+H3, F4+H4"),
        (33, "F2+H1, F3+H2, F4+H3, F5+H4"),
        (6, "F2+W1, F3+W2, F4+W3"),
        (13, "H1, H2, H3, H4"),
        (9, "H1, H2, H3"),
        (15, "H2, H3, H4"),
        (21, "H1+H2, H2+H3, H3+H4"),
        (5, "H1+H3, H2+H4"),
        (24, "H1+W1, H2+W2, H3+W3"),
        (11, "H2+W1, H3+W2, H4+W3"),
        (10, "W1, W2, W3"),
        (3, "W1, W2"),
        (20, "W2, W3"),
        (22, "W1+W2, W2+W3"),
    ] {
        let t = table(&format!("blue red | hand blue={card}"));
        assert_eq!(
            t.options(&format!("play {card} ulster")),
            fits,
            "card {card}"
        );
    }
}

#[test]
fn skc2_greyed_positions_exist_whether_occupied_or_not() {
    let t = table("blue red | hand blue=1,5 | ulster F1=red F3=blue,red H2=red");
    assert_eq!(t.options("play 1 ulster"), "F2, F4, F5");
    assert_eq!(t.options("play 5 ulster"), "H1+H3");
}

#[test]
fn skc2_what_is_no_fit_is_forbidden() {
    let t = table("blue red | hand blue=1,36,6");
    for wrong in [
        "play 1 ulster F1",
        "play 1 ulster H1",
        "play 1 ulster F2+F3",
        "play 36 ulster F1",
        "play 36 ulster H1+F1",
        "play 36 ulster F2+H1",
        "play 36 ulster F5+H4",
        "play 36 ulster F1+F1",
        "play 6 ulster F1+W1",
        "play 6 ulster F5+W3",
    ] {
        t.forbids(wrong, "SKC2");
    }
}

#[test]
fn skc3_the_deck_is_named_and_is_a_reconstruction() {
    assert_eq!(
        table("blue red").position()["options"]["deck"],
        json!("reconstructed")
    );
}

#[test]
fn skc4_the_discards_are_shuffled_when_a_card_is_needed() {
    let mut t = table(
        "blue red | round 3 played 5 | hand red=1 | aside blue=2,3,4 red=5,6,8 | deck | discard rest
        | cumals blue=3 red=0 | ulster F1=red F2=red F3=blue",
    );
    t.play("discard 1");
    assert_eq!(t.next_event(), "blue");
    assert_eq!(t.play("traitor").next_event(), "shuffle");
    // Hands and set-aside cards stay out; the card of this turn is in. Card 17 allows every Farmer.
    t.play("shuffle 17 1 ...");
    assert_eq!(t.legal(), ["end", "exchange F1", "exchange F2"]);
    t.play("end");
    assert_eq!(t.pile("discard"), [17]);
    assert_eq!(t.pile("deck")[0], 1);
    assert_eq!(t.pile("deck").len(), 29);
    assert_eq!(t.position()["reshuffled"], json!(true));
}

#[test]
fn skc4_taking_the_last_card_shuffles_nothing_yet() {
    let mut t = table(
        "blue red | round 3 played 5 | hand red=1 | deck 17 | discard rest | cumals blue=3 red=0 | ulster F1=red F2=red F3=blue",
    );
    t.play("discard 1 ; traitor ; end");
    assert!(t.pile("deck").is_empty());
    assert_eq!(t.pile("discard").len(), 30);
    assert!(t.position().get("reshuffled").is_none());
}

#[test]
fn skc4_a_reshuffle_that_does_not_fit_is_refused() {
    let last = "blue red | round 3 played 5 | hand red=1 | aside blue=2,3,4 red=5,6,8 | deck | discard rest
        | cumals blue=3 red=0 | ulster F1=red F2=red F3=blue ; discard 1 ; traitor";
    let fitting: Vec<String> = (1..=36)
        .filter(|card| ![2, 3, 4, 5, 6, 8].contains(card))
        .map(|card: u8| card.to_string())
        .collect();
    table(last).play(&format!("shuffle {}", fitting.join(" ")));
    let refused = |cards: &[String]| {
        let line = format!("shuffle {}", cards.join(" "));
        assert!(!table(last).refused_event(&line).is_empty());
    };
    refused(&fitting[1..]);
    refused(&[&fitting[..], &["2".to_string()]].concat());
    refused(&[&["2".to_string()], &fitting[1..]].concat());
    refused(&[&fitting[..1], &fitting[..29]].concat());
    refused(&[]);
}
