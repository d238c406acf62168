//! The transcript of a game that was played elsewhere.

use catalog::seat_of_kings::options;
use catalog::{AnyGame, PlayError};

use crate::seat_of_kings::{self, Event, What};
use crate::transcript::{measures, points};
use crate::{AnyTranscript, Transcript};

/// The transcript of a game that begins here and goes on with these moves and chance events. Of a game that is not
/// over it has no points.
///
/// # Errors
///
/// At the first event that cannot be played.
pub fn recorded(
    mut game: AnyGame,
    events: impl IntoIterator<Item = String>,
) -> Result<AnyTranscript, PlayError> {
    match &game {
        AnyGame::Ringforts(_) => ringforts(game, events).map(AnyTranscript::Ringforts),
        AnyGame::SeatOfKings(state) => {
            let agreed = state.public().options().clone();
            let mut told = Vec::new();
            for event in events {
                told.push(happened(&mut game, event)?);
            }
            let seats = agreed.players.seats();
            Ok(AnyTranscript::SeatOfKings(seat_of_kings::Transcript {
                variant: game.variant().name().into(),
                seats: seats
                    .map(|seat| agreed.players.color(seat).to_string())
                    .collect(),
                options: Some(options(&agreed)),
                events: told,
                points: game.is_over().then(|| points(&game)),
                last: seat_of_kings::last(&game),
            }))
        }
    }
}

fn ringforts(
    mut game: AnyGame,
    tokens: impl IntoIterator<Item = String>,
) -> Result<Transcript, PlayError> {
    let (variant, start) = (game.variant(), game.to_string());
    let mut moves = Vec::new();
    for token in tokens {
        game.play(&token)?;
        moves.push(token);
    }
    Ok(Transcript {
        variant: variant.name().into(),
        seats: Some(variant.seats().into_iter().map(String::from).collect()),
        start,
        moves,
        legal: None,
        last: Some(game.to_string()),
        points: game.is_over().then(|| points(&game)),
        measures: game.is_over().then(|| measures(&game)),
        challenge: None,
    })
}

/// Plays an event of Seat of Kings and tells it.
fn happened(game: &mut AnyGame, event: String) -> Result<Event, PlayError> {
    let seat = game.seat();
    game.play(&event)?;
    let what = match seat {
        Some(seat) => What::Decision {
            seat: seat.into(),
            decision: event,
        },
        None => What::Chance { chance: event },
    };
    Ok(Event { what, legal: None })
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::{Legal, random_game};

    #[test]
    fn a_random_game_told_again_is_the_same() {
        for variant in AnyVariant::all() {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
            let game = random_game(variant, Legal::Left, &mut rng);
            let events: Vec<String> = match &game {
                AnyTranscript::Ringforts(game) => game.moves.clone(),
                AnyTranscript::SeatOfKings(game) => {
                    let text = |event: &Event| match &event.what {
                        What::Chance { chance } => chance.clone(),
                        What::Decision { decision, .. } => decision.clone(),
                    };
                    game.events.iter().map(text).collect()
                }
            };
            assert_eq!(recorded(variant.start(), events), Ok(game));
        }
    }

    #[test]
    fn a_game_that_breaks_off_has_no_points() {
        let start = || AnyGame::read("four-treasures").expect("a name");
        let told = recorded(start(), ["D4".into()]).expect("legal");
        let AnyTranscript::Ringforts(told) = told else {
            panic!("another game")
        };
        assert_eq!((told.points, told.moves.len()), (None, 1));
        assert!(recorded(start(), ["D4".into(), "D4".into()]).is_err());
    }
}
