//! Archives that are the same whenever they are made: files in order, with one time and one owner.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// Writes a folder into another as a compressed archive, below its own name. Everybody may read all files, and run those that the owner may run.
pub(super) fn write(folder: &Path, time_s: u64, to: &Path) -> Result<()> {
    let name = folder.file_name().context("a folder has a name")?;
    let file = to.join(name).with_added_extension("tar.gz");
    let file = File::create(&file).with_context(|| file.display().to_string())?;
    // Without a time and the name of a system in its head.
    let gzip = GzBuilder::new()
        .operating_system(255)
        .write(BufWriter::new(file), Compression::best());
    let mut archive = Builder::new(gzip);
    append(&mut archive, folder, Path::new(name), time_s)?;
    archive.into_inner()?.finish()?.flush()?;
    Ok(())
}

/// Adds all that is in a folder to an archive, below a name.
pub(super) fn append(
    archive: &mut Builder<impl Write>,
    folder: &Path,
    name: &Path,
    time_s: u64,
) -> Result<()> {
    for path in paths(folder)? {
        add(archive, folder, &path, &name.join(&path), time_s)
            .with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// All that is in a folder, from there, in order; folders come before what is in them.
fn paths(folder: &Path) -> Result<Vec<PathBuf>> {
    let (mut found, mut left) = (Vec::new(), vec![PathBuf::new()]);
    while let Some(parent) = left.pop() {
        for entry in fs::read_dir(folder.join(&parent))? {
            let entry = entry?;
            let path = parent.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                left.push(path.clone());
            }
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn add(
    archive: &mut Builder<impl Write>,
    folder: &Path,
    path: &Path,
    name: &Path,
    time_s: u64,
) -> Result<()> {
    let full = folder.join(path);
    let data = full.symlink_metadata()?;
    let may_run = data.is_dir() || data.permissions().mode() & 0o100 != 0;
    let mut header = Header::new_gnu();
    header.set_mtime(time_s);
    header.set_mode(if may_run { 0o755 } else { 0o644 });
    header.set_uid(0);
    header.set_gid(0);
    header.set_size(0);
    if data.is_symlink() {
        header.set_entry_type(EntryType::Symlink);
        header.set_mode(0o777);
        archive.append_link(&mut header, name, fs::read_link(full)?)?;
    } else if data.is_dir() {
        header.set_entry_type(EntryType::Directory);
        archive.append_data(&mut header, name, std::io::empty())?;
    } else {
        header.set_size(data.len());
        archive.append_data(&mut header, name, File::open(full)?)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::{env, fs, process};

    use flate2::read::GzDecoder;

    use super::write;

    #[test]
    fn an_archive_tells_nothing_of_who_made_it_and_when() {
        let parent = env::temp_dir().join(format!("tara-archive-{}", process::id()));
        let _ = fs::remove_dir_all(&parent);
        let folder = parent.join("tara-1.0");
        let mut archives = Vec::new();
        for names in [["b", "a"], ["a", "b"]] {
            fs::create_dir_all(folder.join("bin")).unwrap();
            for name in names {
                fs::write(folder.join(name), name).unwrap();
            }
            fs::write(folder.join("bin/tara"), "").unwrap();
            fs::set_permissions(folder.join("bin/tara"), fs::Permissions::from_mode(0o700))
                .unwrap();
            symlink("bin", folder.join("c")).unwrap();
            write(&folder, 86_400, &parent).unwrap();
            archives.push(fs::read(parent.join("tara-1.0.tar.gz")).unwrap());
            fs::remove_dir_all(&folder).unwrap();
        }
        assert_eq!(archives[0], archives[1]);
        let mut archive = tar::Archive::new(GzDecoder::new(&archives[0][..]));
        let entries = archive.entries().unwrap().map(|entry| {
            let entry = entry.unwrap();
            let head = entry.header();
            let whose = (
                head.uid().unwrap(),
                head.gid().unwrap(),
                head.mtime().unwrap(),
            );
            assert_eq!(whose, (0, 0, 86_400));
            let path = entry.path().unwrap().into_owned();
            (path.display().to_string(), head.mode().unwrap())
        });
        let expected = [
            ("tara-1.0/a", 0o644),
            ("tara-1.0/b", 0o644),
            ("tara-1.0/bin", 0o755),
            ("tara-1.0/bin/tara", 0o755),
            ("tara-1.0/c", 0o777),
        ];
        let expected = expected.map(|(path, mode)| (path.to_owned(), mode));
        assert_eq!(entries.collect::<Vec<_>>(), expected);
        fs::remove_dir_all(parent).unwrap();
    }
}
