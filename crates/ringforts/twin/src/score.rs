//! Kingdoms, bridges, territory and points.

use crate::hill::Hills;
use crate::state::State;
use crate::variant::{Family, Side};

/// The counts that a position is scored by, red's first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measures {
    /// `kingdoms`, or `bridges` in Four Treasures.
    pub name: &'static str,
    /// The kingdoms or bridges of red and blue.
    pub counts: [u32; 2],
    /// The ringforts of red and blue.
    pub territory: [u32; 2],
    /// In High Kings: the kings captured by red and by blue.
    pub kings_captured: Option<[u32; 2]>,
}

/// The number of connected groups. Removes one whole group after another from the set. Rule: B6
fn kingdoms(forts: &Hills) -> u32 {
    let mut left = forts.clone();
    let mut count = 0;
    while let Some(first) = left.pop_first() {
        count += 1;
        let mut group = vec![first];
        while let Some(hill) = group.pop() {
            group.extend(hill.neighbours().filter(|n| left.remove(n)));
        }
    }
    count
}

/// The counts that the position is scored by. Adjacent ringforts of one colour count as linked in Stone of Destiny
/// too, where the links are made at the end. Rule: B5, B6, B9, M5, SD6
pub(crate) fn measures(s: &State) -> Measures {
    let by_bridges = s.variant.family == Family::FourTreasures;
    let count = |side| {
        if by_bridges {
            s.pairs(side).count() as u32
        } else {
            kingdoms(s.forts(side))
        }
    };
    Measures {
        name: if by_bridges { "bridges" } else { "kingdoms" },
        counts: Side::BOTH.map(count),
        territory: Side::BOTH.map(|side| s.forts(side).len() as u32),
        kings_captured: (s.variant.family == Family::HighKings)
            .then(|| [u32::from(s.lost[1]), u32::from(s.lost[0])]),
    }
}

/// The points of red and blue. Rule: M2, M3, M4, M5, HK13, HK14, HKL4, SD7
pub(crate) fn points(s: &State) -> (u32, u32) {
    let m = measures(s);
    let taken = m.kings_captured.unwrap_or([0, 0]);
    if taken[0] >= 2 && taken[1] >= 2 {
        return (1, 1); // HKL4: both sides had a stranded king at the end
    }
    if taken[0] >= 2 || taken[1] >= 2 {
        return (taken[0], taken[1]); // HK14
    }
    let fewest = m.name == "kingdoms";
    let (red, blue) = if m.counts[0] != m.counts[1] {
        win(
            (m.counts[0] > m.counts[1]) != fewest,
            m.counts[0].abs_diff(m.counts[1]),
        )
    } else if m.territory[0] != m.territory[1] {
        win(
            m.territory[0] > m.territory[1],
            m.territory[0].abs_diff(m.territory[1]),
        )
    } else {
        return (1, 1);
    };
    (red + taken[0], blue + taken[1])
}

/// The points of red and blue: two and the difference for the winner, none for the loser. Rule: M2, M3
fn win(red: bool, difference: u32) -> (u32, u32) {
    if red {
        (2 + difference, 0)
    } else {
        (0, 2 + difference)
    }
}

/// The line of `tara score`.
pub(crate) fn line(s: &State) -> String {
    let m = measures(s);
    let (red, blue) = points(s);
    let ([c0, c1], [t0, t1]) = (m.counts, m.territory);
    let mut line = format!(
        "red {red} blue {blue} {} {c0}:{c1} territory {t0}:{t1}",
        m.name
    );
    if let Some([red, blue]) = m.kings_captured {
        line.push_str(&format!(" kings_captured {red}:{blue}"));
    }
    line
}
