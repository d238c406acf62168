//! Derives independent seeds from one seed.

/// The seed of part number `part` of something that has a seed. Different parts have seeds that look unrelated.
pub const fn derive_seed(seed: u64, part: u64) -> u64 {
    mixed(mixed(seed) ^ part)
}

/// One step of SplitMix64: a bijection in which every bit of the input affects every bit of the output.
const fn mixed(seed: u64) -> u64 {
    let seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let seed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let seed = (seed ^ seed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed ^ seed >> 31
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn it_is_the_generator_of_that_name() {
        assert_eq!(mixed(0), 0xe220_a839_7b1d_cdaf);
    }

    #[test]
    fn neighbors_have_seeds_of_their_own() {
        let seeds = (0..50).flat_map(|seed| (0..50).map(move |part| derive_seed(seed, part)));
        assert_eq!(seeds.collect::<HashSet<_>>().len(), 2500);
    }
}
