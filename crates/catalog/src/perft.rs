//! Perft of any game.

use game::{Game, Moves as _, Tokens, perft_bulk};
use ringforts::{Line, Move, Moves, VariantTask};
use thiserror::Error;

use crate::{AnyGame, AnyVariant};

/// Perft of a game with chance events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("perft is not offered for {0}, in which chance has a part")]
pub struct PerftError(
    /// The variant of the game.
    pub AnyVariant,
);

impl AnyGame {
    /// Perft: the number of sequences of `depth` moves. Automatic consequences take no depth.
    ///
    /// # Errors
    ///
    /// If the game has chance events.
    pub fn perft(&self, depth: u32) -> Result<u64, PerftError> {
        Ok(count(self.without_chance()?.clone(), depth))
    }

    /// The legal tokens in byte order, each with the sequences of `depth` moves that begin with it.
    ///
    /// A depth of 0 has no first move: the list is empty, though perft is 1.
    ///
    /// # Errors
    ///
    /// If the game has chance events.
    pub fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, PerftError> {
        let line = self.without_chance()?;
        let Some(deeper) = depth.checked_sub(1) else {
            return Ok(Vec::new());
        };
        let after = |mv| {
            let mut next = line.clone();
            Game::play(&mut next, mv);
            (line.write_move(mv), count(next, deeper))
        };
        Ok(line.moves().iter().map(after).collect())
    }

    fn without_chance(&self) -> Result<&Line, PerftError> {
        self.as_ringforts()
            .ok_or_else(|| PerftError(self.variant()))
    }
}

/// Perft by the code that is compiled for the variant of a line.
fn count(line: Line, depth: u32) -> u64 {
    struct Perft(u32);
    impl VariantTask for Perft {
        type Output = u64;
        fn run<G: Game<Move = Move, Moves = Moves>>(self, game: G) -> u64 {
            perft_bulk(&game, self.0)
        }
    }
    line.run_specialized(Perft(depth))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnyVariant;

    #[test]
    fn the_fast_path_counts_what_the_twin_counts() {
        let lines = include_str!("../../../data/perft.txt").lines();
        for line in lines.filter(|line| !line.starts_with('#')) {
            let mut words = line.splitn(3, ' ');
            let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
            let (count, depth) = (number().expect(line), number().expect(line));
            if count < 100_000 {
                let game = AnyGame::read(words.next().expect(line)).expect(line);
                assert_eq!(game.perft(depth as u32), Ok(count), "{line}");
            }
        }
    }

    #[test]
    fn the_parts_of_divide_add_up_to_perft() {
        for variant in AnyVariant::all().filter(|each| *each != AnyVariant::SeatOfKings) {
            let start = variant.start();
            for depth in 1..=3 {
                let parts = start.divide(depth).expect("no chance");
                let total: u64 = parts.iter().map(|(_, count)| count).sum();
                assert_eq!(Ok(total), start.perft(depth), "{variant} {depth}");
                assert!(parts.is_sorted(), "{variant}");
            }
        }
    }

    #[test]
    fn depth_0_is_one_sequence_without_a_first_move() {
        let start = AnyGame::read("four-treasures").expect("a name");
        assert_eq!((start.perft(0), start.divide(0)), (Ok(1), Ok(Vec::new())));
    }

    #[test]
    fn a_finished_game_has_no_sequence_at_any_depth() {
        let over = AnyGame::read("sacred-hill-1 5/7/7/3r3/7/7/5 - over - - -").expect("a position");
        assert_eq!(
            [0, 1, 2, u32::MAX].map(|depth| over.perft(depth)),
            [1, 0, 0, 0].map(Ok)
        );
        assert_eq!(over.divide(3), Ok(Vec::new()));
    }

    #[test]
    fn a_depth_past_the_end_of_every_game_has_no_sequence() {
        let late =
            "four-treasures 1rbrb/rbrbrbr/rbrbrbr/brbrbrb/rbrbrbr/rbrbrbr/rbrb1 red battle - - -";
        let late = AnyGame::read(late).expect("a position");
        assert_eq!(late.perft(u32::MAX), Ok(0));
        assert!(late.perft(1).is_ok_and(|count| count > 0));
    }
    #[test]
    fn where_chance_has_a_part_nothing_is_counted() {
        let start = AnyVariant::SeatOfKings.start();
        let refused = PerftError(AnyVariant::SeatOfKings);
        assert_eq!(start.perft(1), Err(refused));
        assert_eq!(start.divide(0), Err(refused));
        let message = "perft is not offered for seat-of-kings, in which chance has a part";
        assert_eq!(refused.to_string(), message);
    }
}
