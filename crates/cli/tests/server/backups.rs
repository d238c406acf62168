//! Copies of the database, taken while it is used and put back elsewhere.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::client::{Client, OpenedTable, catch_up, clients};
use crate::host::{Host, TestFolder, tara};
use crate::races::begun;

#[test]
fn a_copy_taken_under_way_is_put_back_on_an_empty_place() {
    let place = TestFolder::new();
    let (database, copy, elsewhere) = (
        place.file("tara.db"),
        place.file("copy.db"),
        place.file("new.db"),
    );
    let host = Host::start(&database);
    let (table, mut players) = begun(&host, json!({}));
    let version = players[0].1["view"]["version"].clone();
    let client = &mut players[0].0;
    client.play(&table.id, "red", &version, "D4");
    let backup = || {
        tara()
            .arg("backup")
            .arg(&copy)
            .arg("--database")
            .arg(&database)
            .output()
            .expect("it runs")
    };
    assert!(backup().status.success());
    assert!(!backup().status.success(), "nothing is written over");
    client.say(&json!({"type": "ping"}));
    client.wait("pong").expect("it still runs");
    let restore = || {
        tara()
            .arg("restore")
            .arg(&copy)
            .arg(&elsewhere)
            .output()
            .expect("it runs")
    };
    assert!(restore().status.success());
    assert!(!restore().status.success(), "nothing is written over");
    drop(players);
    host.stop();
    let host = Host::start(&elsewhere);
    let mut client = Client::connect(&host, 1);
    let view = client
        .sit_at(&table.id, "red", &table.seats[0].1)
        .expect("a view");
    assert_eq!(view["view"]["log"][0]["token"], "D4");
}

#[test]
fn a_copy_is_put_back_from_where_nothing_can_be_written() {
    let place = TestFolder::new();
    let (database, shelf, room) = (
        place.file("tara.db"),
        place.file("shelf"),
        place.file("room"),
    );
    Host::start(&database).stop();
    fs::create_dir(&shelf).expect("a directory");
    fs::create_dir(&room).expect("a directory");
    let copy = shelf.join("copy.db");
    let mut backup = tara();
    backup.arg("backup").arg(&copy).arg("--database");
    let backed = backup.arg(&database).output().expect("it runs");
    assert!(backed.status.success(), "{backed:?}");
    permit(&copy, 0o444);
    permit(&shelf, 0o555);
    permit(&room, 0o777);

    let mut restore = without_privileges(&place);
    restore.arg("restore").arg(&copy).arg(room.join("new.db"));
    let restored = restore.output().expect("it runs");
    permit(&shelf, 0o755);
    assert!(restored.status.success(), "{restored:?}");
    let names = fs::read_dir(&shelf).expect("a directory");
    assert_eq!(names.count(), 1, "nothing is left beside it");
}

fn permit(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("it is ours");
}

/// The command run by somebody whom permissions bind, who need not have access to where it lies otherwise.
fn without_privileges(place: &TestFolder) -> Command {
    const NOBODY: u32 = 65_534;
    let program = place.file("tara");
    let own = tara();
    let linked = fs::hard_link(own.get_program(), &program);
    linked
        .or_else(|_| fs::copy(own.get_program(), &program).map(|_| ()))
        .expect("it can be copied");
    let mut command = Command::new(program);
    if rustix::process::geteuid().is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command.env_clear();
    command
}

#[test]
fn what_is_no_database_is_not_put_back() {
    let place = TestFolder::new();
    let wrong = place.file("wrong.db");
    fs::write(
        &wrong,
        "this is no database at all, but long enough to look at",
    )
    .expect("written");
    let restored = tara()
        .arg("restore")
        .arg(&wrong)
        .arg(place.file("new.db"))
        .output()
        .expect("it runs");
    assert_eq!(restored.status.code(), Some(2));
    assert!(!place.file("new.db").exists());
}

/// The files of a database hold what players must not see, whatever the mask of the process is.
#[test]
fn only_the_owner_reads_the_database_and_its_copies() {
    let place = TestFolder::new();
    let (database, copy) = (place.file("tara.db"), place.file("copy.db"));
    let restored = place.file("restored.db");
    let mode = |path: &Path| {
        let metadata = fs::metadata(path).expect("it is there");
        metadata.permissions().mode() & 0o777
    };
    let host = Host::start(&database);
    let beside = ["tara.db-wal", "tara.db-shm"].map(|name| place.file(name));
    for file in beside.iter().chain([&database]) {
        assert_eq!(mode(file), 0o600, "{file:?}");
    }
    let copied = tara()
        .arg("backup")
        .arg(&copy)
        .arg("--database")
        .arg(&database)
        .status();
    assert!(copied.expect("it runs").success());
    let put = tara().arg("restore").arg(&copy).arg(&restored).status();
    assert!(put.expect("it runs").success());
    assert_eq!([mode(&copy), mode(&restored)], [0o600; 2]);
    host.stop();
    // One of an older version may be open to all.
    permit(&database, 0o644);
    let host = Host::start(&database);
    assert_eq!(mode(&database), 0o600);
    host.stop();
}

/// Lets the seats of a table play so many moves.
fn play_on(table: &OpenedTable, players: &mut [(Client, Value)], moves: usize) {
    for _ in 0..moves {
        let turn = players[0].1["view"]["turn"].clone();
        let mut seats = table.seats.iter();
        let place = seats.position(|(seat, _)| turn == seat.as_str());
        let place = place.expect("it is the turn of a seat");
        let (client, view) = &mut players[place];
        let action = client.decision(&view["view"]).expect("it is asked");
        let (seat, version) = (&table.seats[place].0, view["view"]["version"].clone());
        let command = json!({"do": "move", "action": action});
        client.order(&table.id, seat, &version, command);
        catch_up(players, place);
    }
}

