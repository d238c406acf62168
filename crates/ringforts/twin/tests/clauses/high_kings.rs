//! High Kings of Tara Level 1, clause by clause.

use crate::kit::{after, breaks, legal, read};
use ringforts_twin::Twin;

#[test]
fn hk1_setup() {
    let start = "high-kings-1 5/7/7/7/7/7/5 red setup 0:0 - -";
    assert_eq!(
        Twin::start("high-kings-1").expect("as set up here").write(),
        start
    );
    let text = after(start, &["D4", "D5"]);
    assert_eq!(text, "high-kings-1 5/7/3B3/3R3/7/7/5 red setup 0:0 - -");
    assert_eq!(read(&text).legal().len(), 45 - 2 - 3);
    assert!(breaks(&text, "D3", "HK1"));
    assert!(breaks(&text, "D4-E6", "HK1"));
    assert!(breaks(&text, "pass", "M7"));
    let text = after(&text, &["A2", "B7", "G2", "F7"]);
    assert_eq!(
        text,
        "high-kings-1 B3B/7/3B3/3R3/7/R5R/5 red manoeuvres 0:0 - -"
    );
    assert_eq!(
        read(&text.replace("manoeuvres", "setup")).write(),
        text,
        "all six built"
    );
}

#[test]
fn hk3_manoeuvres() {
    // Not D4-E2 and E1-D3, next to own ringforts; Blue's D5 does not matter.
    let text = "high-kings-1 B3B/7/3B3/3R3/7/R6/3R1 red manoeuvres 0:0 - -";
    assert_eq!(
        legal(text),
        "A2-B4 A2-C1 A2-C3 D4-B3 D4-B5 D4-C2 D4-C6 D4-E6 D4-F3 D4-F5 E1-C2 E1-F3 E1-G2"
    );
    assert!(breaks(text, "D4-E2", "HK3"));
    assert!(breaks(text, "D4-D6", "HK3"));
    assert!(breaks(text, "D5-E7", "HK3"));
    assert!(breaks(text, "pass", "HK9"));
    assert_eq!(
        after(text, &["D4-E6"]),
        "high-kings-1 B3B/4R2/3B3/3r3/7/R6/3R1 blue manoeuvres 0:0 - -"
    );
}

#[test]
fn hk4_battle_is_announced_by_the_mover_only() {
    // Blue's kings B1 F1 F7 are immobile by HK3, not by HK5; Red's are mobile by both.
    let red = "high-kings-1 4B/R5R/3b1b1/7/1b1b1b1/6R/B3B red manoeuvres 0:0 - -";
    assert_eq!(read(red).write(), red, "Red to move: no announcement");
    let blue = red.replace(" red ", " blue ");
    assert_eq!(read(&blue).write(), blue.replace("manoeuvres", "battle"));
    assert_eq!(
        legal(&blue),
        "B1-A3 B1-C3 B1-D2 F1-D2 F1-E3 F1-G3 F7-D6 F7-E5 F7-G5"
    );
    // Red follows on its turn, though its kings are mobile by HK3.
    let then = after(&blue, &["B1-C3"]);
    assert!(then.contains(" red battle 0:0 - -"), "{then}");
    assert!(after(&then, &["G2-F4", "F7-E5", "F4-E6"]).contains(" blue battle "));
}

#[test]
fn hk4_no_announcement_while_one_king_is_mobile() {
    let text = "high-kings-1 4B/R5R/3b1b1/7/1b1b1b1/B5R/4B blue manoeuvres 0:0 - -";
    assert_eq!(legal(text), "A2-C1", "B4 and C3 are next to ringforts");
    assert_eq!(read(text).write(), text);
}

#[test]
fn hk5_battle_of_figure_6_5() {
    // Blue's kings F5 G2 D7: E5 and F6 are barred to D7, E7 D6 to F5, F4 to G2, G3 to F5.
    let text = "high-kings-1 2B2/1b5/R1b2B1/3b3/R6/6B/3R1 blue battle 0:0 - -";
    assert_eq!(legal(text), "F5-E3 G2-E3");
    assert!(breaks(text, "D7-E5", "HK2"));
    assert!(breaks(text, "F5-E7", "HK2"));
    assert!(breaks(text, "D7-C5", "HK6"));
    assert!(breaks(text, "F5-D4", "HK6"));
    assert!(breaks(text, "G2xE1", "HK6"));
    assert!(breaks(text, "G2-E1", "B11"));
    assert!(breaks(text, "pass", "HK9"));
    // Red's kings A2 A5 B1: C1 is barred to A2, A3 to B1.
    assert_eq!(
        legal(
            &text
                .replace(" blue ", " red ")
                .replace("3R1", "R4")
                .replace("R6/6B", "7/R5B")
        ),
        "A2-B4 A2-C3 A5-B3 A5-B7 A5-C4 A5-C6 B1-C3 B1-D2"
    );
}

