//! Changes and effects of the log: stepping by the changes leads from the first board to the last and back, and whatever is
//! taken away has an action or an effect that says so.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use catalog::{AnyGame, AnyVariant};
use game::Seat;
use play::{Agreement, KingsReplay, KingsView, Reader, RingfortsView, Stage, Table};
use serde_json::{Value, json};

use crate::host::{Host, kings, persons};

/// A board as a client keeps it: what stands where, by the kind of piece and its place.
type Board = BTreeMap<String, Value>;

/// One difference: the place, and what stood there before and after; null for nothing.
struct Difference {
    place: String,
    before: Value,
    after: Value,
}

/// A random game of a variant at a table, to its end; the number of players of Seat of Kings differs with the seed.
fn played(variant: AnyVariant, seed: u8) -> Host {
    let agreed = match variant {
        AnyVariant::SeatOfKings => kings(&KINGS[..2 + usize::from(seed) % 3]),
        AnyVariant::Ringforts(_) => persons(variant.name()),
    };
    played_by(agreed, seed, Host::any_decision)
}

/// A game whose decisions are chosen by a random number.
fn played_by(
    mut agreed: Agreement,
    seed: u8,
    choose: impl Fn(&Host, Seat, usize) -> String,
) -> Host {
    // At random nobody wins for long.
    if agreed.variant == AnyVariant::SeatOfKings.name() {
        agreed.kings.max_rounds = Some(12);
    }
    let mut host = Host::open(agreed, seed);
    host.sit_all();
    let mut number = usize::from(seed);
    while host.table.stage() == Stage::Playing {
        let seat = host.table.asked()[0];
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let decision = choose(&host, seat, number >> 33);
        host.play(seat, &decision).expect("legal");
    }
    host
}

/// A game from a position that ends with these moves.
fn played_from(position: &str, moves: &[&str]) -> Host {
    let (variant, _) = position.split_once(' ').expect("a position text");
    let mut agreed = persons(variant);
    agreed.first = None;
    agreed.position = Some(position.into());
    let mut host = Host::begin(agreed);
    for decision in moves {
        let seat = host.table.asked()[0];
        host.play(seat, decision).expect("legal");
    }
    assert_eq!(host.table.stage(), Stage::Over);
    host
}

/// A legal decision, none that leaves the board alone if there is another one.
fn any_lively_decision(host: &Host, seat: Seat, number: usize) -> String {
    let legal = host.table.legal(seat).expect("it is asked");
    let is_lively = |token: &&String| {
        !["discard", "end", "decline"]
            .iter()
            .any(|dull| token.starts_with(dull))
    };
    let tokens = legal.tokens();
    let lively: Vec<&String> = tokens.iter().filter(is_lively).collect();
    if lively.is_empty() {
        host.any_decision(seat, number)
    } else {
        lively[number % lively.len()].clone()
    }
}

/// The boards before the first entry and after each, made from the game itself.
fn boards(host: &Host) -> Vec<Board> {
    let mut game = host.table.start().clone();
    let mut boards = vec![board(&game)];
    for entry in host.table.log() {
        game.play_ply(entry.ply).expect("it was played");
        boards.push(board(&game));
    }
    boards
}

fn board(game: &AnyGame) -> Board {
    match RingfortsView::of_game(game) {
        Some(view) => ringforts_board(&json!(view)),
        None => kings_board(&json!(KingsView::of_game(game, None))),
    }
}

fn ringforts_board(view: &Value) -> Board {
    let mut board = Board::new();
    for side in 0..2 {
        for (kind, length) in [("ringforts", 2), ("kings", 2), ("links", 4)] {
            for name in names(&view[kind][side], length) {
                board.insert(format!("{kind} {name}"), json!(side));
            }
        }
    }
    // They are left out of an empty board, and where they do not count.
    let kingdoms = [0, 1].map(|side| view["kingdoms"][side].as_array().map_or(0, Vec::len));
    board.insert("kingdoms".into(), json!(kingdoms));
    board.insert("kings_lost".into(), view["kings_lost"].clone());
    without_nothing(board)
}

