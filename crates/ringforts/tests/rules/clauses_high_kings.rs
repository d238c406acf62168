//! Clauses HK1 to HK15: High Kings of Tara, Level 1.

use crate::kit::{after, because, field, legal, moves, picture, score};

/// Before Battle: all six kings are immobile, by the rules of Manoeuvres and by those of Battle.
const STUCK: &str = "
      R b . . B
    B . . b . . .
    r . r . r . b
    . b . . . b .
    r . b . r . r
    . . . r . . B
      R . . b R
    ";

/// One hill is vacant, D4, out of every king's reach. Kingdoms 1 to 1, territory 22 to 22.
const WANDER: &str = "
      B b b b B
    b b b B b b b
    b b b b b b b
    r r r . b b b
    r r r r r r r
    r r r R r r r
      R r r r R
    ";

/// All Red kings are immobile; D2 is besieged; there are friends to backtrack to.
const BACKTRACK: &str = "
      R . . . .
    . . . b . . .
    b . r . B . B
    . . . . . . .
    r . b r b B r
    . . r b r . .
      R . r . R
    ";

/// A position of High Kings, Level 1.
fn kings(board: &str, rest: &str) -> String {
    picture("high-kings-1", board, rest)
}

#[test]
fn hk1_setup_builds_with_a_king_not_adjacent_to_a_friend() {
    let start = "high-kings-1 5/7/7/7/7/7/5 red setup 0:0 - -";
    assert_eq!(legal(start).len(), 45);
    let p = after(start, &["D4", "D5"]);
    assert_eq!(p, "high-kings-1 5/7/3B3/3R3/7/7/5 red setup 0:0 - -");
    assert_eq!(legal(&p).len(), 40);
    assert_eq!(because(&p, "C4"), "HK1 D4");
    assert_eq!(because(&p, "D5"), "B11 D5");
    // Diagonal to a friend, next to an enemy: both allowed.
    assert_eq!(because(&p, "C5"), "legal");
    assert_eq!(because(&p, "D4-C6"), "HK1 C6");
}

#[test]
fn hk1_setup_ends_with_three_kings_each() {
    let start = "high-kings-1 5/7/7/7/7/7/5 blue setup 0:0 - -";
    let five = ["D4", "B7", "A6", "D5", "G2"];
    assert_eq!(
        after(start, &five),
        "high-kings-1 R4/B6/3R3/3B3/7/6B/5 red setup 0:0 - -"
    );
    assert_eq!(
        after(start, &["D4", "B7", "A6", "D5", "G2", "F2"]),
        "high-kings-1 R4/B6/3R3/3B3/7/5RB/5 blue manoeuvres 0:0 - -"
    );
}

#[test]
fn hk1_no_king_is_captured_in_setup() {
    // B6 completes the siege of B7, and its king stays.
    let p = "high-kings-1 BR3/7/7/7/7/3B3/4R blue setup 0:0 - -";
    assert_eq!(
        after(p, &["G4", "B6"]),
        "high-kings-1 BR3/1R5/7/6B/7/3B3/4R blue manoeuvres 0:0 - -"
    );
}

#[test]
fn hk2_friendly_kings_never_stand_side_by_side_but_enemy_kings_may() {
    let p = kings(
        "
          . . . . .
        . . B . . . .
        . . . . . . .
        . . . . R . .
        . . . . . . .
        . R . . . . B
          . . B . R
        ",
        "red battle 0:0 - -",
    );
    assert_eq!(
        moves(&p),
        "B2-A4 B2-C4 B2-D3 E4-C3 E4-C5 E4-D2 E4-D6 E4-F6 E4-G3 E4-G5 F1-D2 F1-G3"
    );
    assert_eq!(because(&p, "F1-E3"), "HK2 E4");
    assert_eq!(because(&p, "E4-F2"), "HK2 F1");
}

