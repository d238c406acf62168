//! Clauses B1 to B12: the board, its terms, and how an illegal token is explained.

use crate::kit::{after, because, field, is_token, legal, moves, picture, refusal_field, score};

const EMPTY: &str = "four-treasures 5/7/7/7/7/7/5 red battle - - -";

/// Four Treasures with Red to move.
fn treasures(board: &str) -> String {
    picture("four-treasures", board, "red battle - - -")
}

/// Where Red, with this board, may build next to its only ringfort in Sacred Hill's Battle.
fn neighbours(board: &str) -> String {
    moves(&format!("sacred-hill-1 {board} red battle - - -"))
}

/// Where Red, with this board, may build at a knight's move from its only ringfort.
fn knights(board: &str) -> String {
    moves(&format!("sacred-hill-1 {board} red manoeuvres - - -"))
}

#[test]
fn b1_the_board_has_45_hills_and_no_corners() {
    let hills = legal(EMPTY);
    assert_eq!(hills.len(), 45);
    assert_eq!(hills[..6], ["A2", "A3", "A4", "A5", "A6", "B1"]);
    assert_eq!(hills[40..], ["G2", "G3", "G4", "G5", "G6"]);
    for corner in ["A1", "A7", "G1", "G7"] {
        assert!(!is_token(EMPTY, corner), "{corner}");
    }
    for beyond in ["A0", "H4", "D8", "d4", "4D", "D", ""] {
        assert!(!is_token(EMPTY, beyond), "{beyond}");
    }
}

#[test]
fn b1_row_1_is_at_the_bottom_and_column_a_at_the_left() {
    let built = |hill: &str| field(EMPTY, &[hill], 1);
    assert_eq!(built("B7"), "r4/7/7/7/7/7/5");
    assert_eq!(built("F7"), "4r/7/7/7/7/7/5");
    assert_eq!(built("A6"), "5/r6/7/7/7/7/5");
    assert_eq!(built("D4"), "5/7/7/3r3/7/7/5");
    assert_eq!(built("G2"), "5/7/7/7/7/6r/5");
    assert_eq!(built("C1"), "5/7/7/7/7/7/1r3");
}

#[test]
fn b2_adjacent_is_horizontal_or_vertical_only() {
    assert_eq!(neighbours("5/7/7/3r3/7/7/5"), "C4 D3 D5 E4");
}

#[test]
fn b2_an_edge_hill_has_three_neighbours() {
    assert_eq!(neighbours("5/7/7/7/7/7/2r2"), "C1 D2 E1");
    assert_eq!(neighbours("2r2/7/7/7/7/7/5"), "C7 D6 E7");
    assert_eq!(neighbours("5/7/7/r6/7/7/5"), "A3 A5 B4");
    assert_eq!(neighbours("5/7/7/6r/7/7/5"), "F4 G3 G5");
}

#[test]
fn b2_a_hill_at_a_missing_corner_has_two_neighbours() {
    assert_eq!(neighbours("5/7/7/7/7/7/r4"), "B2 C1");
    assert_eq!(neighbours("5/7/7/7/7/7/4r"), "E1 F2");
    assert_eq!(neighbours("r4/7/7/7/7/7/5"), "B6 C7");
    assert_eq!(neighbours("4r/7/7/7/7/7/5"), "E7 F6");
    assert_eq!(neighbours("5/r6/7/7/7/7/5"), "A5 B6");
    assert_eq!(neighbours("5/6r/7/7/7/7/5"), "F6 G5");
    assert_eq!(neighbours("5/7/7/7/7/r6/5"), "A3 B2");
    assert_eq!(neighbours("5/7/7/7/7/6r/5"), "F2 G3");
}

#[test]
fn b3_a_knights_move_is_one_by_two_or_two_by_one() {
    assert_eq!(knights("5/7/7/3r3/7/7/5"), "B3 B5 C2 C6 E2 E6 F3 F5");
}

#[test]
fn b3_knights_moves_end_at_the_edges_and_the_missing_corners() {
    assert_eq!(knights("5/7/7/7/7/7/r4"), "A3 C3 D2");
    assert_eq!(knights("4r/7/7/7/7/7/5"), "D6 E5 G5");
    assert_eq!(knights("5/7/7/6r/7/7/5"), "E3 E5 F2 F6");
    assert_eq!(knights("5/7/7/7/7/r6/5"), "B4 C1 C3");
    // B5 would reach A7, and E2 G1: those corners do not exist.
    assert_eq!(knights("5/7/1r5/7/7/7/5"), "A3 C3 C7 D4 D6");
    assert_eq!(knights("5/7/7/7/7/4r2/5"), "C1 C3 D4 F4 G3");
}

