//! Sentences that announce events to everybody at the screen.

use ::play::{Decider, Departure, Ending, Event, Stage, Table};
use catalog::{Action, Draw};
use game::Seat;
use seat_of_kings::Decision;

use super::effects;
use super::session::AnnouncedEvent;
use crate::words::Words;

/// The announcements of events, one sentence each, without anything that a seat may not know. Rule: SKO4
pub(crate) fn lines(table: &Table, words: &Words, events: &[AnnouncedEvent]) -> Vec<String> {
    let announcer = Announcer { table, words };
    let lines = events.iter().map(|event| announcer.lines(event));
    lines.flatten().collect()
}

/// The name of a seat.
pub(crate) fn seat_name(table: &Table, seat: Seat, words: &Words) -> String {
    name_of(table, table.name(seat), words)
}

/// The same, of a seat by its word in the notation.
pub(crate) fn name_of(table: &Table, seat: &str, words: &Words) -> String {
    let kind = kind(table, "seat");
    words.get(&format!("show-{kind}-{seat}"))
}

/// The points of each side, as in `Red 3, Blue 0`.
pub(crate) fn points(table: &Table, points: &[u32], words: &Words) -> String {
    let kind = kind(table, "side");
    let sides = table.game().side_names().into_iter().zip(points);
    let sides = sides.map(|(side, points)| {
        let name = words.get(&format!("show-{kind}-{side}"));
        format!("{name} {points}")
    });
    sides.collect::<Vec<_>>().join(", ")
}

/// The kind of name in messages: `player` in Seat of Kings, where each seat is a side.
fn kind(table: &Table, of_ringforts: &'static str) -> &'static str {
    if table.variant().has_chance() {
        "player"
    } else {
        of_ringforts
    }
}

/// The standing of the match; `None` for a single game, before the first game has ended, and once that was aborted.
pub(crate) fn standing(table: &Table, words: &Words) -> Option<String> {
    let standing = table.standing_view();
    let played = standing.results.len();
    let is_aborted = matches!(table.ending(), Some(Ending::Aborted { .. }));
    if standing.games < 2 || played == 0 || is_aborted {
        return None;
    }
    let values = [
        ("played", played.into()),
        ("games", standing.games.into()),
        ("points", points(table, &standing.points, words).into()),
    ];
    Some(words.say("play-standing", &values))
}

/// The result of the game that was played last: who left it, then its points. Returns no lines while a game is played, and
/// before the first.
pub(crate) fn result(table: &Table, words: &Words) -> Vec<String> {
    let announcer = Announcer { table, words };
    let finished = match table.stage() {
        Stage::Playing => None,
        Stage::Stopped => return vec![words.get("play-stopped")],
        Stage::Seating | Stage::Over => table.finished().last(),
    };
    let result = finished.map(|game| {
        let left = departures(table, words).into_iter().map(|(_, left)| left);
        let mut lines: Vec<String> = left.collect();
        lines.extend(announcer.ended(game.ending, &game.points));
        lines
    });
    result.unwrap_or_default()
}

/// The result of a game that the board does not tell, because it was not played out; `None` for any other.
pub(crate) fn result_beside_board(table: &Table, words: &Words) -> Option<String> {
    let lines = result(table, words);
    (!lines.is_empty() && !table.game().is_over()).then(|| lines.join(" "))
}

/// The seats that left the game, each with its sentence.
pub(crate) fn departures(table: &Table, words: &Words) -> Vec<(Seat, String)> {
    let announcer = Announcer { table, words };
    let still = |seat: Seat| Some((seat.index() as u8, table.left(seat)?));
    let mut left: Vec<_> = table.seats().filter_map(still).collect();
    // All sit down again between two games.
    if let (Stage::Seating, Some(game)) = (table.stage(), table.finished().last())
        && let Ending::Left { seat, how } = game.ending
    {
        left.push((seat, how));
    }
    let told = |(seat, how)| (Seat::new(seat), announcer.left(seat, how));
    left.into_iter().map(told).collect()
}

/// The commitment to the draws of the current or next game; `None` if nothing is drawn in it.
pub(crate) fn commitment(table: &Table, words: &Words) -> Option<String> {
    let values = [("commitment", table.commitment().to_string().into())];
    is_drawn(table, table.game_number()).then(|| words.say("play-bound", &values))
}

/// Returns true if chance decides something in a game of the table, numbered from 0: the cards of Seat of Kings, and the first player
/// of a ringfort match unless that was agreed. Rule: M1, SKR1
pub(crate) fn is_drawn(table: &Table, game: u32) -> bool {
    table.variant().has_chance() || (game == 0 && table.agreed_first().is_none())
}

/// Writes the announcements of one table.
struct Announcer<'a> {
    table: &'a Table,
    words: &'a Words,
}

