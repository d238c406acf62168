//! Rare rules of kings and clearing, reached from positions that are set up for them.

use crate::kit::table;

#[test]
fn skk3_filled_in_the_middle_of_promotions() {
    let mut t = table(
        "blue red white | hand blue=17 | ulster H1=red rest=blue ; play 17 ulster F2 ; activate ; promote H2 ; promote H1",
    );
    // H2 was made a fort first; H1 was the fifteenth.
    assert_eq!(t.next_event(), "blue");
    assert_eq!(t.region("ulster"), "K=BLUE");
    assert_eq!(t.prisoners("blue"), "red=1");
    t.play("garrison H1 ; garrison H2");
    // Clearing ends all activation: the garrison does not promote.
    assert_eq!(t.legal(), ["end"]);
    t.forbids("promote W1", "SKA3");
    t.forbids("activate", "SKA1");
    t.play("end");
    assert_eq!(
        (t.next_event().as_str(), t.region("ulster").as_str()),
        ("red", "H1=blue H2=blue K=BLUE")
    );
}

#[test]
fn skk3_filled_by_a_promotion_with_the_king_piece_in_place() {
    let mut t = table(
        "blue red white | hand blue=17 | ulster H1= K=BLUE rest=blue ; play 17 ulster F1 ; activate ; promote H1",
    );
    assert_eq!((t.stock("blue"), t.kings("blue")), (20, 1));
    t.play("garrison C1 ; end ; end");
    assert_eq!(
        (t.next_event().as_str(), t.region("ulster").as_str()),
        ("red", "C1=blue K=BLUE")
    );
}

#[test]
fn skk3_filled_by_the_promotion_into_the_king_position() {
    let mut t = table(
        "blue red white | hand blue=7 | cumals blue=3 | ulster K=red F1=red,blue rest=blue ; stone 7 ulster C1.0 C2.0 ; activate ; promote K",
    );
    assert_eq!(t.region("ulster"), "K=BLUE");
    assert_eq!(t.prisoners("blue"), "red=2");
    t.play("end");
    assert_eq!(t.legal(), ["end"]);
}

#[test]
fn skk3_filled_by_ones_own_stone_the_garrison_on_its_positions_is_not_activated() {
    let mut t = table(
        "blue red white | hand blue=7 | cumals blue=9 | ulster F1=blue,red rest=blue ; stone 7 ulster F1.0 F1.1",
    );
    assert_eq!(t.next_event(), "blue");
    t.play("garrison F1 ; garrison F2");
    assert_eq!(t.region("ulster"), "F1=blue F2=blue K=BLUE");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("activate", "SKD4");
}

#[test]
fn skk3_filled_by_an_opponents_stone_the_owner_garrisons_in_the_opponents_turn() {
    let mut t = table(
        "blue red white | starting red | hand red=7 | cumals red=9 | ulster F1=blue,red rest=blue ; stone 7 ulster F1.0 F1.1",
    );
    assert_eq!(t.next_event(), "blue");
    assert_eq!(t.region("ulster"), "K=BLUE");
    assert_eq!(t.prisoners("blue"), "red=1");
    t.play("garrison W1 ; end");
    assert_eq!(
        (t.next_event().as_str(), t.legal()),
        ("red", vec!["end".to_string()])
    );
    t.forbids("activate", "SKD4");
    assert_eq!(t.play("end").next_event(), "white");
}

#[test]
fn skk3_a_swap_that_fills_is_cleared_before_a_fort_is_chosen() {
    let mut t = table(
        "blue red white | hand blue=7 | cumals blue=3 | ulster F1=blue,blue F5=blue,blue,red rest=blue ; stone 7 ulster F5.0 F5.2",
    );
    assert_eq!(t.options("keep-fort"), "");
    assert_eq!(
        (t.next_event().as_str(), t.region("ulster").as_str()),
        ("blue", "K=BLUE")
    );
    assert_eq!(t.prisoners("blue"), "red=1");
    t.play("end");
    assert_eq!(t.legal(), ["end"]);
}

#[test]
fn skk3_filled_by_a_traitors_promotion() {
    let mut t = table(
        "blue red white | round 3 played 8 | hand white=17 | deck 7 | cumals blue=4 red=0 white=0
        | ulster C1=red K=red rest=blue ; play 17 connacht F1 ; end ; traitor ; exchange C1 ; activate ; promote K",
    );
    assert_eq!(
        (t.next_event().as_str(), t.region("ulster").as_str()),
        ("blue", "K=BLUE")
    );
    t.play("garrison F1 ; garrison F2");
    assert_eq!(t.legal(), ["end"]);
    t.play("end");
    // Income from the garrison is none by 2 to 0 in one rank: one cumal; there is no second clearing.
    assert_eq!(t.cumals("blue"), 1);
    assert_eq!(t.region("ulster"), "F1=blue F2=blue K=BLUE");
    assert_eq!(
        (t.next_event().as_str(), t.options("ransom").as_str()),
        ("red", "0")
    );
}

