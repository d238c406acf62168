//! The game as the seat at the screen may see it.

use ::play::Table;
use catalog::Observation;
use game::{Hidden, Seat};

use super::announcements::{result_beside_board, seat_name};
use super::journal::now_ms;
use crate::page::wrapped;
use crate::show::Scene;
use crate::show::kings::{self, Halves};
use crate::words::Words;

/// The board and what is asked, as a seat sees it; for `None`, as everybody may see it.
pub(crate) fn page(table: &Table, seat: Option<Seat>, words: &Words) -> String {
    let result = result_beside_board(table, words);
    let page = with_scene(table, seat, |scene| scene.page(result.as_deref(), words));
    format!("\n{page}{}\n", clocks_line(table, words))
}

/// The page of Seat of Kings in two halves, the upper one `width` characters wide; for `None`, as everybody may see it. Returns
/// `None` for a ringfort game.
pub(crate) fn halves(
    table: &Table,
    seat: Option<Seat>,
    words: &Words,
    width: usize,
) -> Option<Halves> {
    let result = result_beside_board(table, words);
    with_scene(table, seat, |scene| {
        scene.halves(result.as_deref(), words, width)
    })
}

fn with_scene<T>(table: &Table, seat: Option<Seat>, show: impl FnOnce(Scene<'_>) -> T) -> T {
    match seat {
        Some(seat) => show(Scene::seen(&seen_by(table, seat))),
        None => show(Scene::public(table.game())),
    }
}

/// The texts of the cards in the hand of a seat that have these numbers; empty if none has.
pub(crate) fn card_texts(table: &Table, seat: Seat, cards: &[u8], words: &Words) -> String {
    match seen_by(table, seat) {
        Observation::SeatOfKings(view) => {
            let deck = &view.public().options().deck;
            kings::card_texts(view.own(), cards, deck, words)
        }
        Observation::Ringforts(_) => String::new(),
    }
}

/// The observation of a seat. While all seats choose their cards, each sees the table as if it chose first. Rule: SKR2
pub(crate) fn seen_by(table: &Table, seat: Seat) -> Observation {
    let Some(state) = table.game().as_kings() else {
        return table.seen_by(seat);
    };
    let view = state.view(seat);
    let is_asked = table.asked().contains(&seat);
    let choosing = view.choosing_now().filter(|_| is_asked);
    Observation::SeatOfKings(Box::new(choosing.unwrap_or(view)))
}

/// The line with the clocks; empty without clocks.
fn clocks_line(table: &Table, words: &Words) -> String {
    let clocks = clocks(table, words).map(|clocks| {
        let values = [("clocks", clocks.into())];
        wrapped(&words.say("play-clocks", &values), 0)
    });
    clocks.unwrap_or_default()
}

/// The times on the clocks, as in `Red 4:05, Blue 3:10`; `None` without clocks.
pub(crate) fn clocks(table: &Table, words: &Words) -> Option<String> {
    let now = now_ms();
    let times = table.seats().filter_map(|seat| {
        let left = time(table.clock(seat, now)?);
        Some(format!("{} {left}", seat_name(table, seat, words)))
    });
    let times: Vec<_> = times.collect();
    (!times.is_empty()).then(|| times.join(", "))
}

/// Formats a time: `4:05`, `1:04:05` or `2d 1:04:05`. Seconds are rounded up, so that `0:00` means that no time is left.
fn time(ms: u64) -> String {
    let seconds = ms.div_ceil(1_000);
    let (days, hours) = (seconds / 86_400, seconds / 3_600 % 24);
    let (minutes, seconds) = (seconds / 60 % 60, seconds % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{seconds:02}"),
        (0, _) => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ => format!("{days}d {hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_at_a_glance() {
        assert_eq!(time(0), "0:00");
        assert_eq!(time(1), "0:01");
        assert_eq!(time(245_000), "4:05");
        assert_eq!(time(3_845_000), "1:04:05");
        assert_eq!(time(176_645_000), "2d 1:04:05");
    }
}
