//! Clauses M2 to M8 and M10: how a game is scored, how it ends, and what a move commits to.

use game::{Explain, Game, Tokens};
use ringforts::{Line, Position};

use crate::kit::{after, because, field, is_token, legal, moves, picture, score};

/// A full board with Red's singles B1 and F1 besieged: Red has no turn, Blue two captures.
const FULL: &str = "rrrrr/rrrrrrr/rrrrrrr/rrrrrrr/rrrrrrr/bbbbbbb/rbbbr";

#[test]
fn m2_fewer_kingdoms_win_two_points_and_the_difference() {
    let p = picture(
        "sacred-hill-1",
        "
          r r r r .
        . . . . . . .
        b . b . . . .
        . b . . . . .
        . . . . . . .
        . . . . . . .
          . . . . b
        ",
        "red battle - - -",
    );
    assert_eq!(score(&p), "red 5 blue 0 kingdoms 1:4 territory 4:4");
}

#[test]
fn m2_territory_does_not_count_when_kingdoms_differ() {
    let p = picture(
        "sacred-hill-2",
        "
          b b . b b
        b b . b b b b
        b b . . . . .
        . . . . . . .
        r . . r . . r
        . . . . . . .
          . . . . .
        ",
        "red battle - - -",
    );
    assert_eq!(score(&p), "red 0 blue 3 kingdoms 3:2 territory 3:12");
    let swapped = "sacred-hill-2 rr1rr/rr1rrrr/rr5/7/b2b2b/7/5 red battle - - -";
    assert_eq!(score(swapped), "red 3 blue 0 kingdoms 2:3 territory 12:3");
}

#[test]
fn m2_with_equal_kingdoms_more_territory_wins() {
    let p = "sacred-hill-1 rrrrr/rrrrrrr/rrrrrrr/rrrrrbb/bbbbbbb/bbbbbbb/bbbbb - over - - -";
    assert_eq!(score(p), "red 5 blue 0 kingdoms 1:1 territory 24:21");
}

#[test]
fn m3_more_bridges_win_two_points_and_the_difference() {
    let p = picture(
        "four-treasures",
        "
          r r r r r
        r r r r r r r
        r r r r r r r
        r r r b b b r
        . b b b b b b
        b b b b b b b
          . b b b .
        ",
        "red battle - - -",
    );
    assert_eq!(score(&p), "red 9 blue 0 bridges 34:27 territory 23:19");
}

#[test]
fn m3_fewest_kingdoms_do_not_count_and_equal_bridges_go_to_territory() {
    // Red two bridges in three kingdoms; Blue two bridges in one.
    let p = picture(
        "four-treasures",
        "
          r r r . .
        . . . . . r .
        . . . . . . .
        r . . . . . .
        . . . . . . .
        . . . . . . .
          b b b . .
        ",
        "red battle - - -",
    );
    assert_eq!(score(&p), "red 4 blue 0 bridges 2:2 territory 5:3");
    assert_eq!(
        score(&p.replace("bbb2", "bbbb1")),
        "red 0 blue 3 bridges 2:3 territory 5:4"
    );
}

#[test]
fn m4_both_measures_equal_is_a_draw_of_one_point_each() {
    let board = "rr3/7/7/7/7/7/3bb";
    for (variant, measure) in [
        ("sacred-hill-doubles-1", "kingdoms"),
        ("sacred-hill-doubles-2", "kingdoms"),
        ("four-treasures-doubles", "bridges"),
    ] {
        let line = format!("red 1 blue 1 {measure} 1:1 territory 2:2");
        assert_eq!(score(&format!("{variant} {board} - over - - -")), line);
    }
    let kings = "high-kings-1 rr3/7/7/7/7/7/3bb - over 0:0 - -";
    assert_eq!(
        score(kings),
        "red 1 blue 1 kingdoms 1:1 territory 2:2 kings_captured 0:0"
    );
}

#[test]
fn m5_a_side_without_ringforts_has_no_kingdoms() {
    let p = "sacred-hill-1 5/7/7/3b3/7/7/5 red manoeuvres - - -";
    assert_eq!(score(p), "red 3 blue 0 kingdoms 0:1 territory 0:1");
    let empty = "four-treasures 5/7/7/7/7/7/5 red battle - - -";
    assert_eq!(score(empty), "red 1 blue 1 bridges 0:0 territory 0:0");
}

#[test]
fn m5_an_unfinished_game_is_scored_without_capture_by_default() {
    // B3 is Blue's ringfort; the Red king stranded there is not lost before the end.
    let p = picture(
        "high-kings-2",
        "
          . . . R .
        . . . . . . .
        B . . . . . .
        . . . . . B .
        . m . . . . .
        . . . . . . .
          . . . B .
        ",
        "blue battle 1:0 - -",
    );
    assert_eq!(
        score(&p),
        "red 5 blue 1 kingdoms 1:4 territory 1:4 kings_captured 0:1"
    );
}

