//! The stage of a position as its JSON text gives it.

use game::Seat;
use seat_of_kings::{
    Card, Fault, Garrison, Players, PositionError, Positions, Public, Region, SeatSet, Step,
};
use serde::Deserialize;

use super::object::{Object, OptionalKey};
use super::{ParseError, names};
use crate::json::OrderedMap;

/// The keys that a stage can have. Its name decides which of them it must have.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct StageText {
    name: OptionalKey<String>,
    seat: OptionalKey<String>,
    draw: OptionalKey<String>,
    region: OptionalKey<String>,
    card: OptionalKey<u8>,
    cost: OptionalKey<u8>,
    fit: OptionalKey<Vec<String>>,
    left: OptionalKey<Vec<String>>,
    tops: OptionalKey<Vec<String>>,
    beneath: OptionalKey<Vec<String>>,
    player: OptionalKey<String>,
    active: OptionalKey<Vec<String>>,
    done: OptionalKey<Vec<String>>,
    eligible: OptionalKey<Vec<String>>,
    waiting: OptionalKey<Vec<String>>,
    turned: OptionalKey<OrderedMap<u8>>,
    captor: OptionalKey<String>,
    winner: OptionalKey<String>,
    pieces: OptionalKey<u8>,
    then: OptionalKey<Box<Object<StageText>>>,
}

impl StageText {
    /// The step that the game waits for, and the garrison that goes before it.
    pub(super) fn step(&self, players: Players) -> Result<(Step, Option<Garrison>), ParseError> {
        let keys = Keys {
            stage: self,
            players,
            path: "stage",
        };
        let name = keys.needed("name", &self.name)?;
        if name != "garrison" {
            return Ok((keys.step(name)?, None));
        }
        let garrison = Garrison {
            region: keys.region()?,
            seat: keys.seat("seat", &self.seat)?,
            left: *keys.needed("pieces", &self.pieces)?,
        };
        let Object(then) = &**keys.needed("then", &self.then)?;
        let then = Keys {
            stage: then,
            path: "stage.then",
            ..keys
        };
        let name = then.needed("name", &then.stage.name)?;
        let step = then.step_of_player(name)?;
        let step = step.ok_or_else(|| then.unknown("name", name))?;
        Ok((step, Some(garrison)))
    }

    /// Refuses a text that does not name the seat that decides.
    pub(super) fn check_seat(&self, public: &Public, players: Players) -> Result<(), ParseError> {
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
        Err(PositionError { key, fault }.into())
    }
}

/// The keys of a stage, looked up at a table.
#[derive(Clone, Copy)]
struct Keys<'a> {
    stage: &'a StageText,
    players: Players,
    /// The path of the stage in the position.
    path: &'static str,
}

