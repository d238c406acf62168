//! The requests of the API: the paths and bodies of the routes of a server.

use std::fmt::Display;

use host::api::{
    AnalysisOf, DeckFileOf, FileOf, Fill, Forget, HintFor, OpenTable, OwnTables, PositionOf,
    PositionPreviewOf, PositionTurnOf, PositionTurnsOf, PositionWhyNot, PreviewOf, Rename,
    SecretBody, TurnOf, TurnsOf, TutorFor, WhyNot, WriteOf,
};
use host::{
    AdviceQuestion, LoadedTable, PositionQuestion, Problem, TableId, live_entry, table_entries,
};
use search::StopFlag;
use serde::Serialize;
use serde::de::DeserializeOwned;
use words::Language;

use crate::calls::Answer;
use crate::home::Home;

/// The reply to a request.
pub(crate) enum Reply {
    /// A status and a body.
    Body(u16, String),
    /// The other instance is to answer.
    TakesLong,
    /// An instance that makes files is to answer.
    File,
}

/// The most tables of a list.
const MAX_LISTED: usize = 100;

/// The most tables of a list at which it is looked what happens there.
const MAX_LIVE: usize = 60;

/// The answer to a request that is refused.
pub(crate) fn refusal(problem: &Problem, language: Language) -> Answer {
    let body = serde_json::to_string(&problem.body(language));
    Answer {
        status: problem.status(),
        body: body.expect("refusals have text for keys"),
        file: None,
    }
}

/// An answer as JSON.
pub(crate) fn json(answer: &impl Serialize) -> Result<Reply, Problem> {
    let body = serde_json::to_string(answer).map_err(|_| Problem::Failed)?;
    Ok(Reply::Body(200, body))
}

/// The answer to a request that gives nothing back.
const fn nothing((): ()) -> Result<Reply, Problem> {
    Ok(Reply::Body(204, String::new()))
}

/// A body.
pub(crate) fn read<T: DeserializeOwned>(body: &str) -> Result<T, Problem> {
    let malformed = |error: &dyn Display| Problem::Malformed(error.to_string());
    serde_json::from_str(body).map_err(|error| malformed(&error))
}

