//! One course: its frame, and its steps in their order.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::answers::read;
use crate::data::{self, Course, Courses, Kind};
use crate::{Checked, ensure, step};

const MINUTES: RangeInclusive<u32> = 15..=25;
const STEPS: RangeInclusive<usize> = 8..=15;

/// The minutes of a follow-up.
const FEWER_MINUTES: RangeInclusive<u32> = 3..=15;

/// Everything that is wrong with a course, at most one fault for each step.
pub(crate) fn faults(name: &str, courses: &Courses) -> Vec<String> {
    let course = &courses[name];
    let mut faults = Vec::new();
    if let Err(fault) = check_frame(name, course, courses) {
        faults.push(format!("{name}: {fault}"));
    }
    let mut known = taught_before(course, courses);
    for step in &course.steps {
        known.extend(step.brings.iter().map(String::as_str));
        if let Err(fault) = step::check(step, &known) {
            faults.push(format!("{name}/{}: {fault}", step.id));
        }
    }
    faults
}

fn check_frame(name: &str, course: &Course, courses: &Courses) -> Checked {
    ensure(course.course == name, || {
        format!("is called {}", course.course)
    })?;
    for other in &course.builds_on {
        ensure(courses.contains_key(other), || format!("no course {other}"))?;
    }
    let minutes = course.steps.iter().map(|step| step.minutes).sum();
    let allowed = if course.whole { MINUTES } else { FEWER_MINUTES };
    ensure(allowed.contains(&minutes), || format!("{minutes} minutes"))?;
    let count = course.steps.len();
    ensure(!course.whole || STEPS.contains(&count), || {
        format!("{count} steps")
    })?;
    let ids: BTreeSet<_> = course.steps.iter().map(|step| &step.id).collect();
    ensure(ids.len() == count, || "an id comes twice".into())?;
    let clauses = data::clauses();
    let mut brought = course.steps.iter().flat_map(|step| &step.brings);
    let unknown = brought.find(|&clause| !clauses.contains(clause));
    ensure(unknown.is_none(), || format!("no clause {unknown:?}"))?;
    check_last(course)
}

/// The last step is a game of the course's variant, from its start: the page opens an ordinary table for it.
fn check_last(course: &Course) -> Checked {
    let last = course.steps.last().filter(|step| step.kind == Kind::Game);
    let last = last.ok_or("does not end with a game")?;
    let game = read(&last.position)?;
    let variant = game.variant().name();
    ensure(variant == course.variant, || {
        format!("ends with a game of {variant}")
    })?;
    let begins = game.as_kings().is_some() || game == game.variant().start();
    ensure(begins, || "does not end with a game from the start".into())
}

/// The clauses of the courses that it builds on.
fn taught_before<'a>(course: &Course, courses: &'a Courses) -> BTreeSet<&'a str> {
    let others = course
        .builds_on
        .iter()
        .filter_map(|other| courses.get(other));
    let mut clauses = BTreeSet::new();
    for other in others {
        clauses.extend(taught_before(other, courses));
        let brought = other.steps.iter().flat_map(|step| &step.brings);
        clauses.extend(brought.map(String::as_str));
    }
    clauses
}
