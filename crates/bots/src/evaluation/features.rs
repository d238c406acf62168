//! The features of a position: indices into a table of weights, whose sum is the value.

use game::{Game, Moves, Seat};
use ringforts::{
    Color, FirstMeasureKind, Hill, Hills, Kings, Phase, Position, Variant, bridges, kingdoms,
};

use super::windows;

/// The number of distinct values of a count. Larger counts are clamped.
const COUNTS: usize = 32;

/// A table of counts.
#[derive(Debug, Clone, Copy)]
enum Count {
    MovesInSetup,
    MovesInManoeuvres,
    MovesInBattle,
    OwnMeasure,
    EnemyMeasure,
    VacantBesideOwn,
    VacantBesideEnemy,
    VacantBesideBoth,
    OwnBesieged,
    EnemyBesieged,
    VacantInOwnSiege,
    VacantInEnemySiege,
    OwnSingles,
    EnemySingles,
    OwnReach,
    EnemyReach,
    Lost,
    Cycle,
}

const COUNT_TABLES: usize = Count::Cycle as usize + 1;

/// Features of the lead in the first measure, in 15 steps, and in territory, in 7.
const LEADS: usize = 15 * 7;

const COUNTS_BEGIN: usize = windows::COUNT;
const LEADS_BEGIN: usize = COUNTS_BEGIN + COUNT_TABLES * COUNTS;
const KINGS_BEGIN: usize = LEADS_BEGIN + LEADS;
/// The index of the first table that only some variants have.
const PECULIAR_BEGIN: usize = KINGS_BEGIN + 2 * 64;

/// Weights of the rows and columns: 3^7 states, four kinds of row, own and the enemy's.
const LINES: usize = 2 * 4 * 2187;

/// The number of weights of a variant for each stage.
pub const fn width(variant: Variant) -> usize {
    if variant.is_doubles() {
        PECULIAR_BEGIN + ZONE_TABLES * COUNTS
    } else if has_rows(variant) {
        PECULIAR_BEGIN + LINES
    } else {
        PECULIAR_BEGIN
    }
}

/// Returns whether rows are to Red what columns are to Blue. Rule: PC3
const fn has_rows(variant: Variant) -> bool {
    variant.book().quarter_turn_exchanges_colors
}

/// The tables of doubles: three counts of each of nine zones, and the captures of each of four seats.
const ZONE_TABLES: usize = 3 * 9 + 4;

/// The last stage. Stages measure the distance from the end of the game, from 0.
pub(super) const LAST_STAGE: usize = 45;

/// The stage of a position: its distance from the end of the game.
#[inline]
pub fn stage(position: &Position) -> usize {
    let vacant = position.vacant().len();
    match position.phase() {
        _ if !position.variant().book().makes_links_singly => vacant,
        Phase::Manoeuvres => 22 + vacant / 2,
        _ => 21 - (position.links().len() / 2).min(21),
    }
}

/// Visits the feature indices of a position, from the side to move: each below [`width`], in no particular order, and an
/// index once for each time that its weight counts.
#[inline(always)]
pub fn indices(position: &Position, mut visit: impl FnMut(usize)) {
    let mover = position.seat().map_or(Color::Red, Color::of_seat);
    let kind = position.variant().book().first_measure;
    let own = position.ringforts(mover);
    let enemy = position.ringforts(mover.enemy());
    let has_rows = has_rows(position.variant());
    let separate = has_rows.then_some(usize::from(mover == Color::Blue));
    windows::indices(own.bits(), enemy.bits(), separate, &mut visit);
    let measures = [own, enemy].map(|ringforts| first_measure(kind, ringforts));
    counts(position, mover, measures, &mut visit);
    let territory = own.len() as isize - enemy.len() as isize;
    visit(LEADS_BEGIN + lead(kind, measures, territory));
    for (begin, color) in [(0, mover), (64, mover.enemy())] {
        for hill in position.kings(color) {
            visit(KINGS_BEGIN + begin + folded(hill));
        }
    }
    if position.variant().is_doubles() {
        zones(position, own, enemy, &mut visit);
    }
    if has_rows {
        lines(own.bits(), enemy.bits(), mover, &mut visit);
    }
}

/// The numbers of moves, of hills and ringforts by their surroundings, and the first measures.
#[inline(always)]
fn counts(position: &Position, mover: Color, measures: [usize; 2], visit: &mut impl FnMut(usize)) {
    let mut count = |table: Count, number: usize| {
        visit(COUNTS_BEGIN + table as usize * COUNTS + number.min(COUNTS - 1));
    };
    let own = position.ringforts(mover);
    let enemy = position.ringforts(mover.enemy());
    let vacant = position.vacant();
    let (beside_own, beside_enemy) = (vacant & own.neighbors(), vacant & enemy.neighbors());
    count(moves_table(position.phase()), position.moves().len());
    count(Count::VacantBesideOwn, beside_own.len());
    count(Count::VacantBesideEnemy, beside_enemy.len());
    count(Count::VacantBesideBoth, (beside_own & beside_enemy).len());
    count(Count::OwnBesieged, own.besieged_by(enemy).len());
    count(Count::EnemyBesieged, enemy.besieged_by(own).len());
    count(Count::VacantInOwnSiege, vacant.besieged_by(own).len());
    count(Count::VacantInEnemySiege, vacant.besieged_by(enemy).len());
    count(Count::OwnSingles, singles(position, mover));
    count(Count::EnemySingles, singles(position, mover.enemy()));
    let cycle = usize::from(position.turns_left().unwrap_or(0));
    count(Count::Cycle, cycle + 4 * (vacant.len() % 2));
    count(Count::OwnMeasure, measures[0]);
    count(Count::EnemyMeasure, measures[1]);
    if position.variant().book().kings == Kings::Three {
        let [own_lost, enemy_lost] =
            [mover, mover.enemy()].map(|color| usize::from(position.kings_lost(color)));
        count(Count::Lost, own_lost + 4 * enemy_lost);
        let reach = |color| (position.kings(color).knight_moves() & vacant).len();
        count(Count::OwnReach, reach(mover));
        count(Count::EnemyReach, reach(mover.enemy()));
    }
}

