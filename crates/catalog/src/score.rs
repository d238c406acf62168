//! Points and measures of a position, by name.

use std::fmt;

use crate::AnyGame;

/// The points and measures of a position as it stands, over or not. Rule: M5
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// The points of each side, in their order.
    pub points: Vec<(&'static str, u8)>,
    /// The measures that the points follow from, each with its name and the number of each side. Empty in Seat of Kings.
    pub measures: Vec<(&'static str, [u8; 2])>,
}

impl AnyGame {
    /// The points and measures as they stand. Rule: M2-M5, HK13, HK14, SD7, SKO3
    pub fn score(&self) -> Score {
        self.family().score()
    }
}

/// One line: each side and its points, then each measure and its numbers.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = self
            .points
            .iter()
            .map(|(side, points)| format!("{side} {points}"));
        let measures = self
            .measures
            .iter()
            .map(|(name, [red, blue])| format!("{name} {red}:{blue}"));
        let words: Vec<_> = points.chain(measures).collect();
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use crate::AnyGame;

    fn score(position: &str) -> String {
        AnyGame::read(position).expect(position).score().to_string()
    }

    #[test]
    fn m2_kingdoms_and_territory() {
        let line = score("sacred-hill-1 5/7/7/rr1r3/bb5/7/5 red battle - - -");
        assert_eq!(line, "red 0 blue 3 kingdoms 2:1 territory 3:2");
    }

    #[test]
    fn m3_bridges_in_four_treasures_and_its_doubles() {
        let line = score("four-treasures 5/7/7/rr1r3/bb5/7/5 red battle - - -");
        assert_eq!(line, "red 3 blue 0 bridges 1:1 territory 3:2");
        assert_eq!(
            score("four-treasures-doubles"),
            "red 1 blue 1 bridges 0:0 territory 0:0"
        );
    }

    #[test]
    fn hk13_kings_captured_in_high_kings() {
        assert_eq!(
            score("high-kings-1"),
            "red 1 blue 1 kingdoms 0:0 territory 0:0 kings_captured 0:0"
        );
    }
}
