//! The figures of the manual: what their captions fix, on boards that satisfy them.

use crate::kit::{after, because, field, legal, moves, picture, score};

/// A position of High Kings, Level 1.
fn kings(board: &str, rest: &str) -> String {
    picture("high-kings-1", board, rest)
}

#[test]
fn fig_1_1_crosses_are_closer_than_a_knights_move() {
    let p = picture(
        "sacred-hill-1",
        "
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . r . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        ",
        "red manoeuvres - - -",
    );
    for cross in "B4 C3 C4 C5 D2 D3 D5 D6 E3 E4 E5 F4".split(' ') {
        assert_eq!(because(&p, cross), "SH3 D4", "{cross}");
    }
    for beyond in "B2 B6 F2 F6 A4 G4 D1 D7".split(' ') {
        assert_eq!(because(&p, beyond), format!("SH3 {beyond}"));
    }
    assert_eq!(moves(&p), "B3 B5 C2 C6 E2 E6 F3 F5");
}

#[test]
fn fig_1_2_red_without_a_knights_move_advances_to_battle() {
    let p = picture(
        "sacred-hill-2",
        "
          . . . . .
        . . b . b . .
        . b . . . b .
        . . . r . . .
        . b . . . b .
        . . b . b . .
          . . . . .
        ",
        "red manoeuvres - - -",
    );
    assert_eq!(field(&p, &[], 3), "battle");
    assert_eq!(moves(&p), "C4 D3 D5 E4");
}

#[test]
fn fig_1_3_red_starts_battle_next_to_an_own_ringfort() {
    let p = picture(
        "sacred-hill-1",
        "
          . . r . .
        . b . . . b .
        . . r . r . .
        b . . . . . b
        . . r . r . .
        . b . . . b .
          . . r . .
        ",
        "red battle - - -",
    );
    assert_eq!(
        moves(&p),
        "B3 B5 C1 C2 C4 C6 C7 D2 D3 D5 D6 E1 E2 E4 E6 E7 F3 F5"
    );
    assert_eq!(because(&p, "D4"), "SH5 D4");
}

#[test]
fn fig_1_4_besieged_d6_must_be_captured() {
    let p = picture(
        "sacred-hill-1",
        "
          . . b . .
        . . b r b . .
        . . . b . . .
        . r . . . r .
        . . . . . . .
        . . r . . . .
          . . . . .
        ",
        "blue battle - - -",
    );
    assert_eq!(moves(&p), "xD6");
    assert_eq!(because(&p, "C5"), "SH7 D6");
    assert_eq!(field(&p, &["xD6"], 1), "2b2/2bbb2/3b3/1r3r1/7/2r4/5");
}

#[test]
fn fig_1_5_red_must_start_afresh_on_e5_and_loses_it_at_once() {
    let p = picture(
        "sacred-hill-1",
        "
          b b b b b
        b b b b b b b
        b b b b . b b
        b b b b b b b
        r r r r r r r
        r r r r r r r
          r r r r r
        ",
        "red battle - - -",
    );
    assert_eq!(moves(&p), "E5");
    assert_eq!(moves(&after(&p, &["E5"])), "xE5");
    assert_eq!(field(&p, &["E5", "xE5"], 3), "over");
}

#[test]
fn fig_1_6_two_kingdoms_to_three_score_3() {
    let p = picture(
        "sacred-hill-1",
        "
          r r r r b
        r r r r r r r
        b b b b b b b
        r r r r r r r
        b b b b b b b
        b b b b b b b
          b b b b b
        ",
        "- over - - -",
    );
    assert_eq!(score(&p), "red 3 blue 0 kingdoms 2:3 territory 18:27");
}

#[test]
fn fig_1_7_equal_kingdoms_and_24_ringforts_to_21_score_5() {
    let p = picture(
        "sacred-hill-1",
        "
          b b b r r
        b b b b r r r
        b b b r r r r
        b b b r r r r
        b b r r r r r
        b b b b r r r
          b b r r r
        ",
        "- over - - -",
    );
    assert_eq!(score(&p), "red 5 blue 0 kingdoms 1:1 territory 24:21");
}

