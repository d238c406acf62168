//! Each kind of decision is written out.

use rand_xoshiro::rand_core::SeedableRng;

use super::*;

#[test]
fn each_kind_of_decision_is_written_out() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut picked = |json: &str| {
        let legal: LegalActions = serde_json::from_str(json).expect("legal decisions");
        legal.pick(&mut rng)
    };
    let build = picked(r#"{"builds":["D4"]}"#);
    assert_eq!(build, Some(json!({"kind": "build", "hill": "D4"})));
    let pass = picked(r#"{"actions":[{"token":"pass","kind":"pass"}]}"#);
    assert_eq!(pass, Some(json!({"token": "pass", "kind": "pass"})));
    let linked = picked(r#"{"replaces":{"D4":["E4E5"]}}"#);
    let replace = json!({"kind": "replace", "hill": "D4", "link": "E4E5"});
    assert_eq!(linked, Some(replace));
    let stones = r#"{"stones":[{"card":8,"region":"ulster","pieces":["a","b","c"]}]}"#;
    let stone = json!({"kind": "stone", "card": 8, "region": "ulster", "pieces": ["a", "b"]});
    assert_eq!(picked(stones), Some(stone));
    let plays = r#"{"plays":[{"card":8,"region":"ulster","fits":[["F1","H1"]]}]}"#;
    let play = json!({"kind": "play", "card": 8, "region": "ulster", "positions": ["F1", "H1"]});
    assert_eq!(picked(plays), Some(play));
    let kept = picked(r#"{"keeps":[3,5,7,9]}"#);
    assert_eq!(kept, Some(json!({"kind": "keep", "cards": [3, 5, 7]})));
    assert_eq!(picked("{}"), None);
}
