//! Comparing two colors along every column, or along every row, at once.

use crate::Hills;

/// The columns with at least one ringfort of theirs and no more of ours. Rule: PC3
///
/// A column is a byte, so bytes are counted side by side in one word.
#[inline(always)]
pub(crate) fn columns_not_ahead(ours: Hills, theirs: Hills) -> Hills {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = LOW << 7;
    let (ours, theirs) = (bytes_counted(ours), bytes_counted(theirs));
    let not_ahead = (theirs | HIGH) - ours;
    let present = theirs + (HIGH - LOW);
    let high = not_ahead & present & HIGH;
    Hills::from_bits(high | (high - (high >> 7)))
}

/// The rows with at least one ringfort of theirs and no more of ours. Rule: PC3
///
/// A row is a bit of every byte, so counts are added bit by bit: three bits a row.
#[inline(always)]
pub(crate) fn rows_not_ahead(ours: Hills, theirs: Hills) -> Hills {
    let ([our_ones, our_twos, our_fours], [ones, twos, fours]) =
        (rows_counted(ours), rows_counted(theirs));
    let borrow = our_ones & !ones;
    let borrow = our_twos & !twos | (our_twos | !twos) & borrow;
    let borrow = our_fours & !fours | (our_fours | !fours) & borrow;
    let rows = (ones | twos | fours) & !borrow & 0x7f;
    Hills::from_bits(rows * 0x0101_0101_0101_0101)
}

/// The set bits of each byte.
#[inline(always)]
const fn bytes_counted(hills: Hills) -> u64 {
    let bits = hills.bits();
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// The ones, twos and fours of the number of hills in each row; only the lowest byte of each means something.
#[inline(always)]
const fn rows_counted(hills: Hills) -> [u64; 3] {
    let column = hills.bits();
    let (one, two) = added(column, column >> 8, column >> 16);
    let (other, other_two) = added(column >> 24, column >> 32, column >> 40);
    let (ones, third_two) = added(one, other, column >> 48);
    let (twos, fours) = added(two, other_two, third_two);
    [ones, twos, fours]
}

/// Three bits added, in every place: the sum and what is carried.
#[inline(always)]
const fn added(one: u64, two: u64, three: u64) -> (u64, u64) {
    let half = one ^ two;
    (half ^ three, one & two | half & three)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(line: fn(u8) -> Hills, ours: Hills, theirs: Hills) -> Hills {
        let fits = |&hills: &Hills| {
            let (ours, theirs) = ((ours & hills).len(), (theirs & hills).len());
            theirs > 0 && ours <= theirs
        };
        (0..7).map(line).filter(fits).fold(Hills::NONE, Hills::with)
    }

    #[test]
    fn pc3_lines_compared_at_once_agree_with_counting() {
        let mut state = 7u64;
        for round in 0..20_000u32 {
            let mut draw = || {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                Hills::from_bits(state ^ state >> 31)
            };
            let (filled, red) = (draw() | draw().only_if(round % 2 == 0), draw());
            let (ours, theirs) = (filled & red, filled - red);
            let columns = columns_not_ahead(ours, theirs);
            assert_eq!(
                columns,
                counted(Hills::column, ours, theirs),
                "{ours:?} {theirs:?}"
            );
            let rows = rows_not_ahead(ours, theirs);
            assert_eq!(
                rows,
                counted(Hills::row, ours, theirs),
                "{ours:?} {theirs:?}"
            );
        }
    }
}
