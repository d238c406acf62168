//! Runs the games of a match.

use search::Clock;

use super::{
    ArenaGame, GameError, GamePlan, GameResult, MatchPlan, MatchResults, Participant, PlayedGame,
    play,
};
use crate::Player;

/// A player of one kind of game.
pub type BoxedPlayer<G> = Box<dyn Player<<G as ArenaGame>::Observation, <G as game::Game>::Move>>;

/// A match between two participants.
pub struct Match<'a, G: ArenaGame, E> {
    /// The position that every game starts from.
    pub start: &'a G,
    /// Openings, seeds and who takes which side.
    pub plan: MatchPlan,
    /// Constructs a player of a participant.
    pub make_player: &'a (dyn Fn(Participant) -> Result<BoxedPlayer<G>, E> + Sync),
    /// The processor time of the calling thread.
    pub cpu_clock: Clock,
}

/// Players between two games, by participant. Their tables are expensive to allocate, so they are reused.
pub struct PlayerPool<G: ArenaGame> {
    a: Vec<BoxedPlayer<G>>,
    b: Vec<BoxedPlayer<G>>,
}

impl<G: ArenaGame> Default for PlayerPool<G> {
    fn default() -> Self {
        Self {
            a: Vec::new(),
            b: Vec::new(),
        }
    }
}

impl<G: ArenaGame> PlayerPool<G> {
    const fn of(&mut self, participant: Participant) -> &mut Vec<BoxedPlayer<G>> {
        match participant {
            Participant::A => &mut self.a,
            Participant::B => &mut self.b,
        }
    }
}

impl<G: ArenaGame, E: From<GameError>> Match<'_, G, E> {
    /// Plays the game of this number with players from the pool.
    ///
    /// # Errors
    ///
    /// If a player cannot be constructed, has no move, or chooses one that is not legal.
    pub fn play_game(&self, pool: &mut PlayerPool<G>, number: u64) -> Result<PlayedGame, E> {
        let game_plan = self.plan.game_plan(number);
        let participants = self.participants(&game_plan);
        let mut players = Vec::with_capacity(participants.len());
        for &participant in &participants {
            let idle = pool.of(participant).pop();
            players.push(idle.map_or_else(|| (self.make_player)(participant), Ok)?);
        }
        let played = play(self.start.clone(), &game_plan, &mut players, self.cpu_clock)?;
        for (participant, player) in participants.into_iter().zip(players) {
            pool.of(participant).push(player);
        }
        Ok(played)
    }

    /// Plays up to `games` games one after the other, until `is_decided` after a whole group.
    ///
    /// # Errors
    ///
    /// As [`Match::play_game`].
    pub fn run(
        &self,
        games: u64,
        is_decided: impl Fn(&MatchResults) -> bool,
    ) -> Result<MatchResults, E> {
        let mut results = MatchResults::default();
        let mut pool = PlayerPool::default();
        for number in 0..self.plan.games(games) {
            let played = self.play_game(&mut pool, number)?;
            results.add(GameResult::new(&self.plan.game_plan(number), &played));
            let is_whole = (number + 1).is_multiple_of(u64::from(self.plan.sides));
            if is_whole && is_decided(&results) {
                break;
            }
        }
        Ok(results)
    }

    /// The participant of each seat, in turn order.
    fn participants(&self, game_plan: &GamePlan) -> Vec<Participant> {
        let seats = self.start.seats().into_iter();
        seats
            .map(|seat| game_plan.participant(self.start.side(seat)))
            .collect()
    }
}
