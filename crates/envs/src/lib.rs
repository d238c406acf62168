//! Many games at once, as arrays for learning.
//!
//! An [`Envs`] plays some games of one variant. Each step takes an action number for each game ([`catalog::AnyVariant::number_count`]), draws
//! where chance is next, and writes what follows into [`Arrays`] that the caller owns. A finished game restarts at the next step.
//! All depends on the seed and the actions, and nothing on the number of threads.
//!
//! ```
//! use catalog::AnyGame;
//! use envs::{Arrays, Envs, Plan, Reward};
//!
//! let plan = Plan {
//!     start: AnyGame::read("four-treasures")?,
//!     count: 100,
//!     threads: 2,
//!     observes: false,
//!     reward: Reward::Result,
//!     max_steps: None,
//! };
//! let mut envs = Envs::new(&plan)?;
//! let (mut mask, mut seat, mut reward) = ([0; 90 * 100], [0; 100], [0.0; 2 * 100]);
//! let (mut done, mut truncated, mut actions) = ([0; 100], [0; 100], [0; 100]);
//! let mut arrays = Arrays {
//!     planes: &mut [],
//!     mask: &mut mask,
//!     seat: &mut seat,
//!     reward: &mut reward,
//!     done: &mut done,
//!     truncated: &mut truncated,
//! };
//! envs.seed(7);
//! envs.reset(arrays.lend());
//! while !arrays.done.contains(&1) {
//!     envs.sample(&mut actions);
//!     envs.step(&actions, arrays.lend())?;
//! }
//! let ended = arrays.done.iter().position(|&done| done == 1).expect("a game that ended");
//! assert_eq!((arrays.seat[ended], envs.game(ended).0.is_over()), (-1, true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arrays;
mod env;
mod kings;
mod ringfort;
mod vec;

pub use arrays::Arrays;
pub use env::Reward;
pub use vec::{Envs, Illegal, Plan};
