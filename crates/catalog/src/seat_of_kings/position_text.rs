//! A position as its JSON text says it.

use std::sync::Arc;

use game::Seat;
use seat_of_kings::{
    Deck, Fault, Holding, Players, Position, Refused, Region, Setup, Stander, State,
};
use serde::Deserialize;

use super::object::{Listed, Named, Object};
use super::stage_text::StageText;
use super::{OptionsText, Unreadable, names};

/// The keys of a position. Names are looked up and numbers are checked later.
#[derive(Deserialize)]
struct PositionText {
    variant: String,
    seats: Vec<String>,
    #[serde(default)]
    options: OptionsText,
    round: u32,
    starting: String,
    played: u8,
    stage: Object<StageText>,
    players: Named<Object<PlayerText>>,
    board: Named<Named<Vec<String>>>,
    closed: Vec<String>,
    deck: Listed,
    discard: Vec<u8>,
    #[serde(default)]
    reshuffled: bool,
}

/// What a player has off the board.
#[derive(Deserialize)]
struct PlayerText {
    cumals: u32,
    hand: Listed,
    aside: Listed,
    prisoners: Named<u8>,
}

/// Reads the text of a position played with this deck, and settles it.
///
/// # Errors
///
/// The path of the key that is wrong and what is wrong with it, or the column where the text is no JSON.
pub fn read(text: &str, deck: &Arc<Deck>) -> Result<State, Unreadable> {
    let position = parse(text)?;
    let setup = position.setup(deck)?;
    let players = setup.options.players;
    let state = State::try_from(setup)?;
    position.stage.0.check_seat(state.public(), players)?;
    Ok(state)
}

fn parse(text: &str) -> Result<PositionText, Unreadable> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = serde_path_to_error::Track::new();
    let read = Object::deserialize(serde_path_to_error::Deserializer::new(
        &mut json, &mut track,
    ));
    let Object(position) = read
        .and_then(|position| json.end().map(|()| position))
        .map_err(|error| Unreadable::of_json(text, &track.path(), &error))?;
    Ok(position)
}

impl PositionText {
    /// What the text says, with every name known.
    fn setup(&self, deck: &Arc<Deck>) -> Result<Setup, Unreadable> {
        if self.variant != super::VARIANT {
            let message = format!("not {:?}", super::VARIANT);
            return Err(Unreadable::at("variant", message));
        }
        let players = names::players(&self.seats)?;
        let (step, garrison) = self.stage.0.step(players)?;
        Ok(Setup {
            options: self.options.options(players, deck)?,
            round: self.round,
            starting: names::seat("starting", players, &self.starting)?,
            played: self.played,
            step,
            garrison,
            players: self.holdings(players)?,
            board: self.board(players)?,
            closed: names::regions("closed", &self.closed)?,
            deck: names::cards("deck", &self.deck.0)?,
            discard: names::cards("discard", &self.discard)?,
            reshuffled: self.reshuffled,
        })
    }

    /// What each seat has; every seat of the table, and no other, must be there.
    fn holdings(&self, players: Players) -> Result<[Holding; Seat::MOST], Unreadable> {
        let mut holdings: [Holding; Seat::MOST] = Default::default();
        let mut left: Vec<_> = players.seats().collect();
        for (name, Object(player)) in &self.players.0 {
            let key = format!("players.{name}");
            let seat = names::seat(&key, players, name)?;
            left.retain(|each| *each != seat);
            holdings[seat.index()] = player.holding(&key, players)?;
        }
        match left.first() {
            Some(&seat) => {
                let key = format!("players.{}", players.color(seat));
                Err(Unreadable::at(key, "missing"))
            }
            None => Ok(holdings),
        }
    }

    fn board(&self, players: Players) -> Result<Vec<(Region, Position, Vec<Stander>)>, Unreadable> {
        let mut board = Vec::new();
        for (region_name, stacks) in &self.board.0 {
            let key = format!("board.{region_name}");
            let region = names::known(&key, "region", region_name)?;
            for (name, stack) in &stacks.0 {
                let key = format!("{key}.{name}");
                let position = names::known(&key, "position", name)?;
                let standers = stack.iter().map(|name| names::stander(&key, players, name));
                board.push((region, position, standers.collect::<Result<_, _>>()?));
            }
        }
        Ok(board)
    }
}

impl PlayerText {
    fn holding(&self, key: &str, players: Players) -> Result<Holding, Unreadable> {
        let mut prisoners = [0; Seat::MOST];
        for (name, count) in &self.prisoners.0 {
            let key = format!("{key}.prisoners.{name}");
            let owner = names::seat(&key, players, name)?;
            if *count > State::PIECES {
                let fault = Fault::TooManyPieces(players.color(owner));
                return Err(Refused { key, fault }.into());
            }
            prisoners[owner.index()] = *count;
        }
        Ok(Holding {
            cumals: self.cumals,
            hand: names::cards(&format!("{key}.hand"), &self.hand.0)?,
            aside: names::cards(&format!("{key}.aside"), &self.aside.0)?,
            prisoners,
        })
    }
}
