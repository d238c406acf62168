//! The cards of the players, and the texts of those among which a seat chooses.

use catalog::seat_of_kings::CardList;
use seat_of_kings::{Card, Deck, Hand, Stage};
use view::KingsView;

use super::players::{name, possessions};
use super::style;
use crate::deck::fits;
use crate::page::{self, NARROW, Row, wrapped_to};
use crate::words::Words;

/// The indent of continuation lines of card texts, in characters.
const INDENT: usize = 4;

/// The table of hands and cards set aside, then the texts of the cards among which a seat chooses; empty before the first deal.
pub(crate) fn hands(view: &KingsView, deck: &Deck, words: &Words) -> String {
    let (table, cards) = (table(view, words), chosen_cards(view, deck, words));
    match cards.as_str() {
        "" => table,
        cards => format!("{table}\n{cards}"),
    }
}

/// The texts of the cards among which a seat chooses; empty if no seat does whose cards are visible.
pub(super) fn chosen_cards(view: &KingsView, deck: &Deck, words: &Words) -> String {
    let stage = &view.position.stage;
    let is_choice = [Stage::Keep, Stage::Turn]
        .iter()
        .any(|choice| choice.name() == stage.name);
    let hand = stage.seat.filter(|_| is_choice);
    let hand = hand.map(|seat| &possessions(view, seat).hand);
    let Some(CardList::Cards(numbers)) = hand else {
        return String::new();
    };
    let cards = numbers.iter().filter_map(|&number| Card::new(number));
    cards.map(|card| line(card, deck, words)).collect()
}

/// The texts of the cards of a hand that have these numbers, in the order of the numbers; empty if none has.
pub(crate) fn card_texts(hand: &Hand, numbers: &[u8], deck: &Deck, words: &Words) -> String {
    let hand = hand.cards.by_number();
    let cards = numbers
        .iter()
        .filter_map(|&number| hand.iter().find(|card| card.number() == number));
    cards.map(|&card| line(card, deck, words)).collect()
}

/// The hand of a seat and its cards set aside, as the view shows them.
pub(super) fn cells(view: &KingsView, seat: &str) -> [String; 2] {
    let own = possessions(view, seat);
    [&own.hand, &own.aside].map(|cards| match cards {
        CardList::Cards(cards) => numbers(cards),
        CardList::Count(count) => vec!["?"; *count as usize].join(" "),
    })
}

fn table(view: &KingsView, words: &Words) -> String {
    let rows = view.position.seats.iter().map(|seat| Row {
        style: style(seat),
        name: name(view, seat, words),
        cells: cells(view, seat).into(),
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

/// The numbers of cards, with spaces between them.
pub(super) fn numbers(cards: &[u8]) -> String {
    let numbers: Vec<_> = cards.iter().map(u8::to_string).collect();
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
