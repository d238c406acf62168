//! Whole games: what is legal is played, what is illegal is explained.

use game::{Explain, Game, Index, Moves, Tokens};
use ringforts::{Hill, Line, Move, Position, Variant};

/// Reads bytes as a game: the first chooses the variant, the second the seat that starts, and then each pair asks
/// for a legal move by its rank, or for a token that may be anything.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn play(bytes: &[u8]) {
    let [variant, seat, steps @ ..] = bytes else {
        return;
    };
    let variant = Variant::ALL[usize::from(*variant) % Variant::ALL.len()];
    let seats: Vec<_> = variant.seats().collect();
    let mut line = Line::new(Position::start_by(
        variant,
        seats[usize::from(*seat) % seats.len()],
    ));
    for step in steps.chunks_exact(2) {
        let moves = line.moves();
        let mv = match (step[0] % 4, moves.len()) {
            (_, 0) => return check_end(&line),
            (0, _) => asked(&line, step[1]),
            (_, count) => moves.get((usize::from(step[0]) * 64 + usize::from(step[1])) % count),
        };
        try_move(&mut line, mv);
    }
}

/// Plays a legal move, and asks why an illegal one is illegal.
fn try_move(line: &mut Line, mv: Move) {
    let token = line.write_move(mv);
    assert_eq!(line.read_move(&token), Some(mv), "{line}: {token}");
    let is_legal = line.moves().contains(mv);
    match line.explain(mv) {
        None => {
            assert!(is_legal, "{line}: {token} is illegal without a reason");
            line.play(mv);
        }
        Some(reason) => {
            assert!(!is_legal, "{line}: {token} is legal and has a reason");
            assert!(
                reason
                    .why
                    .clause()
                    .ends_with(|last: char| last.is_ascii_digit())
            );
        }
    }
}

/// Some move of the variant: by its number, or for a high byte a king's move between any two hills.
fn asked(line: &Line, byte: u8) -> Move {
    let hills: Vec<Hill> = Hill::all().collect();
    let [from, to] =
        [usize::from(byte) * 7, usize::from(byte) * 11].map(|index| hills[index % hills.len()]);
    let any = Move::Step { from, to };
    let is_of_variant = line.read_move(&line.write_move(any)).is_some();
    if byte >= 192 && is_of_variant {
        any
    } else {
        let spread = usize::from(byte) * 251 % line.index_count();
        line.indexed(spread).unwrap_or(any)
    }
}

fn check_end(line: &Line) {
    assert_eq!(line.position().seat(), None, "{line}");
    let anything = line.indexed(0).map(|mv| line.explain(mv).is_some());
    assert_eq!(
        anything,
        Some(true),
        "{line}: a finished game refuses moves"
    );
}
