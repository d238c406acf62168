//! Endings of games that are not played out, and their points.

use std::fmt;

use crate::AnyGame;

/// The end of a game that is not played out. Rule: M9, SKO5
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A side of a ringfort game loses. Rule: M9
    Lost(
        /// Its name, `red` or `blue`.
        &'static str,
        /// The reason.
        Loss,
    ),
    /// All who still play agree that nobody wins. Rule: M9, SKO5
    DrawAgreed,
    /// All but one seat of Seat of Kings have left. Rule: SKO5
    Alone(
        /// The name of the seat that is left.
        &'static str,
    ),
}

/// The reason why a side loses a game that is not played out. Rule: M9
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// It resigned.
    Resigned,
    /// It had no time left.
    OutOfTime,
    /// It left for good.
    Abandoned,
}

impl Ending {
    /// Parses the words that [`Display`](fmt::Display) writes; `None` if this game has no such ending.
    pub fn read(words: &str, game: &AnyGame) -> Option<Self> {
        Self::all(game).find(|ending| ending.to_string() == words)
    }

    /// Every ending that this game can have.
    pub fn all(game: &AnyGame) -> impl Iterator<Item = Self> {
        let sides = game.side_names().into_iter();
        let endings = sides.flat_map(|side| game.family().endings(side));
        endings.chain([Self::DrawAgreed])
    }

    /// The points of each side, in their order, if the game ends so now. Rule: M9, SKO3, SKO5
    pub fn points(self, game: &AnyGame) -> Vec<u8> {
        let of_side = |(side, points): (&str, u8)| match self {
            Self::Lost(loser, _) if loser == side => 0,
            Self::Lost(..) => points.max(3),
            Self::DrawAgreed => game.family().draw_points(),
            Self::Alone(left) => u8::from(left == side),
        };
        game.score().points.into_iter().map(of_side).collect()
    }
}

impl Loss {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Resigned, Self::OutOfTime, Self::Abandoned];
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(side, Loss::Resigned) => write!(f, "{side} resigned"),
            Self::Lost(side, Loss::OutOfTime) => write!(f, "{side} lost on time"),
            Self::Lost(side, Loss::Abandoned) => write!(f, "{side} abandoned"),
            Self::DrawAgreed => f.write_str("draw agreed"),
            Self::Alone(seat) => write!(f, "{seat} is left"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnyVariant;

    #[test]
    fn m9_the_loser_has_0_and_the_other_side_3_or_what_the_board_gives() {
        let even = AnyGame::read("four-treasures").expect("a name");
        let ahead = "four-treasures 5/7/7/rrrrrrr/7/7/5 blue battle - - -";
        let ahead = AnyGame::read(ahead).expect("a position");
        let [(_, red), (_, blue)] = ahead.score().points[..] else {
            panic!("two sides")
        };
        assert!(red > 3 && blue == 0);
        for loss in Loss::ALL {
            assert_eq!(Ending::Lost("red", loss).points(&even), [0, 3]);
            assert_eq!(Ending::Lost("blue", loss).points(&ahead), [red, 0]);
            assert_eq!(Ending::Lost("red", loss).points(&ahead), [0, 3]);
        }
    }

    #[test]
    fn m9_a_draw_by_agreement_is_a_point_each() {
        let start = AnyGame::read("high-kings-1").expect("a name");
        assert_eq!(Ending::DrawAgreed.points(&start), [1, 1]);
    }

    #[test]
    fn sko5_who_is_left_wins_and_an_agreed_draw_is_none() {
        let start = AnyVariant::SeatOfKings.start();
        assert_eq!(Ending::Alone("red").points(&start), [0, 1, 0, 0]);
        assert_eq!(Ending::DrawAgreed.points(&start), [0; 4]);
    }

    #[test]
    fn endings_are_words_and_back() {
        for variant in AnyVariant::all() {
            let game = variant.start();
            for ending in Ending::all(&game) {
                assert_eq!(Ending::read(&ending.to_string(), &game), Some(ending));
            }
            assert_eq!(Ending::read("south resigned", &game), None);
            assert_eq!(Ending::read("", &game), None);
        }
    }
}
