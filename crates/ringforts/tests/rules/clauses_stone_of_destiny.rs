//! Clauses SD1 to SD7: Stone of Destiny.

use crate::kit::{after, because, field, legal, moves, picture, score};

const START: &str = "stone-of-destiny 5/7/7/7/7/7/5 red manoeuvres - - -";

/// The full board of Battle: Red has 23 ringforts, Blue 22 and the spare.
const FULL: &str = "
      r r r r r
    r r r r r r r
    r r r r R r r
    r r r r b b b
    b b b b b b b
    b b b b b b b
      b b B b b
    ";

/// Every Red ringfort of FULL but F5 and the king's E5 has a link.
const RED: &str = "A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,D4D5,D6D7,E6E7,F6F7,G5G6";

/// Every Red ringfort of FULL but D6 and the king's E5 has a link.
const RED_BUT_D6: &str = "A4A5,A5A6,B4B5,B6B7,C4C5,C6C7,C7D7,D4D5,E6E7,F5F6,F6F7,G5G6";

/// Every adjacent pair of FULL's Blue ringforts.
const BLUE: &str = "A2A3,A2B2,A3B3,B1B2,B1C1,B2B3,B2C2,B3C3,C1C2,C1D1,C2C3,C2D2,C3D3,D1D2,D1E1,D2D3,D2E2,\
    D3E3,E1E2,E1F1,E2E3,E2F2,E3E4,E3F3,E4F4,F1F2,F2F3,F2G2,F3F4,F3G3,F4G4,G2G3,G3G4";

/// FULL with Blue to move and the links of both lists.
fn battle(red: &str, blue: &str) -> String {
    let mut links: Vec<&str> = red.split(',').chain(blue.split(',')).collect();
    links.retain(|link| !link.is_empty());
    links.sort_unstable();
    picture(
        "stone-of-destiny",
        FULL,
        &format!("blue battle - - {}", links.join(",")),
    )
}

/// BLUE without one link.
fn blue_without(link: &str) -> String {
    BLUE.replace(&format!("{link},"), "")
}

#[test]
fn sd1_the_first_ringfort_goes_anywhere_and_the_king_with_it() {
    assert_eq!(legal(START).len(), 45);
    assert_eq!(
        after(START, &["D4"]),
        "stone-of-destiny 5/7/7/3R3/7/7/5 blue manoeuvres - - -"
    );
}

#[test]
fn sd1_one_or_two_hills_from_the_enemy_king_in_eight_directions() {
    let p = after(START, &["D4"]);
    assert_eq!(moves(&p), "B2 B4 B6 C3 C4 C5 D2 D3 D5 D6 E3 E4 E5 F2 F4 F6");
    assert_eq!(because(&p, "B5"), "SD1 D4");
    assert_eq!(because(&p, "D1"), "SD1 D4");
    assert_eq!(because(&p, "D4"), "B11 D4");
    assert_eq!(moves(&after(START, &["B1"])), "A2 B2 B3 C1 C2 D1 D3");
    assert_eq!(moves(&after(START, &["G5"])), "E3 E5 E7 F4 F5 F6 G3 G4 G6");
}

#[test]
fn sd1_the_own_king_moves_to_the_new_ringfort() {
    assert_eq!(
        after(START, &["D4", "D6", "D5"]),
        "stone-of-destiny 5/3B3/3R3/3r3/7/7/5 blue manoeuvres - - -"
    );
    // Reach is counted from where the king stands now; D4 gives none.
    let p = after(START, &["D4", "D6", "F6"]);
    assert_eq!(because(&p, "C4"), "SD1 F6");
    assert_eq!(because(&p, "G5"), "legal");
}

#[test]
fn sd1_what_stands_between_does_not_matter() {
    let p = after(START, &["D4", "D6", "D5"]);
    assert_eq!(because(&p, "D7"), "legal");
    assert_eq!(because(&p, "D3"), "legal");
    assert_eq!(because(&p, "B3"), "legal");
}