#[test]
fn hk2_all_the_kings_in_the_way_are_named_and_manoeuvres_know_them_too() {
    let p = kings(
        "
          B . . . B
        . . . . . . .
        . . R . . . .
        . . . . . . .
        . . R . R . .
        . . . . . . .
          B . . . .
        ",
        "red manoeuvres 0:0 - -",
    );
    assert_eq!(because(&p, "C5-D3"), "HK2 C3,E3");
    assert_eq!(because(&p, "C5-E4"), "HK2 E3");
    assert_eq!(because(&p, "C5-D7"), "legal");
    assert_eq!(
        because(&p.replace("manoeuvres", "battle"), "C5-D3"),
        "HK2 C3,E3"
    );
}

#[test]
fn hk3_manoeuvres_move_a_king_to_a_hill_not_adjacent_to_a_friend() {
    let p = kings(
        "
          . . . . .
        R . . . B . .
        . . . . . B .
        . r . R . . .
        . . . . . . .
        . . . . . . R
          . . B . .
        ",
        "red manoeuvres 0:0 - -",
    );
    assert_eq!(
        moves(&p),
        "A6-C5 A6-C7 D4-C2 D4-C6 D4-E2 D4-F3 G2-E1 G2-E3 G2-F4"
    );
    assert_eq!(because(&p, "D4-B3"), "HK3 B4");
    assert_eq!(because(&p, "D4-B5"), "HK3 B4");
    assert_eq!(because(&p, "D4-D7"), "HK3 D4,D7");
    assert_eq!(because(&p, "D7"), "HK3 D7");
    assert_eq!(because(&p, "A6-B4"), "HK6 B4");
    assert_eq!(
        after(&p, &["D4-E2"]),
        "high-kings-1 5/R3B2/5B1/1r1r3/7/4R1R/2B2 blue manoeuvres 0:0 - -"
    );
}

#[test]
fn hk4_battle_starts_when_all_own_kings_are_immobile_and_mobility_is_judged_anew() {
    // B3, D3, F3, C6 and E6 bar every hill in Manoeuvres, none in Battle.
    let p = kings(
        "
          . b R . .
        . . r . r . .
        B . . . . . B
        . . . . . . .
        . r . r . r .
        . . . . . . .
          R . B . R
        ",
        "red manoeuvres 0:0 - -",
    );
    assert_eq!(field(&p, &[], 3), "battle");
    assert_eq!(
        moves(&p),
        "B1-A3 B1-C3 B1-D2 D7-B6 D7-C5 D7-E5 D7-F6 F1-D2 F1-E3 F1-G3"
    );
    // Blue follows: the hill next to its C7 is allowed now; in Manoeuvres it was not.
    assert_eq!(because(&after(&p, &["B1-A3"]), "A5-B7"), "legal");
    assert_eq!(because(&p.replace(" red ", " blue "), "A5-B7"), "HK3 C7");
}

#[test]
fn hk4_one_mobile_king_keeps_manoeuvres_going() {
    let p = kings(
        "
          . . R . .
        . . r . r . .
        B . . . . . B
        . . . . . . .
        . r . r . . .
        . . . . . . .
          R . B . R
        ",
        "red manoeuvres 0:0 - -",
    );
    assert_eq!(field(&p, &[], 3), "manoeuvres");
    assert_eq!(moves(&p), "F1-G3");
    assert_eq!(because(&p, "F1-E3"), "HK3 D3");
    assert_eq!(because(&p, "D7-C5"), "HK3 C6");
    assert_eq!(because(&p, "B1-C3"), "HK3 B3,D3");
}

#[test]
fn hk5_battle_builds_next_to_friends_or_alone_and_links() {
    let p = kings(
        "
          . . R . .
        . . . . . . .
        B . . . . . B
        . . . . . R .
        . . . . r . .
        . . . r . r .
          R . B . .
        ",
        "red battle 0:0 - -",
    );
    assert_eq!(because(&p, "F4-D5"), "legal");
    assert_eq!(because(&p, "B1-C2"), "HK5 B1,C2");
    let joined = after(&p, &["F4-E2"]);
    let board = "2R2/7/B5B/5r1/4r2/3rRr1/R1B2";
    assert_eq!(joined, format!("high-kings-1 {board} blue battle 0:0 - -"));
    assert_eq!(
        score(&p),
        "red 0 blue 5 kingdoms 6:3 territory 6:3 kings_captured 0:0"
    );
    assert_eq!(
        score(&joined),
        "red 0 blue 3 kingdoms 4:3 territory 7:3 kings_captured 0:0"
    );
}