#[test]
fn text_sacred_hill_one_kingdom_to_four_scores_5() {
    let p = picture(
        "sacred-hill-1",
        "
          b r r r b
        r r r r r r r
        r r r r r r r
        r r b b b r r
        r r b b b r r
        r r r r r r r
          b r r r b
        ",
        "- over - - -",
    );
    assert!(score(&p).contains("kingdoms 1:5"));
    assert!(score(&p.replace("/brrrb ", "/brrrr ")).starts_with("red 5 blue 0 kingdoms 1:4 "));
}

#[test]
fn fig_2_1_blue_starts_battle_in_a_lull_and_must_take_an_op1() {
    let p = picture(
        "sacred-hill-2",
        "
          . . . . .
        . . b . . . .
        . . . . . r .
        . b . . . . .
        . . . . . r .
        . . . b . . .
          . . . . .
        ",
        "blue battle - - -",
    );
    assert_eq!(moves(&p), "A4 B3 B5 B6 C2 C4 C5 C7 D1 D3 D6 E2");
    assert_eq!(
        because(&p, "G6"),
        "SHL2 A4,B3,B5,B6,C2,C4,C5,C7,D1,D3,D6,E2"
    );
}

#[test]
fn fig_2_2_blue_must_choose_one_of_the_op2s_c4_and_d5() {
    let p = picture(
        "sacred-hill-2",
        "
          . . . . .
        . . . . . r .
        . . b . . . .
        . . . b . . .
        . . . . . r .
        . . . . . . .
          b . . . .
        ",
        "blue battle - - -",
    );
    assert_eq!(moves(&p), "C4 D5");
    assert_eq!(because(&p, "D3"), "SHL2 C4,D5");
    assert_eq!(because(&p, "G2"), "SHL2 C4,D5");
}

#[test]
fn fig_2_4_of_three_op2s_one_is_the_besieged_b1_and_may_wait() {
    let p = picture(
        "sacred-hill-2",
        "
          . . . . .
        . . . . . . .
        . . . . r . .
        . . . . . . .
        . . . . . . .
        . b . . . . .
          r b . b .
        ",
        "blue battle - - -",
    );
    assert_eq!(moves(&p), "C2 D1 xB1");
    assert_eq!(because(&p, "E2"), "SHL2 B1,C2,D1");
}

#[test]
fn fig_2_5_besieged_op4_must_be_taken_at_once() {
    // C4 is an OP3.
    let p = picture(
        "sacred-hill-2",
        "
          . . . . .
        . . . . . r .
        . . r . r b r
        . r . r . r .
        . . . . . . .
        . . . . . . .
          b . . . .
        ",
        "red battle - - -",
    );
    assert_eq!(moves(&p), "xF5");
    assert_eq!(because(&p, "C4"), "SHL2 F5");
    assert_eq!(moves(&p.replace("2r1rbr", "2r1rrr")), "C4 D5 E4");
}

#[test]
fn fig_3_2_partners_jump_from_each_others_ringforts() {
    for variant in ["sacred-hill-doubles-1", "sacred-hill-doubles-2"] {
        let south = format!("{variant} 5/7/7/7/7/7/5 south manoeuvres - - -");
        let north = south.replace("south", "north");
        assert_eq!(moves(&after(&south, &["E4", "D4"])), "C5 D6 F6 G5");
        assert_eq!(moves(&after(&north, &["E4", "D4"])), "C3 D2 F2 G3");
        // Blue's second player jumps from D4: West's B3, B5, C2, C6 and East's E2, E6, F3, F5.
        assert_eq!(moves(&after(&south, &["E4", "D4", "C5"])), "E2 E6 F3 F5");
        assert_eq!(moves(&after(&north, &["E4", "D4", "D2"])), "B3 B5 C2 C6");
    }
}

