//! Behind a proxy: for whom it asks, and the path below which everything is.

use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder};
use crate::races::begun;
use crate::raw::wait_until;

fn asked() -> Value {
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats});
    json!({"agreed": agreed, "secret": secret()})
}

/// Opens a table for each of these, and gives the statuses.
fn opened<const N: usize>(host: &Host, for_whom: [&str; N]) -> [u16; N] {
    for_whom.map(|whom| host.post_for(whom, "/api/tables", &asked()).0)
}

#[test]
fn a_trusted_proxy_says_for_whom_it_asks_and_nobody_else() {
    let place = TestFolder::new();
    let trusted = [
        "--trusted-proxies=10.0.0.9,127.0.0.1",
        "--tables-per-hour=1",
    ];
    let host = Host::start_with(&place.file("behind.db"), &trusted);
    let one_each = ["1.2.3.4", "1.2.3.4", "5.6.7.8", "::ffff:5.6.7.8"];
    assert_eq!(opened(&host, one_each), [201, 429, 201, 429]);
    // The addresses that a client writes itself stand before those of the proxies.
    let headers = ["7.7.7.7, 1.2.3.4", "7.7.7.7, 1.2.3.4, 10.0.0.9"];
    assert_eq!(opened(&host, headers), [429, 429]);
    let host = Host::start_with(&place.file("before.db"), &["--tables-per-hour=1"]);
    assert_eq!(opened(&host, ["1.2.3.4", "5.6.7.8"]), [201, 429]);
}

#[test]
fn sockets_are_counted_for_whom_they_are() {
    let place = TestFolder::new();
    let flags = ["--trusted-proxies=127.0.0.1", "--sockets-per-address=1"];
    let host = Host::start_with(&place.file("tara.db"), &flags);
    let connect = |whom: &str| {
        let url = format!("ws://{}/api/socket", host.address);
        let mut request = url.into_client_request().expect("a request");
        let whom = whom.parse().expect("a header");
        request.headers_mut().insert("x-forwarded-for", whom);
        let stream = TcpStream::connect(&host.address).expect("it listens");
        tungstenite::client(request, stream).ok()
    };
    let first = connect("1.2.3.4");
    assert!(first.is_some());
    assert!(connect("1.2.3.4").is_none());
    assert!(connect("5.6.7.8").is_some());
}

#[test]
fn everything_is_below_the_base_path() {
    let place = TestFolder::new();
    let flags = ["--base-path=/games/tara", "--requests-per-second=1000"];
    let mut host = Host::start_with(&place.file("tara.db"), &flags);
    let (table, mut players) = begun(&host, json!({}));
    let version = players[0].1["view"]["version"].clone();
    players[0].0.play(&table.id, "red", &version, "D4");
    let own = ["/healthz", "/metrics", "/api/openapi.json", "/api/variants"];
    for path in own {
        wait_until(path, || host.get(path).0 == 200);
    }
    host.address = host.address.replace("/games/tara", "");
    for path in own {
        let (status, error) = host.get(path);
        assert_eq!((status, &error["code"]), (404, &json!("no-path")), "{path}");
    }
    assert!(Client::try_connect(&host, 9).is_none());
}
