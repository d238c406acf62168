//! The tables of the home: loaded, changed, stored, and told to their readers.

use game::Seat;
use host::api::{OpenTable, OpenedTable};
use host::{
    Append, Guest, LoadedTable, MoveAnswer, Problem, SecretHash, TableId, TableSlot, WaitingTimes,
    open_table,
};
use play::{Table, Transition, VacancyReason};

use crate::calls::{Decision, Want};
use crate::home::Home;
use crate::kept::{Person, Row, bytes, text, texts};
use crate::port::Port;

/// Seats of persons are all on this device, and never become free by themselves.
const TIMES: WaitingTimes = WaitingTimes {
    claim_after_ms: play::CLAIM_AFTER_MS,
    sit_within_ms: 0,
};

/// The pause of a table whose step was not stored, in milliseconds.
const PAUSE_MS: u64 = 2_000;

/// The number of tables that stay in memory although nobody reads them.
const MAX_UNUSED: usize = 8;

impl Home {
    /// Opens a table, once for each secret. All its persons are on this device.
    pub(crate) async fn open(&mut self, asked: &OpenTable) -> Result<OpenedTable, Problem> {
        host::check_terms(&asked.agreed)?;
        let opener = Guest::opener(asked)?;
        let secret = opener.secret.hash();
        let mut opened = self.rows.values();
        if let Some(id) = opened
            .find(|row| row.is_opened_by(secret))
            .map(|row| row.table)
        {
            self.own(id).await?;
            let loaded = self.slot(id)?.loaded()?;
            return loaded.reopened(id, &asked.agreed, &opener);
        }
        let (id, root) = (TableId::in_page(self.random()?), self.random()?);
        let (new, seats) = open_table(id, &asked.agreed, false, &opener, root, self.at, 0)?;
        if asked.listed || new.people.iter().any(|person| person.holder.is_none()) {
            return Err(Problem::NeedsServer);
        }
        let row = Row {
            table: id,
            version: new.events.len() as u32,
            stage: new.stage.into(),
            opened_at: self.at,
            due: None,
            agreed: asked.agreed.clone(),
            opening: bytes(secret),
            people: new.people.iter().map(Person::of).collect(),
            games: 0,
        };
        self.store(row, 0, new.events.iter().map(text).collect(), Vec::new())
            .await?;
        Ok(opener.opened(id, seats, 0))
    }

    /// Closes a table before its first game, for the secret that opened it.
    pub(crate) async fn close(&mut self, id: TableId, secret: SecretHash) -> Result<(), Problem> {
        self.check_opener(id, secret)?;
        let at = self.at;
        self.change(id, |table| Ok(table.close(at)?)).await
    }

    /// Frees the seats of a secret before the first game.
    pub(crate) async fn give_up(&mut self, id: TableId, held: SecretHash) -> Result<(), Problem> {
        self.own(id).await?;
        let (at, seats) = (self.at, self.slot(id)?.loaded()?.seats_to_leave(held)?);
        self.change(id, |table| {
            Ok(table.free_seats(&seats, VacancyReason::Left, at)?)
        })
        .await
    }

    /// Gives free seats to a computer player before the first game, for the secret that opened the table.
    pub(crate) async fn fill(
        &mut self,
        id: TableId,
        opener: SecretHash,
        seat: Option<&str>,
        program: &str,
    ) -> Result<(), Problem> {
        self.check_opener(id, opener)?;
        host::check_program(program)?;
        self.own(id).await?;
        let (at, seats) = (self.at, self.slot(id)?.loaded()?.free_seats(seat)?);
        self.change(id, |table| Ok(table.fill_seats(&seats, program, at)?))
            .await
    }

    /// Gives the person who holds a secret another name at a table.
    pub(crate) async fn rename(
        &mut self,
        id: TableId,
        holder: SecretHash,
        name: &str,
    ) -> Result<(), Problem> {
        self.own(id).await?;
        match self.slot(id)?.loaded()?.renamed_by(holder, name)? {
            Some(name) => self.set_name(id, &[holder], Some(&name)).await,
            None => Ok(()),
        }
    }

