//! The locale of the user, as `gettext` reads it from the environment.

use std::env;

/// The languages of messages, the preferred one first; none in the locale C. `LANGUAGE` counts only in another locale.
pub(crate) fn languages() -> Vec<String> {
    languages_in(of_environment)
}

fn languages_in(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let locale = of_category("LC_MESSAGES", &variable).unwrap_or_default();
    if is_plain(&locale) {
        return Vec::new();
    }
    let preferred = variable("LANGUAGE").unwrap_or(locale);
    let preferred = preferred.split(':').filter(|name| !name.is_empty());
    let tags = preferred.take_while(|name| !is_plain(name)).map(language);
    tags.map(String::from).collect()
}

/// Returns true unless the environment names a locale whose charset is not UTF-8. A container names none, and its terminal has UTF-8.
pub(crate) fn is_utf8() -> bool {
    is_utf8_in(of_environment)
}

fn is_utf8_in(variable: impl Fn(&str) -> Option<String>) -> bool {
    let Some(locale) = of_category("LC_CTYPE", variable) else {
        return true;
    };
    let name = locale.split('@').next().unwrap_or_default();
    // macOS has a locale that is only the name of a charset.
    let charset = name.split_once('.').map_or(name, |(_, charset)| charset);
    ["UTF-8", "UTF8"]
        .iter()
        .any(|utf8| charset.eq_ignore_ascii_case(utf8))
}

/// The locale of a category; `None` if the environment names none.
fn of_category(category: &str, variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    ["LC_ALL", category, "LANG"].into_iter().find_map(variable)
}

/// A variable of the environment; one that is empty is none.
fn of_environment(name: &str) -> Option<String> {
    let value = env::var_os(name).filter(|value| !value.is_empty())?;
    Some(value.to_string_lossy().into_owned())
}

/// The name of a locale without charset and modifier: `de_AT` of `de_AT.UTF-8@euro`.
fn language(locale: &str) -> &str {
    locale.split(['.', '@']).next().unwrap_or_default()
}

/// Returns true for the locale of programs, C or POSIX, with any charset.
fn is_plain(locale: &str) -> bool {
    ["", "C", "POSIX"].contains(&language(locale))
}

#[cfg(test)]
mod tests;
