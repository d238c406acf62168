//! The numbers of moves, pinned for each book: what is stored by number is read by number.

use game::Tokens;
use ringforts::{Position, Variant};

/// The number of a token, whose move must be the move of that number; `None` if it is never legal.
fn number(variant: Variant, token: &str) -> Option<usize> {
    let start = Position::start(variant);
    let mv = start.read_move(token).expect("a token");
    let index = variant.move_index(mv)?;
    assert_eq!(variant.indexed_move(index), Some(mv), "{token}");
    Some(index)
}

#[test]
fn builds_come_first_and_captures_after_them() {
    let books = [
        Variant::SacredHill1,
        Variant::FourTreasuresDoubles,
        Variant::PoisonedChalice,
        Variant::StoneOfDestiny,
    ];
    for variant in books {
        let numbers = ["A2", "D4", "G6", "xA2", "xD4", "xG6"].map(|token| number(variant, token));
        assert_eq!(numbers, [0, 22, 44, 45, 67, 89].map(Some), "{variant}");
    }
}

#[test]
fn high_kings_has_a_pass_then_steps_takes_and_sacrifices() {
    let first = ["G6", "pass", "A2-B4", "G6-F4", "A2xB4", "G6xF4"];
    for variant in [Variant::HighKings1, Variant::HighKings2] {
        let numbers = first.map(|token| number(variant, token));
        assert_eq!(numbers, [44, 45, 46, 269, 270, 493].map(Some), "{variant}");
    }
    let sacrifices = ["A2-B4~", "G6-F4~"].map(|token| number(Variant::HighKings2, token));
    assert_eq!(sacrifices, [494, 717].map(Some));
}

#[test]
fn stone_of_destiny_has_swaps_by_ringfort_and_link() {
    let tokens = ["xA2+A2A3", "xD4+E4E5", "xG6+G5G6"];
    let numbers = tokens.map(|token| number(Variant::StoneOfDestiny, token));
    assert_eq!(numbers, [90, 1816, 3509].map(Some));
}

#[test]
fn a_move_that_is_never_legal_has_no_number() {
    assert_eq!(number(Variant::HighKings1, "A2-A3"), None);
    assert_eq!(number(Variant::StoneOfDestiny, "xD4+A2G6"), None);
    let sacrifice = Variant::HighKings2.indexed_move(494).expect("in range");
    assert_eq!(Variant::HighKings1.move_index(sacrifice), None);
    assert_eq!(Variant::SacredHill1.move_index(sacrifice), None);
}

#[test]
fn a_move_of_another_book_has_no_number() {
    let of = |variant: Variant, token: &str| Position::start(variant).read_move(token);
    let kings = ["pass", "A2-B4", "A2xB4", "A2-B4~"].map(|token| of(Variant::HighKings2, token));
    let swap = of(Variant::StoneOfDestiny, "xD4+E4E5");
    for mv in kings.into_iter().chain([swap]) {
        let mv = mv.expect("a token");
        assert_eq!(Variant::SacredHill1.move_index(mv), None, "{mv}");
    }
    for mv in kings.into_iter().flatten() {
        assert_eq!(Variant::StoneOfDestiny.move_index(mv), None, "{mv}");
    }
    let swap = swap.expect("a token");
    assert_eq!(Variant::HighKings2.move_index(swap), None);
    let capture = of(Variant::SacredHill1, "xD4").expect("a token");
    assert_eq!(Variant::HighKings1.move_index(capture), None);
}

#[test]
fn tokens_of_another_book_are_no_tokens() {
    let reads = |variant, token| Position::start(variant).read_move(token).is_some();
    assert!(!reads(Variant::HighKings1, "xD4"));
    assert!(!reads(Variant::HighKings2, "xD4+E4E5"));
    assert!(!reads(Variant::SacredHill1, "xD4+E4E5"));
    assert!(!reads(Variant::FourTreasures, "xD4+E4E5"));
}

#[test]
fn a_number_out_of_range_is_no_move() {
    for variant in Variant::ALL {
        assert_eq!(variant.indexed_move(variant.move_count()), None);
        assert_eq!(variant.indexed_move(usize::MAX), None);
    }
}
