//! The cards of the players, and the texts of those among which a seat chooses.

use game::Seat;
use seat_of_kings::{Card, Cards, Deck, Hand, Step};
use view::Perspective;

use super::players::name;
use super::style;
use crate::deck::fits;
use crate::page::{self, NARROW, Row, wrapped_to};
use crate::words::Words;

/// The indent of continuation lines of card texts, in characters.
const INDENT: usize = 4;

/// The table of hands and cards set aside, then the texts of the cards among which a seat chooses; empty before the first deal.
pub(crate) fn hands(perspective: Perspective<'_>, words: &Words) -> String {
    let (table, cards) = (table(perspective, words), chosen_cards(perspective, words));
    match cards.as_str() {
        "" => table,
        cards => format!("{table}\n{cards}"),
    }
}

/// The texts of the cards among which a seat chooses; empty if no seat does whose cards are visible.
pub(super) fn chosen_cards(perspective: Perspective<'_>, words: &Words) -> String {
    let public = perspective.public();
    let chosen = match public.step() {
        Step::Keep(_) | Step::Turn => public.decides(),
        _ => None,
    };
    let chosen = chosen.filter(|_| public.garrison().is_none());
    let hand = chosen.and_then(|seat| perspective.hand(seat));
    let cards = hand.map(|hand| hand.cards.by_number()).unwrap_or_default();
    let deck = &public.options().deck;
    let lines = cards.into_iter().map(|card| line(card, deck, words));
    lines.collect()
}

/// The texts of the cards of a hand that have these numbers, in the order of the numbers; empty if none has.
pub(crate) fn card_texts(hand: &Hand, numbers: &[u8], deck: &Deck, words: &Words) -> String {
    let hand = hand.cards.by_number();
    let cards = numbers
        .iter()
        .filter_map(|&number| hand.iter().find(|card| card.number() == number));
    cards.map(|&card| line(card, deck, words)).collect()
}

/// The hand of a seat and its cards set aside, as the perspective shows them.
pub(super) fn cells(perspective: Perspective<'_>, seat: Seat) -> [String; 2] {
    match perspective.hand(seat) {
        Some(hand) => [hand.cards, hand.aside].map(numbers),
        None => backs(perspective.sizes(seat)),
    }
}

fn table(perspective: Perspective<'_>, words: &Words) -> String {
    let public = perspective.public();
    let rows = public.options().players.seats().map(|seat| Row {
        style: style(public, seat),
        name: name(public, seat, words),
        cells: cells(perspective, seat).into(),
    });
    let rows: Vec<_> = rows.collect();
    let mut cells = rows.iter().flat_map(|row| &row.cells);
    if cells.all(String::is_empty) {
        return String::new();
    }
    page::table(&headings(words), &rows, 0)
}

pub(super) fn headings(words: &Words) -> [String; 2] {
    ["show-hand", "show-aside"].map(|name| words.get(name))
}

/// A question mark for each hidden card.
fn backs((hand, aside): (u8, u8)) -> [String; 2] {
    [hand, aside].map(|count| vec!["?"; count.into()].join(" "))
}

/// The numbers of cards, ascending.
pub(crate) fn numbers(cards: Cards) -> String {
    let numbers = cards.by_number();
    let numbers: Vec<_> = numbers.iter().map(Card::to_string).collect();
    numbers.join(" ")
}

/// The text of a card: number, name, cost and fits.
fn line(card: Card, deck: &Deck, words: &Words) -> String {
    let print = deck.print(card);
    let values = [
        ("name", crate::deck::name(print, words).into()),
        ("cost", print.cost_cumals.into()),
        ("fits", fits(print).into()),
    ];
    let message = if print.is_stone() {
        "show-card-stone"
    } else {
        "show-card"
    };
    let text = wrapped_to(NARROW, &words.say(message, &values), INDENT);
    let number = format!("{:>2}  ", card.number());
    format!("{number}{}", text.get(INDENT..).unwrap_or_default())
}
