//! Short decisions wait for no long ones, and the addresses take turns.

use catalog::AnyVariant;
use host::api::{AnalysisOf, Target};
use host::{
    AnalysisLimits, Guest, LoadedTable, PositionQuestion, Secret, TableId, TableSlot, WaitingTimes,
    open_table, replay,
};
use play::{Agreement, Taker};
use search::TimeLimit;
use serde_json::json;
use tokio::task::yield_now;

use super::*;
use crate::net::outbox::Outbox;
use crate::net::outbox::tests::outbox;

/// The question of a table of this number, at which two of these computer players have begun.
fn move_question(player: &str, table: u8) -> MoveQuestion {
    let takers = [player; 2].map(|name| Taker::Program(name.into()));
    let variant: AnyVariant = "four-treasures".parse().expect("a variant");
    let agreed = Agreement::game(variant, takers);
    let (id, opener) = (
        TableId::from_bytes([table; 8]),
        Guest {
            secret: Secret::from_bytes([1; 16]),
            seat: None,
            name: None,
        },
    );
    let opened = open_table(id, &agreed, false, &opener, [1; 32], 1, 1);
    let (new, _) = opened.expect("agreed");
    let times = WaitingTimes {
        claim_after_ms: 0,
        sit_within_ms: 0,
    };
    let mut slot: TableSlot<Outbox> = TableSlot::new(id, times);
    let loaded = LoadedTable {
        table: replay(new.events).expect("it was just opened"),
        people: Vec::new(),
        invitation: None,
        is_listed: false,
        epoch: 0,
    };
    slot.load(loaded, 1);
    let unwatched = slot.take_next().question;
    assert!(unwatched.is_none(), "nobody watches two computer players");
    let target = Target {
        table: id,
        seat: None,
    };
    let (outbox, _messages) = outbox(8, 1 << 20);
    let watched = slot.watch(target, &[], None, &outbox, 1);
    watched.expect("anybody may watch");
    slot.take_next()
        .question
        .expect("a computer player is asked")
}

/// An analysis that takes an hour if nothing stops it, longer than this test takes on any machine.
fn long_analysis() -> AdviceQuestion {
    let asked: AnalysisOf =
        serde_json::from_value(json!({"position": "high-kings-1"})).expect("a request");
    let limits = AnalysisLimits {
        nodes: u64::MAX,
        time: TimeLimit {
            duration: Duration::from_hours(1),
            clock: ELAPSED,
        },
    };
    let question = PositionQuestion::new(&asked, limits);
    AdviceQuestion::Position(question.expect("a position"))
}

const LIMITS: QueueLimits = QueueLimits {
    moves: 64,
    advice: 4,
    wait: Duration::MAX,
};

fn address(number: u8) -> Address {
    Address(std::net::Ipv4Addr::new(10, 0, 0, number).into())
}

fn analyses_waiting(metrics: &Metrics) -> i64 {
    let waits = metrics.advice_waits.get_or_create(&[("lane", "analyses")]);
    waits.get()
}

/// Work of a lane that somebody asked for.
fn job(lane: Lane) -> Task {
    Task::Job(Job {
        lane,
        stop: StopFlag::default(),
        run: Box::new(|_| {}),
    })
}

/// Once long tasks held up every short decision, for as long as there were any.
#[tokio::test]
async fn a_short_decision_waits_for_no_long_task() {
    let metrics = Arc::new(Metrics::new());
    let (answers, mut answered) = mpsc::unbounded_channel();
    let thinking = Thinking::start(1, LIMITS, answers, &metrics).expect("the threads start");
    let thinking = Arc::new(thinking);
    for number in [1, 1, 2, 3] {
        let thinking = Arc::clone(&thinking);
        tokio::spawn(async move { thinking.advise(address(number), long_analysis()).await });
    }
    // One is under way, the others wait. Who asked may give up before the end of this test, and still the same one is under way.
    while analyses_waiting(&metrics) != 3 {
        yield_now().await;
    }
    for number in [1, 4] {
        let flow = QueueKey::TablesOf(address(number));
        assert!(thinking.ask(flow, move_question("random", number)).is_ok());
        let answer = answered.recv().await.expect("a thread answers");
        assert!(answer.action.is_some());
    }
    assert_eq!(analyses_waiting(&metrics), 3, "the same one is under way");
    assert_eq!(metrics.thinking_waits.get(), 0);
}

