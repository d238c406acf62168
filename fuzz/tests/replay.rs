//! Replays every input of the corpus through its target.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use fuzz::TARGETS;
use tar::Archive;

/// The inputs of `corpus.tar.gz`: by target, the name and the bytes of each.
fn corpus() -> BTreeMap<String, Vec<(String, Vec<u8>)>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus.tar.gz");
    let file = File::open(path).expect("the corpus can be opened");
    let mut inputs: BTreeMap<String, Vec<_>> = BTreeMap::new();
    let mut archive = Archive::new(GzDecoder::new(file));
    for entry in archive.entries().expect("the corpus is an archive") {
        let mut entry = entry.expect("the archive is whole");
        let path = entry.path().expect("entries have paths").into_owned();
        let (target, name) = path
            .to_str()
            .and_then(|path| path.split_once('/'))
            .expect("entries are called TARGET/NAME");
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).expect("the archive is whole");
        let named = (name.to_owned(), bytes);
        inputs.entry(target.to_owned()).or_default().push(named);
    }
    inputs
}

#[test]
fn every_input_of_the_corpus_is_replayed() {
    let corpus = corpus();
    for (name, target) in TARGETS {
        let inputs = corpus.get(name);
        for (input, bytes) in inputs.unwrap_or_else(|| panic!("{name} has no corpus")) {
            println!("{name}/{input}");
            target(bytes);
        }
    }
}

#[test]
fn every_folder_of_the_corpus_has_a_target() {
    for name in corpus().keys() {
        assert!(TARGETS.iter().any(|(target, _)| name == target), "{name:?}");
    }
}