#[test]
fn b4_a_hill_holds_one_ringfort() {
    let taken = after(EMPTY, &["D4"]);
    assert_eq!(legal(&taken).len(), 44);
    assert_eq!(because(&taken, "D4"), "B11 D4");
}

#[test]
fn b4_a_ringfort_holds_one_king() {
    // D1 is a knight's move from B2, F2 and C3, and C3 from D1; kings stand on all of them.
    let p = picture(
        "high-kings-1",
        "
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . B . . . .
        . R . . . R .
          . . R . B
        ",
        "red battle 0:1 - -",
    );
    assert_eq!(because(&p, "B2-D1"), "B4 D1");
    assert_eq!(because(&p, "F2-D1"), "B4 D1");
    assert_eq!(because(&p, "D1xC3"), "B4 C3");
    assert_eq!(because(&p, "C4-D2"), "B4 C4");
    assert_eq!(because(&p, "C3-D5"), "B4 C3");
}

#[test]
fn b4_friendly_in_doubles_is_the_partnerships() {
    // North's ringfort D5 makes C5, D6 and E5 adjacent for North, and D4, C5 (its own area only) for South.
    let north = "sacred-hill-doubles-1 5/7/3r3/7/7/7/5 north battle - - -";
    let south = "sacred-hill-doubles-1 5/7/3r3/7/7/7/5 south battle - - -";
    assert_eq!(moves(north), "C5 D4 D6 E5");
    assert_eq!(moves(south), "D4");
}

#[test]
fn b5_a_new_ringfort_is_linked_with_every_adjacent_friend() {
    let p = treasures(
        "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r . r . .
        . . . b . . .
        . . . b . . .
          . . . . .
        ",
    );
    assert_eq!(score(&p), "red 0 blue 3 bridges 0:1 territory 3:2");
    assert_eq!(
        score(&after(&p, &["D4"])),
        "red 4 blue 0 bridges 3:1 territory 4:2"
    );
}

#[test]
fn b5_a_captured_ringfort_is_linked_by_its_captor() {
    let p = treasures(
        "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r b r . .
        . . . r . . .
        . . . . . . .
          . . . . .
        ",
    );
    assert_eq!(
        score(&after(&p, &["xD4"])),
        "red 6 blue 0 bridges 4:0 territory 5:0"
    );
}

#[test]
fn b6_a_kingdom_is_a_linked_group_and_a_lone_ringfort_is_one() {
    // Red: a ring of four on two diagonals are four kingdoms; Blue: three in a bent line and one alone.
    let p = picture(
        "sacred-hill-1",
        "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r . r . .
        . . . r . . .
        b b . . . . .
          b . . . b
        ",
        "red battle - - -",
    );
    assert_eq!(score(&p), "red 0 blue 4 kingdoms 4:2 territory 4:4");
    assert_eq!(
        score(&after(&p, &["D4"])),
        "red 3 blue 0 kingdoms 1:2 territory 5:4"
    );
}

#[test]
fn b6_kingdoms_do_not_run_round_the_edges() {
    // G5 and A4 follow each other in the text, as do F7 and A6; they are far apart on the board.
    let p = picture(
        "sacred-hill-1",
        "
          b . . . r
        r . . . . . .
        . . . . . . r
        r . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        ",
        "red battle - - -",
    );
    assert_eq!(score(&p), "red 0 blue 5 kingdoms 4:1 territory 4:1");
}

#[test]
fn b7_a_siege_takes_four_inside_three_on_an_edge_two_at_a_corner() {
    let p = treasures(
        "
          b r . . .
        . r . . . . .
        . . . r . . .
        . . r b r . r
        . . . r . r b
        . . . . . . r
          . . . . .
        ",
    );
    assert_eq!(moves(&p), "xB7 xD4 xG3");
}

#[test]
fn b7_one_besieger_missing_or_of_the_wrong_colour_is_no_siege() {
    // B7 lacks C7; G3 has a Blue neighbour, so neither of the two is single; D4 lacks E4.
    let p = treasures(
        "
          b . . . .
        . r . . . . .
        . . . r . . .
        . . r b . . r
        . . . r . r b
        . . . . . r b
          . . . . r
        ",
    );
    for besieged in ["B7", "D4", "G2", "G3"] {
        assert_eq!(
            because(&p, &format!("x{besieged}")),
            format!("B7 {besieged}")
        );
    }
    assert!(legal(&p).contains(&"E4".into()));
}

