//! Costs and results of the awaited decision, which the rules add to the stage.

use seat_of_kings::{Public, Step};
use serde::Serialize;
use utoipa::ToSchema;

use super::names::positions;

/// Facts about the decision that is awaited; those that do not apply are left out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Prompt {
    /// The cost of activating and the positions that it would activate; at `exchange` the cost alone. Rule: SKA1, SKD4, SKT4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activation: Option<Cost>,
    /// At `keep-fort`: the two forts. Rule: SKD3
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forts: Vec<&'static str>,
    /// At `ransom`: the number of prisoners that 0, 1, 2 or 3 cumals free; one number for each possible price. Rule: SKX2
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub frees: Vec<u8>,
}

/// The cost of an activation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Cost {
    /// The price in cumals, paid once for everything that is activated and promoted. Rule: SKA1
    pub cumals: u8,
    /// True if the seat has that many.
    pub can_pay: bool,
    /// The positions that would be activated, those above active pairs among them; before anything is promoted. Rule: SKA2, SKA4
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub activates: Vec<&'static str>,
    /// The positions that could be promoted into first once it is paid. Rule: SKA3-SKA5
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub promotes: Vec<&'static str>,
    /// True if nothing could be promoted, so that paying would change nothing; never at `exchange`, where that is still open.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_useless: bool,
}

impl Prompt {
    /// The facts about the decision that is awaited; `None` if there are none.
    pub(super) fn of(public: &Public) -> Option<Self> {
        public.decides()?;
        if public.garrison().is_some() {
            return None;
        }
        let prompt = Self {
            activation: Cost::of(public),
            forts: public.two_forts().map(positions).unwrap_or_default(),
            frees: frees(public),
        };
        let prompt = if prompt.forts.is_empty() {
            prompt
        } else {
            // The fort is chosen before anything is activated.
            Self {
                activation: None,
                ..prompt
            }
        };
        (prompt != Self::default()).then_some(prompt)
    }
}

impl Cost {
    fn of(public: &Public) -> Option<Self> {
        if let Step::Exchange { card, seat, .. } = public.step() {
            let cumals = public.options().deck.print(card).cost_cumals;
            return Some(Self {
                cumals,
                can_pay: public.cumals(seat) >= cumals.into(),
                activates: Vec::new(),
                promotes: Vec::new(),
                is_useless: false,
            });
        }
        let activation = public.activation()?;
        let seat = activation.seat;
        let active = public.awakened(activation.region, seat, activation.active);
        let promotes = public.promotes_if_activated();
        Some(Self {
            cumals: activation.cost,
            can_pay: public.cumals(seat) >= activation.cost.into(),
            activates: positions(active),
            promotes: positions(promotes),
            is_useless: promotes.is_empty(),
        })
    }
}

/// The number of prisoners that a ransom frees, by its price.
fn frees(public: &Public) -> Vec<u8> {
    let Step::Ransom { captor, owner } = public.step() else {
        return Vec::new();
    };
    let held = public.prisoners(captor, owner);
    let prices = 0..=held.min(Public::MAX_RANSOM_CUMALS);
    prices
        .map(|cumals| Public::ransomed(cumals, held))
        .collect()
}
