//! Clauses SKB and SKR: board, setup and the round.

use serde_json::{Value, json};

use crate::kit::{new_error, table, table_of};

/// Regions of a position.
fn regions(position: &Value) -> String {
    let regions = position["options"]["regions"].as_array().expect("regions");
    let names: Vec<&str> = regions.iter().filter_map(Value::as_str).collect();
    names.join(" ")
}

#[test]
fn skb1_regions_are_kept_in_the_order_of_the_board() {
    let chosen = table(
        "new blue red | regions munster connacht ; lots 2 1 ; shuffle ... ; keep 1 2 3 ; keep 7 8 9",
    );
    assert_eq!(regions(&chosen.position()), "connacht munster");
    let read = table("red blue white | regions munster leinster ulster");
    assert_eq!(regions(&read.position()), "ulster leinster munster");
}

#[test]
fn skb2_each_pair_of_neighbours_stands_below_one_position() {
    for (left, right, above) in [
        ("F1", "F2", "H1"),
        ("F2", "F3", "H2"),
        ("F3", "F4", "H3"),
        ("F4", "F5", "H4"),
        ("H1", "H2", "W1"),
        ("H2", "H3", "W2"),
        ("H3", "H4", "W3"),
        ("W1", "W2", "C1"),
        ("W2", "W3", "C2"),
        ("C1", "C2", "K"),
    ] {
        let mut t = table(&format!(
            "blue red | hand blue=7 | cumals blue=3 | ulster {left}=blue {right}=blue"
        ));
        t.play(&format!("stone 7 ulster {left}.0 {right}.0 ; activate"));
        assert_eq!(t.legal(), ["end", &format!("promote {above}")]);
    }
}

#[test]
fn skb2_only_numbers_that_differ_by_one_in_one_rank_are_neighbours() {
    for (one, other) in [
        ("F1", "F3"),
        ("F1", "F5"),
        ("F1", "H1"),
        ("F5", "H1"),
        ("H1", "H3"),
        ("H4", "W1"),
        ("W1", "W3"),
        ("W3", "C1"),
        ("W2", "C2"),
    ] {
        let mut t = table(&format!(
            "blue red | hand blue=7 | cumals blue=3 | ulster {one}=blue {other}=blue"
        ));
        t.play(&format!("stone 7 ulster {one}.0 {other}.0 ; activate"));
        assert_eq!(t.legal(), ["end"], "{one} {other}");
    }
}

#[test]
fn skb3_each_has_twenty_pieces_and_two_kings_less_those_on_the_board_and_prisoners() {
    let start = table("new blue red white yellow");
    for seat in ["blue", "red", "white", "yellow"] {
        assert_eq!((start.stock(seat), start.kings(seat)), (20, 2), "{seat}");
    }
    let later = table(
        "blue red white | prisoners red:blue=3 white:blue=2 | connacht F1=red,blue,blue F2=blue,red K=BLUE | ulster F2=blue,white",
    );
    assert_eq!((later.stock("blue"), later.kings("blue")), (11, 1));
    assert_eq!((later.stock("red"), later.kings("red")), (18, 2));
}

#[test]
fn skb3_seats_play_clockwise_in_the_order_of_the_list() {
    let mut t = table("yellow blue red | starting blue");
    let mut seats = Vec::new();
    for _ in 0..4 {
        seats.push(t.next_event());
        let first = t.hand(&t.next_event())[0];
        t.play(&format!("discard {first}"));
    }
    assert_eq!(seats, ["blue", "red", "yellow", "blue"]);
}

#[test]
fn skb4_the_owner_of_the_top_piece_controls_the_position() {
    let rest = "F3=red F4=red F5=red";
    let mut held = table(&format!(
        "blue red | hand blue=17 | ulster F1=red,blue F2=blue {rest}"
    ));
    held.play("play 17 ulster F2 ; activate");
    assert_eq!(held.options("promote"), "H1");
    let mut lost = table(&format!(
        "blue red | hand blue=17 | ulster F1=blue,red F2=blue {rest}"
    ));
    lost.play("play 17 ulster F2 ; activate");
    assert_eq!(lost.legal(), ["end"]);
}

