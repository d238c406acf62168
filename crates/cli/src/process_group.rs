//! Other programs, each in a process group of its own, which end with all that they have started, with this program at the latest.

use std::fmt::Display;
use std::fs;
use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{
    Pid, Signal, WaitOptions, getpid, kill_process, kill_process_group, waitpid,
};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;

/// The signals by which a terminal or a person ends a program.
pub(crate) const ENDING: [i32; 4] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM];

/// The time that programs have to end what they have started themselves.
const GRACE: Duration = Duration::from_millis(200);

/// The groups that run.
static RUNNING: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// True if somebody else handles the signals that end this program.
static ARE_SIGNALS_TAKEN: AtomicBool = AtomicBool::new(false);

/// The children that this process had before its first engine, such as those of a shell that called `exec`.
static OTHERS: OnceLock<Vec<Pid>> = OnceLock::new();

/// A process and its group.
pub(crate) struct ProcessGroup(Child);

impl ProcessGroup {
    /// Starts a command as the leader of a new group.
    pub(crate) fn start(command: &mut Command) -> io::Result<Self> {
        static HANDLED: Once = Once::new();
        let mut running = running();
        HANDLED.call_once(|| {
            handle_signals();
            OTHERS.get_or_init(|| descendants(getpid()));
            adopt_orphans();
        });
        let child = command.process_group(0).spawn()?;
        running.push(Pid::from_child(&child));
        Ok(Self(child))
    }

    /// The leader.
    pub(crate) const fn leader(&mut self) -> &mut Child {
        &mut self.0
    }

    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }

    /// Asks all processes of the group to end.
    pub(crate) fn terminate(&self) {
        signal(Pid::from_child(&self.0), Signal::TERM);
    }
}

impl Drop for ProcessGroup {
    /// Ends all processes of the group, and those that its processes have started in other groups.
    fn drop(&mut self) {
        let id = Pid::from_child(&self.0);
        let mut running = running();
        let others = descendants(id);
        // Before the leader is waited for, no other group can have its number.
        signal(id, Signal::KILL);
        for other in others {
            kill(other);
        }
        running.retain(|other| *other != id);
        let _ = self.0.wait();
        // Nothing tells which group an orphan comes from.
        if running.is_empty() {
            end_descendants();
        }
    }
}

/// Leaves the signals that end this program to another handler, which calls [`end_by`].
pub(crate) fn take_signals() {
    ARE_SIGNALS_TAKEN.store(true, Ordering::SeqCst);
}

/// Ends all groups. Afterwards none can be started.
pub(crate) fn end_all() {
    let running = running();
    if !running.is_empty() {
        running.iter().for_each(|id| signal(*id, Signal::TERM));
        thread::sleep(GRACE);
        running.iter().for_each(|id| signal(*id, Signal::KILL));
        end_descendants();
    }
    // This program ends now: the lock is never given back.
    std::mem::forget(running);
}

/// Ends the program by a signal as if it had not been handled, so that a shell reports 128 plus its number.
pub(crate) fn end_by(signal: i32) {
    end_all();
    // Fails only for signals without a default action; these have one.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// The fields of a process in Linux's `/proc/ID/stat` after its name, which is in parentheses and may contain spaces; none on other
/// systems.
pub(crate) fn status(id: impl Display) -> Vec<String> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default();
    fields.split_whitespace().map(String::from).collect()
}

/// Makes this program the parent of the orphans among its descendants.
fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    // Where it fails, only processes with a group of their own stay.
    let _ = rustix::process::set_child_subreaper(Some(getpid()));
}

/// Ends all processes that groups have started: this program starts no others, and leaves alone those that it found.
fn end_descendants() {
    loop {
        let mut ended = descendants(getpid());
        ended.retain(|id| kill(*id));
        if ended.is_empty() {
            return;
        }
        for id in ended {
            // Fails for those of other parents, which are adopted when these have ended.
            let _ = waitpid(Some(id), WaitOptions::empty());
        }
    }
}

/// The processes that a process and its children have started.
fn descendants(ancestor: Pid) -> Vec<Pid> {
    let id = |text: &str| text.parse().ok().and_then(Pid::from_raw);
    let parent = |process: Pid| id(status(process.as_raw_pid()).get(1)?);
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes: Vec<(Pid, Option<Pid>)> = entries
        .filter_map(|entry| id(entry.file_name().to_str()?))
        .map(|process| (process, parent(process)))
        .collect();
    let others = OTHERS.get().map_or(&[][..], Vec::as_slice);
    let (mut family, mut at) = (vec![ancestor], 0);
    while let Some(&parent) = family.get(at) {
        let children = processes.iter().filter(|(_, of)| *of == Some(parent));
        let children = children.map(|(child, _)| *child);
        family.extend(children.filter(|child| !others.contains(child)));
        at += 1;
    }
    family.split_off(1)
}

fn handle_signals() {
    let signals = ENDING.into_iter().filter(|signal| !is_ignored(*signal));
    // Without a handler the groups end when their input does.
    let Ok(mut signals) = Signals::new(signals) else {
        return;
    };
    thread::spawn(move || {
        for signal in signals.forever() {
            if !ARE_SIGNALS_TAKEN.load(Ordering::SeqCst) {
                end_by(signal);
            }
        }
    });
}

/// Returns true if this program was started so that it ignores a signal, as `nohup` does.
fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

fn signal(group: Pid, signal: Signal) {
    // Fails only if all of the group have just ended by themselves.
    let _ = kill_process_group(group, signal);
}

/// Returns true if the process was there and may be ended.
fn kill(id: Pid) -> bool {
    kill_process(id, Signal::KILL).is_ok()
}

fn running() -> MutexGuard<'static, Vec<Pid>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}
