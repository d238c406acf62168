//! Transcripts of uniformly random games.

use catalog::AnyVariant;
use rand_core::Rng;

use crate::Transcript;
use crate::transcript::{measures, points};

/// Whether a transcript lists the legal tokens before each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Legal {
    /// It has the lists, which makes it many times as long.
    Listed,
    /// It has moves only.
    Left,
}

/// Plays a game from its start, each legal move as likely as any other, and gives its transcript.
pub fn random_game(variant: AnyVariant, lists: Legal, rng: &mut impl Rng) -> Transcript {
    let mut game = variant.start();
    let start = game.to_string();
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    loop {
        let before = (lists == Legal::Listed).then(|| game.legal_tokens());
        let Some(token) = game.play_random(rng) else {
            break;
        };
        moves.push(token);
        legal.extend(before);
    }
    Transcript {
        variant: variant.name().into(),
        seats: Some(variant.seats().into_iter().map(String::from).collect()),
        start,
        moves,
        legal: (lists == Legal::Listed).then_some(legal),
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

    #[test]
    fn legal_has_one_list_for_each_move() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for variant in AnyVariant::all() {
            let transcript = random_game(variant, Legal::Listed, &mut rng);
            let legal = transcript.legal.expect("asked for");
            assert_eq!(legal.len(), transcript.moves.len(), "{variant}");
            for (mv, legal) in transcript.moves.iter().zip(legal) {
                assert!(legal.contains(mv), "{variant} {mv}");
            }
        }
    }

    #[test]
    fn lists_do_not_change_the_game() {
        let seeded = || Xoshiro256PlusPlus::seed_from_u64(5);
        for variant in AnyVariant::all() {
            let listed = random_game(variant, Legal::Listed, &mut seeded());
            let left = random_game(variant, Legal::Left, &mut seeded());
            assert_eq!(
                Transcript {
                    legal: None,
                    ..listed
                },
                left
            );
        }
    }
}
