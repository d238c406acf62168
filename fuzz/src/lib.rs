//! The bodies of the fuzz targets: each takes any bytes and must not panic.
//!
//! libFuzzer drives them through the programs in `targets/`, with `cargo xtask deep fuzz`. `cargo test` replays
//! the inputs in `corpus.tar.gz`, one folder per target. `cargo xtask deep fuzz TARGET --add FILE` adds an input that made a
//! target fail, under the name of the file.
//!
//! ```
//! fuzz::position(b"sacred-hill-1 5/7/7/3r3/7/7/5 blue manoeuvres - - -");
//! fuzz::token(b"stone-of-destiny xD4+E4E5");
//! fuzz::play(b"\x04 any bytes are a game");
//! ```

mod begun;
mod decision;
mod deck;
mod frames;
mod game_file;
mod orders;
mod play;
mod position;
mod request;
mod state;
mod table;
mod token;
mod transcript;

pub use decision::decision;
pub use deck::deck;
pub use frames::frames;
pub use game_file::game_file;
pub use orders::orders;
pub use play::play;
pub use position::position;
pub use request::request;
pub use state::state;
pub use table::table;
pub use token::token;
pub use transcript::transcript;

/// A body of a target.
pub type Target = fn(&[u8]);

/// All targets by name.
pub const TARGETS: [(&str, Target); 12] = [
    ("position", position),
    ("token", token),
    ("transcript", transcript),
    ("play", play),
    ("deck", deck),
    ("decision", decision),
    ("state", state),
    ("table", table),
    ("game_file", game_file),
    ("request", request),
    ("frames", frames),
    ("orders", orders),
];
