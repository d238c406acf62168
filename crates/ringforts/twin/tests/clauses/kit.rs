//! Shorthands for the tests of clauses: positions and moves as text.

use ringforts_twin::Twin;

/// Reads a position text.
pub(crate) fn read(text: &str) -> Twin {
    Twin::read(text).unwrap_or_else(|| panic!("not read: {text}"))
}

/// The legal tokens of a position, separated by spaces.
pub(crate) fn legal(text: &str) -> String {
    read(text).legal().join(" ")
}

/// The position text after some moves.
pub(crate) fn after(text: &str, tokens: &[&str]) -> String {
    let mut now = read(text);
    for token in tokens {
        now = now
            .play(token)
            .unwrap_or_else(|| panic!("{} {token}: {:?}", now.write(), now.broken(token)));
    }
    now.write()
}

/// True if a token breaks this clause.
pub(crate) fn breaks(text: &str, token: &str, clause: &str) -> bool {
    read(text).broken(token).contains(clause)
}
