//! The legal decisions of a seat, written so that they stay small.

use std::collections::BTreeMap;

use catalog::AnyGame;
use game::{Hidden, Seat};
use seat_of_kings::{Decisions, View};
use serde::Serialize;
use ts_rs::TS;

/// The legal decisions of a seat, in byte order. Those of one kind that are many are folded.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
#[ts(optional_fields)]
pub struct Legal {
    /// Those that are written out.
    pub tokens: Vec<String>,
    /// Stone of Destiny: by the capture, the links of which one is made: `xD4` with `E4E5` is `xD4+E4E5`. Rule: SD4
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, type = "Record<string, string[]>")]
    pub links: BTreeMap<String, Vec<String>>,
    /// Seat of Kings: by the beginning of the decision, `stone 8 ulster`, the pieces of which any two are swapped, in the
    /// order in which a decision names them. Rule: SKD1
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, type = "Record<string, string[]>")]
    pub swaps: BTreeMap<String, Vec<String>>,
    /// Seat of Kings: the cards of which any three are kept, ascending. Rule: SKR2
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub keeps: Vec<u8>,
}

impl Legal {
    /// The legal decisions of the seat that decides, or of one that chooses its cards before its turn to choose.
    pub(crate) fn of(game: &AnyGame, seat: Seat) -> Self {
        match game {
            AnyGame::Ringforts(_) => Self::of_ringforts(game),
            AnyGame::SeatOfKings(state) => Self::of_view(&state.view(seat)),
        }
    }

    /// The legal decisions of a ringfort game, which everybody may know.
    pub(crate) fn of_ringforts(game: &AnyGame) -> Self {
        Self::of_tokens(game.legal_tokens())
    }

    fn of_tokens(tokens: Vec<String>) -> Self {
        let mut legal = Self::default();
        for token in tokens {
            match token.split_once('+') {
                Some((capture, link)) => match legal.links.get_mut(capture) {
                    Some(links) => links.push(link.into()),
                    None => {
                        legal.links.insert(capture.into(), vec![link.into()]);
                    }
                },
                None => legal.tokens.push(token),
            }
        }
        legal
    }

    /// The legal decisions of the seat of a view.
    pub(crate) fn of_view(view: &View) -> Self {
        let choosing = view.choosing_now();
        match choosing.as_ref().unwrap_or(view).decisions() {
            Some(_) if choosing.is_some() => Self {
                keeps: view
                    .own()
                    .cards
                    .by_number()
                    .iter()
                    .map(|card| card.number())
                    .collect(),
                ..Self::default()
            },
            Some(decisions) => Self::of_decisions(&decisions),
            None => Self::default(),
        }
    }

    fn of_decisions(decisions: &Decisions) -> Self {
        let stones = decisions.stones();
        Self {
            tokens: decisions
                .others()
                .map(|decision| decision.to_string())
                .collect(),
            swaps: stones
                .map(|(card, region, pieces)| {
                    let begins = format!("stone {} {region}", card.number());
                    (begins, pieces.map(|piece| piece.to_string()).collect())
                })
                .collect(),
            ..Self::default()
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
