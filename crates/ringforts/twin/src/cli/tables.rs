//! Perft tables: starts and mid-game positions of every variant, as `<count> <depth> <position>` lines.

use ringforts_twin::random::{Random, random_game};
use ringforts_twin::{Twin, VARIANTS};

/// No count much larger than this is looked for.
const MOST: u64 = 3_700_000;

/// No position is counted deeper than this.
const DEEPEST: u32 = 9;

/// Prints the tables.
pub(crate) fn print() {
    println!(
        "# Perft of the ten ringfort variants, by the twin: count, depth, position. Automatic events take no depth;"
    );
    println!("# repetition (HK15) counts from the position itself.");
    for (i, variant) in VARIANTS.into_iter().enumerate() {
        println!("# {variant}");
        let mut random = Random::new(1000 + i as u64);
        for position in positions(variant, &mut random) {
            count(&position);
        }
    }
}

/// Prints the counts of one position at depths 1, 2 ..., as long as the next one promises not to be too large.
fn count(position: &str) {
    let Ok(twin) = Twin::read(position) else {
        return;
    };
    let (mut before, mut depth) = (1, 1);
    loop {
        let count = twin.perft(depth);
        println!("{count} {depth} {position}");
        let next = count.saturating_mul(count.div_ceil(before).max(1));
        if depth == DEEPEST || count == 0 || next > MOST {
            return;
        }
        (before, depth) = (count, depth + 1);
    }
}

/// The start, and positions of random games: by how far the game has gone, and by what is special about them.
fn positions(variant: &str, random: &mut Random) -> Vec<String> {
    let Some(start) = Twin::start(variant) else {
        return Vec::new();
    };
    let mut found = vec![start.write()];
    for part in [4, 8, 11, 14] {
        let game = random_game(start.clone(), random);
        found.push(game.moments[game.moves.len() * part / 16].write());
    }
    for (wanted, how_many) in special(variant) {
        let mut left = how_many;
        for _ in 0..3000 {
            let game = random_game(start.clone(), random);
            let moments = game
                .moments
                .iter()
                .filter(|now| !now.is_over() && wanted(now));
            if let Some(position) = moments
                .map(Twin::write)
                .find(|position| !found.contains(position))
            {
                found.push(position);
                left -= 1;
            }
            if left == 0 {
                break;
            }
        }
    }
    found
}

/// A kind of moment that should be in the tables.
type Wanted = fn(&Twin) -> bool;

fn has(now: &Twin, start: &str) -> bool {
    now.legal().iter().any(|token| token.starts_with(start))
}

fn field(now: &Twin, index: usize) -> String {
    now.write()
        .split(' ')
        .nth(index)
        .unwrap_or_default()
        .to_string()
}

fn in_battle(now: &Twin) -> bool {
    field(now, 3) == "battle"
}

/// Does some reply let the opponent pass?
fn pass_is_near(now: &Twin) -> bool {
    !has(now, "pass")
        && now
            .legal()
            .iter()
            .any(|token| now.play(token).is_some_and(|then| has(&then, "pass")))
}

fn capture_is_near(now: &Twin) -> bool {
    let lost = |now: &Twin| {
        now.measures()
            .kings_captured
            .map_or(0, |[red, blue]| red + blue)
    };
    now.legal()
        .iter()
        .any(|token| now.play(token).is_some_and(|then| lost(&then) > lost(now)))
}

fn sacrifice(now: &Twin) -> bool {
    now.legal().iter().any(|token| token.ends_with('~'))
}

fn stranded(now: &Twin) -> bool {
    field(now, 1).contains(['m', 'n'])
}

/// What is special in a variant, and how many of each kind are wanted.
fn special(variant: &str) -> Vec<(Wanted, usize)> {
    let first_of_battle: Wanted = in_battle;
    let capture: Wanted = |now| has(now, "x");
    let final_cycle: Wanted = |now| field(now, 5) != "-";
    match variant {
        "high-kings-1" | "high-kings-2" => {
            let mut kinds: Vec<(Wanted, usize)> = vec![
                (|now| field(now, 3) == "manoeuvres", 1),
                (first_of_battle, 1),
                (capture_is_near, 2),
                (|now| in_battle(now) && field(now, 4) != "0:0", 2),
                (pass_is_near, 2),
                (|now| has(now, "pass"), 2),
                (
                    |now| has(now, "pass") && field(now, 5) == "-" && now.legal().len() <= 3,
                    1,
                ),
                (
                    |now| {
                        now.legal()
                            .iter()
                            .any(|token| token.len() == 5 && token.contains('x'))
                    },
                    1,
                ),
                (final_cycle, 1),
            ];
            if variant == "high-kings-2" {
                kinds.extend([(sacrifice as Wanted, 3), (stranded as Wanted, 3)]);
            }
            kinds
        }
        "stone-of-destiny" => vec![(first_of_battle, 1)],
        "four-treasures" => vec![(capture, 2)],
        "poisoned-chalice" => vec![(first_of_battle, 1), (capture, 2)],
        "four-treasures-doubles" => vec![(capture, 1), (final_cycle, 2)],
        _ if variant.contains("doubles") => {
            vec![(first_of_battle, 1), (capture, 1), (final_cycle, 2)]
        }
        _ => vec![(first_of_battle, 1), (capture, 2)],
    }
}
