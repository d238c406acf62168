//! Clauses SH1 to SH8 and SHL1 to SHL3: Sacred Hill, Level 1 and Level 2.

use crate::kit::{after, because, field, legal, moves, picture, score};

/// Level 1 in Battle, Red to move.
fn level_1(board: &str) -> String {
    picture("sacred-hill-1", board, "red battle - - -")
}

/// Level 2 in Battle, Red to move.
fn level_2(board: &str) -> String {
    picture("sacred-hill-2", board, "red battle - - -")
}

/// Either level in Manoeuvres, Red to move.
fn manoeuvres(board: &str) -> String {
    picture("sacred-hill-1", board, "red manoeuvres - - -")
}

#[test]
fn sh1_each_turn_is_one_ringfort_and_manoeuvres_come_first() {
    for variant in ["sacred-hill-1", "sacred-hill-2"] {
        let start = format!("{variant} 5/7/7/7/7/7/5 red manoeuvres - - -");
        let next = format!("{variant} 5/7/7/3r3/7/7/5 blue manoeuvres - - -");
        assert_eq!(after(&start, &["D4"]), next);
        let third = format!("{variant} 5/7/7/3rb2/7/7/5 red manoeuvres - - -");
        assert_eq!(after(&start, &["D4", "E4"]), third);
    }
}

#[test]
fn sh2_the_first_ringfort_of_a_colour_goes_on_any_vacant_hill() {
    let start = "sacred-hill-1 5/7/7/7/7/7/5 blue manoeuvres - - -";
    assert_eq!(legal(start).len(), 45);
    let second = after(start, &["D4"]);
    assert_eq!(legal(&second).len(), 44);
    assert_eq!(because(&second, "D5"), "legal");
    assert_eq!(because(&second, "D4"), "B11 D4");
}

#[test]
fn sh3_a_knights_move_from_a_friend_and_closer_to_none() {
    let p = manoeuvres(
        "
          . . . . .
        . . . . . . .
        . . . . . r .
        . . . r . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        ",
    );
    assert_eq!(moves(&p), "B3 B5 C2 C6 E2 E7 G3");
    // E6 is diagonally next to F5, E3 to D4; F3 and D6 are two steps straight from one of them.
    assert_eq!(because(&p, "E6"), "SH3 F5");
    assert_eq!(because(&p, "E3"), "SH3 D4");
    assert_eq!(because(&p, "F3"), "SH3 F5");
    assert_eq!(because(&p, "D6"), "SH3 D4");
    assert_eq!(because(&p, "E5"), "SH3 D4,F5");
    assert_eq!(because(&p, "B1"), "SH3 B1");
}

#[test]
fn sh3_two_diagonal_and_three_straight_are_not_closer() {
    // B6: a knight's move from A4, two diagonal steps from D4. D7: a knight's move from F6, three straight from D4.
    let p = manoeuvres(
        "
          . . . . .
        . . . . . r .
        . . . . . . .
        r . . r . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        ",
    );
    assert_eq!(because(&p, "B6"), "legal");
    assert_eq!(because(&p, "D7"), "legal");
}

#[test]
fn sh3_enemy_ringforts_may_be_adjacent_and_give_no_reach() {
    let p = manoeuvres(
        "
          . . . . .
        . . b b b . .
        . . . . . . .
        . . . r . . .
        . . . . . . .
        . b . . . . .
          . . . . .
        ",
    );
    assert_eq!(moves(&p), "B3 B5 C2 E2 F3 F5");
    assert_eq!(because(&p, "D1"), "SH3 D1");
}

#[test]
fn sh3_proximity_does_not_wrap_round_the_board() {
    // A4 and G4 are far apart, and so are B1 and B7.
    let p = manoeuvres(
        "
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . r
        . . . . . . .
        . . . . . . .
          r . . . .
        ",
    );
    assert_eq!(moves(&p), "A3 C3 D2 E3 E5 F2 F6");
    assert_eq!(because(&p, "A5"), "SH3 A5");
    assert_eq!(because(&p, "B7"), "SH3 B7");
}

#[test]
fn sh4_battle_is_forced_and_only_without_a_knights_move() {
    // B1 reaches A3, C3 and D2: while one of them is vacant, Red may not advance.
    let held = "sacred-hill-1 5/7/7/7/b1b4/7/r4 red manoeuvres - - -";
    assert_eq!(moves(held), "D2");
    assert_eq!(because(held, "B2"), "SH3 B1");
    let advanced = "sacred-hill-1 5/7/7/7/b1b4/3b3/r4 red manoeuvres - - -";
    assert_eq!(
        after(advanced, &[]),
        advanced.replace("manoeuvres", "battle")
    );
    assert_eq!(moves(advanced), "B2 C1");
}

