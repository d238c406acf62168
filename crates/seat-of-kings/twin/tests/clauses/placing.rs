//! Cards, placing, forts: SKC, SKP, SKF and SKM.

use crate::kit::{all_legal, both, count, legal, pieces, seat, setup, stack, why};
use serde_json::json;

#[test]
fn skc3_the_cards_that_the_texts_describe() {
    let game = setup("blue red").hand("blue", &[1, 13, 18]).read();
    assert_eq!(legal(&game, "play 1 connacht"), "F2 F3 F4 F5");
    assert_eq!(legal(&game, "play 13 ulster"), "H1 H2 H3 H4");
    assert_eq!(legal(&game, "play 18 ulster"), "F1+H1 F2+H2 F3+H3 F4+H4");
    assert_eq!(why(&game, "play 1 ulster F1"), "SKC2");
    assert_eq!(why(&game, "play 18 ulster H1+F1"), "SKC2");
    assert_eq!(why(&game, "play 18 ulster F1"), "SKC2");
}

#[test]
fn example_2_an_empty_position_if_possible() {
    // The leftmost Farmer position cannot be reached, the three in the middle are occupied.
    let board = json!({"connacht": both(pieces("blue", "F2 F4"), pieces("red", "F3"))});
    let game = setup("blue red").hand("blue", &[1]).board(board).read();
    assert_eq!(legal(&game, "play 1 connacht"), "F5");
    assert_eq!(why(&game, "play 1 connacht F3"), "SKP1");
    assert_eq!(why(&game, "play 1 connacht F1"), "SKC2");
}

#[test]
fn example_3_a_single_herdsman() {
    let board = json!({"connacht": pieces("red", "H1 H3"), "ulster": pieces("red", "H1 H2 H3 H4")});
    let game = setup("blue red").hand("blue", &[13]).board(board).read();
    assert_eq!(legal(&game, "play 13 connacht"), "H2 H4");
    assert_eq!(legal(&game, "play 13 ulster"), "H1 H2 H3 H4");
}

#[test]
fn skp1_most_empty_positions() {
    // F1+H1 has none empty, F2+H2 and F3+H3 one, F4+H4 none.
    let board = json!({"connacht": pieces("red", "F1 H1 F2 H3 F4 H4")});
    let game = setup("blue red").hand("blue", &[18]).board(board).read();
    assert_eq!(legal(&game, "play 18 connacht"), "F2+H2 F3+H3");
    assert_eq!(why(&game, "play 18 connacht F1+H1"), "SKP1");
}

#[test]
fn skp2_any_order_each_once_and_voluntary() {
    let start = setup("blue red").hand("blue", &[18]);
    let game = start.after("play 18 connacht F2+H2");
    assert_eq!(
        all_legal(&game),
        "end, place F2, place H2",
        "nothing to activate"
    );
    let game = start.after("play 18 connacht F2+H2, place H2");
    assert_eq!(all_legal(&game), "activate, end, place F2");
    assert_eq!(why(&game, "place H2"), "SKP2");
    assert_eq!(why(&game, "place F3"), "SKP2");
    assert_eq!(seat(&start.after("play 18 connacht F2+H2, end")), "red");
}

#[test]
fn skp3_capture_releases_own_captives() {
    let board = json!({"connacht": {"F1": ["red"], "F2": ["red"], "F3": ["blue", "red", "blue", "white"], "F4": ["white"], "F5": ["red"]}});
    let start = setup("blue red white").hand("blue", &[17]).board(board);
    let game = start.after("play 17 connacht F3, place F3");
    assert_eq!(
        stack(&game, "connacht", "F3"),
        json!(["red", "white", "blue"])
    );
    assert_eq!(count(&start.read(), "stock", "blue"), 18);
    assert_eq!(count(&game, "stock", "blue"), 19);
}

#[test]
fn skp5_an_empty_region_costs_two_cumals() {
    let start = setup("blue red").hand("blue", &[18, 17]).cumals("blue", 3);
    let game = start.after("play 18 connacht F2+H2, place H2, place F2");
    assert_eq!(count(&game, "cumals", "blue"), 1);
    let poor = setup("blue red").hand("blue", &[18]).cumals("blue", 1);
    let game = poor.after("play 18 connacht F2+H2");
    assert_eq!(all_legal(&game), "end");
    assert_eq!(why(&game, "place F2"), "SKP5");
    // A King piece counts as a piece.
    let board = json!({"connacht": {"K": ["RED"]}});
    let game = setup("blue red white")
        .hand("blue", &[17])
        .cumals("blue", 0)
        .board(board);
    assert_eq!(legal(&game.after("play 17 connacht F1"), "place"), "F1");
}

