//! The storage of the worker: a task asks, waits, and goes on with the next call.

use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use host::{Problem, TableId};

use crate::calls::{Got, Want};

/// The way to the storage. Clones are the same way.
#[derive(Clone, Default)]
pub(crate) struct Storage(Rc<RefCell<Exchange>>);

#[derive(Default)]
struct Exchange {
    want: Option<Want>,
    got: Option<Got>,
}

impl Storage {
    /// Takes what is wanted, for the outcome of a call.
    pub(crate) fn take_want(&self) -> Option<Want> {
        self.0.borrow_mut().want.take()
    }

    /// Gives what was wanted.
    pub(crate) fn give(&self, got: Got) {
        self.0.borrow_mut().got = Some(got);
    }

    async fn ask(&self, want: Want) -> Got {
        self.0.borrow_mut().want = Some(want);
        let got = poll_fn(|_| match self.0.borrow_mut().got.take() {
            Some(got) => Poll::Ready(got),
            None => Poll::Pending,
        });
        got.await
    }

    /// The row of a table and its events, in order.
    ///
    /// # Errors
    ///
    /// [`Problem::NoTable`], [`Problem::Unavailable`].
    pub(crate) async fn table(&self, id: TableId) -> Result<(String, Vec<String>), Problem> {
        match self.ask(Want::Table(id)).await {
            Got::Table { row, events } => Ok((row, events)),
            Got::Nothing => Err(Problem::NoTable),
            _ => Err(Problem::Unavailable),
        }
    }

    /// The text of a game that ended.
    ///
    /// # Errors
    ///
    /// [`Problem::NoGame`], [`Problem::Unavailable`].
    pub(crate) async fn game(&self, id: TableId, number: u32) -> Result<String, Problem> {
        match self.ask(Want::Game(id, number)).await {
            Got::Game(text) => Ok(text),
            Got::Nothing => Err(Problem::NoGame),
            _ => Err(Problem::Unavailable),
        }
    }

    /// The file of the weights of a variant, or the texts of the words of a language.
    ///
    /// # Errors
    ///
    /// [`Problem::Unavailable`].
    pub(crate) async fn text(&self, want: Want) -> Result<String, Problem> {
        match self.ask(want).await {
            Got::Text(text) => Ok(text),
            _ => Err(Problem::Unavailable),
        }
    }

    /// Stores a step.
    ///
    /// # Errors
    ///
    /// [`Problem::Unavailable`]: nothing of it is stored.
    pub(crate) async fn store(&self, append: Want) -> Result<(), Problem> {
        match self.ask(append).await {
            Got::Stored => Ok(()),
            _ => Err(Problem::Unavailable),
        }
    }
}
