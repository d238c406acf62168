//! Whole games between players: what is shared, what is swapped, and what comes again.

use core::time::Duration;

use bots::arena::{GameEvent, GameResult, MatchPlan, MatchResults, PlayedGame, Summary, play};
use bots::{Player, PlayerError, Spec, ringfort_player, seat_of_kings_player};
use ringforts::{Line, Move, Position, Variant};
use search::Clock;
use seat_of_kings::{Color, Options, Players, State};

/// No player has a limit of time, and no test looks at processor time.
const STANDING: Clock = Clock(|| Duration::ZERO);

const PLAN: MatchPlan = MatchPlan {
    seed: 5,
    opening: 6,
    sides: 2,
};

fn start(variant: Variant) -> Line {
    Line::new(Position::start(variant))
}

fn players(variant: Variant, spec: &str) -> Vec<Box<dyn Player<Line, Move>>> {
    let spec: Spec = spec.parse().expect(spec);
    let player = |_| ringfort_player(&spec, STANDING).expect("it plays them");
    variant.seats().map(player).collect()
}

fn played(variant: Variant, spec: &str, number: u64) -> PlayedGame {
    let mut players = players(variant, spec);
    play(
        start(variant),
        &PLAN.game_plan(number),
        &mut players,
        STANDING,
    )
    .expect("they play")
}

/// The events of a game, without the time that it took.
fn events(variant: Variant, spec: &str, number: u64) -> Vec<GameEvent> {
    played(variant, spec, number).events
}

#[test]
fn a_game_of_a_number_is_always_the_same() {
    for variant in Variant::ALL {
        for spec in ["random", "greedy", "uct:20"] {
            let again = events(variant, spec, 3);
            assert_eq!(events(variant, spec, 3), again, "{variant} {spec}");
        }
    }
}

#[test]
fn players_forget_the_games_before() {
    let variant = Variant::SacredHill2;
    let mut used = players(variant, "uct:20");
    for number in [0, 9, 3] {
        let found =
            play(start(variant), &PLAN.game_plan(number), &mut used, STANDING).expect("they play");
        assert_eq!(found.events, events(variant, "uct:20", number));
    }
}

#[test]
fn a_pair_begins_alike_and_goes_on_differently() {
    let [first, second, third] =
        [4, 5, 6].map(|number| events(Variant::FourTreasuresDoubles, "random", number));
    assert_eq!(first[..6], second[..6]);
    assert_ne!(first[6..], second[6..]);
    assert_ne!(first[..6], third[..6]);
}

#[test]
fn each_of_the_two_plays_for_its_side() {
    let game = played(Variant::SacredHillDoubles1, "random", 1);
    let asked = game.events[6..].iter();
    let of_b =
        asked.filter(|event| matches!(event, GameEvent::Move(seat, _) if seat.index() % 2 == 0));
    assert_eq!(game.b.moves, of_b.count() as u64);
    assert_eq!(game.a.moves + game.b.moves + 6, game.plies());
    assert!(game.legal_moves > game.plies());
}

/// The summary of so many pairs of a two-player game.
fn summary(variant: Variant, a: &str, b: &str, pairs: u64) -> Summary {
    let mut results = MatchResults::default();
    for number in 0..2 * pairs {
        let game_plan = PLAN.game_plan(number);
        let specs = match game_plan.side_of_a {
            0 => [a, b],
            _ => [b, a],
        };
        let mut seated = specs.map(|spec| players(variant, spec).remove(0));
        let game = play(start(variant), &game_plan, &mut seated, STANDING).expect("they play");
        results.add(GameResult::new(&game_plan, &game));
    }
    results.summary().expect("a pair was played")
}

#[test]
fn a_baseline_wins_against_random_play() {
    let summary = summary(Variant::FourTreasures, "uct:200", "random", 4);
    assert_eq!(summary.games, [8, 0, 0]);
    assert!(summary.points.low > 0.0, "{summary:?}");
}

