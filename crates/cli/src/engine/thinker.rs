//! The players behind an engine session, and their `info` lines.

use std::time::Duration;

use bots::levels::LevelPlayer;
use bots::{Player, RingfortPlayer, Spec, UctPlayer, ringfort_player};
use game::{Game, Moves, Tokens};
use ringforts::{Line, Move};
use search::{Limits, StopFlag};

use crate::clock::ELAPSED;

/// A chosen move and its `info` line.
pub(super) struct Thought {
    /// The token of the move; `None` if there is no move.
    pub(super) token: Option<String>,
    /// The words of the `info` line, if any.
    pub(super) info: Option<String>,
}

impl Thought {
    /// A move without an `info` line.
    fn plain(line: &Line, mv: Option<Move>) -> Self {
        Self {
            token: mv.map(|mv| line.write_move(mv)),
            info: None,
        }
    }
}

/// A player that an engine session runs on a thread of its own.
pub(super) trait Thinker: Send {
    /// Starts a game with this seed.
    fn begin(&mut self, seed: u64);

    /// Chooses a move within these limits, or by default within its own.
    fn think(&mut self, line: &Line, limits: Option<Limits>, stop: StopFlag) -> Thought;
}

/// Constructs the thinker of a spec.
pub(super) fn thinker(spec: &Spec) -> anyhow::Result<Box<dyn Thinker>> {
    Ok(match spec {
        Spec::Uct(playouts) => Box::new(UctThinker {
            own: Limits::nodes(*playouts),
            player: UctPlayer::new(Limits::default()),
        }),
        Spec::SearchMillis(millis) => {
            let own = Limits::time(Duration::from_millis(*millis), ELAPSED);
            let player = RingfortPlayer::new(own);
            Box::new(SearchThinker { own, player })
        }
        Spec::SearchNodes(nodes) => {
            let player = RingfortPlayer::with_nodes(*nodes);
            let own = Limits::nodes(*nodes);
            Box::new(SearchThinker { own, player })
        }
        Spec::Level(number) => {
            Box::new(LevelPlayer::new(*number).expect("a spec names a level that there is"))
        }
        Spec::Random | Spec::Greedy | Spec::Engine(_) => {
            Box::new(InstantThinker(ringfort_player(spec, ELAPSED)?))
        }
    })
}

/// A player that answers at once, whatever the limits.
struct InstantThinker(Box<dyn Player<Line, Move>>);

impl Thinker for InstantThinker {
    fn begin(&mut self, seed: u64) {
        self.0.begin(seed);
    }

    fn think(&mut self, line: &Line, _: Option<Limits>, _: StopFlag) -> Thought {
        Thought::plain(line, self.0.choose(line).ok())
    }
}

/// A level keeps its own limit of nodes, but can be stopped.
impl Thinker for LevelPlayer {
    fn begin(&mut self, seed: u64) {
        Player::begin(self, seed);
    }

    fn think(&mut self, line: &Line, _: Option<Limits>, stop: StopFlag) -> Thought {
        self.set_stop(stop);
        Thought::plain(line, self.choose(line).ok())
    }
}

/// A UCT player and its own limits.
struct UctThinker {
    own: Limits,
    player: UctPlayer,
}

impl Thinker for UctThinker {
    fn begin(&mut self, seed: u64) {
        Player::<Line, Move>::begin(&mut self.player, seed);
    }

    fn think(&mut self, line: &Line, limits: Option<Limits>, stop: StopFlag) -> Thought {
        self.player.set_limits(limits.unwrap_or(self.own), stop);
        let found = self.player.search(line);
        let info = found.as_ref().map(|found| {
            format!(
                "depth {} share {:.3} nodes {} line {}",
                found.pv.len(),
                found.mean,
                found.playouts,
                tokens(line, &found.pv)
            )
        });
        Thought {
            token: found.map(|found| line.write_move(found.mv)),
            info,
        }
    }
}

/// A searching player and its own limits.
struct SearchThinker {
    own: Limits,
    player: RingfortPlayer,
}

impl Thinker for SearchThinker {
    fn begin(&mut self, seed: u64) {
        self.player.begin(seed);
    }

    fn think(&mut self, line: &Line, limits: Option<Limits>, stop: StopFlag) -> Thought {
        let moves = line.moves();
        if moves.len() == 1 {
            // As the player itself does: a forced move must not use up random numbers.
            return Thought::plain(line, Some(moves.get(0)));
        }
        self.player.set_limits(limits.unwrap_or(self.own), stop);
        let found = self.player.analyze(line, 1);
        let best = found.variations.first();
        Thought {
            token: best.and_then(|best| Some(line.write_move(*best.moves.first()?))),
            info: best.map(|best| {
                format!(
                    "depth {} score {} nodes {} line {}",
                    found.depth,
                    best.value,
                    found.nodes,
                    tokens(line, &best.moves)
                )
            }),
        }
    }
}

/// The tokens of a sequence of moves, separated by spaces.
fn tokens(line: &Line, moves: &[Move]) -> String {
    let tokens = moves.iter().map(|&mv| line.write_move(mv));
    tokens.collect::<Vec<_>>().join(" ")
}
