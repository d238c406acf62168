//! Kings, clearing, victory, and the game for two: SKK, SK2P, SKO1.

use crate::kit::{after, all_legal, both, count, legal, pieces, seat, setup, stack, why};
use seat_of_kings_twin::NextEvent;
use serde_json::{Value, json};

const ALL_BUT_F1: &str = "F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2";

fn over(winner: &str, seats: &str) -> NextEvent {
    let points = seats
        .split(' ')
        .map(|seat| (seat.to_string(), u8::from(seat == winner)));
    NextEvent::Over(points.collect())
}

#[test]
fn skk1_skk2_the_clear_step() {
    let board = json!({
        "connacht": {"K": ["red", "blue"], "F1": ["blue", "white", "red", "red"], "C1": ["red", "blue", "blue"], "F5": ["white"]},
        "ulster": {"K": ["WHITE"], "F1": ["blue"]},
        "leinster": {"K": ["blue", "red"], "F1": ["blue"]},
    });
    let start = setup("blue red white")
        .turns_left(1)
        .hand("white", &[36])
        .board(board);
    let start = start.cumals("blue", 0).cumals("red", 0).cumals("white", 0);
    // White, who has just two cumals, is asked for the traitor of Connacht; Blue has none.
    let game = start.after("discard 36, decline");
    assert_eq!(seat(&game), "blue");
    assert_eq!(stack(&game, "connacht", "K"), json!(["BLUE"]));
    assert_eq!(
        stack(&game, "leinster", "K"),
        json!(["blue", "red"]),
        "one by one"
    );
    assert_eq!(
        game.final_state()["prisoners"],
        json!({"blue": {"red": 2}, "red": {"blue": 1, "white": 1}})
    );
    assert_eq!(count(&game, "kings", "blue"), 1);
    assert_eq!(
        legal(&game, "garrison"),
        "C1 C2 F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3"
    );
    let game = after(&game, "garrison C1");
    assert_eq!(why(&game, "garrison C1"), "SKK2");
    assert_eq!(why(&game, "garrison K"), "SKK2");
    let game = after(&game, "garrison F1");
    assert_eq!(seat(&game), "red");
    assert_eq!(stack(&game, "leinster", "K"), json!(["RED"]));
    assert_eq!(
        stack(&game, "ulster", "F1"),
        json!(["blue"]),
        "no new king there"
    );
    let game = after(&game, "end");
    // Blue and Red have exchanged two for two.
    assert_eq!(
        game.final_state()["prisoners"],
        json!({"red": {"white": 1}})
    );
    assert_eq!(seat(&game), "white", "for the ransom");
}

#[test]
fn skk3_after_play_the_turn_goes_on_with_the_same_fit() {
    let row = both(
        pieces("blue", "F2 F3 F4 F5 H2 H3 H4 W1 W2 W3 C1 C2"),
        json!({"K": ["BLUE"], "H1": ["red", "blue"], "F1": ["red"]}),
    );
    let start = setup("blue red white")
        .hand("blue", &[18])
        .board(json!({"connacht": row}));
    let start = start.after("play 18 connacht F1+H1, place F1");
    assert_eq!(stack(&start, "connacht", "K"), json!(["BLUE"]));
    assert_eq!(count(&start, "kings", "blue"), 1, "it stays");
    assert_eq!(
        start.final_state()["prisoners"],
        json!({"blue": {"red": 2}})
    );
    assert_eq!(count(&start, "stock", "blue"), 20);
    let game = after(&start, "garrison F1, garrison F2");
    assert_eq!(all_legal(&game), "activate, end, place H1");
    assert_eq!(why(&game, "place F1"), "SKP2");
    let game = after(&game, "activate");
    assert_eq!(legal(&game, "promote"), "H1");
    let game = after(&start, "end");
    assert_eq!(all_legal(&game), "end, place H1");
    assert_eq!(why(&game, "activate"), "SKA2");
    let game = after(&game, "place H1, end");
    assert_eq!(seat(&game), "red");
    let position = game.position().expect("the round goes on");
    assert_eq!(position["played"], json!(1));
}

#[test]
fn skk3_after_promote_only_end_is_left() {
    let row = both(pieces("blue", ALL_BUT_F1), pieces("blue", "F1"));
    let start = setup("blue red white")
        .hand("blue", &[17])
        .board(json!({"connacht": row}));
    let game = start.after("play 17 connacht F1, activate, promote H1, promote K");
    assert_eq!(
        count(&game, "stock", "blue"),
        20,
        "15 and the one of the fort"
    );
    assert_eq!(seat(&game), "blue");
    let game = after(&game, "garrison F1, garrison F2");
    assert_eq!(all_legal(&game), "end");
    assert_eq!(why(&game, "promote H1"), "SKA3 SKA5");
}

