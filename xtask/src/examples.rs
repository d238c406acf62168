//! The examples of the README and the docs, run against the real `tara`.
//!
//! In a block marked `console`, a line that begins with `$ ` is a command (it goes on after a `\` at its end) and
//! the lines below it are what the command prints, to either stream. A line `...` stands for any lines. A block is
//! one shell session; only blocks that call `tara` are run.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, bail};

use crate::command::{built, output, program, require, target};
use crate::tree::{File, Finding, Tree};

/// Printed by the shell after each command.
const END: &str = "---- end of the command ----";

/// The number of sessions that run at a time.
const SESSIONS: usize = 2;

/// One command of a block.
#[derive(Debug, PartialEq)]
struct Example {
    line: usize,
    command: String,
    expected: Vec<String>,
}

/// Runs every example of every page.
///
/// # Errors
///
/// If `tara` does not build, or a command prints something else than its page says.
pub(crate) fn run() -> Result<()> {
    require(program("sh").args(["-c", "true"]), "apt-get install dash")?;
    let tree = Tree::read()?;
    // The profile of the tests, which have built it already.
    let tara = built("tara", "test")?;
    let folder = tara.parent().context("a binary is in a folder")?;
    let pages = tree.files().filter(|file| file.path.ends_with(".md"));
    let sessions: Vec<(&str, Vec<Example>)> = pages
        .flat_map(|page| blocks(page).into_iter().map(|block| (&*page.path, block)))
        .collect();
    let count: usize = sessions.iter().map(|(_, block)| block.len()).sum();
    let mut findings = uncompiled(&tree);
    findings.extend(all_differences(&sessions, folder)?);
    for finding in &findings {
        println!("{finding}");
    }
    println!("{count} examples run");
    match findings.len() {
        0 => Ok(()),
        wrong => bail!("{wrong} examples are not as their page says"),
    }
}

/// The differences in any session. Two that run at the same time have a folder each.
fn all_differences(sessions: &[(&str, Vec<Example>)], folder: &Path) -> Result<Vec<Finding>> {
    let next = AtomicUsize::new(0);
    let run = |number: usize| {
        let scratch = target().join("examples").join(number.to_string());
        let mut findings = Vec::new();
        while let Some((path, block)) = sessions.get(next.fetch_add(1, Ordering::Relaxed)) {
            findings.extend(differences(path, block, &printed(block, folder, &scratch)?));
        }
        anyhow::Ok(findings)
    };
    thread::scope(|scope| {
        let run = &run;
        let running: Vec<_> = (0..SESSIONS)
            .map(|number| scope.spawn(move || run(number)))
            .collect();
        let mut findings = Vec::new();
        for session in running {
            findings.extend(session.join().expect("no session panics")?);
        }
        Ok(findings)
    })
}

/// The sessions of a page that call `tara`.
fn blocks(page: &File) -> Vec<Vec<Example>> {
    let mut blocks: Vec<Vec<Example>> = Vec::new();
    let mut block: Option<Vec<Example>> = None;
    for (line, text) in page.lines() {
        match &mut block {
            None if text.trim() == "```console" => block = Some(Vec::new()),
            None => {}
            Some(_) if text.trim() == "```" => blocks.extend(block.take()),
            Some(examples) => read_line(examples, line, text),
        }
    }
    blocks.retain(|block| block.iter().any(|example| calls_tara(&example.command)));
    blocks
}

fn read_line(examples: &mut Vec<Example>, line: usize, text: &str) {
    if let Some(command) = text.strip_prefix("$ ") {
        return examples.push(Example {
            line,
            command: command.into(),
            expected: Vec::new(),
        });
    }
    let Some(example) = examples.last_mut() else {
        return;
    };
    if example.command.ends_with('\\') && example.expected.is_empty() {
        example.command = format!("{}\n{text}", example.command)
    } else {
        example.expected.push(text.trim_end().into())
    }
}

fn calls_tara(command: &str) -> bool {
    command
        .split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .any(|word| word == "tara")
}

/// The output of each command of a session, in this folder, which is emptied, with `tara` on the path.
fn printed(block: &[Example], folder: &Path, scratch: &Path) -> Result<Vec<String>> {
    if scratch.exists() {
        std::fs::remove_dir_all(scratch)?;
    }
    std::fs::create_dir_all(scratch)?;
    let mut script = String::from("exec 2>&1\n");
    for example in block {
        // The code of the command is kept for a `$?` in the next one.
        script += &format!("{}\ncode=$?; echo '{END}'; (exit $code)\n", example.command);
    }
    script += "true\n";
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path));
    let mut shell = program("sh");
    shell
        .args(["-c", &script])
        .current_dir(scratch)
        .env("PATH", std::env::join_paths(paths)?);
    let all = output(&mut shell)?;
    let end = format!("{END}\n");
    let parts = all.split(&end).take(block.len());
    Ok(parts.map(str::to_owned).collect())
}

fn differences(path: &str, block: &[Example], printed: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, example) in block.iter().enumerate() {
        let printed = printed.get(index).map_or("", String::as_str);
        let found: Vec<&str> = printed.lines().map(str::trim_end).collect();
        if !matches(&example.expected, &found) {
            let (command, found) = (&example.command, found.join("\n    "));
            let what = format!("`{command}` prints something else:\n    {found}");
            findings.push(Finding::new(path, example.line, what));
        }
    }
    findings
}

/// Returns whether lines are as expected, where `...` stands for any lines.
fn matches(expected: &[String], found: &[&str]) -> bool {
    match expected.split_first() {
        None => found.is_empty(),
        Some((first, rest)) if first == "..." => {
            (0..=found.len()).any(|skipped| matches(rest, &found[skipped..]))
        }
        Some((first, rest)) => {
            found.first().is_some_and(|line| line == first) && matches(rest, &found[1..])
        }
    }
}

/// Pages with examples in Rust that no crate compiles with `include_str!`.
fn uncompiled(tree: &Tree) -> Vec<Finding> {
    let is_compiled = |page: &File| {
        let name = page.path.rsplit('/').next().unwrap_or_default();
        let included = format!("{name}\")");
        let mut files = tree.rust_files();
        files.any(|file| file.text.contains("doc = include_str!(") && file.text.contains(&included))
    };
    let pages = tree.files().filter(|file| file.path.ends_with(".md"));
    let with_rust = pages.filter(|page| page.lines().any(|(_, line)| line.starts_with("```rust")));
    let bare = with_rust.filter(|page| !is_compiled(page));
    bare.map(|page| {
        let line = page.line_where(|line| line.starts_with("```rust"));
        Finding::new(
            &page.path,
            line,
            "no crate compiles this example with `#[doc = include_str!(...)]`",
        )
    })
    .collect()
}

#[cfg(test)]
mod tests;
