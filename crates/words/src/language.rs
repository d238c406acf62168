//! The languages of the messages.

use unic_langid::LanguageIdentifier;

/// A language in which Tara has all its messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// The language in which the messages are written first.
    English,
    /// German, with the words of the printed rulebook.
    German,
    /// Italian, with the words of the printed translation.
    Italian,
}

impl Language {
    /// All of them; English first.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Italian];

    /// Its tag (BCP 47): `en`, `de` or `it`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Italian => "it",
        }
    }

    /// The language of a tag such as `de`, `de-AT` or `it_CH`; `None` if it is no tag, or of another language.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let wanted: LanguageIdentifier = tag.parse().ok()?;
        Self::ALL
            .into_iter()
            .find(|language| wanted.language == language.identifier().language)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("a tag")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_names_the_language_whatever_the_region() {
        for language in Language::ALL {
            assert_eq!(Language::of_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::of_tag("de-AT"), Some(Language::German));
        assert_eq!(Language::of_tag("it_CH"), Some(Language::Italian));
        assert_eq!(Language::of_tag("EN-gb"), Some(Language::English));
        for other in ["fr", "C", "", "deutsch-", "den"] {
            assert_eq!(Language::of_tag(other), None, "{other}");
        }
    }
}
