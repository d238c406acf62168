//! `deck`: decks of Seat of Kings, sound and faulty.

use crate::kit::{SEAT_OF_KINGS, file, random, tara, tara_with};

const RECONSTRUCTED: &str = include_str!("../../../../data/decks/reconstructed.toml");

fn check(text: impl AsRef<[u8]>) -> crate::kit::Ran {
    tara_with(&["deck", "check", "-"], text.as_ref())
}

/// The faults of a file that is refused, one a line.
#[track_caller]
fn faults(text: impl AsRef<[u8]>) -> Vec<String> {
    let ran = check(text);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{}", ran.out);
    ran.out.lines().map(String::from).collect()
}

#[test]
fn a_valid_deck_is_summarized_by_name_cards_and_stones() {
    let path = file("deck.toml", RECONSTRUCTED);
    let output = tara(&["deck", "check", &path]).well();
    assert!(
        output.starts_with("reconstructed: 36 cards, 4 Stones of Destiny\n"),
        "{output}"
    );
    assert!(
        output.contains("reconstruction, not the printed one"),
        "{output}"
    );
    let mine = RECONSTRUCTED.replacen("\"reconstructed\"", "\"my box\"", 1);
    assert_eq!(
        check(mine).well(),
        "my box: 36 cards, 4 Stones of Destiny\n"
    );
}

#[test]
fn skc2a_all_faults_are_reported_at_once_with_card_and_key() {
    let text = "name = 1\nedition = 2\nsize = 36\n[[card]]\nnumber = 1\ncost = 5\nplace = [\"F0\", \"K0\"]\n\
                [[card]]\nnumber = 1\ncost = 3\nstone = true\ngrey = [\"F0\"]\n[[card]]\ncost = 1\nplace = [\"F0\"]\n";
    let output = faults(text);
    for want in [
        "name: ",
        "edition: ",
        "size: unknown key",
        "card: 3 cards, not 36",
        "card 1 (number 1): cost: ",
        "card 1 (number 1): place: K0",
        "card 2 (number 1): number: comes twice",
        "card 2 (number 1): grey: ",
        "card 3: number: ",
    ] {
        let count = output.iter().filter(|line| line.starts_with(want)).count();
        assert_eq!(count, 1, "{want}: {output:?}");
    }
    assert_eq!(output.len(), 9, "{output:?}");
}

#[test]
fn skc2a_what_is_no_toml_and_no_text_is_refused() {
    assert_eq!(faults(b"name = \"\xff\""), ["not UTF-8 from byte 8 on"]);
    let output = faults("name = \"a\"\nname");
    assert!(
        output.len() == 1 && output[0].starts_with("not TOML: line 2, column "),
        "{output:?}"
    );
    assert!(faults("").len() > 1);
    let output = faults("\"a\\nb\\u001b\" = 1");
    assert!(
        output
            .iter()
            .any(|line| line == "a b : unknown key (line 1)"),
        "{output:?}"
    );
}

#[test]
fn two_decks_in_one_file_are_named_where_the_second_begins() {
    let edition = |text: &str| {
        let line = text.lines().position(|line| line == "edition = 1");
        line.expect("it has one") + 1
    };
    let begin = RECONSTRUCTED.lines().count();
    // The last card may take what follows for its own name, have one, or lack the end of its line.
    let last = RECONSTRUCTED.replace("name = \"farmer-herdsman-right\"\n", "");
    for (first, before) in [
        (RECONSTRUCTED, begin),
        (last.as_str(), last.lines().count()),
        (RECONSTRUCTED.trim_end(), begin - 1),
    ] {
        let line = before + edition(RECONSTRUCTED);
        let want = format!("two decks are joined: the second begins here (line {line})");
        let both = format!("{first}{RECONSTRUCTED}");
        assert_eq!(faults(&both), [want.as_str()]);
        let output = tara_with(&["deck", "show", "-"], both.as_bytes()).refused(2);
        assert_eq!(output, format!("standard input: {want}"));
    }
}

