//! High Kings of Tara Level 2, clause by clause.

use crate::kit::{after, breaks, legal, read};

/// Only D4 is vacant, out of every king's reach; Red has lost a king, and its E2 is besieged.
const BASE: &str =
    "high-kings-2 rrBbB/Rrrbbbb/rrrbbbb/rrr1bbB/rrrbbbb/rrrbrbb/rRbbb red battle 1:0 - -";

#[test]
fn hkl1_a_sacrifice() {
    assert_eq!(
        legal(BASE),
        "A6-B4 A6-C5 A6-C7 C1-A2 C1-B3 C1-E2 C1-E2~ pass"
    );
    let then = after(BASE, &["C1-E2~"]);
    assert_eq!(
        then,
        "high-kings-2 rrBbB/Rrrbbbb/rrrbbbb/rrr1bbB/rrrbbbb/rrrbmbb/rrbbb blue battle 1:0 - -"
    );
    assert!(breaks(BASE, "C1-B3~", "HKL1"));
    assert!(breaks(BASE, "C1-D3~", "HKL1"));
    assert!(breaks(BASE, "A6-D4~", "HKL6"));
    // Level 1 knows no such token, and its E2 is a backtrack like any other.
    let one = BASE.replace("kings-2", "kings-1");
    assert!(!read(&one).parses("C1-E2~"));
    assert_eq!(legal(&one), legal(BASE).replace(" C1-E2~", ""));
}

#[test]
fn hkl1_only_with_exactly_one_king_lost_and_all_immobile() {
    let three = BASE
        .replace("/rrr1bbB/", "/Rrr1bbB/")
        .replace(" 1:0 ", " 0:0 ");
    assert!(legal(&three).contains("C1-E2") && !legal(&three).contains('~'));
    assert!(breaks(&three, "C1-E2~", "HKL1"));
    // A king on B5 could go to D4: no backtrack, so no sacrifice.
    let mobile = BASE.replace("/Rrrbbbb/rrrbbbb/", "/rrrbbbb/rRrbbbb/");
    assert_eq!(legal(&mobile), "B5-D4");
    assert!(breaks(&mobile, "C1-E2~", "HKL1"));
    // A ringfort that is not single is not besieged: E3 red too.
    let pair = BASE.replace("/rrrbbbb/rrrbrbb/", "/rrrbrbb/rrrbrbb/");
    assert!(legal(&pair).contains("C1-E2") && !legal(&pair).contains('~'));
}

#[test]
fn hkl1_a_capture_and_a_sacrifice_in_one_turn_unless_it_ends_the_game() {
    // Blue's king D2 is besieged once E2 counts, which stands already: arriving there captures it.
    let text =
        "high-kings-2 rrbbB/Rrrbbbb/rrrbbbb/rrr1bbB/rrrrbbb/rrrBrbb/rRrbb red battle 1:0 - -";
    assert!(legal(text).contains("C1-E2 C1-E2~"));
    let then = after(text, &["C1-E2~"]);
    assert_eq!(
        then,
        "high-kings-2 rrbbB/Rrrbbbb/rrrbbbb/rrr1bbB/rrrrbbb/rrrbmbb/rrrbb blue battle 1:1 - -"
    );
    // With one blue king lost before, the capture ends the game.
    let last = text.replace("rrr1bbB", "rrr1bbb").replace(" 1:0 ", " 1:1 ");
    assert!(legal(&last).contains("C1-E2") && !legal(&last).contains('~'));
    assert!(breaks(&last, "C1-E2~", "HK12"));
    let end = after(&last, &["C1-E2"]);
    assert!(
        end.contains("/rrrbRbb/") && end.contains(" - over 1:2 - -"),
        "{end}"
    );
    assert_eq!(read(&end).points(), (2, 1));
}

#[test]
fn hkl2_only_the_stranded_king_may_move() {
    let blue = after(BASE, &["C1-E2~"]);
    // HK9, HKL5: E2 can go to D4, so Blue may not pass.
    assert!(breaks(&blue, "pass", "HK9"));
    // Immune: Blue's king arrives next to it, surrounding or not.
    let red = after(&blue, &["G4-E3"]);
    assert!(red.contains(" red battle 1:0 - -"), "{red}");
    assert_eq!(legal(&red), "E2-D4");
    assert!(breaks(&red, "A6-B4", "HKL2"));
    assert!(breaks(&red, "pass", "HKL5"));
    // The ringfort stays Blue's.
    let end = after(&red, &["E2-D4"]);
    assert!(
        end.contains("/rrrRbbb/rrrbBbb/rrrbbbb/") && end.contains(" blue battle 1:0 1 -"),
        "{end}"
    );
}

