//! Clauses SK2P and SKO: the game for two, and the options.

use seat_of_kings::Region;
use serde_json::json;

use crate::kit::{Table, table};

/// The last turn of a round of two; Red plays a card for nothing. Nobody has cumals for a traitor.
fn round_end(rest: &str) -> Table {
    table(&format!(
        "blue red | played 5 | hand red=17 | cumals blue=0 red=0 | {rest} ; play 17 ulster F5 ; end"
    ))
}

/// The third region is open and Blue is about to promote into its King position, by a Stone.
fn third_region(rest: &str) -> Table {
    table(&format!(
        "blue red | regions connacht ulster leinster | closed connacht ulster | hand blue=7 | cumals blue=3 | {rest}"
    ))
}

#[test]
fn sk2p1_a_region_is_won_at_the_clear_step_and_closed() {
    let t = round_end("round 3 | connacht K=blue F1=blue F2=red,blue F3=blue,red");
    // No garrison; the two prisoners are exchanged; a new round.
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.region("connacht"), "K=BLUE");
    assert_eq!(t.closed(), "connacht");
    assert_eq!(t.position()["round"], json!(4));
    assert_eq!((t.stock("blue"), t.stock("red")), (20, 20));
}

#[test]
fn sk2p1_nothing_more_is_played_in_it() {
    let t = table(
        "blue red | closed connacht | hand blue=7,17 | cumals blue=9 | connacht K=RED | ulster F1=red F2=red",
    );
    assert_eq!(t.options("play 17 connacht"), "");
    assert_eq!(t.options("amnesty connacht"), "");
    for wrong in [
        "play 17 connacht F1",
        "amnesty connacht 7",
        "stone 7 connacht F1.0 F2.0",
    ] {
        t.forbids(wrong, "SK2P1");
    }
    t.allows("amnesty ulster 7");
}

#[test]
fn sk2p1_the_king_piece_of_a_closed_region_has_no_traitor() {
    let mut t = table(
        "blue red | played 5 round 3 | closed connacht | hand red=17 | cumals blue=9 red=9 | connacht K=RED ; play 17 ulster F1 ; end",
    );
    assert_eq!(t.next_event(), "red");
    assert_eq!((t.cumals("blue"), t.cumals("red")), (9, 9));
    t.play("discard");
}

#[test]
fn sk2p2_one_player_with_both_wins_at_once() {
    let mut t = table(
        "blue red | closed connacht | hand blue=7 | cumals blue=3 | connacht K=BLUE | ulster C1=blue C2=blue K=red",
    );
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K");
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0"));
    assert_eq!(t.region("ulster"), "C1=blue C2=blue K=red,blue");
}

#[test]
fn sk2p2_at_one_each_the_new_starting_player_opens_a_third_region() {
    let mut t = round_end(
        "starting blue round 3 | closed connacht | connacht K=BLUE | ulster K=red F1=red",
    );
    assert_eq!(t.next_event(), "red");
    assert_eq!(t.legal(), ["region leinster", "region munster"]);
    t.forbids("region connacht", "SK2P2");
    t.forbids("region ulster", "SK2P2");
    t.forbids("end", "SK2P2");
    t.play("region munster");
    assert_eq!(t.next_event(), "red");
    assert_eq!(
        t.position()["options"]["regions"],
        json!(["connacht", "ulster", "munster"])
    );
    assert_eq!(t.closed(), "connacht,ulster");
    assert_eq!(
        (t.region("connacht"), t.region("ulster")),
        ("K=BLUE".into(), "K=RED".into())
    );
    t.forbids("region leinster", "SK2P2");
    let card = t.hand("red")[0];
    t.allows(&format!("discard {card}"));
}

#[test]
fn sk2p2_the_third_region_is_one_of_those_not_used() {
    let mut t = round_end(
        "starting blue round 3 | regions ulster munster | closed munster | munster K=BLUE | ulster K=red",
    );
    assert_eq!(t.legal(), ["region connacht", "region leinster"]);
    t.play("region connacht");
    assert_eq!(
        t.position()["options"]["regions"],
        json!(["connacht", "ulster", "munster"])
    );
    assert_eq!(t.closed(), "ulster,munster");
}