#[test]
fn sd2_with_no_such_hill_any_vacant_one() {
    let p = picture(
        "stone-of-destiny",
        "
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . r . b . . .
        b r r . . . .
          B b R . .
        ",
        "red manoeuvres - - -",
    );
    assert_eq!(legal(&p).len(), 37);
    assert_eq!(because(&p, "D2"), "legal");
    assert_eq!(because(&p, "G6"), "legal");
    // With D3 vacant it is the only one.
    let open = p.replace("5/7/7/7/1r1b3", "5/7/6b/7/1r5");
    assert_eq!(moves(&open), "D3");
    assert_eq!(because(&open, "D2"), "SD1 B1");
}

#[test]
fn sd3_manoeuvres_end_with_the_full_board_and_the_second_player_starts_battle() {
    let p = picture("stone-of-destiny", FULL, "red manoeuvres - - -").replace("rrrrbbb", "rrr1bbb");
    assert_eq!(moves(&p), "D4");
    assert_eq!(
        after(&p, &["D4"]),
        "stone-of-destiny rrrrr/rrrrrrr/rrrrrrr/rrrRbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - -"
    );
    assert!(
        legal(&after(&p, &["D4"]))
            .iter()
            .all(|token| token.starts_with('x'))
    );
}

#[test]
fn sd3_nothing_is_removed_in_manoeuvres() {
    let p = after(START, &["D4", "D6", "D5"]);
    assert_eq!(because(&p, "xD4"), "SD3 D4");
    assert_eq!(because(&p, "xD6"), "B11 D6");
    assert_eq!(because(&p, "xA2"), "B11 A2");
}

#[test]
fn sd4_an_unlinked_enemy_ringfort_not_under_the_king_is_replaced() {
    let p = battle(RED, BLUE);
    assert_eq!(moves(&p), "xF5+F4F5");
    assert_eq!(because(&p, "xE5+F4F5"), "SD4 E5");
    assert_eq!(because(&p, "xB5+F4F5"), "SD4 B4,B5");
    assert_eq!(because(&p, "xA5+F4F5"), "SD4 A4,A5,A6");
    assert_eq!(because(&p, "xD1"), "B11 D1");
}

#[test]
fn sd4_the_king_moves_to_the_new_ringfort_and_two_friends_are_linked() {
    let p = battle(RED, "");
    let next = after(&p, &["xF5+F4F5"]);
    assert_eq!(
        next.replace("F4F5,", ""),
        battle(RED, "")
            .replace("rrrrRrr", "rrrrRBr")
            .replace("bbBbb blue", "bbbbb red")
    );
    // Red may take any Blue ringfort now but F4 and F5, which are linked.
    assert_eq!(because(&next, "xF4+E4E5"), "SD4 F4,F5");
    assert_eq!(because(&next, "xE4+E4E5"), "legal");
    assert_eq!(because(&next, "xD1+A4B4"), "legal");
}

#[test]
fn sd4_under_the_enemy_king_nothing_is_removed_linked_or_not() {
    // Blue links two others: F5 has no link, but the king's protection.
    let next = after(&battle(RED, ""), &["xF5+A2A3"]);
    assert_eq!(because(&next, "xF5+E5F5"), "SD4 F5");
    assert_eq!(because(&next, "xF4+A4B4"), "legal");
}

#[test]
fn sd4_any_two_adjacent_friends_are_linked_not_necessarily_with_the_new_one() {
    let p = battle(RED, &blue_without("B2B3"));
    assert_eq!(moves(&p), "xF5+B2B3 xF5+F4F5");
    // B2 and B3 are in one kingdom already, by way of A2 and A3.
    assert!(after(&p, &["xF5+B2B3"]).contains(",B1C1,B2B3,B2C2,"));
    assert_eq!(because(&p, "xF5+B1B2"), "SD4 B1,B2");
    assert_eq!(because(&p, "xF5+A2B3"), "SD4 A2,B3");
    assert_eq!(because(&p, "xF5+B3B4"), "SD4 B3,B4");
    assert_eq!(because(&p, "xF5+C5C6"), "SD4 C5,C6");
}

