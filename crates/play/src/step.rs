//! Steps: the effects of an action or a draw, found by playing it.

use ::view::{KingsChange, RingfortsChange};
use catalog::{AnyGame, PlayError, PlyRef};
use game::Observer;
use seat_of_kings::{Region, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::kings::KingsEffect;
use crate::ringforts::RingfortsEffect;

/// The effects of an action or a draw, as everybody may know them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Step {
    /// Seat of Kings: the region in which it happened, if the action does not name one.
    pub(crate) region: Option<Region>,
    /// In the order in which they happened.
    pub(crate) effects: Vec<EffectView>,
    /// `None` if nothing that everybody sees is different.
    pub(crate) change: Option<ChangeView>,
}

/// One effect of an action or a draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum EffectView {
    /// Of a ringfort game.
    Ringforts(RingfortsEffect),
    /// Of Seat of Kings.
    Kings(KingsEffect),
}

/// The changes by an action or a draw, each with its value before and after. Equal parts are omitted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct ChangeView {
    /// In a ringfort game.
    #[serde(flatten)]
    #[schema(value_type = RingfortsChange)]
    pub ringforts: Option<RingfortsChange>,
    /// In Seat of Kings.
    #[serde(flatten)]
    #[schema(value_type = KingsChange)]
    pub kings: Option<KingsChange>,
}

impl Step {
    /// Plays an action or a draw.
    ///
    /// # Errors
    ///
    /// If it cannot be played; the game stays as it was.
    pub(crate) fn play(game: &mut AnyGame, ply: PlyRef<'_>) -> Result<Self, PlayError> {
        let before = game.clone();
        let mut reported = Reported::default();
        game.play_ply_observed(ply, &mut reported)?;
        Ok(match (&before, &*game) {
            (AnyGame::Ringforts(before), AnyGame::Ringforts(after)) => {
                let (before, after) = (before.position(), after.position());
                let change = RingfortsChange::between(before, after);
                let effects = RingfortsEffect::all(before, ply, after, &reported.ringforts);
                Self {
                    region: None,
                    effects: effects.into_iter().map(EffectView::Ringforts).collect(),
                    change: (!change.is_empty()).then(|| ChangeView::of_ringforts(change)),
                }
            }
            (AnyGame::SeatOfKings(before), AnyGame::SeatOfKings(after)) => {
                let change = KingsChange::between(before, after);
                Self {
                    region: State::region_now(before),
                    effects: kings_effects(before, &reported.kings),
                    change: (!change.is_empty()).then(|| ChangeView::of_kings(change)),
                }
            }
            _ => Self::default(),
        })
    }
}

impl ChangeView {
    const fn of_ringforts(change: RingfortsChange) -> Self {
        Self {
            ringforts: Some(change),
            kings: None,
        }
    }

    const fn of_kings(change: KingsChange) -> Self {
        Self {
            ringforts: None,
            kings: Some(change),
        }
    }
}

fn kings_effects(before: &State, reported: &[seat_of_kings::Effect]) -> Vec<EffectView> {
    let players = before.public().options().players;
    let effects = KingsEffect::all(players, reported).into_iter();
    effects.map(EffectView::Kings).collect()
}

/// The report of the rules on one step.
#[derive(Default)]
pub(crate) struct Reported {
    ringforts: Vec<ringforts::Effect>,
    pub(crate) kings: Vec<seat_of_kings::Effect>,
}

impl Observer<ringforts::Effect> for Reported {
    fn observe(&mut self, effect: ringforts::Effect) {
        self.ringforts.push(effect);
    }
}

impl Observer<seat_of_kings::Effect> for Reported {
    fn observe(&mut self, effect: seat_of_kings::Effect) {
        self.kings.push(effect);
    }
}
