//! Files, types and functions that pages and comments name exist.

use std::collections::HashSet;

use crate::tree::{File, Finding, Tree, numbered};

/// The page whose arrows point to the code of other projects.
const STYLE: &str = "STYLE.md";

/// The history names what is gone.
const HISTORY: &str = "CHANGELOG.md";

/// The paths that a build makes and git does not keep.
const BUILT: [&str; 13] = [
    "fonts.txt",
    "fuzz/artifacts",
    "licenses-crates.txt",
    "licenses-fonts.txt",
    "licenses-page.txt",
    "licenses.txt",
    "tara-VERSION-oci.tar",
    "tara-VERSION-sbom.cdx.json",
    "tara-VERSION-source.tar.gz",
    "tara-VERSION-x86_64-linux.tar.gz",
    "tara_VERSION_amd64.deb",
    "web/dist/page",
    "wire.ts",
];

/// The endings of the names of files that stand in pages without a folder.
const ENDINGS: [&str; 15] = [
    "css", "ftl", "gz", "html", "js", "json", "jsonl", "md", "patch", "rs", "sql", "svelte",
    "toml", "ts", "txt",
];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let known = Known::of(tree);
    let mut findings = Vec::new();
    for file in tree.files() {
        let unknown = match file.path.rsplit_once('.') {
            _ if file.path == HISTORY => Vec::new(),
            Some((_, "md")) => in_page(&known, file),
            Some((_, "rs" | "ts" | "svelte")) => in_comments(&known, file),
            _ => Vec::new(),
        };
        for (line, name) in unknown {
            let what = format!("names `{name}`, which does not exist");
            findings.push(Finding::new(&file.path, line, what));
        }
    }
    findings
}

/// The things that a page or a comment may name.
struct Known<'a> {
    tree: &'a Tree,
    /// The words of code, without its comments.
    code: HashSet<&'a str>,
    /// The words of all files but pages.
    words: HashSet<&'a str>,
    /// The files that patches in the tree would add.
    added: HashSet<&'a str>,
}

impl<'a> Known<'a> {
    fn of(tree: &'a Tree) -> Self {
        let mut known = Self {
            tree,
            code: HashSet::new(),
            words: HashSet::new(),
            added: HashSet::new(),
        };
        for file in tree.files() {
            match file.path.rsplit_once('.') {
                Some((_, "md")) => {}
                Some((_, "patch")) => {
                    let added = file.lines();
                    let added = added.filter_map(|(_, line)| line.strip_prefix("+++ b/"));
                    known.added.extend(added);
                }
                Some((_, "rs" | "ts" | "svelte")) => {
                    known.code.extend(words_of_code(&file.text));
                    known.words.extend(words(&file.text));
                }
                _ => known.words.extend(words(&file.text)),
            }
        }
        known
    }

    /// Returns whether a path, or its end, is that of a file or a folder.
    fn has_path(&self, path: &str) -> bool {
        let path = path.trim_start_matches("../").trim_end_matches('/');
        let is_it = |file: &str| {
            let mut places = file.match_indices(path);
            places.any(|(at, _)| {
                let rest = &file[at + path.len()..];
                let begins = at == 0 || file[..at].ends_with('/');
                begins && (rest.is_empty() || rest.starts_with('/'))
            })
        };
        BUILT.contains(&path)
            || self.tree.paths().any(is_it)
            || self.added.iter().copied().any(is_it)
    }

    /// Returns whether a file of this name lies in a folder.
    fn is_in(&self, folder: &str, name: &str) -> bool {
        let (begin, end) = (
            format!("{}/", folder.trim_end_matches('/')),
            format!("/{name}"),
        );
        let mut paths = self.tree.paths();
        BUILT.contains(&name) || paths.any(|path| path.starts_with(&begin) && path.ends_with(&end))
    }

    /// Returns whether `crate/module` is a module of a crate, or a part of the page.
    fn has_module(&self, path: &str) -> bool {
        let in_crate = path
            .split_once('/')
            .map(|(name, rest)| format!("crates/{name}/src/{rest}"));
        self.tree.paths().any(|file| {
            let of_crate = in_crate.as_deref();
            let rest = of_crate.and_then(|module| file.strip_prefix(module));
            let rest = rest.or_else(|| {
                let (_, rest) = file.strip_prefix("web/src/")?.split_once(path)?;
                Some(rest)
            });
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '/']))
        })
    }

    /// Returns whether the name of a type or a function stands in code.
    fn has_name(&self, name: &str) -> bool {
        let is_type = name.starts_with(|first: char| first.is_uppercase())
            && name.contains(|letter: char| letter.is_lowercase());
        let has_snake = name.trim_matches('_').contains('_')
            && !name.contains(|letter: char| letter.is_uppercase());
        // Code has the names of metrics without these.
        let metric = name
            .strip_prefix("tara_")
            .map(|metric| metric.trim_end_matches("_total"));
        let names = [Some(name), metric];
        let mut names = names.into_iter().flatten();
        if is_type {
            self.code.contains(name)
        } else if has_snake {
            names.any(|name| self.words.contains(name))
        } else {
            true
        }
    }
}

/// The letters, digits and `_` of a text, as words.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

fn words_of_code(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().map(|line| line.split("//").next());
    code.flatten().flat_map(words)
}

