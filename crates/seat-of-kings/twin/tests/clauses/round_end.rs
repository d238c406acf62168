//! The end of a round: traitors, income, exchange and ransom, the next Starting Player: SKR, SKT, SKI, SKX.

use crate::kit::{after, all_legal, both, count, legal, pieces, seat, setup, stack, why};
use seat_of_kings_twin::NextEvent;
use serde_json::{Value, json};

/// One turn is left, and the last seat discards card 36.
fn last_turn(seats: &str, board: Value) -> crate::kit::Setup {
    let last = seats.rsplit(' ').next().expect("a seat").to_string();
    setup(seats).turns_left(1).hand(&last, &[36]).board(board)
}

#[test]
fn skt1_skt2_the_dominant_player_has_no_option() {
    // Blue controls most, White most of the others; Red is only a captive there. It goes on clockwise.
    let row = both(pieces("blue", "F1 F2 F3"), json!({"H1": ["red", "white"]}));
    let start = last_turn("blue red white", json!({"connacht": row}));
    let game = start.after("discard 36");
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("white", "decline, traitor")
    );
    assert_eq!(why(&game, "end"), "SKT2");
    let game = after(&game, "decline");
    assert_eq!(seat(&game), "red");
    assert_eq!(seat(&after(&game, "decline")), "blue", "who names the next");
    // The King position makes dominant, with a King piece or an ordinary one.
    for king in ["RED", "red"] {
        let row = both(row_of("white"), json!({"K": [king]}));
        let game = last_turn("blue red white", json!({"connacht": row})).after("discard 36");
        assert_eq!(seat(&game), "white");
    }
}

fn row_of(color: &str) -> Value {
    pieces(color, "F1 F2 F3")
}

#[test]
fn skt2_a_tie_is_settled_by_cards_in_seat_order_from_the_starting_player() {
    let row = both(
        pieces("blue", "F1"),
        both(pieces("red", "F2"), pieces("white", "F3")),
    );
    let start = setup("blue red white")
        .starting("red")
        .turns_left(1)
        .hand("blue", &[36]);
    let start = start.board(json!({"connacht": row})).cumals("white", 0);
    // Red turns up 3, White 30, Blue 17: White has the option but no cumal, then Blue.
    let start = start.pile(&[3, 30, 17, 13]);
    let game = start.after("discard 36");
    assert_eq!(seat(&game), "blue");
    let game = after(&game, "traitor");
    assert_eq!(
        count(&game, "cumals", "blue"),
        10,
        "after the discard, less 1"
    );
    // The herdsman finds nobody: income, and on to the next Starting Player.
    assert_eq!(all_legal(&game), "start blue, start white");
}

#[test]
fn skt2_two_tie_for_most_and_so_nobody_is_dominant() {
    let row = both(pieces("blue", "F1"), json!({"F2": ["white", "red"]}));
    let start = last_turn("blue red white", json!({"connacht": row})).pile(&[3, 2, 17]);
    let game = start.after("discard 36");
    assert_eq!(seat(&game), "blue");
    let game = after(&game, "decline");
    assert_eq!(seat(&game), "red");
    let game = after(&game, "decline");
    assert_eq!(seat(&game), "white", "a captive makes eligible");
}

#[test]
fn skt2_a_tie_at_none() {
    // Yellow is dominant, the others have captives only; nobody of them has a cumal, still the cards are turned up.
    let row = json!({"F2": ["white", "red", "yellow"]});
    let start = last_turn("blue red white yellow", json!({"connacht": row}));
    let start = start.cumals("red", 0).cumals("white", 0).pile(&[3, 2, 17]);
    let game = start.after("discard 36, start white");
    let NextEvent::Shuffle(_) = game.next_event() else {
        panic!("the round is over");
    };
    let start = start.round(1).hand("yellow", &[36]);
    let game = start.after("discard 36, start white");
    let position = game.position().expect("round 2");
    assert_eq!(position["discard"], json!([2, 3, 36]));
}

