//! The home of the tables of one browser.

use std::collections::{BTreeMap, HashMap, HashSet};

use catalog::AnyVariant;
use host::{
    LoadedTable, MoveQuestion, Players, Problem, RecentKingsGames, Session, TableId, TableSlot,
};
use play::TimedEvent;
use search::Clock;
use words::Language;

use crate::calls::{Answer, Decision, Outcome, Task, Want};
use crate::kept::Row;
use crate::port::{Port, Sent};
use crate::requests::{Reply, refusal};
use crate::storage::Storage;

/// The home of the tables of one browser, or an instance that only reads them.
pub(crate) struct Home {
    pub(crate) storage: Storage,
    pub(crate) sent: Sent,
    /// The clock of searches that a time limits.
    pub(crate) clock: Clock,
    /// The time of the call.
    pub(crate) at: u64,
    /// The random bytes of the call that were not taken yet.
    random: Vec<u8>,
    /// True if it keeps the tables, and leaves what takes long to the other instance.
    pub(crate) keeps: bool,
    /// When the storage was in use last before this visit.
    pub(crate) alive: u64,
    pub(crate) rows: BTreeMap<TableId, Row>,
    /// The number of rows that cannot be read.
    unread_rows: usize,
    /// The tables with a row whose events could not be read.
    pub(crate) unread: HashSet<TableId>,
    pub(crate) slots: HashMap<TableId, TableSlot<Port>>,
    /// The tables whose last step was not stored.
    pub(crate) paused: HashSet<TableId>,
    pub(crate) sessions: HashMap<u32, Session<Port>>,
    pub(crate) players: Players,
    /// The languages and the variants for which there is what they need.
    lent: HashSet<&'static str>,
    pub(crate) kings_games: RecentKingsGames,
    pub(crate) outcome: Outcome,
}

impl Home {
    pub(crate) fn new(storage: Storage, sent: Sent, clock: Clock) -> Self {
        Self {
            storage,
            sent,
            clock,
            at: 0,
            random: Vec::new(),
            keeps: false,
            alive: 0,
            rows: BTreeMap::new(),
            unread_rows: 0,
            unread: HashSet::new(),
            slots: HashMap::new(),
            paused: HashSet::new(),
            sessions: HashMap::new(),
            players: Players::new(clock),
            lent: HashSet::new(),
            kings_games: RecentKingsGames::default(),
            outcome: Outcome::default(),
        }
    }

    /// Takes the time and the random bytes of a call.
    pub(crate) fn set(&mut self, at: u64, random: &str) {
        self.at = self.at.max(at);
        let digits = random.as_bytes().chunks_exact(2);
        let byte = |two: &[u8]| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok();
        self.random = digits.filter_map(byte).collect();
    }

    /// Takes random bytes of the call.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`] if it has too few.
    pub(crate) fn random<const N: usize>(&mut self) -> Result<[u8; N], Problem> {
        let Some(rest) = self.random.len().checked_sub(N) else {
            return Err(Problem::Malformed("random: too few bytes".into()));
        };
        let bytes = self.random.split_off(rest);
        Ok(bytes.try_into().expect("as many bytes"))
    }

    /// Does what is to be done, and returns itself with what came of it.
    pub(crate) async fn done(mut self: Box<Self>, task: Task) -> (Self, Outcome) {
        self.outcome = Outcome::default();
        match task {
            Task::Begin { alive, rows } => self.begin(alive, &rows),
            Task::Request {
                method,
                path,
                language,
                body,
            } => self.request(&method, &path, &language, &body).await,
            Task::Connect { client, language } => self.connect(client, &language).await,
            Task::Message { client, text } => self.message(client, &text).await,
            Task::Disconnect { client } => self.disconnect(client),
            Task::Decide { table } => self.decide(table).await,
            Task::Decided { decision } => self.decided(decision).await,
            Task::Alarm { table } => self.alarm(table).await,
            Task::Stop { table } => self.stop(table).await,
            // Nothing was asked for.
            Task::Got { .. } => {}
        }
        let outcome = std::mem::take(&mut self.outcome);
        (*self, outcome)
    }

