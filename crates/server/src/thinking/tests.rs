//! A computer player does not wait for the end of an analysis.

use catalog::AnyVariant;
use host::api::AnalysisOf;
use host::{
    AnalysisLimits, Guest, LoadedTable, PositionQuestion, Secret, TableId, TableSlot, open_table,
    replay,
};
use play::{Agreement, Taker};
use search::TimeLimit;
use serde_json::json;
use tokio::task::yield_now;

use super::*;
use crate::outbox::Outbox;

/// The question of a table at which two computer players have begun.
fn move_question() -> MoveQuestion {
    let takers = ["random", "random"].map(|name| Taker::Program(name.into()));
    let variant: AnyVariant = "four-treasures".parse().expect("a variant");
    let agreed = Agreement::game(variant, takers);
    let (id, opener) = (
        TableId::from_bytes([1; 8]),
        Guest {
            secret: Secret::from_bytes([1; 16]),
            seat: None,
            name: None,
        },
    );
    let opened = open_table(id, &agreed, false, &opener, [1; 32], 1);
    let (new, _) = opened.expect("agreed");
    let mut slot: TableSlot<Outbox> = TableSlot::new(id, 0);
    let loaded = LoadedTable {
        table: replay(new.events).expect("it was just opened"),
        people: Vec::new(),
        invitation: None,
        is_listed: false,
    };
    slot.load(loaded, 1);
    slot.take_next()
        .question
        .expect("a computer player is asked")
}

/// An analysis that takes a minute if nothing stops it.
fn long_analysis() -> AdviceQuestion {
    let asked: AnalysisOf =
        serde_json::from_value(json!({"position": "high-kings-1"})).expect("a request");
    let limits = AnalysisLimits {
        nodes: u64::MAX,
        time: TimeLimit {
            duration: Duration::from_secs(60),
            clock: ELAPSED,
        },
    };
    let question = PositionQuestion::new(&asked, limits);
    AdviceQuestion::Position(question.expect("a position"))
}

#[tokio::test]
async fn a_move_interrupts_an_analysis_that_is_then_begun_again() {
    let metrics = Arc::new(Metrics::new());
    let (answers, mut answered) = mpsc::unbounded_channel();
    let limits = QueueLimits {
        moves: 1,
        advice: 1,
    };
    let thinking = Thinking::start(1, limits, &answers, &metrics).expect("a thread starts");
    let thinking = Arc::new(thinking);
    let analysis = tokio::spawn({
        let thinking = Arc::clone(&thinking);
        async move { thinking.advise(long_analysis()).await }
    });
    let wait_for_analysis = async || {
        while thinking.shared.lock().running.is_empty() {
            yield_now().await;
        }
    };
    for _ in 0..2 {
        wait_for_analysis().await;
        assert!(thinking.ask(move_question()).is_ok());
        let answer = answered.recv().await.expect("a thread answers");
        assert!(answer.action.is_some());
        assert!(!analysis.is_finished(), "the analysis was not interrupted");
    }
    // Nobody waits for the analysis any longer: the thread gives it up when it is interrupted, or before it begins.
    analysis.abort();
    let _ = analysis.await;
    assert!(thinking.ask(move_question()).is_ok());
    answered.recv().await.expect("a thread answers");
    while !thinking.shared.lock().advice.is_empty() || !thinking.shared.lock().running.is_empty() {
        yield_now().await;
    }
    assert_eq!(metrics.advice_waits.get(), 0);
}