/// Once a decision of level 7 or 8 waited for each analysis that had begun, and for one of each address in turn.
#[tokio::test]
async fn a_long_decision_waits_for_no_analysis() {
    let metrics = Arc::new(Metrics::new());
    let (answers, mut answered) = mpsc::unbounded_channel();
    let thinking = Thinking::start(1, LIMITS, answers, &metrics).expect("the threads start");
    let thinking = Arc::new(thinking);
    for number in [1, 2, 3] {
        let thinking = Arc::clone(&thinking);
        tokio::spawn(async move { thinking.advise(address(number), long_analysis()).await });
    }
    // One is under way, the others wait.
    while analyses_waiting(&metrics) != 2 {
        yield_now().await;
    }
    for (number, level) in [(1, "level:7"), (4, "level:8")] {
        let flow = QueueKey::TablesOf(address(number));
        assert!(thinking.ask(flow, move_question(level, number)).is_ok());
        let answer = answered.recv().await.expect("a thread answers");
        assert!(answer.action.is_some());
    }
    assert_eq!(analyses_waiting(&metrics), 2, "the same one is under way");
}

/// Takes all tasks of a lane. Returns the table of each decision, and `None` for each hint or analysis.
fn drained(queues: &mut Queues, lane: Lane) -> Vec<Option<TableId>> {
    let tasks = std::iter::from_fn(|| queues.pop(lane));
    let table = |task| match task {
        Task::Move(question, _) => Some(question.table),
        Task::Job(_) => None,
    };
    tasks.map(table).collect()
}

#[test]
fn addresses_and_advice_take_turns_in_each_lane() {
    let mut queues = Queues::default();
    let asked = |table: u8, player| Task::Move(move_question(player, table), Instant::now());
    for table in 0..60 {
        queues.push(QueueKey::TablesOf(address(1)), asked(table, "level:8"));
    }
    queues.push(QueueKey::TablesOf(address(2)), asked(100, "level:8"));
    queues.push(QueueKey::TablesOf(address(1)), asked(61, "level:5"));
    queues.push(QueueKey::TablesOf(address(3)), asked(101, "greedy"));
    queues.push(QueueKey::AskedBy(address(1)), job(Lane::Analyses));
    assert_eq!(queues.count(QueueKey::TablesOf(address(1))), 61);

    let table = |number: u8| Some(TableId::from_bytes([number; 8]));
    assert_eq!(drained(&mut queues, Lane::Short), [table(61), table(101)]);
    let long = drained(&mut queues, Lane::Long);
    assert_eq!(long[..4], [table(0), table(100), table(1), table(2)]);
    assert_eq!(long.len(), 61);
    assert_eq!(drained(&mut queues, Lane::Analyses), [None]);
}

#[test]
fn computer_players_alone_take_turns_as_one_with_persons() {
    let mut queues = Queues::default();
    for number in 0..30 {
        let question = move_question("level:8", number);
        let task = Task::Move(question, Instant::now());
        queues.push(QueueKey::ProgramsOf(address(number)), task);
    }
    for number in 100..102 {
        let question = move_question("level:8", number);
        let task = Task::Move(question, Instant::now());
        queues.push(QueueKey::TablesOf(address(number)), task);
        queues.push(QueueKey::AskedBy(address(number)), job(Lane::Analyses));
    }
    assert_eq!(queues.withdraw(TableId::from_bytes([1; 8])), 1);
    let table = |number: u8| Some(TableId::from_bytes([number; 8]));
    let long = drained(&mut queues, Lane::Long);
    let first = [table(100), table(0), table(101), table(2), table(3)];
    assert_eq!(long[..5], first);
    assert_eq!(long.len(), 31);
    assert_eq!(drained(&mut queues, Lane::Analyses), [None, None]);
}

