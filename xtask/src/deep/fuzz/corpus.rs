//! The fuzz corpus of the project: one archive, a folder per target.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use tar::{Archive, Builder, Header};

use crate::command::root;

/// The inputs of all targets, by path within the archive (`TARGET/NAME`).
#[derive(Debug, Default, PartialEq)]
pub(super) struct Corpus(BTreeMap<PathBuf, Vec<u8>>);

/// The path of the archive.
pub(super) fn archive() -> PathBuf {
    root().join("fuzz/corpus.tar.gz")
}

impl Corpus {
    /// Reads an archive.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or is no archive.
    pub(super) fn read(path: &Path) -> Result<Self> {
        let file = File::open(path).with_context(|| path.display().to_string())?;
        let mut inputs = BTreeMap::new();
        let mut archive = Archive::new(GzDecoder::new(file));
        for entry in archive.entries()? {
            let mut entry = entry?;
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes)?;
            inputs.insert(entry.path()?.into_owned(), bytes);
        }
        Ok(Self(inputs))
    }

    /// Writes an archive. The same inputs make the same bytes: entries are sorted and carry no time and no owner.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub(super) fn write(&self, path: &Path) -> Result<()> {
        let file = File::create(path).with_context(|| path.display().to_string())?;
        let mut archive = Builder::new(GzEncoder::new(file, Compression::best()));
        for (path, bytes) in &self.0 {
            let mut header = Header::new_ustar();
            header.set_size(bytes.len() as u64);
            header.set_mode(0o644);
            archive.append_data(&mut header, path, bytes.as_slice())?;
        }
        archive.into_inner()?.finish()?;
        Ok(())
    }

    /// Adds or replaces one input of a target.
    pub(super) fn insert(&mut self, target: &str, name: &str, bytes: Vec<u8>) {
        self.0.insert(Path::new(target).join(name), bytes);
    }

    /// Removes the inputs of a target that the fuzzer named, and keeps those that a person added.
    pub(super) fn remove_generated(&mut self, target: &str) {
        self.0
            .retain(|path, _| !path.starts_with(target) || !is_named_by_fuzzer(path));
    }

    /// Writes the inputs of a target as files into an empty folder, where libFuzzer reads them.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written.
    pub(super) fn unpack(&self, target: &str, folder: &Path) -> Result<()> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        let inputs = self.0.iter().filter(|(path, _)| path.starts_with(target));
        for (path, bytes) in inputs {
            let name = path.file_name().context("an input has a name")?;
            fs::write(folder.join(name), bytes)?;
        }
        Ok(())
    }
}

/// Returns whether a file has the kind of name that libFuzzer gives: forty hexadecimal digits.
fn is_named_by_fuzzer(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.len() == 40 && name.bytes().all(|letter| letter.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BY_FUZZER: &str = "0123456789abcdef0123456789abcdef01234567";

    #[test]
    fn an_archive_reads_back_and_is_the_same_each_time() {
        let folder = std::env::temp_dir().join(format!("corpus-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        let mut corpus = Corpus::default();
        corpus.insert("token", "b", vec![0, 255]);
        corpus.insert("deck", "a", Vec::new());
        let [one, other] = ["one", "other"].map(|name| folder.join(name));
        corpus.write(&one).expect("it is written");
        corpus.write(&other).expect("it is written");
        assert_eq!(Corpus::read(&one).expect("it is read"), corpus);
        assert_eq!(fs::read(&one).ok(), fs::read(&other).ok());
        corpus
            .unpack("token", &folder.join("token"))
            .expect("it is unpacked");
        assert_eq!(fs::read(folder.join("token/b")).ok(), Some(vec![0, 255]));
        fs::remove_dir_all(&folder).expect("the folder is ours");
    }

    #[test]
    fn inputs_that_somebody_added_are_kept() {
        let mut corpus = Corpus::default();
        corpus.insert("token", "number-too-long-for-a-float", vec![1]);
        corpus.insert("token", BY_FUZZER, vec![2]);
        corpus.insert("deck", BY_FUZZER, vec![3]);
        corpus.remove_generated("token");
        let paths: Vec<_> = corpus
            .0
            .keys()
            .map(|path| path.display().to_string())
            .collect();
        assert_eq!(
            paths,
            [
                &format!("deck/{BY_FUZZER}"),
                "token/number-too-long-for-a-float"
            ]
        );
    }
}
