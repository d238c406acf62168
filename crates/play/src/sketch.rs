//! A position as somebody draws it, which becomes a position text.

use ringforts::{Hill, Variant};
use serde::Deserialize;
use thiserror::Error;
use ts_rs::TS;

/// A position as somebody draws it, with the fields of a [`crate::RingfortsView`]: hills one after the other, Red's first. Whether it is
/// one that can be is for the rules to say, who read its text.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Drawn {
    /// The name of the variant.
    pub variant: String,
    /// The ringforts of each color.
    pub ringforts: [String; 2],
    /// The hills where the kings of each color stand.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub kings: [String; 2],
    /// The seat to move; nothing if the game is over.
    #[serde(default)]
    pub turn: Option<String>,
    /// The phase: `setup`, `manoeuvres`, `battle`, `over`.
    pub phase: String,
    /// The kings that each color has lost, in High Kings.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub kings_lost: [u8; 2],
    /// How many turns are left of a final cycle.
    #[serde(default)]
    pub turns_left: Option<u8>,
    /// The bridges of each color, two hills each; only those of Stone of Destiny are read.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub links: [String; 2],
}

/// What of a drawing cannot be written as a text.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Undrawable {
    /// Something that is not the names of hills, one after the other.
    #[error("not hills one after the other: {0}")]
    NotHills(
        /// The text.
        String,
    ),
    /// A word with a space in it.
    #[error("not one word: {0}")]
    NotAWord(
        /// The text.
        String,
    ),
    /// A hill that has two ringforts, or two kings.
    #[error("two of a kind on {0}")]
    Twice(
        /// The hill.
        Hill,
    ),
    /// A king on a vacant hill.
    #[error("a king without a ringfort on {0}")]
    WithoutRingfort(
        /// The hill.
        Hill,
    ),
}

impl Undrawable {
    /// A word that stands for it in messages, and does not change.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NotHills(_) => "NotHills",
            Self::NotAWord(_) => "NotAWord",
            Self::Twice(_) => "Twice",
            Self::WithoutRingfort(_) => "WithoutRingfort",
        }
    }

    /// The hill at fault, if it is one.
    pub const fn hill(&self) -> Option<Hill> {
        match self {
            Self::Twice(hill) | Self::WithoutRingfort(hill) => Some(*hill),
            Self::NotHills(_) | Self::NotAWord(_) => None,
        }
    }
}

impl Drawn {
    /// Its position text, which may still say what cannot be.
    ///
    /// # Errors
    ///
    /// If there is no text for it.
    pub fn text(&self) -> Result<String, Undrawable> {
        let words = [&self.variant, &self.phase].into_iter().chain(&self.turn);
        for word in words {
            if word.is_empty() || word.contains(char::is_whitespace) {
                return Err(Undrawable::NotAWord(word.clone()));
            }
        }
        let board = self.board()?;
        let turn = self.turn.as_deref().unwrap_or("-");
        let left = self.turns_left.map_or("-".into(), |left| left.to_string());
        let [red, blue] = self.kings_lost;
        let lost = match self.variant.starts_with("high-kings") || [red, blue] != [0, 0] {
            true => format!("{red}:{blue}"),
            false => "-".into(),
        };
        let links = self.links()?;
        let (variant, phase) = (&self.variant, &self.phase);
        Ok(format!(
            "{variant} {board} {turn} {phase} {lost} {left} {links}"
        ))
    }

    fn board(&self) -> Result<String, Undrawable> {
        let forts = [hills(&self.ringforts[0])?, hills(&self.ringforts[1])?];
        let kings = [hills(&self.kings[0])?, hills(&self.kings[1])?];
        for hill in Hill::all() {
            for both in [&forts, &kings] {
                if both
                    .iter()
                    .flatten()
                    .filter(|&&other| other == hill)
                    .count()
                    > 1
                {
                    return Err(Undrawable::Twice(hill));
                }
            }
        }
        let mut kings_only = kings.iter().flatten();
        let is_bare = |king: &&Hill| !forts.iter().any(|forts| forts.contains(king));
        if let Some(&king) = kings_only.find(is_bare) {
            return Err(Undrawable::WithoutRingfort(king));
        }
        let rows = (0..7).rev().map(|row| {
            let hills = (0..7).filter_map(|column| Hill::at(column, row));
            with_runs(hills.map(|hill| letter(hill, &forts, &kings)))
        });
        Ok(rows.collect::<Vec<_>>().join("/"))
    }

