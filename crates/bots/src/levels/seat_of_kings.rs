//! Levels 1 to 8 of Seat of Kings.

use game::Moves;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::information_set::MoveStatistics;
use search::{Limits, StopFlag};
use seat_of_kings::{Decision, View};
use serde::Deserialize;

use super::{Level, LevelsError, check, random_error};
use crate::{KingsSearcher, Player, PlayerError};

/// The levels that come with the program.
const SEAT_OF_KINGS: &str = include_str!("../../data/levels/seat-of-kings.toml");

/// One level of Seat of Kings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KingsLevel {
    /// The search iterations for a decision.
    pub iterations: u64,
    /// The maximum error of the value of a decision, in thousandths of a win. Errors are triangularly distributed.
    pub noise: u32,
}

/// The levels of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelFile {
    levels: Vec<KingsLevel>,
}

impl KingsLevel {
    /// A level of the program. `None` unless `number` is from 1 to 8.
    pub fn of(number: u8) -> Option<Self> {
        let levels = read(SEAT_OF_KINGS).expect("a test reads this file");
        levels.get(usize::from(number).checked_sub(1)?).copied()
    }
}

/// Reads a file of levels and checks it.
fn read(text: &str) -> Result<Vec<KingsLevel>, LevelsError> {
    let LevelFile { levels } =
        toml::from_str(text).map_err(|error| LevelsError::Unreadable(error.message().into()))?;
    let plain = levels
        .iter()
        .map(|&KingsLevel { iterations, noise }| Level {
            nodes: iterations,
            noise,
        });
    check("levels", &plain.collect::<Vec<_>>())?;
    Ok(levels)
}

/// Plays Seat of Kings at a level.
#[derive(Debug, Clone)]
pub struct KingsLevelPlayer {
    level: KingsLevel,
    search: KingsSearcher,
    rng: Xoshiro256PlusPlus,
}

impl KingsLevelPlayer {
    /// A player of this level.
    pub fn new(level: KingsLevel) -> Self {
        Self {
            level,
            search: KingsSearcher::new(Limits::nodes(level.iterations)),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// The noisy value of a decision, in thousandths of a win. An unvisited decision has the mean value of the others.
    fn judge(&mut self, found: &MoveStatistics<Decision>, mean: f64) -> f64 {
        let value = if found.visits == 0 {
            mean
        } else {
            f64::from(found.value)
        };
        1000.0 * value + random_error(self.level.noise, &mut self.rng) as f64
    }
}

impl Player<View, Decision> for KingsLevelPlayer {
    fn set_stop(&mut self, stop: StopFlag) {
        self.search.set_stop(stop);
    }

    fn begin(&mut self, seed: u64) {
        self.search.begin(seed);
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, view: &View) -> Result<Decision, PlayerError> {
        let decisions = view.decisions().ok_or(PlayerError::NoMove)?;
        if self.level.noise == 0 || decisions.len() == 1 {
            return self.search.choose(view);
        }
        let found = self.search.search(view);
        let mean = mean(&found);
        let judged = found
            .iter()
            .map(|found| (self.judge(found, mean), found.mv));
        let best = judged.max_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map(|(_, mv)| mv).ok_or(PlayerError::NoMove)
    }
}

/// The mean value of all iterations.
fn mean(found: &[MoveStatistics<Decision>]) -> f64 {
    let visits: u32 = found.iter().map(|found| found.visits).sum();
    let values = found
        .iter()
        .map(|found| f64::from(found.visits) * f64::from(found.value));
    values.sum::<f64>() / f64::from(visits.max(1))
}

#[cfg(test)]
mod tests {
    use game::{Chance, Hidden};
    use seat_of_kings::{Color, Options, Players, State};

    use super::*;

    /// Blue chooses three of six cards.
    fn dealt() -> View {
        let players = Players::new(&Color::ALL[..2]).expect("different colors");
        let mut state = State::new(Options::new(players));
        Chance::apply_draw(&mut state, &[17, 5]);
        Chance::apply_draw(&mut state, &(1..=36).collect::<Vec<_>>());
        let blue = state.public().decides().expect("Blue decides");
        state.view(blue)
    }

    /// The choices of a level with each of many seeds.
    fn chosen(level: KingsLevel, seeds: std::ops::Range<u64>) -> Vec<Decision> {
        let view = dealt();
        let mut player = KingsLevelPlayer::new(level);
        let mut choose = |seed| {
            player.begin(seed);
            player.choose(&view).expect("a decision")
        };
        seeds.map(&mut choose).collect()
    }

    #[test]
    fn the_levels_of_the_program_are_sound() {
        assert!(KingsLevel::of(0).is_none() && KingsLevel::of(9).is_none());
        assert!((1..8).all(|number| KingsLevel::of(number).is_some()));
        assert_eq!(KingsLevel::of(8).map(|level| level.noise), Some(0));
    }

    #[test]
    fn each_fault_of_a_file_is_named() {
        let refused = |text: &str| read(text).expect_err(text).to_string();
        assert_eq!(refused("levels = []"), "levels: 0 levels, not 8");
        assert_eq!(refused(""), "missing field `levels`");
        let last = SEAT_OF_KINGS.rsplit_once("    {").expect("a last level").0;
        let worse = format!("{last}    {{ iterations = 1, noise = 0 }},\n]\n");
        assert_eq!(
            refused(&worse),
            "levels: level 8 is not above the one below it"
        );
    }

    #[test]
    fn a_seed_gives_the_same_decisions_and_noise_gives_many() {
        let level = |noise| KingsLevel {
            iterations: 60,
            noise,
        };
        assert_eq!(chosen(level(500), 0..20), chosen(level(500), 0..20));
        let count = |noise| {
            let mut kinds = chosen(level(noise), 0..20);
            kinds.sort_by_key(ToString::to_string);
            kinds.dedup();
            kinds.len()
        };
        assert!(count(1000) > count(0), "{} {}", count(1000), count(0));
    }

    #[test]
    fn unvisited_decisions_get_the_mean_value() {
        let mv = Decision::End;
        let found = |visits, value| MoveStatistics { mv, visits, value };
        assert_eq!(
            mean(&[found(1, 0.5), found(3, 0.25), found(0, 0.0)]),
            0.3125
        );
        assert_eq!(mean(&[found(0, 0.0)]), 0.0);
        let mut player = KingsLevelPlayer::new(KingsLevel {
            iterations: 1,
            noise: 0,
        });
        assert_eq!(player.judge(&found(0, 0.0), 0.3125), 312.5);
        assert_eq!(player.judge(&found(2, 0.25), 0.3125), 250.0);
    }
}
