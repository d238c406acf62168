//! `tara serve`, `tara backup`, `tara restore`: the commands of a host.

pub(crate) mod settings_file;

use std::io::Write;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::num::NonZero;
use std::path::Path;

use anyhow::{Context, anyhow};
use serde_json::{Map, Value};
use server::{Environment, Random, RestoreError, Settings};
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::answer::Answer;
use crate::args::{BackupArgs, LogForm, RestoreArgs, ServeArgs};
use crate::input::{self, quoted, unwritten};
use crate::words::words;

pub(crate) fn run(args: &ServeArgs, out: &mut impl Write) -> anyhow::Result<Answer> {
    let settings = settings(args)?;
    begin_log(args)?;
    runtime()?.block_on(async {
        let words = words();
        let path = settings.base_path.clone();
        let (mut interrupted, mut ended) = (
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
        );
        let running = server::serve_in(settings, environment()).await?;
        let address = format!("http://{}{path}", running.address());
        writeln!(
            out,
            "{}",
            words.say("serve-listens", &[("address", address.into())])
        )?;
        if let Some(line) = for_others(running.address(), &path) {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = ended.recv() => {}
        }
        running.stop().await?;
        writeln!(out, "{}", words.get("serve-ended"))?;
        Ok(Answer::Yes)
    })
}

/// The line that says where other devices reach a server that listens at all addresses; `None` for one that listens at one.
fn for_others(address: SocketAddr, path: &str) -> Option<String> {
    if !address.ip().is_unspecified() {
        return None;
    }
    let port = address.port();
    Some(match outward_address(address.is_ipv6()) {
        Some(ip) => {
            let address = format!("http://{}{path}", SocketAddr::new(ip, port));
            words().say("serve-others", &[("address", address.into())])
        }
        None => {
            let values = [("port", port.to_string().into()), ("path", path.into())];
            words().say("serve-others-unknown", &values)
        }
    })
}

/// The address from which this machine would send to others; `None` if it has no network. Nothing is sent: a datagram has no
/// handshake, and these addresses are nobody's.
fn outward_address(has_ipv6: bool) -> Option<IpAddr> {
    let from = |own: &str, other: &str| {
        let socket = UdpSocket::bind(own).ok()?;
        socket.connect(other).ok()?;
        let ip = socket.local_addr().ok()?.ip();
        (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
    };
    let other = || from("[::]:0", "[2001:db8::1]:9").filter(|_| has_ipv6);
    from("0.0.0.0:0", "192.0.2.1:9").or_else(other)
}

/// The system's clock and random numbers. In a debug build `TARA_TEST_SEED` is a seed of these, by which a test that failed is
/// repeated, and lets the test put the clock forward: by the milliseconds in each line of the standard input.
fn environment() -> Environment {
    let seed = cfg!(debug_assertions).then(|| std::env::var("TARA_TEST_SEED").ok());
    let Some(seed) = seed.flatten().and_then(|seed| seed.parse().ok()) else {
        return Environment::default();
    };
    let environment = Environment {
        random: Random::seeded(seed),
        ..Environment::default()
    };
    let clock = environment.clock.clone();
    std::thread::spawn(move || {
        let lines = std::io::stdin().lines().map_while(Result::ok);
        for ms in lines.filter_map(|line| line.parse().ok()) {
            clock.advance(ms);
        }
    });
    environment
}

/// Threads for half of the processors: the database, the computer players and the network of the system have threads of
/// their own, and each message that changes its thread costs more than the work on it.
fn runtime() -> std::io::Result<Runtime> {
    let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
    Builder::new_multi_thread()
        .worker_threads((processors / 2).max(1))
        .enable_all()
        .build()
}

pub(crate) fn backup(args: &BackupArgs) -> anyhow::Result<Answer> {
    let (from, to) = (&args.database, &args.to);
    let copied = Runtime::new()?.block_on(server::backup(from, to));
    copied.map_err(|error| uncopied(error, from, to, "backup-no-database"))?;
    Ok(Answer::Yes)
}

pub(crate) fn restore(args: &RestoreArgs) -> anyhow::Result<Answer> {
    let (from, to) = (&args.from, &args.database);
    let restored = Runtime::new()?.block_on(server::restore(from, to));
    restored.map_err(|error| uncopied(error, from, to, "restore-no-backup"))?;
    Ok(Answer::Yes)
}

/// The error of a copy, with the file that it is about. `missing` is the message of a source that is not there.
fn uncopied(error: RestoreError, from: &Path, to: &Path, missing: &str) -> anyhow::Error {
    match error {
        RestoreError::Store(_) if !from.exists() => {
            anyhow!(words().say(missing, &[("file", quoted(from).into())]))
        }
        RestoreError::Io(error) => unwritten(to, error),
        RestoreError::Occupied => anyhow::Error::from(error).context(quoted(to)),
        RestoreError::Store(ref store) if store.reason() == "full" => {
            anyhow::Error::from(error).context(quoted(to))
        }
        RestoreError::NotWhole | RestoreError::Store(_) => {
            anyhow::Error::from(error).context(quoted(from))
        }
    }
}

/// The settings of the file, then those of flags and of the environment.
fn settings(args: &ServeArgs) -> anyhow::Result<Settings> {
    let mut settings = match &args.file {
        Some(file) => {
            let name = || quoted(file);
            let text = input::text(file).with_context(name)?;
            settings_file::read(&text).with_context(name)?
        }
        None => Map::new(),
    };
    if let Value::Object(flags) = serde_json::to_value(&args.settings)? {
        settings.extend(flags.into_iter().filter(|(_, value)| !value.is_null()));
    }
    let settings: Settings = serde_json::from_value(Value::Object(settings))?;
    settings.check()?;
    Ok(settings)
}

/// The parts of the program that may log in detail. Libraries may not: some log what they read, with secrets in it.
const DETAILED: [&str; 3] = ["server", "sqlx", "tara"];

fn begin_log(args: &ServeArgs) -> anyhow::Result<()> {
    let log = tracing_subscriber::registry()
        .with(EnvFilter::new(&args.log))
        .with(filter_fn(|metadata| {
            let part = metadata.target().split("::").next().unwrap_or_default();
            *metadata.level() <= LevelFilter::INFO || DETAILED.contains(&part)
        }));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let begun = match args.log_form {
        LogForm::Json => log.with(lines.json()).try_init(),
        LogForm::Text => log.with(lines).try_init(),
    };
    begun.map_err(|error| anyhow!(error))
}
