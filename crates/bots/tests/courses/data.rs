//! The form of the data of a course, read strictly: a key that no step has is a fault.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;

/// The courses by the names of their files.
pub(crate) type Courses = BTreeMap<String, Course>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Course {
    /// The name of its file.
    pub(crate) course: String,
    pub(crate) variant: String,
    /// The courses whose clauses it takes for known.
    #[serde(default)]
    pub(crate) builds_on: Vec<String>,
    /// False for a follow-up.
    #[serde(default = "yes")]
    pub(crate) whole: bool,
    #[serde(rename = "step")]
    pub(crate) steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) id: String,
    pub(crate) kind: Kind,
    /// The seat of the learner.
    pub(crate) seat: String,
    pub(crate) minutes: u32,
    /// The clauses that it teaches.
    #[serde(default)]
    pub(crate) brings: Vec<String>,
    /// The clauses that it needs besides.
    #[serde(default)]
    pub(crate) uses: Vec<String>,
    pub(crate) position: String,
    /// The words that the page explains beside it.
    #[serde(default)]
    pub(crate) terms: Vec<String>,
    /// The places of the first hint.
    #[serde(default)]
    pub(crate) look: Vec<String>,
    #[serde(default, rename = "turn")]
    pub(crate) turns: Vec<Turn>,
    /// The words for the things to be marked.
    pub(crate) find: Option<String>,
    /// The words for the things to be counted.
    pub(crate) ask: Option<String>,
    pub(crate) answer: Option<Answer>,
    #[serde(default)]
    pub(crate) wrong: Vec<Wrong>,
    /// The line that shows a count to be right.
    pub(crate) proof: Option<Proof>,
    /// Refusals in other positions.
    #[serde(default)]
    pub(crate) elsewhere: Vec<Elsewhere>,
    /// True if the page shows nothing of the other seats but their pieces.
    #[serde(default)]
    pub(crate) alone: bool,
    /// The computer player of a game.
    pub(crate) level: Option<u8>,
    pub(crate) tutor: Option<bool>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Play,
    Choose,
    Find,
    Count,
    Game,
}

/// One turn of the learner. A line is one or more tokens with `; ` between them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    /// The right lines, or `*` for any answer but those of `near`.
    pub(crate) accept: Vec<String>,
    /// The conditions that hold after them.
    #[serde(default)]
    pub(crate) aim: Vec<String>,
    /// False if other lines reach the aim too.
    #[serde(default = "yes")]
    pub(crate) exact: bool,
    /// The lines to choose from.
    #[serde(default)]
    pub(crate) options: Vec<String>,
    #[serde(default)]
    pub(crate) refuse: Vec<Refused>,
    #[serde(default)]
    pub(crate) near: Vec<Near>,
    /// The clause that answers all other lines.
    pub(crate) rest: Option<String>,
    /// The line that others play after an accepted one.
    pub(crate) reply: Option<String>,
    /// The places of the first hint in every turn but the first.
    #[serde(default)]
    pub(crate) look: Vec<String>,
}

/// A move that is not legal after a line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Refused {
    pub(crate) after: Option<String>,
    #[serde(rename = "move")]
    pub(crate) token: String,
    pub(crate) clause: String,
    pub(crate) places: Vec<String>,
}

/// Legal lines that miss the aim.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Near {
    #[serde(rename = "moves")]
    pub(crate) lines: Vec<String>,
    pub(crate) clause: String,
    /// The ringfort that the others would build or capture then.
    pub(crate) answer: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wrong {
    pub(crate) answer: Answer,
    pub(crate) clause: String,
    /// True if the answer is a move, and the program refuses it by the clause.
    #[serde(default)]
    pub(crate) refused: bool,
    /// The move, if it is not the answer itself.
    #[serde(rename = "move")]
    pub(crate) token: Option<String>,
}

#[derive(Deserialize, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub(crate) enum Answer {
    Number(i64),
    Mark(String),
    Marks(Vec<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    #[serde(rename = "moves")]
    pub(crate) line: String,
    pub(crate) aim: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Elsewhere {
    pub(crate) position: String,
    #[serde(rename = "move")]
    pub(crate) token: String,
    pub(crate) clause: String,
}

impl Step {
    /// The clauses by which it shows a refusal.
    pub(crate) fn refusals(&self) -> impl Iterator<Item = &str> {
        let turns = self.turns.iter().flat_map(|turn| &turn.refuse);
        let wrong = self.wrong.iter().filter(|wrong| wrong.refused);
        let elsewhere = self.elsewhere.iter().map(|other| &*other.clause);
        let turns = turns.map(|refused| &*refused.clause);
        turns
            .chain(wrong.map(|wrong| &*wrong.clause))
            .chain(elsewhere)
    }

    /// The clauses by which it answers.
    pub(crate) fn answering(&self) -> impl Iterator<Item = &str> {
        let near = self.turns.iter().flat_map(|turn| &turn.near);
        let rest = self.turns.iter().filter_map(|turn| turn.rest.as_deref());
        let wrong = self.wrong.iter().map(|wrong| &*wrong.clause);
        let near = near.map(|near| &*near.clause);
        self.refusals().chain(near).chain(rest).chain(wrong)
    }
}

/// All courses.
pub(crate) fn courses() -> Courses {
    let entries = fs::read_dir(root().join("data/courses")).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let course = |path: &Path| {
        let name = path.file_stem().and_then(|name| name.to_str());
        let text = fs::read_to_string(path).expect("a text");
        let course = toml::from_str(&text).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
        (name.expect("a name").to_owned(), course)
    };
    paths.map(|path| course(&path)).collect()
}

/// The names of all clauses.
pub(crate) fn clauses() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("data/clauses.toml")).expect("a text");
    let table: toml::Table = text.parse().expect("clauses");
    let clauses = table["clause"].as_array().expect("a list").iter();
    clauses
        .map(|clause| clause["id"].as_str().expect("a name").to_owned())
        .collect()
}

/// The folder of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn yes() -> bool {
    true
}
