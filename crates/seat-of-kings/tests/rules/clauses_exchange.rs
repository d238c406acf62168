//! Clause SKX: exchange and ransom.

use crate::kit::{Table, table};

/// The last turn of a round on an empty board: the exchange follows at once.
fn round_end(seats: &str, rest: &str) -> Table {
    let names: Vec<&str> = seats.split(' ').collect();
    let last = names.len() * 3 - 1;
    let seat = names[names.len() - 1];
    table(&format!(
        "{seats} | round 3 played {last} | hand {seat}=17 | {rest} ; play 17 ulster F1 ; end"
    ))
}

#[test]
fn skx1_prisoners_are_exchanged_one_for_one() {
    let mut t = round_end(
        "blue red white",
        "cumals blue=0 red=0 | prisoners blue:red=2 red:blue=3",
    );
    assert_eq!(
        (t.prisoners("blue"), t.prisoners("red")),
        (String::new(), "blue=1".into())
    );
    assert_eq!((t.stock("blue"), t.stock("red")), (19, 20));
    assert_eq!(
        (t.next_event().as_str(), t.legal()),
        ("blue", vec!["ransom 0".to_string()])
    );
    t.play("ransom 0");
    assert_eq!(t.prisoners("red"), "blue=1");
}

#[test]
fn skx1_nobody_is_asked_and_equal_numbers_leave_none() {
    let t = round_end("blue red white", "prisoners blue:red=2 red:blue=2");
    assert_eq!(t.options("start"), "red, white");
    assert_eq!((t.stock("blue"), t.stock("red")), (20, 20));
}

#[test]
fn skx1_with_every_player_who_holds_some() {
    let t = round_end(
        "blue red white",
        "prisoners blue:red=1 blue:white=1 red:blue=1 white:blue=1 white:red=1 red:white=1",
    );
    assert_eq!(t.options("start"), "red, white");
    for seat in ["blue", "red", "white"] {
        assert_eq!(t.stock(seat), 20);
    }
}

#[test]
fn skx1_no_exchange_round_three_corners() {
    // Blue holds Red's, Red White's, White Blue's: nobody holds prisoners of the one who holds theirs.
    let mut t = round_end(
        "blue red white",
        "prisoners blue:red=1 red:white=1 white:blue=1",
    );
    assert_eq!(t.next_event(), "red");
    t.play("ransom 0 ; ransom 0 ; ransom 0");
    assert_eq!(
        (
            t.prisoners("blue"),
            t.prisoners("red"),
            t.prisoners("white")
        ),
        ("red=1".into(), "white=1".into(), "blue=1".into())
    );
}

#[test]
fn skx1_captors_follow_clockwise_from_the_starting_player() {
    let mut t = table(
        "blue red white | starting white round 3 played 8 | hand red=17 | prisoners blue:white=1 red:blue=1 white:red=1
        ; play 17 ulster F1 ; end",
    );
    // White is captor first and asks Red, then Blue asks White, then Red asks Blue.
    for owner in ["red", "white", "blue"] {
        assert_eq!(t.next_event(), owner);
        t.play("ransom 1");
    }
    assert_eq!(t.options("start"), "blue, red");
}

#[test]
fn skx1_a_captor_exchanges_with_all_before_offering_any() {
    // Blue as captor gets the piece back that White holds before Red is asked.
    let t = round_end(
        "blue red white",
        "prisoners blue:red=1 blue:white=1 white:blue=1",
    );
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.stock("blue"), 20);
    assert_eq!(t.prisoners("blue"), "red=1");
}

#[test]
fn skx1_a_later_captor_exchanges_later() {
    // White and Red hold each other's: while Blue's prisoner is offered, that has not happened yet.
    let mut t = round_end(
        "blue red white",
        "prisoners blue:red=1 red:white=1 white:red=1",
    );
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.prisoners("white"), "red=1");
    t.play("ransom 0");
    assert_eq!(
        (t.prisoners("red"), t.prisoners("white")),
        (String::new(), String::new())
    );
}

