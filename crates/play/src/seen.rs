//! The making of views: what a reader may see, taken from what it may know.

use game::Seat;

use crate::fair;
use crate::legal::Legal;
use crate::log::Entry;
use crate::view::{
    EntryView, FairnessView, OfferView, Reader, Revealed, SeatView, StandingView, View,
};
use crate::{By, KingsView, Measures, RingfortsView, Stage, Table};

impl Table {
    /// What a reader may see at a moment, with the log from this entry on.
    pub fn view(&self, reader: Reader, at: u64, log_from: usize) -> View<'_> {
        let asked = self.asked();
        let you = match reader {
            Reader::Seat(seat) if seat.index() < self.agreed.seats.len() => Some(seat),
            Reader::Seat(_) | Reader::Watcher => None,
        };
        let legal = you
            .filter(|seat| asked.contains(seat))
            .map(|seat| Legal::of(self.course.game(), seat));
        let log_from = log_from.min(self.log().len());
        View {
            version: self.version,
            variant: self.rules.variant.name(),
            clock: self.agreed.clock,
            length: self.agreed.length,
            start: self.agreed.position.as_deref(),
            you: you.map(|seat| self.name(seat)),
            stage: self.stage.name(),
            standing: self.standing_view(),
            seats: self
                .seats()
                .map(|seat| self.seat_view(seat, &asked, at))
                .collect(),
            board: RingfortsView::of_game(self.course.game()),
            kings: self.kings_view(you),
            turn: self.turn().map(|seat| self.name(seat)),
            legal,
            chosen: you.and_then(|seat| self.chosen[seat.index()].as_deref()),
            measures: Measures::of_game(self.course.game()),
            offer: self.offer_view(),
            ending: self.ending(),
            can_undo: you.is_some_and(|seat| self.can_undo(seat)),
            can_hint: you.is_some_and(|seat| self.check_hint(seat).is_ok()),
            fairness: self.fairness_view(),
            log_from,
            log: self
                .log()
                .since(log_from)
                .map(|entry| self.entry_view(entry, you))
                .collect(),
        }
    }

    /// What a seat may see of Seat of Kings. Once the game is over nobody is asked or about to win, and who has left
    /// cannot win. Rule: SKO4, SKO5
    fn kings_view(&self, you: Option<Seat>) -> Option<KingsView> {
        let mut kings = KingsView::of_game(self.course.game(), you)?;
        if self.stage != Stage::Playing {
            kings.close();
        }
        for (rath, seat) in kings.raths.iter_mut().zip(self.seats()) {
            rath.near = rath.near.take().filter(|_| self.plays(seat));
        }
        Some(kings)
    }

    /// The seat whose turn it is in a game that is played.
    fn turn(&self) -> Option<Seat> {
        let turn = self.course.decides();
        turn.filter(|_| self.stage == Stage::Playing)
    }

    fn standing_view(&self) -> StandingView<'_> {
        let finished = &self.standing.finished;
        let is_last_over = matches!(self.stage, Stage::Over | Stage::Stopped);
        StandingView {
            game: (finished.len() + usize::from(!is_last_over)).max(1),
            games: self.agreed.games(),
            points: self.standing.points(self.sides()),
            results: finished.iter().map(|game| &game.points[..]).collect(),
        }
    }

    fn seat_view(&self, seat: Seat, asked: &[Seat], at: u64) -> SeatView<'_> {
        let seating = &self.agreed.seats[seat.index()];
        SeatView {
            seat: &seating.seat,
            side: self.rules.side(seat),
            taker: &seating.taker,
            sits: self.screen(seat).is_none() || self.sent[seat.index()].is_some(),
            asked: asked.contains(&seat),
            left: self.left[seat.index()],
            clock_ms: self.clocks.shown(seat, at),
            runs: self.clocks.runs(seat),
        }
    }

    fn offer_view(&self) -> Option<OfferView<'_>> {
        let open = self.offer.as_ref()?;
        let waits = self.seats().filter(|&seat| self.answers(open, seat));
        Some(OfferView {
            offer: open.offer,
            by: self.name(open.by),
            waits: waits.map(|seat| self.name(seat)).collect(),
        })
    }

    fn can_undo(&self, seat: Seat) -> bool {
        let is_playing = self.stage == Stage::Playing && self.plays(seat);
        is_playing && !self.others_play(seat) && self.kept(seat).is_ok()
    }

    fn fairness_view(&self) -> FairnessView {
        let over = match self.stage {
            Stage::Over => Some(self.standing.number),
            Stage::Seating => self.standing.number.checked_sub(1),
            Stage::Playing | Stage::Stopped => None,
        };
        FairnessView {
            game: self.standing.number,
            commitment: fair::commitment(self.secret()),
            sent: self.all_sent(),
            revealed: over.map(|game| Revealed {
                game,
                secret: self.root.secret(game),
            }),
        }
    }

    fn entry_view<'a>(&'a self, entry: Entry<'a>, you: Option<Seat>) -> EntryView<'a> {
        let by = entry.who.map(|(_, by)| by);
        EntryView {
            version: entry.version,
            seat: entry.who.map(|(seat, _)| self.name(seat)),
            by: by.filter(|&by| by != By::Seat),
            token: self.seen(entry, you),
            notices: entry.notice.names(),
            what: self.course.what(entry, self.seen(entry, you)),
        }
    }

    /// What a seat may see of an entry: while a game is played neither how the deck was shuffled nor what others
    /// chose. Rule: SKO4
    fn seen<'a>(&self, entry: Entry<'a>, you: Option<Seat>) -> &'a str {
        let is_over = matches!(self.stage, Stage::Over | Stage::Seating);
        let is_own = entry.who.is_some_and(|(seat, _)| Some(seat) == you);
        let first = entry.token.split(' ').next().unwrap_or_default();
        match first {
            "shuffle" if !is_over => first,
            "keep" if !is_over && !is_own => first,
            _ => entry.token,
        }
    }
}
