//! Characters of other scripts that look like letters of ours, by the lists of Unicode.
//!
//! In a browser nobody else reads a name, so the lists, which are a third of what such a program has to fetch, are left out there:
//! a name is refused only if it is written like another one.

#[cfg(not(target_family = "wasm"))]
mod lists {
    use unicode_security::GeneralSecurityProfile;
    use unicode_security::general_security_profile::IdentifierType;

    pub(crate) use deunicode::deunicode_char as latin;
    pub(crate) use unicode_security::confusable_detection::skeleton;

    /// Returns true if a character is left out when a text is shown.
    pub(crate) fn is_ignorable(character: char) -> bool {
        matches!(
            character.identifier_type(),
            Some(IdentifierType::Default_Ignorable | IdentifierType::Deprecated)
        )
    }
}

#[cfg(target_family = "wasm")]
mod lists {
    pub(crate) const fn latin(_: char) -> Option<&'static str> {
        None
    }

    pub(crate) fn skeleton(text: &str) -> impl Iterator<Item = char> {
        text.chars()
    }

    pub(crate) const fn is_ignorable(_: char) -> bool {
        false
    }
}

pub(crate) use lists::{is_ignorable, latin, skeleton};
