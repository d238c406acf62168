//! Why a move is not legal: one reason for each, with its clause and the hills that it rests on.
//!
//! Reasons are looked for in a fixed order: the game is over, occupancy, the area, the geometry of the phase,
//! and last that another move is required. Rule: B12

use game::{Explain, Game, Moves as _};

use crate::{Color, Hill, Hills, Move, Position};

/// A reason and what it rests on. Rule: B12
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    /// Which reason.
    pub why: Why,
    /// The hills that it rests on; may be empty.
    pub hills: Hills,
}

/// A way in which a move can be illegal. The name of its sentence in `locales/` is `why-` and its code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Why {
    /// The game has ended.
    Over,
    /// Stone of Destiny: the game has ended.
    OverWithoutSwap,
    /// High Kings: one side has lost two kings or more.
    OverByDoubleCapture,
    /// High Kings: the game has ended on a full board.
    OverOnFullBoard,
    /// High Kings: both sides have passed, or a position came a third time.
    OverByPasses,
    /// There is a ringfort on the hill.
    Occupied,
    /// There is no enemy ringfort on the hill.
    NothingToCapture,
    /// There is no own ringfort on the hill.
    NothingToSacrifice,
    /// A king goes onto an enemy ringfort only by capturing it.
    EnemyRingfort,
    /// No own king stands where the move begins.
    NoKingThere,
    /// A king stands where the move ends.
    KingThere,
    /// The hill is outside the seat's own area.
    OutsideArea,
    /// The first red ringfort goes on row 4.
    OffSharedRow,
    /// The first blue ringfort goes on column D.
    OffSharedColumn,
    /// The hill is closer than a knight's move to these friendly ringforts.
    TooClose,
    /// No friendly ringfort is a knight's move away.
    NoKnightsMove,
    /// Nothing is captured in Manoeuvres.
    NoCaptureInManoeuvres,
    /// The ringfort is not besieged.
    NotBesieged,
    /// Other vacant hills lie beside friendly ringforts, this one does not.
    NotBesideFriend,
    /// These besieged ringforts come first.
    MustCapture,
    /// These hills have a higher order of priority.
    HigherPriority,
    /// Four Treasures: these besieged ringforts come first.
    MustCaptureTreasure,
    /// The hill is not on an edge of the board.
    OffEdges,
    /// The player has built on that edge already.
    EdgeTaken,
    /// Nothing is captured in Manoeuvres of Poisoned Chalice.
    NoCaptureOnEdges,
    /// These ringforts stand opposite.
    Opposite,
    /// These vacant hills of qualified rows come first.
    QualifiedRows,
    /// Without a qualified row, these besieged ringforts come first.
    MustCaptureUnqualified,
    /// The hill lies beside these friendly ringforts.
    BesideFriendInSetup,
    /// Setup consists of building.
    OnlyBuildInSetup,
    /// The hill lies beside these friendly kings.
    BesideFriendlyKing,
    /// A king must move to build.
    KingsBuildInManoeuvres,
    /// The two hills are not a knight's move apart.
    NoKnightsStepInManoeuvres,
    /// The hill lies beside these friendly ringforts.
    BesideFriendInManoeuvres,
    /// A king must move to build, in Battle too.
    KingsBuildInBattle,
    /// The two hills are not a knight's move apart, in Battle too.
    NoKnightsStepInBattle,
    /// The king and the ringfort are not a knight's move apart.
    NoKnightsStepToRingfort,
    /// Kings go onto ringforts in Battle only.
    OnlyVacantInManoeuvres,
    /// These own kings can still move to a vacant hill.
    KingsAreMobile,
    /// Nobody passes before Battle.
    NoPassBeforeBattle,
    /// These kings can still move to a vacant hill.
    NoPassWhileMobile,
    /// Only a side that has lost exactly one king may sacrifice.
    SacrificeNeedsOneLoss,
    /// Only a besieged ringfort may be sacrificed.
    SacrificeNeedsSiege,
    /// The arrival captures a second king and ends the game first.
    SacrificeAfterEnd,
    /// These own kings can still move to a vacant hill, so nothing is sacrificed.
    SacrificeWhileMobile,
    /// The stranded king must move.
    StrandedMustMove,
    /// The stranded king can move to a vacant hill and must.
    StrandedMustEscape,
    /// A side with a stranded king may not pass.
    NoPassWhileStranded,
    /// The hill is not one or two steps from the enemy king.
    FarFromKing,
    /// Nothing is replaced before the board is full.
    NoSwapInManoeuvres,
    /// The enemy king stands on that ringfort.
    UnderKing,
    /// That ringfort has links.
    Linked,
    /// A link can be made and must be.
    LinkMissing,
    /// These two hills to link are not adjacent.
    LinkNotAdjacent,
    /// These two hills to link are not both the mover's own.
    LinkNotOwn,
    /// These two hills are linked already.
    LinkAlready,
}

