//! Tests of the check of names.

use super::*;

/// Code for pages to name, and a patch.
const TREE: [(&str, &str); 5] = [
    (
        "crates/hall/src/door.rs",
        "struct Door; // no Window\nfn open_door() { A | B < C }\nfn close_door() {}",
    ),
    ("crates/hall/src/lib.rs", "\"unsent_bytes\""),
    ("data/one.toml", "is_large = true"),
    ("docs/a.patch", "+++ b/crates/hall/src/roof.rs\n"),
    ("web/src/site/stage.ts", "class Stage {}"),
];

fn found(path: &str, text: &str) -> Vec<String> {
    let tree = Tree::of(&[&TREE[..], &[(path, text)]].concat());
    check(&tree).iter().map(Finding::to_string).collect()
}

#[test]
fn files_that_a_page_names_exist() {
    for fine in [
        "`crates/hall/src/door.rs`, `hall/src`, `crates/hall/`, `door.rs` and `data/one.toml`",
        "[one](../data/one.toml#part), [other](#part), [far](https://example.org/far.rs)",
        "`roof.rs` of the patch, and `wire.ts`, which is built",
        "`hall/door` and `site/stage` are modules",
        "`/metrics`, `TABLE/door.rs.N`, `crates/<name>/`, `cat missing.rs`, `.rs`",
        "```sh\n`missing.rs`\n```",
        "`cargo\nmissing.rs` and `door.rs`",
    ] {
        assert_eq!(found("a.md", fine), [""; 0], "{fine}");
    }
    for wrong in [
        "crates/hall/src/window.rs",
        "window.rs",
        "oor.rs",
        "all/src/door.rs",
        "hall/window",
        "site/window",
        "data/two",
    ] {
        let expected = format!("a.md:2: names `{wrong}`, which does not exist");
        assert_eq!(found("a.md", &format!("Here:\n`{wrong}`.")), [expected]);
    }
    assert_eq!(found("a.md", "[one](../data/two.toml#part)").len(), 1);
    assert_eq!(found("a.md", "`cargo\ndoor` and `window.rs`").len(), 1);
    assert_eq!(found(HISTORY, "`window.rs`"), [""; 0]);
    let theirs = "Theirs. → somebody/hall `src/window.rs`,\n`other.rs`\n\n`roof.md`";
    let expected = ["STYLE.md:4: names `roof.md`, which does not exist"];
    assert_eq!(found(STYLE, theirs), expected);
}

#[test]
fn files_in_a_row_lie_in_its_folder() {
    let row = "| `crates/hall` | doors in `door.rs` |";
    assert_eq!(found("a.md", row), [""; 0]);
    let row = "| `web/src` | doors in `door.rs`, and `data/one.toml` |";
    assert_eq!(
        found("a.md", row),
        ["a.md:1: names `door.rs`, which does not exist"]
    );
}

#[test]
fn types_and_functions_that_a_page_names_exist() {
    let fine = "`Door`, `hall::Door`, `open_door()`, `is_large`, `is_`, `plain`, `PORT`, `level:1`, `tara_unsent_bytes`";
    assert_eq!(found("a.md", fine), [""; 0]);
    for wrong in ["Window", "hall::Window", "shut_door", "Door::shut_door()"] {
        assert_eq!(found("a.md", &format!("`{wrong}`")).len(), 1, "{wrong}");
    }
}

#[test]
fn files_that_a_comment_names_exist() {
    assert_eq!(found("b.rs", "//! As `door.rs` and `Window`."), [""; 0]);
    assert_eq!(found("b.rs", "let name = \"`window.rs`\";"), [""; 0]);
    let expected = ["b.rs:2: names `window.rs`, which does not exist"];
    assert_eq!(
        found("b.rs", "//! A door.\n    /// As `window.rs`."),
        expected
    );
    assert_eq!(found("b.ts", "/** As `window.ts`. */").len(), 1);
}
