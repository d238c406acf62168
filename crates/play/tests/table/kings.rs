//! What a view says of Seat of Kings: it agrees with the position, with what is legal and with what happens, and stays small.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use play::{
    Asks, Command, DeckView, EffectView, KingsView, Order, Reader, RegionView, Stage, Table, Then,
    fair,
};
use serde_json::{Value, json};

use crate::host::{Host, kings};

/// What a view of Seat of Kings may take, in bytes, without its log.
const MOST_BYTES: usize = 16 << 10;

/// A legal decision of a seat: one that builds, three times of four.
fn building(host: &Host, seat: Seat, number: usize) -> String {
    let legal = host.view(seat).legal.expect("it is asked");
    let builds = |token: &&String| {
        let words = [
            "play", "place", "activate", "promote", "traitor", "exchange", "garrison",
        ];
        words.iter().any(|word| token.starts_with(word))
    };
    let building: Vec<&String> = legal.tokens.iter().filter(builds).collect();
    match building.is_empty() || number % 4 == 3 {
        true => host.any_decision(seat, number),
        false => building[(number * 7919) % building.len()].clone(),
    }
}

/// Plays games of so many seats, and checks every moment before the decision that is made there.
fn play(seats: usize, roots: std::ops::Range<u8>, mut check: impl FnMut(&Host, Seat, &str)) {
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

fn seen(host: &Host, reader: Reader) -> KingsView {
    let view = host.table.view(reader, 0, usize::MAX);
    view.kings.expect("Seat of Kings")
}

fn deck_at(host: &Host) -> DeckView {
    let start = host.table.agreed().kings_start().expect("Seat of Kings");
    DeckView::of(&start.public().options().deck)
}

fn asks(kings: &KingsView) -> &Asks {
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
fn skp1_skd5_the_fits_of_a_hand_are_what_is_legal_and_each_other_has_its_reason() {
    let (mut legal_fits, mut barred_fits, mut stones) = (0, 0, 0);
    play(3, 0..3, |host, seat, _| {
        let view = host.view(seat);
        let kings = view.kings.as_ref().expect("Seat of Kings");
        if asks(kings).what != "turn" {
            return;
        }
        let legal = view.legal.as_ref().expect("it is asked");
        let plays = legal
            .tokens
            .iter()
            .filter(|token| token.starts_with("play "));
        let plays: BTreeSet<String> = plays.cloned().collect();
        let mut told = BTreeSet::new();
        let mut swaps = BTreeSet::new();
        for card in &kings.hand {
            let play = |region: &str, fit: &str| format!("play {} {region} {fit}", card.card);
            for fits in &card.fits {
                told.extend(fits.legal.iter().map(|fit| play(fits.region, fit)));
                if let Some(barred) = &fits.barred {
                    for fit in &barred.fits {
                        let why = host.table.explain(seat, &play(fits.region, fit));
                        let why = why.expect("it is asked").expect("it is barred");
                        assert_eq!(
                            (why.clause, why.sentence),
                            (barred.clause, barred.name.clone())
                        );
                        barred_fits += 1;
                    }
                }
            }
            let regions = card.swaps.iter();
            swaps.extend(regions.map(|region| format!("stone {} {region}", card.card)));
        }
        legal_fits += told.len();
        stones += swaps.len();
        assert_eq!(told, plays);
        assert_eq!(swaps, legal.swaps.keys().cloned().collect());
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
        if asks(&kings).what != "turn" {
            return;
        }
        let deck = deck_at(&host);
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
                let told = lists.iter().flat_map(|fit| fit.split('+'));
                let mut told: Vec<String> = told.map(str::to_owned).collect();
                told.sort();
                assert_eq!(told, all, "{card:?} in {}", fits.region);
                places += lists.len();
            }
            for fit in left {
                let region = card.fits[0].region;
                let play = format!("play {} {region} {fit}", card.card);
                let why = host.table.explain(seat, &play).expect("it is asked");
                let why = why.expect("it is no fit");
                let told = card.outside.as_ref().expect("some lie outside");
                assert_eq!((why.clause, why.sentence), (told.clause, told.name.clone()));
                assert_eq!(told.clause, "SKC2");
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
fn ska1_what_an_activation_costs_and_activates_is_what_it_does() {
    let (mut activated, mut dear) = (0, 0);
    play(4, 0..3, |host, seat, _| {
        let view = host.view(seat);
        let kings = view.kings.as_ref().expect("Seat of Kings");
        let asks = asks(kings);
        let Some(cost) = asks.activation.as_ref().filter(|_| asks.what != "exchange") else {
            return;
        };
        let legal = view.legal.as_ref().expect("it is asked");
        let is_legal = legal.tokens.contains(&"activate".to_owned());
        assert_eq!(is_legal, cost.can_pay && !cost.activates.is_empty());
        dear += usize::from(!cost.can_pay);
        if !is_legal {
            return;
        }
        let preview = host.table.preview(seat, ["activate"]).expect("legal");
        let cost_cumals = u32::from(cost.cumals);
        assert_eq!(preview.paid.unwrap_or(0), cost_cumals);
        let then = preview.kings.expect("Seat of Kings");
        assert_eq!(super::kings::asks(&then).active, cost.activates);
        let effects = &preview.what[0].effects;
        let at = cost.activates.clone();
        assert!(
            effects.contains(&EffectView::Activated { at }),
            "{effects:?}"
        );
        activated += 1;
    });
    assert!(activated > 50 && dear > 5, "{activated} {dear}");
}

#[test]
fn a_preview_says_what_the_draft_does_and_costs() {
    let mut previewed = 0;
    play(2, 0..2, |host, seat, decision| {
        let Ok(preview) = host.table.preview(seat, [decision]) else {
            return;
        };
        if preview.then == Then::Drawn || decision.starts_with("keep ") {
            return;
        }
        let mut table = host.table.clone();
        let entries = table.log().len();
        let order = Order {
            id: 1 << 40,
            version: table.version(),
            command: Command::Move {
                decision: decision.into(),
            },
        };
        table.order(seat, &order, &host.told).expect("legal");
        if table.stage() != Stage::Playing {
            return;
        }
        let view = table.view(Reader::Seat(seat), 0, entries);
        assert_eq!(view.log[0].what.as_ref(), preview.what.first());
        previewed += 1;
    });
    assert!(previewed > 200, "{previewed}");
}

#[test]
fn everything_that_can_be_asked_is_asked_by_its_name() {
    let words = BTreeMap::from([
        ("keep", vec!["keep"]),
        ("turn", vec!["discard", "amnesty", "play", "stone"]),
        ("place", vec!["place", "activate", "end"]),
        ("activate", vec!["activate", "end"]),
        ("promote", vec!["promote", "end"]),
        ("traitor", vec!["traitor", "decline"]),
        ("exchange", vec!["exchange", "end"]),
        ("garrison", vec!["garrison", "end"]),
        ("ransom", vec!["ransom"]),
        ("keep_fort", vec!["keep-fort"]),
        ("start", vec!["start"]),
        ("region", vec!["region"]),
    ]);
    let mut asked = BTreeSet::new();
    for seats in 2..=4 {
        play(seats, 0..6, |host, seat, _| {
            let view = host.view(seat);
            let kings = view.kings.as_ref().expect("Seat of Kings");
            // All choose their cards at once.
            let what = asks(kings).what;
            let legal = view.legal.as_ref().expect("it is asked");
            for token in &legal.tokens {
                let word = token.split(' ').next().expect("a word");
                assert!(words[what].contains(&word), "{what}: {token}");
            }
            if what == "ransom" {
                let frees = &asks(kings).frees;
                assert!(legal.tokens.len() <= frees.len() && frees[0] == 0);
            }
            asked.insert(what);
        });
    }
    let rare = ["keep_fort", "region"];
    for what in words.keys().filter(|what| !rare.contains(what)) {
        assert!(asked.contains(what), "{what} is not among {asked:?}");
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

#[test]
fn sko5_once_a_game_is_over_nobody_is_asked_or_about_to_win_and_who_left_cannot_win() {
    let (mut asked, mut near) = (0, 0);
    play(3, 0..4, |host, seat, _| {
        let is_near = |kings: &KingsView, seat: Seat| kings.raths[seat.index()].near.is_some();
        let before = seen(host, Reader::Watcher);
        let mut left = host.table.clone();
        let resign = |table: &mut Table, seat: Seat| {
            let order = Order {
                id: 1 << 40 | seat.index() as u64,
                version: table.version(),
                command: Command::Resign,
            };
            table.order(seat, &order, &host.told).expect("it plays");
        };
        resign(&mut left, seat);
        let kings = left
            .view(Reader::Watcher, 0, usize::MAX)
            .kings
            .expect("Seat of Kings");
        assert!(!is_near(&kings, seat));
        near += usize::from(is_near(&before, seat));
        let mut over = left;
        let others: Vec<Seat> = over.seats().filter(|&other| other != seat).collect();
        if over.stage() == Stage::Playing {
            resign(&mut over, others[0]);
        }
        assert_eq!(over.stage(), Stage::Over);
        let kings = over
            .view(Reader::Watcher, 0, usize::MAX)
            .kings
            .expect("Seat of Kings");
        assert_eq!((kings.asks, kings.on_turn), (None, None));
        assert!(kings.raths.iter().all(|rath| rath.near.is_none()));
        asked += usize::from(before.asks.is_some());
    });
    assert!(asked > 100 && near > 5, "{asked} {near}");
}

#[test]
fn skt3_who_has_no_cumal_does_not_wait_for_the_traitor() {
    let mut waiting = 0;
    play(4, 0..4, |host, _, _| {
        let kings = seen(host, Reader::Watcher);
        for seat in kings.traitor.iter().flat_map(|traitor| &traitor.waiting) {
            let rath = kings.raths.iter().find(|rath| rath.seat == *seat);
            assert!(rath.is_some_and(|rath| rath.cumals > 0));
            waiting += 1;
        }
    });
    assert!(waiting > 50, "{waiting}");
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
        assert!(why.starts_with("kings.deck: name"), "{why}");
    }
}

/// A deck file of 36 cards.
fn deck_of(card: impl Fn(u8) -> String) -> String {
    let cards = (1..=36).map(|number| format!("\n[[card]]\nnumber = {number}\n{}", card(number)));
    let cards: String = cards.collect();
    format!("name = \"many\"\nedition = 1\n{cards}")
}

#[test]
fn skc3_the_deck_is_named_and_whether_it_is_the_reconstruction() {
    let host = Host::begin(kings(&["blue", "red"]));
    let deck = deck_at(&host);
    assert!(deck.is_reconstruction && deck.cards.len() == 36);
    let told: Value = serde_json::to_value(&deck).expect("JSON");
    for (card, number) in told["cards"].as_array().expect("a list").iter().zip(1..) {
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
        (kings.deck.name.as_str(), kings.deck.is_reconstruction),
        ("many", false)
    );
}
