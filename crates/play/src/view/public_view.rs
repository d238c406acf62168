//! The public part of a view, made once for all readers of a version.

use game::Seat;

use crate::log::Entry;
use crate::view::{ActionView, EntryView, Reader, View, ViewPart};
use crate::{Measures, Table};

/// The public part of a view. The views of all readers share it; each adds only what its reader may know.
pub struct PublicView<'a> {
    table: &'a Table,
    /// The view of somebody who takes no seat, without its log and without the game of Seat of Kings.
    view: View<'a>,
    log: Vec<ViewPart<EntryView<'a>>>,
}

impl Table {
    /// The public view at a moment, with the log from this entry on.
    pub fn public_view(&self, at: u64, log_from: usize) -> PublicView<'_> {
        let asked = self.asked();
        let log_from = log_from.min(self.log().len());
        let seats = self.seats().map(|seat| self.seat_view(seat, asked, at));
        let view = View {
            version: self.version(),
            variant: self.rules().variant.name(),
            clock: self.agreed().clock,
            length: self.agreed().length,
            start: self.agreed().position.as_deref(),
            opening: Some(self.rules().opening().len()).filter(|&entries| entries > 0),
            you: None,
            stage: self.stage().name(),
            standing: ViewPart::new(self.standing_view()),
            seats: ViewPart::new(seats.collect()),
            board: self.board_view().map(ViewPart::new),
            kings: None,
            counts: self.counts(),
            turn: self.turn().map(|seat| self.name(seat)),
            legal: None,
            chosen: None,
            measures: Measures::of_game(self.history().game()).map(ViewPart::new),
            offer: self.offer_view(),
            declined: self.declined_view(),
            vacancy: self.vacancy_view(),
            ending: self.ending(),
            stop_reason: self.stop_reason(),
            can_undo: false,
            undo_barred: None,
            can_abort: false,
            clocks_wait: self.clocks_wait(),
            can_hint: false,
            fairness: ViewPart::new(self.fairness_view()),
            log_from,
            log_kept: None,
            log: Vec::new(),
        };
        let log = self.public_entries(log_from..self.log().len());
        PublicView {
            table: self,
            view,
            log: log.into_iter().map(ViewPart::new).collect(),
        }
    }

    /// Returns what a reader may see at a time, with the log from this entry on.
    pub fn view(&self, reader: Reader, at: u64, log_from: usize) -> View<'_> {
        self.public_view(at, log_from).of_reader(reader, log_from)
    }
}

impl<'a> PublicView<'a> {
    /// The view of a reader, with the log from this entry on, or from where the public view has it if that is later.
    pub fn of_reader(&self, reader: Reader, log_from: usize) -> View<'a> {
        let (table, public) = (self.table, &self.view);
        let you = table.seat_of(reader);
        let log_from = log_from.clamp(public.log_from, table.log().len());
        let entries = table.log().since(log_from);
        let shared = &self.log[log_from - public.log_from..];
        View {
            you: you.map(|seat| table.name(seat)),
            kings: table.kings_view(you),
            legal: you.and_then(|seat| table.legal(seat)),
            chosen: you.and_then(|seat| table.chosen(seat)).map(ActionView::of),
            can_undo: you.is_some_and(|seat| table.can_undo(seat)),
            undo_barred: you.and_then(|seat| Some(table.undo_barred(seat)?.code())),
            can_abort: you.is_some_and(|seat| table.check_abort(seat).is_ok()),
            can_hint: you.is_some_and(|seat| table.check_hint(seat).is_ok()),
            log_from,
            log: entries
                .zip(shared)
                .map(|(entry, shared)| self.entry(entry, shared, you))
                .collect(),
            ..public.clone()
        }
    }

    /// An entry of the log: the shared one, unless it shows more to this reader than to everybody.
    fn entry(
        &self,
        entry: Entry<'a>,
        shared: &ViewPart<EntryView<'a>>,
        you: Option<Seat>,
    ) -> ViewPart<EntryView<'a>> {
        let table = self.table;
        if table.shows_more(entry, you) {
            ViewPart::new(table.full_entry(entry, shared))
        } else {
            shared.clone()
        }
    }
}