#[test]
fn hk6_backtrack_and_ringfort_capture_when_all_own_kings_are_immobile() {
    let p = kings(BACKTRACK, "red battle 0:0 - -");
    assert_eq!(moves(&p), "B1-A3 B1xD2 B7-C5 F1-G3 F1xD2");
    assert_eq!(because(&p, "B1xC3"), "B7 C3");
    assert_eq!(because(&p, "F1-E3"), "B11 E3");
    assert_eq!(because(&p, "F1xG3"), "B11 G3");
    assert_eq!(because(&p, "F1-A3"), "HK6 A3,F1");
}

#[test]
fn hk6_neither_while_a_king_is_mobile() {
    // D6 is vacant now, and B7 can go there.
    let p = kings(BACKTRACK, "red battle 0:0 - -").replace("/3b3/b1r1B1B/", "/7/b1r1B1B/");
    assert_eq!(moves(&p), "B7-D6");
    assert_eq!(because(&p, "B1-A3"), "HK6 B7");
    assert_eq!(because(&p, "F1xD2"), "HK6 B7");
    assert_eq!(because(&p, "B7-C5"), "HK6 B7");
    // Two of them mobile: E3 is vacant as well.
    let q = p.replace("r1brbBr", "r1br1Br");
    assert_eq!(because(&q, "B1-A3"), "HK6 B7,F1");
}

#[test]
fn hk6_neither_before_battle() {
    let p = "high-kings-1 R1B2/7/2r1B1B/7/2b4/7/R3R red manoeuvres 0:0 - -";
    assert_eq!(field(p, &[], 3), "manoeuvres");
    assert_eq!(because(p, "B7-C5"), "HK6 C5");
    assert_eq!(because(p, "B1xC3"), "HK6 C3");
}

#[test]
fn hk6_a_captured_ringfort_is_replaced_and_linked_and_a_backtrack_builds_nothing() {
    let p = kings(BACKTRACK, "red battle 0:0 - -");
    assert_eq!(
        field(&p, &["F1xD2"], 1),
        "R4/3b3/b1r1B1B/7/r1brbBr/2rRr2/R1r1r"
    );
    assert_eq!(
        field(&p, &["B7-C5"], 1),
        "r4/3b3/b1R1B1B/7/r1brbBr/2rbr2/R1r1R"
    );
    assert!(score(&p).contains("kingdoms 10:7 territory 10:8"));
    assert!(score(&after(&p, &["F1xD2"])).contains("kingdoms 7:6 territory 11:7"));
    assert!(score(&after(&p, &["B7-C5"])).contains("kingdoms 10:7 territory 10:8"));
}

#[test]
fn hk6_a_ringfort_with_a_king_is_neither_captured_nor_entered() {
    // D2, besieged, has a Blue king on it.
    let p = kings(BACKTRACK, "red battle 0:0 - -");
    let p = p.replace("r1brbBr/2rbr2", "r1brbbr/2rBr2");
    assert_eq!(moves(&p), "B1-A3 B7-C5 F1-G3");
    assert_eq!(because(&p, "F1xD2"), "B4 D2");
    let q = kings(BACKTRACK, "red battle 0:0 - -").replace("/r1brbBr/", "/R1brbBr/");
    assert_eq!(because(&q.replace("R1r1R", "R1r1r"), "B1-A3"), "B4 A3");
}

#[test]
fn hk6_hk2_holds_for_backtracks_and_captures() {
    // A3 is next to the king on A4, besieged D2 to the one on D1, B2 to the one on B1.
    let p = kings(
        "
          . . B . B
        . r . . . . .
        . . b . . . B
        R . . . . . .
        r . b r b . .
        . r r b r b .
          R . R . .
        ",
        "red battle 0:0 - -",
    );
    assert_eq!(moves(&p), "A4-B6");
    assert_eq!(because(&p, "B1-A3"), "HK2 A4");
    assert_eq!(because(&p, "B1xD2"), "HK2 D1");
    assert_eq!(because(&p, "D1-B2"), "HK2 B1");
    assert_eq!(because(&p, "A4-B2"), "HK2 B1");
}

