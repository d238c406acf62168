//! Boards as pictures: the ringfort games as knotwork, Seat of Kings as pyramids, in SVG and PNG.
//!
//! [`board`] draws a [`RingfortsView`](view::RingfortsView) with everything visible on it, and [`png`] renders a
//! drawing as pixels. The shapes of the knots are data in `data/knot/`, which the page reads too; [`Strands`] are the
//! closed curves that they make on a board. The two sides are distinguished by their knots, not only by their colors.
//!
//! [`kings`] draws a game of Seat of Kings from a [`Perspective`](view::Perspective), and [`deck`] the cards of a deck on a
//! sheet. `data/kings/`, which the page reads too, has the places of positions, the layout of stacks and cards, and the shapes of
//! pieces. Players are distinguished by the outlines of their pieces and the emblems on them, not only by their colors.
//!
//! [`animation`] combines several drawings into one animated picture.
//!
//! [`aid`], [`score_sheet`] and [`deck_pages`] are pages to print, whose letters are outlines of `data/look/letters.json`, and [`pdf`] puts
//! pages into one file.
//!
//! The crate knows no rule and no sentence of any language, and opens no file. Only the one sheet of [`deck`] needs a font; its
//! words appear in whatever serif font is available.
//!
//! ```
//! use ringforts::{Color, Position, Setup};
//! use view::RingfortsView;
//!
//! let setup: Setup = "four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -".parse()?;
//! let view = RingfortsView::of(&Position::try_from(setup)?);
//!
//! // Two ringforts and their bridge are one knot of one strand.
//! assert_eq!(draw::Strands::of(&view, Color::Red).len(), 1);
//!
//! let drawing = draw::board(&view, "Four Treasures");
//! assert!(drawing.starts_with("<svg") && drawing.contains("<title>Four Treasures</title>"));
//! let image = draw::png(&drawing, 300)?;
//! assert!(image.starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod point;
mod shapes;

mod segment;
mod strands;

mod drawing;
mod element;
mod path_data;

mod board;
mod face;
mod frame;
mod ground;
mod knots;
mod look;
mod marks;
mod outline;
mod palette;

mod kings;

mod animation;
mod png;
mod print;

pub use animation::animation;
pub use board::{board, plain_board};
pub use kings::{Sheet, deck, kings};
pub use png::{PngRefused, png, small_png};
pub use point::Point;
pub use print::{
    Aid, Block, Column, DeckPages, Figure, Paper, Passage, PdfRefused, Picture, ScoreSheet, aid,
    deck_pages, pdf, score_sheet,
};
pub use segment::{Crossing, Segment};
pub use strands::{Pass, Strand, Strands};
