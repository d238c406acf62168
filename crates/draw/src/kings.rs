//! A whole game of Seat of Kings as a drawing, as somebody may see it.

mod card;
mod line;
mod middle;
mod palette;
mod panel;
mod region;
mod shapes;
mod sheet;
mod stack;

#[cfg(test)]
mod layout;

use game::{Moves, Seat};
use seat_of_kings::{Decision, Decisions, Positions, Public, Region, State, Step, View};

use self::panel::{Cards, panel};
use crate::Point;
use crate::drawing::drawing;
use crate::element::Element;

pub use self::sheet::{Sheet, deck};

/// The width in pixels where nobody asks for another.
const WIDTH_PX: u32 = 900;
/// Between panels, and from them to the edge.
const GAP: i32 = 60;
/// The height of the row with the cards of the seat that looks, and how large they are.
const OWN_HEIGHT: i32 = 2300;
const OWN_SCALES: [f64; 2] = [1.5, 1.1];

/// A game as somebody may see it. What is drawn rests on nothing else. Rule: SKO4
#[derive(Debug, Clone, Copy)]
pub enum Sight<'a> {
    /// All hands.
    All(&'a State),
    /// What one seat has seen: other hands lie face down.
    Seat(&'a View),
}

/// The drawing of a game as SVG, which stands alone, without a font.
///
/// There are the regions around the middle (deck, discards, Starting Player, traitor), and below them what each player has
/// before them: cumals, pieces in stock, King pieces, prisoners, cards. A stack shows its top piece large and those below it small,
/// from the lowest one on. Where the seat that decides can act is marked. The cards of the seat whose view it is are at the foot.
/// `title` is what it is called by a screen reader. Every color can be set by class.
///
/// Rule: SKB1, SKB2, SKB4, SKF1, SKO4
pub fn kings(sight: Sight<'_>, title: &str) -> String {
    let public = sight.public();
    let [x, y, width, board_height] = region::form_of(public).frame;
    let seats: Vec<_> = public.options().players.seats().collect();
    let below = y + board_height + GAP;
    let panels = seats.iter().zip(0..).map(|(&seat, place)| {
        let corner = Point {
            x: x + GAP + place % 2 * (panel::SIZE.x + GAP),
            y: below + place / 2 * (panel::SIZE.y + GAP),
        };
        panel(sight, seat, corner)
    });
    let rows = seats.len().div_ceil(2) as i32;
    let foot = below + rows * (panel::SIZE.y + GAP);
    let (own, foot) = match sight {
        Sight::All(_) => (Vec::new(), foot),
        Sight::Seat(view) => {
            let middle = Point {
                x: x + width / 2,
                y: foot + OWN_HEIGHT / 2,
            };
            let own = panel::cards(public, &own_cards(view), OWN_SCALES, middle);
            (own, foot + OWN_HEIGHT + GAP)
        }
    };
    let height = foot - y;
    let height_px = i64::from(WIDTH_PX) * i64::from(height) / i64::from(width);
    let size = [WIDTH_PX.into(), height_px];
    drawing("kings", [x, y, width, height], size, title)
        .with([
            region::regions(public, sight.marked()),
            middle::middle(public),
        ])
        .with(panels)
        .with([Element::group("kings-own").with(own)])
        .to_string()
}

fn own_cards(view: &View) -> Cards {
    let own = view.own();
    let seen = |cards: seat_of_kings::Cards| cards.by_number().into_iter().map(Some).collect();
    Cards {
        hand: seen(own.cards),
        aside: seen(own.aside),
    }
}

impl<'a> Sight<'a> {
    /// What everybody sees.
    pub const fn public(self) -> &'a Public {
        match self {
            Self::All(state) => state.public(),
            Self::Seat(view) => view.public(),
        }
    }

    /// What lies before a seat: its cards, or their backs.
    fn cards(self, seat: Seat) -> Cards {
        match self {
            Self::All(state) => {
                let seen = |cards: seat_of_kings::Cards| cards.by_number().into_iter().map(Some);
                let hand = state.hand(seat);
                Cards {
                    hand: seen(hand.cards).collect(),
                    aside: seen(hand.aside).collect(),
                }
            }
            Self::Seat(view) => {
                let (hand, aside) = view.sizes(seat);
                Cards {
                    hand: vec![None; hand.into()],
                    aside: vec![None; aside.into()],
                }
            }
        }
    }

    /// Where the seat that decides can place, promote, exchange, garrison or keep a fort, if that is seen.
    fn marked(self) -> Option<(Region, Positions)> {
        let public = self.public();
        let region = match (public.garrison(), public.step()) {
            (Some(garrison), _) => garrison.region,
            (
                None,
                Step::Place { region, .. }
                | Step::Stone { region, .. }
                | Step::Promote { region, .. }
                | Step::Exchange { region, .. },
            ) => region,
            _ => return None,
        };
        let decisions = self.decisions()?;
        let positions = decisions.iter().filter_map(|decision| match decision {
            Decision::Place(position)
            | Decision::Promote(position)
            | Decision::Exchange(position)
            | Decision::Garrison(position)
            | Decision::KeepFort(position) => Some(position),
            _ => None,
        });
        Some((region, positions.collect()))
    }

    fn decisions(self) -> Option<Decisions> {
        match self {
            Self::All(state) => Some(game::Game::moves(state)),
            Self::Seat(view) => view.decisions(),
        }
    }
}
