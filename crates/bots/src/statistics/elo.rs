//! Elo: a difference of strength from a share of wins.

/// The difference in Elo of somebody who wins this share of the games, draws being half a win each: infinite at 0 and 1.
pub fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The share of the games that somebody wins who is stronger by this difference.
pub fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_differences() {
        for (share, want) in [(0.5, 0.0), (0.75, 190.85), (0.64, 99.95), (0.25, -190.85)] {
            assert!((elo(share) - want).abs() < 0.01, "{share}: {}", elo(share));
            assert!((expected_share(elo(share)) - share).abs() < 1e-12);
        }
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }
}
