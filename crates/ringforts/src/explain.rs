//! Explanations of illegal moves: one reason for each, with its clause and the hills that it rests on.
//!
//! Reasons are looked for in a fixed order: the game is over, occupancy, the area, the geometry of the phase,
//! and last that another move is required. Rule: B12

use game::{Explain, Game, Moves as _};

use crate::{Color, Hill, Hills, Move, Position};

/// A reason and what it rests on. Rule: B12
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    /// The reason.
    pub why: Violation,
    /// The hills that it rests on; may be empty.
    pub hills: Hills,
}

game::define_reasons! {
    /// A way in which a move can be illegal, with its code and its clause. Its sentence in `locales/` is named `why-`
    /// and the code.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Violation {
        /// The game has ended.
        Over = "over", "M6";
        /// Stone of Destiny: the game has ended.
        OverWithoutSwap = "over-without-swap", "SD5";
        /// High Kings: one side has lost two kings or more.
        OverByDoubleCapture = "over-by-double-capture", "HK12";
        /// High Kings: the game has ended on a full board.
        OverOnFullBoard = "over-on-full-board", "HK11";
        /// High Kings: both sides have passed, or a position came a third time.
        OverByPasses = "over-by-passes", "HK9";
        /// There is a ringfort on the hill.
        Occupied = "occupied", "B11";
        /// There is no enemy ringfort on the hill.
        NothingToCapture = "nothing-to-capture", "B11";
        /// There is no own ringfort on the hill.
        NothingToSacrifice = "nothing-to-sacrifice", "B11";
        /// A king goes onto an enemy ringfort only by capturing it.
        EnemyRingfort = "enemy-ringfort", "B11";
        /// No own king stands where the move begins.
        NoKingThere = "no-king-there", "B4";
        /// A king stands where the move ends.
        KingThere = "king-there", "B4";
        /// The hill is outside the seat's own area.
        OutsideArea = "outside-area", "SHD2";
        /// The first red ringfort goes on row 4.
        OffSharedRow = "off-shared-row", "SHD3";
        /// The first blue ringfort goes on column D.
        OffSharedColumn = "off-shared-column", "SHD3";
        /// The hill is closer than a knight's move to these friendly ringforts.
        TooClose = "too-close", "SH3";
        /// No friendly ringfort is a knight's move away.
        NoKnightsMove = "no-knights-move", "SH3";
        /// Nothing is captured in Manoeuvres.
        NoCaptureInManoeuvres = "no-capture-in-manoeuvres", "SH3";
        /// The ringfort is not besieged.
        NotBesieged = "not-besieged", "B7";
        /// Other vacant hills are next to friendly ringforts, this one is not.
        NotBesideFriend = "not-beside-friend", "SH5";
        /// These besieged ringforts come first.
        MustCapture = "must-capture", "SH7";
        /// These hills have a higher order of priority.
        HigherPriority = "higher-priority", "SHL2";
        /// Four Treasures: these besieged ringforts come first.
        MustCaptureTreasure = "must-capture-treasure", "FT2";
        /// The hill is not on an edge of the board.
        OffEdges = "off-edges", "PC1";
        /// The player has built on that edge already.
        EdgeTaken = "edge-taken", "PC1";
        /// Nothing is captured in Manoeuvres of Poisoned Chalice.
        NoCaptureOnEdges = "no-capture-on-edges", "PC1";
        /// These ringforts stand opposite.
        Opposite = "opposite", "PC2";
        /// These vacant hills of qualified rows come first.
        QualifiedRows = "qualified-rows", "PC4";
        /// Without a qualified row, these besieged ringforts come first.
        MustCaptureUnqualified = "must-capture-unqualified", "PC5";
        /// The hill lies beside these friendly ringforts.
        BesideFriendInSetup = "beside-friend-in-setup", "HK1";
        /// Setup consists of building.
        OnlyBuildInSetup = "only-build-in-setup", "HK1";
        /// The hill lies beside these friendly kings.
        BesideFriendlyKing = "beside-friendly-king", "HK2";
        /// A king must move to build.
        KingsBuildInManoeuvres = "kings-build-in-manoeuvres", "HK3";
        /// The two hills are not a knight's move apart.
        NoKnightsStepInManoeuvres = "no-knights-step-in-manoeuvres", "HK3";
        /// The hill lies beside these friendly ringforts.
        BesideFriendInManoeuvres = "beside-friend-in-manoeuvres", "HK3";
        /// A king must move to build, in Battle too.
        KingsBuildInBattle = "kings-build-in-battle", "HK5";
        /// The two hills are not a knight's move apart, in Battle too.
        NoKnightsStepInBattle = "no-knights-step-in-battle", "HK5";
        /// The king and the ringfort are not a knight's move apart.
        NoKnightsStepToRingfort = "no-knights-step-to-ringfort", "HK6";
        /// Kings go onto ringforts in Battle only.
        OnlyVacantInManoeuvres = "only-vacant-in-manoeuvres", "HK6";
        /// These own kings can still move to a vacant hill.
        KingsAreMobile = "kings-are-mobile", "HK6";
        /// Nobody passes before Battle.
        NoPassBeforeBattle = "no-pass-before-battle", "HK9";
        /// These kings can still move to a vacant hill.
        NoPassWhileMobile = "no-pass-while-mobile", "HK9";
        /// Only a side that has lost exactly one king may sacrifice.
        SacrificeNeedsOneLoss = "sacrifice-needs-one-loss", "HKL1";
        /// Only a besieged ringfort may be sacrificed.
        SacrificeNeedsSiege = "sacrifice-needs-siege", "HKL1";
        /// The arrival captures a second king and ends the game first.
        SacrificeAfterEnd = "sacrifice-after-end", "HKL1";
        /// These own kings can still move to a vacant hill, so nothing is sacrificed.
        SacrificeWhileMobile = "sacrifice-while-mobile", "HKL1";
        /// The stranded king must move.
        StrandedMustMove = "stranded-must-move", "HKL2";
        /// The stranded king can move to a vacant hill and must.
        StrandedMustEscape = "stranded-must-escape", "HKL2";
        /// A side with a stranded king may not pass.
        NoPassWhileStranded = "no-pass-while-stranded", "HKL5";
        /// The hill is not one or two steps from the enemy king.
        FarFromKing = "far-from-king", "SD1";
        /// Nothing is replaced before the board is full.
        NoSwapInManoeuvres = "no-swap-in-manoeuvres", "SD3";
        /// The enemy king stands on that ringfort.
        UnderKing = "under-king", "SD4";
        /// That ringfort has links.
        Linked = "linked", "SD4";
        /// A link can be made and must be.
        LinkMissing = "link-missing", "SD4";
        /// These two hills to link are not adjacent.
        LinkNotAdjacent = "link-not-adjacent", "SD4";
        /// These two hills to link are not both the mover's own.
        LinkNotOwn = "link-not-own", "SD4";
        /// These two hills are linked already.
        LinkAlready = "link-already", "SD4";
    }
}

