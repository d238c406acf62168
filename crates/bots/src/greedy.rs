//! The greedy player: one ply of search by points alone.

use game::{Game, Moves, Seat, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use ringforts::{Line, Move, points};

use crate::{Player, PlayerError};

/// Plays a random move of those after which its side would lead by most points if the game ended.
#[derive(Debug, Clone)]
pub struct GreedyPlayer(Xoshiro256PlusPlus);

impl GreedyPlayer {
    /// A new player.
    pub fn new() -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(0))
    }
}

impl Default for GreedyPlayer {
    fn default() -> Self {
        Self::new()
    }
}

impl Player<Line, Move> for GreedyPlayer {
    fn begin(&mut self, seed: u64) {
        self.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, line: &Line) -> Result<Move, PlayerError> {
        let Turn::Seat(seat) = line.turn() else {
            return Err(PlayerError::NoMove);
        };
        let moves = line.moves();
        let scored = moves.iter().map(|mv| (lead_after(line, mv, seat), mv));
        any_best(&scored.collect::<Vec<_>>(), &mut self.0).ok_or(PlayerError::NoMove)
    }
}

/// A random move of the highest score. `None` if there is no move.
pub(crate) fn any_best<S: Ord + Copy, M: Copy>(scored: &[(S, M)], rng: &mut impl Rng) -> Option<M> {
    let highest = scored.iter().map(|&(score, _)| score).max()?;
    let best = scored.iter().filter(|&&(score, _)| score == highest);
    let best: Vec<_> = best.map(|&(_, mv)| mv).collect();
    Some(best[below(best.len(), rng)])
}

/// The points of a seat's side minus those of the other if the game ended after this move. Rule: M5
fn lead_after(line: &Line, mv: Move, seat: Seat) -> i16 {
    let mut after = line.clone();
    after.play(mv);
    let points = points(after.position()).map(i16::from);
    let own = line.side(seat).index();
    points[own] - points[1 - own]
}

#[cfg(test)]
mod tests {
    use game::{Text, Tokens};

    use super::*;

    fn choices(text: &str) -> Vec<String> {
        let line = Line::read(text).expect(text);
        let mut greedy = GreedyPlayer::new();
        let mut tokens: Vec<_> = (0..1000)
            .map(|seed| {
                greedy.begin(seed);
                line.write_move(greedy.choose(&line).expect("a move"))
            })
            .collect();
        tokens.sort();
        tokens.dedup();
        tokens
    }

    #[test]
    fn it_joins_two_kingdoms_to_one() {
        let text = "sacred-hill-1 5/7/7/r1r4/7/5r1/1b1b1 red battle - - -";
        assert_eq!(choices(text), ["B4"]);
    }

    #[test]
    fn equal_moves_are_all_played() {
        assert_eq!(
            choices("four-treasures 5/7/7/7/7/7/5 red battle - - -").len(),
            45
        );
    }

    #[test]
    fn a_finished_game_has_no_move() {
        let over = Line::read("four-treasures 5/7/7/7/7/7/5 - over - - -").expect("a position");
        assert_eq!(GreedyPlayer::new().choose(&over), Err(PlayerError::NoMove));
    }
}
