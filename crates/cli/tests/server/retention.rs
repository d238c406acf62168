//! Retention: what is old is deleted, when the host wants that, and nothing else is.

use serde_json::json;

use crate::client::{Client, OpenedTable, decide_once, open};
use crate::host::{Host, TestFolder};
use crate::races::begun;
use crate::stored;

const DAYS_2_MS: i64 = 2 * 86_400_000;

/// One table of each kind.
struct Kinds {
    unbegun: OpenedTable,
    playing: OpenedTable,
    over: OpenedTable,
}

impl Kinds {
    fn new(host: &Host) -> Self {
        let (over, mut players) = begun(host, json!({}));
        let (client, view) = &mut players[0];
        client.order(
            &over.id,
            "red",
            &view["view"]["version"],
            json!({"do": "resign"}),
        );
        client.wait("done").expect("it is over");
        Self {
            unbegun: open(host, "sacred-hill-1", &json!({})),
            playing: begun(host, json!({})).0,
            over,
        }
    }

    /// Which of them are there: the one that has not begun, the one that is played, the one that is over.
    fn are_there(&self, host: &Host) -> [bool; 3] {
        [&self.unbegun, &self.playing, &self.over].map(|table| is_there(host, table))
    }
}

fn is_there(host: &Host, table: &OpenedTable) -> bool {
    let asked = json!({"secrets": [table.seats[0].1]});
    let (status, mine) = host.post("/api/tables/mine", &asked);
    assert_eq!(status, 200);
    mine.as_array().is_some_and(|mine| !mine.is_empty())
}

/// A server that deletes what is older than this, when it has deleted this table.
fn without(place: &TestFolder, flags: [&str; 2], table: &OpenedTable) -> Host {
    let wide = [
        "--joins-per-hour=1000000",
        "--requests-per-second=100000",
        "--idle-ms=1000",
        "--log=error",
    ];
    let flags = [&flags[..], &wide].concat();
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let mut asked = (0..20_000).filter(|_| !is_there(&host, table));
    assert!(asked.next().is_some(), "it is never deleted");
    host
}

#[test]
fn what_is_old_is_deleted_and_nothing_else() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let old = Kinds::new(&host);
    host.stop();
    stored::age_tables(&database, DAYS_2_MS);

    let flags = ["--keep-unbegun-days=1", "--keep-over-days=0"];
    let host = without(&place, flags, &old.unbegun);
    assert_eq!(old.are_there(&host), [false, true, true]);
    let gone = format!("/api/tables/{}/join", old.unbegun.id);
    // It leaves the memory right after the database.
    let mut joined =
        (0..20_000).map(|_| host.post(&gone, &json!({"secret": old.unbegun.seats[0].1})));
    let refused = joined.find(|(status, _)| *status != 200);
    let (status, error) = refused.expect("it is refused at last");
    assert_eq!((status, &error["code"]), (404, &json!("no-table")));
    let young = Kinds::new(&host);
    host.stop();

    let flags = ["--keep-unbegun-days=1", "--keep-over-days=1"];
    let host = without(&place, flags, &old.over);
    assert_eq!(old.are_there(&host), [false, true, false]);
    assert_eq!(young.are_there(&host), [true, true, true]);
    let game = |table: &OpenedTable| host.get(&format!("/api/tables/{}/games/0", table.id)).0;
    assert_eq!([&old.over, &young.over].map(game), [404, 200]);
}

#[test]
fn a_table_where_nothing_happens_is_deleted_unless_a_clock_runs() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (still, _) = begun(&host, json!({}));
    let (clocked, mut players) = begun(&host, json!({"clock": {"days": 9}}));
    decide_once(&clocked, &mut players);
    let (played, _) = begun(&host, json!({}));
    let unbegun = open(&host, "sacred-hill-1", &json!({}));
    host.stop();
    stored::age_tables(&database, DAYS_2_MS);

    let host = Host::start(&database);
    let mut client = Client::connect(&host, 77);
    let (seat, secret) = &played.seats[0];
    let view = client.sit_at(&played.id, seat, secret).expect("a view");
    client.play(&played.id, seat, &view["view"]["version"], "D4");
    drop(client);
    host.stop();

    let flags = ["--keep-idle-days=1", "--keep-unbegun-days=0"];
    let host = without(&place, flags, &still);
    let left = [&still, &clocked, &played, &unbegun].map(|table| is_there(&host, table));
    assert_eq!(left, [false, true, true, true]);
}