impl Violation {
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

/// The reason that the game is over; `None` if it is not. Rule: M6, SD5, HK9, HK11, HK12
fn over(position: &Position) -> Option<Reason> {
    if position.seat().is_some() {
        return None;
    }
    let why = (position.variant().book().explain_over)(position);
    Some(why.on(Hills::NONE))
}

/// The reason that rests on what stands, or does not, on the hills of a move; `None` if they agree. Rule: B11, B4
fn occupancy(position: &Position, mv: Move) -> Option<Reason> {
    let mover = position.mover();
    let (own, enemy) = (position.ringforts(mover), position.ringforts(mover.enemy()));
    let has_king = |hill: Hill| {
        Color::BOTH
            .iter()
            .any(|&color| position.kings(color).has(hill))
    };
    if let Some(from) = mv.origin().filter(|&from| !position.kings(mover).has(from)) {
        return Some(Violation::NoKingThere.on(from));
    }
    if let (Some(_), Some(to)) = (mv.origin(), mv.target().filter(|&to| has_king(to))) {
        return Some(Violation::KingThere.on(to));
    }
    let (why, hill) = match mv {
        Move::Build(hill) if !position.vacant().has(hill) => (Violation::Occupied, hill),
        Move::Capture(hill) | Move::Take { to: hill, .. } | Move::Swap { at: hill, .. }
            if !enemy.has(hill) =>
        {
            (Violation::NothingToCapture, hill)
        }
        Move::Step { to, .. } if enemy.has(to) => (Violation::EnemyRingfort, to),
        Move::Sacrifice { to, .. } if !own.has(to) => (Violation::NothingToSacrifice, to),
        _ => return None,
    };
    Some(why.on(hill))
}

/// The reason that a move leaves the area of its seat; `None` if it does not. Rule: SHD2, FT4
fn area(position: &Position, mv: Move) -> Option<Reason> {
    let outside = mv.target().filter(|&hill| !position.area().has(hill))?;
    Some(Violation::OutsideArea.on(outside))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use game::Tokens;

    use super::*;

    #[test]
    fn b12_every_reason_stands_at_its_own_place() {
        for (place, why) in Violation::all().enumerate() {
            assert_eq!(why as usize, place, "{why:?}");
        }
    }

    #[test]
    fn b12_every_code_is_its_own_and_in_kebab_case() {
        let codes: HashSet<_> = Violation::all().map(Violation::code).collect();
        assert_eq!(codes.len(), Violation::all().count());
        let is_kebab = |letter: char| letter == '-' || letter.is_ascii_lowercase();
        assert!(codes.iter().all(|code| code.chars().all(is_kebab)));
        assert_eq!(Violation::TooClose.code(), "too-close");
    }

    fn why(position: &str, token: &str) -> Violation {
        let position: Position = position.parse().expect(position);
        let mv = position.read_move(token).expect(token);
        position.explain(mv).expect("not legal").why
    }

    #[test]
    fn shd3_the_row_or_column_of_the_color_is_named() {
        for variant in ["sacred-hill-doubles-1", "sacred-hill-doubles-2"] {
            let red = format!("{variant} 5/7/7/7/7/7/5 south manoeuvres - - -");
            assert_eq!(why(&red, "D3"), Violation::OffSharedRow);
            let blue = format!("{variant} 5/7/7/3r3/7/7/5 west manoeuvres - - -");
            assert_eq!(why(&blue, "C4"), Violation::OffSharedColumn);
        }
    }

    #[test]
    fn sd4_first_broken_link_rule_is_reported() {
        let position = "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - \
                        A2A3,A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6";
        for (token, wanted) in [
            // Neither adjacent nor one's own: the first is reported.
            ("xF5+A2B3", Violation::LinkNotAdjacent),
            ("xF5+A6C6", Violation::LinkNotAdjacent),
            ("xF5+B3B4", Violation::LinkNotOwn),
            // Linked, but by the enemy.
            ("xF5+C4C5", Violation::LinkNotOwn),
            ("xF5+A2A3", Violation::LinkAlready),
        ] {
            assert_eq!(why(position, token), wanted, "{token}");
        }
        // A ringfort that is taken counts as one's own.
        let position: Position = position.parse().expect(position);
        let mv = position.read_move("xF5+F4F5").expect("a token");
        assert_eq!(position.explain(mv), None);
    }
}
