//! The pictures of a player aid: positions that show what is peculiar to a game.

use std::sync::Arc;

use catalog::{AnyGame, AnyVariant};
use draw::{Figure, Picture};
use ringforts::{FirstMeasure, Variant, measures};
use seat_of_kings::{Card, Deck};
use view::RingfortsView;
use words::Words;

const LEAP: &str = "5/7/7/3r3/7/5b1/5 red manoeuvres - - -";
const SIEGE: &str = "5/7/2r2b1/1rbr1b1/2r3b/7/5 red battle - - -";

/// Two regions with captives, a fort and the pieces of both players.
const REGIONS: &str = r#"{"variant":"seat-of-kings","seats":["red","blue"],"options":{"edition":"en","regions":["connacht","ulster"],"deck":"reconstructed","max_rounds":60},"round":2,"starting":"red","played":5,"stage":{"name":"turn","seat":"blue"},"players":{"red":{"cumals":0,"hand":[],"aside":[],"prisoners":{}},"blue":{"cumals":2,"hand":[10],"aside":[],"prisoners":{}}},"board":{"connacht":{"F1":["red"],"F2":["blue"]},"ulster":{"F1":["red"],"F2":["red"],"F3":["blue"],"H1":["red","red"],"H2":["red","blue"],"W1":["blue"],"W3":["red"],"C1":["red"],"C2":["blue"]}},"closed":[],"deck":[1,2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36],"discard":[]}"#;

/// A card with arrows and a greyed position.
const CARD: u8 = 5;