/// Only D4 is vacant, and no king is a knight's move from it; 22 ringforts each, one kingdom each.
fn stuck(turn: &str) -> String {
    format!(
        "high-kings-1 RrrbB/rrrbbbb/rrrbbbb/Rrr1bbB/rrrbbbb/rrrrbbb/RrrbB {turn} battle 0:0 - -"
    )
}

#[test]
fn hk6_backtracks_only_when_all_are_immobile() {
    // B6 B2 A3 A5 are next to friendly kings.
    assert_eq!(legal(&stuck("red")), "A4-C3 A4-C5 B1-C3 B1-D2 B7-C5 pass");
    assert!(breaks(&stuck("red"), "A4-B6", "HK2"));
    assert!(breaks(&stuck("red"), "B7-D6", "HK6"));
    assert!(breaks(&stuck("red"), "B7xD6", "B7"));
    let text = after(&stuck("red"), &["A4-C3"]);
    assert!(
        text.contains("/rrr1bbB/rrRbbbb/") && text.contains(" blue battle 0:0 - -"),
        "{text}"
    );
    // With a king on B3, B3-D4 is the only move.
    let mobile = stuck("red").replace("Rrr1bbB/rrrbbbb", "rrr1bbB/rRrbbbb");
    assert_eq!(legal(&mobile), "B3-D4");
    assert!(breaks(&mobile, "B7-C5", "HK6"));
    assert!(breaks(&mobile, "pass", "HK9"));
}

#[test]
fn hk6_the_capture_of_figure_6_13() {
    // E7 is Red's, besieged by D7 E6 F7.
    let text =
        "high-kings-1 Rrbrb/rrrbbbB/rrrbbbb/Rrr1bbB/rrrbbbb/rrrrbbb/RrrbB blue battle 0:0 - -";
    assert_eq!(legal(text), "F1-E3 G4-E3 G4-E5 G6-E5 G6xE7 pass");
    let then = after(text, &["G6xE7"]);
    assert!(
        then.starts_with("high-kings-1 RrbBb/rrrbbbb/") && then.contains(" red battle 0:0 - -"),
        "{then}"
    );
    assert!(breaks(text, "G6-E7", "B11"));
    assert!(breaks(text, "F1xD2", "HK6"));
    // Not while one king is mobile: F3 instead of G4.
    let mobile = text.replace("Rrr1bbB/rrrbbbb", "Rrr1bbb/rrrbbBb");
    assert_eq!(legal(&mobile), "F3-D4");
    assert!(breaks(&mobile, "G6xE7", "HK6"));
    // Nor onto a king: kings never share a hill.
    let king = text.replace("Rrbrb", "rrbRb");
    assert!(!legal(&king).contains('x'));
    assert!(breaks(&king, "G6xE7", "HK6"));
}

#[test]
fn hk7_by_the_last_ringfort_but_not_by_standing_there() {
    // Blue's king B1; Red builds C1 last.
    let text = "high-kings-1 B3B/7/7/6R/3R3/1r5/B3R red battle 0:0 - -";
    assert_eq!(
        after(text, &["D3-C1"]),
        "high-kings-1 B3B/7/7/6R/3r3/1r5/bR2R blue battle 0:1 - -"
    );
    // In Manoeuvres too.
    assert!(
        after(&text.replace("battle", "manoeuvres"), &["D3-C1"])
            .contains(" blue manoeuvres 0:1 - -")
    );
    // Not if its ringfort is linked.
    assert!(after(&text.replace("1r5", "1b5"), &["D3-C1"]).contains(" 0:0 "));
    // Not by a king that stands next to it already.
    let stands = "high-kings-1 B3B/7/7/3R3/7/1r3R1/BR3 red battle 0:0 - -";
    assert!(after(stands, &["D4-E6"]).contains(" blue battle 0:0 - -"));
}

#[test]
fn hk7_figure_6_8_by_a_backtrack() {
    // Blue's king B4 is besieged; C3 arrives on A4 or B5 next to it, or on A2, which is not.
    let text =
        "high-kings-1 RrrbB/rrrbbbb/rrrbbbb/rBr1bbb/rrRbbbb/rrrrbbb/RrrbB red battle 0:0 - -";
    assert!(legal(text).contains("C3-A4") && legal(text).contains("C3-B5"));
    for (token, lost) in [
        ("C3-A4", "0:1"),
        ("C3-B5", "0:1"),
        ("C3-A2", "0:0"),
        ("B1-D2", "0:0"),
    ] {
        let then = after(text, &[token]);
        assert!(then.contains(&format!(" blue battle {lost} - -")), "{then}");
        assert_eq!(
            then.contains("br1bbb/"),
            lost == "0:1",
            "its ringfort stays: {then}"
        );
    }
}

