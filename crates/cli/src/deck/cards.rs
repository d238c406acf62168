//! The cards of a deck as text: two beside each other, each with its array in a region.

use anstyle::Style;
use seat_of_kings::{Card, Cards, Deck, Position, Print};

use crate::answer::in_one_line;
use crate::page::{FAINT, STRONG, beside, styled, wrapped_to};
use crate::pyramid::{Pitch, pyramid};
use crate::words::Words;

const PITCH: Pitch = Pitch { cell: 1, gap: 1 };
/// The marks of a Placement Position, a greyed one and any other.
const SIGNS: [&str; 3] = ["●", "○", "·"];
/// The width of a card with the gap to the next, in characters.
const WIDTH: usize = 31;
/// The indent of the region of a card, in characters.
const MARGIN: &str = "    ";
/// The width of the texts at the right of a region, in characters.
const TEXT_WIDTH: usize = 14;
/// The longest name, in characters; longer ones are cut.
const NAME_WIDTH: usize = 25;

/// The legend of the marks.
pub(crate) fn legend(words: &Words) -> String {
    let names = ["deck-placement", "deck-grey", "deck-other"];
    let lines = SIGNS.iter().zip(names);
    lines
        .map(|(mark, name)| format!("{mark}  {}\n", words.get(name)))
        .collect()
}

/// All cards by number, each with an empty line before it.
pub(crate) fn drawn(deck: &Deck, words: &Words) -> String {
    let mut page = String::new();
    for pair in Cards::ALL.by_number().chunks(2) {
        page.push('\n');
        let blocks: Vec<_> = pair
            .iter()
            .map(|&card| block(card, deck.print(card), words))
            .collect();
        page.push_str(&beside(&blocks, WIDTH));
    }
    page
}

/// A card: its number and name, then its array with cost and fits at the right.
fn block(card: Card, print: &Print, words: &Words) -> Vec<String> {
    let number = styled(STRONG, &format!("{:>2}", card.number()));
    let mut lines = vec![format!("{number}  {}", cut(&name(print, words)))];
    let region = region(print);
    let texts = texts(print, words);
    let mut texts = texts.lines();
    for line in region {
        lines.push(format!(
            "{MARGIN}{line}  {}",
            texts.next().unwrap_or_default()
        ));
    }
    lines
}

/// The name of a card; that of a Stone if it has none.
pub(crate) fn name(print: &Print, words: &Words) -> String {
    match &print.name {
        Some(name) => in_one_line(name),
        None if print.is_stone() => words.get("deck-stone"),
        None => String::new(),
    }
}

fn cut(name: &str) -> String {
    match name.chars().count() {
        0..=NAME_WIDTH => name.into(),
        _ => name.chars().take(NAME_WIDTH - 1).chain(['…']).collect(),
    }
}

/// The array in its leftmost fit; empty for a Stone. Rule: SKC1, SKC2
fn region(print: &Print) -> Vec<String> {
    let fits = print.fits();
    let Some(fit) = fits.first() else {
        return vec![" ".repeat(PITCH.width()); 5];
    };
    let grey = greyed(print, fit);
    pyramid(PITCH, |position| {
        let (mark, style) = if fit.contains(&position) {
            (SIGNS[0], STRONG)
        } else if grey.contains(&position) {
            (SIGNS[1], Style::new())
        } else {
            (SIGNS[2], FAINT)
        };
        vec![(mark.into(), style)]
    })
}

/// The greyed positions of an array in a fit.
fn greyed(print: &Print, fit: &[Position]) -> Vec<Position> {
    let (Some(spot), Some(position)) = (print.place.first(), fit.first()) else {
        return Vec::new();
    };
    let base = number(*position) - spot.shift;
    let at = |shift| u8::try_from(base + shift).ok();
    let grey = print.grey.iter();
    grey.filter_map(|spot| Position::new(spot.rank, at(spot.shift)?))
        .collect()
}

/// The number of a position within its rank, from 1.
fn number(position: Position) -> i8 {
    let before = (1..).take_while(|&number| {
        Position::new(position.rank(), number).is_some_and(|other| other < position)
    });
    before.count() as i8 + 1
}

/// The cost and the fits, wrapped.
fn texts(print: &Print, words: &Words) -> String {
    let cost = words.say("deck-cost", &[("cost", print.cost_cumals.into())]);
    let more = if print.is_stone() {
        words.get("deck-stone")
    } else {
        fits(print)
    };
    format!("{cost}\n{}", wrapped_to(TEXT_WIDTH, &more, 0))
}

/// The Placement Positions of every fit, as a list; empty for a Stone.
pub(crate) fn fits(print: &Print) -> String {
    let name = |fit: Vec<Position>| {
        let names: Vec<_> = fit.into_iter().map(Position::name).collect();
        names.join("+")
    };
    let fits: Vec<_> = print.fits().into_iter().map(name).collect();
    fits.join(", ")
}
