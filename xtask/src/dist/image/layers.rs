//! The two layers of the image: libraries of Debian, and an installation with its user.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

use super::blob::Blob;
use super::{DATABASE, USER};
use crate::command::program;
use crate::dist::{Release, archive, sums};
use crate::explain;

/// The Debian from which the libraries are; it must not be older than the one that builds.
const SUITE: &str = "trixie";

/// The libraries that the programs need, and the folders of a system.
const PACKAGES: &str = "--include=base-files,libc6,libgcc-s1";

/// The hook that removes files of the machine that builds, or of no use to the programs.
const REMOVED: &str =
    r#"--customize-hook=cd "$1" && rm -r etc/hostname etc/resolv.conf usr/lib/*/gconv"#;

const USERS: &str =
    "root:x:0:0:root:/:/sbin/nologin\ntara:x:8272:8272:Tara:/var/lib/tara:/sbin/nologin\n";
const GROUPS: &str = "root:x:0:\ntara:x:8272:\n";

/// Files of an image, compressed, with the checksum of the archive before.
pub(super) struct Layer {
    pub(super) blob: Blob,
    pub(super) archive_sum: String,
}

impl Layer {
    pub(super) fn new(archive: &[u8]) -> Result<Self> {
        let mut gzip = GzBuilder::new()
            .operating_system(255)
            .write(Vec::new(), Compression::best());
        gzip.write_all(archive)?;
        Ok(Self {
            blob: Blob::new(gzip.finish()?),
            archive_sum: sums::sum_of(archive),
        })
    }
}

/// The archive of the libraries, as Debian has them today.
pub(super) fn libraries(release: &Release, scratch: &Path) -> Result<Vec<u8>> {
    let path = scratch.join("libraries.tar");
    let mut debian = program("mmdebstrap");
    debian.args([
        "--quiet",
        "--variant=extract",
        "--skip=output/dev",
        PACKAGES,
        REMOVED,
        SUITE,
    ]);
    debian
        .arg(&path)
        .env("SOURCE_DATE_EPOCH", release.time_s.to_string());
    explain::run(
        &mut debian,
        "the libraries of the image were not fetched from Debian",
    )?;
    fs::read(&path).with_context(|| path.display().to_string())
}

/// The archive of an installation, of the user and of the folder of the database.
pub(super) fn programs(release: &Release, installation: &Path) -> Result<Vec<u8>> {
    let mut archive = Builder::new(Vec::new());
    add(&mut archive, "etc/passwd", USERS.as_bytes(), release)?;
    add(&mut archive, "etc/group", GROUPS.as_bytes(), release)?;
    archive::append(&mut archive, installation, Path::new("usr"), release.time_s)?;
    let mut header = Header::new_gnu();
    header.set_entry_type(EntryType::Directory);
    header.set_mode(0o700);
    header.set_uid(USER);
    header.set_gid(USER);
    header.set_mtime(release.time_s);
    header.set_size(0);
    archive.append_data(&mut header, DATABASE, std::io::empty())?;
    Ok(archive.into_inner()?)
}

/// Adds a file to an archive.
pub(super) fn add(
    archive: &mut Builder<impl Write>,
    name: &str,
    bytes: &[u8],
    release: &Release,
) -> Result<()> {
    let mut header = Header::new_gnu();
    header.set_mode(0o644);
    header.set_uid(0);
    header.set_gid(0);
    header.set_mtime(release.time_s);
    header.set_size(bytes.len() as u64);
    archive.append_data(&mut header, name, bytes)?;
    Ok(())
}
