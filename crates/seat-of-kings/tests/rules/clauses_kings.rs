//! Clause SKK: kings, clearing, victory.

use serde_json::json;

use crate::kit::{Table, table};

/// The last turn of a round of Blue, Red and White; White plays a card for nothing. Nobody has cumals for a traitor.
fn round_end(rest: &str) -> Table {
    table(&format!(
        "blue red white | round 3 played 8 | hand white=16 | cumals blue=0 red=0 white=0 | {rest} ; play 16 connacht F2 ; end"
    ))
}

#[test]
fn skk1_a_region_with_an_ordinary_piece_on_its_king_position_is_cleared() {
    let mut t = round_end("ulster F1=blue,red F2=red H1=blue H2=white,blue,blue W1=white K=red");
    assert_eq!(t.next_event(), "red");
    t.play("end");
    assert_eq!(t.region("ulster"), "K=RED");
    assert_eq!(t.prisoners("red"), "blue=1");
    assert_eq!(t.prisoners("blue"), "white=1");
    assert_eq!(t.prisoners("white"), "");
    assert_eq!(
        [t.stock("blue"), t.stock("red"), t.stock("white")],
        [19, 20, 19]
    );
    assert_eq!(t.kings("red"), 1);
}

#[test]
fn skk1_captives_under_the_king_become_prisoners() {
    let mut t = round_end("ulster K=white,blue,white,red");
    t.play("end");
    assert_eq!(t.prisoners("red"), "blue=1 white=2");
}

#[test]
fn skk1_a_region_with_a_king_piece_or_none_stays() {
    let mut t = round_end("ulster F1=blue,red K=RED | leinster F1=red H1=white");
    t.play("start red");
    assert_eq!(t.region("ulster"), "F1=blue,red K=RED");
    assert_eq!(t.region("leinster"), "F1=red H1=white");
}

#[test]
fn skk1_prisoners_are_added_to_those_held_already() {
    let mut t = round_end("prisoners red:blue=2 red:white=1 | ulster K=blue,red");
    t.play("end");
    assert_eq!(t.prisoners("red"), "blue=3 white=1");
    assert_eq!(t.stock("blue"), 17);
}

#[test]
fn skk1_regions_are_cleared_one_by_one_with_their_garrisons() {
    // Blue's pieces in Leinster are not back yet while Connacht is garrisoned.
    let mut t = round_end(
        "prisoners white:blue=8 | connacht F1=blue,red F2=blue,red F3=blue,red F4=blue,red F5=blue,red K=blue
        | leinster F1=blue F2=blue F3=blue F4=blue F5=blue H1=blue K=red",
    );
    assert_eq!((t.next_event().as_str(), t.stock("blue")), ("blue", 1));
    assert_eq!(t.region("connacht"), "K=BLUE");
    assert_eq!(t.region("leinster").split(' ').count(), 7);
    t.play("garrison H2");
    // The one piece is used up: no second one, no `end`, but Leinster.
    assert_eq!((t.next_event().as_str(), t.stock("blue")), ("red", 6));
    assert_eq!(t.region("leinster"), "K=RED");
    assert_eq!(t.region("connacht"), "H2=blue K=BLUE");
}

#[test]
fn skk2_the_king_piece_is_put_there_and_two_pieces_may_garrison() {
    let mut t = round_end("ulster K=red F1=red");
    assert_eq!(
        t.legal().join(" "),
        "end garrison C1 garrison C2 garrison F1 garrison F2 garrison F3 garrison F4 garrison F5 garrison H1 garrison H2 garrison H3 garrison H4 garrison W1 garrison W2 garrison W3"
    );
    t.play("garrison C1");
    t.allows("end");
    t.forbids("garrison C1", "SKK2");
    t.play("garrison F3");
    // After the second nothing more is asked.
    assert_eq!(t.options("start"), "red, white");
    assert_eq!(t.region("ulster"), "F3=red C1=red K=RED");
    assert_eq!((t.stock("red"), t.kings("red")), (18, 1));
}

