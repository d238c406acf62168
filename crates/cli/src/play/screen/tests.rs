//! The screen, key by key, drawn into a buffer.

mod endings;
mod player_tasks;

use ::play::{Agreement, Taker};
use catalog::AnyGame;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Modifier;

use super::super::entropy::Entropy;
use super::super::journal::Journal;
use super::super::presenter::{Flow, Presenter, Prompt};
use super::super::session::Session;
use super::Screen;
use super::choices::Choice;
use crate::words::words;

/// A screen of 80 columns and 24 rows with people at the first seats of a variant.
struct Kit {
    screen: Screen<'static>,
    terminal: Terminal<TestBackend>,
}

impl Kit {
    fn new(name: &str, variant: &str, people: usize) -> Self {
        let mut kit = Self::of(name, variant, vec![Taker::Person(1); people]);
        while kit
            .screen
            .presenter
            .advance()
            .expect("it goes on")
            .is_some()
        {}
        kit
    }

    fn of(name: &str, variant: &str, takers: Vec<Taker>) -> Self {
        Self::with(name, variant, takers, |_| {})
    }

    /// The same, with a session that something is done to.
    fn with(
        name: &str,
        variant: &str,
        takers: Vec<Taker>,
        change: impl FnOnce(&mut Session),
    ) -> Self {
        let folder =
            std::env::temp_dir().join(format!("tara-screen-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut agreed = Agreement::game(variant.parse().expect("a variant"), takers);
        if variant != "seat-of-kings" {
            agreed.first = Some(agreed.seats[0].seat.clone());
        }
        let file = || Journal::create(&folder.join("kept.jsonl"));
        let mut session = Session::open(agreed, Entropy::Seed(5), file).expect("it opens");
        change(&mut session);
        let words = words();
        Self {
            screen: Screen::new(Presenter::new(session, words)),
            terminal: Terminal::new(TestBackend::new(80, 24)).expect("a buffer"),
        }
    }

    fn press(&mut self, code: KeyCode) -> Flow {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.screen.press(key).expect("it is kept")
    }

    fn type_line(&mut self, line: &str) -> Flow {
        for letter in line.chars() {
            self.press(KeyCode::Char(letter));
        }
        self.press(KeyCode::Enter)
    }

    /// Moves the cursor to a hill and presses Enter.
    fn pick(&mut self, hill: &str) {
        let (column, row) = (hill.as_bytes()[0] - b'A', hill.as_bytes()[1] - b'1');
        // No row but the one in the middle has all columns, and no column but that has all rows.
        for _ in 0..7 {
            for (is_there, code) in [
                (self.screen.cursor.place().0 <= column, KeyCode::Left),
                (self.screen.cursor.place().0 >= column, KeyCode::Right),
                (self.screen.cursor.place().1 >= row, KeyCode::Up),
                (self.screen.cursor.place().1 <= row, KeyCode::Down),
            ] {
                if !is_there {
                    self.press(code);
                }
            }
        }
        assert_eq!(self.screen.cursor.place(), (column, row), "{hill}");
        self.press(KeyCode::Enter);
    }

    /// The legal decisions of the seat that is asked, which need not be the next in the game while all choose their cards.
    fn legal(&self) -> Vec<String> {
        let choices = self.screen.choices();
        let keeps = choices.iter().map(Choice::text);
        let keeps = keeps.filter(|choice| choice.starts_with("keep "));
        let keeps: Vec<_> = keeps.map(String::from).collect();
        if keeps.is_empty() {
            self.screen.presenter.table().game().legal_tokens()
        } else {
            keeps
        }
    }

    /// Plays at random, but always the same, until such a decision is legal.
    fn play_until(&mut self, is_it: impl Fn(&str) -> bool) {
        let mut number = 1_usize;
        loop {
            if self.screen.answer.is_some()
                || matches!(self.screen.presenter.prompt(), Prompt::Curtain(_))
            {
                self.press(KeyCode::Enter);
                continue;
            }
            let legal = self.legal();
            if legal.iter().any(|token| is_it(token)) {
                break;
            }
            number = number * 75 % 65_537;
            self.type_line(&legal[number % legal.len()]);
        }
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
fn a_press_without_effect_shows_the_reason() {
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
fn a_capture_and_its_link_are_picked_hill_by_hill() {
    let mut kit = Kit::new("link", "stone-of-destiny", 2);
    kit.play_until(|token| token.contains('+'));
    // The end of the longest token has the hill that is most likely to belong to other decisions too.
    let tokens = kit.legal();
    let hills = |token: &str| [&token[1..3], &token[4..6], &token[6..8]].map(String::from);
    let token = tokens.iter().rfind(|token| token.contains('+'));
    let token = token.expect("one with a link").clone();
    let [capture, one, other] = hills(&token);
    for hill in [&capture, &other, &one] {
        if !kit.text().contains(&format!(": {token}")) {
            kit.pick(hill);
        }
    }
    assert!(kit.text().contains(&format!(": {token}")), "{}", kit.text());
}

#[test]
fn a_king_is_moved_by_its_two_hills_from_either_end() {
    for name in ["from", "to"] {
        let mut kit = Kit::new(name, "high-kings-1", 2);
        kit.play_until(|token| token.contains('-'));
        let token = kit.legal().into_iter().find(|token| token.contains('-'));
        let token = token.expect("a king who moves");
        let (from, to) = token.split_once('-').expect("two hills");
        let hills = if name == "from" {
            [from, to]
        } else {
            [to, from]
        };
        kit.pick(hills[0]);
        let text = kit.text();
        if !text.contains(&format!(": {token}")) {
            assert!(text.contains(" decisions: "), "{text}");
            kit.pick(hills[1]);
        }
        assert!(kit.text().contains(&format!(": {token}")), "{}", kit.text());
    }
}

#[test]
fn hills_that_do_not_belong_together_leave_what_was_picked() {
    let mut kit = Kit::new("apart", "high-kings-1", 2);
    kit.play_until(|token| token.contains('-'));
    let tokens = kit.legal();
    let several = |token: &&String| {
        let from = &token[..2];
        token.contains('-')
            && tokens
                .iter()
                .filter(|other| other.starts_with(from))
                .count()
                > 1
    };
    let token = tokens.iter().find(several).expect("a king with a choice");
    let (from, to) = token.split_once('-').expect("two hills");
    kit.pick(from);
    let text = kit.text();
    assert_eq!(
        text.matches("[R]").count(),
        1,
        "what is picked is marked\n{text}"
    );
    kit.pick(from);
    let text = kit.text();
    assert!(text.contains("Press Esc to start over"), "{text}");
    kit.pick(to);
    assert!(kit.text().contains(&format!(": {token}")), "{}", kit.text());
}

#[test]
fn a_swap_of_a_stone_is_begun_in_the_list_and_typed_to_its_end() {
    let mut kit = Kit::new("swap", "seat-of-kings", 2);
    kit.play_until(|token| token.starts_with("stone "));
    let token = kit
        .legal()
        .into_iter()
        .find(|token| token.starts_with("stone "));
    let token = token.expect("a swap");
    let words: Vec<&str> = token.split(' ').collect();
    let (begin, rest) = (words[..3].join(" "), words[3..].join(" "));
    let is_chosen = |screen: &Screen<'_>| {
        let choice = screen
            .choice
            .and_then(|choice| screen.choices().get(choice).cloned());
        choice.is_some_and(|choice| choice.text() == begin)
    };
    while !is_chosen(&kit.screen) {
        kit.press(KeyCode::Down);
    }
    kit.press(KeyCode::Enter);
    let row = kit.rows()[23].clone();
    assert!(row.contains(&format!("> {begin}")), "{row}");
    kit.type_line(&rest);
    // Somebody else may be asked about it next, behind the curtain.
    let log = kit.screen.presenter.table().log();
    assert!(
        log.iter().any(|entry| entry.ply.to_string() == *token),
        "{token}"
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
    assert!(text.contains("any other key goes back"), "{text}");
    kit.press(KeyCode::Char(' '));
    assert!(kit.text().contains("Four Treasures  Battle, Red to move"));
    assert_eq!(kit.type_line("quit"), Flow::Quit);
}

#[test]
fn sko4_nothing_is_seen_through_the_curtain() {
    let mut kit = Kit::new("curtain", "seat-of-kings", 2);
    let rows = kit.rows();
    let (line, above) = rows.split_last().expect("rows");
    assert_eq!(line, "Blue, press Enter when nobody else is looking>");
    assert!(above.iter().all(String::is_empty), "{above:?}");
    kit.press(KeyCode::Enter);
    assert_eq!(
        kit.reversed(),
        "",
        "nothing is chosen by pressing Enter twice"
    );
    kit.press(KeyCode::Enter);
    assert!(kit.text().contains("Type a decision, moves to list"));
    kit.press(KeyCode::Down);
    assert_eq!(kit.reversed().trim_end(), "> keep 2 9 10");
    kit.press(KeyCode::Enter);
    let rows = kit.rows();
    let (line, above) = rows.split_last().expect("rows");
    assert_eq!(line, "Red, press Enter when nobody else is looking>");
    assert!(above.iter().all(String::is_empty), "{above:?}");
    kit.press(KeyCode::Enter);
    let text = kit.text();
    let blue = text.lines().find(|line| line.starts_with("  B Blue "));
    let blue = blue.expect("a line for Blue");
    assert!(blue.ends_with(" ? ? ?             ? ? ?"), "{text}");
}

#[test]
fn board_hand_and_decisions_are_in_view_for_two_three_and_four() {
    for (name, people) in [("two", 2), ("three", 3), ("four", 4)] {
        let mut kit = Kit::new(name, "seat-of-kings", people);
        kit.play_until(|token| token.starts_with("promote "));
        let Prompt::Decision(seat) = kit.screen.presenter.prompt() else {
            panic!("{:?}", kit.screen.presenter.prompt());
        };
        let text = kit.text();
        let AnyGame::SeatOfKings(state) = kit.screen.presenter.table().game() else {
            unreachable!("it is played");
        };
        let hand = state.hand(seat).cards.by_number();
        let hand: Vec<_> = hand.iter().map(ToString::to_string).collect();
        assert!(text.contains(&hand.join(" ")), "{hand:?}\n{text}");
        let regions = ["Connacht", "Ulster", "Leinster", "Munster"];
        let are_there = regions.map(|region| {
            text.contains(&format!("  {region} ")) || text.contains(&format!("  {region}\n"))
        });
        assert_eq!(
            are_there.iter().filter(|&&is_there| is_there).count(),
            people,
            "{text}"
        );
        assert_eq!(text.matches("\nF  ").count(), people.div_ceil(2), "{text}");
        for token in kit.legal() {
            assert!(text.contains(&token), "{token}\n{text}");
        }
    }
}

#[test]
fn a_choice_of_cards_shows_what_is_on_them() {
    let mut kit = Kit::new("cards", "seat-of-kings", 2);
    kit.press(KeyCode::Enter);
    kit.press(KeyCode::Down);
    let rows = kit.rows();
    for (row, number) in rows[20..].iter().zip([" 2  ", " 9  ", "10  "]) {
        assert!(row.starts_with(number), "{rows:#?}");
    }
}

#[test]
fn control_c_leaves() {
    let mut kit = Kit::new("leave", "four-treasures", 2);
    let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(kit.screen.press(key).expect("it is kept"), Flow::Quit);
}

#[test]
fn on_a_narrow_terminal_nothing_comes_between_the_rows_of_a_board() {
    let mut kit = Kit::new("narrow", "sacred-hill-1", 2);
    kit.terminal = Terminal::new(TestBackend::new(60, 20)).expect("a buffer");
    kit.press(KeyCode::Enter);
    kit.press(KeyCode::Up);
    let drawn = kit.terminal.draw(|frame| kit.screen.draw(frame));
    drawn.expect("a buffer");
    let buffer = kit.terminal.backend().buffer();
    let row = |y| (0..60).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    assert!(
        row(6).starts_with("  5  ") && row(8).starts_with("  4  "),
        "{}",
        row(7)
    );
    assert!(buffer[(17, 6)].modifier.contains(Modifier::REVERSED));
    assert!(row(19).ends_with("PgDn: more"), "{}", row(19));
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
        text.contains("The window has 40 columns and 10 rows"),
        "{text}"
    );
}
