//! Refused position texts, phrase by phrase of the formats, and odd ones that are read all the same.

use crate::kit::{after, moves, picture, refusal, refusal_field};

const EMPTY: &str = "5/7/7/7/7/7/5";

/// The board starts in column 15, the turn in 29, the phase in 33.
fn sacred_hill(board: &str, rest: &str) -> String {
    format!("sacred-hill-1 {board} {rest}")
}

/// The column, from 1, of the nth appearance of `part`.
fn column(text: &str, part: &str, nth: usize) -> usize {
    text.match_indices(part).nth(nth - 1).expect("it appears").0 + 1
}

/// Refused at the character after the caret, in this field.
fn refused_at(field: &str, marked: &str) {
    let before = marked.split('^').next().expect("a caret");
    let expected = format!("{field} {}", before.chars().count() + 1);
    assert_eq!(refusal(&marked.replace('^', "")), expected, "{marked}");
}

#[test]
fn exactly_seven_fields_with_one_space_between() {
    for marked in [
        "^",
        "sacred-hill-1^",
        "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - -^",
        "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - ^",
        "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -^ -",
        "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -^ ",
        "^ sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -",
        "sacred-hill-1\t5/7/7/7/7/7/5 red manoeuvres - - -^",
        "sacred-hill-1 ^ 5/7/7/7/7/7/5 red manoeuvres - - -",
        "sacred-hill-1 5/7/7/7/7/7/5 red ^ manoeuvres - - -",
        "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - ^ -",
    ] {
        refused_at("line", marked);
    }
}

#[test]
fn columns_count_characters_where_the_fault_is_not_ascii() {
    for odd in ["é", "４", "ʀ"] {
        for (field, marked) in [
            (
                "line",
                "sacred-hill-1* 5/7/7/7/7/7/5 red ^ manoeuvres - - -",
            ),
            ("line", "sacred-hill-1 5*/7/7/7/7/7/5 red manoeuvres - -^"),
            (
                "line",
                "sacred-hill-1 5/7/7/7/7/7/5 red* manoeuvres - - -^ -",
            ),
            (
                "variant",
                "^*acred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -",
            ),
            (
                "board",
                "sacred-hill-1 5/3^*3/7/7/7/7/5 red manoeuvres - - -",
            ),
            (
                "board",
                "sacred-hill-1 5/7/7/7/7/7/5^* red manoeuvres - - -",
            ),
            ("turn", "sacred-hill-1 5/7/7/7/7/7/5 ^r*d manoeuvres - - -"),
            ("phase", "sacred-hill-1 5/7/7/7/7/7/5 red ^man*uvres - - -"),
            ("lost", "high-kings-1 5/7/7/7/7/7/5 - over 0:^* - -"),
            ("lost", "high-kings-1 5/7/7/7/7/7/5 - over 0:0^* - -"),
            ("last", "sacred-hill-1 5/7/7/7/7/7/5 red battle - ^* -"),
            ("links", "sacred-hill-1 5/7/7/7/7/7/5 red battle - - ^*"),
            ("links", "stone-of-destiny 5/7/7/7/7/7/5 - over - - ^*4A5"),
            ("links", "stone-of-destiny 5/7/7/7/7/7/5 - over - - A4^A*"),
            ("links", "stone-of-destiny 5/7/7/7/7/7/5 - over - - A4A5^*"),
        ] {
            refused_at(field, &marked.replace('*', odd));
        }
    }
}

#[test]
fn not_seven_rows_of_their_lengths() {
    for board in [
        "5/7/7/7/7/7^",
        "5/7/7/7/7/7/5^/5",
        "5/7/7/7/7/7/5^/",
        "5/7/6^/7/7/7/5",
        "5/7/7/7/7/7/4^",
        "5/7/7/7/7/7/^6",
        "5/7/7/rrrrrrr^r/7/7/5",
        "5/7/^/7/7/7/5",
        "5/^0/7/7/7/7/5",
        "^-",
    ] {
        let marked = sacred_hill(board, "red manoeuvres - - -");
        refused_at("board", &marked);
    }
}