#[test]
fn hkl2_no_king_may_enter_its_hill() {
    // Blue's G3 could backtrack to E2 but for the king there.
    let blue = after(
        &BASE.replace("rrr1bbB/rrrbbbb", "rrr1bbb/rrrbbbB"),
        &["C1-E2~"],
    );
    assert!(
        !legal(&blue).contains("G3-E2") && legal(&blue).contains("G3-"),
        "{}",
        legal(&blue)
    );
    assert!(breaks(&blue, "G3-E2", "HK6"));
}

#[test]
fn hkl2_trapped_it_backtracks_on_the_final_turn_and_may_not_pass() {
    // Blue's F3 must go to D4: the board is full.
    let text = BASE.replace("rrr1bbB/rrrbbbb", "rrr1bbb/rrrbbBb");
    let red = after(&text, &["C1-E2~", "F3-D4"]);
    assert!(red.contains(" red battle 1:0 1 -"), "{red}");
    assert_eq!(legal(&red), "E2-C1 E2-C3");
    let end = after(&red, &["E2-C3"]);
    assert!(end.contains(" - over 1:0 - -"), "{end}");
}

#[test]
fn hkl2_sacrificing_again_needs_hkl1_in_full() {
    // E2's only friend is C1, besieged; A2 is vacant, out of reach.
    let text =
        "high-kings-2 rrBbB/Rrrbbbb/rrrbbbb/rrrbbbB/rrbbbbb/1bbbmbb/brbbb red battle 1:0 - -";
    assert_eq!(legal(text), "E2-C1 E2-C1~");
    let then = after(text, &["E2-C1~"]);
    assert!(
        then.contains("/1bbbbbb/bmbbb blue battle 1:0 - -"),
        "{then}"
    );
    // With C5 vacant the other king A6 is mobile: the backtrack stands, the sacrifice does not.
    let mobile = text
        .replace("1bbbmbb", "rbbbmbb")
        .replace("Rrrbbbb/rrrbbbb", "Rrrbbbb/rr1bbbb");
    assert_eq!(legal(&mobile), "E2-C1");
    assert!(breaks(&mobile, "E2-C1~", "HKL1"));
    assert!(breaks(&mobile, "A6-C5", "HKL2"));
}

#[test]
fn hkl2_a_stranded_king_captures_a_ringfort() {
    // G3 is Blue's and besieged: F3 G2 G4 Red's.
    let text =
        "high-kings-2 rrBbB/Rrrbbbb/rrrbbbb/rrrbbbr/rrbbbrb/1bbbmbr/bbbbB red battle 1:0 - -";
    assert_eq!(legal(text), "E2xG3");
    let then = after(text, &["E2xG3"]);
    assert!(
        then.contains("/rrbbbrR/1bbbbbr/") && then.contains(" blue battle 1:0 - -"),
        "{then}"
    );
}

#[test]
fn hkl3_captured_by_default() {
    let text =
        "high-kings-2 rrBbB/Rrrbbbb/rrrbbbb/rrrbbbB/rrbbbbb/1bbbmbb/bbbbb red battle 1:0 - -";
    let end = read(text);
    assert_eq!(
        end.write(),
        text.replace("mbb/", "bbb/")
            .replace("red battle 1:0", "- over 2:0")
    );
    assert_eq!(end.points(), (0, 2));
    // Blue's stranded king stays: the game was ended by double capture.
    let both = text
        .replace("rrBbB", "rrbbB")
        .replace("/rrrbbbb/rrrbbbB/", "/rnrbbbb/rrrbbbb/")
        .replace(" 1:0 ", " 1:1 ");
    let end = read(&both);
    assert!(
        end.write().contains("/rnrbbbb/") && end.write().contains(" - over 2:1 - -"),
        "{}",
        end.write()
    );
    assert_eq!(end.points(), (1, 2));
    assert_eq!(read(&end.write()).write(), end.write());
}

#[test]
fn hkl4_a_sacrifice_on_the_last_turn_loses() {
    // Figure 7-1, option B.
    let blue = BASE.replace(" red ", " blue ");
    let red = after(&blue, &["pass"]);
    assert!(red.contains(" red battle 1:0 1 -"));
    let end = after(&red, &["C1-E2~"]);
    assert_eq!(
        end, "high-kings-2 rrbbb/rrrbbbb/rrrbbbb/rrr1bbb/rrrbbbb/rrrbbbb/rrbbb - over 2:0 - -",
        "HK9: Red's other king leaves too"
    );
    assert_eq!(read(&end).points(), (0, 2));
}