#[test]
fn skk2_one_or_none_is_allowed() {
    let mut one = round_end("ulster K=red");
    assert_eq!(
        one.play("garrison W2 ; end").region("ulster"),
        "W2=red K=RED"
    );
    let mut none = round_end("ulster K=red");
    assert_eq!(none.play("end").region("ulster"), "K=RED");
}

#[test]
fn skk2_everybody_sees_which_garrison_is_asked_for() {
    let mut t = round_end("ulster K=red");
    for (left, position) in [(2, "F1"), (1, "F2")] {
        for seat in ["blue", "red", "white"] {
            let views = t.views(seat);
            assert!(!views.is_empty());
            for view in views {
                let stage = &view["stage"];
                let asked = json!({
                    "name": stage["name"], "seat": stage["seat"],
                    "region": stage["region"], "pieces": stage["pieces"],
                });
                assert_eq!(
                    asked,
                    json!({"name": "garrison", "seat": "red", "region": "ulster", "pieces": left})
                );
            }
        }
        t.play(&format!("garrison {position}"));
    }
    for view in t.views("red") {
        assert_ne!(view["stage"]["name"], "garrison", "{view}");
    }
}

#[test]
fn skk2_the_king_position_is_not_garrisoned() {
    let t = round_end("ulster K=red");
    t.forbids("garrison K", "SKK2");
    let turn = table("blue red | ulster K=BLUE");
    turn.forbids("garrison F1", "SKK2");
}

#[test]
fn skk3_a_region_filled_by_one_player_is_cleared_at_once() {
    let mut t = table(
        "blue red white | hand blue=17 | ulster F1= rest=blue H2=red,blue ; play 17 ulster F1 ; place F1",
    );
    assert_eq!(t.next_event(), "blue");
    assert_eq!(t.region("ulster"), "K=BLUE");
    assert_eq!(t.prisoners("blue"), "red=1");
    assert_eq!((t.stock("blue"), t.kings("blue")), (20, 1));
    t.forbids("place F1", "SKP2");
    t.play("garrison F2 ; garrison H1");
    assert_eq!(t.region("ulster"), "F2=blue H1=blue K=BLUE");
    // The turn goes on; F1 was placed on already.
    assert_eq!(t.legal(), ["end"]);
    assert_eq!(t.play("end").next_event(), "red");
}

#[test]
fn skk3_a_king_piece_that_is_there_stays_and_garrisons_again() {
    let mut t = table(
        "blue red white | hand blue=17 | ulster F1= K=BLUE rest=blue ; play 17 ulster F1 ; place F1",
    );
    assert_eq!(t.region("ulster"), "K=BLUE");
    assert_eq!((t.stock("blue"), t.kings("blue")), (20, 1));
    assert_eq!(t.options("garrison").split(", ").count(), 14);
    t.play("garrison H1 ; garrison H2 ; end");
    assert_eq!(t.region("ulster"), "H1=blue H2=blue K=BLUE");
}

#[test]
fn skk3_the_turn_goes_on_with_the_same_fit() {
    let mut t = table(
        "blue red white | hand blue=31 | cumals blue=3 | ulster F1= rest=blue ; play 31 ulster F1+F2 ; place F1 ; end",
    );
    assert_eq!(t.next_event(), "blue");
    // F1 was placed on, F2 was not; the region holds a King piece, so there is no fee.
    assert_eq!(t.legal(), ["end", "place F2"]);
    t.play("place F2");
    assert_eq!(t.cumals("blue"), 3);
    assert_eq!(t.legal(), ["activate", "end"]);
}

