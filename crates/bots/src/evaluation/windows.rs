//! Features of the windows of two by three hills.

/// The weights of a kind of window: three states of six hills.
const STATES: usize = 729;

/// The number of weights of all windows in a variant whose rows and columns are alike.
const SHARED: usize = 9 * STATES;

/// The maximum number of weights of all windows.
pub(super) const COUNT: usize = 2 * SHARED;

/// A window: its first hill, its orientation in [`DIGITS`], and the index of its first weight.
#[derive(Clone, Copy)]
struct Window {
    shift: u8,
    digits: u8,
    begin: u16,
}

/// The windows that are three rows high, and those that are three columns wide.
static WINDOWS: [[Window; 30]; 2] = windows();

/// By orientation: the base-3 number of the six bits of one color.
static DIGITS: [[u16; 64]; 8] = digits();

/// Visits the index of the weight of each window, 60 in all, each below [`COUNT`].
///
/// Windows that a symmetry of the board maps to each other share weights. `separate` is the orientation with weights of
/// its own, 0 for the high windows and 1 for the wide ones; `None` if both share.
#[inline(always)]
pub(super) fn indices(own: u64, enemy: u64, separate: Option<usize>, mut visit: impl FnMut(usize)) {
    for (direction, windows) in WINDOWS.iter().enumerate() {
        let begin = if separate == Some(direction) {
            SHARED
        } else {
            0
        };
        for window in windows {
            let gather = |bits: u64| match direction {
                0 => high(bits >> window.shift),
                _ => wide(bits >> window.shift),
            };
            let digits = &DIGITS[usize::from(window.digits & 7)];
            let number = digits[gather(own)] + 2 * digits[gather(enemy)];
            visit(begin + usize::from(window.begin + number));
        }
    }
}

/// Three bits of two columns.
#[inline(always)]
const fn high(bits: u64) -> usize {
    (bits & 7 | bits >> 5 & 0o70) as usize
}

/// Two bits of three columns.
#[inline(always)]
const fn wide(bits: u64) -> usize {
    (bits & 3 | bits >> 6 & 0b1100 | bits >> 12 & 0b11_0000) as usize
}

const fn windows() -> [[Window; 30]; 2] {
    let blank = Window {
        shift: 0,
        digits: 0,
        begin: 0,
    };
    let mut windows = [[blank; 30]; 2];
    let mut place = 0;
    while place < 30 {
        let (long, short) = (place % 5, place / 5);
        let (long_class, short_class) = (folded(long, 4), folded(short, 5));
        let flips = (long > 2) as u8 + 2 * (short > 2) as u8;
        let begin = ((3 * short_class + long_class) * STATES) as u16;
        windows[0][place] = Window {
            shift: (8 * short + long) as u8,
            digits: flips,
            begin,
        };
        windows[1][place] = Window {
            shift: (8 * long + short) as u8,
            digits: 4 + flips,
            begin,
        };
        place += 1;
    }
    windows
}

/// The distance to the nearer end.
const fn folded(place: usize, last: usize) -> usize {
    if place < last - place {
        place
    } else {
        last - place
    }
}

const fn digits() -> [[u16; 64]; 8] {
    let mut tables = [[0; 64]; 8];
    let mut table = 0;
    while table < 8 {
        let mut bits = 0;
        while bits < 64 {
            let mut bit = 0;
            while bit < 6 {
                if bits >> bit & 1 == 1 {
                    tables[table][bits] += digit(table, bit);
                }
                bit += 1;
            }
            bits += 1;
        }
        table += 1;
    }
    tables
}

/// The power of 3 that a bit adds to the number of a window.
const fn digit(table: usize, bit: usize) -> u16 {
    let (long, short) = if table < 4 {
        (bit % 3, bit / 3)
    } else {
        (bit / 2, bit % 2)
    };
    let long = if table & 1 == 1 { 2 - long } else { long };
    let short = if table & 2 == 2 { 1 - short } else { short };
    3u16.pow((3 * short + long) as u32)
}

#[cfg(test)]
mod tests {
    use ringforts::{Hill, Hills};

    use super::*;

    fn numbers(own: Hills, enemy: Hills) -> Vec<usize> {
        let mut numbers = Vec::new();
        indices(own.bits(), enemy.bits(), None, |index| numbers.push(index));
        numbers.sort_unstable();
        numbers
    }

    /// The images of a hill under the eight symmetries of the board.
    fn images(hill: Hill) -> [Hill; 8] {
        let (column, row) = (hill.column(), hill.row());
        let places = [
            (column, row),
            (6 - column, row),
            (column, 6 - row),
            (6 - column, 6 - row),
            (row, column),
            (6 - row, column),
            (row, 6 - column),
            (6 - row, 6 - column),
        ];
        places.map(|(column, row)| Hill::at(column, row).expect("the board is symmetric"))
    }

    /// A mirror lays the windows in the middle upon themselves, so only patterns that are their own image there agree.
    #[test]
    fn symmetric_ringforts_off_the_middle_lines_share_weights() {
        for name in ["B1", "A2", "B2"] {
            let hill = Hill::from_name(name).expect("a hill");
            for image in images(hill) {
                let [one, image] = [hill, image].map(Hills::of);
                assert_eq!(numbers(one, Hills::NONE), numbers(image, Hills::NONE));
                assert_ne!(numbers(one, Hills::NONE), numbers(Hills::NONE, image));
            }
        }
    }

    #[test]
    fn every_index_is_below_the_count() {
        for separate in [None, Some(0), Some(1)] {
            for (own, enemy) in [(0, 0), (u64::MAX, 0), (0, u64::MAX)] {
                indices(own, enemy, separate, |index| assert!(index < COUNT));
            }
        }
    }
}