#[test]
fn text_four_treasures_34_bridges_to_27_score_9() {
    let p = picture(
        "four-treasures",
        "
          . r r r .
        r r r r r r r
        r r r r r r .
        b r r r b b b
        b b b b b b b
        b b b b b b b
          b b b b b
        ",
        "- over - - -",
    );
    assert_eq!(score(&p), "red 0 blue 9 bridges 27:34 territory 19:23");
}

#[test]
fn text_four_treasures_both_sides_bridges_never_exceed_76() {
    // A full board of one colour has 76; each pair of two colours takes one away, here seven and one.
    let p = "four-treasures rrrrr/rrrrrrr/rrrrrrr/rrrrrbb/bbbbbbb/bbbbbbb/bbbbb - over - - -";
    assert_eq!(score(p), "red 8 blue 0 bridges 37:31 territory 24:21");
}

#[test]
fn text_four_treasures_25_ringforts_to_20_score_7() {
    let p = picture(
        "four-treasures",
        "
          r b r r r
        r b b r r b b
        r r b b b b r
        r b b b b b r
        r r b b r b r
        r r b b r r r
          r b r r r
        ",
        "- over - - -",
    );
    assert_eq!(score(&p), "red 7 blue 0 bridges 24:24 territory 25:20");
}

#[test]
fn fig_6_2_blues_d7_is_immobile() {
    // C6 bars B6 and C5, E6 bars E5 and F6.
    let p = kings(
        "
          . . B . .
        . . b . b . .
        . . . . . . .
        . . . . . . .
        B . . . . . .
        . . . . . . B
          R . R . R
        ",
        "blue manoeuvres 0:0 - -",
    );
    assert!(legal(&p).iter().all(|token| !token.starts_with("D7")));
    assert_eq!(because(&p, "D7-B6"), "HK3 C6");
    assert_eq!(because(&p, "D7-C5"), "HK3 C6");
    assert_eq!(because(&p, "D7-E5"), "HK3 E6");
    assert_eq!(because(&p, "D7-F6"), "HK3 E6");
    assert_eq!(field(&p, &[], 3), "manoeuvres");
}

#[test]
fn fig_6_3_reds_e2_is_immobile() {
    // C2 bars C1 and C3, E4 bars D4 and F4, G4 bars G3.
    let p = kings(
        "
          R . . . R
        . . . . . . .
        B . . B . . B
        . . . . r . r
        . . . . . . .
        . . r . R . .
          . . . . .
        ",
        "red manoeuvres 0:0 - -",
    );
    assert!(legal(&p).iter().all(|token| !token.starts_with("E2")));
    assert_eq!(because(&p, "E2-C1"), "HK3 C2");
    assert_eq!(because(&p, "E2-C3"), "HK3 C2");
    assert_eq!(because(&p, "E2-D4"), "HK3 E4");
    assert_eq!(because(&p, "E2-F4"), "HK3 E4,G4");
    assert_eq!(because(&p, "E2-G3"), "HK3 G4");
}

#[test]
fn fig_6_4_all_blue_kings_are_immobile_and_blue_proceeds_to_battle() {
    let p = kings(
        "
          . . B . .
        . . b . b . .
        R . . . . . R
        . . . . . . .
        . b . b . b .
        . . . . . . .
          B . R . B
        ",
        "blue manoeuvres 0:0 - -",
    );
    assert_eq!(field(&p, &[], 3), "battle");
    assert_eq!(
        moves(&p),
        "B1-A3 B1-C3 B1-D2 D7-B6 D7-C5 D7-E5 D7-F6 F1-D2 F1-E3 F1-G3"
    );
}

#[test]
fn fig_6_5_blues_only_moves_are_f5_or_g2_to_e3() {
    // E3 and E5 are vacant. D7 could go to E5, but a king is on F5 beside it.
    let p = kings(
        "
          R r B r r
        R r r r r r r
        r r r r . B r
        r r r r r r r
        r r r r . r r
        R r r r r r B
          r r r r r
        ",
        "blue battle 0:0 - -",
    );
    assert_eq!(moves(&p), "F5-E3 G2-E3");
    assert_eq!(because(&p, "D7-E5"), "HK2 F5");
    // Once F5 has moved, D7 is free to go.
    assert_eq!(moves(&after(&p, &["F5-E3", "B7-C5"])), "D7-E5");
}

