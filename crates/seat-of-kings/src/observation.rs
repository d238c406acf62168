//! The view of a seat as numbers, for learning.

use game::Seat;

use crate::{
    Card, Cards, Edition, Hand, Part, Position, Positions, Public, Region, SeatSet, Stage, State,
    Step, View,
};

const SEATS: usize = Seat::MAX_COUNT;
const REGIONS: usize = Region::ALL.len();

/// The captives of a stack that an observation lists one by one.
const CAPTIVES: usize = 8;

/// Of a stack: the seat that controls it, a fort, a King piece, the number of captives, and the owners of the lowest.
const STACK: usize = SEATS + 3 + CAPTIVES;

/// Of a seat: plays, decides, is on turn, is the Starting Player; cumals, stock, King pieces, hand, cards aside; prisoners by owner.
const SEAT: usize = 9 + SEATS;

/// The sections of an observation, each with its number of values.
///
/// Seats count clockwise from the reader, regions as in [`Region::ALL`], positions from the lowest rank up, cards by number.
const SECTIONS: [(&str, usize); 18] = [
    ("stacks", REGIONS * Position::COUNT * STACK),
    ("seats", SEATS * SEAT),
    ("in_play", REGIONS),
    ("closed", REGIONS),
    ("round", 7),
    ("hand", Card::COUNT),
    ("aside", Card::COUNT),
    ("discard", Card::COUNT),
    ("deck", Card::COUNT),
    ("turned", Card::COUNT),
    ("stage", Stage::ALL.len()),
    ("region", REGIONS),
    ("card", Card::COUNT),
    ("positions", 2 * Position::COUNT),
    ("waiting", SEATS),
    ("named", SEATS),
    ("numbers", 2),
    ("begun", Card::COUNT + REGIONS + Position::COUNT + 1),
];

impl View {
    /// The number of values of an observation.
    pub const OBSERVED: usize = {
        let (mut section, mut count) = (0, 0);
        while section < SECTIONS.len() {
            count += SECTIONS[section].1;
            section += 1;
        }
        count
    };

    /// The names of the parts of an observation, each with its number of values.
    pub const fn observed() -> &'static [(&'static str, usize)] {
        &SECTIONS
    }

    /// Writes all that the seat sees as numbers, those above 255 as 255. `begun` are the parts of its decision that is begun.
    ///
    /// # Panics
    ///
    /// If `values` has not [`View::OBSERVED`].
    pub fn observe(&self, begun: &[Part], values: &mut [u8]) {
        let seen = Seen::new(self.public(), self.seat());
        seen.write(self.own(), &self.sizes, self.deck(), begun, values);
    }
}

impl State {
    /// Writes the observation of the view of a seat, as [`View::observe`] does.
    ///
    /// # Panics
    ///
    /// If `values` has not [`View::OBSERVED`].
    pub fn observe(&self, seat: Seat, begun: &[Part], values: &mut [u8]) {
        let seen = Seen::new(self.public(), seat);
        let deck = self.known_deck();
        seen.write(self.hand(seat), &self.sizes(), deck, begun, values);
    }
}

/// The public part, with seats counted from the reader.
struct Seen<'a> {
    public: &'a Public,
    seat: Seat,
    /// By seat: the number of seats from the reader to it, clockwise.
    steps: [u8; SEATS],
}

impl<'a> Seen<'a> {
    fn new(public: &'a Public, seat: Seat) -> Self {
        let mut steps = [0; SEATS];
        for (count, seat) in (0..).zip(public.players().from(seat)) {
            steps[seat.index()] = count;
        }
        Self {
            public,
            seat,
            steps,
        }
    }

    fn write(
        &self,
        own: &Hand,
        sizes: &[(u8, u8); SEATS],
        deck: Option<Cards>,
        begun: &[Part],
        values: &mut [u8],
    ) {
        values.fill(0);
        let mut sections = Sections {
            next: 0,
            left: values,
        };
        self.write_stacks(sections.next());
        self.write_seats(sizes, sections.next());
        let public = self.public;
        write_set(public.in_play().iter().map(Region::index), sections.next());
        write_set(public.closed().iter().map(Region::index), sections.next());
        self.write_round(sections.next());
        for cards in [
            own.cards,
            own.aside,
            public.discard(),
            deck.unwrap_or_default(),
        ] {
            write_set(cards.iter().map(number), sections.next());
        }
        self.write_step(&mut sections);
        write_begun(begun, sections.next());
    }

    /// The number of seats from the reader to this one, clockwise.
    fn steps(&self, seat: Seat) -> usize {
        self.steps[seat.index()].into()
    }

