//! Picks a random action of those that a view lists as legal.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;
use serde::Deserialize;
use serde_json::{Value, json};

/// The legal decisions of a view, folded as `docs/protocol.md` says.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct LegalActions {
    actions: Vec<Value>,
    builds: Vec<Value>,
    replaces: BTreeMap<String, Vec<String>>,
    plays: Vec<Play>,
    stones: Vec<Stone>,
    keeps: Vec<u8>,
}

/// The fits of a card in a region.
#[derive(Debug, Deserialize)]
struct Play {
    card: u8,
    region: String,
    fits: Vec<Vec<String>>,
}

/// The pieces that a Stone of Destiny can swap in a region.
#[derive(Debug, Deserialize)]
struct Stone {
    card: u8,
    region: String,
    pieces: Vec<String>,
}

impl LegalActions {
    /// A random action as a client sends it; `None` if there is none.
    pub(crate) fn pick(&self, rng: &mut Xoshiro256PlusPlus) -> Option<Value> {
        if let [a, b, c, ..] = self.keeps[..] {
            return Some(json!({"kind": "keep", "cards": [a, b, c]}));
        }
        let builds = self.builds.iter();
        let builds = builds.map(|hill| json!({"kind": "build", "hill": hill}));
        let replaces = self.replaces.iter();
        let replaces = replaces
            .map(|(hill, links)| json!({"kind": "replace", "hill": hill, "link": links[0]}));
        let plays = self.plays.iter().flat_map(Play::all);
        let stones = self.stones.iter().map(|stone| {
            let (card, region, pieces) = (stone.card, &stone.region, &stone.pieces[..2]);
            json!({"kind": "stone", "card": card, "region": region, "pieces": pieces})
        });
        let all = self.actions.iter().cloned().chain(builds).chain(replaces);
        let mut all: Vec<Value> = all.chain(plays).chain(stones).collect();
        match all.len() {
            0 => None,
            count => Some(all.swap_remove(rng.next_u64() as usize % count)),
        }
    }
}

impl Play {
    fn all(&self) -> impl Iterator<Item = Value> {
        self.fits.iter().map(|fit| {
            json!({"kind": "play", "card": self.card, "region": self.region, "positions": fit})
        })
    }
}

#[cfg(test)]
mod tests {
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
        let play =
            json!({"kind": "play", "card": 8, "region": "ulster", "positions": ["F1", "H1"]});
        assert_eq!(picked(plays), Some(play));
        let kept = picked(r#"{"keeps":[3,5,7,9]}"#);
        assert_eq!(kept, Some(json!({"kind": "keep", "cards": [3, 5, 7]})));
        assert_eq!(picked("{}"), None);
    }
}