#[test]
fn b7_only_the_enemys_sieges_count() {
    // Red's own D4 is besieged by Blue: nothing for Red to take, something for Blue.
    let board = "5/7/3b3/2brb2/3b3/7/5";
    let red = format!("four-treasures {board} red battle - - -");
    assert_eq!(legal(&red).len(), 40);
    assert_eq!(because(&red, "xD4"), "B11 D4");
    assert_eq!(moves(&red.replace("red", "blue")), "xD4");
}

#[test]
fn b8_a_capture_replaces_the_ringfort_and_ends_the_turn() {
    let p = treasures(
        "
          b r . . .
        . r . . . . .
        . . . r . . .
        . . r b r . .
        . . . r . . .
        . . . . . . .
          . . . . .
        ",
    );
    assert_eq!(
        after(&p, &["xD4"]),
        "four-treasures br3/1r5/3r3/2rrr2/3r3/7/5 blue battle - - -"
    );
    assert_eq!(field(&p, &["xB7", "G2"], 1), "rr3/1r5/3r3/2rbr2/3r3/6b/5");
}

#[test]
fn b9_territory_is_the_number_of_ringforts_kings_or_not() {
    let p = "high-kings-1 R1R1b/7/7/B5B/6r/7/B1R2 red battle 0:0 - -";
    assert_eq!(
        score(p),
        "red 1 blue 1 kingdoms 4:4 territory 4:4 kings_captured 0:0"
    );
}

#[test]
fn b10_ringforts_and_bridges_are_not_limited() {
    let red = "four-treasures rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrr1 red battle - - -";
    assert_eq!(score(red), "red 76 blue 0 bridges 74:0 territory 44:0");
    assert_eq!(
        score(&after(red, &["F1"])),
        "red 78 blue 0 bridges 76:0 territory 45:0"
    );
}

#[test]
fn b10_except_in_stone_of_destiny() {
    let p = picture(
        "stone-of-destiny",
        "
          R r r r r
        r r r r r r r
        r r r r r r r
        r r r r r b b
        B b b b b b b
        b b b b b b b
          b b b b .
        ",
        "red manoeuvres - - -",
    );
    assert_eq!(refusal_field(&p), "board");
}

#[test]
fn b11_nothing_is_built_on_an_occupied_hill() {
    let p = "sacred-hill-1 5/7/7/3rb2/7/7/5 red manoeuvres - - -";
    assert_eq!(because(p, "D4"), "B11 D4");
    assert_eq!(because(p, "E4"), "B11 E4");
}

#[test]
fn b11_nothing_is_captured_that_is_vacant_or_ones_own() {
    let p = treasures(
        "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r . r . .
        . . . r . . .
        . . . . . . b
          . . . b r
        ",
    );
    assert_eq!(because(&p, "xD4"), "B11 D4");
    assert_eq!(because(&p, "xF1"), "B11 F1");
}

#[test]
fn b12_that_the_game_is_over_is_said_first() {
    let p =
        "sacred-hill-doubles-1 rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbbb - over - - -";
    assert_eq!(because(p, "D4"), "M6 -");
    assert_eq!(because(p, "xB1"), "M6 -");
}

#[test]
fn b12_occupancy_comes_before_area_and_area_before_geometry() {
    let p = "sacred-hill-doubles-1 5/7/7/4r2/7/7/2b2 north manoeuvres - - -";
    assert_eq!(because(p, "D1"), "B11 D1");
    assert_eq!(because(p, "E3"), "SHD2 E3");
    assert_eq!(because(p, "E5"), "SH3 E4");
}

#[test]
fn b12_geometry_comes_before_compulsion() {
    // Red must capture B1; of C4, not besieged, it is said that it is not besieged.
    let p = picture(
        "sacred-hill-1",
        "
          . . . . .
        . . . . . . .
        . . . . . . .
        . . b r . . .
        . . . . . . .
        . r . . . . .
          b r . . .
        ",
        "red battle - - -",
    );
    assert_eq!(because(&p, "xC4"), "B7 C4");
    assert_eq!(because(&p, "D5"), "SH7 B1");
    assert_eq!(because(&p, "xB1"), "legal");
}
