//! The proxies of `data/hosting/` in front of a server, which run only with `TARA_PROXIES`, which `cargo xtask deep proxies` sets,
//! since not every machine has them; without it the test makes their files.

use std::env;
use std::fs;
use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::client::{clients, open, secret};
use crate::games::play_to_the_end;
use crate::host::{Host, TestFolder};
use crate::hosting::text;
use crate::raw::{connect_from, request, rest};

/// The most tables that each address may open in an hour.
const TABLES: usize = 3;

/// The configuration that nginx needs around a file for `conf.d`. All of its own files are in the folder of the test.
const NGINX: &str = "daemon off; error_log stderr error; pid FOLDER/pid; events {} http { access_log off; \
    client_body_temp_path FOLDER/body; proxy_temp_path FOLDER/proxy; fastcgi_temp_path FOLDER/fastcgi; \
    uwsgi_temp_path FOLDER/uwsgi; scgi_temp_path FOLDER/scgi; include FOLDER/site.conf; }";

/// A sample with each of these texts, which it has, replaced.
fn changed(name: &str, changes: &[(&str, &str)]) -> String {
    let mut text = text(name);
    for (from, to) in changes {
        assert!(text.contains(from), "{name} has no {from}");
        text = text.replace(from, to);
    }
    text
}

/// A free port of this machine.
fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    listener.local_addr().expect("an address").port()
}

/// nginx as its sample says, but for TLS and places, and where it listens.
fn nginx(folder: &Path, server: &str) -> (Command, String) {
    let (port, other) = (free_port(), free_port());
    let (listen, other) = (
        format!("listen 127.0.0.1:{port};"),
        format!("listen 127.0.0.1:{other};"),
    );
    let site = changed(
        "nginx.conf",
        &[
            ("listen 80;", other.as_str()),
            ("listen [::]:80;", ""),
            ("listen 443 ssl;", &listen),
            ("listen [::]:443 ssl;", ""),
            (
                "ssl_certificate /etc/letsencrypt/live/tara.example/fullchain.pem;",
                "",
            ),
            (
                "ssl_certificate_key /etc/letsencrypt/live/tara.example/privkey.pem;",
                "",
            ),
            ("127.0.0.1:8272", server),
        ],
    );
    let place = folder.to_str().expect("a path");
    fs::write(folder.join("site.conf"), site).expect("it is written");
    fs::write(folder.join("nginx.conf"), NGINX.replace("FOLDER", place)).expect("it is written");
    let mut nginx = Command::new("nginx");
    nginx
        .arg("-p")
        .arg(folder)
        .arg("-c")
        .arg(folder.join("nginx.conf"));
    (nginx, format!("127.0.0.1:{port}"))
}

/// Caddy as its sample says, but for TLS and places, and where it listens.
fn caddy(folder: &Path, server: &str) -> (Command, String) {
    let port = free_port();
    let site = format!("http://127.0.0.1:{port}, http://other.example:{port} {{");
    let changes = [
        ("tara.example {", site.as_str()),
        ("127.0.0.1:8272", server),
    ];
    let sites = changed("Caddyfile", &changes);
    let file = folder.join("Caddyfile");
    fs::write(&file, format!("{{\n\tadmin off\n}}\n{sites}")).expect("it is written");
    let mut caddy = Command::new("caddy");
    caddy
        .args(["run", "--adapter=caddyfile", "--config"])
        .arg(file);
    caddy
        .env("XDG_DATA_HOME", folder)
        .env("XDG_CONFIG_HOME", folder);
    (caddy, format!("127.0.0.1:{port}"))
}

#[test]
fn the_proxies_pass_on_what_the_server_needs_and_no_more() {
    let place = TestFolder::new();
    let flags = [
        "--trusted-proxies=127.0.0.1",
        "--public-urls=https://tara.example",
        &format!("--tables-per-hour={TABLES}"),
        "--requests-per-second=1000",
        "--messages-per-second=1000",
        "--log=error",
    ];
    for (name, proxy) in [("nginx", nginx as fn(&Path, &str) -> _), ("caddy", caddy)] {
        let folder = place.file(name);
        fs::create_dir(&folder).expect("it is made");
        let server = Host::start_with(&folder.join("tara.db"), &flags);
        let (command, address) = proxy(&folder, &server.address);
        if env::var_os("TARA_PROXIES").is_some() {
            check(&Host::beside(command, &address));
            println!("{name}: a whole game, addresses, sites, sizes and closed paths");
        }
    }
}

/// Checks a server through a proxy.
fn check(proxy: &Host) {
    let table = open(proxy, "sacred-hill-1", &json!({}));
    let mut players = clients(proxy, &table, 1);
    assert_eq!(play_to_the_end(&table, &mut players)["stage"], "over");
    for path in ["/metrics", "/healthz"] {
        assert_eq!(proxy.get(path).0, 404, "{path} is for the host alone");
    }
    let heard = ask(
        proxy,
        2,
        &request("GET /api/tables", &["Host: other.example"]),
    );
    assert!(heard.starts_with("HTTP/1.1 421 "), "{heard}");
    let long = "x".repeat(70_000);
    let heard = ask(proxy, 2, &post(&long, ""));
    // Caddy passes a head on before it counts the body: the server refuses the length, and closes before it has read all.
    let is_refused = ["413", "502"].map(|status| heard.starts_with(&format!("HTTP/1.1 {status} ")));
    assert!(is_refused.contains(&true), "{heard}");
    // Each address opens as many tables as it may, whatever it says that it is.
    for last in [3, 4] {
        for number in 0..=TABLES {
            let heard = ask(
                proxy,
                last,
                &post(&terms(), &format!("X-Forwarded-For: 9.9.9.{number}")),
            );
            let status = if number < TABLES { "201" } else { "429" };
            assert!(
                heard.starts_with(&format!("HTTP/1.1 {status} ")),
                "127.0.0.{last}: {heard}"
            );
        }
    }
}

/// The answer of a proxy to bytes from the address 127.0.0.`last`.
fn ask(proxy: &Host, last: u8, bytes: &[u8]) -> String {
    let address: SocketAddr = proxy.address.parse().expect("an address");
    let mut stream = connect_from(proxy, [127, 0, 0, last]);
    assert_ne!(stream.local_addr().expect("an address").ip(), address.ip());
    // It may refuse before it has read it all.
    let _ = stream.write_all(bytes);
    rest(&mut stream)
}

/// The terms of a table.
fn terms() -> String {
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats});
    json!({"agreed": agreed, "secret": secret()}).to_string()
}

/// A request that opens a table by this body, with one more header.
fn post(body: &str, header: &str) -> Vec<u8> {
    let length = format!("Content-Length: {}", body.len());
    let mut lines = vec!["Host: 127.0.0.1", &length];
    lines.extend(Some(header).filter(|header| !header.is_empty()));
    let mut bytes = request("POST /api/tables", &lines);
    bytes.extend(body.as_bytes());
    bytes
}