#[test]
fn lost_is_two_digits_up_to_3_below_2_unless_over_and_0_in_setup() {
    for lost in [
        "^-", "0^", "0^0", "0^0:0", "0:^4", "^4:0", "0^-0", "0:0^:0", "^:", "^a:b",
    ] {
        refused_at("lost", &format!("high-kings-1 {EMPTY} - over {lost} - -"));
    }
    let board = "R1R1R/7/7/6B/7/7/5";
    for lost in ["0:^2", "^2:0", "^3:0", "0:^3"] {
        refused_at(
            "lost",
            &format!("high-kings-1 {board} blue battle {lost} - -"),
        );
    }
    for lost in ["0:^1", "^1:0", "^1:1"] {
        refused_at(
            "lost",
            &format!("high-kings-2 {EMPTY} red setup {lost} - -"),
        );
    }
}

#[test]
fn one_vacant_hill_in_stone_of_destinys_battle_has_its_column() {
    let full = "rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb";
    for (part, marked) in [
        ("rrrrr/", "rrrr^1/"),
        ("rrrrbbb", "rrr^1bbb"),
        ("/bbBbb", "/^1bBbb"),
    ] {
        let board = full.replacen(part, marked, 1);
        refused_at(
            "board",
            &format!("stone-of-destiny {board} blue battle - - -"),
        );
    }
}

#[test]
fn stranded_kings_that_cannot_be_have_their_columns() {
    for marked in [
        "high-kings-2 R1R1R/7/7/7/n5^n/7/5 blue battle 0:1 - -",
        "high-kings-2 ^m1R1R/7/7/7/7/7/B1B1B red battle 0:0 - -",
        "high-kings-2 R1R1R/7/7/7/^n6/7/B3B blue battle 0:0 - -",
        "high-kings-2 R1R1R/7/7/7/^n6/7/4B blue manoeuvres 0:1 - -",
        "high-kings-2 R1R1R/7/7/7/^n6/7/4B - over 0:1 - -",
        "high-kings-2 R4/7/7/7/^n6/7/5 red setup 0:0 - -",
    ] {
        refused_at("board", marked);
    }
}

#[test]
fn an_unknown_variant() {
    for variant in [
        "sacred-hill",
        "sacred-hill-3",
        "Sacred-Hill-1",
        "chess",
        "-",
    ] {
        let text = format!("{variant} {EMPTY} red manoeuvres - - -");
        assert_eq!(refusal(&text), "variant 1", "{variant}");
    }
}

#[test]
fn an_unknown_seat_or_one_that_is_not_of_the_variant() {
    for seat in ["green", "Red", "r", "south", "west", "north", "east"] {
        assert_eq!(
            refusal(&sacred_hill(EMPTY, &format!("{seat} manoeuvres - - -"))),
            "turn 29"
        );
    }
    for seat in ["red", "blue", "yellow"] {
        let text = format!("four-treasures-doubles {EMPTY} {seat} battle - - -");
        assert_eq!(refusal(&text), "turn 38", "{seat}");
    }
}

#[test]
fn no_seat_only_in_over_and_always_there() {
    assert_eq!(
        refusal(&sacred_hill(EMPTY, "- manoeuvres - - -")),
        "turn 29"
    );
    assert_eq!(refusal(&sacred_hill(EMPTY, "- battle - - -")), "turn 29");
    assert_eq!(refusal(&sacred_hill(EMPTY, "red over - - -")), "turn 29");
}

#[test]
fn an_unknown_phase_or_one_that_the_variant_does_not_have() {
    for phase in ["Battle", "maneuvers", "-", "end", "setup"] {
        assert_eq!(
            refusal(&sacred_hill(EMPTY, &format!("red {phase} - - -"))),
            "phase 33"
        );
    }
    for variant in ["sacred-hill-2", "poisoned-chalice", "stone-of-destiny"] {
        let text = format!("{variant} {EMPTY} red setup - - -");
        assert_eq!(refusal_field(&text), "phase", "{variant}");
    }
    let treasures = format!("four-treasures {EMPTY} red manoeuvres - - -");
    assert_eq!(refusal(&treasures), "phase 34");
    let doubles = format!("four-treasures-doubles {EMPTY} south manoeuvres - - -");
    assert_eq!(refusal(&doubles), "phase 44");
}

