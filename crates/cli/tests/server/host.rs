//! A server on a free port: in a process of its own, or in that of the test, which then sets its clock and its draws.

use std::cell::Cell;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;
use server::{Clock, Environment, Random, Running, Settings, parse_network, serve_in};
use tokio::runtime::Runtime;

/// A directory for one test, which is gone with this.
pub(crate) struct TestFolder(PathBuf);

/// A server that runs, and is killed with this.
pub(crate) struct Host {
    process: Process,
    pub(crate) address: String,
}

enum Process {
    Other(Child),
    /// In this process, for as long as its runtime is there.
    /// Nothing runs there anymore when it was asked to end.
    Own(Runtime, Option<Running>),
}

impl TestFolder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tara-server-{}-{number}", std::process::id());
        let place = std::env::temp_dir().join(name);
        fs::create_dir_all(&place).expect("a directory can be made");
        Self(place)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        // Files left behind in a directory for such things harm nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The command, without settings of the environment but for the charset.
pub(crate) fn tara() -> Command {
    let mut tara = Command::new(env!("CARGO_BIN_EXE_tara"));
    tara.env_clear().env("LC_ALL", "C.UTF-8");
    tara
}

/// The most time that another program may take to listen.
const MAX_START: Duration = Duration::from_secs(20);

/// The limits of most tests, which ask for more than people do.
const WIDE: [&str; 16] = [
    "--messages-per-second=100000",
    "--requests-per-second=100000",
    "--kib-per-second=1000000",
    "--tables-per-hour=1000000",
    "--joins-per-hour=1000000",
    "--events-per-hour=10000000",
    "--listed-tables-per-address=1000",
    "--listed-seats-per-address=1000",
    "--sockets-per-address=1000",
    "--wrong-secrets-per-minute=1000",
    "--tables-per-socket=1000",
    "--outbox-messages=256",
    "--work-timeout-ms=600000",
    "--log=error",
    "--log-form=text",
    "--thinking-threads=1",
];

impl Host {
    /// Starts a server with wide limits.
    pub(crate) fn start(database: &Path) -> Self {
        Self::start_with(database, &WIDE)
    }

    /// Starts a server in this process by this clock, with wide limits and draws that a seed repeats.
    pub(crate) fn start_in(database: &Path, clock: Clock) -> Self {
        Self::start_in_with(database, clock, Settings::default())
    }

    /// Starts a server in this process as [`Host::start_in`] does, with these settings beside the wide limits.
    pub(crate) fn start_in_with(database: &Path, clock: Clock, settings: Settings) -> Self {
        let settings = Settings {
            listen: ([127, 0, 0, 1], 0).into(),
            database: database.into(),
            messages_per_second: 100_000,
            requests_per_second: 100_000,
            kib_per_second: 1_000_000,
            outbox_messages: 256,
            // However busy the machine is.
            work_timeout_ms: 600_000,
            trusted_proxies: vec![parse_network("127.0.0.1").expect("an address")],
            ..settings
        };
        let random = Random::seeded(next_seed());
        let runtime = Runtime::new().expect("a runtime");
        let running = runtime.block_on(serve_in(settings, Environment { clock, random }));
        let running = running.expect("it listens");
        Self {
            address: running.address().to_string(),
            process: Process::Own(runtime, Some(running)),
        }
    }

    /// Starts a server with these flags.
    pub(crate) fn start_with(database: &Path, flags: &[&str]) -> Self {
        Self::run(tara(), database, flags)
    }

    /// Starts a server with wide limits under another command, which gets the command and its arguments.
    pub(crate) fn start_under(mut other: Command, database: &Path) -> Self {
        other.arg(tara().get_program());
        Self::run(other, database, &WIDE)
    }

    /// Starts a server by a command that lacks only what comes behind its name.
    pub(crate) fn run(mut command: Command, database: &Path, flags: &[&str]) -> Self {
        command.args(["serve", "--listen=127.0.0.1:0", "--database"]);
        Self::run_as_said(command.arg(database), flags)
    }

    /// Starts a server by a command that lacks only these flags.
    pub(crate) fn run_as_said(command: &mut Command, flags: &[&str]) -> Self {
        let mut child = command
            .args(flags)
            .env("TARA_TEST_SEED", next_seed().to_string())
            .stdout(Stdio::piped())
            // The processes that it starts get its signals too.
            .process_group(0)
            .spawn()
            .expect("the command runs");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
        out.read_line(&mut line).expect("it says where it listens");
        let address = line.split("http://").nth(1).expect("an address").trim();
        Self {
            address: address.to_owned(),
            process: Process::Other(child),
        }
    }

