//! The screen, key by key, drawn into a buffer.

use ::play::{Agreed, Taker};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Modifier;

use super::super::desk::{Desk, Then};
use super::super::entropy::Entropy;
use super::super::journal::Journal;
use super::super::session::Session;
use super::Screen;
use crate::words::Words;

/// A screen of 80 columns and 24 rows with people at the first seats of a variant.
struct Kit {
    screen: Screen<'static>,
    terminal: Terminal<TestBackend>,
}

impl Kit {
    fn new(name: &str, variant: &str, people: usize) -> Self {
        let folder =
            std::env::temp_dir().join(format!("tara-screen-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let persons = (0..people).map(|_| Taker::Person(1));
        let mut agreed = Agreed::game(variant.parse().expect("a variant"), persons);
        if variant != "seat-of-kings" {
            agreed.first = Some(agreed.seats[0].seat.clone());
        }
        let file = || Journal::create(&folder.join("kept.jsonl"));
        let session = Session::open(agreed, Entropy::Seed(5), file).expect("it opens");
        let words: &'static Words = Box::leak(Box::new(Words::new()));
        let mut kit = Self {
            screen: Screen::new(Desk::new(session, words)),
            terminal: Terminal::new(TestBackend::new(80, 24)).expect("a buffer"),
        };
        while kit.screen.desk.go_on().expect("it goes on").is_some() {}
        kit
    }

    fn press(&mut self, code: KeyCode) -> Then {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.screen.press(key).expect("it is kept")
    }

    fn type_line(&mut self, line: &str) -> Then {
        for letter in line.chars() {
            self.press(KeyCode::Char(letter));
        }
        self.press(KeyCode::Enter)
    }

    /// The rows of the screen.
    fn rows(&mut self) -> Vec<String> {
        self.terminal
            .draw(|frame| self.screen.draw(frame))
            .expect("a buffer");
        let buffer = self.terminal.backend().buffer();
        let row = |y| {
            let cells = (0..80).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..24).map(row).collect()
    }

    fn text(&mut self) -> String {
        self.rows().join("\n")
    }

    /// The hills or entries that are turned around.
    fn reversed(&mut self) -> String {
        self.text();
        let buffer = self.terminal.backend().buffer();
        let cells = buffer.content().iter();
        let cells = cells.filter(|cell| cell.modifier.contains(Modifier::REVERSED));
        cells.map(|cell| cell.symbol()).collect()
    }
}

#[test]
fn a_hill_is_chosen_with_the_cursor_and_played_with_enter() {
    let mut kit = Kit::new("cursor", "sacred-hill-1", 2);
    assert!(
        kit.text()
            .contains("Sacred Hill, Level 1  Manoeuvres, Red to move")
    );
    assert_eq!(kit.rows()[23], "Red>");
    assert_eq!(kit.reversed(), " ○ ");
    kit.press(KeyCode::Enter);
    assert_eq!(kit.reversed(), " r ");
    let text = kit.text();
    assert!(
        text.contains("Red: D4") && text.ends_with("Blue>"),
        "{text}"
    );
}

#[test]
fn where_nothing_can_be_done_the_reason_is_told_and_nothing_happens() {
    let mut kit = Kit::new("why", "sacred-hill-1", 2);
    kit.press(KeyCode::Enter);
    kit.press(KeyCode::Up);
    kit.press(KeyCode::Down);
    let reason = "B11 D4 ";
    let text = kit.text();
    assert!(
        text.contains("xD4") || text.contains(reason) || text.contains("SH"),
        "{text}"
    );
    kit.press(KeyCode::Enter);
    let text = kit.text();
    assert!(text.contains("xD4 is not legal by "), "{text}");
    assert!(text.ends_with("Blue>"), "{text}");
}

#[test]
fn a_decision_of_two_hills_is_picked_one_after_the_other() {
    let mut kit = Kit::new("two", "stone-of-destiny", 2);
    let legal = |kit: &Kit| kit.screen.desk.table().game().legal_tokens();
    // The first decision with a link, reached by building.
    while !legal(&kit).iter().any(|token| token.contains('+')) {
        let token = legal(&kit).remove(0);
        kit.type_line(&token);
    }
    let several = legal(&kit).into_iter().find(|token| token.contains('+'));
    let capture = several.expect("one with a link");
    kit.type_line(&capture);
    assert!(
        kit.text().contains(&format!(": {capture}")),
        "{}",
        kit.text()
    );
}

#[test]
fn long_answers_stand_in_place_of_the_board_until_they_are_read() {
    let mut kit = Kit::new("help", "four-treasures", 2);
    kit.type_line("help");
    let text = kit.text();
    assert!(
        text.contains("why it is not legal, with the clause"),
        "{text}"
    );
    assert!(text.contains("any other goes back"), "{text}");
    kit.press(KeyCode::Char(' '));
    assert!(kit.text().contains("Four Treasures  Battle, Red to move"));
    assert_eq!(kit.type_line("quit"), Then::Quit);
}

#[test]
fn sko4_nothing_is_seen_through_the_curtain() {
    let mut kit = Kit::new("curtain", "seat-of-kings", 2);
    let rows = kit.rows();
    let (line, above) = rows.split_last().expect("rows");
    assert_eq!(line, "Blue, press Enter when nobody else looks>");
    assert!(above.iter().all(String::is_empty), "{above:?}");
    kit.press(KeyCode::Enter);
    assert_eq!(kit.reversed().trim_end(), "> keep 2 9 10");
    kit.press(KeyCode::Down);
    kit.press(KeyCode::Enter);
    let rows = kit.rows();
    let (line, above) = rows.split_last().expect("rows");
    assert_eq!(line, "Red, press Enter when nobody else looks>");
    assert!(above.iter().all(String::is_empty), "{above:?}");
    kit.press(KeyCode::Enter);
    let text = kit.text();
    assert!(text.contains("B Blue  ? ? ?"), "{text}");
}

#[test]
fn control_c_leaves() {
    let mut kit = Kit::new("leave", "four-treasures", 2);
    let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(kit.screen.press(key).expect("it is kept"), Then::Quit);
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let mut kit = Kit::new("small", "four-treasures", 2);
    kit.terminal = Terminal::new(TestBackend::new(40, 10)).expect("a buffer");
    let drawn = kit.terminal.draw(|frame| kit.screen.draw(frame));
    drawn.expect("a buffer");
    let buffer = kit.terminal.backend().buffer();
    let text: String = buffer.content().iter().map(|cell| cell.symbol()).collect();
    assert!(
        text.contains("40 columns and 10 rows are too few"),
        "{text}"
    );
}
