//! How far `tara bestmove` and `tara analyze` look.

use std::time::Duration;

use anyhow::bail;
use bots::{KingsSearcher, RingfortPlayer};
use search::Limits;

use crate::args::SearchArgs;
use crate::words::Words;

/// How long is looked if nothing is said.
const USUAL: Duration = Duration::from_secs(1);

/// A player of ringfort games that looks so far.
pub(crate) fn ringfort_player(args: &SearchArgs) -> RingfortPlayer {
    RingfortPlayer::with_table(limits(args), args.table << 20).with_threads(args.threads)
}

/// A player of Seat of Kings that looks so far, which has neither depth, nor threads, nor a table.
pub(crate) fn seat_of_kings_player(args: &SearchArgs) -> anyhow::Result<KingsSearcher> {
    let is_plain = args.threads == 1 && args.table == SearchArgs::TABLE_MIB;
    match args.depth {
        None if is_plain => Ok(KingsSearcher::new(limits(args))),
        _ => bail!(Words::new().get("search-iterations")),
    }
}

fn limits(args: &SearchArgs) -> Limits {
    let limits = Limits {
        nodes: args.nodes,
        depth: args.depth,
        time: args.time.map(Duration::from_millis),
    };
    match limits == Limits::default() {
        true => Limits::time(USUAL),
        false => limits,
    }
}