#[test]
fn skc4_the_pile_runs_out_inside_a_tie() {
    let row = both(
        pieces("blue", "F1"),
        both(pieces("red", "F2"), pieces("white", "F3")),
    );
    let start = last_turn("blue red white", json!({"connacht": row}))
        .round(1)
        .whole_pile(&[20]);
    let game = start.after("discard 36");
    let NextEvent::Shuffle(cards) = game.next_event() else {
        panic!("no shuffle");
    };
    assert!(!cards.contains(&20), "not the cards of this tie");
    assert!(cards.contains(&36));
    assert_eq!(cards.len(), 36 - 9 - 1);
    assert_eq!(why(&game, "decline"), "SKC4");
    let mut order = cards.clone();
    order.reverse();
    let line: Vec<String> = order.iter().map(u8::to_string).collect();
    let mut wrong = game.clone();
    assert!(wrong.play("shuffle 20 36").is_err());
    let game = after(&game, &format!("shuffle {}", line.join(" ")));
    // Blue has 20, Red 36, White the next highest.
    assert_eq!(seat(&game), "red");
    let game = after(&game, "decline, decline, decline, start red");
    let position = game.position().expect("round 2");
    assert_eq!(position["reshuffled"], json!(true));
    let discard = position["discard"].as_array().expect("a list");
    assert_eq!(discard.len(), 3);
    assert!(discard.contains(&json!(20)));
    let keys: Vec<&String> = position.as_object().expect("an object").keys().collect();
    assert_eq!(keys[keys.len() - 2..], ["discard", "reshuffled"]);
}

#[test]
fn skt3_the_exchange() {
    // The single Herdsman 13: any Herdsman of an opponent. White's F1 is out of reach.
    let row = json!({
        "F1": ["white"], "F2": ["white"], "H1": ["blue", "red", "white", "white"], "H2": ["blue"],
        "H3": ["white"], "H4": ["red"],
    });
    let start = last_turn("blue white red", json!({"connacht": row})).pile(&[2, 3, 13]);
    let game = start.after("discard 36");
    assert_eq!(seat(&game), "red", "with 3 against 2");
    let game = after(&game, "decline, traitor");
    assert_eq!(seat(&game), "blue");
    assert_eq!(
        all_legal(&game),
        "end, exchange H1, exchange H3, exchange H4"
    );
    assert_eq!(why(&game, "exchange H2"), "SKT3");
    assert_eq!(why(&game, "exchange F1"), "SKT3");
    assert_eq!(why(&game, "exchange K"), "SKT3");
    let game = after(&game, "exchange H1");
    assert_eq!(
        stack(&game, "connacht", "H1"),
        json!(["red", "white", "blue"]),
        "SKF3: a fort too"
    );
    assert_eq!(count(&game, "stock", "white"), 20 - 4);
    assert_eq!(count(&game, "stock", "blue"), 18);
    let game = after(&game, "activate");
    assert_eq!(count(&game, "cumals", "blue"), 9 - 1 - 1);
    assert_eq!(all_legal(&game), "end, promote W1");
}

#[test]
fn skt3_with_a_stone_any_position_but_k() {
    let row = both(pieces("red", "F1 C1 K"), pieces("blue", "H1"));
    let start = last_turn("blue red", json!({"connacht": row})).pile(&[7]);
    let game = start.after("discard 36, traitor");
    assert_eq!(legal(&game, "exchange"), "C1 F1");
    let poor = start
        .cumals("blue", 3)
        .after("discard 36, traitor, exchange C1");
    assert_eq!(why(&poor, "activate"), "SKT4");
}

#[test]
fn skt5_without_stock_the_traitor_has_no_effect() {
    let board = json!({
        "connacht": both(pieces("blue", "F1 F2 F3 F4 F5 H1"), pieces("red", "H2 H3 H4 W1 W2 W3 C1 C2")),
        "ulster": pieces("blue", "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2"),
    });
    let start = last_turn("blue red", board).pile(&[13]).round(1);
    let game = start.after("discard 36, traitor");
    assert_eq!(count(&game, "stock", "blue"), 0);
    let position = game.position().expect("the next round");
    assert_eq!(position["discard"], json!([13, 36]));
}

#[test]
fn example_6_income() {
    let board = json!({
        "leinster": both(pieces("blue", "F1 F2 H1 H2 W1 W2 C1"), pieces("yellow", "F3 F4 F5 H3 W3")),
        "ulster": both(pieces("blue", "H1"), pieces("yellow", "F3 F4 H2 W3")),
    });
    let start = last_turn("blue yellow", board)
        .regions(json!(["ulster", "leinster"]))
        .round(1);
    let game = start.after("discard 36, decline, decline");
    assert_eq!(count(&game, "cumals", "blue"), 9 + 4);
    assert_eq!(count(&game, "cumals", "yellow"), 9 + 2 + 6);
}

