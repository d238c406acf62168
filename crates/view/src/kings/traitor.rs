//! The Traitor card during the traitor step.

use catalog::seat_of_kings::BySeat;
use seat_of_kings::{Public, Region, Step};
use serde::Serialize;
use utoipa::ToSchema;

use super::names::{name, names};

/// The state of the Traitor card. Rule: SKT1-SKT4
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct TraitorCard {
    /// The region.
    pub region: &'static str,
    /// The owner of the traitor, once it is bought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<&'static str>,
    /// The traitor's card, until a piece is exchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The seats that may still buy it, in the order of their options, this one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<&'static str>,
    /// True if that seat has the first option: nobody was asked before. Rule: SKT2
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_first: bool,
    /// The cards that tied players have turned up, while the deck is reshuffled.
    #[serde(skip_serializing_if = "BySeat::is_empty")]
    #[schema(value_type = HashMap<String, u32>)]
    pub turned: BySeat<u8>,
}

impl TraitorCard {
    /// The Traitor card; `None` outside the traitor step.
    pub(super) fn of(public: &Public) -> Option<Self> {
        let players = public.options().players;
        let at = |region: Region| Self {
            region: region.name(),
            ..Self::default()
        };
        let owned = |region, seat| Self {
            owner: Some(name(players, seat)),
            ..at(region)
        };
        Some(match public.step() {
            Step::Traitor {
                region,
                seat,
                waiting,
            } => Self {
                waiting: names(
                    players,
                    players
                        .from(seat)
                        .filter(|&seat| waiting.has(seat) && public.cumals(seat) > 0),
                ),
                is_first: public.traitor_order(region).is_some_and(|order| {
                    let has_declined = |other| order.eligible.has(other) && !waiting.has(other);
                    order.first.has(seat)
                        && !players
                            .seats()
                            .any(|other| has_declined(other) && public.cumals(other) > 0)
                }),
                ..at(region)
            },
            Step::Tie { region, turned, .. } => Self {
                turned: BySeat::of(players, |seat| {
                    turned[seat.index()].map(|card| card.number())
                }),
                ..at(region)
            },
            Step::TraitorCard { region, seat } => owned(region, seat),
            Step::Exchange { region, seat, card } => Self {
                card: Some(card.number()),
                ..owned(region, seat)
            },
            Step::Activate { region, seat, .. } => owned(region, seat),
            Step::Promote { region, seat, .. } if public.is_round_played() => owned(region, seat),
            _ => return None,
        })
    }
}
