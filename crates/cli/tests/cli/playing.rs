//! `variants`, `moves`, `apply`, `score`: a game played by hand.

use serde_json::Value;

use crate::kit::{SEAT_OF_KINGS, VARIANTS, file, random, tara, tara_with};

const TOO_CLOSE: &str = "sacred-hill-1 5/7/3r3/4r2/7/7/5 red manoeuvres - - -";

#[test]
fn variants_are_listed_in_their_order() {
    let listed = tara(&["variants"]).well();
    let variants: Vec<_> = VARIANTS.into_iter().chain([SEAT_OF_KINGS]).collect();
    assert_eq!(listed.lines().collect::<Vec<_>>(), variants);
    let json: Value = serde_json::from_str(&tara(&["variants", "--json"]).well()).expect("JSON");
    let ids: Vec<_> = json
        .as_array()
        .expect("a list")
        .iter()
        .map(|each| &each["id"])
        .collect();
    assert_eq!(ids, variants);
    assert_eq!(
        json[5]["seats"],
        serde_json::json!(["south", "west", "north", "east"])
    );
    assert_eq!(json[7]["name"], "High Kings of Tara, Level 2");
    for (place, fewest, most) in [(5, 4, 4), (7, 2, 2), (10, 2, 4)] {
        assert_eq!(json[place]["fewest_players"], fewest);
        assert_eq!(json[place]["players"], most);
    }
}

