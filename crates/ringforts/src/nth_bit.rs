//! The bit of a given rank in a word: how a random move is chosen without a list.
//!
//! This is the one file of the workspace with `unsafe`: one instruction that the standard library offers only
//! as an intrinsic. `docs/performance.md` has what it gains; its slow twin stands below it.

/// The position of the set bit of this rank, from 0; 63 or less whatever comes in.
pub(crate) fn nth_bit(word: u64, rank: u32) -> u32 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    {
        nth_bit_deposited(word, rank)
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        nth_bit_halved(word, rank)
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
fn nth_bit_deposited(word: u64, rank: u32) -> u32 {
    // SAFETY: the function exists only where the build is for processors that have BMI2.
    #[allow(unsafe_code)]
    let bit = unsafe { core::arch::x86_64::_pdep_u64(1 << (rank & 63), word) };
    bit.trailing_zeros() & 63
}

/// The same by halves: as many bits as the lower half has are passed over, six times.
#[cfg_attr(all(target_arch = "x86_64", target_feature = "bmi2"), cfg(test))]
fn nth_bit_halved(mut word: u64, mut rank: u32) -> u32 {
    let mut position = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let below = (word & ((1 << half) - 1)).count_ones();
        if rank >= below {
            rank -= below;
            word >>= half;
            position += half;
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_bit_agrees_with_counting() {
        for word in [
            1,
            1 << 63,
            u64::MAX,
            0x003e_7f7f_7f7f_7f3e,
            0x8000_0001_0000_8001,
        ] {
            let bits = (0..64).filter(|bit| word >> bit & 1 == 1);
            for (rank, bit) in bits.enumerate() {
                assert_eq!(nth_bit(word, rank as u32), bit);
                assert_eq!(nth_bit_halved(word, rank as u32), bit);
            }
        }
    }

    #[test]
    fn a_rank_out_of_range_stays_in_the_word() {
        assert!(nth_bit(0b101, 2) < 64);
        assert!(nth_bit_halved(0, 0) < 64);
    }
}
