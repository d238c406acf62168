//! Plans of a turn of Seat of Kings: a player's choices, and the usual steps after them.
//!
//! A player who plays a card usually places on all of its positions (but moves a fort only with a card that can do nothing
//! else), and activates and promotes as long as that gains something. A [`TurnPlan`] does that, except for steps that the
//! player leaves out, and lists the other possible steps.

use std::cmp::Reverse;

use catalog::Action;
use game::Seat;
use seat_of_kings::{Card, Decision, Position, Positions, Public, Region, Step};
use serde::Serialize;
use utoipa::ToSchema;

use crate::preview::Draft;
use crate::view::{ActionView, LogDetail};
use crate::{Continuation, EffectView, KingsEffect, Preview, Refusal, Table};

/// A player's choices for a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TurnWishes {
    /// The decision that begins it; none if the turn has begun.
    pub begin: Option<Decision>,
    /// Unusual steps, such as making a fort by a promotion. Illegal ones are skipped.
    pub also: Vec<Decision>,
    /// Usual steps that are left out.
    pub without: Vec<Decision>,
}

/// A turn as it would be played.
#[derive(Clone, PartialEq, Serialize, ToSchema)]
pub struct TurnPlan {
    /// Its actions, in order.
    pub actions: Vec<ActionView>,
    /// The other possible steps: left out, or unusual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<TurnOffer>,
    /// Why it uses up a card and changes nothing on the board; absent if it changes something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Idle>,
    /// The preview of these actions.
    pub preview: Preview,
}

/// A step that a turn leaves out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TurnOffer {
    /// The action.
    pub action: ActionView,
    /// Its detail, in the form of the log.
    pub detail: LogDetail,
    /// True if it costs something and makes nothing possible.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_idle: bool,
}

/// The usual turn of a card and a fit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct UsualTurn {
    /// Its actions, in order; the first one plays the card.
    pub actions: Vec<ActionView>,
    /// The details of the actions, in the form of the log.
    pub details: Vec<LogDetail>,
    /// The cumals that it costs, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<u32>,
    /// Why the card can do nothing there; absent if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Idle>,
}

/// Why a card is used up for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Idle {
    /// The seat has no piece in stock. Rule: SKP6
    NoStock,
    /// The seat cannot pay for the first piece in the region. Rule: SKP5
    Fee,
    /// Nothing is placed, promoted, swapped or freed.
    Nothing,
}

impl Table {
    /// Plans a turn of a seat.
    ///
    /// # Errors
    ///
    /// If the seat is not asked, the game is another one, or the turn cannot begin so.
    pub fn plan_turn(&self, seat: Seat, wishes: &TurnWishes) -> Result<TurnPlan, Refusal> {
        self.empty_draft(seat)?.plan_turn(wishes)
    }

    /// The usual turn of each fit of a card, the one that does most first: that wins, takes thrones, promotes, captures,
    /// places; of equal ones the cheapest, and then the first in the order of moves. Rule: SKP1
    ///
    /// # Errors
    ///
    /// If the seat is not asked, or the game is another one.
    pub fn usual_turns(&self, seat: Seat, card: Card) -> Result<Vec<UsualTurn>, Refusal> {
        self.empty_draft(seat)?.usual_turns(card)
    }
}

impl Draft {
    /// Plans a turn that begins here, as [`Table::plan_turn`].
    ///
    /// # Errors
    ///
    /// If the game is another one, or the turn cannot begin so.
    pub fn plan_turn(&self, wishes: &TurnWishes) -> Result<TurnPlan, Refusal> {
        let planner = self.planned(wishes)?;
        Ok(TurnPlan {
            actions: planner.views(),
            offers: planner.offers(),
            idle: planner.idle(),
            preview: planner.draft.preview(),
        })
    }

    /// The usual turn of each fit of a card, as [`Table::usual_turns`]. Rule: SKP1
    ///
    /// # Errors
    ///
    /// If the game is another one.
    pub fn usual_turns(&self, card: Card) -> Result<Vec<UsualTurn>, Refusal> {
        let legal = self.history.game().legal_actions();
        let plays = legal.into_iter().filter_map(|action| match action {
            Action::Kings(play @ Decision::Play(played, ..)) if played == card => Some(play),
            _ => None,
        });
        let turns = plays.map(|play| self.usual_turn(play));
        let mut turns = turns.collect::<Result<Vec<_>, _>>()?;
        turns.sort_by_key(|&(worth, _)| Reverse(worth));
        Ok(turns.into_iter().map(|(_, turn)| turn).collect())
    }

