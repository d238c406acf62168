//! The inputs of the board screen's event loop: keys, finished players, signals.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use signal_hook::iterator::Signals;

use crate::process_group;

/// An input to the event loop.
#[derive(Debug)]
pub(crate) enum UiEvent {
    /// A key was pressed.
    Key(KeyEvent),
    /// The terminal has to be redrawn, such as after a resize.
    Redraw,
    /// Reading the terminal has failed.
    Failed(io::Error),
    /// A player of the computer has finished.
    Decided,
    /// A signal of this number asks the program to end.
    Signal(i32),
}

/// The queue of the event loop.
pub(crate) struct UiEvents {
    sender: Sender<UiEvent>,
    receiver: Receiver<UiEvent>,
}

impl UiEvents {
    /// An empty queue without sources.
    pub(crate) fn new() -> Self {
        let (sender, receiver) = mpsc::channel();
        Self { sender, receiver }
    }

    /// A sender for a further source.
    pub(crate) fn sender(&self) -> Sender<UiEvent> {
        self.sender.clone()
    }

    /// Waits for the next event, at most `within`; `None` if none has come.
    pub(crate) fn next(&self, within: Option<Duration>) -> Option<UiEvent> {
        match within {
            None => self.receiver.recv().ok(),
            Some(within) => self.receiver.recv_timeout(within).ok(),
        }
    }

    /// Starts a thread that reads the terminal. A blocking read cannot be cancelled, so it happens outside the event loop.
    pub(crate) fn read_terminal(&self) {
        let sender = self.sender();
        thread::spawn(move || {
            loop {
                let ui_event = ui_event(event::read());
                let is_end = matches!(ui_event, UiEvent::Failed(_));
                if sender.send(ui_event).is_err() || is_end {
                    break;
                }
            }
        });
    }

    /// Turns the signals that end programs into events. A second signal ends the program even if the event loop hangs.
    pub(crate) fn handle_signals(&self) -> io::Result<()> {
        let mut signals = Signals::new(process_group::ENDING)?;
        process_group::take_signals();
        let sender = self.sender();
        thread::spawn(move || {
            for (place, signal) in signals.forever().enumerate() {
                if place > 0 || sender.send(UiEvent::Signal(signal)).is_err() {
                    process_group::end_by(signal);
                }
            }
        });
        Ok(())
    }
}

fn ui_event(read: io::Result<Event>) -> UiEvent {
    match read {
        Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => UiEvent::Key(key),
        Ok(_) => UiEvent::Redraw,
        Err(error) => UiEvent::Failed(error),
    }
}
