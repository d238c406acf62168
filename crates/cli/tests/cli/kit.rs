//! Running the real command.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The variants of the ringfort games, in their order; Seat of Kings comes after them.
pub(crate) const VARIANTS: [&str; 10] = [
    "sacred-hill-1",
    "sacred-hill-2",
    "sacred-hill-doubles-1",
    "sacred-hill-doubles-2",
    "four-treasures",
    "four-treasures-doubles",
    "high-kings-1",
    "high-kings-2",
    "poisoned-chalice",
    "stone-of-destiny",
];

/// The variant with chance and hidden hands.
pub(crate) const SEAT_OF_KINGS: &str = "seat-of-kings";

/// The exit code and the output of a run.
#[derive(Debug, PartialEq)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// The output of a run that must have gone well.
    #[track_caller]
    pub(crate) fn well(self) -> String {
        assert_eq!(
            (self.code, self.err.as_str()),
            (Some(0), ""),
            "{}",
            self.out
        );
        self.out
    }

    /// The one line that says what was wrong, with nothing on standard output.
    #[track_caller]
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!(
            (self.code, self.out.as_str()),
            (Some(code), ""),
            "{}",
            self.err
        );
        let line = self.err.strip_suffix('\n').expect("a whole line");
        assert!(!line.contains('\n'), "more than a line: {line}");
        line.strip_prefix("tara: ").expect("says who speaks").into()
    }
}

/// Runs the command with nothing on standard input.
pub(crate) fn tara<S: AsRef<OsStr>>(args: &[S]) -> Ran {
    tara_with(args, b"")
}

/// Runs the command with these bytes on standard input.
pub(crate) fn tara_with<S: AsRef<OsStr>>(args: &[S], input: &[u8]) -> Ran {
    ran(&mut command(args), input)
}

/// Runs the command in a folder with these bytes on standard input.
pub(crate) fn tara_in<S: AsRef<OsStr>>(folder: &Path, args: &[S], input: &[u8]) -> Ran {
    ran(command(args).current_dir(folder), input)
}

fn ran(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command.stdin(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    let input = input.to_vec();
    // The command may stop reading early: then the rest of the input has nowhere to go.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it writes");
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// The command, with its output to be read.
pub(crate) fn command<S: AsRef<OsStr>>(args: &[S]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tara"));
    command
        .args(args)
        .env("TARA_LANG", "en")
        .env("LC_ALL", "C.UTF-8")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A new file with this text, whose name ends in `name`: tests that run at once never share one.
pub(crate) fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    static FILES: AtomicUsize = AtomicUsize::new(0);
    let path = format!(
        "{}/{}-{}-{name}",
        env!("CARGO_TARGET_TMPDIR"),
        std::process::id(),
        FILES.fetch_add(1, Ordering::Relaxed)
    );
    std::fs::write(&path, text).expect("a place for files");
    path
}

/// An empty folder of this name for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // An earlier run may have left files there.
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a place for files");
    path
}

/// Transcripts of random games.
pub(crate) fn random(variant: &str, more: &[&str]) -> String {
    tara(&[&["random", variant], more].concat()).well()
}
