//! Refused position texts field by field, and odd ones that are read.

use crate::kit::{after, refusal};

/// Refused in this field at the character after the caret.
fn refused(field: &str, marked: &str) {
    let column = marked.chars().position(|c| c == '^').expect("a caret") + 1;
    let text = marked.replace('^', "");
    assert_eq!(refusal(&text), format!("{field} {column}"), "{text}");
}

fn read(text: &str) -> String {
    after(text, &[])
}

#[test]
fn field_counts_are_refused_at_the_line() {
    refused("line", "^");
    refused("line", "^ sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -");
    refused("line", "sacred-hill-1^");
    refused("line", "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - -^");
    refused("line", "sacred-hill-1 ^ 5/7/7/7/7/7/5 red manoeuvres - - -");
    refused("line", "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - ^ -");
    refused("line", "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - ^");
    refused(
        "line",
        "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -^ -",
    );
    refused("line", "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -^ ");
}

#[test]
fn variant_turn_and_phase_are_refused_at_their_fields() {
    refused("variant", "^sacred-hill 5/7/7/7/7/7/5 red manoeuvres - - -");
    refused(
        "variant",
        "^Sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -",
    );
    refused(
        "variant",
        "^seat-of-kings 5/7/7/7/7/7/5 red manoeuvres - - -",
    );
    refused(
        "turn",
        "sacred-hill-1 5/7/7/7/7/7/5 ^south manoeuvres - - -",
    );
    refused(
        "turn",
        "sacred-hill-doubles-1 5/7/7/7/7/7/5 ^red manoeuvres - - -",
    );
    refused("turn", "sacred-hill-1 5/7/7/7/7/7/5 ^- manoeuvres - - -");
    refused("turn", "sacred-hill-1 5/7/7/7/7/7/5 ^red over - - -");
    refused("phase", "sacred-hill-1 5/7/7/7/7/7/5 red ^setup - - -");
    refused(
        "phase",
        "four-treasures 5/7/7/7/7/7/5 red ^manoeuvres - - -",
    );
    refused("phase", "stone-of-destiny 5/7/7/7/7/7/5 red ^setup - - -");
    refused("phase", "sacred-hill-1 5/7/7/7/7/7/5 red ^- - - -");
    refused("phase", "sacred-hill-1 5/7/7/7/7/7/5 red ^Battle - - -");
}

#[test]
fn boards_are_refused_at_the_character() {
    let board =
        |marked: &str| refused("board", &format!("sacred-hill-1 {marked} red battle - - -"));
    board("5/7/7/7/7/7^");
    board("5/7/7/7/7/7/5^/5");
    board("5/7/7/7/7/7/4^");
    board("4^/7/7/7/7/7/5");
    board("^6/7/7/7/7/7/5");
    board("5^r/7/7/7/7/7/5");
    board("5/r^7/7/7/7/7/5");
    board("5/3^4/7/7/7/7/5");
    board("5/^8/7/7/7/7/5");
    board("5/^0r6/7/7/7/7/5");
    board("5/7/3^R3/7/7/7/5");
    board("5/7/3^x3/7/7/7/5");
    board("5/7/3^é3/7/7/7/5");
    refused("board", "high-kings-1 5/7/3^m3/7/7/7/5 red battle 0:0 - -");
    refused(
        "board",
        "stone-of-destiny 5/7/3^n3/7/7/7/5 red manoeuvres - - -",
    );
}

