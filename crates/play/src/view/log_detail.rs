//! Details of a log entry: its action or draw, its effects and its changes, as everybody saw them.

use catalog::PlyRef;
use ringforts::Hills;
use seat_of_kings::Region;
use serde::Serialize;
use utoipa::ToSchema;

use super::action::PlyFields;
use crate::ringforts::RingfortsEffect;
use crate::step::{ChangeView, EffectView, Step};

/// The detail of a log entry, as far as its reader may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LogDetail {
    /// The action or the chance event; only its kind if the rest is hidden.
    #[serde(flatten)]
    pub ply: PlyFields,
    /// Seat of Kings: the region in which it happened, if the action does not name one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<&'static str>,
    /// The effects, in the order in which they happened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<EffectView>,
    /// The public changes, with the values before and after, so that a client can step in either direction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub change: Option<ChangeView>,
}

impl LogDetail {
    /// The detail of a step of which everything may be known.
    pub(crate) fn of(ply: PlyRef<'_>, step: Step) -> Self {
        Self::with_fields(PlyFields::of(ply), step)
    }

    /// The detail of a step of which the reader may know these fields.
    pub(crate) fn with_fields(ply: PlyFields, step: Step) -> Self {
        Self {
            region: step
                .region
                .filter(|_| !ply.names_region())
                .map(Region::name),
            ply,
            effects: step.effects,
            change: step.change,
        }
    }

    /// The last detail of a game of High Kings that ended by older rules: its kings are the second of these sets, where today's
    /// rules end with the first. Rule: HK9
    pub(crate) fn end_with_kings(&mut self, ended: [Hills; 2], shown: [Hills; 2]) {
        let is_withdrawal = |effect: &EffectView| {
            use RingfortsEffect::ForcedPass;
            matches!(effect, EffectView::Ringforts(ForcedPass { .. }))
        };
        self.effects.retain(|effect| !is_withdrawal(effect));
        let change = self.change.get_or_insert_default();
        let change = change.ringforts.get_or_insert_default();
        change.end_with_kings(ended, shown);
    }
}