#[test]
fn sh4_the_other_player_follows_whether_knights_moves_remain_or_not() {
    let p = "sacred-hill-1 5/7/7/7/b1b4/3b3/r4 red manoeuvres - - -";
    assert_eq!(
        after(p, &["C1"]),
        "sacred-hill-1 5/7/7/7/b1b4/3b3/rr3 blue battle - - -"
    );
    // C5 is a knight's move for Blue, and not adjacent.
    assert_eq!(because(&after(p, &["C1"]), "B5"), "SH5 B5");
}

#[test]
fn sh5_battle_builds_next_to_a_friend() {
    let p = level_1(
        "
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . r b . .
        . . . . . . .
        . . . . . . .
          . . . . r
        ",
    );
    assert_eq!(moves(&p), "C4 D3 D5 E1 F2");
    assert_eq!(because(&p, "C5"), "SH5 C5");
    assert_eq!(because(&p, "E5"), "SH5 E5");
    assert_eq!(field(&p, &["E1"], 1), "5/7/7/3rb2/7/7/3rr");
}

#[test]
fn sh6_with_no_such_hill_one_builds_anywhere_besieged_or_not() {
    // Red is walled in; D4 and B7 are besieged hills, E1 and F1 open ones.
    let p = level_1(
        "
          . b b b b
        b b b b b b b
        b b b b b b b
        b b b . b b b
        b b b b b b b
        b b b b b b b
          r b b . .
        ",
    );
    assert_eq!(moves(&p), "B7 D4 E1 F1");
    let q = level_1(
        "
          . . . . .
        . . . . . . .
        . . . b . . .
        . . b . b . .
        . . . b . . .
        . . . . . . .
          . . . . .
        ",
    );
    assert_eq!(legal(&q).len(), 41);
    assert!(legal(&q).contains(&"D4".into()));
}

#[test]
fn sh7_any_besieged_enemy_ringfort_must_be_captured() {
    let p = level_1(
        "
          b r . . .
        . r . . . . .
        . . . r . . .
        . . r b r . .
        . . . r . . .
        . . . . . . b
          . . . . .
        ",
    );
    assert_eq!(moves(&p), "xB7 xD4");
    assert_eq!(because(&p, "D7"), "SH7 B7,D4");
    // Far from any friend, and still the capture is what is asked for: SH7 comes before SH5.
    assert_eq!(because(&p, "A3"), "SH7 B7,D4");
    assert_eq!(because(&p, "xG2"), "B7 G2");
    // One a turn: the other is still there on Red's next turn, if it is still besieged.
    let later = after(&p, &["xB7", "F2"]);
    assert_eq!(moves(&later), "xD4");
}

#[test]
fn sh7_it_does_not_matter_who_completed_the_siege() {
    // Blue walks into D4, a hill besieged by Red, and loses it at once.
    let p = picture(
        "sacred-hill-1",
        "
          . r . . .
        . r r r r r r
        r r r r r r r
        r r r . r r r
        r r r r r r r
        r r r r r r r
          . r . r b
        ",
        "blue battle - - -",
    );
    assert_eq!(moves(&p), "A6 B1 B7 D1 D4 D7 E7 F7");
    assert_eq!(moves(&after(&p, &["D4"])), "xD4 xF1");
}

#[test]
fn sh7_a_capture_goes_before_every_build_but_ones_own_siege_is_no_reason() {
    // Red's D4 is besieged: that is Blue's affair.
    let p = level_1(
        "
          . . . . .
        . . . . . . .
        . . . b . . .
        . . b r b . .
        . . . b . . .
        . . . . . . .
          . . r . .
        ",
    );
    assert_eq!(moves(&p), "C1 D2 E1");
    assert_eq!(moves(&p.replace(" red ", " blue ")), "xD4");
}

#[test]
fn sh8_the_board_ends_full_and_fewest_kingdoms_win() {
    let p = level_1(
        "
          b b b b b
        b b b b b b b
        b b b b b b b
        b b b b b b b
        r r r r r r r
        r r r r r r r
          r r . b .
        ",
    );
    assert_eq!(field(&p, &["D1"], 2), "blue");
    assert_eq!(moves(&after(&p, &["D1"])), "F1");
    let end = after(&p, &["D1", "F1"]);
    assert_eq!(end.split(' ').nth(3), Some("over"));
    assert_eq!(score(&end), "red 3 blue 0 kingdoms 1:2 territory 17:28");
}

