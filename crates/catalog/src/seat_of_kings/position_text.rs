//! Reads a position from JSON.

use std::sync::Arc;

use game::Seat;
use seat_of_kings::{
    Card, Deck, Fault, Holding, Players, Position, PositionError, Region, Setup, StackPiece, State,
};
use serde::Deserialize;

use super::object::{CardList, Object};
use super::stage_text::StageText;
use super::{OptionsText, ParseError, names};
use crate::json::OrderedMap;

/// The keys of a position. Names are looked up and numbers are checked later.
#[derive(Deserialize)]
pub(super) struct PositionText {
    variant: String,
    pub(super) seats: Vec<String>,
    #[serde(default)]
    options: Object<OptionsText>,
    round: u32,
    starting: String,
    played: u8,
    pub(super) stage: Object<StageText>,
    pub(super) players: OrderedMap<Object<PlayerText>>,
    board: OrderedMap<OrderedMap<Vec<String>>>,
    closed: Vec<String>,
    pub(super) deck: CardList,
    pub(super) discard: Vec<u8>,
    #[serde(default)]
    pub(super) reshuffled: bool,
    /// In a view: the cards of the deck, if everybody knows them. Rule: SKC4
    #[serde(default)]
    pub(super) deck_cards: Option<Vec<u8>>,
}

/// The holding of a player off the board.
#[derive(Deserialize)]
pub(super) struct PlayerText {
    cumals: u32,
    pub(super) hand: CardList,
    pub(super) aside: CardList,
    prisoners: OrderedMap<u8>,
}

/// Reads the text of a position played with this deck, and settles it.
///
/// # Errors
///
/// The path of the wrong key and its fault, or the column where the text is not JSON.
pub fn read(text: &str, deck: &Arc<Deck>) -> Result<State, ParseError> {
    parse(text)?.state(deck)
}

/// The keys of a text, of which only the types are known to be right.
pub(super) fn parse(text: &str) -> Result<PositionText, ParseError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = serde_path_to_error::Track::new();
    let read = Object::deserialize(serde_path_to_error::Deserializer::new(
        &mut json, &mut track,
    ));
    let Object(position) = read
        .and_then(|position| json.end().map(|()| position))
        .map_err(|error| ParseError::of_json(text, &track.path(), &error))?;
    Ok(position)
}

impl PositionText {
    pub(super) fn state(&self, deck: &Arc<Deck>) -> Result<State, ParseError> {
        let setup = self.setup(deck)?;
        let players = setup.options.players;
        let state = State::try_from(setup).map_err(blamed_on_stage)?;
        self.stage.0.check_seat(state.public(), players)?;
        Ok(state)
    }

    /// The setup of the text, all names looked up.
    fn setup(&self, deck: &Arc<Deck>) -> Result<Setup, ParseError> {
        if self.variant != super::VARIANT {
            let message = format!("not {:?}", super::VARIANT);
            return Err(ParseError::at("variant", message));
        }
        let players = names::players(&self.seats)?;
        let (step, garrison) = self.stage.0.step(players)?;
        Ok(Setup {
            options: self.options.0.options(players, deck)?,
            round: self.round,
            starting: names::seat("starting", players, &self.starting)?,
            played: self.played,
            step,
            garrison,
            players: self.holdings(players)?,
            board: self.board(players)?,
            closed: names::regions("closed", &self.closed)?,
            deck: listed("deck", &self.deck)?,
            discard: names::cards("discard", &self.discard)?,
            reshuffled: self.reshuffled,
        })
    }

    /// The holding of each seat; every seat of the table, and no other, must be present.
    fn holdings(&self, players: Players) -> Result<[Holding; Seat::MAX_COUNT], ParseError> {
        let mut holdings: [Holding; Seat::MAX_COUNT] = Default::default();
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
                Err(ParseError::at(key, "missing"))
            }
            None => Ok(holdings),
        }
    }

    fn board(
        &self,
        players: Players,
    ) -> Result<Vec<(Region, Position, Vec<StackPiece>)>, ParseError> {
        let mut board = Vec::new();
        for (region_name, stacks) in &self.board.0 {
            let key = format!("board.{region_name}");
            let region = names::known(&key, "region", region_name)?;
            for (name, stack) in &stacks.0 {
                let key = format!("{key}.{name}");
                let position = names::known(&key, "position", name)?;
                let pieces = stack
                    .iter()
                    .map(|name| names::stack_piece(&key, players, name));
                board.push((region, position, pieces.collect::<Result<_, _>>()?));
            }
        }
        Ok(board)
    }
}

/// A garrison has no key of its own: it is the stage.
fn blamed_on_stage(refused: PositionError) -> PositionError {
    if refused.key == "stage.garrison" {
        let key = "stage".into();
        return PositionError { key, ..refused };
    }
    refused
}

/// The cards of a list, which no count replaces in a whole position.
fn listed(key: &str, cards: &CardList) -> Result<Vec<Card>, ParseError> {
    match cards {
        CardList::Cards(numbers) => names::cards(key, numbers),
        CardList::Count(count) => {
            let view = "cards that are not listed: this is a view, not a whole position";
            Err(ParseError::at(key, format_args!("{count} {view}")))
        }
    }
}

impl PlayerText {
    fn holding(&self, key: &str, players: Players) -> Result<Holding, ParseError> {
        let mut prisoners = [0; Seat::MAX_COUNT];
        for (name, count) in &self.prisoners.0 {
            let key = format!("{key}.prisoners.{name}");
            let owner = names::seat(&key, players, name)?;
            if *count > State::PIECES {
                let fault = Fault::TooManyPieces(players.color(owner));
                return Err(PositionError { key, fault }.into());
            }
            prisoners[owner.index()] = *count;
        }
        Ok(Holding {
            cumals: self.cumals,
            hand: listed(&format!("{key}.hand"), &self.hand)?,
            aside: listed(&format!("{key}.aside"), &self.aside)?,
            prisoners,
        })
    }
}
