//! The report of a match, as text and as JSON.

use std::io::Write;

use bots::arena::{MatchResults, Summary};
use bots::statistics::Sprt;
use serde::Serialize;
use serde_json::{Value, json};

use crate::matches::{Terms, estimate_json, interval, plies_json};
use crate::words::words;

pub(super) fn write(
    terms: &Terms,
    results: &MatchResults,
    sprt: &Sprt,
    as_json: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let summary = results.summary().expect("a group of games was played");
    if as_json {
        serde_json::to_writer(&mut *out, &Report::new(terms, &summary, sprt))?;
        writeln!(out)?;
    } else {
        for line in lines(terms, &summary, sprt) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// The keys of the JSON object, in their order.
#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    terms: &'a Terms,
    games: u64,
    points: Value,
    won: u64,
    drawn: u64,
    lost: u64,
    share: Value,
    pairs: Option<[u64; 5]>,
    elo: Option<Value>,
    sprt: Option<Value>,
    plies: Value,
    cpu_ms_a_move: Value,
}

impl<'a> Report<'a> {
    fn new(terms: &'a Terms, summary: &Summary, sprt: &Sprt) -> Self {
        let [won, drawn, lost] = summary.games;
        let [a, b] = summary.cpu.map(|cpu| cpu.as_secs_f64() * 1e3);
        Self {
            terms,
            games: won + drawn + lost,
            points: estimate_json(&summary.points),
            won,
            drawn,
            lost,
            share: estimate_json(&summary.share),
            pairs: summary.pairs,
            elo: summary.elo.as_ref().map(estimate_json),
            sprt: summary.pairs.map(|pairs| sprt_json(sprt, pairs)),
            plies: plies_json(summary),
            cpu_ms_a_move: json!({"a": a, "b": b}),
        }
    }
}

fn sprt_json(sprt: &Sprt, pairs: [u64; 5]) -> Value {
    let tested = sprt.test(pairs);
    json!({
        "elo0": sprt.elo0(), "elo1": sprt.elo1(),
        "llr": tested.llr, "bound": Sprt::BOUND, "verdict": tested.verdict.to_string(),
    })
}

fn lines(terms: &Terms, summary: &Summary, sprt: &Sprt) -> Vec<String> {
    let words = words();
    let [won, drawn, lost] = summary.games;
    let [a, b] = summary
        .cpu
        .map(|cpu| format!("{:.2}", cpu.as_secs_f64() * 1e3));
    let [least, most] = summary.lengths;
    let mut lines = vec![
        words.say("arena-match", &terms.values()),
        words.say(
            "arena-games",
            &[
                ("games", (won + drawn + lost).into()),
                ("won", won.into()),
                ("drawn", drawn.into()),
                ("lost", lost.into()),
            ],
        ),
        words.say(
            "arena-points",
            &[
                ("points", interval(&summary.points).into()),
                ("sides", summary.sides.into()),
            ],
        ),
        words.say("arena-share", &[("share", interval(&summary.share).into())]),
    ];
    if let (Some(elo), Some(pairs)) = (&summary.elo, summary.pairs) {
        let tested = sprt.test(pairs);
        let pairs = pairs.map(|count| count.to_string()).join(" ");
        lines.push(words.say("arena-pairs", &[("pairs", pairs.into())]));
        lines.push(words.say("arena-elo", &[("elo", interval(elo).into())]));
        let values = [
            ("llr", format!("{:.2}", tested.llr).into()),
            ("elo0", sprt.elo0().to_string().into()),
            ("elo1", sprt.elo1().to_string().into()),
            ("verdict", tested.verdict.to_string().into()),
        ];
        lines.push(words.say("arena-sprt", &values));
    }
    let values = [
        ("plies", interval(&summary.length).into()),
        ("least", least.into()),
        ("most", most.into()),
    ];
    lines.push(words.say("arena-plies", &values));
    lines.push(words.say("arena-cpu", &[("a", a.into()), ("b", b.into())]));
    lines
}
