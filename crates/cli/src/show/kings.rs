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
use game::Seat;
use seat_of_kings::{Color, Edition, Public, Region, Step};
use view::Perspective;

use crate::deck::reconstruction;
use crate::page::{NARROW, PLAYERS, STRONG, styled, wrapped_to};
use crate::words::Words;

pub(crate) use self::halves::{Halves, halves};
pub(crate) use self::hands::card_texts;
pub(crate) use self::players::table;
pub(crate) use self::prompt::count_by_kind;

/// The page of a position from a perspective.
pub(crate) fn page(perspective: Perspective<'_>, words: &Words) -> String {
    let public = perspective.public();
    let parts = [
        title(public, words) + &prompt::text(perspective, words),
        board::drawn(public, words),
        legend::legend(public, words),
        table(public, words),
        hands::hands(perspective, words),
        notes(perspective, words),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n")
}

/// The title and what is asked, without styles.
pub(crate) fn caption(perspective: Perspective<'_>, words: &Words) -> String {
    let title = title(perspective.public(), words);
    let plain = strip_str(title.trim_end()).to_string().replace("  ", ", ");
    match prompt::sentence(perspective, words) {
        Some(asked) => format!("{plain}. {asked}"),
        None => plain,
    }
}

/// The name of the game, and the round and turn or the result.
fn title(public: &Public, words: &Words) -> String {
    let values = [
        ("round", public.round().into()),
        ("turn", (public.played() + 1).into()),
        ("turns", public.turns().into()),
    ];
    let where_it_stands = match public.step() {
        Step::Over(Some(winner)) => {
            let seat = player(public, winner, words);
            words.say("show-won", &[("seat", seat.into())])
        }
        Step::Over(None) => words.get("show-drawn"),
        Step::Lots | Step::Deal | Step::Keep(_) => words.say("show-round", &values),
        _ if !public.is_round_played() => words.say("show-round-turn", &values),
        _ => words.say("show-round-end", &values),
    };
    let name = styled(STRONG, &words.get("variant-seat-of-kings"));
    format!("{name}  {where_it_stands}\n")
}

/// The remaining facts: piles, Starting Player, edition, deck.
fn notes(perspective: Perspective<'_>, words: &Words) -> String {
    let public = perspective.public();
    let discards = public.discard();
    let piles = [
        words.say("show-piles", &[("deck", public.deck_left().into())]),
        words.say(
            "show-discards",
            &[
                ("count", discards.len().into()),
                ("cards", hands::numbers(discards).into()),
            ],
        ),
    ];
    let mut notes = vec![piles.join(" ")];
    notes.extend(turned_up(public, words));
    if !matches!(public.step(), Step::Lots | Step::Over(_)) {
        let seat = player(public, public.starting(), words);
        notes.push(words.say("show-starting", &[("seat", seat.into())]));
    }
    if public.options().edition == Edition::It {
        notes.push(words.get("show-edition-it"));
    }
    // Players have read this note in the introduction of their game.
    if let Perspective::Everything(_) = perspective {
        notes.extend(reconstruction(&public.options().deck, words));
    }
    let lines = notes.iter().map(|note| wrapped_to(NARROW, note, 0));
    lines.collect()
}

/// The cards that tied players have turned up so far when the deck has run out; `None` if there are none. Rule: SKT2
fn turned_up(public: &Public, words: &Words) -> Option<String> {
    let Step::Tie { region, turned, .. } = public.step() else {
        return None;
    };
    let seats = public.options().players.seats().zip(turned);
    let cards = seats.filter_map(|(seat, card)| Some((player(public, seat, words), card?)));
    let cards: Vec<_> = cards.map(|(name, card)| format!("{name} {card}")).collect();
    let values = [
        ("region", region_name(region, words).into()),
        ("cards", cards.join(", ").into()),
    ];
    (!cards.is_empty()).then(|| words.say("show-turned-up", &values))
}

/// The name of a player.
pub(crate) fn player(public: &Public, seat: Seat, words: &Words) -> String {
    words.get(&format!("show-player-{}", color(public, seat)))
}

fn region_name(region: Region, words: &Words) -> String {
    words.get(&format!("show-region-{region}"))
}

fn color(public: &Public, seat: Seat) -> Color {
    public.options().players.color(seat)
}

fn style(public: &Public, seat: Seat) -> Style {
    PLAYERS[color(public, seat) as usize]
}

/// The letter of a player's pieces in lower case; the controller of a position has the capital.
fn letter(public: &Public, seat: Seat) -> char {
    match color(public, seat) {
        Color::Blue => 'b',
        Color::Red => 'r',
        Color::White => 'w',
        Color::Yellow => 'y',
    }
}
