//! What the board screen waits for: keys, players who have decided, signals that end the program.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};

/// One of these.
#[derive(Debug)]
pub(crate) enum Sign {
    /// A key was pressed.
    Key(KeyEvent),
    /// The terminal is to be drawn on anew, such as after a change of its size.
    Redraw,
    /// The terminal is read no more.
    Failed(io::Error),
    /// A player has decided.
    Decided,
    /// The program is to end by the signal of this number.
    Signal(i32),
}

/// Where signs come from, one after the other.
pub(crate) struct Signs {
    sender: Sender<Sign>,
    receiver: Receiver<Sign>,
}

impl Signs {
    /// No sign comes as yet.
    pub(crate) fn new() -> Self {
        let (sender, receiver) = mpsc::channel();
        Self { sender, receiver }
    }

    /// Somebody to give signs.
    pub(crate) fn sender(&self) -> Sender<Sign> {
        self.sender.clone()
    }

    /// The next sign; nothing if none comes in that time.
    pub(crate) fn next(&self, within: Option<Duration>) -> Option<Sign> {
        match within {
            None => self.receiver.recv().ok(),
            Some(within) => self.receiver.recv_timeout(within).ok(),
        }
    }

    /// Reads the terminal in a thread, since waiting for a key cannot be given up.
    pub(crate) fn read_terminal(&self) {
        let sender = self.sender();
        thread::spawn(move || {
            loop {
                let sign = sign(event::read());
                let is_end = matches!(sign, Sign::Failed(_));
                if sender.send(sign).is_err() || is_end {
                    break;
                }
            }
        });
    }

    /// Heeds the signals by which programs are ended. The second one ends this program even if it does not come to look at
    /// the first.
    #[cfg(unix)]
    pub(crate) fn heed_signals(&self) -> io::Result<()> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

        let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        let sender = self.sender();
        thread::spawn(move || {
            for (place, signal) in signals.forever().enumerate() {
                if place > 0 || sender.send(Sign::Signal(signal)).is_err() {
                    end_by(signal);
                }
            }
        });
        Ok(())
    }

    /// There are no signals here.
    #[cfg(not(unix))]
    pub(crate) fn heed_signals(&self) -> io::Result<()> {
        Ok(())
    }
}

fn sign(read: io::Result<Event>) -> Sign {
    match read {
        Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => Sign::Key(key),
        Ok(_) => Sign::Redraw,
        Err(error) => Sign::Failed(error),
    }
}

/// Ends the program by a signal, as if it had not been heeded, so that a shell says 128 and its number.
#[cfg(unix)]
pub(crate) fn end_by(signal: i32) {
    // These signals have a usual effect, so that nothing can fail.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// There are no signals here.
#[cfg(not(unix))]
pub(crate) fn end_by(_signal: i32) {}
