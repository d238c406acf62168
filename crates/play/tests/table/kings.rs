//! Views of Seat of Kings: they agree with the position, with what is legal and with what happens, and stay small.

use catalog::AnyGame;
use game::{Hidden, Seat};
use play::{DeckView, KingsView, Reader, RegionView, StageObject};

use crate::host::{Host, kings};
use crate::kings_cards::deck_of;

/// The most that a view of Seat of Kings may take, in bytes, without its log.
const MOST_BYTES: usize = 16 << 10;

/// A legal decision of a seat: one that builds, three times of four.
pub(crate) fn building(host: &Host, seat: Seat, number: usize) -> String {
    let legal = host.view(seat).legal.expect("it is asked");
    let builds = |token: &&String| {
        let words = [
            "play", "place", "activate", "promote", "traitor", "exchange", "garrison",
        ];
        words.iter().any(|word| token.starts_with(word))
    };
    let tokens = legal.tokens();
    let building: Vec<&String> = tokens.iter().filter(builds).collect();
    if building.is_empty() || number % 4 == 3 {
        host.any_decision(seat, number)
    } else {
        building[(number * 7919) % building.len()].clone()
    }
}

/// Plays games of so many seats, and checks every moment before the decision that is made there.
pub(crate) fn play(
    seats: usize,
    roots: std::ops::Range<u8>,
    mut check: impl FnMut(&Host, Seat, &str),
) {
    let colors = ["blue", "red", "white", "yellow"];
    for root in roots {
        let mut host = Host::open(kings(&colors[..seats]), root);
        host.sit_all();
        for number in 0..700 {
            let Some(&seat) = host.table.asked().first() else {
                break;
            };
            let decision = building(&host, seat, number);
            check(&host, seat, &decision);
            host.play(seat, &decision).expect("legal");
        }
    }
}

pub(crate) fn seen(host: &Host, reader: Reader) -> KingsView {
    let view = host.table.view(reader, 0, usize::MAX);
    view.kings.expect("Seat of Kings")
}

pub(crate) fn deck_at(host: &Host) -> DeckView {
    let start = host.table.agreed().kings_start().expect("Seat of Kings");
    DeckView::of(&start.public().options().deck)
}

pub(crate) fn stage(kings: &KingsView) -> &StageObject {
    assert!(kings.position.stage.is_asking(), "nobody decides");
    &kings.position.stage
}

#[test]
fn a_view_is_the_object_of_the_notation_and_more() {
    for seats in 2..=4 {
        play(seats, 0..1, |host, seat, _| {
            let view = serde_json::to_value(seen(host, Reader::Seat(seat))).expect("JSON");
            let AnyGame::SeatOfKings(state) = host.table.game() else {
                unreachable!("Seat of Kings");
            };
            let notation = catalog::seat_of_kings::view(&state.view(seat));
            let notation = serde_json::to_value(notation).expect("JSON");
            for (key, value) in notation.as_object().expect("an object") {
                assert_eq!(view[key], *value, "{key}");
            }
            let deck = &state.public().options().deck;
            let read = catalog::seat_of_kings::read_view(&view.to_string(), deck);
            assert_eq!(read.as_ref(), Ok(&state.view(seat)));
        });
    }
}

#[test]
fn who_watches_sees_no_hand_and_the_same_regions() {
    play(4, 0..1, |host, seat, _| {
        let (own, watched) = (seen(host, Reader::Seat(seat)), seen(host, Reader::Watcher));
        assert!(watched.hand.is_empty());
        assert_eq!(own.raths, watched.raths);
        for (own, watched) in own.regions.iter().zip(&watched.regions) {
            // Fees are those of the reader.
            let (fee, is_dear) = (own.fee, own.is_dear);
            assert_eq!(
                *own,
                RegionView {
                    fee,
                    is_dear,
                    ..watched.clone()
                }
            );
        }
        let text = serde_json::to_value(&watched).expect("JSON");
        assert_eq!(text.get("hand"), None);
    });
}

#[test]
fn the_largest_views_stay_within_their_bound() {
    let mut largest = 0;
    let two: String = deck_of(|card| match card % 4 {
        0 => "cost = 3\nstone = true\n".into(),
        _ => "cost = 0\nplace = [\"F0\", \"H0\"]\n".into(),
    });
    for deck in [None, Some(two)] {
        for root in 0..2 {
            let mut agreed = kings(&["blue", "red", "white", "yellow"]);
            agreed.kings.deck = deck.clone();
            let mut host = Host::open(agreed, root);
            host.sit_all();
            for number in 0..900 {
                let Some(&seat) = host.table.asked().first() else {
                    break;
                };
                let entries = host.table.log().len();
                let view = host.table.view(Reader::Seat(seat), 0, entries);
                largest = largest.max(serde_json::to_string(&view).expect("JSON").len());
                let decision = building(&host, seat, number);
                host.play(seat, &decision).expect("legal");
            }
        }
    }
    println!("the largest view has {largest} bytes");
    assert!((6_000..=MOST_BYTES).contains(&largest), "{largest}");
}