#[test]
fn hk7_figures_6_9_and_6_10() {
    // Blue goes to the besieged hill B1 next to Red's king C1: safe from it, and from kings that move elsewhere.
    let text = "high-kings-1 1B2B/7/7/3R3/B6/1r3R1/1R3 blue battle 0:0 - -";
    let then = after(text, &["A3-B1", "F2-G4"]);
    assert!(then.contains(" blue battle 0:0 - -"), "{then}");
    // From the besieged hill it may capture: C1's other neighbours are Blue's.
    let ten = "high-kings-1 1B2B/7/7/3R3/B6/1rb2R1/1Rb2 blue battle 0:0 - -";
    assert_eq!(
        after(ten, &["A3-B1"]),
        "high-kings-1 1B2B/7/7/3R3/b6/1rb2R1/Brb2 red battle 1:0 - -"
    );
}

#[test]
fn hk7_figure_6_11_two_at_once() {
    // Red arrives on E7, between D7 and F7; C7 makes it two.
    let text = "high-kings-1 2B1B/3rbr1/5R1/B6/7/7/R3R red battle 0:0 - -";
    let one = after(text, &["F5-E7"]);
    assert!(
        one.starts_with("high-kings-1 2BRb/3rbr1/5r1/") && one.contains(" blue battle 0:1 "),
        "{one}"
    );
    let two = after(&text.replace(" 2B1B/", " 1rB1B/"), &["F5-E7"]);
    assert!(
        two.starts_with("high-kings-1 1rbRb/") && two.contains(" - over 0:2 - -"),
        "{two}"
    );
    assert_eq!(read(&two).points(), (2, 0));
}

#[test]
fn hk7_hk12_hk14_a_triple_capture() {
    let text = "high-kings-1 R4/3r3/2rBrR1/1rB1Br1/2r1r2/R6/5 red battle 0:0 - -";
    let end = after(text, &["F5-D4"]);
    assert_eq!(
        end,
        "high-kings-1 R4/3r3/2rbrr1/1rbRbr1/2r1r2/R6/5 - over 0:3 - -"
    );
    assert_eq!(read(&end).points(), (3, 0));
    assert!(breaks(&end, "A2-C3", "HK12"));
}

#[test]
fn hk9_passing_and_the_final_turn() {
    let passed = after(&stuck("red"), &["pass"]);
    assert_eq!(
        passed,
        stuck("blue").replace('R', "r").replace(" - -", " 1 -")
    );
    assert_eq!(legal(&passed), "F1-E3 F7-D6 F7-E5 G4-E3 G4-E5 pass");
    // After Blue's final move its kings leave the board, as after a final pass; kingdoms 1:1, territory 22:22.
    let end = stuck("-")
        .replace("battle", "over")
        .replace('R', "r")
        .replace('B', "b");
    assert_eq!(after(&passed, &["F1-E3"]), end);
    assert_eq!(after(&passed, &["pass"]), end);
    assert_eq!(
        read(&end).score_line(),
        "red 1 blue 1 kingdoms 1:1 territory 22:22 kings_captured 0:0"
    );
}

#[test]
fn hk9_the_forced_pass_withdraws_the_king_that_built_last_too() {
    // Blue has passed and D4 is in reach of Red's B3: the board is full, but the game ends by HK9.
    let text = stuck("red")
        .replace("Rrr1bbB/rrrbbbb", "rrr1bbb/rRrbbbb")
        .replace('B', "b")
        .replace(" - -", " 1 -");
    assert_eq!(legal(&text), "B3-D4");
    assert_eq!(
        after(&text, &["B3-D4"]),
        "high-kings-1 rrrbb/rrrbbbb/rrrbbbb/rrrrbbb/rrrbbbb/rrrrbbb/rrrbb - over 0:0 - -"
    );
}

#[test]
fn hk9_not_while_an_enemy_king_is_mobile() {
    let text = stuck("red").replace("rrrbbbb/Rrr1bbB", "rrrbbBb/Rrr1bbb");
    assert_eq!(legal(&text), "A4-C3 A4-C5 B1-C3 B1-D2 B7-C5");
    assert!(breaks(&text, "pass", "HK9"));
    assert_eq!(legal(&text.replace(" red ", " blue ")), "F5-D4");
}

