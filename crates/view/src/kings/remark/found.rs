//! The remarks that are found on a turn, kind by kind.

mod board;
mod pyramid;

use game::Seat;
use seat_of_kings::{Card, Decision, Effect, Positions, Public, Region, Regions};

use super::KingsRemark as Remark;
use crate::kings::names;
use crate::kings::turn::{KingsTurn, TurnStep};

/// A turn, with what everybody sees before and after it.
pub(super) struct Found<'a> {
    turn: &'a KingsTurn,
    before: &'a Public,
    after: &'a Public,
    seat: Seat,
    reader: Seat,
    /// The regions in play that were not cleared meanwhile: only of these the boards are compared.
    regions: Regions,
}

impl<'a> Found<'a> {
    pub(super) fn of(turn: &'a KingsTurn, reader: Seat) -> Self {
        let (before, after) = (
            &turn.steps[0].before,
            &turn.steps[turn.steps.len() - 1].after,
        );
        let effects = turn.steps.iter().flat_map(|step| &step.effects);
        let cleared: Regions = effects
            .filter_map(|&effect| match effect {
                Effect::Cleared(region, _) => Some(region),
                _ => None,
            })
            .collect();
        Self {
            turn,
            before,
            after,
            seat: turn.seat,
            reader,
            regions: after.in_play().without(cleared),
        }
    }

    pub(super) fn phases(&self) -> Vec<Remark> {
        let ends = !self.before.is_round_played()
            && (self.after.is_round_played() || self.after.round() != self.before.round());
        let stones = self.turn.steps.iter().filter_map(stone);
        let effects = self.effects().filter_map(|(_, effect)| match effect {
            Effect::Crowned(region, owner) => Some(Remark::Crowned {
                region: region.name(),
                owner: self.name(owner),
                is_closed: self.after.closed().has(region),
            }),
            Effect::Round(round) if round > 1 => Some(self.round(round)),
            Effect::Dealt => Some(Remark::Dealt),
            _ => None,
        });
        let traitors = ends.then_some(Remark::Traitors).into_iter();
        traitors.chain(effects).chain(stones).collect()
    }

    fn round(&self, round: u32) -> Remark {
        let owner = self.name(self.after.starting());
        if round == self.after.options().max_rounds {
            return Remark::LastRound { owner };
        }
        Remark::Round { round, owner }
    }

    pub(super) fn forced(&self) -> Option<Remark> {
        let step = &self.turn.steps[0];
        let Some(Decision::Play(card, region, first, second)) = step.decision else {
            return None;
        };
        let fits = fits(&step.before, card);
        let empty = |fit: &Positions| (*fit - step.before.occupied(region)).len();
        let most = fits.iter().map(empty).max()?;
        let legal = fits.iter().filter(|fit| empty(fit) == most).count();
        let fit = Positions::of(first) | second.map_or(Positions::NONE, Positions::of);
        (fits.len() > 1 && legal == 1).then(|| Remark::OnlyFit {
            region: region.name(),
            positions: names::positions(fit),
        })
    }

    pub(super) fn captures(&self) -> Vec<Remark> {
        let taken = self.effects().filter_map(|(step, effect)| {
            let region = step.region?.name();
            Some(match effect {
                Effect::Captured(position, owner) => {
                    let (position, owner) = (position.name(), self.name(owner));
                    Remark::Captured {
                        region,
                        position,
                        owner,
                    }
                }
                Effect::FortStruck(position, owner) => {
                    let (position, owner) = (position.name(), self.name(owner));
                    Remark::FortStruck {
                        region,
                        position,
                        owner,
                    }
                }
                Effect::KingStruck(owner) => Remark::KingStruck {
                    region,
                    owner: self.name(owner),
                },
                _ => return None,
            })
        });
        let exchanged = self.turn.steps.iter().filter_map(|step| {
            let (Some(Decision::Exchange(position)), region) = (step.decision, step.region?) else {
                return None;
            };
            let mut seats = step.before.options().players.seats();
            let owner = seats.find(|&owner| step.before.held(region, owner).has(position))?;
            Some(Remark::Exchanged {
                region: region.name(),
                position: position.name(),
                owner: self.name(owner),
            })
        });
        let mut all: Vec<Remark> = taken.chain(exchanged).collect();
        let reader = self.name(self.reader);
        let rank = |remark: &Remark| match remark {
            Remark::KingStruck { owner, .. } => (*owner != reader, 0),
            Remark::Captured { owner, .. } | Remark::Exchanged { owner, .. } => {
                (*owner != reader, 1)
            }
            Remark::FortStruck { owner, .. } => (*owner != reader, 2),
            _ => (true, 3),
        };
        all.sort_by_key(rank);
        all
    }

