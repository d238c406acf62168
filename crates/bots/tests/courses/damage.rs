//! Damaged courses: the checks find what is wrong with them.

use std::fs;

use crate::{course, data};

/// The first fault of a course in whose text something is replaced, wherever it stands.
fn fault(name: &str, from: &str, to: &str) -> String {
    let path = data::root().join(format!("data/courses/{name}.toml"));
    let text = fs::read_to_string(path).expect("a text");
    assert!(text.contains(from), "{name} has no {from}");
    let mut courses = data::courses();
    match toml::from_str(&text.replace(from, to)) {
        Err(fault) => fault.message().to_owned(),
        Ok(damaged) => {
            courses.insert(name.into(), damaged);
            course::faults(name, &courses)
                .into_iter()
                .next()
                .unwrap_or_default()
        }
    }
}

/// Asserts that a course damaged in this way has this fault.
fn finds(name: &str, from: &str, to: &str, expected: &str) {
    let fault = fault(name, from, to);
    assert!(
        fault.contains(expected),
        "{from} -> {to}: {fault:?}, not {expected:?}"
    );
}

#[test]
fn an_accepted_answer_that_is_not_legal_is_found() {
    finds(
        "four-treasures",
        r#"["D4"]"#,
        r#"["C4"]"#,
        "accepted C4: illegal by B11",
    );
}

#[test]
fn an_accepted_answer_that_misses_the_aim_is_found() {
    finds(
        "four-treasures",
        "bridges red = 3",
        "bridges red = 2",
        "accepted D4: not bridges red = 2",
    );
}

#[test]
fn an_answer_that_reaches_the_aim_and_is_not_accepted_is_found() {
    finds(
        "four-treasures",
        r#""C5", "D4"]"#,
        r#""C5"]"#,
        "D4 reaches the aim and is not accepted",
    );
    finds(
        "seat-of-kings",
        r#"["stack ulster F5 = blue"]"#,
        r#"["turn red"]"#,
        "discard 1 reaches the aim and is not accepted",
    );
}

#[test]
fn a_refusal_by_other_places_or_another_clause_is_found() {
    finds(
        "four-treasures",
        r#"places = ["F5"]"#,
        r#"places = ["F6"]"#,
        r#"F5 is refused by B11 ["F5"]"#,
    );
    finds(
        "four-treasures",
        r#"clause = "B11""#,
        r#"clause = "B4""#,
        "F5 is refused by B11",
    );
    finds(
        "four-treasures",
        r#"move = "F5""#,
        r#"move = "F4""#,
        "F4 is legal",
    );
}

#[test]
fn a_near_miss_that_hits_or_is_not_legal_is_found() {
    finds(
        "four-treasures",
        r#"["B5", "D5""#,
        r#"["B4", "D5""#,
        "B4 reaches the aim",
    );
    finds(
        "four-treasures",
        r#"["B5", "D5""#,
        r#"["C4", "D5""#,
        "C4: illegal by B11",
    );
}

#[test]
fn an_answer_that_misses_and_of_which_nothing_is_said_is_found() {
    finds(
        "four-treasures",
        "rest = \"B7\"\nreply = \"F4\"",
        r#"reply = "F4""#,
        "misses, and nothing is said of it",
    );
    finds(
        "seat-of-kings-more",
        r#"{ moves = ["end"], clause = "SKK2" },"#,
        "",
        "accepted end: not held blue ulster > 1",
    );
}

#[test]
fn an_answer_to_a_near_miss_that_cannot_be_made_is_found() {
    let near = r#"answer = "E4""#;
    finds(
        "four-treasures",
        near,
        r#"answer = "D4""#,
        "answer to E5: D4: illegal by B11",
    );
    finds(
        "four-treasures",
        near,
        r#"answer = "pass""#,
        "answer pass is no ringfort",
    );
}

#[test]
fn what_only_seat_of_kings_shows_is_found_elsewhere() {
    finds(
        "four-treasures",
        "ask = \"bridges red\"",
        "ask = \"bridges red\"\nalone = true",
        "in Seat of Kings only",
    );
}

#[test]
fn a_reply_that_cannot_be_made_is_found() {
    finds(
        "four-treasures",
        r#"reply = "F4""#,
        r#"reply = "F5""#,
        "F5: illegal by B11",
    );
}

