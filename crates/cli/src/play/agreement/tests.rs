//! Tests of the terms of a table.

use super::*;

fn seats(args: &[&str]) -> anyhow::Result<Vec<Taker>> {
    let names = ["red", "blue", "white"].map(String::from);
    let args: Vec<_> = args.iter().map(ToString::to_string).collect();
    takers(&names, &args)
}

fn program(name: &str) -> Taker {
    Taker::Program(name.into())
}

#[test]
fn what_is_not_said_is_filled_in() {
    let person = Taker::Person(SCREEN);
    let cases: [(&[&str], [Taker; 3]); 3] = [
        (
            &[],
            [person.clone(), program("level:3"), program("level:3")],
        ),
        (
            &["white=human"],
            [program("level:3"), program("level:3"), person.clone()],
        ),
        (
            &["red=random", "white=greedy"],
            [program("random"), person, program("greedy")],
        ),
    ];
    for (args, want) in cases {
        assert_eq!(seats(args).expect("sound"), want);
    }
}

#[test]
fn what_is_wrong_with_a_seat_is_said() {
    let cases: [(&[&str], &str); 4] = [
        (
            &["green=human"],
            "there is no seat green; there are red, blue and white",
        ),
        (
            &["red"],
            "red has no player; write red=human, or a program such as red=level:3",
        ),
        (&["red=human", "red=random"], "red is given twice"),
        (
            &["red=level:9"],
            "red: \"9\" is not a whole number from 1 to 8: level:L",
        ),
    ];
    for (args, want) in cases {
        assert_eq!(seats(args).expect_err(want).to_string(), want);
    }
}

#[test]
fn clocks_are_read() {
    let fischer = ClockRule::Fischer {
        initial_ms: 300_000,
        increment_ms: 3_000,
    };
    assert_eq!(clock("5+3").expect("sound"), fischer);
    assert_eq!(clock("none").expect("sound"), ClockRule::None);
    assert_eq!(clock("2d").expect("sound"), ClockRule::Days(2));
    for wrong in ["", "5", "+", "5+", "-5+3", "d", "999d", "5+3+1"] {
        assert!(clock(wrong).is_err(), "{wrong}");
    }
}
