//! Each fault of a text with its line and column.

use super::refused;

/// The first line of a short game.
const HEAD: &str = "[Variant \"four-treasures\"]\n";
/// The first two lines of a game of Seat of Kings.
const KINGS: &str = "[Variant \"seat-of-kings\"]\n[Seats \"blue,red\"]\n";

#[track_caller]
fn check(cases: &[(&str, &str)], head: &str) {
    for (text, want) in cases {
        assert_eq!(refused(&format!("{head}{text}")), *want, "{text}");
    }
}

#[test]
fn a_file_that_is_no_game_or_goes_on_after_it() {
    let no_game = "line 1, column 1: a game begins with [Variant \"...\"]";
    check(
        &[
            ("D4", no_game),
            ("{a}", no_game),
            (
                "\n  *",
                "line 2, column 3: a game begins with [Variant \"...\"]",
            ),
            ("\u{7}", "line 1, column 1: a control character, U+0007"),
        ],
        "",
    );
    let after =
        |line, column| format!("line {line}, column {column}: text after the end of the game");
    check(&[("* D4", &after(2, 3)), ("*\n\n{a}", &after(4, 1))], HEAD);
}

#[test]
fn a_second_file_begins_with_its_mark() {
    let mark = |line, column| {
        format!("line {line}, column {column}: a byte order mark: a second file begins here")
    };
    let second = format!("\u{feff}{HEAD}*");
    check(
        &[
            (&format!("*\n{second}"), &mark(3, 1)),
            (&format!("*{second}"), &mark(2, 2)),
            (&format!("\n1. D4\n{second}"), &mark(4, 1)),
            (&format!("\n1. D4{second}"), &mark(3, 6)),
            (&second, &mark(2, 1)),
        ],
        HEAD,
    );
}

#[test]
fn headers_that_have_not_their_form() {
    let form = |column, what: &str| {
        format!("line 1, column {column}: expected {what} here, as in [Name \"value\"]")
    };
    check(
        &[
            ("[", &form(2, "a name")),
            ("[ \"x\"]", &form(3, "a name")),
            ("[Variant", &form(9, "a value in quotes")),
            (
                "[Variant\n\"four-treasures\"]",
                &form(9, "a value in quotes"),
            ),
            ("[Variant \"four\n", &form(15, "a closing quote")),
            ("[Variant \"four", &form(15, "a closing quote")),
            ("[Variant \"four\" x", &form(17, "a closing bracket")),
            (
                "[Variant \"fo\\ur\"]",
                "line 1, column 13: a backslash before something else than a quote or a backslash",
            ),
        ],
        "",
    );
}

#[test]
fn headers_that_cannot_be() {
    check(
        &[
            (
                "[Varient \"x\"]",
                "line 1, column 2: header Varient: unknown",
            ),
            (
                "[Red \"x\"]",
                "line 1, column 2: header Red: the first header must be Variant",
            ),
            (
                "[Variant \"chess\"]",
                "line 1, column 10: header Variant: unknown variant",
            ),
        ],
        "",
    );
    check(
        &[
            ("[Rad \"x\"] *", "line 2, column 2: header Rad: unknown"),
            (
                "[Variant \"four-treasures\"] *",
                "line 2, column 2: header Variant: there twice",
            ),
            (
                "[Red \"\"]\n[Red \"\"] *",
                "line 3, column 2: header Red: there twice",
            ),
            (
                "[South \"\"] *",
                "line 2, column 2: header South: not of this game",
            ),
            (
                "[White \"\"] *",
                "line 2, column 2: header White: not of this game",
            ),
            (
                "[Deck \"\"] *",
                "line 2, column 2: header Deck: not of this game",
            ),
            (
                "[Left \"red\"] *",
                "line 2, column 2: header Left: not of this game",
            ),
            (
                "[Date \"today\"] *",
                "line 2, column 7: header Date: not YYYY, YYYY-MM or YYYY-MM-DD",
            ),
            (
                "[Date \"2026-13\"] *",
                "line 2, column 7: header Date: not YYYY, YYYY-MM or YYYY-MM-DD",
            ),
            (
                "[Note \"a\tb\"] *",
                "line 2, column 7: header Note: a control character",
            ),
            (
                "[Start \"\"] *",
                "line 2, column 8: header Start: line, column 1: not seven fields with one space between",
            ),
            (
                "[Start \"high-kings-1 5/7/7/7/7/7/5 red setup 0:0 - -\"] *",
                "line 2, column 8: header Start: a position of another variant",
            ),
            (
                "[Ending \"south resigned\"] *",
                "line 2, column 9: header Ending: not an ending of this game",
            ),
            (
                "[Ending \"red is left\"] *",
                "line 2, column 9: header Ending: not an ending of this game",
            ),
        ],
        HEAD,
    );
}