#[test]
fn lost_last_and_links_are_refused_at_their_fields() {
    refused("lost", "sacred-hill-1 5/7/7/7/7/7/5 red battle ^0:0 - -");
    refused("lost", "high-kings-1 5/7/7/7/7/7/5 red setup ^- - -");
    refused("lost", "high-kings-1 5/7/7/7/7/7/5 red setup 0:^4 - -");
    refused("lost", "high-kings-1 5/7/7/7/7/7/5 red setup 0:0^0 - -");
    refused("lost", "high-kings-1 5/7/7/7/7/7/5 red setup 0:^1 - -");
    refused(
        "lost",
        "high-kings-1 RrrbB/rrrbbbb/rrrbbbb/rrr1bbB/rrrbbbb/rrrrbbb/rrrbB red battle ^2:0 - -",
    );
    refused("last", "sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - ^1 -");
    refused("last", "sacred-hill-1 5/7/7/7/7/7/5 red battle - ^2 -");
    refused("last", "sacred-hill-1 5/7/7/7/7/7/5 red battle - ^0 -");
    refused(
        "last",
        "four-treasures-doubles 5/7/7/7/7/7/5 west battle - ^4 -",
    );
    refused("last", "sacred-hill-1 5/7/7/7/7/7/5 - over - ^1 -");
    refused("links", "sacred-hill-1 5/7/7/7/7/7/5 red battle - - ^B1B2");
    refused(
        "links",
        "stone-of-destiny 5/7/7/7/7/7/5 red manoeuvres - - ^B1B2",
    );
    let links = |marked: &str| {
        refused(
            "links",
            &format!(
                "stone-of-destiny rbRrr/rrrrrrr/rrrrrrr/rrrbbbb/bbbbbbb/bbbbbbb/brBbb red battle - - {marked}"
            ),
        );
    };
    links("^A4B5");
    links("^B4A4");
    links("A4B4,^A4B4");
    links("A5B5,^A4B4");
    links("A4B4,^");
    links("A4^");
    links("A4^H4");
    links("A4B4,^,B4B5");
    links("A4B4^C4");
    links("^A3A4");
    links("A2A3,^A3A4");
    assert!(
        read("four-treasures-doubles 5/7/7/7/7/7/5 west battle - 3 -")
            .contains(" west battle - 3 -")
    );
}

#[test]
fn inconsistent_high_kings_are_refused() {
    refused(
        "board",
        "high-kings-1 5/7/3R3/3^R3/7/7/5 blue setup 0:0 - -",
    );
    refused("board", "high-kings-1 5/7/3R3/7/3^b3/7/5 red setup 0:0 - -");
    refused(
        "board",
        "high-kings-1 R1R1R/7/3^R3/3B3/B5B/7/5 blue setup 0:0 - -",
    );
    refused("turn", "high-kings-1 5/7/3R3/7/7/7/5 ^red setup 0:0 - -");
    refused("turn", "high-kings-1 5/7/3R3/7/3R3/7/5 ^blue setup 0:0 - -");
    refused(
        "board",
        "high-kings-1 R1R1R/7/3r3/3^r3/B5B/7/3B1 red manoeuvres 0:0 - -",
    );
    refused(
        "lost",
        "high-kings-1 R3R/7/7/3B3/B5B/7/5 red manoeuvres ^0:0 - -",
    );
    refused(
        "board",
        "high-kings-1 R1R1^R/7/7/3B3/B5B/7/5 red manoeuvres 1:0 - -",
    );
    refused(
        "lost",
        "high-kings-1 R1R1R/7/7/3b3/B5B/7/5 red manoeuvres 0:^0 - -",
    );
    // Passed: none left, the opponent to move, one turn left; nothing else.
    refused(
        "lost",
        "high-kings-1 R1R1R/7/7/3b3/7/7/5 red battle 0:^0 - -",
    );
    refused(
        "lost",
        "high-kings-1 R1R1R/7/7/3b3/7/7/5 blue battle 0:^0 1 -",
    );
    refused("lost", "high-kings-1 5/7/7/3b3/7/7/5 red battle ^0:0 1 -");
    assert!(
        read("high-kings-1 R1R1R/7/7/3b3/7/7/5 red battle 0:0 1 -").contains(" red battle 0:0 1 -")
    );
    assert!(read("high-kings-1 R1R1R/7/7/3b3/7/7/5 - over 0:1 - -").contains(" - over 0:1 - -"));
    refused(
        "last",
        "high-kings-1 RrrbB/rrrbbbb/rrrbbbb/RrrbbbB/rrrbbbb/rrrrbbb/RrrbB red battle 0:0 ^- -",
    );
    refused(
        "last",
        "high-kings-1 R1R1R/7/7/3B3/B5B/7/5 red battle 0:0 ^1 -",
    );
    // In `over` all kings of a side may have left the board (HK9, HK15), but not some of them.
    for lost in ["0:0", "1:1", "2:0", "3:1"] {
        let text = format!("high-kings-1 r1r1r/7/7/3b3/7/7/5 - over {lost} - -");
        assert_eq!(read(&text), text);
    }
    let text = "high-kings-1 R1R1R/7/7/3b3/7/7/5 - over 0:0 - -";
    assert_eq!(read(text), text);
    refused("lost", "high-kings-1 R1R1r/7/7/3b3/7/7/5 - over ^0:0 - -");
    refused("board", "high-kings-1 R1R1^R/7/7/3b3/7/7/5 - over 1:0 - -");
    // Stranded kings.
    refused(
        "board",
        "high-kings-2 m1^m2/7/7/3B3/B5B/7/5 red battle 1:0 - -",
    );
    refused(
        "board",
        "high-kings-2 ^m1R1R/7/7/3B3/B5B/7/5 red battle 0:0 - -",
    );
    refused(
        "board",
        "high-kings-2 ^m1R2/7/7/3B3/B5B/7/5 red manoeuvres 1:0 - -",
    );
    refused("board", "high-kings-2 ^m1R2/7/7/3B3/B5B/7/5 - over 1:0 - -");
    refused("board", "high-kings-2 ^m1R1R/7/7/3B3/7/7/5 - over 0:2 - -");
    refused("board", "high-kings-2 ^m1R2/7/7/3B3/B6/7/5 - over 1:1 - -");
    assert!(read("high-kings-2 m1R2/7/7/3B3/7/7/5 - over 1:2 - -").contains("m1R2"));
    assert!(read("high-kings-2 m4/7/7/3B3/B5B/7/5 - over 2:0 - -").contains("m4"));
    refused(
        "lost",
        "high-kings-2 m1R2/7/7/3B3/B5B/7/5 red battle ^2:0 - -",
    );
}

