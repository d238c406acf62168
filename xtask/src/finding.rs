//! A violation of a house rule, and where it is.

use std::fmt;

/// Written as `file:line: what`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    /// The file, from the root of the project, with `/` between folders.
    pub(crate) path: String,
    /// The line, from 1.
    pub(crate) line: usize,
    /// What is wrong there, in lower case and without a full stop.
    pub(crate) what: String,
}

impl Finding {
    pub(crate) fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}
