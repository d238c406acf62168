//! The page of a position of Seat of Kings.

mod board;
mod halves;
mod hands;
mod legend;
mod players;
mod prompt;
mod stack;

use anstream::adapter::strip_str;
use anstyle::Style;
use seat_of_kings::{Color, Deck, Edition};
use view::{KingsView, Perspective};

use crate::deck::reconstruction;
use crate::page::{NARROW, PLAYERS, STRONG, styled, titled, wrapped_to};
use crate::words::Words;

pub(crate) use self::halves::{Halves, halves};
pub(crate) use self::hands::card_texts;
pub(crate) use self::players::table;
pub(crate) use self::prompt::count_by_kind;

/// The page of a position from a perspective; with a result, of a game that ended here without being played out.
pub(crate) fn page(perspective: Perspective<'_>, result: Option<&str>, words: &Words) -> String {
    let view = seen(perspective, result);
    let above = match result {
        Some(result) => titled(&words.get("variant-seat-of-kings"), result),
        None => title(&view, words) + &prompt::text(&view, perspective.decisions(), words),
    };
    let parts = [
        above,
        board::drawn(&view, words),
        legend::legend(&view, words),
        table(&view, words),
        hands::hands(&view, deck(perspective), words),
        notes(&view, perspective, words),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n")
}

/// The view from a perspective; nobody decides in a game that has a result.
fn seen(perspective: Perspective<'_>, result: Option<&str>) -> KingsView {
    let mut view = KingsView::of(perspective);
    if result.is_some() {
        view.close();
    }
    view
}

/// The title and what is asked, without styles.
pub(crate) fn caption(perspective: Perspective<'_>, words: &Words) -> String {
    let view = KingsView::of(perspective);
    let title = title(&view, words);
    let plain = strip_str(title.trim_end()).to_string().replace("  ", ", ");
    match prompt::sentence(&view, words) {
        Some(asked) => format!("{plain}. {asked}"),
        None => plain,
    }
}

/// The deck, whose texts of cards no view has.
fn deck(perspective: Perspective<'_>) -> &Deck {
    &perspective.public().options().deck
}

/// The name of the game, and the round and turn or the result.
fn title(view: &KingsView, words: &Words) -> String {
    let position = &view.position;
    let stage = &position.stage;
    let values = [
        ("round", position.round.into()),
        ("turn", (position.played + 1).into()),
        ("turns", view.turns.into()),
    ];
    let where_it_stands = match (stage.name, stage.draw, stage.winner) {
        ("over", _, Some(winner)) => {
            let seat = player(winner, words);
            words.say("show-won", &[("seat", seat.into())])
        }
        ("over", _, None) => words.get("show-drawn"),
        ("keep", ..) | (_, Some("lots" | "deal"), _) => words.say("show-round", &values),
        _ if view.on_turn.is_some() => words.say("show-round-turn", &values),
        _ => words.say("show-round-end", &values),
    };
    let name = styled(STRONG, &words.get("variant-seat-of-kings"));
    format!("{name}  {where_it_stands}\n")
}

/// The remaining facts: piles, Starting Player, edition, deck.
fn notes(view: &KingsView, perspective: Perspective<'_>, words: &Words) -> String {
    let position = &view.position;
    let discards = [
        ("count", position.discard.len().into()),
        ("cards", hands::numbers(&position.discard).into()),
    ];
    let deck_left = perspective.public().deck_left();
    let piles = [
        words.say("show-piles", &[("deck", deck_left.into())]),
        words.say("show-discards", &discards),
    ];
    let mut notes = vec![piles.join(" ")];
    notes.extend(turned_up(view, words));
    if position.stage.draw != Some("lots") && position.stage.name != "over" {
        let seat = player(position.starting, words);
        notes.push(words.say("show-starting", &[("seat", seat.into())]));
    }
    if position.options.edition == Edition::It.name() {
        notes.push(words.get("show-edition-it"));
    }
    // Players have read this note in the introduction of their game.
    if let Perspective::Everything(_) = perspective {
        notes.extend(reconstruction(deck(perspective), words));
    }
    let lines = notes.iter().map(|note| wrapped_to(NARROW, note, 0));
    lines.collect()
}

/// The cards that tied players have turned up so far when the deck has run out; `None` if there are none. Rule: SKT2
fn turned_up(view: &KingsView, words: &Words) -> Option<String> {
    let stage = &view.position.stage;
    let (region, turned) = (stage.region?, stage.turned.as_ref()?);
    let seats = view.position.seats.iter();
    let cards = seats.filter_map(|seat| Some((player(seat, words), turned.get(seat)?)));
    let cards: Vec<_> = cards.map(|(name, card)| format!("{name} {card}")).collect();
    let values = [
        ("region", region_name(region, words).into()),
        ("cards", cards.join(", ").into()),
    ];
    (!cards.is_empty()).then(|| words.say("show-turned-up", &values))
}

/// The name of a player by its seat.
fn player(seat: &str, words: &Words) -> String {
    words.get(&format!("show-player-{seat}"))
}

fn region_name(region: &str, words: &Words) -> String {
    words.get(&format!("show-region-{region}"))
}

fn style(seat: &str) -> Style {
    let color: Color = seat.parse().expect("a seat is named by its color");
    PLAYERS[color as usize]
}

/// The letter of a player's pieces in lower case; the controller of a position has the capital.
fn letter(seat: &str) -> char {
    seat.chars().next().expect("a seat has a name")
}
