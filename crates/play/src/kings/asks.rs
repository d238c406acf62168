//! What is asked of a seat, and what depends on it.

use game::Seat;
use seat_of_kings::{Public, Region, Step};
use serde::Serialize;
use ts_rs::TS;

use super::{name, positions};

/// What a seat is asked. Which decisions are legal stands in `legal` of the view; what is not there is left out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
#[ts(optional_fields)]
pub struct Asks {
    /// The seat that decides.
    pub seat: &'static str,
    /// What is asked: three of six cards, a turn, to place (or activate, or end), to activate (or end), to promote (or end),
    /// to buy the traitor, to exchange (or end), to place a garrison (or end), to pay a ransom, to keep one of two forts, to
    /// name the Starting Player, to open the third region.
    #[ts(
        type = "\"keep\" | \"turn\" | \"place\" | \"activate\" | \"promote\" | \"traitor\" | \"exchange\" | \"garrison\" | \"ransom\" | \"keep_fort\" | \"start\" | \"region\""
    )]
    pub what: &'static str,
    /// The region that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<&'static str>,
    /// The card that was played, or the traitor's card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The Placement Positions of the chosen fit. Rule: SKP1
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub fit: Vec<&'static str>,
    /// Those of them that were not tried yet. Rule: SKP2
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub left: Vec<&'static str>,
    /// What it costs to activate, and what that would activate; for an exchange the cost alone. Rule: SKA1, SKD4, SKT4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activation: Option<Cost>,
    /// The positions that are activated. Rule: SKA2, SKA4
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub active: Vec<&'static str>,
    /// The positions that were promoted into already, each once. Rule: SKA5
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub done: Vec<&'static str>,
    /// The two forts of which one is kept. Rule: SKD3
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub forts: Vec<&'static str>,
    /// How many pieces the garrison may still have: 1 or 2. Rule: SKK2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<u8>,
    /// Who holds the prisoners that can be ransomed. Rule: SKX2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captor: Option<&'static str>,
    /// How many prisoners come free for no cumal, one, two, three; as many numbers as there are prices. Rule: SKX2
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub frees: Vec<u8>,
}

/// What an activation costs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct Cost {
    /// Once, whatever is activated and promoted by it, in cumals. Rule: SKA1
    pub cumals: u8,
    /// Whether the seat has them.
    pub can_pay: bool,
    /// The positions that would be activated, those above active pairs among them; before anything is promoted. Rule: SKA2, SKA4
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub activates: Vec<&'static str>,
}

/// Whose turn of the round it is; nothing outside the turns.
pub(super) fn on_turn(public: &Public) -> Option<Seat> {
    match public.step() {
        Step::Lots | Step::Deal | Step::Keep(_) | Step::Over(_) => None,
        _ if public.is_round_played() => None,
        _ => Some(public.on_turn()),
    }
}

impl Asks {
    pub(super) fn of(public: &Public) -> Option<Self> {
        let seat = public.decides()?;
        let seat = name(public.options().players, seat);
        let asks = match public.garrison() {
            Some(garrison) => Self {
                what: "garrison",
                region: Some(garrison.region.name()),
                pieces: Some(garrison.left),
                ..Self::default()
            },
            None => Self::by_step(public),
        };
        Some(Self { seat, ..asks })
    }

    fn by_step(public: &Public) -> Self {
        let in_region = |what, region: Region| Self {
            what,
            region: Some(region.name()),
            activation: Cost::of(public),
            ..Self::default()
        };
        let plain = |what| Self {
            what,
            ..Self::default()
        };
        match public.step() {
            Step::Keep(_) => plain("keep"),
            Step::Place {
                card,
                region,
                fit,
                left,
            } => Self {
                card: Some(card.number()),
                fit: positions(fit),
                left: positions(left),
                ..in_region("place", region)
            },
            Step::Stone { region, .. } => match public.two_forts() {
                Some(forts) => Self {
                    what: "keep_fort",
                    region: Some(region.name()),
                    forts: positions(forts),
                    ..Self::default()
                },
                None => in_region("activate", region),
            },
            Step::Activate { region, .. } => in_region("activate", region),
            Step::Promote {
                region,
                active,
                done,
                ..
            } => Self {
                active: positions(active),
                done: positions(done),
                ..in_region("promote", region)
            },
            Step::Traitor { region, .. } => in_region("traitor", region),
            Step::Exchange { region, card, seat } => Self {
                card: Some(card.number()),
                activation: Some(Cost::after_exchange(public, seat, card)),
                ..in_region("exchange", region)
            },
            Step::Ransom { captor, owner } => Self {
                captor: Some(name(public.options().players, captor)),
                frees: frees(public, captor, owner),
                ..plain("ransom")
            },
            Step::Start => plain("start"),
            Step::Region => plain("region"),
            Step::Turn
            | Step::Lots
            | Step::Deal
            | Step::Tie { .. }
            | Step::TraitorCard { .. }
            | Step::Clear
            | Step::Over(_) => plain("turn"),
        }
    }
}

impl Cost {
    fn of(public: &Public) -> Option<Self> {
        let activation = public.activation()?;
        let seat = activation.seat;
        let awake = public.awakened(activation.region, seat, activation.active);
        Some(Self {
            cumals: activation.cost,
            can_pay: public.cumals(seat) >= activation.cost.into(),
            activates: positions(awake),
        })
    }

    fn after_exchange(public: &Public, seat: Seat, card: seat_of_kings::Card) -> Self {
        let cumals = public.options().deck.print(card).cost_cumals;
        Self {
            cumals,
            can_pay: public.cumals(seat) >= cumals.into(),
            activates: Vec::new(),
        }
    }
}

/// How many prisoners come free, by the price.
fn frees(public: &Public, captor: Seat, owner: Seat) -> Vec<u8> {
    let held = public.prisoners(captor, owner);
    let prices = 0..=held.min(Public::HIGHEST_RANSOM);
    prices
        .map(|cumals| Public::ransomed(cumals, held))
        .collect()
}