#[test]
fn headers_of_seat_of_kings_that_cannot_be() {
    check(
        &[
            (
                "[Edition \"de\"] *",
                "line 3, column 10: header Edition: unknown edition \"de\"",
            ),
            (
                "[Regions \"ulster\"] *",
                "line 3, column 10: header Regions: 1 regions, not 2",
            ),
            (
                "[Regions \"ulster,ulster\"] *",
                "line 3, column 10: header Regions: ulster comes twice",
            ),
            (
                "[Deck \"mine\"] *",
                "line 3, column 7: header Deck: \"mine\", but the deck in use is \"reconstructed\"",
            ),
            (
                "[MaxRounds \"many\"] *",
                "line 3, column 12: header MaxRounds: not a number of rounds",
            ),
            (
                "[MaxRounds \"0\"] *",
                "line 3, column 12: header MaxRounds: at least 1",
            ),
            (
                "[Left \"blue,white\"] *",
                "line 3, column 7: header Left: not seats of this game with commas between",
            ),
            (
                "[Left \"blue,blue\"] *",
                "line 3, column 7: header Left: a seat comes twice",
            ),
            (
                "[White \"\"] *",
                "line 3, column 2: header White: not of this game",
            ),
            (
                "[Start \"\"] *",
                "line 3, column 2: header Start: not of this game",
            ),
            (
                "[South \"\"] *",
                "line 3, column 2: header South: not of this game",
            ),
            (
                "[Ending \"red resigned\"] *",
                "line 3, column 9: header Ending: not an ending of this game",
            ),
        ],
        KINGS,
    );
    check(
        &[
            (" *", "line 1, column 27: header Seats: missing"),
            (
                "[Seats \"blue,green\"] *",
                "line 1, column 33: header Seats: unknown seat \"green\"",
            ),
            (
                "[Seats \"blue\"] *",
                "line 1, column 33: header Seats: not two to four different ones",
            ),
        ],
        "[Variant \"seat-of-kings\"]",
    );
}

#[test]
fn comments_and_variations_that_have_no_place_or_no_end() {
    check(
        &[
            ("D4 {a\nb", "line 2, column 4: unclosed comment"),
            (
                "D4 {a\n\\b} *",
                "line 3, column 1: a backslash before something else than a brace or a backslash",
            ),
            ("D4 }", "line 2, column 4: unexpected '}'"),
            ("D4 ] *", "line 2, column 4: unexpected ']'"),
            ("D4; *", "line 2, column 3: unexpected ';'"),
            ("D4 (C3 *", "line 2, column 8: a result in a variation"),
            ("D4 (C3 (B2\n", "line 2, column 8: unclosed variation"),
            (
                "D4 (C3\n\n[Variant \"four-treasures\"] *",
                "line 2, column 4: unclosed variation",
            ),
            ("(D4) *", "line 2, column 1: a variation before any move"),
            (
                "D4 ((C3)) *",
                "line 2, column 5: a variation before any move",
            ),
            ("D4 () *", "line 2, column 5: a variation without a move"),
            ("D4 ({a}) *", "line 2, column 8: a variation without a move"),
            ("D4 ) *", "line 2, column 4: no variation is open"),
        ],
        HEAD,
    );
    let deep = format!("{HEAD}D4 {}", "(C3 ".repeat(40));
    let want = "line 2, column 132: more than 32 variations one within the other";
    assert_eq!(refused(&deep), want);
}

#[test]
fn numbers_that_are_others_or_have_no_move() {
    let number = |line, column, found, expected| {
        format!(
            "line {line}, column {column}: the number {found}, but the next move has {expected}"
        )
    };
    check(
        &[
            ("2. D4 *", &number(2, 1, "2.", "1.")),
            ("1... D4 *", &number(2, 1, "1...", "1.")),
            ("1. D4 1. C3 *", &number(2, 7, "1.", "1...")),
            ("1. D4 C3\n3. E5 *", &number(3, 1, "3.", "2.")),
            ("1. D4 C3 (2... E5) *", &number(2, 11, "2...", "1...")),
            ("1. *", "line 2, column 1: no move after 1."),
            ("1. 1. D4 *", "line 2, column 1: no move after 1."),
            ("1. {a} D4 *", "line 2, column 1: no move after 1."),
            ("D4 (1. ) *", "line 2, column 5: no move after 1."),
            ("D4 1... (C3) *", "line 2, column 4: no move after 1..."),
            ("D4 1... \n", "line 2, column 4: no move after 1..."),
        ],
        HEAD,
    );
}

#[test]
fn moves_that_cannot_be_played() {
    check(
        &[
            (
                "D4 d5 *",
                "line 2, column 4: \"d5\" is not a move token of four-treasures",
            ),
            (
                "D4 3 *",
                "line 2, column 4: \"3\" is not a move token of four-treasures",
            ),
            (
                "D4 red: *",
                "line 2, column 4: \"red:\" is not a move token of four-treasures",
            ),
            ("1. D4\nD4 *", "line 3, column 1: D4 is not legal by B11"),
            (
                "D4 {Ő} (xD4 ) *",
                "line 2, column 9: xD4 is not legal by B11",
            ),
        ],
        HEAD,
    );
    let long = format!("{HEAD}{}", "D".repeat(300));
    assert_eq!(
        refused(&long),
        "line 2, column 1: a move of more than 200 characters"
    );
}

