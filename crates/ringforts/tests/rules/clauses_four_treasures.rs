//! Clauses FT1 to FT4: Four Treasures, singles and doubles.

use crate::kit::{after, because, field, is_token, legal, moves, picture, score};

/// Singles, Red to move.
fn singles(board: &str) -> String {
    picture("four-treasures", board, "red battle - - -")
}

/// Doubles, the seat to move.
fn doubles(board: &str, seat: &str) -> String {
    picture(
        "four-treasures-doubles",
        board,
        &format!("{seat} battle - - -"),
    )
}

#[test]
fn ft1_one_ringfort_on_any_vacant_hill() {
    let start = "four-treasures 5/7/7/7/7/7/5 red battle - - -";
    assert_eq!(legal(start).len(), 45);
    assert_eq!(
        after(start, &["D4", "E4"]),
        "four-treasures 5/7/7/3rb2/7/7/5 red battle - - -"
    );
    // Next to an own ringfort or far from it, next to the enemy or not.
    let later = after(start, &["D4", "E4"]);
    assert_eq!(legal(&later).len(), 43);
    assert_eq!(because(&later, "D4"), "B11 D4");
    assert!(!is_token(start, "pass"));
}

#[test]
fn ft1_the_new_ringfort_is_linked_with_all_its_friends() {
    let p = singles(
        "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r . r . .
        . . . r . . .
        . . . . . . .
          . . . . .
        ",
    );
    assert_eq!(
        score(&after(&p, &["D4"])),
        "red 6 blue 0 bridges 4:0 territory 5:0"
    );
    assert_eq!(
        score(&after(&p, &["D6"])),
        "red 3 blue 0 bridges 1:0 territory 5:0"
    );
    assert_eq!(
        score(&after(&p, &["A2"])),
        "red 7 blue 0 bridges 0:0 territory 5:0"
    );
}

#[test]
fn ft1_a_besieged_hill_may_be_built_on() {
    let p = singles(
        "
          . b . . .
        . b . . . . .
        . . . b . . .
        . . b . b . .
        . . . b . . .
        . . . . . . .
          . . . . .
        ",
    );
    assert_eq!(because(&p, "B7"), "legal");
    assert_eq!(because(&p, "D4"), "legal");
    assert_eq!(moves(&after(&p, &["D4"])), "xD4");
}

#[test]
fn ft2_a_besieged_enemy_ringfort_must_be_captured_instead() {
    let p = singles(
        "
          b r . . .
        . r . . . . .
        . . . . . . r
        . . . . . r b
        . . . . . . r
        . . . . . . .
          . . b . .
        ",
    );
    assert_eq!(moves(&p), "xB7 xG4");
    assert_eq!(because(&p, "D4"), "FT2 B7,G4");
    assert_eq!(because(&p, "xD1"), "B7 D1");
    assert_eq!(moves(&after(&p, &["xG4", "E7"])), "xB7");
}

#[test]
fn ft2_a_linked_ringfort_is_never_besieged() {
    let p = singles(
        "
          b b r . .
        . r r . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        ",
    );
    assert_eq!(legal(&p).len(), 40);
    assert_eq!(because(&p, "xB7"), "B7 B7");
}

#[test]
fn ft3_the_game_ends_by_out_and_bridges_are_counted() {
    // Blue fills the board; Red is out and Blue, its one more turn skipped, has fewer bridges.
    let p = "four-treasures rrrrr/rrrrrrr/rrrrrrr/rrrrr1b/bbbbbbb/bbbbbbb/bbbbb blue battle - - -";
    let end = after(p, &["F4"]);
    assert_eq!(
        end,
        "four-treasures rrrrr/rrrrrrr/rrrrrrr/rrrrrbb/bbbbbbb/bbbbbbb/bbbbb - over - - -"
    );
    // Red 28 + 9, Blue 28 + 3.
    assert_eq!(score(&end), "red 8 blue 0 bridges 37:31 territory 24:21");
}

#[test]
fn ft3_the_last_turn_is_a_capture_if_there_is_one() {
    let p = "four-treasures rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/rbbbr red battle - - -";
    assert_eq!(field(p, &[], 2), "blue");
    assert_eq!(field(p, &[], 5), "1");
    assert_eq!(moves(p), "xB1 xF1");
    assert_eq!(field(p, &["xF1"], 3), "over");
}

#[test]
fn ft4_doubles_build_in_the_own_area_from_the_first_turn_on() {
    let start = "four-treasures-doubles 5/7/7/7/7/7/5 south battle - - -";
    assert_eq!(legal(start).len(), 26);
    assert_eq!(because(start, "B1"), "legal");
    assert_eq!(because(start, "D5"), "SHD2 D5");
    let west = after(start, &["B1"]);
    assert_eq!(field(&west, &[], 2), "west");
    assert_eq!(legal(&west).len(), 25);
    assert_eq!(because(&west, "E4"), "SHD2 E4");
    let north = after(&west, &["A2"]);
    assert_eq!(legal(&north).len(), 26);
    assert_eq!(because(&north, "C3"), "SHD2 C3");
    let east = after(&north, &["D7"]);
    assert_eq!(legal(&east).len(), 25);
    assert_eq!(because(&east, "C4"), "SHD2 C4");
    assert_eq!(field(&east, &["D4"], 2), "south");
}

#[test]
fn ft4_captures_are_compulsory_only_in_the_own_area() {
    let board = "
          . . . . .
        . . . . . r .
        . . . . r b r
        . . . . . r .
        . . . . . . .
        . r . . . . .
          b r . . .
        ";
    assert_eq!(moves(&doubles(board, "north")), "xF5");
    assert_eq!(because(&doubles(board, "north"), "D7"), "FT2 F5");
    assert_eq!(because(&doubles(board, "north"), "xB1"), "SHD2 B1");
    assert_eq!(moves(&doubles(board, "south")), "xB1");
    // Blue besieges nothing and builds freely.
    assert_eq!(legal(&doubles(board, "west")).len(), 23);
}

#[test]
fn ft4_links_cross_the_shared_row() {
    let p = doubles(
        "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . . . . . .
        . . . r . . .
        . . . . . . .
          . . . . .
        ",
        "south",
    );
    assert_eq!(
        score(&after(&p, &["D4"])),
        "red 4 blue 0 bridges 2:0 territory 3:0"
    );
}

#[test]
fn ft4_the_board_may_end_unfilled_and_the_game_drawn() {
    // A6, B7 and C7 are beyond South's and East's areas.
    let p = doubles(
        "
          . . r r r
        . b r r r r r
        r r r r r r r
        r r r r r r r
        b b b b b b b
        b b b b b b b
          b b b b b
        ",
        "south",
    );
    assert_eq!(field(&p, &[], 5), "3");
    let end = after(&p, &["A6", "B7"]);
    assert!(end.contains(" r1rrr/bbrrrrr/"), "{end}");
    assert_eq!(end.split(' ').nth(3), Some("over"));
    let drawn = "four-treasures-doubles r3b/7/7/7/7/7/5 - over - - -";
    assert_eq!(score(drawn), "red 1 blue 1 bridges 0:0 territory 1:1");
}
