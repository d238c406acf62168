//! Previews: what a draft would do, with nothing committed.

use catalog::AnyGame;
use play::{Continuation, Draft, KingsView, Refusal};

use crate::host::{BLUE, Host, RED, kings, persons};

#[test]
fn a_preview_commits_nothing_and_shows_what_the_decision_does() {
    let mut host = Host::begin(persons("sacred-hill-1"));
    let version = host.table.version();
    let preview = host.table.preview(RED, ["D4"]).expect("legal");
    assert_eq!((preview.shown, preview.then), (1, Continuation::Done));
    assert_eq!(host.table.version(), version);
    host.play(RED, "D4").expect("legal");
    assert_eq!(preview.board.as_ref(), host.view(RED).board.as_deref());
    assert_eq!(preview.seen, host.table.seen_by(RED));
}

#[test]
fn sd4_a_preview_shows_a_replaced_ringfort_before_its_link() {
    let forts = "rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb";
    let game = AnyGame::read(&format!("stone-of-destiny {forts} blue battle - - -"));
    let game = game.expect("a position");
    let all = game.legal_actions().into_iter();
    let mut tokens = all.map(|action| action.to_string());
    let token = tokens
        .find(|token| token.starts_with("xD4"))
        .expect("legal");
    let draft = Draft::of(&game).expect("Blue decides");
    let preview = draft.preview_of([&token[..]]).expect("legal");
    let [half, whole] = [preview.before_link, preview.board].map(|board| {
        let board = serde_json::to_value(board).expect("JSON");
        [
            board["ringforts"][1].to_string(),
            board["kings"][1].to_string(),
            board["links"].to_string(),
        ]
    });
    assert!(half[0].contains("D4") && half[1] == "\"D4\"", "{half:?}");
    assert_eq!((&half[2][..], &half[..2]), ("null", &whole[..2]));
    assert_ne!(whole[2], "null");
    let preview = Host::begin(persons("sacred-hill-1"))
        .table
        .preview(RED, ["D4"]);
    assert_eq!(preview.expect("legal").before_link, None);
}

#[test]
fn a_draft_of_a_turn_is_shown_step_by_step() {
    let mut host = Host::begin(kings(&["blue", "red"]));
    host.play_on(2);
    let seat = host.table.asked()[0];
    let legal = host.view(seat).legal.expect("it is asked").tokens();
    let play = legal.iter().find(|token| token.starts_with("play"));
    let play = play.expect("something fits").clone();
    let one = host.table.preview(seat, [&play[..]]).expect("legal");
    assert_eq!((one.shown, one.then), (1, Continuation::Decides));
    let place = one.legal.expect("it goes on").tokens();
    let place = place.iter().find(|token| token.starts_with("place"));
    let place = place.expect("a piece can be placed").clone();
    let draft = [&play[..], &place, "end"];
    let all = host.table.preview(seat, draft).expect("legal");
    assert_eq!((all.shown, all.then), (3, Continuation::Done));
    for decision in draft {
        host.play(seat, decision).expect("legal");
    }
    let board = |kings: Option<KingsView>| kings.expect("Seat of Kings").position.board;
    assert_eq!(board(all.kings), board(host.view(seat).kings));
}

#[test]
fn a_preview_ends_before_something_is_drawn() {
    let mut host = Host::begin(kings(&["blue", "red"]));
    let mut drawn = 0;
    for _ in 0..600 {
        let Some(&seat) = host.table.asked().first() else {
            break;
        };
        let decision = host.any_decision(seat, 0);
        if let Ok(preview) = host.table.preview(seat, [&decision[..]])
            && preview.then == Continuation::Drawn
        {
            assert_eq!(preview.shown, 0);
            drawn += 1;
        }
        host.play(seat, &decision).expect("legal");
    }
    assert!(drawn > 5);
}

#[test]
fn a_preview_of_what_is_not_legal_or_not_asked_is_refused() {
    let host = Host::begin(persons("sacred-hill-1"));
    assert_eq!(
        host.table.preview(BLUE, ["D4"]).err(),
        Some(Refusal::NotAsked)
    );
    assert_eq!(
        host.table.preview(RED, ["x"]).err(),
        Some(Refusal::NotAMove)
    );
    assert!(matches!(
        host.table.preview(RED, ["xD4"]),
        Err(Refusal::Illegal(_))
    ));
    assert_eq!(
        host.table.preview(RED, ["D4", "D2"]).err(),
        Some(Refusal::NotAsked)
    );
}
