//! Reads a view from JSON: a position with counts in place of hidden cards.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::Hidden;
use seat_of_kings::{Card, Deck, Step, View};

use super::object::CardList;
use super::position_text::{PlayerText, PositionText, parse};
use super::{ParseError, names};

/// Returns true if a text is a view: somewhere it has a count instead of cards.
pub fn is_view(text: &str) -> bool {
    parse(text).is_ok_and(|position| position.has_counts())
}

/// Reads the text of a view of a game with this deck, as [`view`](super::view) writes it. Rule: SKO4
///
/// # Errors
///
/// The path of the wrong key and its fault, or the column where the text is not JSON.
pub fn read_view(text: &str, deck: &Arc<Deck>) -> Result<View, ParseError> {
    let mut position = parse(text)?;
    let seat = position.seat_that_sees()?;
    // Whichever cards are put in the place of the hidden ones, the view of the seat is the same.
    position.fill()?;
    let state = position.state(deck)?;
    let players = state.public().options().players;
    Ok(state.view(names::seat("players", players, &seat)?))
}

impl PositionText {
    fn has_counts(&self) -> bool {
        let players = self.players.0.iter();
        let mut lists = players.flat_map(|(_, player)| [&player.0.hand, &player.0.aside]);
        self.deck.is_count() || lists.any(CardList::is_count)
    }

    /// The one whose cards are listed.
    fn seat_that_sees(&self) -> Result<String, ParseError> {
        let players = self.players.0.iter();
        let mut seeing = players.filter(|(_, player)| player.0.is_listed());
        match (seeing.next(), seeing.next()) {
            (Some((name, _)), None) => Ok(name.clone()),
            _ => Err(ParseError::at(
                "players",
                "a view lists the cards of one seat",
            )),
        }
    }

    /// Puts cards that nobody has seen in the place of every count.
    fn fill(&mut self) -> Result<(), ParseError> {
        let mut unseen = self.unseen()?.into_iter();
        for (name, player) in &mut self.players.0 {
            player
                .0
                .hand
                .fill(&format!("players.{name}.hand"), &mut unseen)?;
            player
                .0
                .aside
                .fill(&format!("players.{name}.aside"), &mut unseen)?;
        }
        match (&self.deck_cards, self.reshuffled) {
            (Some(cards), true) => self.deck.fill("deck", &mut cards.clone().into_iter()),
            (None, false) => self.deck.fill("deck", &mut unseen),
            (None, true) => Err(ParseError::at("deck_cards", "missing")),
            (Some(_), false) => Err(ParseError::at("deck_cards", "known only if reshuffled")),
        }
    }

    /// The cards whose places are hidden from the view.
    fn unseen(&self) -> Result<BTreeSet<u8>, ParseError> {
        let players = self.players.0.iter();
        let lists = players.flat_map(|(_, player)| [&player.0.hand, &player.0.aside]);
        let listed = lists.chain([&self.deck]).flat_map(CardList::numbers);
        let known = self.discard.iter().chain(self.deck_cards.iter().flatten());
        let mut unseen: BTreeSet<u8> = (1..=Card::COUNT as u8).collect();
        for card in listed.chain(known) {
            unseen.remove(card);
        }
        let players = names::players(&self.seats)?;
        if let (Step::Tie { turned, .. }, _) = self.stage.0.step(players)? {
            for card in turned.into_iter().flatten() {
                unseen.remove(&card.number());
            }
        }
        Ok(unseen)
    }
}

impl PlayerText {
    const fn is_listed(&self) -> bool {
        !self.hand.is_count() && !self.aside.is_count()
    }
}

impl CardList {
    /// Puts as many cards in the place of a count.
    fn fill(&mut self, key: &str, from: &mut impl Iterator<Item = u8>) -> Result<(), ParseError> {
        let Self::Count(count) = *self else {
            return Ok(());
        };
        let cards: Vec<u8> = from.take(count.min(Card::COUNT as u64) as usize).collect();
        if cards.len() as u64 != count {
            let message = format_args!("{count} cards, but only {} are hidden", cards.len());
            return Err(ParseError::at(key, message));
        }
        *self = Self::Cards(cards);
        Ok(())
    }

    /// The cards that are listed.
    fn numbers(&self) -> &[u8] {
        match self {
            Self::Cards(cards) => cards,
            Self::Count(_) => &[],
        }
    }

    const fn is_count(&self) -> bool {
        matches!(self, Self::Count(_))
    }
}
