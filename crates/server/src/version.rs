//! Which program this is.

use std::sync::LazyLock;

use host::api::{PROTOCOL, VersionBody};

/// The version of the program, its commit, and the versions of the rules and of the protocol, in one line: `0.1.0 (commit 1234abcd, rules 2, protocol 3)`.
///
/// The commit is `unknown` if the program was built outside a git checkout.
#[must_use]
pub fn version() -> &'static str {
    static LINE: LazyLock<String> = LazyLock::new(|| {
        let VersionBody {
            version,
            commit,
            rules,
            protocol,
        } = body();
        format!("{version} (commit {commit}, rules {rules}, protocol {protocol})")
    });
    &LINE
}

/// The same for clients.
pub(crate) fn body() -> VersionBody {
    VersionBody {
        version: env!("CARGO_PKG_VERSION").into(),
        commit: env!("TARA_COMMIT").into(),
        rules: play::RULES,
        protocol: PROTOCOL,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_version_is_told_in_one_line() {
        let line = super::version();
        assert!(line.starts_with(concat!(env!("CARGO_PKG_VERSION"), " (commit ")));
        assert!(line.ends_with(&format!(
            ", rules {}, protocol {})",
            play::RULES,
            host::api::PROTOCOL
        )));
    }
}
