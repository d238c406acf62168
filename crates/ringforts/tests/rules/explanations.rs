//! The explanations of `explanations.txt`: for every clause that forbids a token, what is said of it and where.

use std::collections::{BTreeMap, BTreeSet};

use crate::kit::{because, legal};

const CASES: &str = include_str!("../../../../data/explanations.txt");

/// The clauses that can forbid a token.
const CLAUSES: &str = "B4 B7 B11 M6 SH3 SH5 SH7 SHL2 SHD2 SHD3 FT2 HK1 HK2 HK3 HK5 HK6 HK9 HK11 HK12 HKL1 HKL2 HKL5 \
    PC1 PC2 PC4 PC5 SD1 SD3 SD4 SD5";

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
    for clause in CLAUSES.split_whitespace() {
        assert!(
            counts.get(clause).is_some_and(|&count| count >= 5),
            "{clause}"
        );
    }
    assert_eq!(counts.len(), CLAUSES.split_whitespace().count());
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
