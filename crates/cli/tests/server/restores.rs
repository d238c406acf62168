//! Tables of a restored database: what was drawn or shown after the backup tells nothing of what comes.

use std::path::Path;

use play::Proof;
use play::fair::{Bytes, commitment};
use serde_json::{Value, json};

use crate::client::{Client, OpenedTable, catch_up, clients, secret};
use crate::host::{Host, TestFolder, tara};

type Players = Vec<(Client, Value)>;

/// A table of Seat of Kings for two persons.
fn open_for_two(host: &Host) -> OpenedTable {
    let names = ["blue", "red"];
    let seats = [1, 2].map(|person| json!({"seat": names[person - 1], "person": person}));
    let agreed = json!({"variant": "seat-of-kings", "seats": seats});
    let (status, opened) = host.post(
        "/api/tables",
        &json!({"agreed": agreed, "secret": secret()}),
    );
    assert_eq!(status, 201, "{opened}");
    let id = opened["table"].as_str().expect("a table").to_owned();
    let seats = names.map(|seat| {
        let secret = secret();
        let asked = json!({"invitation": opened["invitation"], "secret": secret, "seat": seat});
        let (status, joined) = host.post(&format!("/api/tables/{id}/join"), &asked);
        assert_eq!(status, 200, "{joined}");
        (seat.to_owned(), secret)
    });
    let seats = seats.into();
    OpenedTable { id, seats }
}

/// Lets a player order something, and all see it.
fn order(table: &OpenedTable, players: &mut Players, place: usize, what: Value) {
    let (client, view) = &mut players[place];
    let version = view["view"]["version"].clone();
    client.order(&table.id, &table.seats[place].0, &version, what);
    catch_up(players, place);
}

/// Lets both sit, reveal shares that depend on this number alone, and see the commitment of the table and their cards.
fn begin(table: &OpenedTable, players: &mut Players, number: u8) -> (Value, [Value; 2]) {
    let share = |place| Bytes([number * 2 + place as u8; 32]);
    let committed = players[0].1["view"]["fairness"]["commitment"].clone();
    for place in 0..2 {
        let sit = json!({"do": "sit", "commitment": commitment(share(place))});
        order(table, players, place, sit);
    }
    for place in 0..2 {
        order(
            table,
            players,
            place,
            json!({"do": "reveal", "sent": share(place)}),
        );
    }
    let keeps = [0, 1].map(|place: usize| players[place].1["view"]["legal"]["keeps"].clone());
    assert!(keeps[0].is_array() && keeps[1].is_array(), "{keeps:?}");
    (committed, keeps)
}

/// Ends the game that is played.
fn end(table: &OpenedTable, players: &mut Players) {
    order(table, players, 0, json!({"do": "resign"}));
    assert_eq!(players[1].1["view"]["stage"], "over");
}

/// Agrees on another game. Who offered the last one cannot offer this one so soon.
fn rematch(table: &OpenedTable, players: &mut Players, by: usize) {
    for place in [by, 1 - by] {
        let offer = json!({"do": "offer", "offer": "rematch"});
        order(table, players, place, offer);
    }
}

/// The commitment and the cards of the games 1 and 2 of a table, at which both sit with the same shares each time.
fn later_games(table: &OpenedTable, players: &mut Players) -> [(Value, [Value; 2]); 2] {
    [1, 2].map(|number| {
        rematch(table, players, usize::from(number % 2));
        let begun = begin(table, players, number);
        end(table, players);
        begun
    })
}

fn run(command: &str, from: &Path, to: &Path) {
    let mut tara = tara();
    let ran = match command {
        "backup" => tara.arg(command).arg(to).arg("--database").arg(from),
        _ => tara.arg(command).arg(from).arg(to),
    };
    assert!(ran.status().expect("it runs").success());
}

/// The proof of a game, and the text that `tara verify` prints of it.
fn verified(host: &Host, place: &TestFolder, table: &str, game: u32) -> (Proof, String) {
    let text = host.text(&format!("/api/tables/{table}/games/{game}/proof"));
    let file = place.file("proof.json");
    std::fs::write(&file, &text).expect("written");
    let ran = tara().arg("verify").arg(&file).output().expect("it runs");
    assert!(ran.status.success(), "{ran:?}");
    let printed = String::from_utf8(ran.stdout).expect("text");
    (serde_json::from_str(&text).expect("a proof"), printed)
}

/// Plays two tables on after a backup, restores it, and plays them on again: one with its first game under way at the backup, one
/// with that over.
#[test]
fn no_later_game_of_a_restored_table_follows_from_what_was_shown_before() {
    let place = TestFolder::new();
    let [database, copy, restored] = ["tara.db", "copy.db", "new.db"].map(|name| place.file(name));
    let host = Host::start(&database);
    let mut tables = [true, false].map(|is_over| {
        let table = open_for_two(&host);
        let mut players = clients(&host, &table, 1);
        let first = begin(&table, &mut players, 0);
        if is_over {
            end(&table, &mut players);
        }
        (table, players, is_over, first)
    });
    run("backup", &database, &copy);
    let before = tables.each_mut().map(|(table, players, is_over, _)| {
        if !*is_over {
            end(table, players);
        }
        later_games(table, players)
    });
    let tables = tables.map(|(table, _, is_over, first)| (table, is_over, first));
    host.stop();
    run("restore", &copy, &restored);

    let host = Host::start(&restored);
    for ((table, is_over, (first, _)), before) in tables.iter().zip(&before) {
        let mut players = clients(&host, table, 50);
        assert_eq!(&players[0].1["view"]["fairness"]["commitment"], first);
        if !is_over {
            end(table, &mut players);
        }
        let after = later_games(table, &mut players);
        for ((seen, hands), (committed, cards)) in before.iter().zip(&after) {
            assert_ne!(seen, committed, "the secret of this game is published");
            assert_ne!(hands, cards);
        }
        let (proof, printed) = verified(&host, &place, &table.id, 0);
        assert_eq!(proof.renewals.len(), usize::from(!is_over));
        assert_eq!(printed.contains("renewed: "), !is_over, "{printed}");
        for game in 1..=2 {
            let (proof, printed) = verified(&host, &place, &table.id, game);
            assert_eq!((proof.restores, proof.renewals.len()), (1, 0));
            assert!(printed.contains("restored: "), "{printed}");
        }
    }
}
