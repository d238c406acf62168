//! The options of the lab's matches.

use bots::levels::Levels;

/// The words after a command, and its options.
pub(crate) struct Options {
    pub(crate) words: Vec<String>,
    /// The maximum number of groups of games.
    pub(crate) pairs: u64,
    pub(crate) seed: u64,
    /// The share that a fit looks for.
    pub(crate) share: f64,
    /// The seats of Seat of Kings, 2 to 4.
    pub(crate) seats: usize,
    /// The levels that are checked.
    pub(crate) levels: Levels,
}

impl Options {
    /// Reads the words after a command.
    pub(crate) fn read(words: &[String]) -> Self {
        let mut options = Self {
            words: Vec::new(),
            pairs: 100,
            seed: 1,
            share: 0.7,
            seats: 2,
            levels: Levels::ringforts(),
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().expect("a number after an option");
            match word.as_str() {
                "--pairs" => options.pairs = value().parse().expect("a whole number"),
                "--seed" => options.seed = value().parse().expect("a whole number"),
                "--share" => options.share = value().parse().expect("a share"),
                "--seats" => options.seats = value().parse().expect("2 to 4"),
                "--levels" => options.levels = levels(value()),
                _ => options.words.push(word.clone()),
            }
        }
        options
    }
}

fn levels(path: &str) -> Levels {
    let text = std::fs::read_to_string(path).expect("a file that can be read");
    Levels::read(&text).expect("a file of levels")
}
