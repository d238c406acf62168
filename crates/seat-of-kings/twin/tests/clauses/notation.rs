//! Positions and views as JSON.

use crate::kit::{deck, setup};
use seat_of_kings_twin::Twin;
use serde_json::json;

#[test]
fn a_position_is_written_as_it_was_read() {
    let board = json!({"connacht": {"F1": ["red", "blue"], "K": ["BLUE"]}});
    let game = setup("blue red white")
        .round(1)
        .played(4)
        .board(board)
        .prisoners(json!({"red": {"white": 2}}));
    let written = game.read().position().expect("a turn");
    let mut expected = game.json();
    expected["options"]["deck"] = json!("reconstructed");
    assert_eq!(written, expected);
    let again = Twin::read(&written.to_string(), &deck()).expect("what was written");
    assert_eq!(again.position(), Some(written.clone()));
    let view = again.view("red").expect("a seat");
    assert_eq!(view["players"]["red"], written["players"]["red"]);
    assert_eq!(view["players"]["blue"]["hand"], json!(1));
    assert_eq!(view["players"]["blue"]["aside"], json!(3));
    assert_eq!(
        view["players"]["blue"]["cumals"],
        written["players"]["blue"]["cumals"]
    );
    assert_eq!(
        view["deck"],
        json!(written["deck"].as_array().expect("a list").len())
    );
    assert_eq!(view["discard"], written["discard"]);
    assert_eq!(again.view("yellow"), None);
}
