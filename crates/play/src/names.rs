//! Names that others read.

/// Returns true if a name has only characters that leave the text around it as it is: none that control, or that change its
/// direction, or that cannot be seen.
pub fn is_plain(name: &str) -> bool {
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
