//! The rules that a game has reached, by its transcript.

use seat_of_kings_twin::{Deck, Edition, NextEvent, Options, Twin};
use serde_json::Value;
use std::collections::BTreeSet;

/// The names of what happened in a game.
pub(crate) type Features = BTreeSet<String>;

/// A moment before an event, and the event.
struct Step<'a> {
    before: &'a Value,
    after: &'a Value,
    seat: &'a str,
    words: Vec<&'a str>,
    region: &'a str,
}

/// Plays a transcript again and notes what happens.
pub(crate) fn of(transcript: &Value, deck: &Deck) -> Features {
    let seats: Vec<&str> = texts(&transcript["seats"]);
    let edition = transcript["options"]["edition"].as_str().unwrap_or("en");
    let regions = texts(&transcript["options"]["regions"]);
    let options = Options {
        edition: if edition == "it" {
            Edition::It
        } else {
            Edition::En
        },
        regions: Some(regions.iter().map(|name| name.to_string()).collect()),
        deck: deck.clone(),
        max_rounds: transcript["options"]["max_rounds"].as_u64().unwrap_or(60) as u32,
    };
    let table = format!("{} {edition}", seats.len());
    let mut features = Features::from([table.clone()]);
    let mut game = Twin::new(&seats, &options);
    let (mut turn, mut last, mut region) = (String::new(), String::new(), String::new());
    let mut before = game.final_state();
    for event in transcript["events"].as_array().into_iter().flatten() {
        let line = event["do"]
            .as_str()
            .or(event["chance"].as_str())
            .unwrap_or_default();
        let seat = event["seat"].as_str().unwrap_or_default();
        let words: Vec<&str> = line.split(' ').collect();
        if game.position().is_some() {
            turn = seat.to_string();
            features.extend(turn_features(&game, &words));
        }
        if let ["play" | "stone", _, place, ..] = words.as_slice() {
            region = place.to_string();
        }
        if words[0] == "exchange" {
            region = changed_region(&game, line).unwrap_or_default();
        }
        if game.play(line).is_err() {
            return features;
        }
        let after = game.final_state();
        let step = Step {
            before: &before,
            after: &after,
            seat,
            words,
            region: &region,
        };
        step.note(&turn, &last, &table, &mut features);
        last = step.words[0].to_string();
        before = after;
    }
    if let NextEvent::Over(points) = game.next_event() {
        let is_drawn = points.iter().all(|&(_, points)| points == 0);
        let regions = game.final_state()["board"]
            .as_object()
            .map_or(0, |board| board.len());
        features.insert(if is_drawn {
            format!("drawn {table}")
        } else {
            format!("won {table} by {last} on {regions}")
        });
    }
    features
}

fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(Value::as_str).collect()
}

/// The features of the choice of an action.
fn turn_features(game: &Twin, words: &[&str]) -> Option<String> {
    match words {
        ["discard", _] if game.legal().iter().all(|line| line.starts_with("discard")) => {
            Some("only discards".to_string())
        }
        ["stone", _, _, one, other] if one.split('.').next() == other.split('.').next() => {
            Some("swap in a stack".to_string())
        }
        _ => None,
    }
}

/// The region that an exchange changes.
fn changed_region(game: &Twin, line: &str) -> Option<String> {
    let before = game.final_state();
    let mut game = game.clone();
    game.play(line).ok()?;
    let after = game.final_state();
    let boards = after["board"].as_object()?;
    let changed = boards
        .iter()
        .find(|(name, now)| before["board"][name.as_str()] != **now);
    changed.map(|(name, _)| name.clone())
}

impl Step<'_> {
    fn stack<'v>(&self, state: &'v Value, position: &str) -> Vec<&'v str> {
        texts(&state["board"][self.region][position])
    }

    fn count(&self, state: &Value, what: &str) -> i64 {
        state[what][self.seat].as_i64().unwrap_or(0)
    }

    fn pieces(&self, state: &Value) -> usize {
        state["board"][self.region]
            .as_object()
            .map_or(0, |all| all.len())
    }

    /// Notes what one event did.
    fn note(&self, turn: &str, last: &str, table: &str, features: &mut Features) {
        let word = self.words[0];
        features.insert(word.to_string());
        match word {
            "place" | "promote" | "exchange" => self.bring(turn, features),
            "stone" => {
                let stocks = |state: &Value| -> i64 {
                    let stocks = state["stock"].as_object().into_iter().flatten();
                    stocks.filter_map(|(_, stock)| stock.as_i64()).sum()
                };
                if stocks(self.after) == stocks(self.before) + 1 {
                    features.insert("surplus after a swap".to_string());
                }
            }
            "keep-fort" => {
                let whose = if self.seat == turn { "own" } else { "other's" };
                features.insert(format!("{whose} forts, after {last}"));
            }
            "shuffle" if self.words.len() < 37 => {
                features.insert(format!("reshuffle after {last}"));
            }
            "ransom" | "start" | "region" => {
                features.insert(format!("{} of {table}", self.words.join(" ")));
            }
            "activate" | "end" => {
                features.insert(format!("{word} after {last}"));
            }
            "amnesty" if table.ends_with("it") => {
                let king = texts(&self.before["board"][self.words[1]]["K"]);
                if king.len() > 1 {
                    features.insert("amnesty by it with captives on K".to_string());
                }
            }
            _ => {}
        }
        if self.pieces(self.before) >= 14 && self.pieces(self.after) <= 3 {
            features.insert(format!("whole region of {table} by {word}"));
        }
    }

    /// Notes what a piece did that was to come onto a position.
    fn bring(&self, turn: &str, features: &mut Features) {
        let (word, position) = (self.words[0], self.words[1]);
        let by = if turn == self.seat {
            word
        } else {
            "not on turn"
        };
        let (was, is) = (
            self.stack(self.before, position),
            self.stack(self.after, position),
        );
        let stock = self.count(self.after, "stock") - self.count(self.before, "stock");
        let mut add = |what: &str| features.insert(format!("{what} by {word} {by}"));
        if was.is_empty() && !is.is_empty() {
            add("onto an empty position");
        }
        if self.count(self.before, "cumals") - self.count(self.after, "cumals") == 2 {
            add("fee");
        }
        if is.len() + 1 == was.len() && stock == 0 {
            add("fort broken or king fallen");
        }
        if was.contains(&self.seat)
            && was.last() != Some(&self.seat)
            && is.last() == Some(&self.seat)
        {
            add("own captives released");
        }
        if was.last() == Some(&self.seat) && is.len() == was.len() + 1 {
            add(if stock == 0 { "fort moved" } else { "fort" });
        }
        if position == "K" {
            add(if is.len() > 1 { "K captured" } else { "K" });
        }
        if word == "exchange" && matches!(was.as_slice(), [.., a, b] if a == b) {
            add("fort betrayed");
        }
    }
}