#[test]
fn skb5_the_bank_is_never_short() {
    let mut t = table("blue red | hand blue=17 | cumals blue=70 red=70");
    assert_eq!(t.play("discard 17").cumals("blue"), 72);
}

#[test]
fn skb6_as_many_regions_as_players() {
    for (seats, names) in [
        ("blue red", "connacht ulster"),
        ("white blue red", "connacht ulster leinster"),
        ("red blue yellow white", "connacht ulster leinster munster"),
    ] {
        assert_eq!(regions(&table(seats).position()), names);
    }
    for wrong in [
        "new blue red | regions ulster",
        "new blue red | regions connacht ulster leinster",
        "new blue red | regions ulster ulster",
        "new blue red white | regions ulster munster",
        "new blue red white yellow | regions connacht ulster leinster",
        "new blue red | regions ulster tara",
    ] {
        assert_ne!(new_error(wrong), "", "{wrong}");
    }
}

#[test]
fn skb6_a_region_that_is_not_in_the_game_cannot_be_played_in() {
    let t = table(
        "blue red | regions ulster munster | hand blue=7,17 | cumals blue=9 | ulster F1=red F2=red",
    );
    assert_eq!(t.options("play 17 munster"), "F1, F2, F3, F4, F5");
    for wrong in [
        "play 17 connacht F1",
        "amnesty leinster 17",
        "stone 7 connacht F1.0 F2.0",
    ] {
        t.forbids(wrong, "SKB6");
    }
}

#[test]
fn skr1_everybody_starts_with_two_cumals() {
    let t = table("new white blue red");
    for seat in ["white", "blue", "red"] {
        assert_eq!(t.cumals(seat), 2, "{seat}");
    }
}

#[test]
fn skr1_the_highest_lot_starts() {
    let mut t = table("new blue red white");
    assert_eq!(t.next_event(), "lots");
    assert_eq!(t.play("lots 17 5 30").next_event(), "shuffle");
    t.play("shuffle ...");
    assert_eq!(t.next_event(), "white");
}

#[test]
fn skr1_lots_that_do_not_fit_are_refused() {
    for wrong in [
        "lots 17 5",
        "lots 17 5 30 2",
        "lots 17 5 17",
        "lots 0 5 30",
        "lots 17 5 37",
        "lots 17 05 30",
        "lots",
        "shuffle 1 2 3",
        "keep 1 2 3",
        "end",
    ] {
        assert!(!table("new blue red white").refused_event(wrong).is_empty());
    }
}

#[test]
fn skr2_six_cards_each_in_blocks_from_the_starting_player() {
    let mut t = table(
        "new blue red white ; lots 1 2 3 ; shuffle 36 1 35 2 34 3 33 4 32 5 31 6 30 7 29 8 28 9 ...",
    );
    assert_eq!(t.next_event(), "white");
    assert_eq!(t.legal().len(), 20);
    t.allows("keep 34 35 36");
    t.allows("keep 1 2 3");
    t.forbids("keep 4 5 6", "SKR2");
    t.play("keep 2 3 36");
    assert_eq!(t.next_event(), "blue");
    t.play("keep 4 5 6");
    assert_eq!(t.next_event(), "red");
    t.play("keep 28 29 30");
    assert_eq!(t.next_event(), "white");
    let position = t.position();
    let cards = |seat: &str, name: &str| position["players"][seat][name].clone();
    assert_eq!(cards("white", "hand"), json!([2, 3, 36]));
    assert_eq!(cards("white", "aside"), json!([1, 34, 35]));
    assert_eq!(cards("blue", "hand"), json!([4, 5, 6]));
    assert_eq!(cards("blue", "aside"), json!([31, 32, 33]));
    assert_eq!(cards("red", "hand"), json!([28, 29, 30]));
    assert_eq!(cards("red", "aside"), json!([7, 8, 9]));
    assert_eq!(t.pile("deck"), (10..=27).collect::<Vec<u8>>());
    assert!(t.pile("discard").is_empty());
    assert_eq!(position["round"], json!(1));
}

