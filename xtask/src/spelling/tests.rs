//! Tests of the check of spelling, without its tools.

use super::*;

const ENGLISH: &str = "a = { $n ->\n    [one] The hill\n   *[other] All hills\n} of Tara\n    .hint = Use `go-on` or game.tara on D4\n";
const GERMAN: &str = "a = { $n ->\n    [one] Der Hügel\n   *[other] { $n } Hügel\n} von Tara\n    .hint = Nimm `go-on` oder game.tara auf D4: Rath-{ $n }karte\n";
const LISTED: &str = "# The words of the games.\nHügel\nnimm\n";

fn tree(german: &str, listed: &str) -> Tree {
    Tree::of(&[
        ("data/words/de.txt", listed),
        ("locales/de/x.ftl", german),
        ("locales/en/x.ftl", ENGLISH),
    ])
}

fn found(german: &str, listed: &str, unknown: &[&str]) -> Vec<String> {
    let tree = tree(german, listed);
    let words = words::of(&tree, "de").expect("reads");
    let faults = faults(&tree, "de", &words, unknown.iter().copied().collect());
    faults.iter().map(Finding::to_string).collect()
}

#[test]
fn words_are_read_in_all_variants_without_names_values_and_what_english_says_too() {
    let words = words::of(&tree(GERMAN, LISTED), "de").expect("reads");
    let words: Vec<_> = words.keys().map(String::as_str).collect();
    assert_eq!(
        words,
        ["Der", "Hügel", "Nimm", "Rath", "auf", "oder", "von"]
    );
}

#[test]
fn an_elided_word_keeps_its_apostrophe() {
    let tree = Tree::of(&[("locales/it/x.ftl", "a = L’Ulster e ‘un po’ di “nebbia”\n")]);
    let words = words::of(&tree, "it").expect("reads");
    let words: Vec<_> = words.keys().map(String::as_str).collect();
    assert_eq!(words, ["L'", "Ulster", "di", "e", "nebbia", "po", "un"]);
}

#[test]
fn a_word_that_neither_the_dictionary_has_nor_the_list_is_found() {
    assert_eq!(found(GERMAN, LISTED, &["Hügel", "Nimm"]), [""; 0]);
    assert_eq!(
        found(GERMAN, LISTED, &["Hügel", "auf"]),
        ["locales/de/x.ftl:1: a.hint has auf, which is in no dictionary"]
    );
}

#[test]
fn the_list_is_in_order_and_has_no_word_for_nothing() {
    let listed = "# The words of the games.\nnimm\nHügel\nRost\n";
    assert_eq!(
        found(GERMAN, listed, &[]),
        [
            "data/words/de.txt:3: Hügel is not in order",
            "data/words/de.txt:4: Rost is in no message",
        ]
    );
}

#[test]
fn the_glossary_is_read_where_it_has_a_column_for_each_language() {
    let page = "| en | de | it | meaning |\n|---|---|---|---|\n| **hill** | **Hügel** | collina | one |\n\n\
                | word | meaning | in code |\n|---|---|---|\n| view | seen | `View` |\n";
    let tree = Tree::of(&[("docs/glossary.md", page)]);
    let words = words::of(&tree, "de").expect("reads");
    let finding = words["Hügel"].to_string();
    assert_eq!(words.len(), 1);
    assert_eq!(
        finding,
        "docs/glossary.md:3: **hill** has Hügel, which is in no dictionary"
    );
}
