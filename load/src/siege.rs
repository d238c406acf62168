//! Attacks on a server, while two people play there: how much memory each takes, and how long the players wait.
//!
//! The attackers have many addresses of this machine, so that the limits of one address do not decide alone.

mod attack;

use std::cell::{Cell, RefCell};
use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use futures_util::FutureExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinSet, LocalSet, spawn_blocking};
use tokio::time::{Instant, interval, sleep, timeout};
use ureq::Agent;

use crate::kernel::Kernel;
use crate::latencies::Latencies;
use crate::opening::{Clock, LISTED, Listed, OpenTable, Variants, open};
use crate::pair::{Pace, Pair};
use crate::run::EVENTS;
use crate::server::Server;
use crate::solo::Solo;
use crate::stored;
use crate::temp_dir::TempDir;
use attack::{ATTACKS, Attack, Targets, picture};

/// The measurements of one attack.
#[derive(Debug)]
struct Measurement {
    name: &'static str,
    /// The number of connections tried, and of those that the server still has at the end.
    tried: usize,
    left: usize,
    /// The growth of the server's memory at its peak, and of what the kernel keeps for the server, in bytes.
    memory: u64,
    kernel: u64,
    /// The median, the 99th percentile and the maximum of the players' waits.
    waits: [Duration; 3],
    /// Of 100 decisions of a greedy computer player, those that took more than 100 ms.
    late: f64,
    /// The time that two other people need to begin a game, and somebody else for a picture.
    begin: Duration,
    picture: Duration,
    /// The processor time of the server in the second that begins a second after all clients have gone.
    idle: Duration,
    /// The MiB a second that attackers read, but for those that an address may have at once.
    read: f64,
    /// The MB of the database that an address can fill in a day with events like those of the attack.
    written: f64,
}

/// The connections that the server has taken, the bytes that those of them which read logs have got, and how often others were refused
/// another listed seat.
#[derive(Default)]
struct Attackers {
    silent: Vec<TcpStream>,
    asking: JoinSet<()>,
    read: Rc<Cell<u64>>,
    refused: Rc<Cell<u64>>,
}

/// The duration of an attack once all connections were tried.
const SECONDS: u64 = 15;

/// The time between two moves of the players.
const PERIOD: Duration = Duration::from_millis(100);

/// The number of moves of Seat of Kings that were made before: views are long then.
const MOVES: usize = 300;

/// The number of those of the game that is over, and of the decisions of the person who has a tutor: with those of the other and the draws they are more
/// than a tutor looks back, and the game is seldom over after the attack.
const LONG_GAME: usize = 2000;
const TUTORED: usize = 100;

/// The time that an attacker tries to connect or to send.
const MAX_WAIT: Duration = Duration::from_secs(5);

/// The limits of the requirement: memory of all attacks together, and the wait of 99 of 100 moves.
const MAX_MEMORY: u64 = 64 << 20;
const MAX_WAIT_OF_MOVE: Duration = Duration::from_millis(50);

/// The bounds of what dear work may take from others: the part of late decisions, and times as in [`Measurement`].
const MAX_LATE: f64 = 1.0;
const MAX_BEGIN: Duration = Duration::from_secs(1);
const MAX_PICTURE: Duration = Duration::from_secs(1);
const MAX_IDLE: Duration = Duration::from_millis(50);

/// The bytes of a MiB, those that an address may be sent at once, and its MiB a second.
const MIB: f64 = 1_048_576.0;
const BURST: u64 = 16 << 20;
const MAX_READ: f64 = 1.1;

/// The events that an address may add in a day: those of an hour at once, and as many in each hour. And the MB that they may take.
const EVENTS_A_DAY: f64 = 25.0 * 18_000.0;
const MAX_WRITTEN: f64 = 200.0;

/// The players have the usual limits, but for the moves that they make before and the time until listed seats that nobody uses are free.
const FLAGS: [&str; 3] = [
    "--messages-per-second=1000",
    "--sit-within-ms=4000",
    "--log=off",
];
const SIT_WITHIN: Duration = Duration::from_secs(4);

/// Runs each attack whose name has `wanted` in it against a server of its own, and then all of them together if all are wanted. Returns the
/// targets missed.
///
/// # Errors
///
/// If the server does not start or the players cannot go on.
pub(crate) async fn run(tara: &Path, wanted: &str) -> Result<Vec<&'static str>> {
    let mut plans: Vec<(&str, Vec<(Attack, usize)>)> = vec![("none", Vec::new())];
    plans.extend(ATTACKS.map(|attack| (attack.0.name(), vec![attack])));
    plans.push(("all together", ATTACKS.to_vec()));
    plans.retain(|(name, _)| name.contains(wanted));
    println!(
        "| attack | connections | left at the end | memory, MiB | kernel, MiB | wait 50 %, ms | 99 % | longest | late, % | begin, ms | picture, ms | idle, ms | read, MiB/s | written, MB/day |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    let mut misses = Vec::new();
    for (name, attacks) in plans {
        let tasks = LocalSet::new();
        let measured = tasks.run_until(besiege(tara, name, &attacks)).await;
        let measured = measured.with_context(|| name.to_owned())?;
        println!("{measured}");
        if measured.is_missed() {
            misses.push(measured.name);
        }
    }
    Ok(misses)
}

