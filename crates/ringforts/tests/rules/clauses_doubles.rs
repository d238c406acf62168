//! Clauses SHD1 to SHD6: Sacred Hill doubles by the rules of either level.

use crate::kit::{after, because, field, legal, moves, picture, score};

const LEVELS: [&str; 2] = ["sacred-hill-doubles-1", "sacred-hill-doubles-2"];
const EMPTY: &str = "5/7/7/7/7/7/5";

/// Level 1 in Battle.
fn level_1(board: &str, seat: &str) -> String {
    picture(LEVELS[0], board, &format!("{seat} battle - - -"))
}

/// Level 2 in Battle.
fn level_2(board: &str, seat: &str) -> String {
    picture(LEVELS[1], board, &format!("{seat} battle - - -"))
}

#[test]
fn shd1_the_seats_are_south_west_north_east_and_partners_sit_opposite() {
    for variant in LEVELS {
        let start = format!("{variant} {EMPTY} south manoeuvres - - -");
        assert_eq!(field(&start, &["E4"], 2), "west");
        assert_eq!(field(&start, &["E4", "D3"], 2), "north");
        assert_eq!(field(&start, &["E4", "D3", "F6"], 2), "east");
        assert_eq!(
            after(&start, &["E4", "D3", "F6", "F2"]),
            format!("{variant} 5/5r1/7/4r2/3b3/5b1/5 south manoeuvres - - -")
        );
    }
}

#[test]
fn shd1_own_areas_are_four_rows_or_four_columns_and_the_middle_is_shared() {
    let own = |seat: &str| legal(&format!("{} {EMPTY} {seat} battle - - -", LEVELS[0]));
    let row = |hill: &String| hill.as_bytes()[1] - b'0';
    let column = |hill: &String| hill.as_bytes()[0];
    assert!(own("south").iter().all(|hill| row(hill) <= 4));
    assert!(own("north").iter().all(|hill| row(hill) >= 4));
    assert!(own("west").iter().all(|hill| column(hill) <= b'D'));
    assert!(own("east").iter().all(|hill| column(hill) >= b'D'));
    for seat in ["south", "west", "north", "east"] {
        assert_eq!(own(seat).len(), 26, "{seat}");
        assert!(own(seat).contains(&"D4".into()), "{seat}");
    }
}

#[test]
fn shd2_every_ringfort_is_built_in_the_own_area() {
    let board = "5/7/7/3r3/7/7/5";
    let p = |seat: &str| format!("{} {board} {seat} battle - - -", LEVELS[0]);
    assert_eq!(moves(&p("south")), "C4 D3 E4");
    assert_eq!(moves(&p("north")), "C4 D5 E4");
    assert_eq!(because(&p("south"), "D5"), "SHD2 D5");
    assert_eq!(because(&p("north"), "B1"), "SHD2 B1");
    assert_eq!(because(&p("west"), "E4"), "SHD2 E4");
    assert_eq!(because(&p("east"), "C4"), "SHD2 C4");
}

#[test]
fn shd2_every_capture_is_made_in_the_own_area() {
    // Red besieges D6 and D2; each partner takes its own.
    let board = "
          . . r . .
        . . r b r . .
        . . . r . . .
        . . . . . . .
        . . . r . . .
        . . r b r . .
          . . r . .
        ";
    assert_eq!(moves(&level_1(board, "north")), "xD6");
    assert_eq!(moves(&level_1(board, "south")), "xD2");
    assert_eq!(because(&level_1(board, "north"), "xD2"), "SHD2 D2");
    assert_eq!(because(&level_1(board, "south"), "xD6"), "SHD2 D6");
}

#[test]
fn shd2_knights_moves_and_proximity_count_the_partners_ringforts() {
    // North jumps from South's E3, and E3 is too close to E4, E5, D4 and F4.
    let p = "sacred-hill-doubles-1 5/7/7/7/4r2/7/5 north manoeuvres - - -";
    assert_eq!(moves(p), "C4 D5 F5 G4");
    assert_eq!(because(p, "E5"), "SH3 E3");
    assert_eq!(because(p, "C2"), "SHD2 C2");
}

#[test]
fn shd2_sieges_count_besiegers_in_the_partners_area() {
    // D4's besieger D5 stands in North's area, D3 in South's.
    let board = "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r b r . .
        . . . r . . .
        . . . . . . .
          . . . . .
        ";
    assert_eq!(moves(&level_1(board, "south")), "xD4");
    assert_eq!(moves(&level_1(board, "north")), "xD4");
    assert_eq!(
        field(&level_1(board, "south"), &["xD4"], 1),
        "5/7/3r3/2rrr2/3r3/7/5"
    );
}

#[test]
fn shd3_the_first_two_players_open_on_their_shared_row() {
    for variant in LEVELS {
        let start = format!("{variant} {EMPTY} south manoeuvres - - -");
        assert_eq!(moves(&start), "A4 B4 C4 D4 E4 F4 G4");
        assert_eq!(because(&start, "D3"), "SHD3 D3");
        let second = after(&start, &["D4"]);
        assert_eq!(moves(&second), "D1 D2 D3 D5 D6 D7");
        assert_eq!(because(&second, "C4"), "SHD3 C4");
        assert_eq!(because(&second, "D4"), "B11 D4");
    }
}

#[test]
fn shd3_the_starting_seat_opens_on_a_shared_row() {
    let east = format!("{} {EMPTY} east manoeuvres - - -", LEVELS[0]);
    assert_eq!(moves(&east), "D1 D2 D3 D4 D5 D6 D7");
    assert_eq!(moves(&after(&east, &["D7"])), "A4 B4 C4 D4 E4 F4 G4");
    assert_eq!(field(&east, &["D7"], 2), "south");
}

