//! Setups at any stage: moments of games are read back, and with one change that cannot be they are refused.

use game::Seat;
use seat_of_kings::{
    Card, Fault, Garrison, PositionError, Positions, Region, Regions, Setup, StackPiece, State,
    Step,
};

use crate::kit::table;

/// Blue has played a card for F1 and F2.
pub(crate) const PLACING: &str =
    "blue red white | round 3 | hand blue=31 | discard 14 ; play 31 ulster F1+F2";
/// Blue, Red and White turn up cards; Blue has turned up the last one of the deck.
pub(crate) const TIE: &str = "blue red white | round 3 played 8 | hand white=16 | aside blue=1,2,3 red=4,5,6 white=7,8,10 | deck 9 | discard rest
    | cumals blue=1 red=1 white=1 | ulster F1=red F2=blue F3=white ; play 16 connacht F2 ; end";
/// The traitor of Ulster, where Red is dominant, is offered to Blue.
pub(crate) const OFFER: &str =
    "blue red white | round 3 played 8 | hand white=17 | deck 27 | cumals blue=4 red=0 white=0
    | ulster F1=red F2=blue F3=red ; play 17 connacht F1 ; end";
/// Ulster has been cleared at the end of a round, and Red may garrison it.
pub(crate) const CLEARED: &str =
    "blue red white | round 3 played 8 | hand white=16 | cumals blue=0 red=0 white=0 | ulster K=red
    ; play 16 connacht F2 ; end";
/// Blue has filled Ulster with a piece placed, and may garrison it.
pub(crate) const FILLED: &str = "blue red white | round 3 | hand blue=31 | ulster F1= rest=blue ; play 31 ulster F1+F2 ; place F1";
/// Two players have closed both of their regions, and Red opens the third.
pub(crate) const SECOND_KING: &str =
    "blue red | round 3 played 5 | hand red=17 | cumals blue=0 red=0 | closed connacht
    | connacht K=BLUE | ulster K=red ; play 17 ulster F1 ; end";

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
        let refused = PositionError {
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
fn every_stage_is_read_back() {
    let stages = [
        "new blue red",
        "new blue red white ; lots 2 1 3",
        "new blue red ; lots 2 1 ; shuffle ...",
        "new blue red ; lots 2 1 ; shuffle ... ; keep 1 2 3",
        "blue red | round 3 played 5",
        "blue red white | round 4 played 8 | hand white=17 ; play 17 ulster F1 ; place F1",
        PLACING,
        TIE,
        OFFER,
        CLEARED,
        FILLED,
        SECOND_KING,
        // Won within a turn, by a second king and by a third region, and drawn after the last turn.
        "blue red white | round 3 | hand blue=7 | cumals blue=3 | connacht K=BLUE | ulster K=red rest=blue
        ; stone 7 ulster C1.0 C2.0 ; activate ; promote K",
        "blue red | edition it | round 3 | regions connacht ulster leinster | closed connacht ulster | hand blue=17
        | leinster F1= rest=blue ; play 17 leinster F1 ; place F1",
        "blue red | max_rounds 3 round 3 played 5 | hand red=17 ; play 17 ulster F1 ; end",
    ];
    for notation in stages {
        moment(notation);
    }
}

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
            Step::Promote {
                region,
                seat: WHITE,
                active,
                done,
            },
            Step::Tie {
                region,
                eligible,
                left: eligible,
                turned: [None; Seat::MAX_COUNT],
            },
            Step::Traitor {
                region,
                seat: WHITE,
                waiting: [WHITE].into_iter().collect(),
            },
            Step::Traitor {
                region,
                seat: BLUE,
                waiting: eligible,
            },
            Step::TraitorCard {
                region,
                seat: WHITE,
            },
            Step::Exchange {
                region,
                seat: WHITE,
                card: card(1),
            },
            Step::Activate {
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
        setup.board[0].2[0] = StackPiece::Piece(WHITE);
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
