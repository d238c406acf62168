//! Self-checks: texts round-trip, legal moves and explanations agree, games end.

use crate::Twin;
use crate::hill::Hill;
use crate::random::{Random, random_game};
use crate::token::Move;
use crate::variant::{Family, Variant};

/// All tokens that parse for a variant; empty if there is no such variant.
pub fn universe(variant: &str) -> Vec<String> {
    let Some(variant) = Variant::parse(variant) else {
        return Vec::new();
    };
    let hills: Vec<Hill> = Hill::all().collect();
    let pairs = || {
        hills
            .iter()
            .flat_map(|&a| hills.iter().map(move |&b| (a, b)))
    };
    let mut moves: Vec<Move> = hills.iter().map(|&hill| Move::Build(hill)).collect();
    match variant.family {
        Family::HighKings => {
            moves.push(Move::Pass);
            moves.extend(pairs().map(|(a, b)| Move::King(a, b)));
            moves.extend(pairs().map(|(a, b)| Move::KingCapture(a, b)));
            if variant.level_two {
                moves.extend(pairs().map(|(a, b)| Move::Sacrifice(a, b)));
            }
        }
        Family::StoneOfDestiny => {
            for &hill in &hills {
                moves.push(Move::Replace(hill, None));
                moves.extend(
                    pairs()
                        .filter(|(a, b)| a < b)
                        .map(|pair| Move::Replace(hill, Some(pair))),
                );
            }
        }
        _ => moves.extend(hills.iter().map(|&hill| Move::Capture(hill))),
    }
    moves.iter().map(Move::to_string).collect()
}

/// Checks one position: its text is read back as the same position; the legal tokens are sorted, break no clause, and
/// are none exactly when the game is over; perft of depth 1 counts them.
///
/// # Errors
///
/// The position text and what is wrong with it.
pub fn check_position(position: &Twin) -> Result<(), String> {
    let text = position.write();
    let fail = |why: String| Err(format!("{text}: {why}"));
    let again = match Twin::read(&text) {
        Ok(again) => again,
        Err(refusal) => return fail(format!("refused: {refusal:?}")),
    };
    let legal = position.legal();
    if again.write() != text || again.legal() != legal || again.seat() != position.seat() {
        return fail(format!("reads as {}", again.write()));
    }
    if !legal.is_sorted()
        || legal.is_empty() != position.is_over()
        || position.perft(1) != legal.len() as u64
    {
        return fail(
            "the list of legal tokens is not sorted, or does not fit the end or perft".to_string(),
        );
    }
    if let Some(token) = legal
        .iter()
        .find(|token| !position.parses(token) || !position.broken(token).is_empty())
    {
        return fail(format!("legal {token} breaks {:?}", position.broken(token)));
    }
    Ok(())
}

/// Checks that of all tokens exactly the legal ones break no clause.
///
/// # Errors
///
/// The position text and the first token at fault.
pub fn check_tokens(position: &Twin, universe: &[String]) -> Result<(), String> {
    let legal = position.legal();
    for token in universe {
        let faults = position.broken(token);
        let is_legal = legal.binary_search(token).is_ok();
        if !position.parses(token) || is_legal != faults.is_empty() {
            return Err(format!(
                "{}: {token} legal {is_legal} breaks {faults:?}",
                position.write()
            ));
        }
    }
    if legal.iter().all(|token| universe.contains(token)) {
        Ok(())
    } else {
        Err(format!(
            "{}: a legal token is not in the universe",
            position.write()
        ))
    }
}

/// Plays random games of a variant and checks every position, and all tokens in one position of `every`. Returns the
/// number of moves played.
///
/// # Errors
///
/// The first position at fault and why, or that there is no such variant.
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
        for position in &game.positions {
            check_position(position)?;
            if random.below(every) == 0 {
                check_tokens(position, &universe)?;
            }
        }
    }
    Ok(moves)
}