#[test]
fn shd3_the_third_and_fourth_players_jump_from_their_partners_ringforts() {
    let start = format!("{} {EMPTY} south manoeuvres - - -", LEVELS[0]);
    let third = after(&start, &["E4", "D1"]);
    assert_eq!(moves(&third), "C5 D6 F6 G5");
    assert_eq!(because(&third, "B4"), "SH3 B4");
    let fourth = after(&third, &["D6"]);
    assert_eq!(moves(&fourth), "E3 F2");
}

#[test]
fn shd4_battle_is_announced_by_a_seat_without_a_hill_in_its_area() {
    // From E7 North can jump to C6, D5, F5 and G6; South has nothing in rows 1 to 4.
    let p = "sacred-hill-doubles-1 3r1/7/7/7/7/7/5 south manoeuvres - - -";
    assert_eq!(field(p, &[], 3), "battle");
    assert_eq!(legal(p).len(), 26);
    let north = p.replace("south", "north");
    assert_eq!(field(&north, &[], 3), "manoeuvres");
    assert_eq!(moves(&north), "C6 D5 F5 G6");
}

#[test]
fn shd4_battle_advances_all_four() {
    let p = "sacred-hill-doubles-1 3r1/7/7/7/3b3/7/5 south manoeuvres - - -";
    assert_eq!(field(p, &["G2", "C3"], 2), "north");
    assert_eq!(field(p, &["G2", "C3"], 3), "battle");
    assert_eq!(moves(&after(p, &["G2"])), "C3 D2 D4");
    assert_eq!(moves(&after(p, &["G2", "C3"])), "D7 E6 F7");
    assert_eq!(moves(&after(p, &["G2", "C3", "E6"])), "D2 D4 E3");
}

#[test]
fn shd5_adjacency_counts_only_in_the_own_area() {
    // Red's only neighbours are North's: South builds afresh.
    let board = "
          . . . . .
        . . . r . . .
        . . . . . . .
        b b b b . b b
        b b b b . b b
        b b b b b b b
          b b b b b
        ";
    assert_eq!(moves(&level_1(board, "south")), "E3 E4");
    assert_eq!(moves(&level_1(board, "north")), "C6 D5 D7 E6");
    assert_eq!(because(&level_1(board, "north"), "E4"), "SH5 E4");
}

#[test]
fn shd5_the_highest_priority_counts_only_in_the_own_area() {
    // C5 and D6 are OP2s for Red, but North's; South has OP1s at most.
    let board = "
          . . . . .
        . . r . . . .
        . . . r . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . r
        ";
    assert_eq!(moves(&level_2(board, "north")), "C5 D6");
    assert_eq!(moves(&level_2(board, "south")), "D4 E1 F2");
    assert_eq!(because(&level_2(board, "south"), "C4"), "SHL2 D4,E1,F2");
}

#[test]
fn shd5_a_ringfort_besieged_in_the_partners_area_is_the_partners() {
    let board = "
          . . . . .
        . . . . . r .
        . . . . r b r
        . . . . . r .
        . . . . . . .
        . . . . . . .
          . . . . .
        ";
    for p in [level_1(board, "south"), level_2(board, "south")] {
        assert_eq!(because(&p, "xF5"), "SHD2 F5");
        assert_eq!(because(&p, "E4"), "legal");
    }
    assert_eq!(moves(&level_1(board, "north")), "xF5");
    assert_eq!(moves(&level_2(board, "north")), "xF5");
}

#[test]
fn shd5_on_a_shared_hill_the_partner_whose_turn_comes_first_captures() {
    // Blue's D4 is besieged on Red's shared row, Red's D1 on Blue's shared column.
    let board = "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r b r . .
        . . . r . . .
        . . . b . . .
          . b r b .
        ";
    for (seat, capture) in [
        ("south", "xD4"),
        ("west", "xD1"),
        ("north", "xD4"),
        ("east", "xD1"),
    ] {
        assert_eq!(moves(&level_1(board, seat)), capture, "{seat}");
        assert_eq!(moves(&level_2(board, seat)), capture, "{seat}");
    }
    // Once South has captured D4, nothing is left there for North.
    let north = after(&level_1(board, "south"), &["xD4", "xD1"]);
    assert_eq!(because(&north, "xD4"), "B11 D4");
}

#[test]
fn shd6_the_board_may_end_unfilled() {
    // The three vacant hills are North's and West's: South is out, East is skipped.
    let p = level_1(
        "
          . . r r r
        . r r r r r r
        r r r r r r r
        r r r r r r r
        b b b b b b b
        b b b b b b b
          b b b b b
        ",
        "south",
    );
    assert_eq!(field(&p, &[], 2), "west");
    assert_eq!(field(&p, &[], 5), "3");
    assert_eq!(moves(&p), "A6 B7 C7");
    assert_eq!(field(&p, &["C7"], 5), "2");
    let end = after(&p, &["C7", "B7"]);
    assert!(end.ends_with("/bbbbb - over - - -"), "{end}");
    assert!(end.contains(" rbrrr/1rrrrrr/"), "{end}");
    assert_eq!(score(&end), "red 3 blue 0 kingdoms 1:2 territory 24:20");
}

#[test]
fn shd6_a_finished_game_can_be_drawn() {
    // D7 is left over. Kingdoms are equal, and so is territory: 22 to 22.
    let p =
        "sacred-hill-doubles-2 rr1bb/rrrbbbb/rrrbbbb/rrrrbbb/rrrbbbb/rrrrbbb/rrrbb - over - - -";
    assert_eq!(score(p), "red 1 blue 1 kingdoms 1:1 territory 22:22");
}
