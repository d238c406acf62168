//! The log of one game, in little memory: a host holds thousands of them.

use game::Seat;
use seat_of_kings::{Effect, Region};

use crate::By;

/// What was decided and drawn in a game, in order.
#[derive(Debug, Clone, Default)]
pub struct Log {
    marks: Vec<Mark>,
    /// The tokens, one after the other.
    tokens: String,
    /// What each entry of Seat of Kings did, one after the other.
    effects: Vec<Effect>,
}

/// An entry, but for its token and its effects.
#[derive(Debug, Clone, Copy)]
struct Mark {
    version: u32,
    /// Where its token ends.
    token_end: u32,
    /// Where its effects end.
    effects_end: u32,
    who: Option<(Seat, By)>,
    notice: Notice,
    shows: Shows,
    region: Option<Region>,
}

/// One entry of the log of a game: a decision, or something drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry<'a> {
    /// Who decided; nobody if something was drawn.
    pub who: Option<(Seat, By)>,
    /// The decision or the chance event, as in a transcript.
    pub token: &'a str,
    /// What was announced with it.
    pub notice: Notice,
    /// The version of the table that it made.
    pub version: u32,
    /// Whether something was drawn, or a card was shown, so that it cannot be taken back.
    pub(crate) shows: Shows,
    /// Seat of Kings: the region in which it happened, if the token does not name one.
    pub(crate) region: Option<Region>,
    /// Seat of Kings: what it did, which everybody saw.
    pub(crate) effects: &'a [Effect],
}

/// Whether an entry shows something that was hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shows {
    Nothing,
    Something,
}

/// What is announced with a move of a ringfort game. Rule: SH4, HK4, M6
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Nothing.
    None,
    /// BATTLE: all play by the rules of Battle from now on.
    Battle,
    /// OUT: the final cycle has begun.
    Out,
    /// Both at once.
    BattleAndOut,
}

impl Notice {
    /// What is announced, by name, in the order in which it happens.
    pub const fn names(self) -> &'static [&'static str] {
        match self {
            Self::None => &[],
            Self::Battle => &["battle"],
            Self::Out => &["out"],
            Self::BattleAndOut => &["battle", "out"],
        }
    }
}

impl Log {
    /// How many entries there are.
    pub const fn len(&self) -> usize {
        self.marks.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// The first entry, if there is one.
    pub fn first(&self) -> Option<Entry<'_>> {
        self.iter().next()
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
        self.tokens.push_str(entry.token);
        self.effects.extend(entry.effects);
        self.marks.push(Mark {
            version: entry.version,
            token_end: self.tokens.len() as u32,
            effects_end: self.effects.len() as u32,
            who: entry.who,
            notice: entry.notice,
            shows: entry.shows,
            region: entry.region,
        });
    }

    /// Keeps so many entries.
    pub(crate) fn truncate(&mut self, kept: usize) {
        self.marks.truncate(kept);
        let (token_end, effects_end) = self.ends(kept);
        self.tokens.truncate(token_end);
        self.effects.truncate(effects_end);
    }

    /// Where the tokens and the effects of so many entries end.
    fn ends(&self, entries: usize) -> (usize, usize) {
        let last = entries.checked_sub(1).and_then(|last| self.marks.get(last));
        last.map_or((0, 0), |mark| {
            (mark.token_end as usize, mark.effects_end as usize)
        })
    }

    fn entry(&self, number: usize) -> Entry<'_> {
        let mark = self.marks[number];
        let (token, effects) = self.ends(number);
        let (token_end, effects_end) = self.ends(number + 1);
        Entry {
            who: mark.who,
            token: &self.tokens[token..token_end],
            notice: mark.notice,
            version: mark.version,
            shows: mark.shows,
            region: mark.region,
            effects: &self.effects[effects..effects_end],
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
#[derive(Debug, Clone)]
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

    const NUMBERS: [Effect; 3] = [Effect::Round(1), Effect::Round(2), Effect::Drawn];

    fn entry<'a>(token: &'a str, version: u32, effects: &'a [Effect]) -> Entry<'a> {
        Entry {
            who: Some((Seat::new(version as u8), By::Seat)),
            token,
            notice: Notice::Battle,
            version,
            shows: Shows::Something,
            region: None,
            effects,
        }
    }

    #[test]
    fn entries_come_out_as_they_went_in() {
        let entries = [
            entry("D4", 0, &NUMBERS[..1]),
            entry("", 1, &[]),
            entry("play 17 ulster F2", 2, &NUMBERS[1..]),
        ];
        let mut log = Log::default();
        assert_eq!((log.first(), log.last()), (None, None));
        for entry in entries {
            log.push(entry);
        }
        assert!(log.iter().eq(entries) && log.iter().rev().eq(entries.into_iter().rev()));
        assert_eq!(
            (log.first(), log.last()),
            (Some(entries[0]), Some(entries[2]))
        );
        assert!(log.since(2).eq(entries[2..].iter().copied()));
        assert_eq!(log.since(7).len(), 0);
    }

    #[test]
    fn what_is_taken_back_leaves_nothing() {
        let mut log = Log::default();
        for version in 0..3 {
            log.push(entry("xD4+E4E5", version, &NUMBERS));
        }
        log.truncate(1);
        log.push(entry("D5", 1, &[]));
        let kept = [entry("xD4+E4E5", 0, &NUMBERS), entry("D5", 1, &[])];
        assert!(log.iter().eq(kept) && log.len() == 2);
    }

    #[test]
    fn an_entry_of_a_ringfort_game_takes_little_more_than_its_token() {
        assert!(size_of::<Mark>() <= 20, "{}", size_of::<Mark>());
    }
}
