//! Remarks of known turns, and over random games that each of them is true of the board.

mod boards;

use std::collections::BTreeSet;

use catalog::{Action, AnyGame, Ply, PlyRef};
use game::Hidden;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Color, Options, Players, State};

use self::boards::Boards;
use super::*;

const GAMES: u64 = 16;

/// The number of codes.
const CODES: usize = 36;

/// A game of so many players and rounds from its start.
fn start(players: usize, max_rounds: u32) -> AnyGame {
    let players = Players::new(&Color::ALL[..players]).expect("different colors");
    let mut options = Options::new(players);
    options.max_rounds = max_rounds;
    AnyGame::SeatOfKings(Box::new(State::new(options)))
}

/// A turn of Blue in Ulster with card 13, whose only position is a herdsman, and red pieces.
fn text(board: &str) -> String {
    let deck: Vec<String> = (1..=36_u8)
        .filter(|card| ![13, 17, 31, 2, 8, 20].contains(card))
        .map(|card| card.to_string())
        .collect();
    format!(
        r#"{{"variant":"seat-of-kings","seats":["blue","red"],"options":{{"edition":"en","regions":["connacht","ulster"],"deck":"reconstructed","max_rounds":60}},"round":2,"starting":"blue","played":0,"stage":{{"name":"turn","seat":"blue"}},"players":{{"blue":{{"cumals":6,"hand":[13,17,31],"aside":[],"prisoners":{{}}}},"red":{{"cumals":2,"hand":[2,8,20],"aside":[],"prisoners":{{}}}}}},"board":{board},"closed":[],"deck":[{}],"discard":[]}}"#,
        deck.join(",")
    )
}

/// The remarks on the first turn of these tokens, as codes with their values.
fn said(board: &str, tokens: &[&str]) -> Vec<String> {
    said_at(&text(board), tokens)
}

fn said_at(text: &str, tokens: &[&str]) -> Vec<String> {
    let mut game = AnyGame::read(text).expect("a position");
    let actions = tokens
        .iter()
        .map(|token| game.parse_action(token).expect("a token"));
    let actions: Vec<Action> = actions.collect();
    let plies = actions.iter().map(|&action| PlyRef::Action(action));
    let turns = KingsTurn::all(&mut game, plies).expect("legal");
    let remarks = KingsRemark::all(&turns[0], Seat::new(1));
    remarks.iter().map(words).collect()
}

fn words(remark: &KingsRemark) -> String {
    let value = serde_json::to_value(remark).expect("a value");
    let fields = value.as_object().expect("an object");
    let code = fields["code"].as_str().expect("a code").to_owned();
    let values = fields.iter().filter(|(name, _)| *name != "code");
    let values =
        values.map(|(name, value)| format!(" {name}={}", value.to_string().replace('"', "")));
    code + &values.collect::<String>()
}

#[test]
fn a_stack_is_captured_and_its_pair_broken() {
    let said = said(
        r#"{"ulster":{"H1":["red"],"H2":["red"],"H3":["red"],"H4":["red"]}}"#,
        &["play 13 ulster H2", "place H2"],
    );
    assert_eq!(said[0], "captured region=ulster position=H2 owner=red");
    assert!(said.contains(&"broken region=ulster position=H2 other=H1 owner=red".into()));
    assert_eq!(
        said.last().expect("a remark"),
        "placed region=ulster positions=[H2]"
    );
}

#[test]
fn the_only_empty_place_of_a_card() {
    let said = said(
        r#"{"ulster":{"H1":["red"],"H2":["red"],"H3":["red"]}}"#,
        &["play 13 ulster H4", "place H4"],
    );
    assert_eq!(said[0], "only_fit region=ulster positions=[H4]");
}

#[test]
fn two_chieftains_are_one_promotion_from_the_throne() {
    let board =
        r#"{"ulster":{"C1":["blue"],"W3":["blue"],"W2":["blue"],"H3":["blue"],"H2":["red"]}}"#;
    let said = said(
        board,
        &[
            "play 13 ulster H4",
            "place H4",
            "activate",
            "promote W3",
            "promote C2",
            "end",
        ],
    );
    assert_eq!(said[0], "throne region=ulster wins=false");
}

