//! The search limits of `tara bestmove` and `tara analyze`.

use std::time::Duration;

use anyhow::bail;
use bots::{KingsSearcher, RingfortPlayer};
use search::{Limits, TimeLimit};

use crate::args::SearchArgs;
use crate::clock::{ELAPSED, on_threads};
use crate::words::words;

/// The limit if none is given.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// A player of the ringfort games with these limits.
pub(crate) fn ringfort_player(args: &SearchArgs) -> RingfortPlayer {
    let limits = limits(args);
    let player = match args.table {
        Some(mib) => RingfortPlayer::with_table(limits, mib << 20),
        None => RingfortPlayer::new(limits),
    };
    player.with_threads(args.threads, on_threads)
}

/// A player of Seat of Kings with these limits. Its search has no depth, threads or table.
pub(crate) fn seat_of_kings_player(args: &SearchArgs) -> anyhow::Result<KingsSearcher> {
    let is_plain = args.threads == 1 && args.table.is_none();
    match args.depth {
        None if is_plain => Ok(KingsSearcher::new(limits(args))),
        _ => bail!(words().get("search-iterations")),
    }
}

fn limits(args: &SearchArgs) -> Limits {
    let limits = Limits {
        nodes: args.nodes,
        depth: args.depth,
        time: args.time.map(|millis| TimeLimit {
            duration: Duration::from_millis(millis),
            clock: ELAPSED,
        }),
    };
    if limits == Limits::default() {
        Limits::time(DEFAULT_TIME, ELAPSED)
    } else {
        limits
    }
}
