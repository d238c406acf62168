//! The form of decisions, and the clauses that illegal ones break: SKO6.

use crate::kit::{after, both, pieces, setup, why};
use seat_of_kings_twin::{Edition, Options, Twin};
use serde_json::json;

#[test]
fn what_parses() {
    let game = setup("blue red").read();
    for line in [
        "keep 3 17 25",
        "keep 25 3 3",
        "discard 36",
        "amnesty munster 1",
        "play 17 ulster F2",
        "play 9 ulster K+K",
        "place K",
        "stone 8 ulster K.0 H1.99",
        "keep-fort F2",
        "activate",
        "promote F1",
        "end",
        "traitor",
        "decline",
        "exchange K",
        "garrison K",
        "ransom 0",
        "ransom 3",
        "start yellow",
        "region ulster",
    ] {
        assert!(game.parses(line), "{line}");
    }
    for line in [
        "",
        "keep 3 17",
        "keep 3 17 25 26",
        "discard 0",
        "discard 37",
        "discard 07",
        "discard  7",
        " discard 7",
        "discard 7 ",
        "discard +7",
        "amnesty 1 munster",
        "amnesty Munster 1",
        "play 17 ulster f2",
        "play 17 ulster",
        "play 17 ulster F1+F2+F3",
        "play 17 ulster F1+",
        "place F6",
        "place K1",
        "stone 8 ulster F1 F2",
        "stone 8 ulster F1.0 F2.100",
        "stone 8 ulster F1.00 F2.0",
        "ransom 4",
        "ransom 03",
        "start green",
        "region tara",
        "lots 1 2",
        "shuffle 1",
        "End",
        "activate now",
    ] {
        assert!(!game.parses(line), "{line}");
        assert_eq!(game.broken(line), None);
    }
}

#[test]
fn chance_is_next() {
    let options = Options {
        edition: Edition::En,
        regions: None,
        deck: crate::kit::deck(),
        max_rounds: 2,
    };
    let mut game = Twin::new(&["yellow", "red"], &options);
    assert_eq!(why(&game, "end"), "SKR1");
    for line in [
        "lots 1",
        "lots 1 1",
        "lots 1 37",
        "shuffle 1 2",
        "lots 1 2 3",
        "end",
        "xyzzy",
    ] {
        assert!(game.play(line).is_err(), "{line}");
    }
    game.play("lots 1 2").expect("the lots");
    assert_eq!(why(&game, "end"), "SKR2");
    assert!(game.play("shuffle 1 2 3").is_err());
    let cards: Vec<String> = (1..=36).map(|n: u8| n.to_string()).collect();
    game.play(&format!("shuffle {}", cards.join(" ")))
        .expect("the shuffle");
    assert_eq!(crate::kit::seat(&game), "red", "with the higher card");
}

#[test]
fn at_the_choice_of_an_action() {
    let board = json!({"ulster": {"F1": ["red"]}});
    let game = setup("blue red")
        .hand("blue", &[7, 13, 17])
        .cumals("blue", 3)
        .board(board)
        .read();
    for (decision, clauses) in [
        ("discard 8", "SKR3"),
        ("amnesty ulster 8", "SKM1 SKR3"),
        ("amnesty munster 17", "SKB6 SKM1"),
        ("play 8 ulster F2", "SKR3"),
        ("play 14 ulster F2", "SKC1 SKR3"),
        ("play 17 munster F2", "SKB6"),
        ("play 17 ulster F1", "SKP1"),
        ("play 17 ulster H1", "SKC2"),
        ("stone 13 ulster F1.0 F2.0", "SKC1 SKD1 SKD5"),
        ("keep 7 13 17", "SKR2"),
        ("place F1", "SKP2"),
        ("keep-fort F1", "SKD3"),
        ("activate", "SKA1"),
        ("promote H1", "SKA3"),
        ("end", "SKR3"),
        ("traitor", "SKT2"),
        ("decline", "SKT2"),
        ("exchange F1", "SKT3"),
        ("garrison F1", "SKK2"),
        ("ransom 0", "SKX2"),
        ("start red", "SKR5"),
        ("region munster", "SK2P2"),
        ("play 17 ulster F2", ""),
    ] {
        assert_eq!(why(&game, decision), clauses, "{decision}");
    }
}

#[test]
fn at_other_stages() {
    let row = both(
        pieces("blue", "F1 F2 F3 F4"),
        json!({"F5": ["blue", "blue"], "H2": ["red"]}),
    );
    let start = setup("blue red white")
        .hand("blue", &[17, 18, 13])
        .cumals("blue", 0);
    let start = start.board(json!({"ulster": row})).read();
    let placing = after(&start, "play 17 ulster F5");
    assert_eq!(why(&placing, "place F5"), "SKF1");
    assert_eq!(why(&placing, "place H1"), "SKP2");
    assert_eq!(why(&placing, "promote H1"), "SKA3");
    assert_eq!(why(&placing, "discard 18"), "SKR3");
    assert_eq!(
        why(&placing, "play 17 ulster H1"),
        "SKC2 SKR3",
        "also used already"
    );
    let promoting = after(&placing, "activate");
    assert_eq!(why(&promoting, "activate"), "SKA1");
    assert_eq!(why(&promoting, "place F1"), "SKP2");
    assert_eq!(why(&promoting, "promote H1"), "SKA3");
    assert_eq!(why(&promoting, "promote H4"), "");
    let poor = after(&start, "play 18 ulster F1+H1");
    assert_eq!(why(&poor, "activate"), "SKA1");
    let round_end = setup("blue red white")
        .turns_left(1)
        .hand("white", &[36])
        .after("discard 36");
    assert_eq!(why(&round_end, "end"), "SKR5");
    assert_eq!(why(&round_end, "start yellow"), "SKR5");
}