#[test]
fn fig_6_6_both_blue_kings_are_immobile_and_d7_backtracks_to_c5() {
    let p = kings(
        "
          . . B . .
        R r . . . r .
        . . b . r . R
        . . . . . . .
        R . . . r . r
        . . . r . . .
          . . . . B
        ",
        "blue battle 0:1 - -",
    );
    assert_eq!(moves(&p), "D7-C5");
    assert_eq!(field(&p, &["D7-C5"], 1), "2b2/Rr3r1/2B1r1R/7/R3r1r/3r3/4B");
}

#[test]
fn fig_6_7_a_new_ringfort_captures_a_red_king() {
    // E4 is the fourth Blue ringfort round D4.
    let p = kings(
        "
          . . . . .
        . . . . . B .
        . . . b . . .
        . . b R . . .
        . . . b . . .
        B . . . . . B
          R . . . R
        ",
        "blue manoeuvres 0:0 - -",
    );
    assert_eq!(
        after(&p, &["F6-E4"]),
        "high-kings-1 5/5b1/3b3/2brB2/3b3/B5B/R3R red manoeuvres 1:0 - -"
    );
}

#[test]
fn fig_6_8_red_backtracks_to_capture_a_blue_king() {
    // A2's king stands between Red's A3 and B2; B1 goes back to A3.
    let p = kings(
        "
          R . . . B
        . . . b . . .
        b . b . . . B
        . . . . . . .
        r . b . r . b
        B r . b . . .
          R . . . R
        ",
        "red battle 0:0 - -",
    );
    assert_eq!(field(&p, &["B1-A3"], 4), "0:1");
    assert_eq!(
        field(&p, &["B1-A3"], 1),
        "R3B/3b3/b1b3B/7/R1b1r1b/br1b3/r3R"
    );
}

#[test]
fn fig_6_9_the_red_king_is_safe_from_the_king_above_but_not_from_another() {
    let p = kings(
        "
          b b b b B
        b B b b b b b
        b b b B b b b
        b b b . b b b
        r R r b r r r
        r r r r r r R
          r r r r R
        ",
        "red battle 0:0 - -",
    );
    // B3 builds on besieged D4, below the king on D5.
    let beside = after(&p, &["B3-D4"]);
    assert_eq!(beside.split(' ').nth(4), Some("0:0"));
    // D5 moves away, and D4 is safe; B6 backtracks to C4, and D4 falls.
    assert_eq!(field(&beside, &["D5-C7"], 4), "0:0");
    assert_eq!(field(&beside, &["B6-C4"], 4), "1:0");
}

#[test]
fn fig_6_10_a_red_king_is_captured_from_a_besieged_hill() {
    // C7 is besieged by Red's B7, D7 and C6; with B6 it besieges B7.
    let p = kings(
        "
          R . R . .
        . b r . . . .
        . B . . . . .
        . . . . . . .
        . . . . . . B
        . . . . . . .
          B . . . R
        ",
        "blue battle 0:0 - -",
    );
    assert_eq!(field(&p, &["B5-C7"], 1), "rBR2/1br4/1b5/7/6B/7/B3R");
    assert_eq!(field(&p, &["B5-C7"], 4), "1:0");
}

#[test]
fn fig_6_11_red_captures_f7_from_a_besieged_hill_and_with_c7_d7_too() {
    for from in ["C6", "D5", "F5", "G6"] {
        let board = "D7 B, F7 B, E6 b, D6 r, F6 r, A4 B, C1 R, G2 R";
        let p = placed(&format!("{board}, {from} R"));
        let token = format!("{from}-E7");
        assert_eq!(field(&p, &[&token], 4), "0:1", "{from}");
        let with_c7 = placed(&format!("{board}, C7 r, {from} R"));
        let end = after(&with_c7, &[&token]);
        assert!(end.ends_with("- over 0:2 - -"), "{end}");
        assert!(score(&end).starts_with("red 2 blue 0 "));
    }
}