#[test]
fn a_card_is_discarded_for_two_cumals() {
    let said = said("{}", &["discard 13"]);
    assert_eq!(said, ["discarded is_useless=false"]);
    // Without the fee for a first piece the card could do nothing.
    let poor = text("{}").replace(r#""cumals":6"#, r#""cumals":1"#);
    let said = said_at(&poor, &["discard 13"]);
    assert_eq!(said, ["discarded is_useless=true"]);
}

#[test]
fn the_decision_of_a_choice_of_cards_is_not_kept() {
    let mut game = start(2, 60);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let plies: Vec<Ply> = (0..4).filter_map(|_| game.play_random(&mut rng)).collect();
    let turns = KingsTurn::all(&mut start(2, 60), plies.iter().map(Ply::as_ref)).expect("legal");
    assert!(
        turns
            .iter()
            .all(|turn| turn.steps.iter().all(|step| step.decision.is_none()))
    );
    assert_eq!(
        KingsRemark::all(&turns[0], Seat::new(0)),
        [KingsRemark::Kept]
    );
}

#[test]
fn every_remark_of_random_games_is_true_of_the_board() {
    let mut codes = BTreeSet::new();
    for players in 2..=4 {
        for seed in 0..GAMES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let rounds = if seed % 2 == 0 { 4 } else { 60 };
            let mut game = start(players, rounds);
            let plies: Vec<Ply> = std::iter::from_fn(|| play(&mut game, &mut rng))
                .take(1500)
                .collect();
            let turns = KingsTurn::all(&mut start(players, rounds), plies.iter().map(Ply::as_ref));
            for turn in turns.expect("they were played") {
                let reader = Seat::new((turn.seat.index() as u8 + 1) % players as u8);
                let remarks = KingsRemark::all(&turn, reader);
                assert!(remarks.is_sorted_by_key(KingsRemark::kind), "{remarks:?}");
                assert_eq!(remarks.last().expect("a remark").kind(), 8);
                for remark in remarks {
                    assert!(Boards::of(&turn).is_true(&remark), "{turn:?}: {remark:?}");
                    codes.insert(words(&remark).split(' ').next().map(str::to_owned));
                }
            }
        }
    }
    assert_eq!(codes.len(), CODES, "{codes:?}");
}

/// Plays what builds, if it can: random decisions alone bring nobody near to a throne.
fn play(game: &mut AnyGame, rng: &mut Xoshiro256PlusPlus) -> Option<Ply> {
    let legal = game.legal_actions();
    let is_building = |action: &Action| matches!(action, Action::Kings(one) if one.is_building());
    let building: Vec<Action> = legal.iter().copied().filter(is_building).collect();
    if building.is_empty() || game::below(4, rng) == 0 {
        return game.play_random(rng);
    }
    let action = building[game::below(building.len(), rng)];
    game.play(action).expect("it is legal");
    Some(Ply::Action(action))
}

#[test]
fn remarks_depend_on_no_hidden_card() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut compared = 0;
    for seed in 0..4 {
        let (mut game, mut random) = (start(3, 60), Xoshiro256PlusPlus::seed_from_u64(seed));
        let plies = std::iter::from_fn(|| game.play_random(&mut random)).take(60);
        for ply in plies.collect::<Vec<_>>() {
            let Ply::Action(action) = ply else { continue };
            let state = game.as_kings().expect("a state").clone();
            let Some(seat) = state.public().decides() else {
                continue;
            };
            let reader = Seat::new((seat.index() as u8 + 1) % 3);
            let legal = game.legal_actions();
            let action = if legal.contains(&action) {
                action
            } else {
                legal[0]
            };
            let said = |state: State| {
                let mut game = AnyGame::SeatOfKings(Box::new(state));
                let turns = KingsTurn::all(&mut game, [PlyRef::Action(action)]).ok()?;
                Some(KingsRemark::all(&turns[0], reader))
            };
            let expected = said(state.clone());
            for _ in 0..40 {
                let other = State::determinize(&state.view(reader), &mut rng);
                // Where the seat has not the card, it could not have made the turn.
                let Some(other) = said(other) else { continue };
                assert_eq!(Some(other), expected);
                compared += 1;
            }
            game.play(action).expect("legal");
        }
    }
    assert!(compared > 100, "{compared}");
}
