//! Clauses by which a press on a hill leads to nothing: B11, HK1 to HK7, HKL2, PC4, SD1 and SD4.

use ringforts::{Hill, Hills, Position, Press, ReasonValue};

use crate::kit::picture;

/// The clause, the code and the hills of the reason why the last of these presses leads to nothing, and the values of its sentence;
/// for a move that it seems to mean that one in parentheses.
fn pressed(position: &str, hills: &str) -> String {
    let position: Position = position.parse().expect("a position");
    let presses = hills.split(' ').map(Hill::from_name);
    let presses: Option<Vec<_>> = presses.collect();
    match position.explain_press(&presses.expect("hills")) {
        None => "leads on".into(),
        Some(Press::Move(mv, reason)) => {
            let (clause, hills) = (reason.why.clause(), line(reason.hills));
            format!("{clause} {hills} ({mv})")
        }
        Some(Press::None(none)) => {
            let values = none.values.iter().map(|(name, value)| match value {
                ReasonValue::Number(number) => format!(" {name}={number}"),
                ReasonValue::Word(word) => format!(" {name}={word}"),
                ReasonValue::Hills(hills) => format!(" {name}={}", line(*hills)),
                ReasonValue::Rows(rows) => format!(" {name}={rows:?}"),
            });
            let (clause, code, hills) = (none.why.clause(), none.why.code(), line(none.hills));
            format!("{clause} {code} {hills}{}", values.collect::<String>())
        }
    }
}

fn line(hills: Hills) -> String {
    hills.into_iter().map(Hill::name).collect()
}

/// Red's king on B2 reaches A4 and D1, where Blue stands, and C4 and D3, which lie beside Red's ringfort on D4.
const MANOEUVRES: &str = "
      . . . . .
    . . B . B . R
    . . . . . . .
    b . . r . . .
    . . . . . . .
    . R . . . R .
      . . B . .
    ";

fn manoeuvres() -> String {
    picture("high-kings-1", MANOEUVRES, "red manoeuvres 0:0 - -")
}

/// Battle: Red's king on F4 cannot go to D3 or D5, which lie beside its other on D4; no king can build.
const BESIDE_KINGS: &str =
    "high-kings-1 bBrrr/b1bbbbb/Brrrrrr/bbbRbRr/rrrrrrr/bbbbbbb/R1B1b red battle 0:0 - -";

/// Battle: the kings on B7 and F1 can build, that on B1 cannot.
const MOBILE: &str = "high-kings-1 R4/7/b1r1B1B/7/r1br1Br/2rbr2/R1r1R red battle 0:0 - -";

/// Battle: of Blue's kings only that on F7 can build.
const ONE_MOBILE: &str = "high-kings-2 R1R1B/3r3/1r2r2/2r4/B6/1rr3R/br3 blue battle 0:1 - -";

/// Blue's king on B1 is stranded, so that on F7 may not move.
const STRANDED: &str = "high-kings-2 R1R1B/3r3/4r2/7/b6/1r4R/nr3 blue battle 0:1 - -";

const STONE: &str = "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - \
                     A2A3,A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6";

#[test]
fn b11_an_own_ringfort_is_no_place_to_build_or_capture() {
    let sacred_hill = "sacred-hill-1 5/7/3r3/4r2/7/7/5 red manoeuvres - - -";
    assert_eq!(pressed(sacred_hill, "D5"), "B11 own  hill=D5");
    assert_eq!(pressed(sacred_hill, "D4"), "SH3 D5E4 (D4)");
    // A hill where nothing begins counts for nothing.
    assert_eq!(pressed(sacred_hill, "D5 D4"), "SH3 D5E4 (D4)");
    assert_eq!(pressed(sacred_hill, "C3"), "leads on");
    let setup = "high-kings-1 5/7/3B3/3R3/7/7/5 red setup 0:0 - -";
    assert_eq!(pressed(setup, "D4"), "B11 own  hill=D4");
    assert_eq!(pressed(setup, "D5"), "B11 D5 (D5)");
    assert_eq!(pressed(setup, "C4"), "HK1 D4 (C4)");
    assert_eq!(pressed(&manoeuvres(), "E5 D4"), "B11 own  hill=D4");
}

#[test]
fn b7_pc4_an_enemy_ringfort_is_to_be_captured_and_a_row_is_told_by_its_ringforts() {
    let chalice = "poisoned-chalice r2r1/1r5/1b3bb/4r1b/2br3/b1rb3/1r3 red battle - - -";
    assert_eq!(pressed(chalice, "B5"), "B7 B5 (xB5)");
    assert_eq!(pressed(chalice, "B3"), "PC4 B5B6B7 (B3)");
    assert_eq!(pressed(chalice, "A4"), "leads on");
}

#[test]
fn hk1_a_king_is_chosen_before_its_goal_or_after_it() {
    let p = manoeuvres();
    for hills in ["A2", "D4", "D4 A2"] {
        assert_eq!(pressed(&p, hills), "HK1 king-first ", "{hills}");
    }
    for hills in ["G6", "E5", "G6 E5", "G6 F2"] {
        assert_eq!(pressed(&p, hills), "leads on", "{hills}");
    }
    assert_eq!(pressed(&p, "G6 A2"), "HK3 A2G6 (G6-A2)");
    assert_eq!(pressed(&p, "E5 A2"), "HK3 A2 (A2)");
    assert_eq!(pressed(&p, "G6 A4"), "HK6 A4G6 (G6xA4)");
}