impl Home {
    /// Replies to a request.
    pub(crate) async fn reply(
        &mut self,
        method: &str,
        path: &str,
        language: Language,
        body: &str,
    ) -> Result<Reply, Problem> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let parts: Vec<&str> = path.split('/').collect();
        let ["api", parts @ ..] = &parts[..] else {
            return Err(Problem::NoPath);
        };
        if method == "GET" && is_file(parts) {
            return Ok(Reply::File);
        }
        if self.keeps && takes_long(parts) {
            return Ok(Reply::TakesLong);
        }
        match (method, parts) {
            ("GET", ["variants"]) => json(&host::variants()),
            ("GET", ["variants", "details"]) => json(&host::variant_details()),
            ("GET", ["deck"]) => json(&host::usual_deck()),
            ("GET", ["deck", "file"]) => Ok(Reply::Body(200, host::usual_deck_file().into())),
            ("POST", ["deck", "check"]) => {
                json(&host::check_deck(&read::<DeckFileOf>(body)?, language))
            }
            ("POST", ["positions"]) => json(&host::moment(&read::<PositionOf>(body)?, language)?),
            ("POST", ["positions", "preview"]) => {
                json(&host::position_preview(&read::<PositionPreviewOf>(body)?)?)
            }
            ("POST", ["positions", "turn"]) => {
                json(&host::position_turn(&read::<PositionTurnOf>(body)?)?)
            }
            ("POST", ["positions", "turns"]) => {
                json(&host::position_turns(&read::<PositionTurnsOf>(body)?)?)
            }
            ("POST", ["positions", "why-not"]) => json(&host::position_why_not(
                &read::<PositionWhyNot>(body)?,
                language,
            )?),
            ("POST", ["positions", "analysis"]) => {
                let question = PositionQuestion::new(&read::<AnalysisOf>(body)?, self.most())?;
                self.weigh(question.variant()).await?;
                self.advise(AdviceQuestion::Position(question))
            }
            ("POST", ["files", "text"]) => {
                // Characters up to U+00FF are the bytes of the file.
                let bytes: Vec<u8> = body.chars().map(|byte| byte as u8).collect();
                json(&host::text_of_file(&bytes)?)
            }
            ("POST", ["files", "read"]) => {
                json(&host::read_file(&read::<FileOf>(body)?, language)?)
            }
            ("POST", ["files", "write"]) => self.write(&read::<WriteOf>(body)?, language).await,
            ("GET", ["kept"]) => json(&self.unread()),
            ("POST", ["kept"]) => json(&self.restore(read(body)?).await?),
            ("POST", ["tables"]) => {
                let opened = self.open(&read::<OpenTable>(body)?).await?;
                match json(&opened)? {
                    Reply::Body(_, body) => Ok(Reply::Body(201, body)),
                    other => Ok(other),
                }
            }
            ("POST", ["tables", "mine"]) => self.mine(&read::<OwnTables>(body)?).await,
            ("POST", ["names", "forget"]) => {
                let holders = host::hashes(&read::<Forget>(body)?.secrets)?;
                nothing(self.forget_names(&holders).await?)
            }
            ("GET", ["tables"] | ["tables", "running"]) | ("POST", ["handover"]) => {
                Err(Problem::NeedsServer)
            }
            (_, ["tables", table, parts @ ..]) => {
                let id = table.parse().map_err(|_| Problem::NoTable)?;
                self.table_reply(method, id, parts, query, language, body)
                    .await
            }
            _ => Err(Problem::NoPath),
        }
    }

    /// Replies to a request about a table.
    async fn table_reply(
        &mut self,
        method: &str,
        id: TableId,
        parts: &[&str],
        query: &str,
        language: Language,
        body: &str,
    ) -> Result<Reply, Problem> {
        match (method, parts) {
            ("POST", ["preview"]) => {
                let asked: PreviewOf = read(body)?;
                host::check_draft(&asked.draft)?;
                json(&host::preview(self.loaded(id).await?, &asked)?)
            }
            ("POST", ["turn"]) => json(&host::plan_turn(
                self.loaded(id).await?,
                &read::<TurnOf>(body)?,
            )?),
            ("POST", ["turns"]) => json(&host::usual_turns(
                self.loaded(id).await?,
                &read::<TurnsOf>(body)?,
            )?),
            ("POST", ["why-not"]) => {
                let asked: WhyNot = read(body)?;
                json(&host::explain(self.loaded(id).await?, &asked, language)?)
            }
            ("POST", ["hint"]) => {
                let question = host::hint(self.loaded(id).await?, &read::<HintFor>(body)?)?;
                self.weigh(self.slot(id)?.loaded()?.table.variant()).await?;
                self.advise(AdviceQuestion::Hint(question))
            }
            ("POST", ["tutor"]) => {
                let question = host::tutor(self.loaded(id).await?, &read::<TutorFor>(body)?)?;
                self.weigh(self.slot(id)?.loaded()?.table.variant()).await?;
                self.advise(AdviceQuestion::Tutor(question))
            }
            ("GET", ["deck"]) => {
                let (row, _, _) = self.read(id).await?;
                json(&host::deck(Some(&row.agreed))?)
            }
            ("POST", ["close"]) => {
                let asked: SecretBody = read(body)?;
                nothing(self.close(id, asked.secret.hash()).await?)
            }
            ("POST", ["leave"]) => {
                let asked: SecretBody = read(body)?;
                nothing(self.give_up(id, asked.secret.hash()).await?)
            }
            ("POST", ["fill"]) => {
                let asked: Fill = read(body)?;
                let (opener, seat) = (asked.secret.hash(), asked.seat.as_deref());
                nothing(self.fill(id, opener, seat, &asked.program).await?)
            }
            ("POST", ["name"]) => {
                let asked: Rename = read(body)?;
                nothing(self.rename(id, asked.secret.hash(), &asked.name).await?)
            }
            (
                "POST",
                ["join" | "dismiss" | "invite" | "withdraw" | "list" | "handover" | "reports"],
            ) => Err(Problem::NeedsServer),
            (_, ["games", game, parts @ ..]) => {
                let game = game.parse().map_err(|_| Problem::NoGame)?;
                self.game_reply(method, id, game, parts, query, body).await
            }
            _ => Err(Problem::NoPath),
        }
    }

    /// A table for reading.
    async fn loaded(&mut self, id: TableId) -> Result<&LoadedTable, Problem> {
        if !self.keeps {
            // The other instance may have changed it.
            self.slots.remove(&id);
        }
        self.own(id).await?;
        self.slot(id)?.loaded()
    }

    /// The tables of some secrets, the newest first.
    async fn mine(&mut self, asked: &OwnTables) -> Result<Reply, Problem> {
        let holders = host::hashes(&asked.secrets)?;
        let own = self.rows.values().filter(|row| row.is_held_by(&holders));
        let mut own: Vec<_> = own.map(crate::kept::Row::stored).collect();
        own.sort_by_key(|table| std::cmp::Reverse(table.opened_at));
        own.truncate(MAX_LISTED);
        let mut order: Vec<usize> = (0..own.len()).collect();
        order.sort_by_key(|&place| own[place].stage != play::Stage::Playing.name());
        for place in order.into_iter().take(MAX_LIVE) {
            // A table that cannot be loaded is listed without its board.
            let table = &mut own[place];
            if self.own(table.table).await.is_ok() {
                let slot = self.slot(table.table)?;
                table.live = Some(live_entry(slot.loaded()?));
                table.here = Some(slot.here());
            }
        }
        json(&table_entries(own, &holders))
    }

    /// Answers a question of a person.
    pub(crate) fn advise(&mut self, question: AdviceQuestion) -> Result<Reply, Problem> {
        json(&self.players.advise(&question, &StopFlag::default())?)
    }
}

/// True for a request of a picture, an animation or a sheet.
fn is_file(parts: &[&str]) -> bool {
    matches!(
        parts,
        ["sheets", _] | [.., "picture.png" | "picture.svg" | "animation.png"]
    )
}

/// True for a request that is answered by a search, or reads or replays whole games.
fn takes_long(parts: &[&str]) -> bool {
    matches!(
        parts,
        ["positions", "analysis"]
            | ["files", _]
            | ["tables", _, "hint" | "tutor"]
            | ["tables", _, "games", _, "positions" | "analysis"]
    )
}