async fn besiege(
    tara: &Path,
    name: &'static str,
    attacks: &[(Attack, usize)],
) -> Result<Measurement> {
    let place = TempDir::new("siege")?;
    let database = place.file("tara.db");
    let server = Server::start_with(tara, &database, &FLAGS)?;
    // Before the others sit down, whose sockets would be silent meanwhile.
    let game = finished_game(&server).await?;
    let (table, pair) = players(&server, 0, MOVES).await?;
    let (solo_table, solo) = Solo::sit_down(&server.address).await?;
    let targets = Targets {
        table,
        game,
        solo: solo_table,
        listed: watch::Sender::default(),
    };
    let mut solo = solo.warm_up(TUTORED).await?;
    let latencies = Rc::new(RefCell::new(Latencies::default()));
    let (begin, start) = watch::channel(None);
    let pace = Pace {
        begin: start,
        offset: PERIOD,
        period: PERIOD,
    };
    let playing = tokio::task::spawn_local(pair.play(pace, Rc::clone(&latencies)));
    let kernel = Arc::new(Kernel::of(&server.address)?);
    let (memory, kept) = (server.memory()?, kernel.bytes()?);
    let before = kernel.connections()?;
    let now = Instant::now();
    begin.send_replace(Some([now, now]));
    let mut peak = (0, 0);
    let decisions = server.decisions()?;
    let soloing = tokio::task::spawn_local(async move { solo.play(PERIOD).await });
    let mut others = (Duration::ZERO, Duration::ZERO);
    let attacked = Instant::now();
    let stored = (server.count(EVENTS)?, stored::bytes(&database).await?);
    let besieged = async {
        let held = attackers(&server, &targets, attacks).await?;
        let now = Instant::now();
        let opened = opened(&server, 2, Some(targets.listed.clone())).await?;
        Pair::sit_down(&server.address, &opened, 3).await?;
        others.0 = now.elapsed() - LISTED;
        ensure!(
            name != Attack::Seats.name() || held.refused.get() > 0,
            "nobody was refused a listed seat"
        );
        let now = Instant::now();
        let address = server.address.clone();
        spawn_blocking(move || ureq::get(format!("http://{address}{}", picture(0))).call())
            .await??;
        others.1 = now.elapsed();
        for _ in 0..SECONDS * 5 {
            sleep(Duration::from_millis(200)).await;
            peak.0 = peak.0.max(server.memory()?.saturating_sub(memory));
            // With thousands of connections this takes 40 ms, in which the players must not stand still.
            let kernel = Arc::clone(&kernel);
            let bytes = spawn_blocking(move || kernel.bytes()).await??;
            peak.1 = peak.1.max(bytes.saturating_sub(kept));
        }
        Ok(held)
    };
    let held = tokio::select! {
        held = besieged => held,
        played = playing => Err(match played? {
            Ok(()) => anyhow::anyhow!("the players ended"),
            Err(error) => error.context("the players could not go on"),
        }),
    }?;
    let left = kernel.connections()?.saturating_sub(before);
    let now = server.decisions()?;
    let [all, quick] = [0, 1].map(|place| (now[place] - decisions[place]) as f64);
    soloing.abort();
    let read = held.read.get().saturating_sub(BURST) as f64 / attacked.elapsed().as_secs_f64();
    let events = server.count(EVENTS)? - stored.0;
    let bytes = stored::bytes(&database).await?.saturating_sub(stored.1);
    drop(held);
    sleep(Duration::from_secs(1)).await;
    let busy = server.processor()?;
    sleep(Duration::from_secs(1)).await;
    let idle = server.processor()?.saturating_sub(busy);
    let mut latencies = latencies.take();
    let mut wait = |of_100| latencies.percentile(of_100).context("nobody moved");
    Ok(Measurement {
        name,
        tried: attacks.iter().map(|(_, count)| count).sum(),
        left,
        memory: peak.0,
        kernel: peak.1,
        waits: [wait(50.0)?, wait(99.0)?, wait(100.0)?],
        late: 100.0 * (all - quick) / all.max(1.0),
        begin: others.0,
        picture: others.1,
        idle,
        read: read / MIB,
        // Few events say little of a day.
        written: bytes as f64 / events.max(2_000) as f64 * EVENTS_A_DAY / 1e6,
    })
}

/// Plays a long game of Seat of Kings that is resigned. Returns its path.
async fn finished_game(server: &Server) -> Result<String> {
    let (table, pair) = players(server, 1, LONG_GAME).await?;
    pair.resign().await?;
    let path = format!("/api/tables/{table}/games/0");
    // It is there once the end of the game is stored.
    server.get(&path)?;
    Ok(path)
}

/// Two players after so many moves of a game of Seat of Kings, at a table of this number.
async fn players(server: &Server, number: usize, moves: usize) -> Result<(String, Pair)> {
    let opened = opened(server, number, None).await?;
    let pair = Pair::sit_down(&server.address, &opened, 1 + number as u64).await?;
    Ok((opened.table, pair.warm_up(moves).await?))
}

