//! Tables whose game begins at a position.

use play::{
    Agreement, Command, Decider, Length, Offer, ProofError, Reader, Refusal, Stage, Table, fair,
};

use crate::host::{BLUE, Host, RED, persons};

/// High Kings 1, Red to move: kings can wander to and fro, and nothing else has to happen.
const WANDER: &str =
    "high-kings-1 BbbbB/bbbBbbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrRrrr/RrrrR red battle 0:0 - -";

/// Sacred Hill 1, Blue to move, which must capture.
const SIEGE: &str = "sacred-hill-1 2b2/2brb2/3b3/1r3r1/7/2r4/5 blue battle - - -";

fn from(position: &str) -> Agreement {
    let (variant, _) = position.split_once(' ').expect("a position text");
    let mut agreed = persons(variant);
    agreed.first = None;
    agreed.position = Some(position.into());
    agreed
}

fn refused(agreed: Agreement) -> String {
    let opened = Table::open(agreed, fair::Root::new([1; 32]), 0);
    opened.err().expect("it cannot be agreed").to_string()
}

#[test]
fn whose_turn_it_is_there_starts_and_no_lot_falls() {
    for root in 0..8 {
        let mut host = Host::open(from(SIEGE), root);
        host.sit_all();
        // The only move was made by the table itself.
        let entry = host.table.log().iter().next().expect("an entry");
        let who = Some((BLUE, Decider::Table));
        assert_eq!((entry.ply.to_string(), entry.who), ("xD6".into(), who));
        assert_eq!(host.table.asked(), [RED]);
        assert_eq!(host.table.start().to_string(), SIEGE);
        assert_eq!(host.view(RED).start, Some(SIEGE));
    }
}

#[test]
fn it_is_its_events_and_its_proof_holds() {
    let mut host = Host::begin(from(SIEGE));
    host.play_on(100);
    assert_eq!(host.table.stage(), Stage::Over);
    let again = Table::replay(host.events.clone()).expect("it happened");
    assert_eq!(again.game().to_string(), host.table.game().to_string());
    assert_eq!(again.finished(), host.table.finished());
    let game = &host.table.finished()[0];
    assert_eq!(host.table.start_of(game).to_string(), SIEGE);
    let proof = &host.table.proofs()[0];
    assert_eq!(proof.check(), Ok(0));
    let mut other = proof.clone();
    other.agreed.position = None;
    assert!(other.check().is_err(), "from the usual start it is no game");
}

#[test]
fn another_game_of_the_table_begins_there_too() {
    let mut host = Host::begin(from(SIEGE));
    host.play_on(100);
    for seat in [RED, BLUE] {
        host.offer(seat, Offer::Rematch).expect("the match is over");
    }
    host.sit_all();
    let first = host.table.log().iter().next().expect("an entry");
    assert_eq!(first.ply.to_string(), "xD6");
    assert_eq!(host.table.start().to_string(), SIEGE);
    host.play_on(100);
    let proofs = Table::proofs_of(host.events.clone()).expect("they make a table");
    let checked = proofs.iter().map(|proof| (&*proof.first, proof.check()));
    assert_eq!(
        checked.collect::<Vec<_>>(),
        [("blue", Ok(0)), ("blue", Ok(0))]
    );
    assert_eq!(
        Table::replay(host.events.clone()).map(|table| table.version()),
        Ok(host.table.version())
    );
}

#[test]
fn what_is_taken_back_goes_no_further_than_the_position() {
    let mut host = Host::begin(from(WANDER));
    assert_eq!(
        host.offer(RED, Offer::Takeback),
        Err(Refusal::NothingToTakeBack)
    );
    host.play(RED, "B1-A3").expect("legal");
    host.offer(RED, Offer::Takeback)
        .expect("something was played");
    host.order(BLUE, play::Command::Agree)
        .expect("it was offered");
    assert_eq!(host.table.game().to_string(), WANDER);
}

/// The position is the first occurrence, whatever had come before it elsewhere.
#[test]
fn hk15_counts_from_the_position() {
    let cycle = [
        (RED, "B1-A3"),
        (BLUE, "B7-A5"),
        (RED, "A3-B1"),
        (BLUE, "A5-B7"),
    ];
    let mut before = Host::begin(from(WANDER));
    for (seat, decision) in cycle {
        before.play(seat, decision).expect("legal");
    }
    let position = before.table.game().to_string();
    assert_eq!(position, WANDER, "it comes again");
    let moves_left = |host: &mut Host| {
        let mut moves = cycle.into_iter().cycle();
        while host.table.stage() == Stage::Playing {
            let (seat, decision) = moves.next().expect("they go round");
            host.play(seat, decision).expect("legal");
        }
        host.table.log().len()
    };
    assert_eq!(moves_left(&mut before), 8);
    assert_eq!(moves_left(&mut Host::begin(from(&position))), 8, "not 4");
}

