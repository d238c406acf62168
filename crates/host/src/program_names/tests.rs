//! Names of computer players in every language.

use super::*;

#[test]
fn the_texts_of_every_language_are_kept_free() {
    let names = ProgramNames::new("Du\nOrdinateur, niveau {$level}\nJemand anders", WORDS);
    for taken in [
        "Ordinateur, niveau 8",
        "ORDINATEUR - NIVEAU 3",
        "ordinateurniveau1",
        "L'ordinateur",
        "Niveau 4",
        "du",
        "Jemand Anders",
        "level:12",
    ] {
        assert!(names.are_like(taken), "{taken}");
    }
    for free in ["Anders", "Jemand", "Niveau Zéro", "The 8", "8", "Dudu", ""] {
        assert!(!names.are_like(free), "{free}");
    }
}

#[test]
fn the_texts_of_the_page_were_found() {
    let page = include_str!("../../../../locales/en/page.ftl");
    let written = page.lines().filter(|line| line.starts_with("sitter-"));
    let texts: Vec<&str> = TEXTS.lines().collect();
    for line in written {
        let (_, text) = line.split_once('=').expect("a message");
        let text = text.trim().replace("{ $level }", LEVEL);
        assert!(texts.contains(&text.as_str()), "{text}");
    }
    assert!(texts.iter().any(|text| text.contains(LEVEL)));
}
