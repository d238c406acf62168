//! A ringfort board with everything that the rules say about it: pieces, bridges, sieges, priorities, rows, reach.
//!
//! All of it is public. Hills are written one after the other, `B2D4G6`; where there are two sets, Red's is the first.

mod captures;
mod change;
mod lead;
mod names;
mod queries;
mod question;
mod remark;
mod rows;

use catalog::AnyGame;
use catalog::schema::one_of;
use game::{Game, Moves, Seat};
use ringforts::{
    Color, FinalCycle, FirstMeasureKind, Hill, Hills, Kings, Links, Move, MoveKind, Overlay, Phase,
    Position,
};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

pub use captures::{KingdomEvent, captured_ringforts, joined_kingdoms, moved_king, split_kingdoms};
pub use change::{CountChange, HillChange, LinkChange, RingfortsChange};
pub use lead::{ComparisonView, LeadView};
pub use names::{Names, Reach};
pub use question::Question;
pub use remark::Remark;
pub use rows::Rows;

/// The current ringfort board. Fields that do not apply to the variant or the position are omitted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RingfortsView {
    /// The position, for readers in the same program.
    #[serde(skip)]
    position: Position,
    /// The phase by whose rules the seat to move plays: `setup`, `manoeuvres`, `battle`, `over`.
    #[schema(schema_with = phase_schema)]
    pub phase: &'static str,
    /// The number of turns left in the final cycle, this one included. Rule: M6, HK9, HK11
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns_left: Option<u8>,
    /// The cause of the final cycle, or of the end: `out`, `full` (every hill has a ringfort), `pass`, `stone` (nothing can be taken);
    /// absent before. A game that ends by repetition or by two captured kings has one too. Rule: M6, HK9, HK11, SD5
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closing: Option<&'static str>,
    /// The ringforts of each color.
    #[schema(value_type = [String; 2])]
    pub ringforts: [Names<Hills>; 2],
    /// The hills where the kings of each color stand. Rule: B4
    #[serde(skip_serializing_if = "names::are_empty")]
    #[schema(value_type = [String; 2])]
    pub kings: [Names<Hills>; 2],
    /// The number of kings that each color has lost; left out in games without captures of kings. Rule: HKL2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings_lost: Option<[u8; 2]>,
    /// The kings among them that stand on enemy ringforts. Rule: HKL2
    #[serde(skip_serializing_if = "Names::is_empty")]
    #[schema(value_type = String)]
    pub stranded: Names<Hills>,
    /// The bridges of each color, two hills each. Rule: B5
    #[serde(rename = "links", skip_serializing_if = "names::are_empty")]
    #[schema(value_type = [String; 2])]
    pub bridges: [Names<Links>; 2],
    /// The kingdoms of each color; not in Four Treasures, where they do not count. Rule: B6
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = [Vec<String>; 2])]
    pub kingdoms: Option<[Vec<Names<Hills>>; 2]>,
    /// The ringforts of each color that are besieged. Rule: B7
    #[serde(skip_serializing_if = "names::are_empty")]
    #[schema(value_type = [String; 2])]
    pub besieged: [Names<Hills>; 2],
    /// The vacant hills that are besieged for each color. Rule: B7
    #[serde(skip_serializing_if = "names::are_empty")]
    #[schema(value_type = [String; 2])]
    pub besieged_hills: [Names<Hills>; 2],
    /// The besieged ringforts of which the seat to move must capture one. Rule: SH7, SHL2, FT2, PC5
    #[serde(skip_serializing_if = "Names::is_empty")]
    #[schema(value_type = String)]
    pub must_capture: Names<Hills>,
    /// The orders of priority that each color sees, in Battle of Sacred Hill 2: from 0 on, the hills of each. Rule: SHL1
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = [Vec<String>; 2])]
    pub priorities: Option<[[Names<Hills>; 5]; 2]>,
    /// In the same phase: whether the seat to move sees no order above 1. Rule: SHL3
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lull: Option<bool>,
    /// The qualified rows of the seat to move in Battle of Poisoned Chalice, by their letters or numbers. Rule: PC3
    #[serde(skip_serializing_if = "Option::is_none")]
    pub qualified: Option<String>,
    /// In the same phase: the ringforts of Red and of Blue in every row, by its letter or number. Rule: PC3
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = HashMap<String, [u8; 2]>)]
    pub rows: Option<Rows>,
    /// In the same phase: the rows that are qualified for each color, whoever is to move. Rule: PC3
    #[serde(skip_serializing_if = "Option::is_none")]
    pub qualified_rows: Option<[String; 2]>,
    /// The ringforts of each color that its enemy may take away in Battle of Stone of Destiny. Rule: SD4
    #[serde(skip_serializing_if = "names::are_empty")]
    #[schema(value_type = [String; 2])]
    pub unlinked: [Names<Hills>; 2],
    /// In High Kings the hills to which the seat to move can go, by the hill of the king. Rule: HK2-HK6, HKL2
    #[serde(skip_serializing_if = "Reach::is_empty")]
    #[schema(value_type = HashMap<String, String>)]
    pub reach: Reach,
    /// The hills where it may sacrifice the ringfort on arrival, by the hill of the king. Rule: HKL1
    #[serde(skip_serializing_if = "Reach::is_empty")]
    #[schema(value_type = HashMap<String, String>)]
    pub sacrifices: Reach,
    /// The area of each seat of doubles, in turn order. Rule: SHD1
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<String>)]
    pub areas: Option<[Names<Hills>; Seat::MAX_COUNT]>,
    /// The ringforts of Red and of Blue in the area of each seat of doubles. Rule: SHD1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area_counts: Option<[[u8; 2]; Seat::MAX_COUNT]>,
    /// The lead; absent while it has no meaning. Rule: M2-M5
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leads: Option<LeadView>,
}

