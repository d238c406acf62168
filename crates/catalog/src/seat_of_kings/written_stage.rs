//! The stage of a position, as it is written.

use game::Seat;
use seat_of_kings::{Garrison, Players, Positions, Public, SeatSet, Step};
use serde_json::{Map, Value, json};

/// The name of the stage, the seat that decides, what the game needs to go on, and a garrison that is asked for.
pub(super) fn stage(public: &Public) -> Value {
    let names = Names(public.options().players);
    let (name, more) = names.step(public.step());
    let mut stage = Map::new();
    stage.insert("name".into(), name.into());
    if let Some(seat) = public.decides() {
        stage.insert("seat".into(), names.seat(seat).into());
    }
    if let Value::Object(more) = more {
        stage.extend(more);
    }
    if let Some(garrison) = public.garrison() {
        stage.insert("garrison".into(), names.garrison(garrison));
    }
    Value::Object(stage)
}

/// Names the seats of a table.
struct Names(Players);

impl Names {
    /// The name of a stage, and what it has besides the seat that decides.
    #[rustfmt::skip] // One stage below the other.
    fn step(&self, step: Step) -> (&'static str, Value) {
        match step {
            Step::Lots => ("chance", json!({"draw": "lots"})),
            Step::Deal => ("chance", json!({"draw": "deal"})),
            Step::Tie { region, eligible, left, turned } => ("chance", json!({
                "draw": "tie",
                "region": region.name(),
                "eligible": self.seats(eligible),
                "left": self.seats(left),
                "turned": self.turned(turned.map(|card| card.map(|card| card.number()))),
            })),
            Step::TraitorCard { region, seat } => ("chance", json!({
                "draw": "traitor",
                "region": region.name(),
                "player": self.seat(seat),
            })),
            Step::Keep(_) => ("keep", Value::Null),
            Step::Turn => ("turn", Value::Null),
            Step::Place { card, region, fit, left } => ("placing", json!({
                "region": region.name(),
                "card": card.number(),
                "fit": positions(fit),
                "left": positions(left),
            })),
            Step::Stone { region, tops, beneath } => ("swapped", json!({
                "region": region.name(),
                "tops": positions(tops),
                "beneath": positions(beneath),
            })),
            Step::Promote { region, seat, active, done } => ("promoting", json!({
                "region": region.name(),
                "player": self.seat(seat),
                "active": positions(active),
                "done": positions(done),
            })),
            Step::Traitor { region, seat: _, waiting } => ("offer", json!({
                "region": region.name(),
                "waiting": self.seats(waiting),
            })),
            Step::Exchange { region, seat: _, card } => ("exchange", json!({
                "region": region.name(),
                "card": card.number(),
            })),
            Step::Activate { region, seat, cost, active } => ("exchanged", json!({
                "region": region.name(),
                "player": self.seat(seat),
                "cost": cost,
                "active": positions(active),
            })),
            Step::Clear => ("clearing", Value::Null),
            Step::Ransom { captor, owner: _ } => ("ransom", json!({"captor": self.seat(captor)})),
            Step::Start => ("naming", Value::Null),
            Step::Region => ("opening", Value::Null),
            Step::Over(None) => ("over", Value::Null),
            Step::Over(Some(winner)) => ("over", json!({"winner": self.seat(winner)})),
        }
    }

    fn garrison(&self, garrison: Garrison) -> Value {
        json!({
            "region": garrison.region.name(),
            "seat": self.seat(garrison.seat),
            "left": garrison.left,
        })
    }

    fn seat(&self, seat: Seat) -> &'static str {
        self.0.color(seat).name()
    }

    fn seats(&self, seats: SeatSet) -> Value {
        seats.iter().map(|seat| self.seat(seat)).collect()
    }

    /// The cards turned up, by the names of seats. Rule: SKT2
    fn turned(&self, cards: [Option<u8>; Seat::MOST]) -> Map<String, Value> {
        let seats = self.0.seats();
        seats
            .filter_map(|seat| Some((self.seat(seat).into(), cards[seat.index()]?.into())))
            .collect()
    }
}

/// Positions from the lowest rank up, left to right.
fn positions(set: Positions) -> Value {
    set.climbing().map(|position| position.name()).collect()
}
