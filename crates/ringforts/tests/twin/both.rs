//! The fast code and the twin side by side: random games in which every moment must be the same in both.

use game::{Explain, Game, Moves, Tokens, random_move};
use rand_core::Rng;
use ringforts::{Line, points};
use ringforts_twin::Twin;

/// Plays one random game to its end in both, and compares every moment; explanations only of these tokens.
pub(crate) fn compare_game(mut fast: Line, mut twin: Twin, tokens: &[String], rng: &mut impl Rng) {
    compare_moment(&fast, &twin, tokens);
    while let Some(mv) = random_move(&fast, rng) {
        twin = twin.play(&fast.write_move(mv)).expect("legal by both");
        fast.play(mv);
        compare_moment(&fast, &twin, tokens);
    }
}

/// Text, legal tokens in their order, points, explanations.
fn compare_moment(fast: &Line, twin: &Twin, tokens: &[String]) {
    let text = fast.to_string();
    assert_eq!(text, twin.write());
    let legal: Vec<_> = fast.moves().iter().map(|mv| fast.write_move(mv)).collect();
    assert_eq!(legal, twin.legal(), "{text}");
    let [red, blue] = points(fast.position()).map(u32::from);
    assert_eq!((red, blue), twin.points(), "{text}");
    for token in tokens {
        compare_explanation(fast, twin, token);
    }
}

/// The twin lists every clause that a token breaks; the one that the fast code names must be among them.
fn compare_explanation(fast: &Line, twin: &Twin, token: &str) {
    let mv = fast.read_move(token);
    let mv = mv.unwrap_or_else(|| panic!("{token} is no token: {fast}"));
    let reason = fast.explain(mv);
    let broken = twin.broken(token);
    let agrees = match &reason {
        None => broken.is_empty(),
        Some(reason) => broken.contains(reason.why.clause()),
    };
    assert!(agrees, "{token}: {reason:?} and {broken:?}: {fast}");
}
