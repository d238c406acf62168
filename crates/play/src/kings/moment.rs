//! Moments of a game of Seat of Kings that is over, with all hands as they were.

use std::collections::BTreeMap;

use catalog::seat_of_kings::outcome;
use catalog::{Action, AnyGame, Ply};
use game::{Seat, Turn};
use seat_of_kings::{Decision, State};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::{KingsCounts, name};
use crate::{After, KingsView, Refusal};

/// A moment of a game that is over, with nothing hidden.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct KingsMoment {
    /// The number of decisions and draws before it.
    pub number: usize,
    /// The game as seen by the seat that decided then, or by everybody if none did.
    pub kings: KingsView,
    /// The cards of each seat, by its name.
    #[schema(value_type = HashMap<String, HandView>)]
    pub hands: BTreeMap<&'static str, HandView>,
    /// The decision or the chance event that led here; absent at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
    /// The counts of the seats, in turn order; absent but at the last moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<Vec<KingsCounts>>,
}

/// The cards of a seat, ascending.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct HandView {
    /// Those of this round.
    pub cards: Vec<u8>,
    /// Those set aside for the next. Rule: SKR2
    pub aside: Vec<u8>,
}

/// A game of Seat of Kings that is over, played again once, with snapshots from which any part of it is played again quickly.
#[derive(Debug)]
pub struct KingsReplay {
    plies: Vec<Ply>,
    /// The game before every 64th ply, the first one too.
    snapshots: Vec<AnyGame>,
    outcome: Map<String, Value>,
}

/// The number of plies between two snapshots.
const SNAPSHOT_PLIES: usize = 64;

impl KingsReplay {
    /// The game that these decisions and chance events lead to.
    ///
    /// # Errors
    ///
    /// If one of them is not a token, not legal or not what chance can draw; or if it is a ringfort game.
    pub fn new<'a>(
        start: AnyGame,
        tokens: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, Refusal> {
        let (mut game, mut plies, mut snapshots) = (start, Vec::new(), Vec::new());
        for token in tokens {
            if plies.len() % SNAPSHOT_PLIES == 0 {
                snapshots.push(game.clone());
            }
            let ply = game.parse_ply(token).map_err(|_| Refusal::NotAMove)?;
            game.play_ply(ply.as_ref()).map_err(Refusal::from)?;
            plies.push(ply);
        }
        let state = game.as_kings().ok_or(Refusal::NotAMove)?;
        let outcome = outcome(state.public());
        if snapshots.is_empty() {
            snapshots.push(game);
        }
        Ok(Self {
            plies,
            snapshots,
            outcome,
        })
    }

    /// The public state at the end, as a transcript has it.
    pub const fn outcome(&self) -> &Map<String, Value> {
        &self.outcome
    }

    /// At most `count` moments, from the one of this number on; none after the last. The start of the game is moment 0.
    pub fn moments(&self, from: usize, count: usize) -> Vec<KingsMoment> {
        // The entry that leads to the first of them is played too.
        let mut game = self.game_before(from.saturating_sub(1));
        let mut moments = Vec::new();
        if from == 0 {
            moments.extend(KingsMoment::of(&game, 0, None));
        }
        let first = from.max(1);
        for number in first..first.saturating_add(count - moments.len()) {
            let Some(ply) = self.plies.get(number - 1) else {
                break;
            };
            let after = After::play(&mut game, ply.as_ref());
            let after = after.expect("it was played from the same start before");
            moments.extend(KingsMoment::of(&game, number, Some(after)));
        }
        let plies = self.plies.iter().map(Ply::as_ref);
        for last in moments.iter_mut().filter(|each| each.number == plies.len()) {
            last.counts = KingsCounts::all(&self.snapshots[0], plies.clone());
        }
        moments
    }

