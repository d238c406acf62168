//! The cards in a view: where they fit, and the deck.

use std::collections::BTreeSet;

use play::{Reader, Table, fair};
use serde_json::Value;

use crate::host::{Host, kings};
use crate::kings::{deck_at, play, seen, stage};

#[test]
fn skp1_skd5_the_fits_of_a_hand_are_what_is_legal_and_each_other_has_its_reason() {
    let (mut legal_fits, mut barred_fits, mut stones) = (0, 0, 0);
    play(3, 0..3, |host, seat, _| {
        let view = host.view(seat);
        let kings = view.kings.as_ref().expect("Seat of Kings");
        if stage(kings).name != "turn" {
            return;
        }
        let legal = view.legal.as_ref().expect("it is asked");
        let tokens = legal.tokens();
        let plays = tokens.iter().filter(|token| token.starts_with("play "));
        let plays: BTreeSet<String> = plays.cloned().collect();
        let mut listed = BTreeSet::new();
        let mut swaps = BTreeSet::new();
        for card in &kings.hand {
            let play = |region: &str, fit: &[&str]| {
                format!("play {} {region} {}", card.card, fit.join("+"))
            };
            for fits in &card.fits {
                listed.extend(fits.legal.iter().map(|fit| play(fits.region, fit)));
                if let Some(barred) = &fits.barred {
                    for fit in &barred.fits {
                        let action = play(fits.region, fit).parse().expect("a token");
                        let why = host.table.explain(seat, action);
                        let why = why.expect("it is asked").expect("it is barred");
                        assert_eq!((why.clause, &*why.sentence), (barred.clause, &*barred.name));
                        barred_fits += 1;
                    }
                }
            }
            let regions = card.swaps.iter();
            swaps.extend(regions.map(|region| format!("stone {} {region}", card.card)));
        }
        legal_fits += listed.len();
        stones += swaps.len();
        assert_eq!(listed, plays);
        let stones = legal.stones.iter();
        let stones = stones.map(|stone| format!("stone {} {}", stone.card, stone.region));
        assert_eq!(swaps, stones.collect());
    });
    assert!(
        legal_fits > 1_000 && barred_fits > 50 && stones > 5,
        "{legal_fits} {barred_fits} {stones}"
    );
}

#[test]
fn skc2_skp1_legal_barred_and_outside_are_all_places_of_an_array() {
    let (mut places, mut outside) = (0, 0);
    play(4, 0..2, |host, seat, _| {
        let kings = seen(host, Reader::Seat(seat));
        if stage(&kings).name != "turn" {
            return;
        }
        let deck = deck_at(host);
        for card in &kings.hand {
            let face = &deck.cards[usize::from(card.card) - 1];
            let ranks = face.place.iter().map(|spot| &spot[..1]);
            let mut all: Vec<String> = ranks.flat_map(positions_of).collect();
            all.sort();
            let left = card.outside.as_ref().map_or(&[][..], |left| &left.fits[..]);
            for fits in &card.fits {
                let barred = fits
                    .barred
                    .as_ref()
                    .map_or(&[][..], |barred| &barred.fits[..]);
                let lists = [&fits.legal[..], barred, left].concat();
                let listed = lists.iter().flatten();
                let mut listed: Vec<String> = listed.map(|&name| name.to_owned()).collect();
                listed.sort();
                assert_eq!(listed, all, "{card:?} in {}", fits.region);
                places += lists.len();
            }
            for fit in left {
                let region = card.fits[0].region;
                let play = format!("play {} {region} {}", card.card, fit.join("+"));
                let action = play.parse().expect("a token");
                let why = host.table.explain(seat, action).expect("it is asked");
                let why = why.expect("it is no fit");
                let listed = card.outside.as_ref().expect("some lie outside");
                assert_eq!((why.clause, &*why.sentence), (listed.clause, &*listed.name));
                assert_eq!(listed.clause, "SKC2");
                outside += 1;
            }
        }
    });
    assert!(places > 1_000 && outside > 100, "{places} {outside}");
}

/// The positions of a rank in a region.
fn positions_of(rank: &str) -> Vec<String> {
    let count = "KCWHF".find(rank).expect("a rank") + 1;
    (1..=count).map(|place| format!("{rank}{place}")).collect()
}

#[test]
fn names_of_a_deck_are_short_and_plain() {
    let card = "cost = 1\nplace = [\"F0\"]\ngrey = [\"F-1\"]\n";
    let usual = deck_of(|_| card.into());
    let refused = |deck: String| {
        let mut agreed = kings(&["blue", "red"]);
        agreed.kings.deck = Some(deck);
        Table::open(agreed, fair::Root::new([1; 32]), 0)
            .err()
            .map(|why| why.to_string())
    };
    assert_eq!(refused(usual.clone()), None);
    let named = |name: &str| usual.replacen("many", name, 1);
    let card_named = deck_of(|_| format!("name = \"a\u{202e}\"\n{card}"));
    for deck in [
        named(&"x".repeat(65)),
        named("a\\u202E"),
        named("a\\u0007"),
        card_named,
    ] {
        let why = refused(deck.clone()).expect(&deck);
        let reason = "name: a name has at most 64 characters";
        assert!(
            why.starts_with("kings.deck: ") && why.contains(reason),
            "{why}"
        );
    }
}

#[test]
fn a_deck_file_has_the_line_ends_of_any_system() {
    let file = deck_of(|_| "cost = 1\nplace = [\"F0\"]\ngrey = [\"F-1\"]\n".into());
    for end in ["\n", "\r\n", "\r"] {
        for mark in ["", "\u{feff}"] {
            let text = format!("{mark}{}", file.replace('\n', end));
            let deck = play::read_deck(&text).expect(&text);
            assert_eq!(deck.name(), "many");
            let mut agreed = kings(&["blue", "red"]);
            agreed.kings.deck = Some(text);
            assert_eq!(deck_at(&Host::begin(agreed)).cards.len(), 36);
        }
    }
}

/// A deck file of 36 cards.
pub(crate) fn deck_of(card: impl Fn(u8) -> String) -> String {
    let cards = (1..=36).map(|number| format!("\n[[card]]\nnumber = {number}\n{}", card(number)));
    let cards: String = cards.collect();
    format!("name = \"many\"\nedition = 1\n{cards}")
}

#[test]
fn skc3_the_deck_is_named_and_whether_it_is_the_reconstruction() {
    let host = Host::begin(kings(&["blue", "red"]));
    let deck = deck_at(&host);
    assert!(deck.is_reconstruction && deck.cards.len() == 36);
    let listed: Value = serde_json::to_value(&deck).expect("JSON");
    for (card, number) in listed["cards"].as_array().expect("a list").iter().zip(1..) {
        assert_eq!(card["card"], number);
        assert_eq!(card["is_stone"], card.get("place").is_none());
        assert_eq!(card["is_stone"], card.get("fits").is_none());
    }
    let mut agreed = kings(&["blue", "red"]);
    agreed.kings.deck = Some(deck_of(|_| {
        "cost = 1\nplace = [\"F0\"]\ngrey = [\"F-1\"]\n".into()
    }));
    let host = Host::begin(agreed);
    let deck = deck_at(&host);
    assert!(!deck.is_reconstruction);
    assert_eq!(
        (deck.name.as_str(), &deck.cards[35].fits[0][..]),
        ("many", "F2")
    );
    let kings = seen(&host, Reader::Watcher);
    assert_eq!(
        (
            kings.position.options.deck.as_str(),
            kings.is_reconstruction
        ),
        ("many", false)
    );
}