#[test]
fn skr2_three_different_cards_of_the_six_ascending() {
    let t = table("new blue red ; lots 2 1 ; shuffle ...");
    t.allows("keep 1 5 6");
    for wrong in [
        "keep 1 1 2",
        "keep 2 1 3",
        "keep 5 6 7",
        "keep 6 5 1",
        "keep 34 35 36",
    ] {
        t.forbids(wrong, "SKR2");
    }
    t.forbids("end", "SKR2");
    assert!(!t.parses("keep 1 2"));
    assert!(!t.parses("keep 1 2 37"));
}

#[test]
fn skr2_a_deal_needs_all_thirty_six_cards() {
    let all: Vec<String> = (1..=36).map(|card: u8| card.to_string()).collect();
    for wrong in [
        all[1..].join(" "),
        format!("{} 1", all.join(" ")),
        format!("1 1 {}", all[2..].join(" ")),
        format!("37 {}", all[1..].join(" ")),
    ] {
        let t = table("new blue red ; lots 2 1");
        assert!(!t.refused_event(&format!("shuffle {wrong}")).is_empty());
    }
}

#[test]
fn skr2_the_second_round_is_played_with_the_cards_set_aside() {
    let mut t = table(
        "blue red | round 1 played 5 | hand red=20 | aside blue=1,2,3 red=4,5,6 ; discard 20",
    );
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.hand("blue"), [1, 2, 3]);
    assert_eq!(t.hand("red"), [4, 5, 6]);
    assert_eq!(t.position()["players"]["red"]["aside"], json!([]));
    assert_eq!(t.position()["round"], json!(2));
    // The third deal is from all 36 again.
    t.play("discard 4 ; discard 1 ; discard 5 ; discard 2 ; discard 6 ; discard 3");
    assert_eq!(t.next_event(), "shuffle");
    t.play("shuffle 20 4 1 ... ; keep 1 4 20 ; keep 6 7 8");
    assert_eq!(t.position()["round"], json!(3));
    assert_eq!(t.position()["starting"], json!("blue"));
    assert!(t.pile("discard").is_empty());
    assert_eq!(t.pile("deck").len(), 24);
}

#[test]
fn skr3_one_card_each_three_times_round() {
    let mut t = table("blue red white | starting red | hand blue=1,2,3 red=4,5,6 white=8,9,10");
    let mut seats = Vec::new();
    for card in [4, 8, 1, 5, 9, 2, 6, 10, 3] {
        seats.push(t.next_event());
        t.play(&format!("discard {card}"));
    }
    assert_eq!(
        seats.join(" "),
        "red white blue red white blue red white blue"
    );
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.options("start"), "blue, white");
}

#[test]
fn skr3_only_a_card_of_the_hand_can_be_used() {
    let t =
        table("blue red | hand blue=1,17,19 red=2,18,28 | cumals blue=9 | ulster F1=red F2=red");
    for wrong in [
        "discard 2",
        "amnesty ulster 18",
        "play 18 ulster F3+H3",
        "stone 28 ulster F1.0 F2.0",
        "discard 36",
    ] {
        t.forbids(wrong, "SKR3");
    }
    t.forbids("end", "SKR3");
}

#[test]
fn skr4_all_the_decisions_of_a_turn() {
    let t = table("blue red | played 4 | hand blue=22 | cumals blue=4 | connacht F1=red F2=red");
    assert_eq!(
        t.legal(),
        [
            "amnesty connacht 22",
            "amnesty ulster 22",
            "discard 22",
            "play 22 connacht W1+W2",
            "play 22 connacht W2+W3",
            "play 22 ulster W1+W2",
            "play 22 ulster W2+W3",
        ]
    );
    let t =
        table("blue red | played 4 | hand blue=7 | cumals blue=3 | connacht F1=red W2=red,blue");
    assert_eq!(
        t.legal(),
        [
            "discard 7",
            "stone 7 connacht F1.0 W2.0",
            "stone 7 connacht F1.0 W2.1",
            "stone 7 connacht W2.0 W2.1",
        ]
    );
}

