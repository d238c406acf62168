//! Games that are kept: pictures, animated pictures, and texts that are written and read again.

use std::collections::BTreeMap;
use std::thread;

use serde_json::{Value, json};
use server::{Clock, Settings};

use crate::client::{OpenedTable, clients, open, sit_all};
use crate::games::play_to_the_end;
use crate::host::{Host, TestFolder};

/// The number of frames of an animated PNG file.
fn frames(file: &[u8]) -> u32 {
    assert!(file.starts_with(b"\x89PNG\r\n\x1a\n"));
    let at = file.windows(4).position(|name| name == b"acTL");
    let at = at.expect("it is animated") + 4;
    u32::from_be_bytes(file[at..at + 4].try_into().expect("four bytes"))
}

/// A game of Four Treasures that was played out; gives its table and the number of its moves.
fn played(host: &Host) -> (OpenedTable, usize) {
    let table = open(host, "four-treasures", &json!({}));
    let mut players = clients(host, &table, 1);
    let view = play_to_the_end(&table, &mut players);
    let moves = view["log"].as_array().expect("a log").len();
    (table, moves)
}

#[test]
fn a_moment_is_drawn_and_the_whole_game_animated() {
    let place = TestFolder::new();
    let host = Host::start_in(&place.file("tara.db"), Clock::system());
    let (table, moves) = played(&host);
    let game = format!("/api/tables/{}/games/0", table.id);
    let (_, moments) = host.get(&format!("{game}/positions"));
    for moment in [0, 5, moves] {
        let text = moments[moment]["position"].as_str().expect("a text");
        let text = text.replace(' ', "%20");
        let drawn = host.text(&format!("{game}/picture.svg?moment={moment}"));
        assert!(drawn.starts_with("<svg"), "{drawn}");
        assert_eq!(
            drawn,
            host.text(&format!("/api/positions/picture.svg?position={text}"))
        );
    }
    let last = host.text(&format!("{game}/picture.svg?moment={moves}"));
    assert_eq!(last, host.text(&format!("{game}/picture.svg")));
    let png = |moment: usize| host.bytes(&format!("{game}/picture.png?moment={moment}")).1;
    assert!(png(5).starts_with(b"\x89PNG") && png(5) != png(6));
    let (status, animated) = host.bytes(&format!("{game}/animation.png"));
    assert_eq!((status, frames(&animated) as usize), (200, moves + 1));
    assert!(animated.len() < 3 << 20, "{}", animated.len());
    for (path, wanted) in [
        (
            format!("{game}/picture.svg?moment={}", moves + 1),
            (404, "no-game"),
        ),
        (format!("{game}/picture.png?moment=x"), (400, "malformed")),
        (
            format!("/api/tables/{}/games/1/animation.png", table.id),
            (404, "no-game"),
        ),
        (
            "/api/positions/picture.svg?position=seat-of-kings".into(),
            (400, "ringforts-only"),
        ),
    ] {
        let (status, refused) = host.get(&path);
        assert_eq!(
            (status, refused["code"].as_str()),
            (wanted.0, Some(wanted.1)),
            "{path}"
        );
    }
}

/// Tables whose hands differ and whose boards do not have the same picture.
#[test]
fn sko4_a_picture_of_a_running_game_shows_no_hand() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let mut hands: BTreeMap<String, Vec<(String, Value)>> = BTreeMap::new();
    // Of five tables with four seats, two have the same Starting Player.
    for seed in 0..5 {
        let table = open(&host, "seat-of-kings", &json!({}));
        let mut players = clients(&host, &table, seed * 10);
        sit_all(&table, &mut players);
        let kings = |place: usize| &players[place].1["view"]["kings"];
        let own = (0..4).map(|place| kings(place)["hand"].clone()).collect();
        let drawn = host.text(&format!("/api/tables/{}/picture.svg", table.id));
        let starting = kings(0)["starting"].as_str().expect("a seat").to_owned();
        hands.entry(starting).or_default().push((drawn, own));
        let path = format!("/api/tables/{}/games/0/animation.png", table.id);
        assert_eq!(host.get(&path).1["code"], "no-game");
    }
    assert!(hands.values().any(|alike| alike.len() > 1));
    for alike in hands.values() {
        for pair in alike.windows(2) {
            assert_ne!(pair[0].1, pair[1].1);
            assert_eq!(pair[0].0, pair[1].0);
        }
    }
}

#[test]
fn animated_pictures_are_counted_by_address_unless_they_are_kept() {
    let place = TestFolder::new();
    let settings = Settings {
        advice_queue: 12,
        ..Settings::default()
    };
    let host = Host::start_in_with(&place.file("tara.db"), Clock::system(), settings);
    let resigned = |seed: u64| {
        let table = open(&host, "four-treasures", &json!({}));
        let mut players = clients(&host, &table, seed);
        sit_all(&table, &mut players);
        let (client, view) = &mut players[0];
        let version = view["view"]["version"].clone();
        client.order(&table.id, "red", &version, json!({"do": "resign"}));
        client.wait("done").expect("it is over");
        format!("/api/tables/{}/games/0/animation.png", table.id)
    };
    let paths: Vec<String> = (0..12).map(|seed| resigned(seed * 2)).collect();
    // All at once: one after the other they would take so long on a busy machine that another may be asked for meanwhile.
    let host = &host;
    let answers: Vec<(u16, Vec<u8>)> = thread::scope(|scope| {
        let asking = paths
            .iter()
            .map(|path| scope.spawn(move || host.bytes(path)));
        let asking: Vec<_> = asking.collect();
        let answers = asking.into_iter().map(|asked| asked.join());
        answers.map(|answer| answer.expect("an answer")).collect()
    });
    let (drawn, refused): (Vec<_>, Vec<_>) = answers
        .iter()
        .zip(&paths)
        .partition(|(answer, _)| answer.0 == 200);
    assert_eq!(drawn.len(), 6);
    for ((_, file), _) in &drawn {
        assert_eq!(frames(file), 1);
    }
    for ((status, body), _) in refused {
        let body: Value = serde_json::from_slice(body).expect("JSON");
        assert_eq!((*status, &body["code"]), (429, &json!("too-often")));
    }
    assert_eq!(host.bytes(drawn[0].1).0, 200);
}

