//! Clause SKF: forts.

use crate::kit::table;

/// All Farmers but the first are Red's.
const FARMERS: &str = "F2=red F3=red F4=red F5=red";

#[test]
fn skf1_two_pieces_at_most() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F1=blue,blue {FARMERS} ; play 17 ulster F1"
    ));
    assert_eq!(t.legal(), ["activate", "end"]);
    t.forbids("place F1", "SKF1");
    t.play("activate");
    let mut above = table(
        "blue red | hand blue=17 | ulster F1=blue F2=blue F3=red F4=red F5=red H1=red,blue,blue",
    );
    above.play("play 17 ulster F1 ; activate");
    assert_eq!(above.legal(), ["end"]);
    above.forbids("promote H1", "SKF1");
}

#[test]
fn skf1_not_in_the_king_position() {
    for king in ["K=blue", "K=BLUE", "K=red,blue"] {
        let mut t = table(&format!(
            "blue red | hand blue=7 | cumals blue=3 | ulster C1=blue C2=blue {king}"
        ));
        t.play("stone 7 ulster C1.0 C2.0 ; activate");
        assert_eq!(t.legal(), ["end"]);
        t.forbids("promote K", "SKA5");
    }
}

#[test]
fn skf1_a_new_fort_takes_the_top_piece_of_the_old_one() {
    let mut t = table(
        "blue red | hand blue=17 | ulster F1=blue F2=red F3=red F4=red F5=red W2=red,blue,blue",
    );
    let stock = t.stock("blue");
    t.play("play 17 ulster F1 ; place F1");
    assert_eq!(t.stack("ulster", "F1"), "blue,blue");
    assert_eq!(t.stack("ulster", "W2"), "red,blue");
    assert_eq!(t.stock("blue"), stock);
}

#[test]
fn skf1_by_promotion_too() {
    let mut t =
        table("blue red | hand blue=17 | ulster F1=blue F2=blue,blue F3=red F4=red F5=red H1=blue");
    t.play("play 17 ulster F1 ; activate ; promote H1");
    assert_eq!(
        t.region("ulster"),
        "F1=blue F2=blue F3=red F4=red F5=red H1=blue,blue"
    );
}

#[test]
fn skf1_one_fort_for_each_player_in_each_region() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | connacht F1=blue,blue | ulster F1=blue {FARMERS} H1=red,red"
    ));
    t.play("play 17 ulster F1 ; place F1");
    assert_eq!(t.stack("ulster", "F1"), "blue,blue");
    assert_eq!(t.stack("ulster", "H1"), "red,red");
    assert_eq!(t.stack("connacht", "F1"), "blue,blue");
}

#[test]
fn skf2_placing_onto_a_fort_only_takes_its_top_piece_back() {
    for (before, after) in [
        ("red,red", "red"),
        ("blue,red,red", "blue,red"),
        ("white,red,red", "white,red"),
    ] {
        let mut t = table(&format!(
            "blue red white | hand blue=17 | ulster F1={before} {FARMERS}"
        ));
        let (blue, red) = (t.stock("blue"), t.stock("red"));
        t.play("play 17 ulster F1 ; place F1");
        assert_eq!(t.stack("ulster", "F1"), after);
        assert_eq!((t.stock("blue"), t.stock("red")), (blue, red + 1));
    }
}

#[test]
fn skf2_a_captured_fort_is_no_fort() {
    let mut t = table(&format!(
        "blue red white | hand blue=17 | ulster F1=red,red,white {FARMERS}"
    ));
    t.play("play 17 ulster F1 ; place F1");
    assert_eq!(t.stack("ulster", "F1"), "red,red,white,blue");
}

#[test]
fn skf2_promoting_onto_a_fort_only_takes_its_top_piece_back() {
    let mut t = table(
        "blue red | hand blue=17 | ulster F1=blue F2=blue F3=red F4=red F5=red H1=blue,red,red H2=blue",
    );
    let (blue, red) = (t.stock("blue"), t.stock("red"));
    t.play("play 17 ulster F1 ; activate ; promote H1");
    assert_eq!(t.stack("ulster", "H1"), "blue,red");
    assert_eq!((t.stock("blue"), t.stock("red")), (blue, red + 1));
    // H1 is not Blue's: no way from H1 and H2 to W1.
    assert_eq!(t.legal(), ["end"]);
}

#[test]
fn skf2_the_attacker_has_not_activated_it() {
    let mut t = table(&format!(
        "blue red | hand blue=17 | ulster F1=red,red {FARMERS}"
    ));
    t.play("play 17 ulster F1 ; place F1");
    t.forbids("activate", "SKA2");
}

#[test]
fn skf3_a_fort_protects_neither_against_the_traitor_nor_the_stone() {
    let mut traitor = table(
        "blue red | played 5 round 3 | hand red=17 | deck 27 | cumals blue=1 red=0 | ulster F1=red,red F2=red F3=blue",
    );
    traitor.play("play 17 connacht F1 ; end ; traitor ; exchange F1");
    assert_eq!(traitor.stack("ulster", "F1"), "red,blue");
    let mut stone = table("blue red | hand blue=7 | ulster F1=red,red F2=red F3=blue");
    stone.play("stone 7 ulster F1.1 F3.0");
    assert_eq!(stone.region("ulster"), "F1=red,blue F2=red F3=red");
    let mut below =
        table("blue red | hand blue=7 | ulster F1=red,red F3=blue ; stone 7 ulster F1.0 F3.0");
    assert_eq!(below.play("end").region("ulster"), "F1=blue,red F3=red");
}