#[test]
fn inconsistent_poisoned_chalice_is_refused() {
    let chalice = |field: &str, marked: &str| {
        refused(
            field,
            &format!("poisoned-chalice {marked} manoeuvres - - -"),
        )
    };
    chalice("board", "5/3^r3/7/7/7/7/5 blue");
    chalice("board", "r2^r1/7/7/7/7/7/5 blue");
    chalice("board", "r4/7/7/7/7/7/^b4 red");
    chalice("board", "5/7/7/r5^b/7/7/5 red");
    chalice("turn", "r4/7/7/7/7/7/5 ^red");
    chalice("turn", "r4/r6/7/7/7/7/5 ^blue");
    // In Battle nothing of this holds.
    let odd = "poisoned-chalice rr3/3r3/7/7/7/7/r4 blue battle - - -";
    assert_eq!(read(odd), odd);
}

#[test]
fn inconsistent_stone_of_destiny_is_refused() {
    refused(
        "board",
        "stone-of-destiny Rrrrr/rrrrrrr/rrrrrrr/rrrr^rbb/bbbbbbb/bbbbbbb/bbbbB - over - - -",
    );
    refused(
        "board",
        "stone-of-destiny ^r4/7/7/7/7/7/5 blue manoeuvres - - -",
    );
    refused(
        "board",
        "stone-of-destiny R2^Rb/7/7/7/7/7/5 blue manoeuvres - - -",
    );
    refused(
        "board",
        "stone-of-destiny R3^b/7/7/7/7/7/5 red manoeuvres - - -",
    );
    refused(
        "turn",
        "stone-of-destiny R4/7/7/7/7/7/5 ^red manoeuvres - - -",
    );
    refused(
        "board",
        "stone-of-destiny R^3B/7/7/7/7/7/5 red battle - - -",
    );
    refused(
        "turn",
        "stone-of-destiny rbRrr/rrrrrrr/rrrrrrr/rrrbbbb/bbbbbbb/bbbbbbb/brBbb ^blue battle - - -",
    );
    refused(
        "turn",
        "stone-of-destiny rbRrr/rrrrrrr/rrrrrrr/rrrbbbb/bbbbbbb/bbbbbbb/brBbb ^blue manoeuvres - - -",
    );
    // A final position is read and its links are made.
    assert!(read("stone-of-destiny Rr3/7/7/7/7/7/5 - over - - -").ends_with(" B7C7"));
}

#[test]
fn odd_positions_are_read_and_settled() {
    // One side only, no hill left, and the like.
    assert!(
        read("sacred-hill-doubles-2 rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/7/7/5 north manoeuvres - - -")
            .contains(" east ")
    );
    assert!(
        read(
            "four-treasures rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrr blue battle - - -"
        )
        .contains(" over ")
    );
    assert!(
        read(
            "poisoned-chalice rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrr red battle - 1 -"
        )
        .contains(" over ")
    );
}
