//! The board as text: letters for pieces, lines for links, marks for legal targets.

use anstyle::Style;
use ringforts::{Color, Hill, Hills, Link, Links};
use view::RingfortsView;

use crate::page::{FAINT, SIDES, STRONG, styled};
use crate::words::Words;

/// The distance between columns, in characters.
const PITCH: usize = 4;
/// The indent of the first column, in characters.
const MARGIN: usize = 5;
/// The dots of an order of priority. Rule: SHL3
const DOTS: [&str; 5] = ["", "·", ":", "∴", "∷"];
/// The marks of a vacant hill on which a move can end, and of one on which none can.
const VACANT: [&str; 2] = ["○", "·"];
/// The mark behind a ringfort on which a move can end.
const TARGET: &str = "!";
/// The marks of a qualified row, above or at its left. Rule: PC3
const QUALIFIED: [&str; 2] = ["▾", "▸"];

/// A board with the facts that are drawn on every hill, computed once.
pub(crate) struct TextBoard<'a> {
    view: &'a RingfortsView,
    links: Links,
    /// Hills on which a move can end.
    targets: Hills,
    /// By order of priority, from 0; `None` where orders decide nothing. Rule: SHL3
    priorities: Option<[Hills; 5]>,
    /// All hills of qualified rows. Rule: PC3
    qualified: Hills,
}

impl<'a> TextBoard<'a> {
    /// The board of a view.
    pub(crate) fn new(view: &'a RingfortsView) -> Self {
        let rows = view.qualified_rows();
        Self {
            view,
            links: view.all_bridges(),
            targets: view.targets(),
            priorities: view.own_priorities(),
            qualified: rows.fold(Hills::NONE, |all, row| all | row),
        }
    }

    /// The same board where nobody moves.
    pub(crate) fn closed(mut self) -> Self {
        self.targets = Hills::NONE;
        self
    }

    /// The board with its coordinates, seven rows from north to south.
    pub(crate) fn drawn(&self) -> String {
        let mut board = self.qualified_columns();
        for row in (0..7).rev() {
            board.push_str(&self.row(row));
            if row > 0 {
                board.push_str(&self.between(row));
            }
        }
        let letters: Vec<_> = ('A'..='G').map(String::from).collect();
        let letters = letters.join(&" ".repeat(PITCH - 1));
        board.push_str(&format!(
            "{}{}\n",
            " ".repeat(MARGIN),
            styled(FAINT, &letters)
        ));
        board
    }

    /// The legend of the marks that are on the board, one a line.
    pub(crate) fn legend(&self, words: &Words) -> Vec<String> {
        let vacant = self.view.vacant();
        let has_own_king = |color| !(self.ringforts(color) & self.kings(color)).is_empty();
        let is_stranded = |color| !(self.view.stranded.0 & self.kings(color)).is_empty();
        let has_king = Color::BOTH.into_iter().any(has_own_king);
        let [can_build, is_quiet, can_take] = [
            vacant & self.targets,
            vacant - self.targets,
            self.targets - vacant,
        ]
        .map(|hills| !hills.is_empty());
        let keys = [
            ("r b", true, "show-ringfort"),
            ("R B", has_king, "show-king"),
            ("m", is_stranded(Color::Red), "show-stranded-red"),
            ("n", is_stranded(Color::Blue), "show-stranded-blue"),
            (VACANT[0], can_build, "show-target"),
            (VACANT[1], is_quiet, "show-vacant"),
            (TARGET, can_take, "show-target-ringfort"),
            ("· : ∴ ∷", self.priorities.is_some(), "show-priorities"),
            (
                QUALIFIED[self.qualified_side()],
                !self.qualified.is_empty(),
                "show-qualified",
            ),
        ];
        let shown = keys.into_iter().filter(|&(_, is_there, _)| is_there);
        shown
            .map(|(sign, _, name)| format!("{sign:<8}{}", words.get(name)))
            .collect()
    }

    fn ringforts(&self, color: Color) -> Hills {
        self.view.ringforts[color.index()].0
    }

