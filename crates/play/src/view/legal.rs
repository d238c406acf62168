//! The legal actions of a seat, folded so that they stay small.

use std::collections::BTreeMap;

use ::view::Question;
use catalog::{Action, AnyGame};
use game::{Game, Hidden, Moves, Seat};
use ringforts::{Line, Move};
use seat_of_kings::{Card, Decision, Decisions, Region, View};
use serde::Serialize;
use utoipa::ToSchema;

use super::action::ActionView;
use super::follows::Follows;

/// The legal actions of a seat. Numerous kinds are folded: a client composes their fields.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Legal {
    /// In a ringfort game, the question before anything is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Question>,
    /// Those that are not folded, in the byte order of their tokens.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<ActionView>,
    /// `build`: the hills on which a ringfort can be built.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub builds: Vec<&'static str>,
    /// `replace`: by hill, the links of which one is made. Rule: SD4
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = HashMap<String, Vec<String>>)]
    pub replaces: BTreeMap<&'static str, Vec<String>>,
    /// The bridges that a ringfort makes at once where it is built or captured, or where a king goes, two hills each, by its
    /// hill. Rule: B5
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = HashMap<String, String>)]
    pub links: BTreeMap<&'static str, String>,
    /// By the same hill, one hill of each kingdom that the move joins to the others. Rule: B6
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = HashMap<String, String>)]
    pub joins: BTreeMap<&'static str, String>,
    /// By the same hill, the enemy ringforts that become besieged, where sieges count. Rule: B7
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = HashMap<String, String>)]
    pub besieges: BTreeMap<&'static str, String>,
    /// The text of the position, in a ringfort game at a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// `play`: by card and region, the fits by their Placement Positions. Rule: SKP1
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plays: Vec<PlayFits>,
    /// `stone`: by card and region, the pieces of which any two are swapped, in the order in which the action names them.
    /// Rule: SKD1
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stones: Vec<StonePieces>,
    /// `keep`: the cards of which any three are kept, ascending. Rule: SKR2
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keeps: Vec<u8>,
}

/// The legal fits of a card in a region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayFits {
    /// The card.
    pub card: u8,
    /// The region.
    pub region: &'static str,
    /// The fits, each by its one or two Placement Positions.
    pub fits: Vec<Vec<&'static str>>,
}

/// The pieces that a Stone of Destiny can swap in a region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct StonePieces {
    /// The card.
    pub card: u8,
    /// The region.
    pub region: &'static str,
    /// The pieces, such as `F2.0`.
    pub pieces: Vec<String>,
}

impl Legal {
    /// The legal actions of the seat that decides, or of one that chooses its cards before its turn to choose.
    pub(crate) fn of(game: &AnyGame, seat: Seat) -> Self {
        match game {
            AnyGame::Ringforts(line) => Self {
                position: Some(line.position().to_string()),
                ..Self::of_line(line)
            },
            AnyGame::SeatOfKings(state) => Self::of_view(&state.view(seat)),
        }
    }

    /// The legal actions of a ringfort game, which everybody may know.
    pub(crate) fn of_line(line: &Line) -> Self {
        let mut legal = Self::default();
        for mv in line.moves().iter() {
            legal.add_follows(Follows::of(line.position(), mv));
            match mv {
                Move::Build(hill) => legal.builds.push(hill.name()),
                Move::Swap { at, link } => legal
                    .replaces
                    .entry(at.name())
                    .or_default()
                    .push(link.to_string()),
                Move::Capture(_)
                | Move::Step { .. }
                | Move::Take { .. }
                | Move::Sacrifice { .. }
                | Move::Pass => legal.actions.push(ActionView::of(Action::Ringforts(mv))),
            }
        }
        legal.prompt = Question::of(line.position());
        legal
    }

    /// The legal actions of the seat of a view.
    pub(crate) fn of_view(view: &View) -> Self {
        if let Some(choosing) = view.choosing_now() {
            return match choosing.decisions() {
                Some(_) => Self {
                    keeps: numbers(view.own().cards.by_number()),
                    ..Self::default()
                },
                None => Self::default(),
            };
        }
        let decisions = view.decisions();
        decisions.map_or_else(Self::default, |decisions| Self::of_decisions(&decisions))
    }

    fn of_decisions(decisions: &Decisions) -> Self {
        let mut legal = Self::default();
        for decision in decisions.others() {
            match decision {
                Decision::Play(card, region, first, second) => {
                    let fit = [Some(first), second].into_iter().flatten();
                    legal.add_fit(card, region, fit.map(|at| at.name()).collect());
                }
                _ => legal.actions.push(ActionView::of(Action::Kings(decision))),
            }
        }
        let stones = decisions.stones();
        legal.stones = stones
            .map(|(card, region, pieces)| StonePieces {
                card: card.number(),
                region: region.name(),
                pieces: pieces.map(|piece| piece.to_string()).collect(),
            })
            .collect();
        legal
    }

    /// Adds what follows from a move, as far as something does.
    fn add_follows(&mut self, follows: Option<Follows>) {
        let Some(Follows {
            hill,
            links,
            joins,
            besieges,
        }) = follows
        else {
            return;
        };
        for (by_hill, hills) in [
            (&mut self.links, links),
            (&mut self.joins, joins),
            (&mut self.besieges, besieges),
        ] {
            if !hills.is_empty() {
                by_hill.insert(hill, hills);
            }
        }
    }

    /// Adds a fit; those of one card and region come one after the other.
    fn add_fit(&mut self, card: Card, region: Region, fit: Vec<&'static str>) {
        let (card, region) = (card.number(), region.name());
        match self.plays.last_mut() {
            Some(last) if (last.card, last.region) == (card, region) => last.fits.push(fit),
            _ => self.plays.push(PlayFits {
                card,
                region,
                fits: vec![fit],
            }),
        }
    }

    /// The tokens of all but `replaces`, `stones` and `keeps`, in byte order.
    pub fn tokens(&self) -> Vec<String> {
        let fit = |play: &PlayFits, fit: &[&str]| {
            format!("play {} {} {}", play.card, play.region, fit.join("+"))
        };
        let plays = self.plays.iter();
        let plays = plays.flat_map(|play| play.fits.iter().map(move |each| fit(play, each)));
        let actions = self.actions.iter().map(|action| action.token.clone());
        let builds = self.builds.iter().map(|&hill| hill.into());
        let mut tokens: Vec<String> = actions.chain(builds).chain(plays).collect();
        tokens.sort_unstable();
        tokens
    }

    /// Returns true if there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

fn numbers(cards: Vec<Card>) -> Vec<u8> {
    cards.iter().map(|card| card.number()).collect()
}
