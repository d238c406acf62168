//! The courses of `data/courses/`: every step is played, and must turn out as it says.
//!
//! Each position is read, and waits for the learner. Each accepted answer is legal and reaches the aim, and no other
//! does; each refused one is refused by its clause and places; each near miss is legal and misses. No step rests on a
//! clause that was not taught before, and every clause that can refuse a move is met somewhere.

mod data;

mod aims;
mod finds;
mod measures;

mod answers;
mod looks;
mod step;
mod turn;

mod course;

mod damage;
mod taught;
mod words;

use std::collections::BTreeSet;

use data::{Courses, Step};

/// The result of a check, or the fault that it found.
type Checked<T = ()> = Result<T, String>;

/// A fault unless something is so.
fn ensure(is_so: bool, otherwise: impl FnOnce() -> String) -> Checked {
    if is_so { Ok(()) } else { Err(otherwise()) }
}

#[test]
fn every_step_turns_out_as_it_says() {
    let courses = data::courses();
    let faults = courses
        .keys()
        .flat_map(|name| course::faults(name, &courses));
    let faults: Vec<_> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn b12_every_clause_that_refuses_a_move_is_met_in_a_course() {
    let mut courses = data::courses();
    assert_eq!(unmet(&courses), BTreeSet::new());
    courses.remove("stone-of-destiny");
    assert_eq!(
        unmet(&courses),
        BTreeSet::from(["SD1", "SD3", "SD4", "SD5"])
    );
}

/// The clauses by which the program refuses moves, and which no step shows.
fn unmet(courses: &Courses) -> BTreeSet<&'static str> {
    let ringforts = ringforts::Violation::all().map(ringforts::Violation::clause);
    let kings = seat_of_kings::Violation::all().map(seat_of_kings::Violation::clause);
    let steps = courses.values().flat_map(|course| &course.steps);
    let met: BTreeSet<_> = steps.flat_map(Step::refusals).collect();
    ringforts
        .chain(kings)
        .filter(|clause| !met.contains(clause))
        .collect()
}