/// Each reason with its code and its clause, in the order of [`Why`].
const REASONS: [(Why, &str, &str); Why::LinkAlready as usize + 1] = [
    (Why::Over, "over", "M6"),
    (Why::OverWithoutSwap, "over-without-swap", "SD5"),
    (Why::OverByDoubleCapture, "over-by-double-capture", "HK12"),
    (Why::OverOnFullBoard, "over-on-full-board", "HK11"),
    (Why::OverByPasses, "over-by-passes", "HK9"),
    (Why::Occupied, "occupied", "B11"),
    (Why::NothingToCapture, "nothing-to-capture", "B11"),
    (Why::NothingToSacrifice, "nothing-to-sacrifice", "B11"),
    (Why::EnemyRingfort, "enemy-ringfort", "B11"),
    (Why::NoKingThere, "no-king-there", "B4"),
    (Why::KingThere, "king-there", "B4"),
    (Why::OutsideArea, "outside-area", "SHD2"),
    (Why::OffSharedRow, "off-shared-row", "SHD3"),
    (Why::OffSharedColumn, "off-shared-column", "SHD3"),
    (Why::TooClose, "too-close", "SH3"),
    (Why::NoKnightsMove, "no-knights-move", "SH3"),
    (
        Why::NoCaptureInManoeuvres,
        "no-capture-in-manoeuvres",
        "SH3",
    ),
    (Why::NotBesieged, "not-besieged", "B7"),
    (Why::NotBesideFriend, "not-beside-friend", "SH5"),
    (Why::MustCapture, "must-capture", "SH7"),
    (Why::HigherPriority, "higher-priority", "SHL2"),
    (Why::MustCaptureTreasure, "must-capture-treasure", "FT2"),
    (Why::OffEdges, "off-edges", "PC1"),
    (Why::EdgeTaken, "edge-taken", "PC1"),
    (Why::NoCaptureOnEdges, "no-capture-on-edges", "PC1"),
    (Why::Opposite, "opposite", "PC2"),
    (Why::QualifiedRows, "qualified-rows", "PC4"),
    (
        Why::MustCaptureUnqualified,
        "must-capture-unqualified",
        "PC5",
    ),
    (Why::BesideFriendInSetup, "beside-friend-in-setup", "HK1"),
    (Why::OnlyBuildInSetup, "only-build-in-setup", "HK1"),
    (Why::BesideFriendlyKing, "beside-friendly-king", "HK2"),
    (
        Why::KingsBuildInManoeuvres,
        "kings-build-in-manoeuvres",
        "HK3",
    ),
    (
        Why::NoKnightsStepInManoeuvres,
        "no-knights-step-in-manoeuvres",
        "HK3",
    ),
    (
        Why::BesideFriendInManoeuvres,
        "beside-friend-in-manoeuvres",
        "HK3",
    ),
    (Why::KingsBuildInBattle, "kings-build-in-battle", "HK5"),
    (
        Why::NoKnightsStepInBattle,
        "no-knights-step-in-battle",
        "HK5",
    ),
    (
        Why::NoKnightsStepToRingfort,
        "no-knights-step-to-ringfort",
        "HK6",
    ),
    (
        Why::OnlyVacantInManoeuvres,
        "only-vacant-in-manoeuvres",
        "HK6",
    ),
    (Why::KingsAreMobile, "kings-are-mobile", "HK6"),
    (Why::NoPassBeforeBattle, "no-pass-before-battle", "HK9"),
    (Why::NoPassWhileMobile, "no-pass-while-mobile", "HK9"),
    (
        Why::SacrificeNeedsOneLoss,
        "sacrifice-needs-one-loss",
        "HKL1",
    ),
    (Why::SacrificeNeedsSiege, "sacrifice-needs-siege", "HKL1"),
    (Why::SacrificeAfterEnd, "sacrifice-after-end", "HKL1"),
    (Why::SacrificeWhileMobile, "sacrifice-while-mobile", "HKL1"),
    (Why::StrandedMustMove, "stranded-must-move", "HKL2"),
    (Why::StrandedMustEscape, "stranded-must-escape", "HKL2"),
    (Why::NoPassWhileStranded, "no-pass-while-stranded", "HKL5"),
    (Why::FarFromKing, "far-from-king", "SD1"),
    (Why::NoSwapInManoeuvres, "no-swap-in-manoeuvres", "SD3"),
    (Why::UnderKing, "under-king", "SD4"),
    (Why::Linked, "linked", "SD4"),
    (Why::LinkMissing, "link-missing", "SD4"),
    (Why::LinkNotAdjacent, "link-not-adjacent", "SD4"),
    (Why::LinkNotOwn, "link-not-own", "SD4"),
    (Why::LinkAlready, "link-already", "SD4"),
];

impl Why {
    /// Every reason.
    pub fn all() -> impl Iterator<Item = Self> {
        REASONS.into_iter().map(|(why, ..)| why)
    }

