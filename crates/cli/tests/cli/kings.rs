//! Seat of Kings played by hand: `moves`, `apply`, `score`, chance, and positions that are refused.

use serde_json::{Value, json};

use crate::kit::{SEAT_OF_KINGS, VARIANTS, file, tara, tara_with};

/// A change to a position, and how its refusal begins.
type Change = (fn(&mut Value), &'static str);

/// Lots that White wins.
const LOTS: &str = "lots 17 5 30 2";

/// The deck from 36 down to 1.
fn shuffle() -> String {
    let cards: Vec<_> = (1..=36).rev().map(|card: u8| card.to_string()).collect();
    format!("shuffle {}", cards.join(" "))
}

/// The start of a game of these seats that is drawn after so many rounds.
fn start(seats: &[&str], max_rounds: u8) -> Value {
    let (seats, rounds) = (seats.join(","), max_rounds.to_string());
    let args = [
        "start",
        SEAT_OF_KINGS,
        "--seats",
        &seats,
        "--max-rounds",
        &rounds,
    ];
    serde_json::from_str(&tara(&args).well()).expect("JSON")
}

/// A position in which White chooses an action.
fn action() -> String {
    let keeps = [
        "keep 31 32 33",
        "keep 25 26 27",
        "keep 19 20 21",
        "keep 13 14 15",
    ];
    let shuffle = shuffle();
    let tokens = [&["apply", SEAT_OF_KINGS, LOTS, &shuffle], &keeps[..]].concat();
    tara(&tokens).well()
}

#[test]
fn blanks_after_a_draw_are_passed_over_and_those_after_a_decision_are_not() {
    let blank = |text: &str| format!("{text}  ");
    let args = ["apply", SEAT_OF_KINGS, LOTS, &shuffle()].map(String::from);
    let plain = tara(&args).well();
    let [apply, game, lots, shuffle] = args;
    let drawn = [apply, game, blank(&lots), blank(&shuffle)];
    assert_eq!(tara(&drawn).well(), plain);
    let keep = [&drawn[..], &[blank("keep 31 32 33")]].concat();
    assert!(tara(&keep).refused(2).starts_with("move 3: "));
}

fn moves(position: &str) -> Vec<String> {
    let listed = tara_with(&["moves", "-"], position.as_bytes()).well();
    listed.lines().map(String::from).collect()
}

fn apply(position: &str, token: &str) -> String {
    tara_with(&["apply", "-", token], position.as_bytes()).well()
}

/// Plays to the end: whatever builds if it can, and the events that a position asks for.
fn play(start: &Value) -> (String, Vec<Value>) {
    let (mut position, mut events) = (start.to_string(), Vec::new());
    for step in 0.. {
        assert!(step < 3000, "no end: {position}");
        let tokens = moves(&position);
        if tokens.is_empty() {
            break;
        }
        assert!(tokens.is_sorted_by(|one, next| one.as_bytes() < next.as_bytes()));
        let now: Value = serde_json::from_str(&position).expect("JSON");
        if tokens == ["chance"] {
            let event = match now["stage"]["draw"].as_str() {
                Some("lots") => (1..=now["players"].as_object().expect("players").len())
                    .fold("lots".into(), |lots, card| format!("{lots} {card}")),
                _ => shuffle(),
            };
            events.push(json!({ "chance": event }));
            position = apply(&position, &event);
            continue;
        }
        let builds = |token: &&String| {
            ["promote", "activate", "place"]
                .iter()
                .any(|verb| token.starts_with(verb))
        };
        let token = tokens
            .iter()
            .find(builds)
            .unwrap_or(&tokens[step * 7 % tokens.len()]);
        events.push(json!({"seat": now["stage"]["seat"], "do": token, "legal": tokens}));
        position = apply(&position, token);
    }
    (position, events)
}

#[test]
fn a_game_is_played_decision_by_decision_to_its_end() {
    for (seats, rounds) in [(&["blue", "red"][..], 3), (&["white", "yellow", "blue"], 2)] {
        let start = start(seats, rounds);
        let (last, events) = play(&start);
        assert!(events.len() > 20, "{last}");
        let over: Value = serde_json::from_str(&last).expect("JSON");
        assert_eq!(over["stage"]["name"], "over", "{last}");
        assert_eq!(over["stage"].get("seat"), None);
        let score = tara_with(&["score", "-"], last.as_bytes()).well();
        let words: Vec<_> = score.split_whitespace().collect();
        let mut points = serde_json::Map::new();
        for (pair, seat) in words.chunks(2).zip(seats) {
            assert_eq!(pair[0], *seat, "{score}");
            points.insert(
                pair[0].into(),
                pair[1].parse::<u8>().expect("points").into(),
            );
        }
        let transcript = json!({
            "variant": SEAT_OF_KINGS,
            "seats": seats,
            "options": start["options"],
            "events": events,
            "points": points,
        });
        let replayed = tara_with(&["replay", "-"], format!("{transcript}\n").as_bytes());
        assert_eq!(replayed.well(), "");
        let message = tara_with(&["moves", "-", "--why", "end"], last.as_bytes());
        assert_eq!(message.code, Some(1));
        assert!(message.out.contains("The game is over"), "{}", message.out);
    }
}

#[test]
fn a_game_starts_with_what_was_agreed() {
    let usual = tara(&["start", SEAT_OF_KINGS]).well();
    assert_eq!(usual, tara(&["apply", SEAT_OF_KINGS]).well());
    let args = "start seat-of-kings --seats yellow,red --edition it --regions ulster,munster --max-rounds 7";
    let args: Vec<_> = args.split(' ').collect();
    let started = tara(&args).well();
    assert_eq!(started.lines().count(), 1);
    let start: Value = serde_json::from_str(&started).expect("JSON");
    assert_eq!(start["seats"], json!(["yellow", "red"]));
    let options = json!({
        "edition": "it",
        "regions": ["ulster", "munster"],
        "deck": "reconstructed",
        "max_rounds": 7,
    });
    assert_eq!(start["options"], options);
    assert_eq!(start["stage"], json!({"name": "chance", "draw": "lots"}));
    assert_eq!(moves(&apply(&started, "lots 3 30")), ["chance"]);
    let random = tara(&[&["random"], &args[1..]].concat()).well();
    let game: Value = serde_json::from_str(&random).expect("JSON");
    assert_eq!(
        [&game["seats"], &game["options"]],
        [&start["seats"], &start["options"]]
    );
    for variant in VARIANTS {
        let start = tara(&["start", variant]).well();
        assert_eq!(start, tara(&["apply", variant]).well());
    }
}

#[test]
fn a_start_that_cannot_be_is_refused() {
    let cases: [(&[&str], &str); 9] = [
        (&[SEAT_OF_KINGS, "--seats", "blue"], "seats: "),
        (
            &[SEAT_OF_KINGS, "--seats", "blue,green"],
            "seats: unknown seat",
        ),
        (&[SEAT_OF_KINGS, "--edition", "fr"], "options.edition: "),
        (&[SEAT_OF_KINGS, "--regions", "ulster"], "options.regions: "),
        (&[SEAT_OF_KINGS, "--max-rounds", "0"], "invalid value '0'"),
        (
            &[SEAT_OF_KINGS, "--deck", "/no/such/file"],
            "/no/such/file: ",
        ),
        (
            &[SEAT_OF_KINGS, "--policy", "eager"],
            "unexpected argument '--policy'",
        ),
        (
            &["four-treasures", "--seats", "red,blue"],
            "only seat-of-kings has --seats, ",
        ),
        (&["chess"], "invalid value 'chess'"),
    ];
    for (args, want) in cases {
        let message = tara(&[&["start"], args].concat()).refused(2);
        assert!(message.starts_with(want), "{args:?}: {message}");
    }
    let random = |option, value| tara(&["random", "four-treasures", option, value]).refused(2);
    let message = random("--max-rounds", "9");
    assert!(
        message.starts_with("only seat-of-kings has --seats, "),
        "{message}"
    );
    assert_eq!(
        random("--policy", "eager"),
        "only seat-of-kings has --policy"
    );
}

#[test]
fn where_chance_is_next_moves_is_one_word() {
    assert_eq!(tara(&["moves", SEAT_OF_KINGS]).well(), "chance\n");
    let why = tara(&["moves", SEAT_OF_KINGS, "--why", "end"]);
    assert_eq!((why.code, why.err.as_str()), (Some(1), ""));
    assert!(
        why.out.starts_with("SKR1 - First lots are drawn"),
        "{}",
        why.out
    );
    let dealt = tara(&["apply", SEAT_OF_KINGS, LOTS]).well();
    assert_eq!(moves(&dealt), ["chance"]);
    assert_eq!(moves(&apply(&dealt, &shuffle())).len(), 20);
}

#[test]
fn apply_takes_chance_events_and_refuses_others() {
    let cases = [
        (&["lots 1 1 2 3"][..], "move 1: 1 is drawn twice"),
        (&["lots 1 2 3"], "move 1: 3 drawn, not 4"),
        (&["lots 1 2 3 37"], "move 1: 37 is not there to be drawn"),
        (&["shuffle 1 2"], "move 1: the next chance event is `lots`"),
        (&[LOTS, LOTS], "move 2: the next chance event is `shuffle`"),
        (&[LOTS, "shuffle 1 2"], "move 2: 2 drawn, not 36"),
        (
            &["lots"],
            "move 1: \"lots\" is not a move token of seat-of-kings",
        ),
        (
            &["chance"],
            "move 1: \"chance\" is not a move token of seat-of-kings",
        ),
    ];
    for (tokens, want) in cases {
        assert_eq!(
            tara(&[&["apply", SEAT_OF_KINGS], tokens].concat()).refused(2),
            want
        );
    }
    let position = action();
    let message = tara_with(&["apply", "-", LOTS], position.as_bytes()).refused(2);
    assert_eq!(message, "move 1: no chance event is next");
    let message = tara(&["apply", SEAT_OF_KINGS, "keep 1 2 3"]).refused(1);
    assert!(
        message.starts_with("move 1, keep 1 2 3: SKR1 First lots are drawn"),
        "{message}"
    );
}

#[test]
fn why_says_clause_positions_and_a_sentence() {
    let position = action();
    let name = format!("@{}", file("action.json", &position));
    let cases = [
        ("play 31 ulster F1+F2", ""),
        (
            "discard 5",
            "SKR3 - That card is not in your hand: choose one that is.",
        ),
        (
            "stone 31 ulster F1.0 F2.0",
            "SKC1 - That card is not a Stone of Destiny, so it swaps no pieces",
        ),
        (
            "amnesty ulster 31",
            "SKM1 - An amnesty costs 4 cumals, and you have 2",
        ),
        (
            "play 31 ulster F1+F3",
            "SKC2 F1,F3 That card cannot lie on F1 and F3 together",
        ),
        (
            "end",
            "SKR3 - You must first use a card, even if only to discard it.",
        ),
        (
            "garrison F1",
            "SKK2 - You place a garrison right after its region is cleared",
        ),
    ];
    for (token, want) in cases {
        let ran = tara(&["moves", &name, "--why", token]);
        assert_eq!(
            (ran.code, ran.err.as_str()),
            (Some(i32::from(!want.is_empty())), "")
        );
        assert!(ran.out.starts_with(want), "{token}: {}", ran.out);
        assert_eq!(ran.out.lines().count(), usize::from(!want.is_empty()));
    }
    for token in [
        "D4",
        "",
        "discard",
        "discard 37",
        "Discard 31",
        "play 31 tara F1",
        LOTS,
        "chance",
    ] {
        tara(&["moves", &name, "--why", token]).refused(2);
    }
    let message = tara(&["apply", &name, "discard 31", "discard 5"]).refused(1);
    assert_eq!(
        message,
        "move 2, discard 5: SKR3 That card is not in your hand: choose one that is."
    );
}

#[test]
fn score_has_the_seats_in_their_order() {
    assert_eq!(
        tara(&["score", SEAT_OF_KINGS]).well(),
        "blue 0 red 0 white 0 yellow 0\n"
    );
    let start = start(&["yellow", "blue"], 1).to_string();
    assert_eq!(tara(&["score", &start]).well(), "yellow 0 blue 0\n");
}

#[test]
fn a_position_comes_from_a_file_from_standard_input_or_as_an_argument() {
    let position = action();
    let name = format!("@{}", file("kings.json", &position));
    assert_eq!(tara(&["apply", &name]).well(), position);
    assert_eq!(tara(&["apply", position.trim_end()]).well(), position);
    assert_eq!(
        apply(&position, "discard 31"),
        tara(&["apply", &name, "discard 31"]).well()
    );
    assert_eq!(
        tara_with(&["apply", "-"], position.as_bytes()).well(),
        position
    );
}

#[test]
fn a_position_is_refused_by_its_key() {
    let position: Value = serde_json::from_str(&action()).expect("JSON");
    let changes: [Change; 9] = [
        (|it| it["variant"] = json!("chess"), "variant: "),
        (|it| it["seats"] = json!(["blue"]), "seats"),
        (|it| it["options"]["deck"] = json!("mine"), "options.deck: "),
        (
            |it| it["players"]["blue"]["hand"] = json!([19, 20]),
            "deck: card 21",
        ),
        (
            |it| it["players"]["blue"]["hand"] = json!([19, 20, 99]),
            "players.blue.hand",
        ),
        (
            |it| it["board"] = json!({"ulster": {"F1": ["blue", "blue", "blue"]}}),
            "board.ulster.F1: ",
        ),
        (|it| it["board"] = json!({"tara": {}}), "board"),
        (|it| it["stage"]["seat"] = json!("red"), "stage.seat: "),
        (
            |it| drop(it.as_object_mut().expect("an object").remove("round")),
            "round: ",
        ),
    ];
    for (change, want) in changes {
        let mut changed = position.clone();
        change(&mut changed);
        let text = changed.to_string();
        for args in [
            &["moves", "-"][..],
            &["apply", "-"],
            &["score", "-"],
            &["show", "-"],
            &["view", "-", "--seat", "red"],
            &["perft", "-", "1"],
        ] {
            let message = tara_with(args, text.as_bytes()).refused(2);
            assert!(
                message.starts_with(&format!("standard input: {want}")),
                "{want}: {message}"
            );
        }
        assert!(tara(&["moves", &text]).refused(2).starts_with(want));
    }
    assert!(
        tara(&["moves", "{"])
            .refused(2)
            .starts_with("line, column 2: ")
    );
}
