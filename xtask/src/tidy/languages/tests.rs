//! Tests of the comparison of languages.

use super::*;

fn found(english: &str, german: &str) -> Vec<String> {
    let tree = Tree::of(&[("locales/en/x.ftl", english), ("locales/de/x.ftl", german)]);
    check(&tree).iter().map(ToString::to_string).collect()
}

#[test]
fn a_translation_keeps_names_attributes_variables_and_their_order() {
    let english = "a = { $n ->\n    [one] one\n   *[other] { NUMBER($n) } of { $all }\n}\nb = B\n    .hook = H\n";
    assert!(found(english, "a = { $n } { $all }\nb = Be\n    .hook = Ha\n").is_empty());
    let cases = [
        (
            "a = { $n }\nb = B\n    .hook = H\n",
            "locales/de/x.ftl:1: a has the variables n, not all, n",
        ),
        (
            "a = { $n } { $all }\nb = B\n",
            "locales/de/x.ftl:1: b.hook is missing, or elsewhere",
        ),
        (
            "b = B\n    .hook = H\na = { $n } { $all }\n",
            "locales/de/x.ftl:1: a is missing, or elsewhere",
        ),
        (
            "a = { $n } { $all }\nb = B\n    .hook = H\nc = C\n",
            "locales/de/x.ftl:4: c is not in English",
        ),
    ];
    for (german, want) in cases {
        assert_eq!(found(english, german), [want]);
    }
}

#[test]
fn a_file_that_cannot_be_read_or_that_english_lacks_is_reported() {
    assert_eq!(found("a = A\n", "a = { \n").len(), 1);
    let tree = Tree::of(&[("locales/de/y.ftl", "a = A\n")]);
    assert_eq!(
        check(&tree)[0].to_string(),
        "locales/de/y.ftl:1: English has no such file"
    );
}