#[test]
fn hk7_a_new_ringfort_captures_the_king_it_besieges() {
    let p = kings(
        "
          B R . . .
        . . . . . . .
        . . . R . . .
        . . . . . . B
        . . . . . . .
        R . . . . . .
          . . . B .
        ",
        "red manoeuvres 0:0 - -",
    );
    // The king leaves, its ringfort stays.
    assert_eq!(
        after(&p, &["D5-B6"]),
        "high-kings-1 bR3/1R5/3r3/6B/7/R6/3B1 blue manoeuvres 0:1 - -"
    );
    // Without C7 the siege is not complete.
    let open = "high-kings-1 B4/7/3R3/6B/7/R5R/3B1 red manoeuvres 0:0 - -";
    assert_eq!(field(open, &["D5-B6"], 4), "0:0");
    // A Blue ringfort on C7 makes B7 more than a single ringfort.
    let linked = "high-kings-1 Bb3/7/3R3/6B/7/R5R/3B1 red battle 0:0 - -";
    assert_eq!(field(linked, &["D5-B6"], 4), "0:0");
}

#[test]
fn hk7_a_backtrack_captures_and_only_the_arriving_king_does() {
    // A3 and B2 besiege A2's king already.
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
    assert_eq!(moves(&p), "B1-A3 F1-E3");
    let captured = after(&p, &["B1-A3"]);
    assert_eq!(
        captured.split(' ').nth(1),
        Some("R3B/3b3/b1b3B/7/R1b1r1b/br1b3/r3R")
    );
    assert_eq!(captured.split(' ').nth(4), Some("0:1"));
    assert_eq!(field(&p, &["F1-E3"], 4), "0:0");
}

#[test]
fn hk7_a_king_that_stood_adjacent_already_does_not_capture() {
    // C7 and B6 besiege B7, and C7 has a king: another king's move elsewhere takes nothing.
    let p = kings(
        "
          B R . . .
        . r . . . . .
        . . . . . . .
        . . . . . . B
        . . . . R . .
        R . . . . . .
          . . . B .
        ",
        "red battle 0:0 - -",
    );
    assert_eq!(field(&p, &["E3-F5"], 4), "0:0");
    assert_eq!(field(&p, &["E3-F5"], 1), "BR3/1r5/5R1/6B/4r2/R6/3B1");
    // Nor does the king that moves away.
    assert_eq!(field(&p, &["C7-D5"], 4), "0:0");
}

#[test]
fn hk7_a_king_captures_from_a_hill_besieged_by_the_enemy() {
    // C7, between B7 and D7 and above C6, is besieged by Blue; B6 and C7 besiege B7.
    let p = kings(
        "
          B . B . .
        . r b . . . .
        . R . . . . .
        . . . . . . .
        . . . . . . R
        . . . . . . .
          R . . . B
        ",
        "red battle 0:0 - -",
    );
    assert_eq!(
        after(&p, &["B5-C7"]),
        "high-kings-1 bRB2/1rb4/1r5/7/6R/7/R3B blue battle 0:1 - -"
    );
}

#[test]
fn hk7_one_move_may_capture_several() {
    // D4 completes the sieges of C4, E4 and D3 at once.
    let p = kings(
        "
          . . R . .
        . . . . . . .
        . . r . r . .
        . r B . B r .
        . R r B r . .
        . . . r . . .
          . . . R .
        ",
        "red battle 0:0 - -",
    );
    let end = after(&p, &["B3-D4"]);
    assert_eq!(
        end,
        "high-kings-1 2R2/7/2r1r2/1rbRbr1/1rrbr2/3r3/3R1 - over 0:3 - -"
    );
    // With C5 vacant C4 is safe: two captured.
    assert_eq!(field(&p.replace("2r1r2", "4r2"), &["B3-D4"], 4), "0:2");
}

#[test]
fn hk8_a_capture_is_never_compulsory_and_never_declined() {
    let p = "high-kings-1 BR3/7/3R3/6B/7/R6/3B1 red manoeuvres 0:0 - -";
    let tokens = legal(p);
    assert!(tokens.len() > 1);
    assert_eq!(
        tokens
            .iter()
            .filter(|token| token.starts_with("D5-B6"))
            .count(),
        1
    );
    assert_eq!(field(p, &["D5-F4"], 4), "0:0");
    assert_eq!(field(p, &["D5-B6"], 4), "0:1");
}