    fn usual_turn(&self, play: Decision) -> Result<(Option<Worth>, UsualTurn), Refusal> {
        let wishes = TurnWishes {
            begin: Some(play),
            ..TurnWishes::default()
        };
        let planner = self.planned(&wishes)?;
        let is_idle = planner.actions.len() == 1 && !planner.has_offer();
        let turn = UsualTurn {
            actions: planner.views(),
            details: planner.draft.details(),
            paid: planner.draft.paid(),
            idle: is_idle.then(|| planner.why_idle()),
        };
        let worth = (!is_idle).then(|| planner.worth(&turn));
        Ok((worth, turn))
    }

    fn planned<'a>(&self, wishes: &'a TurnWishes) -> Result<Planner<'a>, Refusal> {
        if self.history.game().as_kings().is_none() {
            return Err(Refusal::NotAMove);
        }
        let mut planner = Planner {
            seat: self.seat,
            wishes,
            start: self.clone(),
            draft: self.clone(),
            actions: Vec::new(),
            placed: None,
        };
        if let Some(begin) = wishes.begin {
            planner.play(begin)?;
        }
        while let Some(next) = planner.next() {
            planner.play(next)?;
        }
        Ok(planner)
    }
}

/// The worth of a turn in numbers, what matters most first.
type Worth = [i64; 6];

/// A turn while it is planned.
struct Planner<'a> {
    seat: Seat,
    wishes: &'a TurnWishes,
    start: Draft,
    draft: Draft,
    actions: Vec<Decision>,
    /// The draft when it activated: what is placed is placed before.
    placed: Option<Draft>,
}

impl Planner<'_> {
    fn play(&mut self, decision: Decision) -> Result<(), Refusal> {
        if decision == Decision::Activate {
            self.placed = Some(self.draft.clone());
        }
        self.draft.add(Action::Kings(decision))?;
        self.actions.push(decision);
        Ok(())
    }

    /// The next step that is wanted or usual: first what is placed, then the activation, then the highest promotion, so that
    /// a small stock goes as far up as it can.
    fn next(&self) -> Option<Decision> {
        let legal = legal(&self.draft).into_iter();
        legal
            .filter(|&decision| self.is_wanted(&self.draft, decision))
            .min_by_key(|&decision| order(decision))
    }

    fn is_wanted(&self, draft: &Draft, decision: Decision) -> bool {
        let is_asked = decision != Decision::End || public(draft).garrison().is_some();
        let is_also = is_asked && self.wishes.also.contains(&decision);
        is_also || (!self.wishes.without.contains(&decision) && self.is_usual(draft, decision))
    }

    fn is_usual(&self, draft: &Draft, decision: Decision) -> bool {
        let public = public(draft);
        match (decision, public.step()) {
            (Decision::Place(at), Step::Place { region, .. }) => {
                !moves_fort(public, region, self.seat, at) || self.only_moves_fort(draft, region)
            }
            (Decision::Activate, _) => {
                let promotes = promotions(draft);
                let mut opened = promotes.iter().flatten();
                opened.any(|&(ref after, promotion)| self.is_wanted(after, promotion))
            }
            // A fort costs a piece and activates nothing that is not activated already.
            (Decision::Promote(at), Step::Promote { region, .. }) => {
                !public.held(region, self.seat).has(at)
            }
            _ => false,
        }
    }

    /// True if the card can do nothing else than move a fort, and was played for that: nothing is placed or left out.
    fn only_moves_fort(&self, draft: &Draft, region: Region) -> bool {
        let is_place = |decision: &Decision| matches!(decision, Decision::Place(_));
        let is_begun = self
            .actions
            .iter()
            .chain(&self.wishes.without)
            .any(is_place);
        !is_begun
            && legal(draft).into_iter().all(|decision| match decision {
                Decision::Place(at) => moves_fort(public(draft), region, self.seat, at),
                _ => true,
            })
    }

    /// The decisions that are left out, with what each would do.
    fn offers(&self) -> Vec<TurnOffer> {
        let offered = |draft: &Draft, kinds: fn(&Decision) -> bool| -> Vec<TurnOffer> {
            let legal = legal(draft).into_iter().filter(kinds);
            legal
                .filter_map(|decision| offer(draft, decision))
                .collect()
        };
        let mut offers = Vec::new();
        if let Some(placed) = &self.placed {
            offers.extend(offered(placed, |one| matches!(one, Decision::Place(_))));
        }
        offers.extend(offered(&self.draft, |one| {
            matches!(
                one,
                Decision::Place(_) | Decision::Activate | Decision::Promote(_)
            )
        }));
        offers
    }

    /// Returns true if something that changes the board is left out.
    fn has_offer(&self) -> bool {
        self.offers().iter().any(|offer| !offer.is_idle)
    }

    fn worth(&self, turn: &UsualTurn) -> Worth {
        let decisions = |is_meant: fn(&&Decision) -> bool| {
            let meant = self.actions.iter().filter(is_meant);
            meant.count() as i64
        };
        let effects = |is_meant: fn(&KingsEffect) -> bool| {
            let all = turn.details.iter().flat_map(|detail| &detail.effects);
            let is_it = |effect: &&EffectView| matches!(effect, EffectView::Kings(effect) if is_meant(effect));
            all.filter(is_it).count() as i64
        };
        let places = decisions(|decision| matches!(decision, Decision::Place(_)));
        [
            effects(|effect| matches!(effect, KingsEffect::Won { .. })),
            decisions(|&&decision| decision == Decision::Promote(Position::KING)),
            decisions(|decision| matches!(decision, Decision::Promote(_))),
            effects(|effect| {
                use KingsEffect::{Captured, FortStruck, KingStruck};
                matches!(
                    effect,
                    Captured { .. } | FortStruck { .. } | KingStruck { .. }
                )
            }),
            // A piece that only moves a fort is one piece less.
            places - effects(|effect| matches!(effect, KingsEffect::FortMoved { .. })),
            -i64::from(turn.paid.unwrap_or_default()),
        ]
    }

    fn views(&self) -> Vec<ActionView> {
        let actions = self.actions.iter();
        actions
            .map(|&decision| ActionView::of(Action::Kings(decision)))
            .collect()
    }

    /// Why the turn uses up a card for nothing; `None` if it uses none, or changes something.
    fn idle(&self) -> Option<Idle> {
        let uses = matches!(
            self.wishes.begin?,
            Decision::Play(..) | Decision::Stone(..) | Decision::Amnesty(..)
        );
        let is_same = public(&self.start).has_board_of(public(&self.draft));
        (uses && is_same).then(|| self.why_idle())
    }

    fn why_idle(&self) -> Idle {
        let public = public(&self.draft);
        let Step::Place { region, .. } = public.step() else {
            return Idle::Nothing;
        };
        if public.stock(self.seat) == 0 {
            Idle::NoStock
        } else if u32::from(public.fee_of(region, self.seat)) > public.cumals(self.seat) {
            Idle::Fee
        } else {
            Idle::Nothing
        }
    }
}