#[test]
fn skk3_no_garrison_without_stock() {
    // Everything that Blue has on the board besides comes home: the garrison is asked. With all pieces abroad it is not.
    let board = json!({
        "connacht": both(pieces("blue", "F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2"), json!({"K": ["BLUE"]})),
    });
    let start = setup("blue red white").hand("blue", &[17]).board(board);
    let game = start
        .prisoners(json!({"red": {"blue": 6}}))
        .after("play 17 connacht F1, place F1");
    assert_eq!(count(&game, "stock", "blue"), 14);
    let board = json!({"connacht": pieces("blue", "K")});
    let start = setup("blue red white")
        .turns_left(1)
        .hand("white", &[36])
        .board(board);
    let start = start.prisoners(json!({"red": {"blue": 19}}));
    let game = start.after("discard 36, garrison F1");
    assert_eq!(
        seat(&game),
        "blue",
        "the one that came home is gone: ransom next"
    );
    assert_eq!(legal(&game, "ransom"), "0 1 2 3");
}

#[test]
fn skk6_two_kings_win_at_once() {
    let row = both(pieces("blue", "W1 W2 C1 C2"), pieces("red", "W3"));
    for first in ["BLUE", "blue"] {
        let board = json!({"connacht": row, "ulster": {"K": [first]}});
        let start = setup("blue red white").hand("blue", &[10]).board(board);
        let game = start.after("play 10 connacht W1, activate, promote K");
        assert_eq!(game.next_event(), over("blue", "blue red white"));
        assert_eq!(
            stack(&game, "ulster", "K"),
            json!([first]),
            "the board is left as it stands"
        );
        assert_eq!(why(&game, "end"), "SKK6");
        assert_eq!(game.position(), None);
    }
    // With somebody else's King piece there it takes another promotion.
    let crowned = both(row, json!({"K": ["RED"]}));
    let board = json!({"connacht": crowned, "ulster": {"K": ["BLUE"]}});
    let start = setup("blue red white").hand("blue", &[10]).board(board);
    let game = start.after("play 10 connacht W1, activate, promote K");
    assert_eq!(seat(&game), "blue");
}

#[test]
fn skk6_comes_before_skk3() {
    let row = both(pieces("blue", ALL_BUT_F1), pieces("blue", "F1"));
    let board = json!({"connacht": row, "ulster": {"K": ["blue"]}});
    let start = setup("blue red white").hand("blue", &[17]).board(board);
    let game = start.after("play 17 connacht F1, activate, promote K");
    assert_eq!(game.next_event(), over("blue", "blue red white"));
    assert_eq!(
        stack(&game, "connacht", "F1"),
        json!(["blue"]),
        "not cleared"
    );
}

/// Two players, the last turn of round 2, Red to discard 36.
fn two(board: Value) -> crate::kit::Setup {
    setup("blue red")
        .turns_left(1)
        .hand("red", &[36])
        .board(board)
}

#[test]
fn sk2p1_a_won_region_is_closed() {
    let board =
        json!({"connacht": {"K": ["blue"], "F1": ["blue", "red"]}, "ulster": {"F1": ["blue"]}});
    let start = two(board).round(1).cumals("red", 0);
    let game = start.after("discard 36, decline, ransom 0");
    let position = game.position().expect("round 2");
    assert_eq!(position["closed"], json!(["connacht"]));
    assert_eq!(
        position["board"],
        json!({"connacht": {"K": ["BLUE"]}, "ulster": {"F1": ["blue"]}})
    );
    assert_eq!(position["starting"], json!("red"), "not asked");
    let card = position["players"]["red"]["hand"][0].clone();
    assert_eq!(
        why(&game, &format!("amnesty connacht {card}")),
        "SK2P1 SKM1"
    );
    assert!(!game.legal().iter().any(|line| line.contains("connacht")));
}