#[test]
fn skk3_garrison_pieces_on_the_fit_are_activated() {
    let mut t = table(
        "blue red white | hand blue=31 | cumals blue=3 | ulster F1= rest=blue ; play 31 ulster F1+F2 ; place F1",
    );
    t.play("garrison F2 ; garrison F3");
    assert_eq!(t.legal(), ["activate", "end", "place F2"]);
    t.play("activate ; promote H2");
    assert_eq!(t.region("ulster"), "F2=blue F3=blue H2=blue K=BLUE");
}

#[test]
fn skk3_a_garrison_piece_on_the_fit_can_be_made_a_fort() {
    let mut t = table(
        "blue red white | hand blue=31 | ulster F1= rest=blue ; play 31 ulster F1+F2 ; place F1",
    );
    t.play("garrison F2 ; end ; place F2 ; end");
    assert_eq!(t.region("ulster"), "F2=blue,blue K=BLUE");
}

#[test]
fn skk3_no_round_end_belongs_to_it() {
    let mut t = table(
        "blue red white | hand blue=17 | cumals blue=2 red=2 | prisoners red:blue=2 blue:red=2 | ulster F1= rest=blue ; play 17 ulster F1 ; place F1",
    );
    t.play("end ; end");
    assert_eq!(t.next_event(), "red");
    assert_eq!((t.cumals("blue"), t.cumals("red")), (2, 2));
    assert_eq!(
        (t.prisoners("blue"), t.prisoners("red")),
        ("red=2".into(), "blue=2".into())
    );
}

#[test]
fn skk3_fourteen_positions_are_not_enough() {
    let mut t = table(
        "blue red white | hand blue=17 | ulster F1= F2=red rest=blue ; play 17 ulster F1 ; place F1",
    );
    assert_eq!(t.region("ulster").split(' ').count(), 15);
    assert_eq!(t.play("end").next_event(), "red");
}

#[test]
fn skk4_an_ordinary_piece_is_captured_by_promotion() {
    for (before, after) in [
        ("red", "red,blue"),
        ("blue,red", "red,blue"),
        ("white,red", "white,red,blue"),
    ] {
        let mut t = table(&format!(
            "blue red white | hand blue=7 | cumals blue=3 | ulster C1=blue C2=blue K={before}"
        ));
        t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K ; end");
        assert_eq!(t.stack("ulster", "K"), after);
        assert_eq!(t.next_event(), "red");
    }
}

#[test]
fn skk5_a_king_piece_goes_back_and_nothing_is_placed() {
    let mut t =
        table("blue red white | hand blue=7 | cumals blue=3 | ulster C1=blue C2=blue K=RED");
    let (blue, red) = (t.stock("blue"), t.stock("red"));
    assert_eq!(t.kings("red"), 1);
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K");
    assert_eq!(t.stack("ulster", "K"), "");
    assert_eq!(
        (t.stock("blue"), t.stock("red"), t.kings("red")),
        (blue, red, 2)
    );
    assert_eq!(t.legal(), ["end"]);
    assert_eq!(t.play("end").next_event(), "red");
}

#[test]
fn skk5_it_takes_another_promotion_to_make_a_king() {
    let mut t = table("blue red | hand blue=7,14 | cumals blue=6 | ulster C1=blue C2=blue K=RED");
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K ; end ; discard");
    t.play("stone 14 ulster C1.0 C2.0 ; activate ; promote K ; end");
    assert_eq!(t.stack("ulster", "K"), "blue");
}

#[test]
fn skk5_the_lost_kingship_does_not_count_any_more() {
    // Red had Connacht; with K of Ulster Red does not win.
    let mut t = table(
        "blue red white | hand blue=7 red=14 | cumals blue=3 red=3 | connacht C1=blue C2=blue K=RED | ulster C1=red C2=red",
    );
    t.play("stone 7 connacht C1.0 C2.0 ; activate ; promote K ; end");
    t.play("stone 14 ulster C1.0 C2.0 ; activate ; promote K ; end");
    assert_eq!(
        (t.next_event().as_str(), t.stack("ulster", "K")),
        ("white", "red".into())
    );
}