#[test]
fn skp5_the_first_starting_player_is_exempt_in_the_whole_first_round() {
    let first = setup("blue red")
        .round(1)
        .cumals("blue", 0)
        .cumals("red", 0);
    let game = first.hand("blue", &[17]).hand("red", &[27]);
    assert_eq!(legal(&game.after("play 17 ulster F1"), "place"), "F1");
    assert_eq!(
        legal(&game.played(2).after("play 17 ulster F1"), "place"),
        "F1"
    );
    let red = setup("blue red")
        .round(1)
        .hand("red", &[27])
        .played(1)
        .cumals("red", 0);
    assert_eq!(legal(&red.after("play 27 ulster F1"), "place"), "");
    let third = setup("blue red")
        .round(3)
        .hand("blue", &[17])
        .cumals("blue", 0);
    assert_eq!(legal(&third.after("play 17 ulster F1"), "place"), "");
}

#[test]
fn skp6_stock_before_the_placing() {
    // Blue has all 20 pieces on the board; the captive would come back by the placing, but too late.
    let board = json!({
        "connacht": both(pieces("blue", "F1 F2 F3 F4 H1 H2 H3 H4 W1 W2"), json!({"F5": ["blue", "red"]})),
        "ulster": pieces("blue", "F1 F2 F3 F4 F5 H1 H2 H3 H4"),
    });
    let start = setup("blue red").hand("blue", &[16, 17]).board(board);
    let game = start.after("play 17 connacht F5");
    assert_eq!(count(&game, "stock", "blue"), 0);
    assert_eq!(why(&game, "place F5"), "SKP6");
}

#[test]
fn skf1_one_fort_for_each_player_in_a_region() {
    let row = json!({"F1": ["blue"], "F2": ["blue", "blue"], "F3": ["red", "red"], "F4": ["red"], "F5": ["blue"]});
    let start = setup("blue red")
        .hand("blue", &[17])
        .board(json!({"connacht": row}));
    let game = start.after("play 17 connacht F1, place F1");
    assert_eq!(stack(&game, "connacht", "F1"), json!(["blue", "blue"]));
    assert_eq!(
        stack(&game, "connacht", "F2"),
        json!(["blue"]),
        "the old fort"
    );
    assert_eq!(stack(&game, "connacht", "F3"), json!(["red", "red"]));
    assert_eq!(count(&game, "stock", "blue"), 16);
    let game = start.after("play 17 connacht F2");
    assert_eq!(why(&game, "place F2"), "SKF1", "two at most");
    assert_eq!(all_legal(&game), "activate, end");
}

#[test]
fn skf2_placing_onto_a_fort_only_takes_its_top() {
    let row = json!({"F1": ["blue"], "F2": ["blue"], "F3": ["blue", "white", "red", "red"], "F4": ["red"], "F5": ["blue"]});
    let start = setup("blue red white")
        .hand("blue", &[17])
        .board(json!({"connacht": row}));
    let game = start.after("play 17 connacht F3, place F3");
    assert_eq!(
        stack(&game, "connacht", "F3"),
        json!(["blue", "white", "red"])
    );
    assert_eq!(
        count(&game, "stock", "blue"),
        16,
        "nothing placed, nothing released"
    );
    assert_eq!(count(&game, "stock", "red"), 18);
    assert_eq!(all_legal(&game), "end", "placed once, nothing activated");
    assert_eq!(why(&game, "activate"), "SKA2");
}

#[test]
fn skm1_amnesty() {
    let board = json!({"connacht": {"F1": ["red", "blue", "white"], "H1": ["red", "red"], "K": ["blue", "red"]}, "ulster": {"F1": ["red", "blue"]}});
    let start = setup("blue red white")
        .hand("blue", &[17])
        .cumals("blue", 4)
        .board(board);
    let game = start.after("amnesty connacht 17");
    assert_eq!(
        game.final_state()["board"],
        json!({"connacht": {"F1": ["white"], "H1": ["red"], "K": ["red"]}, "ulster": {"F1": ["red", "blue"]}})
    );
    assert_eq!(
        (count(&game, "cumals", "blue"), seat(&game).as_str()),
        (0, "red")
    );
    let game = start.it().after("amnesty connacht 17");
    assert_eq!(
        stack(&game, "connacht", "K"),
        json!(["blue", "red"]),
        "SKO1"
    );
    // Legal without captives too, but not without 4 cumals.
    let game = setup("blue red")
        .hand("blue", &[17])
        .cumals("blue", 4)
        .read();
    assert!(game.legal().contains(&"amnesty ulster 17".to_string()));
    let game = setup("blue red")
        .hand("blue", &[17])
        .cumals("blue", 3)
        .read();
    assert_eq!(why(&game, "amnesty ulster 17"), "SKM1");
}

#[test]
fn skr4_a_discard_brings_two_cumals() {
    let game = setup("blue red").hand("blue", &[17]).after("discard 17");
    assert_eq!(count(&game, "cumals", "blue"), 11);
    let position = game.position().expect("a turn");
    assert_eq!(position["discard"], json!([17]));
    assert_eq!(position["stage"], json!({"name": "turn", "seat": "red"}));
}
