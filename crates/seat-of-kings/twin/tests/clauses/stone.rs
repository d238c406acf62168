//! The Stone of Destiny: SKD.

use crate::kit::{after, all_legal, both, count, legal, pieces, seat, setup, stack, why};
use serde_json::{Value, json};

/// Blue to play the Stone 7 in Connacht.
fn stone(seats: &str, row: Value) -> crate::kit::Setup {
    setup(seats)
        .hand("blue", &[7])
        .board(json!({"connacht": row}))
}

#[test]
fn skd1_any_two_pieces_outside_the_king_position() {
    let game = stone(
        "blue red",
        json!({"F1": ["red", "blue"], "C1": ["red"], "K": ["red"]}),
    )
    .read();
    assert_eq!(
        legal(&game, "stone 7 connacht"),
        "F1.0 C1.0 F1.0 F1.1 F1.1 C1.0"
    );
    assert_eq!(why(&game, "stone 7 connacht F1.0 K.0"), "SKD1");
    assert_eq!(why(&game, "stone 7 connacht F1.1 F1.0"), "SKD1");
    assert_eq!(why(&game, "stone 7 connacht F1.0 F1.0"), "SKD1");
    assert_eq!(why(&game, "stone 7 connacht F1.0 F1.2"), "SKD1");
    assert_eq!(why(&game, "stone 7 ulster F1.0 F1.1"), "SKD1 SKD5");
    assert_eq!(why(&game, "play 7 connacht F1"), "SKC1");
    let game = stone("blue red", json!({"F1": ["red"], "K": ["red"]})).read();
    assert_eq!(legal(&game, "stone"), "", "SKD5");
}

#[test]
fn skd1_skd4_a_swap_within_a_stack() {
    let start = stone("blue red", json!({"F1": ["blue", "red"], "F2": ["blue"]}));
    let game = start.after("stone 7 connacht F1.0 F1.1");
    assert_eq!(stack(&game, "connacht", "F1"), json!(["red", "blue"]));
    assert_eq!(all_legal(&game), "activate, end");
    let game = after(&game, "activate");
    assert_eq!(count(&game, "cumals", "blue"), 6);
    assert_eq!(legal(&game, "promote"), "H1");
}

#[test]
fn skd1_skd4_a_swap_that_changes_nothing() {
    let start = stone(
        "blue red",
        json!({"F1": ["blue"], "F2": ["blue"], "F3": ["red"]}),
    );
    let game = start.after("stone 7 connacht F1.0 F2.0, activate");
    assert_eq!(legal(&game, "promote"), "H1");
    // Captives swapped: nothing of Blue's comes to the top.
    let start = stone(
        "blue red",
        json!({"F1": ["blue", "red"], "F2": ["blue", "red"]}),
    );
    let game = start.after("stone 7 connacht F1.0 F2.0");
    assert_eq!(why(&game, "activate"), "SKD4");
    assert_eq!(all_legal(&game), "end");
}

#[test]
fn skd2_surplus_pieces_of_the_controller_go_home() {
    // Red's top piece and the blue captive of F2 change places: F1 is Blue's, with a blue piece that lies too low.
    let start = stone(
        "blue red",
        json!({"F1": ["blue", "red", "red"], "F2": ["blue", "red"]}),
    );
    let game = start.after("stone 7 connacht F1.2 F2.0");
    assert_eq!(stack(&game, "connacht", "F1"), json!(["red", "blue"]));
    assert_eq!(stack(&game, "connacht", "F2"), json!(["red", "red"]));
    assert_eq!(count(&game, "stock", "blue"), 19);
    assert_eq!(legal(&after(&game, "activate"), "promote"), "");
    // The controller's third piece comes into the stack below the fort: it is the swapped one that goes home.
    let start = stone(
        "blue red",
        json!({"F1": ["red", "blue", "blue"], "F2": ["blue", "red"]}),
    );
    let game = start.after("stone 7 connacht F1.0 F2.0");
    assert_eq!(stack(&game, "connacht", "F1"), json!(["blue", "blue"]));
    assert_eq!(stack(&game, "connacht", "F2"), json!(["red", "red"]));
    assert_eq!(
        why(&game, "activate"),
        "SKD4",
        "no swapped piece of Blue's is left"
    );
}

#[test]
fn skd3_two_forts_the_owner_keeps_one_and_tracks_the_swapped_piece() {
    // Blue's piece comes beneath the top of F2, where it makes a second fort.
    let row = json!({"F1": ["blue", "blue"], "F2": ["red", "blue"], "F3": ["blue"], "F4": ["red"]});
    let start = stone("blue red", row);
    let game = start.after("stone 7 connacht F2.0 F3.0");
    assert_eq!(all_legal(&game), "keep-fort F1, keep-fort F2");
    assert_eq!(why(&game, "keep-fort F3"), "SKD3");
    assert_eq!(why(&game, "end"), "SKD3");
    let kept = after(&game, "keep-fort F2");
    assert_eq!(stack(&kept, "connacht", "F1"), json!(["blue"]));
    assert_eq!(all_legal(&kept), "end", "the swapped piece is not on top");
    let lost = after(&game, "keep-fort F1");
    assert_eq!(stack(&lost, "connacht", "F2"), json!(["blue"]));
    assert_eq!(all_legal(&lost), "activate, end", "now it is");
    assert_eq!(legal(&after(&lost, "activate"), "promote"), "H1");
}

#[test]
fn skd3_two_owners_clockwise_from_the_seat_on_turn() {
    let row = json!({
        "F1": ["red", "red"], "F2": ["blue", "red"], "F3": ["red", "blue"], "F4": ["blue", "blue"],
    });
    let start = setup("red white blue").starting("blue").hand("blue", &[7]);
    let start = start.board(json!({"connacht": row}));
    let game = start.after("stone 7 connacht F2.0 F3.0");
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("blue", "keep-fort F3, keep-fort F4")
    );
    let game = after(&game, "keep-fort F3");
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("red", "keep-fort F1, keep-fort F2")
    );
    let game = after(&game, "keep-fort F1");
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("blue", "end")
    );
    assert_eq!(stack(&game, "connacht", "F2"), json!(["red"]));
}

#[test]
fn skd4_only_the_seat_on_turn_and_for_three_cumals() {
    let row = json!({"F1": ["red"], "F2": ["blue", "red"], "F3": ["blue"]});
    let game = stone("blue red", row.clone())
        .cumals("blue", 2)
        .after("stone 7 connacht F1.0 F3.0");
    assert_eq!(why(&game, "activate"), "SKD4");
    let game = stone("blue red", row).after("stone 7 connacht F1.0 F2.1");
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("blue", "end"),
        "both are Red's"
    );
}

#[test]
fn skk3_a_swap_gives_a_region_to_somebody_else() {
    let row = both(
        pieces("red", "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 K"),
        json!({"C2": ["red", "white", "blue"]}),
    );
    let game = stone("blue red white", row).after("stone 7 connacht C2.0 C2.2");
    assert_eq!(seat(&game), "red", "the king's owner chooses the garrison");
    assert_eq!(stack(&game, "connacht", "K"), json!(["RED"]));
    assert_eq!(
        game.final_state()["prisoners"],
        json!({"red": {"blue": 1, "white": 1}})
    );
    let game = after(&game, "garrison C2, garrison F1");
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("blue", "end")
    );
    assert_eq!(why(&game, "activate"), "SKD4");
}
