//! Settings: a flag before a variable, a variable before the file, the file before the default.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::client::Client;
use crate::host::{Host, TestFolder, tara};

#[test]
fn a_flag_comes_before_a_variable_and_that_before_the_file() {
    let place = TestFolder::new();
    let file = place.file("settings.toml");
    let text = "base_path = \"/file\"\nmessage_bytes = 2000\nheartbeat_ms = 3000\n";
    fs::write(&file, text).expect("it is written");
    let mut command = tara();
    command.env("TARA_SETTINGS", &file);
    command.env("TARA_MESSAGE_BYTES", "4000");
    command.env("TARA_BASE_PATH", "/variable");
    let mut host = Host::run(command, &place.file("tara.db"), &["--base-path=/flag"]);
    assert!(host.address.ends_with("/flag"), "{}", host.address);
    let welcome = Client::connect(&host, 1).welcome;
    assert_eq!(welcome["message_bytes"], 4000);
    assert_eq!(welcome["heartbeat_ms"], 3000);
    host.address = host.address.replace("/flag", "");
    assert_eq!(host.get("/healthz").0, 404);
}

#[test]
fn wrong_settings_are_refused_by_name() {
    let place = TestFolder::new();
    let file = place.file("settings.toml");
    let cases = [
        ("outbox_messages = 0", "outbox_messages: must be at least 1"),
        (
            "heartbeat = 5",
            "there is no setting heartbeat; did you mean heartbeat_ms?",
        ),
        ("listen = \"here\"", "line 1"),
    ];
    for (text, expected) in cases {
        fs::write(&file, text).expect("it is written");
        let mut command = tara();
        command.args(["serve", "--settings"]).arg(&file);
        let tried = command.output().expect("it runs");
        let error = String::from_utf8_lossy(&tried.stderr);
        assert_eq!(tried.status.code(), Some(2), "{error}");
        let line = error.replace('\n', " ");
        assert!(line.contains(expected), "{line}");
    }
}

#[test]
fn a_server_that_listens_everywhere_says_where_others_reach_it() {
    let place = TestFolder::new();
    let mut command = tara();
    command.args([
        "serve",
        "--listen=0.0.0.0:0",
        "--base-path=/games",
        "--log=error",
    ]);
    command.arg("--database").arg(place.file("tara.db"));
    let mut server = command.stdout(Stdio::piped()).spawn().expect("it runs");
    let out = BufReader::new(server.stdout.take().expect("it was piped"));
    let lines: Result<Vec<_>, _> = out.lines().take(2).collect();
    server.kill().and_then(|()| server.wait()).expect("it ends");
    let [own, others] = &lines.expect("text")[..] else {
        panic!("no two lines");
    };
    let port = own.rsplit(':').next().expect("a port and a path");
    assert!(own.starts_with("listening at http://0.0.0.0:"), "{own}");
    assert!(others.starts_with("other devices"), "{others}");
    assert!(others.ends_with(&format!(":{port}")), "{others}");
    assert!(
        !others.contains("0.0.0.0") && !others.contains("127.0.0.1"),
        "{others}"
    );
}
