//! Games in which every seat fills a region of its own, so that whole regions and third regions come up.

use rand_core::Rng;
use seat_of_kings_twin::{NextEvent, Twin};
use serde_json::Value;

const REGIONS: [&str; 4] = ["connacht", "ulster", "leinster", "munster"];

/// The moment at which a seat promotes into K.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Crown {
    /// As soon as possible.
    Soon,
    /// When it controls the other 14 positions.
    Last,
}

/// The index of the decision that a peaceful seat takes.
pub(crate) fn choose<R: Rng>(
    game: &Twin,
    lines: &[String],
    seats: &[&str],
    crown: Crown,
    random: &mut R,
) -> usize {
    let NextEvent::Seat(seat) = game.next_event() else {
        return 0;
    };
    let own = seats.iter().position(|&name| name == seat).unwrap_or(0);
    let board = game.final_state()["board"].clone();
    let weigh = |line: &String| weight(line, REGIONS[own], &seat, &board, crown);
    let best = lines.iter().map(weigh).max().unwrap_or(0);
    let likely: Vec<usize> = (0..lines.len())
        .filter(|&i| weigh(&lines[i]) == best)
        .collect();
    // Sometimes something else, for variety.
    match random.next_u64() % 12 {
        0 => (random.next_u64() % lines.len() as u64) as usize,
        number => likely[number as usize % likely.len()],
    }
}

/// The weight of a decision for a peaceful seat.
fn weight(line: &str, own: &str, seat: &str, board: &Value, crown: Crown) -> u32 {
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["place", position] => 40 + u32::from(is_empty(board, own, position)),
        ["promote", "K"] if crown == Crown::Last && !is_nearly_whole(board, seat) => 0,
        ["promote", position] => 30 + u32::from(is_empty(board, own, position)),
        ["activate" | "garrison" | "keep", ..] => 20,
        ["play", _, region, positions] => {
            let empty = positions.split('+').all(|at| is_empty(board, region, at));
            10 + 3 * u32::from(*region == own) + u32::from(empty)
        }
        ["discard", ..] => 12,
        ["end" | "decline"] | ["ransom", "0"] => 5,
        _ => 1,
    }
}

fn is_empty(board: &Value, region: &str, position: &str) -> bool {
    board[region][position].is_null()
}

/// Returns whether a seat controls 14 positions of some region.
fn is_nearly_whole(board: &Value, seat: &str) -> bool {
    let regions = board.as_object().into_iter().flatten();
    let controlled = |positions: &Value| {
        let stacks = positions.as_object().into_iter().flatten();
        let tops = stacks.filter_map(|(_, stack)| stack.as_array()?.last()?.as_str());
        tops.filter(|&top| top == seat).count()
    };
    regions
        .map(|(_, positions)| controlled(positions))
        .any(|count| count >= 14)
}