#[test]
fn sk2p2_before_a_deal_the_region_is_named_first() {
    let mut t = round_end("round 2 | closed connacht | connacht K=BLUE | ulster K=red");
    assert_eq!(t.next_event(), "red");
    t.play("region leinster");
    assert_eq!(t.next_event(), "shuffle");
    t.play("shuffle ...");
    assert_eq!(t.next_event(), "red");
}

#[test]
fn sk2p2_both_regions_may_be_won_in_one_clear_step() {
    let mut t = round_end("round 3 | connacht K=blue | ulster K=red");
    assert_eq!(
        (t.next_event().as_str(), t.options("region").as_str()),
        ("red", "leinster, munster")
    );
    t.play("region leinster");
    assert_eq!(
        (t.region("connacht"), t.region("ulster")),
        ("K=BLUE".into(), "K=RED".into())
    );
}

#[test]
fn sk2p2_who_controls_the_third_king_position_wins_at_once() {
    let mut t = third_region("connacht K=BLUE | ulster K=RED | leinster C1=blue C2=blue");
    t.play("stone 7 leinster C1.0 C2.0 ; activate ; promote K");
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0"));
    assert_eq!(t.region("leinster"), "C1=blue C2=blue K=blue");
}

#[test]
fn sk2p2_a_third_region_is_opened_once() {
    let mut t = table(
        "blue red | regions connacht ulster leinster | closed connacht ulster | round 3 played 5 | hand red=17
        | connacht K=BLUE | ulster K=RED ; play 17 leinster F1 ; end",
    );
    assert_eq!(t.options("region"), "");
    assert_eq!(t.play("discard").next_event(), "blue");
}

#[test]
fn sk2p2_after_a_win_in_mid_round_only_discards_are_left() {
    let mut t = table(
        "blue red | round 3 played 4 | closed connacht | hand blue=17 red=7 | cumals blue=4 red=9
        | connacht K=RED | ulster F1= rest=blue ; play 17 ulster F1 ; place F1 ; end",
    );
    assert_eq!(t.closed(), "connacht,ulster");
    assert_eq!(t.legal(), ["discard 7"]);
    t.forbids("amnesty ulster 7", "SK2P1");
    t.forbids("stone 7 ulster F1.0 F2.0", "SK2P1");
    t.play("discard 7");
    assert_eq!(
        (t.next_event().as_str(), t.options("region").as_str()),
        ("red", "leinster, munster")
    );
}

#[test]
fn sk2p3_filling_a_region_wins_and_closes_it() {
    let mut t = table(
        "blue red | round 3 | hand blue=31 | cumals blue=9 | ulster F1= H1=red,blue rest=blue ; play 31 ulster F1+F2 ; place F1",
    );
    assert_eq!(t.region("ulster"), "K=BLUE");
    assert_eq!(t.prisoners("blue"), "red=1");
    assert_eq!(t.legal(), ["end"]);
    t.forbids("place F2", "SK2P3");
    t.forbids("activate", "SK2P3");
    t.play("end");
    assert_eq!(
        (t.next_event().as_str(), t.closed().as_str()),
        ("red", "ulster")
    );
}

#[test]
fn sk2p3_an_opponents_stone_may_do_it() {
    let mut t = table(
        "blue red | starting red | hand red=7 | cumals red=9 | ulster F1=blue,red rest=blue ; stone 7 ulster F1.0 F1.1",
    );
    assert_eq!(
        (t.next_event().as_str(), t.legal()),
        ("red", vec!["end".to_string()])
    );
    t.forbids("activate", "SK2P3");
    t.play("end");
    assert_eq!(
        (t.region("ulster"), t.closed()),
        ("K=BLUE".into(), "ulster".into())
    );
    assert_eq!(t.prisoners("blue"), "red=1");
}

#[test]
fn sko1_italian_both_king_pieces_are_taken_off_at_once() {
    let mut t =
        round_end("round 3 edition it | closed connacht | connacht K=BLUE | ulster K=red F1=red");
    assert_eq!(t.options("region"), "leinster, munster");
    assert_eq!(
        (t.region("connacht"), t.region("ulster")),
        (String::new(), String::new())
    );
    assert_eq!((t.kings("blue"), t.kings("red")), (2, 2));
    t.play("region leinster");
    assert_eq!(t.closed(), "connacht,ulster");
    assert_eq!(t.position()["options"]["edition"], json!("it"));
}

