//! The pictures that were drawn last.

use host::TableId;

use crate::kept::Kept;

/// The subject of a picture, which looks the same as long as this is the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A table at a version.
    Table(TableId, u32),
    /// A finished game of a table, by its number, after this many decisions and draws, or at its end.
    Game(TableId, u32, Option<usize>),
    /// A position, by its text.
    Position(String),
}

/// The pictures drawn last.
pub(crate) struct Pictures {
    pub(crate) drawn: Kept<Subject>,
    /// Finished games of tables, by their numbers, as animated pictures.
    pub(crate) animated: Kept<(TableId, u32)>,
}

/// The number of pictures that are kept, of 100 kB at most.
const MAX_KEPT: usize = 48;

/// The number of animated pictures that are kept.
const MAX_KEPT_ANIMATED: usize = 8;

impl Default for Pictures {
    fn default() -> Self {
        Self {
            drawn: Kept::new(MAX_KEPT),
            animated: Kept::new(MAX_KEPT_ANIMATED),
        }
    }
}

impl Pictures {
    /// Drops the pictures of a table.
    pub(crate) fn forget(&self, table: TableId) {
        self.drawn.forget(|subject| match subject {
            Subject::Table(of, _) | Subject::Game(of, ..) => *of == table,
            Subject::Position(_) => false,
        });
        self.animated.forget(|(of, _)| *of == table);
    }
}
