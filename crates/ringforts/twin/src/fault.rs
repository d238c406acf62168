//! The clauses that a token breaks, with the hills they rest on.

use crate::hill::Hill;

/// One clause that forbids a token, and the hills on which that rests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The id of the clause.
    pub clause: &'static str,
    /// The hills, in the order column, then row; may be empty.
    pub hills: Vec<String>,
}

/// The faults found so far.
#[derive(Default)]
pub(crate) struct Faults(Vec<Fault>);

impl Faults {
    /// Notes that each of the clauses forbids the move, because of these hills.
    pub(crate) fn add<I: IntoIterator<Item = Hill>>(&mut self, clauses: &[&'static str], hills: I) {
        let mut hills: Vec<Hill> = hills.into_iter().collect();
        hills.sort();
        hills.dedup();
        let hills: Vec<String> = hills.iter().map(Hill::to_string).collect();
        for &clause in clauses {
            let fault = Fault {
                clause,
                hills: hills.clone(),
            };
            if !self.0.contains(&fault) {
                self.0.push(fault);
            }
        }
    }

    /// As `add`, if there are such hills.
    pub(crate) fn add_if_any<I: IntoIterator<Item = Hill>>(
        &mut self,
        clauses: &[&'static str],
        hills: I,
    ) {
        let mut hills = hills.into_iter().peekable();
        if hills.peek().is_some() {
            self.add(clauses, hills);
        }
    }

    /// All of them.
    pub(crate) fn list(self) -> Vec<Fault> {
        self.0
    }
}
