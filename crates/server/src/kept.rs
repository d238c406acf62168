//! Files that take long to make: made once, by the threads for dear work, and kept for a while.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use host::Problem;
use search::StopFlag;

use crate::tables::thinking::Place;

/// The files made last, by what is in them; the newest first.
pub(crate) struct Kept<K> {
    files: Arc<Mutex<VecDeque<(K, Bytes)>>>,
    max: usize,
}

impl<K: Clone + PartialEq + Send + 'static> Kept<K> {
    /// Keeps at most `max` files.
    pub(crate) fn new(max: usize) -> Self {
        Self {
            files: Arc::default(),
            max,
        }
    }

    /// A file, if it is kept.
    pub(crate) fn get(&self, key: &K) -> Option<Bytes> {
        found(&self.files, key)
    }

    /// Makes a file at a place in the queue, unless somebody else had it made meanwhile, and keeps it.
    ///
    /// # Errors
    ///
    /// [`Problem::Busy`] if it takes too long, or why it cannot be made.
    pub(crate) async fn make(
        &self,
        place: Place<'_>,
        key: K,
        make: impl FnOnce(&StopFlag) -> Result<Vec<u8>, Problem> + Send + 'static,
    ) -> Result<Bytes, Problem> {
        let (files, max) = (Arc::clone(&self.files), self.max);
        let making = place.work(move |_, stop| {
            if let Some(file) = found(&files, &key) {
                return Ok(file);
            }
            let file = Bytes::from(make(stop)?);
            let mut files = lock(&files);
            files.push_front((key, file.clone()));
            files.truncate(max);
            Ok(file)
        });
        making.await
    }

    /// Drops the files of which this is true.
    pub(crate) fn forget(&self, is_meant: impl Fn(&K) -> bool) {
        lock(&self.files).retain(|(key, _)| !is_meant(key));
    }
}

fn found<K: PartialEq>(files: &Mutex<VecDeque<(K, Bytes)>>, key: &K) -> Option<Bytes> {
    let files = lock(files);
    let (_, file) = files.iter().find(|(of, _)| of == key)?;
    Some(file.clone())
}

fn lock<T>(files: &Mutex<T>) -> MutexGuard<'_, T> {
    files.lock().unwrap_or_else(PoisonError::into_inner)
}