#[test]
fn a_position_that_cannot_be_the_start_is_refused_by_its_key() {
    let mut agreed = from(SIEGE);
    agreed.length = Length::Match;
    assert_eq!(refused(agreed), "position: for a single game only");
    let over = "four-treasures rrrrr/rrrrrrr/rrrrrrr/bbbbbbb/bbbbbbb/bbbbbbb/bbbbb - over - - -";
    assert_eq!(refused(from(over)), "position: the game is over there");
    let mut agreed = from(SIEGE);
    agreed.variant = "sacred-hill-2".into();
    assert_eq!(refused(agreed), "position: of sacred-hill-1");
    let mut agreed = from(SIEGE);
    agreed.first = Some("red".into());
    assert!(refused(agreed).starts_with("first: "));
    let broken = SIEGE.replace("2brb2", "2brx2");
    assert!(
        refused(from(&broken)).starts_with("position: board, column 22"),
        "{}",
        refused(from(&broken))
    );
    let mut kings = crate::host::kings(&["blue", "red"]);
    kings.position = Some(SIEGE.into());
    assert_eq!(refused(kings), "position: of ringfort games only");
}

#[test]
fn a_text_is_settled() {
    let text = "sacred-hill-1 5/7/7/7/b1b4/3b3/r4 red manoeuvres - - -";
    let host = Host::open(from(text), 1);
    assert_eq!(
        host.table.start().to_string(),
        text.replace("manoeuvres", "battle")
    );
}

/// A game of Seat of Kings after some decisions, and another one that begins with what was played of it.
fn opened_from_a_game() -> (Host, Host) {
    let mut before = Host::begin(crate::host::kings(&["blue", "red"]));
    before.play_on(9);
    let mut agreed = crate::host::kings(&["blue", "red"]);
    let log = before.table.log();
    agreed.kings.opening = log.iter().map(|entry| entry.ply.to_string()).collect();
    // At one screen, where everything that shows nothing can be taken back.
    for seating in &mut agreed.seats {
        seating.taker = play::Taker::Person(1);
    }
    let mut host = Host::open(agreed, 9);
    host.sit_all();
    (before, host)
}

#[test]
fn a_game_of_seat_of_kings_goes_on_from_its_opening() {
    let (before, mut host) = opened_from_a_game();
    let opening = before.table.log().len();
    assert!(opening >= 11, "lots, a shuffle, and decisions");
    assert_eq!(host.view(RED).opening, Some(opening));
    assert_eq!(before.view(RED).opening, None);
    assert_eq!(host.table.game(), before.table.game());
    assert_eq!(host.table.asked(), before.table.asked());
    // Nobody sees more of it than the players of that game: hands and the deck stay hidden.
    let watched = host.bytes(Reader::Watcher);
    for hidden in ["keep ", "shuffle ", "\"hand\":["] {
        assert!(!watched.contains(hidden), "{hidden}: {watched}");
    }
    // It is not taken back, and what comes after it is.
    let asked = host.table.asked()[0];
    assert!(!host.view(asked).can_undo);
    assert_eq!(
        host.order(asked, Command::Undo),
        Err(Refusal::NothingToTakeBack)
    );
    host.play_on(200);
    if host.table.finished().is_empty() {
        host.order(RED, Command::Resign).expect("a game is played");
    }
    // Its proof has the opening, none of whose draws are those of this table.
    let proof = host.table.proofs().remove(0);
    let is_draw = |event: &&String| event.starts_with("lots ") || event.starts_with("shuffle ");
    let own = proof.events[opening..].iter().filter(is_draw).count();
    assert_eq!(proof.check(), Ok(own as u32));
    let mut other = proof.clone();
    other.events[1] = other.events[1].replacen("shuffle 1 ", "shuffle 2 ", 1);
    other.events.swap(0, 1);
    assert!(matches!(
        other.check(),
        Err(ProofError::Draw { place: 1, .. })
    ));
    let mut agreed = host.table.agreed().clone();
    agreed.kings.opening.clear();
    let unagreed = play::Proof { agreed, ..proof };
    assert!(matches!(
        unagreed.check(),
        Err(ProofError::Draw { place: 1, .. })
    ));
    let loaded = Table::replay(host.events.clone()).expect("they make a table");
    assert!(loaded == host.table);
}

#[test]
fn an_opening_that_cannot_be_played_is_refused_by_its_place() {
    let (_, host) = opened_from_a_game();
    let mut agreed = host.table.agreed().clone();
    agreed.length = Length::Match;
    assert_eq!(refused(agreed), "kings.opening: for a single game only");
    let mut agreed = host.table.agreed().clone();
    agreed.kings.opening[2] = "discard 1".into();
    assert!(refused(agreed).starts_with("kings.opening[2]: "));
    let mut agreed = host.table.agreed().clone();
    agreed.kings.opening[3] = "<script>".into();
    assert!(refused(agreed).starts_with("kings.opening[3]: "));
    let mut ringforts = persons("four-treasures");
    ringforts.kings.opening = vec!["D4".into()];
    assert_eq!(refused(ringforts), "kings: not of this variant");
}
