//! Names that others read.

/// Returns true if a name has only characters that do not affect the text around it: no control characters, none that
/// change the direction, and no invisible ones.
pub(crate) fn is_plain(name: &str) -> bool {
    let shapes = [
        '\u{200b}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
    ];
    let is_unfit = |character: char| {
        character.is_control() || shapes.iter().any(|range| range.contains(&character))
    };
    !name.chars().any(is_unfit)
}
