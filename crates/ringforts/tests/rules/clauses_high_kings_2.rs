//! Clauses HKL1 to HKL6: the sacrifices and stranded kings of High Kings, Level 2.

use crate::kit::{after, because, field, is_token, legal, moves, picture, score};

/// Blue has lost a king, and its other two are immobile; B1 is Blue's and besieged.
const BESIEGED: &str = "
      R . R . B
    . . . r . . .
    . r . . r . r
    . . r . . . .
    B . . . . . .
    . r r . . . R
      b r . . .
    ";

/// A Blue king is stranded on Red's B1; F7 is immobile, A3 a Blue ringfort.
const STRANDED: &str = "
      R . R . B
    . . . r . . .
    . . . . r . r
    . . . . . . .
    b . . . . . .
    . r . . . . R
      n r . . .
    ";

/// All kings are immobile, the stranded one on B1 included; A3 is Blue's and besieged, D4 vacant.
const TRAPPED: &str = "
      b b b b B
    b b b b b b b
    b b b b b b b
    r r r . b b b
    b r r r r r R
    r r r R r r r
      n r r r R
    ";

/// A position of High Kings, Level 2, in which Blue has lost one king.
fn lost_one(board: &str, seat: &str) -> String {
    picture("high-kings-2", board, &format!("{seat} battle 0:1 - -"))
}

#[test]
fn hkl1_a_backtrack_to_a_besieged_friend_may_sacrifice_it() {
    let p = lost_one(BESIEGED, "blue");
    assert_eq!(moves(&p), "A3-B1 A3-B1~");
    assert!(score(&p).contains("kingdoms 8:3 territory 11:3"));
    // Without the sacrifice B1 stays Blue's; with it, it is linked with Red's B2 and C1.
    assert_eq!(
        field(&p, &["A3-B1"], 1),
        "R1R1B/3r3/1r2r1r/2r4/b6/1rr3R/Br3"
    );
    let sacrificed = after(&p, &["A3-B1~"]);
    assert_eq!(
        sacrificed,
        "high-kings-2 R1R1B/3r3/1r2r1r/2r4/b6/1rr3R/nr3 red battle 0:1 - -"
    );
    assert!(score(&sacrificed).contains("kingdoms 8:2 territory 12:2"));
}

#[test]
fn hkl1_red_sacrifices_as_blue_does() {
    let p = picture(
        "high-kings-2",
        "
          B . B . R
        . . . b . . .
        . b . . b . b
        . . b . . . .
        R . . . . . .
        . b b . . . B
          r b . . .
        ",
        "red battle 1:0 - -",
    );
    assert_eq!(moves(&p), "A3-B1 A3-B1~");
    assert_eq!(
        field(&p, &["A3-B1~"], 1),
        "B1B1R/3b3/1b2b1b/2b4/r6/1bb3B/mb3"
    );
    assert_eq!(moves(&after(&p, &["A3-B1~", "G2-F4"])), "B1-C3 B1-D2");
}

#[test]
fn hkl1_level_1_knows_no_sacrifice() {
    let p = lost_one(BESIEGED, "blue").replace("high-kings-2", "high-kings-1");
    assert!(!is_token(&p, "A3-B1~"));
    assert_eq!(moves(&p), "A3-B1");
}

#[test]
fn hkl1_only_a_side_that_has_lost_exactly_one_king_sacrifices() {
    // Three immobile Blue kings: A3, A6 and F7.
    let p = picture(
        "high-kings-2",
        "
          R r R . B
        B . . r . . .
        . r r . r . r
        . r r . . . .
        B . . . . . .
        . r r . . . R
          b r . . .
        ",
        "blue battle 0:0 - -",
    );
    assert_eq!(moves(&p), "A3-B1");
    assert_eq!(because(&p, "A3-B1~"), "HKL1 B1");
}

#[test]
fn hkl1_only_a_besieged_ringfort_is_sacrificed() {
    let open = lost_one(BESIEGED, "blue").replace("/br3 ", "/b4 ");
    assert_eq!(moves(&open), "A3-B1");
    assert_eq!(because(&open, "A3-B1~"), "HKL1 B1");
    // Linked with a friend on C1, it is not a single ringfort.
    let linked = lost_one(BESIEGED, "blue").replace("/br3 ", "/bb3 ");
    assert_eq!(because(&linked, "A3-B1~"), "HKL1 B1");
}

