//! Tests of the list of clauses, and of their numbers in all languages.

use std::collections::BTreeMap;

use super::*;
use crate::messages::{Messages, RULES};

#[test]
fn an_id_is_a_section_then_a_number() {
    assert_eq!(section("SHL2"), "SHL");
    assert_eq!(section("SK2P1"), "SK2P");
    assert_eq!(section("SKC2a"), "SKC");
    for word in ["sh2", "42", "2P1", "SKCa", "SKC2ab", ""] {
        assert_eq!(section(word), "", "{word}");
    }
}

#[test]
fn a_variant_can_be_for_several_numbers_of_players() {
    let variants = "[[variant]]\nid = \"a\"\nplayers = 2\nsource = \"x\"\nsections = []\n\n\
                    [[variant]]\nid = \"b\"\nplayers = 2\nmost_players = 4\nsource = \"x\"\nsections = []\n";
    let clauses = Clauses::read(&Tree::of(&[(PATH, variants)])).expect("reads");
    let players: Vec<_> = clauses.variants.iter().map(Variant::players).collect();
    assert_eq!(players, ["2", "2 to 4"]);
}

/// The words for the numbers from 2 that clauses use, in English, German and Italian. One is none: it can be an article.
const NUMERALS: [[&str; 3]; 9] = [
    [
        "two both twice pair",
        "zwei zweien zweier zweit zweimal beide beiden beider beides paar",
        "due entrambi entrambe coppia",
    ],
    [
        "three third",
        "drei dreimal dritt dritte dritten dritter drittens",
        "tre terza terzo",
    ],
    [
        "four fourth",
        "vier viert vierte vierten viertens",
        "quattro quarta quarto",
    ],
    ["five fifth", "fünf fünfte fünftens", "cinque quinto"],
    ["six sixth", "sechs sechste", "sei sesta"],
    ["seven", "sieben", "sette"],
    ["eight", "acht", "otto"],
    ["nine", "neun", "nove"],
    ["ten", "zehn", "dieci"],
];

/// The languages in the order of their numerals.
const LANGUAGES: [&str; 3] = ["en", "de", "it"];

/// The number of times that a text has each number, as a figure or in words, and each hill, position and clause.
fn exact(text: &str, language: usize) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for word in text.split(|letter: char| !letter.is_alphanumeric()) {
        let lower = word.to_lowercase();
        let is_said = |numerals: &[&str; 3]| numerals[language].split(' ').any(|one| one == lower);
        let key = match NUMERALS.iter().position(is_said) {
            Some(place) => (place + 2).to_string(),
            None if word.contains(|letter: char| letter.is_ascii_digit()) => word.into(),
            None => continue,
        };
        *found.entry(key).or_default() += 1;
    }
    found
}

#[test]
fn every_clause_has_the_same_numbers_hills_and_clauses_in_each_language() {
    let tree = Tree::read().expect("there is a tree");
    let english = Messages::read(&tree, RULES).expect("reads");
    let mut differences = Vec::new();
    for (language, name) in LANGUAGES.iter().enumerate().skip(1) {
        let path = RULES.replace("/en/", &format!("/{name}/"));
        let messages = Messages::read(&tree, &path).expect("reads");
        for clause in Clauses::read(&tree).expect("reads").clauses {
            let texts = [&english, &messages].map(|all| all.get(&clause.id).expect("is there"));
            let ruling = |place: usize| {
                texts[place]
                    .attributes
                    .get("ruling")
                    .map_or("", String::as_str)
            };
            for [wanted, found] in [
                texts.map(|message| message.text.as_str()),
                [ruling(0), ruling(1)],
            ] {
                let (wanted, found) = (exact(wanted, 0), exact(found, language));
                if wanted != found {
                    differences.push(format!(
                        "{name} {}: {found:?}, in English {wanted:?}",
                        clause.id
                    ));
                }
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn a_number_that_differs_is_found_in_figures_and_in_words() {
    let english = exact("D4 costs 2, not three (SKA4).", 0);
    assert_eq!(english, exact("Zwei, nicht drei, kostet D4 (SKA4).", 1));
    for other in [
        "D4 costa 2, non tre.",
        "D5 costa 2, non tre (SKA4).",
        "D4 costa 2, non due (SKA4).",
    ] {
        assert_ne!(english, exact(other, 2));
    }
}
