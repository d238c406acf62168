//! Remarks of known moves, and over random games that each of them is true of the board.

use std::collections::BTreeSet;

use game::{Effects, Explain, Tokens, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Variant};

use super::*;

const GAMES: u64 = 30;

/// The remarks on a move in a position, as codes with their values.
fn said(text: &str, token: &str) -> Vec<String> {
    let before: Position = text.parse().expect("a position");
    let mv = before.read_move(token).expect("a token");
    assert_eq!(before.explain(mv), None, "{token} is legal");
    let (mut after, mut reported) = (before, Vec::new());
    after.play_observed(mv, &mut reported);
    let remarks = Remark::all(&before, mv, &after, &reported);
    remarks.iter().map(words).collect()
}

fn words(remark: &Remark) -> String {
    let value = serde_json::to_value(remark).expect("a value");
    let fields = value.as_object().expect("an object");
    let code = fields["code"].as_str().expect("a code").to_owned();
    let values = fields.iter().filter(|(name, _)| *name != "code");
    let values =
        values.map(|(name, value)| format!(" {name}={}", value.to_string().replace('"', "")));
    code + &values.collect::<String>()
}

#[test]
fn a_ringfort_between_two_kingdoms_joins_them() {
    let said = said("sacred-hill-1 5/7/3r3/7/3r3/b6/5 red battle - - -", "D4");
    assert_eq!(
        said,
        [
            "joined hill=D4 kingdoms=2",
            "linked hill=D4 hills=D3D5 count=2"
        ]
    );
}

#[test]
fn the_only_hill_that_joins_two_kingdoms_is_taken() {
    let said = said("sacred-hill-1 5/7/3r3/2b4/3r3/7/5 blue battle - - -", "D4");
    assert_eq!(
        said,
        [
            "divided hill=D4 kingdoms=2",
            "linked hill=D4 hills=C4 count=1"
        ]
    );
}

#[test]
fn two_hills_that_join_the_same_kingdoms_are_not_the_only_one() {
    let said = said("sacred-hill-1 5/3b3/4r2/3r3/7/7/5 blue battle - - -", "D5");
    assert_eq!(said, ["linked hill=D5 hills=D6 count=1"]);
}

#[test]
fn b7_one_gap_and_then_none() {
    let gap = said("sacred-hill-1 5/7/3rr2/3b3/3r3/7/5 red battle - - -", "E4");
    assert_eq!(gap[0], "gap hill=D4 gap=C4 has_king=false");
    let none = said("sacred-hill-1 5/7/2rr3/3br2/3r3/7/5 red battle - - -", "C4");
    assert_eq!(none[0], "besieged hill=D4 has_king=false");
    let two = said("sacred-hill-1 5/7/4r2/3b3/3r3/7/5 red battle - - -", "E4");
    assert_eq!(two, ["linked hill=E4 hills=E5 count=1"]);
}

#[test]
fn sh7_a_besieged_ringfort_must_be_captured() {
    let said = said(
        "sacred-hill-1 5/7/3r3/2rbr2/3r3/7/5 red battle - - -",
        "xD4",
    );
    assert_eq!(
        said[..3],
        [
            "must_capture hill=D4 count=1",
            "taken hill=D4",
            "joined hill=D4 kingdoms=4"
        ]
    );
}

#[test]
fn every_remark_of_random_games_is_true_of_the_board() {
    let mut codes = BTreeSet::new();
    for name in VARIANTS {
        let variant = Variant::from_name(name).expect("a variant");
        for seed in 0..GAMES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut line = Line::new(Position::start(variant));
            while let Some(mv) = random_move(&line, &mut rng) {
                let (before, mut reported) = (*line.position(), Vec::new());
                line.play_observed(mv, &mut reported);
                let after = *line.position();
                let remarks = Remark::all(&before, mv, &after, &reported);
                assert!(
                    remarks.is_sorted_by_key(|remark| remark.kind()),
                    "{remarks:?}"
                );
                assert_eq!(remarks.last().expect("a remark").kind(), 8);
                for remark in remarks {
                    assert!(
                        is_true(remark, &before, mv, &after),
                        "{before} {mv:?}: {remark:?}"
                    );
                    codes.insert(words(&remark).split(' ').next().map(str::to_owned));
                }
            }
        }
    }
    assert_eq!(codes.len(), CODES, "{codes:?}");
}

const VARIANTS: [&str; 10] = [
    "sacred-hill-1",
    "sacred-hill-2",
    "sacred-hill-doubles-1",
    "sacred-hill-doubles-2",
    "four-treasures",
    "four-treasures-doubles",
    "high-kings-1",
    "high-kings-2",
    "poisoned-chalice",
    "stone-of-destiny",
];

/// The number of codes.
const CODES: usize = 24;

