//! Clause SKC2a: each fault of a deck file, and what is not refused.

use crate::fast::Fast;
use crate::kit::{DECK, table_with};
use seat_of_kings_twin::Deck;

/// The deck with one text of a card replaced; the card is the one of this number.
fn changed(number: u8, from: &str, to: &str) -> String {
    let heading = format!("[[card]]\nnumber = {number}\n");
    let (before, card) = DECK.split_once(&heading).expect("the card");
    let (card, after) = card.split_once("\n\n").unwrap_or((card, ""));
    let card = format!("{heading}{card}\n");
    assert!(card.contains(from), "{from} is not in {card}");
    format!("{before}{}\n{after}", card.replacen(from, to, 1))
}

/// The words of a fault: letters and digits.
fn words(fault: &str) -> Vec<&str> {
    fault
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .collect()
}

/// The faults name each of these pairs of card and key (`-` for no card) and no other card.
#[track_caller]
fn faulty(toml: &str, expected: &[(&str, &str)]) {
    let faults = Fast::deck_faults(toml.as_bytes());
    let says = |fault: &String, (card, key): &(&str, &str)| {
        let words = words(fault);
        words.contains(key) && (*card == "-" || words.contains(card))
    };
    for pair in expected {
        assert!(
            faults.iter().any(|fault| says(fault, pair)),
            "{pair:?} is not in {faults:?}"
        );
    }
    for fault in &faults {
        assert!(
            expected.iter().any(|pair| says(fault, pair)),
            "{fault} beside {expected:?}"
        );
    }
}

/// No fault is found, and the twin reads the deck too.
#[track_caller]
fn accepted(toml: &str) {
    assert_eq!(Fast::deck_faults(toml.as_bytes()), [""; 0]);
    Deck::read(toml).expect("a deck");
}

#[test]
fn skc2a_the_reconstructed_deck_is_accepted() {
    accepted(DECK);
}

#[test]
fn skc2a_not_toml_or_not_utf_8() {
    for text in [
        "name = ",
        "name",
        "[[card]",
        "{\"name\": 1}",
        "name = \"a\"\nname = \"b\"",
    ] {
        assert!(!Fast::deck_faults(text.as_bytes()).is_empty(), "{text}");
    }
    let mut bytes = DECK.as_bytes().to_vec();
    bytes.push(0xff);
    assert!(!Fast::deck_faults(&bytes).is_empty());
}

#[test]
fn skc2a_no_name() {
    faulty(
        &DECK.replace("name = \"reconstructed\"\n", ""),
        &[("-", "name")],
    );
    faulty(
        &DECK.replace("name = \"reconstructed\"", "name = 3"),
        &[("-", "name")],
    );
}

#[test]
fn skc2a_an_edition_other_than_1() {
    for edition in [
        "edition = 2",
        "edition = 0",
        "edition = \"1\"",
        "edition = 1.0",
        "",
    ] {
        faulty(&DECK.replace("edition = 1", edition), &[("-", "edition")]);
    }
}

#[test]
fn skc2a_not_thirty_six_cards() {
    let (fewer, _) = DECK
        .split_once("[[card]]\nnumber = 36\n")
        .expect("the last card");
    faulty(fewer, &[("-", "card")]);
    let (head, _) = DECK.split_once("[[card]]").expect("a card");
    faulty(head, &[("-", "card")]);
}

#[test]
fn skc2a_a_thirty_seventh_card() {
    let more = format!("{DECK}\n[[card]]\nnumber = 37\ncost = 0\nplace = [\"F0\"]\n");
    faulty(&more, &[("-", "card"), ("37", "number")]);
}

#[test]
fn skc2a_a_number_that_is_none_or_comes_twice() {
    for number in ["0", "37", "-5", "1000", "5.0", "\"5\"", "true"] {
        faulty(
            &changed(5, "number = 5", &format!("number = {number}")),
            &[("-", "number")],
        );
    }
    faulty(&changed(5, "number = 5\n", ""), &[("-", "number")]);
    faulty(&changed(5, "number = 5", "number = 6"), &[("6", "number")]);
}

