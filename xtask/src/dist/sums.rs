//! Checksums of a release, in the form of `sha256sum`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

const FILE: &str = "SHA256SUMS";

/// Writes the checksums of all files of a folder beside them.
pub(super) fn write(folder: &Path) -> Result<()> {
    let mut text = String::new();
    for name in files(folder)? {
        text += &format!("{}  {name}\n", sum(&folder.join(&name))?);
    }
    fs::write(folder.join(FILE), text)?;
    Ok(())
}

/// Compares the files of a folder with their checksums, and counts them.
///
/// # Errors
///
/// If one differs or is missing, another is there, or there are no checksums.
pub(super) fn verify(folder: &Path) -> Result<usize> {
    let again = "make the release again: cargo xtask dist";
    let Ok(text) = fs::read_to_string(folder.join(FILE)) else {
        bail!("{} has no {FILE}: {again}", folder.display());
    };
    let mut told = Vec::new();
    for line in text.lines() {
        let (expected, name) = line
            .split_once("  ")
            .with_context(|| format!("{FILE} has a line that is no checksum; {again}"))?;
        let Ok(found) = sum(&folder.join(name)) else {
            bail!("{name} is missing or cannot be read; {again}");
        };
        if found != expected {
            bail!("{name} is not as {FILE} says; {again}");
        }
        told.push(name);
    }
    let more = files(folder)?
        .into_iter()
        .find(|name| !told.contains(&name.as_str()));
    match more {
        Some(name) => bail!("{name} is not in {FILE}; {again}"),
        None => Ok(told.len()),
    }
}

/// The names of the files of a folder but their checksums, in order.
pub(super) fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend((name != FILE).then_some(name));
    }
    names.sort();
    Ok(names)
}

/// The checksum of a file, in hexadecimal digits.
fn sum(path: &Path) -> Result<String> {
    Ok(sum_of(&fs::read(path)?))
}

/// The checksum of bytes, in hexadecimal digits.
pub(super) fn sum_of(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::{env, fs, process};

    use super::{verify, write};

    #[test]
    fn a_file_that_differs_is_missing_or_new_is_told_in_one_sentence() {
        let folder = env::temp_dir().join(format!("tara-sums-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let error = || verify(&folder).unwrap_err().to_string();
        assert!(error().contains("has no SHA256SUMS"), "{}", error());
        fs::write(folder.join("a"), "abc").unwrap();
        fs::write(folder.join("b"), "").unwrap();
        write(&folder).unwrap();
        // The first is the example of FIPS 180-4.
        assert_eq!(
            fs::read_to_string(folder.join("SHA256SUMS")).unwrap(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n\
             e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n"
        );
        assert_eq!(verify(&folder).unwrap(), 2);
        fs::write(folder.join("c"), "").unwrap();
        assert!(error().starts_with("c is not in SHA256SUMS"), "{}", error());
        fs::write(folder.join("a"), "abd").unwrap();
        assert!(
            error().starts_with("a is not as SHA256SUMS says"),
            "{}",
            error()
        );
        fs::remove_file(folder.join("a")).unwrap();
        assert!(error().starts_with("a is missing"), "{}", error());
        fs::remove_dir_all(folder).unwrap();
    }
}