    /// Starts another program, which serves at this address.
    pub(crate) fn beside(mut command: Command, address: &str) -> Self {
        let child = command.process_group(0).spawn().expect("it runs");
        let host = Self {
            address: address.to_owned(),
            process: Process::Other(child),
        };
        let began = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(began.elapsed() < MAX_START, "{address} does not listen");
        }
        host
    }

    /// Kills it at once.
    pub(crate) fn kill(mut self) {
        self.kill_now();
        self.child().wait().expect("it ends");
    }

    /// Kills it at once, while others still talk to it.
    pub(crate) fn kill_now(&self) {
        assert!(self.signal("KILL"));
    }

    /// Stops its process without ending it, until it is thawed.
    pub(crate) fn freeze(&self) {
        assert!(self.signal("STOP"));
    }

    /// Lets its process go on.
    pub(crate) fn thaw(&self) {
        assert!(self.signal("CONT"));
    }

    /// Asks it to end, and waits for that.
    pub(crate) fn stop(mut self) {
        if let Process::Own(runtime, running) = &mut self.process {
            let running = running.take().expect("it ends once");
            return runtime.block_on(running.stop()).expect("it ends");
        }
        assert!(self.signal("TERM"));
        assert!(self.child().wait().expect("it ends").success());
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        match &self.process {
            Process::Other(child) => child.id(),
            Process::Own(..) => panic!("the server is no process of its own"),
        }
    }

    fn child(&mut self) -> &mut Child {
        match &mut self.process {
            Process::Other(child) => child,
            Process::Own(..) => panic!("the server is no process of its own"),
        }
    }

    fn signal(&self, name: &str) -> bool {
        let Process::Other(child) = &self.process else {
            return false;
        };
        let group = format!("-{}", child.id());
        let mut kill = Command::new("kill");
        kill.args(["-s", name, "--", &group]).stderr(Stdio::null());
        kill.status().expect("kill runs").success()
    }

    /// The status and the JSON of an answer.
    pub(crate) fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.post_text(path, &body.to_string())
    }

    pub(crate) fn post_text(&self, path: &str, body: impl ureq::AsSendBody) -> (u16, Value) {
        let sent = agent().post(self.url(path)).send(body);
        answer(sent.expect("it answers"))
    }

    /// The same by a proxy, which says for whom it asks.
    pub(crate) fn post_for(&self, whom: &str, path: &str, body: &Value) -> (u16, Value) {
        let post = agent().post(self.url(path)).header("X-Forwarded-For", whom);
        answer(post.send(body.to_string()).expect("it answers"))
    }

    pub(crate) fn get(&self, path: &str) -> (u16, Value) {
        answer(agent().get(self.url(path)).call().expect("it answers"))
    }

    /// True if it answers. Its health is another question: a busy disk is none.
    pub(crate) fn answers(&self) -> bool {
        self.get("/api/tables").0 == 200
    }

    pub(crate) fn text(&self, path: &str) -> String {
        let mut answer = agent().get(self.url(path)).call().expect("it answers");
        answer.body_mut().read_to_string().expect("text")
    }

    /// The status and the bytes of an answer.
    pub(crate) fn bytes(&self, path: &str) -> (u16, Vec<u8>) {
        let mut answer = agent().get(self.url(path)).call().expect("it answers");
        let bytes = answer.body_mut().read_to_vec().expect("bytes");
        (answer.status().as_u16(), bytes)
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.signal("KILL");
        if let Process::Other(child) = &mut self.process {
            let _ = child.wait();
        }
    }
}

/// The seed of the random bytes of the next server of this test: the same in every run, by the name of the test, unless `TARA_TEST_SEED`
/// has another. Printed, which shows only if a test fails.
fn next_seed() -> u64 {
    thread_local! {
        static NEXT: Cell<Option<u64>> = const { Cell::new(None) };
    }
    let seed = NEXT.get().unwrap_or_else(|| {
        let given = std::env::var("TARA_TEST_SEED").ok();
        let seed = given.map_or_else(seed_of_test, |seed| seed.parse().expect("a number"));
        println!("to repeat it: TARA_TEST_SEED={seed}");
        seed
    });
    NEXT.set(Some(seed.wrapping_add(1)));
    seed
}

/// The FNV-1a hash of the name of this test, which is that of its thread.
fn seed_of_test() -> u64 {
    let thread = std::thread::current();
    let name = thread.name().unwrap_or_default();
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder().http_status_as_error(false);
    config.build().into()
}

fn answer(mut answer: ureq::http::Response<ureq::Body>) -> (u16, Value) {
    let text = answer.body_mut().read_to_string().expect("text");
    let read = serde_json::from_str(&text).unwrap_or(Value::Null);
    (answer.status().as_u16(), read)
}
