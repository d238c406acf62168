//! The log of one game, in little memory: a host holds thousands of them.

use catalog::{Action, Draw, PlyRef};
use game::Seat;

use crate::Decider;

/// The actions and draws of a game, in order.
#[derive(Clone, PartialEq, Default)]
pub struct Log {
    marks: Vec<Mark>,
    /// The draws, in order.
    draws: Vec<Draw>,
}

/// An entry, but for its cards if chance drew.
#[derive(Clone, Copy, PartialEq)]
struct Mark {
    version: u32,
    step: Step,
    who: Option<(Seat, Decider)>,
    shows: Disclosure,
}

/// The action or draw of an entry.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    Action(Action),
    /// The place in `draws`.
    Draw(u32),
}

/// One entry of the log of a game: an action, or a draw.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The seat and its decider; `None` for a draw.
    pub who: Option<(Seat, Decider)>,
    /// The action or the draw.
    pub ply: PlyRef<'a>,
    /// The version of the table that it made.
    pub version: u32,
    /// The disclosure of the entry: what was revealed cannot be taken back.
    pub(crate) shows: Disclosure,
}

/// The hidden information that an entry reveals, from less to more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) enum Disclosure {
    #[default]
    Nothing,
    /// A card that its seat used, which that seat knew.
    OwnCard,
    /// Cards of the deck, or a choice that all seats make at once.
    Something,
}

impl Log {
    /// The number of entries.
    pub const fn len(&self) -> usize {
        self.marks.len()
    }

    /// Returns true if there is none.
    pub const fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// The last entry, if there is one.
    pub fn last(&self) -> Option<Entry<'_>> {
        self.iter().next_back()
    }

    /// All entries, in the order in which they happened.
    pub fn iter(&self) -> Entries<'_> {
        self.since(0)
    }

    /// The entries from this number on, counted from 0; none if there are no more.
    pub(crate) fn since(&self, number: usize) -> Entries<'_> {
        Entries {
            log: self,
            numbers: number.min(self.len())..self.len(),
        }
    }

    pub(crate) fn push(&mut self, entry: Entry<'_>) {
        let step = match entry.ply {
            PlyRef::Action(action) => Step::Action(action),
            PlyRef::Draw(draw) => {
                self.draws.push(draw.clone());
                Step::Draw(self.draws.len() as u32 - 1)
            }
        };
        self.marks.push(Mark {
            version: entry.version,
            step,
            who: entry.who,
            shows: entry.shows,
        });
    }

    /// Keeps so many entries.
    pub(crate) fn truncate(&mut self, kept: usize) {
        self.marks.truncate(kept);
        let is_draw = |mark: &&Mark| matches!(mark.step, Step::Draw(_));
        self.draws
            .truncate(self.marks.iter().filter(is_draw).count());
    }

    /// The entry of this number, from 0. Panics if there are fewer.
    pub(crate) fn entry(&self, number: usize) -> Entry<'_> {
        let mark = self.marks[number];
        Entry {
            who: mark.who,
            ply: match mark.step {
                Step::Action(action) => PlyRef::Action(action),
                Step::Draw(place) => PlyRef::Draw(&self.draws[place as usize]),
            },
            version: mark.version,
            shows: mark.shows,
        }
    }
}

impl<'a> IntoIterator for &'a Log {
    type Item = Entry<'a>;
    type IntoIter = Entries<'a>;

    fn into_iter(self) -> Entries<'a> {
        self.iter()
    }
}

/// Entries of a log, in order.
#[derive(Clone)]
pub struct Entries<'a> {
    log: &'a Log,
    numbers: std::ops::Range<usize>,
}

impl<'a> Iterator for Entries<'a> {
    type Item = Entry<'a>;

    fn next(&mut self) -> Option<Entry<'a>> {
        self.numbers.next().map(|number| self.log.entry(number))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.numbers.size_hint()
    }
}

impl DoubleEndedIterator for Entries<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let number = self.numbers.next_back();
        number.map(|number| self.log.entry(number))
    }
}

impl ExactSizeIterator for Entries<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(ply: PlyRef<'_>, version: u32) -> Entry<'_> {
        Entry {
            who: Some((Seat::new(version as u8), Decider::Seat)),
            ply,
            version,
            shows: Disclosure::Something,
        }
    }

    fn action(token: &str) -> PlyRef<'static> {
        PlyRef::Action(token.parse().expect("a token"))
    }

    #[test]
    fn entries_come_out_as_they_went_in() {
        let draw = Draw::Lots([17, 5].into());
        let entries = [
            entry(action("D4"), 0),
            entry(PlyRef::Draw(&draw), 1),
            entry(action("play 17 ulster F2"), 2),
        ];
        let mut log = Log::default();
        assert!(log.iter().next().is_none() && log.last().is_none());
        for entry in entries {
            log.push(entry);
        }
        assert!(log.iter().eq(entries) && log.iter().rev().eq(entries.into_iter().rev()));
        assert!(log.iter().next() == Some(entries[0]) && log.last() == Some(entries[2]));
        assert!(log.since(2).eq(entries[2..].iter().copied()));
        assert_eq!(log.since(7).len(), 0);
    }

    #[test]
    fn what_is_taken_back_leaves_nothing() {
        let draw = Draw::Shuffle([1, 2].into());
        let mut log = Log::default();
        for version in 0..3 {
            log.push(entry(action("xD4+E4E5"), version));
            log.push(entry(PlyRef::Draw(&draw), version));
        }
        log.truncate(2);
        log.push(entry(action("D5"), 1));
        log.push(entry(PlyRef::Draw(&draw), 1));
        let kept = [
            entry(action("xD4+E4E5"), 0),
            entry(PlyRef::Draw(&draw), 0),
            entry(action("D5"), 1),
            entry(PlyRef::Draw(&draw), 1),
        ];
        assert!(log.iter().eq(kept) && log.len() == 4);
    }

    #[test]
    fn an_entry_is_small() {
        assert!(size_of::<Mark>() <= 28, "{}", size_of::<Mark>());
    }
}
