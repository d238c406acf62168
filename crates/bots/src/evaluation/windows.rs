//! Features of the windows of two by three hills.

/// The weights of a kind of window: three states of six hills.
const STATES: usize = 729;

/// The number of weights of all windows in a variant whose rows and columns are alike.
const SHARED: usize = 9 * STATES;

/// The maximum number of weights of all windows.
pub(super) const COUNT: usize = 2 * SHARED;

/// A window: its first hill, how its bits become digits, and where its weights begin.
#[derive(Clone, Copy)]
struct Window {
    shift: u8,
    digits: u8,
    begin: u16,
}

/// The windows that are three rows high, and those that are three columns wide.
static WINDOWS: [[Window; 30]; 2] = windows();

/// For each of eight ways to lie, what six bits of one state add to the number of a window.
static DIGITS: [[u16; 64]; 8] = digits();

/// Gives the place of a weight for each window.
///
/// Windows that a symmetry of the board lays upon each other have the same weights. `parted` is nothing where rows
/// and columns are alike; else it says which of the two has weights of its own: 0 the high windows, 1 the wide ones.
#[inline(always)]
pub(super) fn indices(own: u64, enemy: u64, parted: Option<usize>, mut visit: impl FnMut(usize)) {
    for (direction, windows) in WINDOWS.iter().enumerate() {
        let begin = if parted == Some(direction) { SHARED } else { 0 };
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

/// The number that the first state on the hill of a bit adds.
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
    fn a_ringfort_away_from_the_middle_lines_has_the_same_weights_wherever_a_symmetry_takes_it() {
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
    fn every_place_is_below_the_count() {
        for parted in [None, Some(0), Some(1)] {
            for (own, enemy) in [(0, 0), (u64::MAX, 0), (0, u64::MAX)] {
                indices(own, enemy, parted, |index| assert!(index < COUNT));
            }
        }
    }
}