#[test]
fn hk2_own_kings_beside_all_that_it_reaches_hold_a_king() {
    let held = "HK2 beside-kings D4 hills=D4 count=1 others=D3D5 barred=2";
    assert_eq!(pressed(BESIDE_KINGS, "F4"), held);
    // It was tried, and is the king that is meant by the next press.
    assert_eq!(pressed(BESIDE_KINGS, "F4 D5"), "HK2 D4 (F4-D5)");
    assert_eq!(pressed(BESIDE_KINGS, "D4"), "leads on");
}

#[test]
fn hk3_own_ringforts_beside_all_that_it_reaches_hold_a_king_in_manoeuvres() {
    let p = manoeuvres();
    let held = "HK3 beside-ringforts D4 hills=D4 count=1 others=C4D3 barred=2";
    assert_eq!(pressed(&p, "B2"), held);
    assert_eq!(pressed(&p, "G6 B2"), held);
    assert_eq!(pressed(&p, "B2 D3"), "HK3 D4 (B2-D3)");
}

#[test]
fn hk4_a_king_may_be_held_because_all_that_it_reaches_is_taken() {
    // As before with Blue's ringforts on C4 and D3.
    let board = MANOEUVRES.replace("b . . r", "b . b r").replacen(
        "    . . . . . . .\n    . R",
        "    . . . b . . .\n    . R",
        1,
    );
    let p = picture("high-kings-1", &board, "red manoeuvres 0:0 - -");
    let held = "HK4 all-taken  hills= count=0 others= barred=0";
    assert_eq!(pressed(&p, "B2"), held);
}

#[test]
fn hk6_while_a_king_can_build_none_goes_to_a_ringfort() {
    let held =
        "HK6 while-mobile B7F1 hills= count=0 others= barred=0 case=all-taken mobile=B7F1 own=2";
    assert_eq!(pressed(MOBILE, "B1"), held);
    assert_eq!(pressed(MOBILE, "B7 C5"), "HK6 B7F1 (B7-C5)");
    assert_eq!(pressed(ONE_MOBILE, "A3 B1"), "HK6 F7 (A3-B1)");
    // The chosen king itself can build.
    let one = "high-kings-1 R4/7/b1r1B1B/7/r1brbBr/2rbr2/R1r1R red battle 0:0 - -";
    assert_eq!(pressed(one, "B7 C5"), "HK6 mobile B7");
    assert_eq!(pressed(one, "B1 A3"), "HK6 B7 (B1-A3)");
}

#[test]
fn hk7_an_enemy_king_is_no_king_to_choose() {
    assert_eq!(pressed(&manoeuvres(), "C6"), "HK7 enemy  side=blue");
    // A king that cannot move was only tried.
    assert_eq!(pressed(&manoeuvres(), "B2 C6"), "HK7 enemy  side=blue");
    assert_eq!(pressed(&manoeuvres(), "E5 C6"), "B11 C6 (C6)");
    assert_eq!(pressed(&manoeuvres(), "G6 C6"), "B4 C6 (G6xC6)");
    assert_eq!(pressed(ONE_MOBILE, "D7"), "HK7 enemy  side=red");
}

#[test]
fn hkl2_only_a_stranded_king_moves() {
    assert_eq!(pressed(STRANDED, "F7"), "HKL2 stranded B1 hill=B1");
    assert_eq!(pressed(STRANDED, "F7 G5"), "HKL2 B1 (F7-G5)");
    assert_eq!(pressed(STRANDED, "B1 A3"), "HKL2 B1 (B1-A3)");
    assert_eq!(pressed(STRANDED, "B1"), "leads on");
}

#[test]
fn sd1_a_hill_far_from_the_king_is_explained_as_one_to_build_on() {
    let stone = "stone-of-destiny 5/3B3/3R3/3r3/7/7/5 blue manoeuvres - - -";
    assert_eq!(pressed(stone, "A2"), "SD1 D5 (A2)");
    assert_eq!(pressed(stone, "D4"), "B11 D4 (D4)");
    // A king of one's own is no king that moves.
    assert_eq!(pressed(stone, "D6"), "B11 own  hill=D6");
    assert_eq!(pressed(stone, "D6 A2"), "SD1 D5 (A2)");
}

#[test]
fn sd4_a_ringfort_is_taken_before_a_link_is_set_between_own_ones() {
    for (hills, why) in [
        ("A2", "SD4 take-first "),
        ("A4 A2", "SD4 take-first "),
        ("E5", "SD4 E5 (xE5)"),
        ("A4", "SD4 A4A5 (xA4)"),
        ("A4 G6", "SD4 G5G6 (xG6)"),
        ("F5 A4", "SD4 A4A5 (xA4)"),
        ("F5 A2 A3", "SD4 A2A3 (xF5+A2A3)"),
        ("F5 A2 C6", "SD4 C6C7 (xC6)"),
        ("F5 F4 G4", "leads on"),
        ("F5 F4 F5", "leads on"),
        ("F5 G4 G5", "SD4 G4G5 (xF5+G4G5)"),
    ] {
        assert_eq!(pressed(STONE, hills), why, "{hills}");
    }
    for hills in ["F5", "F5 F4", "F5 A2", "D1 F5"] {
        assert_eq!(pressed(STONE, hills), "leads on", "{hills}");
    }
}