#[test]
fn decisions_that_cannot_be_made() {
    let deal = (1..=36)
        .map(|card| card.to_string())
        .collect::<Vec<_>>()
        .join(" ");
    check(
        &[
            ("lots 17 5 *", "line 3, column 1: the text breaks off"),
            (
                "lots 17 5 {a}; *",
                "line 3, column 1: no semicolon after \"lots 17 5\"",
            ),
            ("lots 17; *", "line 3, column 1: 1 drawn, not 2"),
            (
                "shuffle 17 5; *",
                "line 3, column 1: the next chance event is `lots`",
            ),
            (
                "blue: lots 17 5; *",
                "line 3, column 1: no seat blue decides here, but chance",
            ),
            (
                "chance: lots 17 5; *",
                "line 3, column 1: no seat chance decides here, but chance",
            ),
            (
                "keep 1 2 3; *",
                "line 3, column 1: keep 1 2 3 is not legal by SKR1",
            ),
            ("1. ; *", "line 3, column 4: unexpected ';'"),
        ],
        KINGS,
    );
    let head = format!("{KINGS}1. lots 5 17; shuffle {deal};\n");
    check(
        &[
            (
                "keep 1 2;",
                "line 4, column 1: \"keep 1 2\" is not a move token of seat-of-kings",
            ),
            (
                "keep 1 2 37; *",
                "line 4, column 1: \"keep 1 2 37\" is not a move token of seat-of-kings",
            ),
            ("lots 5 17; *", "line 4, column 1: no chance event is next"),
            (
                "green: keep 1 2 3; *",
                "line 4, column 1: no seat green decides here, but red",
            ),
            (
                "red: red: keep 1 2 3; *",
                "line 4, column 1: no move after red:",
            ),
            ("red: *", "line 4, column 1: no move after red:"),
            ("1... red: blue", "line 4, column 11: the text breaks off"),
            (
                "keep 1 2 36; *",
                "line 4, column 1: keep 1 2 36 is not legal by SKR2",
            ),
            ("keep 1\n2 3", "line 4, column 1: the text breaks off"),
        ],
        &head,
    );
}

#[test]
fn results_that_are_missing_or_others() {
    let result = |column, found, expected| {
        format!("line 2, column {column}: the result {found}, but the game has {expected}")
    };
    let no_result = "no result at the end of the game: points such as 5-0, or *";
    check(
        &[
            ("", &format!("line 2, column 1: {no_result}")),
            ("D4\n", &format!("line 3, column 1: {no_result}")),
            (
                "D4\n[Variant \"four-treasures\"]",
                &format!("line 3, column 1: {no_result}"),
            ),
            ("D4 5-0", &result(4, "5-0", "*")),
            ("[Ending \"red resigned\"] D4 *", &result(28, "*", "0-3")),
            (
                "[Ending \"red resigned\"] D4 3-0",
                &result(28, "3-0", "0-3"),
            ),
            ("D", "line 2, column 1: the text breaks off"),
            ("D4", "line 2, column 1: the text breaks off"),
            ("1.", "line 2, column 1: the text breaks off"),
        ],
        HEAD,
    );
    let over = "[Variant \"sacred-hill-1\"][Start \"sacred-hill-1 5/7/7/3r3/7/7/5 - over - - -\"]";
    let points = "the result *, but the game has 0-3";
    check(
        &[
            (" *", &format!("line 1, column 79: {points}")),
            (
                "[Ending \"draw agreed\"] 1-1",
                "line 1, column 101: the game was played out, and cannot have the header Ending",
            ),
        ],
        over,
    );
}

#[test]
fn bytes_that_are_no_text_and_games_that_are_too_long() {
    let deck = seat_of_kings::Deck::reconstructed();
    let refused = |bytes: &[u8]| {
        let read = super::GameFile::read(bytes, &deck);
        read.expect_err("no game").to_string()
    };
    let text = format!("{HEAD}D4 {{\u{150}");
    assert_eq!(
        refused(&text.as_bytes()[..text.len() - 1]),
        "line 2, column 5: not UTF-8"
    );
    assert_eq!(refused(b"\xff"), "line 1, column 1: not UTF-8");
    let endless = format!("{HEAD}{{{}", "a ".repeat(1 << 21));
    assert_eq!(
        refused(endless.as_bytes()),
        "line 2, column 1: a game of more than 4194304 bytes"
    );
    let lines = format!("{HEAD}{{{}", "a\n".repeat(1 << 21));
    assert!(refused(lines.as_bytes()).ends_with(": a game of more than 4194304 bytes"));
}

#[test]
fn a_failing_source_is_reported() {
    struct Fails;
    impl std::io::Read for Fails {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("gone"))
        }
    }
    let deck = seat_of_kings::Deck::reconstructed();
    let read = super::GameFile::read(std::io::BufReader::new(Fails), &deck);
    assert!(read.expect_err("it fails").to_string().ends_with(": gone"));
}
