//! Makes views: what a reader may see, from what it may know.

use std::ops::Range;

use ::view::Names;
use game::Seat;
use ringforts::Hills;

use crate::log::Entry;
use crate::shares::VoidDraw;
use crate::step::Step;
use crate::view::visibility::HiddenCards;
use crate::view::{
    DeclinedView, EntryView, FairnessView, Legal, LogDetail, MomentView, OfferView, PlyFields,
    Reader, SeatView, VacancyView, VoidDrawView,
};
use crate::{
    ClockRule, Decider, KingsCounts, KingsView, Measures, Offer, Refusal, RingfortsView, Stage,
    Table,
};

impl Table {
    /// The entries of the log with these numbers, as far as there are any, as a reader may see them.
    pub fn log_views(&self, reader: Reader, numbers: Range<usize>) -> Vec<EntryView<'_>> {
        let you = self.seat_of(reader);
        let mut views = self.public_entries(numbers.clone());
        for (entry, view) in self.log().since(numbers.start).zip(&mut views) {
            if self.shows_more(entry, you) {
                *view = self.full_entry(entry, view);
            }
        }
        views
    }

    /// The game after so many entries of its log, for each of these numbers that is reached.
    pub fn moments(&self, counts: Range<usize>) -> Vec<MomentView> {
        let counts = counts.start..counts.end.min(self.log().len() + 1);
        let version = |count: usize| Some(self.log().entry(count.checked_sub(1)?).version);
        let games = self.history().games_after(counts.clone());
        let moments = counts.zip(games).map(|(count, game)| MomentView {
            count,
            version: version(count),
            board: RingfortsView::of_game(&game),
            kings: KingsView::of_game(&game, None),
            measures: Measures::of_game(&game),
        });
        moments.collect()
    }

    /// The entries with these numbers as everybody may see them.
    pub(super) fn public_entries(&self, numbers: Range<usize>) -> Vec<EntryView<'_>> {
        let numbers = numbers.start..numbers.end.min(self.log().len());
        let is_last_shown = numbers.end == self.log().len();
        let steps = self.history().steps(numbers.clone());
        let entries = self.log().since(numbers.start).zip(steps);
        let views = entries.map(|(entry, step)| self.public_entry(entry, step));
        let mut views: Vec<EntryView<'_>> = views.collect();
        if let (Some((color, hills)), Some(last)) = (self.kings_left(), views.last_mut())
            && is_last_shown
        {
            let mut shown = [Hills::NONE; 2];
            shown[color.index()] = hills;
            last.detail.end_with_kings([Hills::NONE; 2], shown);
        }
        views
    }

    pub(super) fn seat_of(&self, reader: Reader) -> Option<Seat> {
        match reader {
            Reader::Seat(seat) if seat.index() < self.agreed().seats.len() => Some(seat),
            Reader::Seat(_) | Reader::Watcher => None,
        }
    }

    /// The legal actions of a seat, if it is asked.
    pub fn legal(&self, seat: Seat) -> Option<Legal> {
        let is_asked = self.asked().contains(&seat);
        is_asked.then(|| Legal::of(self.game(), seat))
    }

    /// The text of an entry of the log as everybody may see it: its kind alone if the rest is hidden. Rule: SKO4
    pub fn public_text(&self, entry: Entry<'_>) -> String {
        match self.hidden_cards(entry, None) {
            Some(hidden) => hidden.public_text().into(),
            None => entry.ply.to_string(),
        }
    }

    /// The cards of an entry that are hidden from a reader; `None` once the game is over.
    pub(super) fn hidden_cards(&self, entry: Entry<'_>, you: Option<Seat>) -> Option<HiddenCards> {
        let hidden = HiddenCards::from_reader(entry, you);
        hidden.filter(|_| !self.is_log_open())
    }

    /// The board of a ringfort game. A finished game shows the kings with which its players saw it end.
    pub(super) fn board_view(&self) -> Option<RingfortsView> {
        let mut board = RingfortsView::of_game(self.history().game())?;
        if let Some((color, hills)) = self.kings_left() {
            board.kings[color.index()] = Names(hills);
        }
        Some(board)
    }

    /// The view of Seat of Kings for a seat. Once the game is over nobody is asked or about to win, and who has left
    /// cannot win. Rule: SKO4, SKO5
    pub(super) fn kings_view(&self, you: Option<Seat>) -> Option<KingsView> {
        let mut kings = KingsView::of_game(self.history().game(), you)?;
        if self.stage() != Stage::Playing {
            kings.close();
        }
        for (rath, seat) in kings.raths.iter_mut().zip(self.seats()) {
            rath.near = rath.near.take().filter(|_| self.plays(seat));
        }
        Some(kings)
    }

    /// The counts of a game of Seat of Kings that is over.
    pub(super) fn counts(&self) -> Option<Vec<KingsCounts>> {
        let plies = self.log().iter().map(|entry| entry.ply);
        let is_over = self.is_log_open() && !self.log().is_empty();
        is_over.then(|| KingsCounts::all(self.start(), plies))?
    }

    /// The seat whose turn it is in a game that is played.
    pub(super) fn turn(&self) -> Option<Seat> {
        let turn = self.history().decides();
        turn.filter(|_| self.stage() == Stage::Playing)
    }

    pub(super) fn seat_view(&self, seat: Seat, asked: &[Seat], at: u64) -> SeatView<'_> {
        let seating = &self.agreed().seats[seat.index()];
        SeatView {
            seat: &seating.seat,
            side: self.variant().side(seat),
            taker: &seating.taker,
            sits: self.screen(seat).is_none() || self.shares().is_seated(seat),
            asked: asked.contains(&seat),
            left: self.left(seat),
            clock_ms: self.clocks().shown(seat, at),
            runs: self.clocks().runs(seat),
        }
    }

    /// The seats that became free last before the first game, until one of them sits again.
    pub(super) fn vacancy_view(&self) -> Option<VacancyView<'_>> {
        let vacancy = self.vacancy()?;
        Some(VacancyView {
            seats: vacancy.seats.iter().map(|&seat| self.name(seat)).collect(),
            reason: vacancy.reason,
        })
    }

    pub(super) fn offer_view(&self) -> Option<OfferView<'_>> {
        let open = self.open_offer()?;
        let waits = self.seats().filter(|&seat| self.answers(open, seat));
        Some(OfferView {
            offer: open.offer,
            by: self.name(open.by),
            waits: waits.map(|seat| self.name(seat)).collect(),
            kept: (open.offer == Offer::Takeback)
                .then(|| self.entries_before_last_turn(open.by).ok())
                .flatten(),
        })
    }

    pub(super) fn declined_view(&self) -> Option<DeclinedView<'_>> {
        let declined = self.declined()?;
        Some(DeclinedView {
            offer: declined.offer,
            by: self.name(declined.by),
            seat: self.name(declined.seat),
        })
    }

    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        !self.others_play(seat) && self.undo_barred(seat).is_none()
    }

    /// Why a seat can take nothing back, not even by asking; `None` if it can.
    pub(super) fn undo_barred(&self, seat: Seat) -> Option<Refusal> {
        let is_offered = self.open_offer().is_some() && self.others_play(seat);
        match self.check_playing(seat) {
            Ok(()) if is_offered => Some(Refusal::OfferStands),
            Ok(()) => self.entries_before_last_turn(seat).err(),
            Err(refusal) => Some(refusal),
        }
    }

    pub(super) fn clocks_wait(&self) -> bool {
        self.agreed().clock != ClockRule::None && self.awaits_first_decisions()
    }

    pub(super) fn fairness_view(&self) -> FairnessView {
        FairnessView {
            game: self.game_number(),
            commitment: self.commitment(),
            commitments: self.commitments(),
            sent: self.all_sent(),
            reveal_by: self.reveal_due(),
            void_draw: self.void_draw().map(|void| self.void_draw_view(void)),
            renewals: self.restore_count(),
            revealed: self.revealed_secret(),
        }
    }

    fn void_draw_view(&self, void: &VoidDraw) -> VoidDrawView {
        VoidDrawView {
            count: self.standing().void_draws,
            seats: void
                .seats
                .iter()
                .map(|&seat| self.name(seat).into())
                .collect(),
            secret: void.secret,
        }
    }

    /// An entry of the log as everybody may see it. While a game is played, hidden fields are left out. Rule: SKO4
    fn public_entry<'a>(&'a self, entry: Entry<'a>, step: Step) -> EntryView<'a> {
        let by = entry.who.map(|(_, by)| by);
        let hidden = self.hidden_cards(entry, None);
        let fields = hidden.map_or_else(|| PlyFields::of(entry.ply), HiddenCards::public_fields);
        EntryView {
            version: entry.version,
            seat: entry.who.map(|(seat, _)| self.name(seat)),
            by: by.filter(|&by| by != Decider::Seat),
            token: hidden.is_none().then(|| entry.ply.to_string()),
            detail: LogDetail::with_fields(fields, step),
        }
    }

    /// Returns true if an entry shows more to this reader than to everybody.
    pub(super) fn shows_more(&self, entry: Entry<'_>, you: Option<Seat>) -> bool {
        self.hidden_cards(entry, you) != self.hidden_cards(entry, None)
    }

    /// An entry of which its reader may see all fields, made from what everybody sees of it.
    pub(super) fn full_entry<'a>(&self, entry: Entry<'_>, public: &EntryView<'a>) -> EntryView<'a> {
        EntryView {
            token: Some(entry.ply.to_string()),
            detail: LogDetail {
                ply: PlyFields::of(entry.ply),
                ..public.detail.clone()
            },
            ..public.clone()
        }
    }
}