#[test]
fn a_level_wins_against_the_one_two_below() {
    for variant in [Variant::SacredHill1, Variant::FourTreasures] {
        let summary = summary(variant, "level:3", "level:1", 20);
        assert!(summary.share.low > 0.5, "{variant} {summary:?}");
    }
}

#[test]
fn seat_of_kings_is_played_in_rotation_with_the_same_shuffles() {
    let colors = &Color::ALL[..3];
    let players = Players::new(colors).expect("different colors");
    let start = State::new(Options::new(players));
    let plan = MatchPlan {
        sides: 3,
        opening: 0,
        ..PLAN
    };
    let game = |number| {
        let mut seated: Vec<_> = (0..3)
            .map(|_| seat_of_kings_player(&Spec::Random, STANDING).expect("it plays"))
            .collect();
        play(
            start.clone(),
            &plan.game_plan(number),
            &mut seated,
            STANDING,
        )
        .expect("they play")
    };
    let drawn = |played: &PlayedGame| -> Vec<GameEvent> {
        let events = played.events.iter();
        let drawn = events.filter(|event| matches!(event, GameEvent::Chance(_)));
        drawn.take(3).cloned().collect()
    };
    let [first, second, other] = [3, 4, 6].map(game);
    assert_eq!(drawn(&first), drawn(&second));
    assert_ne!(drawn(&first), drawn(&other));
    assert_ne!(first.events, second.events);
    assert_eq!(first.events, game(3).events);
    assert_eq!(first.scores.all().len(), 3);
    assert_eq!(first.first_side, second.first_side);
    assert!(first.b.moves > first.a.moves, "B has two seats");
}

/// A game of Seat of Kings for two, and the side of `a` in it.
fn kings(a: &str, b: &str, number: u64) -> (PlayedGame, u8) {
    let players = Players::new(&Color::ALL[..2]).expect("different colors");
    let plan = MatchPlan { opening: 0, ..PLAN };
    let game_plan = plan.game_plan(number);
    let specs = match game_plan.side_of_a {
        0 => [a, b],
        _ => [b, a],
    };
    let player = |spec: &str| {
        let spec: Spec = spec.parse().expect(spec);
        seat_of_kings_player(&spec, STANDING).expect("it plays")
    };
    let mut seated = specs.map(player);
    let start = State::new(Options::new(players));
    let played = play(start, &game_plan, &mut seated, STANDING).expect("they play");
    (played, game_plan.side_of_a)
}

#[test]
fn every_player_of_seat_of_kings_plays_the_same_game_again() {
    for (a, b) in [
        ("greedy", "random"),
        ("uct:20", "greedy"),
        ("search:nodes=10", "random"),
    ] {
        let (game, _) = kings(a, b, 1);
        let (again, _) = kings(a, b, 1);
        assert_eq!(again.events, game.events, "{a} {b}");
        assert_ne!(kings(a, b, 3).0.events, game.events, "{a} {b}");
    }
}

#[test]
fn the_search_wins_against_the_baselines_of_seat_of_kings() {
    for baseline in ["greedy", "uct:10"] {
        for number in 0..4 {
            let (game, own) = kings("search:nodes=60", baseline, number);
            let points = game.scores.all();
            let own = usize::from(own);
            assert!(
                points[own] > points[1 - own],
                "{baseline} {number} {points:?}"
            );
        }
    }
}

/// A player who does not know the rules.
struct Stubborn(Option<Move>);

impl Player<Line, Move> for Stubborn {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, _: &Line) -> Result<Move, PlayerError> {
        self.0.ok_or(PlayerError::NoMove)
    }
}

#[test]
fn a_player_is_not_trusted() {
    let against = |mv| {
        let mut players = players(Variant::FourTreasures, "random");
        players[1] = Box::new(Stubborn(mv));
        let error = play(
            start(Variant::FourTreasures),
            &PLAN.game_plan(0),
            &mut players,
            STANDING,
        );
        error.expect_err("it cannot play").to_string()
    };
    assert_eq!(against(Some(Move::Pass)), "b, move 8: pass is not legal");
    assert_eq!(against(None), "b, move 8: there is no move to choose");
}