#[test]
fn a_row_that_is_too_long_fails_where_it_passes_its_end() {
    let refused = |board: &str| refusal(&sacred_hill(board, "red manoeuvres - - -"));
    assert_eq!(refused("7/7/7/7/7/7/5"), "board 15");
    assert_eq!(refused("5/7r/7/7/7/7/5"), "board 18");
    assert_eq!(refused("5/7/7/3r4/7/7/5"), "board 23");
}

#[test]
fn runs_that_are_not_one_digit_from_1_to_7() {
    let refused = |board: &str| refusal(&sacred_hill(board, "red manoeuvres - - -"));
    assert_eq!(refused("5/8/7/7/7/7/5"), "board 17");
    assert_eq!(refused("5/9/7/7/7/7/5"), "board 17");
    assert_eq!(refused("5/r06/7/7/7/7/5"), "board 18");
}

#[test]
fn two_digits_side_by_side() {
    let refused = |board: &str| refusal(&sacred_hill(board, "red manoeuvres - - -"));
    assert_eq!(refused("5/34/7/7/7/7/5"), "board 18");
    assert_eq!(refused("5/7/r15/7/7/7/5"), "board 21");
}

#[test]
fn letters_that_are_not_of_the_variant() {
    let refused = |board: &str| refusal(&sacred_hill(board, "red manoeuvres - - -"));
    assert_eq!(refused("5/3x3/7/7/7/7/5"), "board 18");
    assert_eq!(refused("5/3R3/7/7/7/7/5"), "board 18");
    assert_eq!(refused("5/7/7/7/7/7/4B"), "board 28");
    for variant in ["four-treasures", "poisoned-chalice"] {
        let text = format!("{variant} 5/7/7/3B3/7/7/5 red battle - - -");
        assert_eq!(refusal(&text), format!("board {}", column(&text, "B", 1)));
    }
    let kings = "high-kings-1 R1R1R/7/7/6B/6m/7/5 blue battle 0:2 - -";
    assert_eq!(refusal(kings), "board 28");
    let stone = "stone-of-destiny 5/7/7/3n3/7/7/5 red manoeuvres - - -";
    assert_eq!(refusal(stone), format!("board {}", column(stone, "n3", 1)));
}

#[test]
fn lost_is_a_dash_elsewhere() {
    assert_eq!(
        refusal(&sacred_hill(EMPTY, "red manoeuvres 0:0 - -")),
        "lost 44"
    );
    assert_eq!(refusal(&sacred_hill(EMPTY, "red battle x - -")), "lost 40");
    let stone = format!("stone-of-destiny {EMPTY} red manoeuvres 0:0 - -");
    assert_eq!(refusal(&stone), "lost 47");
}

#[test]
fn last_counts_only_in_battle_and_only_as_far_as_the_variant() {
    assert_eq!(
        refusal(&sacred_hill(EMPTY, "red manoeuvres - 1 -")),
        "last 46"
    );
    assert_eq!(refusal(&sacred_hill(EMPTY, "- over - 1 -")), "last 38");
    for last in ["^0", "^2", "^3", "^01", "^11", "^x"] {
        refused_at(
            "last",
            &sacred_hill(EMPTY, &format!("red battle - {last} -")),
        );
    }
    for last in ["^0", "^4"] {
        let doubles = format!("sacred-hill-doubles-1 {EMPTY} south battle - {last} -");
        refused_at("last", &doubles);
    }
    let full = "rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb";
    let stone = format!("stone-of-destiny {full} blue battle - ^1 -");
    refused_at("last", &stone);
}

#[test]
fn links_only_in_stone_of_destinys_battle_and_over() {
    assert_eq!(
        refusal(&sacred_hill("rr3/7/7/7/7/7/5", "red battle - - B7C7")),
        "links 46"
    );
    let manoeuvres = "stone-of-destiny rR3/7/3B3/7/7/7/5 blue manoeuvres - - B7C7";
    assert_eq!(refusal_field(manoeuvres), "links");
}

/// Stone of Destiny in Battle, with these links.
fn linked(links: &str) -> String {
    picture(
        "stone-of-destiny",
        "
          r r r r r
        r r r r r r r
        r r r r R r r
        r r r r b b b
        b b b b b b b
        b b b b b b b
          b b B b b
        ",
        &format!("blue battle - - {links}"),
    )
}

