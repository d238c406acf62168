//! The messages of the courses: each step has what it needs in every language, and none is left over.

use std::collections::BTreeSet;
use std::fs;

use crate::data::{self, Courses, Kind, Step};

/// The names of the messages of a file of a language; `None` without it.
fn written(language: &str, file: &str) -> Option<Vec<String>> {
    let path = data::root().join(format!("locales/{language}/{file}.ftl"));
    let text = fs::read_to_string(path).ok()?;
    let lines = text
        .lines()
        .filter(|line| line.starts_with(char::is_alphabetic));
    Some(
        lines
            .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
            .collect(),
    )
}

/// The names of the messages that all steps need.
fn needed(courses: &Courses) -> BTreeSet<String> {
    let steps = courses
        .iter()
        .flat_map(|(name, course)| course.steps.iter().map(move |step| (name, step)));
    let messages = steps.flat_map(|(name, step)| {
        let ends = ends(step).into_iter();
        ends.map(move |end| format!("course-{name}-{}{end}", step.id))
    });
    messages.collect()
}

/// The ends of the names of a step's messages: its idea has none.
fn ends(step: &Step) -> Vec<String> {
    let mut ends = vec![String::new(), "-before".into()];
    if step.kind != Kind::Game {
        ends.extend(["-after".into(), "-hint".into()]);
    }
    // After a turn it is said what has happened and what is asked for next.
    for number in 2..=step.turns.len() {
        ends.extend([format!("-turn-{number}"), format!("-turn-{number}-hint")]);
    }
    let near: usize = step.turns.iter().map(|turn| turn.near.len()).sum();
    ends.extend((1..=near).map(|number| format!("-near-{number}")));
    ends.extend(
        step.turns
            .iter()
            .any(|turn| turn.rest.is_some())
            .then(|| "-rest".into()),
    );
    ends.extend((1..=step.elsewhere.len()).map(|number| format!("-elsewhere-{number}")));
    ends.extend((1..=step.wrong.len()).map(|number| format!("-wrong-{number}")));
    ends
}

/// The differences between the messages that a language has and those that it needs.
fn faults(written: &[String], needed: &BTreeSet<String>) -> Vec<String> {
    let names: BTreeSet<_> = written.iter().cloned().collect();
    let missing = needed
        .difference(&names)
        .map(|name| format!("{name} is missing"));
    let left_over = names
        .difference(needed)
        .map(|name| format!("{name} is left over"));
    let twice = (names.len() < written.len()).then(|| "a message comes twice".into());
    missing.chain(left_over).chain(twice).collect()
}

#[test]
fn every_language_has_the_words_of_every_step_and_no_others() {
    let needed = needed(&data::courses());
    let mut all = Vec::new();
    for language in ["en", "de", "it"] {
        let faults = match written(language, "courses") {
            Some(written) => faults(&written, &needed),
            None => vec!["no courses.ftl".into()],
        };
        all.extend(faults.iter().map(|fault| format!("{language}: {fault}")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn every_word_that_a_step_explains_has_its_meaning() {
    let courses = data::courses();
    let steps = courses.values().flat_map(|course| &course.steps);
    let terms: BTreeSet<_> = steps.flat_map(|step| &step.terms).collect();
    assert!(!terms.is_empty());
    for language in ["en", "de", "it"] {
        let words = written(language, "table").expect("the words of tables");
        for term in &terms {
            let name = format!("term-{term}");
            assert!(words.contains(&name), "{language}: no {name}");
        }
    }
}

#[test]
fn a_message_that_is_missing_or_left_over_or_there_twice_is_found() {
    let needed = BTreeSet::from(["course-a".into(), "course-b".into()]);
    let found = |written: &[&str]| {
        let written: Vec<_> = written.iter().map(ToString::to_string).collect();
        faults(&written, &needed)
    };
    assert!(found(&["course-a", "course-b"]).is_empty());
    assert_eq!(found(&["course-b"]), ["course-a is missing"]);
    assert_eq!(
        found(&["course-a", "course-b", "course-c"]),
        ["course-c is left over"]
    );
    assert_eq!(
        found(&["course-a", "course-b", "course-b"]),
        ["a message comes twice"]
    );
}
