//! The passages of a player aid, and the clauses behind each.

use catalog::AnyVariant;
use draw::{Block, Passage};
use ringforts::{FirstMeasure, Kings, Variant, measures};
use words::Words;

/// The lessons of the ringfort games: the clauses behind each, then what a sheet says after it.
const LESSONS: [(&str, &str, &[&str]); 19] = [
    ("how-areas", "", &["sheet-areas", "sheet-order-of-play"]),
    ("how-leap", "SH2 SH3 SH4", &["sheet-nearer", "sheet-battle"]),
    (
        "how-leap-doubles",
        "SHD3 SH3 SHD4",
        &["sheet-nearer", "sheet-battle"],
    ),
    ("how-adjacent", "SH5 SH7", &["sheet-afresh"]),
    ("how-orders", "SHL1 SHL2", &["sheet-orders"]),
    ("how-anywhere", "FT1 FT2 B5", &[]),
    ("how-siege", "B7 B8", &["sheet-siege"]),
    ("how-kings-setup", "HK1", &[]),
    ("how-kings-leap", "HK2 HK3 HK4 HK5", &[]),
    ("how-kings-stuck", "HK6 HK9 HK11", &["sheet-repetition"]),
    ("how-kings-capture", "HK7 HK12", &["sheet-compulsory"]),
    ("how-sacrifice", "HKL1 HKL2 HKL3", &[]),
    ("how-edges", "PC1 PC2", &["sheet-opposite"]),
    ("how-rows", "PC3 PC4 PC5", &[]),
    ("how-chase", "SD1 SD2 SD3", &["sheet-spare"]),
    ("how-exchange", "SD4 SD5", &[]),
    ("how-kingdoms-spare", "B6 M2 SD6 SD7", &[]),
    ("how-king-points", "HK13 HK14", &[]),
    ("how-end", "M6", &[]),
];

/// The two lessons on who wins, which are followed by the draw where there is one.
const MEASURES: [(&str, &str); 2] = [("how-kingdoms", "B6 M2"), ("how-bridges", "M3")];

/// The messages that only sheets have, with the clauses behind them.
const MORE: [(&str, &str); 13] = [
    ("sheet-areas", "SHD1 SHD2"),
    ("sheet-order-of-play", "SHD1"),
    ("sheet-nearer", "SH3"),
    ("sheet-battle", "SH4"),
    ("sheet-afresh", "SH6"),
    ("sheet-orders", "SHL1 SHL2"),
    ("sheet-siege", "B7"),
    ("sheet-compulsory", "HK8"),
    ("sheet-repetition", "HK15"),
    ("sheet-opposite", "PC2"),
    ("sheet-spare", "SD3"),
    ("sheet-draw", "M4"),
    ("sheet-links", "B2 B5"),
];

/// Seat of Kings, by the paragraphs of its help.
const KINGS: [(&str, &str); 12] = [
    ("help-aim", "SKK6 SKB4"),
    ("help-round", "SKR2 SKR3"),
    ("help-pieces", "SKB3 SKP6"),
    ("help-card", "SKP1 SKP2 SKC2"),
    ("help-cumals", "SKR4 SKP5"),
    ("help-activation", "SKA1 SKA2 SKA3 SKA4"),
    ("help-capture", "SKP3 SKP4 SKF1 SKF2"),
    ("help-stone", "SKD1 SKD4"),
    ("help-amnesty", "SKM1"),
    ("help-end", "SKR5 SKI1 SKI2 SKX1 SKX2"),
    ("help-traitor", "SKT1 SKT2 SKT3 SKT4"),
    ("help-kings", "SKK1 SKK2 SKK3 SKK5 SK2P1 SK2P2"),
];

/// The clauses behind a lesson of the ringfort games, in the order of its sentences; none for a lesson that is not about one.
pub fn clauses_of_lesson(lesson: &str) -> impl Iterator<Item = &'static str> {
    let of_measures = MEASURES.iter().map(|&(name, clauses)| (name, clauses));
    let of_lessons = LESSONS.iter().map(|&(name, clauses, _)| (name, clauses));
    let mut all = of_measures.chain(of_lessons);
    let found = all.find(|&(name, _)| name == lesson);
    found.map_or("", |(_, clauses)| clauses).split_whitespace()
}

