//! Poisoned Chalice and Stone of Destiny, clause by clause.

use crate::kit::{after, breaks, legal, read};
use ringforts_twin::Twin;

#[test]
fn pc1_pc2_edges_and_opposites() {
    let start = Twin::start("poisoned-chalice").expect("as set up here");
    assert_eq!(start.legal().len(), 20);
    let text = start.play("E7").expect("as set up here").write();
    assert_eq!(read(&text).legal().len(), 18);
    assert!(breaks(&text, "E1", "PC2"));
    assert!(breaks(&text, "D4", "PC1"));
    let third = after(&text, &["A4"]);
    // Red has row 7 already; A4 bars G4 (opposite).
    assert_eq!(legal(&third), "A2 A3 A5 A6 B1 C1 D1 F1 G2 G3 G5 G6");
    assert!(breaks(&third, "B7", "PC1"));
    assert!(breaks(&third, "G4", "PC2"));
}

#[test]
fn pc1_battle_follows_eight_turns() {
    let moves = ["E7", "A4", "A3", "B7", "D1", "G2", "G5", "F1"];
    let text = after(
        "poisoned-chalice 5/7/7/7/7/7/5 red manoeuvres - - -",
        &moves,
    );
    assert_eq!(
        text,
        "poisoned-chalice b2r1/7/6r/b6/r6/6b/2r1b red battle - - -"
    );
    // Written as Manoeuvres with all eight built it is the same.
    assert_eq!(read(&text.replace("battle", "manoeuvres")).write(), text);
}

#[test]
fn pc3_pc4_qualified_rows() {
    // Red's rows are letters: A 1:1 (qualified), B 0:1 (qualified), D 1:0 (not), G 0:0 (not).
    let text = "poisoned-chalice 5/7/7/r6/b2r3/1b5/5 red battle - - -";
    assert_eq!(legal(text), "A2 A5 A6 B1 B3 B4 B5 B6 B7");
    assert!(breaks(text, "G4", "PC4"));
    assert!(breaks(text, "A4", "B11"));
    assert!(!breaks(text, "A4", "PC4"));
    // Blue's rows are numbers: 4 0:1 (qualified), 3 1:1 (qualified), 2 1:0 (not).
    let blue = text.replace(" red ", " blue ");
    assert_eq!(legal(&blue), "B3 B4 C3 C4 D4 E3 E4 F3 F4 G3 G4");
}

#[test]
fn pc3_a_full_row_is_never_qualified() {
    // Column A is full, Red with fewer there; elsewhere Red has none to Blue's none: no qualified row.
    let text = "poisoned-chalice 5/b6/b6/b6/r6/r6/5 red battle - - -";
    assert_eq!(read(text).legal().len(), 40, "any vacant hill: PC5");
    // With one vacant hill in it, it is.
    assert_eq!(
        legal("poisoned-chalice 5/1b5/b6/b6/r6/r6/5 red battle - - -"),
        "A6 B1 B2 B3 B4 B5 B7"
    );
}

#[test]
fn pc5_captures_only_without_qualified_rows() {
    // B1 is Red, besieged by Blue; rows 7 (0 to 1) and 1 (1 to 1) are qualified for Blue.
    let with = "poisoned-chalice r4/7/7/7/7/1b5/rb3 blue battle - - -";
    assert!(!legal(with).contains('x'));
    assert!(breaks(with, "xB1", "PC4"));
    // Without them: row 1 is full, row 2 has one of Blue's to none.
    let without = "poisoned-chalice 5/7/7/7/7/1b5/rbbbb blue battle - - -";
    assert_eq!(legal(without), "xB1");
    assert!(breaks(without, "A4", "PC5"));
    assert!(breaks(without, "xC1", "B11"));
}

#[test]
fn pc6_capturing_goes_on_after_the_board_is_full() {
    // Full; B7 and F7 are Blue's to take, Red has nothing.
    let board = "rbbbr/bbbbbbb/bbbbbbb/bbbbbbb/bbbbbbb/rrrrrrr/rrrrr";
    let text = format!("poisoned-chalice {board} blue battle - - -");
    assert_eq!(legal(&text), "xB7 xF7");
    // Red is OUT at its next turn; Blue has one more.
    assert!(after(&text, &["xB7"]).contains(" blue battle - 1 -"));
    assert!(after(&text, &["xB7", "xF7"]).contains(" - over - - -"));
}

#[test]
fn sd1_sd2_the_kings_walk() {
    let text = after(
        "stone-of-destiny 5/7/7/7/7/7/5 red manoeuvres - - -",
        &["B1"],
    );
    assert_eq!(
        text,
        "stone-of-destiny 5/7/7/7/7/7/R4 blue manoeuvres - - -"
    );
    assert_eq!(legal(&text), "A2 B2 B3 C1 C2 D1 D3");
    assert!(breaks(&text, "A3", "SD1"));
    let text = after(&text, &["B2", "A2"]);
    assert_eq!(
        text,
        "stone-of-destiny 5/7/7/7/7/RB5/r4 blue manoeuvres - - -"
    );
    // No piece in between matters: C2 is behind B2.
    assert_eq!(legal(&text), "A3 A4 B3 C2 C4");
    // No hill near the enemy king: any vacant one.
    let far = "stone-of-destiny 5/7/7/R6/1r1b3/brb4/Bbr2 red manoeuvres - - -";
    assert_eq!(read(far).legal().len(), 45 - 9);
}