/// Once each of the questions of tables that nobody watched anymore was still answered, for minutes.
#[tokio::test]
async fn a_withdrawn_question_is_not_answered() {
    let metrics = Arc::new(Metrics::new());
    let (answers, mut answered) = mpsc::unbounded_channel();
    let thinking = Thinking::start(0, LIMITS, answers, &metrics).expect("a thread starts");
    // No thread takes long tasks.
    let flow = QueueKey::ProgramsOf(address(1));
    assert!(thinking.ask(flow, move_question("level:8", 1)).is_ok());
    assert_eq!(metrics.thinking_waits.get(), 1);
    assert!(thinking.withdraw(TableId::from_bytes([1; 8])));
    assert!(!thinking.withdraw(TableId::from_bytes([1; 8])));
    assert_eq!(metrics.thinking_waits.get(), 0);
    assert!(thinking.ask(flow, move_question("random", 2)).is_ok());
    let answer = answered.recv().await.expect("a thread answers");
    assert_eq!(answer.table, TableId::from_bytes([2; 8]));
}

#[tokio::test]
async fn one_address_fills_only_its_own_queue() {
    let metrics = Arc::new(Metrics::new());
    let (answers, _answered) = mpsc::unbounded_channel();
    let limits = QueueLimits {
        moves: 1,
        advice: 1,
        wait: Duration::MAX,
    };
    let thinking = Thinking::start(0, limits, answers, &metrics).expect("a thread starts");
    // No thread takes long tasks.
    let ask = |number| {
        thinking.ask(
            QueueKey::TablesOf(address(number)),
            move_question("level:8", number),
        )
    };
    assert!(ask(1).is_ok());
    assert!(ask(1).is_err());
    assert!(ask(2).is_ok());
    assert_eq!(metrics.thinking_full.get(), 1);
}

/// Once a film was made to its end though nobody waited for it, and others waited until then.
#[tokio::test]
async fn work_ends_with_its_client() {
    let metrics = Arc::new(Metrics::new());
    let (answers, _answered) = mpsc::unbounded_channel();
    let thinking = Thinking::start(0, LIMITS, answers, &metrics).expect("the threads start");
    let thinking = Arc::new(thinking);
    let (begun, is_begun) = oneshot::channel();
    let until_stopped = |begun: oneshot::Sender<()>| {
        let thinking = Arc::clone(&thinking);
        tokio::spawn(async move {
            let place = thinking.place(address(1), Lane::Films)?;
            let made = place.work(move |_, stop| {
                let _ = begun.send(());
                while !stop.is_set() {
                    thread::yield_now();
                }
                Ok(())
            });
            made.await
        })
    };
    let first = until_stopped(begun);
    is_begun.await.expect("it is begun");
    let (begun, mut is_begun) = oneshot::channel();
    let second = until_stopped(begun);
    let waiting = || {
        metrics
            .advice_waits
            .get_or_create(&[("lane", "films")])
            .get()
    };
    while waiting() == 0 {
        yield_now().await;
    }
    second.abort();
    assert!(second.await.is_err_and(|error| error.is_cancelled()));
    assert_eq!(waiting(), 0);
    first.abort();
    assert!(first.await.is_err_and(|error| error.is_cancelled()));
    let place = thinking.place(address(2), Lane::Films).expect("a place");
    place.work(|_, _| Ok(())).await.expect("its turn comes");
    assert!(is_begun.try_recv().is_err(), "nobody waited for it");
}

#[tokio::test]
async fn a_full_lane_has_a_place_for_each_address_that_has_none() {
    let metrics = Arc::new(Metrics::new());
    let (answers, _answered) = mpsc::unbounded_channel();
    let thinking = Thinking::start(0, LIMITS, answers, &metrics).expect("the threads start");
    let take = |number| thinking.place(address(number), Lane::Drawings).ok();
    let of_one: Vec<_> = (0..5).map(|_| take(0)).collect();
    assert_eq!(of_one.iter().flatten().count(), 4, "its own limit");
    let of_others: Vec<_> = (1..8)
        .flat_map(|number| (0..4).map(move |_| number))
        .map(take)
        .collect();
    assert!(of_others.iter().all(Option::is_some));
    assert!(take(1).is_none(), "all together have {PLACES}");
    let first: Vec<_> = (10..42).map(take).collect();
    assert!(first.iter().all(Option::is_some), "each has none yet");
    assert!(take(99).is_none());
    assert_eq!(metrics.advice_full.get(), 3);
    assert!(
        thinking.place(address(99), Lane::Tutors).is_ok(),
        "each lane has its own places"
    );
    drop(of_others);
    assert!(take(1).is_some());
}
