//! The kit that the tests of the clauses are written with: answers of the twin as text.

use ringforts_twin::Twin;

/// The moment of a text.
pub(crate) fn read(text: &str) -> Twin {
    Twin::read(text).unwrap_or_else(|r| panic!("{text}: {r:?}"))
}

/// The legal tokens in one line.
pub(crate) fn legal(text: &str) -> String {
    read(text).legal().join(" ")
}

/// The text after some moves.
pub(crate) fn after(text: &str, tokens: &[&str]) -> String {
    let mut now = read(text);
    for token in tokens {
        now = now
            .play(token)
            .unwrap_or_else(|| panic!("{} {token}: {:?}", now.write(), now.broken(token)));
    }
    now.write()
}

/// Whether a token breaks this clause on these hills.
pub(crate) fn breaks(text: &str, token: &str, clause: &str, hills: &str) -> bool {
    let hills: Vec<&str> = hills.split(' ').filter(|h| !h.is_empty()).collect();
    read(text)
        .broken(token)
        .iter()
        .any(|b| b.clause == clause && b.hills == hills)
}
