//! The legal moves of a position as sets of hills, which are counted, sampled and iterated without a list.

use crate::{Hill, Hills, Links, Move};

/// All legal moves of a position, in the byte order of their tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moves(Kind);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Places(Places),
    Kings(KingMoves),
    Swaps(Swaps),
}

/// Hills to build on, then hills to capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) builds: Hills,
    pub(crate) captures: Hills,
}

/// The moves of up to three kings, then perhaps a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KingMoves {
    /// The kings that move, ascending; the rest means nothing.
    pub(crate) from: [Hill; 3],
    /// The hills that each of them may reach; the rest is empty.
    pub(crate) reach: [Hills; 3],
    /// The hills in reach that hold enemy ringforts.
    pub(crate) takes: Hills,
    /// The hills in reach where the ringfort may be sacrificed on arrival.
    pub(crate) sacrifices: Hills,
    pub(crate) may_pass: bool,
}

/// Each of the targets with each of the links that can be made after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Swaps {
    pub(crate) targets: Hills,
    /// The own ringforts before the replacement.
    pub(crate) own: Hills,
    /// The pairs of them without a bridge.
    pub(crate) open: Links,
}

impl Moves {
    pub(crate) const NONE: Self = Self::places(Hills::NONE, Hills::NONE);

    pub(crate) const fn kind(&self) -> &Kind {
        &self.0
    }

    pub(crate) const fn places(builds: Hills, captures: Hills) -> Self {
        Self(Kind::Places(Places { builds, captures }))
    }

    pub(crate) const fn kings(kings: KingMoves) -> Self {
        Self(Kind::Kings(kings))
    }

    pub(crate) const fn swaps(swaps: Swaps) -> Self {
        Self(Kind::Swaps(swaps))
    }
}

impl game::Moves for Moves {
    type Move = Move;
    type Iter = MoveIter;

    #[inline(always)]
    fn len(&self) -> usize {
        match &self.0 {
            Kind::Places(places) => places.len(),
            Kind::Kings(kings) => kings.len(),
            Kind::Swaps(swaps) => swaps.len(),
        }
    }

    #[inline(always)]
    fn is_empty(&self) -> bool {
        match &self.0 {
            Kind::Places(places) => (places.builds | places.captures).is_empty(),
            Kind::Kings(kings) => kings.len() == 0,
            Kind::Swaps(swaps) => swaps.targets.is_empty(),
        }
    }

    #[inline(always)]
    fn get(&self, rank: usize) -> Move {
        match &self.0 {
            Kind::Places(places) => places.get(rank),
            Kind::Kings(kings) => kings.get(rank),
            Kind::Swaps(swaps) => swaps.get(rank),
        }
    }

    fn contains(&self, mv: Move) -> bool {
        match &self.0 {
            Kind::Places(places) => places.contains(mv),
            Kind::Kings(kings) => kings.contains(mv),
            Kind::Swaps(swaps) => swaps.contains(mv),
        }
    }

    #[inline(always)]
    fn iter(&self) -> MoveIter {
        match self.0 {
            Kind::Places(places) => MoveIter(Stage::Places(places)),
            Kind::Kings(kings) => MoveIter(Stage::Kings(kings, 0)),
            Kind::Swaps(swaps) => MoveIter(Stage::Swaps(swaps, None, Links::NONE)),
        }
    }
}

/// The moves one by one.
#[derive(Debug, Clone)]
pub struct MoveIter(Stage);

#[derive(Debug, Clone)]
enum Stage {
    /// The remaining hills.
    Places(Places),
    /// The kings' moves and the rank of the next.
    Kings(KingMoves, usize),
    /// The targets left, the target at hand, and the links left to it.
    Swaps(Swaps, Option<Hill>, Links),
}

impl Iterator for MoveIter {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        match &mut self.0 {
            Stage::Places(places) => places.pop(),
            Stage::Kings(kings, rank) => {
                *rank += 1;
                (*rank <= kings.len()).then(|| kings.get(*rank - 1))
            }
            Stage::Swaps(swaps, at, links) => swaps.pop(at, links),
        }
    }

    /// Folds in one loop for each kind of moves, so that the kind is not asked for every move.
    ///
    /// Each kind calls `next` in one place: a closure that is called in two is not inlined.
    #[inline(always)]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, next: F) -> B {
        match self.0 {
            Stage::Places(mut places) => std::iter::from_fn(|| places.pop()).fold(init, next),
            Stage::Kings(kings, rank) => (rank..kings.len())
                .map(|rank| kings.get(rank))
                .fold(init, next),
            Stage::Swaps(mut swaps, mut at, mut links) => {
                std::iter::from_fn(|| swaps.pop(&mut at, &mut links)).fold(init, next)
            }
        }
    }
}

