//! Activation and promotion: SKA.

use crate::kit::{after, all_legal, both, count, legal, pieces, seat, setup, stack, why};
use serde_json::json;

#[test]
fn example_5_promotion() {
    // Blue plays the Farmer card onto the white piece, and goes on from rank to rank at no further cost.
    let row = both(pieces("blue", "F3 H2 W2 C2"), pieces("white", "F2 F4 F5"));
    let start = setup("blue white").hand("blue", &[1]).cumals("blue", 0);
    let game = start
        .board(json!({"connacht": row}))
        .after("play 1 connacht F2, place F2, activate");
    assert_eq!(
        legal(&game, "promote"),
        "H2",
        "H2 is Blue's: a fort, or leave it"
    );
    let row = both(pieces("blue", "F1 H2 W2"), pieces("white", "F2 F3 F4 F5"));
    let start = setup("blue white").hand("blue", &[1]).cumals("blue", 0);
    let start = start.board(json!({"connacht": row}));
    let game = start.after("play 1 connacht F2, place F2, activate");
    assert_eq!(legal(&game, "promote"), "H1");
    let game = after(&game, "promote H1");
    assert_eq!(legal(&game, "promote"), "W1");
    assert_eq!(why(&game, "promote H1"), "SKA5");
    let game = after(&game, "promote W1");
    assert_eq!(legal(&game, "promote"), "C1");
    let game = after(&game, "promote C1");
    assert_eq!(all_legal(&game), "end");
    assert_eq!(count(&game, "cumals", "blue"), 0);
}

#[test]
fn ska1_the_cost_is_paid_once_for_the_card() {
    let row = pieces("blue", "W2");
    let start = setup("blue red").hand("blue", &[22]).cumals("blue", 4);
    let start = start.board(json!({"connacht": row}));
    let game = start.after("play 22 connacht W1+W2, activate");
    assert_eq!(count(&game, "cumals", "blue"), 0);
    assert_eq!(why(&game, "activate"), "SKA1");
    let poor = setup("blue red").hand("blue", &[22]).cumals("blue", 3);
    let poor = poor.board(json!({"connacht": pieces("blue", "W2")}));
    let game = poor.after("play 22 connacht W1+W2, place W1");
    assert_eq!(why(&game, "activate"), "SKA1");
    assert_eq!(all_legal(&game), "end, place W2");
}

#[test]
fn ska2_controlled_placement_positions_are_activated_without_placing() {
    let row = pieces("blue", "F1 F2 F3 F4 F5");
    let start = setup("blue red")
        .hand("blue", &[17])
        .board(json!({"connacht": row}));
    let game = start.after("play 17 connacht F2, activate");
    assert_eq!(legal(&game, "promote"), "H1 H2");
    assert_eq!(why(&game, "promote H3"), "SKA3");
    assert_eq!(why(&game, "promote F3"), "SKA3");
    assert_eq!(why(&game, "place F2"), "SKP2");
}

#[test]
fn ska3_capture_by_promotion_releases_own_captives() {
    let row = json!({"F1": ["blue"], "F2": ["red"], "F3": ["red"], "F4": ["red"], "F5": ["red"], "H1": ["blue", "blue", "red", "white"]});
    let start = setup("blue red white")
        .hand("blue", &[17])
        .board(json!({"connacht": row}));
    let game = start.after("play 17 connacht F2, place F2, activate, promote H1");
    assert_eq!(
        stack(&game, "connacht", "H1"),
        json!(["red", "white", "blue"])
    );
    assert_eq!(stack(&game, "connacht", "F2"), json!(["red", "blue"]));
}

#[test]
fn ska3_a_fort_stops_a_promotion() {
    let row = json!({"F1": ["blue"], "F2": ["blue"], "F3": ["red"], "F4": ["red"], "F5": ["red"], "H1": ["red", "red"], "H2": ["blue"]});
    let start = setup("blue red")
        .hand("blue", &[17])
        .board(json!({"connacht": row}));
    let game = start.after("play 17 connacht F1, activate, promote H1");
    assert_eq!(stack(&game, "connacht", "H1"), json!(["red"]));
    assert_eq!(why(&game, "promote H1"), "SKA5", "the try counts");
    assert_eq!(all_legal(&game), "end", "H1 is not activated");
}

#[test]
fn ska4_own_positions_above_a_pair_are_activated_too() {
    // From the Farmers to the Chieftains in one go: only K is left to take, and forts.
    let start = setup("blue red").hand("blue", &[17]);
    let row = pieces("blue", "F1 F2 F3 H1 H2 H3 W1 W2 C1 C2");
    let row = both(row, pieces("red", "F4 F5"));
    let start = start.board(json!({"connacht": row}));
    let game = start.after("play 17 connacht F2, activate");
    assert_eq!(legal(&game, "promote"), "C1 H1 H2 K W1 W2");
    assert_eq!(why(&game, "promote C2"), "SKA3", "W3 is empty");
    let game = after(&game, "promote W1");
    assert_eq!(stack(&game, "connacht", "W1"), json!(["blue", "blue"]));
    assert_eq!(why(&game, "promote W1"), "SKA5 SKF1");
    let game = after(&game, "promote W2");
    assert_eq!(stack(&game, "connacht", "W1"), json!(["blue"]), "one fort");
    let game = after(&game, "promote K");
    assert_eq!(why(&game, "promote K"), "SKA5");
    assert_eq!(stack(&game, "connacht", "K"), json!(["blue"]));
}

#[test]
fn ska4_a_later_promotion_makes_a_pair_of_what_was_activated_before() {
    // H2 is activated through F2 F3; only when H1 is taken, the pair H1 H2 carries W1, which is Blue's already.
    let row = both(
        pieces("blue", "F1 F2 F3 H2 W1 W2"),
        pieces("red", "F4 F5 H1"),
    );
    let start = setup("blue red")
        .hand("blue", &[17])
        .board(json!({"connacht": row}));
    let game = start.after("play 17 connacht F2, activate");
    assert_eq!(legal(&game, "promote"), "H1 H2");
    let game = after(&game, "promote H1");
    assert_eq!(
        legal(&game, "promote"),
        "C1 H2 W1",
        "W1 is activated, and W2 its neighbor"
    );
}

#[test]
fn skk4_skk5_kings_and_promotion_into_k() {
    let crown = |king: serde_json::Value| {
        let row = both(
            pieces("blue", "W1 W2 C1 C2"),
            json!({"K": king, "W3": ["red"]}),
        );
        setup("blue red white")
            .hand("blue", &[10])
            .board(json!({"connacht": row}))
    };
    let lines = "play 10 connacht W1, activate, promote K";
    let game = crown(json!(["blue", "red"])).after(lines);
    assert_eq!(
        stack(&game, "connacht", "K"),
        json!(["red", "blue"]),
        "SKK4"
    );
    let game = crown(json!(["RED"])).after(lines);
    assert_eq!(stack(&game, "connacht", "K"), json!(null), "SKK5");
    assert_eq!(count(&game, "kings", "red"), 2);
    assert_eq!(count(&game, "stock", "blue"), 16);
    assert_eq!(why(&game, "promote K"), "SKA5", "in a later turn");
    let game = crown(json!(["BLUE"])).after("play 10 connacht W1, activate");
    assert_eq!(why(&game, "promote K"), "SKA5");
    assert_eq!(legal(&game, "promote"), "C1");
    assert_eq!(seat(&after(&game, "end")), "red");
}