/// A full board: rows 7-5 and part of 4 red, the rest blue, with a red outpost on C1 and a blue one on C7.
const FULL: &str = "rbRrr/rrrrrrr/rrrrrrr/rrrbbbb/bbbbbbb/bbbbbbb/brBbb";

#[test]
fn sd3_the_second_player_starts_battle_with_the_spare() {
    // The counts of FULL: red 4+7+7+3+1 = 22, blue 23.
    let text = format!("stone-of-destiny {FULL} red manoeuvres - - -");
    assert_eq!(read(&text).write(), text.replace("manoeuvres", "battle"));
}

#[test]
fn sd4_replace_and_link() {
    let text = format!("stone-of-destiny {FULL} red battle - - B6C6,D3D4");
    let twin = read(&text);
    // Blue's king guards D1; D3 and D4 are linked; 23 - 3 remain.
    let removed: std::collections::BTreeSet<String> =
        twin.legal().iter().map(|t| t[..3].to_string()).collect();
    assert_eq!(removed.len(), 20);
    assert!(breaks(&text, "xD1+A5A6", "SD4"));
    assert!(breaks(&text, "xD4+A5A6", "SD4"));
    assert!(!twin.broken("xC7").is_empty(), "a link must be made");
    assert!(breaks(&text, "xC7+B6C6", "SD4"), "linked already");
    assert!(breaks(&text, "xC7+D3E3", "B5"));
    assert!(breaks(&text, "xC7+B6D6", "B2"));
    assert!(breaks(&text, "xA6+B6B7", "B11"));
    // The new ringfort may be linked at once, or any other pair.
    assert_eq!(
        after(&text, &["xC7+B7C7"]),
        "stone-of-destiny rRrrr/rrrrrrr/rrrrrrr/rrrbbbb/bbbbbbb/bbbbbbb/brBbb blue battle - - B6C6,B7C7,D3D4"
    );
    // Then Blue, whose 22 are the spare's side now, may take C1 but not C7 (the king is there and it is linked).
    let blue = after(&text, &["xC7+A5A6"]);
    assert!(legal(&blue).contains("xC1+"));
    assert!(!legal(&blue).contains("xC7"));
}

#[test]
fn sd4_a_turn_without_a_link_to_make() {
    // Every red pair is linked. F2 has no red neighbour: no link to make. E4 has E5.
    let base = format!("stone-of-destiny {FULL} red battle - - -");
    let over = read(&format!("stone-of-destiny {FULL} - over - - -")).write();
    let all: Vec<&str> = over
        .rsplit(' ')
        .next()
        .expect("as set up here")
        .split(',')
        .collect();
    let red_hill = |h: &str| match (&h[..1], &h[1..]) {
        (_, "5" | "6") | ("A" | "B" | "C", "4") => true,
        (c, "7") => c != "C",
        (c, "1") => c == "C",
        _ => false,
    };
    let red: Vec<&str> = all.iter().copied().filter(|p| red_hill(&p[..2])).collect();
    let text = base.replace("- - -", &format!("- - {}", red.join(",")));
    let tokens = legal(&text);
    assert!(
        tokens.contains("xF2") && !tokens.contains("xF2+"),
        "{tokens}"
    );
    assert!(breaks(&text, "xF2+A5A6", "SD4"));
    assert!(tokens.contains("xE4+E4E5") && !tokens.split(' ').any(|t| t == "xE4"));
    let then = after(&text, &["xF2"]);
    assert!(
        then.contains("/bbbbbRb/") && then.contains(" blue battle - - "),
        "{then}"
    );
}

#[test]
fn sd5_sd6_out_ends_the_game_at_once() {
    // All blue ringforts but the king's are linked: Red has nothing to remove.
    let over = read(&format!("stone-of-destiny {FULL} - over - - -")).write();
    let all = over.rsplit(' ').next().expect("as set up here");
    let is_blue = |h: &str| {
        matches!(&h[1..], "1" | "2" | "3") && h != "C1" || matches!(h, "D4" | "E4" | "F4" | "G4")
    };
    let blue: Vec<&str> = all.split(',').filter(|p| is_blue(&p[..2])).collect();
    // C7 alone has no blue neighbour: it is removable, so the game goes on ...
    let text = format!("stone-of-destiny {FULL} red battle - - {}", blue.join(","));
    assert!(legal(&text).split(' ').all(|t| t.starts_with("xC7+")));
    // ... until the king guards it.
    let guarded = text.replace("rbRrr", "rBRrr").replace("brBbb", "brbbb");
    assert_eq!(
        read(&guarded).write(),
        over.replace("rbRrr", "rBRrr").replace("brBbb", "brbbb")
    );
    assert_eq!(
        read(&guarded).points(),
        read(&guarded.replace("red battle", "- over")).points()
    );
    assert_eq!(
        read(&guarded).score_line(),
        "red 0 blue 3 kingdoms 2:2 territory 22:23"
    );
}
