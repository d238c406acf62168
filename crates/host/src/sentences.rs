//! The sentences of messages, by code or name: in English, where nothing else is said.

use std::sync::LazyLock;

use catalog::Explanation;
use words::{Language, Values, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(Language::English));
static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::of(Language::German));
static ITALIAN: LazyLock<Words> = LazyLock::new(|| Words::of(Language::Italian));

/// The words of a language.
pub(crate) fn in_language(language: Language) -> &'static Words {
    match language {
        Language::English => &WORDS,
        Language::German => &GERMAN,
        Language::Italian => &ITALIAN,
    }
}

/// The sentence of an error, by its code.
pub(crate) fn error(code: &str) -> String {
    WORDS.get(&format!("error-{code}"))
}

/// The sentence of a fault of a position, by its code.
pub(crate) fn fault(code: &str) -> String {
    WORDS.get(&format!("fault-{code}"))
}

/// A message with values for its variables.
pub(crate) fn say(name: &str, values: &Values<'_>) -> String {
    WORDS.say(name, values)
}

/// The sentence that says why a decision is not legal.
pub(crate) fn explanation(because: &Explanation) -> String {
    WORDS.explain(because)
}

#[cfg(test)]
mod tests {
    use ringforts::Fault;

    #[test]
    fn every_fault_of_a_position_has_a_sentence() {
        let others = [
            "line-break",
            "not-a-word",
            "not-hills",
            "twice",
            "without-ringfort",
        ];
        for code in Fault::all().map(Fault::code).chain(others) {
            assert!(super::fault(code).ends_with('.'), "{code}");
        }
    }
}
