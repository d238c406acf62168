//! Analyses against exhaustive search.

use game::Text;
use ringforts::Position;
use search::terminal_value;

use super::*;
use crate::test_positions::with_vacant;

const BYTES: usize = 1 << 20;

/// The variants of which late positions are proved.
const LATE: [Variant; 7] = [
    Variant::SacredHill1,
    Variant::SacredHill2,
    Variant::SacredHillDoubles1,
    Variant::SacredHillDoubles2,
    Variant::FourTreasures,
    Variant::FourTreasuresDoubles,
    Variant::PoisonedChalice,
];

fn analyzed(line: &Line, played: Option<Move>) -> Analysis {
    let mut analyst = Analyst::new(line.position().variant(), BYTES);
    analyst.analyze(line, 3, played, Limits::nodes(20_000), StopFlag::default())
}

/// The value of a move under best play, by exhaustive search.
fn plain(line: &Line, mv: Move) -> Score {
    let side = line.side(line.position().seat().expect("it is not over"));
    let mut after = line.clone();
    after.play(mv);
    match after.turn() {
        game::Turn::Over(scores) => terminal_value(&scores, side),
        game::Turn::Seat(seat) => {
            let moves = after.moves().iter();
            let best = moves
                .map(|mv| plain(&after, mv))
                .max()
                .expect("a seat moves");
            if after.side(seat) == side {
                best
            } else {
                -best
            }
        }
        game::Turn::Chance => panic!("no chance"),
    }
}

#[test]
fn late_lines_are_proved_and_agree_with_looking_at_everything() {
    for variant in LATE {
        let line = with_vacant(variant, 5, 5);
        assert!(is_late(&line), "{line}");
        for mv in line.moves().iter() {
            let found = analyzed(&line, Some(mv));
            for judged in found.lines.iter().chain(&found.played) {
                assert!(judged.is_proved, "{line}");
                assert_eq!(judged.value, plain(&line, judged.moves[0]), "{line}");
            }
            assert_eq!(found.played.map(|played| played.moves[0]), Some(mv));
        }
    }
}

#[test]
fn lines_begin_with_different_legal_moves_best_first() {
    for variant in Variant::ALL {
        let line = Line::new(Position::start(variant));
        let found = analyzed(&line, None);
        assert_eq!((found.lines.len(), found.played), (3, None), "{variant}");
        assert!(found.lines.is_sorted_by_key(|judged| -judged.value));
        let mut first: Vec<_> = found.lines.iter().map(|judged| judged.moves[0]).collect();
        assert!(first.iter().all(|&mv| line.moves().contains(mv)));
        first.dedup();
        assert_eq!(first.len(), 3);
        assert!(found.depth > 0 && found.lines.iter().all(|judged| !judged.is_proved));
    }
}

#[test]
fn the_same_nodes_give_the_same_answer_and_no_played_move_is_better_than_the_best() {
    let line = with_vacant(Variant::HighKings1, 30, 5);
    for mv in line.moves().iter() {
        let found = analyzed(&line, Some(mv));
        assert_eq!(found, analyzed(&line, Some(mv)));
        let played = found.played.expect("it was asked for");
        assert!(played.value <= found.lines[0].value && played.moves[0] == mv);
    }
}

#[test]
fn a_game_that_is_over_has_no_lines() {
    let over = "sacred-hill-1 bbbrr/bbbbrrr/bbbrrrr/rrrrrrr/bbbbrrr/rrrrbbb/bbbbb - over - - -";
    let line = Line::read(over).expect("a position");
    assert_eq!(analyzed(&line, None).lines, []);
}
