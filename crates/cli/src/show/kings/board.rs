//! The regions as text: two beside each other, a letter for each piece.

use seat_of_kings::Rank;
use view::KingsView;

use super::region_name;
use super::stack::Stack;
use crate::page::{FAINT, STRONG, beside, styled};
use crate::pyramid::{Pitch, pyramid};
use crate::words::Words;

const PITCH: Pitch = Pitch {
    cell: Stack::MAX_DRAWN,
    gap: 1,
};
/// The width of the column with the letters of the ranks, in characters.
const MARGIN: usize = 2;
/// The gap between two regions, in characters.
const GAP: usize = 6;
/// The mark of an empty position.
const EMPTY: &str = "·";

/// All regions of the game, with the stacks on them, and a line between two pairs.
pub(crate) fn drawn(view: &KingsView, words: &Words) -> String {
    pairs(view, words).join("\n")
}

/// All regions, two beside each other, with their lines.
pub(super) fn pairs(view: &KingsView, words: &Words) -> Vec<String> {
    let stacks = Stack::all(view);
    let blocks = view.position.options.regions.iter();
    let blocks: Vec<_> = blocks
        .map(|region| block(region, view, &stacks, words))
        .collect();
    let lines = blocks.chunks(2).map(|pair| {
        let pair = beside(pair, PITCH.width() + GAP);
        let pair = pair.lines().map(String::from).collect();
        beside(&[ranks(), pair], MARGIN)
    });
    lines.collect()
}

/// The column with the letters of the ranks, below an empty line.
fn ranks() -> Vec<String> {
    let letters = Rank::ALL.iter().rev();
    let letters = letters.map(|rank| styled(FAINT, &rank.letter().to_string()));
    std::iter::once(String::new()).chain(letters).collect()
}

/// A region below its name.
fn block(region: &str, view: &KingsView, stacks: &[Stack], words: &Words) -> Vec<String> {
    let name = region_name(region, words);
    let heading = if view.position.closed.contains(&region) {
        words.say("show-region-closed", &[("region", name.into())])
    } else {
        name
    };
    let mut lines = vec![styled(STRONG, &heading)];
    lines.extend(pyramid(PITCH, |position| {
        let mut there = stacks.iter();
        let stack = there.find(|it| it.region.name() == region && it.position == position);
        stack.map_or_else(|| vec![(EMPTY.into(), FAINT)], Stack::cell)
    }));
    lines
}
