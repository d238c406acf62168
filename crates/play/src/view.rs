//! What a reader of a table may see: a seat, or somebody who watches.

use catalog::seat_of_kings as kings;
use catalog::{AnyGame, AnyVariant};
use game::{Hidden, Seat};
use serde::Serialize;
use serde_json::Value;

use crate::agreed::Taker;
use crate::course::{Entry, Notice};
use crate::fair::{self, Bytes};
use crate::legal::Legal;
use crate::{By, ClockRule, Ending, Length, Offer, Stage, Table};

/// Who reads a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// Who takes this seat.
    Seat(Seat),
    /// Somebody who takes none.
    Watcher,
}

/// A table as one reader may see it. It is made from what that reader may know, and from nothing else.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View<'a> {
    /// How many events there were.
    pub version: u32,
    /// The name of the variant.
    pub variant: &'static str,
    /// The law of the clocks.
    pub clock: ClockRule,
    /// How many games are played.
    pub length: Length,
    /// The seat that reads; nothing for somebody who watches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<&'a str>,
    /// How far the table has come.
    pub stage: &'static str,
    /// How the match stands.
    pub standing: StandingView<'a>,
    /// The seats, in turn order.
    pub seats: Vec<SeatView<'a>>,
    /// The position text; of Seat of Kings the object of a view.
    pub position: Value,
    /// The seat whose turn it is; nothing if no seat decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<&'a str>,
    /// The legal decisions of the seat that reads, if it is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
    /// What that seat has chosen before its turn to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<&'a str>,
    /// The points of each side as the board stands, and what they are made of; nothing in Seat of Kings. Rule: M5
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measures: Option<Value>,
    /// The offer that stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferView<'a>>,
    /// How the game ended that was played last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Whether the seat that reads can take back its last decision at once.
    pub can_undo: bool,
    /// What binds the table to its draws, and at the end of a game lets them be checked.
    pub fairness: FairnessView,
    /// The number of the first entry of the log that is told, from 0.
    pub log_from: usize,
    /// The entries of the log from there on.
    pub log: Vec<EntryView<'a>>,
}

/// How a match stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StandingView<'a> {
    /// The number in the match of the game that is next, played, or was played last, from 1.
    pub game: usize,
    /// How many games the match has.
    pub games: usize,
    /// The points of each side in the games that are over.
    pub points: Vec<u32>,
    /// The points of each side, game by game.
    pub results: Vec<&'a [u8]>,
}

/// One seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatView<'a> {
    /// Its name.
    pub seat: &'a str,
    /// The number of its side, from 0.
    pub side: usize,
    /// Who takes it.
    #[serde(flatten)]
    pub taker: &'a Taker,
    /// Whether its person sits, or it needs none.
    pub sits: bool,
    /// Whether it is asked for a decision.
    pub asked: bool,
    /// How it left the game, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<crate::Leaving>,
    /// What its clock shows, in milliseconds; nothing without clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// Whether its clock runs.
    pub runs: bool,
}

/// An offer that stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct OfferView<'a> {
    /// What is offered.
    pub offer: Offer,
    /// Who offers it.
    pub by: &'a str,
    /// Who has still to answer.
    pub waits: Vec<&'a str>,
}

/// What binds the table to its draws. `docs/fairness.md` tells how to check them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FairnessView {
    /// The number of the game at the table, from 0.
    pub game: u32,
    /// The hash of the secret of the game that is next, played, or was played last.
    pub commitment: Bytes,
    /// What each seat has sent for it, in turn order; 64 zeros where nothing was sent.
    pub sent: Vec<Bytes>,
    /// The secret of the last game that is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Revealed>,
}

/// The secret of a game that is over.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Revealed {
    /// The number of the game at the table, from 0.
    pub game: u32,
    /// Its secret.
    pub secret: Bytes,
}

