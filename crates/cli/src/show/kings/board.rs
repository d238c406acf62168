//! The regions as text: two beside each other, a letter for each piece.

use seat_of_kings::{Public, Rank, Region};

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
pub(crate) fn drawn(public: &Public, words: &Words) -> String {
    pairs(public, words).join("\n")
}

/// All regions, two beside each other, with their lines.
pub(super) fn pairs(public: &Public, words: &Words) -> Vec<String> {
    let regions: Vec<_> = public.options().regions.iter().collect();
    let lines = regions.chunks(2).map(|pair| {
        let blocks = [ranks(), pair_of(pair, public, words)];
        beside(&blocks, MARGIN)
    });
    lines.collect()
}

/// The column with the letters of the ranks, below an empty line.
fn ranks() -> Vec<String> {
    let letters = Rank::ALL.iter().rev();
    let letters = letters.map(|rank| styled(FAINT, &rank.letter().to_string()));
    std::iter::once(String::new()).chain(letters).collect()
}

/// One region or two beside each other.
fn pair_of(regions: &[Region], public: &Public, words: &Words) -> Vec<String> {
    let blocks: Vec<_> = regions
        .iter()
        .map(|&region| block(region, public, words))
        .collect();
    let page = beside(&blocks, PITCH.width() + GAP);
    page.lines().map(String::from).collect()
}

/// A region below its name.
fn block(region: Region, public: &Public, words: &Words) -> Vec<String> {
    let name = region_name(region, words);
    let heading = if public.closed().has(region) {
        words.say("show-region-closed", &[("region", name.into())])
    } else {
        name
    };
    let mut lines = vec![styled(STRONG, &heading)];
    lines.extend(pyramid(PITCH, |position| {
        match Stack::of(public, region, position) {
            Some(stack) => stack.cell(),
            None => vec![(EMPTY.into(), FAINT)],
        }
    }));
    lines
}
