//! The stage of a position as its JSON text says it.

use game::Seat;
use seat_of_kings::{
    Card, Fault, Garrison, Players, Positions, Public, Refused, Region, SeatSet, Step,
};
use serde::Deserialize;

use super::object::{Maybe, Named, Object};
use super::{Unreadable, names};

/// The keys that a stage can have; which of them it must have is told by its name.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct StageText {
    name: Maybe<String>,
    seat: Maybe<String>,
    draw: Maybe<String>,
    region: Maybe<String>,
    card: Maybe<u8>,
    cost: Maybe<u8>,
    fit: Maybe<Vec<String>>,
    left: Maybe<Vec<String>>,
    tops: Maybe<Vec<String>>,
    beneath: Maybe<Vec<String>>,
    player: Maybe<String>,
    active: Maybe<Vec<String>>,
    done: Maybe<Vec<String>>,
    eligible: Maybe<Vec<String>>,
    waiting: Maybe<Vec<String>>,
    turned: Maybe<Named<u8>>,
    captor: Maybe<String>,
    winner: Maybe<String>,
    garrison: Maybe<Object<GarrisonText>>,
}

/// A garrison that is asked for.
#[derive(Deserialize)]
struct GarrisonText {
    region: String,
    seat: String,
    left: u8,
}

impl StageText {
    /// What the game waits for, and the garrison that goes before it.
    pub(super) fn step(&self, players: Players) -> Result<(Step, Option<Garrison>), Unreadable> {
        let keys = Keys {
            stage: self,
            players,
        };
        let name = needed("stage.name", &self.name)?;
        let step = match name.as_str() {
            // Whatever else stands there, a turn has a seat and nothing more.
            "turn" => return Ok((Step::Turn, None)),
            "chance" => keys.chance()?,
            "over" => Step::Over(keys.winner()?),
            _ => keys.asking(name)?,
        };
        Ok((step, keys.garrison()?))
    }

    /// Whether the text names the seat that decides.
    pub(super) fn check_seat(&self, public: &Public, players: Players) -> Result<(), Unreadable> {
        let named = match &self.seat.0 {
            Some(name) => Some(names::seat("stage.seat", players, name)?),
            None => None,
        };
        let fault = match (named, public.decides()) {
            (named, decides) if named == decides => return Ok(()),
            (_, None) => Fault::NobodyDecides,
            (None, Some(seat)) => Fault::SeatMissing(players.color(seat)),
            (Some(_), Some(seat)) => Fault::WrongSeat(players.color(seat)),
        };
        let key = "stage.seat".into();
        Err(Refused { key, fault }.into())
    }
}

/// The keys of a stage, looked up at a table.
struct Keys<'a> {
    stage: &'a StageText,
    players: Players,
}

impl Keys<'_> {
    /// Rule: SKR1, SKR2, SKC4
    fn chance(&self) -> Result<Step, Unreadable> {
        Ok(match needed("stage.draw", &self.stage.draw)?.as_str() {
            "lots" => Step::Lots,
            "deal" => Step::Deal,
            "tie" => Step::Tie {
                region: self.region()?,
                eligible: self.seats("stage.eligible", &self.stage.eligible)?,
                left: self.seats("stage.left", &self.stage.left)?,
                turned: self.turned()?,
            },
            "traitor" => Step::TraitorCard {
                region: self.region()?,
                seat: self.seat("stage.player", &self.stage.player)?,
            },
            other => return Err(unknown("stage.draw", other)),
        })
    }

    /// A stage at which a seat is asked.
    fn asking(&self, name: &str) -> Result<Step, Unreadable> {
        let stage = self.stage;
        let seat = self.seat("stage.seat", &stage.seat)?;
        Ok(match name {
            "keep" => Step::Keep(seat),
            "placing" => Step::Place {
                card: self.card()?,
                region: self.region()?,
                fit: positions("stage.fit", &stage.fit)?,
                left: positions("stage.left", &stage.left)?,
            },
            "swapped" => Step::Stone {
                region: self.region()?,
                tops: positions("stage.tops", &stage.tops)?,
                beneath: positions("stage.beneath", &stage.beneath)?,
            },
            "promoting" => Step::Promote {
                region: self.region()?,
                seat: self.seat("stage.player", &stage.player)?,
                active: positions("stage.active", &stage.active)?,
                done: positions("stage.done", &stage.done)?,
            },
            "offer" => Step::Traitor {
                region: self.region()?,
                seat,
                waiting: self.seats("stage.waiting", &stage.waiting)?,
            },
            "exchange" => Step::Exchange {
                region: self.region()?,
                seat,
                card: self.card()?,
            },
            "exchanged" => Step::Activate {
                region: self.region()?,
                seat: self.seat("stage.player", &stage.player)?,
                cost: *needed("stage.cost", &stage.cost)?,
                active: positions("stage.active", &stage.active)?,
            },
            "clearing" => Step::Clear,
            "ransom" => Step::Ransom {
                captor: self.seat("stage.captor", &stage.captor)?,
                owner: seat,
            },
            "naming" => Step::Start,
            "opening" => Step::Region,
            other => return Err(unknown("stage.name", other)),
        })
    }

    fn winner(&self) -> Result<Option<Seat>, Unreadable> {
        let winner = self.stage.winner.0.as_deref();
        let seat = |name| names::seat("stage.winner", self.players, name);
        winner.map(seat).transpose()
    }

    fn garrison(&self) -> Result<Option<Garrison>, Unreadable> {
        let Some(Object(text)) = &self.stage.garrison.0 else {
            return Ok(None);
        };
        Ok(Some(Garrison {
            region: names::known("stage.garrison.region", "region", &text.region)?,
            seat: names::seat("stage.garrison.seat", self.players, &text.seat)?,
            left: text.left,
        }))
    }

    fn seat(&self, key: &str, name: &Maybe<String>) -> Result<Seat, Unreadable> {
        names::seat(key, self.players, needed(key, name)?)
    }

    fn seats(&self, key: &str, list: &Maybe<Vec<String>>) -> Result<SeatSet, Unreadable> {
        names::seats(key, self.players, needed(key, list)?)
    }

    fn region(&self) -> Result<Region, Unreadable> {
        let name = needed("stage.region", &self.stage.region)?;
        names::known("stage.region", "region", name)
    }

    fn card(&self) -> Result<Card, Unreadable> {
        names::card("stage.card", *needed("stage.card", &self.stage.card)?)
    }

    /// The cards turned up, by seat. Rule: SKT2
    fn turned(&self) -> Result<[Option<Card>; Seat::MOST], Unreadable> {
        let mut turned = [None; Seat::MOST];
        for (name, number) in &needed("stage.turned", &self.stage.turned)?.0 {
            let key = format!("stage.turned.{name}");
            let seat = names::seat(&key, self.players, name)?;
            turned[seat.index()] = Some(names::card(&key, *number)?);
        }
        Ok(turned)
    }
}

fn positions(key: &str, list: &Maybe<Vec<String>>) -> Result<Positions, Unreadable> {
    names::positions(key, needed(key, list)?)
}

fn needed<'a, T>(key: &str, value: &'a Maybe<T>) -> Result<&'a T, Unreadable> {
    value
        .0
        .as_ref()
        .ok_or_else(|| Unreadable::at(key, "missing"))
}

fn unknown(key: &str, name: &str) -> Unreadable {
    Unreadable::at(key, format_args!("unknown stage {name:?}"))
}
