//! Finished games: transcripts, proofs, replays, and what a decision was worth.

use core::time::Duration;
use std::sync::Arc;

use host::api::{KingsAnalysisOf, WriteOf};
use host::{
    AdviceQuestion, AnalysisLimits, FinishedKingsGame, Moments, Problem, TableGame, TableId,
};
use search::TimeLimit;
use words::Language;

use crate::home::Home;
use crate::kept::{Game, ended};
use crate::requests::{Reply, json, read};

/// The limits of an analysis, as a server has them.
const MOST_NODES: u64 = 1_000_000;
const MOST_TIME: Duration = Duration::from_secs(1);

impl Home {
    pub(crate) const fn most(&self) -> AnalysisLimits {
        AnalysisLimits {
            nodes: MOST_NODES,
            time: TimeLimit {
                duration: MOST_TIME,
                clock: self.clock,
            },
        }
    }

    /// Replies to a request about a finished game.
    pub(crate) async fn game_reply(
        &mut self,
        method: &str,
        id: TableId,
        number: u32,
        parts: &[&str],
        query: &str,
        body: &str,
    ) -> Result<Reply, Problem> {
        match (method, parts) {
            ("GET", []) => Ok(Reply::Body(200, self.game(id, number).await?.transcript)),
            ("GET", ["proof"]) => match self.game(id, number).await {
                Ok(game) => Ok(Reply::Body(200, game.fairness)),
                Err(Problem::NoGame) => {
                    let (_, loaded, _) = self.read(id).await?;
                    let proof = loaded.table.proof_of_stopped();
                    json(
                        &proof
                            .filter(|proof| proof.game == number)
                            .ok_or(Problem::NoGame)?,
                    )
                }
                Err(problem) => Err(problem),
            },
            ("GET", ["positions"]) => {
                let game = self.game(id, number).await?;
                if host::is_seat_of_kings(&game.transcript) {
                    let from = query.strip_prefix("from=").map_or(Ok(0), str::parse);
                    let from = from.map_err(|_| Problem::Malformed("from: not a number".into()))?;
                    let game = self.kings_game(id, number).await?;
                    return json(&Moments::Kings(game.moments(from)));
                }
                let (_, _, events) = self.read(id).await?;
                let ended = ended(&events, number);
                let moments = host::ringfort_moments(&game.transcript, ended)?;
                json(&Moments::Ringforts(moments.collect()))
            }
            ("POST", ["analysis"]) => {
                let asked: KingsAnalysisOf = read(body)?;
                let game = self.kings_game(id, number).await?;
                let question = game.question(&asked, self.most())?;
                self.advise(AdviceQuestion::Decision(question))
            }
            _ => Err(Problem::NoPath),
        }
    }

    /// A game as a game file and as a transcript.
    pub(crate) async fn write(
        &mut self,
        asked: &WriteOf,
        language: Language,
    ) -> Result<Reply, Problem> {
        let Some(of) = &asked.of else {
            return json(&host::write_file(asked, None, language)?);
        };
        let game = self.game(of.table, of.game).await?;
        let (row, _, events) = self.read(of.table).await?;
        let game = TableGame {
            table: &row.stored(),
            transcript: &game.transcript,
            ended: ended(&events, of.game),
        };
        json(&host::write_file(asked, Some(&game), language)?)
    }

    /// A game that is over.
    pub(crate) async fn game(&self, id: TableId, number: u32) -> Result<Game, Problem> {
        let text = self.storage.game(id, number).await?;
        serde_json::from_str(&text).map_err(|_| Problem::OlderRules)
    }

    /// A game of Seat of Kings, which is played again unless somebody asked for it before.
    async fn kings_game(
        &mut self,
        id: TableId,
        number: u32,
    ) -> Result<Arc<FinishedKingsGame>, Problem> {
        if let Some(game) = self.kings_games.get(id, number) {
            return Ok(game);
        }
        let game = self.game(id, number).await?;
        let start = host::kings_start(Some(&game.agreed()?))?;
        let game = Arc::new(FinishedKingsGame::new(start, &game.transcript)?);
        self.kings_games.put(id, number, Arc::clone(&game));
        Ok(game)
    }
}