impl Places {
    const fn contains(&self, mv: Move) -> bool {
        match mv {
            Move::Build(hill) => self.builds.has(hill),
            Move::Capture(hill) => self.captures.has(hill),
            _ => false,
        }
    }

    #[inline(always)]
    const fn len(&self) -> usize {
        self.builds.len() + self.captures.len()
    }

    #[inline(always)]
    fn get(&self, rank: usize) -> Move {
        let builds = self.builds.len();
        if rank < builds {
            Move::Build(self.builds.nth(rank))
        } else {
            Move::Capture(self.captures.nth(rank - builds))
        }
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<Move> {
        if let Some(hill) = self.builds.first() {
            self.builds -= hill.into();
            return Some(Move::Build(hill));
        }
        let hill = self.captures.first()?;
        self.captures -= hill.into();
        Some(Move::Capture(hill))
    }
}

impl KingMoves {
    fn contains(&self, mv: Move) -> bool {
        let reaches = |king: Hill, to: Hill| {
            let mut kings = self.from.into_iter().zip(self.reach);
            kings.any(|(from, reach)| from == king && reach.has(to))
        };
        match mv {
            Move::Step { from, to } => reaches(from, to) && !self.takes.has(to),
            Move::Take { from, to } => reaches(from, to) && self.takes.has(to),
            Move::Sacrifice { from, to } => reaches(from, to) && self.sacrifices.has(to),
            Move::Pass => self.may_pass,
            Move::Build(_) | Move::Capture(_) | Move::Swap { .. } => false,
        }
    }

    /// The moves of kings onto what they reach, with nothing more to them.
    pub(crate) const fn onward(from: [Hill; 3], reach: [Hills; 3]) -> Self {
        let (takes, sacrifices) = (Hills::NONE, Hills::NONE);
        Self {
            from,
            reach,
            takes,
            sacrifices,
            may_pass: false,
        }
    }

    /// Returns whether some king may reach some hill.
    pub(crate) fn is_any(&self) -> bool {
        let [one, two, three] = self.reach;
        !(one | two | three).is_empty()
    }

    fn len(&self) -> usize {
        let [one, two, three] = self.reach.map(Hills::len);
        let sacrifices: usize = if self.sacrifices.is_empty() {
            0
        } else {
            let both = self.reach.map(|reach| reach & self.sacrifices);
            both.into_iter().map(Hills::len).sum()
        };
        one + two + three + sacrifices + usize::from(self.may_pass)
    }

    fn get(&self, mut rank: usize) -> Move {
        if (self.takes | self.sacrifices).is_empty() && !self.may_pass {
            return self.step(rank);
        }
        for (from, reach) in self.from.into_iter().zip(self.reach) {
            let (steps, takes) = (reach - self.takes, reach & self.takes);
            let dashes = steps.len() + (steps & self.sacrifices).len();
            if rank < dashes {
                return self.dash(from, steps, rank);
            }
            rank -= dashes;
            if rank < takes.len() {
                return Move::Take {
                    from,
                    to: takes.nth(rank),
                };
            }
            rank -= takes.len();
        }
        Move::Pass
    }

    /// The move of this rank where all moves are steps, by far the most common case; without a branch, which a
    /// random rank would often take the wrong way.
    fn step(&self, rank: usize) -> Move {
        let [one, two, _] = self.reach.map(Hills::len);
        let king = usize::from(rank >= one) + usize::from(rank >= one + two);
        let before = [0, one, one + two][king];
        Move::Step {
            from: self.from[king],
            to: self.reach[king].nth(rank - before),
        }
    }

    /// The step or sacrifice of this rank: each hill counts once, or twice where a sacrifice may follow.
    fn dash(&self, from: Hill, steps: Hills, mut rank: usize) -> Move {
        if self.sacrifices.is_empty() {
            return Move::Step {
                from,
                to: steps.nth(rank),
            };
        }
        for to in steps {
            match (rank, self.sacrifices.has(to)) {
                (0, _) => return Move::Step { from, to },
                (1, true) => return Move::Sacrifice { from, to },
                (_, both) => rank -= 1 + usize::from(both),
            }
        }
        Move::Pass
    }
}

impl Swaps {
    fn contains(&self, mv: Move) -> bool {
        match mv {
            Move::Capture(at) => self.targets.has(at) && self.links_after(at).is_empty(),
            Move::Swap { at, link } => self.targets.has(at) && self.links_after(at).has(link),
            _ => false,
        }
    }