/// All that a player aid says.
pub(crate) fn blocks(variant: AnyVariant, words: &Words) -> Vec<Block> {
    match variant {
        AnyVariant::Ringforts(variant) => of_ringforts(variant, words),
        AnyVariant::SeatOfKings => KINGS
            .iter()
            .map(|&(message, clauses)| {
                named(message, vec![passage(message, clauses, words)], words)
            })
            .collect(),
    }
}

fn of_ringforts(variant: Variant, words: &Words) -> Vec<Block> {
    let [aim, turn] = aim_and_turn(variant);
    let block = |name: &str, passages: &[(&str, &str)]| Block {
        name: words.get(name),
        passages: passages
            .iter()
            .map(|&(message, clauses)| passage(message, clauses, words))
            .collect(),
    };
    let first = [
        block("sheet-aim", &[aim]),
        block("sheet-turn", &[turn, ("sheet-links", "B2 B5")]),
    ];
    let lessons = variant.lessons().iter();
    let lessons = lessons.map(|lesson| named(lesson, passages(variant, lesson, words), words));
    let games = if variant.is_doubles() { 4 } else { 2 };
    let sentence = words.say("sheet-match", &[("games", games.into())]);
    let last = Passage {
        text: sentence,
        clauses: "M1".into(),
    };
    let last = named("sheet-match", vec![last], words);
    first.into_iter().chain(lessons).chain([last]).collect()
}

/// The aim of a variant and what a turn is, each with its clauses.
fn aim_and_turn(variant: Variant) -> [(&'static str, &'static str); 2] {
    match (variant.book().kings, counts_bridges(variant)) {
        (Kings::Three, _) => [
            ("sheet-aim-kings", "M2 HK12"),
            ("sheet-turn-kings", "HK1 HK3 HK5"),
        ],
        (Kings::One, _) => [
            ("sheet-aim-kingdoms", "M2 SD7"),
            ("sheet-turn-destiny", "SD1 B10 M7"),
        ],
        (Kings::None, true) => [
            ("sheet-aim-bridges", "M3"),
            ("sheet-turn-build", "B8 B11 M7"),
        ],
        (Kings::None, false) => [
            ("sheet-aim-kingdoms", "M2"),
            ("sheet-turn-build", "B8 B11 M7"),
        ],
    }
}

fn counts_bridges(variant: Variant) -> bool {
    let start = ringforts::Position::start(variant);
    matches!(measures(&start).first, FirstMeasure::Bridges(_))
}

/// A lesson, and what a sheet says after it.
fn passages(variant: Variant, lesson: &str, words: &Words) -> Vec<Passage> {
    let of_measure = MEASURES.iter().find(|(message, _)| *message == lesson);
    if let Some((message, clauses)) = of_measure {
        let draw = can_be_drawn(variant).then(|| more("sheet-draw", words));
        return [passage(message, clauses, words)]
            .into_iter()
            .chain(draw)
            .collect();
    }
    let known = LESSONS.iter().find(|(message, ..)| *message == lesson);
    let Some((message, clauses, after)) = known else {
        return Vec::new();
    };
    // The lesson on areas is about the page; sheets have their own.
    let first = (!clauses.is_empty()).then(|| {
        let areas = match (variant.is_doubles(), *message) {
            (true, "how-adjacent" | "how-orders") => " SHD5",
            (true, "how-anywhere") => " FT4",
            _ => "",
        };
        passage(message, &format!("{clauses}{areas}"), words)
    });
    let after = after.iter().map(|message| more(message, words));
    first.into_iter().chain(after).collect()
}

/// Returns whether both measures can be even at the end. Rule: M4
fn can_be_drawn(variant: Variant) -> bool {
    variant.is_doubles() || variant.book().kings == Kings::Three
}

fn more(message: &str, words: &Words) -> Passage {
    let clauses = MORE.iter().find(|(more, _)| *more == message);
    passage(message, clauses.map_or("", |(_, clauses)| clauses), words)
}

fn passage(message: &str, clauses: &str, words: &Words) -> Passage {
    Passage {
        text: words.get(message),
        clauses: clauses.into(),
    }
}

/// Passages under the name of a message.
fn named(message: &str, passages: Vec<Passage>, words: &Words) -> Block {
    let name = words.attribute(message, "name");
    Block {
        name: name.unwrap_or_else(|| words.get(message)),
        passages,
    }
}
