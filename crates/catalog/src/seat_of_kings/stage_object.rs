//! The stage of a position as an object: what is awaited, who decides, and what the game needs to continue.

use game::Seat;
use seat_of_kings::{Players, Positions, Public, SeatSet, Stage, Step};
use serde::Serialize;

use super::by_seat::BySeat;

/// The stage that the game waits in. `docs/notation.md` lists the stages and the keys of each; a key that a stage does not have is `None`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageObject {
    /// The first word of the decision that is awaited, or `turn`, `chance`, `over`.
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::stage))]
    pub name: &'static str,
    /// The seat that decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// At `chance`: what is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::draw, required = false))]
    pub draw: Option<&'static str>,
    /// The region in which it happens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<&'static str>,
    /// The seat that promotes, or the owner of the traitor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<&'static str>,
    /// The card that was played, or the traitor's card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The cost of an activation after an exchange, in cumals. Rule: SKT4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// The Placement Positions of the chosen fit. Rule: SKP1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fit: Option<Vec<&'static str>>,
    /// The seats eligible for the traitor. Rule: SKT2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eligible: Option<Vec<&'static str>>,
    /// The Placement Positions not tried yet, or the seats that have still to turn up a card. Rule: SKP2, SKT2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<&'static str>>,
    /// The positions where a swapped piece of the seat on turn is on top. Rule: SKD4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tops: Option<Vec<&'static str>>,
    /// The positions where a swapped piece of the seat on turn is the lower piece of its fort. Rule: SKD4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beneath: Option<Vec<&'static str>>,
    /// The activated positions. Rule: SKA2, SKA4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Vec<&'static str>>,
    /// The positions promoted into, each once. Rule: SKA5
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<Vec<&'static str>>,
    /// The eligible seats that have not decided yet, this one included. Rule: SKT2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Vec<&'static str>>,
    /// The cards that tied seats have turned up. Rule: SKT2
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, u32>))]
    pub turned: Option<BySeat<u8>>,
    /// The seat that holds the prisoners that can be ransomed. Rule: SKX2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captor: Option<&'static str>,
    /// The number of pieces that the garrison may still have: 1 or 2. Rule: SKK2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<u8>,
    /// The stage that continues after a garrison.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub then: Option<Box<StageObject>>,
    /// At `over`: the winner; omitted in a drawn game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
}

impl StageObject {
    /// The stage of a game.
    pub(super) fn of(public: &Public) -> Self {
        let players = public.options().players;
        let stage = Self {
            seat: public.decides().map(|seat| name(players, seat)),
            ..Self::named(public.stage())
        };
        match public.garrison() {
            Some(garrison) => Self {
                region: Some(garrison.region.name()),
                pieces: Some(garrison.left),
                then: Some(Box::new(Self {
                    name: interrupted(public.step()),
                    ..Self::of_step(public)
                })),
                ..stage
            },
            None => Self {
                name: stage.name,
                seat: stage.seat,
                ..Self::of_step(public)
            },
        }
    }

    /// A stage without further keys.
    pub fn named(stage: Stage) -> Self {
        Self {
            name: stage.name(),
            ..Self::default()
        }
    }

    /// Returns true if a seat must decide: the game is not over and chance is not next.
    pub const fn is_asking(&self) -> bool {
        self.seat.is_some()
    }

    /// The further keys of a stage.
    fn of_step(public: &Public) -> Self {
        let players = public.options().players;
        let owner = |seat| Some(name(players, seat));
        match public.step() {
            Step::Lots | Step::Deal | Step::Tie { .. } | Step::TraitorCard { .. } => {
                Self::of_chance(public)
            }
            Step::Keep(_) | Step::Turn | Step::Clear | Step::Start | Step::Region => {
                Self::default()
            }
            Step::Place {
                card,
                region,
                fit,
                left,
            } => Self {
                region: Some(region.name()),
                card: Some(card.number()),
                fit: Some(positions(fit)),
                left: Some(positions(left)),
                ..Self::default()
            },
            Step::Stone {
                region,
                tops,
                beneath,
            } => Self {
                region: Some(region.name()),
                tops: Some(positions(tops)),
                beneath: Some(positions(beneath)),
                ..Self::default()
            },
            Step::Promote {
                region,
                seat,
                active,
                done,
            } => Self {
                region: Some(region.name()),
                player: owner(seat),
                active: Some(positions(active)),
                done: Some(positions(done)),
                ..Self::default()
            },
            Step::Traitor {
                region, waiting, ..
            } => Self {
                region: Some(region.name()),
                waiting: Some(seats(players, waiting)),
                ..Self::default()
            },
            Step::Exchange { region, card, .. } => Self {
                region: Some(region.name()),
                card: Some(card.number()),
                ..Self::default()
            },
            Step::Activate {
                region,
                seat,
                cost,
                active,
            } => Self {
                region: Some(region.name()),
                player: owner(seat),
                cost: Some(cost),
                active: Some(positions(active)),
                ..Self::default()
            },
            Step::Ransom { captor, .. } => Self {
                captor: owner(captor),
                ..Self::default()
            },
            Step::Over(winner) => Self {
                winner: winner.and_then(owner),
                ..Self::default()
            },
        }
    }

    /// The further keys of a stage at which something is drawn.
    fn of_chance(public: &Public) -> Self {
        let players = public.options().players;
        let chance = |draw| Self {
            draw: Some(draw),
            ..Self::default()
        };
        match public.step() {
            Step::Tie {
                region,
                eligible,
                left,
                turned,
            } => Self {
                region: Some(region.name()),
                eligible: Some(seats(players, eligible)),
                left: Some(seats(players, left)),
                turned: Some(BySeat::of(players, |seat| {
                    turned[seat.index()].map(|card| card.number())
                })),
                ..chance("tie")
            },
            Step::TraitorCard { region, seat } => Self {
                region: Some(region.name()),
                player: Some(name(players, seat)),
                ..chance("traitor")
            },
            Step::Deal => chance("deal"),
            _ => chance("lots"),
        }
    }
}

/// The name of a stage that goes on after a garrison.
const fn interrupted(step: Step) -> &'static str {
    match step {
        Step::Place { .. } => Stage::Place.name(),
        Step::Stone { .. } | Step::Activate { .. } => Stage::Activate.name(),
        Step::Promote { .. } => Stage::Promote.name(),
        // Nothing is asked of a region that is being cleared but its garrison, so no decision gives this stage a name.
        _ => "clear",
    }
}

fn name(players: Players, seat: Seat) -> &'static str {
    players.color(seat).name()
}

fn seats(players: Players, seats: SeatSet) -> Vec<&'static str> {
    seats.iter().map(|seat| name(players, seat)).collect()
}

/// Positions from the lowest rank up, left to right.
fn positions(set: Positions) -> Vec<&'static str> {
    set.by_rank().map(|position| position.name()).collect()
}
