//! Transcripts of random games of Seat of Kings.

use catalog::AnyGame;
use catalog::seat_of_kings::options;
use game::{Game, eager_move, random_move};
use rand_core::Rng;
use seat_of_kings::{Decision, Options, State};

use super::transcript::last;
use super::{EventKind, Transcript, TranscriptEvent, VARIANT};
use crate::LegalLists;
use crate::transcript::points;

/// How a random game chooses its decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Policy {
    /// Each legal decision is as likely as any other.
    Uniform,
    /// Nine times in ten one of those that build or promote, if there are any, so that rare rules come up.
    Eager,
}

/// Plays a game from its start by a policy, and gives its transcript.
pub fn random_game(
    agreed: Options,
    policy: Policy,
    lists: LegalLists,
    rng: &mut impl Rng,
) -> Transcript {
    let seats = agreed.players.seats();
    let seats = seats.map(|seat| agreed.players.color(seat).to_string());
    let (seats, options) = (seats.collect(), options(&agreed));
    let mut game = AnyGame::SeatOfKings(Box::new(State::new(agreed)));
    let mut events = Vec::new();
    while let Some(event) = next_event(&mut game, policy, lists, rng) {
        events.push(event);
    }
    Transcript {
        variant: VARIANT.into(),
        seats,
        options: Some(options),
        events,
        points: Some(points(&game)),
        last: last(&game),
    }
}

/// Plays the next event. Returns it; `None` if the game is over.
fn next_event(
    game: &mut AnyGame,
    policy: Policy,
    lists: LegalLists,
    rng: &mut impl Rng,
) -> Option<TranscriptEvent> {
    let Some(seat) = game.seat() else {
        let chance = game.play_random(rng)?.to_string();
        let what = EventKind::Chance { chance };
        return Some(TranscriptEvent { what, legal: None });
    };
    let legal = (lists == LegalLists::Included).then(|| game.legal_tokens());
    let what = EventKind::Decision {
        seat: seat.into(),
        decision: decide(game, policy, rng)?,
    };
    Some(TranscriptEvent { what, legal })
}

fn decide(game: &mut AnyGame, policy: Policy, rng: &mut impl Rng) -> Option<String> {
    let AnyGame::SeatOfKings(state) = game else {
        return Some(game.play_random(rng)?.to_string());
    };
    let decision = policy.choose(state, rng)?;
    state.play(decision);
    Some(decision.to_string())
}

impl Policy {
    /// The decision of the seat to move; `None` if no seat is to move.
    fn choose(self, state: &State, rng: &mut impl Rng) -> Option<Decision> {
        match self {
            Self::Uniform => random_move(state, rng),
            Self::Eager => eager_move(state, Decision::is_building, rng),
        }
    }
}
