//! Sacred Hill and Four Treasures, clause by clause.

use crate::kit::{after, breaks, legal, read};
use ringforts_twin::Twin;

#[test]
fn sh2_sh3_manoeuvres() {
    let start = Twin::start("sacred-hill-1").expect("as set up here");
    assert_eq!(
        start.write(),
        "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -"
    );
    assert_eq!(start.legal().len(), 45);
    // From D4 alone all eight knight's moves; Blue next to it does not matter.
    let text = after(
        "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -",
        &["D4", "D5"],
    );
    assert_eq!(legal(&text), "B3 B5 C2 C6 E2 E6 F3 F5");
    // With Red F5 also: D6, E3 (too close to D4), E6, F3 (too close to F5) are not; E7 and G3 are new.
    let text = after(&text, &["F5", "C3"]);
    assert_eq!(legal(&text), "B3 B5 C2 C6 E2 E7 G3");
    assert!(breaks(&text, "E5", "SH3"));
    assert!(breaks(&text, "A2", "SH3"));
    assert!(breaks(&text, "D5", "B11"));
    assert!(breaks(&text, "xD5", "SH3"));
}

#[test]
fn sh4_battle_is_announced_at_the_start_of_the_turn_and_holds_for_all() {
    // Red's D4 has Blue on all its knight's moves; Blue could still jump.
    let text = "sacred-hill-1 5/2b1b2/1b3b1/3r3/1b3b1/2b1b2/5 red manoeuvres - - -";
    let settled = text.replace("manoeuvres", "battle");
    assert_eq!(read(text).write(), settled);
    assert_eq!(legal(text), "C4 D3 D5 E4");
    assert!(breaks(text, "A4", "SH5"));
    // Blue to move on the same board still has no hill too far: it must not announce for Red.
    let blue = "sacred-hill-1 5/2b1b2/7/3r3/7/7/5 blue manoeuvres - - -";
    assert_eq!(read(blue).write(), blue);
    // After Red's battle turn Blue plays Battle too, knight's moves or not.
    assert!(after(text, &["D5"]).contains(" blue battle "));
    let one = "sacred-hill-1 5/7/7/r6/1b5/2b4/1b3 red manoeuvres - - -";
    assert!(
        read(one).write().contains(" red manoeuvres "),
        "B6 and C5 are free"
    );
}

#[test]
fn sh4_to_out_in_one_turn_on_a_full_board() {
    let text =
        "sacred-hill-1 rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbb blue manoeuvres - - -";
    assert_eq!(
        read(text).write(),
        text.replace("blue manoeuvres", "- over")
    );
    assert_eq!(read(text).points(), (37, 0), "one kingdom each, 40 to 5");
}

#[test]
fn sh6_and_sh7_of_figure_1_5() {
    // E5 is the only vacant hill, besieged by Blue; Red has nothing to reach.
    let text = "sacred-hill-1 rrrbb/rrrbbbb/rrrb1bb/rrrbbbb/rrrbbbb/rrrbbbb/rrbbb red battle - - -";
    assert_eq!(legal(text), "E5");
    let then = after(text, &["E5"]);
    assert_eq!(legal(&then), "xE5");
    assert!(read(&then).write().contains(" blue battle - - -"));
    let end = after(&then, &["xE5"]);
    assert!(end.contains(" - over - - -"), "{end}");
}

#[test]
fn sh7_compels_and_any_of_several_may_be_taken() {
    // D6 (four), B1 (two) besieged; D2 is not (one neighbour is vacant).
    let text = "sacred-hill-1 2b2/2brb2/3b3/7/3b3/1bbrb2/rb3 blue battle - - -";
    assert_eq!(legal(text), "xB1 xD6");
    assert!(breaks(text, "A4", "SH7"));
    assert!(breaks(text, "xD2", "SH7"));
    assert!(breaks(text, "xD3", "B11"));
    assert!(after(text, &["xD6"]).starts_with("sacred-hill-1 2b2/2bbb2/3b3/"));
    // Two adjacent ringforts are never besieged.
    let pair = "sacred-hill-1 2bb1/2brrb1/3bb2/7/7/7/5 blue battle - - -";
    assert!(!legal(pair).contains('x'));
}

