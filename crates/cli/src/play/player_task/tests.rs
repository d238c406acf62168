//! Tests of the tasks of players.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use bots::Spec;
use ringforts::{Line, Position, Variant};

use super::*;
use crate::clock::ELAPSED;
use crate::play::opponents::faulty_player;

const SUBJECT: Subject = Subject {
    seat: Seat::new(1),
    purpose: Purpose::Decision,
    log: 0,
};

/// The beginning of a game.
fn seen() -> Observation {
    Observation::Ringforts(Line::new(Position::start(Variant::FourTreasures)))
}

/// A player that would search for an hour.
fn slow() -> AnyPlayer {
    let variant = "four-treasures".parse().expect("a variant");
    AnyPlayer::new(&Spec::SearchMillis(3_600_000), variant, ELAPSED).expect("it plays")
}

#[test]
fn a_stopped_player_decides_soon() {
    let (sender, receiver) = mpsc::channel();
    let task = PlayerTask::start(SUBJECT, seen(), slow(), move || {
        sender.send(()).expect("it is received");
    });
    let task = task.expect("it begins");
    assert!(task.poll().is_none());
    task.stop.set();
    let begun = Instant::now();
    receiver.recv().expect("it is called");
    assert!(task.poll().is_some_and(|result| result.decision.is_ok()));
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_dropped_task_stops_and_calls_back() {
    let (sender, receiver) = mpsc::channel();
    let task = PlayerTask::start(SUBJECT, seen(), slow(), move || {
        sender.send(()).expect("it is received");
    });
    drop(task.expect("it begins"));
    receiver.recv().expect("it is called");
}

#[test]
fn a_panic_becomes_an_error() {
    let (sender, receiver) = mpsc::channel();
    let task = PlayerTask::start(SUBJECT, seen(), faulty_player(), move || {
        sender.send(()).expect("it is received");
    });
    let task = task.expect("it begins");
    receiver.recv().expect("it is called");
    let result = task.poll().expect("it has ended");
    assert!(result.opponent.is_none());
    let error = result.decision.expect_err("it has not decided");
    assert!(error.to_string().contains("a hill is missing"), "{error}");
}
