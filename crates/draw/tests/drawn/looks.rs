//! Things on a drawing that depend on the variant, the phase and the seat to move.

use crate::kit::position;
use view::RingfortsView;

/// The number of elements of a class in a drawing.
#[track_caller]
fn drawn(text: &str, class: &str) -> usize {
    let drawing = draw::board(&RingfortsView::of(&position(text)), "");
    drawing.matches(&format!("class=\"{class}\"")).count()
}

#[test]
fn legal_hills_and_captures_are_marked() {
    let p = "sacred-hill-1 5/7/7/3r3/7/7/5 red manoeuvres - - -";
    assert_eq!((drawn(p, "tara-target"), drawn(p, "tara-legal")), (8, 8));
    let capture = "sacred-hill-1 2b2/2brb2/3b3/1r5/7/7/5 blue battle - - -";
    assert_eq!(
        (drawn(capture, "tara-target"), drawn(capture, "tara-legal")),
        (0, 1)
    );
}

#[test]
fn shl3_orders_of_priority_are_pips_on_level_2_only() {
    let board = "5/5r1/4rbr/5r1/7/7/5";
    let p = format!("sacred-hill-2 {board} red battle - - -");
    // F5 has four neighbors that besiege it; E6, G6, E4 and G4 have two neighbors of Red, D5, F7 and F3 one.
    assert_eq!(drawn(&p, "tara-pip"), 4 + 4 * 2 + 3);
    assert_eq!(drawn(&p, "tara-badge"), 1);
    assert_eq!(drawn(&p.replace("hill-2", "hill-1"), "tara-pip"), 0);
}

#[test]
fn pc3_qualified_rows_are_those_of_the_side_to_move() {
    let rows = "poisoned-chalice 5/7/1b5/1r5/7/7/5";
    assert_eq!(
        drawn(&format!("{rows} red battle - - -"), "tara-qualified"),
        1
    );
    assert_eq!(
        drawn(&format!("{rows} blue battle - - -"), "tara-qualified"),
        1
    );
    assert_eq!(
        drawn(
            "poisoned-chalice 5/7/7/7/7/7/5 red battle - - -",
            "tara-qualified"
        ),
        0
    );
}

#[test]
fn pc3_rows_are_counted_in_the_frame() {
    let rows = "poisoned-chalice 5/7/1b5/1r5/7/7/5 red battle - - -";
    assert_eq!(drawn(rows, "tara-counts"), 1);
    // Two numbers and the colon of each of the 14 rows.
    assert_eq!(drawn(rows, "tara-count"), 3 * 14);
    let others = "four-treasures 5/7/1b5/1r5/7/7/5 red battle - - -";
    assert_eq!(drawn(others, "tara-counts"), 0);
}

#[test]
fn shd1_in_doubles_the_rest_of_the_board_lies_under_a_veil() {
    let empty = |start: &str| format!("{start} 5/7/7/7/7/7/5");
    let doubles = empty("four-treasures-doubles");
    assert_eq!(
        drawn(&format!("{doubles} west battle - - -"), "tara-veil"),
        1
    );
    assert_eq!(
        drawn(&format!("{doubles} west battle - - -"), "tara-seat-plate"),
        4
    );
    assert_eq!(
        drawn(
            &format!("{} red battle - - -", empty("four-treasures")),
            "tara-veil"
        ),
        0
    );
}

#[test]
fn sd4_ringforts_without_a_bridge_are_marked_but_for_those_of_kings() {
    let board = "rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb";
    // Of Red only F5 and, under the king, E5 have no bridge; of Blue none has one.
    let links = "A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6";
    let p = format!("stone-of-destiny {board} blue battle - - {links}");
    assert_eq!(drawn(&p, "tara-unlinked"), 21 + 1);
    assert_eq!(drawn(&p, "tara-plate"), 2);
    let manoeuvres = "stone-of-destiny 5/7/7/3R3/3B3/7/5 red manoeuvres - - -";
    assert_eq!(drawn(manoeuvres, "tara-unlinked"), 0);
}

#[test]
fn a_plain_board_has_nothing_of_what_the_seat_to_move_can_do() {
    for text in [
        "poisoned-chalice 5/7/1b5/1r5/7/7/5 red battle - - -",
        "four-treasures-doubles 5/7/7/7/7/7/5 west battle - - -",
    ] {
        let drawing = draw::plain_board(&RingfortsView::of(&position(text)), "");
        for class in ["tara-qualified", "tara-veil", "tara-target"] {
            assert!(!drawing.contains(class), "{text} {class}");
        }
    }
}
