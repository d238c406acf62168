//! The clauses and variants of the rules, without their texts.

use serde::Deserialize;

/// The id of the section about this program.
pub(crate) const PROGRAM: &str = "program";

/// The list of `data/clauses.toml`.
#[derive(Deserialize)]
pub(crate) struct Library {
    clause: Vec<Clause>,
    variant: Vec<Variant>,
}

/// A clause; its text is the message of the same name.
#[derive(Deserialize)]
pub(crate) struct Clause {
    /// Its id, such as `SH3`.
    pub(crate) id: String,
    /// Its source.
    pub(crate) source: String,
    /// True if it settles something that the sources leave open; its message has the ruling.
    #[serde(default)]
    pub(crate) ruling: bool,
    /// True if it is about this program rather than a game.
    #[serde(default)]
    program: bool,
}

/// A variant and the clauses that apply to it.
#[derive(Deserialize)]
pub(crate) struct Variant {
    /// Its id, such as `sacred-hill-1`.
    pub(crate) id: String,
    /// Its source.
    pub(crate) source: String,
    /// The sections that apply, in the order in which they are read.
    pub(crate) sections: Vec<String>,
    /// Single clauses of other sections.
    #[serde(default)]
    pub(crate) also: Vec<String>,
}

impl Library {
    /// The list that is built in.
    pub(crate) fn new() -> Self {
        toml::from_str(include_str!("../../data/clauses.toml")).expect("a test reads it")
    }

    /// All clauses in their order.
    pub(crate) fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.clause.iter()
    }

    /// The clause of an id, in letters of either case.
    pub(crate) fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses()
            .find(|clause| clause.id.eq_ignore_ascii_case(id))
    }

    /// The clauses of a section in their order; its id in letters of either case.
    pub(crate) fn section<'a>(&'a self, section: &'a str) -> impl Iterator<Item = &'a Clause> {
        self.clause
            .iter()
            .filter(move |clause| clause.section().eq_ignore_ascii_case(section))
    }

    /// The ids of the sections in their order.
    pub(crate) fn sections(&self) -> impl Iterator<Item = &str> {
        let ids = self.clauses().map(Clause::section);
        let mut before = None;
        ids.filter(move |id| before.replace(*id) != Some(*id))
    }

    /// The variants in their order.
    pub(crate) fn variants(&self) -> impl Iterator<Item = &Variant> {
        self.variant.iter()
    }

    /// The variant of an id.
    pub(crate) fn variant(&self, id: &str) -> Option<&Variant> {
        self.variant.iter().find(|variant| variant.id == id)
    }
}

impl Clause {
    /// The id of its section: its own id without the number, and without the letter of a clause that came between two;
    /// [`PROGRAM`] if it is about this program.
    pub(crate) fn section(&self) -> &str {
        if self.program {
            return PROGRAM;
        }
        self.id
            .trim_end_matches(|letter: char| letter.is_ascii_lowercase())
            .trim_end_matches(|letter: char| letter.is_ascii_digit())
    }
}

impl Variant {
    /// The name of the message that names it.
    pub(crate) fn message(&self) -> String {
        format!("variant-{}", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_of_a_clause_is_its_id_without_number_and_letter() {
        let library = Library::new();
        let section = |id| library.clause(id).map(Clause::section);
        assert_eq!(section("SH3"), Some("SH"));
        assert_eq!(section("SKC2a"), Some(PROGRAM));
        assert_eq!(section("skc4"), Some("SKC"));
        assert_eq!(section("SK2P3"), Some("SK2P"));
        assert_eq!(section("SK2P"), None);
        assert_eq!(library.section("sk2p").count(), 3);
    }
}
