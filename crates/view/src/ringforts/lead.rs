//! The side that is ahead, and by what.

use catalog::schema::one_of;
use ringforts::{Comparison, Criterion, Position};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

/// The lead as the board stands, by the measure that decides first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LeadView {
    /// The first comparison.
    #[serde(flatten)]
    pub first: ComparisonView,
    /// The tie-break if the first is equal; absent if it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie: Option<ComparisonView>,
}

/// The numbers of both sides in one measure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ComparisonView {
    /// The measure: `kingdoms`, `bridges`, `territory`; `spare` for territory that differs by the spare ringfort alone; and
    /// `kings_captured` after a double capture. Rule: M2, M3, HK14, SD7
    #[schema(schema_with = criterion_schema)]
    pub by: &'static str,
    /// The number of each side, Red's first.
    pub counts: [u8; 2],
    /// True if the smaller number is ahead. Rule: M2
    pub fewer: bool,
    /// The side that is ahead, 0 for Red and 1 for Blue; absent if the numbers are equal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<usize>,
}

impl LeadView {
    /// The lead in a position; `None` while that means nothing. Rule: M2-M5
    pub(super) fn of(position: &Position) -> Option<Self> {
        let has_spare = position.variant().book().has_spare;
        let lead = position.lead()?;
        Some(Self {
            first: ComparisonView::of(lead.first, has_spare),
            tie: lead.tie.map(|tie| ComparisonView::of(tie, has_spare)),
        })
    }
}

impl ComparisonView {
    fn of(comparison: Comparison, has_spare: bool) -> Self {
        Self {
            by: match comparison.by {
                Criterion::KingsCaptured => "kings_captured",
                Criterion::Kingdoms => "kingdoms",
                Criterion::Bridges => "bridges",
                Criterion::Territory if has_spare => "spare",
                Criterion::Territory => "territory",
            },
            counts: comparison.counts,
            fewer: comparison.by.fewest_win(),
            side: comparison.leader().map(ringforts::Color::index),
        }
    }
}

fn criterion_schema() -> Object {
    one_of([
        "kingdoms",
        "bridges",
        "territory",
        "spare",
        "kings_captured",
    ])
}
