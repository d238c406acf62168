//! The results of a match, and the statistics that follow from them.

use core::time::Duration;

use super::{Effort, PlayedGame};
use crate::arena::GamePlan;
use crate::statistics::{Estimate, elo};

/// The result of one game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// The side that A played.
    pub side_of_a: u8,
    /// The side that moved first.
    pub first_side: u8,
    /// The points of each side.
    pub points: Vec<u8>,
    /// The number of moves; draws of chance do not count.
    pub plies: u64,
    /// The sum of the numbers of legal moves over all positions.
    pub legal_moves: u64,
    /// The effort of A.
    pub a: Effort,
    /// The effort of B.
    pub b: Effort,
}

/// The results of the games played so far, in order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct MatchResults(Vec<GameResult>);

/// The statistics of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// The number of sides, and of games in a group.
    pub sides: usize,
    /// The number of whole groups.
    pub groups: u64,
    /// Games of these groups that A won, drew with the best of the others, and lost.
    pub games: [u64; 3],
    /// The points of A minus those of B, or minus their mean over several sides of B; the games of a group added up.
    pub points: Estimate,
    /// The share of a win that A has in a game: 1, 1/2 or 0; sides with equal most points share it.
    pub share: Estimate,
    /// The numbers of pairs with 0, 1/2, 1, 3/2 and 2 wins of A. `None` unless there are two sides.
    pub pairs: Option<[u64; 5]>,
    /// The share as a difference in Elo. `None` unless there are two sides.
    pub elo: Option<Estimate>,
    /// Plies in a game.
    pub length: Estimate,
    /// Plies in the shortest and in the longest game.
    pub lengths: [u64; 2],
    /// Legal moves in a position, each game weighted equally.
    pub branching: Estimate,
    /// The points of the side that moved first minus the mean of the others in a game.
    pub first_points: Estimate,
    /// The share of a win of the side that moved first.
    pub first_share: Estimate,
    /// The processor time of A and of B for a move.
    pub cpu: [Duration; 2],
}

impl GameResult {
    /// The result of a game that was played.
    pub fn new(game_plan: &GamePlan, played: &PlayedGame) -> Self {
        Self {
            side_of_a: game_plan.side_of_a,
            first_side: played.first_side.index() as u8,
            points: played.scores.all().to_vec(),
            plies: played.plies(),
            legal_moves: played.legal_moves,
            a: played.a,
            b: played.b,
        }
    }

    /// The points of a side minus the mean of the others.
    fn lead(&self, side: u8) -> f64 {
        let own = f64::from(self.points[usize::from(side)]);
        let all: f64 = self.points.iter().copied().map(f64::from).sum();
        own - (all - own) / (self.points.len() - 1) as f64
    }

    /// The share of a win of a side.
    fn share(&self, side: u8) -> f64 {
        let most = self.points.iter().max();
        let winners = self.points.iter().filter(|&points| Some(points) == most);
        if Some(&self.points[usize::from(side)]) == most {
            1.0 / winners.count() as f64
        } else {
            0.0
        }
    }
}

impl MatchResults {
    /// Adds the result of the next game. Games must be added in the order of their numbers.
    pub fn add(&mut self, result: GameResult) {
        self.0.push(result);
    }

    /// The number of games.
    pub const fn games(&self) -> usize {
        self.0.len()
    }

    /// The numbers of pairs with 0, 1/2, 1, 3/2 and 2 wins of A. `None` unless there are two sides.
    pub fn pairs(&self) -> Option<[u64; 5]> {
        let sides = self.0.first()?.points.len();
        (sides == 2).then(|| {
            let mut pairs = [0; 5];
            for pair in self.0.chunks_exact(2) {
                let wins: f64 = pair.iter().map(|game| game.share(game.side_of_a)).sum();
                pairs[(2.0 * wins) as usize] += 1;
            }
            pairs
        })
    }

