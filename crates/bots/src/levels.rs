//! Levels 1 to 8: a limit of nodes and a noise on the values.
//!
//! A level never has a limit of time, so it plays the same on every machine. The noise is added to the value of each legal
//! move, so a weak level plays the second-best move more often than the tenth, and sees large differences before small ones.

mod seat_of_kings;

use std::fmt;

use game::{Game, Moves, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Move, Variant};
use search::{Limits, StopFlag};
use serde::Deserialize;
use thiserror::Error;

use crate::{Player, PlayerError, RingfortPlayer};

pub use seat_of_kings::{KingsLevel, KingsLevelPlayer};

/// The number of levels.
pub const LEVEL_COUNT: u8 = 8;

/// The levels of the ringfort games.
const RINGFORTS: &str = include_str!("../data/levels/ringforts.toml");

/// One level of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The nodes searched for a move.
    pub nodes: u64,
    /// The maximum error of the value of a move, in hundredths of a point. Errors are triangularly distributed, so small
    /// ones are likelier than large ones.
    pub noise: u32,
}

/// The levels of all ringfort variants, as a file lists them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// The levels, from 1 on, of every variant that is not in `of`; the key in the file.
    usual: Vec<Level>,
    /// The levels of variants with their own, by the name of the variant; the table in the file.
    #[serde(default)]
    of: std::collections::BTreeMap<String, Vec<Level>>,
}

/// An error in a file of levels.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LevelsError {
    /// The file is not TOML, or has other keys or types.
    #[error("{0}")]
    Unreadable(String),
    /// No ringfort variant has this name.
    #[error("of.{0}: unknown variant")]
    Variant(String),
    /// The number of levels is wrong.
    #[error("{key}: {found} levels, not {LEVEL_COUNT}")]
    Count {
        /// The key of the list.
        key: String,
        /// The number found.
        found: usize,
    },
    /// A level has no nodes, or fewer nodes or more noise than the one below.
    #[error("{key}: level {level} is not above the one below it")]
    NotAbove {
        /// The key of the list.
        key: String,
        /// The number of the level, from 1.
        level: usize,
    },
}

impl Levels {
    /// Reads a file of levels and checks it.
    ///
    /// # Errors
    ///
    /// The first fault found.
    pub fn read(text: &str) -> Result<Self, LevelsError> {
        let levels: Self = toml::from_str(text)
            .map_err(|error| LevelsError::Unreadable(error.message().into()))?;
        check("usual", &levels.usual)?;
        for (name, own) in &levels.of {
            if Variant::from_name(name).is_none() {
                return Err(LevelsError::Variant(name.clone()));
            }
            check(format!("of.{name}"), own)?;
        }
        Ok(levels)
    }

    /// The levels that come with the program.
    pub fn ringforts() -> Self {
        Self::read(RINGFORTS).expect("a test reads this file")
    }

    /// A level of a variant. `None` unless it is from 1 to 8.
    pub fn level(&self, variant: Variant, level: u8) -> Option<Level> {
        let own = self.of.get(variant.name()).unwrap_or(&self.usual);
        own.get(usize::from(level).checked_sub(1)?).copied()
    }
}

fn check(key: impl fmt::Display, levels: &[Level]) -> Result<(), LevelsError> {
    if levels.len() != usize::from(LEVEL_COUNT) {
        return Err(LevelsError::Count {
            key: key.to_string(),
            found: levels.len(),
        });
    }
    let mut below = Level {
        nodes: 1,
        noise: u32::MAX,
    };
    for (number, &level) in (1..).zip(levels) {
        if level.nodes < below.nodes || level.noise > below.noise || level == below {
            return Err(LevelsError::NotAbove {
                key: key.to_string(),
                level: number,
            });
        }
        below = level;
    }
    Ok(())
}

/// Plays ringfort games at a level.
#[derive(Debug)]
pub struct LevelPlayer {
    source: LevelSource,
    /// The current level and its search.
    playing: Option<(Level, RingfortPlayer)>,
    stop: StopFlag,
    seed: u64,
    rng: Xoshiro256PlusPlus,
}

/// The source of the level of a player.
#[derive(Debug)]
enum LevelSource {
    /// The level of this number in the list of the variant.
    Number(u8, Levels),
    /// The same level in every variant.
    Fixed(Level),
}

impl LevelPlayer {
    /// A player of level `number`. `None` unless it is from 1 to 8.
    pub fn new(number: u8) -> Option<Self> {
        let is_level = (1..=LEVEL_COUNT).contains(&number);
        is_level.then(|| Self::from(LevelSource::Number(number, Levels::ringforts())))
    }

    /// A player of a level that is not in the list, such as one under test.
    pub fn at(level: Level) -> Self {
        Self::from(LevelSource::Fixed(level))
    }

