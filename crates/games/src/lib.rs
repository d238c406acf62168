//! The eleven Tara board games as one library.
//!
//! An [`AnyVariant`] names a game, an [`AnyGame`] is one in play, an [`AnyPlayer`] plays it. The modules are the crates of Tara with
//! everything else: [`ringforts`] and [`seat_of_kings`] have the rules, [`bots`] the computer players, [`search`] the searches for any
//! [`game`]. This crate has no code of its own.
//!
//! # A random game
//!
//! Chance and seats draw from any generator of `rand_core`.
//!
//! ```
//! use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
//! use tara::AnyVariant;
//!
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
//! for variant in AnyVariant::all() {
//!     let mut game = variant.start();
//!     while game.play_random(&mut rng).is_some() {}
//!     assert!(game.is_over());
//!     println!("{variant}: {}", game.score());
//! }
//! ```
//!
//! # A computer player
//!
//! It gets what its seat sees, so it knows no card of another hand. The same seed gives the same moves on every machine.
//!
//! ```
//! use tara::{AnyGame, AnyPlayer, Player, Turn};
//!
//! let mut game = AnyGame::read("four-treasures")?;
//! let mut player = AnyPlayer::level(1, game.variant()).expect("there are levels 1 to 8");
//! player.begin(7);
//! game.play_text("D4")?;
//! while let Turn::Seat(seat) = game.turn() {
//!     let action = player.choose(&game.seen_by(seat))?;
//!     game.play(action)?;
//! }
//! println!("{}", game.score());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Analyze a position
//!
//! Values are hundredths of a point, for the side to move.
//!
//! ```
//! use tara::bots::Analyst;
//! use tara::game::Text;
//! use tara::ringforts::Line;
//! use tara::search::{Limits, StopFlag};
//!
//! let line = Line::read("four-treasures 5/7/7/3r3/7/7/5 blue battle - - -")?;
//! let mut analyst = Analyst::new(line.position().variant(), 1 << 20);
//! let found = analyst.analyze(&line, 2, None, Limits::nodes(5_000), StopFlag::default());
//! assert_eq!(found.lines.len(), 2);
//! for best in &found.lines {
//!     println!("{} {:?}", best.value, best.moves);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Explain why a move is not legal
//!
//! The answer has the clause of the rules and the places that it rests on.
//!
//! ```
//! use tara::AnyGame;
//!
//! let game = AnyGame::read("sacred-hill-1 5/7/3r3/4r2/7/7/5 red manoeuvres - - -")?;
//! let why = game.explain_text("D4")?.expect("D4 is not legal");
//! assert_eq!(why.clause, "SH3");
//! assert_eq!(why.places, ["D5", "E4"]);
//! assert_eq!(game.explain_text("C3")?, None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use {bots, catalog, game, ringforts, search, seat_of_kings};

pub use bots::{AnyPlayer, Player};
pub use catalog::{Action, AnyGame, AnyVariant, Explanation, Observation, Ply};
pub use game::{Seat, Turn};