impl Keys<'_> {
    fn step(&self, name: &str) -> Result<Step, ParseError> {
        match name {
            // Further keys of a turn are passed over.
            "turn" => Ok(Step::Turn),
            "chance" => self.chance(),
            "over" => Ok(Step::Over(self.winner()?)),
            _ => self.asking(name),
        }
    }

    /// Rule: SKR1, SKR2, SKC4
    fn chance(&self) -> Result<Step, ParseError> {
        let draw = self.needed("draw", &self.stage.draw)?;
        Ok(match draw.as_str() {
            "lots" => Step::Lots,
            "deal" => Step::Deal,
            "tie" => Step::Tie {
                region: self.region()?,
                eligible: self.seats("eligible", &self.stage.eligible)?,
                left: self.seats("left", &self.stage.left)?,
                turned: self.turned()?,
            },
            "traitor" => Step::TraitorCard {
                region: self.region()?,
                seat: self.player()?,
            },
            other => return Err(self.unknown("draw", other)),
        })
    }

    /// A stage at which a seat is asked.
    fn asking(&self, name: &str) -> Result<Step, ParseError> {
        let seat = self.seat("seat", &self.stage.seat)?;
        if let Some(step) = self.step_of_player(name)? {
            return Ok(step);
        }
        Ok(match name {
            "keep" => Step::Keep(seat),
            "traitor" => Step::Traitor {
                region: self.region()?,
                seat,
                waiting: self.seats("waiting", &self.stage.waiting)?,
            },
            "exchange" => Step::Exchange {
                region: self.region()?,
                seat,
                card: self.card()?,
            },
            "ransom" => Step::Ransom {
                captor: self.seat("captor", &self.stage.captor)?,
                owner: seat,
            },
            "start" => Step::Start,
            "region" => Step::Region,
            other => return Err(self.unknown("name", other)),
        })
    }

    /// A stage that a garrison can interrupt: who is asked there follows from its other keys. `None` for every other name.
    fn step_of_player(&self, name: &str) -> Result<Option<Step>, ParseError> {
        let stage = self.stage;
        Ok(Some(match name {
            "place" => Step::Place {
                card: self.card()?,
                region: self.region()?,
                fit: self.positions("fit", &stage.fit)?,
                left: self.positions("left", &stage.left)?,
            },
            "activate" if stage.player.0.is_some() => Step::Activate {
                region: self.region()?,
                seat: self.player()?,
                cost: *self.needed("cost", &stage.cost)?,
                active: self.positions("active", &stage.active)?,
            },
            "keep-fort" | "activate" => Step::Stone {
                region: self.region()?,
                tops: self.positions("tops", &stage.tops)?,
                beneath: self.positions("beneath", &stage.beneath)?,
            },
            "promote" => Step::Promote {
                region: self.region()?,
                seat: self.player()?,
                active: self.positions("active", &stage.active)?,
                done: self.positions("done", &stage.done)?,
            },
            "clear" => Step::Clear,
            _ => return Ok(None),
        }))
    }

    fn winner(&self) -> Result<Option<Seat>, ParseError> {
        let winner = self.stage.winner.0.as_deref();
        let seat = |name| names::seat("stage.winner", self.players, name);
        winner.map(seat).transpose()
    }

    fn player(&self) -> Result<Seat, ParseError> {
        self.seat("player", &self.stage.player)
    }

    fn seat(&self, key: &str, name: &OptionalKey<String>) -> Result<Seat, ParseError> {
        let name = self.needed(key, name)?;
        names::seat(&self.path_of(key), self.players, name)
    }

    fn seats(&self, key: &str, list: &OptionalKey<Vec<String>>) -> Result<SeatSet, ParseError> {
        let list = self.needed(key, list)?;
        names::seats(&self.path_of(key), self.players, list)
    }

    fn positions(
        &self,
        key: &str,
        list: &OptionalKey<Vec<String>>,
    ) -> Result<Positions, ParseError> {
        let list = self.needed(key, list)?;
        names::positions(&self.path_of(key), list)
    }

    fn region(&self) -> Result<Region, ParseError> {
        let name = self.needed("region", &self.stage.region)?;
        names::known(&self.path_of("region"), "region", name)
    }

    fn card(&self) -> Result<Card, ParseError> {
        let number = self.needed("card", &self.stage.card)?;
        names::card(&self.path_of("card"), *number)
    }

    /// The cards turned up, by seat. Rule: SKT2
    fn turned(&self) -> Result<[Option<Card>; Seat::MAX_COUNT], ParseError> {
        let mut turned = [None; Seat::MAX_COUNT];
        for (name, number) in &self.needed("turned", &self.stage.turned)?.0 {
            let key = self.path_of(&format!("turned.{name}"));
            let seat = names::seat(&key, self.players, name)?;
            turned[seat.index()] = Some(names::card(&key, *number)?);
        }
        Ok(turned)
    }

    fn needed<'b, T>(&self, key: &str, value: &'b OptionalKey<T>) -> Result<&'b T, ParseError> {
        let missing = || ParseError::at(self.path_of(key), "missing");
        value.0.as_ref().ok_or_else(missing)
    }

    fn unknown(&self, key: &str, name: &str) -> ParseError {
        ParseError::at(self.path_of(key), format_args!("unknown stage {name:?}"))
    }

    fn path_of(&self, key: &str) -> String {
        format!("{}.{key}", self.path)
    }
}