#[test]
fn b12_sh7_comes_before_sh5_while_a_capture_is_due() {
    // Blue must take B1 or D6; G4 is out of reach, D4 is in reach: neither may be built, by SH7 alone.
    let text = "sacred-hill-1 2b2/2brb2/3b3/7/3b3/1bbrb2/rb3 blue battle - - -";
    for token in ["G4", "D4"] {
        assert!(breaks(text, token, "SH7"), "{token}");
        assert!(!breaks(text, token, "SH5"), "{token}");
        assert!(!breaks(text, token, "SH6"), "{token}");
    }
    // With no capture due SH5 forbids G4; occupancy and what is not besieged stay before SH7.
    let free = "sacred-hill-1 2b2/2b1b2/3b3/7/3b3/1bb1b2/1b3 blue battle - - -";
    assert!(breaks(free, "G4", "SH5"));
    assert!(breaks(text, "D3", "B11"));
    assert!(breaks(text, "xD2", "B7"));
    // In doubles a capture that is the partner's does not compel: SH5 holds in the own area.
    let south = "sacred-hill-doubles-1 2r2/2rbr2/3r3/7/7/7/5 south battle - - -";
    assert!(breaks(south, "B2", "SH5"));
    assert!(!breaks(south, "B2", "SH7"));
}

#[test]
fn b12_the_clause_that_ended_the_game() {
    let full = "rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbbb";
    for (text, clause) in [
        (format!("sacred-hill-1 {full} - over - - -"), "M6"),
        (format!("four-treasures {full} - over - - -"), "M6"),
        (format!("poisoned-chalice {full} - over - - -"), "M6"),
        ("stone-of-destiny 5/7/7/7/7/7/5 - over - - -".into(), "SD5"),
        (format!("high-kings-1 {full} - over 0:0 - -"), "HK11"),
        (format!("high-kings-1 {full} - over 1:2 - -"), "HK12"),
        ("high-kings-2 5/7/7/7/7/7/5 - over 1:1 - -".into(), "HK9"),
    ] {
        let broken = read(&text).broken("D4");
        assert_eq!(broken.len(), 1, "{text}");
        assert!(breaks(&text, "D4", clause), "{text}: {broken:?}");
    }
}

#[test]
fn shl2_highest_order_of_priority() {
    // Figure 2-4 in small: B1 besieged (two), and two vacant hills of two.
    let text = "sacred-hill-2 5/7/2b4/3b3/7/1b5/rb3 blue battle - - -";
    assert_eq!(legal(text), "C2 C4 D5 xB1");
    assert!(breaks(text, "A2", "SHL2"));
    // Figure 2-5: an OP4.
    let four = "sacred-hill-2 5/5r1/4rbr/3r1r1/7/7/5 red battle - - -";
    assert_eq!(legal(four), "xF5");
    // All orders 0: any vacant hill (SH6).
    let none = "sacred-hill-2 5/7/7/3b3/7/7/5 red battle - - -";
    assert_eq!(read(none).legal().len(), 44);
    // A lull: only OP1 may be taken.
    let lull = "sacred-hill-2 5/7/7/3b3/7/7/5 blue battle - - -";
    assert_eq!(legal(lull), "C4 D3 D5 E4");
}