#[test]
fn hkl1_only_when_all_own_kings_are_immobile() {
    // G5 is vacant, and F7 can go there.
    let p = lost_one(BESIEGED, "blue").replace("1r2r1r", "1r2r2");
    assert_eq!(moves(&p), "F7-G5");
    assert_eq!(because(&p, "A3-B1~"), "HK6 F7");
    assert_eq!(because(&p, "A3-B1"), "HK6 F7");
}

#[test]
fn hkl1_a_king_is_captured_on_arrival_and_the_ringfort_sacrificed_then() {
    // C1's king falls when A3 arrives on B1: C2, D1 and B1 are Blue.
    let p = lost_one(
        "
          R . R . B
        . . . r . . .
        . r . . r . r
        . . r . . . .
        B . . . . . .
        . r b . . . .
          b R b . .
        ",
        "blue",
    );
    assert_eq!(moves(&p), "A3-B1 A3-B1~ A3-C2");
    assert_eq!(
        after(&p, &["A3-B1~"]),
        "high-kings-2 R1R1B/3r3/1r2r1r/2r4/b6/1rb4/nrb2 red battle 1:1 - -"
    );
    // Where that capture is Red's second loss, the game is over and nothing is sacrificed.
    let last = p.replace("R1R1B", "R1r1B").replace("0:1", "1:1");
    assert_eq!(moves(&last), "A3-B1 A3-C2");
    assert_eq!(because(&last, "A3-B1~"), "HKL1 B1");
    assert_eq!(
        after(&last, &["A3-B1"]),
        "high-kings-2 R1r1B/3r3/1r2r1r/2r4/b6/1rb4/Brb2 - over 2:1 - -"
    );
}

#[test]
fn hkl2_a_mobile_stranded_king_moves_to_a_vacant_hill() {
    let p = lost_one(STRANDED, "blue");
    assert_eq!(moves(&p), "B1-C3 B1-D2");
    assert_eq!(because(&p, "B1-A3"), "HKL2 B1");
    // Its ringfort stays Red's.
    assert_eq!(field(&p, &["B1-C3"], 1), "R1R1B/3r3/4r1r/7/b1B4/1r4R/rr3");
}

#[test]
fn hkl2_only_the_stranded_king_may_move() {
    let p = lost_one(STRANDED, "blue").replace("4r1r", "4r2");
    assert_eq!(moves(&p), "B1-C3 B1-D2");
    assert_eq!(because(&p, "F7-G5"), "HKL2 B1");
}

#[test]
fn hkl2_an_immobile_stranded_king_backtracks_whatever_the_other_king_can_do() {
    // C3 and D2 are taken; F7 could go to G5, and does not.
    let p = lost_one(STRANDED, "blue").replace("b6/1r4R", "b1r4/1r1r2R");
    assert_eq!(moves(&p), "B1-A3");
    let mobile = p.replace("4r1r", "4r2");
    assert_eq!(moves(&mobile), "B1-A3");
    assert_eq!(because(&mobile, "F7-G5"), "HKL2 B1");
    assert_eq!(
        field(&mobile, &["B1-A3"], 1),
        "R1R1B/3r3/4r2/7/B1r4/1r1r2R/rr3"
    );
}

#[test]
fn hkl2_an_immobile_stranded_king_captures_a_besieged_ringfort() {
    let p = lost_one(
        "
          R . R . B
        . . . r . . .
        . . . . r . r
        . . b . . . .
        r b r b . . .
        . r b r . . R
          n r . . .
        ",
        "blue",
    );
    assert_eq!(moves(&p), "B1xC3");
    assert_eq!(because(&p, "B1xD2"), "B7 D2");
    assert_eq!(
        field(&p, &["B1xC3"], 1),
        "R1R1B/3r3/4r1r/2b4/rbBb3/1rbr2R/rr3"
    );
}

#[test]
fn hkl2_a_second_sacrifice_asks_hkl1_in_full() {
    // A3 is besieged by A2, A4 and B3.
    let p = lost_one(
        "
          R . R . B
        . . . r . . .
        . . . . r . r
        r . . . . . .
        b r r . . . .
        r r . r . . R
          n r . . .
        ",
        "blue",
    );
    assert_eq!(moves(&p), "B1-A3 B1-A3~");
    assert_eq!(
        after(&p, &["B1-A3~"]),
        "high-kings-2 R1R1B/3r3/4r1r/r6/nrr4/rr1r2R/rr3 red battle 0:1 - -"
    );
    // The other king is mobile: a backtrack, no sacrifice.
    assert_eq!(moves(&p.replace("4r1r", "4r2")), "B1-A3");
    // A3 is not besieged: no sacrifice either.
    assert_eq!(moves(&p.replace("/r6/", "/7/")), "B1-A3");
}

