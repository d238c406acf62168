//! The legal decisions of a seat, written so that they stay small.

use std::collections::BTreeMap;

use catalog::AnyGame;
use game::{Hidden, Seat};
use seat_of_kings::{Card, Decision, Decisions, Piece, Position, Region, View};
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
                Some((capture, link)) => {
                    let links = legal.links.entry(capture.into()).or_default();
                    links.push(link.into());
                }
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
        let mut legal = Self::default();
        let mut swaps: Option<Swaps> = None;
        for decision in game::Moves::iter(decisions) {
            let Decision::Stone(card, region, one, other) = decision else {
                legal.tokens.push(decision.to_string());
                continue;
            };
            if swaps
                .as_ref()
                .is_none_or(|swaps| swaps.of != (card, region))
            {
                legal.fold(swaps.replace(Swaps::new(card, region)));
            }
            swaps.iter_mut().for_each(|swaps| swaps.reach(one, other));
        }
        legal.fold(swaps);
        legal
    }

    fn fold(&mut self, swaps: Option<Swaps>) {
        if let Some(swaps) = swaps {
            let (card, region) = swaps.of;
            let begins = format!("stone {} {region}", card.number());
            self.swaps.insert(begins, swaps.pieces());
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The pieces that a Stone can swap in a region: whole stacks, told by how high they are.
struct Swaps {
    of: (Card, Region),
    /// By the order in which a decision names positions.
    heights: [u8; Position::COUNT],
}

impl Swaps {
    const fn new(card: Card, region: Region) -> Self {
        Self {
            of: (card, region),
            heights: [0; Position::COUNT],
        }
    }

    fn reach(&mut self, one: Piece, other: Piece) {
        for piece in [one, other] {
            let height = &mut self.heights[usize::from(piece.position.climb())];
            *height = (*height).max(piece.level + 1);
        }
    }

    fn pieces(&self) -> Vec<String> {
        let mut positions: Vec<Position> = Position::all().collect();
        positions.sort_by_key(|position| position.climb());
        let stacks = positions.into_iter().zip(self.heights);
        stacks
            .flat_map(|(position, height)| (0..height).map(move |level| Piece { position, level }))
            .map(|piece| piece.to_string())
            .collect()
    }
}