#[test]
fn fig_6_13_immobile_blue_captures_e7() {
    // G6's knight hills are E5, E7 and F4; the other kings' are taken as well.
    let p = kings(
        "
          . . b r b
        R . . . b . B
        . . . . r . R
        . . . . . r .
        r . r . r . r
        . . . r . . .
          B . R . B
        ",
        "blue battle 0:0 - -",
    );
    assert_eq!(moves(&p), "G6xE7");
    assert_eq!(
        field(&p, &["G6xE7"], 1),
        "2bBb/R3b1b/4r1R/5r1/r1r1r1r/3r3/B1R1B"
    );
    assert!(score(&p).contains("kingdoms 10:6"));
    assert!(score(&after(&p, &["G6xE7"])).contains("kingdoms 9:4"));
}

#[test]
fn fig_6_14_six_kingdoms_to_seven_and_a_king_score_4() {
    let p = kings(
        "
          r . r . r
        . b . b . b .
        r . r . r . .
        . b . b . b .
        . . . . . . .
        . . . b b . .
          . . . . .
        ",
        "- over 0:1 - -",
    );
    assert_eq!(
        score(&p),
        "red 4 blue 0 kingdoms 6:7 territory 6:8 kings_captured 1:0"
    );
}

#[test]
fn text_high_kings_points() {
    let score_of =
        |board: &str, lost: &str| score(&format!("high-kings-1 {board} - over {lost} - -"));
    let one_to_four = score_of("rr1b1/7/b1b4/7/6b/7/5", "0:0");
    assert!(one_to_four.starts_with("red 5 blue 0 kingdoms 1:4 "));
    let territory = score_of("rrrrr/rrrrrrr/rrrrrrr/rrrrbbb/bbbbbbb/bbbbbbb/bbbbb", "0:0");
    assert!(territory.starts_with("red 3 blue 0 kingdoms 1:1 territory 23:22 "));
    let triple = score_of("rr1b1/7/b1b4/7/6b/7/5", "3:0");
    assert!(triple.starts_with("red 0 blue 3 kingdoms 1:4 "));
}

/// Red has taken a Blue king; all kings are immobile; G3 and F1 are vacant, E2 is Blue's.
const SACRIFICE: &str = "
      r r b r R
    B b b r r b b
    r b B b b r b
    r r R b b b r
    r b r R b b .
    r r r r b b r
      r b r r .
    ";

/// Figure 7-1a, Blue to move.
fn fig_7_1() -> String {
    picture("high-kings-2", SACRIFICE, "blue battle 0:1 - -")
}

#[test]
fn fig_7_1a_blues_c5_backtracks_to_b3_and_sacrifices_it() {
    let p = fig_7_1();
    assert_eq!(because(&p, "C5-B3~"), "legal");
    assert_eq!(
        after(&p, &["C5-B3~"]),
        "high-kings-2 rrbrR/Bbbrrbb/rbbbbrb/rrRbbbr/rnrRbb1/rrrrbbr/rbrr1 red battle 0:1 - -"
    );
}

#[test]
fn fig_7_1b_b3_must_go_to_c5_d4_or_c1_and_from_c1_on_to_e2() {
    let p = after(&fig_7_1(), &["C5-B3~"]);
    let next = after(&p, &["C4-A3"]);
    assert_eq!(moves(&next), "B3-C1 B3-C1~ B3-C5 B3-D4");
    let c1 = after(&next, &["B3-C1~", "A3-B1"]);
    assert_eq!(moves(&c1), "C1-E2");
    assert_eq!(moves(&after(&c1, &["C1-E2", "B1-A3"])), "E2-G3");
}

#[test]
fn fig_7_1b_option_a_red_passes_and_blue_escapes() {
    for escape in ["B3-C5", "B3-D4"] {
        let end = after(&fig_7_1(), &["C5-B3~", "pass", escape]);
        // Blue's forced pass leaves no king on the board.
        assert_eq!(
            end,
            "high-kings-2 rrbrr/bbbrrbb/rbbbbrb/rrrbbbr/rrrrbb1/rrrrbbr/rbrr1 - over 0:1 - -"
        );
        assert!(score(&end).starts_with("red 1 blue 4 kingdoms 6:4 "));
    }
}