impl Announcer<'_> {
    fn lines(&self, announced: &AnnouncedEvent) -> Vec<String> {
        let mut lines = match &announced.event {
            Event::GameEnded { ending, points, .. } => self.ended(*ending, points),
            Event::HostResumed { .. } => self.resumed(),
            Event::Moved { .. } if announced.decision.is_some() => {
                announced.decision.clone().into_iter().collect()
            }
            event => self.line(event).into_iter().collect(),
        };
        let effects = announced.effects.iter();
        lines.extend(effects.map(|effect| effects::sentence(effect, self.words)));
        if let Event::GameEnded { .. } | Event::HostResumed { .. } = announced.event {
            lines.extend(standing(self.table, self.words));
        }
        let is_before_another = matches!(
            announced.event,
            Event::GameEnded { .. } | Event::RematchAgreed | Event::DrawVoided { .. }
        );
        if is_before_another && self.table.stage() != Stage::Over {
            lines.extend(commitment(self.table, self.words));
        }
        lines
    }

    fn line(&self, event: &Event) -> Option<String> {
        match event {
            Event::GameStarted { first, .. } => self.game_started(*first),
            Event::ChanceDrawn { draw } => Some(self.draw(draw)),
            Event::Moved {
                seat, action, by, ..
            } => Some(self.moved(*seat, *action, *by)),
            Event::MovesTakenBack { seat, .. } => Some(self.of_seat("play-took-back", *seat)),
            Event::SeatLeft { seat, how } => Some(self.left(*seat, *how)),
            Event::RematchAgreed => Some(self.rematch()),
            Event::TableStopped { .. } => Some(self.words.get("play-stopped")),
            Event::Opened { .. }
            | Event::SeatTaken { .. }
            | Event::SeatCommitted { .. }
            | Event::SeatRevealed { .. }
            | Event::PartsCleared { .. }
            | Event::DrawVoided { .. }
            | Event::SeatsFreed { .. }
            | Event::SeatFilled { .. }
            | Event::DrawsRenewed { .. }
            | Event::TableRestored { .. }
            | Event::CardsChosen { .. }
            | Event::OfferMade { .. }
            | Event::OfferAccepted { .. }
            | Event::OfferWithdrawn { .. }
            | Event::GameEnded { .. }
            | Event::HostResumed { .. } => None,
        }
    }

    fn name(&self, seat: u8) -> String {
        seat_name(self.table, Seat::new(seat), self.words)
    }

    fn of_seat(&self, message: &str, seat: u8) -> String {
        self.words.say(message, &[("seat", self.name(seat).into())])
    }

    /// The announcement of a rematch. It leaves out who begins: that is said as the game starts.
    fn rematch(&self) -> String {
        let games = self.table.agreed().games();
        self.words.say("play-again", &[("games", games.into())])
    }

    /// Rule: M1
    fn game_started(&self, first: u8) -> Option<String> {
        let game = self.table.finished().len() + 1;
        let games = self.table.agreed().games();
        let values = [
            ("seat", self.name(first).into()),
            ("game", game.into()),
            ("games", games.into()),
        ];
        if !self.table.variant().has_chance() {
            Some(self.words.say("play-begun", &values))
        } else if games > 1 {
            Some(self.words.say("play-game", &values))
        } else {
            None
        }
    }

    /// Lots are public; the order of a shuffled deck is hidden. Rule: SKR1, SKO4
    fn draw(&self, draw: &Draw) -> String {
        let lots = match draw {
            Draw::Lots(lots) => lots,
            Draw::Shuffle(_) => return self.words.get("play-shuffled"),
        };
        let seats = self.table.seats().zip(lots);
        let cards = seats.map(|(seat, card)| {
            let name = seat_name(self.table, seat, self.words);
            format!("{name} {card}")
        });
        let cards = cards.collect::<Vec<_>>().join(", ");
        self.words.say("play-lots", &[("cards", cards.into())])
    }

    fn moved(&self, seat: u8, action: Action, by: Decider) -> String {
        // Only the seat itself may know which cards it keeps.
        let is_choice = matches!(action, Action::Kings(Decision::Keep(_)));
        let values = [
            ("seat", self.name(seat).into()),
            ("decision", action.to_string().into()),
        ];
        let message = match by {
            _ if is_choice => "play-chose",
            Decider::Seat | Decider::StandIn => "play-moved",
            Decider::Table => "play-moved-by-table",
        };
        self.words.say(message, &values)
    }

    fn left(&self, seat: u8, how: Departure) -> String {
        let message = match how {
            Departure::Resigned => "play-resigned",
            Departure::Time => "play-time",
            Departure::Abandoned => "play-abandoned",
        };
        self.of_seat(message, seat)
    }

    /// A game that was over is not resumed; its result is said instead.
    fn resumed(&self) -> Vec<String> {
        match result(self.table, self.words) {
            lines if lines.is_empty() => vec![self.words.get("play-resumed")],
            lines => lines,
        }
    }

    /// Rule: M4, M9, SKO3, SKO5
    fn ended(&self, ending: Ending, points: &[u8]) -> Vec<String> {
        let points: Vec<u32> = points.iter().map(|&points| points.into()).collect();
        let most = points.iter().copied().max().unwrap_or_default();
        let mut best = points.iter().filter(|&&points| points == most);
        let has_winner = best.next().is_some() && best.next().is_none();
        let values = [(
            "points",
            self::points(self.table, &points, self.words).into(),
        )];
        let gone = match ending {
            Ending::Abandoned { seat } => Some(self.left(seat, Departure::Abandoned)),
            _ => None,
        };
        let message = match (ending, has_winner) {
            (Ending::Aborted { .. }, _) => "play-ended-aborted",
            (Ending::Agreed, _) => "play-ended-agreed",
            (_, true) => "play-ended-won",
            (_, false) => "play-ended-drawn",
        };
        let ended = self.words.say(message, &values);
        gone.into_iter().chain([ended]).collect()
    }
}

/// Returns true if the table waits for another game of its match.
pub(crate) fn is_between_games(table: &Table) -> bool {
    table.stage() == Stage::Seating && !table.finished().is_empty()
}
