//! The English sentences of messages, by code or name.

use std::sync::LazyLock;

use catalog::Explanation;
use words::Words;

static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

/// The sentence of an error, by its code.
pub(crate) fn error(code: &str) -> String {
    WORDS.get(&format!("error-{code}"))
}

/// The sentence of a fault of a position, by its code.
pub(crate) fn fault(code: &str) -> String {
    WORDS.get(&format!("fault-{code}"))
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