#[test]
fn fig_7_1b_option_b_red_passes_and_blue_sacrifices_c1() {
    let end = after(&fig_7_1(), &["C5-B3~", "pass", "B3-C1~"]);
    assert!(end.ends_with("- over 0:2 - -"), "{end}");
    assert!(score(&end).starts_with("red 2 blue 0 "));
}

#[test]
fn fig_7_1b_option_c_red_plays_on_and_passes_after_the_second_sacrifice() {
    let p = after(&fig_7_1(), &["C5-B3~", "C4-A3", "B3-C1~"]);
    // E2 is a Blue ringfort, so no king can move to a vacant hill.
    assert_eq!(because(&p, "pass"), "legal");
    let end = after(&p, &["pass", "C1-E2"]);
    assert!(end.ends_with("- over 0:1 - -"), "{end}");
    assert!(score(&end).starts_with("red 1 blue 5 kingdoms 6:3 "));
}

#[test]
fn fig_7_1b_option_d_red_plays_on_and_blue_fills_g3_and_f1() {
    let sacrifices = ["C5-B3~", "C4-A3", "B3-C1~", "A3-B1", "C1-E2", "B1-A3"];
    let p = after(&fig_7_1(), &sacrifices);
    let last = after(&p, &["E2-G3", "A3-B1", "G3-F1"]);
    assert_eq!(last.split(' ').nth(5), Some("1"));
    let end = after(&last, &["B1-A3"]);
    // The board is full (HK11), so kings stay.
    assert_eq!(
        end,
        "high-kings-2 rrbrR/Bbbrrbb/rbbbbrb/rrrbbbr/RrrRbbb/rrrrbbr/rrrrB - over 0:1 - -"
    );
    assert!(score(&end).starts_with("red 1 blue 5 kingdoms 6:3 "));
}

#[test]
fn fig_8_1_after_e7_blue_may_take_any_rim_hill_but_e1() {
    let start = "poisoned-chalice 5/7/7/7/7/7/5 red manoeuvres - - -";
    let p = after(start, &["E7"]);
    assert_eq!(
        moves(&p),
        "A2 A3 A4 A5 A6 B1 B7 C1 C7 D1 D7 F1 F7 G2 G3 G4 G5 G6"
    );
    assert_eq!(because(&p, "E1"), "PC2 E7");
    assert_eq!(because(&p, "E7"), "B11 E7");
}

#[test]
fn fig_8_2_after_eight_turns_one_on_each_rim_and_none_opposite() {
    let start = "poisoned-chalice 5/7/7/7/7/7/5 red manoeuvres - - -";
    let p = after(start, &["E7", "G4", "A2", "C7", "D1", "F1", "G3", "A6"]);
    assert_eq!(
        p,
        "poisoned-chalice 1b1r1/b6/7/6b/6r/r6/2r1b red battle - - -"
    );
}

/// Figures 8-5 and 8-6: Red's qualified rows are A, D, F and G, Blue's 1, 3, 4, 6 and 7.
const QUALIFIED: &str = "
      r . . r .
    . r . . . . .
    . b . . . b b
    . . . . r . b
    . . b r . . .
    b . r b . . .
      . r . . .
    ";

#[test]
fn fig_8_5_reds_qualified_rows_are_a_d_f_and_g() {
    let p = picture("poisoned-chalice", QUALIFIED, "red battle - - -");
    assert_eq!(
        moves(&p),
        "A3 A4 A5 A6 D1 D4 D5 D6 D7 F1 F2 F3 F4 F6 F7 G2 G3 G6"
    );
}

#[test]
fn fig_8_6_blues_qualified_rows_are_1_3_4_6_and_7() {
    let p = picture("poisoned-chalice", QUALIFIED, "blue battle - - -");
    assert_eq!(
        moves(&p),
        "A3 A4 A6 B1 B3 B4 C4 C6 C7 D1 D4 D6 D7 E1 E3 E6 F1 F3 F4 F6 F7 G3 G6"
    );
}

