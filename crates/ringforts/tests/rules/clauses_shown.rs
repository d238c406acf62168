//! The parts of a position that a program shows by SHL1, SHL3, SHD5 and PC3: orders of priority, lulls, qualified rows.

use ringforts::{Hills, Position};

use crate::kit::{moves, picture};

/// Red to move on level 2 of Sacred Hill, in Battle.
fn level_2(board: &str) -> Position {
    read(&picture("sacred-hill-2", board, "red battle - - -"))
}

fn doubles(board: &str, seat: &str) -> Position {
    let rest = format!("{seat} battle - - -");
    read(&picture("sacred-hill-doubles-2", board, &rest))
}

fn chalice(board: &str, seat: &str) -> Position {
    let rest = format!("{seat} battle - - -");
    read(&picture("poisoned-chalice", board, &rest))
}

fn read(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

/// The hills of a set in one line.
fn line(hills: Hills) -> String {
    let names: Vec<_> = hills.into_iter().map(|hill| hill.to_string()).collect();
    names.join(" ")
}

#[test]
fn shl1_every_vacant_hill_and_besieged_ringfort_has_an_order_from_0_to_4() {
    let p = level_2(
        "
          b r . . .
        . r . . . . .
        . . . . . . r
        . . r . . r b
        . r b r . . r
        . . r . . . .
          . . . . .
        ",
    );
    let orders = p.orders_of_priority().map(line);
    let expected = [
        "A2 A4 A5 B1 D1 D5 D6 E1 E2 E5 E6 E7 F1 F2 F6 F7",
        "A3 A6 B5 C1 C5 D7 E3 E4 G2 G6",
        "B2 B4 B7 C6 D2 D4 F3 F5",
        "G4",
        "C3",
    ];
    assert_eq!(orders, expected);
}

#[test]
fn shl1_a_vacant_hill_can_have_4_and_an_enemy_not_besieged_has_none() {
    // C3 and D4 are vacant amid four friends; B2 stands beside two friends and is not besieged.
    let p = level_2(
        "
          . . . . .
        . . . . . . .
        . . . r . . .
        . . r . r . .
        . r . r . . .
        . b r . . . .
          . . . . .
        ",
    );
    let orders = p.orders_of_priority().map(line);
    assert_eq!(orders[2..], ["B4 C5 D2 E3 E5", "", "C3 D4"]);
    assert!(!orders.concat().contains("B2"));
}

#[test]
fn shl3_a_lull_has_only_orders_0_and_1() {
    let board = "
          . . . . .
        . . . . . . .
        . . . . . r .
        . . . r . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        ";
    let p = level_2(board);
    let [_, one, two, three, four] = p.orders_of_priority();
    assert_eq!(line(one), "C4 D3 D5 E4 E5 F4 F6 G5");
    assert!((two | three | four).is_empty() && p.is_lull());
    // A third friend on F2 touches no hill that the others touch; on E3 it makes D3 and E4 an OP2.
    assert!(read("sacred-hill-2 5/7/5r1/3r3/7/5r1/5 red battle - - -").is_lull());
    assert!(!read("sacred-hill-2 5/7/5r1/3r3/4r2/7/5 red battle - - -").is_lull());
}

#[test]
fn shl3_no_friend_at_all_is_a_lull_too_but_a_besieged_ringfort_is_none() {
    assert!(read("sacred-hill-2 5/7/7/3b3/7/7/5 red battle - - -").is_lull());
    let besieged = read("sacred-hill-2 br3/1r5/7/7/7/7/5 red battle - - -");
    assert!(!besieged.is_lull());
    assert_eq!(line(besieged.orders_of_priority()[2]), "B7 C6");
}

#[test]
fn shd5_priorities_and_lulls_are_seen_in_the_own_area_only() {
    let board = "
          . . . . .
        . . r . . . .
        . . . r . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . r
        ";
    let (south, north) = (doubles(board, "south"), doubles(board, "north"));
    let [zero, one, two, ..] = south.orders_of_priority();
    assert_eq!(
        (zero.len(), line(one), line(two)),
        (22, "D4 E1 F2".into(), "".into())
    );
    assert!(south.is_lull());
    let [_, one, two, ..] = north.orders_of_priority();
    assert_eq!([line(one), line(two)], ["B6 C7 D4 E5", "C5 D6"]);
    assert!(!north.is_lull());
}

#[test]
fn shd5_a_besieged_ringfort_in_the_partners_area_is_not_seen() {
    let text = "sacred-hill-doubles-2 br3/1r5/7/7/7/7/5 north battle - - -";
    assert_eq!(line(read(text).orders_of_priority()[2]), "B7 C6");
    let south = read(&text.replace("north", "south"));
    let all = south
        .orders_of_priority()
        .into_iter()
        .fold(Hills::NONE, |all, order| all | order);
    assert_eq!(all.len(), 26);
    assert!(south.is_lull());
}

/// Red's rows: A 1-0, B 0-1, C 0-0, D 1-1, E 2-1, F 1-2, G full. Blue's: 1 0-1, 2 1-1, 3 2-1, 4 1-2, 5 2-1, 6 2-1, 7 0-0.
const ROWS: &str = "
      . . . . .
    . b . . b . r
    . . . b . b r
    r . . . r . b
    . . . r . b b
    . . . . r . b
      . . . . r
    ";

#[test]
fn pc3_qualified_rows_are_all_hills_of_lines_of_letters_or_numbers() {
    assert_eq!(
        line(chalice(ROWS, "red").qualified_rows()),
        "B1 B2 B3 B4 B5 B6 B7 D1 D2 D3 D4 D5 D6 D7 F1 F2 F3 F4 F5 F6 F7"
    );
    assert_eq!(
        line(chalice(ROWS, "blue").qualified_rows()),
        "A2 A4 B1 B2 B4 C1 C2 C4 D1 D2 D4 E1 E2 E4 F1 F2 F4 G2 G4"
    );
}

#[test]
fn pc3_a_full_row_is_not_qualified() {
    let board = "
          . . . . .
        . . . . . . b
        r . . . . . b
        r . . . . . b
        b . . . . . r
        r . . . . . r
          . . . . .
        ";
    assert!(chalice(board, "red").qualified_rows().is_empty());
    let open = picture("poisoned-chalice", board, "red battle - - -").replace("/b5r/", "/b6/");
    assert_eq!(line(read(&open).qualified_rows()), "G2 G3 G4 G5 G6");
    assert_eq!(moves(&open), "G3");
}
