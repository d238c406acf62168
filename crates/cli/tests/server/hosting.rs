//! The samples of `data/hosting/` fit the server and each other.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use server::Settings;

use crate::host::{Host, TestFolder};
use crate::raw::{exchange, request, value};

fn sample(name: &str) -> PathBuf {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/hosting");
    samples.join(name)
}

/// The text of a sample.
pub(crate) fn text(name: &str) -> String {
    fs::read_to_string(sample(name)).expect("it reads")
}

#[test]
fn the_settings_serve_the_site_of_the_proxies() {
    let place = TestFolder::new();
    let file = sample("tara.toml");
    let flags = [
        "--settings",
        file.to_str().expect("a path"),
        "--log=error",
        "--listen=127.0.0.1:0",
    ];
    let mut command = crate::host::tara();
    command
        .args(["serve", "--database"])
        .arg(place.file("tara.db"));
    let host = Host::run_as_said(&mut command, &flags);
    let site = "Host: tara.example";
    let own = ["Origin: https://tara.example", "X-Forwarded-For: 1.2.3.4"];
    let answer = exchange(&host, &request("GET /api/tables", &[site, own[0], own[1]]));
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    let answer = exchange(&host, &request("GET /api/tables", &["Host: other.example"]));
    assert!(answer.starts_with("HTTP/1.1 421 "), "{answer}");
    for proxy in ["Caddyfile", "nginx.conf"] {
        let text = text(proxy);
        assert!(
            text.contains("tara.example") && text.contains("127.0.0.1:8272"),
            "{proxy}"
        );
    }
}

/// The duties of the proxies, line by line, for those who cannot run them.
#[test]
fn the_proxies_do_what_hosting_says() {
    let settings = Settings::default();
    let nginx = text("nginx.conf");
    for line in [
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header Upgrade $http_upgrade;",
        "location = /metrics { return 404; }",
        "location = /healthz { return 404; }",
        "proxy_http_version 1.1;",
    ] {
        assert!(nginx.contains(line), "{line}");
    }
    let timeout = nginx.split("proxy_read_timeout ").nth(1).expect("a time");
    let timeout: u64 = timeout
        .split('s')
        .next()
        .and_then(|text| text.parse().ok())
        .expect("seconds");
    assert!(timeout * 1000 > 2 * settings.heartbeat_ms);
    let caddy = text("Caddyfile");
    assert!(caddy.contains("@host path /metrics /healthz"));
    let idle = caddy.split("keepalive ").nth(1).expect("a time");
    let idle: u64 = idle
        .split('s')
        .next()
        .and_then(|text| text.parse().ok())
        .expect("seconds");
    assert!(idle * 1000 < settings.request_timeout_ms);
}

/// Where systemd is, it says how much of the machine the unit can reach, from 0 to 10.
#[test]
fn the_unit_has_a_sandbox_and_enough_files() {
    let unit = text("tara.service");
    let files = unit.split("LimitNOFILE=").nth(1).expect("a limit");
    let files: usize = files
        .lines()
        .next()
        .and_then(|text| text.parse().ok())
        .expect("a number");
    assert!(files >= Settings::default().connections + 96);
    let mut analyze = Command::new("systemd-analyze");
    analyze.args(["security", "--offline=yes", "--no-pager", "--threshold=20"]);
    if let Ok(analyzed) = analyze.arg(sample("tara.service")).output() {
        let said = String::from_utf8_lossy(&analyzed.stdout);
        assert!(analyzed.status.success(), "{said}");
    }
}

#[test]
fn crawlers_are_asked_to_leave_alone_what_is_made_for_each() {
    let place = TestFolder::new();
    for (base, flags) in [("", vec![]), ("/tara", vec!["--base-path=/tara"])] {
        let flags = [&flags[..], &["--log=error"]].concat();
        let host = Host::start_with(&place.file("tara.db"), &flags);
        // The address of a server has its base path.
        let robots = host.text("/robots.txt");
        assert!(robots.starts_with("User-agent: *\n"), "{robots}");
        for path in ["api", "table", "join", "replay"] {
            let line = format!("Disallow: {base}/{path}/\n");
            assert!(robots.contains(&line), "{robots}");
        }
        host.stop();
    }
}

#[test]
fn metrics_tell_the_build_the_memory_and_the_times_of_routes() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start_with(&database, &["--base-path=/games", "--log=error"]);
    let paths = ["/api/version", "/api/tables/x/deck", "/api/a/b", "/api/a/c"];
    for path in paths {
        host.get(path);
    }
    let metrics = host.text("/metrics");
    let (_, version) = host.get("/api/version");
    let build = format!(
        "tara_build_info{{version={},commit={}}} 1",
        version["version"], version["commit"]
    );
    assert!(metrics.contains(&build), "{metrics}");
    let count = |route: &str| {
        let name = format!("tara_request_seconds_count{{route=\"{route}\"}}");
        value(&metrics, &name)
    };
    assert_eq!((count("/api/version"), count("none")), (1, 2));
    assert_eq!(count("/api/tables/{table}/deck"), 1);
    assert!(!metrics.contains("/api/a/"), "{metrics}");
    #[cfg(target_os = "linux")]
    assert!(value(&metrics, "tara_resident_bytes") > 1 << 20);
}
