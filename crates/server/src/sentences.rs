//! The sentences that the server sends: messages of `locales/en/server.ftl`.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The file of the one language that there is: a name, an equals sign and a sentence on each line.
const FILE: &str = include_str!("../../../locales/en/server.ftl");

static SENTENCES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let pairs = FILE.lines().filter_map(|line| line.split_once(" = "));
    pairs.collect()
});

/// The sentence of this name; the name if there is none.
pub(crate) fn say(name: &str) -> String {
    SENTENCES.get(name).copied().unwrap_or(name).into()
}
