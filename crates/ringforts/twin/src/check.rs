//! Self-checks: texts round trip, legality and explanations agree, games end.

use crate::Twin;
use crate::hill::Hill;
use crate::random::{Random, random_game};
use crate::token::Move;
use crate::variant::{Family, Variant};

/// Every token that parses for a variant; empty if there is no such variant.
pub fn universe(variant: &str) -> Vec<String> {
    let Some(variant) = Variant::parse(variant) else {
        return Vec::new();
    };
    let hills: Vec<Hill> = Hill::all().collect();
    let couples = || {
        hills
            .iter()
            .flat_map(|&a| hills.iter().map(move |&b| (a, b)))
    };
    let mut moves: Vec<Move> = hills.iter().map(|&hill| Move::Build(hill)).collect();
    match variant.family {
        Family::HighKings => {
            moves.push(Move::Pass);
            moves.extend(couples().map(|(a, b)| Move::KingMove(a, b)));
            moves.extend(couples().map(|(a, b)| Move::KingCapture(a, b)));
            if variant.level_two {
                moves.extend(couples().map(|(a, b)| Move::Sacrifice(a, b)));
            }
        }
        Family::StoneOfDestiny => {
            for &hill in &hills {
                moves.push(Move::Replace(hill, None));
                moves.extend(
                    couples()
                        .filter(|(a, b)| a < b)
                        .map(|pair| Move::Replace(hill, Some(pair))),
                );
            }
        }
        _ => moves.extend(hills.iter().map(|&hill| Move::Capture(hill))),
    }
    moves.iter().map(Move::to_string).collect()
}

/// Checks one moment: its text is read back as the same moment; `legal` is sorted, and empty exactly when the game
/// is over; perft of depth 1 counts it.
pub fn check_position(now: &Twin) -> Result<(), String> {
    let text = now.write();
    let fail = |why: String| Err(format!("{text}: {why}"));
    let again = match Twin::read(&text) {
        Ok(again) => again,
        Err(refusal) => return fail(format!("refused: {refusal:?}")),
    };
    let legal = now.legal();
    if again.write() != text || again.legal() != legal || again.seat() != now.seat() {
        return fail(format!("reads as {}", again.write()));
    }
    if !legal.is_sorted() || legal.is_empty() != now.is_over() || now.perft(1) != legal.len() as u64
    {
        return fail("its list of legal tokens is odd".to_string());
    }
    if let Some(token) = legal
        .iter()
        .find(|token| !now.parses(token) || !now.broken(token).is_empty())
    {
        return fail(format!("legal {token} breaks {:?}", now.broken(token)));
    }
    Ok(())
}

/// Checks that of all tokens exactly the legal ones break nothing.
pub fn check_tokens(now: &Twin, universe: &[String]) -> Result<(), String> {
    let legal = now.legal();
    for token in universe {
        let faults = now.broken(token);
        let is_legal = legal.binary_search(token).is_ok();
        if !now.parses(token) || is_legal != faults.is_empty() {
            return Err(format!(
                "{}: {token} legal {is_legal} breaks {faults:?}",
                now.write()
            ));
        }
    }
    if legal.iter().all(|token| universe.contains(token)) {
        Ok(())
    } else {
        Err(format!(
            "{}: a legal token is not in the universe",
            now.write()
        ))
    }
}

/// Plays random games of a variant and checks their moments, and all tokens in one moment of `every`. Returns the
/// number of moves played.
pub fn check_games(variant: &str, games: u32, every: usize, seed: u64) -> Result<usize, String> {
    let mut random = Random::new(seed);
    let universe = universe(variant);
    let mut moves = 0;
    for _ in 0..games {
        let Some(start) = Twin::start(variant) else {
            return Err("no such variant".to_string());
        };
        let game = random_game(start, &mut random);
        moves += game.moves.len();
        for now in &game.positions {
            check_position(now)?;
            if random.below(every) == 0 {
                check_tokens(now, &universe)?;
            }
        }
    }
    Ok(moves)
}