#[test]
fn example_7_exchange_and_ransom() {
    let prisoners = json!({
        "blue": {"white": 3, "red": 1}, "yellow": {"white": 6}, "white": {"blue": 2, "yellow": 2},
    });
    let board = json!({"ulster": pieces("yellow", "K")});
    let start = last_turn("blue yellow white red", board)
        .prisoners(prisoners)
        .round(1);
    let game = start.cumals("red", 0).after("discard 36");
    assert_eq!(
        stack(&game, "ulster", "K"),
        json!(["YELLOW"]),
        "cleared first"
    );
    assert_eq!(seat(&game), "yellow", "the garrison");
    let game = after(&game, "end");
    // Blue has exchanged two for two with White, and offers clockwise.
    assert_eq!(
        game.final_state()["prisoners"],
        json!({"blue": {"white": 1, "red": 1}, "yellow": {"white": 6}, "white": {"yellow": 2}})
    );
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("white", "ransom 0, ransom 1")
    );
    assert_eq!(why(&game, "ransom 2"), "SKX2");
    let game = after(&game, "ransom 0");
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("red", "ransom 0, ransom 1")
    );
    let game = after(&game, "ransom 0");
    assert_eq!(
        (seat(&game).as_str(), legal(&game, "ransom").as_str()),
        ("white", "0 1 2 3")
    );
    let game = after(&game, "ransom 3");
    assert_eq!(count(&game, "cumals", "white"), 6);
    assert_eq!(count(&game, "stock", "white"), 19, "one is with Blue");
    assert_eq!(
        (seat(&game).as_str(), legal(&game, "start").as_str()),
        ("blue", "red white yellow")
    );
    assert_eq!(why(&game, "start blue"), "SKR5");
}

#[test]
fn skx2_asked_even_if_unable_to_pay() {
    let start = last_turn("blue red white", json!({})).prisoners(json!({"blue": {"red": 4}}));
    let game = start.clone().cumals("red", 0).after("discard 36");
    assert_eq!(
        (seat(&game).as_str(), all_legal(&game).as_str()),
        ("red", "ransom 0")
    );
    assert_eq!(why(&game, "ransom 1"), "SKX2");
    let game = start.cumals("red", 2).after("discard 36, ransom 2");
    assert_eq!(game.final_state()["prisoners"], json!({"blue": {"red": 2}}));
    assert_eq!(count(&game, "cumals", "blue"), 11);
}

#[test]
fn skr2_skr5_rounds() {
    let start = last_turn("blue red white", json!({})).round(1);
    let game = start.after("discard 36, start white");
    let position = game.position().expect("round 2");
    assert_eq!(position["starting"], json!("white"));
    assert_eq!(position["round"], json!(2));
    assert_eq!(position["played"], json!(0));
    assert_eq!(position["players"]["white"]["aside"], json!([]));
    assert_eq!(
        position["players"]["white"]["hand"]
            .as_array()
            .map(Vec::len),
        Some(3)
    );
    let game = last_turn("blue red white", json!({})).after("discard 36, start white");
    assert_eq!(game.next_event(), NextEvent::Shuffle((1..=36).collect()));
    assert_eq!(why(&game, "discard 1"), "SKR2");
    let cards: Vec<String> = (1..=36).map(|card: u8| card.to_string()).collect();
    let game = after(&game, &format!("shuffle {}", cards.join(" ")));
    assert_eq!(seat(&game), "white");
    assert!(game.legal().contains(&"keep 1 2 6".to_string()));
    assert_eq!(game.legal().len(), 20);
    assert_eq!(why(&game, "keep 1 2 7"), "SKR2");
    assert_eq!(why(&game, "keep 2 1 3"), "SKR2");
    assert_eq!(why(&game, "keep 1 1 3"), "SKR2");
    let game = after(&game, "keep 1 2 6, keep 7 8 9, keep 13 14 15");
    let position = game.position().expect("round 3");
    assert_eq!(position["stage"]["seat"], json!("white"));
    assert_eq!(position["players"]["white"]["aside"], json!([3, 4, 5]));
    assert_eq!(position["players"]["blue"]["hand"], json!([7, 8, 9]));
    assert_eq!(position["deck"][0], json!(19));
    assert_eq!(position["discard"], json!([]));
}

#[test]
fn sko2_drawn_at_the_limit() {
    let start = last_turn("blue red white", json!({})).prisoners(json!({"blue": {"red": 1}}));
    let game = start.max_rounds(2).after("discard 36");
    assert_eq!(seat(&game), "red", "after SKX");
    let game = after(&game, "ransom 1");
    let points = ["blue", "red", "white"].map(|seat| (seat.to_string(), 0));
    assert_eq!(game.next_event(), NextEvent::Over(points.to_vec()));
    assert_eq!(why(&game, "start red"), "SKO2");
    assert_eq!(all_legal(&game), "");
}
