//! Analyses: what they say, how far they go, and how many there may be.

use std::io::Write;
use std::net::TcpStream;
use std::thread;

use serde_json::{Value, json};
use server::{Clock, Settings};

use crate::client::tokens;
use crate::host::{Host, TestFolder};

/// Sacred Hill 1, Red to move: whatever is played, little is left.
const LATE: &str =
    "sacred-hill-1 bbbrr/bbb1rrr/bb1rr1r/b1brrrb/bbbrrbb/rr1bb1b/rrrbb red battle - - -";

fn analysis(host: &Host, asked: &Value) -> Value {
    let (status, analysis_body) = host.post("/api/positions/analysis", asked);
    assert_eq!(status, 200, "{asked}: {analysis_body}");
    analysis_body
}

#[test]
fn late_positions_are_proved_and_each_decision_has_its_loss() {
    let place = TestFolder::new();
    let flags = ["--analysis-ms=60000", "--log=error"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let (_, moment) = host.post("/api/positions", &json!({"position": LATE}));
    let legal = tokens(&moment["legal"]);
    assert!(legal.len() > 1, "{moment}");
    let mut losses = Vec::new();
    for token in &legal {
        let analysis_body = analysis(
            &host,
            &json!({"position": LATE, "played": token, "lines": 1}),
        );
        let (best, played) = (&analysis_body["lines"][0], &analysis_body["played"]);
        assert_eq!(
            (&analysis_body["proved"], &played["proved"]),
            (&json!(true), &json!(true))
        );
        assert_eq!(
            (&analysis_body["red"], &analysis_body["turn"]),
            (&best["score"], &json!("red"))
        );
        assert_eq!(&played["actions"][0]["token"], token);
        let number = |value: &Value| value.as_f64().expect("a number");
        let loss = number(&best["score"]) - number(&played["score"]);
        assert!(
            (number(&played["loss"]) - loss).abs() < 1e-9,
            "{analysis_body}"
        );
        // The proved score is that of the position after the decision, proved by itself.
        let after = analysis(&host, &json!({"position": LATE, "actions": [token]}));
        assert_eq!(
            (&after["red"], &after["proved"]),
            (&played["score"], &json!(true))
        );
        losses.push(loss);
    }
    assert!(losses.contains(&0.0) && losses.iter().all(|&loss| loss >= 0.0));
    let (_, over) = host.post(
        "/api/positions/analysis",
        &json!({"position": "four-treasures rrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbbbbb/bbbbb - over - - -"}),
    );
    assert_eq!(
        (&over["lines"], &over["proved"]),
        (&json!([]), &json!(true))
    );
    assert_eq!(over["red"], -15.0);
}

#[test]
fn an_analysis_looks_no_further_than_the_host_allows() {
    let place = TestFolder::new();
    let flags = [
        "--analysis-nodes=3000",
        "--analysis-ms=60000",
        "--advice-per-minute=3",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let asked = json!({"position": "four-treasures", "nodes": 1_000_000_000_u64, "lines": 99});
    let analysis_body = analysis(&host, &asked);
    assert_eq!(analysis_body["nodes"], 3000);
    assert_eq!(analysis_body["deepest"], true);
    assert_eq!(
        (
            analysis_body["lines"].as_array().map(Vec::len),
            &analysis_body["proved"]
        ),
        (Some(3), &json!(false))
    );
    assert_eq!(analysis(&host, &asked), analysis_body, "the same again");
    let less = json!({"position": "four-treasures", "nodes": 500});
    let shallow = analysis(&host, &less);
    assert_eq!(
        (&shallow["nodes"], &shallow["deepest"]),
        (&json!(500), &json!(false))
    );
    let (status, refused) = host.post("/api/positions/analysis", &less);
    assert_eq!((status, &refused["code"]), (429, &json!("too-often")));
}

/// An address has one place, and the others are refused.
#[test]
fn a_full_pool_of_advice_is_said() {
    let place = TestFolder::new();
    let flags = [
        "--thinking-threads=1",
        "--advice-queue=1",
        "--analysis-nodes=1000000000",
        "--analysis-ms=1500",
        "--log=error",
    ];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let asked = json!({"position": "stone-of-destiny"});
    let answers: Vec<(u16, Value)> = thread::scope(|scope| {
        let ask = || host.post("/api/positions/analysis", &asked);
        let asking = [(); 6].map(|()| scope.spawn(ask));
        asking
            .map(|asking| asking.join().expect("an answer"))
            .into()
    });
    let count = |status| answers.iter().filter(|answer| answer.0 == status).count();
    assert!((1..=3).contains(&count(200)), "{answers:?}");
    assert_eq!(count(200) + count(503), answers.len(), "{answers:?}");
    let refused = answers.iter().find(|answer| answer.0 == 503);
    assert_eq!(refused.expect("one was refused").1["code"], "busy");
    let metrics = host.text("/metrics");
    assert!(
        metrics.contains(&format!("tara_advice_full_total {}", count(503))),
        "{metrics}"
    );
    assert!(
        metrics.contains(&format!("tara_advice_total {}", count(200))),
        "{metrics}"
    );
    let waits = "tara_advice_waits{lane=\"analyses\"} 0";
    assert!(metrics.contains(waits), "{metrics}");
}

/// Once an analysis went on though nobody waited for it, and others waited until its end.
#[test]
fn an_analysis_ends_with_its_client() {
    let place = TestFolder::new();
    let settings = Settings {
        analysis_nodes: u64::MAX,
        analysis_ms: 3_600_000,
        ..Settings::default()
    };
    let host = Host::start_in_with(&place.file("tara.db"), Clock::system(), settings);
    let body = json!({"position": "stone-of-destiny"}).to_string();
    let mut gone = TcpStream::connect(&host.address).expect("it listens");
    let head = format!(
        "POST /api/positions/analysis HTTP/1.1\r\nHost: {}\r\n",
        host.address
    );
    let kind = "Content-Type: application/json\r\n";
    let asked = format!("{head}{kind}Content-Length: {}\r\n\r\n{body}", body.len());
    gone.write_all(asked.as_bytes()).expect("it reads");
    let less = json!({"position": "four-treasures", "nodes": 500});
    while !host
        .text("/metrics")
        .contains("tara_advice_wait_seconds_count 1")
    {
        thread::yield_now();
    }
    drop(gone);
    // It would be refused after 20 seconds if its turn did not come.
    assert_eq!(host.post("/api/positions/analysis", &less).0, 200);
}

#[test]
fn every_request_is_described() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (_, described) = host.get("/api/openapi.json");
    let paths = described["paths"].as_object().expect("paths");
    let pages = include_str!("../../../../docs/protocol.md");
    for path in paths.keys() {
        let sheets = path.replace("/sheets/{game}", "/sheets/GAME");
        let analysis_body = sheets.replace("{table}", "TABLE").replace("{game}", "N");
        assert!(
            pages.contains(&analysis_body),
            "{path} is not in the protocol"
        );
    }
    for path in [
        "/api/positions",
        "/api/positions/analysis",
        "/api/tables/{table}/hint",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
}