    /// The links that can be made once the ringfort on `at` is one's own. Rule: SD4
    pub(crate) fn links_after(&self, at: Hill) -> Links {
        let one = Hills::of(at);
        self.open
            .with(Links::within(self.own | one) - Links::within(self.own))
    }

    /// Each target counts once for each link, or once where there is no link to make.
    #[inline(always)]
    fn len(&self) -> usize {
        let beside = self
            .own
            .neighbor_counts()
            .map(|hills| (hills & self.targets).len());
        let with_new = beside[1] + beside[2] + beside[3] + beside[4];
        match self.open.len() {
            0 => with_new + beside[0] - beside[1],
            open => with_new + open * beside[0],
        }
    }

    #[inline(always)]
    fn get(&self, mut rank: usize) -> Move {
        let open = self.open.len();
        for at in self.targets {
            let links = open + (Hills::of(at).neighbors() & self.own).len();
            match links {
                0 if rank == 0 => return Move::Capture(at),
                links if rank < links => {
                    return Move::Swap {
                        at,
                        link: self.links_after(at).nth(rank),
                    };
                }
                links => rank -= links.max(1),
            }
        }
        Move::Pass
    }

    fn pop(&mut self, at: &mut Option<Hill>, links: &mut Links) -> Option<Move> {
        if let (Some(at), Some(link)) = (*at, links.first()) {
            *links = *links - Links::of(link);
            return Some(Move::Swap { at, link });
        }
        let next = self.targets.first()?;
        self.targets -= next.into();
        *at = Some(next);
        *links = self.links_after(next);
        if links.is_empty() {
            Some(Move::Capture(next))
        } else {
            self.pop(at, links)
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Text, laws};

    use crate::{Line, Position, Variant};

    #[test]
    fn the_ways_to_read_a_set_of_moves_agree() {
        for variant in Variant::ALL {
            laws::check_position(&Position::start(variant));
            laws::check_position(&Line::new(Position::start(variant)));
        }
        for text in [
            "sacred-hill-2 2b2/1r3b1/b2rr2/3r1b1/1b3r1/2rb3/1b2r red battle - - -",
            "four-treasures 5/7/7/3br2/3r3/7/5 red battle - - -",
            "high-kings-2 2R2/7/B5B/5R1/4r2/3r1r1/R1B2 blue battle 0:0 - -",
            "stone-of-destiny bBbbb/rrrrbbb/rrrrrrb/rbbrbbb/rbbrbbr/rrrrbbr/brrRb blue battle - - A2A3,A2B2,A3A4,A4A5,A5B5,B3B4,B3C3,B5B6,B5C5,C1C2,C1D1,C2D2,C3C4,D1D2,D2D3,D4D5,D5E5,D7E7,E2E3,E3F3,E4F4,E5F5,E6F6,E7F7,F1F2,F2F3,F3F4,F4G4,F6F7,G2G3,G4G5,G5G6",
            "stone-of-destiny bBbbb/rrrrbbb/rrrrrrb/rbbrbbb/rbbrbbr/rrrrbbr/brrRb blue battle - - B3B4,B3C3,B4C4,B7C7,C3C4,C7D7,D7E7,E2E3,E2F2,E3E4,E3F3,E4F4,E6E7,E6F6,E7F7,F1F2,F2F3,F3F4,F4G4,F6F7,F6G6,G4G5,G5G6",
            "stone-of-destiny bbrbr/rrrbbrb/brbbrbb/bbbrrrr/rbBrbbr/rrrbbrr/bbbrR red battle - - A6B6,B1C1,B6C6,D1D2,D4E4,D5D6,G5G6",
            "stone-of-destiny rbbrr/bbrrbbr/rbrrrrr/rbBrbbb/brbbbrb/bbrrrrr/Rrbbb blue battle - - -",
            "stone-of-destiny rbbbr/bbrrbbr/rbrrrrr/rrBrbbb/brbbbrb/bbrrrrr/Rrbbb blue battle - - -",
        ] {
            match Position::read(text) {
                Ok(position) => laws::check_position(&position),
                Err(refused) => panic!("{text}: {refused}"),
            }
        }
    }
}