#[test]
fn skk5_neither_stone_nor_traitor_nor_amnesty_removes_it() {
    let t = table("blue red | hand blue=7 | cumals blue=4 | ulster F1=blue F2=red K=RED");
    t.forbids("stone 7 ulster F1.0 K.0", "SKD1");
    let mut amnesty =
        table("blue red | hand blue=7 | cumals blue=4 | ulster K=RED ; amnesty ulster 7");
    assert_eq!(amnesty.region("ulster"), "K=RED");
    amnesty.play("discard");
    let mut traitor = table(
        "blue red white | played 8 | hand white=17 | cumals blue=1 red=0 white=0 | deck 7 | ulster F1=blue F2=red K=RED",
    );
    traitor.play("play 17 connacht F1 ; end ; traitor");
    assert_eq!(traitor.options("exchange"), "F2");
}

#[test]
fn skk6_two_king_positions_win_at_once() {
    for there in ["K=BLUE", "K=blue", "K=red,blue"] {
        let mut t = table(&format!(
            "blue red white | played 3 | hand blue=7 | cumals blue=3 | connacht {there} | ulster C1=blue C2=blue K=red"
        ));
        t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K");
        assert_eq!(t.next_event(), "over", "{there}");
        assert_eq!(t.points().as_deref(), Some("blue 1 red 0 white 0"));
        // The board is left as it stands.
        assert_eq!(t.region("ulster"), "C1=blue C2=blue K=red,blue");
        assert_eq!(t.region("connacht"), there);
        assert!(t.legal().is_empty());
    }
}

#[test]
fn skk6_afterwards_nothing_can_be_played() {
    let t = table(
        "blue red white | hand blue=7,17 | cumals blue=9 | connacht K=BLUE | ulster C1=blue C2=blue
        ; stone 7 ulster C1.0 C2.0 ; activate ; promote K",
    );
    for wrong in [
        "discard 17",
        "end",
        "promote K",
        "play 17 ulster F1",
        "start red",
        "keep 1 2 3",
    ] {
        t.forbids(wrong, "SKK6");
    }
}

#[test]
fn skk6_two_kings_of_different_players_do_not_win() {
    let mut t = table(
        "blue red white | hand blue=7 | cumals blue=3 | connacht K=RED | leinster K=WHITE | ulster C1=blue C2=blue",
    );
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K ; end");
    assert_eq!((t.next_event().as_str(), t.points()), ("red", None));
}

#[test]
fn skk6_in_the_traitor_step_too() {
    let mut t = table(
        "blue red white | played 8 | hand white=17 | cumals blue=4 red=0 white=0 | deck 7
        | connacht K=BLUE | ulster C1=red C2=blue F1=red ; play 17 leinster F1 ; end",
    );
    t.play("traitor ; exchange C1 ; activate ; promote K");
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0 white 0"));
}

#[test]
fn skk6_it_is_checked_before_the_region_is_cleared() {
    // K is the fifteenth position: the second king comes before the clearing.
    let mut t = table(
        "blue red white | hand blue=7 | cumals blue=3 | connacht K=BLUE | ulster K=red rest=blue ; stone 7 ulster C1.0 C2.0",
    );
    t.play("activate ; promote K");
    assert_eq!(t.next_event(), "over");
    assert_eq!(t.region("ulster").split(' ').count(), 15);
    assert_eq!(t.stack("ulster", "K"), "red,blue");
}

#[test]
fn skk6_in_any_regions_of_four() {
    let t = table(
        "blue red white yellow | starting yellow | hand yellow=7 | cumals yellow=3 | munster K=YELLOW | connacht C1=yellow C2=yellow K=white
        ; stone 7 connacht C1.0 C2.0 ; activate ; promote K",
    );
    assert_eq!(t.points().as_deref(), Some("blue 0 red 0 white 0 yellow 1"));
    assert_eq!(t.next_event(), "over");
}
