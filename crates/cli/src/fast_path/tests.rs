//! Tests of finding the faster build.

#![allow(clippy::unwrap_used)]

use std::os::unix::fs::symlink;

use super::*;

/// An empty installation of version `1 (commit a)`.
struct Installation(PathBuf);

impl Installation {
    fn new(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("tara-fast-path-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        for part in ["bin", "libexec/tara"] {
            fs::create_dir_all(folder.join(part)).unwrap();
        }
        let installation = Self(folder.canonicalize().unwrap());
        installation.write("bin/tara", "");
        installation.write("libexec/tara/tara-x86-64-v3", "");
        installation.write("libexec/tara/version", "1 (commit a)\n");
        installation
    }

    fn path(&self, part: &str) -> PathBuf {
        self.0.join(part)
    }

    fn write(&self, part: &str, text: &str) {
        fs::write(self.path(part), text).unwrap();
    }
}

impl Drop for Installation {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_faster_build_of_the_same_version_is_found_also_through_a_link() {
    let tara = Installation::new("found");
    let faster = tara.path("libexec/tara/tara-x86-64-v3");
    assert_eq!(
        found(&tara.path("bin/tara"), "1 (commit a)"),
        Some(faster.clone())
    );
    symlink(tara.path("bin/tara"), tara.path("elsewhere")).unwrap();
    assert_eq!(found(&tara.path("elsewhere"), "1 (commit a)"), Some(faster));
}

#[test]
fn a_build_of_another_version_or_of_none_is_not_run() {
    let tara = Installation::new("other");
    assert_eq!(found(&tara.path("bin/tara"), "1 (commit b)"), None);
    fs::remove_file(tara.path("libexec/tara/version")).unwrap();
    assert_eq!(found(&tara.path("bin/tara"), "1 (commit a)"), None);
    assert_eq!(found(Path::new("/no/such/bin/tara"), "1 (commit a)"), None);
}

#[test]
fn programs_do_not_start_each_other_in_a_circle() {
    let tara = Installation::new("circle");
    let faster = tara.path("libexec/tara/tara-x86-64-v3");
    fs::create_dir_all(tara.path("libexec/libexec")).unwrap();
    symlink(tara.path("libexec/tara"), tara.path("libexec/libexec/tara")).unwrap();
    assert_eq!(found(&faster, "1 (commit a)"), None);
    fs::remove_file(&faster).unwrap();
    symlink(tara.path("bin/tara"), &faster).unwrap();
    assert_eq!(found(&tara.path("bin/tara"), "1 (commit a)"), None);
}
