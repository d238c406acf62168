//! Transcripts of games that are already played.

use catalog::{AnyGame, PlayError, Ply};

use crate::AnyTranscript;
use crate::any_transcript::TranscriptPly;

/// The transcript of a game from its start and the plies after it. Without points if the game is not over.
///
/// # Errors
///
/// At the first ply that cannot be played.
pub fn transcript_of(
    start: AnyGame,
    plies: impl IntoIterator<Item = Ply>,
) -> Result<AnyTranscript, PlayError> {
    let (mut game, mut played) = (start.clone(), Vec::new());
    for ply in plies {
        let seat = game.seat_name();
        game.play_ply(ply.as_ref())?;
        played.push(TranscriptPly {
            seat,
            text: ply.to_string(),
            legal: None,
        });
    }
    Ok(AnyTranscript::of_game(&start, &game, played))
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::seat_of_kings::{EventKind, TranscriptEvent};
    use crate::{LegalLists, Policy, random_game};

    #[test]
    fn a_random_game_recorded_again_is_the_same() {
        for variant in AnyVariant::all() {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
            let game = random_game(
                variant.start(),
                Policy::Uniform,
                LegalLists::Omitted,
                &mut rng,
            );
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
            assert_eq!(transcript_of(variant.start(), plies), Ok(game));
        }
    }

    #[test]
    fn a_game_that_breaks_off_has_no_points() {
        let start = || AnyGame::read("four-treasures").expect("a name");
        let build: Ply = "D4".parse().expect("a token");
        let record = transcript_of(start(), [build.clone()]).expect("legal");
        let AnyTranscript::Ringforts(record) = record else {
            panic!("another game")
        };
        assert_eq!((record.points, record.moves.len()), (None, 1));
        assert!(transcript_of(start(), [build.clone(), build]).is_err());
    }
}
