//! A terminal of 80 columns and 24 rows with the command on it.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, Winsize, tcgetattr, tcsetwinsize};

use crate::kit::command;

/// The time that anything may take.
const PATIENCE: Duration = Duration::from_secs(120);

/// The command and the terminal on which it runs.
pub(crate) struct Terminal {
    child: Child,
    controller: File,
    /// The other end, which stays open, so that it can be seen how it was left.
    user: File,
    written: Receiver<Vec<u8>>,
    bytes: Vec<u8>,
    before: Termios,
}

impl Terminal {
    /// Starts the command.
    pub(crate) fn start(folder: &Path, args: &[&str]) -> Self {
        Self::start_in("C.UTF-8", folder, args)
    }

    /// Starts the command in a locale.
    pub(crate) fn start_in(locale: &str, folder: &Path, args: &[&str]) -> Self {
        let controller = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&controller).expect("it is ours");
        unlockpt(&controller).expect("it is ours");
        let name = ptsname(&controller, Vec::new()).expect("it has a name");
        let mut options = File::options();
        let options = options.read(true).write(true);
        let user = options.open(name.to_str().expect("text"));
        let user = user.expect("it opens");
        let end = || Stdio::from(user.try_clone().expect("another end"));
        let before = tcgetattr(&user).expect("a terminal");
        let mut command = command(args);
        command.current_dir(folder).env("TERM", "xterm-256color");
        command.env("LC_ALL", locale);
        let command = command.stdin(end()).stdout(end()).stderr(end());
        let controller = File::from(controller);
        let mut terminal = Self {
            written: read(controller.try_clone().expect("another end")),
            child: {
                tcsetwinsize(&controller, size(80, 24)).expect("a terminal");
                command.spawn().expect("it starts")
            },
            controller,
            user,
            bytes: Vec::new(),
            before,
        };
        terminal.wait_for(">");
        terminal
    }

    /// Types this.
    pub(crate) fn press(&mut self, keys: &str) {
        self.controller
            .write_all(keys.as_bytes())
            .expect("it reads");
    }

    /// Changes the size of the terminal, and tells it.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        tcsetwinsize(&self.controller, size(columns, rows)).expect("a terminal");
        self.kill(Signal::WINCH);
    }

    /// Sends a signal to the command.
    pub(crate) fn kill(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("it runs");
    }

    /// Waits until this stands on the terminal.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) {
        let begun = Instant::now();
        while !page(&self.bytes).contains(text) {
            let left = PATIENCE.saturating_sub(begun.elapsed());
            match self.written.recv_timeout(left) {
                Ok(bytes) => self.bytes.extend(bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{text} is not on it:\n{}", page(&self.bytes))
                }
            }
        }
    }

    /// Waits for the end of the command, which must have left the terminal as it was; gives all that it wrote too.
    #[track_caller]
    pub(crate) fn end(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().expect("it ends");
        let after = tcgetattr(&self.user).expect("a terminal");
        let modes = |termios: &Termios| {
            (
                termios.local_modes,
                termios.input_modes,
                termios.output_modes,
            )
        };
        assert_eq!(modes(&after), modes(&self.before), "it is left otherwise");
        drop(self.user);
        while let Ok(bytes) = self.written.recv_timeout(PATIENCE) {
            self.bytes.extend(bytes);
        }
        let written = String::from_utf8_lossy(&self.bytes).into_owned();
        let is_there = |code| written.contains(code);
        assert_eq!(
            is_there("\x1b[?1049h"),
            is_there("\x1b[?1049l"),
            "a screen is left"
        );
        (status, written)
    }
}

fn size(columns: u16, rows: u16) -> Winsize {
    Winsize {
        ws_row: rows,
        ws_col: columns,
        ws_xpixel: 0,
        ws_ypixel: 0,
    }
}

/// The bytes that are written to a terminal, until nobody has it open any more.
fn read(mut controller: File) -> Receiver<Vec<u8>> {
    let (sender, written) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(length @ 1..) = controller.read(&mut bytes) {
            if sender.send(bytes[..length].to_vec()).is_err() {
                break;
            }
        }
    });
    written
}

/// The text on a terminal to which this was written. Of what programs write to place their text, it knows how the cursor is
/// placed and the terminal cleared, which is all that the board screen needs.
fn page(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut rows = vec![vec![' '; 200]; 100];
    let (mut row, mut column) = (0, 0);
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\x1b' if letters.clone().next() == Some('[') => {
                let mut numbers = String::new();
                let end = letters.by_ref().skip(1).find(|&letter| {
                    numbers.push(letter);
                    letter.is_ascii_alphabetic()
                });
                let mut places = numbers.trim_end_matches(char::is_alphabetic).split(';');
                let mut place = || places.next()?.parse::<usize>().ok()?.checked_sub(1);
                match end {
                    Some('H') => {
                        (row, column) = (place().unwrap_or(0), place().unwrap_or(0));
                    }
                    Some('J') => rows.iter_mut().for_each(|row| row.fill(' ')),
                    _ => {}
                }
            }
            '\r' => column = 0,
            '\n' => row += 1,
            letter if letter.is_control() => {}
            letter => {
                if let Some(cell) = rows.get_mut(row).and_then(|row| row.get_mut(column)) {
                    *cell = letter;
                }
                column += 1;
            }
        }
    }
    let rows = rows.iter().map(|row| row.iter().collect::<String>());
    let rows: Vec<_> = rows.map(|row| row.trim_end().to_owned()).collect();
    rows.join("\n").trim_end().to_owned()
}
