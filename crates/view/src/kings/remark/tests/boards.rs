//! The truth of a remark, reckoned stack by stack and without the functions that found it.

use game::Seat;
use seat_of_kings::{Decision, Position, Public, Region, StackPiece};

use super::super::{KingsRemark, KingsTurn};

/// The board that everybody sees before and after a turn, reckoned stack by stack and without the functions that found the remark.
pub(super) struct Boards<'a> {
    turn: &'a KingsTurn,
    before: &'a Public,
    after: &'a Public,
}

type Place<'a> = (&'a str, &'a str);

impl<'a> Boards<'a> {
    pub(super) fn of(turn: &'a KingsTurn) -> Self {
        let (first, last) = (turn.steps.first(), turn.steps.last());
        let before = &first.expect("a step").before;
        let after = &last.expect("a step").after;
        Self {
            turn,
            before,
            after,
        }
    }

    pub(super) fn is_true(&self, remark: &KingsRemark) -> bool {
        let (before, after) = (self.before, self.after);
        let me = self.name(self.turn.seat);
        match remark {
            KingsRemark::Traitors => before.played() + 1 == before.turns(),
            KingsRemark::Crowned {
                region,
                owner,
                is_closed,
            } => {
                let king = stack(after, (region, "K")).last().copied();
                // With the Italian text it can be taken off again; these games follow the English one.
                let is_king =
                    matches!(king, Some(StackPiece::King(seat)) if self.name(seat) == *owner);
                is_king && *is_closed == (after.options().players.count() == 2)
            }
            KingsRemark::Round { round, owner } => {
                after.round() == *round
                    && before.round() + 1 == *round
                    && self.name(after.starting()) == *owner
            }
            KingsRemark::LastRound { owner } => {
                after.round() == after.options().max_rounds && self.name(after.starting()) == *owner
            }
            KingsRemark::Dealt => after.round() % 2 == 1 && after.played() == 0,
            KingsRemark::Stone { region, from, to } => self
                .tokens()
                .iter()
                .any(|token| token.contains(region) && token.contains(from) && token.contains(to)),
            KingsRemark::OnlyFit { region, positions } => {
                let card = self.card();
                let print = before.options().deck.print(card);
                let empty = |fit: &[Position]| {
                    let vacant = |at: &&Position| stack(before, (region, at.name())).is_empty();
                    fit.iter().filter(vacant).count()
                };
                let fits = print.fits();
                let chosen = |fit: &[Position]| {
                    positions
                        .iter()
                        .all(|at| fit.iter().any(|each| each.name() == *at))
                };
                let own = fits
                    .iter()
                    .find(|fit| chosen(fit))
                    .expect("the fit of the card");
                fits.len() > 1 && fits.iter().all(|fit| fit == own || empty(fit) < empty(own))
            }
            KingsRemark::Captured {
                region,
                position,
                owner,
            } => {
                self.steps_say(|old, new| {
                    top(old, (region, position)).map(|seat| self.name(seat)) == Some(owner)
                        && stack(new, (region, position)).len()
                            > usize::from(owners(new, (region, position)).contains(&self.turn.seat))
                        && top(new, (region, position)) == Some(self.turn.seat)
                }) || self.is_cleared(region)
            }
            KingsRemark::KingStruck { region, owner } => self.steps_say(|old, new| {
                let king = stack(old, (region, "K")).last().copied();
                matches!(king, Some(StackPiece::King(seat)) if self.name(seat) == *owner)
                    && stack(new, (region, "K")).is_empty()
            }),
            KingsRemark::FortStruck {
                region,
                position,
                owner,
            } => self.steps_say(|old, new| {
                let at = (*region, *position);
                let is_own = |seat: &Seat| self.name(*seat) == *owner;
                owners(old, at)
                    .iter()
                    .rev()
                    .take_while(|seat| is_own(seat))
                    .count()
                    == 2
                    && owners(new, at).len() + 1 == owners(old, at).len()
            }),
            KingsRemark::Exchanged {
                region,
                position,
                owner,
            } => {
                self.steps_say(|old, new| {
                    let at = (*region, *position);
                    top(old, at).map(|seat| self.name(seat)) == Some(owner)
                        && top(new, at) == Some(self.turn.seat)
                }) || self.is_cleared(region)
            }
            KingsRemark::Enthroned { region } => self.is_new((region, "K")),
            KingsRemark::Throne { region, wins } => {
                let kings = Region::ALL.map(|each| top(after, (each.name(), "K")));
                let own = kings
                    .iter()
                    .filter(|&&king| king == Some(self.turn.seat))
                    .count();
                self.holds(after, &[(region, "C1"), (region, "C2")])
                    && !self.holds(after, &[(region, "K")])
                    && after.stock(self.turn.seat) > 0
                    && *wins == (own == 1)
            }
            KingsRemark::Chieftain {
                region,
                position,
                other,
            } => {
                self.is_new((region, position))
                    && !self.holds(after, &[(region, other)])
                    && !self.holds(after, &[(region, "K")])
                    && [*position, *other].iter().all(|at| at.starts_with('C'))
            }
            KingsRemark::Promoted {
                region,
                position,
                from,
            } => self.is_new((region, position)) && is_above(position, *from),
            KingsRemark::Ladder {
                region,
                from: [one, other],
                to,
            } => {
                is_above(to, [one, other])
                    && self.holds(after, &[(region, one), (region, other)])
                    && !self.holds(before, &[(region, one), (region, other)])
                    && !self.holds(after, &[(region, to)])
            }
            KingsRemark::Fort { region, position } => {
                let own = |public| {
                    let all = owners(public, (region, position));
                    all.iter()
                        .rev()
                        .take_while(|&&seat| seat == self.turn.seat)
                        .count()
                };
                own(after) == 2 && own(before) < 2
            }
            KingsRemark::Dominant { region } => {
                let count = |seat: Seat| count(after, region, 'A', seat);
                let king = top(after, (region, "K"));
                let players = after.options().players.seats();
                let others = players.filter(|&seat| seat != self.turn.seat);
                king == Some(self.turn.seat)
                    || king.is_none()
                        && others
                            .into_iter()
                            .all(|seat| count(seat) < count(self.turn.seat))
            }
            KingsRemark::Broken {
                region,
                position,
                other,
                owner,
            } => {
                let held = |public, at| top(public, (region, at)).map(|seat| self.name(seat));
                is_beside(position, other)
                    && held(before, position) == Some(owner)
                    && held(before, other) == Some(owner)
                    && held(after, position) == Some(me)
                    && held(after, other) == Some(owner)
            }
            KingsRemark::Blocked {
                region,
                position,
                other,
                owner,
            } => {
                let held = |at: &str| top(after, (region, at)).map(|seat| self.name(seat));
                let beside = Position::all().filter(|at| is_beside(at.name(), other));
                let all = beside.map(|at| held(at.name()));
                is_beside(position, other)
                    && self.is_new((region, position))
                    && held(other) == Some(owner)
                    && all
                        .into_iter()
                        .all(|seat| seat.is_some_and(|seat| seat != *owner))
            }
            KingsRemark::Most {
                region,
                rank,
                count: own,
            } => {
                let players = after.options().players.seats();
                let counts = players.map(|seat| (seat, count(after, region, *rank, seat)));
                counts.into_iter().all(|(seat, count)| {
                    if seat == self.turn.seat {
                        count == usize::from(*own)
                    } else {
                        count < usize::from(*own)
                    }
                })
            }
            KingsRemark::Spread { rank } => {
                let regions = |public| {
                    let has =
                        |region: &&Region| count(public, region.name(), *rank, self.turn.seat) > 0;
                    Region::ALL.iter().filter(has).count()
                };
                regions(after) > 1 && regions(before) < 2
            }
            KingsRemark::Tied {
                region,
                rank,
                owner,
            } => {
                let is_alone = |public: &Public| {
                    let players = public.options().players.seats();
                    let count = |seat| count(public, region, *rank, seat);
                    let (own, others): (Vec<_>, Vec<_>) =
                        players.partition(|&seat| self.name(seat) == *owner);
                    others.into_iter().all(|seat| count(seat) < count(own[0]))
                };
                is_alone(before) && !is_alone(after)
            }
            KingsRemark::Discarded { .. } => self.tokens()[0].starts_with("discard"),
            KingsRemark::Amnesty { region, count } => {
                let pieces = |public: &Public| -> usize {
                    let all = Position::all().map(|at| stack(public, (region, at.name())).len());
                    all.sum()
                };
                let step = &self.turn.steps[0];
                pieces(&step.before) - pieces(&step.after) == usize::from(*count)
            }
            KingsRemark::Placed { region, positions } => {
                let is_there = |&at: &&str| self.holds_once((region, at));
                self.tokens()[0].contains(region)
                    && !positions.is_empty()
                    && positions.iter().all(is_there)
            }
            KingsRemark::Unplaced { region } => self.tokens()[0].contains(region),
            KingsRemark::Kept => self.tokens().is_empty(),
            KingsRemark::Traitor { .. } => self.tokens()[0] == "traitor",
            KingsRemark::Declined { .. } => self.tokens()[0] == "decline",
            KingsRemark::Garrisoned { positions, .. } => {
                let placed = self
                    .tokens()
                    .iter()
                    .filter(|one| one.starts_with("garrison"))
                    .count();
                placed == positions.len()
            }
            KingsRemark::Ransomed { owner, count } => {
                let captor = self.seat(owner);
                let held = |public: &Public| public.prisoners(captor, self.turn.seat);
                held(before) - held(after) == *count
            }
            KingsRemark::Starts { owner } => self.tokens()[0] == format!("start {owner}"),
            KingsRemark::Opened { region } => self.tokens()[0] == format!("region {region}"),
            KingsRemark::KeptFort { position, .. } => {
                self.tokens()[0] == format!("keep-fort {position}")
            }
            KingsRemark::Ended => ["end", "promote", "activate", "place", "exchange", "stone"]
                .iter()
                .any(|begin| self.tokens()[0].starts_with(begin)),
        }
    }

