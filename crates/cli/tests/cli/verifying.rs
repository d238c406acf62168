//! `verify`: the draws of a finished game.

use serde_json::Value;

use crate::kit::{tara, tara_with};

const PROOF: &str = include_str!("../../../../data/proofs/seat-of-kings.json");

/// What is said to a proof that was changed, with exit code 1.
#[track_caller]
fn said(change: impl FnOnce(&mut Value)) -> String {
    let mut proof: Value = serde_json::from_str(PROOF).expect("JSON");
    change(&mut proof);
    tara_with(&["verify", "-"], proof.to_string().as_bytes()).refused(1)
}

#[test]
fn a_fair_game_is_proved() {
    let told = tara_with(&["verify", "-"], PROOF.as_bytes()).well();
    assert!(told.starts_with("proved: 5 draws follow"), "{told}");
    let proof: Value = serde_json::from_str(PROOF).expect("JSON");
    let commitment = proof["commitment"].as_str().expect("text");
    assert!(told.contains(commitment), "{told}");
}

#[test]
fn what_was_changed_is_named() {
    let zeros = Value::from("0".repeat(64));
    let told = said(|proof| proof["secret"] = zeros.clone());
    assert!(told.contains("not proved: secret: "), "{told}");
    let told = said(|proof| proof["sent"][0] = zeros.clone());
    assert!(told.contains("event 1: drawn was `lots "), "{told}");
    let told = said(|proof| proof["events"][3] = "end".into());
    assert!(told.contains("event 4: "), "{told}");
    let told = said(|proof| proof["first"] = "white".into());
    assert!(told.contains("first: "), "{told}");
}

#[test]
fn what_is_no_proof_is_refused() {
    for text in ["", "{}", "[1]", r#"{"agreed":1}"#] {
        tara_with(&["verify", "-"], text.as_bytes()).refused(2);
    }
    let told = tara(&["verify", "no-such-file"]).refused(2);
    assert!(told.contains("no-such-file"), "{told}");
}