#[test]
fn moves_are_tokens_in_byte_order() {
    for variant in VARIANTS {
        let game: Value = serde_json::from_str(&random(variant, &["--seed", "11"])).expect("JSON");
        let moves: Vec<_> = game["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .filter_map(Value::as_str)
            .collect();
        for part in [0, moves.len() / 3, moves.len() * 2 / 3, moves.len() - 1] {
            let position = tara(&[&["apply", variant], &moves[..part]].concat()).well();
            let listed = tara(&["moves", position.trim_end()]).well();
            let tokens: Vec<_> = listed.lines().collect();
            assert!(
                tokens.is_sorted_by(|one, next| one.as_bytes() < next.as_bytes()),
                "{listed}"
            );
            assert!(tokens.contains(&moves[part]), "{position}");
        }
    }
}

#[test]
fn moves_of_a_finished_game_are_none() {
    assert_eq!(
        tara(&["moves", "four-treasures 5/7/7/7/7/7/5 - over - - -"]).well(),
        ""
    );
}

#[test]
fn why_says_nothing_of_a_legal_token() {
    assert_eq!(tara(&["moves", TOO_CLOSE, "--why", "C3"]).well(), "");
}

#[test]
fn why_says_clause_hills_and_a_sentence_of_an_illegal_token() {
    let why = tara(&["moves", TOO_CLOSE, "--why", "D4"]);
    assert_eq!((why.code, why.err.as_str()), (Some(1), ""));
    assert_eq!(
        why.out,
        "SH3 D5,E4 The ringforts of your color on D5 and E4 are closer to D4 than a knight's move.\n"
    );
    let over = tara(&[
        "moves",
        "four-treasures 5/7/7/7/7/7/5 - over - - -",
        "--why",
        "D4",
    ]);
    assert_eq!(
        (over.code, over.out.as_str()),
        (Some(1), "M6 - The game is over.\n")
    );
}

#[test]
fn many_hills_are_counted_in_the_sentence_and_named_before_it() {
    let chalice = tara(&[
        "moves",
        "poisoned-chalice 5/7/1b5/1r5/bb5/bb5/bb3 red battle - - -",
        "--why",
        "G5",
    ]);
    let priority = tara(&[
        "moves",
        "sacred-hill-2 5/1r3r1/7/7/7/1r3r1/5 red battle - - -",
        "--why",
        "D1",
    ]);
    let rows = "Column G is not qualified, because the enemy has no ringfort there; qualified: A, B and C.\n";
    assert!(
        chalice.out.starts_with("PC4 A4,A5,") && chalice.out.ends_with(rows),
        "{}",
        chalice.out
    );
    assert_eq!((priority.code, priority.err.as_str()), (Some(1), ""));
    let mut words = priority.out.splitn(3, ' ');
    let (id, hills) = (words.next(), words.next().expect("hills"));
    assert_eq!(id, Some("SHL2"), "{}", priority.out);
    let hills: Vec<_> = hills.split(',').collect();
    assert!(hills.len() > 8, "{}", priority.out);
    let end = format!(
        "{}, {}, {} and {} more, {} in all, none at D1.\n",
        hills[0],
        hills[1],
        hills[2],
        hills.len() - 3,
        hills.len()
    );
    assert!(priority.out.ends_with(&end), "{}", priority.out);
}

#[test]
fn each_reason_says_what_is_wrong() {
    let links =
        "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - A2A3";
    let cases = [
        (
            "sacred-hill-doubles-1",
            "D3",
            "SHD3 D3 Your side's first ringfort goes on row 4, which you share with your partner, and D3 is not on it.",
        ),
        (
            "sacred-hill-doubles-1 5/7/7/3r3/7/7/5 west manoeuvres - - -",
            "C4",
            "SHD3 C4 Your side's first ringfort goes on column D, which you share with your partner, and C4 is not on it.",
        ),
        (
            links,
            "xF5+A2B3",
            "SD4 A2,B3 A2 and B3 are not next to each other, so they cannot be linked.",
        ),
        (
            links,
            "xF5+B3B4",
            "SD4 B3,B4 You link two ringforts of your own, and B3 and B4 are not both yours.",
        ),
        (links, "xF5+A2A3", "SD4 A2,A3 A2 and A3 are linked already."),
    ];
    for (position, token, want) in cases {
        let why = tara(&["moves", position, "--why", token]);
        assert_eq!((why.code, why.out), (Some(1), format!("{want}\n")));
    }
}

#[test]
fn why_refuses_what_is_no_token() {
    for token in ["d4", "A1", "pass", "D4 ", "", "B2-C4", "-"] {
        let message = tara(&["moves", TOO_CLOSE, "--why", token]).refused(2);
        assert!(
            message.ends_with("is not a move token of sacred-hill-1"),
            "{message}"
        );
    }
}

#[test]
fn apply_without_tokens_prints_the_settled_position() {
    // All hills a knight's move away from the one red ringfort are taken: BATTLE.
    let unsettled = "sacred-hill-1 5/2b1b2/1b3b1/3r3/1b3b1/2b1b2/5 red manoeuvres - - -";
    let settled = tara(&["apply", unsettled]).well();
    assert_eq!(
        settled,
        format!("{}\n", unsettled.replace("manoeuvres", "battle"))
    );
    assert_eq!(tara(&["apply", settled.trim_end()]).well(), settled);
}

#[test]
fn apply_names_the_place_of_an_illegal_token() {
    let message = tara(&["apply", "sacred-hill-1", "D4", "D5", "D5", "D5"]).refused(1);
    assert_eq!(
        message,
        "move 3, D5: B11 There is already a ringfort on D5."
    );
    let message = tara(&["apply", "sacred-hill-1", "D4", "pass"]).refused(2);
    assert_eq!(
        message,
        "move 2: \"pass\" is not a move token of sacred-hill-1"
    );
}

#[test]
fn whole_games_end_as_their_transcripts_say() {
    for variant in VARIANTS {
        let game: Value = serde_json::from_str(&random(variant, &["--seed", "21"])).expect("JSON");
        let moves: Vec<_> = game["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .filter_map(Value::as_str)
            .collect();
        let last = tara(&[&["apply", variant], &moves[..]].concat()).well();
        assert_eq!(game["final"], last.trim_end());
        let (points, measures) = (&game["points"], &game["measures"]);
        let pair = |name: &str| format!("{name} {}:{}", measures[name][0], measures[name][1]);
        let names: Vec<_> = measures
            .as_object()
            .expect("measures")
            .keys()
            .map(|name| pair(name))
            .collect();
        let score = format!(
            "red {} blue {} {}\n",
            points["red"],
            points["blue"],
            names.join(" ")
        );
        assert_eq!(tara(&["score", last.trim_end()]).well(), score);
    }
}

#[test]
fn a_game_is_played_move_by_move_to_its_end() {
    let mut position = tara(&["apply", "sacred-hill-doubles-2"]).well();
    for ply in 0.. {
        let listed = tara(&["moves", position.trim_end()]).well();
        let tokens: Vec<_> = listed.lines().collect();
        if tokens.is_empty() {
            break;
        }
        assert!(ply < 200, "no end: {position}");
        position = tara(&["apply", position.trim_end(), tokens[ply * 7 % tokens.len()]]).well();
    }
    assert!(position.ends_with(" - over - - -\n"), "{position}");
}

#[test]
fn score_has_the_words_of_the_variant() {
    let score = |position: &str| tara(&["score", position]).well();
    assert_eq!(
        score("sacred-hill-2"),
        "red 1 blue 1 kingdoms 0:0 territory 0:0\n"
    );
    assert_eq!(
        score("four-treasures-doubles"),
        "red 1 blue 1 bridges 0:0 territory 0:0\n"
    );
    assert_eq!(
        score("high-kings-2"),
        "red 1 blue 1 kingdoms 0:0 territory 0:0 kings_captured 0:0\n"
    );
}

#[test]
fn a_position_comes_from_a_file_or_from_standard_input() {
    let direct = tara(&["moves", TOO_CLOSE]).well();
    for text in [
        TOO_CLOSE.to_string(),
        format!("{TOO_CLOSE}\n"),
        format!("{TOO_CLOSE}\r\n"),
    ] {
        let name = format!("@{}", file("position.txt", &text));
        assert_eq!(tara(&["moves", &name]).well(), direct);
        assert_eq!(tara_with(&["moves", "-"], text.as_bytes()).well(), direct);
        assert_eq!(tara_with(&["moves", "@-"], text.as_bytes()).well(), direct);
    }
    assert_eq!(
        tara_with(&["moves", "-"], b"four-treasures\n")
            .well()
            .lines()
            .count(),
        45
    );
}