#[test]
fn sko1_italian_in_mid_round_too() {
    let mut t = table(
        "blue red | edition it | round 3 played 4 | closed connacht | hand blue=17 red=7 | connacht K=RED | ulster F1= rest=blue
        ; play 17 ulster F1 ; place F1",
    );
    assert_eq!(
        (t.region("connacht"), t.region("ulster")),
        (String::new(), String::new())
    );
    assert_eq!((t.kings("blue"), t.kings("red")), (2, 2));
    t.play("end");
    assert_eq!(t.legal(), ["discard 7"]);
}

#[test]
fn sko1_italian_two_of_two_still_win_at_once() {
    let mut t = table(
        "blue red | edition it | closed connacht | hand blue=7 | cumals blue=3 | connacht K=BLUE | ulster C1=blue C2=blue",
    );
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K");
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0"));
}

#[test]
fn sko1_italian_the_third_region_is_won_at_the_clear_step() {
    let mut t = third_region("edition it | played 4 | hand red=17 | leinster C1=blue C2=red,blue");
    t.play("stone 7 leinster C1.0 C2.1 ; activate ; promote K");
    assert_eq!(t.next_event(), "blue");
    t.play("end");
    assert_eq!(t.region("leinster"), "C1=blue C2=red,blue K=blue");
    t.play("play 17 leinster F1 ; end");
    // A captive of Red's in Leinster makes Red eligible.
    t.play("decline");
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0"));
    assert_eq!(t.region("leinster"), "K=BLUE");
    assert_eq!(t.prisoners("blue"), "red=1");
    t.forbids("discard 1", "SKO1");
}

#[test]
fn sko1_italian_near_winning_the_third_region_is_to_hold_its_king_position_or_to_promote_there() {
    let near = |t: &Table, color: &str| {
        let public = t.state().public();
        let mut seats = public.options().players.seats();
        let seat = seats.find(|&seat| public.options().players.color(seat).name() == color);
        public.near_winning(seat.expect("it plays")).map(|near| {
            let promotions: Vec<&str> = near.promotions().map(Region::name).collect();
            let holds = near.holds.map(Region::name);
            (
                promotions.join(","),
                holds,
                near.now.is_some(),
                near.is_at_round_end,
            )
        })
    };
    let at_end = |promotions: &str, holds| Some((promotions.to_owned(), holds, false, true));
    let chieftains = "played 4 | hand red=17 | leinster C1=blue C2=red,blue";
    let mut t = third_region(&format!("edition it | {chieftains}"));
    assert_eq!(near(&t, "blue"), at_end("leinster", None));
    assert_eq!(near(&t, "red"), at_end("", None));
    t.play("stone 7 leinster C1.0 C2.1 ; activate");
    // The promotion that could follow now does not win at once.
    assert_eq!(near(&t, "blue"), at_end("leinster", None));
    t.play("promote K");
    assert_eq!(near(&t, "blue"), at_end("", Some("leinster")));
    assert_eq!(near(&t, "red"), at_end("", None));
    t.play("end ; play 17 leinster F1 ; end ; decline");
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0"));
    assert_eq!(near(&t, "blue"), None);
    // In the English edition the kings of both stay, and the promotion wins.
    let mut t = third_region(&format!("{chieftains} | connacht K=BLUE | ulster K=RED"));
    t.play("stone 7 leinster C1.0 C2.1 ; activate");
    let now = Some(("leinster".to_owned(), None, true, false));
    assert_eq!(near(&t, "blue"), now);
}

#[test]
fn sko1_italian_or_by_filling_it() {
    let mut t = table(
        "blue red | edition it | regions connacht ulster leinster | closed connacht ulster | hand blue=17 | leinster F1= rest=blue",
    );
    t.play("play 17 leinster F1 ; place F1");
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0"));
    assert_eq!(t.region("leinster"), "K=BLUE");
    assert_eq!((t.kings("blue"), t.stock("blue")), (1, 20));
}

