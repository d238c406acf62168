//! Clause SKM: the amnesty.

use crate::kit::table;

#[test]
fn skm1_all_captives_of_the_region_go_back() {
    let mut t = table(
        "blue red white | hand blue=17 | cumals blue=5 | connacht F1=blue,red
        | ulster F1=red,blue,white F2=blue,blue H1=white,red,red W1=blue",
    );
    let stocks = [t.stock("blue"), t.stock("red"), t.stock("white")];
    t.play("amnesty ulster 17");
    assert_eq!(t.region("ulster"), "F1=white F2=blue H1=red W1=blue");
    assert_eq!(t.region("connacht"), "F1=blue,red");
    assert_eq!(
        [t.stock("blue"), t.stock("red"), t.stock("white")],
        [stocks[0] + 2, stocks[1] + 2, stocks[2] + 1]
    );
    assert_eq!((t.cumals("blue"), t.next_event().as_str()), (1, "red"));
}

#[test]
fn skm1_any_card_will_do_and_is_discarded() {
    let mut t = table("blue red | hand blue=7,17,22 | cumals blue=4");
    for card in [7, 17, 22] {
        t.allows(&format!("amnesty ulster {card}"));
    }
    t.play("amnesty connacht 7");
    assert_eq!(t.hand("blue"), [17, 22]);
    assert_eq!(t.pile("discard"), [7]);
    assert_eq!(t.cumals("blue"), 0);
}

#[test]
fn skm1_it_costs_four_cumals() {
    let t = table("blue red | hand blue=17 | cumals blue=3 | ulster F1=red,blue");
    assert_eq!(t.options("amnesty"), "");
    t.forbids("amnesty ulster 17", "SKM1");
    t.forbids("amnesty connacht 17", "SKM1");
}

#[test]
fn skm1_with_or_without_captives() {
    let mut t =
        table("blue red | hand blue=17 | cumals blue=4 | ulster F1=red ; amnesty ulster 17");
    assert_eq!(t.region("ulster"), "F1=red");
    assert_eq!(t.play("discard").next_event(), "blue");
    table("blue red | hand blue=17 | cumals blue=4 ; amnesty ulster 17");
}

#[test]
fn skm1_king_pieces_are_not_affected() {
    let mut t = table(
        "blue red | hand blue=17 | cumals blue=4 | ulster F1=red,blue K=RED ; amnesty ulster 17",
    );
    assert_eq!(t.region("ulster"), "F1=blue K=RED");
    assert_eq!(t.play("discard").kings("red"), 1);
}

#[test]
fn skm1_captives_under_an_ordinary_king_are_released() {
    let mut t = table("blue red | hand blue=17 | cumals blue=4 | ulster K=blue,red");
    let stock = t.stock("blue");
    t.play("amnesty ulster 17");
    assert_eq!(t.region("ulster"), "K=red");
    assert_eq!(t.stock("blue"), stock + 1);
}

#[test]
fn skm1_prisoners_stay_where_they_are() {
    let mut t = table(
        "blue red | hand blue=17 | cumals blue=4 | prisoners red:blue=2 | ulster F1=blue,red ; amnesty ulster 17",
    );
    assert_eq!(t.prisoners("red"), "blue=2");
    assert_eq!(t.play("discard").stock("blue"), 18);
}
