//! The explanations of `explanations.txt`: for every clause that forbids a token, what is said of it and where.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use game::{Explain, Text, Tokens};
use ringforts::{Line, Violation};

use crate::kit::{because, legal};

const CASES: &str = include_str!("../../../../data/explanations.txt");

/// Clause, hills, token and position of every case.
fn cases() -> impl Iterator<Item = [&'static str; 4]> {
    let lines = CASES
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        fields.try_into().expect("four fields")
    })
}

#[test]
fn b12_every_illegal_token_has_one_explanation() {
    let mut wrong = Vec::new();
    for [clause, hills, token, position] in cases() {
        let said = because(position, token);
        if said != format!("{clause} {hills}") {
            wrong.push(format!(
                "{token} in {position}: {clause} {hills} expected, {said} said"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn b12_what_is_explained_is_illegal() {
    for [_, _, token, position] in cases() {
        assert!(
            !legal(position).contains(&token.to_string()),
            "{token} in {position}"
        );
    }
}

#[test]
fn b12_every_clause_has_five_cases() {
    let mut counts = BTreeMap::new();
    for [clause, ..] in cases() {
        *counts.entry(clause).or_insert(0) += 1;
    }
    let clauses: BTreeSet<_> = Violation::all().map(Violation::clause).collect();
    assert!(counts.keys().eq(&clauses), "{:?}", counts.keys());
    for (clause, count) in counts {
        assert!(count >= 5, "{clause} has {count}");
    }
}

#[test]
fn b12_every_reason_has_a_case() {
    let reached: HashSet<Violation> = cases()
        .map(|[.., token, position]| {
            let line = Line::read(position).expect("a position");
            let mv = line.read_move(token).expect("a token");
            line.explain(mv).expect("illegal").why
        })
        .collect();
    let missing: Vec<Violation> = Violation::all()
        .filter(|why| !reached.contains(why))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn b12_legal_tokens_have_no_explanation() {
    let positions: BTreeSet<&str> = cases().map(|[.., position]| position).collect();
    for position in positions {
        for token in legal(position) {
            assert_eq!(because(position, &token), "legal", "{token} in {position}");
        }
    }
}
