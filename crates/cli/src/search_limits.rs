//! How far `tara bestmove` and `tara analyze` look.

use std::time::Duration;

use bots::RingfortPlayer;
use search::Limits;

use crate::args::SearchArgs;

/// How long is looked if nothing is said.
const USUAL: Duration = Duration::from_secs(1);

/// A player of ringfort games that looks so far.
pub(crate) fn ringfort_player(args: &SearchArgs) -> RingfortPlayer {
    RingfortPlayer::with_table(limits(args), args.table << 20).with_threads(args.threads)
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
