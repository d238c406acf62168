//! The file in which a table is kept: its events, one a line, each durable before it is shown as done.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use ::play::Stamped;
use anyhow::{Context, anyhow, bail};

use crate::input;
use crate::words::Words;

/// The file of a table, which nobody else writes meanwhile.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
}

impl Journal {
    /// A new file; one that is there is left alone.
    pub(crate) fn create(path: &Path) -> anyhow::Result<Self> {
        if path.exists() {
            let values = [("file", input::quoted(path).into())];
            bail!(Words::new().say("play-file-is-there", &values));
        }
        Self::created(path).with_context(|| input::quoted(path))
    }

    fn created(path: &Path) -> anyhow::Result<Self> {
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        if let Some(folder) = folder {
            fs::create_dir_all(folder)?;
        }
        let file = options().create_new(true).open(path)?;
        // On unix the entry in the folder is durable only once the folder is.
        #[cfg(unix)]
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
        Self::locked(file, path)
    }

    fn locked(file: File, path: &Path) -> anyhow::Result<Self> {
        match file.try_lock() {
            Ok(()) => Ok(Self {
                file,
                path: path.into(),
            }),
            Err(_) => bail!(Words::new().get("play-busy")),
        }
    }

    /// Opens the file of a table and reads its events. A last line that was torn off was never shown as done, and is dropped.
    pub(crate) fn taken_up(path: &Path) -> anyhow::Result<(Self, Vec<Stamped>)> {
        Self::read(path).with_context(|| input::quoted(path))
    }

    fn read(path: &Path) -> anyhow::Result<(Self, Vec<Stamped>)> {
        let mut journal = Self::locked(options().open(path)?, path)?;
        let (events, whole) = events(BufReader::new(&journal.file))?;
        journal.file.set_len(whole)?;
        journal.file.seek(SeekFrom::End(0))?;
        Ok((journal, events))
    }

    /// Adds events, which are durable then.
    pub(crate) fn append(&mut self, events: &[Stamped]) -> anyhow::Result<()> {
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

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// The events of a table as its file has them, and how many bytes they are. A last line without its end is dropped.
pub(crate) fn events(mut from: impl BufRead) -> anyhow::Result<(Vec<Stamped>, u64)> {
    let (mut events, mut whole, mut line) = (Vec::new(), 0, Vec::new());
    for number in 1_u64.. {
        line.clear();
        let length = from.read_until(b'\n', &mut line)?;
        if !line.ends_with(b"\n") {
            break;
        }
        let event = serde_json::from_slice(&line);
        let values = [("line", number.into())];
        events.push(event.with_context(|| Words::new().say("play-no-event", &values))?);
        whole += length as u64;
    }
    Ok((events, whole))
}

/// Others have no business with the cards in it.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A file for a new game of this name, in the folder of the user's games.
pub(crate) fn usual_place(variant: &str) -> anyhow::Result<PathBuf> {
    let data = dirs::data_dir().ok_or_else(|| anyhow!(Words::new().get("play-no-place")))?;
    let name = format!("{variant}-{}.jsonl", now_ms());
    Ok(data.join("tara").join("games").join(name))
}

/// The time, in milliseconds since the beginning of 1970.
pub(crate) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
