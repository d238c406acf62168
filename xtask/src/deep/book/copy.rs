//! A copy of the last commit with the patch, in the build folder until it is dropped.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{output, program, root, run as call, target};

/// The patch, from the root of the project.
const PATCH: &str = "docs/eleventh-book.patch";

/// The copy. Dropping it removes its files; what was built from them is kept for the next run.
pub(super) struct Copy {
    folder: PathBuf,
}

impl Copy {
    /// Makes the copy and applies the patch to it.
    ///
    /// # Errors
    ///
    /// If git cannot make it, or the patch does not apply.
    pub(super) fn with_patch() -> Result<Self> {
        let copy = Self {
            folder: target().join("eleventh-book/tree"),
        };
        // One that an interrupted run left behind.
        copy.remove();
        let mut add = program("git");
        add.args(["worktree", "add", "--quiet", "--detach"]);
        call(add.arg(&copy.folder).arg("HEAD"))?;
        let mut apply = copy.git(&["apply"]);
        call(apply.arg(root().join(PATCH))).context("the patch does not apply")?;
        Ok(copy)
    }

    /// A path of the copy, given from the root of the project.
    pub(super) fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }

    /// The folder in which the copy builds `tara`.
    pub(super) fn tara(&self) -> PathBuf {
        let name = format!("tara{}", std::env::consts::EXE_SUFFIX);
        Self::target().join("debug").join(name)
    }

    fn target() -> PathBuf {
        target().join("eleventh-book/target")
    }

    /// Makes a command run in the copy and build into a folder of its own.
    pub(super) fn command<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        let command = command.current_dir(&self.folder);
        command.env("CARGO_TARGET_DIR", Self::target())
    }

    /// The files of the project that the patch changes, without those that it adds.
    ///
    /// # Errors
    ///
    /// If git fails.
    pub(super) fn changed_files(&self) -> Result<Vec<String>> {
        let changed = output(&mut self.git(&["diff", "--name-only", "HEAD"]))?;
        Ok(changed.lines().map(str::to_owned).collect())
    }

    /// Links a folder of the project that git ignores into the copy.
    ///
    /// # Errors
    ///
    /// If the link cannot be made.
    pub(super) fn link(&self, path: &str) -> std::io::Result<()> {
        std::os::unix::fs::symlink(root().join(path), self.path(path))
    }

    fn git(&self, words: &[&str]) -> Command {
        let mut git = program("git");
        git.current_dir(&self.folder).args(words);
        git
    }

    fn remove(&self) {
        if self.folder.exists() {
            let mut remove = program("git");
            remove.args(["worktree", "remove", "--force"]);
            // A copy left behind in the build folder harms nobody; the next run removes it or says why it cannot.
            let _ = remove.arg(&self.folder).status();
        }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        self.remove();
    }
}
