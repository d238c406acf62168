//! Names of the persons at a table, and how they change.

use play::{Agreement, Table, fair};

use super::*;
use crate::loaded_table::free_seats;
use crate::secret::Secret;

/// A table of doubles where one screen has South and North and another one West and East, with their secrets.
fn table_of_ann_and_ben() -> (LoadedTable, [SecretHash; 2]) {
    let agreed = r#"{"variant": "four-treasures-doubles", "seats": [
        {"seat": "south", "person": 1}, {"seat": "west", "person": 2},
        {"seat": "north", "person": 1}, {"seat": "east", "person": 2}]}"#;
    let agreed: Agreement = serde_json::from_str(agreed).expect("terms");
    let secrets = [1, 2].map(|byte| Secret::from_bytes([byte; 16]).hash());
    let mut people = free_seats(&agreed);
    for person in &mut people {
        let is_ann = person.screen == 1;
        person.holder = Some(secrets[usize::from(!is_ann)]);
        person.name = Some(if is_ann { "Ann" } else { "Ben" }.into());
    }
    let (table, _) = Table::open(agreed, fair::Root::new([7; 32]), 0).expect("it opens");
    let loaded = LoadedTable {
        table,
        people,
        invitation: None,
        is_listed: false,
        epoch: 0,
    };
    (loaded, secrets)
}

#[test]
fn a_person_gets_another_name_that_looks_like_no_other() {
    let (table, [ann, ben]) = table_of_ann_and_ben();
    let renamed = |holder, name| table.renamed_by(holder, name);
    assert_eq!(renamed(ann, " Anna ").expect("fit"), Some("Anna".into()));
    // Another way to write the own name is fit, the same one is no change.
    assert_eq!(renamed(ann, "ANN").expect("fit"), Some("ANN".into()));
    assert_eq!(renamed(ann, "Ann").expect("fit"), None);
    for name in ["ben", "level:3", "", "West"] {
        assert!(matches!(renamed(ann, name), Err(Problem::Name)), "{name}");
    }
    assert!(matches!(renamed(ben, "ann"), Err(Problem::Name)));
    let stranger = Secret::from_bytes([3; 16]).hash();
    assert!(matches!(
        renamed(stranger, "Cid"),
        Err(Problem::WrongSecret)
    ));
}

#[test]
fn nobody_gets_another_name_at_a_stopped_table() {
    let (mut table, [ann, _]) = table_of_ann_and_ben();
    table.table.stop("host", 1);
    assert!(matches!(
        table.renamed_by(ann, "Anna"),
        Err(Problem::Stopped)
    ));
    // The host changes names there all the same.
    let (screen, name) = table.renamed("north", "Cid").expect("fit");
    assert_eq!((screen, name.as_str()), (1, "Cid"));
}