fn names(text: &Value, length: usize) -> Vec<String> {
    let text = text.as_str().unwrap_or_default().as_bytes();
    let names = text.chunks(length);
    names
        .map(|name| String::from_utf8_lossy(name).into_owned())
        .collect()
}

fn kings_board(view: &Value) -> Board {
    let mut board = Board::new();
    for (region, stacks) in object(&view["board"]) {
        for (position, stack) in object(stacks) {
            board.insert(format!("stack {region} {position}"), stack.clone());
        }
    }
    for (seat, player) in object(&view["players"]) {
        let prisoners = object(&player["prisoners"]).map(|(_, count)| count.as_u64());
        let held: Option<u64> = prisoners.sum();
        for (kind, value) in [
            ("cumals", player["cumals"].clone()),
            ("cards", player["hand"].clone()),
            ("aside", player["aside"].clone()),
            ("prisoners", json!(held)),
        ] {
            board.insert(format!("{kind} {seat}"), value);
        }
    }
    for rath in view["raths"].as_array().expect("a list") {
        let seat = rath["seat"].as_str().expect("a name");
        for kind in ["stock", "king_pieces"] {
            board.insert(format!("{kind} {seat}"), rath[kind].clone());
        }
    }
    for card in view["discard"].as_array().expect("a list") {
        board.insert(format!("discard {card}"), json!(true));
    }
    for region in view["closed"].as_array().expect("a list") {
        board.insert(format!("closed {region}"), json!(true));
    }
    for region in view["regions"].as_array().expect("a list") {
        board.insert(format!("region {}", region["region"]), json!(true));
        board.insert(
            format!("dominant {}", region["region"]),
            region["dominant"].clone(),
        );
    }
    for kind in ["deck", "round", "starting"] {
        board.insert(kind.into(), view[kind].clone());
    }
    without_nothing(board)
}

