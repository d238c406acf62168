//! The laws that every game obeys, checked over random games.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;

use crate::{Chance, Explain, Hidden, Index, Moves, Seat, Text, Tokens, Turn, random_move};

/// Plays `games` random games from `start` and checks every position of them against every law.
///
/// `longest` is the number of moves within which any game must end.
///
/// # Panics
///
/// At the first law that does not hold, with the position and the move.
pub fn check<G>(start: &G, games: u32, longest: u32, rng: &mut impl Rng)
where
    G: Text + Explain + Index + PartialEq + Debug,
    G::Move: Hash,
{
    for _ in 0..games {
        let mut game = start.clone();
        let mut plies = 0;
        check_position(&game);
        while let Some(mv) = random_move(&game, rng) {
            copies_play_alike(&mut game, mv);
            check_position(&game);
            plies += 1;
            assert!(plies <= longest, "no end after {plies} moves: {game}");
        }
    }
}

/// Checks one position against the laws that need no other position.
///
/// # Panics
///
/// At the first law that does not hold, with the position and the move.
pub fn check_position<G>(game: &G)
where
    G: Text + Explain + Index + PartialEq + Debug,
    G::Move: Hash,
{
    check_tokens(game);
    text_round_trips(game);
    moves_are_numbered(game);
    let moves = (0..game.index_count()).filter_map(|index| game.indexed(index));
    check_explained(game, moves);
}

/// Checks that the moves of one position are a set in byte order, that their tokens parse back to them, and that there
/// are moves exactly when a seat is to move.
///
/// # Panics
///
/// At the first law that does not hold, with the position and the move.
pub fn check_tokens<G: Tokens + Debug>(game: &G)
where
    G::Move: Hash,
{
    moves_are_a_set_in_byte_order(game);
    a_seat_to_move_can_move(game);
    for mv in game.moves().iter() {
        let token = game.write_move(mv);
        assert_eq!(game.read_move(&token), Some(mv), "token {token}: {game:?}");
    }
}

/// Checks that, of these moves, exactly the illegal ones have an explanation.
///
/// # Panics
///
/// At the first that is not, with the position and the move.
pub fn check_explained<G: Explain + Debug>(game: &G, moves: impl Iterator<Item = G::Move>) {
    let legal = game.moves();
    for mv in moves {
        let explained = game.explain(mv).is_some();
        assert_eq!(explained, !legal.contains(mv), "{mv:?}: {game:?}");
    }
}

/// Checks that there is a chance event exactly when chance is next, and that a draw fits it.
///
/// # Panics
///
/// If not, with the position.
pub fn check_chance<G: Chance + Debug>(game: &G, rng: &mut impl Rng) {
    let event = game.chance_event();
    assert_eq!(
        event.is_some(),
        game.turn() == Turn::Chance,
        "chance event and turn differ: {game:?}"
    );
    if let Some(event) = event {
        assert_eq!(
            event.check(event.sample(rng).items()),
            Ok(()),
            "{event:?}: {game:?}"
        );
    }
}

/// Checks for one seat that a determinization has its view, and that this seat has the same moves there.
///
/// It does not show that the view hides enough, nor that determinizations are uniform: that is for tests of the game.
///
/// # Panics
///
/// If not, with the position.
pub fn check_hidden<G: Hidden + Tokens + Debug>(game: &G, seat: Seat, rng: &mut impl Rng)
where
    G::View: Debug,
{
    let view = game.view(seat);
    let sample = G::determinize(&view, rng);
    assert_eq!(
        sample.view(seat),
        view,
        "a determinization has another view: {game:?}"
    );
    assert_eq!(sample.turn(), game.turn(), "another turn: {game:?}");
    if game.turn() == Turn::Seat(seat) {
        let tokens = |game: &G| {
            game.moves()
                .iter()
                .map(|mv| game.write_move(mv))
                .collect::<Vec<_>>()
        };
        assert_eq!(tokens(&sample), tokens(game), "other moves: {game:?}");
    }
}

/// A copy is independent of its original, and `play_from` overwrites any earlier state of the receiver.
fn copies_play_alike<G: Text + PartialEq + Debug>(game: &mut G, mv: G::Move) {
    let before = game.to_string();
    let mut copy = game.clone();
    copy.play(mv);
    assert_eq!(
        game.to_string(),
        before,
        "a copy's {mv:?} changed the original"
    );
    let mut used = copy.clone();
    used.play_from(game, mv);
    assert_eq!(used, copy, "play_from differs after {mv:?}: {before}");
    game.play(mv);
    assert_eq!(*game, copy, "copies differ after {mv:?}: {before}");
}

/// Moves are unique, in the byte order of their tokens, and the ways to read the set agree.
fn moves_are_a_set_in_byte_order<G: Tokens + Debug>(game: &G)
where
    G::Move: Hash,
{
    let moves = game.moves();
    let listed: Vec<_> = moves.iter().collect();
    assert_eq!(moves.len(), listed.len(), "len is not the count: {game:?}");
    let folded = moves.iter().fold(Vec::new(), |mut folded, mv| {
        folded.push(mv);
        folded
    });
    assert_eq!(folded, listed, "fold differs: {game:?}");
    for (rank, &mv) in listed.iter().enumerate() {
        assert_eq!(moves.get(rank), mv, "get({rank}) differs: {game:?}");
        assert!(moves.contains(mv), "{mv:?} is not contained: {game:?}");
    }
    let unique: HashSet<_> = listed.iter().collect();
    assert_eq!(unique.len(), listed.len(), "a move comes twice: {game:?}");
    let tokens: Vec<_> = listed.iter().map(|&mv| game.write_move(mv)).collect();
    assert!(tokens.is_sorted(), "not in byte order: {tokens:?} {game:?}");
}

fn a_seat_to_move_can_move<G: Tokens + Debug>(game: &G) {
    let has_seat = matches!(game.turn(), Turn::Seat(_));
    assert_eq!(
        has_seat,
        !game.moves().is_empty(),
        "turn and moves differ: {game:?}"
    );
}

fn text_round_trips<G: Text + PartialEq + Debug>(game: &G) {
    let text = game.to_string();
    let read = G::read(&text).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    assert_eq!(read, *game, "another position than was written: {text}");
}

fn moves_are_numbered<G: Index + Text>(game: &G) {
    for mv in game.moves().iter() {
        let index = game
            .index_of(mv)
            .unwrap_or_else(|| panic!("{mv:?} has no number: {game}"));
        assert!(
            index < game.index_count(),
            "{mv:?} has number {index}: {game}"
        );
        assert_eq!(game.indexed(index), Some(mv), "number {index}: {game}");
    }
    assert_eq!(game.indexed(game.index_count()), None, "a number too many");
}
