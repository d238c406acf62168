//! Views: what is in them, and how large they are.

use play::{EffectView, Reader, RingfortsEffect, Stage};

use crate::host::{BLUE, Host, RED, kings, persons};

/// The most that a view of a ringfort game may take, and one of Seat of Kings, in bytes.
const MOST_BYTES: [usize; 2] = [8 << 10, 16 << 10];

#[test]
fn views_stay_small_with_the_whole_log() {
    for variant in catalog::AnyVariant::all() {
        let most = MOST_BYTES[usize::from(variant == catalog::AnyVariant::SeatOfKings)];
        for root in 0..3 {
            let mut host = Host::open(persons(variant.name()), root);
            host.sit_all();
            for number in 0..300 {
                let Some(&seat) = host.table.asked().first() else {
                    break;
                };
                let entries = host.table.log().len();
                let view = host.table.view(Reader::Seat(seat), 0, entries);
                let bytes = serde_json::to_string(&view).expect("JSON").len();
                assert!(bytes <= most, "{variant}: {bytes}");
                let decision = host.any_decision(seat, number);
                host.play(seat, &decision).expect("legal");
            }
        }
    }
}

#[test]
fn only_a_seat_that_is_asked_gets_legal_actions() {
    let host = Host::begin(persons("sacred-hill-1"));
    assert_eq!(
        host.view(RED).legal.map(|legal| legal.tokens().len()),
        Some(45)
    );
    assert_eq!(host.view(BLUE).legal, None);
    let watched = host.table.view(Reader::Watcher, 0, 0);
    assert_eq!((watched.legal, watched.you), (None, None));
}

#[test]
fn folded_decisions_are_all_there_are() {
    let mut host = Host::begin(persons("stone-of-destiny"));
    let mut linked = 0;
    for number in 0.. {
        let Some(&seat) = host.table.asked().first() else {
            break;
        };
        let legal = host.view(seat).legal.expect("it is asked");
        let links = legal
            .replaces
            .iter()
            .flat_map(|(hill, links)| links.iter().map(move |link| format!("x{hill}+{link}")));
        let mut all: Vec<String> = links.chain(legal.tokens()).collect();
        linked += legal.replaces.len();
        all.sort();
        assert_eq!(all, host.table.game().legal_tokens());
        let decision = host.any_decision(seat, number);
        host.play(seat, &decision).expect("legal");
    }
    assert!(linked > 0);
    assert_eq!(host.table.stage(), Stage::Over);
}

#[test]
fn skd1_any_two_listed_pieces_can_be_swapped() {
    let mut host = Host::begin(kings(&["blue", "red"]));
    let mut swaps = 0;
    for number in 0..2_000 {
        let Some(&seat) = host.table.asked().first() else {
            break;
        };
        let legal = host.view(seat).legal.expect("it is asked");
        let stones = host.table.game().legal_tokens();
        let stones: Vec<_> = stones
            .iter()
            .filter(|token| token.starts_with("stone"))
            .collect();
        let pairs = legal
            .stones
            .iter()
            .map(|stone| stone.pieces.len() * (stone.pieces.len() - 1) / 2);
        assert_eq!(pairs.sum::<usize>(), stones.len());
        for stone in &legal.stones {
            let (card, region, pieces) = (stone.card, stone.region, &stone.pieces);
            let (first, last) = (&pieces[0], &pieces[pieces.len() - 1]);
            let token = format!("stone {card} {region} {first} {last}");
            assert!(stones.contains(&&token), "{token}");
            swaps += 1;
        }
        let tokens = legal.tokens();
        let builds = tokens.iter().rev().find(|token| {
            ["play", "place", "activate", "promote"]
                .iter()
                .any(|word| token.starts_with(word))
        });
        let decision = builds
            .cloned()
            .unwrap_or_else(|| host.any_decision(seat, number));
        host.play(seat, &decision).expect("legal");
    }
    assert!(swaps > 10, "{swaps}");
}

#[test]
fn sh4_battle_and_out_are_announced_once() {
    let mut host = Host::begin(persons("sacred-hill-2"));
    host.play_on(100);
    let view = host.view(RED);
    let effects = view.log.iter().flat_map(|entry| &entry.detail.effects);
    let is_battle = |effect: &&EffectView| {
        matches!(
            effect,
            EffectView::Ringforts(RingfortsEffect::Battle { .. })
        )
    };
    assert_eq!(effects.filter(is_battle).count(), 1);
}

#[test]
fn what_is_agreed_and_cannot_be_is_refused_by_its_key() {
    let refused = |change: &dyn Fn(&mut play::Agreement)| {
        let mut agreed = persons("sacred-hill-1");
        change(&mut agreed);
        let opened = play::Table::open(agreed, play::fair::Root::new([1; 32]), 0);
        opened.err().expect("it cannot be agreed").to_string()
    };
    assert!(refused(&|agreed| agreed.variant = "chess".into()).starts_with("variant: "));
    assert!(refused(&|agreed| agreed.first = Some("white".into())).starts_with("first: "));
    assert!(refused(&|agreed| agreed.seats.truncate(1)).starts_with("seats: "));
    assert!(refused(&|agreed| agreed.kings.max_rounds = Some(3)).starts_with("kings: "));
    assert!(refused(&|agreed| agreed.clock = play::ClockRule::Days(31)).starts_with("clock.days"));
    let program = |name: &str| play::Taker::Program(name.into());
    assert!(refused(&|agreed| agreed.seats[0].taker = program("")).starts_with("seats: "));
    let kings = |change: &dyn Fn(&mut play::Agreement)| {
        let mut agreed = kings(&["blue", "red"]);
        change(&mut agreed);
        let opened = play::Table::open(agreed, play::fair::Root::new([1; 32]), 0);
        opened.err().expect("it cannot be agreed").to_string()
    };
    assert!(kings(&|agreed| agreed.seats.truncate(1)).starts_with("seats"));
    assert!(kings(&|agreed| agreed.first = Some("blue".into())).starts_with("first: "));
    assert!(kings(&|agreed| agreed.kings.max_rounds = Some(0)).contains("max_rounds"));
    assert!(kings(&|agreed| agreed.kings.deck = Some("x".into())).starts_with("kings.deck: "));
}
