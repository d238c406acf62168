//! `tara man`: a page for every command, with the sections that a manual has.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::kit::{folder, tara};

/// The variables that libraries read for `tara`: those of colors, of the folder of data, and of completions.
const OF_LIBRARIES: [&str; 6] = [
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COMPLETE",
    "HOME",
    "NO_COLOR",
    "XDG_DATA_HOME",
];

/// The pages in a folder of this name.
fn pages(name: &str) -> PathBuf {
    let pages = folder(name).join("pages");
    let out = pages.to_str().expect("text");
    assert_eq!(tara(&["man", "--out", out]).well(), "");
    pages
}

/// The names that a section of a page explains.
fn terms(page: &str, heading: &str) -> BTreeSet<String> {
    let (_, after) = page
        .split_once(&format!(".SH {heading}\n"))
        .unwrap_or_default();
    let section = after.split(".SH ").next().unwrap_or_default();
    let terms = section.split(".TP\n").skip(1);
    let names = terms.filter_map(|term| term.strip_prefix("\\fB")?.split_once("\\fR"));
    names.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn every_command_has_a_page_with_all_sections() {
    let pages = pages("man-pages");
    let read = |name: &str| fs::read_to_string(pages.join(name)).expect(name);
    assert_eq!(read("tara.1"), tara(&["man"]).well());
    let names = [
        "tara",
        "tara-play",
        "tara-deck-show",
        "tara-admin-report-close",
    ];
    for name in names {
        assert!(read(&format!("{name}.1")).contains(&format!(".TH {name} 1")));
    }
    for entry in fs::read_dir(&pages).expect("a folder") {
        let path = entry.expect("an entry").path();
        let page = fs::read_to_string(&path).expect("text");
        for heading in [
            "NAME",
            "SYNOPSIS",
            "DESCRIPTION",
            "EXAMPLES",
            "\"EXIT STATUS\"",
            "\"SEE ALSO\"",
        ] {
            let heading = format!(".SH {heading}\n");
            assert!(page.contains(&heading), "{}: {heading}", path.display());
        }
    }
    assert!(read("tara.1").contains("\n\\fBtara\\fR [\\fB\\-\\-lang\\fR \\fILANG\\fR]"));
    let arena = read("tara-arena.1");
    assert!(arena.contains(" \\fB\\-\\-a\\fR \\fISPEC\\fR ") && arena.contains(" \\fIVARIANT\\fR"));
    let play = read("tara-play.1");
    assert!(play.contains(".SH FILES") && play.contains("\\fBwhy DECISION\\fR"));
}

#[test]
fn the_pages_explain_exactly_the_variables_that_are_read() {
    let pages = pages("man-variables");
    let read = |name: &str| fs::read_to_string(pages.join(name)).expect(name);
    let mut read_by_code: BTreeSet<String> = OF_LIBRARIES.map(String::from).into();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sources = fs::read_dir(crates).expect("a folder").flatten();
    // `load` is a program of its own.
    for source in sources.filter(|entry| entry.file_name() != "load") {
        add_read(&source.path().join("src"), &mut read_by_code);
    }
    assert_eq!(terms(&read("tara.1"), "ENVIRONMENT"), read_by_code);
    let serve = terms(&read("tara-serve.1"), "ENVIRONMENT");
    let settings = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/args/serving.rs"));
    let settings = settings.expect("a source");
    let named = settings.split("TARA_").skip(1);
    let named = named.filter_map(|rest| rest.split_once('"'));
    let named: BTreeSet<_> = named.map(|(name, _)| format!("TARA_{name}")).collect();
    assert!(named.len() > 30 && named.is_subset(&serve), "{serve:?}");
    let backup = terms(&read("tara-backup.1"), "ENVIRONMENT");
    assert_eq!(
        backup,
        ["TARA_DATABASE", "TARA_LANG"].map(String::from).into()
    );
}

/// Adds the variables that the sources of a folder read, tests left out.
fn add_read(folder: &Path, names: &mut BTreeSet<String>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            add_read(&path, names);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        let is_test = path.to_string_lossy().ends_with("tests.rs");
        let code = text.split("#[cfg(test)]").next().filter(|_| !is_test);
        let code = code.unwrap_or_default();
        for call in ["env::var_os(\"", "env::var(\""] {
            let calls = code.split(call).skip(1);
            let read = calls.filter_map(|rest| rest.split_once('"'));
            names.extend(read.map(|(name, _)| name.to_owned()));
        }
    }
}
