//! The contents of the score sheet of a game.

use catalog::AnyVariant;
use draw::{Column, Paper, ScoreSheet};
use ringforts::{FirstMeasure, Kings, Position, Variant, measures};
use seat_of_kings::Color;
use words::Words;

/// The games of a match of Seat of Kings: each of four players starts one. Players agree on how many they play.
const KINGS_GAMES: usize = 4;

/// A blank score sheet.
pub(crate) fn drawn(variant: AnyVariant, title: &str, words: &Words, paper: Paper) -> String {
    let (seats, columns, games) = match variant {
        AnyVariant::Ringforts(variant) => of_ringforts(variant, words),
        AnyVariant::SeatOfKings => of_kings(words),
    };
    let fields = seats.iter();
    let fields = fields.map(|seat| words.say("sheet-name-of", &[("seat", seat.as_str().into())]));
    let fields: Vec<_> = fields.chain([words.get("sheet-date")]).collect();
    let rows = (1..=games).map(|number| words.say("sheet-game", &[("number", number.into())]));
    let rows: Vec<_> = rows.chain([words.get("sheet-total")]).collect();
    let sheet = ScoreSheet {
        title,
        fields: &fields,
        columns: &columns,
        rows: &rows,
    };
    draw::score_sheet(&sheet, paper)
}

/// The names of the sides, the columns and the games of a match. Rule: M1, M2, M3, HK13
fn of_ringforts(variant: Variant, words: &Words) -> (Vec<String>, Vec<Column>, usize) {
    let sides: Vec<_> = ["red", "blue"]
        .map(|side| words.get(&format!("show-side-{side}")))
        .into();
    let first = match measures(&Position::start(variant)).first {
        FirstMeasure::Kingdoms(_) => "sheet-kingdoms",
        FirstMeasure::Bridges(_) => "sheet-bridges",
    };
    let has_kings = variant.book().kings == Kings::Three;
    let kings = has_kings.then_some("sheet-kings");
    let measured = [first, "sheet-ringforts"].into_iter().chain(kings);
    let measured = measured.chain(["sheet-points"]).map(|name| Column {
        name: words.get(name),
        parts: sides.clone(),
    });
    let starts = Column {
        name: words.get("sheet-starts"),
        parts: Vec::new(),
    };
    let columns = [starts].into_iter().chain(measured).collect();
    let games = if variant.is_doubles() { 4 } else { 2 };
    (sides, columns, games)
}

/// The names of the players, and for each the regions that are won, the prisoners and the points. Rule: SKK1, SKO3
fn of_kings(words: &Words) -> (Vec<String>, Vec<Column>, usize) {
    let players = Color::ALL.map(|color| words.get(&format!("show-player-{color}")));
    let parts = ["sheet-regions", "sheet-prisoners", "sheet-points"].map(|name| words.get(name));
    let columns = players.iter().map(|name| Column {
        name: name.clone(),
        parts: parts.to_vec(),
    });
    (players.to_vec(), columns.collect(), KINGS_GAMES)
}