    fn kings(&self, color: Color) -> Hills {
        self.view.kings[color.index()].0
    }

    /// The side whose rows are marked: Red's are columns, Blue's are rows. Rule: PC3
    fn qualified_side(&self) -> usize {
        self.view.mover().map_or(0, Color::index)
    }

    fn has_link(&self, hill: Hill, other: Hill) -> bool {
        Link::new(hill, other).is_some_and(|link| self.links.has(link))
    }

    /// The line above the board that marks Red's qualified rows, if there are any.
    fn qualified_columns(&self) -> String {
        if self.view.mover() != Some(Color::Red) || self.qualified.is_empty() {
            return String::new();
        }
        let is_marked = |column| !(Hills::column(column) & self.qualified).is_empty();
        let marks = (0..7).map(|column| if is_marked(column) { QUALIFIED[0] } else { " " });
        let marks: Vec<_> = marks.collect();
        format!(
            "{}{}\n",
            " ".repeat(MARGIN),
            marks.join(&" ".repeat(PITCH - 1)).trim_end()
        )
    }

    fn row(&self, row: u8) -> String {
        let is_marked = self.qualified_side() == Color::Blue.index()
            && !(Hills::row(row) & self.qualified).is_empty();
        let mark = if is_marked { QUALIFIED[1] } else { " " };
        let number = styled(FAINT, &(row + 1).to_string());
        let mut line = format!("{mark} {number}  ");
        for column in 0..7 {
            match Hill::at(column, row) {
                Some(hill) => line.push_str(&self.cell(hill)),
                None => line.push_str(&" ".repeat(PITCH)),
            }
        }
        format!("{}\n", line.trim_end())
    }

    /// A hill, its marks, and the link or the gap to its neighbor in the east.
    fn cell(&self, hill: Hill) -> String {
        let (sign, style) = self.sign(hill);
        let marks = self.marks(hill);
        let east = Hill::at(hill.column() + 1, hill.row());
        let is_linked = east.is_some_and(|east| self.has_link(hill, east));
        let fill = if is_linked { "─" } else { " " }.repeat(PITCH - 1 - marks.chars().count());
        let fill = if is_linked {
            styled(style, &fill)
        } else {
            fill
        };
        format!("{}{}{fill}", styled(style, sign), styled(STRONG, &marks))
    }

    fn sign(&self, hill: Hill) -> (&'static str, Style) {
        let mut colors = Color::BOTH.into_iter();
        if let Some(color) = colors.find(|&color| self.ringforts(color).has(hill)) {
            // A plain ringfort, one with its own king, one with a stranded king of the enemy.
            let letters = [["r", "R", "n"], ["b", "B", "m"]][color.index()];
            let has_king = |color: Color| self.kings(color).has(hill);
            let kind = if has_king(color.enemy()) {
                2
            } else {
                usize::from(has_king(color))
            };
            (letters[kind], SIDES[color.index()])
        } else if self.targets.has(hill) {
            (VACANT[0], Style::new())
        } else {
            (VACANT[1], FAINT)
        }
    }

    fn marks(&self, hill: Hill) -> String {
        let is_target = self.targets.has(hill) && !self.view.vacant().has(hill);
        let target = if is_target { TARGET } else { "" };
        let priority = self
            .priorities
            .iter()
            .flatten()
            .position(|hills| hills.has(hill));
        format!("{target}{}", DOTS[priority.unwrap_or(0)])
    }

    /// The links from a row to the next in the south.
    fn between(&self, row: u8) -> String {
        let mut line = " ".repeat(MARGIN);
        for column in 0..7 {
            let link = Hill::at(column, row).zip(Hill::at(column, row - 1));
            let link = link.filter(|&(north, south)| self.has_link(south, north));
            match link {
                Some((hill, _)) => line.push_str(&styled(self.sign(hill).1, "│")),
                None => line.push(' '),
            }
            line.push_str(&" ".repeat(PITCH - 1));
        }
        format!("{}\n", line.trim_end())
    }
}
