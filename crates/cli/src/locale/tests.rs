//! Tests of the locale.

use super::*;

/// Looks up a variable among words such as `LANG=de`.
fn among(words: &str) -> impl Fn(&str) -> Option<String> {
    move |name| {
        let mut words = words.split(' ').filter_map(|word| word.split_once('='));
        let (_, value) = words.find(|(known, value)| *known == name && !value.is_empty())?;
        Some(value.into())
    }
}

#[test]
fn the_languages_are_those_of_gettext() {
    for (variables, languages) in [
        ("LC_ALL=C LANGUAGE=de", ""),
        ("LANG=C LANGUAGE=de", ""),
        ("LC_ALL=C.UTF-8 LANGUAGE=de LANG=it_IT.UTF-8", ""),
        ("LC_MESSAGES=POSIX LANGUAGE=de LANG=it_IT.UTF-8", ""),
        ("LC_MESSAGES=C.utf8 LANGUAGE=de", ""),
        ("LANGUAGE=de", ""),
        ("", ""),
        ("LC_ALL= LC_MESSAGES= LANG=de_AT.UTF-8", "de_AT"),
        (
            "LC_ALL=it_IT@euro LC_MESSAGES=de_DE LANG=en_US.UTF-8",
            "it_IT",
        ),
        ("LC_MESSAGES=de_DE LC_CTYPE=it_IT LANG=en_US.UTF-8", "de_DE"),
        (
            "LC_ALL=en_US.UTF-8 LANGUAGE=fr::de_DE.UTF-8:it",
            "fr de_DE it",
        ),
        ("LANG=en_US.UTF-8 LANGUAGE=C:de", ""),
        ("LC_ALL=C LC_MESSAGES=de_DE.UTF-8 LANG=de_DE.UTF-8", ""),
    ] {
        let found = languages_in(among(variables)).join(" ");
        assert_eq!(found, languages, "{variables}");
    }
}

#[test]
fn the_charset_is_that_of_the_locale_of_characters() {
    for (variables, is_utf8) in [
        ("", true),
        ("LC_ALL=C", false),
        ("LC_ALL=POSIX LANG=de_DE.UTF-8", false),
        ("LC_ALL=C.UTF-8", true),
        ("LC_ALL=C.utf8 LANG=C", true),
        ("LANG=de_DE", false),
        ("LANG=de_DE@euro", false),
        ("LANG=de_DE.ISO-8859-1", false),
        ("LANG=de_DE.utf8@euro", true),
        ("LC_ALL= LC_CTYPE=de_DE.ISO-8859-15 LANG=de_DE.UTF-8", false),
        ("LC_CTYPE=UTF-8", true),
        ("LC_MESSAGES=de_DE.UTF-8 LANG=C", false),
    ] {
        assert_eq!(is_utf8_in(among(variables)), is_utf8, "{variables}");
    }
}
