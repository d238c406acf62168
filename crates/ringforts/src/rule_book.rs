//! Rule books as values, each in its own file with its special rules.

use crate::setup::SetupFault;
use crate::{Move, MoveKind, Phase, Position, Reason, RuleSet, Setup, Violation};

/// A rule book, the basis of one or more variants.
///
/// The functions that play a game, such as the legal moves, are in the book's file, and `dispatch` calls them.
/// Everything else that sets a book apart is here.
#[derive(Debug)]
pub struct RuleBook {
    /// Its name, such as `high-kings`: the names of its variants begin with it.
    pub name: &'static str,
    /// The phases of its games in order, from the one in which a game starts to [`Phase::Over`].
    pub phases: &'static [Phase],
    /// The kings of a side.
    pub kings: Kings,
    /// The first measure of the points.
    pub first_measure: FirstMeasureKind,
    /// The most points that a game can give to a side. Rule: M2, M3, HK13
    pub max_points: u8,
    /// The condition that begins the last turns.
    pub final_cycle: FinalCycle,
    /// True if a player announces BATTLE; if not, the phase changes by counting or never does. Rule: SH4, HK4
    pub announces_battle: bool,
    /// True if links are made one at a time, so that neighbors of one color may be without one. Rule: B5, SD4
    pub makes_links_singly: bool,
    /// True if a spare ringfort, for which the board has no room, changes hands, so that territory differs by it alone. Rule: SD3, SD7
    pub has_spare: bool,
    /// True if an earlier position can come again. Rule: HK15
    pub can_repeat: bool,
    /// True if rows mean to Red what columns mean to Blue, so that a quarter turn of the board keeps the rules only
    /// if it exchanges the colors. Rule: PC3
    pub quarter_turn_exchanges_colors: bool,
    /// The functions by which it is played, as `dispatch` lists them.
    pub(crate) rule_set: RuleSet,
    /// Checks that the fields of a position text are consistent; refuses the first that is not.
    pub(crate) check: fn(&Setup) -> Result<(), SetupFault>,
    /// Explains why a move that agrees with occupancy and area is not legal. Rule: B12
    pub(crate) explain: fn(&Position, Move) -> Reason,
    /// Explains why nothing is legal in a position that is over. Rule: B12
    pub(crate) explain_over: fn(&Position) -> Violation,
}

impl RuleBook {
    /// Returns whether its games have this phase.
    pub(crate) const fn has_phase(&self, phase: Phase) -> bool {
        let mut at = 0;
        while at < self.phases.len() {
            if self.phases[at] as u8 == phase as u8 {
                return true;
            }
            at += 1;
        }
        false
    }
}

/// The kings of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kings {
    /// The book has no kings.
    None,
    /// One, which stands on the ringfort built last and cannot be captured. Rule: SD1
    One,
    /// Three, which move and can be captured. Rule: HK1
    Three,
}

/// The first measure of the points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstMeasureKind {
    /// The fewest kingdoms win. Rule: M2
    Kingdoms,
    /// The most bridges win. Rule: M3
    Bridges,
}

/// The condition that begins the last turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FinalCycle {
    /// The game ends at once. Rule: SD5
    None,
    /// A player calls OUT, and each other player has one more turn. Rule: M6
    AfterOut,
    /// A pass or a full board leaves the other player one final turn. Rule: HK9, HK11
    FinalTurn,
}

/// A fact that a book shows in Battle besides the pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overlay {
    /// Besieged hills and ringforts. Rule: B7
    Sieges,
    /// The ringforts of which one must be captured. Rule: SH7, SHL2, FT2, PC5
    ForcedCaptures,
    /// Orders of priority. Rule: SHL1
    OrdersOfPriority,
    /// Qualified rows. Rule: PC3
    QualifiedRows,
    /// Ringforts that may be removed because they have no link. Rule: SD4
    UnlinkedRingforts,
}

/// The differences of a variant from the others of its book.
#[derive(Debug)]
pub(crate) struct VariantRules {
    /// Its name in every text, such as `sacred-hill-1`.
    pub(crate) name: &'static str,
    pub(crate) book: &'static RuleBook,
    pub(crate) level: Level,
    /// True if two partners sit on each side. Rule: SHD1, FT4
    pub(crate) is_doubles: bool,
    /// The kinds of moves that can be legal, in the order in which they are numbered.
    pub(crate) move_kinds: &'static [MoveKind],
    /// The overlays of Battle.
    pub(crate) overlays: &'static [Overlay],
    /// The names of the sentences in `locales/` that teach it, in order.
    pub(crate) lessons: &'static [&'static str],
    /// The clauses behind its words that do not follow from the rest.
    pub(crate) clauses: Clauses,
}

/// The clauses that differ between games of the same facts. Those of phases and captures that a game does not have are empty.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Clauses {
    /// Where ringforts are built in Manoeuvres.
    pub(crate) manoeuvres: &'static str,
    /// The turns of Battle.
    pub(crate) battle: &'static str,
    /// The ringforts of which one must be captured.
    pub(crate) forced: &'static str,
    /// The measure that decides.
    pub(crate) score: &'static str,
    /// The end of a game.
    pub(crate) end: &'static str,
}

/// The level of a rule book that has two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The first, or the only one.
    One,
    /// The second, which adds rules to the first.
    Two,
}