#[test]
fn fig_8_7_blue_without_qualified_rows_chooses_a_ringfort_to_capture() {
    // The board is full but for row 7, of which Blue has more.
    let p = picture(
        "poisoned-chalice",
        "
          . b b r b
        b b b b b b b
        b r b b b r b
        b b b b b b b
        r r r r r r r
        r r r r r r r
          r r r r r
        ",
        "blue battle - - -",
    );
    assert_eq!(moves(&p), "xB5 xE7 xF5");
    assert_eq!(because(&p, "B7"), "PC5 B5,E7,F5");
}

#[test]
fn fig_8_8_three_kingdoms_to_six_score_5() {
    let p = picture(
        "poisoned-chalice",
        "
          b r r r b
        r r r r r r r
        b b b b b b b
        r r r r r r r
        b b b b b b b
        r r r r r r r
          b r r r b
        ",
        "- over - - -",
    );
    assert!(score(&p).starts_with("red 5 blue 0 kingdoms 3:6 "));
    // Of these Blue singles all would be Red's to capture, and Red has none for Blue.
    let red = p.replace("- over", "red battle");
    assert_eq!(moves(&red), "xB1 xB7 xF1 xF7");
    assert_eq!(field(&p.replace("- over", "blue battle"), &[], 5), "1");
}

#[test]
fn text_stone_of_destiny_one_kingdom_to_six_scores_7() {
    let p = picture(
        "stone-of-destiny",
        "
          b b B b r
        b b b b b r r
        r r r r r r b
        r b b r b r r
        r b b r b b r
        b r r r b r r
          b b r b R
        ",
        "blue battle - - -",
    );
    assert_eq!(score(&p), "red 7 blue 0 kingdoms 1:6 territory 23:22");
}

#[test]
fn text_stone_of_destiny_equal_kingdoms_score_3() {
    let p = picture(
        "stone-of-destiny",
        "
          r r r r r
        r r r r r r r
        r r r R r r r
        r r r r b b b
        b b b b b b b
        b b b b b b b
          b B b b b
        ",
        "blue battle - - -",
    );
    assert_eq!(score(&p), "red 3 blue 0 kingdoms 1:1 territory 23:22");
}

#[test]
fn fig_9_3_the_king_protects_the_only_unlinked_ringfort_and_blue_is_out() {
    // E5, under the king, is the only Red ringfort without a link; Blue's are all unlinked.
    let links = "A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F5F6,F6F7,G5G6";
    let board = "rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb";
    let p = format!("stone-of-destiny {board} blue battle - - {links}");
    let end = after(&p, &[]);
    assert!(end.contains(&format!("{board} - over - - A2A3,")), "{end}");
    // Without the link F5-F6 Blue has a turn, and the game goes on.
    let open = p.replace("F5F6,", "");
    assert_eq!(after(&open, &[]), open);
}

#[test]
fn fig_9_4_one_kingdom_to_three_scores_4() {
    let p = picture(
        "stone-of-destiny",
        "
          b b b R r
        b b b b r r r
        r b b b r r r
        r b b b r b b
        r b r r r b b
        r r r b r r r
          b b B r r
        ",
        "blue battle - - -",
    );
    assert_eq!(score(&p), "red 4 blue 0 kingdoms 1:3 territory 23:22");
}

/// High Kings, Level 1, Red to move in Battle, with these ringforts and kings: `D7 B, E6 b`.
fn placed(ringforts: &str) -> String {
    let drawn = |row: char| {
        let columns = if "17".contains(row) {
            "BCDEF"
        } else {
            "ABCDEFG"
        };
        let hill = |column: char| {
            let at = ringforts.find(&format!("{column}{row} "));
            at.map_or(".", |at| &ringforts[at + 3..at + 4])
        };
        columns.chars().map(hill).collect::<Vec<_>>().join(" ")
    };
    let board: Vec<String> = "7654321".chars().map(drawn).collect();
    kings(&board.join("\n"), "red battle 0:0 - -")
}