    /// Deletes the names at all seats of some secrets.
    pub(crate) async fn forget_names(&mut self, holders: &[SecretHash]) -> Result<(), Problem> {
        let held = self.rows.values().filter(|row| row.is_held_by(holders));
        let held: Vec<TableId> = held.map(|row| row.table).collect();
        for id in held {
            // A table that was stopped has no names in memory.
            if self.own(id).await.is_ok() {
                self.set_name(id, holders, None).await?;
            }
        }
        Ok(())
    }

    async fn set_name(
        &mut self,
        id: TableId,
        holders: &[SecretHash],
        name: Option<&str>,
    ) -> Result<(), Problem> {
        let loaded = self.slot(id)?.loaded()?;
        let mut people = loaded.people.clone();
        for person in &mut people {
            if person
                .holder
                .is_some_and(|holder| holders.contains(&holder))
            {
                person.name = name.map(Into::into);
            }
        }
        let mut row = self.row(id)?.clone();
        row.people = people.iter().map(Person::of).collect();
        self.store(row.clone(), row.version, Vec::new(), Vec::new())
            .await?;
        let at = self.at;
        self.slot_mut(id)?.set_people(people, at);
        Ok(())
    }

    /// Loads the table unless it is in memory.
    pub(crate) async fn own(&mut self, id: TableId) -> Result<(), Problem> {
        if self
            .slots
            .get(&id)
            .is_some_and(|slot| slot.loaded().is_ok())
        {
            return Ok(());
        }
        if !self.keeps {
            let (_, loaded, _) = self.read(id).await?;
            return self.load(id, loaded);
        }
        self.row(id)?;
        let (_, loaded, _) = match self.read(id).await {
            Ok(read) => read,
            Err(problem) => {
                if matches!(problem, Problem::Damaged) {
                    self.unread.insert(id);
                }
                if let Some(slot) = self.slots.get_mut(&id) {
                    slot.dismiss_all(&problem);
                }
                return Err(problem);
            }
        };
        // No clock ran while no page was open.
        let stopped = self.alive.max(loaded.table.last_at());
        self.resume(id, loaded, stopped).await
    }

    /// Loads a table whose clocks do not run from a time until now.
    pub(crate) async fn resume(
        &mut self,
        id: TableId,
        loaded: LoadedTable,
        stopped: u64,
    ) -> Result<(), Problem> {
        let downtime_ms = self.at.saturating_sub(stopped);
        self.load(id, loaded)?;
        let at = self.at;
        match self.slot_mut(id)?.resume(downtime_ms, at)? {
            Some(append) => self.commit(id, append).await,
            None => self.go_on(id),
        }
    }

    fn load(&mut self, id: TableId, loaded: LoadedTable) -> Result<(), Problem> {
        let at = self.at;
        self.slots.retain({
            let mut unused = 0;
            move |_, slot| {
                unused += usize::from(!slot.is_in_use());
                slot.is_in_use() || unused < MAX_UNUSED
            }
        });
        let slot = self
            .slots
            .entry(id)
            .or_insert_with(|| TableSlot::new(id, TIMES));
        slot.load(loaded, at);
        Ok(())
    }

    /// Makes a step durable and tells all readers. Returns the version of the table.
    pub(crate) async fn finish(
        &mut self,
        id: TableId,
        step: Result<Option<Append>, Problem>,
    ) -> Result<u32, Problem> {
        if let Some(append) = step? {
            self.commit(id, append).await?;
        }
        Ok(self.slot(id)?.loaded()?.table.version())
    }

    /// Changes a table that is loaded, and finishes that step.
    async fn change(
        &mut self,
        id: TableId,
        change: impl FnOnce(&mut Table) -> Result<Transition, Problem>,
    ) -> Result<(), Problem> {
        self.own(id).await?;
        let at = self.at;
        let step = self.slot_mut(id)?.change(at, change);
        self.finish(id, step).await.map(|_| ())
    }