#[test]
fn shl1_the_priority_of_a_vacant_hill_is_its_adjacent_friends() {
    // OP4 at D4, OP3 at D1 (an edge), OP2 at B7 (a corner) and elsewhere.
    let p = level_2(
        "
          . r . . .
        . r . . . . .
        . . . r . . .
        . . r . r . .
        . . . r . . .
        . . . r . . .
          . r . r .
        ",
    );
    assert_eq!(moves(&p), "D4");
    assert_eq!(moves(&p.replace("2r1r2", "2rrr2")), "D1");
    assert_eq!(because(&p, "B7"), "SHL2 D4");
    assert_eq!(because(&p, "A4"), "SHL2 D4");
}

#[test]
fn shl1_the_priority_of_a_besieged_ringfort_is_its_besiegers() {
    // B7 is besieged by two, G4 by three, C3 by four.
    let p = level_2(
        "
          b r . . .
        . r . . . . .
        . . . . . . r
        . . r . . r b
        . r b r . . r
        . . r . . . .
          . . . . .
        ",
    );
    assert_eq!(moves(&p), "xC3");
    let without = p.replace("1rbr2r", "1rrr2r");
    assert_eq!(moves(&without), "xG4");
    let corner = "sacred-hill-2 br3/1r5/7/7/7/7/5 red battle - - -";
    assert_eq!(moves(corner), "C6 xB7");
}

#[test]
fn shl1_manoeuvres_are_those_of_level_1() {
    let p = "sacred-hill-2 5/7/5r1/3r3/7/7/5 red manoeuvres - - -";
    assert_eq!(moves(p), "B3 B5 C2 C6 E2 E7 G3");
    let battle = "sacred-hill-2 5/7/7/7/b1b4/3b3/r4 red manoeuvres - - -";
    assert_eq!(field(battle, &[], 3), "battle");
}

#[test]
fn shl2_a_hill_of_the_highest_priority_must_be_played() {
    let p = level_2(
        "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r . b . .
        . . . . . . .
        . . . . . . .
          . r . r .
        ",
    );
    // Only C5, D4 and D1 have two Red neighbours.
    assert_eq!(moves(&p), "C5 D1 D4");
    assert_eq!(because(&p, "D6"), "SHL2 C5,D1,D4");
    assert_eq!(because(&p, "G4"), "SHL2 C5,D1,D4");
}

#[test]
fn shl2_a_capture_may_wait_for_a_build_as_high_but_not_for_a_lower_one() {
    // Besieged B1 is an OP2, as C3 is.
    let p = level_2(
        "
          . . . . .
        . . . . . . .
        . . . . . . .
        . . r . . . .
        . . . r . . .
        . r . . . . .
          b r . . .
        ",
    );
    assert_eq!(moves(&p), "C2 C3 D4 xB1");
    assert_eq!(because(&p, "D1"), "SHL2 B1,C2,C3,D4");
    // Once C2 is taken, C3 is an OP3 and the capture is forbidden.
    let later = after(&p, &["C2", "F7"]);
    assert_eq!(moves(&later), "C3");
    assert_eq!(because(&later, "xB1"), "SHL2 C3");
}

#[test]
fn shl2_each_player_has_priorities_of_its_own() {
    let board = "5/7/3r3/2r1b2/3b3/7/5";
    let red = format!("sacred-hill-2 {board} red battle - - -");
    assert_eq!(moves(&red), "C5 D4");
    assert_eq!(moves(&red.replace(" red ", " blue ")), "D4 E3");
}

#[test]
fn shl2_if_the_highest_is_0_any_vacant_hill() {
    let p = level_2(
        "
          . b b b b
        b b b b b b b
        b b b b b b b
        b b b . b b b
        b b b b b b b
        b b b b b b b
          r b b . .
        ",
    );
    assert_eq!(moves(&p), "B7 D4 E1 F1");
}

#[test]
fn shl3_in_a_lull_only_priority_1_is_played() {
    let p = level_2(
        "
          . . . . .
        . . . . . . .
        . . . . . r .
        . . . r . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        ",
    );
    // D4 and F5 are a knight's move apart: no hill touches both; every neighbour is an OP1.
    assert_eq!(moves(&p), "C4 D3 D5 E4 E5 F4 F6 G5");
    assert_eq!(because(&p, "A6"), "SHL2 C4,D3,D5,E4,E5,F4,F6,G5");
}
