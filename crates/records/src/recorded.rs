//! Transcripts of games that are already played.

use catalog::seat_of_kings::options;
use catalog::{AnyGame, PlayError, Ply};

use crate::seat_of_kings::{self, EventKind, TranscriptEvent};
use crate::transcript::{measures, points};
use crate::{AnyTranscript, Transcript};

/// The transcript of a game from its start and the steps after it. Without points if the game is not over.
///
/// # Errors
///
/// At the first step that cannot be played.
pub fn recorded(
    mut game: AnyGame,
    plies: impl IntoIterator<Item = Ply>,
) -> Result<AnyTranscript, PlayError> {
    match &game {
        AnyGame::Ringforts(_) => ringforts(game, plies).map(AnyTranscript::Ringforts),
        AnyGame::SeatOfKings(state) => {
            let agreed = state.public().options().clone();
            let mut events = Vec::new();
            for ply in plies {
                events.push(played(&mut game, &ply)?);
            }
            let seats = agreed.players.seats();
            Ok(AnyTranscript::SeatOfKings(seat_of_kings::Transcript {
                variant: game.variant().name().into(),
                seats: seats
                    .map(|seat| agreed.players.color(seat).to_string())
                    .collect(),
                options: Some(options(&agreed)),
                events,
                points: game.is_over().then(|| points(&game)),
                last: seat_of_kings::last(&game),
            }))
        }
    }
}

fn ringforts(
    mut game: AnyGame,
    plies: impl IntoIterator<Item = Ply>,
) -> Result<Transcript, PlayError> {
    let (variant, start) = (game.variant(), game.to_string());
    let mut moves = Vec::new();
    for ply in plies {
        game.play_ply(ply.as_ref())?;
        moves.push(ply.to_string());
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

/// Plays a step of Seat of Kings. Returns its event in a transcript.
fn played(game: &mut AnyGame, ply: &Ply) -> Result<TranscriptEvent, PlayError> {
    let seat = game.seat();
    game.play_ply(ply.as_ref())?;
    let text = ply.to_string();
    let what = match seat {
        Some(seat) => EventKind::Decision {
            seat: seat.into(),
            decision: text,
        },
        None => EventKind::Chance { chance: text },
    };
    Ok(TranscriptEvent { what, legal: None })
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::{LegalLists, random_game};

    #[test]
    fn a_random_game_told_again_is_the_same() {
        for variant in AnyVariant::all() {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
            let game = random_game(variant, LegalLists::Omitted, &mut rng);
            let texts: Vec<String> = match &game {
                AnyTranscript::Ringforts(game) => game.moves.clone(),
                AnyTranscript::SeatOfKings(game) => {
                    let text = |event: &TranscriptEvent| match &event.what {
                        EventKind::Chance { chance } => chance.clone(),
                        EventKind::Decision { decision, .. } => decision.clone(),
                    };
                    game.events.iter().map(text).collect()
                }
            };
            let plies = texts.iter().map(|text| text.parse::<Ply>().expect(text));
            assert_eq!(recorded(variant.start(), plies), Ok(game));
        }
    }

    #[test]
    fn a_game_that_breaks_off_has_no_points() {
        let start = || AnyGame::read("four-treasures").expect("a name");
        let build: Ply = "D4".parse().expect("a token");
        let record = recorded(start(), [build.clone()]).expect("legal");
        let AnyTranscript::Ringforts(record) = record else {
            panic!("another game")
        };
        assert_eq!((record.points, record.moves.len()), (None, 1));
        assert!(recorded(start(), [build.clone(), build]).is_err());
    }
}