    /// The game at the moment of this number and the decision that was made there; `None` if no seat decided.
    pub fn decision(&self, moment: usize) -> Option<(AnyGame, Decision)> {
        match self.plies.get(moment)? {
            Ply::Action(Action::Kings(decision)) => Some((self.game_before(moment), *decision)),
            Ply::Action(Action::Ringforts(_)) | Ply::Draw(_) => None,
        }
    }

    /// The game before a ply, or before the last one if there are not so many.
    fn game_before(&self, number: usize) -> AnyGame {
        let (snapshot, rest) = self.way_to(number);
        let mut game = snapshot.clone();
        for ply in rest {
            let played = game.play_ply(ply.as_ref());
            played.expect("it was played from the same start before");
        }
        game
    }

    /// The last snapshot before a ply, and the plies from there to it.
    fn way_to(&self, number: usize) -> (&AnyGame, &[Ply]) {
        let number = number.min(self.plies.len().saturating_sub(1));
        let place = number / SNAPSHOT_PLIES;
        (
            &self.snapshots[place],
            &self.plies[place * SNAPSHOT_PLIES..number],
        )
    }
}

impl KingsMoment {
    fn of(game: &AnyGame, number: usize, after: Option<After>) -> Option<Self> {
        let state = game.as_kings()?;
        Some(Self {
            number,
            kings: KingsView::of_game(game, seat_to_decide(game))?,
            hands: hands(state),
            after,
            counts: None,
        })
    }
}

/// The seat that decides; nobody if chance is next or the game is over.
pub(super) fn seat_to_decide(game: &AnyGame) -> Option<Seat> {
    match game.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over(_) => None,
    }
}

/// The cards of each seat, by its name.
pub(super) fn hands(state: &State) -> BTreeMap<&'static str, HandView> {
    let players = state.public().options().players;
    let hand = |seat: Seat| {
        let hand = state.hand(seat);
        HandView {
            cards: hand.cards.numbers().collect(),
            aside: hand.aside.numbers().collect(),
        }
    };
    let seats = players.seats();
    seats
        .map(|seat| (name(players, seat), hand(seat)))
        .collect()
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// The start of a random game, its tokens, and each of its positions.
    fn played() -> (AnyGame, Vec<String>, Vec<AnyGame>) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut game = AnyVariant::SeatOfKings.start();
        let (start, mut tokens, mut games) = (game.clone(), Vec::new(), vec![game.clone()]);
        while let Some(ply) = game.play_random(&mut rng) {
            tokens.push(ply.to_string());
            games.push(game.clone());
        }
        (start, tokens, games)
    }

    #[test]
    fn parts_of_a_replay_are_those_of_the_game() {
        let (start, tokens, games) = played();
        let texts = tokens.iter().map(String::as_str);
        let replay = KingsReplay::new(start, texts).expect("legal");
        let all = replay.moments(0, usize::MAX);
        assert_eq!(all.len(), games.len());
        for (moment, game) in all.iter().zip(&games) {
            let (kings, seat) = (&moment.kings, seat_to_decide(game));
            assert_eq!(Some(kings), KingsView::of_game(game, seat).as_ref());
        }
        for from in [0, 1, 63, 64, 65, 200, games.len() - 1] {
            let until = games.len().min(from + 64);
            assert_eq!(replay.moments(from, 64), all[from..until], "from {from}");
        }
        assert_eq!(replay.moments(games.len(), 64), []);
        assert_eq!(replay.moments(usize::MAX, 64), []);
    }

    #[test]
    fn the_way_to_a_part_does_not_grow_with_the_game() {
        let (start, tokens, games) = played();
        let texts = tokens.iter().map(String::as_str);
        let replay = KingsReplay::new(start, texts).expect("legal");
        assert!(tokens.len() > 8 * SNAPSHOT_PLIES, "{}", tokens.len());
        for (number, game) in games[..tokens.len()].iter().enumerate() {
            let (_, plies) = replay.way_to(number);
            assert!(plies.len() < SNAPSHOT_PLIES, "to {number}");
            assert_eq!(replay.game_before(number), *game);
        }
    }
}
