//! The text files of the project, as git knows them, and what checks find in them.

use std::fmt;

use anyhow::{Context, Result};

use crate::command::{output, program, require, root};

/// Text files, sorted by path, and the paths of all files.
pub(crate) struct Tree {
    files: Vec<File>,
    paths: Vec<String>,
}

/// One of them.
pub(crate) struct File {
    /// From the root of the project, with `/` between folders.
    pub(crate) path: String,
    /// All of it.
    pub(crate) text: String,
}

impl Tree {
    /// Reads all files that git tracks or would add. Of files that are not text, it has the paths alone.
    ///
    /// # Errors
    ///
    /// If git is missing, or a file cannot be read.
    pub(crate) fn read() -> Result<Self> {
        require(program("git").arg("--version"), "apt-get install git")?;
        let list = [
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ];
        let listed = output(program("git").args(list))?;
        let (mut files, mut paths) = (Vec::new(), Vec::new());
        for path in listed.split_terminator('\0') {
            let full = root().join(path);
            if !full.is_file() {
                continue;
            }
            paths.push(path.to_owned());
            let bytes = std::fs::read(&full).with_context(|| format!("cannot read {path}"))?;
            if let Ok(text) = String::from_utf8(bytes) {
                let path = path.to_owned();
                files.push(File { path, text });
            }
        }
        files.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(Self { files, paths })
    }

    /// The paths of all files, text or not, from the root of the project.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.paths.iter().map(String::as_str)
    }

    /// All text files.
    pub(crate) fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter()
    }

    /// All Rust files.
    pub(crate) fn rust_files(&self) -> impl Iterator<Item = &File> {
        self.files().filter(|file| file.path.ends_with(".rs"))
    }

    /// The file of this path.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files().find(|file| file.path == path)
    }

    /// The text of the file of this path, empty if there is none.
    pub(crate) fn text(&self, path: &str) -> &str {
        self.file(path).map_or("", |file| &file.text)
    }
}

impl File {
    /// Its lines with their numbers, from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        numbered(&self.text)
    }

    /// The first line for which this holds; 1 if there is none.
    pub(crate) fn line_where(&self, is_it: impl Fn(&str) -> bool) -> usize {
        self.lines()
            .find(|(_, line)| is_it(line))
            .map_or(1, |(number, _)| number)
    }
}

/// The lines of a text with their numbers, from 1.
pub(crate) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
}

/// A violation of a house rule, and where it is. Written as `file:line: what`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    path: String,
    /// From 1.
    pub(crate) line: usize,
    /// The fault, in lower case and without a full stop.
    what: String,
}

impl Finding {
    pub(crate) fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        let (path, what) = (path.into(), what.into());
        Self { path, line, what }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

#[cfg(test)]
impl Tree {
    /// A tree of these paths and texts.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let file = |&(path, text): &(&str, &str)| File {
            path: path.into(),
            text: text.into(),
        };
        Self {
            files: files.iter().map(file).collect(),
            paths: files.iter().map(|&(path, _)| path.into()).collect(),
        }
    }
}
