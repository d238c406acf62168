//! The folder of a release while it is made: nothing half-made is left, whatever fails.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folder of the release, in the target folder.
pub(super) const FOLDER: &str = "dist";

/// A release that is being made. Both folders are removed when it is dropped; [`Made::finish`] gives the first its name before.
pub(super) struct Made {
    last: PathBuf,
    folder: PathBuf,
    scratch: PathBuf,
}

impl Made {
    /// Begins with empty folders. What a run that was killed left there is removed.
    pub(super) fn begin(target: &Path) -> Result<Self> {
        let made = Self {
            last: target.join(FOLDER),
            folder: target.join(format!("{FOLDER}.part")),
            scratch: target.join(format!("{FOLDER}.scratch")),
        };
        for folder in [&made.folder, &made.scratch] {
            remove(folder)?;
            fs::create_dir_all(folder)
                .with_context(|| format!("{} cannot be written", folder.display()))?;
        }
        Ok(made)
    }

    /// The folder of what is released.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The folder of what a release is made of.
    pub(super) fn scratch(&self) -> &Path {
        &self.scratch
    }

    /// Puts the release in place of the one before, and gives its folder.
    pub(super) fn finish(self) -> Result<PathBuf> {
        remove(&self.last)?;
        fs::rename(&self.folder, &self.last)
            .with_context(|| format!("{} cannot be written", self.last.display()))?;
        Ok(self.last.clone())
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        let _ = remove(&self.folder);
        let _ = remove(&self.scratch);
    }
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| {
            format!("{} cannot be removed; remove it by hand", folder.display())
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::PathBuf;
    use std::{env, fs, process};

    use super::Made;

    fn target(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("tara-made-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn names(folder: &PathBuf) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
        entries.map(|entry| name(entry.unwrap())).collect()
    }

    #[test]
    fn a_release_that_fails_leaves_the_one_before() {
        let target = target("fails");
        fs::create_dir(target.join("dist")).unwrap();
        fs::write(target.join("dist/old"), "").unwrap();
        // A run that was killed left these.
        fs::create_dir(target.join("dist.part")).unwrap();
        fs::write(target.join("dist.part/half"), "").unwrap();
        let made = Made::begin(&target).unwrap();
        assert!(!target.join("dist.part/half").exists());
        fs::write(made.folder().join("new"), "").unwrap();
        drop(made);
        assert_eq!(names(&target), ["dist"]);
        assert_eq!(names(&target.join("dist")), ["old"]);
        fs::remove_dir_all(target).unwrap();
    }

    #[test]
    fn a_finished_release_replaces_the_one_before() {
        let target = target("finished");
        fs::create_dir(target.join("dist")).unwrap();
        fs::write(target.join("dist/old"), "").unwrap();
        let made = Made::begin(&target).unwrap();
        fs::write(made.folder().join("new"), "").unwrap();
        fs::write(made.scratch().join("waste"), "").unwrap();
        assert_eq!(made.finish().unwrap(), target.join("dist"));
        assert_eq!(names(&target), ["dist"]);
        assert_eq!(names(&target.join("dist")), ["new"]);
        fs::remove_dir_all(target).unwrap();
    }
}
