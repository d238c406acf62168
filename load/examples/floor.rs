//! The cost of the load for a server that knows no game.
//!
//! It takes a message, writes it to a file with others of ten milliseconds, syncs that, and sends an answer to both players: what is
//! left of a move of the server when everything that is Tara's is taken away.
//!
//! `cargo run --release -p load --example floor`. It plays the players too, in a process of their own, and says the processor
//! time of user and system for each move, in microseconds.

#[path = "../src/processor.rs"]
mod processor;

use std::cell::RefCell;
use std::fs::{self, File};
use std::io::Write;
use std::process::{Child, Command};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use processor::ProcessorTime;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::LocalSet;
use tokio::time::{Instant, sleep, sleep_until};

/// As many as those of the bars.
const SOCKETS: usize = 10_000;
const MOVES_A_SECOND: u32 = 1_000;
/// As far apart as the commits of the server.
const APART: Duration = Duration::from_millis(10);
/// Bytes, about those of an order, an event, and a view with its answer; a move of the load sends 4.0 kB in all.
const ORDER: usize = 180;
const EVENT: usize = 200;
const ANSWER: usize = 2_000;

/// The time in which nothing is measured, and then that in which something is.
const BEFORE: Duration = Duration::from_secs(5);
const MEASURED: Duration = Duration::from_secs(20);

/// The players who sent a message that is not answered yet.
type Waiting = Rc<RefCell<Vec<usize>>>;

fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let work = async {
        match std::env::args().nth(1) {
            Some(address) => play(&address).await,
            None => serve().await,
        }
    };
    runtime.block_on(LocalSet::new().run_until(work))
}

async fn serve() -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?.to_string();
    let players = Command::new(std::env::current_exe()?).arg(address).spawn();
    let _players = Players(players?);
    let waiting = Waiting::default();
    let mut sockets = Vec::with_capacity(SOCKETS);
    while sockets.len() < SOCKETS {
        let (socket, _) = listener.accept().await?;
        socket.set_nodelay(true)?;
        let socket = Rc::new(socket);
        let (place, waiting) = (sockets.len(), Rc::clone(&waiting));
        let wait = move || waiting.borrow_mut().push(place);
        tokio::task::spawn_local(read(Rc::clone(&socket), wait));
        sockets.push(socket);
    }
    let path = std::env::temp_dir().join(format!("tara-floor-{}", std::process::id()));
    let mut file = File::create(&path)?;
    // It is there as long as it is open.
    fs::remove_file(&path)?;
    let mut begun = None;
    let mut moves = 0;
    let began = Instant::now();
    while began.elapsed() < BEFORE + MEASURED {
        sleep(APART).await;
        if begun.is_none() && began.elapsed() >= BEFORE {
            begun = Some(ProcessorTime::of(std::process::id())?);
            moves = 0;
        }
        let movers = waiting.take();
        if movers.is_empty() {
            continue;
        }
        file.write_all(&vec![1; EVENT * movers.len()])?;
        file.sync_data()?;
        moves += movers.len();
        for mover in movers {
            for reader in [mover, mover ^ 1] {
                let sent = sockets[reader].try_write(&[2; ANSWER])?;
                ensure!(sent == ANSWER, "a player does not read");
            }
        }
    }
    let after = ProcessorTime::of(std::process::id())?;
    let before = begun.context("nothing was measured")?;
    let a_move = |time: Duration| time.as_secs_f64() * 1e6 / moves as f64;
    println!(
        "{:.0} moves a second; a move takes {:.1} us of the user and {:.1} us of the system",
        moves as f64 / MEASURED.as_secs_f64(),
        a_move(after.user - before.user),
        a_move(after.system - before.system),
    );
    Ok(())
}

/// Takes what comes, and tells of each time that something did.
async fn read(socket: Rc<TcpStream>, mut tell: impl FnMut()) {
    let mut bytes = [0; 4096];
    while socket.readable().await.is_ok() {
        match socket.try_read(&mut bytes) {
            Ok(0) => return,
            Ok(_) => tell(),
            // It was not readable after all.
            Err(_) => {}
        }
    }
}

/// All players: they send evenly spread messages from sockets in turn, and read what comes, until the server is gone.
async fn play(address: &str) -> Result<()> {
    let mut sockets = Vec::with_capacity(SOCKETS);
    for _ in 0..SOCKETS {
        let socket = Rc::new(TcpStream::connect(address).await?);
        socket.set_nodelay(true)?;
        tokio::task::spawn_local(read(Rc::clone(&socket), || {}));
        sockets.push(socket);
    }
    let began = Instant::now();
    for sent in 0.. {
        sleep_until(began + Duration::from_secs(1) * sent / MOVES_A_SECOND).await;
        // A step that has no divisor in common with the number of sockets comes to all of them.
        let place = sent as usize * 7_919 % SOCKETS;
        if sockets[place].try_write(&[0; ORDER]).is_err() {
            break;
        }
    }
    Ok(())
}

/// The process of the players. It ends with this.
struct Players(Child);

impl Drop for Players {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
