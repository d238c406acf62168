//! One run: opens tables, plays, measures, and times a start.

use std::cell::RefCell;
use std::path::Path;
use std::pin::pin;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::{Stream, StreamExt, TryStreamExt, stream};
use tokio::sync::watch;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{Instant, sleep_until};
use ureq::Agent;

use crate::Args;
use crate::latencies::Latencies;
use crate::opening::{Clock, Variants, open};
use crate::pair::{Pace, Pair};
use crate::report::{Costs, Report};
use crate::server::Server;
use crate::stored;
use crate::temp_dir::TempDir;

/// The number of tables opened concurrently.
const AT_ONCE: usize = 128;

/// The time for warming up, in which each pair moves at least once.
const WARM_UP: Duration = Duration::from_secs(10);

/// The number of samples of the memory.
const MEMORY_SAMPLES: u32 = 30;

/// The server's metric of events written.
pub(crate) const EVENTS: &str = "tara_events_total";

/// Loads a server and measures it.
///
/// # Errors
///
/// If the server does not start, refuses a request, or closes a socket.
pub(crate) async fn run(args: &Args) -> Result<Report> {
    let place = TempDir::new("load")?;
    let database = place.file("tara.db");
    let server = Server::start(&args.tara, &database)?;
    let mut report = LocalSet::new().run_until(measure(args, &server)).await?;
    server.stop()?;
    report.start = start(args, &database).await?;
    Ok(report)
}

async fn measure(args: &Args, server: &Server) -> Result<Report> {
    let variants = Variants::read(&server.get("/api/variants")?)?;
    let empty = server.memory()?;
    let idle = args.tables - args.playing;
    println!("opening {} tables", args.tables);
    let left = seated(server, &variants, 0..idle, Clock::Days);
    left.buffer_unordered(AT_ONCE)
        .try_for_each(async |_leaves| Ok(()))
        .await?;
    let with_idle = server.memory()?;
    let latencies = Rc::new(RefCell::new(Latencies::default()));
    let (begin, start) = watch::channel(None);
    let mut playing = JoinSet::new();
    let apart = Duration::from_secs(1) / args.rate;
    let stages = (idle..args.tables).map(|number| variants.of(number).stage(number));
    let pairs = seated(server, &variants, idle..args.tables, Clock::Fischer);
    let pairs = pairs.zip(stream::iter(stages));
    let pairs = pairs.map(async |(pair, moves)| pair.await?.warm_up(moves?).await);
    let mut pairs = pin!(pairs.buffer_unordered(AT_ONCE));
    while let Some(pair) = pairs.try_next().await? {
        let pace = Pace {
            begin: start.clone(),
            offset: apart * playing.len() as u32,
            period: apart * args.playing as u32,
        };
        playing.spawn_local(pair.play(pace, Rc::clone(&latencies)));
    }
    println!("playing for {} s", args.seconds);
    let now = Instant::now();
    let measured = now + WARM_UP;
    begin.send_replace(Some([now, measured]));
    until(measured, &mut playing).await?;
    let costs = watched(args, server, measured, &mut playing).await?;
    let mut latencies = latencies.take();
    let mut wait = |of_100| latencies.percentile(of_100).context("nobody moved");
    let waits = [wait(50.0)?, wait(99.0)?, wait(100.0)?];
    let last = costs.memory.last().copied().unwrap_or_default();
    let grown = last.saturating_sub(empty);
    Ok(Report {
        tables: args.tables,
        playing: args.playing,
        moves: latencies.count(),
        waits,
        table: grown / args.tables as u64,
        idle_table: with_idle.saturating_sub(empty) / idle.max(1) as u64,
        costs,
        stored: args.stored,
        start: Duration::ZERO,
    })
}

/// Lets the pairs play for the measured time. Returns the costs of the server.
async fn watched(
    args: &Args,
    server: &Server,
    measured: Instant,
    playing: &mut JoinSet<Result<()>>,
) -> Result<Costs> {
    let (processor, events) = (server.processor()?, server.count(EVENTS)?);
    let mut memory = Vec::new();
    let seconds = Duration::from_secs(args.seconds);
    for look in 1..=MEMORY_SAMPLES {
        until(measured + seconds * look / MEMORY_SAMPLES, playing).await?;
        memory.push(server.memory()?);
    }
    Ok(Costs {
        seconds: measured.elapsed().as_secs_f64(),
        events: server.count(EVENTS)? - events,
        processor: server.processor()? - processor,
        memory,
    })
}

/// Seats pairs at new tables.
fn seated<'a>(
    server: &'a Server,
    variants: &'a Variants,
    numbers: std::ops::Range<usize>,
    clock: Clock,
) -> impl Stream<Item = impl Future<Output = Result<Pair>>> + 'a {
    let agent = Agent::new_with_defaults();
    stream::iter(numbers).map(move |number| {
        let (agent, variant) = (agent.clone(), variants.of(number).clone());
        let address = server.address.clone();
        async move {
            let here = address.clone();
            let opened = tokio::task::spawn_blocking(move || {
                open(&agent, &here, &variant, clock, number, None)
            });
            Pair::sit_down(&address, &opened.await??, number as u64).await
        }
    })
}

/// Waits until a time. Fails if a pair stops playing before it.
async fn until(moment: Instant, playing: &mut JoinSet<Result<()>>) -> Result<()> {
    tokio::select! {
        () = sleep_until(moment) => Ok(()),
        Some(ended) = playing.join_next() => ended?.context("somebody could not go on"),
    }
}

/// Times the start of a server with many stored tables.
async fn start(args: &Args, database: &Path) -> Result<Duration> {
    println!("storing {} tables", args.stored);
    stored::fill(database, args.stored).await?;
    let server = Server::start(&args.tara, database)?;
    let started_in = server.started_in;
    server.stop()?;
    Ok(started_in)
}
