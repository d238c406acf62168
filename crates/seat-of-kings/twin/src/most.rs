//! Who has most of something.

use crate::color::Color;

/// The player who alone has the highest count, at least one. Rule: SKT1, SKI1
pub(crate) fn sole_most<I: Iterator<Item = (Color, usize)>>(counts: I) -> Option<Color> {
    let counts: Vec<(Color, usize)> = counts.collect();
    let most = counts.iter().map(|&(_, count)| count).max()?;
    let mut first = counts.into_iter().filter(|&(_, count)| count == most);
    match (first.next(), first.next()) {
        (Some((color, 1..)), None) => Some(color),
        _ => None,
    }
}