#[test]
fn links_of_adjacent_ringforts_of_one_colour_lower_hill_first() {
    let start = column(&linked("A4A5"), "A4A5", 1);
    for links in ["A5A4", "B4A4", "A4A6", "A4B5", "D4E4", "A3A4", "A5A5"] {
        assert_eq!(refusal(&linked(links)), format!("links {start}"), "{links}");
        let second = format!("links {}", start + 5);
        assert_eq!(
            refusal(&linked(&format!("A2A3,{links}"))),
            second,
            "{links}"
        );
    }
}

#[test]
fn links_ascending_and_none_twice() {
    let second = format!("links {}", column(&linked("A4A5"), "A4A5", 1) + 5);
    assert_eq!(refusal(&linked("A4B4,A4A5")), second);
    assert_eq!(refusal(&linked("B4B5,A4A5")), second);
    assert_eq!(refusal(&linked("A4A5,A4A5")), second);
}

#[test]
fn links_that_are_no_pairs_of_hills() {
    for links in [
        "x",
        "A4",
        "A4A5,",
        ",A4A5",
        "A4A5 ",
        "A4A5;B4B5",
        "A4A5A6",
        "A1B1",
        "a4a5",
        "A4-A5",
    ] {
        let field = refusal_field(&linked(links));
        assert!(
            field == "links" || field == "line" && links.contains(' '),
            "{links}: {field}"
        );
    }
}

#[test]
fn two_kings_of_one_colour_side_by_side() {
    // The second of the two in the order of the text: D4 below D5, then D4 beside C4.
    let text = "high-kings-1 R4/7/3R3/3R3/7/6B/B3B red battle 0:0 - -";
    assert_eq!(
        refusal(text),
        format!("board {}", column(text, "R3/7/6B", 1))
    );
    let text = "high-kings-1 R4/7/7/2RR3/7/6B/B3B red battle 0:0 - -";
    assert_eq!(
        refusal(text),
        format!("board {}", column(text, "R3/7/6B", 1))
    );
    // Enemy kings may stand side by side.
    let text = "high-kings-1 R4/7/3R3/3B3/7/6B/B3R red battle 0:0 - -";
    assert_eq!(after(text, &[]), text);
}

#[test]
fn setup_has_a_king_in_every_ringfort() {
    let text = "high-kings-1 5/7/3r3/7/7/7/4B red setup 0:0 - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "r3", 1)));
    let text = "high-kings-2 5/7/3R3/7/7/7/4b red setup 0:0 - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "b ", 1)));
}

#[test]
fn setup_has_at_most_three_a_side_and_counts_that_fit_the_side_to_move() {
    let text = "high-kings-1 R1R1R/7/6R/B5B/7/7/1B3 blue setup 0:0 - -";
    assert_eq!(refusal_field(text), "board");
    for (board, seat) in [
        ("R4/7/7/7/7/7/5", "red"),
        ("5/7/7/7/7/7/B4", "blue"),
        ("R1R2/7/7/7/7/7/5", "blue"),
        ("R1R1R/7/7/7/7/7/B4", "blue"),
    ] {
        let text = format!("high-kings-1 {board} {seat} setup 0:0 - -");
        assert_eq!(refusal_field(&text), "turn", "{text}");
    }
    // Either side may have started.
    for (board, seat) in [
        ("R4/7/7/7/7/7/5", "blue"),
        ("R4/7/7/7/7/7/B4", "blue"),
        ("B4/7/7/7/7/7/5", "red"),
    ] {
        let text = format!("high-kings-1 {board} {seat} setup 0:0 - -");
        assert_eq!(after(&text, &[]), text);
    }
}

#[test]
fn later_a_side_has_three_kings_less_those_lost() {
    for (board, lost) in [
        ("R1R2/7/7/7/7/7/B1B1B", "0:0"),
        ("R1R1R/7/6R/7/7/7/B1B1B", "0:0"),
        ("R1R1R/7/7/7/7/7/B1B1B", "1:0"),
        ("R1R1R/7/7/7/7/7/B1B2", "1:1"),
        ("5/7/7/7/7/7/B1B1B", "0:0"),
        ("R1R1R/7/7/7/7/7/5", "0:0"),
    ] {
        for phase in ["manoeuvres", "battle"] {
            let text = format!("high-kings-1 {board} red {phase} {lost} - -");
            assert!(
                ["board", "lost"].contains(&refusal_field(&text).as_str()),
                "{text}"
            );
        }
    }
}

