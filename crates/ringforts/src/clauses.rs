//! The clauses behind the words of a game: most follow from its facts, and its own file has the rest.

use crate::{FinalCycle, FirstMeasureKind, Kings, MoveKind, Overlay, Phase, Variant};

impl Variant {
    /// The words, marks and score lines of its games with the clause behind each, by the names of their sentences in
    /// `locales/`. Words of other variants are not among them.
    pub fn clauses(self) -> Vec<(&'static str, &'static str)> {
        let (book, own) = (self.book(), self.own_clauses());
        let shows = |overlay| self.overlays().contains(&overlay);
        let has_manoeuvres = book.phases.contains(&Phase::Manoeuvres);
        let counts_kingdoms = book.first_measure == FirstMeasureKind::Kingdoms;
        let moves_kings = book.kings == Kings::Three;
        let sacrifices = self.move_kinds().contains(&MoveKind::Sacrifice);
        let reach = if sacrifices { "HKL1" } else { "HK5" };
        let calls_out = book.final_cycle == FinalCycle::AfterOut;
        let words = [
            (true, "lead", own.score),
            (true, "mark-legend-chosen", "M10"),
            (true, "mark-legend-legal", "B11"),
            (true, "mark-legend-pending", "M10"),
            (true, "measure-points", own.score),
            (true, "measure-territory", "B9"),
            (true, "term-bridge", "B5"),
            (true, "term-knights-move", "B3"),
            (true, "term-next-to", "B2"),
            (true, "term-over", own.end),
            (
                !moves_kings,
                "term-out",
                if calls_out { "M6" } else { own.end },
            ),
            (has_manoeuvres, "term-manoeuvres", own.manoeuvres),
            (has_manoeuvres, "term-battle", own.battle),
            (!counts_kingdoms, "measure-bridges", own.score),
            (counts_kingdoms, "measure-kingdoms", own.score),
            (counts_kingdoms, "mark-legend-kingdom", "B6"),
            (counts_kingdoms, "mark-legend-joining", "B6"),
            (counts_kingdoms, "term-kingdom", "B6"),
            (counts_kingdoms, "keys-kingdoms", "B6"),
            (shows(Overlay::Sieges), "mark-legend-besieged", "B7"),
            (shows(Overlay::Sieges), "term-siege", "B7"),
            (
                shows(Overlay::ForcedCaptures),
                "mark-legend-forced",
                own.forced,
            ),
            (
                shows(Overlay::OrdersOfPriority),
                "mark-legend-order",
                "SHL1",
            ),
            (shows(Overlay::OrdersOfPriority), "term-lull", "SHL3"),
            (
                shows(Overlay::QualifiedRows),
                "mark-legend-qualified",
                "PC3",
            ),
            (shows(Overlay::QualifiedRows), "term-qualified", "PC3"),
            (
                shows(Overlay::UnlinkedRingforts),
                "mark-legend-unlinked",
                "SD4",
            ),
            (shows(Overlay::UnlinkedRingforts), "term-unlinked", "SD4"),
            (book.makes_links_singly, "mark-legend-link", "SD4"),
            (self.is_doubles(), "mark-legend-area", "SHD2"),
            (self.is_doubles(), "term-area", "SHD2"),
            (moves_kings, "term-setup", "HK1"),
            (moves_kings, "mark-legend-reach", reach),
            (moves_kings, "mark-legend-fallen", "HK7"),
            (moves_kings, "measure-kings_captured", "HK12"),
            (moves_kings, "sign-king", "HK5"),
            (sacrifices, "sign-sacrifice", "HKL1"),
        ];
        let there = words.into_iter().filter(|(is_there, ..)| *is_there);
        there.map(|(_, word, clause)| (word, clause)).collect()
    }
}
