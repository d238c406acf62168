//! Boards: what a page draws agrees with the figures of the manual, and with what the clauses say of every hill.

use catalog::AnyGame;
use play::RingfortsView;
use serde_json::{Value, json};

/// The board of a position, as a client reads it.
fn board(position: &str) -> Value {
    let game = AnyGame::read(position).unwrap_or_else(|refused| panic!("{position}: {refused}"));
    let board = RingfortsView::of_game(&game).expect("a ringfort game");
    serde_json::to_value(&board).expect("JSON")
}

#[test]
fn what_there_is_nothing_of_is_left_out() {
    let empty = json!({"phase": "manoeuvres", "ringforts": ["", ""]});
    assert_eq!(board("sacred-hill-1"), empty);
}

#[test]
fn fig_1_4_besieged_d6_must_be_captured() {
    let text = "sacred-hill-1 2b2/2brb2/3b3/1r3r1/7/2r4/5 blue battle - - -";
    let expected = json!({
        "phase": "battle",
        "ringforts": ["B4C2D6F4", "C6D5D7E6"],
        "kingdoms": [["B4", "C2", "D6", "F4"], ["C6", "D5", "D7", "E6"]],
        "besieged": ["D6", ""],
        "must_capture": "D6",
    });
    assert_eq!(board(text), expected);
    // It is Red's turn: the siege stands, and nothing must be captured.
    assert_eq!(
        board(&text.replace("blue", "red"))["must_capture"],
        Value::Null
    );
}

#[test]
fn fig_1_5_a_vacant_hill_is_besieged_for_the_color_that_is_not_around_it() {
    let text = "sacred-hill-1 bbbbb/bbbbbbb/bbbb1bb/bbbbbbb/rrrrrrr/rrrrrrr/rrrrr red battle - - -";
    let board = board(text);
    assert_eq!(board["besieged_hills"], json!(["E5", ""]));
    assert_eq!(board["must_capture"], Value::Null);
    assert_eq!(board["kingdoms"][0].as_array().map(Vec::len), Some(1));
}

#[test]
fn fig_2_4_the_besieged_b1_is_an_op2_and_may_wait() {
    let board = board("sacred-hill-2 5/7/4r2/7/7/1b5/rb1b1 blue battle - - -");
    assert_eq!(board["priorities"][1][2], "B1C2D1");
    assert_eq!(board["priorities"][0][1], "D5E4E6F5");
    assert_eq!(
        (&board["besieged"], &board["lull"]),
        (&json!(["B1", ""]), &json!(false))
    );
    assert_eq!(board["must_capture"], Value::Null);
}

#[test]
fn fig_2_5_besieged_op4_must_be_taken_at_once() {
    let board = board("sacred-hill-2 5/5r1/2r1rbr/1r1r1r1/7/7/b4 red battle - - -");
    assert_eq!(board["priorities"][0][4], "F5");
    assert_eq!(board["priorities"][0][3], "C4D5E4");
    assert_eq!(board["must_capture"], "F5");
}

#[test]
fn shd1_doubles_tell_the_areas_of_their_four_seats() {
    let board = board("four-treasures-doubles");
    let areas = board["areas"].as_array().expect("a list");
    assert_eq!(areas.len(), 4);
    assert!(
        areas[0]
            .as_str()
            .is_some_and(|south| south.contains("D1") && !south.contains("D5"))
    );
    assert!(
        areas[3]
            .as_str()
            .is_some_and(|east| east.contains("G4") && !east.contains("C4"))
    );
    assert_eq!(
        board["kingdoms"],
        Value::Null,
        "bridges count, kingdoms do not"
    );
}

#[test]
fn fig_6_5_kings_reach_e3_only() {
    let text =
        "high-kings-1 RrBrr/Rrrrrrr/rrrr1Br/rrrrrrr/rrrr1rr/RrrrrrB/rrrrr blue battle 0:0 - -";
    let board = board(text);
    assert_eq!(board["reach"], json!({"F5": "E3", "G2": "E3"}));
    assert_eq!(board["kings"], json!(["A2A6B7", "D7F5G2"]));
    assert_eq!(board["sacrifices"], Value::Null);
}

#[test]
fn fig_7_1_a_stranded_king_and_where_it_may_sacrifice_next() {
    let text =
        "high-kings-2 bbbbR/Bbbbbbr/rrbrbbb/rrRbbbr/rnrRbr1/brrr1rr/rbrb1 red battle 0:1 - -";
    assert_eq!(board(text)["stranded"], "B3");
    let next = AnyGame::read(text).map(|mut game| {
        game.play_text("C4-A3").expect("legal");
        game.to_string()
    });
    let board = board(&next.expect("a position"));
    assert_eq!(board["reach"], json!({"B3": "C1C5D4"}));
    assert_eq!(board["sacrifices"], json!({"B3": "C1"}));
}

#[test]
fn fig_8_5_and_8_6_qualified_rows_are_those_of_the_seat_to_move() {
    let text = "poisoned-chalice r2r1/1r5/1b3bb/4r1b/2br3/b1rb3/1r3 red battle - - -";
    assert_eq!(board(text)["qualified"], "ADFG");
    assert_eq!(
        board(&text.replace(" red ", " blue "))["qualified"],
        "13467"
    );
}

#[test]
fn fig_8_7_without_qualified_rows_blue_must_capture() {
    let text =
        "poisoned-chalice 1bbrb/bbbbbbb/brbbbrb/bbbbbbb/rrrrrrr/rrrrrrr/rrrrr blue battle - - -";
    let board = board(text);
    assert_eq!(
        (&board["qualified"], &board["must_capture"]),
        (&json!(""), &json!("B5E7F5"))
    );
}

#[test]
fn fig_9_3_only_what_is_neither_linked_nor_under_the_king_can_be_taken() {
    let links = "A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6";
    let forts = "rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb";
    let board = board(&format!("stone-of-destiny {forts} blue battle - - {links}"));
    assert_eq!(board["unlinked"][0], "F5");
    assert_eq!(board["links"], json!([links.replace(',', ""), ""]));
    assert_eq!(board["besieged"], Value::Null);
    assert_eq!(board["kings"], json!(["E5", "D1"]));
}