#[test]
fn a_wrong_count_or_set_is_found() {
    finds(
        "four-treasures",
        "answer = 6",
        "answer = 5",
        "bridges red: Number(6)",
    );
    finds(
        "four-treasures",
        "{ answer = 7,",
        "{ answer = 6,",
        "wrong Number(6) is right",
    );
    finds(
        "four-treasures",
        r#"["C5", "E1", "F7"]"#,
        r#"["C5", "E1"]"#,
        "besieged red",
    );
}

#[test]
fn a_hint_that_names_no_place_is_found() {
    finds(
        "four-treasures",
        r#"look = ["C4"]"#,
        r#"look = ["A1"]"#,
        "look: no A1",
    );
    finds(
        "four-treasures",
        r#"look = ["C4"]"#,
        r#"look = ["C"]"#,
        "look: no C",
    );
    finds(
        "seat-of-kings",
        r#""card 17", "cumals""#,
        r#""card 18", "cumals""#,
        "look: no card 18",
    );
}

#[test]
fn a_clause_that_was_not_brought_is_found() {
    finds(
        "four-treasures",
        r#"uses = ["B2", "#,
        r#"uses = ["HK1", "#,
        "uses HK1, which was not brought",
    );
    finds(
        "four-treasures",
        r#"rest = "B5""#,
        r#"rest = "M6""#,
        "answers by M6, which it is not about",
    );
    finds(
        "four-treasures",
        r#"["FT1", "B1""#,
        r#"["FT1", "B99""#,
        "no clause Some(\"B99\")",
    );
    finds(
        "sacred-hill-2",
        r#"builds_on = ["sacred-hill"]"#,
        "builds_on = []",
        "which was not brought",
    );
}

#[test]
fn a_capture_before_its_lesson_is_found() {
    finds(
        "four-treasures",
        "5/7/5b1/2r4/7/7/5 red",
        "5/7/2r2b1/1rbr3/2r4/7/5 red",
        "something can be captured",
    );
}

#[test]
fn an_unknown_key_or_kind_is_found() {
    finds(
        "four-treasures",
        "minutes",
        "duration",
        "unknown field `duration`",
    );
    finds("four-treasures", "aim =", "aims =", "unknown field `aims`");
    finds(
        "four-treasures",
        r#"kind = "find""#,
        r#"kind = "seek""#,
        "unknown variant `seek`",
    );
    finds(
        "four-treasures",
        r#"kind = "find""#,
        r#"kind = "play""#,
        "has the keys",
    );
}

#[test]
fn a_position_that_cannot_be_read_is_found() {
    finds(
        "four-treasures",
        "7/5 red battle",
        "7/6 red battle",
        "position: ",
    );
}

#[test]
fn a_course_that_is_too_long_is_found() {
    finds(
        "four-treasures",
        "minutes = 6",
        "minutes = 16",
        "31 minutes",
    );
}

#[test]
fn an_id_that_comes_twice_is_found() {
    finds(
        "four-treasures",
        r#"id = "count""#,
        r#"id = "bridge""#,
        "an id comes twice",
    );
}

#[test]
fn a_choice_that_is_none_is_found() {
    finds(
        "four-treasures",
        r#"options = ["D5", "F5"]"#,
        r#"options = ["A4", "F5"]"#,
        "A4 reaches the aim",
    );
    finds(
        "four-treasures",
        r#"options = ["D5", "F5"]"#,
        r#"options = ["D5", "F4"]"#,
        "no choice of two",
    );
}

#[test]
fn a_refusal_elsewhere_by_another_clause_is_found() {
    finds(
        "seat-of-kings-more",
        r#"clause = "SK2P3""#,
        r#"clause = "SKK3""#,
        "elsewhere activate is refused by SK2P3",
    );
}

#[test]
fn a_proof_that_fails_is_found() {
    finds(
        "seat-of-kings",
        "cumals yellow = 8",
        "cumals yellow = 9",
        "proof: not cumals yellow = 9",
    );
}

#[test]
fn a_position_that_does_not_wait_for_the_learner_is_found() {
    finds(
        "four-treasures",
        "5/7/5b1/2r4/7/7/5 red",
        "5/7/5b1/2r4/7/7/5 blue",
        "red is not to move",
    );
    finds("four-treasures", "- over", "red battle", "not settled");
}

#[test]
fn a_course_without_a_game_of_its_variant_is_found() {
    finds(
        "four-treasures",
        r#"variant = "four"#,
        r#"variant = "three"#,
        "ends with a game of four-treasures",
    );
    finds(
        "high-kings",
        r#"course = "high-kings""#,
        r#"course = "kings""#,
        "is called kings",
    );
}