fn without_nothing(mut board: Board) -> Board {
    board.retain(|_, value| !value.is_null());
    board
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// The differences that a change of either family tells.
fn differences(change: &Value) -> Vec<Difference> {
    let mut all = Vec::new();
    let mut push = |place: String, before: &Value, after: &Value| {
        let (before, after) = (before.clone(), after.clone());
        all.push(Difference {
            place,
            before,
            after,
        });
    };
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    for kind in ["ringforts", "kings"] {
        for one in list(&change[kind]) {
            push(
                format!("{kind} {}", text(&one["hill"])),
                &one["before"],
                &one["after"],
            );
        }
    }
    for one in list(&change["links"]) {
        let place = format!("links {}", text(&one["link"]));
        let (side, nothing) = (&one["side"], &Value::Null);
        let is_made = one["after"] == true;
        let [before, after] = if is_made {
            [nothing, side]
        } else {
            [side, nothing]
        };
        push(place, before, after);
    }
    for kind in ["kingdoms", "kings_lost"] {
        let one = &change[kind];
        if !one.is_null() {
            push(kind.into(), &one["before"], &one["after"]);
        }
    }
    for one in list(&change["stacks"]) {
        let place = format!("stack {} {}", text(&one["region"]), text(&one["position"]));
        let or_nothing = |stack: &Value| {
            if *stack == json!([]) {
                Value::Null
            } else {
                stack.clone()
            }
        };
        push(
            place,
            &or_nothing(&one["before"]),
            &or_nothing(&one["after"]),
        );
    }
    for player in list(&change["players"]) {
        for (kind, pair) in object(player).filter(|(kind, _)| *kind != "seat") {
            push(
                format!("{kind} {}", text(&player["seat"])),
                &pair[0],
                &pair[1],
            );
        }
    }
    for (kind, place, came) in [
        ("discards", "discard", true),
        ("shuffled", "discard", false),
        ("closed", "closed", true),
        ("opened", "region", true),
    ] {
        for item in list(&change[kind]) {
            let (there, nothing) = (json!(true), Value::Null);
            let [before, after] = if came {
                [&nothing, &there]
            } else {
                [&there, &nothing]
            };
            push(format!("{place} {item}"), before, after);
        }
    }
    for one in list(&change["dominant"]) {
        push(
            format!("dominant {}", one["region"]),
            &one["before"],
            &one["after"],
        );
    }
    for kind in ["deck", "round", "starting"] {
        let pair = &change[kind];
        if !pair.is_null() {
            push(kind.into(), &pair[0], &pair[1]);
        }
    }
    all
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Replaces one value of each place by the other.
fn step(board: &mut Board, place: &str, from: &Value, to: &Value) {
    let found = board.remove(place).unwrap_or_default();
    // Nothing was dominant where no region was.
    assert_eq!(found, *from, "{place}");
    if !to.is_null() {
        board.insert(place.into(), to.clone());
    }
}

/// Compares the boards before and after place by place: an entry that reports fewer or more changes fails.
#[test]
fn changes_lead_from_the_first_board_to_the_last_and_back() {
    for (variant, seed) in games() {
        let host = played(variant, seed);
        let boards = boards(&host);
        let log = json!(host.table.view(Reader::Watcher, 0, 0).log);
        let log = log.as_array().expect("a list");
        let mut board = boards[0].clone();
        for (number, entry) in log.iter().enumerate() {
            for one in differences(&entry["detail"]["change"]) {
                assert_ne!(one.before, one.after, "{variant} {seed} {number}: {entry}");
                step(&mut board, &one.place, &one.before, &one.after);
            }
            assert_eq!(
                board,
                boards[number + 1],
                "{variant} {seed} {number}: {entry}"
            );
        }
        for (number, entry) in log.iter().enumerate().rev() {
            for one in differences(&entry["detail"]["change"]).iter().rev() {
                step(&mut board, &one.place, &one.after, &one.before);
            }
            assert_eq!(board, boards[number], "{variant} {seed} {number}: {entry}");
        }
    }
}

/// A client that looks back is sent what a spectator was sent then, with the version that tells a moment from one that was taken back.
#[test]
fn a_moment_is_what_a_spectator_saw_then() {
    for variant in [
        AnyVariant::SeatOfKings,
        "high-kings-2".parse().expect("a variant"),
        "poisoned-chalice".parse().expect("a variant"),
    ] {
        let mut host = Host::open(persons(variant.name()), 9);
        host.sit_all();
        let mut seen = BTreeMap::new();
        for number in 0..60 {
            let view = json!(host.table.view(Reader::Watcher, 0, 0));
            let count = host.table.log().len();
            let fields = ["board", "kings", "measures"];
            let fields = fields.map(|field| (field, view[field].clone()));
            seen.insert(count, (view["log"][count.wrapping_sub(1)].clone(), fields));
            let Some(&seat) = host.table.asked().first() else {
                break;
            };
            let decision = host.any_decision(seat, number);
            host.play(seat, &decision).expect("legal");
        }
        assert!(seen.len() > 30, "{variant}");
        for from in [0, 1, seen.len() / 2] {
            let moments = json!(host.table.moments(from..usize::MAX));
            let moments: Vec<_> = list(&moments).collect();
            assert_eq!(moments.len(), host.table.log().len() + 1 - from);
            for (moment, count) in moments.iter().zip(from..) {
                assert_eq!(moment["count"], count);
                if let Some((last, fields)) = seen.get(&count) {
                    assert_eq!(moment["version"], last["version"]);
                    for (field, then) in fields {
                        assert_eq!(moment[field], *then, "{variant} {count} {field}");
                    }
                }
            }
        }
        assert_eq!(host.table.moments(3..5).len(), 2);
        assert!(host.table.moments(usize::MAX - 1..usize::MAX).is_empty());
    }
}

/// The ringfort games kept for the page. The seeds are chosen so that even rare effects come: two captured kings.
const KEPT_RINGFORTS: [(&str, u8); 10] = [
    ("sacred-hill-1", 1),
    ("sacred-hill-2", 1),
    ("sacred-hill-doubles-1", 1),
    ("sacred-hill-doubles-2", 1),
    ("four-treasures", 1),
    ("four-treasures-doubles", 1),
    ("high-kings-1", 8),
    ("high-kings-2", 4),
    ("poisoned-chalice", 1),
    ("stone-of-destiny", 1),
];

/// Those that begin at a position, for what random games do not come to: a repetition, a king that is captured by default.
const KEPT_POSITIONS: [(&str, &[&str]); 2] = [
    (
        "high-kings-1 BbbbB/bbbBbbb/bbbbbbb/rrr1bbb/rrrrrrr/rrrRrrr/RrrrR red battle 0:0 - -",
        &[
            "B1-A3", "B7-A5", "A3-B1", "A5-B7", "B1-A3", "B7-A5", "A3-B1", "A5-B7",
        ],
    ),
    (
        "high-kings-2 rrbrR/Bbbrrbb/rbBbbrb/rrRbbbr/rbrRbb1/rrrrbbr/rbrr1 blue battle 0:1 - -",
        &["C5-B3~", "pass", "B3-C1~"],
    ),
];

/// Those of Seat of Kings: the seats, the edition, the seed. They have a lost King piece, a High King, a region that is
/// closed, King pieces that leave the board, and a draw.
const KEPT_KINGS: [(usize, &str, u8); 4] =
    [(2, "en", 32), (2, "it", 85), (3, "en", 85), (4, "en", 2)];

/// The seats of Seat of Kings in turn order.
const KINGS: [&str; 4] = ["blue", "red", "white", "yellow"];

/// All games kept for the page.
fn kept_games() -> impl Iterator<Item = Host> {
    let ringforts = KEPT_RINGFORTS
        .into_iter()
        .map(|(variant, seed)| played_by(persons(variant), seed, any_lively_decision));
    let from_positions = KEPT_POSITIONS
        .into_iter()
        .map(|(position, moves)| played_from(position, moves));
    let kings = KEPT_KINGS.into_iter().map(|(count, edition, seed)| {
        let mut agreed = kings(&KINGS[..count]);
        agreed.kings.edition = Some(edition.into());
        played_by(agreed, seed, any_lively_decision)
    });
    ringforts.chain(from_positions).chain(kings)
}

/// Three games of each variant, by their seeds.
fn games() -> impl Iterator<Item = (AnyVariant, u8)> {
    let variants = AnyVariant::all();
    variants.flat_map(|variant| (1..4).map(move |seed| (variant, seed)))
}

#[test]
fn every_removal_is_reported() {
    let mut reported = 0;
    for (variant, seed) in games() {
        let host = played(variant, seed);
        let log = json!(host.table.view(Reader::Watcher, 0, 0).log);
        for entry in list(&log) {
            let detail = &entry["detail"];
            for one in differences(&detail["change"]) {
                let is_reported = match variant {
                    AnyVariant::SeatOfKings => is_reported_in_kings(entry, &one),
                    AnyVariant::Ringforts(_) => is_reported_in_ringforts(entry, &one),
                };
                assert!(is_reported, "{variant} {seed}: {} in {entry}", one.place);
                reported += 1;
            }
        }
    }
    assert!(reported > 5_000, "{reported}");
}

fn has(entry: &Value, effect: &str, fields: &Value) -> bool {
    list(&entry["detail"]["effects"]).any(|one| {
        let is_like = |(field, value): (&String, &Value)| one[field] == *value;
        one["effect"] == effect && object(fields).all(is_like)
    })
}

/// True if an action or an effect says that a piece was taken. What is only added is what the action says.
fn is_reported_in_ringforts(entry: &Value, one: &Difference) -> bool {
    let detail = &entry["detail"];
    let is_kind = |kinds: &[&str]| kinds.iter().any(|&kind| detail["kind"] == kind);
    let (kind, hill) = one.place.split_once(' ').unwrap_or((&one.place, ""));
    let (side, at) = (&one.before, json!({"side": one.before, "hill": hill}));
    let of_side = json!({"side": side});
    match kind {
        "ringforts" if side.is_null() => true,
        "ringforts" => {
            let is_sacrificed = is_kind(&["sacrifice"]) && detail["to"] == hill;
            is_sacrificed || has(entry, "ringfort_captured", &at)
        }
        "kings" if side.is_null() => {
            let has_come = is_kind(&["step", "take", "sacrifice"]) && detail["to"] == hill;
            has_come
                || has(
                    entry,
                    "king_placed",
                    &json!({"side": one.after, "hill": hill}),
                )
                || has(entry, "king_moved", &json!({"side": one.after, "to": hill}))
        }
        "kings" => {
            let has_left = is_kind(&["step", "take", "sacrifice"]) && detail["from"] == hill;
            let is_captured = ["king_captured", "king_captured_by_default"];
            let is_withdrawn = ["kings_withdrawn", "forced_pass"];
            has_left
                || has(entry, "king_moved", &json!({"side": side, "from": hill}))
                || is_captured.iter().any(|effect| has(entry, effect, &at))
                || is_withdrawn
                    .iter()
                    .any(|effect| has(entry, effect, &of_side))
                || has(entry, "repetition", &json!({}))
        }
        // A bridge falls with one of its ringforts, and is built with one, by name, or at the end.
        "links" => {
            let ends = [&hill[..2], &hill[2..]];
            let changed = list(&detail["change"]["ringforts"]);
            let is_with_ringfort = changed
                .map(|one| &one["hill"])
                .any(|at| ends.iter().any(|end| at == end));
            is_with_ringfort || detail["link"] == hill || has(entry, "links_made", &json!({}))
        }
        "kings_lost" => {
            has(entry, "king_captured", &json!({}))
                || has(entry, "king_captured_by_default", &json!({}))
        }
        _ => true,
    }
}

/// True if an action or an effect says that something was lost or gained.
fn is_reported_in_kings(entry: &Value, one: &Difference) -> bool {
    let detail = &entry["detail"];
    let is_kind = |kinds: &[&str]| kinds.iter().any(|&kind| detail["kind"] == kind);
    let has_any = |effects: &[&str]| effects.iter().any(|effect| has(entry, effect, &json!({})));
    let (kind, at) = one.place.split_once(' ').unwrap_or((&one.place, ""));
    let of_seat = json!({"seat": at});
    let is_less = one.after.as_u64() < one.before.as_u64();
    match kind {
        "stack" => {
            let position = at
                .split_once(' ')
                .map(|(_, position)| position)
                .unwrap_or_default();
            let is_here = |name: &str| json!(name) == json!(position);
            let is_placed = ["place", "promote", "garrison", "exchange", "keep-fort"];
            let acted = is_kind(&is_placed) && detail["position"].as_str().is_some_and(is_here);
            acted
                || is_kind(&["stone", "amnesty"])
                || has(entry, "fort_moved", &json!({"from": position}))
                || has_any(&["cleared", "uncrowned", "closed"])
                || has(entry, "crowned", &json!({}))
        }
        "cumals" if is_less => has(entry, "paid", &of_seat),
        "cumals" => has(entry, "received", &of_seat) || has(entry, "income", &of_seat),
        "stock" if is_less => is_kind(&["place", "promote", "garrison", "exchange", "stone"]),
        "stock" => {
            let freed = ["cleared", "prisoners_exchanged", "ransomed"];
            let moved = ["fort_moved", "fort_struck", "king_struck"];
            has(entry, "returned", &of_seat) || has_any(&freed) || has_any(&moved)
        }
        "prisoners" if is_less => has_any(&["prisoners_exchanged", "ransomed"]),
        "prisoners" => has_any(&["imprisoned"]),
        "king_pieces" => has_any(&["crowned", "uncrowned", "king_struck"]),
        "closed" => has_any(&["closed"]),
        "round" => has_any(&["round"]),
        "starting" => has_any(&["starts"]),
        "region" => is_kind(&["region"]),
        _ => true,
    }
}

/// Random games as they are sent to the first seat once they are over, with moments of them: the tests of the page read them.
const KEPT: &str = "../../web/tests/announcements/games.jsonl";

/// `cargo xtask sessions` writes them anew.
#[test]
fn the_games_kept_for_the_page_are_current() {
    let (mut text, mut seen) = (String::new(), HashSet::new());
    for host in kept_games() {
        let view = json!(host.view(crate::host::RED));
        let moments = host.table.moments(0..usize::MAX);
        let kept = kept_moments(&view, &mut seen);
        let moments: Vec<_> = moments
            .iter()
            .filter(|moment| moment.kings.is_none() || kept.contains(&moment.count))
            .collect();
        let game = json!({"variant": view["variant"], "moments": moments, "view": view});
        text += &format!("{game}\n");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(KEPT);
    if std::env::var_os("TARA_WRITE_GAMES").is_some() {
        fs::write(&path, &text).expect("it can be written");
    }
    let kept = fs::read_to_string(&path).expect("it is there");
    assert!(kept == text, "make them anew: cargo xtask sessions");
}

/// The moments of Seat of Kings that are kept: every twentieth, and those beside the first entry of each kind and effect.
fn kept_moments(view: &Value, seen: &mut HashSet<String>) -> HashSet<usize> {
    let mut kept: HashSet<usize> = (0..).step_by(20).take(100).collect();
    let log = view["log"].as_array().expect("a list");
    for (at, entry) in log.iter().enumerate() {
        let detail = &entry["detail"];
        let effects = detail["effects"].as_array().into_iter().flatten();
        let kinds = effects.map(|effect| &effect["effect"]);
        for kind in kinds.chain([&detail["kind"]]) {
            if seen.insert(kind.to_string()) {
                kept.extend([at, at + 1]);
            }
        }
    }
    kept
}

#[test]
fn a_game_of_kings_that_is_over_has_counts() {
    let counted = json!([
        {"income": 19, "paid": 14, "taken": 5, "kings": 1, "pieces": 10, "bought": 0},
        {"income": 8, "paid": 11, "taken": 2, "kings": 0, "pieces": 8, "bought": 1},
    ]);
    let host = played_by(kings(&KINGS[..2]), 32, any_lively_decision);
    let view = json!(host.view(crate::host::RED));
    assert_eq!(view["counts"], counted);
    let last = view["version"].as_u64().expect("a number") as usize - 1;
    let playing = Table::replay(host.events[..last].iter().cloned()).expect("it was played");
    assert_eq!(
        json!(playing.view(Reader::Watcher, 0, 0)).get("counts"),
        None
    );

    let log = view["log"].as_array().expect("a list");
    let tokens = log.iter().filter_map(|entry| entry["token"].as_str());
    let replay = KingsReplay::new(host.table.start().clone(), tokens).expect("legal");
    let moments = replay.moments(0, usize::MAX);
    let (last, earlier) = moments.split_last().expect("several");
    assert_eq!(json!(last.counts), counted);
    assert!(earlier.iter().all(|moment| moment.counts.is_none()));
    assert_eq!(replay.moments(last.number, 64), moments[last.number..]);
}

/// A reader that comes late is sent the end of the log alone, from a kept position or from the start.
#[test]
fn a_part_of_the_log_tells_what_the_whole_tells() {
    for variant in [
        AnyVariant::SeatOfKings,
        "high-kings-2".parse().expect("a variant"),
    ] {
        let mut host = Host::open(persons(variant.name()), 9);
        host.sit_all();
        for number in 0..60 {
            let Some(&seat) = host.table.asked().first() else {
                break;
            };
            let decision = host.any_decision(seat, number);
            host.play(seat, &decision).expect("legal");
            let whole = host.table.view(Reader::Watcher, 0, 0).log;
            for from in [0, 1, whole.len() / 2, whole.len() - 1, whole.len()] {
                let part = host.table.view(Reader::Watcher, 0, from).log;
                assert!(part[..] == whole[from..], "{variant} {number} from {from}");
                let asked = host.table.log_views(Reader::Watcher, from..from + 7);
                assert!(
                    asked
                        .iter()
                        .eq(whole[from..].iter().take(7).map(|entry| &**entry))
                );
            }
        }
    }
}
