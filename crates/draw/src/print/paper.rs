//! The sizes of paper, and an empty page of one.

use crate::drawing::drawing;
use crate::element::Element;

/// The edge that no printer reaches, in units of a page.
pub(super) const MARGIN: i32 = 1100;

/// A size of paper, upright.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name: `a4` or `letter`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The paper of a name; `None` if there is none.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name() == name)
    }

    /// Its width and height in hundredths of a millimeter, which are the units of a page.
    pub const fn size(self) -> [i32; 2] {
        match self {
            Self::A4 => [21_000, 29_700],
            Self::Letter => [21_590, 27_940],
        }
    }

    /// An empty page, called `title` by a screen reader.
    pub(super) fn page(self, title: &str) -> Element {
        let [width, height] = self.size();
        let shown = [width, height].map(|length| format!("{}mm", f64::from(length) / 100.0));
        drawing("print", [0, 0, width, height], shown, title)
    }
}