#[test]
fn hk9_a_player_may_pass_if_all_kings_are_immobile() {
    let p = kings(WANDER, "red battle 0:0 - -");
    assert_eq!(moves(&p), "B1-A3 B1-C3 D2-B3 D2-C4 D2-F3 F1-E3 F1-G3 pass");
    // The passing player's kings leave, and the other player has one more turn.
    assert_eq!(
        after(&p, &["pass"]),
        "high-kings-1 BbbbB/bbbBbbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrrrrr/rrrrr blue battle 0:0 1 -"
    );
    assert_eq!(
        moves(&after(&p, &["pass"])),
        "B7-A5 B7-C5 D6-B5 D6-E4 D6-F5 F7-E5 F7-G5 pass"
    );
}

#[test]
fn hk9_the_last_mover_after_a_pass_is_forced_to_pass_too() {
    let p = kings(WANDER, "red battle 0:0 - -");
    // Blue's kings leave the board after Blue's last move.
    assert_eq!(
        after(&p, &["pass", "B7-A5"]),
        "high-kings-1 bbbbb/bbbbbbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrrrrr/rrrrr - over 0:0 - -"
    );
    let end = after(&p, &["pass", "pass"]);
    assert_eq!(
        end,
        "high-kings-1 bbbbb/bbbbbbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrrrrr/rrrrr - over 0:0 - -"
    );
    assert_eq!(
        score(&end),
        "red 1 blue 1 kingdoms 1:1 territory 22:22 kings_captured 0:0"
    );
    assert_eq!(because(&end, "B7-A5"), "HK9 -");
}

#[test]
fn hk9_no_passing_while_any_king_of_either_side_is_mobile() {
    let p = kings(WANDER, "red battle 0:0 - -");
    let blue_mobile = p.replace("bbbBbbb", "bbbbBbb");
    assert_eq!(because(&blue_mobile, "pass"), "HK9 E6");
    assert_eq!(
        moves(&blue_mobile),
        "B1-A3 B1-C3 D2-B3 D2-C4 D2-F3 F1-E3 F1-G3"
    );
    let both = blue_mobile.replace("rrrRrrr", "rrRrrrr");
    assert_eq!(because(&both, "pass"), "HK9 C2,E6");
    assert_eq!(moves(&both), "C2-D4");
}

#[test]
fn hk9_a_king_barred_by_hk2_alone_is_immobile_too() {
    // C2's only vacant hill, D4, is next to the king on C4.
    let p = kings(WANDER, "red battle 0:0 - -").replace("rrrRrrr/RrrrR", "rrRrrrr/rrrrR");
    let p = p.replace("rrr1bbb", "rrR1bbb");
    assert_eq!(because(&p, "pass"), "legal");
    assert_eq!(because(&p, "C2-D4"), "HK2 C4");
}

#[test]
fn hk9_the_turn_that_announces_battle_may_be_a_pass() {
    let p = kings(STUCK, "red manoeuvres 0:0 - -");
    assert_eq!(field(&p, &[], 3), "battle");
    assert_eq!(moves(&p), "B1-A3 B1-D2 B7-A5 B7-C5 F1-D2 F1-E3 F1-G3 pass");
}

#[test]
fn hk10_a_player_without_a_move_is_skipped_while_an_enemy_king_is_mobile() {
    // Red has no friends to backtrack to and nothing to capture.
    let p = kings(
        "
          R . . . .
        . . . B . . .
        b . b . . . .
        . . . . . . .
        B . b . b . B
        . . . b . . .
          R . . . R
        ",
        "red battle 0:0 - -",
    );
    assert_eq!(after(&p, &[]), p.replace(" red ", " blue "));
    let again = after(&p, &["D6-F7"]);
    assert_eq!(
        again,
        "high-kings-1 R3B/3b3/b1b4/7/B1b1b1B/3b3/R3R blue battle 0:0 - -"
    );
    assert_eq!(because(&again, "pass"), "HK9 A3,F7,G3");
    // One friend to backtrack to, and Red is not skipped.
    let friend = p.replace("/b1b4/", "/b1r4/");
    assert_eq!(moves(&friend), "B7-C5");
}

