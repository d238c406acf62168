//! `bestmove` and `analyze` of Seat of Kings: positions, views, and what is refused.

use serde_json::Value;

use crate::kit::{SEAT_OF_KINGS, file, tara};

/// A game of Blue and Red, in which these tokens come first.
fn position(tokens: &[&str]) -> String {
    let start = ["start", SEAT_OF_KINGS, "--seats", "blue,red"];
    let start = tara(&[&start[..], &["--max-rounds", "1"]].concat()).well();
    let start = start.trim_end();
    let shuffle: Vec<_> = (1..=36).rev().map(|card: u8| card.to_string()).collect();
    let shuffle = format!("shuffle {}", shuffle.join(" "));
    let args = [&["apply", start, "lots 17 5", &shuffle], tokens].concat();
    tara(&args).well().trim_end().into()
}

/// Blue begins a turn.
fn action() -> String {
    position(&["keep 31 32 33", "keep 25 26 27"])
}

fn view(position: &str, seat: &str) -> String {
    let view = tara(&["view", position, "--seat", seat]).well();
    view.trim_end().into()
}

fn run(command: &str, position: &str, more: &[&str]) -> String {
    tara(&[&[command, position], more].concat()).well()
}

#[test]
fn bestmove_of_a_position_is_that_of_the_view_of_its_seat() {
    for position in [position(&[]), action()] {
        let view = view(&position, "blue");
        assert_ne!(view, position);
        let legal = tara(&["moves", &position]).well();
        for limit in [["--nodes", "60"], ["--level", "2"], ["--level", "5"]] {
            let more = [&limit[..], &["--seed", "4"]].concat();
            let token = run("bestmove", &position, &more);
            assert!(legal.lines().any(|mv| mv == token.trim_end()), "{token}");
            assert_eq!(run("bestmove", &view, &more), token, "{limit:?}");
            let at_file = format!("@{}", file("view.json", format!("{view}\r\n")));
            assert_eq!(run("bestmove", &at_file, &more), token, "{limit:?}");
        }
        let output = run("analyze", &position, &["--nodes", "60"]);
        assert_eq!(run("analyze", &view, &["--nodes", "60"]), output);
    }
}

#[test]
fn what_is_hidden_changes_nothing() {
    let keep = |cards| position(&["keep 31 32 33", cards]);
    let [one, other] = ["keep 25 26 27", "keep 28 29 30"].map(keep);
    assert_ne!(one, other);
    let [one, other] = [one, other].map(|position| run("analyze", &position, &["--nodes", "200"]));
    assert_eq!(one, other);
}

#[test]
fn analyze_tells_shares_of_a_win_and_iterations() {
    let more = ["--nodes", "300", "--lines", "3"];
    let output = run("analyze", &action(), &more);
    assert_eq!(output.lines().count(), 3, "{output}");
    let json = run("analyze", &action(), &[&more[..], &["--json"]].concat());
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["iterations"], 300);
    let lines = json["lines"].as_array().expect("lines");
    let mut visits = Vec::new();
    for (text, line) in output.lines().zip(lines) {
        let share = line["share"].as_f64().expect("a share");
        assert!((0.0..=1.0).contains(&share), "{line}");
        let (count, mv) = (&line["visits"], line["moves"][0].as_str().expect("a token"));
        let want = format!("share {share:.3} iterations 300 visits {count} line {mv}");
        assert_eq!(text, want);
        visits.push(count.as_u64());
    }
    assert_eq!(visits.len(), 3);
    assert!(visits.is_sorted_by(|one, other| one >= other), "{visits:?}");
}

#[test]
fn without_a_move_to_choose_that_is_said() {
    let chance = tara(&["start", SEAT_OF_KINGS]).well();
    let mut over = action();
    for cards in [(31, 25), (32, 26), (33, 27)] {
        let tokens = [cards.0, cards.1].map(|card| format!("discard {card}"));
        over = run("apply", over.trim_end(), &[&tokens[0], &tokens[1]]);
    }
    for (position, want) in [
        (chance.trim_end(), "a draw of cards is next"),
        (over.trim_end(), "the game is over"),
    ] {
        for command in ["bestmove", "analyze"] {
            for text in [position, &view(position, "blue")] {
                let why = tara(&[command, text]).refused(1);
                assert_eq!(why, format!("{want}, and there is no move to choose"));
            }
        }
    }
    let why = tara(&["bestmove", &view(&action(), "red")]).refused(2);
    assert_eq!(why, "this is the view of red, and another seat decides now");
}

#[test]
fn what_only_ringfort_games_have_is_refused() {
    for limit in ["--depth", "--threads", "--table"] {
        for command in ["bestmove", "analyze"] {
            let why = tara(&[command, &action(), limit, "3"]).refused(2);
            assert!(
                why.ends_with("has no --depth, --threads or --table"),
                "{why}"
            );
        }
    }
    let broken = view(&action(), "blue").replace("\"deck\":24", "\"deck\":25");
    let path = file("broken.json", &broken);
    let why = tara(&["bestmove", &format!("@{path}")]).refused(2);
    assert!(
        why.ends_with("deck: 25 cards, but only 24 are hidden"),
        "{why}"
    );
}