#[test]
fn skx2_one_two_or_all() {
    for (held, cumals, legal) in [
        (1, 9, "0, 1"),
        (2, 9, "0, 1, 2"),
        (3, 9, "0, 1, 2, 3"),
        (7, 9, "0, 1, 2, 3"),
        (7, 3, "0, 1, 2, 3"),
        (7, 2, "0, 1, 2"),
        (3, 1, "0, 1"),
        (2, 1, "0, 1"),
        (4, 0, "0"),
    ] {
        let t = round_end(
            "blue red white",
            &format!("cumals red={cumals} | prisoners blue:red={held}"),
        );
        assert_eq!(
            (t.next_event().as_str(), t.options("ransom").as_str()),
            ("red", legal)
        );
        for price in 0..4 {
            let wanted = format!("ransom {price}");
            if !t.legal().contains(&wanted) {
                t.forbids(&wanted, "SKX2");
            }
        }
    }
}

#[test]
fn skx2_the_price_frees_and_goes_to_the_captor() {
    for (price, freed) in [(0, 0), (1, 1), (2, 2), (3, 5)] {
        let mut t = round_end(
            "blue red white",
            "cumals blue=4 red=6 white=1 | prisoners blue:red=5",
        );
        t.play(&format!("ransom {price}"));
        assert_eq!(
            [t.cumals("blue"), t.cumals("red"), t.cumals("white")],
            [4 + price, 6 - price, 1]
        );
        assert_eq!(t.stock("red"), 15 + freed);
        let left = if freed == 5 {
            String::new()
        } else {
            format!("red={}", 5 - freed)
        };
        assert_eq!(t.prisoners("blue"), left);
    }
}

#[test]
fn skx2_each_owner_is_asked_once_clockwise_from_the_captor() {
    let mut t = round_end(
        "blue red white yellow",
        "prisoners red:blue=1 red:white=2 red:yellow=1",
    );
    for owner in ["white", "yellow", "blue"] {
        assert_eq!(t.next_event(), owner);
        t.play("ransom 0");
    }
    assert_eq!(t.options("start"), "red, white, yellow");
}

#[test]
fn skx2_all_means_all_on_that_rath_card() {
    let mut t = round_end(
        "blue red white",
        "cumals red=3 | prisoners blue:red=4 white:red=4",
    );
    t.play("ransom 3");
    assert_eq!(
        (t.prisoners("blue"), t.prisoners("white")),
        (String::new(), "red=4".into())
    );
    assert_eq!(
        (t.next_event().as_str(), t.legal()),
        ("red", vec!["ransom 0".to_string()])
    );
}

#[test]
fn skx2_cumals_received_can_be_spent_at_once() {
    let mut t = round_end(
        "blue red white",
        "cumals blue=0 red=1 white=0 | prisoners blue:red=1 white:blue=1 red:white=1",
    );
    t.play("ransom 1");
    // Red as captor: White has nothing. White as captor: Blue pays with what Red paid.
    assert_eq!(
        (t.next_event().as_str(), t.options("ransom").as_str()),
        ("white", "0")
    );
    t.play("ransom 0");
    assert_eq!(
        (t.next_event().as_str(), t.options("ransom").as_str()),
        ("blue", "0, 1")
    );
    t.play("ransom 1");
    assert_eq!((t.cumals("blue"), t.cumals("white")), (0, 1));
}

#[test]
fn skx2_the_exchange_comes_before_the_offer() {
    let t = round_end(
        "blue red white",
        "cumals red=9 | prisoners blue:red=4 red:blue=2",
    );
    assert_eq!(
        (t.next_event().as_str(), t.options("ransom").as_str()),
        ("red", "0, 1, 2")
    );
}

#[test]
fn skx2_a_ransom_is_the_only_answer() {
    let t = round_end("blue red white", "prisoners blue:red=1");
    t.forbids("end", "SKX2");
    t.forbids("ransom 2", "SKX2");
    let turn = table("blue red | prisoners blue:red=1");
    turn.forbids("ransom 1", "SKX2");
}

#[test]
fn skx3_prisoners_of_the_other_colors_are_not_traded() {
    // Red and White hold only Blue's: nothing changes between them.
    let mut t = round_end(
        "blue red white",
        "cumals blue=9 red=9 white=9 | prisoners red:blue=1 white:blue=2",
    );
    for ransom in ["0, 1", "0, 1, 2"] {
        assert_eq!(
            (t.next_event().as_str(), t.options("ransom").as_str()),
            ("blue", ransom)
        );
        t.play("ransom 0");
    }
    assert_eq!(
        (t.prisoners("red"), t.prisoners("white")),
        ("blue=1".into(), "blue=2".into())
    );
}
