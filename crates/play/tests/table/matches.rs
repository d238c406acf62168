//! Matches: who starts, how points add up, and another match.

use game::Seat;
use play::{Length, Offer, Refusal, Stage, Table};

use crate::host::{BLUE, Host, RED, persons};

fn finish(host: &mut Host) {
    let games = host.table.finished().len();
    while host.table.finished().len() == games {
        host.play_on(1);
    }
}

#[test]
fn m1_in_a_match_of_two_each_starts_one_game() {
    let mut agreed = persons("sacred-hill-1");
    agreed.length = Length::Match;
    agreed.first = Some("blue".into());
    let mut host = Host::begin(agreed);
    assert_eq!(host.table.asked(), [BLUE]);
    finish(&mut host);
    assert_eq!(host.table.stage(), Stage::Seating);
    host.sit_all();
    assert_eq!(host.table.asked(), [RED]);
    finish(&mut host);
    assert_eq!(host.table.stage(), Stage::Over);
    let starts: Vec<Seat> = host
        .table
        .finished()
        .iter()
        .map(|game| game.first)
        .collect();
    assert_eq!(starts, [BLUE, RED]);
}

#[test]
fn m1_in_doubles_each_of_four_starts_one_game() {
    let mut agreed = persons("four-treasures-doubles");
    agreed.length = Length::Match;
    agreed.first = Some("north".into());
    let mut host = Host::begin(agreed);
    let next_start = |host: &Host| host.view(RED).standing.next_start.map(str::to_owned);
    assert_eq!(next_start(&host), None, "no game is over");
    for next in ["east", "south", "west", "north"] {
        finish(&mut host);
        assert_eq!(next_start(&host).as_deref(), Some(next));
        host.sit_all_if_seating();
    }
    let starts: Vec<usize> = host
        .table
        .finished()
        .iter()
        .map(|game| game.first.index())
        .collect();
    assert_eq!(starts, [2, 3, 0, 1]);
    assert_eq!(host.table.stage(), Stage::Over);
}

#[test]
fn m1_points_of_a_match_add_up() {
    let mut agreed = persons("four-treasures");
    agreed.length = Length::Match;
    let mut host = Host::begin(agreed);
    finish(&mut host);
    host.sit_all();
    finish(&mut host);
    let games = host.table.finished();
    let sum = |side: usize| -> u32 { games.iter().map(|game| u32::from(game.points[side])).sum() };
    assert_eq!(host.view(RED).standing.points, [sum(0), sum(1)]);
    assert_eq!(host.view(RED).standing.game, 2);
}

#[test]
fn m1_lots_fall_on_every_seat() {
    let mut starts = [0; 2];
    for root in 0..40 {
        let mut agreed = persons("sacred-hill-1");
        agreed.first = None;
        let mut host = Host::open(agreed, root);
        host.sit_all();
        starts[host.table.asked()[0].index()] += 1;
    }
    assert!(starts.iter().all(|&count| count > 8), "{starts:?}");
}

#[test]
fn after_a_match_another_is_played_if_all_agree_and_the_other_seat_starts() {
    let mut host = Host::begin(persons("four-treasures"));
    assert_eq!(host.offer(RED, Offer::Rematch), Err(Refusal::NotOver));
    finish(&mut host);
    assert_eq!(host.table.stage(), Stage::Over);
    host.offer(RED, Offer::Rematch).expect("the match is over");
    assert_eq!(host.table.stage(), Stage::Over);
    host.offer(BLUE, Offer::Rematch).expect("it agrees");
    assert_eq!(host.table.stage(), Stage::Seating);
    assert_eq!(host.table.finished(), []);
    host.sit_all();
    assert_eq!(host.table.asked(), [BLUE]);
}

#[test]
fn after_a_match_of_two_games_the_seat_starts_that_did_not_start_the_last() {
    let mut agreed = persons("four-treasures");
    agreed.length = Length::Match;
    let mut host = Host::begin(agreed);
    let mut starts = Vec::new();
    for _ in 0..3 {
        for _ in 0..2 {
            starts.push(host.table.asked()[0]);
            finish(&mut host);
            host.sit_all_if_seating();
        }
        // The same is not offered twice in ten seconds.
        host.context.at += 10_000;
        for seat in [RED, BLUE] {
            host.offer(seat, Offer::Rematch).expect("the match is over");
        }
        host.sit_all();
    }
    assert_eq!(starts, [RED, BLUE, RED, BLUE, RED, BLUE]);
    let again = Table::replay(host.events.clone()).expect("it happened");
    assert_eq!(again.asked(), host.table.asked());
}

#[test]
fn no_game_begins_before_all_persons_have_revealed() {
    let mut host = Host::open(persons("sacred-hill-1"), 1);
    assert_eq!(host.play(RED, "D4"), Err(Refusal::NotBegun));
    let sent = play::fair::Bytes([1; 32]);
    host.commit(RED, sent).expect("it is free");
    assert_eq!(host.commit(RED, sent), Err(Refusal::Taken));
    assert_eq!(host.table.stage(), Stage::Seating);
    host.commit(BLUE, sent).expect("it is free");
    assert_eq!(host.table.stage(), Stage::Seating);
    for seat in [RED, BLUE] {
        host.reveal(seat, sent).expect("all sit");
    }
    assert_eq!(host.table.stage(), Stage::Playing);
}

impl Host {
    fn sit_all_if_seating(&mut self) {
        if self.table.stage() == Stage::Seating {
            self.sit_all();
        }
    }
}