#[test]
fn a_side_that_has_passed_has_none_and_its_opponent_moves_last() {
    let board = "bbbbB/bbbBbbb/Bbbbbbb/rrr1bbb/rrrrrrr/rrrrrrr/rrrrr";
    let text = format!("high-kings-1 {board} blue battle 0:0 1 -");
    assert_eq!(after(&text, &[]), text);
    let without = format!("high-kings-1 {board} blue battle 0:0 - -");
    assert_ne!(refusal_field(&without), "line");
    // It is not the turn of the side without kings.
    let turned = format!("high-kings-1 {board} red battle 0:0 1 -");
    assert_ne!(refusal_field(&turned), "line");
    // Both without, before the end.
    let both = text.replace('B', "b");
    assert_ne!(refusal_field(&both), "line");
}

#[test]
fn before_battle_no_two_ringforts_of_one_colour_side_by_side() {
    let text = "high-kings-1 R1R1R/7/3r3/3r3/7/7/B1B1B red manoeuvres 0:0 - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "r3", 2)));
    let text = "high-kings-1 R1R1R/7/7/7/7/1b5/B1B1B red manoeuvres 0:0 - -".to_string();
    assert_eq!(refusal(&text), format!("board {}", column(&text, "B", 1)));
    let text = "high-kings-1 5/7/3R3/3R3/7/7/B3B red setup 0:0 - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "R3", 2)));
    let battle = "high-kings-1 R1R1R/7/3r3/3r3/7/7/B1B1B red battle 0:0 - -";
    assert_eq!(after(battle, &[]), battle);
}

#[test]
fn a_full_board_in_battle_has_last_1() {
    let text = picture(
        "high-kings-1",
        "
          B b b b B
        b b b B b b b
        b b b b b b b
        r r r R b b b
        r r r r r r r
        r r r r r r r
          R r r r R
        ",
        "blue battle 0:0 - -",
    );
    assert!(["board", "last"].contains(&refusal_field(&text).as_str()));
    let last = text.replace("0:0 - -", "0:0 1 -");
    assert_eq!(after(&last, &[]), last);
}

#[test]
fn last_1_with_a_vacant_hill_only_if_the_other_side_has_passed() {
    let text = "high-kings-1 R1R1R/7/7/7/7/7/B1B1B red battle 0:0 1 -";
    assert!(["board", "last"].contains(&refusal_field(text).as_str()));
    let passed = "high-kings-1 R1R1R/7/7/7/7/7/b1b1b red battle 0:0 1 -";
    assert_eq!(after(passed, &[]), passed);
}

#[test]
fn one_stranded_king_of_a_side_that_has_lost_exactly_one() {
    let two = "high-kings-2 R1R1R/7/7/7/n5n/7/5 blue battle 0:1 - -";
    assert_eq!(refusal(two), format!("board {}", column(two, "n/7/5", 1)));
    for text in [
        "high-kings-2 R1R1R/7/7/7/n6/7/B3B blue battle 0:0 - -",
        "high-kings-2 R1R2/7/7/7/n6/7/B3B blue battle 1:0 - -",
        "high-kings-2 m1R1R/7/7/7/7/7/B3B red battle 0:1 - -",
    ] {
        assert!(
            ["board", "lost"].contains(&refusal_field(text).as_str()),
            "{text}"
        );
    }
    // One of each side can be read.
    let both = "high-kings-2 m3R/7/7/7/n6/7/4B blue battle 1:1 - -";
    assert_eq!(after(both, &[]), both);
}

#[test]
fn a_stranded_king_only_in_battle_or_over_after_a_double_capture() {
    let over = "high-kings-2 3Rb/5r1/3r3/R6/b6/1r4R/nr3 - over 0:2 - -";
    assert_eq!(after(over, &[]), over);
    for text in [
        "high-kings-2 R1R1R/7/7/7/n6/7/4B blue manoeuvres 0:1 - -",
        "high-kings-2 R1R1R/7/7/7/n6/7/4B - over 0:1 - -",
    ] {
        assert_eq!(refusal_field(text), "board", "{text}");
    }
    let setup = "high-kings-2 R4/7/7/7/n6/7/5 red setup 0:0 - -";
    assert_eq!(refusal_field(setup), "board");
}

