//! Details of a log entry: its action or draw, and the effects, as everybody saw them.

use catalog::PlyRef;
use seat_of_kings::{Effect, Players, Region};
use serde::Serialize;
use utoipa::ToSchema;

use super::action::PlyFields;
use crate::kings::EffectView;

/// The detail of a log entry, as far as its reader may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LogDetail {
    /// The action or the chance event; its kind alone if the rest is hidden.
    #[serde(flatten)]
    pub ply: PlyFields,
    /// Seat of Kings: the region in which it happened, if the action does not name one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<&'static str>,
    /// The effects, in the order of the rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<EffectView>,
}

impl LogDetail {
    /// An entry of a ringfort game, of which everybody knows everything.
    pub(crate) fn of_ringforts(ply: PlyRef<'_>) -> Self {
        Self {
            ply: PlyFields::of(ply),
            region: None,
            effects: Vec::new(),
        }
    }

    /// An entry of Seat of Kings with these fields, and what everybody saw of it.
    pub(crate) fn of_kings(
        players: Players,
        ply: PlyFields,
        region: Option<Region>,
        effects: &[Effect],
    ) -> Self {
        Self {
            region: region.filter(|_| !ply.names_region()).map(Region::name),
            ply,
            effects: effects
                .iter()
                .filter_map(|&effect| EffectView::of(players, effect))
                .collect(),
        }
    }
}
