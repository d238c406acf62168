//! Every input of the corpus through its target.

use std::fs;
use std::path::Path;

use fuzz::TARGETS;

#[test]
fn every_input_of_the_corpus_is_replayed() {
    for (name, target) in TARGETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("corpus")
            .join(name);
        let inputs =
            fs::read_dir(&folder).unwrap_or_else(|error| panic!("corpus of {name}: {error}"));
        let mut count = 0;
        for input in inputs {
            let path = input.expect("the folder can be read").path();
            println!("{name}/{}", path.file_name().unwrap_or_default().display());
            target(&fs::read(&path).expect("the file can be read"));
            count += 1;
        }
        assert!(count > 0, "{name} has no corpus");
    }
}

#[test]
fn every_folder_of_the_corpus_has_a_target() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for folder in fs::read_dir(corpus).expect("there is a corpus") {
        let name = folder.expect("the folder can be read").file_name();
        assert!(
            TARGETS.iter().any(|(target, _)| name == **target),
            "{name:?}"
        );
    }
}