/// The boards or regions that are shown of a game.
pub(crate) enum Shown {
    /// A board in a phase, and one at an end or in another phase.
    Boards(Box<[(&'static str, RingfortsView); 2]>),
    Kings(Box<AnyGame>, Arc<Deck>),
}

impl Shown {
    pub(crate) fn of(variant: AnyVariant) -> Self {
        let AnyVariant::Ringforts(variant) = variant else {
            let game = AnyGame::read(REGIONS).expect("a test reads it");
            return Self::Kings(Box::new(game), Deck::reconstructed());
        };
        let name = variant.name();
        let board = |caption, position: &str| {
            let game = AnyGame::read(&format!("{name} {position}")).expect("a test reads it");
            let view = RingfortsView::of_game(&game).expect("a ringfort game");
            (caption, view)
        };
        let [first, second] = positions(variant);
        let boards = [board(first.0, first.1), board(second.0, second.1)];
        Self::Boards(Box::new(boards))
    }

    /// The figures of a sheet.
    pub(crate) fn figures(&self, words: &Words) -> Vec<Figure<'_>> {
        match self {
            Self::Boards(boards) => boards
                .iter()
                .map(|(message, view)| of_board(message, view, words))
                .collect(),
            Self::Kings(game, deck) => {
                let state = game.as_kings().expect("a game of Seat of Kings");
                let regions = Picture::Regions(state.public());
                let card = Card::new(CARD).map(|card| Picture::Card(deck, card));
                let of = |picture, message: &str, share| Figure {
                    picture,
                    caption: words.get(message),
                    share,
                };
                let card = card.map(|card| of(card, "sheet-figure-card", 2));
                [of(regions, "sheet-figure-regions", 5)]
                    .into_iter()
                    .chain(card)
                    .collect()
            }
        }
    }
}

/// The two positions of a variant, each with its caption.
fn positions(variant: Variant) -> [(&'static str, &'static str); 2] {
    match variant {
        Variant::SacredHill1 => [
            ("sheet-figure-moves", LEAP),
            (
                "sheet-figure-kingdoms",
                "bbbbb/brrbbbb/brrrrbb/rbrbbbb/rbrrrrr/rrrrrrr/bbrrr - over - - -",
            ),
        ],
        Variant::SacredHill2 => [
            ("sheet-figure-moves", LEAP),
            (
                "sheet-figure-orders",
                "5/2r2b1/1r1r3/2r2bb/7/b1r2r1/b4 red battle - - -",
            ),
        ],
        Variant::SacredHillDoubles1 => [
            (
                "sheet-figure-area",
                "5/1r5/rbr2b1/1rb2b1/3rr2/1b1rr2/1b3 south battle - - -",
            ),
            (
                "sheet-figure-kingdoms",
                "bbbbb/brrbbbb/brrrrbb/rbrbbbb/rbrrrrr/rrrrrrr/bbrrr - over - - -",
            ),
        ],
        Variant::SacredHillDoubles2 => [
            (
                "sheet-figure-area",
                "rr1b1/2r2b1/bb2r2/1r1b3/2r1bb1/r6/1b3 south battle - - -",
            ),
            (
                "sheet-figure-kingdoms",
                "bbbbb/brrbbbb/brrrrbb/rbrbbbb/rbrrrrr/rrrrrrr/bbrrr - over - - -",
            ),
        ],
        Variant::FourTreasures => [
            ("sheet-figure-siege", SIEGE),
            (
                "sheet-figure-bridges",
                "brrrr/rbrrrrr/rrrrrrr/rrrrrbr/brbbbbb/bbbbbbb/bbbbb - over - - -",
            ),
        ],
        Variant::FourTreasuresDoubles => [
            (
                "sheet-figure-area",
                "5/7/1br2b1/4r2/2rb3/2b4/5 south battle - - -",
            ),
            (
                "sheet-figure-bridges",
                "bbrbb/bbrrrrr/rbbbbr1/rrrbbbr/rrrbbbb/rrrrrbb/bbbrr - over - - -",
            ),
        ],
        Variant::HighKings1 | Variant::HighKings2 => [
            (
                "sheet-figure-kings",
                "2B2/1R3R1/7/B1r2br/7/B3R2/1b3 red manoeuvres 0:0 - -",
            ),
            (
                "sheet-figure-kingdoms",
                "1rbrr/rbrrbrr/rrbrrrb/brrbrbb/rbrbbbb/rbbrbrb/rb1bb - over 0:1 - -",
            ),
        ],
        Variant::PoisonedChalice => [
            (
                "sheet-figure-rows",
                "3rb/6r/7/r6/b2r3/b4rb/r1b2 red battle - - -",
            ),
            (
                "sheet-figure-kingdoms",
                "bbrrr/rbrbbbb/rrrrbbb/bbrbrrr/bbrrrbr/brbbrrr/rrbbr - over - - -",
            ),
        ],
        Variant::StoneOfDestiny => [
            (
                "sheet-figure-moves",
                "5/2br1R1/3bb2/1rrB1b1/7/1b2r2/5 red manoeuvres - - -",
            ),
            (
                "sheet-figure-unlinked",
                "bbrbb/bbrrbrr/bbrrbbb/bbrrbbb/bbrrbbr/Rrrrrbr/rrBrr red battle - - A3A4,A3B3,A4A5,A4B4,A5A6,A6B6,B1B2,B1C1,B2C2,B3B4,B5B6,B6B7,C1C2,C2C3,C2D2,C3C4,C3D3,C4D4,C5D5,C6D6,D2D3,D2E2,D3D4,D4D5,D5D6,D6D7,E1F1,E3E4,E3F3,E4F4,E5E6,E5F5,E6E7,E7F7,F2F3,F3F4,F4F5,F4G4,F5G5,F6G6,G2G3",
            ),
        ],
    }
}

fn of_board<'a>(message: &str, view: &'a RingfortsView, words: &Words) -> Figure<'a> {
    let is_over = view.mover().is_none();
    let picture = if is_over {
        Picture::Board(view)
    } else {
        Picture::Moves(view)
    };
    let [red, blue] = match measures(view.position()).first {
        FirstMeasure::Kingdoms(counts) | FirstMeasure::Bridges(counts) => counts,
    };
    let [of_red, of_blue] = view.points();
    let values = [
        ("red", red.into()),
        ("blue", blue.into()),
        ("points", format!("{of_red}:{of_blue}").into()),
    ];
    Figure {
        picture,
        caption: words.say(message, &values),
        share: 1,
    }
}
