//! The fits of each card of a hand, if a turn of its seat began now.

use game::Moves;
use seat_of_kings::{Card, Decision, Decisions, Position, Print, Region, View, Violation};
use serde::Serialize;
use utoipa::ToSchema;

/// A card of the hand and where it fits. Any card can be discarded, or used for an amnesty that the seat can pay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardFits {
    /// The card.
    pub card: u8,
    /// The fits of its array by region in play; empty for a Stone of Destiny. Rule: SKC2, SKP1
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fits: Vec<Fits>,
    /// The placements that leave the region, the same in all regions. Each lists the Placement Positions that still exist.
    /// Rule: SKC2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outside: Option<IllegalFits>,
    /// The regions in which a Stone of Destiny can swap two pieces. Rule: SKD5
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub swaps: Vec<&'static str>,
}

/// The fits of a card in one region, each by its one or two Placement Positions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Fits {
    /// The region.
    pub region: &'static str,
    /// Those that are legal.
    pub legal: Vec<Vec<&'static str>>,
    /// Those that are not, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred: Option<IllegalFits>,
    /// Those that are legal and would change nothing, by what is missing: no piece could be placed, and no activation that can be
    /// paid would promote anything. A discard pays cumals instead. Rule: SKR4
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub useless: Vec<IllegalFits>,
}

/// Fits with the one reason against them. Rule: SKC2, SKP1
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct IllegalFits {
    /// The fits, each by its Placement Positions.
    pub fits: Vec<Vec<&'static str>>,
    /// The clause that it rests on.
    pub clause: &'static str,
    /// The name of its sentence in `locales/`, such as `why-fit-less-empty`.
    pub name: String,
}

/// The fits of the cards of the seat of a view, by ascending number.
pub(super) fn of(view: &View) -> Vec<CardFits> {
    let cards = view.own().cards.by_number().into_iter();
    cards
        .filter_map(|card| Some(of_card(&view.on_turn_with(card)?, card)))
        .collect()
}

/// The fits of a card at the beginning of a turn.
fn of_card(view: &View, card: Card) -> CardFits {
    let public = view.public();
    let print = public.options().deck.print(card);
    let regions = public.in_play();
    let is_swapped = |region: &Region| {
        let pieces: usize = public.heights(*region).into_iter().map(usize::from).sum();
        print.is_stone() && pieces > 1
    };
    let (all, decisions) = (print.fits(), view.decisions());
    CardFits {
        card: card.number(),
        fits: if print.is_stone() {
            Vec::new()
        } else {
            let regions = regions.iter();
            regions
                .map(|region| in_region(view, decisions.as_ref(), card, region, &all))
                .collect()
        },
        outside: outside(print),
        swaps: regions
            .iter()
            .filter(is_swapped)
            .map(Region::name)
            .collect(),
    }
}

fn in_region(
    view: &View,
    decisions: Option<&Decisions>,
    card: Card,
    region: Region,
    all: &[Vec<Position>],
) -> Fits {
    let play = |fit: &[Position]| Decision::Play(card, region, fit[0], fit.get(1).copied());
    let is_legal =
        |fit: &&Vec<Position>| decisions.is_some_and(|decisions| decisions.contains(play(fit)));
    let (legal, barred): (Vec<_>, Vec<_>) = all.iter().partition(is_legal);
    let names = |fits: &[&Vec<Position>]| fits.iter().map(|fit| names(fit)).collect();
    // The preference for empty positions bars all of them for one reason.
    let reason = barred.first().and_then(|fit| view.explain(play(fit)));
    Fits {
        region: region.name(),
        legal: names(&legal),
        barred: reason.map(|reason| IllegalFits::by(reason.why, names(&barred))),
        useless: useless(view, card, region, &legal),
    }
}

/// The legal fits that would change nothing, by reason.
fn useless(view: &View, card: Card, region: Region, legal: &[&Vec<Position>]) -> Vec<IllegalFits> {
    let public = view.public();
    let bar = |fit: &[Position]| {
        let fit = fit.iter().copied().collect();
        public.bars_play(card, region, fit, view.seat())
    };
    let mut found: Vec<(Violation, Vec<Vec<&'static str>>)> = Vec::new();
    for fit in legal {
        let Some(why) = bar(fit) else { continue };
        match found.iter_mut().find(|(known, _)| *known == why) {
            Some((_, fits)) => fits.push(names(fit)),
            None => found.push((why, vec![names(fit)])),
        }
    }
    let found = found.into_iter();
    found
        .map(|(why, fits)| IllegalFits::by(why, fits))
        .collect()
}

/// The placements of an array that lie partly outside, which are the same in all regions.
fn outside(print: &Print) -> Option<IllegalFits> {
    let all: Vec<_> = print.outside().iter().map(|left| names(left)).collect();
    (!all.is_empty()).then(|| IllegalFits::by(Violation::NoFit, all))
}

fn names(fit: &[Position]) -> Vec<&'static str> {
    fit.iter().map(|position| position.name()).collect()
}

impl IllegalFits {
    fn by(why: Violation, fits: Vec<Vec<&'static str>>) -> Self {
        Self {
            fits,
            clause: why.clause(),
            name: format!("why-{}", why.code()),
        }
    }
}