#[test]
fn hkl2_a_stranded_king_is_immune_from_capture() {
    // C1 completes a ring of Red ringforts round B1.
    let p = lost_one(
        "
          R . R . B
        . . . r . . .
        . . . . r . r
        . . . . . . .
        b . . . . . .
        . r . . R . .
          n . . . .
        ",
        "red",
    );
    assert_eq!(
        after(&p, &["E2-C1"]),
        "high-kings-2 R1R1B/3r3/4r1r/7/b6/1r2r2/nR3 blue battle 0:1 - -"
    );
}

#[test]
fn hkl2_no_king_enters_its_hill() {
    let p = lost_one(STRANDED, "red").replace("b6/1r4R", "b6/1r1R3");
    assert_eq!(because(&p, "D2-B1"), "B4 B1");
    let own = lost_one(STRANDED, "blue")
        .replace("1B/3r3", "1b/3r3")
        .replace("/b6/", "/B6/");
    assert_eq!(because(&own, "A3-B1"), "B4 B1");
}

#[test]
fn hkl3_a_stranded_king_without_a_move_is_captured_by_default() {
    // Red takes the last way out, D2.
    let p = lost_one(
        "
          R . R . B
        . . . r . . .
        . . . . r . r
        . . . . R . .
        r . r . . . .
        . r . . . . .
          n r . . .
        ",
        "red",
    );
    let end = after(&p, &["E4-D2"]);
    assert_eq!(
        end,
        "high-kings-2 R1R1B/3r3/4r1r/4r2/r1r4/1r1R3/rr3 - over 0:2 - -"
    );
    assert!(score(&end).starts_with("red 2 blue 0 "));
    assert_eq!(because(&end, "F7-E5"), "HK12 -");
    // The other king's mobility does not help.
    assert_eq!(field(&p.replace("4r1r", "4r2"), &["E4-D2"], 4), "0:2");
}

#[test]
fn hkl3_happens_when_the_position_is_read() {
    let p = lost_one(STRANDED, "blue").replace("b6/1r4R", "r1r4/1r1r2R");
    assert_eq!(
        after(&p, &[]),
        "high-kings-2 R1R1B/3r3/4r1r/7/r1r4/1r1r2R/rr3 - over 0:2 - -"
    );
}

#[test]
fn hkl4_a_king_stranded_by_the_last_turn_after_a_pass_is_captured() {
    let p = lost_one(TRAPPED, "red");
    let last = after(&p, &["pass"]);
    assert_eq!(
        last,
        "high-kings-2 bbbbB/bbbbbbb/bbbbbbb/rrr1bbb/brrrrrr/rrrrrrr/nrrrr blue battle 0:1 1 -"
    );
    assert_eq!(moves(&last), "B1-A3 B1-A3~");
    // The stranded king is captured, the other one is withdrawn by the forced pass (HK9).
    let end = after(&last, &["B1-A3~"]);
    assert_eq!(
        end,
        "high-kings-2 bbbbb/bbbbbbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrrrrr/rrrrr - over 0:2 - -"
    );
    assert!(score(&end).starts_with("red 2 blue 0 "));
    // Without the sacrifice it has escaped: kingdoms 1 to 2, and Red's point for the first king.
    let escaped = after(&last, &["B1-A3"]);
    assert_eq!(
        escaped,
        "high-kings-2 bbbbb/bbbbbbb/bbbbbbb/rrr1bbb/brrrrrr/rrrrrrr/rrrrr - over 0:1 - -"
    );
    assert!(score(&escaped).starts_with("red 4 blue 0 kingdoms 1:2 "));
}

#[test]
fn hkl4_a_king_stranded_by_the_last_turn_on_a_full_board_is_captured() {
    let p = lost_one(TRAPPED, "red").replace("rrrRrrr", "rrrrRrr");
    assert_eq!(moves(&p), "E2-D4");
    let end = after(&p, &["E2-D4", "B1-A3~"]);
    assert_eq!(
        end,
        "high-kings-2 bbbbB/bbbbbbb/bbbbbbb/rrrRbbb/rrrrrrR/rrrrrrr/rrrrR - over 0:2 - -"
    );
    assert_eq!(field(&p, &["E2-D4", "B1-A3"], 4), "0:1");
}

/// A full board on which both sides have a stranded king, on B7 and B1; A3 is Blue's and besieged.
const BOTH_STRANDED: &str = "
      m b b b B
    b b b b b b b
    b b b b b b b
    r r r r b b b
    b r r r r r R
    r r r r r r r
      n r r r r
    ";