/// F4 of the attack: a client that was away over a restore kept entries of the game that was undone.
#[test]
fn a_client_of_an_earlier_epoch_gets_the_whole_log() {
    let place = TestFolder::new();
    let [database, copy, restored] = ["tara.db", "copy.db", "new.db"].map(|name| place.file(name));
    let host = Host::start(&database);
    let (table, mut players) = begun(&host, json!({}));
    play_on(&table, &mut players, 4);
    let mut backup = tara();
    backup.arg("backup").arg(&copy).arg("--database");
    assert!(backup.arg(&database).status().expect("it runs").success());
    play_on(&table, &mut players, 8);
    let seen = players[0].1.clone();
    assert_eq!(seen["epoch"], 0);
    drop(players);
    host.stop();
    let mut restore = tara();
    restore.arg("restore").arg(&copy).arg(&restored);
    assert!(restore.status().expect("it runs").success());
    let host = Host::start(&restored);
    let mut players = clients(&host, &table, 50);
    play_on(&table, &mut players, 12);
    let epoch = players[0].1["epoch"].as_u64().expect("a number");
    assert!(epoch > 0 && epoch < 1 << 53);
    let since = &seen["view"]["version"];
    let watch = |since: &Value, epoch: Option<u64>| {
        let mut client = Client::connect(&host, 90);
        let watch = json!({"type": "watch", "table": table.id, "since": since, "epoch": epoch});
        let without = json!({"type": "watch", "table": table.id, "since": since});
        client.say(if epoch.is_some() { &watch } else { &without });
        client.wait("view").expect("a view")["view"].take()
    };
    let whole = watch(&Value::Null, None)["log"].take();
    let count = whole.as_array().expect("a list").len();
    assert!(count >= 16, "{whole}");
    for earlier in [Some(0), None] {
        let view = watch(since, earlier);
        assert_eq!((&view["log_from"], &view["log"]), (&json!(0), &whole));
    }
    let now = &players[0].1["view"]["version"];
    assert_eq!(watch(now, Some(epoch))["log_from"], count);

    let place = players
        .iter()
        .position(|(_, view)| !view["view"]["legal"].is_null());
    let place = place.expect("one is asked");
    let seat = &table.seats[place].0;
    let (client, view) = &mut players[place];
    let action = client.decision(&view["view"]).expect("it is asked");
    let version = view["view"]["version"].clone();
    let command = |epoch: u64| json!({"do": "move", "action": action, "epoch": epoch});
    client.order(&table.id, seat, &version, command(0));
    assert_eq!(client.wait("error").expect("refused")["code"], "stale");
    client.order(&table.id, seat, &version, command(epoch));
    client.wait("done").expect("it was decided on what is now");
}

/// The exit code of `tara admin check`, and what it prints to either stream.
fn checked(database: &Path, words: &[&str]) -> (Option<i32>, String, String) {
    let mut check = tara();
    check.args(["admin", "check"]).args(words);
    let done = check.arg("--database").arg(database).output();
    let done = done.expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (done.status.code(), text(done.stdout), text(done.stderr))
}

#[test]
fn a_database_and_its_backup_are_checked() {
    let place = TestFolder::new();
    let (database, copy) = (place.file("tara.db"), place.file("copy.db"));
    let host = Host::start(&database);
    let _players = begun(&host, json!({}));
    let mut backup = tara();
    backup.arg("backup").arg(&copy).arg("--database");
    assert!(backup.arg(&database).status().expect("it runs").success());
    for file in [&database, &copy] {
        let (code, said, error) = checked(file, &[]);
        assert_eq!((code, error.as_str()), (Some(0), ""), "{said}");
        assert!(said.contains(": 1 table, "), "{said}");
        assert!(said.ends_with("\nno damage found\n"), "{said}");
    }
    let (_, said, _) = checked(&copy, &["--json"]);
    let said: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!((&said["tables"], &said["damage"]), (&json!(1), &json!([])));
    assert!(!place.file("copy.db-shm").exists(), "it is only read");
    host.stop();
    assert_eq!(checked(&database, &[]).0, Some(0));

    let whole = fs::read(&copy).expect("a backup");
    let mut damaged = 0;
    for page in 1..whole.len() / 4096 {
        let mut bytes = whole.clone();
        bytes[page * 4096..(page + 1) * 4096].fill(0);
        fs::write(&copy, bytes).expect("it is written");
        let (code, said, error) = checked(&copy, &[]);
        assert_eq!(code, Some(2), "{page}: {said}");
        assert!(error.contains("is damaged"), "{page}: {error}");
        damaged += usize::from(said.contains("SQLite: "));
    }
    assert!(damaged > 0, "it says where");
    for bytes in [&whole[..whole.len() - 1], &whole[..100], b""] {
        fs::write(&copy, bytes).expect("it is written");
        let (code, _, error) = checked(&copy, &[]);
        assert!(code == Some(2) && error.contains("is damaged"), "{error}");
    }
    fs::write(&copy, "no database ".repeat(9)).expect("it is written");
    let (code, _, error) = checked(&copy, &[]);
    assert!(
        code == Some(2) && error.contains("not a database"),
        "{error}"
    );
    let (code, _, error) = checked(&place.file("none.db"), &[]);
    assert!(
        code == Some(2) && error.contains("there is no database"),
        "{error}"
    );
}
