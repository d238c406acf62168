//! Aborting the first game of a match, until each person has decided in it.

use play::{Command, Ending, Length, Offer, Order, Refusal, Stage, Table, Taker};

use crate::host::{BLUE, Host, RED, kings, persons};

fn can_abort(host: &Host) -> [bool; 2] {
    [RED, BLUE].map(|seat| host.view(seat).can_abort)
}

#[test]
fn nobody_scores_in_a_game_that_is_aborted_and_its_match_is_over() {
    let mut agreed = persons("high-kings-1");
    agreed.length = Length::Match;
    let mut host = Host::begin(agreed);
    host.play_on(1);
    assert_eq!(can_abort(&host), [true; 2], "Blue has not decided");
    host.order(BLUE, Command::Abort)
        .expect("it has not decided");
    assert_eq!(host.table.stage(), Stage::Over);
    assert_eq!(host.points(), [0, 0]);
    assert_eq!(host.view(RED).ending, Some(Ending::Aborted { seat: 1 }));
    assert_eq!(can_abort(&host), [false; 2]);
    assert_eq!(host.order(RED, Command::Abort), Err(Refusal::Over));
    let standing = host.table.standing_view();
    assert_eq!((standing.game, standing.games), (1, 2));
    // A record has no such ending: the game stands there as far as it came, and its draws are revealed.
    assert_eq!(host.table.finished()[0].record_ending, None);
    let secret = host.view(RED).fairness.revealed.expect("the game is over");
    assert_eq!(secret.game, 0);
    let proof = host.table.proofs().remove(0);
    proof.check().expect("its draws are right");
    let loaded = Table::replay(host.events.clone()).expect("they make a table");
    assert!(loaded == host.table);
    // Another match begins as after any other, and its first game can be aborted too.
    host.offer(RED, Offer::Rematch).expect("the match is over");
    host.order(BLUE, Command::Agree).expect("it is asked");
    host.sit_all();
    assert_eq!(
        (host.table.stage(), can_abort(&host)),
        (Stage::Playing, [true; 2])
    );
}

#[test]
fn once_each_person_has_decided_a_game_can_only_be_resigned() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    host.play_on(2);
    assert_eq!(can_abort(&host), [false; 2]);
    assert_eq!(host.order(RED, Command::Abort), Err(Refusal::NoAbort));
    // A decision that is taken back was one.
    host.offer(BLUE, Offer::Takeback).expect("no offer stands");
    host.order(RED, Command::Agree).expect("it is asked");
    assert_eq!(host.order(BLUE, Command::Abort), Err(Refusal::NoAbort));
    host.order(BLUE, Command::Resign).expect("a game is played");
}

#[test]
fn a_game_is_under_way_once_a_person_decides_again_whoever_had_no_choice() {
    // Blue must capture on B7, which the table does for it.
    let mut agreed = persons("four-treasures");
    let position = "four-treasures 1bbb1/rb4r/rr1bbb1/rrb1brr/3b2r/1brbr2/rr2b red battle - - -";
    agreed.position = Some(position.into());
    let mut host = Host::begin(agreed);
    host.play(RED, "B7").expect("legal");
    assert_eq!(host.table.asked(), [RED]);
    assert_eq!(can_abort(&host), [true; 2]);
    host.play(RED, "E6").expect("legal");
    assert_eq!(host.table.stage(), Stage::Playing);
    assert_eq!(can_abort(&host), [false; 2]);
}

#[test]
fn no_later_game_of_a_match_is_aborted() {
    let mut agreed = persons("sacred-hill-1");
    agreed.length = Length::Match;
    let mut host = Host::begin(agreed);
    assert_eq!(host.table.stage(), Stage::Playing);
    host.order(BLUE, Command::Resign).expect("a game is played");
    assert_eq!(host.order(RED, Command::Abort), Err(Refusal::NotBegun));
    host.sit_all();
    assert_eq!(can_abort(&host), [false; 2]);
    assert_eq!(host.order(RED, Command::Abort), Err(Refusal::NoAbort));
}

#[test]
fn a_game_is_aborted_once_and_by_no_order_for_the_game_before() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    let abort = Order {
        id: 901,
        version: host.table.version(),
        command: Command::Abort,
    };
    // A decision of the other person meanwhile makes it no worse.
    host.play_on(1);
    host.send(BLUE, &abort).expect("it has not decided");
    let events = host.events.len();
    host.send(BLUE, &abort).expect("it is known");
    assert_eq!(host.events.len(), events);
    host.offer(BLUE, Offer::Rematch).expect("the match is over");
    host.order(RED, Command::Agree).expect("it is asked");
    host.sit_all();
    let late = Order { id: 902, ..abort };
    assert_eq!(host.send(BLUE, &late), Err(Refusal::Stale));
    assert_eq!(host.table.stage(), Stage::Playing);
}

#[test]
fn one_person_aborts_a_game_against_programs_before_the_first_own_decision() {
    let mut agreed = persons("sacred-hill-1");
    agreed.seats[0].taker = Taker::Program("random".into());
    let mut host = Host::begin(agreed);
    let (action, version) = ("D4".parse().expect("a token"), host.table.version());
    let moved = host.table.program_moves(RED, action, version, 1_000);
    host.keep(moved.expect("legal"));
    assert_eq!(can_abort(&host), [false, true], "a program aborts nothing");
    assert_eq!(host.order(RED, Command::Abort), Err(Refusal::NoSeat));
    host.play(BLUE, "D2").expect("legal");
    assert_eq!(host.order(BLUE, Command::Abort), Err(Refusal::NoAbort));
}

#[test]
fn in_seat_of_kings_a_hidden_choice_is_a_decision_and_who_has_left_aborts_nothing() {
    let mut host = Host::begin(kings(&["blue", "red", "white"]));
    let asked = host.table.asked().to_vec();
    for &seat in &asked[1..] {
        let decision = host.any_decision(seat, 0);
        host.play(seat, &decision).expect("its own cards");
    }
    let mut left = Host::begin(kings(&["blue", "red", "white"]));
    left.order(asked[1], Command::Resign)
        .expect("a game is played");
    assert_eq!(left.order(asked[1], Command::Abort), Err(Refusal::Out));
    let last = host.any_decision(asked[0], 0);
    let mut decided = Host::begin(kings(&["blue", "red", "white"]));
    for &seat in &asked[1..] {
        let decision = decided.any_decision(seat, 0);
        decided.play(seat, &decision).expect("its own cards");
    }
    decided.play(asked[0], &last).expect("its own cards");
    assert_eq!(
        decided.order(asked[1], Command::Abort),
        Err(Refusal::NoAbort)
    );
    host.order(asked[1], Command::Abort)
        .expect("one has not decided");
    assert_eq!(host.points(), [0; 3]);
}

#[test]
fn what_was_agreed_to_be_played_already_is_nobodys_decision() {
    let mut before = Host::begin(kings(&["blue", "red"]));
    before.play_on(9);
    assert!(!before.view(RED).can_abort);
    let mut agreed = kings(&["blue", "red"]);
    let log = before.table.log();
    agreed.kings.opening = log.iter().map(|entry| entry.ply.to_string()).collect();
    let mut host = Host::begin(agreed);
    assert_eq!(can_abort(&host), [true; 2]);
    host.order(RED, Command::Abort).expect("nobody has decided");
    assert_eq!(host.table.stage(), Stage::Over);
}
