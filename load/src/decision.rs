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
mod tests;
