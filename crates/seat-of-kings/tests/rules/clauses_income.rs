//! Clause SKI: income.

use crate::kit::{Table, table};

/// The cumals of all seats after the income of a round in which nobody had any before.
fn income(seats: &str, board: &str) -> Vec<u64> {
    let names: Vec<&str> = seats.split(' ').collect();
    let last = names.len() * 3 - 1;
    let zero: Vec<String> = names.iter().map(|seat| format!("{seat}=0")).collect();
    let t: Table = table(&format!(
        "{seats} | round 3 played {last} | hand {}=16 | cumals {} | {board} ; play 16 ulster F2 ; end",
        names[names.len() - 1],
        zero.join(" ")
    ));
    names.iter().map(|seat| t.cumals(seat)).collect()
}

/// All Farmers of Ulster are taken, so that card 16 can be played there on F2: Red 3, Blue 2.
const FARMERS: &str = "ulster F1=red F2=red F3=red F4=blue F5=blue";

#[test]
fn ski1_most_positions_of_a_rank_bring_one_cumal() {
    assert_eq!(income("blue red", FARMERS), [0, 1]);
}

#[test]
fn ski1_each_of_four_ranks_counts() {
    for (board, expected) in [
        ("H1=blue", [1, 1]),
        ("H1=blue W1=blue", [2, 1]),
        ("H1=blue W1=blue C1=blue", [3, 1]),
        ("H1=blue H2=blue H3=red W1=red C1=red C2=red", [1, 3]),
    ] {
        assert_eq!(
            income("blue red", &format!("{FARMERS} {board}")),
            expected,
            "{board}"
        );
    }
}

#[test]
fn ski1_the_king_position_brings_nothing() {
    assert_eq!(income("blue red", &format!("{FARMERS} K=BLUE")), [0, 1]);
}

#[test]
fn ski1_a_tie_brings_nothing() {
    assert_eq!(
        income("blue red", &format!("{FARMERS} H1=blue H2=red")),
        [0, 1]
    );
    assert_eq!(
        income(
            "blue red white",
            "ulster F1=blue F2=blue F3=red F4=red F5=white H1=white"
        ),
        [0, 0, 1]
    );
}

#[test]
fn ski1_captives_and_fort_pieces_do_not_count() {
    assert_eq!(
        income(
            "blue red",
            "ulster F1=red F2=red F3=blue,red F4=red,blue F5=blue,blue"
        ),
        [0, 1]
    );
    assert_eq!(
        income("blue red", &format!("{FARMERS} H1=red,blue,blue H2=red")),
        [0, 1]
    );
}

#[test]
fn ski1_each_region_pays() {
    assert_eq!(
        income(
            "blue red white",
            &format!("{FARMERS} | connacht F1=blue H1=white | leinster W1=white")
        ),
        // Blue: Farmers of Connacht, and Farmers in two regions.
        [2, 1, 2]
    );
}

#[test]
fn ski2_positions_of_a_rank_in_two_regions_bring_one_cumal() {
    // Red leads the Farmers of both, Blue has Farmers in both.
    assert_eq!(
        income(
            "blue red",
            &format!("{FARMERS} | connacht F1=red F2=red F3=blue")
        ),
        [1, 3]
    );
}

#[test]
fn ski2_a_third_and_a_fourth_region_bring_no_more() {
    assert_eq!(
        income(
            "blue red white yellow",
            &format!(
                "{FARMERS} | connacht F1=blue F2=red | leinster F1=blue F2=red | munster F1=blue F2=red"
            )
        ),
        [1, 2, 0, 0]
    );
}

#[test]
fn ski2_each_rank_for_itself() {
    assert_eq!(
        income(
            "blue red white",
            &format!(
                "{FARMERS} H1=red H2=blue W1=red W2=blue C1=red C2=blue
            | connacht H1=red H2=blue W1=red W2=blue C1=red C2=blue"
            )
        ),
        // All ties but the Farmers of Ulster; three ranks in two regions for each.
        [3, 4, 0]
    );
}

#[test]
fn ski2_different_ranks_in_different_regions_bring_nothing_more() {
    assert_eq!(
        income("blue red", &format!("{FARMERS} | connacht H1=blue H2=blue")),
        [1, 1]
    );
}

#[test]
fn ski2_kings_in_two_regions_of_two_players_bring_nothing() {
    assert_eq!(
        income(
            "blue red white",
            &format!("{FARMERS} K=BLUE | connacht K=RED")
        ),
        [0, 1, 0]
    );
}

#[test]
fn ski2_only_controlled_positions_count() {
    assert_eq!(
        income(
            "blue red",
            &format!("{FARMERS} | connacht F1=blue,red F2=red,blue F3=red")
        ),
        [1, 3]
    );
    assert_eq!(
        income(
            "blue red",
            &format!("{FARMERS} | connacht F1=blue,red F3=red")
        ),
        [0, 3]
    );
}

#[test]
fn ski3_the_example_of_all_three_texts() {
    let mut t = table(
        "blue yellow | regions ulster leinster | round 3 played 5 | hand yellow=16 | cumals blue=0 yellow=0
        | leinster F1=blue F2=blue F3=yellow F4=yellow F5=yellow H1=blue H2=blue H3=yellow W1=blue W2=blue W3=yellow C1=blue
        | ulster F1=yellow F2=yellow H1=yellow H3=blue W1=yellow",
    );
    t.play("play 16 leinster F2 ; end");
    assert_eq!((t.cumals("blue"), t.cumals("yellow")), (4, 6));
}