#[test]
fn a_deck_file_that_cannot_be_read_is_named() {
    for command in ["check", "show"] {
        let output = tara(&["deck", command, "/no/such/file"]).refused(2);
        assert!(output.starts_with("/no/such/file: "), "{output}");
        let long = vec![b'#'; 3 << 20];
        let output = tara_with(&["deck", command, "-"], &long).refused(2);
        assert!(output.starts_with("standard input: too long"), "{output}");
    }
    let output = tara_with(&["deck", "show", "-"], b"edition = 1").refused(2);
    assert_eq!(
        output,
        "standard input: name: missing; 2 faults in all; `tara deck check` lists them"
    );
    let one = RECONSTRUCTED.replacen("edition = 1", "edition = 2", 1);
    let output = tara_with(&["deck", "show", "-"], one.as_bytes()).refused(2);
    assert_eq!(
        output,
        "standard input: edition: not 1, the only edition of this form (line 15)"
    );
    for args in [
        &["deck", "check"][..],
        &["deck", "deal"],
        &["deck", "show", "a", "b"],
        &["deck", "show", "--deck", "a"],
    ] {
        tara(args).refused(2);
    }
}

#[test]
fn every_card_is_drawn_with_its_array_and_its_fits() {
    let page = tara(&["deck", "show"]).well();
    assert!(
        page.lines().all(|line| line.chars().count() <= 60),
        "{page}"
    );
    assert!(page.starts_with(
        "reconstructed: 36 cards, 4 Stones of Destiny\nThis deck is a reconstruction"
    ));
    let first = " 1  farmer-left                 2  farmer-left
        ·      cost 0                  ·      cost 0
       · ·     F2, F3, F4, F5         · ·     F2, F3, F4, F5
      · · ·                          · · ·
     · · · ·                        · · · ·
    ○ ● · · ·                      ○ ● · · ·
";
    assert!(page.contains(first), "{page}");
    assert_eq!(page.matches("stone-of-destiny").count(), 4);
    for number in 1..=36 {
        let heading = format!("{number:>2}  ");
        let is_there = |line: &str| {
            line.starts_with(&heading)
                || line
                    .get(31..)
                    .is_some_and(|right| right.starts_with(&heading))
        };
        assert!(page.lines().any(is_there), "{number}: {page}");
    }
    let path = file("shown.toml", RECONSTRUCTED);
    assert_eq!(tara(&["deck", "show", &path]).well(), page);
}

#[test]
fn another_deck_is_called_no_reconstruction_and_its_names_do_no_harm() {
    let long = "x".repeat(64);
    let text = RECONSTRUCTED
        .replacen("\"reconstructed\"", "\"my box\"", 1)
        .replacen("\"farmer\"", &format!("\"{long}\""), 1);
    let page = tara_with(&["deck", "show", "-"], text.as_bytes()).well();
    assert!(page.starts_with("my box: 36 cards"), "{page}");
    assert!(!page.contains("reconstruction"), "{page}");
    assert!(
        page.lines().all(|line| line.chars().count() <= 60),
        "{page}"
    );
    assert!(page.contains(&format!("{}…", "x".repeat(24))), "{page}");
}

#[test]
fn a_name_that_is_not_for_everybody_is_a_fault_of_the_deck() {
    let long = "x".repeat(65);
    for name in ["my\\nbox", "\\u001b[2J", "a\u{200b}b", "a\u{202e}b", &long] {
        let name = format!("\"{name}\"");
        for (place, old) in [
            ("name: ", "\"reconstructed\""),
            ("(number 17): name: ", "\"farmer\""),
        ] {
            let text = RECONSTRUCTED.replacen(old, &name, 1);
            let ran = tara_with(&["deck", "check", "-"], text.as_bytes());
            assert_eq!(ran.code, Some(1), "{name}");
            let want = format!("{place}a name has at most 64 characters, none of which");
            assert!(ran.out.contains(&want), "{}", ran.out);
        }
    }
}

/// A deck of another name, in which the farmers are called otherwise, and a start with it.
fn other_deck() -> (String, String) {
    let text = RECONSTRUCTED
        .replacen("\"reconstructed\"", "\"mine\"", 1)
        .replace("\"farmer-left\"", "\"crofter\"");
    let path = file("mine.toml", text);
    let start = tara(&["start", SEAT_OF_KINGS, "--deck", &path]).well();
    assert!(start.contains("\"deck\":\"mine\""), "{start}");
    (path, start)
}

