//! The table of the players.

use game::Seat;
use seat_of_kings::{Public, Step};

use super::{letter, player, style};
use crate::page::styled;
use crate::words::Words;

/// The mark of the player who decides, and that of the others.
const DECIDES: [&str; 2] = ["▸", " "];

/// The table: cumals, stock, King pieces off the board and prisoners of each player.
pub(crate) fn table(public: &Public, words: &Words) -> String {
    let columns = [
        "show-cumals",
        "show-stock",
        "show-king-pieces",
        "show-prisoners",
    ];
    let columns = columns.map(|name| words.get(name));
    let widths = columns.each_ref().map(|name| name.chars().count());
    let seats = public.options().players.seats();
    let longest = seats
        .clone()
        .map(|seat| name(public, seat, words).chars().count())
        .max()
        .unwrap_or(0);
    let mut page = format!("{}  {}\n", " ".repeat(longest), columns.join("  "));
    for seat in seats {
        let name = name(public, seat, words);
        let gap = " ".repeat(longest - name.chars().count());
        let [cumals, stock, kings, _] = widths;
        let line = format!(
            "{}{gap}  {:>cumals$}  {:>stock$}  {:>kings$}  {}",
            styled(style(public, seat), &name),
            public.cumals(seat),
            public.stock(seat),
            public.king_pieces(seat),
            prisoners(public, seat)
        );
        page.push_str(line.trim_end());
        page.push('\n');
    }
    page
}

/// The letter and the name of a player, with a mark if it decides.
pub(crate) fn name(public: &Public, seat: Seat, words: &Words) -> String {
    let decides = public.decides() == Some(seat) && !matches!(public.step(), Step::Over(_));
    let mark = DECIDES[usize::from(!decides)];
    let letter = letter(public, seat).to_ascii_uppercase();
    format!("{mark} {letter} {}", player(public, seat, words))
}

/// The prisoners of a captor, as numbers with the letters of their owners.
pub(super) fn prisoners(public: &Public, captor: Seat) -> String {
    let owners = public.options().players.seats();
    let held = owners.filter_map(|owner| match public.prisoners(captor, owner) {
        0 => None,
        count => Some(format!("{count}{}", letter(public, owner))),
    });
    held.collect::<Vec<_>>().join(" ")
}
