//! The part of `CHANGELOG.md` that tells what is not yet released, and how it becomes that of a version.

use anyhow::{Context, Result, bail};

const HEAD: &str = "## Unreleased\n";

/// The changelog with what was not yet released under this version and date, and that as notes.
///
/// # Errors
///
/// If nothing stands there, or the version has a part already.
pub(super) fn cut(changelog: &str, version: &str, date: &str) -> Result<(String, String)> {
    let whole = "CHANGELOG.md has no `## Unreleased`: write what has changed under such a heading";
    let (before, after) = changelog.split_once(HEAD).context(whole)?;
    let end = after.find("\n## ").unwrap_or(after.len());
    let notes = after[..end].trim();
    if !notes.lines().any(|line| line.starts_with("- ")) {
        bail!(
            "`## Unreleased` in CHANGELOG.md is empty: write what has changed, then cut the release"
        );
    }
    if changelog.contains(&format!("\n## {version} ")) {
        bail!("CHANGELOG.md has a part for {version} already: choose a higher version");
    }
    let rest = &after[end..];
    let cut = format!("{before}{HEAD}\n## {version} - {date}\n\n{notes}\n{rest}");
    Ok((cut, notes.to_owned()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::cut;

    const LOG: &str = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A board.\n\n## 0.1.0 - 2026-01-02\n\n- All.\n";

    #[test]
    fn what_is_unreleased_becomes_the_part_of_a_version() {
        let (log, notes) = cut(LOG, "0.2.0", "2026-03-04").unwrap();
        assert_eq!(notes, "### Added\n\n- A board.");
        let expected = "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-03-04\n\n### Added\n\n- A board.\n\n## 0.1.0 - 2026-01-02\n\n- All.\n";
        assert_eq!(log, expected);
        let first = "## Unreleased\n\n- All.\n";
        assert_eq!(
            cut(first, "1.0.0", "d").unwrap().0,
            "## Unreleased\n\n## 1.0.0 - d\n\n- All.\n"
        );
    }

    #[test]
    fn nothing_to_tell_is_no_release() {
        let wrong = |log: &str, version| cut(log, version, "d").unwrap_err().to_string();
        assert!(wrong("# Changelog\n", "1.0.0").contains("no `## Unreleased`"));
        let (cut_once, _) = cut(LOG, "0.2.0", "d").unwrap();
        assert!(wrong(&cut_once, "0.3.0").contains("is empty"));
        assert!(wrong(LOG, "0.1.0").contains("a part for 0.1.0 already"));
        assert!(wrong("## Unreleased\n\n### Added\n", "1.0.0").contains("is empty"));
    }
}
