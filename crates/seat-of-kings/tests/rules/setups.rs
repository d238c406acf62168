//! Setups at any stage: moments of games are read back, and with one change that cannot be they are refused.

use game::Seat;
use seat_of_kings::{
    Card, Fault, Garrison, Positions, Refused, Region, Regions, Setup, Stander, State, Step,
};

use crate::kit::table;

/// A moment of a game as the fast code's setup, which is read back as it is.
pub(crate) struct Moment(pub(crate) Setup);

#[track_caller]
pub(crate) fn moment(notation: &str) -> Moment {
    let setup = Setup::from(table(notation).state());
    let read = State::try_from(setup.clone());
    assert_eq!(
        read.as_ref().map(Setup::from),
        Ok(setup.clone()),
        "{notation}"
    );
    Moment(setup)
}

impl Moment {
    /// Asserts that the moment is refused after this change.
    #[track_caller]
    pub(crate) fn refuses(&self, key: &str, fault: Fault, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.0.clone();
        change(&mut setup);
        let step = setup.step;
        let refused = Refused {
            key: key.into(),
            fault,
        };
        assert_eq!(State::try_from(setup).err(), Some(refused), "{step:?}");
    }

    /// Asserts that the moment is refused with each of these steps.
    #[track_caller]
    pub(crate) fn refuses_steps<const N: usize>(&self, key: &str, fault: Fault, steps: [Step; N]) {
        for step in steps {
            self.refuses(key, fault, |setup| setup.step = step);
        }
    }
}

/// The positions of these names.
pub(crate) fn at(names: &str) -> Positions {
    let names = names.split_whitespace();
    names
        .map(|name| name.parse::<seat_of_kings::Position>().expect("a position"))
        .collect()
}

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

pub(crate) const BLUE: Seat = Seat::new(0);
pub(crate) const RED: Seat = Seat::new(1);
pub(crate) const WHITE: Seat = Seat::new(2);

#[test]
fn a_stage_names_only_seats_that_play() {
    let two = moment("blue red | round 3");
    let eligible = [BLUE, WHITE].into_iter().collect();
    let (region, active, done) = (Region::Ulster, Positions::NONE, Positions::NONE);
    two.refuses_steps(
        "stage",
        Fault::EmptySeat,
        [
            Step::Keep(WHITE),
            Step::Promoting {
                region,
                seat: WHITE,
                active,
                done,
            },
            Step::Tie {
                region,
                eligible,
                left: eligible,
                turned: [None; Seat::MOST],
            },
            Step::Offer {
                region,
                seat: WHITE,
                waiting: [WHITE].into_iter().collect(),
            },
            Step::Offer {
                region,
                seat: BLUE,
                waiting: eligible,
            },
            Step::Taking {
                region,
                seat: WHITE,
            },
            Step::Exchange {
                region,
                seat: WHITE,
                card: card(1),
            },
            Step::Exchanged {
                region,
                seat: WHITE,
                cost: 1,
                active,
            },
            Step::Ransom {
                captor: BLUE,
                owner: WHITE,
            },
            Step::Ransom {
                captor: WHITE,
                owner: BLUE,
            },
            Step::Over(Some(WHITE)),
        ],
    );
    two.refuses("starting", Fault::EmptySeat, |setup| setup.starting = WHITE);
    two.refuses("stage.garrison", Fault::EmptySeat, |setup| {
        setup.garrison = Some(Garrison {
            region,
            seat: WHITE,
            left: 2,
        });
    });
}

#[test]
fn a_position_is_named_once_and_held_by_those_who_play() {
    let two = moment("blue red | ulster F1=red,blue F2=red");
    two.refuses("board.ulster.F2", Fault::PositionTwice, |setup| {
        setup.board.push(setup.board[1].clone());
    });
    two.refuses("board.ulster.F1", Fault::EmptySeat, |setup| {
        setup.board[0].2[0] = Stander::Piece(WHITE);
    });
    two.refuses("board.ulster.F2", Fault::EmptyStack, |setup| {
        setup.board[1].2.clear();
    });
}

#[test]
fn skb6_a_region_a_player_and_a_third_of_two_once_two_are_closed() {
    let count = |expected, found| Fault::RegionCount { expected, found };
    let four = moment("blue red white yellow | round 3");
    four.refuses("options.regions", count(4, 3), |setup| {
        setup.options.regions = Regions::first(3);
    });
    let two = moment(
        "blue red | regions connacht ulster leinster | closed connacht ulster | connacht K=BLUE",
    );
    two.refuses("options.regions", count(2, 4), |setup| {
        setup.options.regions = Regions::first(4);
    });
    two.refuses("options.regions", Fault::ThirdTooEarly, |setup| {
        setup.closed = Regions::first(1);
    });
    two.refuses("options.max_rounds", Fault::AtLeastOne, |setup| {
        setup.options.max_rounds = 0;
    });
}
