//! Golden transcripts as JSON lines.

use ringforts_twin::random::{Game, Random, random_game};
use ringforts_twin::{Twin, VARIANTS};

/// Prints two random games of each variant.
pub(crate) fn print(seed: u64) {
    let mut random = Random::new(seed);
    for variant in VARIANTS {
        for _ in 0..2 {
            if let Some(start) = Twin::start(variant) {
                println!("{}", transcript(variant, &random_game(start, &mut random)));
            }
        }
    }
}

/// A JSON list of texts. Tokens and positions need no escapes.
fn json_list(texts: &[String]) -> String {
    let quoted: Vec<String> = texts.iter().map(|text| format!("\"{text}\"")).collect();
    format!("[{}]", quoted.join(","))
}

/// The transcript of a game on one line, the keys in the order of the notation.
pub(crate) fn transcript(variant: &str, game: &Game) -> String {
    let seats = if variant.contains("doubles") {
        r#"["south","west","north","east"]"#
    } else {
        r#"["red","blue"]"#
    };
    let (first, last) = (
        &game.positions[0],
        &game.positions[game.positions.len() - 1],
    );
    let legal: Vec<String> = game.positions[..game.moves.len()]
        .iter()
        .map(|position| json_list(&position.legal()))
        .collect();
    let (red, blue) = last.points();
    let m = last.measures();
    let ([c0, c1], [t0, t1]) = (m.counts, m.territory);
    let kings = m.kings_captured.map_or(String::new(), |[r, b]| {
        format!(r#","kings_captured":[{r},{b}]"#)
    });
    format!(
        r#"{{"variant":"{variant}","seats":{seats},"start":"{}","moves":{},"legal":[{}],"final":"{}","points":{{"red":{red},"blue":{blue}}},"measures":{{"{}":[{c0},{c1}],"territory":[{t0},{t1}]{kings}}}}}"#,
        first.write(),
        json_list(&game.moves),
        legal.join(","),
        last.write(),
        m.name,
    )
}
