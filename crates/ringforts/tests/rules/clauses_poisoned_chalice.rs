//! Clauses PC1 to PC6: Poisoned Chalice.

use crate::kit::{after, because, field, legal, moves, picture, score};

const START: &str = "poisoned-chalice 5/7/7/7/7/7/5 red manoeuvres - - -";

/// Eight turns that put one ringfort of each colour on each edge, none opposite another.
const EIGHT: [&str; 8] = ["E7", "B1", "D1", "F7", "A3", "G2", "G5", "A4"];

/// Battle, the seat to move.
fn battle(board: &str, seat: &str) -> String {
    picture("poisoned-chalice", board, &format!("{seat} battle - - -"))
}

#[test]
fn pc1_manoeuvres_build_on_the_four_edges_only() {
    assert_eq!(
        moves(START),
        "A2 A3 A4 A5 A6 B1 B7 C1 C7 D1 D7 E1 E7 F1 F7 G2 G3 G4 G5 G6"
    );
    assert_eq!(because(START, "D4"), "PC1 D4");
    assert_eq!(because(START, "B6"), "PC1 B6");
}

#[test]
fn pc1_each_player_builds_one_ringfort_on_each_edge() {
    let p = after(START, &["B7", "A2"]);
    assert_eq!(p, "poisoned-chalice r4/7/7/7/7/b6/5 red manoeuvres - - -");
    assert_eq!(because(&p, "D7"), "PC1 B7");
    // A6 is on column A alone, though next to row 7's corner; Blue's A2 does not bind Red there.
    assert_eq!(because(&p, "A6"), "legal");
    assert_eq!(because(&p, "A3"), "legal");
    let blue = after(&p, &["A6"]);
    assert_eq!(because(&blue, "A5"), "PC1 A2");
    assert_eq!(because(&blue, "C7"), "legal");
}

#[test]
fn pc1_manoeuvres_are_eight_turns() {
    assert_eq!(field(START, &EIGHT[..7], 3), "manoeuvres");
    assert_eq!(
        after(START, &EIGHT),
        "poisoned-chalice 3rb/7/6r/b6/r6/6b/b1r2 red battle - - -"
    );
    // The eighth turn had column A left, less A3 (taken), A2 and A5 (opposite).
    assert_eq!(moves(&after(START, &EIGHT[..7])), "A4 A6");
}

#[test]
fn pc2_none_is_built_opposite_another_of_either_colour() {
    let p = after(START, &["E7", "A3"]);
    assert_eq!(because(&p, "E1"), "PC2 E7");
    assert_eq!(because(&p, "G3"), "PC2 A3");
    assert_eq!(because(&p, "G4"), "legal");
    assert_eq!(because(&after(&p, &["B1"]), "B7"), "PC2 B1");
    let one = after(START, &["E7"]);
    assert_eq!(legal(&one).len(), 18);
    assert_eq!(because(&one, "E1"), "PC2 E7");
}

/// Red's rows: A 1-0, B 0-1, C 0-0, D 1-1, E 2-1, F 1-2, G full. Blue's: 1 0-1, 2 1-1, 3 2-1, 4 1-2, 5 2-1, 6 2-1, 7 0-0.
const ROWS: &str = "
      . . . . .
    . b . . b . r
    . . . b . b r
    r . . . r . b
    . . . r . b b
    . . . . r . b
      . . . . r
    ";

#[test]
fn pc3_reds_rows_are_letters_and_blues_are_numbers() {
    assert_eq!(
        moves(&battle(ROWS, "red")),
        "B1 B2 B3 B4 B5 B7 D1 D2 D4 D6 D7 F2 F4 F6 F7"
    );
    assert_eq!(
        moves(&battle(ROWS, "blue")),
        "A2 B1 B2 B4 C1 C2 C4 D1 D2 D4 E1 F2 F4"
    );
}

#[test]
fn pc3_fewer_or_as_many_but_at_least_one_qualify() {
    let p = battle(ROWS, "red");
    let qualified = "B1,B2,B3,B4,B5,B7,D1,D2,D4,D6,D7,F2,F4,F6,F7";
    // More (A, E), and none at all (C), do not.
    for hill in ["A2", "E1", "C4"] {
        assert_eq!(because(&p, hill), format!("PC4 {qualified}"));
    }
    for hill in ["B1", "D1", "F2"] {
        assert_eq!(because(&p, hill), "legal");
    }
}

