//! The lines that introduce a game: who plays, and where the game is kept.

use game::Seat;

use super::Presenter;
use crate::deck::reconstruction;
use crate::input;
use crate::page::wrapped;
use crate::play::announcements::{self, seat_name};

impl Presenter<'_> {
    /// The introduction, in lines with their line feeds.
    pub(crate) fn introduction(&self) -> String {
        let table = self.session.table();
        let seats: Vec<_> = table.seats().map(|seat| self.seat_sentence(seat)).collect();
        let name = self.words.get(&format!("variant-{}", table.variant()));
        let values = [
            ("variant", name.into()),
            ("seats", self.words.list(&seats).into()),
        ];
        let kept = [("file", input::quoted(self.session.file()).into())];
        let mut lines = wrapped(&self.words.say("play-seats", &values), 0);
        lines.push_str(&(self.words.say("play-kept", &kept) + "\n"));
        let commitment = announcements::commitment(table, self.words);
        lines.extend(commitment.map(|sentence| wrapped(&sentence, 0)));
        let options = table.game().options();
        let note = options.and_then(|options| reconstruction(&options.deck, self.words));
        lines.extend(note.map(|note| wrapped(&note, 0)));
        if self.has_persons() {
            lines.push_str(&(self.words.get("play-begin") + "\n"));
        }
        lines
    }

    fn seat_sentence(&self, seat: Seat) -> String {
        let table = self.session.table();
        let name = seat_name(table, seat, self.words);
        let values = [("seat", name.into())];
        match &table.agreed().seats[seat.index()].taker {
            ::play::Taker::Person(_) => self.words.say("play-seat-person", &values),
            ::play::Taker::Program(player) => {
                let [seat] = values;
                let values = [seat, ("player", player.as_str().into())];
                self.words.say("play-seat-program", &values)
            }
        }
    }
}
