//! What came of a match, added up game by game.

use std::time::Duration;

use super::{Played, Spent};
use crate::arena::Fixture;
use crate::statistics::{Estimate, elo};

/// What a match needs to keep of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// The side that A played.
    pub side_of_a: u8,
    /// The side that moved first.
    pub first_side: u8,
    /// The points of each side.
    pub points: Vec<u8>,
    /// Its plies, chance not counted.
    pub plies: u64,
    /// The legal moves of all moments, added up.
    pub choices: u64,
    /// What A has spent.
    pub a: Spent,
    /// What B has spent.
    pub b: Spent,
}

/// A match as far as it was played.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tally(Vec<GameResult>);

/// What a match says.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// How many sides the game has, and games a group.
    pub sides: usize,
    /// Whole groups of games.
    pub groups: u64,
    /// The games in them that A won, that were drawn by A with the best of the others, and that A lost.
    pub games: [u64; 3],
    /// The points of A less those of B in a group of games; with several sides of B, less their mean.
    pub points: Estimate,
    /// The share of a win that A has of a game: 1, 1/2, 0; those with the most points share it.
    pub share: Estimate,
    /// How many pairs had 0, 1/2, 1, 3/2 and 2 wins of A; nothing unless there are two sides.
    pub pairs: Option<[u64; 5]>,
    /// The share as a difference in Elo; nothing unless there are two sides.
    pub elo: Option<Estimate>,
    /// How many plies a game has.
    pub length: Estimate,
    /// How many plies the shortest and the longest game have.
    pub lengths: [u64; 2],
    /// How many legal moves a moment has, each game counted alike.
    pub branching: Estimate,
    /// The points of the side that moved first less the mean of the others in a game, whoever plays it.
    pub first_points: Estimate,
    /// The share of a win that the side has that moved first, whoever plays it.
    pub first_share: Estimate,
    /// The processor time that each of the two has spent for a move.
    pub cpu: [Duration; 2],
}

impl GameResult {
    /// What is kept of a game that was played.
    pub fn new(fixture: &Fixture, played: &Played) -> Self {
        Self {
            side_of_a: fixture.side_of_a,
            first_side: played.first_side.index() as u8,
            points: played.scores.all().to_vec(),
            plies: played.plies(),
            choices: played.choices,
            a: played.a,
            b: played.b,
        }
    }

    /// The points of a side less the mean of the others.
    fn lead(&self, side: u8) -> f64 {
        let own = f64::from(self.points[usize::from(side)]);
        let all: f64 = self.points.iter().copied().map(f64::from).sum();
        own - (all - own) / (self.points.len() - 1) as f64
    }

    /// The share of a win that a side has.
    fn share(&self, side: u8) -> f64 {
        let most = self.points.iter().max();
        let winners = self.points.iter().filter(|&points| Some(points) == most);
        match Some(&self.points[usize::from(side)]) == most {
            true => 1.0 / winners.count() as f64,
            false => 0.0,
        }
    }
}

impl Tally {
    /// Adds the next game, in the order of their numbers.
    pub fn add(&mut self, result: GameResult) {
        self.0.push(result);
    }

    /// How many games were added.
    pub const fn games(&self) -> usize {
        self.0.len()
    }

    /// How many pairs had 0, 1/2, 1, 3/2 and 2 wins of A; nothing unless there are two sides.
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

    /// What the match says; nothing before a whole group of games was played. Games beyond the last whole group are
    /// left out.
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
                game.choices as f64 / game.plies.max(1) as f64
            }))?,
            first_points: Estimate::of(&means(&|game| game.lead(game.first_side)))?,
            first_share: Estimate::of_shares(&means(&|game| game.share(game.first_side)))?,
            cpu: [
                a_move(whole.iter().map(|game| game.a)),
                a_move(whole.iter().map(|game| game.b)),
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

/// The time for a move of all these games.
fn a_move(spent: impl Iterator<Item = Spent>) -> Duration {
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
        let spent = |millis| Spent {
            moves: 2,
            cpu: Duration::from_millis(millis),
        };
        GameResult {
            side_of_a,
            first_side: 0,
            points: points.to_vec(),
            plies,
            choices: 3 * plies,
            a: spent(10),
            b: spent(4),
        }
    }

    fn tally(games: Vec<GameResult>) -> Tally {
        let mut tally = Tally::default();
        games.into_iter().for_each(|game| tally.add(game));
        tally
    }

    #[test]
    fn pairs_are_added_up() {
        let tally = tally(vec![
            game(0, &[4, 0], 10),
            game(1, &[0, 3], 20),
            game(0, &[0, 5], 30),
            game(1, &[1, 1], 40),
            game(0, &[9, 0], 50),
        ]);
        assert_eq!(tally.games(), 5);
        let found = tally.summary().expect("two pairs");
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
        let tally = tally(vec![
            game(0, &[3, 0, 0, 0], 10),
            game(1, &[3, 3, 0, 0], 10),
            game(2, &[0, 0, 0, 3], 10),
            game(3, &[1, 1, 1, 1], 10),
        ]);
        let found = tally.summary().expect("a group");
        assert_eq!((found.groups, found.games), (1, [1, 2, 1]));
        assert_eq!((found.share.mean, found.points.mean), (1.75 / 4.0, 4.0));
        assert_eq!((found.pairs, found.elo), (None, None));
    }

    #[test]
    fn less_than_a_group_says_nothing() {
        assert_eq!(Tally::default().summary(), None);
        assert_eq!(tally(vec![game(0, &[4, 0], 10)]).summary(), None);
    }
}
