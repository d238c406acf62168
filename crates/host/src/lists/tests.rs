//! The details of the variants.

use std::collections::BTreeMap;

use super::*;

#[test]
fn the_form_of_a_position_is_that_of_its_rule_book() {
    let all = variant_details();
    assert_eq!(all.len(), variants().len());
    let form = |name: &str| {
        let details = all.iter().find(|details| details.variant == name);
        details.expect("a variant").form.as_ref()
    };
    let kings = form("high-kings-2").expect("a ringfort game");
    assert_eq!(kings.phases, ["setup", "manoeuvres", "battle", "over"]);
    assert!(kings.has_kings && kings.counts_lost_kings && kings.has_last_turns);
    let stone = form("stone-of-destiny").expect("a ringfort game");
    assert!(stone.has_kings && stone.has_links);
    assert!(!stone.counts_lost_kings && !stone.has_last_turns);
    assert!(form("seat-of-kings").is_none());
}

/// The rules, as the clauses and as the sentences.
const RULES: [&str; 2] = [
    include_str!("../../../../data/clauses.toml"),
    include_str!("../../../../locales/en/rules.ftl"),
];

#[test]
fn every_clause_behind_a_word_is_in_the_rules() {
    for VariantDetails {
        variant, clauses, ..
    } in variant_details()
    {
        for (word, clause) in clauses {
            let is_listed = RULES[0].contains(&format!("id = \"{clause}\"\n"));
            let is_written = RULES[1].contains(&format!("\n{clause} ="));
            assert!(is_listed && is_written, "{word} in {variant}: {clause}");
        }
    }
}

#[test]
fn a_game_has_the_words_of_its_own_rules_alone() {
    let all: BTreeMap<_, _> = variant_details()
        .into_iter()
        .map(|details| (details.variant, details.clauses))
        .collect();
    let clause = |variant: &str, word: &str| all[variant].get(word).copied();
    let forced = ["sacred-hill-1", "sacred-hill-2", "sacred-hill-doubles-2"]
        .map(|variant| clause(variant, "mark-legend-forced"));
    assert_eq!(forced, [Some("SH7"), Some("SHL2"), Some("SHL2")]);
    let battle = ["sacred-hill-2", "sacred-hill-doubles-2", "four-treasures"]
        .map(|variant| clause(variant, "term-battle"));
    assert_eq!(battle, [Some("SHL2"), Some("SHD5"), None]);
    let reach = ["high-kings-1", "high-kings-2", "stone-of-destiny"]
        .map(|variant| clause(variant, "mark-legend-reach"));
    assert_eq!(reach, [Some("HK5"), Some("HKL1"), None]);
    let out = ["four-treasures", "poisoned-chalice", "high-kings-1"]
        .map(|variant| clause(variant, "term-out"));
    assert_eq!(out, [Some("M6"), Some("M6"), None]);
    assert_eq!(clause("seat-of-kings", "kings-term-ransom"), Some("SKX2"));
}

#[test]
fn a_word_that_is_explained_at_a_moment_is_of_its_game() {
    for details in variant_details() {
        assert!(!details.words.is_empty(), "{}", details.variant);
        for [_, word] in details.words {
            assert!(details.clauses.contains_key(word), "{word}");
        }
    }
}