#[test]
fn hk11_the_last_vacant_hill_leaves_one_more_turn_after_which_kings_stay() {
    let p = kings(WANDER, "red battle 0:0 - -").replace("rrrRrrr", "rrRrrrr");
    assert_eq!(moves(&p), "C2-D4");
    assert_eq!(
        after(&p, &["C2-D4"]),
        "high-kings-1 BbbbB/bbbBbbb/bbbbbbb/rrrRbbb/rrrrrrr/rrrrrrr/RrrrR blue battle 0:0 1 -"
    );
    assert_eq!(because(&after(&p, &["C2-D4"]), "pass"), "legal");
    let end = after(&p, &["C2-D4", "B7-A5"]);
    assert_eq!(
        end,
        "high-kings-1 bbbbB/bbbBbbb/Bbbbbbb/rrrRbbb/rrrrrrr/rrrrrrr/RrrrR - over 0:0 - -"
    );
    assert_eq!(because(&end, "pass"), "HK11 -");
    // A pass in the final turn withdraws Blue's kings; Red's stay.
    let passed = field(&p, &["C2-D4", "pass"], 1);
    assert_eq!(
        passed,
        "bbbbb/bbbbbbb/bbbbbbb/rrrRbbb/rrrrrrr/rrrrrrr/RrrrR"
    );
}

#[test]
fn hk12_a_side_that_has_lost_two_kings_loses_at_once() {
    // Over two turns, with Blue's last king untouched.
    let p = "high-kings-1 BR3/7/3R3/6B/7/R6/5 red manoeuvres 0:1 - -";
    let end = after(p, &["D5-B6"]);
    assert_eq!(end, "high-kings-1 bR3/1R5/3r3/6B/7/R6/5 - over 0:2 - -");
    assert_eq!(moves(&end), "");
    assert_eq!(because(&end, "G4-F2"), "HK12 -");
    // In one turn: E7 takes D7 and F7.
    let two = "high-kings-1 1rB1B/3r1r1/3R3/6B/7/R6/2R2 red battle 0:0 - -";
    assert_eq!(
        after(two, &["D5-E7"]),
        "high-kings-1 1rbRb/3r1r1/3r3/6B/7/R6/2R2 - over 0:2 - -"
    );
}

#[test]
fn hk12_one_lost_king_does_not_end_the_game() {
    let p = "high-kings-1 BR3/7/3R3/6B/7/R6/3B1 red manoeuvres 0:0 - -";
    assert_eq!(field(p, &["D5-B6"], 3), "manoeuvres");
    assert_eq!(field(p, &["D5-B6"], 2), "blue");
}

#[test]
fn hk13_kingdoms_or_territory_and_one_point_for_one_captured_king() {
    let p = |lost: &str| {
        kings(
            "
          r . r . r
        . . . . . . .
        r . r . r . b
        . . . . . . .
        b . b . b . b
        . . . . . . .
          b . b . .
        ",
            &format!("- over {lost} - -"),
        )
    };
    let tail = "kingdoms 6:7 territory 6:7 kings_captured";
    assert_eq!(score(&p("0:0")), format!("red 3 blue 0 {tail} 0:0"));
    assert_eq!(score(&p("0:1")), format!("red 4 blue 0 {tail} 1:0"));
    assert_eq!(score(&p("1:0")), format!("red 3 blue 1 {tail} 0:1"));
    assert_eq!(score(&p("1:1")), format!("red 4 blue 1 {tail} 1:1"));
}

#[test]
fn hk13_territory_decides_equal_kingdoms_and_just_1_point_is_just_1_point() {
    let p = "high-kings-1 rr1b1/7/7/7/7/7/5 - over 0:1 - -";
    assert_eq!(
        score(p),
        "red 4 blue 0 kingdoms 1:1 territory 2:1 kings_captured 1:0"
    );
    let lost = p.replace("0:1", "1:0");
    assert_eq!(
        score(&lost),
        "red 3 blue 1 kingdoms 1:1 territory 2:1 kings_captured 0:1"
    );
    let draw = p.replace("rr1b1", "rr1bb");
    assert_eq!(
        score(&draw),
        "red 1 blue 1 kingdoms 1:1 territory 2:2 kings_captured 1:0"
    );
}

