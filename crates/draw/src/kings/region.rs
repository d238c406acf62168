//! Regions: their land, bricks and stacks, and what is marked on them.

use seat_of_kings::{Position, Positions, Public, Region, StackPiece};

use super::palette::{BRICK, HIGH, INK, LAND, LAND_EDGE, LEGAL};
use super::primitives::{Anchor, circle, form, glyphs, line, placed, rectangle};
use super::shapes::{BoardForm, RegionPlace, shapes};
use super::stack::{Piece, PlacedStack, brick, ghost, hollow};
use crate::Point;
use crate::element::Element;

/// A region in its place.
struct Ground<'a> {
    public: &'a Public,
    region: Region,
    place: RegionPlace,
    /// The positions where the seat that decides can act.
    legal: Positions,
}

/// The board of a game: how it is laid out, by how many regions it has.
pub(crate) fn form_of(public: &Public) -> &'static BoardForm {
    let boards = &shapes().board;
    let count = public.options().regions.len();
    &boards[count.clamp(1, boards.len()) - 1]
}

/// All regions of a game; in one of them are positions where the seat that decides can act.
pub(crate) fn regions(public: &Public, marked: Option<(Region, Positions)>) -> Element {
    let places = form_of(public).regions.iter();
    let grounds = public
        .options()
        .regions
        .iter()
        .zip(places)
        .map(|(region, &place)| Ground {
            public,
            region,
            place,
            legal: match marked {
                Some((marked, legal)) if marked == region => legal,
                _ => Positions::NONE,
            },
        });
    Element::group("kings-regions").with(grounds.map(|ground| ground.drawn()))
}

impl Ground<'_> {
    fn drawn(&self) -> Element {
        let shape = &shapes().region;
        let land = form("kings-land", &shape.land, LAND, LAND_EDGE, 24);
        let title = self.title();
        let positions = || Position::all();
        placed("kings-region", self.place.at, 1.0)
            .with([land, title])
            .with(positions().map(|position| self.brick(position)))
            .with(self.seal())
            .with(positions().map(|position| self.stack(position)))
            .with(positions().filter_map(|position| self.mark(position)))
    }

    fn title(&self) -> Element {
        let title = &shapes().region.title;
        let anchor = match self.place.title {
            super::shapes::TitleSide::Left => Anchor::Left,
            super::shapes::TitleSide::Right => Anchor::Right,
        };
        let name = self.region.name().to_ascii_uppercase();
        glyphs(&name, title.sides.of(self.place.title), title.scale, anchor)
    }

    fn brick(&self, position: Position) -> Element {
        let shape = &shapes().region;
        let is_king = position == Position::KING;
        let is_empty = self.public.stack(self.region, position).is_empty();
        let brick = if is_king {
            brick("kings-brick kings-high", HIGH)
        } else {
            brick("kings-brick", BRICK)
        };
        let name = glyphs(position.name(), shape.name, shape.name_scale, Anchor::Left);
        at(position, "kings-position")
            .with([brick])
            .with(is_empty.then(hollow))
            .with((is_empty && is_king).then(ghost))
            .with([name])
    }

    /// The pieces of a stack. Rule: SKB4
    fn stack(&self, position: Position) -> Element {
        let players = self.public.options().players;
        let stack = self.public.stack(self.region, position);
        let pieces: Vec<_> = stack
            .into_iter()
            .map(|piece| match piece {
                StackPiece::Piece(seat) => Piece::Ordinary(players.color(seat)),
                StackPiece::King(seat) => Piece::King(players.color(seat)),
            })
            .collect();
        let laid = PlacedStack::new(&pieces);
        at(position, "kings-stack").with(laid.iter().flat_map(PlacedStack::drawn))
    }

    /// A veil and a lock if nothing more is played here. Rule: SK2P1
    fn seal(&self) -> Option<Element> {
        let shape = &shapes().region;
        let veil = Element::path(&shape.land)
            .set("class", "kings-veil")
            .set("fill", LAND)
            .set("fill-opacity", "0.55");
        let lock = line("kings-lock", &shapes().signs.seal, INK, 44);
        let lock = placed("kings-seal", shape.seal.of(self.place.title), 0.9).with([lock]);
        let is_closed = self.public.closed().has(self.region);
        is_closed.then(|| Element::group("kings-closed").with([veil, lock]))
    }

    fn mark(&self, position: Position) -> Option<Element> {
        let shape = &shapes().region;
        let half = shape.half - 6;
        let is_empty = self.public.stack(self.region, position).is_empty();
        let frame = rectangle(
            "kings-legal",
            Point::ORIGIN,
            Point::new(half, half),
            shape.round - 3,
        )
        .set("fill", "none")
        .set("stroke", LEGAL)
        .set("stroke-width", 40);
        let target = circle("kings-target", Point::new(0, 40), 90).set("fill", LEGAL);
        let mark = at(position, "kings-mark")
            .with([frame])
            .with(is_empty.then_some(target));
        self.legal.has(position).then_some(mark)
    }
}

/// A group about a position.
fn at(position: Position, class: &str) -> Element {
    placed(class, shapes().region.of(position), 1.0)
}
