//! Transcripts of random games of any variant.

use catalog::{Action, AnyGame, Ply};
use game::{Game, biased_random_move};
use rand_core::Rng;
use seat_of_kings::Decision;

use crate::AnyTranscript;
use crate::any_transcript::TranscriptPly;

/// Presence of the legal tokens before each move of a transcript.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LegalLists {
    /// The lists are included, which makes the transcript many times as long.
    Included,
    /// The lists are left out.
    Omitted,
}

/// The way in which a random game chooses its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Policy {
    /// Each legal move is as likely as any other.
    Uniform,
    /// In Seat of Kings, nine times in ten a decision that builds or promotes, if there are any, so that rare rules come
    /// up. Ringfort games are played as by [`Self::Uniform`].
    Eager,
}

/// Plays a random game from its start. Returns its transcript.
pub fn random_game(
    start: AnyGame,
    policy: Policy,
    lists: LegalLists,
    rng: &mut impl Rng,
) -> AnyTranscript {
    let (mut game, mut plies) = (start.clone(), Vec::new());
    loop {
        let seat = game.seat_name();
        let is_listed = lists == LegalLists::Included && seat.is_some();
        let legal = is_listed.then(|| game.legal_tokens());
        let Some(ply) = policy.play(&mut game, rng) else {
            return AnyTranscript::of_game(&start, &game, plies);
        };
        plies.push(TranscriptPly {
            seat,
            text: ply.to_string(),
            legal,
        });
    }
}

impl Policy {
    /// Plays the next move, or draws. Returns the ply; `None` if the game is over.
    fn play(self, game: &mut AnyGame, rng: &mut impl Rng) -> Option<Ply> {
        if self == Self::Eager
            && let AnyGame::SeatOfKings(state) = game
            && let Some(decision) = biased_random_move(&**state, Decision::is_building, rng)
        {
            state.play(decision);
            return Some(Action::Kings(decision).into());
        }
        game.play_random(rng)
    }
}

#[cfg(test)]
mod tests {
    use catalog::AnyVariant;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::seat_of_kings::EventKind;

    fn random(variant: AnyVariant, lists: LegalLists) -> AnyTranscript {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        random_game(variant.start(), Policy::Uniform, lists, &mut rng)
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
