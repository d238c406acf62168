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
        "leads": {
            "by": "kingdoms", "counts": [4, 4], "fewer": true,
            "tie": {"by": "territory", "counts": [4, 4], "fewer": false},
        },
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
fn pc3_every_row_has_its_counts_and_both_sides_their_qualified_rows() {
    let text = "poisoned-chalice r2r1/1r5/1b3bb/4r1b/2br3/b1rb3/1r3 red battle - - -";
    for seat in ["red", "blue"] {
        let board = board(&text.replace(" red ", &format!(" {seat} ")));
        assert_eq!(board["qualified_rows"], json!(["ADFG", "13467"]));
        assert_eq!(
            board["rows"].as_object().map(serde_json::Map::len),
            Some(14)
        );
        assert_eq!(board["rows"]["B"], json!([2, 1]));
        assert_eq!(board["rows"]["5"], json!([0, 3]));
    }
    let start = board("poisoned-chalice");
    assert_eq!(
        (&start["rows"], &start["qualified_rows"]),
        (&Value::Null, &Value::Null)
    );
}

#[test]
fn shd1_doubles_count_the_ringforts_in_each_area() {
    let board = board("four-treasures-doubles 5/7/1b5/3r3/4r2/7/5 south battle - - -");
    assert_eq!(
        board["area_counts"],
        json!([[2, 0], [1, 1], [1, 1], [2, 0]])
    );
}

/// The lead in the view of a position.
fn leads(position: &str) -> Value {
    board(position)["leads"].clone()
}

#[test]
fn m2_the_fewest_kingdoms_lead() {
    for book in ["sacred-hill-1", "poisoned-chalice"] {
        let leads = leads(&format!("{book} 5/7/7/rr1r3/bb5/7/5 red battle - - -"));
        let expected = json!({"by": "kingdoms", "counts": [2, 1], "fewer": true, "side": 1});
        assert_eq!(leads, expected);
    }
}

#[test]
fn m3_the_most_bridges_lead_and_then_territory() {
    let tied = leads("four-treasures 5/7/7/rr1r3/bb5/7/5 red battle - - -");
    let expected = json!({
        "by": "bridges", "counts": [1, 1], "fewer": false,
        "tie": {"by": "territory", "counts": [3, 2], "fewer": false, "side": 0},
    });
    assert_eq!(tied, expected);
    let ahead = leads("four-treasures 5/7/7/rr1r3/bbb4/7/5 red battle - - -");
    assert_eq!(
        (&ahead["side"], &ahead["counts"]),
        (&json!(1), &json!([1, 2]))
    );
}

#[test]
fn hk14_captured_kings_decide_after_a_double_capture() {
    let over = "high-kings-1 RrBrr/Rrrrrrr/rrrr1rr/rrrrrrr/rrrr1rr/Rrrrrrr/rrrrr - over 0:2 - -";
    let expected = json!({"by": "kings_captured", "counts": [2, 0], "fewer": false, "side": 0});
    assert_eq!(leads(over), expected);
    let battle =
        "high-kings-1 RrBrr/Rrrrrrr/rrrr1Br/rrrrrrr/rrrr1rr/Rrrrrrr/rrrrr blue battle 0:1 - -";
    assert_eq!(leads(battle)["by"], "kingdoms");
}

#[test]
fn sd7_at_equal_kingdoms_the_spare_ringfort_decides() {
    let links = "A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6";
    let forts = "rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb";
    let expected = json!({
        "by": "kingdoms", "counts": [1, 1], "fewer": true,
        "tie": {"by": "spare", "counts": [23, 22], "fewer": false, "side": 0},
    });
    assert_eq!(
        leads(&format!("stone-of-destiny {forts} blue battle - - {links}")),
        expected
    );
}

#[test]
fn m5_nobody_leads_before_battle_or_before_both_have_built() {
    for position in [
        "sacred-hill-1 5/7/7/3r3/7/7/5 blue manoeuvres - - -",
        "four-treasures 5/7/7/3r3/7/7/5 blue battle - - -",
        "high-kings-1",
        "poisoned-chalice",
        "stone-of-destiny",
    ] {
        assert_eq!(leads(position), Value::Null, "{position}");
    }
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
