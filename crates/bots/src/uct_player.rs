//! A player of the ringfort games by UCT with random playouts, which knows nothing but the rules: a baseline.

use game::Game;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Move, Moves, VariantTask};
use search::{Limits, StopFlag, UctResult, uct};

use crate::{Player, PlayerError};

/// Plays by [`uct`], with a new tree for every move.
#[derive(Debug, Clone)]
pub struct UctPlayer {
    limits: Limits,
    stop: StopFlag,
    rng: Xoshiro256PlusPlus,
}

impl UctPlayer {
    /// A player with these limits for each move.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            stop: StopFlag::default(),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// Sets the limits and the stop flag of the moves to come.
    pub fn set_limits(&mut self, limits: Limits, stop: StopFlag) {
        self.limits = limits;
        self.stop = stop;
    }

    /// The result of a search. `None` if the game is over.
    pub fn search(&mut self, line: &Line) -> Option<UctResult<Move>> {
        line.clone().run_specialized(Search(self))
    }
}

impl Player<Line, Move> for UctPlayer {
    fn set_stop(&mut self, stop: StopFlag) {
        self.stop = stop;
    }

    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, line: &Line) -> Result<Move, PlayerError> {
        let found = self.search(line).ok_or(PlayerError::NoMove)?;
        Ok(found.mv)
    }
}

/// Runs the search on the monomorphic form of the variant, where playouts are fastest.
struct Search<'a>(&'a mut UctPlayer);

impl VariantTask for Search<'_> {
    type Output = Option<UctResult<Move>>;

    fn run<G: Game<Move = Move, Moves = Moves>>(self, game: G) -> Self::Output {
        let UctPlayer { limits, stop, rng } = self.0;
        uct(&game, *limits, stop.clone(), rng)
    }
}

#[cfg(test)]
mod tests {
    use game::Text;

    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_moves_and_another_others() {
        let line = Line::read("four-treasures 5/7/7/7/7/7/5 red battle - - -");
        let line = line.expect("a position");
        let mut player = UctPlayer::new(Limits::nodes(60));
        let mut chosen = |seed| {
            player.begin(seed);
            [(); 4].map(|()| player.choose(&line).expect("a move"))
        };
        assert_eq!(chosen(1), chosen(1));
        assert_ne!(chosen(1), chosen(2));
    }

    #[test]
    fn a_set_stop_flag_makes_it_move_at_once() {
        let line = Line::read("sacred-hill-2 5/7/7/7/7/7/5 red manoeuvres - - -");
        let stop = StopFlag::default();
        stop.set();
        let mut player = UctPlayer::new(Limits::nodes(5));
        player.set_limits(Limits::default(), stop);
        let found = player.search(&line.expect("a position")).expect("a choice");
        assert_eq!(found.playouts, 0);
    }
}
