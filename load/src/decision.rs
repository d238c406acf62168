//! A decision at random of those that a view says are legal.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;
use serde::Deserialize;

/// The legal decisions of a view, folded as `docs/protocol.md` says.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Legal {
    tokens: Vec<String>,
    links: BTreeMap<String, Vec<String>>,
    swaps: BTreeMap<String, Vec<String>>,
    keeps: Vec<u8>,
}

impl Legal {
    /// One of them; nothing if there is none.
    pub(crate) fn pick(&self, rng: &mut Xoshiro256PlusPlus) -> Option<String> {
        if let [a, b, c, ..] = self.keeps[..] {
            return Some(format!("keep {a} {b} {c}"));
        }
        let kinds = [self.tokens.len(), self.links.len(), self.swaps.len()];
        let count: usize = kinds.iter().sum();
        if count == 0 {
            return None;
        }
        let mut index = rng.next_u64() as usize % count;
        if let Some(token) = self.tokens.get(index) {
            return Some(token.clone());
        }
        index -= self.tokens.len();
        if let Some((capture, links)) = self.links.iter().nth(index) {
            return Some(format!("{capture}+{}", links[0]));
        }
        let (start, pieces) = self.swaps.iter().nth(index - self.links.len())?;
        Some(format!("{start} {} {}", pieces[0], pieces[1]))
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
            let legal: Legal = serde_json::from_str(json).expect("legal decisions");
            legal.pick(&mut rng)
        };
        assert_eq!(picked(r#"{"tokens":["D4"]}"#).as_deref(), Some("D4"));
        let linked = picked(r#"{"tokens":[],"links":{"xD4":["E4E5"]}}"#);
        assert_eq!(linked.as_deref(), Some("xD4+E4E5"));
        let swapped = picked(r#"{"tokens":[],"swaps":{"stone 8 ulster":["a","b","c"]}}"#);
        assert_eq!(swapped.as_deref(), Some("stone 8 ulster a b"));
        let kept = picked(r#"{"tokens":[],"keeps":[3,5,7,9]}"#);
        assert_eq!(kept.as_deref(), Some("keep 3 5 7"));
        assert_eq!(picked(r#"{"tokens":[]}"#), None);
    }
}
