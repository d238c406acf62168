//! Reports: a person at a table says to the host what is wrong with another.

use serde_json::{Value, json};

use crate::admin::{admin, admin_json, of_ann_and_ben};
use crate::client::secret;
use crate::host::{Host, TestFolder};

#[test]
fn a_report_is_listed_until_the_host_closes_it() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, [ann, ben]) = of_ann_and_ben(&host);
    let report = |asked: &Value| {
        let (status, answer) = host.post(&format!("/api/tables/{table}/reports"), asked);
        (
            status,
            answer["code"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let about =
        |seat: &str, secret: &str| json!({"secret": secret, "about": seat, "reason": "name"});
    assert_eq!(
        report(&about("red", &secret())),
        (403, "wrong-secret".into())
    );
    let malformed = (400, "malformed".to_owned());
    for seat in ["blue", "green", ""] {
        assert_eq!(report(&about(seat, &ben)), malformed, "{seat}");
    }
    let long = json!({"secret": ben, "about": "red", "reason": "other", "text": "x".repeat(501)});
    assert_eq!(report(&long), malformed);
    let unknown = json!({"secret": ben, "about": "red", "reason": "ugly"});
    assert_eq!(report(&unknown), malformed);
    assert_eq!(admin_json(&database, &["reports"]), json!([]));

    let text = "waits\nfor \u{202e}hours\u{7}";
    let stalling = json!({"secret": ben, "about": "red", "reason": "stalling", "text": text});
    assert_eq!(report(&stalling).0, 204);
    assert_eq!(report(&about("blue", &ann)).0, 204);
    let reports = admin_json(&database, &["reports"]);
    assert_eq!(reports.as_array().map(Vec::len), Some(2));
    let first = &reports[1];
    let expected = json!({
        "number": 1, "at": first["at"], "table": table, "by": "blue", "by_name": "Ben",
        "about": "red", "about_name": "Ann", "reason": "stalling", "text": "waits for hours",
    });
    assert_eq!(*first, expected);
    let page = admin(&database, &["reports"]).expect("a page");
    let line =
        format!("table {table}: blue (Ben) about red (Ann), stalling\n    waits for hours\n");
    assert!(page.contains(&line), "{page}");
    assert!(
        admin(&database, &["table", &table])
            .expect("a page")
            .contains(&line)
    );
    assert!(host.text("/metrics").contains("tara_open_reports 2"));

    admin(&database, &["report", "close", "1"]).expect("it is closed");
    let refused = admin(&database, &["report", "close", "1"]).expect_err("it is closed");
    assert!(
        refused.contains("no open report of that number"),
        "{refused}"
    );
    assert_eq!(admin_json(&database, &["reports"]), json!([reports[0]]));
    let all = admin_json(&database, &["reports", "--all"]);
    assert!(all[1]["closed_at"].as_u64() > first["at"].as_u64());
    assert!(host.text("/metrics").contains("tara_open_reports 1"));
    let log = admin_json(&database, &["log"]);
    assert_eq!(
        (&log[0]["command"], &log[0]["target"]),
        (&json!("close-report"), &json!("1"))
    );
    let forget = json!({"secrets": [ann]});
    assert_eq!(host.post("/api/names/forget", &forget).0, 204);
    assert_eq!(admin_json(&database, &["reports"])[0].get("by_name"), None);
}

/// The guest who takes a seat after another one has nothing to do with reports about the first.
#[test]
fn a_report_is_about_a_person_and_not_about_the_next_one_at_the_seat() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let (table, [ann, ben]) = of_ann_and_ben(&host);
    let post =
        |verb: &str, asked: Value| host.post(&format!("/api/tables/{table}/{verb}"), &asked).0;
    let about_blue = json!({"secret": ann, "about": "blue", "reason": "name"});
    assert_eq!(post("reports", about_blue.clone()), 204);
    let named = || {
        let reports = admin_json(&database, &["reports"]);
        let reports = reports.as_array().expect("a list");
        reports
            .iter()
            .map(|report| report["about_name"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(named(), [json!("Ben")]);
    assert_eq!(post("leave", json!({"secret": ben})), 204);
    assert_eq!(post("reports", about_blue.clone()), 400, "nobody is there");
    assert_eq!(named(), [Value::Null]);
    assert_eq!(
        post("join", json!({"secret": secret(), "name": "Cid"})),
        200
    );
    assert_eq!(named(), [Value::Null]);
    assert_eq!(post("reports", about_blue), 204);
    assert_eq!(named(), [json!("Cid"), Value::Null]);
}

#[test]
fn reports_are_limited_by_seat_and_by_address() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let mut count = 0;
    // Tables enough for more than an address may report.
    for _ in 0..4 {
        let (table, [_, ben]) = of_ann_and_ben(&host);
        let asked = json!({"secret": ben, "about": "red", "reason": "cheating"});
        for of_seat in 1..=4 {
            let (status, answer) = host.post(&format!("/api/tables/{table}/reports"), &asked);
            if status == 204 {
                count += 1;
                assert!(of_seat <= 3, "a seat reports three times");
            } else {
                assert_eq!((status, &answer["code"]), (429, &json!("too-many")));
            }
        }
    }
    // The fourth of each of the first two seats counted for the address too.
    assert_eq!(count, 8);
    let listed = admin_json(&database, &["reports", "--limit", "5"]);
    assert_eq!(listed.as_array().map(Vec::len), Some(5));
}
