//! Five pictured boards of the manual, as far as their captions fix them, and the number of their strands.
//!
//! The numbers are also the dimensions of the kernel of each kingdom's Laplace matrix over the field of two elements, as
//! knot theory has it for any alternating picture made of a graph in this way.

use draw::Strands;
use ringforts::{Color, Link};
use view::RingfortsView;

use crate::kit::{count, position};

/// The strands of Red and of Blue where all neighbors of one color are linked.
#[track_caller]
fn strands(text: &str) -> [usize; 2] {
    let position = position(text);
    Color::BOTH.map(|color| {
        let ringforts = position.ringforts(color);
        let is_linked = |lower, higher| {
            let link = Link::new(lower, higher).expect("the lower one is first");
            link.is_adjacent() && ringforts.has(lower) && ringforts.has(higher)
        };
        let strands = Strands::of(&RingfortsView::of(&position), color).len();
        assert_eq!(strands, count(&position, color, is_linked), "{color:?}");
        strands
    })
}

#[test]
fn fig_1_6_two_kingdoms_against_three() {
    // Blue's third kingdom is F7 alone.
    let board = "rrrrb/rrrrrrr/bbbbbbb/rrrrrrr/bbbbbbb/bbbbbbb/bbbbb";
    assert_eq!(
        strands(&format!("sacred-hill-1 {board} - over - - -")),
        [3, 3]
    );
}

#[test]
fn fig_1_7_one_kingdom_each() {
    let board = "bbbrr/bbbbrrr/bbbrrrr/bbbrrrr/bbrrrrr/bbbbrrr/bbrrr";
    assert_eq!(
        strands(&format!("sacred-hill-1 {board} - over - - -")),
        [3, 4]
    );
}

#[test]
fn fig_2_5_besieged_f5() {
    let board = "5/5r1/4rbr/5r1/7/7/5";
    assert_eq!(
        strands(&format!("sacred-hill-2 {board} red battle - - -")),
        [4, 1]
    );
}

#[test]
fn fig_8_8_three_kingdoms_against_six() {
    let board = "brrrb/rrrrrrr/bbbbbbb/rrrrrrr/bbbbbbb/rrrrrrr/brrrb";
    assert_eq!(
        strands(&format!("poisoned-chalice {board} - over - - -")),
        [3, 6]
    );
}

#[test]
fn fig_9_4_one_kingdom_against_three() {
    let board = "bbbRr/bbbbrrr/rbbbrrr/rbbbrbb/rbrrrbb/rrrbrrr/bbBrr";
    assert_eq!(
        strands(&format!("stone-of-destiny {board} - over - - -")),
        [3, 4]
    );
}
