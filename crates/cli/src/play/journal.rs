//! The file of a table: its events, one a line, each durable before it is announced.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use ::play::TimedEvent;
use anyhow::{Context, anyhow, bail};

use crate::input;
use crate::lines::{LinesEnd, continued, kept, whole_lines};
use crate::words::words;

/// The locked file of a table.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
}

impl Journal {
    /// Creates the file.
    ///
    /// # Errors
    ///
    /// If the file exists, or cannot be created.
    pub(crate) fn create(path: &Path) -> anyhow::Result<Self> {
        if path.exists() {
            let values = [("file", input::quoted(path).into())];
            bail!(words().say("play-file-is-there", &values));
        }
        Self::create_file(path).with_context(|| input::quoted(path))
    }

    fn create_file(path: &Path) -> anyhow::Result<Self> {
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        if let Some(folder) = folder {
            fs::create_dir_all(folder)?;
        }
        let file = options().create_new(true).open(path)?;
        // On Unix a new directory entry is durable only after its folder is synced.
        #[cfg(unix)]
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
        Self::lock(file, path)
    }

    fn lock(file: File, path: &Path) -> anyhow::Result<Self> {
        match file.try_lock() {
            Ok(()) => Ok(Self {
                file,
                path: path.into(),
            }),
            Err(_) => bail!(words().get("play-busy")),
        }
    }

    /// Opens the file of a table and reads its events. An incomplete last line was never announced and is dropped.
    pub(crate) fn open(path: &Path) -> anyhow::Result<(Self, Vec<TimedEvent>)> {
        Self::read(path).with_context(|| input::quoted(path))
    }

    fn read(path: &Path) -> anyhow::Result<(Self, Vec<TimedEvent>)> {
        let mut journal = Self::lock(options().open(path)?, path)?;
        let (events, end) = read_events(kept(&journal.file)?)?;
        journal.file = continued(journal.file, path, end)?;
        Ok((journal, events))
    }

    /// Appends events. They are durable when this returns.
    pub(crate) fn append(&mut self, events: &[TimedEvent]) -> anyhow::Result<()> {
        if events.is_empty() {
            return Ok(());
        }
        let mut lines = Vec::new();
        for event in events {
            serde_json::to_writer(&mut lines, event)?;
            lines.push(b'\n');
        }
        let written = self.file.write_all(&lines);
        let durable = written.and_then(|()| self.file.sync_data());
        durable.with_context(|| input::quoted(&self.path))
    }

    /// Begins with these events. If they cannot be written, there is no file afterwards.
    pub(crate) fn begin(&mut self, events: &[TimedEvent]) -> anyhow::Result<()> {
        self.append(events).inspect_err(|_| {
            // The first error is the one to be told.
            let _ = fs::remove_file(&self.path);
        })
    }

    /// The path of the file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// Reads the events of a table, with the end of their file. An incomplete last line is dropped.
pub(crate) fn read_events(from: impl BufRead) -> anyhow::Result<(Vec<TimedEvent>, LinesEnd)> {
    let mut events = Vec::new();
    let end = whole_lines(from, |number, line| {
        let event = serde_json::from_slice(line);
        let values = [("line", number.into())];
        events.push(event.with_context(|| words().say("play-no-event", &values))?);
        Ok(())
    })?;
    Ok((events, end))
}

/// Only the owner may read the file: it contains hidden cards.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A new path for a game of a variant, in the user's data folder.
pub(crate) fn default_path(variant: &str) -> anyhow::Result<PathBuf> {
    let data = dirs::data_dir().ok_or_else(|| anyhow!(words().get("play-no-place")))?;
    let name = format!("{variant}-{}.jsonl", now_ms());
    Ok(data.join("tara").join("games").join(name))
}

/// The time in milliseconds since 1970-01-01 UTC.
pub(crate) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
