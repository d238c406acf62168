//! Perft tables: starts and mid-game positions of every variant, as `<count> <depth> <position>` lines.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts_twin::{Twin, VARIANTS, random_game};

/// The next depth is not counted if its count promises to be larger than this.
const MAX_COUNT: u64 = 3_700_000;

/// The greatest depth counted, in moves.
const MAX_DEPTH: u32 = 9;

/// Prints a table for each variant.
pub(crate) fn print() {
    println!(
        "# Perft of the ten ringfort variants, by the twin: count, depth, position. Automatic events take no depth;"
    );
    println!("# repetition (HK15) counts from the position itself.");
    for (i, variant) in VARIANTS.into_iter().enumerate() {
        println!("# {variant}");
        let mut random = SplitMix64::seed_from_u64(1000 + i as u64);
        for position in positions(variant, &mut random) {
            print_counts(&position);
        }
    }
}

/// Prints the counts of one position at depths 1, 2 ... up to `MAX_COUNT` and `MAX_DEPTH`.
fn print_counts(position: &str) {
    let twin = Twin::read(position).expect("the twin wrote it");
    let (mut previous, mut depth) = (1, 1);
    loop {
        let count = twin.perft(depth);
        println!("{count} {depth} {position}");
        let next = count.saturating_mul(count.div_ceil(previous).max(1));
        if depth == MAX_DEPTH || count == 0 || next > MAX_COUNT {
            return;
        }
        (previous, depth) = (count, depth + 1);
    }
}

/// The start and positions from random games: some at fixed fractions of a game, some of special kinds.
fn positions(variant: &str, random: &mut SplitMix64) -> Vec<String> {
    let start = Twin::start(variant).expect("the variant is listed");
    let mut found = vec![start.write()];
    for part in [4, 8, 11, 14] {
        let game = random_game(start.clone(), random);
        found.push(game.positions[game.moves.len() * part / 16].write());
    }
    for (is_wanted, count) in special_kinds(variant) {
        let mut left = count;
        for _ in 0..3000 {
            let game = random_game(start.clone(), random);
            let candidates = game
                .positions
                .iter()
                .filter(|now| !now.is_over() && is_wanted(now));
            if let Some(position) = candidates
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

/// A test for a kind of position.
type Predicate = fn(&Twin) -> bool;

/// True if a legal token starts so.
fn has_move(now: &Twin, start: &str) -> bool {
    now.legal().iter().any(|token| token.starts_with(start))
}

/// A field of the position text, by its index from 0.
fn field(now: &Twin, index: usize) -> String {
    now.write()
        .split(' ')
        .nth(index)
        .unwrap_or_default()
        .to_string()
}

fn is_battle(now: &Twin) -> bool {
    field(now, 3) == "battle"
}

/// True if the seat may not pass, but some move lets the opponent pass.
fn is_pass_near(now: &Twin) -> bool {
    !has_move(now, "pass")
        && now
            .legal()
            .iter()
            .any(|token| now.play(token).is_some_and(|next| has_move(&next, "pass")))
}

/// True if some move captures a king.
fn is_king_capture_near(now: &Twin) -> bool {
    let lost = |now: &Twin| {
        now.measures()
            .kings_captured
            .map_or(0, |[red, blue]| red + blue)
    };
    now.legal()
        .iter()
        .any(|token| now.play(token).is_some_and(|next| lost(&next) > lost(now)))
}

/// True if a sacrifice is legal.
fn has_sacrifice(now: &Twin) -> bool {
    now.legal().iter().any(|token| token.ends_with('~'))
}

/// True if a king is stranded.
fn has_stranded_king(now: &Twin) -> bool {
    field(now, 1).contains(['m', 'n'])
}

/// The special kinds of positions of a variant, and how many of each to find.
fn special_kinds(variant: &str) -> Vec<(Predicate, usize)> {
    let first_of_battle: Predicate = is_battle;
    let capture: Predicate = |now| has_move(now, "x");
    let final_cycle: Predicate = |now| field(now, 5) != "-";
    match variant {
        "high-kings-1" | "high-kings-2" => {
            let mut kinds: Vec<(Predicate, usize)> = vec![
                (|now| field(now, 3) == "manoeuvres", 1),
                (first_of_battle, 1),
                (is_king_capture_near, 2),
                (|now| is_battle(now) && field(now, 4) != "0:0", 2),
                (is_pass_near, 2),
                (|now| has_move(now, "pass"), 2),
                (
                    |now| has_move(now, "pass") && field(now, 5) == "-" && now.legal().len() <= 3,
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
                kinds.extend([
                    (has_sacrifice as Predicate, 3),
                    (has_stranded_king as Predicate, 3),
                ]);
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
