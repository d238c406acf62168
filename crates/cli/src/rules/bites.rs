//! Positions of the ringfort games in which a clause forbids a move.

use catalog::{AnyGame, AnyVariant};
use ringforts::Line;

use crate::page::wrapped;
use crate::show;
use crate::words::Words;

/// Clause, hills, token and position of each case, with tabs between them.
const CASES: &str = include_str!("../../data/explanations.txt");

/// A position, and a move that a clause forbids there.
pub(crate) struct Bite {
    line: Line,
    token: &'static str,
}

/// The first case of a clause, of a variant if one is given.
pub(crate) fn of(clause: &str, variant: Option<AnyVariant>) -> Option<Bite> {
    CASES.lines().find_map(|case| {
        let mut fields = case.split('\t');
        let (of, _hills) = (fields.next()?, fields.next()?);
        let (token, position) = (fields.next()?, fields.next()?);
        let is_one = of == clause
            && variant.is_none_or(|one| position.split(' ').next() == Some(one.name()));
        let game = is_one.then(|| AnyGame::read(position).ok())??;
        let line = game.as_ringforts()?.clone();
        Some(Bite { line, token })
    })
}

impl Bite {
    /// The board, and why the move is refused.
    pub(crate) fn page(&self, words: &Words) -> String {
        let position = self.line.position();
        let game = AnyGame::from(self.line.clone());
        let seat = game
            .seat_name()
            .map(|seat| words.get(&format!("show-seat-{seat}")));
        let reason = game.explain_text(self.token).ok().flatten();
        let (seat, reason) = (
            seat.unwrap_or_else(|| "none".into()),
            reason.map_or_else(String::new, |because| words.explain(&because)),
        );
        let values = [
            ("seat", seat.into()),
            ("move", self.token.into()),
            ("reason", reason.into()),
        ];
        let sentence = wrapped(&words.say("rules-bite", &values), 0);
        format!("{}\n{sentence}", show::ringforts::diagram(position, words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_case_of_a_variant_is_shown_with_its_reason() {
        let variant = "four-treasures".parse().expect("a variant");
        let words = Words::of(Language::English);
        let page = of("B7", Some(variant)).expect("a case").page(&words);
        assert!(page.contains("Four Treasures"), "{page}");
        assert!(page.contains("Red cannot play xD1 here. "), "{page}");
        assert!(of("SH3", Some(variant)).is_none());
        assert!(of("M3", None).is_none());
    }

    #[test]
    fn every_case_is_refused_by_its_clause() {
        let mut count = 0;
        for case in CASES
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty())
        {
            let clause = case.split('\t').next().expect("a clause");
            let bite = of(clause, None).expect("a case");
            let because = AnyGame::from(bite.line.clone()).explain_text(bite.token);
            let because = because.expect("a token").expect("it is refused");
            assert_eq!(because.clause, clause);
            count += 1;
        }
        assert!(count > 100);
    }
}
