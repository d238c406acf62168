//! Tests of how examples are read and compared.

use super::*;

fn page(text: &str) -> Tree {
    Tree::of(&[("a.md", text)])
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

#[test]
fn blocks_are_commands_and_what_they_print() {
    let tree = page(
        "```console\n$ tara moves x \\\n    y\nB1\nB2\n$ echo $?\n0\n```\n\n```console\n$ cargo xtask test\n```\n",
    );
    let blocks = blocks(tree.file("a.md").expect("is there"));
    let example = |line, command: &str, expected| Example {
        line,
        command: command.into(),
        expected: lines(expected),
    };
    assert_eq!(
        blocks,
        [[
            example(2, "tara moves x \\\n    y", "B1\nB2"),
            example(6, "echo $?", "0")
        ]]
    );
}

#[test]
fn dots_stand_for_any_lines() {
    assert!(matches(&lines("a\n...\nd"), &["a", "b", "c", "d"]));
    assert!(matches(&lines("a\n..."), &["a"]));
    assert!(!matches(&lines("a\n...\nd"), &["a", "b"]));
    assert!(!matches(&lines("a"), &["a", "b"]));
}

#[test]
fn a_difference_is_found_with_its_line() {
    let tree = page("\n```console\n$ tara x\nB1\n```\n");
    let blocks = blocks(tree.file("a.md").expect("is there"));
    assert_eq!(differences("a.md", &blocks[0], &["B1\n".into()]), []);
    assert_eq!(differences("a.md", &blocks[0], &["B2\n".into()])[0].line, 3);
}

#[test]
fn an_example_in_rust_must_be_compiled_somewhere() {
    let text = "# A\n\n```rust\nlet a = 1;\n```\n";
    assert_eq!(uncompiled(&page(text)).len(), 1);
    let source = "#[doc = include_str!(\"../a.md\")]\nstruct A;";
    assert_eq!(
        uncompiled(&Tree::of(&[("a.md", text), ("a.rs", source)])),
        []
    );
}
