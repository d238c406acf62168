//! Elo: differences of strength and expected shares.

/// The difference in Elo of a player with this share of the games, a draw counting half; infinite at 0 and 1.
pub fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The expected share of the games of a player who is stronger by this difference in Elo.
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