    fn card(&self) -> seat_of_kings::Card {
        let decision = self.turn.steps[0].decision;
        decision
            .and_then(|one| one.card())
            .expect("a card is played")
    }

    /// The tokens of the decisions that everybody sees.
    pub(super) fn tokens(&self) -> Vec<String> {
        let steps = self.turn.steps.iter();
        steps
            .filter_map(|step| step.decision)
            .map(|one: Decision| one.to_string())
            .collect()
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.after.options().players.color(seat).name()
    }

    fn seat(&self, name: &str) -> Seat {
        let mut seats = self.after.options().players.seats();
        seats.find(|&seat| self.name(seat) == name).expect("a seat")
    }

    /// True if one of the steps of the turn changed the board so.
    fn steps_say(&self, says: impl Fn(&Public, &Public) -> bool) -> bool {
        self.turn
            .steps
            .iter()
            .any(|step| says(&step.before, &step.after))
    }

    fn is_cleared(&self, region: &str) -> bool {
        let is_clear = |at: Position| {
            matches!(at, Position::KING) || stack(self.after, (region, at.name())).len() < 2
        };
        Position::all().all(is_clear)
    }

    fn holds(&self, public: &Public, places: &[Place<'_>]) -> bool {
        places
            .iter()
            .all(|&place| top(public, place) == Some(self.turn.seat))
    }

    fn holds_once(&self, place: Place<'_>) -> bool {
        self.turn
            .steps
            .iter()
            .any(|step| self.holds(&step.after, &[place]))
    }

    fn is_new(&self, place: Place<'_>) -> bool {
        self.holds(self.after, &[place]) && !self.holds(self.before, &[place])
    }
}

fn stack(public: &Public, (region, position): Place<'_>) -> Vec<StackPiece> {
    let mut stacks = public.stacks().into_iter();
    let found = stacks.find(|(at, place, _)| (at.name(), place.name()) == (region, position));
    found.map_or_else(Vec::new, |(.., pieces)| pieces)
}

fn owners(public: &Public, place: Place<'_>) -> Vec<Seat> {
    stack(public, place)
        .into_iter()
        .map(StackPiece::owner)
        .collect()
}

fn top(public: &Public, place: Place<'_>) -> Option<Seat> {
    owners(public, place).last().copied()
}

/// The number of positions of a rank, `A` for all ranks, that a seat controls in a region.
fn count(public: &Public, region: &str, rank: char, seat: Seat) -> usize {
    let ranked = Position::all().filter(|at| rank == 'A' || at.name().starts_with(rank));
    ranked
        .filter(|at| top(public, (region, at.name())) == Some(seat))
        .count()
}

/// The rank and the number in it of a position, both from 0.
fn coordinates(position: &str) -> (usize, usize) {
    let rank = "FHWCK".find(&position[..1]).expect("a rank");
    (
        rank,
        position[1..]
            .parse::<usize>()
            .map_or(0, |number| number - 1),
    )
}

fn is_beside(one: &str, other: &str) -> bool {
    let [(rank, place), (other_rank, other_place)] = [one, other].map(coordinates);
    rank == other_rank && place.abs_diff(other_place) == 1
}

fn is_above(position: &str, pair: [&str; 2]) -> bool {
    let (rank, place) = coordinates(position);
    pair.map(coordinates) == [(rank - 1, place), (rank - 1, place + 1)]
}
