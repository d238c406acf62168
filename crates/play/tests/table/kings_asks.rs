//! The questions in a view: what is asked, what an answer would do, and that nothing is asked once a game is over.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use play::{
    Command, Continuation, EffectView, KingsEffect, KingsView, Order, Reader, RegionView, Stage,
    Table,
};

use crate::kings::{play, seen, stage};

#[test]
fn ska1_what_an_activation_costs_and_activates_is_what_it_does() {
    let (mut activated, mut dear) = (0, 0);
    play(4, 0..3, |host, seat, _| {
        let view = host.view(seat);
        let kings = view.kings.as_ref().expect("Seat of Kings");
        let activation = kings
            .prompt
            .as_ref()
            .and_then(|prompt| prompt.activation.as_ref());
        let Some(cost) = activation.filter(|_| stage(kings).name != "exchange") else {
            return;
        };
        let legal = view.legal.as_ref().expect("it is asked");
        let is_legal = legal.tokens().contains(&"activate".to_owned());
        assert_eq!(is_legal, cost.can_pay && !cost.activates.is_empty());
        dear += usize::from(!cost.can_pay);
        if !is_legal {
            return;
        }
        let preview = host.table.preview(seat, ["activate"]).expect("legal");
        let cost_cumals = u32::from(cost.cumals);
        assert_eq!(preview.paid.unwrap_or(0), cost_cumals);
        let then = preview.kings.expect("Seat of Kings");
        assert_eq!(stage(&then).active.as_ref(), Some(&cost.activates));
        let effects = &preview.details[0].effects;
        let at = cost.activates.clone();
        assert!(
            effects.contains(&EffectView::Kings(KingsEffect::Activated { at })),
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
        if preview.then == Continuation::Drawn || decision.starts_with("keep ") {
            return;
        }
        let mut table = host.table.clone();
        let entries = table.log().len();
        let order = Order {
            id: 1 << 40,
            version: table.version(),
            command: Command::Move {
                action: decision.into(),
            },
        };
        table.order(seat, &order, &host.context).expect("legal");
        if table.stage() != Stage::Playing {
            return;
        }
        let view = table.view(Reader::Seat(seat), 0, entries);
        assert_eq!(Some(&view.log[0].detail), preview.details.first());
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
        ("keep-fort", vec!["keep-fort"]),
        ("start", vec!["start"]),
        ("region", vec!["region"]),
    ]);
    let mut asked = BTreeSet::new();
    for seats in 2..=4 {
        play(seats, 0..2, |host, seat, _| {
            let view = host.view(seat);
            let kings = view.kings.as_ref().expect("Seat of Kings");
            // All choose their cards at once.
            let what = stage(kings).name;
            let legal = view.legal.as_ref().expect("it is asked");
            for token in legal.tokens() {
                let word = token.split(' ').next().expect("a word");
                assert!(words[what].contains(&word), "{what}: {token}");
            }
            if what == "ransom" {
                let frees = &kings.prompt.as_ref().expect("prices").frees;
                assert!(legal.tokens().len() <= frees.len() && frees[0] == 0);
            }
            asked.insert(what);
        });
    }
    let rare = ["keep-fort", "region"];
    for what in words.keys().filter(|what| !rare.contains(what)) {
        assert!(asked.contains(what), "{what} is not among {asked:?}");
    }
}

#[test]
fn sko5_once_a_game_is_over_nobody_is_asked_or_about_to_win_and_who_left_cannot_win() {
    let (mut asked, mut near, mut going) = (0, 0, 0);
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
            table.order(seat, &order, &host.context).expect("it plays");
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
        assert_eq!(kings.position.stage.name, "over");
        assert!(!kings.position.stage.is_asking());
        assert_eq!((kings.prompt, kings.on_turn), (None, None));
        assert!(!kings.goes_on);
        going += usize::from(before.goes_on);
        assert!(kings.raths.iter().all(|rath| rath.near.is_none()));
        asked += usize::from(before.position.stage.is_asking());
    });
    assert!(
        asked > 100 && near > 5 && going > 20,
        "{asked} {near} {going}"
    );
}

#[test]
fn skt3_who_has_no_cumal_does_not_wait_for_the_traitor() {
    let mut waiting = 0;
    play(4, 0..4, |host, _, _| {
        let kings = seen(host, Reader::Watcher);
        for seat in kings.traitor.iter().flat_map(|traitor| &traitor.waiting) {
            let player = kings.position.players.get(seat);
            assert!(player.is_some_and(|player| player.cumals > 0));
            waiting += 1;
        }
    });
    assert!(waiting > 50, "{waiting}");
}

#[test]
fn skt2_who_is_asked_first_for_a_traitor_is_said() {
    let (mut first, mut later) = (0, 0);
    let mut last = None;
    play(4, 0..4, |host, seat, decision| {
        let kings = seen(host, Reader::Seat(seat));
        let asked = kings.traitor.filter(|traitor| !traitor.waiting.is_empty());
        let Some(traitor) = asked else {
            last = None;
            return;
        };
        let is_declined = last == Some(traitor.region);
        let here = |region: &&RegionView| region.region == traitor.region;
        let region = kings.regions.iter().find(here).expect("it is in play");
        let order = region.traitor.as_ref().expect("somebody is eligible");
        let is_in_front = order.first.contains(&traitor.waiting[0]);
        assert_eq!(traitor.is_first, is_in_front && !is_declined);
        *(if traitor.is_first {
            &mut first
        } else {
            &mut later
        }) += 1;
        last = (decision == "decline").then_some(traitor.region);
    });
    assert!(first > 20 && later > 5, "{first} {later}");
}

#[test]
fn skp5_a_fee_that_is_too_dear_is_one_that_no_placing_can_pay() {
    let (mut dear, mut paid) = (0, 0);
    play(4, 0..4, |host, seat, decision| {
        let kings = seen(host, Reader::Seat(seat));
        let words: Vec<&str> = decision.split(' ').collect();
        let ["play", _, name, fit] = words[..] else {
            return;
        };
        let region = kings.regions.iter().find(|region| region.region == name);
        let Some(region) = region.filter(|region| region.fee > 0) else {
            return;
        };
        let place = format!("place {}", fit.split('+').next().unwrap_or_default());
        let placed = host.table.preview(seat, [decision, &place]);
        let has_stock = kings.raths[seat.index()].stock > 0;
        assert_eq!(placed.is_ok(), has_stock && !region.is_dear, "{decision}");
        *(if region.is_dear { &mut dear } else { &mut paid }) += 1;
    });
    assert!(dear > 0 && paid > 10, "{dear} {paid}");
}
