//! What happened: a decision or an event of chance, and what it did, as everybody saw it.

use seat_of_kings::{Decision, Effect, Players, Region};
use serde::Serialize;
use ts_rs::TS;

use super::EffectView;

/// What happened at one entry of the log, as far as its reader may know it. What is not there is left out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
#[ts(optional_fields)]
pub struct What {
    /// The first word of the token: `place`, `keep-fort`, `shuffle` and the others.
    pub kind: String,
    /// The card that was used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The cards that were kept, if the reader may know them; the lots, in seat order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub cards: Vec<u8>,
    /// The region in which it happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<&'static str>,
    /// The positions that the decision names; of a Stone of Destiny those of the two pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub at: Vec<&'static str>,
    /// The two pieces that a Stone of Destiny swapped: `F2.0`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub pieces: Vec<String>,
    /// The ransom, in cumals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cumals: Option<u8>,
    /// The seat that was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// What it did, in the order of the rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub effects: Vec<EffectView>,
}

impl What {
    /// What the token of an entry says, as its reader may see it, and what everybody saw of it.
    pub(crate) fn of(
        players: Players,
        token: &str,
        region: Option<Region>,
        effects: &[Effect],
    ) -> Self {
        let said = match token.parse::<Decision>() {
            Ok(decision) => Self::said(decision),
            Err(_) => Self::drawn(token),
        };
        let kind = token.split(' ').next().unwrap_or_default();
        Self {
            kind: kind.into(),
            region: said.region.or(region.map(Region::name)),
            effects: effects
                .iter()
                .filter_map(|&effect| EffectView::of(players, effect))
                .collect(),
            ..said
        }
    }

    /// What a decision says.
    fn said(decision: Decision) -> Self {
        let nothing = Self::default();
        match decision {
            Decision::Keep(cards) => Self {
                cards: cards.iter().map(|card| card.number()).collect(),
                ..nothing
            },
            Decision::Discard(card) => Self {
                card: Some(card.number()),
                ..nothing
            },
            Decision::Amnesty(region, card) => Self {
                card: Some(card.number()),
                region: Some(region.name()),
                ..nothing
            },
            Decision::Play(card, region, first, second) => Self {
                card: Some(card.number()),
                region: Some(region.name()),
                at: [Some(first), second]
                    .into_iter()
                    .flatten()
                    .map(|at| at.name())
                    .collect(),
                ..nothing
            },
            Decision::Stone(card, region, one, other) => Self {
                card: Some(card.number()),
                region: Some(region.name()),
                at: [one, other].map(|piece| piece.position.name()).into(),
                pieces: [one, other].map(|piece| piece.to_string()).into(),
                ..nothing
            },
            Decision::Place(at)
            | Decision::KeepFort(at)
            | Decision::Promote(at)
            | Decision::Exchange(at)
            | Decision::Garrison(at) => Self {
                at: vec![at.name()],
                ..nothing
            },
            Decision::Ransom(cumals) => Self {
                cumals: Some(cumals),
                ..nothing
            },
            Decision::Start(color) => Self {
                seat: Some(color.name()),
                ..nothing
            },
            Decision::Region(region) => Self {
                region: Some(region.name()),
                ..nothing
            },
            Decision::Activate | Decision::End | Decision::Traitor | Decision::Decline => nothing,
        }
    }

    /// What an event of chance says; the order of a deck is told by nobody.
    fn drawn(token: &str) -> Self {
        let lots = token.strip_prefix("lots ").unwrap_or_default();
        Self {
            cards: lots.split(' ').filter_map(|lot| lot.parse().ok()).collect(),
            ..Self::default()
        }
    }
}
