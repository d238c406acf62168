//! `show`, `rules`, help: what people read.

use crate::kit::{SEAT_OF_KINGS, VARIANTS, random, tara};

/// The names of messages, which must never be seen in place of their words.
const NAMES: [&str; 6] = ["show-", "rules-", "why-", "section-", "variant-", "apply-"];

fn show(position: &str) -> String {
    let page = tara(&["show", position]).well();
    assert!(
        page.lines().all(|line| line.chars().count() <= 80),
        "too wide: {page}"
    );
    assert!(NAMES.iter().all(|name| !page.contains(name)), "{page}");
    assert!(!page.contains('\u{1b}') && !page.contains('{'), "{page}");
    page
}

#[test]
fn every_moment_of_every_variant_can_be_shown() {
    for variant in VARIANTS {
        assert!(show(variant).contains("to move"), "{variant}");
        let game: serde_json::Value =
            serde_json::from_str(&random(variant, &["--seed", "2"])).expect("JSON");
        let moves: Vec<_> = game["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .filter_map(|mv| mv.as_str())
            .collect();
        for part in [8, moves.len() / 2, moves.len() - 1] {
            let position = tara(&[&["apply", variant], &moves[..part]].concat()).well();
            show(position.trim_end());
        }
        assert!(
            show(game["final"].as_str().expect("text")).contains("the game is over"),
            "{variant}"
        );
    }
}

#[test]
fn a_board_has_its_coordinates_pieces_and_links() {
    let page = show("sacred-hill-1 5/7/7/rr1r3/bb5/7/5 red battle - - -");
    for line in [
        "  4  r───r   ○   r",
        "  3  b───b   ·",
        "     A   B   C   D   E   F   G",
        "  7      ·",
    ] {
        assert!(page.contains(line), "{line:?}: {page}");
    }
    assert!(
        page.starts_with("Sacred Hill, Level 1  Battle, Red to move\n"),
        "{page}"
    );
    assert!(page.contains("BATTLE has been announced."));
    assert!(
        page.contains("Red            2        1          3       0\n"),
        "{page}"
    );
}

#[test]
fn shl3_orders_of_priority_are_dots_and_a_lull_is_named() {
    let lull = show("sacred-hill-2 5/7/7/3r3/7/7/5 red battle - - -");
    assert!(
        lull.contains("·   ○·  r   ○·") && lull.contains("Lull: no hill has"),
        "{lull}"
    );
    let siege = show("sacred-hill-2 5/7/3r3/2rbr2/3r3/7/5 red battle - - -");
    assert!(
        siege.contains("r   b!∷ r") && !siege.contains("Lull: no hill has"),
        "{siege}"
    );
}

#[test]
fn shd1_the_area_of_the_seat_is_named() {
    assert!(show("four-treasures-doubles").contains("South's area is rows 1 to 4."));
}

#[test]
fn pc3_qualified_rows_are_marked_and_named() {
    let rows = "5/7/1b5/1r5/7/7/5";
    let red = show(&format!("poisoned-chalice {rows} red battle - - -"));
    assert!(
        red.contains("\n         ▾\n") && red.contains("The qualified row is B."),
        "{red}"
    );
    let blue = show(&format!("poisoned-chalice {rows} blue battle - - -"));
    assert!(
        blue.contains("\n▸ 4  ") && blue.contains("The qualified row is 4."),
        "{blue}"
    );
    let none = show("poisoned-chalice 5/7/7/7/7/7/5 red battle - - -");
    assert!(none.contains("No row is qualified."), "{none}");
}

#[test]
fn m6_the_final_cycle_is_shown() {
    let last = |turns: u8| {
        show(&format!(
            "four-treasures-doubles 5/7/7/7/7/7/5 west battle - {turns} -"
        ))
    };
    assert!(last(1).contains("OUT has been called: this is the last turn."));
    assert!(last(3).contains("OUT has been called: 3 turns are left"));
}

#[test]
fn hkl2_a_stranded_king_is_shown() {
    let page = show("high-kings-2 R1R1B/3r3/4r1r/7/b6/1r4R/nr3 blue battle 0:1 - -");
    assert!(page.contains("The blue king on B1 is stranded."), "{page}");
    assert!(
        page.contains("n       blue king stranded on a red ringfort"),
        "{page}"
    );
}

#[test]
fn colors_are_for_terminals() {
    let mut command = crate::kit::command(&["show", "four-treasures"]);
    let plain = command
        .env_remove("CLICOLOR_FORCE")
        .output()
        .expect("it runs");
    let colored = command
        .env("CLICOLOR_FORCE", "1")
        .output()
        .expect("it runs");
    assert!(!plain.stdout.contains(&0x1b));
    assert!(colored.stdout.contains(&0x1b));
}

#[test]
fn rules_are_read_by_variant_section_and_clause() {
    let contents = tara(&["rules"]).well();
    assert!(VARIANTS.iter().all(|variant| contents.contains(variant)));
    assert!(
        contents.contains("Sacred Hill doubles, Level 2") && contents.contains("Board and terms")
    );
    let variant = tara(&["rules", "four-treasures-doubles"]).well();
    for id in ["B1 ", "M3 ", "FT4 ", "SHD2 "] {
        assert!(variant.contains(&format!("\n  {id}")), "{id}");
    }
    assert!(!variant.contains("\n  SH3 ") && !variant.contains("\n  SHD3 "));
    assert!(tara(&["rules", "SHL"]).well().contains("\n  SHL2  "));
    let program = tara(&["rules", "program"]).well();
    for id in ["B12 ", "M5 ", "M8 ", "M9 ", "SKC2a ", "SKO6 "] {
        assert!(program.contains(&format!("\n  {id}")), "{id}: {program}");
        assert!(!variant.contains(&format!("\n  {id}")), "{id}: {variant}");
    }
    let clause = tara(&["rules", "SH3"]).well();
    assert!(
        clause.contains("knight's move")
            && clause.contains("\nRuling: ")
            && clause.contains("Source: manual 1")
    );
    assert_eq!(tara(&["rules", "sh3"]).well(), clause);
    assert!(!tara(&["rules", "SH1"]).well().contains("Ruling"));
    let german = |id| tara(&["rules", id, "--lang", "de"]).well();
    assert!(german("B1").contains(": Anleitung, Anhang"));
    assert!(german("SKB1").contains("„beginnend in Connacht"));
    for page in [
        contents,
        variant,
        clause,
        tara(&["rules", SEAT_OF_KINGS]).well(),
    ] {
        assert!(page.lines().all(|line| line.chars().count() <= 80));
        assert!(
            ["section-", "rules-"]
                .iter()
                .all(|name| !page.contains(name)),
            "{page}"
        );
    }
}

#[test]
fn rules_of_seat_of_kings_are_read_by_ids_with_digits_and_letters() {
    let page = |id: &str| tara(&["rules", id]).well();
    assert!(page(SEAT_OF_KINGS).contains("\n  SKC2 ") && page(SEAT_OF_KINGS).contains("SKO5 "));
    let clause = page("SKC2a");
    assert!(clause.starts_with("SKC2a About this program\n") && clause.contains("Ruling: "));
    for id in ["skc2a", "SKC2A", "Skc2A"] {
        assert_eq!(page(id), clause);
    }
    assert!(page("program").contains("\n  SKC2a A deck is read from a file"));
    let two = page("sk2p");
    assert!(two.starts_with("SK2P. Seat of Kings: two players\n") && two.contains("\n  SK2P3 "));
    assert!(page("SK2P1").starts_with("SK2P1 "));
    for id in ["SK", "SK2", "SKC2b", "SKC2aa"] {
        assert!(tara(&["rules", id]).refused(2).starts_with(id));
    }
}

#[test]
fn every_game_is_explained_in_every_language() {
    for variant in VARIANTS.into_iter().chain([SEAT_OF_KINGS]) {
        for (language, advice) in [
            ("en", ["A first plan", "Common mistakes"]),
            ("de", ["Ein erster Plan", "Häufige Fehler"]),
            ("it", ["Un primo piano", "Errori frequenti"]),
        ] {
            let page = tara(&["rules", "--learn", variant, "--lang", language]).well();
            let too_wide = page.lines().find(|line| line.chars().count() > 80);
            assert_eq!(too_wide, None, "{variant}");
            for heading in advice {
                assert!(page.contains(&format!("\n{heading}\n")), "{page}");
            }
            let names = ["how-", "help-", "book-"];
            let mut names = names.iter().chain(&NAMES);
            assert!(names.all(|name| !page.contains(name)), "{page}");
            let has_board = page.contains("A   B   C   D   E   F   G");
            assert_eq!(has_board, variant != SEAT_OF_KINGS, "{page}");
        }
    }
}

#[test]
fn help_and_version_are_no_errors() {
    for args in [
        &["--help"][..],
        &["-h"],
        &["moves", "--help"],
        &["rules", "-h"],
    ] {
        assert!(tara(args).well().contains("Usage: tara"), "{args:?}");
    }
    assert!(tara(&["--version"]).well().starts_with("tara "));
}
