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
    pieces: Maybe<u8>,
    then: Maybe<Box<Object<StageText>>>,
}

impl StageText {
    /// What the game waits for, and the garrison that goes before it.
    pub(super) fn step(&self, players: Players) -> Result<(Step, Option<Garrison>), Unreadable> {
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
#[derive(Clone, Copy)]
struct Keys<'a> {
    stage: &'a StageText,
    players: Players,
    /// Where the stage stands in the position.
    path: &'static str,
}

impl Keys<'_> {
    fn step(&self, name: &str) -> Result<Step, Unreadable> {
        match name {
            // Further keys of a turn are passed over.
            "turn" => Ok(Step::Turn),
            "chance" => self.chance(),
            "over" => Ok(Step::Over(self.winner()?)),
            _ => self.asking(name),
        }
    }

    /// Rule: SKR1, SKR2, SKC4
    fn chance(&self) -> Result<Step, Unreadable> {
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
    fn asking(&self, name: &str) -> Result<Step, Unreadable> {
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
    fn step_of_player(&self, name: &str) -> Result<Option<Step>, Unreadable> {
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

    fn winner(&self) -> Result<Option<Seat>, Unreadable> {
        let winner = self.stage.winner.0.as_deref();
        let seat = |name| names::seat("stage.winner", self.players, name);
        winner.map(seat).transpose()
    }

    fn player(&self) -> Result<Seat, Unreadable> {
        self.seat("player", &self.stage.player)
    }

    fn seat(&self, key: &str, name: &Maybe<String>) -> Result<Seat, Unreadable> {
        let name = self.needed(key, name)?;
        names::seat(&self.path_of(key), self.players, name)
    }

    fn seats(&self, key: &str, list: &Maybe<Vec<String>>) -> Result<SeatSet, Unreadable> {
        let list = self.needed(key, list)?;
        names::seats(&self.path_of(key), self.players, list)
    }

    fn positions(&self, key: &str, list: &Maybe<Vec<String>>) -> Result<Positions, Unreadable> {
        let list = self.needed(key, list)?;
        names::positions(&self.path_of(key), list)
    }

    fn region(&self) -> Result<Region, Unreadable> {
        let name = self.needed("region", &self.stage.region)?;
        names::known(&self.path_of("region"), "region", name)
    }

    fn card(&self) -> Result<Card, Unreadable> {
        let number = self.needed("card", &self.stage.card)?;
        names::card(&self.path_of("card"), *number)
    }

    /// The cards turned up, by seat. Rule: SKT2
    fn turned(&self) -> Result<[Option<Card>; Seat::MOST], Unreadable> {
        let mut turned = [None; Seat::MOST];
        for (name, number) in &self.needed("turned", &self.stage.turned)?.0 {
            let key = self.path_of(&format!("turned.{name}"));
            let seat = names::seat(&key, self.players, name)?;
            turned[seat.index()] = Some(names::card(&key, *number)?);
        }
        Ok(turned)
    }

    fn needed<'b, T>(&self, key: &str, value: &'b Maybe<T>) -> Result<&'b T, Unreadable> {
        let missing = || Unreadable::at(self.path_of(key), "missing");
        value.0.as_ref().ok_or_else(missing)
    }

    fn unknown(&self, key: &str, name: &str) -> Unreadable {
        Unreadable::at(self.path_of(key), format_args!("unknown stage {name:?}"))
    }

    fn path_of(&self, key: &str) -> String {
        format!("{}.{key}", self.path)
    }
}
