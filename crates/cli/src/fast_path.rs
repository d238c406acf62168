//! The faster build of this program: a build for every x86-64 processor gives way to it where the processor has the instructions of x86-64-v3.

use std::env;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The faster build, beside the folder of this program. No program of this name looks for another, so they cannot start each other in a circle.
const NAME: &str = "tara-x86-64-v3";

/// The folder of the faster build, seen from that of this program.
const FOLDER: &str = "../libexec/tara";

/// The file beside the faster build that tells its version: one that was left by another installation is not run.
const VERSION: &str = "version";

/// Replaces this process by the faster build. Returns if there is none, if it would not run here, or if this is it.
pub(crate) fn take() {
    let is_kept = env::var_os("TARA_BASELINE").is_some_and(|value| value == "1");
    if cfg!(target_feature = "avx2") || is_kept {
        return;
    }
    let Some(program) = env::current_exe()
        .ok()
        .and_then(|own| found(&own, server::version()))
    else {
        return;
    };
    if !has_v3() {
        return;
    }
    let mut words = env::args_os();
    let name = words.next().unwrap_or_else(|| "tara".into());
    // It returns only if the program cannot be started, which costs nothing but speed.
    let _ = Command::new(program).arg0(name).args(words).exec();
}

/// The faster build that was installed with the program of this path and version.
fn found(own: &Path, version: &str) -> Option<PathBuf> {
    let own = own.canonicalize().ok()?;
    let folder = own.parent()?.join(FOLDER);
    let program = folder.join(NAME).canonicalize().ok()?;
    let is_chain = own.ends_with(NAME) || !program.ends_with(NAME);
    let installed = fs::read_to_string(folder.join(VERSION)).ok()?;
    (!is_chain && installed.trim_end() == version).then_some(program)
}

/// Returns whether the processor and the system have all that a build for x86-64-v3 may use.
fn has_v3() -> bool {
    is_x86_feature_detected!("avx")
        && is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("cmpxchg16b")
        && is_x86_feature_detected!("f16c")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("movbe")
        && is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("sse4.2")
        && is_x86_feature_detected!("ssse3")
        && is_x86_feature_detected!("xsave")
}

#[cfg(test)]
mod tests;
