//! Remarks: what a move did on the board, as a tutor says it, found by comparing the boards before and after it.
//!
//! A remark is true of the board. None of them says what a move was meant for, except where there was no choice.

use game::{Game, Moves, Seat};
use ringforts::{
    Color, Effect, FirstMeasureKind, Hill, Hills, Kings, Move, Overlay, Phase, Position, bridges,
    kingdoms,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::captures::{captured_ringforts, joined_kingdoms};
use super::{Names, rows};

/// One thing that a move did. Its hills are named; the mover is the side that made the move, the other one its enemy.
#[expect(
    missing_docs,
    reason = "the sentence of each remark tells what its seats, sides, hills and numbers are"
)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Remark {
    /// Battle begins with the turn of a seat. Rule: SH4, SHD4, HK4, PC1, SD3
    Battle { seat: &'static str },
    /// A seat has no legal turn and calls OUT. Rule: M6, SD5
    Out { seat: &'static str },
    /// A seat has no legal turn and is skipped. Rule: M6, HK10
    Skipped { seat: &'static str },
    /// A seat has the final turn. Rule: HK9, HK11
    FinalTurn { seat: &'static str },
    /// A king of a side stands on an enemy ringfort now. Rule: HKL2
    Stranded { side: usize, hill: &'static str },
    /// It was the only legal move, to this hill.
    OnlyMove { hill: &'static str },
    /// A besieged ringfort had to be captured, of so many. Rule: SH7, SHL2, FT2, PC5
    MustCapture { hill: &'static str, count: u8 },
    /// It was the only ringfort that could be replaced. Rule: SD4
    MustReplace { hill: &'static str },
    /// A king came to `to` and captured the enemy king on `hill`. Rule: HK7
    KingTaken {
        hill: &'static str,
        to: &'static str,
    },
    /// A ringfort of the enemy was captured.
    Taken { hill: &'static str },
    /// The mover gave its ringfort on a hill away. Rule: HKL1
    Given { hill: &'static str },
    /// A ringfort of the enemy is besieged now, with a king or without. Rule: B7
    Besieged { hill: &'static str, has_king: bool },
    /// One vacant hill is left beside a ringfort of the enemy that is besieged without it. Rule: B7
    Gap {
        hill: &'static str,
        gap: &'static str,
        has_king: bool,
    },
    /// A hill made one kingdom of so many of the mover. Rule: B6
    Joined { hill: &'static str, kingdoms: u8 },
    /// A hill made so many bridges, two or more, where bridges count. Rule: M3
    Bridged { hill: &'static str, count: u8 },
    /// The hill was the only one that joined so many kingdoms of the enemy. Rule: B6
    Divided { hill: &'static str, kingdoms: u8 },
    /// The hill has the highest order of priority that there was. Rule: SHL1, SHL2
    Order { hill: &'static str, order: u8 },
    /// The hill lies in a qualified row of the mover, with so many ringforts of its own and of the enemy. Rule: PC3, PC4
    Row {
        hill: &'static str,
        row: char,
        own: u8,
        other: u8,
    },
    /// A king without a vacant hill to go to went back to a ringfort of its own. Rule: HK6
    Backtracked {
        from: &'static str,
        to: &'static str,
    },
    /// A pass: the kings of the mover left the board. Rule: HK9
    Passed,
    /// New bridges lead from a hill to these. Rule: B5
    Linked {
        hill: &'static str,
        #[schema(value_type = String)]
        hills: Names<Hills>,
        count: u8,
    },
    /// A bridge was set between two hills. Rule: SD4
    Bridge {
        from: &'static str,
        to: &'static str,
    },
    /// A king went from a hill to another.
    Stepped {
        from: &'static str,
        to: &'static str,
    },
    /// A ringfort of the mover stands on the hill, with no bridge of its own.
    Alone { hill: &'static str },
}

/// The order of priority from which a hill is more than beside one ringfort. Rule: SHL3
const LEAST_ORDER: usize = 2;

impl Remark {
    /// All that can be said of a legal move, the most important first; never empty. `reported` are the effects that the rules
    /// reported of it.
    pub fn all(before: &Position, mv: Move, after: &Position, reported: &[Effect]) -> Vec<Self> {
        let Some(seat) = before.seat() else {
            return Vec::new();
        };
        let board = Boards {
            before,
            after,
            mover: Color::of_seat(seat),
            seat,
            mv,
        };
        let mut remarks = board.phases(reported);
        remarks.extend(board.forced());
        remarks.extend(board.captures(reported));
        remarks.extend(board.threats());
        remarks.extend(board.joined());
        remarks.extend(board.divided());
        remarks.extend(board.order());
        remarks.push(board.quiet());
        remarks
    }

    /// The number of its kind, from 1: phase, forced, capture, threat, joined, divided, order, quiet.
    pub const fn kind(self) -> u8 {
        match self {
            Self::Battle { .. }
            | Self::Out { .. }
            | Self::Skipped { .. }
            | Self::FinalTurn { .. }
            | Self::Stranded { .. } => 1,
            Self::OnlyMove { .. } | Self::MustCapture { .. } | Self::MustReplace { .. } => 2,
            Self::KingTaken { .. } | Self::Taken { .. } | Self::Given { .. } => 3,
            Self::Besieged { .. } | Self::Gap { .. } => 4,
            Self::Joined { .. } | Self::Bridged { .. } => 5,
            Self::Divided { .. } => 6,
            Self::Order { .. } | Self::Row { .. } | Self::Backtracked { .. } => 7,
            Self::Passed
            | Self::Linked { .. }
            | Self::Bridge { .. }
            | Self::Stepped { .. }
            | Self::Alone { .. } => 8,
        }
    }

    /// Returns true for a gain on the board, which tells a move from others: captures, threats, kingdoms joined and divided.
    pub const fn is_gain(self) -> bool {
        matches!(self.kind(), 3..=6) && !matches!(self, Self::Given { .. })
    }
}

/// The boards before and after a move.
struct Boards<'a> {
    before: &'a Position,
    after: &'a Position,
    mover: Color,
    seat: Seat,
    mv: Move,
}

impl Boards<'_> {
    fn phases(&self, reported: &[Effect]) -> Vec<Remark> {
        let name = |seat: Seat| self.before.variant().seat_name(seat);
        let of_rules = reported.iter().filter_map(|&effect| match effect {
            Effect::Battle(seat) => Some(Remark::Battle { seat: name(seat) }),
            Effect::Out(seat) => Some(Remark::Out { seat: name(seat) }),
            Effect::Skipped(seat) => Some(Remark::Skipped { seat: name(seat) }),
            Effect::FinalTurn(seat) => Some(Remark::FinalTurn { seat: name(seat) }),
            _ => None,
        });
        let stranded = Color::BOTH.into_iter().filter_map(|color| {
            let hill = self.after.stranded(color)?;
            let is_new = self.before.stranded(color) != Some(hill);
            is_new.then_some(Remark::Stranded {
                side: color.index(),
                hill: hill.name(),
            })
        });
        of_rules.chain(stranded).collect()
    }

    fn forced(&self) -> Option<Remark> {
        let must_capture = self.before.forced_captures();
        if let Some(hill) = self.target().filter(|&hill| must_capture.has(hill)) {
            return Some(Remark::MustCapture {
                hill: hill.name(),
                count: must_capture.len() as u8,
            });
        }
        let unlinked = self.before.unlinked(self.mover.enemy());
        if let Some(hill) = unlinked.first().filter(|_| unlinked.len() == 1) {
            return Some(Remark::MustReplace { hill: hill.name() });
        }
        let only = self.target().filter(|_| self.before.moves().len() == 1);
        only.map(|hill| Remark::OnlyMove { hill: hill.name() })
    }

    fn captures(&self, reported: &[Effect]) -> Vec<Remark> {
        let enemy = self.mover.enemy();
        let to = self.target().map_or("", Hill::name);
        let kings = reported.iter().filter_map(|&effect| match effect {
            Effect::KingCaptured { color, hill } if color == enemy => Some(Remark::KingTaken {
                hill: hill.name(),
                to,
            }),
            _ => None,
        });
        let taken = captured_ringforts(self.before, self.after).into_iter();
        let taken = taken.flat_map(|(_, hills)| hills);
        let taken = taken.map(|hill| Remark::Taken { hill: hill.name() });
        let given = self.before.ringforts(self.mover) - self.after.ringforts(self.mover);
        let given = given
            .first()
            .map(|hill| Remark::Given { hill: hill.name() });
        kings.chain(taken).chain(given).collect()
    }

    fn threats(&self) -> Option<Remark> {
        if !self.has_sieges() || self.after.phase() == Phase::Over {
            return None;
        }
        let enemy = self.mover.enemy();
        let has_king = |hill| self.after.kings(enemy).has(hill);
        let besieged = |position: &Position| position.besieged_ringforts(enemy);
        let new = besieged(self.after) - besieged(self.before);
        if let Some(hill) = first_with(new, self.after.kings(enemy)) {
            return Some(Remark::Besieged {
                hill: hill.name(),
                has_king: has_king(hill),
            });
        }
        let gaps = |position: &Position| -> Hills {
            let hills = position.ringforts(enemy).into_iter();
            hills
                .filter(|&hill| gap_of(position, self.mover, hill).is_some())
                .collect()
        };
        let new = gaps(self.after) - gaps(self.before);
        let hill = first_with(new, self.after.kings(enemy))?;
        Some(Remark::Gap {
            hill: hill.name(),
            gap: gap_of(self.after, self.mover, hill)?.name(),
            has_king: has_king(hill),
        })
    }

    fn joined(&self) -> Option<Remark> {
        let hill = self.target()?;
        let [old, new] = [self.before, self.after].map(|position| position.ringforts(self.mover));
        if !self.counts_kingdoms() {
            let count = bridges(new).saturating_sub(bridges(old));
            return (count >= 2).then_some(Remark::Bridged {
                hill: hill.name(),
                count,
            });
        }
        let events = joined_kingdoms(self.before, self.after);
        let event = events.iter().find(|event| event.color == self.mover)?;
        (kingdoms(new) < kingdoms(old)).then_some(Remark::Joined {
            hill: event.hill.name(),
            kingdoms: event.kingdoms,
        })
    }

    /// Where kings decide who can build where, and where ringforts are replaced, a vacant hill says too little.
    fn divided(&self) -> Option<Remark> {
        let hill = self.target()?;
        let enemy = self.mover.enemy();
        let is_asked = self.after.seat().map(Color::of_seat) == Some(enemy);
        let book = self.before.variant().book();
        let builds = book.kings == Kings::None && self.counts_kingdoms();
        if !builds || !is_asked || self.before.phase() != Phase::Battle {
            return None;
        }
        let (own, area) = (self.before.ringforts(enemy), self.area_of(self.after));
        let vacant = self.before.vacant() & area;
        if !vacant.has(hill) || !self.may_build(enemy, hill) {
            return None;
        }
        let joined_by = |hill: Hill| kingdoms(own) + 1 - kingdoms(own | hill.into());
        let count = joined_by(hill);
        let others = vacant - hill.into();
        let is_only = others.into_iter().all(|other| joined_by(other) < count);
        (count >= 2 && is_only).then_some(Remark::Divided {
            hill: hill.name(),
            kingdoms: count,
        })
    }

    fn order(&self) -> Option<Remark> {
        let hill = self.target()?;
        if let Move::Step { from, to } = self.mv
            && self.before.ringforts(self.mover).has(to)
        {
            let (from, to) = (from.name(), to.name());
            return Some(Remark::Backtracked { from, to });
        }
        if self.before.has_overlay(Overlay::OrdersOfPriority) {
            let orders = self.before.orders_of_priority_of(self.mover);
            let order = orders.iter().rposition(|hills| hills.has(hill))?;
            return (order >= LEAST_ORDER).then_some(Remark::Order {
                hill: hill.name(),
                order: order as u8,
            });
        }
        if !self.before.has_overlay(Overlay::QualifiedRows) {
            return None;
        }
        let qualified = rows::qualified(self.before, self.mover);
        let mut rows = self.mover.named_rows();
        let (row, hills) = rows.find(|&(row, hills)| qualified.contains(row) && hills.has(hill))?;
        let in_row = |color| (self.before.ringforts(color) & hills).len() as u8;
        Some(Remark::Row {
            hill: hill.name(),
            row,
            own: in_row(self.mover),
            other: in_row(self.mover.enemy()),
        })
    }

    fn quiet(&self) -> Remark {
        let Some(hill) = self.target() else {
            return Remark::Passed;
        };
        if let Move::Swap { link, .. } = self.mv {
            let [from, to] = link.hills().map(Hill::name);
            return Remark::Bridge { from, to };
        }
        let is_new = !self.before.ringforts(self.mover).has(hill);
        let linked = self.after.bridges(self.mover).of_hill(hill);
        let is_linked = is_new && !linked.is_empty() && self.after.phase() != Phase::Over;
        if let Some(from) = self.mv.origin().filter(|_| !is_linked) {
            let (from, to) = (from.name(), hill.name());
            return Remark::Stepped { from, to };
        }
        if !is_linked {
            return Remark::Alone { hill: hill.name() };
        }
        Remark::Linked {
            hill: hill.name(),
            hills: Names(linked),
            count: linked.len() as u8,
        }
    }

    fn target(&self) -> Option<Hill> {
        self.mv.target()
    }

    fn has_sieges(&self) -> bool {
        let overlays = self.before.variant().overlays();
        overlays.contains(&Overlay::Sieges)
    }

    fn counts_kingdoms(&self) -> bool {
        self.before.variant().book().first_measure == FirstMeasureKind::Kingdoms
    }

    /// The area of the seat that is asked in a position.
    fn area_of(&self, position: &Position) -> Hills {
        let seat = position.seat().unwrap_or(self.seat);
        position.variant().area(seat)
    }

    /// True if the numbers of the variant would let a color build on a vacant hill. Rule: SHL2, PC4
    fn may_build(&self, color: Color, hill: Hill) -> bool {
        if self.before.has_overlay(Overlay::OrdersOfPriority) {
            let area = self.area_of(self.after);
            let orders = self.before.orders_of_priority_of(color);
            let highest = orders.iter().rfind(|&&hills| !(hills & area).is_empty());
            return highest.is_some_and(|hills| hills.has(hill));
        }
        let qualified = self.before.has_overlay(Overlay::QualifiedRows);
        let rows = self.before.qualified_rows_of(color);
        !qualified || rows.is_empty() || rows.has(hill)
    }
}

/// The first of some hills, one with a king before the others.
fn first_with(hills: Hills, kings: Hills) -> Option<Hill> {
    (hills & kings).first().or_else(|| hills.first())
}

/// The one vacant hill beside a single ringfort all of whose other neighbors the besieger holds. Rule: B7
fn gap_of(position: &Position, besieger: Color, hill: Hill) -> Option<Hill> {
    let open = hill.neighbors() - position.ringforts(besieger);
    let gap = open.first().filter(|_| open.len() == 1)?;
    position.vacant().has(gap).then_some(gap)
}

#[cfg(test)]
mod tests;