#[test]
fn skc2a_a_cost_that_is_missing_or_not_0_to_4() {
    for cost in ["5", "-1", "100", "1.5", "\"2\"", "false"] {
        faulty(
            &changed(5, "cost = 2", &format!("cost = {cost}")),
            &[("5", "cost")],
        );
    }
    faulty(&changed(5, "cost = 2\n", ""), &[("5", "cost")]);
    faulty(&changed(7, "cost = 3\n", ""), &[("7", "cost")]);
}

#[test]
fn skc2a_a_stone_with_another_cost_or_with_positions() {
    for cost in ["0", "2", "4"] {
        faulty(
            &changed(7, "cost = 3", &format!("cost = {cost}")),
            &[("7", "cost")],
        );
    }
    faulty(
        &changed(7, "stone = true", "stone = true\nplace = [\"F0\"]"),
        &[("7", "place")],
    );
    faulty(
        &changed(7, "stone = true", "stone = true\ngrey = [\"F0\"]"),
        &[("7", "grey")],
    );
    faulty(&changed(7, "stone = true", "stone = 1"), &[("7", "stone")]);
}

#[test]
fn skc2a_none_or_more_than_two_placement_positions() {
    faulty(
        &changed(5, "place = [\"H0\", \"H+2\"]", "place = []"),
        &[("5", "place")],
    );
    faulty(
        &changed(5, "place = [\"H0\", \"H+2\"]\n", ""),
        &[("5", "place")],
    );
    faulty(
        &changed(
            5,
            "place = [\"H0\", \"H+2\"]",
            "place = [\"H0\", \"H+2\", \"H+3\"]",
        ),
        &[("5", "place")],
    );
    faulty(&changed(7, "stone = true\n", ""), &[("7", "place")]);
    faulty(
        &changed(7, "stone = true", "stone = false"),
        &[("7", "place")],
    );
}

#[test]
fn skc2a_a_placement_position_of_another_rank() {
    for place in ["C0", "K0"] {
        faulty(
            &changed(17, "\"F0\"", &format!("\"{place}\"")),
            &[("17", "place")],
        );
    }
    accepted(&changed(1, "\"F-1\"", "\"C0\""));
    accepted(&changed(1, "\"F-1\"", "\"K0\""));
}

#[test]
fn skc2a_a_position_that_is_none() {
    for position in [
        "F", "F1", "F+0", "F-0", "F+5", "F-5", "F00", "f0", "X0", "F 0", "", "0", "F+1+1", "F−1",
    ] {
        faulty(
            &changed(17, "\"F0\"", &format!("\"{position}\"")),
            &[("17", "place")],
        );
        faulty(
            &changed(1, "\"F-1\"", &format!("\"{position}\"")),
            &[("1", "grey")],
        );
    }
    faulty(&changed(17, "[\"F0\"]", "\"F0\""), &[("17", "place")]);
    faulty(&changed(17, "\"F0\"", "0"), &[("17", "place")]);
}

#[test]
fn skc2a_a_position_named_twice() {
    faulty(&changed(5, "\"H+2\"", "\"H0\""), &[("5", "place")]);
    faulty(&changed(16, "\"F+1\"", "\"F-1\""), &[("16", "grey")]);
    let faults = Fast::deck_faults(changed(1, "\"F-1\"", "\"F0\"").as_bytes());
    assert_eq!(faults.len(), 1, "{faults:?}");
    let words = words(&faults[0]);
    assert!(words.contains(&"1") && (words.contains(&"grey") || words.contains(&"place")));
}

#[test]
fn skc2a_an_array_without_any_fit() {
    for (number, from, to) in [
        (5, "\"H+1\"", "\"H+4\""),
        (24, "\"W0\"", "\"W-4\""),
        (1, "\"F-1\"", "\"K+3\""),
        (16, "\"F+1\"", "\"F+4\""),
        (22, "\"W+1\"", "\"W+3\""),
    ] {
        let faults = Fast::deck_faults(changed(number, from, to).as_bytes());
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(
            words(&faults[0]).contains(&number.to_string().as_str()),
            "{faults:?}"
        );
    }
}

#[test]
fn skc2a_an_unknown_key() {
    faulty(&format!("colour = 1\n{DECK}"), &[("-", "colour")]);
    faulty(
        &changed(5, "cost = 2", "cost = 2\ncolor = 1"),
        &[("5", "color")],
    );
    faulty(
        &changed(7, "stone = true", "stone = true\nplaces = []"),
        &[("7", "places")],
    );
}