#[test]
fn hkl4_both_sides_have_a_king_stranded_at_the_end() {
    let p = picture("high-kings-2", BOTH_STRANDED, "blue battle 1:1 1 -");
    assert_eq!(moves(&p), "B1-A3 B1-A3~");
    let end = after(&p, &["B1-A3~"]);
    assert_eq!(
        end,
        "high-kings-2 bbbbB/bbbbbbb/bbbbbbb/rrrrbbb/rrrrrrR/rrrrrrr/rrrrr - over 2:2 - -"
    );
    assert_eq!(
        score(&end),
        "red 1 blue 1 kingdoms 1:1 territory 23:22 kings_captured 2:2"
    );
    // Without the sacrifice only Red's king is still stranded.
    let escaped = after(&p, &["B1-A3"]);
    assert_eq!(field(&escaped, &[], 4), "2:1");
    assert!(score(&escaped).starts_with("red 1 blue 2 "));
}

#[test]
fn hkl4_two_kings_lost_on_either_side_are_1_point_each_whatever_the_board() {
    let end = "high-kings-2 r1r1R/7/r1r1r1r/7/7/7/B2bb - over 2:2 - -";
    assert_eq!(after(end, &[]), end);
    assert_eq!(
        score(end),
        "red 1 blue 1 kingdoms 7:2 territory 7:3 kings_captured 2:2"
    );
}

#[test]
fn hk14_an_over_of_level_2_is_worth_the_kings_captured() {
    let p = |lost: &str| format!("high-kings-2 r1r1r/7/r1r1r1r/7/7/7/3bb - over {lost} - -");
    let tail = "kingdoms 7:1 territory 7:2 kings_captured";
    assert_eq!(score(&p("3:0")), format!("red 0 blue 3 {tail} 0:3"));
    assert_eq!(score(&p("2:1")), format!("red 1 blue 2 {tail} 1:2"));
}

#[test]
fn hkl4_a_double_capture_leaves_a_stranded_king_where_it_is() {
    // E7 takes F7's king, Blue's second loss, while B1 is stranded.
    let p = lost_one(
        "
          . . . . B
        . . . . . r .
        . . . R . . .
        R . . . . . .
        b . . . . . .
        . r . . . . R
          n r . . .
        ",
        "red",
    );
    let end = after(&p, &["D5-E7"]);
    assert_eq!(
        end,
        "high-kings-2 3Rb/5r1/3r3/R6/b6/1r4R/nr3 - over 0:2 - -"
    );
    assert_eq!(after(&end, &[]), end);
    assert!(score(&end).starts_with("red 2 blue 0 "));
}

#[test]
fn hkl5_a_side_with_a_stranded_king_may_not_pass() {
    let p = lost_one(TRAPPED, "blue");
    assert_eq!(moves(&p), "B1-A3 B1-A3~");
    assert_eq!(because(&p, "pass"), "HKL5 B1");
    let last = after(&lost_one(TRAPPED, "red"), &["pass"]);
    assert_eq!(because(&last, "pass"), "HKL5 B1");
}

#[test]
fn hkl5_the_enemy_judges_a_stranded_king_like_any_other() {
    let p = lost_one(TRAPPED, "red");
    assert!(legal(&p).contains(&"pass".into()));
    // With C3 vacant the stranded king can move, and Red may not pass.
    let mobile = p.replace("/brrrrrR/", "/br1rrrR/");
    assert_eq!(because(&mobile, "pass"), "HK9 B1");
}

#[test]
fn hkl5_a_side_with_a_stranded_king_is_never_skipped() {
    // Red's kings are mobile, Blue's stranded king has nowhere to go: the game ends instead (HKL3).
    let p = lost_one(STRANDED, "blue").replace("b6/1r4R", "r1r4/1r1r2R");
    assert_eq!(field(&p, &[], 3), "over");
}

#[test]
fn hkl6_a_ringfort_built_in_a_turn_is_not_sacrificed_in_it() {
    // C4 is vacant: A3 can build there, and only build.
    let p = lost_one(BESIEGED, "blue").replace("/2r4/", "/7/");
    assert_eq!(moves(&p), "A3-C4");
    assert_eq!(because(&p, "A3-C4~"), "B11 C4");
    // Besieged on all sides or not.
    let surrounded = lost_one(BESIEGED, "blue").replace("1r2r1r/2r4/B6", "1rr1r1r/1r1r3/B1r4");
    assert_eq!(moves(&surrounded), "A3-C4");
    assert_eq!(because(&surrounded, "A3-C4~"), "B11 C4");
}