#[test]
fn hk10_a_player_without_any_move_is_skipped() {
    // Red's kings B1 F1 D7 have Blue on all their knight's moves, none besieged; Blue is mobile.
    let text = "high-kings-1 2R2/1b3b1/2B1b2/7/B1b1b1B/3b3/R3R red battle 0:0 - -";
    let settled = text.replace(" red ", " blue ");
    assert_eq!(read(text).write(), settled);
    assert!(!legal(text).contains("pass"));
    // It comes to Blue again and again while nothing opens for Red.
    assert!(after(text, &["C5-D3"]).contains(" blue battle 0:0 - -"));
}

#[test]
fn hk11_the_last_vacant_hill_leaves_kings_where_they_stand() {
    let text = stuck("red").replace("Rrr1bbB/rrrbbbb", "rrr1bbB/rRrbbbb");
    let then = after(&text, &["B3-D4"]);
    assert!(then.contains(" blue battle 0:0 1 -"), "{then}");
    assert_eq!(legal(&then), "F1-E3 F7-D6 F7-E5 G4-E3 G4-E5 pass");
    // A pass on the final turn withdraws Blue's kings; Red's stay.
    let end = after(&then, &["pass"]);
    assert_eq!(
        end,
        "high-kings-1 Rrrbb/rrrbbbb/rrrbbbb/rrrRbbb/rrrbbbb/rrrrbbb/Rrrbb - over 0:0 - -"
    );
    assert_eq!(read(&end).points(), (3, 0), "kingdoms 1:1, territory 23:22");
    assert_eq!(
        after(&then, &["F1-E3"]),
        "high-kings-1 RrrbB/rrrbbbb/rrrbbbb/rrrRbbB/rrrbBbb/rrrrbbb/Rrrbb - over 0:0 - -"
    );
}

#[test]
fn hk11_a_full_board_in_manoeuvres_and_hk9_at_the_turn_that_announces_battle() {
    // Only a chessboard is possible; the text says Manoeuvres, and one turn is left.
    let text =
        "high-kings-1 BrbrB/brbrbrb/RbrbrbR/brbrbrb/Rbrbrbr/brbrbrb/Brbrb red manoeuvres 0:0 - -";
    assert_eq!(
        read(text).write(),
        text.replace("manoeuvres 0:0 -", "battle 0:0 1")
    );
    assert!(after(text, &["pass"]).contains(" - over "));
    assert!(after(text, &["A5xC6"]).contains(" - over "));
}

#[test]
fn hk13_hk14_scores() {
    let points =
        |board: &str, lost: &str| read(&format!("high-kings-1 {board} - over {lost} - -")).points();
    assert_eq!(points("r1r1b/7/7/7/7/7/5", "0:1"), (1, 3));
    assert_eq!(points("r1r1b/7/7/7/7/7/5", "1:0"), (0, 4));
    assert_eq!(points("r1r1b/7/7/7/7/7/5", "1:1"), (1, 4));
    assert_eq!(
        points("r3b/7/7/7/7/7/5", "0:1"),
        (1, 1),
        "a draw: just 1 point"
    );
    assert_eq!(points("r3b/7/7/7/7/7/5", "1:2"), (2, 1));
    assert_eq!(points("r3b/7/7/7/7/7/5", "3:0"), (0, 3));
    assert_eq!(points("r3b/7/7/7/7/7/5", "2:2"), (1, 1));
    // Figure 6-14: 6 kingdoms to 7, one king: 4 points.
    assert_eq!(points("r1r1r/7/r1r1r2/7/b1b1b1b/7/b1b1b", "0:1"), (4, 0));
}

#[test]
fn hk15_the_third_occurrence_ends_the_game() {
    let text = stuck("red");
    let round = ["A4-C3", "G4-E3", "C3-A4", "E3-G4"];
    assert_eq!(
        after(&text, &round),
        text,
        "the second occurrence is nothing yet"
    );
    let eight = [round, round].concat();
    assert!(after(&text, &eight[..7]).contains(" blue battle "));
    let end = after(&text, &eight);
    assert_eq!(
        end,
        stuck("-")
            .replace("battle", "over")
            .replace('R', "r")
            .replace('B', "b")
    );
    assert_eq!(read(&end).points(), (1, 1));
    // Perft counts that end: the same position three times has no move.
    let mut now = read(&text);
    for token in &eight[..7] {
        now = now.play(token).expect("as set up here");
    }
    let fresh = read(&now.write());
    assert!(now.perft(2) < fresh.perft(2), "the history counts");
}