#[test]
fn skk3_the_last_position_may_be_captured() {
    let t = table(
        "blue red white | hand blue=17 | ulster F1=blue,red,white rest=blue ; play 17 ulster F1 ; place F1",
    );
    assert_eq!(t.region("ulster"), "K=BLUE");
    assert_eq!(t.prisoners("blue"), "red=1 white=1");
    assert_eq!(t.stock("blue"), 20);
}

#[test]
fn skk3_a_fort_attacked_on_the_last_position_fills_nothing() {
    let mut t = table(
        "blue red white | hand blue=17 | ulster F1=red,red rest=blue ; play 17 ulster F1 ; place F1",
    );
    assert_eq!(t.stack("ulster", "F1"), "red");
    assert_eq!(t.play("end").next_event(), "red");
}

#[test]
fn skk3_a_filled_region_may_be_filled_by_the_player_on_turn_for_pieces_that_are_prisoners_elsewhere()
 {
    // Five of Blue's pieces are held by Red: one piece is left in stock, and it is the fifteenth.
    let mut t =
        table("blue red white | hand blue=17 | prisoners red:blue=5 | ulster F1= rest=blue");
    assert_eq!(t.stock("blue"), 1);
    t.play("play 17 ulster F1 ; place F1");
    assert_eq!(
        (t.stock("blue"), t.region("ulster").as_str()),
        (15, "K=BLUE")
    );
}

#[test]
fn skk2_with_one_piece_in_stock_the_garrison_is_one() {
    let mut t = table(
        "blue red white | round 3 played 8 | hand white=16 | prisoners red:blue=19 | cumals blue=0 red=0 white=0 | ulster K=blue
        ; play 16 connacht F2 ; end ; garrison F1",
    );
    // No `end` is asked: the ransom is next.
    assert_eq!(t.stock("blue"), 0);
    assert_eq!(
        (t.next_event().as_str(), t.legal()),
        ("blue", vec!["ransom 0".to_string()])
    );
    t.play("ransom 0");
}

#[test]
fn skk5_a_king_piece_removed_and_made_anew_by_the_next_player() {
    let mut t = table(
        "blue red white | hand blue=7 red=14 | cumals blue=3 red=3 | ulster C1=blue C2=blue K=WHITE
        ; stone 7 ulster C1.0 C2.0 ; activate ; promote K ; end",
    );
    // Red turns nothing here: both chieftains are Blue's.
    t.play("stone 14 ulster C1.0 C2.0");
    assert_eq!(t.legal(), ["end"]);
    assert_eq!((t.kings("white"), t.stack("ulster", "K").as_str()), (2, ""));
    t.play("end");
}

#[test]
fn skk5_a_king_piece_removed_by_a_traitor() {
    let mut t = table(
        "blue red white | round 3 played 8 | hand white=17 | deck 7 | cumals blue=4 red=0 white=0
        | ulster C1=red C2=blue K=RED ; play 17 connacht F1 ; end ; traitor ; exchange C1 ; activate ; promote K",
    );
    assert_eq!((t.kings("red"), t.stack("ulster", "K").as_str()), (2, ""));
    t.forbids("promote K", "SKA5");
    // Nobody has the King position: nothing is cleared.
    t.play("end ; start red");
    assert_eq!(t.region("ulster"), "C1=blue C2=blue");
}

#[test]
fn skk6_victory_with_two_ordinary_pieces() {
    let t = table(
        "blue red white | hand blue=7 | cumals blue=3 | connacht K=white,blue | ulster C1=blue C2=blue F1=red
        ; stone 7 ulster C1.0 C2.0 ; activate ; promote K",
    );
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0 white 0"));
    assert_eq!(
        (t.region("connacht"), t.region("ulster")),
        (
            "K=white,blue".into(),
            "F1=red C1=blue C2=blue K=blue".into()
        )
    );
    assert_eq!((t.kings("blue"), t.next_event().as_str()), (2, "over"));
    t.forbids("end", "SKK6");
}

#[test]
fn skk6_the_garrison_of_a_region_filled_in_another_turn_gives_no_victory() {
    // Blue has no other king: filling Ulster by a Stone of Red's makes one king only.
    let t = table(
        "blue red white | starting red | hand red=7 | connacht K=RED | ulster F1=blue,red rest=blue ; stone 7 ulster F1.0 F1.1",
    );
    assert_eq!((t.next_event().as_str(), t.points()), ("blue", None));
}