#[test]
fn a_game_is_written_with_its_players_and_read_again() {
    let place = TestFolder::new();
    let host = Host::start_in(&place.file("tara.db"), Clock::system());
    let (table, moves) = played(&host);
    let of = json!({"of": {"table": table.id, "game": 0}});
    let (status, written) = host.post("/api/files/write", &of);
    assert_eq!(status, 200, "{written}");
    // Nobody there has a name, which the page leaves out and the file does not.
    assert_eq!(written["players"], json!([]));
    let file = written["file"].as_str().expect("a text");
    for header in [
        "[Variant \"four-treasures\"]",
        "[Date \"2",
        "[Red \"Guest\"]",
    ] {
        assert!(file.contains(header), "{file}");
    }
    let line = host.text(&format!("/api/tables/{}/games/0", table.id));
    assert_eq!(
        written["transcript"].as_str().map(str::trim),
        Some(line.trim())
    );
    // Comments before its first move stay, and headers that it cannot have are refused.
    let mut more = of.clone();
    more["comments"] = json!(["a \u{1}good\u{85}game"]);
    let (_, commented) = host.post("/api/files/write", &more);
    let commented = commented["file"].as_str().expect("a text");
    assert!(commented.contains("\n{a good game} 1. "), "{commented}");
    more["headers"] = json!([{"name": "Variant", "value": "four-treasures"}]);
    assert_eq!(host.post("/api/files/write", &more).0, 400);
    for text in [file, line.as_str()] {
        let (status, game) = host.post("/api/files/read", &json!({"text": text}));
        assert_eq!(
            (status, game["variant"].as_str()),
            (200, Some("four-treasures"))
        );
        assert_eq!(game["moves"].as_array().map(Vec::len), Some(moves));
        let shown = host
            .get(&format!("/api/tables/{}/games/0/positions", table.id))
            .1;
        for (one, other) in game["moments"]
            .as_array()
            .into_iter()
            .flatten()
            .zip(shown.as_array().expect("a list"))
        {
            assert_eq!(one["position"], other["position"]);
        }
    }
}

#[test]
fn a_file_is_read_as_text_or_refused_with_the_place_of_the_fault() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let utf16 =
        |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_le_bytes).collect() };
    let text = |bytes: &[u8]| host.post_text("/api/files/text", bytes);
    for bytes in ["\u{feff}größer\r\n🏰".into(), utf16("\u{feff}größer\r🏰")] {
        assert_eq!(text(&bytes), (200, json!({"text": "größer\n🏰"})));
    }
    let half = [0xff, 0xfe, 0x61, 0, 0x3d, 0xd8];
    for (bytes, place) in [(&b"ab\xff"[..], "3"), (&half, "2")] {
        let (status, refused) = text(bytes);
        let told = (status, &refused["code"], &refused["detail"]);
        assert_eq!(told, (400, &json!("not-text"), &json!(place)), "{bytes:?}");
    }
    let (status, refused) = text(&vec![b'x'; 3 << 20]);
    assert_eq!((status, &refused["code"]), (413, &json!("too-large")));
}

#[test]
fn texts_that_are_no_games_are_refused_with_their_place() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (status, body) = host.post(
        "/api/files/read",
        &json!({"text": "[Variant \"chess\"]\n\n*\n"}),
    );
    assert_eq!((status, &body["fault"]["line"]), (200, &json!(1)), "{body}");
    // A client sends all of it before it reads the answer.
    let (status, refused) = host.post("/api/files/read", &json!({"text": "x".repeat(6 << 20)}));
    assert_eq!((status, &refused["code"]), (413, &json!("too-large")));
    let wrong = [
        json!({"headers": [{"name": "Variant", "value": "chess"}]}),
        json!({"headers": [{"name": "Variant", "value": "four-treasures"}, {"name": "Seats", "value": "red"}]}),
    ];
    for asked in wrong {
        let (status, refused) = host.post("/api/files/write", &asked);
        assert_eq!(
            (status, &refused["code"]),
            (400, &json!("malformed")),
            "{asked}"
        );
    }
    let illegal = json!({"headers": [{"name": "Variant", "value": "four-treasures"}], "moves": [{"action": "D4"}, {"after": 0, "action": "D4"}]});
    let (status, refused) = host.post("/api/files/write", &illegal);
    assert_eq!((status, &refused["code"]), (409, &json!("illegal")));
    let unknown = json!({"of": {"table": "0123456789abcdef", "game": 0}});
    let (status, refused) = host.post("/api/files/write", &unknown);
    assert_eq!((status, &refused["code"]), (404, &json!("no-table")));
}
