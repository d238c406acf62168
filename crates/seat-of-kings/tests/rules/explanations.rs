//! Clause SKO6: the explanations of `explanations-seat-of-kings.txt`, for every clause that forbids a decision.

use std::collections::{BTreeMap, BTreeSet};

use game::Explain as _;

use crate::kit::table;

const CASES: &str = include_str!("../../../../data/explanations-seat-of-kings.txt");

/// Every clause that can forbid a decision.
const CLAUSES: [&str; 33] = [
    "SK2P1", "SK2P2", "SK2P3", "SKA1", "SKA2", "SKA3", "SKA5", "SKB6", "SKC1", "SKC2", "SKC4",
    "SKD1", "SKD3", "SKD4", "SKD5", "SKF1", "SKK2", "SKK6", "SKM1", "SKO1", "SKO2", "SKP1", "SKP2",
    "SKP5", "SKP6", "SKR1", "SKR2", "SKR3", "SKR5", "SKT2", "SKT3", "SKT4", "SKX2",
];

/// Clause, decision and setup of every case.
pub(crate) fn cases() -> impl Iterator<Item = [&'static str; 3]> {
    let lines = CASES
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        fields
            .try_into()
            .unwrap_or_else(|_| panic!("three fields: {line}"))
    })
}

#[test]
fn sko6_every_illegal_decision_has_its_explanation() {
    for [clause, decision, setup] in cases() {
        table(setup).forbids(decision, clause);
    }
}

/// The sentences of reasons in each language.
const SENTENCES: [&str; 3] = [
    include_str!("../../../../locales/en/explanations.ftl"),
    include_str!("../../../../locales/de/explanations.ftl"),
    include_str!("../../../../locales/it/explanations.ftl"),
];

/// The variables of a message, and of the one that is a part of it.
fn variables(text: &str, name: &str) -> BTreeSet<String> {
    let from = text.split_once(&format!("\n{name} =")).expect(name).1;
    // Indented lines go on with it.
    let message = from
        .split_inclusive('\n')
        .enumerate()
        .take_while(|(number, line)| *number == 0 || line.starts_with(' '))
        .map(|(_, line)| line)
        .collect::<String>();
    let is_name = |sign: char| sign.is_ascii_alphabetic();
    let found = message
        .split('$')
        .skip(1)
        .map(|rest| rest.split(|sign| !is_name(sign)).next());
    let mut all: BTreeSet<_> = found.flatten().map(String::from).collect();
    if message.contains("{ asked-now }") {
        all.extend(variables(text, "asked-now"));
    }
    all
}

#[test]
fn sko6_every_reason_comes_with_the_values_of_its_sentence() {
    for [_, decision, setup] in cases() {
        let t = table(setup);
        let asked = decision.parse().expect("a decision");
        let why = t.state().explain(asked).expect("a reason").why;
        let values = t.state().public().reason_values(asked, why);
        let has = |name: &str| values.iter().any(|(given, _)| *given == name);
        for variable in SENTENCES
            .iter()
            .flat_map(|text| variables(text, &format!("why-{}", why.code())))
        {
            let is_place = ["token", "hills", "count"].contains(&variable.as_str());
            assert!(
                is_place || has(&variable),
                "{variable}: {decision} after {setup}"
            );
        }
    }
}

#[test]
fn sko6_every_clause_has_five_cases() {
    let mut counts = BTreeMap::new();
    for [clause, ..] in cases() {
        *counts.entry(clause).or_insert(0) += 1;
    }
    assert!(counts.keys().copied().eq(CLAUSES), "{:?}", counts.keys());
    for (clause, count) in counts {
        assert!(count >= 5, "{clause} has {count}");
    }
}

#[test]
fn sko6_legal_decisions_have_no_explanation() {
    let setups: BTreeSet<&str> = cases().map(|[.., setup]| setup).collect();
    for setup in setups {
        let t = table(setup);
        for decision in t.legal() {
            t.allows(&decision);
        }
    }
}

#[test]
fn sko6_only_what_has_the_form_of_a_decision_is_explained() {
    let t = table("blue red | ulster F1=red F2=red");
    for decision in [
        "keep 3 1 1",
        "discard 36",
        "amnesty munster 1",
        "play 1 ulster F1",
        "play 1 ulster K",
        "play 36 tara F1",
        "place C2",
        "stone 8 ulster F2.0 F2.0",
        "stone 8 ulster K.99 F2.10",
        "keep-fort K",
        "activate",
        "promote F1",
        "end",
        "traitor",
        "decline",
        "exchange K",
        "garrison K",
        "ransom 0",
        "ransom 3",
        "start yellow",
        "region connacht",
    ] {
        assert_eq!(t.parses(decision), !decision.contains("tara"), "{decision}");
    }
    for other in [
        "",
        " ",
        "pass",
        "End",
        "end ",
        " end",
        "keep 1 2",
        "keep 1 2 3 4",
        "keep 1  2 3",
        "discard",
        "discard 0",
        "discard 37",
        "discard 07",
        "discard +7",
        "amnesty 7 ulster",
        "play 1 ulster",
        "play 1 ulster F1+F2+F3",
        "play 1 ulster F1+",
        "play 1 ulster F6",
        "play 1 ulster f1",
        "place F0",
        "place H5",
        "place W4",
        "place C3",
        "place K1",
        "stone 7 ulster F1.0",
        "stone 7 ulster F1 F2",
        "stone 7 ulster F1.00 F2.0",
        "stone 7 ulster F1.0 F2.01",
        "stone 7 ulster F1.0 F2.100",
        "ransom 4",
        "ransom -1",
        "start green",
        "region tara",
        "lots 1 2",
        "shuffle 1 2 3",
        "place\tF1",
    ] {
        assert!(!t.parses(other), "{other:?}");
    }
}
