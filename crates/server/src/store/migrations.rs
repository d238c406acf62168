//! The migrations of the database: each runs once, in order, when a host first opens the database with it.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The name and the text of each, the oldest first: what was run once is never changed.
const ALL: [(&str, &str); 14] = [
    ("tables", include_str!("../../migrations/0001_tables.sql")),
    ("openers", include_str!("../../migrations/0002_openers.sql")),
    (
        "handovers",
        include_str!("../../migrations/0003_handovers.sql"),
    ),
    (
        "renewals",
        include_str!("../../migrations/0004_renewals.sql"),
    ),
    ("admin", include_str!("../../migrations/0005_admin.sql")),
    (
        "vacancies",
        include_str!("../../migrations/0006_vacancies.sql"),
    ),
    (
        "invitations",
        include_str!("../../migrations/0007_invitations.sql"),
    ),
    (
        "lost_seats",
        include_str!("../../migrations/0008_lost_seats.sql"),
    ),
    (
        "filled_seats",
        include_str!("../../migrations/0009_filled_seats.sql"),
    ),
    (
        "restored",
        include_str!("../../migrations/0010_restored.sql"),
    ),
    (
        "opener_rights",
        include_str!("../../migrations/0011_opener_rights.sql"),
    ),
    (
        "given_names",
        include_str!("../../migrations/0012_given_names.sql"),
    ),
    ("fillers", include_str!("../../migrations/0013_fillers.sql")),
    (
        "application_id",
        include_str!("../../migrations/0014_application_id.sql"),
    ),
];

/// All of them. The macro of sqlx would do the same, and builds the whole database once more for itself.
pub(super) fn all() -> Migrator {
    let migrations = (1..).zip(ALL).map(|(version, (name, text))| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, text.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_among_them() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = fs::read_dir(folder).expect("the folder of migrations");
        let mut names: Vec<String> = files
            .map(|file| file.expect("a file").file_name().display().to_string())
            .collect();
        names.sort();
        let all = all();
        let listed = all
            .iter()
            .map(|migration| format!("{:04}_{}.sql", migration.version, migration.description));
        assert_eq!(listed.collect::<Vec<_>>(), names);
    }
}
