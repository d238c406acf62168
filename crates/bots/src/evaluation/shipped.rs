//! The weights that come with the program, one file a variant; `cargo xtask train` makes them.

use std::sync::OnceLock;

use ringforts::Variant;

use super::{Weights, WeightsError};

/// Each names its variant in its head.
#[cfg(not(target_family = "wasm"))]
const FILES: [&[u8]; 10] = [
    include_bytes!("../../data/weights/sacred-hill-1.weights"),
    include_bytes!("../../data/weights/sacred-hill-2.weights"),
    include_bytes!("../../data/weights/sacred-hill-doubles-1.weights"),
    include_bytes!("../../data/weights/sacred-hill-doubles-2.weights"),
    include_bytes!("../../data/weights/four-treasures.weights"),
    include_bytes!("../../data/weights/four-treasures-doubles.weights"),
    include_bytes!("../../data/weights/high-kings-1.weights"),
    include_bytes!("../../data/weights/high-kings-2.weights"),
    include_bytes!("../../data/weights/poisoned-chalice.weights"),
    include_bytes!("../../data/weights/stone-of-destiny.weights"),
];

/// In a browser they are fetched apart, each when its variant is played, and [lent](lend).
#[cfg(target_family = "wasm")]
const FILES: [&[u8]; 0] = [];

/// The weights, read on first use: `None` for a variant without a file.
static READ: [OnceLock<Option<Weights>>; Variant::ALL.len()] =
    [const { OnceLock::new() }; Variant::ALL.len()];

/// The weights of a variant. `None` if none are fitted yet.
///
/// # Panics
///
/// If the embedded file does not fit the variant, which a test rules out.
#[inline]
pub(super) fn weights(variant: Variant) -> Option<&'static Weights> {
    let read = READ[variant as usize].get_or_init(|| {
        let file = file(variant)?;
        match Weights::read(variant, file) {
            Ok(weights) => Some(weights),
            Err(error) => panic!("the weights of {variant}: {error}"),
        }
    });
    read.as_ref()
}

/// Takes the file of a variant, for a program without it. Those that come with the program stand.
///
/// # Errors
///
/// If the file does not fit the variant.
pub(super) fn lend(variant: Variant, file: &[u8]) -> Result<(), WeightsError> {
    let weights = Weights::read(variant, file)?;
    READ[variant as usize].get_or_init(|| Some(weights));
    Ok(())
}

fn file(variant: Variant) -> Option<&'static [u8]> {
    let is_of_variant = |file: &&[u8]| {
        let mut words = file.split(|&byte| byte == b' ');
        words.nth(1) == Some(variant.name().as_bytes())
    };
    FILES.into_iter().find(is_of_variant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_every_file_can_be_read_and_say_which_command_made_them() {
        let fitted: Vec<_> = Variant::ALL
            .into_iter()
            .filter_map(|variant| Some((variant, file(variant)?)))
            .collect();
        assert_eq!(fitted.len(), FILES.len());
        for (variant, file) in fitted {
            assert!(Weights::read(variant, file).is_ok(), "{variant}");
            let head = file.split(|&byte| byte == b'\n').next();
            let head = String::from_utf8_lossy(head.expect("a first part"));
            let command = format!(" cargo xtask train {variant}");
            assert!(head.ends_with(&command), "{head}");
        }
    }
}
