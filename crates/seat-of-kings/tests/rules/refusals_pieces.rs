//! Refused position JSON: cards and pieces that cannot be.

use serde_json::{Value, json};

use crate::kit::{position_json, table, table_of};
use crate::refusals::{BASE, THREE, put, refused, with};

#[test]
fn a_card_twice() {
    let cards = ["deck", "discard", "players"];
    let mut deck = position_json(BASE);
    deck["deck"][0] = deck["deck"][1].clone();
    refused(&deck, &cards);
    let mut hand = position_json(BASE);
    hand["players"]["blue"]["hand"][0] = json!(36);
    refused(&hand, &cards);
    let mut aside = position_json(BASE);
    aside["players"]["blue"]["aside"][0] = aside["players"]["red"]["hand"][0].clone();
    refused(&aside, &cards);
    refused(&with(BASE, "discard", json!([35, 36, 36])), &cards);
}

#[test]
fn a_card_missing() {
    refused(
        &with(BASE, "discard", json!([36])),
        &["deck", "discard", "players"],
    );
    refused(
        &with(BASE, "deck", json!([])),
        &["deck", "discard", "players"],
    );
}

#[test]
fn cards_out_of_range() {
    for card in [
        json!(0),
        json!(37),
        json!(-1),
        json!(300),
        json!(1.5),
        json!("7"),
        json!(null),
    ] {
        refused(&with(BASE, "discard", json!([35, 36, card])), &["discard"]);
        let mut hand = position_json(BASE);
        hand["players"]["blue"]["hand"][0] = card;
        refused(&hand, &["players.blue.hand"]);
    }
}

#[test]
fn more_than_twenty_pieces_of_a_color() {
    let mut held = position_json(BASE);
    held["players"]["red"]["prisoners"] = json!({"blue": 20});
    refused(&held, &["players", "board"]);
    held["players"]["red"]["prisoners"] = json!({"blue": 19});
    assert_eq!(table_of(&held).stock("blue"), 0);
    let three = "blue red white | prisoners red:blue=11 white:blue=10";
    refused(&position_json(three), &["players", "board"]);
}

#[test]
fn stacks_that_break_skb4() {
    for stack in [
        json!(["blue", "red", "blue"]),
        json!(["blue", "blue", "blue"]),
        json!(["blue", "blue", "red", "blue"]),
        json!(["blue", "red", "blue", "blue"]),
        json!(["red", "blue", "red", "red"]),
    ] {
        refused(&with(BASE, "board.ulster.H1", stack), &["board.ulster.H1"]);
    }
}

#[test]
fn two_forts_of_a_player_in_a_region() {
    refused(
        &position_json("blue red | ulster F1=blue,blue H2=red,blue,blue"),
        &["board.ulster"],
    );
    table("blue red | ulster F1=blue,blue H2=red,red | connacht F1=blue,blue");
    table("blue red | ulster F1=blue,blue H2=blue,blue,red");
}

#[test]
fn a_king_piece_outside_the_king_position() {
    for stack in [
        json!(["BLUE"]),
        json!(["BLUE", "red"]),
        json!(["red", "BLUE"]),
    ] {
        refused(&with(BASE, "board.ulster.C1", stack), &["board.ulster.C1"]);
    }
}

#[test]
fn a_fort_or_a_king_piece_with_captives_on_k() {
    for stack in [
        json!(["blue", "blue"]),
        json!(["red", "blue", "blue"]),
        json!(["red", "BLUE"]),
        json!(["BLUE", "red"]),
        json!(["BLUE", "BLUE"]),
        json!(["blue", "BLUE"]),
    ] {
        refused(&with(BASE, "board.ulster.K", stack), &["board.ulster.K"]);
    }
    table("blue red white | ulster K=red,red,white,blue");
}

#[test]
fn a_player_with_two_king_positions() {
    for (one, other) in [("BLUE", "BLUE"), ("blue", "BLUE"), ("blue", "red,blue")] {
        refused(
            &position_json(&format!("blue red | connacht K={one} | ulster K={other}")),
            &["board"],
        );
    }
    table("blue red | connacht K=blue | ulster K=blue,red");
}

#[test]
fn a_player_with_all_positions_of_a_region() {
    for board in [
        "rest=blue",
        "K=BLUE rest=blue",
        "K=red,blue F1=red,blue rest=blue",
    ] {
        refused(
            &position_json(&format!("blue red | ulster {board}")),
            &["board.ulster", "board"],
        );
    }
    table("blue red | ulster F1=red rest=blue");
}

#[test]
fn pieces_in_a_closed_region() {
    for board in ["F1=blue K=BLUE", "F1=red", "K=blue", "H1=red,blue K=RED"] {
        let notation = format!("blue red | closed connacht | connacht {board}");
        refused(&position_json(&notation), &["board.connacht", "closed"]);
    }
    table("blue red | closed connacht | connacht K=RED");
}

#[test]
fn closed_regions_with_more_than_two_players_or_unknown_ones() {
    refused(&with(THREE, "closed", json!(["connacht"])), &["closed"]);
    refused(&with(BASE, "closed", json!(["munster"])), &["closed"]);
    refused(&with(BASE, "closed", json!(["tara"])), &["closed"]);
    refused(&with(BASE, "closed", json!([1])), &["closed"]);
    refused(&with(BASE, "closed", json!("connacht")), &["closed"]);
}

#[test]
fn hands_that_do_not_fit_the_turns_that_are_left() {
    for (seat, count) in [("blue", 3), ("blue", 1), ("red", 2), ("red", 4)] {
        let mut position = position_json(BASE);
        let mut held: Vec<Value> = position["players"][seat]["hand"]
            .as_array()
            .expect("cards")
            .clone();
        let mut deck = position["deck"].as_array().expect("cards").clone();
        while held.len() < count {
            held.push(deck.pop().expect("a card"));
        }
        deck.extend(held.split_off(count));
        put(&mut position, &format!("players.{seat}.hand"), json!(held));
        put(&mut position, "deck", json!(deck));
        refused(&position, &[&format!("players.{seat}.hand")]);
    }
}

#[test]
fn aside_is_three_cards_in_odd_rounds_and_none_in_even_ones() {
    let mut odd = position_json(BASE);
    let card = odd["players"]["red"]["aside"]
        .as_array_mut()
        .and_then(Vec::pop)
        .expect("a card");
    odd["deck"].as_array_mut().expect("cards").push(card);
    refused(&odd, &["players.red.aside"]);
    let mut even = position_json(&BASE.replace("round 3", "round 4"));
    let card = even["deck"]
        .as_array_mut()
        .and_then(Vec::pop)
        .expect("a card");
    even["players"]["blue"]["aside"] = json!([card]);
    refused(&even, &["players.blue.aside"]);
}