    async fn commit(&mut self, id: TableId, append: Append) -> Result<(), Problem> {
        let before = self.row(id)?;
        let loaded = self.slot(id)?.loaded()?;
        let row = Row::of(loaded, before, loaded.table.due());
        let events = append.events.iter().map(text).collect();
        let (version, games) = (append.expected_version, texts(&append.games));
        let stored = self.store(row, version, events, games).await;
        let at = self.at;
        if let Err(problem) = stored {
            // Memory is ahead of the storage now.
            self.paused.insert(id);
            if let Some(alarm) = self.slot_mut(id)?.pause(at + PAUSE_MS) {
                self.outcome.alarms.push((alarm, id));
            }
            return Err(problem);
        }
        self.paused.remove(&id);
        let slot = self.slot_mut(id)?;
        slot.written(at);
        if slot.is_full()
            && let Some(stop) = slot.stop("full", at)?
        {
            return Box::pin(self.commit(id, stop)).await;
        }
        self.go_on(id)
    }

    pub(crate) async fn store(
        &mut self,
        row: Row,
        version: u32,
        events: Vec<String>,
        games: Vec<(u32, String)>,
    ) -> Result<(), Problem> {
        let append = Want::Append {
            table: row.table,
            version,
            events,
            row: row.text(),
            games,
        };
        self.storage.store(append).await?;
        self.rows.insert(row.table, row);
        Ok(())
    }

    /// Has a computer player asked and an alarm set, if the table waits for them.
    pub(crate) fn go_on(&mut self, id: TableId) -> Result<(), Problem> {
        let next = self.slot_mut(id)?.take_next();
        if next.question.is_some() {
            self.outcome.decide.push(id);
        }
        if let Some(alarm) = next.alarm {
            self.outcome.alarms.push((alarm, id));
        }
        Ok(())
    }

    pub(crate) async fn tick(&mut self, id: TableId) -> Result<(), Problem> {
        let at = self.at;
        let step = self.slot_mut(id)?.tick(at);
        self.finish(id, step).await.map(|_| ())
    }

    /// Does what is due at a table. What fails is tried again after the pause.
    pub(crate) async fn alarm(&mut self, id: TableId) {
        if let Some(slot) = self.slots.get_mut(&id) {
            slot.alarm();
        }
        match self.own(id).await {
            Ok(()) => {}
            Err(Problem::Unavailable) => {
                self.outcome.alarms.push((self.at + PAUSE_MS, id));
                return;
            }
            Err(_) => return,
        }
        // A failure pauses the table.
        if self.tick(id).await.is_ok() && self.go_on(id).is_ok() && self.paused.remove(&id) {
            let at = self.at;
            if let Ok(slot) = self.slot_mut(id) {
                slot.send_views_again(at);
            }
        }
    }

    /// Plays the decision of a computer player.
    pub(crate) async fn decided(&mut self, decision: Decision) {
        let id = decision.table;
        if self.own(id).await.is_err() {
            return;
        }
        let answer = MoveAnswer {
            table: id,
            seat: Seat::new(decision.seat),
            version: decision.version,
            action: decision.action,
        };
        let at = self.at;
        let Ok(slot) = self.slot_mut(id) else {
            return;
        };
        let step = slot.answered(&answer, at);
        if self.finish(id, step).await.is_err() {
            // It came too late, or the table is paused.
            let _ = self.go_on(id);
        }
    }

    /// Stops a table at which the module trapped, with the events that are stored.
    pub(crate) async fn stop(&mut self, id: TableId) {
        if self.own(id).await.is_ok() {
            let at = self.at;
            let step = self.slot_mut(id).and_then(|slot| slot.stop("failed", at));
            // If this is not stored either, the table is as it was before.
            let _ = self.finish(id, step).await;
        }
    }

    pub(crate) fn row(&self, id: TableId) -> Result<&Row, Problem> {
        self.rows.get(&id).ok_or(Problem::NoTable)
    }

    pub(crate) fn slot(&self, id: TableId) -> Result<&TableSlot<Port>, Problem> {
        self.slots.get(&id).ok_or(Problem::Unavailable)
    }

    pub(crate) fn slot_mut(&mut self, id: TableId) -> Result<&mut TableSlot<Port>, Problem> {
        self.slots.get_mut(&id).ok_or(Problem::Unavailable)
    }

    fn check_opener(&self, id: TableId, secret: SecretHash) -> Result<(), Problem> {
        if self.row(id)?.is_opened_by(secret) {
            Ok(())
        } else {
            Err(Problem::WrongSecret)
        }
    }
}