#[test]
fn pc3_a_full_row_is_never_qualified() {
    // Column G is full with Red behind, column A has one vacant hill and Red ahead.
    let p = battle(
        "
          . . . . .
        . . . . . . b
        r . . . . . b
        r . . . . . b
        b . . . . . r
        r . . . . . r
          . . . . .
        ",
        "red",
    );
    assert_eq!(legal(&p).len(), 36);
    // With one vacant hill in G, Red must build there.
    assert_eq!(moves(&p.replace("/b5r/", "/b6/")), "G3");
}

#[test]
fn pc4_any_vacant_hill_of_any_qualified_row_and_it_is_linked() {
    let p = battle(
        "
          . . . . .
        . . . . . . .
        . . . . . . .
        . . r b . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        ",
        "red",
    );
    assert_eq!(moves(&p), "D1 D2 D3 D5 D6 D7");
    assert_eq!(field(&p, &["D5"], 1), "5/7/3r3/2rb3/7/7/5");
    assert_eq!(moves(&p.replace(" red ", " blue ")), "A4 B4 E4 F4 G4");
    assert!(score(&after(&p.replace(" red ", " blue "), &["E4"])).contains("kingdoms 1:1"));
}

#[test]
fn pc4_nothing_is_captured_while_a_row_is_qualified() {
    // B7 is besieged; row B is 2-1, but D is 0-1.
    let p = battle(
        "
          b r . . .
        . r . b . . .
        . . . . . . .
        . . . . . . .
        . r . . . . .
        . . . . . . .
          . . . . .
        ",
        "red",
    );
    assert_eq!(moves(&p), "D1 D2 D3 D4 D5 D7");
    assert_eq!(because(&p, "xB7"), "PC4 D1,D2,D3,D4,D5,D7");
    assert_eq!(because(&p, "xD6"), "B7 D6");
}

#[test]
fn pc5_with_no_qualified_row_a_besieged_ringfort_must_be_captured() {
    let p = battle(
        "
          b r . r b
        . r . . . r .
        . . . . . . .
        . . . . . . .
        . r . . . r .
        . . . . . . .
          . . . . .
        ",
        "red",
    );
    assert_eq!(moves(&p), "xB7 xF7");
    assert_eq!(because(&p, "D4"), "PC5 B7,F7");
    assert_eq!(
        after(&p, &["xB7"]),
        "poisoned-chalice rr1rb/1r3r1/7/7/1r3r1/7/5 blue battle - - -"
    );
}

#[test]
fn pc5_with_none_to_capture_any_vacant_hill() {
    let p = battle(
        "
          b . . . .
        . r . . . . .
        . . . . . . .
        . . . . . . .
        . r . . . . .
        . . . . . . .
          . . . . .
        ",
        "red",
    );
    assert_eq!(legal(&p).len(), 42);
    assert_eq!(because(&p, "xB7"), "B7 B7");
}

#[test]
fn pc6_on_the_full_board_the_captures_go_on_until_out() {
    let full = "rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/rbbbr";
    let p = format!("poisoned-chalice {full} blue battle - - -");
    assert_eq!(moves(&p), "xB1 xF1");
    // Red is out; Blue has one more turn.
    let last = after(&p, &["xB1"]);
    assert_eq!(
        last,
        format!(
            "poisoned-chalice {} blue battle - 1 -",
            full.replace("/rbbbr", "/bbbbr")
        )
    );
    let end = after(&last, &["xF1"]);
    assert_eq!(end.split(' ').nth(3), Some("over"));
    assert_eq!(score(&end), "red 23 blue 0 kingdoms 1:1 territory 33:12");
}

#[test]
fn pc6_a_besieged_ringfort_may_be_left_at_the_end() {
    let full = "rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/rbbbr";
    let p = format!("poisoned-chalice {full} red battle - - -");
    assert_eq!(field(&p, &[], 5), "1");
    let end = after(&p, &["xF1"]);
    assert_eq!(end.split(' ').nth(3), Some("over"));
    assert_eq!(score(&end), "red 0 blue 3 kingdoms 2:1 territory 34:11");
    assert_eq!(because(&end, "xB1"), "M6 -");
}