    pub(super) fn quiet(&self) -> Remark {
        let step = &self.turn.steps[0];
        let region = step.region.map_or("", Region::name);
        match step.decision {
            None => Remark::Kept,
            Some(Decision::Discard(card)) => Remark::Discarded {
                is_useless: is_useless(&step.before, card, self.seat),
            },
            Some(Decision::Amnesty(at, _)) => Remark::Amnesty {
                region,
                count: step.before.freed_by_amnesty(at).iter().sum(),
            },
            Some(Decision::Play(..)) => match &self.placed()[..] {
                [] => Remark::Unplaced { region },
                positions => Remark::Placed {
                    region,
                    positions: positions.to_vec(),
                },
            },
            Some(Decision::Traitor) => Remark::Traitor { region },
            Some(Decision::Decline) => Remark::Declined { region },
            Some(Decision::Garrison(_)) => Remark::Garrisoned {
                region,
                positions: self.placed(),
            },
            Some(Decision::End) if step.before.garrison().is_some() => Remark::Garrisoned {
                region,
                positions: Vec::new(),
            },
            Some(Decision::Ransom(cumals)) => self.ransom(step, cumals),
            Some(Decision::Start(color)) => Remark::Starts {
                owner: color.name(),
            },
            Some(Decision::Region(_)) => Remark::Opened { region },
            Some(Decision::KeepFort(position)) => Remark::KeptFort {
                region,
                position: position.name(),
            },
            Some(_) => Remark::Ended,
        }
    }

    fn ransom(&self, step: &TurnStep, cumals: u8) -> Remark {
        let seat_of_kings::Step::Ransom { captor, owner } = step.before.step() else {
            return Remark::Ended;
        };
        Remark::Ransomed {
            owner: self.name(captor),
            count: Public::ransomed(cumals, step.before.prisoners(captor, owner)),
        }
    }

    /// The positions on which it placed pieces that stand there, or a garrison.
    fn placed(&self) -> Vec<&'static str> {
        let steps = self.turn.steps.iter();
        let placed = steps.filter_map(|step| match step.decision {
            Some(Decision::Place(position) | Decision::Garrison(position)) => {
                let held = step.after.held(step.region?, self.seat);
                held.has(position).then(|| position.name())
            }
            _ => None,
        });
        placed.collect()
    }

    fn effects(&self) -> impl Iterator<Item = (&TurnStep, Effect)> {
        let steps = self.turn.steps.iter();
        steps.flat_map(|step| step.effects.iter().map(move |&effect| (step, effect)))
    }

    fn name(&self, seat: Seat) -> &'static str {
        names::name(self.after.options().players, seat)
    }
}

fn stone(step: &TurnStep) -> Option<Remark> {
    match step.decision {
        Some(Decision::Stone(_, region, one, other)) => Some(Remark::Stone {
            region: region.name(),
            from: one.position.name(),
            to: other.position.name(),
        }),
        _ => None,
    }
}

/// The fits of a card, the same in all regions; none of a Stone of Destiny. Rule: SKC2
fn fits(public: &Public, card: Card) -> Vec<Positions> {
    let print = public.options().deck.print(card);
    let fits = if print.is_stone() {
        Vec::new()
    } else {
        print.fits()
    };
    let fits = fits.into_iter();
    fits.map(|fit| fit.into_iter().collect()).collect()
}

/// True if no play of a card would change anything for a seat; false for a Stone of Destiny. Rule: SKP2, SKA1
fn is_useless(public: &Public, card: Card, seat: Seat) -> bool {
    let fits = fits(public, card);
    let mut regions = public.in_play().iter();
    !fits.is_empty()
        && regions.all(|region| {
            let mut fits = fits.iter();
            fits.all(|&fit| public.bars_play(card, region, fit, seat).is_some())
        })
}