#[test]
fn hkl4_a_stranded_king_whose_partner_is_captured_stays_on_the_board() {
    // Red's m is on E2, its other king B1 falls to Blue's arrival on C1 (from A2): double capture.
    let text = "high-kings-2 1B2B/7/7/7/7/Bb1bmb1/R4 blue battle 1:0 - -";
    let end = after(text, &["A2-C1"]);
    assert_eq!(end, "high-kings-2 1B2B/7/7/7/7/bb1bmb1/rB3 - over 2:0 - -");
    assert_eq!(read(&end).points(), (0, 2));
    assert!(read(&end).is_over());
}

#[test]
fn hkl5_a_stranded_king_that_cannot_move_counts_as_immobile_for_the_enemys_pass() {
    // No vacant hill near E2: Blue may pass, although Red could still backtrack.
    let text =
        "high-kings-2 rrBbB/Rrrbbbb/rrrbbbb/rrrbbbB/rrbbbbb/1bbbmbb/brbbb blue battle 1:0 - -";
    assert!(legal(text).ends_with(" pass"));
    let red = after(text, &["pass"]);
    assert_eq!(legal(&red), "E2-C1 E2-C1~");
    let end = |lost: &str| {
        text.replace(" blue battle 1:0 ", &format!(" - over {lost} "))
            .to_lowercase()
    };
    let none = |text: String| text.replace('m', "b");
    assert_eq!(after(&red, &["E2-C1"]), none(end("1:0")));
    let sacrificed = none(end("2:0")).replace("/brbbb ", "/bbbbb ");
    assert_eq!(after(&red, &["E2-C1~"]), sacrificed);
}

/// The board of figure 7-1b on which all four options come out.
const FIG_7_1B: &str =
    "high-kings-2 rrbrR/Bbbrrbb/rbBbbrb/rrRbbbr/rbrRbb1/rrrrbbr/rbrr1 blue battle 0:1 - -";

/// The final text and the score line after some moves of figure 7-1b.
fn fig_7_1b(tokens: &str) -> (String, String) {
    let tokens: Vec<&str> = tokens.split(' ').collect();
    let end = after(FIG_7_1B, &tokens);
    let line = read(&end).score_line();
    (end, line)
}

/// No king is left on the board.
fn has_no_king(text: &str) -> bool {
    let board = text.split(' ').nth(1).expect("a board");
    !board.contains(['R', 'B', 'm', 'n'])
}

#[test]
fn fig_7_1b_option_a_after_a_pass_no_king_is_left() {
    for escape in ["B3-C5", "B3-D4"] {
        let (end, line) = fig_7_1b(&format!("C5-B3~ pass {escape}"));
        assert!(
            end.contains(" - over 0:1 - -") && has_no_king(&end),
            "{end}"
        );
        assert!(line.starts_with("red 1 blue 4 kingdoms 6:4 "), "{line}");
    }
}

#[test]
fn fig_7_1b_option_b_a_sacrifice_on_the_last_turn_loses() {
    let (end, line) = fig_7_1b("C5-B3~ pass B3-C1~");
    assert!(
        end.contains(" - over 0:2 - -") && has_no_king(&end),
        "{end}"
    );
    assert!(line.starts_with("red 2 blue 0 "), "{line}");
}

#[test]
fn fig_7_1b_option_c_red_passes_after_the_second_sacrifice() {
    let (end, line) = fig_7_1b("C5-B3~ C4-A3 B3-C1~ pass C1-E2");
    assert!(
        end.contains(" - over 0:1 - -") && has_no_king(&end),
        "{end}"
    );
    assert!(line.starts_with("red 1 blue 5 kingdoms 6:3 "), "{line}");
}

#[test]
fn fig_7_1b_option_d_the_board_fills_and_kings_stay() {
    let (end, line) = fig_7_1b("C5-B3~ C4-A3 B3-C1~ A3-B1 C1-E2 B1-A3 E2-G3 A3-B1 G3-F1 B1-A3");
    assert!(end.contains(" - over 0:1 - -"), "{end}");
    let kings = |letter| end.matches(letter).count();
    assert_eq!((kings('R'), kings('B')), (3, 2), "{end}");
    assert!(line.starts_with("red 1 blue 5 kingdoms 6:3 "), "{line}");
}

#[test]
fn hkl4_both_stranded_at_the_end_score_one_point_each() {
    // The board is full: Red's C1 is sacrificed on the final turn while Blue's B5 is stranded.
    let text =
        "high-kings-2 rrBbb/Rrrbbbb/rnrbbbb/rrrbbbb/rrbbbbb/rbbbmbb/brbbb red battle 1:1 1 -";
    let end = after(text, &["E2-C1~"]);
    assert_eq!(
        end, "high-kings-2 rrBbb/Rrrbbbb/rrrbbbb/rrrbbbb/rrbbbbb/rbbbbbb/bbbbb - over 2:2 - -",
        "HK11: the other kings stay"
    );
    assert_eq!(read(&end).points(), (1, 1));
}