#[test]
fn m6_out_and_one_turn_more() {
    // Nobody has a turn: Red is OUT, Blue skipped.
    let text =
        "four-treasures rrrrr/rrrrrrr/rrrrrrr/brrrrrr/bbbbbbb/bbbbbbb/bbbbb red battle - - -";
    assert!(read(text).write().contains(" - over - - -"));
    // Red has no turn, Blue has one capture (B7): one turn more, then over, though G6 could be next.
    let text =
        "four-treasures rbbbr/bbbbbbb/bbbbbbb/bbbbbbb/bbbbbbb/rrrrrrr/rrrrr red battle - - -";
    assert_eq!(
        read(text).write(),
        text.replace("red battle - -", "blue battle - 1")
    );
    assert_eq!(legal(text), "xB7 xF7");
    assert!(after(text, &["xB7"]).contains(" - over - - -"));
    // Blue to move has turns: no OUT yet; Red calls OUT after the first, and Blue takes the second.
    let blue = text.replace(" red ", " blue ");
    assert!(after(&blue, &["xB7"]).contains(" blue battle - 1 -"));
    assert!(after(&blue, &["xB7", "xF7"]).contains(" - over - - -"));
}

#[test]
fn m6_doubles_skipped_turns_count() {
    // Only A5 is vacant: in the areas of West and North.
    let board = "rrrbb/rrrbbbb/1bbbbbb/rrrbbbb/rrrbbbb/rrrbbbb/rrbbb";
    let text = |turn, last| format!("sacred-hill-doubles-1 {board} {turn} battle - {last} -");
    assert_eq!(read(&text("south", "-")).write(), text("west", "3"));
    // East is OUT, South skipped: two turns left.
    assert_eq!(read(&text("east", "-")).write(), text("west", "2"));
    // Given a final cycle, South is skipped, then West has its last.
    assert_eq!(read(&text("south", "2")).write(), text("west", "1"));
    // One turn left, and that is East's, who has none: over.
    assert!(read(&text("east", "1")).write().contains(" - over - - -"));
    // Two left: East skipped, South skipped: over.
    assert!(read(&text("east", "2")).write().contains(" - over - - -"));
    // West fills it; North and East have nothing: over.
    assert!(after(&text("south", "-"), &["A5"]).contains(" - over - - -"));
    // West plays in the ordinary course: North is then OUT, three others skipped.
    assert!(after(&text("west", "-"), &["A5"]).contains(" - over - - -"));
}

#[test]
fn m6_doubles_the_three_others_have_one_turn_each() {
    // South's area is full, rows 5-7 vacant.
    let text = "four-treasures-doubles 5/7/7/rrrrbbb/rrrrbbb/rrrrbbb/rrrbb south battle - - -";
    assert!(read(text).write().contains(" west battle - 3 -"));
    let moves = ["A5", "A6", "G5"];
    assert!(after(text, &moves[..1]).contains(" north battle - 2 -"));
    assert!(after(text, &moves[..2]).contains(" east battle - 1 -"));
    assert!(after(text, &moves).contains(" - over - - -"));
    let west = after(text, &[]);
    assert!(breaks(&west, "E5", "SHD2"));
    assert!(breaks(&west, "A4", "B11"));
}

#[test]
fn shd3_first_ringforts_on_the_shared_rows() {
    let start = "sacred-hill-doubles-1 5/7/7/7/7/7/5 south manoeuvres - - -";
    assert_eq!(legal(start), "A4 B4 C4 D4 E4 F4 G4");
    assert!(breaks(start, "D5", "SHD3"));
    let second = after(start, &["E4"]);
    assert_eq!(legal(&second), "D1 D2 D3 D4 D5 D6 D7");
    // Figure 3-2: from E4 the partner in the north has four hills.
    let third = after(&second, &["D4"]);
    assert_eq!(legal(&third), "C5 D6 F6 G5");
    assert!(breaks(&third, "C3", "SHD2"));
    // East: a knight's move from D4, in columns D-G.
    assert_eq!(legal(&after(&third, &["G5"])), "E2 E6 F3 F5");
    // North may start as well (the text says who): then row 4 too.
    assert_eq!(
        legal(&start.replace("south", "north")),
        "A4 B4 C4 D4 E4 F4 G4"
    );
}