    fn from(source: LevelSource) -> Self {
        Self {
            source,
            playing: None,
            stop: StopFlag::default(),
            seed: 0,
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// The search of a level. It is replaced when the level changes with the variant.
    fn search(&mut self, level: Level) -> &mut RingfortPlayer {
        let is_same = matches!(&self.playing, Some((playing, _)) if *playing == level);
        if !is_same {
            let mut search = RingfortPlayer::with_nodes(level.nodes);
            search.begin(self.seed);
            self.playing = Some((level, search));
        }
        let (_, search) = self.playing.as_mut().expect("it was put there");
        search.set_limits(Limits::nodes(level.nodes), self.stop.clone());
        search
    }
}

impl LevelSource {
    fn level(&self, variant: Variant) -> Level {
        match self {
            Self::Fixed(level) => *level,
            Self::Number(number, levels) => {
                let level = levels.level(variant, *number);
                level.expect("it was made for a level that there is")
            }
        }
    }
}

impl Player<Line, Move> for LevelPlayer {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        if let Some((_, search)) = &mut self.playing {
            search.begin(seed);
        }
    }

    fn choose(&mut self, line: &Line) -> Result<Move, PlayerError> {
        let level = self.source.level(line.position().variant());
        if level.noise == 0 || line.moves().len() <= 1 {
            return self.search(level).choose(line);
        }
        let found = self.search(level).analyze(line, line.moves().len());
        let judged = found.variations.iter().map(|expected| {
            let value = i64::from(expected.value) + random_error(level.noise, &mut self.rng);
            (value, expected.moves[0])
        });
        let best = judged.max_by_key(|&(value, _)| value);
        best.map(|(_, mv)| mv).ok_or(PlayerError::NoMove)
    }

    fn set_stop(&mut self, stop: StopFlag) {
        self.stop = stop;
    }
}

/// A random error of at most `noise` either way, triangularly distributed.
fn random_error(noise: u32, rng: &mut Xoshiro256PlusPlus) -> i64 {
    let mut part = || below(noise as usize + 1, rng) as i64;
    part() - part()
}

#[cfg(test)]
mod tests {
    use ringforts::Position;

    use super::*;

    /// Eight lines, each above the one before.
    fn ladder() -> String {
        let level = |number: u64| format!("{{ nodes = {}, noise = 0 }}", 10 * number);
        let levels: Vec<_> = (1..=8).map(level).collect();
        format!("usual = [{}]\n", levels.join(", "))
    }

    #[test]
    fn the_levels_of_the_program_are_sound() {
        let levels = Levels::read(RINGFORTS).expect("sound");
        for variant in Variant::ALL {
            assert_eq!(levels.level(variant, 0), None);
            assert_eq!(levels.level(variant, 9), None);
            assert_eq!(levels.level(variant, 8).map(|level| level.noise), Some(0));
        }
    }

    #[test]
    fn a_variant_can_have_levels_of_its_own() {
        let own = ladder()
            .replace("usual", "of.high-kings-1")
            .replace("= 10,", "= 7,");
        let levels = Levels::read(&(ladder() + &own)).expect("sound");
        let nodes = |variant, level| levels.level(variant, level).map(|level| level.nodes);
        assert_eq!(nodes(Variant::HighKings1, 1), Some(7));
        assert_eq!(nodes(Variant::HighKings2, 1), Some(10));
    }

    #[test]
    fn each_fault_of_a_file_is_named() {
        let refused = |text: String| Levels::read(&text).expect_err(&text).to_string();
        let changed = |from, to| refused(ladder().replace(from, to));
        assert_eq!(changed("usual", "of.chess"), "missing field `usual`");
        let chess = ladder() + &ladder().replace("usual", "of.chess");
        assert_eq!(refused(chess), "of.chess: unknown variant");
        let last = ", { nodes = 80, noise = 0 }";
        assert_eq!(changed(last, ""), "usual: 7 levels, not 8");
        let not_above = |level| format!("usual: level {level} is not above the one below it");
        assert_eq!(changed("nodes = 10,", "nodes = 0,"), not_above(1));
        assert_eq!(changed("nodes = 30,", "nodes = 19,"), not_above(3));
        assert_eq!(changed("nodes = 30,", "nodes = 20,"), not_above(3));
        assert_eq!(changed("40, noise = 0", "40, noise = 1"), not_above(4));
        let unknown = changed("nodes = 30,", "nodes = 30, depth = 2,");
        assert!(unknown.starts_with("unknown field `depth`"), "{unknown}");
        assert!(changed("nodes = 30", "nodes = -30").contains("-30"));
    }

    #[test]
    fn a_seed_gives_the_same_moves_and_another_others() {
        let line = Line::new(Position::start(Variant::SacredHill2));
        let mut player = LevelPlayer::new(1).expect("a level");
        let mut chosen = |seed| {
            player.begin(seed);
            [(); 6].map(|()| player.choose(&line).expect("a move"))
        };
        let first = chosen(1);
        assert_ne!(chosen(2), first);
        assert_eq!(chosen(1), first);
        assert!(LevelPlayer::new(0).is_none() && LevelPlayer::new(9).is_none());
    }

    #[test]
    fn a_set_stop_flag_makes_it_move_at_once() {
        let line = Line::new(Position::start(Variant::FourTreasures));
        let mut player = LevelPlayer::new(8).expect("a level");
        let stop = StopFlag::default();
        stop.set();
        player.set_stop(stop);
        let level = player.source.level(Variant::FourTreasures);
        assert_eq!(player.search(level).analyze(&line, 1).nodes, 0);
        assert!(player.choose(&line).is_ok());
    }

    #[test]
    fn errors_keep_within_the_noise_and_are_mostly_small() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let errors: Vec<_> = (0..10_000).map(|_| random_error(100, &mut rng)).collect();
        assert!(errors.iter().all(|error| (-100..=100).contains(error)));
        let small = errors.iter().filter(|error| error.abs() <= 50).count();
        assert!((7300..7700).contains(&small), "three quarters: {small}");
        assert_eq!(random_error(0, &mut rng), 0);
    }
}