/// The public part of the game after a draft.
fn public(draft: &Draft) -> &Public {
    let state = draft.history.game().as_kings();
    state.expect("a plan is of Seat of Kings").public()
}

/// Returns true if a piece placed there makes a second fort in the region, so that the first loses its top piece. Rule: SKF1
fn moves_fort(public: &Public, region: Region, seat: Seat, at: Position) -> bool {
    let own = public.held(region, seat);
    own.has(at) && !(own & public.forts(region)).is_empty()
}

/// The decisions that go on with a draft.
fn legal(draft: &Draft) -> Vec<Decision> {
    if draft.then != Continuation::Decides {
        return Vec::new();
    }
    let actions = draft.history.game().legal_actions().into_iter();
    actions
        .filter_map(|action| match action {
            Action::Kings(decision) => Some(decision),
            Action::Ringforts(_) => None,
        })
        .collect()
}

/// The promotions that an activation opens, each with the draft after the activation; `None` if it is not legal.
fn promotions(draft: &Draft) -> Option<Vec<(Draft, Decision)>> {
    let mut after = draft.clone();
    after.add(Action::Kings(Decision::Activate)).ok()?;
    let legal = legal(&after).into_iter();
    Some(
        legal
            .filter(|decision| matches!(decision, Decision::Promote(_)))
            .map(|decision| (after.clone(), decision))
            .collect(),
    )
}

/// A legal step, with what it would do.
fn offer(draft: &Draft, decision: Decision) -> Option<TurnOffer> {
    let mut after = draft.clone();
    after.add(Action::Kings(decision)).ok()?;
    let is_activation = decision == Decision::Activate;
    Some(TurnOffer {
        action: ActionView::of(Action::Kings(decision)),
        detail: after.details().pop()?,
        is_idle: is_activation && promotions(draft).is_none_or(|opened| opened.is_empty()),
    })
}

/// The order in which the steps of a turn are played.
fn order(decision: Decision) -> (u8, Reverse<usize>) {
    match decision {
        Decision::Place(at) => (0, Reverse(place(at))),
        Decision::Activate => (1, Reverse(0)),
        Decision::Promote(at) => (2, Reverse(place(at))),
        _ => (3, Reverse(0)),
    }
}

/// The place of a position among all of a region, from the lowest rank up.
fn place(at: Position) -> usize {
    let mut all = Positions::ALL.by_rank();
    all.position(|position| position == at).unwrap_or_default()
}