#[test]
fn sd4_a_link_must_be_made_if_it_can() {
    let p = battle(RED, BLUE);
    assert_eq!(because(&p, "xF5"), "SD4 F5");
    assert_eq!(legal(&battle(RED, "")).len(), 34);
}

#[test]
fn sd4_with_no_pair_to_link_the_turn_ends_without_a_link() {
    // D6 lies among Red's ringforts, and all of Blue's are linked.
    let p = battle(RED_BUT_D6, BLUE);
    assert_eq!(moves(&p), "xD6");
    assert_eq!(because(&p, "xD6+D5D6"), "SD4 D5,D6");
    let with_a_pair = battle(RED_BUT_D6, &blue_without("F1F2"));
    assert_eq!(moves(&with_a_pair), "xD6+F1F2");
}

#[test]
fn sd5_with_nothing_to_remove_the_game_ends_at_once() {
    // Only the king's E5 is unlinked. Blue keeps the spare; that Blue has unlinked ringforts does not matter.
    let p = battle(&format!("{RED},F5F6"), "");
    let end = after(&p, &[]);
    assert_eq!(end.split(' ').nth(2), Some("-"));
    assert_eq!(end.split(' ').nth(3), Some("over"));
    assert_eq!(end.split(' ').nth(5), Some("-"));
    assert_eq!(score(&end), "red 3 blue 0 kingdoms 1:1 territory 23:22");
    assert_eq!(because(&end, "xE5"), "SD5 -");
    assert_eq!(moves(&end), "");
}

#[test]
fn sd5_ends_the_game_after_the_move_that_leaves_nothing() {
    // Blue's new D6 is under its king, and all its other ringforts are linked.
    let end = after(&battle(RED_BUT_D6, BLUE), &["xD6"]);
    assert_eq!(end.split(' ').nth(3), Some("over"));
    assert_eq!(score(&end), "red 3 blue 0 kingdoms 1:2 territory 22:23");
}

#[test]
fn sd6_at_the_end_every_adjacent_pair_of_one_colour_is_linked() {
    // Of the board's 76 pairs eight are of two colours.
    let end = after(&battle(&format!("{RED},F5F6"), ""), &[]);
    let links: Vec<&str> = end.rsplit(' ').next().expect("links").split(',').collect();
    assert_eq!(links.len(), 68);
    assert!(links.is_sorted());
    assert_eq!((links[0], links[67]), ("A2A3", "G5G6"));
    // Between groups that already had links, and round the king's ringfort.
    for link in ["A4B4", "E5F5", "D5E5", "F1F2"] {
        assert!(links.contains(&link), "{link}");
    }
    assert!(!links.contains(&"E4E5"));
}

#[test]
fn sd6_an_unfinished_game_is_scored_as_if_it_were_linked() {
    assert_eq!(
        score(&battle(RED, "")),
        "red 3 blue 0 kingdoms 1:1 territory 23:22"
    );
}

#[test]
fn sd7_fewest_kingdoms_first_and_territory_is_23_to_22() {
    let p = battle(RED, BLUE);
    assert_eq!(score(&p), "red 3 blue 0 kingdoms 1:1 territory 23:22");
    // The player who has just moved has 23; F5 joins F4.
    let next = after(&p, &["xF5+F4F5"]);
    assert_eq!(score(&next), "red 0 blue 3 kingdoms 1:1 territory 22:23");
    // Blue's D6 is a second kingdom.
    let split = after(&battle(RED_BUT_D6, &blue_without("F1F2")), &["xD6+F1F2"]);
    assert!(score(&split).starts_with("red 3 blue 0 kingdoms 1:2 territory 22:23"));
    assert_eq!(field(&next, &[], 3), "over");
}