#[test]
fn sk2p2_a_third_region_at_one_each() {
    let board = json!({"connacht": {"K": ["blue"]}, "ulster": {"K": ["RED"]}});
    let start = two(board).closed(json!(["ulster"])).round(1);
    let game = start.after("discard 36");
    assert_eq!(
        (seat(&game).as_str(), legal(&game, "region").as_str()),
        ("red", "leinster munster")
    );
    assert_eq!(why(&game, "region ulster"), "SK2P2");
    let game = after(&game, "region munster");
    let position = game.position().expect("round 2");
    assert_eq!(
        position["options"]["regions"],
        json!(["connacht", "ulster", "munster"])
    );
    assert_eq!(position["closed"], json!(["connacht", "ulster"]));
    assert_eq!(
        position["board"],
        json!({"connacht": {"K": ["BLUE"]}, "ulster": {"K": ["RED"]}})
    );
    // The seat that controls K there wins at once.
    let board = json!({"connacht": {"K": ["BLUE"]}, "ulster": {"K": ["RED"]}, "munster": pieces("blue", "W1 W2 W3 C1 C2")});
    let third = setup("blue red")
        .regions(position["options"]["regions"].clone())
        .board(board);
    let third = third
        .closed(json!(["connacht", "ulster"]))
        .hand("blue", &[10]);
    let game = third.after("play 10 munster W1, activate, promote K");
    assert_eq!(game.next_event(), over("blue", "blue red"));
}

#[test]
fn sk2p2_no_region_at_the_limit() {
    let board = json!({"connacht": {"K": ["blue"]}, "ulster": {"K": ["RED"]}});
    let game = two(board)
        .closed(json!(["ulster"]))
        .max_rounds(2)
        .after("discard 36");
    assert_eq!(game.next_event(), over("nobody", "blue red"));
}

#[test]
fn sk2p3_a_whole_region_is_won_in_mid_round() {
    let row = both(
        pieces("blue", "F2 F3 F4 F5 H2 H3 H4 W1 W2 W3 C1 C2 K"),
        pieces("red", "H1"),
    );
    let board = json!({"connacht": row, "ulster": {"K": ["RED"]}});
    let start = setup("blue red")
        .hand("blue", &[18, 7, 13])
        .board(board)
        .closed(json!(["ulster"]));
    let start = start.pile(&[1, 2, 3]);
    let line = "play 18 connacht F1+H1, place H1, place F1";
    let game = start.after(line);
    assert_eq!(stack(&game, "connacht", "K"), json!(["BLUE"]));
    assert_eq!(all_legal(&game), "end");
    assert_eq!(why(&game, "activate"), "SK2P3 SKA2");
    let game = after(&game, "end");
    assert!(
        game.legal().iter().all(|line| line.starts_with("discard")),
        "SK2P2"
    );
    // The game goes on to the end of the round, and the third region is opened.
    let italian = start.it().after(line);
    assert_eq!(
        italian.final_state()["board"],
        json!({}),
        "SKO1: both are taken off"
    );
    assert_eq!(count(&italian, "kings", "red"), 2);
    assert_eq!(all_legal(&italian), "end");
}

#[test]
fn sko1_the_third_region_of_the_italian_text() {
    let regions = json!(["connacht", "ulster", "munster"]);
    let closed = json!(["connacht", "ulster"]);
    let board = json!({"munster": {"K": ["red", "blue"], "F1": ["red"]}});
    let start = two(board)
        .it()
        .regions(regions.clone())
        .closed(closed.clone());
    let game = start.cumals("red", 0).after("discard 36, decline");
    assert_eq!(game.next_event(), over("blue", "blue red"));
    assert_eq!(
        game.final_state()["board"],
        json!({"munster": {"K": ["BLUE"]}})
    );
    assert_eq!(game.final_state()["prisoners"], json!({"blue": {"red": 1}}));
    assert_eq!(why(&game, "end"), "SKO1");
    // By SKK3, and not before the region is whole.
    let row = both(pieces("blue", ALL_BUT_F1), pieces("blue", "F1"));
    let start = setup("blue red")
        .it()
        .regions(regions)
        .closed(closed)
        .hand("blue", &[17]);
    let game = start
        .board(json!({"munster": row}))
        .after("play 17 munster F1, activate, promote K");
    assert_eq!(game.next_event(), over("blue", "blue red"));
    assert_eq!(
        game.final_state()["board"],
        json!({"munster": {"K": ["BLUE"]}})
    );
    let game = setup("blue red")
        .it()
        .regions(json!(["connacht", "ulster", "munster"]));
    let game = game
        .closed(json!(["connacht", "ulster"]))
        .hand("blue", &[10]);
    let game = game.board(json!({"munster": pieces("blue", "W1 W2 W3 C1 C2")}));
    let game = game.after("play 10 munster W1, activate, promote K");
    assert_eq!(seat(&game), "blue", "only at the clear step");
}