#[test]
fn skc3_positions_are_read_with_the_deck_that_is_given() {
    let (deck, start) = other_deck();
    let commands: [&[&str]; 5] = [
        &["moves", "-"],
        &["apply", "-"],
        &["score", "-"],
        &["show", "-"],
        &["view", "-", "--seat", "red"],
    ];
    for args in commands {
        assert_eq!(
            tara_with(args, start.as_bytes()).refused(2),
            "standard input: options.deck: \"mine\", but the deck in use is \"reconstructed\""
        );
        let with_deck = [args, &["--deck", &deck]].concat();
        let read = tara_with(&with_deck, start.as_bytes()).well();
        let named = [&[args[0], SEAT_OF_KINGS], &with_deck[2..]].concat();
        assert_eq!(tara(&named).well(), read, "a name is its start");
        let usual = tara(&["start", SEAT_OF_KINGS]).well();
        let output = tara_with(&with_deck, usual.as_bytes()).refused(2);
        assert!(output.ends_with("the deck in use is \"mine\""), "{output}");
    }
}

#[test]
fn skc3_the_cards_of_the_deck_that_is_given_are_played() {
    let (deck, _) = other_deck();
    let shuffle: Vec<_> = (1..=36).map(|card: u8| card.to_string()).collect();
    let events = ["lots 36 2 3 4", &format!("shuffle {}", shuffle.join(" "))];
    let dealt = [&["apply", SEAT_OF_KINGS, "--deck", &deck], &events[..]].concat();
    let dealt = file("dealt.json", tara(&dealt).well());
    let shown = tara(&["show", &format!("@{dealt}"), "--deck", &deck]).well();
    assert!(shown.contains(" 1  crofter, cost 0"), "{shown}");
    let game = random(SEAT_OF_KINGS, &["--deck", &deck, "--max-rounds", "1"]);
    let game = file("mine.jsonl", game);
    assert_eq!(tara(&["replay", &game, "--deck", &deck]).well(), "");
}

#[test]
fn skc2a_a_deck_that_cannot_be_used_is_refused_in_one_line() {
    let faulty = file("faulty.toml", "edition = 1\n\"a\\nb\" = 1\n");
    let (deck, start) = other_deck();
    let cases: [(&[&str], &str); 6] = [
        (&["moves", SEAT_OF_KINGS, "--deck", &faulty], &faulty),
        (
            &["show", SEAT_OF_KINGS, "--deck", "/no/such/file"],
            "/no/such/file: ",
        ),
        (
            &["score", "four-treasures", "--deck", &deck],
            "this is a position of a ringfort game; only seat-of-kings has --deck",
        ),
        (
            &["apply", "-", "--deck", "-"],
            "only one argument can read standard input",
        ),
        (
            &["replay", "-", "--deck", "-"],
            "only one argument can read standard input",
        ),
        (
            &["perft", SEAT_OF_KINGS, "1", "--deck", &deck],
            "unexpected argument '--deck'",
        ),
    ];
    for (args, want) in cases {
        let output = tara_with(args, start.as_bytes()).refused(2);
        assert!(output.starts_with(want), "{args:?}: {output}");
    }
}

#[test]
fn cards_are_written_as_one_pdf_or_as_numbered_svgs() {
    let file = file("cards.svg", "");
    tara(&["deck", "print", "--paper", "letter", "-o", &file]).well();
    for number in 1..=4 {
        let page = file.replace("cards.svg", &format!("cards-{number}.svg"));
        let page = std::fs::read_to_string(page).expect("a page");
        assert_eq!(page.matches("class=\"print-card\"").count(), 9);
    }
    let ran = tara(&["deck", "print"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("-o"), "{}", ran.err);
}

#[test]
fn a_player_aid_is_written_in_the_language_that_is_asked_for() {
    let aid = tara(&["rules", "--sheet", "sacred-hill-1", "--lang", "de"]).well();
    assert!(aid.contains("<title>Der Heilige Hügel"), "{}", &aid[..400]);
    let scores = tara(&["rules", "--sheet", "high-kings-1", "--score"]).well();
    assert!(
        scores.contains("<title>Score sheet: "),
        "{}",
        &scores[..400]
    );
}

#[test]
fn a_sheet_of_no_game_or_on_no_paper_is_refused() {
    for (args, word) in [
        (
            ["rules", "--sheet", "sacred-hil-1"].as_slice(),
            "sacred-hill-1",
        ),
        (
            &["rules", "--sheet", "four-treasures", "--paper", "a5"],
            "letter",
        ),
        (&["rules", "--score"], "--sheet"),
        (&["rules", "FT1", "--sheet", "four-treasures"], "--sheet"),
        (&["rules", "--learn", "four-treasure"], "four-treasures"),
        (&["rules", "--learn", "four-treasures", "FT1"], "--learn"),
    ] {
        let ran = tara(args);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(ran.err.contains(word), "{}", ran.err);
    }
}