    fn begin(&mut self, alive: u64, rows: &[String]) {
        self.keeps = true;
        self.alive = alive;
        let read = rows.iter().filter_map(|row| Row::read(row));
        self.rows = read.map(|row| (row.table, row)).collect();
        self.unread_rows = rows.len().saturating_sub(self.rows.len());
        for row in self.rows.values() {
            // Clocks do not run while no page is open, so what was due then is due by its table alone.
            if row.due.is_some() {
                self.outcome.alarms.push((self.at, row.table));
            }
        }
    }

    /// The number of tables that were found to be unreadable. They stay in the storage as they are.
    pub(crate) fn unread(&self) -> usize {
        self.unread_rows + self.unread.len()
    }

    async fn request(&mut self, method: &str, path: &str, language: &str, body: &str) {
        let language = self.speak(language).await;
        match self.reply(method, path, language, body).await {
            Ok(Reply::Body(status, body)) => {
                self.outcome.answer = Some(Answer {
                    status,
                    body,
                    file: None,
                });
            }
            Ok(Reply::TakesLong) => self.outcome.takes_long = true,
            Ok(Reply::File) => self.outcome.is_file = true,
            Err(problem) => self.outcome.answer = Some(refusal(&problem, language)),
        }
    }

    /// Makes the decision that a table waits for, if it still does.
    async fn decide(&mut self, id: TableId) {
        let Ok((_, loaded, _)) = self.read(id).await else {
            return;
        };
        if self.weigh(loaded.table.variant()).await.is_err() {
            return;
        }
        if let Some(question) = MoveQuestion::of(id, &loaded.table) {
            let answer = self.players.decide(&question);
            self.outcome.decision = Some(Decision {
                table: id,
                seat: answer.seat.index() as u8,
                version: answer.version,
                action: answer.action,
            });
        }
    }

    /// The language of a tag, English for one that Tara does not speak. Its words are there from then on; if they cannot be had, messages
    /// are their names.
    pub(crate) async fn speak(&mut self, tag: &str) -> Language {
        let language = Language::of_tag(tag).unwrap_or(Language::English);
        if !self.lent.contains(language.tag())
            && let Ok(texts) = self.storage.text(Want::Words(language.tag().into())).await
        {
            words::lend(language, texts);
            self.lent.insert(language.tag());
        }
        language
    }

    /// Sees to it that the players of a variant have their weights.
    ///
    /// # Errors
    ///
    /// [`Problem::Unavailable`] if they cannot be had.
    pub(crate) async fn weigh(&mut self, variant: AnyVariant) -> Result<(), Problem> {
        let AnyVariant::Ringforts(ringforts) = variant else {
            return Ok(());
        };
        if self.lent.contains(variant.name()) {
            return Ok(());
        }
        let file = self
            .storage
            .text(Want::Weights(variant.name().into()))
            .await?;
        // Characters up to U+00FF are bytes.
        let file: Vec<u8> = file.chars().map(|byte| byte as u8).collect();
        bots::lend_weights(ringforts, &file).map_err(|_| Problem::Unavailable)?;
        self.lent.insert(variant.name());
        Ok(())
    }

    /// A table as it is stored, its row, and its events.
    ///
    /// # Errors
    ///
    /// [`Problem::NoTable`], [`Problem::Damaged`] if its events make no table, [`Problem::Unavailable`].
    pub(crate) async fn read(
        &self,
        id: TableId,
    ) -> Result<(Row, LoadedTable, Vec<TimedEvent>), Problem> {
        let (row, lines) = self.storage.table(id).await?;
        let row = Row::read(&row).ok_or(Problem::Damaged)?;
        let (loaded, events) = row.load(&lines).ok_or(Problem::Damaged)?;
        Ok((row, loaded, events))
    }
}
