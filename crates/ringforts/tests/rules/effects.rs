//! Effects: what a move brings about beside what its token says, in the order in which it happens.

use game::{Effects, Game, Moves, Tokens, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Color, Effect, Hill, Line, Phase, Position, Variant};

/// All six kings immobile, with friends to backtrack to.
const WANDER: &str =
    "high-kings-1 BbbbB/bbbBbbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrRrrr/RrrrR red battle 0:0 - -";

/// Figure 7-1a: Blue may sacrifice.
const SACRIFICE: &str =
    "high-kings-2 rrbrR/Bbbrrbb/rbBbbrb/rrRbbbr/rbrRbb1/rrrrbbr/rbrr1 blue battle 0:1 - -";

fn line(text: &str) -> Line {
    let position: Position = text.parse().expect("a position");
    position.into()
}

/// The effects of the last of these moves, a line each, without what encloses them.
fn effects(text: &str, tokens: &[&str]) -> Vec<String> {
    let mut line = line(text);
    let mut effects = Vec::new();
    for token in tokens {
        let mv = line.read_move(token).expect("a token");
        assert!(line.moves().contains(mv), "{token} in {line}");
        effects.clear();
        line.play_observed(mv, &mut effects);
    }
    effects
        .iter()
        .map(|&effect| written(line.position().variant(), effect))
        .collect()
}

fn written(variant: Variant, effect: Effect) -> String {
    let seat = |seat| variant.seat_name(seat);
    let king = |color: Color, hill: Hill| format!("{} {hill}", color.name());
    match effect {
        Effect::Battle(mover) => format!("battle {}", seat(mover)),
        Effect::Out(mover) => format!("out {}", seat(mover)),
        Effect::Skipped(mover) => format!("skipped {}", seat(mover)),
        Effect::FinalTurn(mover) => format!("final turn {}", seat(mover)),
        Effect::KingCaptured { color, hill } => format!("captured {}", king(color, hill)),
        Effect::KingCapturedByDefault { color, hill } => {
            format!("by default {}", king(color, hill))
        }
        Effect::DoubleCapture(color) => format!("double capture {}", color.name()),
        Effect::KingsWithdrawn { color, hills } => format!("pass {} {}", color.name(), hills.len()),
        Effect::ForcedPass { color, hills } => format!("forced {} {}", color.name(), hills.len()),
        Effect::Repetition => "repetition".into(),
        Effect::LinksMade(links) => format!("links {}", links.len()),
    }
}

#[test]
fn sh4_battle_is_announced_by_the_seat_that_has_no_knights_move() {
    let mut line = line("sacred-hill-1 5/7/7/7/7/7/5 red manoeuvres - - -");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    while line.position().phase() == Phase::Manoeuvres {
        let mv = random_move(&line, &mut rng).expect("not over");
        let mut effects = Vec::new();
        line.play_observed(mv, &mut effects);
        let announced = line.position().seat().map(Effect::Battle);
        let is_battle = line.position().phase() == Phase::Battle;
        assert_eq!(effects, Vec::from_iter(announced.filter(|_| is_battle)));
    }
}

#[test]
fn m6_out_then_a_seat_without_a_turn_is_skipped() {
    // Blue captures, Red fills the board, Blue captures again: then neither side has a turn.
    let text =
        "four-treasures 1rrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/rbbbr blue battle - - -";
    assert_eq!(effects(text, &["xB1"]), Vec::<String>::new());
    assert_eq!(effects(text, &["xB1", "B7"]), Vec::<String>::new());
    assert_eq!(
        effects(text, &["xB1", "B7", "xF1"]),
        ["out red", "skipped blue"]
    );
}

#[test]
fn hk7_each_captured_king_and_the_double_capture_are_reported() {
    let text = "high-kings-1 2R2/7/2r1r2/1rB1Br1/1RrBr2/3r3/3R1 red battle 0:0 - -";
    let reported = effects(text, &["B3-D4"]);
    assert_eq!(
        reported,
        [
            "captured blue C4",
            "captured blue D3",
            "captured blue E4",
            "double capture blue"
        ]
    );
}

#[test]
fn hk9_a_pass_withdraws_kings_and_forces_the_other_side_to_pass() {
    assert_eq!(
        effects(WANDER, &["pass"]),
        ["pass red 3", "final turn blue"]
    );
    assert_eq!(effects(WANDER, &["pass", "B7-A5"]), ["forced blue 3"]);
    assert_eq!(effects(WANDER, &["pass", "pass"]), ["pass blue 3"]);
}

#[test]
fn hk10_a_side_without_a_move_is_skipped() {
    let text = "high-kings-1 R4/3B3/b1b4/7/B1b1b1B/3b3/R3R blue battle 0:0 - -";
    assert_eq!(effects(text, &["D6-F7"]), ["skipped red"]);
}

#[test]
fn hk11_the_last_vacant_hill_leaves_a_final_turn_and_kings_stay() {
    let text = WANDER.replace("rrrRrrr", "rrRrrrr");
    assert_eq!(effects(&text, &["C2-D4"]), ["final turn blue"]);
    assert_eq!(effects(&text, &["C2-D4", "B7-A5"]), Vec::<String>::new());
}

#[test]
fn hk15_a_repetition_is_reported() {
    let cycle = ["B1-A3", "B7-A5", "A3-B1", "A5-B7"];
    assert_eq!(effects(WANDER, &cycle), Vec::<String>::new());
    assert_eq!(effects(WANDER, &[cycle, cycle].concat()), ["repetition"]);
}

#[test]
fn hkl4_a_stranded_king_is_captured_by_default_and_the_other_withdrawn() {
    assert_eq!(
        effects(SACRIFICE, &["C5-B3~", "pass", "B3-C1~"]),
        ["by default blue C1", "forced blue 1", "double capture blue"]
    );
}

#[test]
fn sd5_out_makes_the_links_that_are_left() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut line: Line = Position::start(Variant::StoneOfDestiny).into();
    let mut effects = Vec::new();
    while let Some(mv) = random_move(&line, &mut rng) {
        let made = line.position().links().len();
        effects.clear();
        line.play_observed(mv, &mut effects);
        if let Some(Effect::LinksMade(links)) = effects.last() {
            let played = line.position().links().len() - links.len();
            assert!(played == made || played == made + 1);
        }
    }
    assert!(matches!(
        effects[..],
        [Effect::Out(_), Effect::LinksMade(_)]
    ));
}

#[test]
fn observed_games_are_the_games_that_are_played() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for variant in Variant::ALL {
        let mut played: Line = Position::start(variant).into();
        let mut observed = played.clone();
        while let Some(mv) = random_move(&played, &mut rng) {
            played.play(mv);
            observed.play_observed(mv, &mut Vec::new());
            assert_eq!(played.to_string(), observed.to_string());
        }
    }
}
