//! The screen while a computer player thinks about a decision or a hint.

use ::play::Taker;
use game::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::super::super::presenter::Prompt;
use super::super::Exit;
use super::super::ui_events::{UiEvent, UiEvents};
use super::Kit;

#[test]
fn keys_answer_while_a_player_thinks_who_is_stopped_then() {
    let hour = Taker::Program("search:600000".into());
    let mut kit = Kit::of("thinks", "four-treasures", vec![Taker::Person(1), hour]);
    let events = UiEvents::new();
    let keys = events.sender();
    let press = |code| {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        keys.send(UiEvent::Key(key)).expect("it is heard");
    };
    let type_line = |line: &str| {
        line.chars().for_each(|letter| press(KeyCode::Char(letter)));
        press(KeyCode::Enter);
    };
    press(KeyCode::Enter);
    press(KeyCode::Left);
    type_line("D5");
    type_line("undo");
    press(KeyCode::Enter);
    type_line("log");
    keys.send(UiEvent::Signal(15)).expect("it is heard");
    let left = kit.screen.play(&mut kit.terminal, &events);
    assert_eq!(left.expect("nothing fails"), Exit::Signal(15));
    let text = kit.text();
    assert!(text.contains("1. Red builds on C4."), "{text}");
    assert!(text.ends_with("Blue (search:600000) thinks>"), "{text}");
    assert_eq!(kit.reversed(), " r ");
    let asked = kit.screen.presenter.prompt();
    assert!(matches!(asked, Prompt::Wait(_)), "{asked:?}");
}

/// The screen when the decision has come for which somebody thinks.
fn text_of_decision(kit: &mut Kit, events: &UiEvents) -> String {
    let sign = events.next(None);
    assert!(matches!(sign, Some(UiEvent::Decided)), "{sign:?}");
    kit.screen.take_decision().expect("it is kept");
    kit.text()
}

#[test]
fn a_computer_decision_is_announced_after_earlier_events() {
    let takers = vec![Taker::Person(1), Taker::Program("greedy".into())];
    let mut kit = Kit::of("decides", "four-treasures", takers);
    let events = UiEvents::new();
    let press = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
    kit.screen.advance(&events).expect("it goes on");
    kit.screen.press(press).expect("it is kept");
    kit.screen.advance(&events).expect("it goes on");
    let text = text_of_decision(&mut kit, &events);
    assert!(text.contains("Red: D4\nBlue: "), "{text}");
    assert!(text.ends_with("\nRed>"), "{text}");
}

#[test]
fn a_hint_is_thought_about_while_keys_answer() {
    let mut kit = Kit::new("hint", "four-treasures", 2);
    let events = UiEvents::new();
    kit.type_line("hint");
    kit.screen.advance(&events).expect("it goes on");
    assert!(
        kit.text()
            .contains("The computer (level 5) is looking for a hint ...")
    );
    kit.press(KeyCode::Left);
    assert!(kit.text().contains("C4 is legal."));
    let text = text_of_decision(&mut kit, &events);
    assert!(
        text.contains("The computer (level 5) would play: "),
        "{text}"
    );
    assert!(text.ends_with("\nRed>"), "{text}");
}

#[test]
fn an_outdated_hint_is_not_shown() {
    let mut kit = Kit::new("moot", "four-treasures", 2);
    let events = UiEvents::new();
    kit.type_line("hint");
    kit.screen.advance(&events).expect("it goes on");
    kit.type_line("D4");
    let text = text_of_decision(&mut kit, &events);
    assert!(!text.contains("computer (level 5)"), "{text}");
    assert!(text.contains("Red: D4"), "{text}");
}

#[test]
fn a_hint_waits_for_a_player_who_thinks_already() {
    let takers = vec![Taker::Person(1), Taker::Program("random".into())];
    let mut kit = Kit::of("queue", "seat-of-kings", takers);
    let events = UiEvents::new();
    kit.screen.advance(&events).expect("it goes on");
    let asked = kit.screen.presenter.prompt();
    assert_eq!(asked, Prompt::Decision(Seat::new(0)), "all choose at once");
    let awaited = kit.screen.presenter.waiting_line();
    assert!(awaited.contains(" (random) is thinking ..."), "{awaited}");
    kit.type_line("hint");
    for _ in 0..2 {
        let text = kit.text();
        assert!(
            text.contains("The computer (level 5) is looking for a hint ..."),
            "{text}"
        );
        let sign = events.next(None);
        assert!(matches!(sign, Some(UiEvent::Decided)), "{sign:?}");
        kit.screen.take_decision().expect("it is kept");
        kit.screen.advance(&events).expect("it goes on");
    }
    let text = kit.text();
    assert!(
        text.contains("The computer (level 5) would play: keep "),
        "{text}"
    );
    assert!(!text.contains("is looking for a hint"), "{text}");
}

#[test]
fn a_player_with_a_fault_ends_the_screen_and_the_game_is_kept() {
    let takers = vec![Taker::Person(1), Taker::Program("greedy".into())];
    let mut kit = Kit::with("fault", "four-treasures", takers, |session| {
        session.seat_faulty(Seat::new(1));
    });
    let events = UiEvents::new();
    let keys = events.sender();
    let enter = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
    keys.send(UiEvent::Key(enter)).expect("it is heard");
    let left = kit.screen.play(&mut kit.terminal, &events);
    let error = format!("{:#}", left.expect_err("a fault"));
    assert_eq!(
        error,
        "blue: this player failed because of a bug: a hill is missing"
    );
    let log = kit.screen.presenter.table().log();
    assert_eq!(log.len(), 1, "what was played stands");
    let farewell = kit.screen.presenter.farewell().expect("it can go on");
    assert!(farewell.starts_with("The game is kept."), "{farewell}");
}
