//! The sentences that the server sends.

use std::sync::LazyLock;

use catalog::Explanation;
use words::Words;

static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

/// The sentence of an error, by its code.
pub(crate) fn error(code: &str) -> String {
    WORDS.get(&format!("error-{code}"))
}

/// The sentence that says why a decision is not legal.
pub(crate) fn explanation(because: &Explanation) -> String {
    WORDS.explain(because)
}