    fn write_stacks(&self, values: &mut [u8]) {
        let board = &self.public.board;
        let place = |region: Region, position: Position| {
            (region.index() * Position::COUNT + usize::from(position.rank_order())) * STACK
        };
        for region in Region::ALL {
            for seat in self.public.players().seats() {
                let (held, forts) = (board.held(region, seat), board.forts(region, seat));
                for position in held.iter() {
                    let stack = place(region, position);
                    values[stack + self.steps(seat)] = 1;
                    values[stack + SEATS] = forts.has(position).into();
                }
            }
            let king_piece = &mut values[place(region, Position::KING) + SEATS + 1];
            *king_piece = board.has_king_piece(region).into();
        }
        for (region, position, owner) in board.all_captives() {
            let stack = place(region, position);
            let height = &mut values[stack + SEATS + 2];
            *height += 1;
            let above = usize::from(*height) - 1;
            if above < CAPTIVES {
                values[stack + SEATS + 3 + above] = self.steps(owner) as u8 + 1;
            }
        }
    }

    fn write_seats(&self, sizes: &[(u8, u8); SEATS], values: &mut [u8]) {
        let public = self.public;
        let (decides, on_turn) = (public.decides(), public.on_turn());
        let seats = public.players().from(self.seat);
        for (seat, values) in seats.zip(values.chunks_exact_mut(SEAT)) {
            let (hand, aside) = sizes[seat.index()];
            values[..9].copy_from_slice(&[
                1,
                u8::from(decides == Some(seat)),
                u8::from(on_turn == seat),
                u8::from(public.starting() == seat),
                at_most_255(public.cumals(seat)),
                public.stock(seat),
                public.king_pieces(seat),
                hand,
                aside,
            ]);
            for owner in public.players().seats() {
                values[9 + self.steps(owner)] = public.prisoners(seat, owner);
            }
        }
    }

    fn write_round(&self, values: &mut [u8]) {
        let public = self.public;
        let options = public.options();
        values.copy_from_slice(&[
            at_most_255(public.round()),
            at_most_255(options.max_rounds.saturating_sub(public.round())),
            public.played(),
            public.deck_left(),
            u8::from(public.is_reshuffled()),
            public.players().count() as u8,
            u8::from(options.edition == Edition::It),
        ]);
    }

    /// The sections of the step, from `turned` to `numbers`.
    fn write_step(&self, sections: &mut Sections<'_>) {
        let public = self.public;
        let turned = sections.next();
        if let Step::Tie { turned: cards, .. } = public.step() {
            let seats = public.players().seats().zip(cards);
            for (seat, card) in seats.filter_map(|(seat, card)| Some((seat, card?))) {
                turned[number(card)] = self.steps(seat) as u8 + 1;
            }
        }
        let mut step = match public.step() {
            Step::Place {
                card,
                region,
                fit,
                left,
            } => Named {
                card: Some(card),
                positions: [fit, left],
                ..Named::of(region)
            },
            Step::Stone {
                region,
                tops,
                beneath,
            } => Named {
                positions: [tops, beneath],
                ..Named::of(region)
            },
            Step::Promote {
                region,
                seat,
                active,
                done,
            } => Named {
                positions: [active, done],
                named: Some(seat),
                ..Named::of(region)
            },
            Step::Tie {
                region, eligible, ..
            } => Named {
                waiting: eligible,
                ..Named::of(region)
            },
            Step::Traitor {
                region,
                seat,
                waiting,
            } => Named {
                waiting,
                named: Some(seat),
                ..Named::of(region)
            },
            Step::TraitorCard { region, seat } => Named {
                named: Some(seat),
                ..Named::of(region)
            },
            Step::Exchange { region, seat, card } => Named {
                card: Some(card),
                named: Some(seat),
                ..Named::of(region)
            },
            Step::Activate {
                region,
                seat,
                cost,
                active,
            } => Named {
                positions: [active, Positions::NONE],
                named: Some(seat),
                cost,
                ..Named::of(region)
            },
            Step::Ransom { captor, .. } => Named {
                named: Some(captor),
                ..Named::default()
            },
            Step::Over(winner) => Named {
                named: winner,
                ..Named::default()
            },
            Step::Lots
            | Step::Deal
            | Step::Keep(_)
            | Step::Turn
            | Step::Clear
            | Step::Start
            | Step::Region => Named::default(),
        };
        if let Some(garrison) = public.garrison() {
            step = Named {
                named: Some(garrison.seat),
                ..Named::of(garrison.region)
            };
        }
        let stage = public.stage();
        let stage = Stage::ALL.iter().position(|&each| each == stage);
        write_set(stage.into_iter(), sections.next());
        write_set(step.region.into_iter().map(Region::index), sections.next());
        write_set(step.card.into_iter().map(number), sections.next());
        let positions = sections.next().chunks_exact_mut(Position::COUNT);
        for (set, values) in step.positions.into_iter().zip(positions) {
            write_set(
                set.iter().map(|position| position.rank_order().into()),
                values,
            );
        }
        write_set(
            step.waiting.iter().map(|seat| self.steps(seat)),
            sections.next(),
        );
        write_set(
            step.named.into_iter().map(|seat| self.steps(seat)),
            sections.next(),
        );
        let left = public.garrison().map_or(0, |garrison| garrison.left);
        sections.next().copy_from_slice(&[step.cost, left]);
    }
}

