//! Turns of Seat of Kings: what one seat decided in a row, with what everybody sees before and after each decision.

use std::ops::Range;

use catalog::{Action, AnyGame, PlayError, PlyRef};
use game::{Observer, Seat};
use seat_of_kings::{Decision, Effect, Public, Region, Stage, State};

use super::names::name;

/// The decisions of one seat in a row: a turn of the round, or a decision between the turns.
#[derive(Debug, Clone)]
pub struct KingsTurn {
    /// The seat.
    pub seat: Seat,
    /// The numbers of its decisions among the plies, and of the draws after them.
    pub plies: Range<usize>,
    /// Never empty.
    pub(super) steps: Vec<TurnStep>,
}

/// A decision of a turn, with the draws after it.
#[derive(Debug, Clone)]
pub(super) struct TurnStep {
    /// The decision; `None` if only its seat knows it. Rule: SKO4
    pub(super) decision: Option<Decision>,
    /// The region that it was about, if it was about one.
    pub(super) region: Option<Region>,
    pub(super) before: Public,
    pub(super) after: Public,
    pub(super) effects: Vec<Effect>,
}

impl KingsTurn {
    /// The turns of which these plies are made, in order; draws before the first decision are in none. The game is played on.
    ///
    /// # Errors
    ///
    /// If a ply cannot be played.
    pub fn all<'a>(
        game: &mut AnyGame,
        plies: impl IntoIterator<Item = PlyRef<'a>>,
    ) -> Result<Vec<Self>, PlayError> {
        let mut turns: Vec<Self> = Vec::new();
        for (number, ply) in plies.into_iter().enumerate() {
            let before = game.as_kings().cloned();
            let mut effects = Reported::default();
            game.play_ply_observed(ply, &mut effects)?;
            let (Some(before), Some(after)) = (before, game.as_kings()) else {
                continue;
            };
            let after = after.public().clone();
            match (ply, before.public().decides()) {
                (PlyRef::Action(Action::Kings(decision)), Some(seat)) => {
                    let step = TurnStep::new(&before, decision, after, effects.0);
                    let last = turns.last_mut();
                    match last.filter(|last| last.seat == seat && step.goes_on_from(last)) {
                        Some(last) => last.add(number, step),
                        None => turns.push(Self {
                            seat,
                            plies: number..number + 1,
                            steps: vec![step],
                        }),
                    }
                }
                _ => {
                    if let Some(last) = turns.last_mut() {
                        last.draw(number, after, effects.0);
                    }
                }
            }
        }
        Ok(turns)
    }

    /// The name of its seat.
    pub fn seat_name(&self) -> &'static str {
        name(self.steps[0].before.options().players, self.seat)
    }

    fn add(&mut self, number: usize, step: TurnStep) {
        self.plies.end = number + 1;
        self.steps.push(step);
    }

    fn draw(&mut self, number: usize, after: Public, effects: Vec<Effect>) {
        self.plies.end = number + 1;
        if let Some(step) = self.steps.last_mut() {
            step.after = after;
            step.effects.extend(effects);
        }
    }
}

impl TurnStep {
    fn new(before: &State, decision: Decision, after: Public, effects: Vec<Effect>) -> Self {
        let region = match decision {
            Decision::Play(_, region, ..)
            | Decision::Stone(_, region, ..)
            | Decision::Amnesty(region, _)
            | Decision::Region(region) => Some(region),
            _ => before.region_now(),
        };
        Self {
            decision: (!matches!(decision, Decision::Keep(_))).then_some(decision),
            region,
            before: before.public().clone(),
            after,
            effects,
        }
    }

    /// True if it belongs to the turn before it, which is of the same seat.
    fn goes_on_from(&self, turn: &KingsTurn) -> bool {
        match self.before.stage() {
            Stage::Garrison => turn.steps.last().is_some_and(|last| {
                last.before.stage() == Stage::Garrison && last.region == self.region
            }),
            stage => stage.goes_on(),
        }
    }
}

/// The effects that the rules report.
#[derive(Default)]
struct Reported(Vec<Effect>);

impl Observer<Effect> for Reported {
    fn observe(&mut self, effect: Effect) {
        self.0.push(effect);
    }
}

impl Observer<ringforts::Effect> for Reported {
    fn observe(&mut self, _: ringforts::Effect) {}
}