    /// The clause that forbids the move.
    pub const fn clause(self) -> &'static str {
        REASONS[self as usize].2
    }

    /// Its name in messages and texts, such as `too-close`; it does not change.
    pub const fn code(self) -> &'static str {
        REASONS[self as usize].1
    }

    /// This reason, resting on these hills.
    pub(crate) fn on(self, hills: impl Into<Hills>) -> Reason {
        let hills = hills.into();
        Reason { why: self, hills }
    }
}

impl Explain for Position {
    type Reason = Reason;

    fn explain(&self, mv: Move) -> Option<Reason> {
        if self.moves().contains(mv) {
            return None;
        }
        let reason = over(self)
            .or_else(|| occupancy(self, mv))
            .or_else(|| area(self, mv))
            .unwrap_or_else(|| (self.variant().book().explain)(self, mv));
        Some(reason)
    }
}

/// Rule: M6, SD5, HK9, HK11, HK12
fn over(position: &Position) -> Option<Reason> {
    if position.seat().is_some() {
        return None;
    }
    let why = (position.variant().book().explain_over)(position);
    Some(why.on(Hills::NONE))
}

/// Rule: B11, B4
fn occupancy(position: &Position, mv: Move) -> Option<Reason> {
    let mover = position.mover();
    let (own, enemy) = (position.ringforts(mover), position.ringforts(mover.enemy()));
    let has_king = |hill: Hill| {
        Color::BOTH
            .iter()
            .any(|&color| position.kings(color).has(hill))
    };
    if let Some(from) = mv.origin().filter(|&from| !position.kings(mover).has(from)) {
        return Some(Why::NoKingThere.on(from));
    }
    if let (Some(_), Some(to)) = (mv.origin(), mv.target().filter(|&to| has_king(to))) {
        return Some(Why::KingThere.on(to));
    }
    let (why, hill) = match mv {
        Move::Build(hill) if !position.vacant().has(hill) => (Why::Occupied, hill),
        Move::Capture(hill) | Move::Take { to: hill, .. } | Move::Swap { at: hill, .. }
            if !enemy.has(hill) =>
        {
            (Why::NothingToCapture, hill)
        }
        Move::Step { to, .. } if enemy.has(to) => (Why::EnemyRingfort, to),
        Move::Sacrifice { to, .. } if !own.has(to) => (Why::NothingToSacrifice, to),
        _ => return None,
    };
    Some(why.on(hill))
}

/// Rule: SHD2, FT4
fn area(position: &Position, mv: Move) -> Option<Reason> {
    let outside = mv.target().filter(|&hill| !position.area().has(hill))?;
    Some(Why::OutsideArea.on(outside))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use game::Tokens;

    use super::*;

    #[test]
    fn b12_every_reason_stands_at_its_own_place() {
        for (place, why) in Why::all().enumerate() {
            assert_eq!(why as usize, place, "{why:?}");
        }
    }

    #[test]
    fn b12_every_code_is_its_own_and_in_kebab_case() {
        let codes: HashSet<_> = Why::all().map(Why::code).collect();
        assert_eq!(codes.len(), Why::all().count());
        let is_kebab = |letter: char| letter == '-' || letter.is_ascii_lowercase();
        assert!(codes.iter().all(|code| code.chars().all(is_kebab)));
        assert_eq!(Why::TooClose.code(), "too-close");
    }

    fn why(position: &str, token: &str) -> Why {
        let position: Position = position.parse().expect(position);
        let mv = position.read_move(token).expect(token);
        position.explain(mv).expect("not legal").why
    }

    #[test]
    fn shd3_the_row_or_column_of_the_color_is_named() {
        for variant in ["sacred-hill-doubles-1", "sacred-hill-doubles-2"] {
            let red = format!("{variant} 5/7/7/7/7/7/5 south manoeuvres - - -");
            assert_eq!(why(&red, "D3"), Why::OffSharedRow);
            let blue = format!("{variant} 5/7/7/3r3/7/7/5 west manoeuvres - - -");
            assert_eq!(why(&blue, "C4"), Why::OffSharedColumn);
        }
    }

    #[test]
    fn sd4_a_link_that_cannot_be_made_is_told_by_what_is_wrong() {
        let position = "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - \
                        A2A3,A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6";
        for (token, wanted) in [
            // Neither adjacent nor one's own: the first is reported.
            ("xF5+A2B3", Why::LinkNotAdjacent),
            ("xF5+A6C6", Why::LinkNotAdjacent),
            ("xF5+B3B4", Why::LinkNotOwn),
            // Linked, but by the enemy.
            ("xF5+C4C5", Why::LinkNotOwn),
            ("xF5+A2A3", Why::LinkAlready),
        ] {
            assert_eq!(why(position, token), wanted, "{token}");
        }
        // What is taken is one's own.
        let position: Position = position.parse().expect(position);
        let mv = position.read_move("xF5+F4F5").expect("a token");
        assert_eq!(position.explain(mv), None);
    }
}
