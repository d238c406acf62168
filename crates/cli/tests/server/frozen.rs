//! A process that is frozen, as on a machine that is suspended: nobody's clock runs meanwhile.

use std::fs::{self, File};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::{clients, decide_once, open, sit_all, tokens};
use crate::host::{Host, TestFolder, tara};

/// The clock of each seat: longer than this test takes on any machine.
const INITIAL_MS: u64 = 3_600_000;

/// For how long the process is frozen: a little longer than a server that runs ever leaves its clock unread.
const FROZEN: Duration = Duration::from_millis(3_500);

#[test]
fn no_clock_runs_while_the_process_is_frozen() {
    let place = TestFolder::new();
    let mut command = tara();
    command.stderr(File::create(place.file("log")).expect("it is made"));
    let host = Host::run(command, &place.file("tara.db"), &["--log=warn"]);
    let clock = json!({"fischer": {"initial_ms": INITIAL_MS, "increment_ms": 0}});
    let terms = json!({"first": "red", "clock": clock});
    let table = open(&host, "sacred-hill-1", &terms);
    let mut players = clients(&host, &table, 1);
    let began = Instant::now();
    sit_all(&table, &mut players);
    decide_once(&table, &mut players);

    host.freeze();
    let frozen_at = Instant::now();
    sleep(FROZEN);
    let frozen = frozen_at.elapsed();
    host.thaw();

    let (red, view) = &mut players[0];
    let decision = tokens(&view["view"]["legal"]).swap_remove(0);
    red.play(&table.id, "red", &view["view"]["version"], &decision);
    red.say(&json!({"type": "watch", "table": table.id, "as": "red"}));
    let view = red.wait("view").expect("a view");
    assert_eq!(view["view"]["stage"], "playing", "{view}");
    let left = view["view"]["seats"][0]["clock_ms"].as_u64();
    let used = INITIAL_MS - left.expect("there are clocks");
    let ran = (began.elapsed() - frozen).as_millis() as u64;
    assert!(used <= ran, "{used} ms of the clock in {ran} ms");
    host.stop();
    let log = fs::read_to_string(place.file("log")).expect("it logs");
    assert!(log.contains("the server was frozen"), "{log}");
}
