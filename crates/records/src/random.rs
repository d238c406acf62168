//! Transcripts of uniformly random games of any variant.

use catalog::{AnyGame, AnyVariant};
use rand_core::Rng;

use crate::seat_of_kings::{self, Policy};
use crate::transcript::{measures, points};
use crate::{AnyTranscript, Transcript};

/// Whether a transcript lists the legal tokens before each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LegalLists {
    /// The lists are included, which makes the transcript many times as long.
    Included,
    /// The lists are left out.
    Omitted,
}

/// Plays a uniformly random game from its start. Returns its transcript.
pub fn random_game(variant: AnyVariant, lists: LegalLists, rng: &mut impl Rng) -> AnyTranscript {
    match variant.start() {
        AnyGame::SeatOfKings(start) => {
            let options = start.public().options().clone();
            let game = seat_of_kings::random_game(options, Policy::Uniform, lists, rng);
            AnyTranscript::SeatOfKings(game)
        }
        game => AnyTranscript::Ringforts(moves_only(game, lists, rng)),
    }
}

/// Plays a game without chance events.
fn moves_only(mut game: AnyGame, lists: LegalLists, rng: &mut impl Rng) -> Transcript {
    let variant = game.variant();
    let start = game.to_string();
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    loop {
        let before = (lists == LegalLists::Included).then(|| game.legal_tokens());
        let Some(token) = game.play_random(rng) else {
            break;
        };
        moves.push(token.to_string());
        legal.extend(before);
    }
    Transcript {
        variant: variant.name().into(),
        seats: Some(variant.seats().into_iter().map(String::from).collect()),
        start,
        moves,
        legal: (lists == LegalLists::Included).then_some(legal),
        last: Some(game.to_string()),
        points: Some(points(&game)),
        measures: Some(measures(&game)),
        challenge: None,
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::seat_of_kings::EventKind;

    fn random(variant: AnyVariant, lists: LegalLists) -> AnyTranscript {
        random_game(variant, lists, &mut Xoshiro256PlusPlus::seed_from_u64(5))
    }

    #[test]
    fn legal_has_one_list_for_each_move() {
        for variant in AnyVariant::all() {
            match random(variant, LegalLists::Included) {
                AnyTranscript::Ringforts(transcript) => {
                    let legal = transcript.legal.expect("asked for");
                    assert_eq!(legal.len(), transcript.moves.len(), "{variant}");
                    for (mv, legal) in transcript.moves.iter().zip(legal) {
                        assert!(legal.contains(mv), "{variant} {mv}");
                    }
                }
                AnyTranscript::SeatOfKings(transcript) => {
                    for event in &transcript.events {
                        match (&event.what, &event.legal) {
                            (EventKind::Chance { .. }, None) => {}
                            (EventKind::Decision { decision, .. }, Some(legal)) => {
                                assert!(legal.contains(decision), "{decision}");
                            }
                            _ => panic!("{event:?}"),
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn lists_do_not_change_the_game() {
        for variant in AnyVariant::all() {
            let mut listed = random(variant, LegalLists::Included);
            match &mut listed {
                AnyTranscript::Ringforts(transcript) => transcript.legal = None,
                AnyTranscript::SeatOfKings(transcript) => {
                    let events = transcript.events.iter_mut();
                    events.for_each(|event| event.legal = None);
                }
            }
            assert_eq!(listed, random(variant, LegalLists::Omitted));
        }
    }
}
