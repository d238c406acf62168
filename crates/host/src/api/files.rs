//! Bodies of requests and answers about game files and transcripts.

use std::collections::BTreeMap;

use catalog::ExplanationValue;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ExplanationBody;
use crate::games::Moments;

/// A text to be read as games.
#[derive(Deserialize, ToSchema)]
pub struct FileOf {
    /// A game file, or transcripts, one per line.
    pub text: String,
    /// The number of the requested game in it, from 0.
    #[serde(default)]
    pub game: usize,
    /// The number of the first requested moment of Seat of Kings.
    #[serde(default)]
    pub from: usize,
    /// The index in `moves` of the move that the requested moments of Seat of Kings lead through; those of the game itself if
    /// it is left out.
    #[serde(default)]
    pub through: Option<usize>,
}

/// The text of a file.
#[derive(Debug, Serialize, ToSchema)]
pub struct TextBody {
    /// Its lines end with a line feed.
    pub text: String,
}

/// The result of reading a text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum FileBody {
    /// A game of the text.
    Game(Box<FileGame>),
    /// The text cannot be read, or a move in it is illegal.
    None {
        /// The fault.
        fault: FileFault,
    },
}

/// A game of a file.
#[derive(Debug, Serialize, ToSchema)]
pub struct FileGame {
    /// The number of games in the file.
    pub games: usize,
    /// The name of the variant.
    pub variant: &'static str,
    /// The headers in their order, `Variant` first.
    pub headers: Vec<FileHeader>,
    /// The comments before the first move.
    pub comments: Vec<String>,
    /// The game and its variations.
    pub moves: Vec<FileMove>,
    /// The moments of the game: all of a ringfort game, some of Seat of Kings.
    pub moments: Moments,
}

/// A header of a game file.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct FileHeader {
    /// Its name, such as `Event`.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// A move or a draw in a game or a variation.
#[derive(Debug, Serialize, ToSchema)]
pub struct FileMove {
    /// The index in the list of the move before it; absent at the start. If several moves follow one, the first belongs
    /// to the game, and the others are variations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<usize>,
    /// The token of the action, or the text of the draw.
    pub token: String,
    /// The action by its fields; absent for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<play::ActionFields>,
    /// The comments after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
}

/// The fault of a text.
#[derive(Debug, Serialize, ToSchema)]
pub struct FileFault {
    /// The number of the line, from 1.
    pub line: u64,
    /// The column in characters, from 1; absent if the line as a whole is at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The name of its sentence in `locales/`, for clients that speak for themselves.
    pub name: &'static str,
    /// The values of that sentence, by name: numbers and words.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub values: BTreeMap<&'static str, ExplanationValue>,
    /// The clause that forbids a move, whose sentence is the value `why`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Box<ExplanationBody>>,
    /// The fault, in the language that the client asks for.
    pub sentence: String,
    /// The kind of file that the text seems to be, if that is none with games: `position`, `kings-position`, `deck`, `proof`,
    /// `kept`, `picture` or `database`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// The text of the ringfort position that it seems to be; it may have faults of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// A game to be written as a file.
#[derive(Deserialize, ToSchema)]
pub struct WriteOf {
    /// The headers, `Variant` first; empty for a game of a table, whose headers the server knows.
    #[serde(default)]
    pub headers: Vec<FileHeader>,
    /// The finished game of a table, if it is one.
    #[serde(default)]
    pub of: Option<GameOf>,
    /// The comments before the first move.
    #[serde(default)]
    pub comments: Vec<String>,
    /// The game and its variations; empty to write the moves of a game of a table.
    #[serde(default)]
    pub moves: Vec<WriteMove>,
}

/// A finished game of a table.
#[derive(Deserialize, ToSchema)]
pub struct GameOf {
    /// The table.
    pub table: crate::TableId,
    /// The number of the game, from 0.
    pub game: u32,
}

/// A move or a draw to be written.
#[derive(Deserialize, ToSchema)]
pub struct WriteMove {
    /// The index in the list of the move before it, which comes earlier; absent at the start. If several moves follow
    /// one, the first belongs to the game, and the others are variations.
    #[serde(default)]
    pub after: Option<usize>,
    /// The action, or the text of a draw.
    pub action: play::ActionInput,
    /// The comments after it.
    #[serde(default)]
    pub comments: Vec<String>,
}

/// A game as texts.
#[derive(Debug, Serialize, ToSchema)]
pub struct WrittenBody {
    /// The name of the variant.
    pub variant: &'static str,
    /// The date of the game, as in its header, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The players of a game of a table, as headers with their names in the language of the client; without those who have
    /// no name.
    pub players: Vec<FileHeader>,
    /// The game file, with comments and variations.
    pub file: String,
    /// The transcript, one line: only the moves.
    pub transcript: String,
}
