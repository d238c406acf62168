//! The changes that a turn made on the board and in the incomes to come.

use game::Seat;
use seat_of_kings::{Decision, Income, Position, Positions, Public, Rank, Region};

use super::super::KingsRemark as Remark;
use super::Found;
use super::pyramid::{beneath, ladders, neighbors};

impl Found<'_> {
    pub(in crate::kings::remark) fn threats(&self) -> Vec<Remark> {
        let near = self.after.near_winning(self.seat);
        let wins = |region: Region| {
            near.is_some_and(|near| {
                !near.is_at_round_end && near.promotions().any(|one| one == region)
            })
        };
        let is_new = |has: fn(&Public, Region, Seat) -> bool| {
            move |region: &Region| {
                has(self.after, *region, self.seat) && !has(self.before, *region, self.seat)
            }
        };
        let enthroned = self.regions.iter().filter(is_new(has_king));
        let thrones = self.regions.iter().filter(is_new(reaches_king));
        let chieftains = self.regions.iter().filter(is_new(has_one_chieftain));
        let enthroned = enthroned.map(|region| Remark::Enthroned {
            region: region.name(),
        });
        let thrones = thrones.map(|region| Remark::Throne {
            region: region.name(),
            wins: wins(region),
        });
        let chieftains = chieftains.filter_map(|region| {
            let held = self.after.held(region, self.seat);
            let position = (Positions::CHIEFTAINS & held).first()?;
            let other = (Positions::CHIEFTAINS - held).first()?;
            let is_new = !self.before.held(region, self.seat).has(position);
            is_new.then(|| Remark::Chieftain {
                region: region.name(),
                position: position.name(),
                other: other.name(),
            })
        });
        enthroned.chain(thrones).chain(chieftains).collect()
    }

    pub(in crate::kings::remark) fn joined(&self) -> Vec<Remark> {
        let promoted = self.turn.steps.iter().rev().find_map(|step| {
            let (Some(Decision::Promote(position)), region) = (step.decision, step.region?) else {
                return None;
            };
            let is_there = self.regions.has(region) && self.is_new(region, position);
            let [one, other] = beneath(position).filter(|_| is_there)?;
            Some(Remark::Promoted {
                region: region.name(),
                position: position.name(),
                from: [one.name(), other.name()],
            })
        });
        let ladders = self.regions.iter().filter_map(|region| {
            let held = |public: &Public| public.held(region, self.seat);
            let (before, after) = (held(self.before), held(self.after));
            let is_open = |position: Position| {
                position != Position::KING
                    && !after.has(position)
                    && self.after.stock(self.seat) > 0
            };
            let ladder = ladders().find(|&([one, other], above)| {
                let has_pair = |held: Positions| held.has(one) && held.has(other);
                has_pair(after) && !has_pair(before) && is_open(above)
            });
            let ([one, other], above) = ladder?;
            Some(Remark::Ladder {
                region: region.name(),
                from: [one.name(), other.name()],
                to: above.name(),
            })
        });
        let forts = self.regions.iter().filter_map(|region| {
            let forts = |public: &Public| public.forts(region) & public.held(region, self.seat);
            let position = (forts(self.after) - forts(self.before)).first()?;
            Some(Remark::Fort {
                region: region.name(),
                position: position.name(),
            })
        });
        let dominant = self.regions.iter().filter(|&region| {
            let is_dominant = |public: &Public| public.dominant(region) == Some(self.seat);
            is_dominant(self.after) && !is_dominant(self.before)
        });
        let dominant = dominant.map(|region| Remark::Dominant {
            region: region.name(),
        });
        let all = promoted.into_iter().chain(ladders).chain(forts);
        all.chain(dominant).collect()
    }

    pub(in crate::kings::remark) fn divided(&self) -> Vec<Remark> {
        let mut all = Vec::new();
        for region in self.regions.iter() {
            for (position, owner) in self.new_in(region) {
                let beside = neighbors(position).into_iter();
                let held = |public: &Public, at| public.held(region, owner).has(at);
                let own = beside.filter(|&at| held(self.before, at) && held(self.after, at));
                for other in own {
                    let (region_name, owner_name) = (region.name(), self.name(owner));
                    let (position_name, other_name) = (position.name(), other.name());
                    if held(self.before, position) {
                        all.push(Remark::Broken {
                            region: region_name,
                            position: position_name,
                            other: other_name,
                            owner: owner_name,
                        });
                    } else if self.is_blocked(region, other, owner) {
                        all.push(Remark::Blocked {
                            region: region_name,
                            position: position_name,
                            other: other_name,
                            owner: owner_name,
                        });
                    }
                }
            }
        }
        let reader = self.name(self.reader);
        all.sort_by_key(|remark| match remark {
            Remark::Broken { owner, .. } => (*owner != reader, false),
            Remark::Blocked { owner, .. } => (*owner != reader, true),
            _ => (true, true),
        });
        all
    }

    /// The positions that the mover controls now and not before, with each other seat.
    fn new_in(&self, region: Region) -> impl Iterator<Item = (Position, Seat)> + '_ {
        let held = |public: &Public| public.held(region, self.seat);
        let new = held(self.after) - held(self.before);
        new.by_rank().flat_map(move |position| {
            let seats = self.after.options().players.seats();
            let others = seats.filter(|&seat| seat != self.seat);
            others.map(move |owner| (position, owner))
        })
    }

    fn is_blocked(&self, region: Region, position: Position, owner: Seat) -> bool {
        let occupied = self.after.occupied(region);
        let held = self.after.held(region, owner);
        let beside = neighbors(position);
        beside.iter().all(|&at| occupied.has(at) && !held.has(at))
    }

    pub(in crate::kings::remark) fn order(&self) -> Vec<Remark> {
        let (before, after) = (incomes(self.before), incomes(self.after));
        let is_compared = |income: &Income| match income {
            Income::Most(region, _) => self.regions.has(*region),
            Income::Spread(_) => true,
        };
        let new = after.iter().filter(|each| !before.contains(each));
        let own = new.filter(|(seat, income)| *seat == self.seat && is_compared(income));
        let gains = own.map(|&(_, income)| match income {
            Income::Most(region, rank) => Remark::Most {
                region: region.name(),
                rank: rank.letter(),
                count: (self.after.held(region, self.seat) & rank.positions()).len() as u8,
            },
            Income::Spread(rank) => Remark::Spread {
                rank: rank.letter(),
            },
        });
        let mut lost: Vec<(Seat, Region, Rank)> = Vec::new();
        for &(owner, income) in before.iter().filter(|each| !after.contains(each)) {
            if let Income::Most(region, rank) = income
                && owner != self.seat
                && is_compared(&income)
            {
                lost.push((owner, region, rank));
            }
        }
        lost.sort_by_key(|&(owner, ..)| owner != self.reader);
        let tied = lost.into_iter().map(|(owner, region, rank)| Remark::Tied {
            region: region.name(),
            rank: rank.letter(),
            owner: self.name(owner),
        });
        gains.chain(tied).collect()
    }

    /// True if the mover controls a position now, and did not before.
    fn is_new(&self, region: Region, position: Position) -> bool {
        let held = |public: &Public| public.held(region, self.seat).has(position);
        held(self.after) && !held(self.before)
    }
}

/// The incomes that each seat would take, a cumal each. Rule: SKI1, SKI2
fn incomes(public: &Public) -> Vec<(Seat, Income)> {
    let mut all = Vec::new();
    public.income(|seat, income| all.push((seat, income)));
    all
}

fn has_king(public: &Public, region: Region, seat: Seat) -> bool {
    public.held(region, seat).has(Position::KING)
}

/// True if one promotion would give a seat the King position. Rule: SKA3, SKK5
fn reaches_king(public: &Public, region: Region, seat: Seat) -> bool {
    let held = public.held(region, seat);
    let has_pair = (Positions::CHIEFTAINS - held).is_empty();
    has_pair && is_open_king(public, region, seat)
}

/// True if a seat controls one chieftain alone, and could be promoted into the King position with the other one.
fn has_one_chieftain(public: &Public, region: Region, seat: Seat) -> bool {
    let held = public.held(region, seat) & Positions::CHIEFTAINS;
    held.len() == 1 && is_open_king(public, region, seat)
}

fn is_open_king(public: &Public, region: Region, seat: Seat) -> bool {
    !has_king(public, region, seat) && !public.has_king_piece(region) && public.stock(seat) > 0
}