#[test]
fn poisoned_chalice_manoeuvres_are_on_the_edges() {
    let text = "poisoned-chalice 5/7/7/3r3/7/7/5 blue manoeuvres - - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "r3", 1)));
    let text = "poisoned-chalice 5/1b5/7/7/7/7/r4 red manoeuvres - - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "b5", 1)));
}

#[test]
fn poisoned_chalice_manoeuvres_one_of_a_colour_on_an_edge_none_opposite() {
    let text = "poisoned-chalice r2r1/7/7/7/b6/7/5 blue manoeuvres - - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "r1/", 1)));
    let text = "poisoned-chalice 5/7/r6/7/r6/7/3b1 blue manoeuvres - - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "r6", 2)));
    let text = "poisoned-chalice 2r2/7/7/7/7/7/2b2 red manoeuvres - - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "b2", 1)));
    let text = "poisoned-chalice 5/7/7/r5r/7/7/1b3 blue manoeuvres - - -";
    assert_eq!(refusal(text), format!("board {}", column(text, "r/7", 1)));
}

#[test]
fn poisoned_chalice_manoeuvres_counts_fit_the_side_to_move() {
    for (board, seat) in [
        ("r4/7/7/7/7/7/5", "red"),
        ("r4/7/7/r6/7/7/5", "blue"),
        ("b4/7/7/7/7/7/5", "blue"),
    ] {
        let text = format!("poisoned-chalice {board} {seat} manoeuvres - - -");
        assert_eq!(refusal_field(&text), "turn", "{text}");
    }
}

#[test]
fn stone_of_destiny_has_at_most_23_ringforts_of_a_colour() {
    let text = "stone-of-destiny Rrrrr/rrrrrrr/rrrrrrr/rrrrr2/7/7/B4 - over - - -";
    assert_eq!(refusal_field(text), "board");
}

#[test]
fn stone_of_destiny_has_one_king_of_each_colour_that_has_a_ringfort() {
    for board in [
        "r4/7/7/7/7/7/5",
        "R4/7/7/7/7/7/b4",
        "R4/7/2B4/7/7/2r4/B4",
        "R4/7/2R4/7/7/2b4/B4",
    ] {
        let seat = if board == "r4/7/7/7/7/7/5" {
            "blue"
        } else {
            "red"
        };
        let text = format!("stone-of-destiny {board} {seat} manoeuvres - - -");
        assert_eq!(refusal_field(&text), "board", "{text}");
    }
}

#[test]
fn stone_of_destiny_manoeuvres_counts_fit_the_side_to_move() {
    for (board, seat) in [
        ("R4/7/7/7/7/7/5", "red"),
        ("R4/7/2r4/7/7/7/5", "blue"),
        ("R4/7/2r4/7/7/7/B4", "red"),
    ] {
        let text = format!("stone-of-destiny {board} {seat} manoeuvres - - -");
        assert_eq!(refusal_field(&text), "turn", "{text}");
    }
}

#[test]
fn stone_of_destiny_battle_is_on_a_full_board_with_22_of_the_side_to_move() {
    let text = linked("-");
    assert_eq!(after(&text, &[]), text);
    assert_eq!(refusal_field(&text.replace(" blue ", " red ")), "turn");
    assert_eq!(
        refusal_field(&text.replace("rrrrbbb/", "rrr1bbb/")),
        "board"
    );
    assert_eq!(
        refusal_field("stone-of-destiny R4/7/7/7/7/7/B4 red battle - - -"),
        "board"
    );
}

#[test]
fn nothing_else_is_refused_in_sacred_hill_and_four_treasures() {
    for text in [
        "sacred-hill-1 5/7/7/7/7/7/5 blue battle - - -",
        "sacred-hill-1 rr3/7/7/7/7/7/5 red battle - 1 -",
        "sacred-hill-2 rrrr1/7/7/7/7/7/5 red battle - - -",
        "sacred-hill-1 rr3/7/7/7/7/7/5 red manoeuvres - - -",
        "sacred-hill-1 rr3/7/7/7/7/7/5 - over - - -",
        "sacred-hill-doubles-2 5/7/7/3b3/7/7/5 east battle - 2 -",
        "sacred-hill-doubles-1 5/7/7/7/7/3b3/r4 south manoeuvres - - -",
        "four-treasures 5/7/7/7/7/7/5 - over - - -",
        "four-treasures bbbbb/bbbbbbb/bbbbbbb/bbbbbbb/bbbbbbb/bbbbbbb/bbbbb - over - - -",
        "four-treasures-doubles rrr2/7/7/7/7/7/5 west battle - 3 -",
    ] {
        assert_eq!(after(text, &[]), text);
    }
}