/// The things that a step names.
#[derive(Default)]
struct Named {
    region: Option<Region>,
    card: Option<Card>,
    positions: [Positions; 2],
    waiting: SeatSet,
    named: Option<Seat>,
    cost: u8,
}

impl Named {
    fn of(region: Region) -> Self {
        Self {
            region: Some(region),
            ..Self::default()
        }
    }
}

/// The values that are left, section by section.
struct Sections<'a> {
    next: usize,
    left: &'a mut [u8],
}

impl<'a> Sections<'a> {
    /// The values of the next section.
    fn next(&mut self) -> &'a mut [u8] {
        let (_, count) = SECTIONS[self.next];
        self.next += 1;
        let (section, left) = std::mem::take(&mut self.left).split_at_mut(count);
        self.left = left;
        section
    }
}

/// Writes 1 at these places.
fn write_set(places: impl Iterator<Item = usize>, values: &mut [u8]) {
    for place in places {
        values[place] = 1;
    }
}

fn write_begun(begun: &[Part], values: &mut [u8]) {
    let (cards, values) = values.split_at_mut(Card::COUNT);
    let (regions, values) = values.split_at_mut(REGIONS);
    let (positions, levels) = values.split_at_mut(Position::COUNT);
    for part in begun {
        match *part {
            Part::Keep(card) => cards[number(card)] = 1,
            Part::Play(card, region) | Part::Stone(card, region) => {
                cards[number(card)] = 1;
                regions[region.index()] = 1;
            }
            Part::Piece(piece) => {
                positions[usize::from(piece.position.rank_order())] = 1;
                levels[0] = piece.level;
            }
            Part::Fit(..) | Part::Whole(_) => {}
        }
    }
}

/// The number of a card, from 0.
fn number(card: Card) -> usize {
    usize::from(card.number()) - 1
}

fn at_most_255(count: u32) -> u8 {
    count.try_into().unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use game::{Chance, Game, Hidden, Moves, draw_at_random, random_move};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::{Color, Options, Players};

    fn observed(state: &State, seat: Seat, begun: &[Part]) -> Vec<u8> {
        let mut values = vec![9; View::OBSERVED];
        state.observe(seat, begun, &mut values);
        values
    }

    #[test]
    fn sko4_hidden_cards_change_no_value_of_an_observation() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        for count in 2..=4 {
            let players = Players::new(&Color::ALL[..count]).expect("different colors");
            let mut state = State::new(Options::new(players));
            let mut different = 0;
            while !matches!(state.turn(), game::Turn::Over(_)) {
                for seat in players.seats() {
                    let view = state.view(seat);
                    let values = observed(&state, seat, &[]);
                    let guess = State::determinize(&view, &mut rng);
                    different += usize::from(guess != state);
                    assert_eq!(observed(&guess, seat, &[]), values);
                    let mut of_view = vec![9; View::OBSERVED];
                    view.observe(&[], &mut of_view);
                    assert_eq!(of_view, values);
                }
                match random_move(&state, &mut rng) {
                    Some(decision) => state.play(decision),
                    None => drop(draw_at_random(&mut state, &mut rng)),
                }
            }
            assert!(different > 100, "the guesses dealt the same cards");
        }
    }

    /// The values of a section.
    fn section<'a>(values: &'a [u8], name: &str) -> &'a [u8] {
        let place = SECTIONS.iter().position(|&(each, _)| each == name);
        let place = place.expect("a section of this name");
        let start = SECTIONS[..place].iter().map(|(_, count)| count).sum();
        &values[start..][..SECTIONS[place].1]
    }

    #[test]
    fn an_observation_begins_with_its_reader() {
        let players = Players::new(&[Color::Blue, Color::Red]).expect("different colors");
        let mut state = State::new(Options::new(players));
        state.apply_draw(&[30, 4]);
        let deck: Vec<u8> = (1..=36).collect();
        state.apply_draw(&deck);
        let six = state.moves();
        let begun: Vec<_> = six.get(0).parts().take(2).collect();
        let of_blue = observed(&state, Seat::new(0), &begun);
        assert_eq!(View::OBSERVED, 1_297);
        assert_eq!(
            section(&of_blue, "seats")[..2 * SEAT],
            [
                1, 1, 1, 1, 2, 20, 2, 6, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 20, 2, 6, 0, 0, 0, 0, 0
            ]
        );
        assert_eq!(section(&of_blue, "round"), [1, 59, 0, 24, 0, 2, 0]);
        assert_eq!(section(&of_blue, "hand").iter().sum::<u8>(), 6);
        assert_eq!(section(&of_blue, "begun").iter().sum::<u8>(), 2);
        let of_red = observed(&state, Seat::new(1), &[]);
        assert_eq!(section(&of_red, "seats")[..6], [1, 0, 0, 0, 2, 20]);
        assert_eq!(section(&of_red, "stage")[1], 1);
    }
}
