//! The sentences of messages, by code or name, in the language of the client.

use std::sync::LazyLock;

use catalog::Explanation;
use words::{Language, Words};

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::of(Language::English));
static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::of(Language::German));
static ITALIAN: LazyLock<Words> = LazyLock::new(|| Words::of(Language::Italian));

/// The words of a language.
pub(crate) fn in_language(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Italian => &ITALIAN,
    }
}

/// The sentence of an error, by its code.
pub(crate) fn error(code: &str, language: Language) -> String {
    in_language(language).get(&format!("error-{code}"))
}

/// The sentence of a claim that comes too early, with the time that is left as minutes and whole seconds, if it is known.
pub(crate) fn not_away(wait_ms: Option<u64>, language: Language) -> String {
    let seconds = wait_ms.unwrap_or(0).div_ceil(1_000);
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    let wait = if wait_ms.is_some() { "some" } else { "none" };
    in_language(language).say(
        "error-not-away",
        &[("wait", wait.into()), ("time", time.into())],
    )
}

/// The sentence of a fault of a position, by its code.
pub(crate) fn fault(code: &str, language: Language) -> String {
    in_language(language).get(&format!("fault-{code}"))
}

/// The sentence that says why a decision is not legal.
pub(crate) fn explanation(because: &Explanation, language: Language) -> String {
    in_language(language).explain(because)
}

#[cfg(test)]
mod tests {
    use ringforts::Fault;
    use words::Language;

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
            for language in Language::ALL {
                assert!(super::fault(code, language).ends_with('.'), "{code}");
            }
        }
    }
}