    /// The statistics of all whole groups. `None` before the first whole group.
    pub fn summary(&self) -> Option<Summary> {
        let sides = self.0.first()?.points.len();
        let whole = &self.0[..self.0.len() / sides * sides];
        let groups = |value: &dyn Fn(&GameResult) -> f64| -> Vec<f64> {
            let groups = whole.chunks_exact(sides);
            groups.map(|group| group.iter().map(value).sum()).collect()
        };
        let means = |value: &dyn Fn(&GameResult) -> f64| -> Vec<f64> {
            let sums = groups(value).into_iter();
            sums.map(|sum| sum / sides as f64).collect()
        };
        let share = Estimate::of_shares(&means(&|game| game.share(game.side_of_a)))?;
        let lengths = || whole.iter().map(|game| game.plies);
        Some(Summary {
            sides,
            groups: (whole.len() / sides) as u64,
            games: won_drawn_lost(whole),
            points: Estimate::of(&groups(&|game| game.lead(game.side_of_a)))?,
            share,
            pairs: self.pairs(),
            elo: (sides == 2).then(|| share.map(elo)),
            length: Estimate::of(&means(&|game| game.plies as f64))?,
            lengths: [lengths().min()?, lengths().max()?],
            branching: Estimate::of(&means(&|game| {
                game.legal_moves as f64 / game.plies.max(1) as f64
            }))?,
            first_points: Estimate::of(&means(&|game| game.lead(game.first_side)))?,
            first_share: Estimate::of_shares(&means(&|game| game.share(game.first_side)))?,
            cpu: [
                cpu_per_move(whole.iter().map(|game| game.a)),
                cpu_per_move(whole.iter().map(|game| game.b)),
            ],
        })
    }
}

fn won_drawn_lost(games: &[GameResult]) -> [u64; 3] {
    let mut counts = [0; 3];
    for game in games {
        let place = match game.share(game.side_of_a) {
            1.0 => 0,
            0.0 => 2,
            _ => 1,
        };
        counts[place] += 1;
    }
    counts
}

/// The mean processor time for a move.
fn cpu_per_move(spent: impl Iterator<Item = Effort>) -> Duration {
    let (mut moves, mut cpu) = (0, Duration::ZERO);
    for each in spent {
        moves += each.moves;
        cpu += each.cpu;
    }
    Duration::from_nanos((cpu.as_nanos() / u128::from(moves.max(1))) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(side_of_a: u8, points: &[u8], plies: u64) -> GameResult {
        let spent = |millis| Effort {
            moves: 2,
            cpu: Duration::from_millis(millis),
        };
        GameResult {
            side_of_a,
            first_side: 0,
            points: points.to_vec(),
            plies,
            legal_moves: 3 * plies,
            a: spent(10),
            b: spent(4),
        }
    }

    fn results(games: Vec<GameResult>) -> MatchResults {
        let mut results = MatchResults::default();
        games.into_iter().for_each(|game| results.add(game));
        results
    }

    #[test]
    fn pairs_are_added_up() {
        let results = results(vec![
            game(0, &[4, 0], 10),
            game(1, &[0, 3], 20),
            game(0, &[0, 5], 30),
            game(1, &[1, 1], 40),
            game(0, &[9, 0], 50),
        ]);
        assert_eq!(results.games(), 5);
        let found = results.summary().expect("two pairs");
        assert_eq!((found.groups, found.games), (2, [2, 1, 1]));
        assert_eq!(found.pairs, Some([0, 1, 0, 0, 1]));
        assert_eq!((found.points.mean, found.share.mean), (1.0, 0.625));
        assert_eq!((found.length.mean, found.lengths), (25.0, [10, 40]));
        assert_eq!(found.branching.mean, 3.0);
        assert_eq!(
            (found.first_points.mean, found.first_share.mean),
            (-1.0, 0.375)
        );
        assert_eq!(found.cpu, [5, 2].map(Duration::from_millis));
        let elo = found.elo.expect("two sides");
        assert!((elo.mean - 88.74).abs() < 0.01, "{elo:?}");
    }

    #[test]
    fn four_sides_play_in_groups_of_four() {
        let results = results(vec![
            game(0, &[3, 0, 0, 0], 10),
            game(1, &[3, 3, 0, 0], 10),
            game(2, &[0, 0, 0, 3], 10),
            game(3, &[1, 1, 1, 1], 10),
        ]);
        let found = results.summary().expect("a group");
        assert_eq!((found.groups, found.games), (1, [1, 2, 1]));
        assert_eq!((found.share.mean, found.points.mean), (1.75 / 4.0, 4.0));
        assert_eq!((found.pairs, found.elo), (None, None));
    }

    #[test]
    fn less_than_a_group_says_nothing() {
        assert_eq!(MatchResults::default().summary(), None);
        assert_eq!(results(vec![game(0, &[4, 0], 10)]).summary(), None);
    }
}