#[test]
fn nothing_else_is_refused_in_the_games_with_kings() {
    for text in [
        "high-kings-1 R1R1R/7/7/7/7/7/B1B1B blue manoeuvres 0:0 - -",
        "high-kings-1 R1R1R/7/7/7/7/7/B1B2 blue manoeuvres 0:1 - -",
        "high-kings-1 R1R1R/rrrrrrr/7/7/7/7/B1B1B red battle 0:0 - -",
        "high-kings-1 R1R2/7/7/7/7/7/B1B2 red battle 1:1 - -",
        "high-kings-1 5/7/7/7/7/7/5 - over 0:0 - -",
        "high-kings-1 R1R1R/7/7/7/7/7/B1B1B - over 0:0 - -",
        "high-kings-1 R1R1R/7/7/7/7/7/5 - over 0:3 - -",
        "high-kings-2 R1R1R/7/7/7/7/7/b1b1b red battle 0:1 1 -",
        "high-kings-2 R1R1R/7/7/7/7/7/b1b1b - over 0:1 - -",
        "stone-of-destiny R4/7/7/7/7/7/B4 red manoeuvres - - -",
        "stone-of-destiny R4/7/7/7/7/7/5 - over - - -",
        "poisoned-chalice 5/7/7/3r3/7/7/5 red battle - - -",
        "poisoned-chalice 5/7/7/7/7/7/5 blue manoeuvres - - -",
    ] {
        assert_eq!(after(text, &[]), text);
    }
}

#[test]
fn reading_settles_what_is_not_settled() {
    let text = "sacred-hill-1 5/7/7/7/b1b4/3b3/r4 red manoeuvres - - -";
    assert_eq!(after(text, &[]), text.replace("manoeuvres", "battle"));
    assert_eq!(moves(text), moves(&text.replace("manoeuvres", "battle")));
}

/// The sentence at the end of a refusal.
fn fault(text: &str) -> String {
    let refused = <ringforts::Position as game::Text>::read(text).expect_err(text);
    refused.fault.to_string()
}

#[test]
fn each_fault_has_its_message() {
    let board = |board: &str| fault(&sacred_hill(board, "red manoeuvres - - -"));
    let run = "a run of vacant hills is one digit from 1 to 7, and no two stand side by side";
    assert_eq!(board("5/8/7/7/7/7/5"), run);
    assert_eq!(board("5/0/7/7/7/7/5"), run);
    assert_eq!(board("5/3x3/7/7/7/7/5"), board("5/3y3/7/7/7/7/5"));
    assert_ne!(board("5/3x3/7/7/7/7/5"), run);
    let unknown = fault(&sacred_hill(EMPTY, "green manoeuvres - - -"));
    let missing = fault(&sacred_hill(EMPTY, "- manoeuvres - - -"));
    assert_ne!(unknown, missing);
}

#[test]
fn a_stranded_king_is_a_letter_of_high_kings_2_only() {
    for variant in ["high-kings-1", "sacred-hill-1", "stone-of-destiny"] {
        for letter in ["m", "n"] {
            let text = format!("{variant} 5/7/7/3{letter}3/7/7/5 red battle - - -");
            assert_eq!(refusal_field(&text), "board", "{text}");
        }
    }
}

#[test]
fn the_second_of_two_opposite_ringforts_is_blamed() {
    // B7 and C7 stand first; B1 is opposite B7, C1 opposite C7.
    refused_at(
        "board",
        "poisoned-chalice rb3/7/7/7/7/7/^br3 red manoeuvres - - -",
    );
}

#[test]
fn a_stranded_king_of_a_side_that_has_lost_none_cannot_be() {
    refused_at("board", "high-kings-2 5/R6/7/3^m3/7/7/R4 - over 0:2 - -");
}
