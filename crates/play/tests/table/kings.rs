//! What a view says of Seat of Kings: it agrees with the position, with what is legal and with what happens, and stays small.

use game::Seat;
use play::{Asks, DeckView, KingsView, Reader, RegionView};
use serde_json::json;

use crate::host::{Host, kings};
use crate::kings_cards::deck_of;

/// What a view of Seat of Kings may take, in bytes, without its log.
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

pub(crate) fn asks(kings: &KingsView) -> &Asks {
    kings.asks.as_ref().expect("somebody decides")
}

#[test]
fn the_regions_and_raths_are_those_of_the_position() {
    for seats in 2..=4 {
        play(seats, 0..1, |host, seat, _| {
            let view = host.table.view(Reader::Seat(seat), 0, usize::MAX);
            let position = serde_json::to_value(&view.position).expect("JSON");
            let kings = seen(host, Reader::Seat(seat));
            let told = serde_json::to_value(&kings).expect("JSON");
            for region in told["regions"].as_array().expect("a list") {
                let name = region["region"].as_str().expect("a name");
                let stacks = position["board"].get(name).cloned();
                assert_eq!(region["stacks"], stacks.unwrap_or(json!({})));
                let closed = position["closed"].as_array().expect("a list");
                assert_eq!(region["is_closed"], closed.contains(&json!(name)));
            }
            for rath in told["raths"].as_array().expect("a list") {
                let player = &position["players"][rath["seat"].as_str().expect("a name")];
                assert_eq!(rath["cumals"], player["cumals"]);
                let held = rath.get("prisoners").cloned();
                assert_eq!(held.unwrap_or(json!({})), player["prisoners"]);
                for (count, cards) in [("cards", "hand"), ("aside", "aside")] {
                    let cards = &player[cards];
                    let counted = cards
                        .as_array()
                        .map_or(cards.clone(), |list| json!(list.len()));
                    assert_eq!(rath[count], counted);
                }
            }
            for field in ["round", "starting", "discard"] {
                assert_eq!(told[field], position[field]);
            }
            assert_eq!(told["deck_left"], position["deck"]);
            assert_eq!(asks(&kings).seat, position["stage"]["seat"]);
        });
    }
}

#[test]
fn who_watches_sees_no_hand_and_the_same_regions() {
    play(4, 0..1, |host, seat, _| {
        let (own, watched) = (seen(host, Reader::Seat(seat)), seen(host, Reader::Watcher));
        assert!(watched.hand.is_empty() && watched.aside.is_empty());
        assert_eq!(own.raths, watched.raths);
        for (own, watched) in own.regions.iter().zip(&watched.regions) {
            // Fees are those of the reader.
            let fee = own.fee;
            assert_eq!(
                *own,
                RegionView {
                    fee,
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