const fn moves_table(phase: Phase) -> Count {
    match phase {
        Phase::Setup => Count::MovesInSetup,
        Phase::Manoeuvres => Count::MovesInManoeuvres,
        _ => Count::MovesInBattle,
    }
}

/// The first measure of the points. Rule: M2, M3
#[inline]
fn first_measure(kind: FirstMeasureKind, ringforts: Hills) -> usize {
    usize::from(match kind {
        FirstMeasureKind::Bridges => bridges(ringforts),
        FirstMeasureKind::Kingdoms => kingdoms(ringforts),
    })
}

fn lead(kind: FirstMeasureKind, [own, enemy]: [usize; 2], territory: isize) -> usize {
    let more = own as isize - enemy as isize;
    let ahead = match kind {
        FirstMeasureKind::Bridges => more,
        FirstMeasureKind::Kingdoms => -more,
    };
    (7 * (ahead.clamp(-7, 7) + 7) + territory.clamp(-3, 3) + 3) as usize
}

/// The number of single ringforts; in Stone of Destiny, of those without a link or a king.
fn singles(position: &Position, color: Color) -> usize {
    let ringforts = position.ringforts(color);
    let joined = if position.variant().book().makes_links_singly {
        position.links().ends() | position.kings(color)
    } else {
        ringforts.neighbors()
    };
    (ringforts - joined).len()
}

/// The index of a hill up to the symmetries of the board.
fn folded(hill: Hill) -> usize {
    let fold = |place: u8| usize::from(place.min(6 - place));
    let (column, row) = (fold(hill.column()), fold(hill.row()));
    8 * column.max(row) + column.min(row)
}

/// The pieces in each zone where areas meet, from the seat to move, and the captures of each seat.
/// Rule: SHD1, FT4
#[inline]
fn zones(position: &Position, own: Hills, enemy: Hills, visit: &mut impl FnMut(usize)) {
    let first = position.seat().map_or(0, |seat| seat.index());
    let variant = position.variant();
    let area = |after: usize| variant.area(Seat::new((first + after) as u8 % 4));
    let areas = [0, 1, 2, 3].map(area);
    let mut table = PECULIAR_BEGIN;
    let mut count = |hills: Hills| {
        visit(table + hills.len().min(COUNTS - 1));
        table += COUNTS;
    };
    let parts = |one: Hills, other: Hills| [one - other, one & other, other - one];
    for along in parts(areas[0], areas[2]) {
        for across in parts(areas[1], areas[3]) {
            let zone = along & across;
            count(zone & own);
            count(zone & enemy);
            count(zone - own - enemy);
        }
    }
    let (taken, lost) = (enemy.besieged_by(own), own.besieged_by(enemy));
    for (area, besieged) in areas.into_iter().zip([taken, lost, taken, lost]) {
        count(besieged & area);
    }
}

/// The lines of Poisoned Chalice: columns are Red's, rows are Blue's. Rule: PC3
#[inline]
fn lines(own: u64, enemy: u64, mover: Color, visit: &mut impl FnMut(usize)) {
    let column = |bits: u64, line: usize| (bits >> (8 * line) & 0x7f) as usize;
    let row = |bits: u64, line: usize| {
        let spread = bits >> line & 0x0101_0101_0101_0101;
        (spread.wrapping_mul(0x0102_0408_1020_4080) >> 56 & 0x7f) as usize
    };
    for line in 0..7 {
        let kind = line.min(6 - line);
        let columns = TERNARY[column(own, line)] + 2 * TERNARY[column(enemy, line)];
        let rows = TERNARY[row(own, line)] + 2 * TERNARY[row(enemy, line)];
        let (ours, theirs) = match mover {
            Color::Red => (columns, rows),
            Color::Blue => (rows, columns),
        };
        visit(PECULIAR_BEGIN + kind * 2187 + usize::from(ours));
        visit(PECULIAR_BEGIN + (4 + kind) * 2187 + usize::from(theirs));
    }
}

/// Seven bits read as digits in base 3.
static TERNARY: [u16; 128] = {
    let mut table = [0; 128];
    let mut bits = 0;
    while bits < 128 {
        let mut bit = 0;
        while bit < 7 {
            if bits >> bit & 1 == 1 {
                table[bits] += 3u16.pow(bit as u32);
            }
            bit += 1;
        }
        bits += 1;
    }
    table
};