    /// Elsewhere than in Stone of Destiny what is linked follows from the board.
    fn links(&self) -> Result<String, Undrawable> {
        if self.variant != Variant::StoneOfDestiny.name() {
            return Ok("-".into());
        }
        let mut links = Vec::new();
        for text in &self.links {
            let hills = hills(text)?;
            if hills.len() % 2 != 0 {
                return Err(Undrawable::NotHills(text.clone()));
            }
            links.extend(
                hills
                    .chunks(2)
                    .map(|pair| format!("{}{}", pair[0], pair[1])),
            );
        }
        links.sort();
        Ok(match links.is_empty() {
            true => "-".into(),
            false => links.join(","),
        })
    }
}

/// The hills of names one after the other.
fn hills(text: &str) -> Result<Vec<Hill>, Undrawable> {
    let read = |name: &[u8]| Hill::from_name(std::str::from_utf8(name).ok()?);
    let hills = text.as_bytes().chunks(2).map(read);
    let hills: Option<Vec<Hill>> = hills.collect();
    hills.ok_or_else(|| Undrawable::NotHills(text.into()))
}

/// What stands on a hill, as a position text writes it; a dot if nothing does.
fn letter(hill: Hill, forts: &[Vec<Hill>; 2], kings: &[Vec<Hill>; 2]) -> char {
    let color = |of: &[Vec<Hill>; 2]| of.iter().position(|hills| hills.contains(&hill));
    match (color(forts), color(kings)) {
        (None, _) => '.',
        (Some(0), None) => 'r',
        (Some(0), Some(0)) => 'R',
        (Some(0), Some(_)) => 'n',
        (Some(_), None) => 'b',
        (Some(_), Some(0)) => 'm',
        (Some(_), Some(_)) => 'B',
    }
}

/// Letters with numbers in the place of dots side by side.
fn with_runs(letters: impl Iterator<Item = char>) -> String {
    let mut text = String::new();
    for letter in letters {
        let run = text.chars().last().and_then(|last| last.to_digit(10));
        match (letter, run) {
            ('.', Some(run)) => {
                text.pop();
                text.push_str(&(run + 1).to_string());
            }
            ('.', None) => text.push('1'),
            _ => text.push(letter),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use catalog::{AnyGame, AnyVariant};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::RingfortsView;

    /// What a page would draw of a game that it is shown.
    fn drawn(game: &AnyGame) -> Drawn {
        let board = RingfortsView::of_game(game).expect("a ringfort game");
        let mut fields = serde_json::to_value(&board).expect("JSON");
        fields["variant"] = game.variant().name().into();
        fields["turn"] = game.seat().into();
        if let AnyGame::Ringforts(line) = game {
            let lost = ringforts::Color::BOTH.map(|color| line.position().kings_lost(color));
            fields["kings_lost"] = lost.to_vec().into();
        }
        serde_json::from_value(fields).expect("the fields of a board")
    }

    #[test]
    fn what_is_drawn_from_a_board_is_its_position() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
        for variant in AnyVariant::all().filter(|&variant| variant != AnyVariant::SeatOfKings) {
            let mut game = variant.start();
            loop {
                assert_eq!(drawn(&game).text(), Ok(game.to_string()));
                if game.play_random(&mut rng).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn what_has_no_text_is_refused_by_its_fault() {
        let start = || drawn(&AnyGame::read("high-kings-2").expect("a name"));
        let with = |change: fn(&mut Drawn)| {
            let mut drawn = start();
            change(&mut drawn);
            let fault = drawn.text().expect_err("it has no text");
            (fault.name(), fault.hill().map(|hill| hill.to_string()))
        };
        let hill = |name: &str| Some(name.to_owned());
        assert_eq!(
            with(|drawn| drawn.ringforts[0] = "A1".into()),
            ("NotHills", None)
        );
        assert_eq!(
            with(|drawn| drawn.ringforts[0] = "D4E".into()),
            ("NotHills", None)
        );
        assert_eq!(
            with(|drawn| drawn.ringforts[0] = "Dé".into()),
            ("NotHills", None)
        );
        assert_eq!(
            with(|drawn| drawn.ringforts[0] = "D4D4".into()),
            ("Twice", hill("D4"))
        );
        assert_eq!(
            with(|drawn| drawn.ringforts = ["D4".into(), "D4".into()]),
            ("Twice", hill("D4"))
        );
        assert_eq!(
            with(|drawn| drawn.kings[1] = "C3".into()),
            ("WithoutRingfort", hill("C3"))
        );
        assert_eq!(
            with(|drawn| drawn.phase = "battle now".into()),
            ("NotAWord", None)
        );
    }
}
