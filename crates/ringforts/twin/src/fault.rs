//! The clauses that a token breaks, with the hills they rest on.

use crate::hill::Hill;

/// A clause that forbids a token, and the hills that it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The id of the clause.
    pub clause: &'static str,
    /// The hills, ordered by column, then row; may be empty.
    pub hills: Vec<String>,
}

/// A list of faults without repetitions.
#[derive(Default)]
pub(crate) struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault for each of the clauses, all resting on these hills.
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

    /// As `add`, but adds nothing if there are no hills.
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

    /// The faults in the order added.
    pub(crate) fn list(self) -> Vec<Fault> {
        self.0
    }
}
