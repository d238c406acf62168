//! Tests that every message of the command is there, and that the last language counts.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::library::Library;

const RULES: &str = include_str!("../../../../locales/en/rules.ftl");
const COMMAND: &str = include_str!("../../../../locales/en/cli.ftl");

/// The names of the messages of a file, each with the names of its attributes.
fn messages(file: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut messages = BTreeMap::new();
    let mut last = None;
    for line in file.lines() {
        let Some((name, _)) = line.split_once('=') else {
            continue;
        };
        if let Some(attribute) = name.strip_prefix("    .") {
            let attributes: &mut Vec<_> = messages
                .get_mut(last.expect("a message"))
                .expect("was added");
            attributes.push(attribute.trim());
        } else if name.starts_with(|letter: char| letter.is_ascii_alphanumeric()) {
            last = Some(name.trim());
            assert_eq!(
                messages.insert(name.trim(), Vec::new()),
                None,
                "twice: {name}"
            );
        }
    }
    messages
}

fn names(file: &str) -> BTreeSet<&str> {
    messages(file).into_keys().collect()
}

#[test]
fn the_last_language_before_the_operands_counts() {
    let asked = |args: &[&str]| super::asked(args.iter().map(Into::into));
    assert_eq!(
        asked(&["tara", "rules", "--lang", "de"]).as_deref(),
        Some("de")
    );
    assert_eq!(
        asked(&["tara", "--lang=it", "rules", "--lang=de-AT"]).as_deref(),
        Some("de-AT")
    );
    assert_eq!(asked(&["tara", "rules", "--", "--lang", "de"]), None);
    assert_eq!(asked(&["tara", "rules", "--lang"]), None);
    assert_eq!(asked(&["tara", "rules"]), None);
}

#[test]
fn every_clause_has_its_text_and_no_text_lacks_a_clause() {
    let library = Library::new();
    let is_clause = |name: &&str| !name.starts_with("section-") && !name.starts_with("variant-");
    let texts: BTreeSet<_> = names(RULES).into_iter().filter(is_clause).collect();
    let clauses: BTreeSet<_> = library.clauses().map(|clause| clause.id.as_str()).collect();
    assert_eq!(texts, clauses);
}

#[test]
fn a_clause_has_a_ruling_exactly_if_it_says_so() {
    let texts = messages(RULES);
    for clause in Library::new().clauses() {
        let has_ruling = texts[clause.id.as_str()].contains(&"ruling");
        assert_eq!(has_ruling, clause.ruling, "{}", clause.id);
    }
}

#[test]
fn every_variant_and_section_has_its_name() {
    let (library, texts) = (Library::new(), messages(RULES));
    let variants: Vec<_> = library
        .variants()
        .map(|variant| variant.id.as_str())
        .collect();
    let offered: Vec<_> = catalog::AnyVariant::all()
        .map(|variant| variant.name())
        .collect();
    assert_eq!(variants, offered);
    for variant in library.variants() {
        assert_eq!(texts[variant.message().as_str()], ["hook", "about"]);
        assert!(
            variant
                .sections
                .iter()
                .all(|id| library.section(id).count() > 0),
            "{}",
            variant.id
        );
        assert!(
            variant.also.iter().all(|id| library.clause(id).is_some()),
            "{}",
            variant.id
        );
    }
    let sections = texts
        .keys()
        .filter(|name| name.starts_with("section-"))
        .count();
    assert_eq!(library.sections().count(), sections);
    assert!(
        library
            .sections()
            .all(|id| texts.contains_key(format!("section-{id}").as_str()))
    );
}

#[test]
fn every_reason_names_a_clause_that_there_is() {
    let library = Library::new();
    let ringforts = ringforts::Violation::all().map(|why| why.clause());
    let kings = seat_of_kings::Violation::all().map(|why| why.clause());
    for clause in ringforts.chain(kings) {
        assert!(library.clause(clause).is_some(), "{clause}");
    }
}

#[test]
fn names_that_are_put_together_have_a_message() {
    let texts = messages(COMMAND);
    let seats = ringforts::Variant::ALL.into_iter().flat_map(|variant| {
        let seats = variant.seats();
        seats.map(move |seat| variant.seat_name(seat))
    });
    let mut wanted: BTreeSet<_> = seats.map(|seat| format!("show-seat-{seat}")).collect();
    wanted.extend(seat_of_kings::Color::ALL.map(|color| format!("show-player-{color}")));
    wanted.extend(seat_of_kings::Region::ALL.map(|region| format!("show-region-{region}")));
    let asked = [
        "lots",
        "deal",
        "reshuffle",
        "keep",
        "turn",
        "place",
        "activate",
        "keep-fort",
        "promote",
        "traitor",
        "exchange",
        "activate-exchange",
        "ransom",
        "start",
        "region",
        "garrison",
    ];
    wanted.extend(asked.map(|what| format!("show-ask-{what}")));
    wanted.extend(["south", "west", "north", "east"].map(|seat| format!("show-area-{seat}")));
    wanted.extend(["setup", "manoeuvres", "battle"].map(|phase| format!("show-phase-{phase}")));
    for side in ["red", "blue"] {
        wanted.extend(["side", "stranded-king"].map(|what| format!("show-{what}-{side}")));
    }
    for name in wanted {
        assert!(texts.contains_key(name.as_str()), "{name}");
    }
}