/// True if a remark is true, reckoned hill by hill and without the functions that found it.
fn is_true(remark: Remark, before: &Position, mv: Move, after: &Position) -> bool {
    let mover = Color::of_seat(before.seat().expect("a mover"));
    let enemy = mover.enemy();
    let hill = |name| Hill::from_name(name).expect("a hill");
    let has = |position: &Position, color, name| position.ringforts(color).has(hill(name));
    let around = |name| hill(name).neighbors().into_iter();
    let built = |name| mv.target() == Some(hill(name)) && has(after, mover, name);
    match remark {
        Remark::Battle { seat } | Remark::Out { seat } | Remark::Skipped { seat } => {
            after.phase() != Phase::Manoeuvres && is_seat(before, seat)
        }
        Remark::FinalTurn { seat } => after.turns_left().is_some() && is_seat(before, seat),
        Remark::Stranded { side, hill: name } => {
            let color = Color::BOTH[side];
            after.kings(color).has(hill(name)) && has(after, color.enemy(), name)
        }
        Remark::OnlyMove { hill: name } => {
            before.moves().iter().eq([mv]) && mv.target() == Some(hill(name))
        }
        Remark::MustCapture { hill: name, count } => {
            let captures = |mv: Move| matches!(mv, Move::Capture(_));
            let moves: Vec<Move> = before.moves().iter().collect();
            let all = moves.len() == usize::from(count) && moves.iter().all(|&mv| captures(mv));
            all && mv == Move::Capture(hill(name))
                && around(name).all(|by| has(before, mover, by.name()))
        }
        Remark::MustReplace { hill: name } => before
            .moves()
            .iter()
            .all(|mv| mv.target() == Some(hill(name))),
        Remark::KingTaken { hill: name, to } => {
            let is_gone =
                before.kings(enemy).has(hill(name)) && !after.kings(enemy).has(hill(name));
            is_gone && mv.target() == Some(hill(to)) && hill(to).neighbors().has(hill(name))
        }
        Remark::Taken { hill: name } => has(before, enemy, name) && has(after, mover, name),
        Remark::Given { hill: name } => has(before, mover, name) && has(after, enemy, name),
        Remark::Besieged {
            hill: name,
            has_king,
        } => {
            let is_besieged =
                |position: &Position| around(name).all(|by| has(position, mover, by.name()));
            let is_new = is_besieged(after) && !(is_besieged(before) && has(before, enemy, name));
            is_new && has(after, enemy, name) && has_king == after.kings(enemy).has(hill(name))
        }
        Remark::Gap {
            hill: name,
            gap,
            has_king,
        } => {
            let others = around(name).filter(|&by| by != hill(gap));
            let is_open = !has(after, mover, gap) && !has(after, enemy, gap);
            let is_king = after.kings(enemy).has(hill(name));
            is_open
                && around(name).any(|by| by == hill(gap))
                && has(after, enemy, name)
                && is_king == has_king
                && others.into_iter().all(|by| has(after, mover, by.name()))
        }
        Remark::Joined {
            hill: name,
            kingdoms,
        } => {
            built(name)
                && count_of(after, mover) < count_of(before, mover)
                && parts_around(before, mover, name) == kingdoms
        }
        Remark::Bridged { hill: name, count } => {
            let is_built = built(name) && count >= 2;
            let ends = around(name).filter(|&end| has(after, mover, end.name()));
            is_built && ends.count() == usize::from(count)
        }
        Remark::Divided {
            hill: name,
            kingdoms,
        } => {
            let vacant = before.vacant() - hill(name).into();
            let rivals = vacant & after.variant().area(after.seat().expect("a seat"));
            built(name)
                && parts_around(before, enemy, name) == kingdoms
                && rivals
                    .into_iter()
                    .all(|other| parts_around(before, enemy, other.name()) < kingdoms)
        }
        Remark::Order { hill: name, order } => {
            let own = |name| {
                around(name)
                    .filter(|&by| has(before, mover, by.name()))
                    .count()
            };
            let targets = before.moves().iter().filter_map(Move::target);
            own(name) == usize::from(order)
                && targets
                    .into_iter()
                    .all(|other| own(other.name()) == usize::from(order))
        }
        Remark::Row {
            hill: name,
            row,
            own,
            other,
        } => {
            let in_row = |color| {
                let hills = before.ringforts(color).into_iter();
                hills.filter(|hill| hill.name().contains(row)).count() as u8
            };
            name.contains(row) && in_row(mover) == own && in_row(enemy) == other && own <= other
        }
        Remark::Backtracked { from, to } => {
            mv == Move::Step {
                from: hill(from),
                to: hill(to),
            } && has(before, mover, to)
        }
        Remark::Passed => mv == Move::Pass,
        Remark::Linked {
            hill: name,
            hills,
            count,
        } => {
            let ends: Hills = around(name)
                .filter(|&end| has(after, mover, end.name()))
                .collect();
            built(name) && (hills.0 - ends).is_empty() && hills.0.len() == usize::from(count)
        }
        Remark::Bridge { from, to } => has(after, mover, from) && has(after, mover, to),
        Remark::Stepped { from, to } => {
            mv.origin() == Some(hill(from)) && mv.target() == Some(hill(to))
        }
        Remark::Alone { hill: name } => mv.target() == Some(hill(name)),
    }
}

fn is_seat(position: &Position, name: &str) -> bool {
    let variant = position.variant();
    variant.seats().any(|seat| variant.seat_name(seat) == name)
}

fn count_of(position: &Position, color: Color) -> usize {
    position.kingdoms(color).count()
}

/// The number of kingdoms of a color that touch a hill.
fn parts_around(position: &Position, color: Color, name: &str) -> u8 {
    let around = Hill::from_name(name).expect("a hill").neighbors();
    let parts = position.kingdoms(color);
    parts
        .filter(|kingdom| !(*kingdom & around).is_empty())
        .count() as u8
}