/// A table for two players, whose name is told if it is listed.
async fn opened(server: &Server, number: usize, listed: Option<Listed>) -> Result<OpenTable> {
    let variants = Variants::read(&server.get("/api/variants")?)?;
    let (address, kings) = (server.address.clone(), variants.of(0).clone());
    let agent = Agent::new_with_defaults();
    spawn_blocking(move || open(&agent, &address, &kings, Clock::Days, number, listed)).await?
}

/// Opens the connections of all attacks, and keeps those that the server takes.
async fn attackers(
    server: &Server,
    targets: &Targets,
    attacks: &[(Attack, usize)],
) -> Result<Attackers> {
    let to: SocketAddr = server.address.parse()?;
    let mut held = Attackers::default();
    for (kind, &(attack, count)) in attacks.iter().enumerate() {
        for number in 0..count {
            let bytes = attack.bytes(targets, number);
            let from = [
                127,
                1 + kind as u8,
                (number / attack.per_address()) as u8,
                1,
            ];
            if attack == Attack::Events {
                let mut opened = opened(server, 3 + number, None).await?;
                opened.from = from.into();
                if let Ok(pair) = Pair::sit_down(&server.address, &opened, number as u64).await {
                    let pace = Pace {
                        begin: watch::channel(Some([Instant::now(); 2])).1,
                        offset: Duration::ZERO,
                        period: PERIOD / 10,
                    };
                    let played = pair.play(pace, Rc::default());
                    held.asking.spawn_local(played.map(drop));
                }
                continue;
            }
            // A connection that the server refuses does no harm.
            let Ok(Ok(stream)) = timeout(MAX_WAIT, connect(from, to, &bytes, attack)).await else {
                continue;
            };
            match attack {
                Attack::Films => {}
                Attack::Logs => {
                    let message = attack::log(&targets.table);
                    let (read, weigh) = (Rc::clone(&held.read), |got: &[u8]| got.len() as u64);
                    held.asking
                        .spawn_local(ask(stream, move || message.clone(), read, weigh));
                }
                Attack::Seats => {
                    let listed = targets.listed.subscribe();
                    let message = move || attack::join(&listed.borrow(), number);
                    let weigh =
                        |got: &[u8]| String::from_utf8_lossy(got).contains("unused-seat").into();
                    held.asking
                        .spawn_local(ask(stream, message, Rc::clone(&held.refused), weigh));
                }
                _ => held.silent.push(stream),
            }
        }
    }
    if attacks.iter().any(|(attack, _)| *attack == Attack::Seats) {
        // The first refusals last as long again: this is their middle.
        sleep(SIT_WITHIN * 3 / 2).await;
    }
    Ok(held)
}

/// Asks for something five times a second, and counts the answers.
async fn ask(
    mut stream: TcpStream,
    message: impl Fn() -> Vec<u8>,
    count: Rc<Cell<u64>>,
    weigh: impl Fn(&[u8]) -> u64,
) {
    let (mut ticks, mut buffer) = (interval(2 * PERIOD), vec![0; 1 << 16]);
    loop {
        tokio::select! {
            got = stream.read(&mut buffer) => match got {
                Ok(bytes @ 1..) => count.set(count.get() + weigh(&buffer[..bytes])),
                _ => return,
            },
            _ = ticks.tick() => if stream.write_all(&message()).await.is_err() {
                return;
            },
        }
    }
}

async fn connect(from: [u8; 4], to: SocketAddr, bytes: &[u8], attack: Attack) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    // Bytes that the attacker's side of the machine keeps are not the server's, unless they are read.
    if attack != Attack::Logs {
        socket.set_recv_buffer_size(4096)?;
    }
    socket.bind((from, 0).into())?;
    let mut stream = socket.connect(to).await?;
    // Bytes that cannot be sent are not waited for: the server takes no more.
    let _ = timeout(Duration::from_millis(20), stream.write_all(bytes)).await;
    Ok(stream)
}

impl Measurement {
    fn is_missed(&self) -> bool {
        self.memory + self.kernel > MAX_MEMORY
            || self.waits[1] > MAX_WAIT_OF_MOVE
            || self.late > MAX_LATE
            || self.begin > MAX_BEGIN
            || self.picture > MAX_PICTURE
            || self.idle > MAX_IDLE
            || self.read > MAX_READ
            || self.written > MAX_WRITTEN
    }
}

impl fmt::Display for Measurement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mib = |bytes: u64| bytes as f64 / MIB;
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let [half, most, all] = self.waits.map(ms);
        write!(
            f,
            "| {} | {} | {} | {:.1} | {:.1} | {half:.1} | {most:.1} | {all:.1} | {:.1} | {:.0} | {:.0} | {:.0} | {:.1} | {:.0} |",
            self.name,
            self.tried,
            self.left,
            mib(self.memory),
            mib(self.kernel),
            self.late,
            ms(self.begin),
            ms(self.picture),
            ms(self.idle),
            self.read,
            self.written,
        )
    }
}