/// The names in backticks and the targets of links of a page that do not exist, with their lines.
fn in_page(known: &Known<'_>, file: &File) -> Vec<(usize, String)> {
    let mut text = without_boxes(&file.text);
    if file.path == STYLE {
        text = without_other_projects(&text);
    }
    let lines: Vec<&str> = text.lines().collect();
    let is_there = |&(number, name): &(usize, &str)| {
        let folder = first_cell(lines[number - 1]).filter(|place| known.has_path(place));
        match folder.filter(|_| is_path(name) && !name.contains('/')) {
            Some(folder) => known.is_in(folder, name),
            None => exists(known, name),
        }
    };
    let names = spans(&text).into_iter().filter(|span| !is_there(span));
    let targets = numbered(&text)
        .flat_map(|(number, line)| targets(line).map(move |target| (number, target)))
        .filter(|(_, target)| !known.has_path(target));
    let unknown = names.chain(targets);
    unknown
        .map(|(number, name)| (number, name.to_owned()))
        .collect()
}

/// The paths in backticks in comments that do not exist; links between items are rustdoc's.
fn in_comments(known: &Known<'_>, file: &File) -> Vec<(usize, String)> {
    let comments = file.text.lines().map(|line| {
        let line = line.trim_start();
        let is_comment = line.starts_with("//") || line.starts_with("/*") || line.starts_with("* ");
        if is_comment { line } else { "" }
    });
    let comments = comments.collect::<Vec<_>>().join("\n");
    spans(&comments)
        .into_iter()
        .filter(|(_, name)| is_path(name) && !known.has_path(name))
        .map(|(number, name)| (number, name.to_owned()))
        .collect()
}

/// Returns whether something in backticks exists, as far as it can be known.
fn exists(known: &Known<'_>, name: &str) -> bool {
    let is_name = |part: &str| {
        !part.is_empty()
            && words(part).eq([part])
            && !part.starts_with(|first: char| first.is_numeric())
    };
    let mut parts = name.trim_end_matches("()").split("::");
    if is_path(name) {
        known.has_path(name)
    } else if is_module(known, name) {
        known.has_path(name) || known.has_module(name)
    } else if parts.clone().all(is_name) {
        parts.all(|part| known.has_name(part))
    } else {
        true
    }
}

/// Returns whether a name is that of one file: it ends like one, or begins with a folder of the project.
fn is_path(name: &str) -> bool {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_./".contains(letter);
    let ends = name
        .rsplit_once('.')
        .is_some_and(|(stem, end)| !stem.is_empty() && ENDINGS.contains(&end));
    let folders = [
        "crates/", "data/", "docs/", "fuzz/", "load/", "locales/", "web/", "xtask/",
    ];
    let begins = folders.iter().any(|folder| name.starts_with(folder));
    name.chars().all(is_plain) && !name.starts_with(['/', '.']) && (ends || begins)
}

/// Returns whether a name is `crate/module`, or a part of the page such as `site/stage`.
fn is_module(known: &Known<'_>, name: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || "-_/".contains(letter);
    let first = name.split_once('/').map(|(first, _)| first);
    let first = first.filter(|first| !first.is_empty());
    name.chars().all(is_plain)
        && first.is_some_and(|first| {
            known.is_in(&format!("crates/{first}"), "lib.rs")
                || known.has_path(&format!("web/src/{first}"))
        })
}

/// The text in backticks in one line, with its number, without that with spaces. A span may go on in the next line, but
/// not in the next paragraph.
fn spans(text: &str) -> Vec<(usize, &str)> {
    let mut spans = Vec::new();
    let mut is_open = false;
    for (number, line) in numbered(text) {
        is_open &= !line.is_empty();
        let parts: Vec<&str> = line.split('`').collect();
        for (index, part) in parts.iter().enumerate() {
            let is_whole = 0 < index && index + 1 < parts.len();
            let is_inside = (index % 2 == 1) != is_open;
            if is_whole && is_inside && !part.is_empty() && !part.contains(' ') {
                spans.push((number, *part));
            }
        }
        is_open ^= parts.len().is_multiple_of(2);
    }
    spans
}

/// The targets of links to other files, without the places in them.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let links = line.split("](").skip(1);
    let targets = links.filter_map(|rest| rest.split(')').next());
    let files = targets.filter_map(|target| target.split('#').next());
    files.filter(|file| !file.is_empty() && !file.contains("://"))
}

/// The first cell of a row of a table, if nothing but a place in backticks stands there.
fn first_cell(line: &str) -> Option<&str> {
    let cell = line.strip_prefix("| `")?.split(" | ").next()?;
    cell.strip_suffix('`').filter(|place| is_path(place))
}

/// A page with empty lines in place of its boxes of code.
fn without_boxes(text: &str) -> String {
    let mut is_box = false;
    let lines = text.lines().map(|line| {
        let is_mark = line.trim_start().starts_with("```");
        is_box ^= is_mark;
        if is_box || is_mark { "" } else { line }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A page without what follows an arrow in its paragraph.
fn without_other_projects(text: &str) -> String {
    let mut is_other = false;
    let lines = text.lines().map(|line| {
        is_other &= !line.is_empty();
        match line.split_once('→') {
            Some((ours, _)) => {
                is_other = true;
                ours
            }
            _ if is_other => "",
            _ => line,
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests;
