//! The weights that come with the program, one file a variant; `cargo xtask train` makes them.

use std::sync::OnceLock;

use ringforts::Variant;

use super::Weights;

/// The files, in the order of [`Variant::ALL`].
const FILES: [&[u8]; Variant::ALL.len()] = [
    include_bytes!("../../../../data/weights/sacred-hill-1.weights"),
    include_bytes!("../../../../data/weights/sacred-hill-2.weights"),
    include_bytes!("../../../../data/weights/sacred-hill-doubles-1.weights"),
    include_bytes!("../../../../data/weights/sacred-hill-doubles-2.weights"),
    include_bytes!("../../../../data/weights/four-treasures.weights"),
    include_bytes!("../../../../data/weights/four-treasures-doubles.weights"),
    include_bytes!("../../../../data/weights/high-kings-1.weights"),
    include_bytes!("../../../../data/weights/high-kings-2.weights"),
    include_bytes!("../../../../data/weights/poisoned-chalice.weights"),
    include_bytes!("../../../../data/weights/stone-of-destiny.weights"),
];

/// The weights, read on first use.
static READ: [OnceLock<Weights>; Variant::ALL.len()] =
    [const { OnceLock::new() }; Variant::ALL.len()];

/// The weights of a variant.
///
/// # Panics
///
/// If the embedded file does not fit the variant, which a test rules out.
#[inline]
pub(super) fn weights(variant: Variant) -> &'static Weights {
    READ[variant as usize].get_or_init(|| match Weights::read(variant, FILES[variant as usize]) {
        Ok(weights) => weights,
        Err(error) => panic!("the weights of {variant}: {error}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_every_variant_can_be_read_and_say_which_command_made_them() {
        for variant in Variant::ALL {
            let file = FILES[variant as usize];
            assert!(Weights::read(variant, file).is_ok(), "{variant}");
            let head = file.split(|&byte| byte == b'\n').next();
            let head = String::from_utf8_lossy(head.expect("a first part"));
            let command = format!(" cargo xtask train {variant}");
            assert!(head.ends_with(&command), "{head}");
        }
    }
}
