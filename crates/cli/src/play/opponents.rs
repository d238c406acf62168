//! The players of the program who sit at a table.

use std::time::Duration;

use ::play::{Agreed, Seen, Taker, Wanted};
use anyhow::Context;
use bots::{Player, Spec};
use catalog::AnyVariant;
use game::{Seat, Tokens};
use ringforts::{Line, Move};
use seat_of_kings::{Decision, View};

use crate::players;

/// How long another program may think.
const PATIENCE: Duration = Duration::from_secs(600);
/// The level of a hint.
pub(crate) const HINT: u8 = 5;

/// A player of one of the games.
enum Opponent {
    Ringforts(Box<dyn Player<Line, Move>>),
    SeatOfKings(Box<dyn Player<View, Decision>>),
}

/// By seat: the player, and what its random numbers of this game follow from.
#[derive(Default)]
pub(crate) struct Opponents {
    seated: [Option<Opponent>; Seat::MOST],
    seeds: [Option<u64>; Seat::MOST],
}

impl Opponents {
    /// A player for each seat that the program takes.
    pub(crate) fn new(agreed: &Agreed) -> anyhow::Result<Self> {
        let variant = agreed.variant.parse()?;
        let mut opponents = Self::default();
        for (place, seating) in agreed.seats.iter().enumerate() {
            if let Taker::Program(name) = &seating.taker {
                let spec: Spec = name.parse()?;
                let opponent = Opponent::new(variant, &spec);
                let opponent = opponent.with_context(|| seating.seat.clone())?;
                *opponents.seated.get_mut(place).context("a fifth seat")? = Some(opponent);
            }
        }
        Ok(opponents)
    }

    /// The decision that is wanted.
    pub(crate) fn decide(&mut self, wanted: &Wanted<'_>) -> anyhow::Result<String> {
        let place = wanted.seat.index();
        let opponent = self.seated[place].as_mut();
        let opponent = opponent.expect("each seat of the program has its player");
        if self.seeds[place] != Some(wanted.seed) {
            opponent.begin(wanted.seed);
            self.seeds[place] = Some(wanted.seed);
        }
        opponent.decide(&wanted.seen)
    }
}

impl Opponent {
    fn new(variant: AnyVariant, spec: &Spec) -> anyhow::Result<Self> {
        Ok(match variant {
            AnyVariant::Ringforts(_) => Self::Ringforts(players::of_ringforts(spec, PATIENCE)?),
            AnyVariant::SeatOfKings => Self::SeatOfKings(players::of_seat_of_kings(spec)?),
        })
    }

    fn begin(&mut self, seed: u64) {
        match self {
            Self::Ringforts(player) => player.begin(seed),
            Self::SeatOfKings(player) => player.begin(seed),
        }
    }

    fn decide(&mut self, seen: &Seen) -> anyhow::Result<String> {
        Ok(match (self, seen) {
            (Self::Ringforts(player), Seen::Ringforts(line)) => {
                line.write_move(player.choose(line)?)
            }
            (Self::SeatOfKings(player), Seen::SeatOfKings(view)) => {
                player.choose(view)?.to_string()
            }
            _ => unreachable!("the players were made for the variant"),
        })
    }
}

/// What a good player would do, who sees this.
pub(crate) fn hint(variant: AnyVariant, seen: &Seen) -> anyhow::Result<String> {
    let mut player = Opponent::new(variant, &Spec::Level(HINT))?;
    player.begin(0);
    player.decide(seen)
}