#[test]
fn skc2a_all_faults_at_once() {
    let deck = changed(5, "cost = 2", "cost = 9")
        .replace("edition = 1", "edition = 3")
        .replace(
            "number = 14\nname = \"stone-of-destiny\"\ncost = 3",
            "number = 14\ncost = 1\nsize = 2",
        )
        .replace(
            "number = 17\nname = \"farmer\"\ncost = 0\nplace = [\"F0\"]",
            "number = 17\nplace = [\"Q0\"]",
        );
    faulty(
        &deck,
        &[
            ("-", "edition"),
            ("5", "cost"),
            ("14", "cost"),
            ("14", "size"),
            ("17", "cost"),
            ("17", "place"),
        ],
    );
}

#[test]
fn skc2a_names_of_cards_and_false_stones_may_be_there_or_not() {
    accepted(&changed(5, "name = \"herdsmen-apart\"\n", ""));
    accepted(&changed(5, "cost = 2", "cost = 2\nstone = false"));
    accepted(&changed(
        17,
        "place = [\"F0\"]",
        "place = [\"F0\"]\ngrey = []",
    ));
}

#[test]
fn skc2a_an_array_without_a_position_at_shift_0() {
    let deck = changed(
        5,
        "place = [\"H0\", \"H+2\"]\ngrey = [\"H+1\"]",
        "place = [\"H+1\", \"H+3\"]\ngrey = [\"H+2\"]",
    );
    accepted(&deck);
    let t = table_with(&deck, "blue red | hand blue=5");
    assert_eq!(t.options("play 5 ulster"), "H1+H3, H2+H4");
}

#[test]
fn skc2a_greyed_chieftains_and_kings_narrow_the_fits() {
    let deck = changed(17, "place = [\"F0\"]", "place = [\"F0\"]\ngrey = [\"C-1\"]");
    let t = table_with(&deck, "blue red | hand blue=17,18");
    assert_eq!(t.options("play 17 ulster"), "F2, F3");
    let deck = changed(17, "place = [\"F0\"]", "place = [\"F0\"]\ngrey = [\"K-2\"]");
    assert_eq!(
        table_with(&deck, "blue red | hand blue=17").options("play 17 ulster"),
        "F3"
    );
}

#[test]
fn skc2a_a_deck_without_stones() {
    let deck = DECK.replace("stone = true", "place = [\"W0\"]");
    accepted(&deck);
    let mut t = table_with(
        &deck,
        "blue red | hand blue=7 | cumals blue=3 | ulster F1=red F2=red",
    );
    t.forbids("stone 7 ulster F1.0 F2.0", "SKC1");
    t.play("play 7 ulster W2 ; place W2 ; activate");
    assert_eq!(t.cumals("blue"), 0);
}

#[test]
fn skc2a_a_deck_of_stones_only() {
    let mut deck = "name = \"stones\"\nedition = 1\n".to_string();
    for number in (1..=36).rev() {
        deck += &format!("[[card]]\nnumber = {number}\ncost = 3\nstone = true\n");
    }
    accepted(&deck);
    let t = table_with(
        &deck,
        "blue red | played 4 | hand blue=36 | ulster F1=red,red",
    );
    assert_eq!(t.legal(), ["discard 36", "stone 36 ulster F1.0 F1.1"]);
    assert_eq!(t.position()["options"]["deck"], "stones");
}

#[test]
fn skc2a_cards_may_stand_in_any_order() {
    let (head, cards) = DECK.split_once("[[card]]").expect("a card");
    let mut cards: Vec<&str> = cards.split("[[card]]").collect();
    cards.reverse();
    let deck = cards.iter().fold(head.to_string(), |deck, card| {
        format!("{deck}[[card]]{card}\n")
    });
    accepted(&deck);
    let t = table_with(&deck, "blue red | hand blue=1,6");
    assert_eq!(t.options("play 1 ulster"), "F2, F3, F4, F5");
    assert_eq!(t.options("play 6 ulster"), "F2+W1, F3+W2, F4+W3");
}