#[test]
fn shd4_battle_is_for_all_four() {
    // South has no knight's move in rows 1-4 (C5 D6 F6 G5 are North's); the others follow.
    let text = "sacred-hill-doubles-1 5/7/7/4r2/2b3b/3b1b1/5 south manoeuvres - - -";
    assert!(read(text).write().contains(" south battle "));
    assert_eq!(legal(text), "D4 E3 F4");
    let north = text.replace("south", "north");
    assert_eq!(legal(&north), "C5 D6 F6 G5");
    assert!(read(&north).write().contains(" north manoeuvres "));
    assert!(after(text, &["D4"]).contains(" west battle "));
}

#[test]
fn shd5_siege_anywhere_but_capture_in_ones_own_area() {
    // Blue's D6 is besieged by Red, in North's area; Blue's D4 too, on the shared row.
    let text =
        |turn| format!("sacred-hill-doubles-1 2r2/2rbr2/3r3/2rbr2/3r3/7/5 {turn} battle - - -");
    assert_eq!(legal(&text("south")), "xD4");
    assert_eq!(legal(&text("north")), "xD4 xD6");
    assert!(breaks(&text("south"), "xD6", "SHD2"));
    // Only in the partner's area: South is not compelled; its reach counts the partner's ringforts.
    let only = "sacred-hill-doubles-1 2r2/2rbr2/3r3/7/7/7/5 south battle - - -";
    assert_eq!(legal(only), "D4");
    // Level 2: the highest order is that of the own area.
    assert_eq!(legal(&only.replace("doubles-1", "doubles-2")), "D4");
    assert_eq!(
        legal(&text("south").replace("doubles-1", "doubles-2")),
        "xD4"
    );
    let east = "sacred-hill-doubles-2 5/7/2b4/1b1b3/2b4/7/5 east battle - - -";
    assert_eq!(legal(east), "D3 D5", "C4 has four, but is West's");
}

#[test]
fn ft1_ft2_ft4() {
    let start = Twin::start("four-treasures").expect("as set up here");
    assert_eq!(
        start.write(),
        "four-treasures 5/7/7/7/7/7/5 red battle - - -"
    );
    let text = "four-treasures 5/7/7/7/7/1b5/rb3 blue battle - - -";
    assert_eq!(legal(text), "xB1");
    assert!(breaks(text, "A4", "FT2"));
    // Red's own turn: nothing to capture, any vacant hill, also a besieged one.
    assert_eq!(read(&text.replace("blue", "red")).legal().len(), 42);
    let doubles = "four-treasures-doubles 5/7/7/7/7/1b5/rb3";
    assert_eq!(legal(&format!("{doubles} west battle - - -")), "xB1");
    // East is not compelled, and may not take it.
    let east = format!("{doubles} east battle - - -");
    assert_eq!(read(&east).legal().len(), 26);
    assert!(breaks(&east, "xB1", "FT4"));
}

#[test]
fn m2_m3_m4_m5_scores() {
    let line = |text: &str| read(text).score_line();
    assert_eq!(
        line("sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -"),
        "red 1 blue 1 kingdoms 0:0 territory 0:0"
    );
    assert_eq!(
        line("sacred-hill-1 r1b1b/b6/7/7/7/7/5 - over - - -"),
        "red 4 blue 0 kingdoms 1:3 territory 1:3"
    );
    assert_eq!(
        line("sacred-hill-2 rrb2/7/7/7/7/7/5 - over - - -"),
        "red 3 blue 0 kingdoms 1:1 territory 2:1"
    );
    assert_eq!(
        line("sacred-hill-2 r4/7/7/7/7/7/5 - over - - -"),
        "red 0 blue 3 kingdoms 1:0 territory 1:0"
    );
    assert_eq!(
        line("four-treasures rrb2/7/7/7/bbb4/7/5 - over - - -"),
        "red 0 blue 3 bridges 1:2 territory 2:4"
    );
    assert_eq!(
        line("four-treasures rrb2/rr5/7/7/bb5/bb5/5 - over - - -"),
        "red 0 blue 3 bridges 3:4 territory 4:5"
    );
    assert_eq!(
        line("four-treasures rrb2/7/7/7/b6/b6/5 - over - - -"),
        "red 0 blue 3 bridges 1:1 territory 2:3"
    );
}
