//! A first course itself teaches what a newcomer is asked after it, not only a course that builds on it.

use std::collections::BTreeSet;

use crate::data;

/// The clauses that answer ten questions about a game, by the course after which they are asked.
const ASKED: [(&str, &[&str]); 4] = [
    (
        "four-treasures",
        &[
            "FT1", "FT2", "FT3", "B2", "B5", "B7", "B8", "B11", "M1", "M3", "M4", "M6", "M7",
        ],
    ),
    (
        "high-kings",
        &[
            "HK1", "HK2", "HK3", "HK4", "HK5", "HK6", "HK7", "HK8", "HK9", "HK11", "HK12", "HK13",
            "HK14", "HK15", "HK10", "B2", "B3", "B5", "B6", "M1", "M2", "M4",
        ],
    ),
    (
        "stone-of-destiny",
        &[
            "SD1", "SD2", "SD3", "SD4", "SD5", "SD6", "SD7", "B6", "M1", "M2",
        ],
    ),
    (
        "seat-of-kings",
        &[
            "SKB2", "SKC2", "SKR4", "SKP1", "SKP2", "SKP5", "SKP6", "SKA1", "SKA2", "SKA3", "SKA4",
            "SKF1", "SKF2", "SKF3", "SKM1", "SKT1", "SKT2", "SKT3", "SKT4", "SKI1", "SKI2", "SKK1",
            "SKK2", "SKK4", "SKK5", "SKR5", "SKK6", "SK2P1", "SK2P2",
        ],
    ),
];

#[test]
fn a_first_course_teaches_what_newcomers_are_asked() {
    let courses = data::courses();
    for (name, asked) in ASKED {
        let steps = &courses[name].steps;
        let brought: BTreeSet<_> = steps.iter().flat_map(|step| &step.brings).collect();
        let missing = asked
            .iter()
            .filter(|clause| !brought.contains(&clause.to_string()));
        let missing: Vec<_> = missing.collect();
        assert!(missing.is_empty(), "{name} does not teach {missing:?}");
    }
}