#[test]
fn sko1_italian_an_amnesty_leaves_the_king_position_alone() {
    for (edition, king) in [("en", "red"), ("it", "blue,white,red")] {
        let mut t = table(&format!(
            "blue red white | edition {edition} | hand blue=17 | cumals blue=4 | ulster F1=blue,red K=blue,white,red ; amnesty ulster 17"
        ));
        assert_eq!(t.region("ulster"), format!("F1=red K={king}"));
        t.play("discard");
    }
}

#[test]
fn sko1_italian_makes_no_difference_for_three() {
    let mut t = table(
        "blue red white | edition it | hand blue=7 | cumals blue=3 | connacht K=BLUE | ulster C1=blue C2=blue K=RED",
    );
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K ; end");
    assert_eq!(
        (t.region("connacht"), t.region("ulster")),
        ("K=BLUE".into(), "C1=blue C2=blue".into())
    );
}

#[test]
fn sko2_a_game_not_won_after_the_last_round_is_drawn() {
    let mut t = table(
        "blue red white | round 7 played 8 max_rounds 7 | hand white=17 | prisoners blue:red=1 ; play 17 ulster F1 ; end",
    );
    // The ransom still belongs to the round; no new Starting Player is named.
    assert_eq!(t.next_event(), "red");
    t.play("ransom 1");
    assert_eq!(t.next_event(), "over");
    assert_eq!(t.points().as_deref(), Some("blue 0 red 0 white 0"));
    assert_eq!(t.cumals("blue"), 3);
    for wrong in ["start red", "discard 1", "keep 1 2 3", "end"] {
        t.forbids(wrong, "SKO2");
    }
}

#[test]
fn sko2_clearing_belongs_to_the_last_round() {
    let mut t = table(
        "blue red white | round 1 played 8 max_rounds 1 | hand white=17 | cumals blue=0 red=0 white=0 | ulster K=red ; play 17 connacht F1 ; end",
    );
    assert_eq!(t.next_event(), "red");
    t.play("garrison F1 ; end");
    assert_eq!(
        (t.next_event().as_str(), t.region("ulster")),
        ("over", "F1=red K=RED".into())
    );
}

#[test]
fn sko2_no_region_is_opened_after_the_last_round() {
    let t = round_end("round 5 max_rounds 5 | closed connacht | connacht K=BLUE | ulster K=red");
    assert_eq!(t.points().as_deref(), Some("blue 0 red 0"));
    assert_eq!(t.region("ulster"), "K=RED");
}

#[test]
fn sko2_an_earlier_round_goes_on() {
    let t = table(
        "blue red white | round 6 played 8 max_rounds 7 | hand white=17 ; play 17 ulster F1 ; end",
    );
    assert_eq!(t.options("start"), "red, white");
}

#[test]
fn sko2_sixty_rounds_unless_agreed() {
    let t = table("new blue red ; lots 2 1 ; shuffle ... ; keep 1 2 3 ; keep 7 8 9");
    assert_eq!(t.position()["options"]["max_rounds"], json!(60));
    assert_eq!(t.position()["options"]["edition"], json!("en"));
    let agreed = table(
        "new blue red | edition it max_rounds 3 ; lots 2 1 ; shuffle ... ; keep 1 2 3 ; keep 7 8 9",
    );
    assert_eq!(agreed.position()["options"]["max_rounds"], json!(3));
    assert_eq!(agreed.position()["options"]["edition"], json!("it"));
}

#[test]
fn sko2_a_victory_in_the_last_round_counts() {
    let mut t = table(
        "blue red white | round 2 played 6 max_rounds 2 | hand blue=7 | cumals blue=3 | connacht K=BLUE | ulster C1=blue C2=blue",
    );
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K");
    assert_eq!(t.points().as_deref(), Some("blue 1 red 0 white 0"));
    t.forbids("end", "SKK6");
}

#[test]
fn sko3_one_for_the_winner_and_none_for_the_others() {
    let mut t = table(
        "blue red white | starting white | hand white=7 | cumals white=3 | connacht K=WHITE | ulster C1=white C2=white",
    );
    assert_eq!(t.points(), None);
    t.play("stone 7 ulster C1.0 C2.0 ; activate ; promote K");
    assert_eq!(t.points().as_deref(), Some("blue 0 red 0 white 1"));
}
