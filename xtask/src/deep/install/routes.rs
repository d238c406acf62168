//! The routes: what is fetched, into which system, and the script that installs and tries it.

use std::fmt;
use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};

use super::clean::{Clean, alone, finish};
use super::released;
use crate::command::{output, program, root, run as call};

/// A way to install.
pub(super) struct Route {
    pub(super) name: &'static str,
    /// The name of the system for people; that of Debian is [`Route::suite`].
    pub(super) system: &'static str,
    suite: &'static str,
    /// The end of the name of its file.
    file: &'static str,
}

/// All ways, the short ones first.
pub(super) const ROUTES: [Route; 6] = [
    Route::new("archive", "Debian 12", "bookworm", "-x86_64-linux.tar.gz"),
    Route::new("archive", "Debian 13", "trixie", "-x86_64-linux.tar.gz"),
    Route::new("package", "Debian 12", "bookworm", "_amd64.deb"),
    Route::new("package", "Debian 13", "trixie", "_amd64.deb"),
    Route::new("image", "its own", "", "-oci.tar"),
    Route::new("source", "Debian 12", "bookworm", "-source.tar.gz"),
];

impl Route {
    const fn new(
        name: &'static str,
        system: &'static str,
        suite: &'static str,
        file: &'static str,
    ) -> Self {
        Self {
            name,
            system,
            suite,
            file,
        }
    }

    /// Installs and tries it, and gives the bytes that are fetched and those on the disk afterwards.
    ///
    /// # Errors
    ///
    /// If that fails, or is not done at this time.
    pub(super) fn run(&self, end: Instant) -> Result<(u64, u64)> {
        let file = released(self.file)?;
        let fetched = fs::metadata(&file)?.len();
        let kept = match self.name {
            "image" => unpack_image(&file, end)?,
            _ => self.run_in_debian(&file, end)?,
        };
        Ok((fetched, kept))
    }

    fn run_in_debian(&self, file: &Path, end: Instant) -> Result<u64> {
        let clean = Clean::new(self.suite, end)?;
        let name = file.file_name().context("a file has a name")?;
        fs::copy(file, clean.path("trial").join(name))?;
        let before = clean.bytes()?;
        let folder = clean.path("");
        let rust = clean.path("rust");
        fs::create_dir(&rust)?;
        let toolchain = output(program("rustc").args(["--print", "sysroot"]))?;
        // The mounts are seen by this command alone, and go with it.
        let script = r#"mount -t proc proc "$1/proc"; mount --bind -o ro "$2" "$1/rust"; exec chroot "$1" bash "/trial/$3.sh""#;
        let mut trial = alone(end);
        trial.args(["bash", "-euc", script, "trial"]);
        trial.arg(&folder).arg(toolchain.trim()).arg(self.name);
        trial.env("LC_ALL", "C.UTF-8").env("HOME", "/root");
        trial.env(
            "PATH",
            "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        );
        finish(&mut trial)?;
        Ok(clean.bytes()?.saturating_sub(before))
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.system)
    }
}

/// Unpacks the image by umoci, which knows nothing of how it was made, and tries it.
fn unpack_image(file: &Path, end: Instant) -> Result<u64> {
    let clean = Clean::empty()?;
    let layout = clean.path("layout");
    fs::create_dir(&layout)?;
    call(program("tar").arg("-xf").arg(file).arg("-C").arg(&layout))?;
    let tags = output(program("umoci").arg("list").arg("--layout").arg(&layout))?;
    let image = format!("{}:{}", layout.display(), tags.trim());
    let bundle = clean.path("bundle");
    call(
        program("umoci")
            .args(["unpack", "--image", &image])
            .arg(&bundle),
    )?;
    let bytes = output(program("du").args(["-sxB1"]).arg(bundle.join("rootfs")))?;
    let bytes = bytes.split_whitespace().next().unwrap_or_default();
    let mut trial = alone(end);
    trial
        .arg("bash")
        .arg(root().join("data/release/trial/image.sh"));
    finish(trial.arg(bundle.join("rootfs")))?;
    bytes.parse().context("du tells no size")
}