#[test]
fn skr4_a_discard_takes_two_cumals_and_the_card_lies_on_the_pile() {
    let mut t = table("blue red | hand blue=1,17,19 | discard 30,35 | cumals blue=1 ; discard 17");
    assert_eq!(t.cumals("blue"), 3);
    assert_eq!(t.hand("blue"), [1, 19]);
    assert_eq!(t.pile("discard"), [17, 30, 35]);
    assert_eq!(t.next_event(), "red");
    t.play("discard 2");
    assert_eq!(t.pile("discard"), [2, 17, 30, 35]);
}

#[test]
fn skr4_played_cards_lie_on_the_pile_too() {
    let mut t = table("blue red | hand blue=7,17 red=13 | cumals red=4 | ulster F1=red F2=red");
    t.play("stone 7 ulster F1.0 F2.0 ; end ; amnesty ulster 13 ; play 17 ulster F3 ; end");
    assert_eq!(t.pile("discard"), [7, 13, 17]);
}

#[test]
fn skr5_the_starting_player_names_any_other() {
    let mut t = table(
        "blue red white | starting white played 8 round 3 | hand red=1 | aside blue=2,3,4 ; discard 1",
    );
    assert_eq!(t.next_event(), "white");
    assert_eq!(t.legal(), ["start blue", "start red"]);
    t.forbids("start white", "SKR5");
    t.forbids("start yellow", "SKR5");
    t.forbids("end", "SKR5");
    t.play("start red");
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.position()["starting"], json!("red"));
    assert_eq!(t.position()["round"], json!(4));
    assert_eq!(t.position()["played"], json!(0));
}

#[test]
fn skr5_with_two_seats_nobody_is_asked_who_starts() {
    let t = table("blue red | played 5 round 3 | hand red=1 ; discard 1");
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.position()["starting"], json!("red"));
}

#[test]
fn skr5_traitors_come_before_income() {
    let mut t = table(
        "blue red | played 5 round 3 | hand red=17 | deck 27 | cumals blue=1 red=0 | ulster F1=red F2=red F3=red F4=blue F5=blue",
    );
    t.play("play 17 connacht F1 ; end ; traitor ; exchange F3 ; end");
    assert_eq!((t.cumals("blue"), t.cumals("red")), (1, 0));
}

#[test]
fn skr5_income_comes_before_the_clearing() {
    let mut t = table(
        "blue red white | played 8 round 3 | hand white=17 | cumals blue=0 red=0 white=0 | ulster K=red F1=blue F2=blue H1=blue",
    );
    t.play("play 17 connacht F1 ; end");
    assert_eq!(t.cumals("blue"), 2);
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.region("ulster"), "K=RED");
}

#[test]
fn skr5_prisoners_of_the_clearing_are_ransomed_in_the_same_round() {
    let mut t = table(
        "blue red white | played 8 round 3 | hand white=17 | cumals blue=1 red=0 white=0 | ulster K=red F1=blue,red",
    );
    t.play("play 17 connacht F1 ; end");
    // Blue is eligible as a traitor: there is a captive.
    t.play("decline");
    assert_eq!(
        t.options("garrison"),
        "C1, C2, F1, F2, F3, F4, F5, H1, H2, H3, H4, W1, W2, W3"
    );
    t.play("end");
    assert_eq!(t.next_event(), "blue");
    assert_eq!(t.legal(), ["ransom 0", "ransom 1"]);
    t.play("ransom 1");
    // Only then is the new Starting Player named.
    assert_eq!(
        (t.next_event().as_str(), t.options("start").as_str()),
        ("blue", "red, white")
    );
}

#[test]
fn skr5_a_position_read_again_is_the_same() {
    let mut t = table(
        "blue red white | starting white played 4 | hand blue=1,2 | ulster F1=red,blue K=WHITE",
    );
    let again = table_of(&t.position());
    assert_eq!(again.position(), t.position());
    assert_eq!(again.legal(), t.legal());
    t.play("discard 1");
    assert_eq!(table_of(&t.position()).legal(), t.legal());
}
