//! The completions that shells offer after `tara completions`: values as well as words, asked of a real Bash.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::kit::{VARIANTS, folder, tara};

/// Asks Bash for the completions of a line, with the cursor at its end. The words are parted as Bash parts them, which no script
/// can ask it to do.
const ASK: &str = r#"
source <("$TARA" completions bash)
COMP_LINE=$1
COMP_POINT=${#1}
shift
COMP_WORDS=("${@:2}")
COMP_CWORD=$(($# - 2))
_tara tara "$1" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}"
"#;

/// The completions that Bash offers in place of `typed`, the end of a line whose words are these.
fn offered(folder: &Path, line: &str, typed: &str, words: &[&str]) -> Vec<String> {
    let binary = Path::new(env!("CARGO_BIN_EXE_tara"));
    let binaries = binary.parent().expect("a binary is in a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    let output = Command::new("bash")
        .args(["--norc", "-c", ASK, "ask", line, typed])
        .args(words)
        .env("PATH", format!("{}:{path}", binaries.display()))
        .env("TARA", binary)
        .current_dir(folder)
        .output()
        .expect("there is a Bash");
    assert!(output.status.success(), "{line}");
    let offered = String::from_utf8(output.stdout).expect("text");
    offered.lines().map(String::from).collect()
}

#[test]
fn variants_options_and_files_are_offered() {
    let folder = folder("completing");
    fs::write(folder.join("game.txt"), "").expect("a place for files");
    let ask = |line: &str| {
        let words: Vec<_> = line.split(' ').collect();
        offered(&folder, line, words.last().expect("a word"), &words)
    };
    assert_eq!(
        ask("tara start fo"),
        ["four-treasures", "four-treasures-doubles"]
    );
    assert!(ask("tara moves ").starts_with(&VARIANTS.map(String::from)));
    assert_eq!(ask("tara serve --database ga"), ["game.txt"]);
    assert_eq!(ask("tara rules SH1"), ["SH1"]);
    assert_eq!(ask("tara play --pl"), ["--plain"]);
    assert_eq!(ask("tara admin tables --stage pl"), ["playing"]);
    assert_eq!(
        ask("tara start seat-of-kings --regions ulster,mu"),
        ["ulster,munster"]
    );
    assert_eq!(ask("tara start four-treasures nothing"), [""]);
}

#[test]
fn players_are_offered_though_bash_parts_them() {
    let folder = folder("completing-players");
    fs::write(folder.join("game.txt"), "").expect("a place for files");
    let cases: [(&str, &str, &[&str], &[&str]); 5] = [
        (
            "tara arena --a lev",
            "lev",
            &["tara", "arena", "--a", "lev"],
            &["level:1", "level:8"],
        ),
        (
            "tara arena --a level:",
            "",
            &["tara", "arena", "--a", "level", ":"],
            &["1", "8"],
        ),
        (
            "tara arena --a=search:n",
            "n",
            &["tara", "arena", "--a", "=", "search", ":", "n"],
            &["nodes="],
        ),
        (
            "tara play --seat red=hu",
            "hu",
            &["tara", "play", "--seat", "red", "=", "hu"],
            &["human"],
        ),
        (
            "tara moves @ga",
            "@ga",
            &["tara", "moves", "@", "ga"],
            &["@game.txt"],
        ),
    ];
    for (line, typed, words, want) in cases {
        let offered = offered(&folder, line, typed, words);
        assert!(
            want.iter()
                .all(|value| offered.iter().any(|each| each == value)),
            "{line}: {offered:?}"
        );
    }
}

#[test]
fn every_shell_gets_a_script_that_asks_tara() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = tara(&["completions", shell]).well();
        assert!(
            script.contains("COMPLETE") && script.contains("tara"),
            "{shell}"
        );
    }
}