impl RingfortsView {
    /// The board of a ringfort game; `None` for Seat of Kings.
    pub fn of_game(game: &AnyGame) -> Option<Self> {
        let line = game.as_ringforts()?;
        Some(Self::of(line.position()))
    }

    /// The board of a position.
    pub fn of(position: &Position) -> Self {
        let priorities = position.has_overlay(Overlay::OrdersOfPriority);
        let has_rows = position.has_overlay(Overlay::QualifiedRows);
        let qualified_rows =
            has_rows.then(|| Color::BOTH.map(|color| rows::qualified(position, color)));
        let mover = position.seat().map(Color::of_seat);
        let areas = areas(position);
        Self {
            position: *position,
            phase: position.phase().name(),
            turns_left: position.turns_left(),
            closing: closing(position),
            ringforts: of_both(|color| position.ringforts(color)),
            kings: of_both(|color| position.kings(color)),
            kings_lost: kings_lost(position),
            stranded: Names(stranded(position)),
            bridges: of_both(|color| position.bridges(color)),
            kingdoms: kingdoms(position),
            besieged: of_both(|color| in_sieges(position, position.besieged_ringforts(color))),
            besieged_hills: of_both(|color| in_sieges(position, position.besieged_hills(color))),
            must_capture: Names(position.forced_captures()),
            priorities: priorities
                .then(|| Color::BOTH.map(|color| position.orders_of_priority_of(color).map(Names))),
            lull: priorities.then(|| position.is_lull()),
            qualified: qualified_rows
                .as_ref()
                .zip(mover)
                .map(|(rows, mover)| rows[mover.index()].clone()),
            rows: has_rows.then(|| Rows::of(position)),
            qualified_rows,
            unlinked: of_both(|color| position.unlinked(color)),
            reach: Reach::of(ends(position, |mv| match mv {
                Move::Step { from, to } | Move::Take { from, to } => Some((from, to)),
                _ => None,
            })),
            sacrifices: Reach::of(ends(position, |mv| match mv {
                Move::Sacrifice { from, to } => Some((from, to)),
                _ => None,
            })),
            areas,
            area_counts: areas.map(|areas| areas.map(|area| counts_in(position, area.0))),
            leads: LeadView::of(position),
        }
    }
}

fn of_both<Set>(of: impl Fn(Color) -> Set) -> [Names<Set>; 2] {
    Color::BOTH.map(|color| Names(of(color)))
}

/// The cause of the final cycle, or of the end. Rule: M6, HK9, HK11, SD5
fn closing(position: &Position) -> Option<&'static str> {
    let is_closing = position.turns_left().is_some() || position.phase() == Phase::Over;
    is_closing.then(|| match position.variant().book().final_cycle {
        FinalCycle::None => "stone",
        FinalCycle::AfterOut => "out",
        FinalCycle::FinalTurn if position.vacant().is_empty() => "full",
        FinalCycle::FinalTurn => "pass",
    })
}

fn kings_lost(position: &Position) -> Option<[u8; 2]> {
    let has_captures = position.variant().book().kings == Kings::Three;
    has_captures.then(|| Color::BOTH.map(|color| position.kings_lost(color)))
}

fn stranded(position: &Position) -> Hills {
    let kings = Color::BOTH.into_iter();
    kings.filter_map(|color| position.stranded(color)).collect()
}

fn kingdoms(position: &Position) -> Option<[Vec<Names<Hills>>; 2]> {
    let is_counted = position.variant().book().first_measure == FirstMeasureKind::Kingdoms;
    let is_any = position.vacant() != Hills::BOARD;
    let of = |color| position.kingdoms(color).map(Names).collect();
    (is_counted && is_any).then(|| Color::BOTH.map(of))
}

/// In Stone of Destiny a siege means nothing, so none is shown.
fn in_sieges(position: &Position, hills: Hills) -> Hills {
    if position.variant().overlays().contains(&Overlay::Sieges) {
        hills
    } else {
        Hills::NONE
    }
}

/// The ringforts of Red and of Blue on some hills.
fn counts_in(position: &Position, hills: Hills) -> [u8; 2] {
    Color::BOTH.map(|color| (position.ringforts(color) & hills).len() as u8)
}

/// From where to where kings go by the legal moves of one kind.
fn ends(
    position: &Position,
    kind: fn(Move) -> Option<(Hill, Hill)>,
) -> impl Iterator<Item = (Hill, Hill)> {
    let moves_kings = position.variant().move_kinds().contains(&MoveKind::Step);
    let moves = moves_kings.then(|| position.moves().iter());
    moves.into_iter().flatten().filter_map(kind)
}

fn areas(position: &Position) -> Option<[Names<Hills>; Seat::MAX_COUNT]> {
    let variant = position.variant();
    let area = |seat| Names(variant.area(Seat::new(seat)));
    variant.is_doubles().then(|| [0, 1, 2, 3].map(area))
}

fn phase_schema() -> Object {
    one_of(["setup", "manoeuvres", "battle", "over"])
}