#[test]
fn hk14_a_double_capture_counts_kings_only() {
    // Red has far more kingdoms, which does not matter.
    let p = |lost: &str| format!("high-kings-1 r1r1r/7/r1r1r1r/7/7/7/3bb - over {lost} - -");
    let tail = "kingdoms 7:1 territory 7:2 kings_captured";
    assert_eq!(score(&p("0:2")), format!("red 2 blue 0 {tail} 2:0"));
    assert_eq!(score(&p("1:2")), format!("red 2 blue 1 {tail} 2:1"));
    assert_eq!(score(&p("0:3")), format!("red 3 blue 0 {tail} 3:0"));
    assert_eq!(score(&p("1:3")), format!("red 3 blue 1 {tail} 3:1"));
    assert_eq!(score(&p("2:1")), format!("red 1 blue 2 {tail} 1:2"));
    assert_eq!(score(&p("3:0")), format!("red 0 blue 3 {tail} 0:3"));
}

#[test]
fn hk15_the_third_occurrence_ends_the_game_as_if_both_had_passed() {
    let cycle = ["B1-A3", "B7-A5", "A3-B1", "A5-B7"];
    let twice = [cycle, cycle].concat();
    let p = kings(WANDER, "red battle 0:0 - -");
    // The text read is the first occurrence, the board after four moves the second.
    assert_eq!(after(&p, &cycle), p);
    assert_eq!(field(&p, &twice[..7], 3), "battle");
    let end = after(&p, &twice);
    assert_eq!(
        end,
        "high-kings-1 bbbbb/bbbbbbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrrrrr/rrrrr - over 0:0 - -"
    );
    assert_eq!(
        score(&end),
        "red 1 blue 1 kingdoms 1:1 territory 22:22 kings_captured 0:0"
    );
}

#[test]
fn hk15_a_text_carries_no_history() {
    let cycle = ["B1-A3", "B7-A5", "A3-B1", "A5-B7"];
    let p = kings(WANDER, "red battle 0:0 - -");
    let mut text = p.clone();
    for _ in 0..3 {
        text = after(&text, &cycle);
    }
    assert_eq!(text, p);
}

#[test]
fn hk15_the_way_to_the_position_does_not_matter() {
    let p = kings(WANDER, "red battle 0:0 - -");
    let by_a3 = ["B1-A3", "B7-A5", "A3-B1", "A5-B7"];
    let by_g3 = ["F1-G3", "B7-C5", "G3-F1", "C5-B7"];
    assert_eq!(field(&p, &[by_a3, by_g3].concat(), 3), "over");
}

#[test]
fn hk15_any_position_counts_for_either_seat_to_move() {
    // The board after F1-G3, Blue to move, comes up after moves 1, 5 and 9; the start never again.
    let p = kings(WANDER, "red battle 0:0 - -");
    let tokens = [
        "F1-G3", "B7-A5", "B1-A3", "A5-B7", "A3-B1", "B7-A5", "B1-A3", "A5-B7", "A3-B1",
    ];
    assert_eq!(field(&p, &tokens[..8], 3), "battle");
    assert_eq!(field(&p, &tokens, 3), "over");
}

#[test]
fn hk15_a_repeated_game_is_scored_by_hk13() {
    // Blue has lost a king, and has more territory: C4 is Blue's.
    let p = kings(WANDER, "red battle 0:1 - -");
    let p = p
        .replace("bbbBbbb", "bbbbbbb")
        .replace("rrr1bbb", "rrb1bbb");
    let cycle = ["B1-A3", "B7-A5", "A3-B1", "A5-B7"];
    let end = after(&p, &[cycle, cycle].concat());
    assert!(end.ends_with("/rrrrr - over 0:1 - -"), "{end}");
    assert_eq!(
        score(&end),
        "red 1 blue 4 kingdoms 1:1 territory 21:23 kings_captured 1:0"
    );
}