/// One entry of the log.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EntryView<'a> {
    /// The version of the table that it made.
    pub version: u32,
    /// The seat that decided; nothing if something was drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'a str>,
    /// Who decided, if not who takes the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<By>,
    /// The decision or the chance event; its first word alone if the rest is hidden.
    pub token: &'a str,
    /// What was announced: `battle`, `out`.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub notices: &'static [&'static str],
}

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
            you: you.map(|seat| self.name(seat)),
            stage: self.stage.name(),
            standing: self.standing_view(),
            seats: self
                .seats()
                .map(|seat| self.seat_view(seat, &asked, at))
                .collect(),
            position: self.position(you),
            turn: self.course.decides().map(|seat| self.name(seat)),
            legal,
            chosen: you.and_then(|seat| self.chosen[seat.index()].as_deref()),
            measures: self.measures(),
            offer: self.offer_view(),
            ending: self.ending(),
            can_undo: you.is_some_and(|seat| self.can_undo(seat)),
            fairness: self.fairness_view(),
            log_from,
            log: self.log()[log_from..]
                .iter()
                .map(|entry| self.entry_view(entry, you))
                .collect(),
        }
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

    /// The position as a seat may see it. Rule: SKO4
    fn position(&self, you: Option<Seat>) -> Value {
        match self.course.game() {
            game @ AnyGame::Ringforts(_) => game.to_string().into(),
            AnyGame::SeatOfKings(state) => you.map_or_else(
                || kings::watched(state),
                |seat| kings::view(&state.view(seat)),
            ),
        }
    }

    fn measures(&self) -> Option<Value> {
        if self.rules.variant == AnyVariant::SeatOfKings {
            return None;
        }
        let score = self.course.game().score();
        let points = score.points.into_iter().map(|(_, points)| points);
        let points: Vec<u8> = points.collect();
        let measures = score.measures.into_iter();
        let pairs = measures.map(|(name, numbers)| (name.to_owned(), numbers.to_vec().into()));
        let told = [("points".to_owned(), points.into())].into_iter();
        Some(Value::Object(told.chain(pairs).collect()))
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
        let sent = self.seats().map(|seat| self.sent[seat.index()]);
        let over = match self.stage {
            Stage::Over => Some(self.standing.number),
            Stage::Seating => self.standing.number.checked_sub(1),
            Stage::Playing | Stage::Stopped => None,
        };
        FairnessView {
            game: self.standing.number,
            commitment: fair::commitment(self.secret()),
            sent: sent.map(Option::unwrap_or_default).collect(),
            revealed: over.map(|game| Revealed {
                game,
                secret: self.root.secret(game),
            }),
        }
    }

    fn entry_view<'a>(&'a self, entry: &'a Entry, you: Option<Seat>) -> EntryView<'a> {
        let by = entry.who.map(|(_, by)| by);
        EntryView {
            version: entry.version,
            seat: entry.who.map(|(seat, _)| self.name(seat)),
            by: by.filter(|&by| by != By::Seat),
            token: self.seen(entry, you),
            notices: match entry.notice {
                Notice::None => &[],
                Notice::Battle => &["battle"],
                Notice::Out => &["out"],
                Notice::BattleAndOut => &["battle", "out"],
            },
        }
    }

    /// What a seat may see of an entry: while a game is played neither how the deck was shuffled nor what others
    /// chose. Rule: SKO4
    fn seen<'a>(&self, entry: &'a Entry, you: Option<Seat>) -> &'a str {
        let is_over = matches!(self.stage, Stage::Over | Stage::Seating);
        let is_own = entry.who.is_some_and(|(seat, _)| Some(seat) == you);
        let first = entry.token.split(' ').next().unwrap_or_default();
        match first {
            "shuffle" if !is_over => first,
            "keep" if !is_over && !is_own => first,
            _ => &entry.token,
        }
    }
}

impl Stage {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seating => "seating",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Stopped => "stopped",
        }
    }
}