#[test]
fn m6_the_first_without_a_turn_is_out_and_the_other_has_one_more() {
    for variant in ["sacred-hill-1", "sacred-hill-2", "four-treasures"] {
        let p = format!("{variant} {FULL} red battle - - -");
        assert_eq!(
            after(&p, &[]),
            format!("{variant} {FULL} blue battle - 1 -")
        );
        assert_eq!(moves(&p), "xB1 xF1");
        // The game ends though a besieged ringfort is left.
        let end = format!(
            "{variant} {} - over - - -",
            FULL.replace("/rbbbr", "/bbbbr")
        );
        assert_eq!(after(&p, &["xB1"]), end);
    }
}

#[test]
fn m6_a_last_turn_that_does_not_exist_is_skipped() {
    // Blue's D4 fills the board: Red is out, and Blue has nothing left either.
    let p = "sacred-hill-1 rrrrr/rrrrrrr/rrrrrrr/bbb1bbb/bbbbbbb/bbbbbbb/bbbbb blue battle - - -";
    let end = "sacred-hill-1 rrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbbbbb/bbbbb - over - - -";
    assert_eq!(after(p, &["D4"]), end);
    assert_eq!(moves(end), "");
    assert_eq!(because(end, "D4"), "M6 -");
}

#[test]
fn m6_in_doubles_the_three_others_have_one_more_turn_each_and_skips_are_counted() {
    for variant in [
        "sacred-hill-doubles-1",
        "sacred-hill-doubles-2",
        "four-treasures-doubles",
    ] {
        let p = format!("{variant} {FULL} south battle - - -");
        assert_eq!(
            after(&p, &[]),
            format!("{variant} {FULL} west battle - 3 -")
        );
        assert_eq!(moves(&p), "xB1");
        // North, with nothing to do, is skipped: East's turn is the last of the three.
        let east = FULL.replace("/rbbbr", "/bbbbr");
        assert_eq!(
            after(&p, &["xB1"]),
            format!("{variant} {east} east battle - 1 -")
        );
        assert_eq!(field(&p, &["xB1", "xF1"], 3), "over");
    }
}

#[test]
fn m6_the_count_goes_on_in_turn_order_from_the_seat_that_called_out() {
    let p = format!("sacred-hill-doubles-1 {FULL} north battle - - -");
    assert_eq!(
        after(&p, &[]),
        format!("sacred-hill-doubles-1 {FULL} east battle - 3 -")
    );
    assert_eq!(field(&p, &["xF1"], 2), "west");
    assert_eq!(field(&p, &["xF1"], 5), "1");
    assert_eq!(field(&p, &["xF1", "xB1"], 3), "over");
}

#[test]
fn m6_the_seat_that_called_out_has_no_further_turn() {
    // Two turns are left, East's and South's: West called OUT and has none, though it could capture B1.
    let p = format!("sacred-hill-doubles-1 {FULL} east battle - 2 -");
    assert_eq!(field(&p, &["xF1"], 3), "over");
}

#[test]
fn m7_passing_is_no_token_outside_high_kings() {
    for variant in [
        "sacred-hill-1",
        "sacred-hill-2",
        "poisoned-chalice",
        "stone-of-destiny",
    ] {
        let p = format!("{variant} 5/7/7/7/7/7/5 red manoeuvres - - -");
        assert!(!is_token(&p, "pass"), "{variant}");
    }
    for variant in ["sacred-hill-doubles-1", "sacred-hill-doubles-2"] {
        let p = format!("{variant} 5/7/7/7/7/7/5 south manoeuvres - - -");
        assert!(!is_token(&p, "pass"), "{variant}");
    }
    assert!(!is_token(
        "four-treasures 5/7/7/7/7/7/5 red battle - - -",
        "pass"
    ));
    assert!(!is_token(
        "four-treasures-doubles 5/7/7/7/7/7/5 south battle - - -",
        "pass"
    ));
}

#[test]
fn m7_high_kings_knows_pass_but_not_before_battle() {
    let setup = "high-kings-1 5/7/7/7/7/7/5 red setup 0:0 - -";
    assert_eq!(because(setup, "pass"), "HK9 -");
    let manoeuvres = "high-kings-2 R1R2/7/R6/7/6B/7/B3B red manoeuvres 0:0 - -";
    assert_eq!(because(manoeuvres, "pass"), "HK9 -");
}

#[test]
fn m8_an_illegal_move_is_prevented_and_its_clause_named() {
    let p = "sacred-hill-1 5/7/7/3r3/7/7/5 blue manoeuvres - - -";
    assert_eq!(because(p, "D4"), "B11 D4");
    assert!(!legal(p).contains(&"D4".to_owned()));
}

#[test]
fn m10_asking_about_a_move_does_not_play_it() {
    let p: Line = "sacred-hill-1 5/7/7/3r3/7/7/5 blue manoeuvres - - -"
        .parse::<Position>()
        .expect("a position")
        .into();
    let [touched, played] = ["E5", "F6"].map(|token| p.read_move(token).expect("a token"));
    assert_eq!(p.explain(touched), None);
    let mut after = p.clone();
    after.play(played);
    assert_eq!(
        after.to_string(),
        "sacred-hill-1 5/5b1/7/3r3/7/7/5 red manoeuvres - - -"
    );
}
