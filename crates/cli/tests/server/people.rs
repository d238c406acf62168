//! Guests: lists, invitations, other devices, names.

use serde_json::{Value, json};
use server::{Clock, Settings};

use crate::client::{Client, secret};
use crate::host::{Host, TestFolder};

/// The request of Ann, who opens a table and takes red.
fn asked(listed: Value) -> Value {
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats});
    json!({"agreed": agreed, "secret": secret(), "listed": listed, "seat": "red", "name": "Ann"})
}

/// A table that Ann opened, with her secret.
pub(crate) fn opened(host: &Host, listed: Value) -> Value {
    let asked = asked(listed);
    let mut opened = host.post("/api/tables", &asked).1;
    opened["secret"] = asked["secret"].clone();
    opened
}

pub(crate) fn path(table: &Value, rest: &str) -> String {
    format!(
        "/api/tables/{}/{rest}",
        table["table"].as_str().expect("a table")
    )
}

#[test]
fn guests_come_by_the_list_or_by_invitation() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (listed, hidden) = (opened(&host, json!(true)), opened(&host, json!(false)));
    let (_, list) = host.get("/api/tables");
    assert_eq!(list.as_array().map(Vec::len), Some(1));
    assert_eq!(list[0]["table"], listed["table"]);
    assert_eq!(list[0]["seats"][0]["name"], "Ann");
    let join = |table: &Value, asked: Value| host.post(&path(table, "join"), &asked);
    let (status, error) = join(&hidden, json!({"name": "Bob", "secret": secret()}));
    assert_eq!((status, &error["code"]), (403, &json!("wrong-invitation")));
    let wrong = json!({"name": "Bob", "secret": secret(), "invitation": "0".repeat(32)});
    assert_eq!(join(&hidden, wrong).0, 403);
    let bob = secret();
    let invited = json!({"name": "Bob", "secret": bob, "invitation": hidden["invitation"]});
    let (status, joined) = join(&hidden, invited);
    assert_eq!((status, &joined["seats"]), (200, &json!(["blue"])));
    let late = json!({"secret": secret(), "invitation": hidden["invitation"]});
    assert_eq!(join(&hidden, late).1["code"], "no-free-seat");
    let unfit = json!({"secret": secret(), "name": "a\nb"});
    assert_eq!(join(&listed, unfit).1["code"], "name");
    let cid = json!({"secret": secret(), "name": "Cid"});
    assert_eq!(join(&listed, cid).0, 200);
    assert_eq!(host.get("/api/tables").1, json!([]));
    let mine = json!({"secrets": [bob, listed["secret"]]});
    let (_, mine) = host.post("/api/tables/mine", &mine);
    let yours = |table: &Value| {
        table["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .filter(|seat| seat["yours"] == true)
            .count()
    };
    assert_eq!(
        mine.as_array()
            .expect("a list")
            .iter()
            .map(yours)
            .collect::<Vec<_>>(),
        [1, 1]
    );
}

/// An answer may be lost on its way, so a repeated request gets the same one.
#[test]
fn who_opens_or_joins_twice_by_one_secret_does_it_once() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let asked = asked(json!(true));
    let table = host.post("/api/tables", &asked);
    assert_eq!((table.0, &table.1["seats"]), (201, &json!(["red"])));
    assert_eq!(host.post("/api/tables", &asked), table);
    let guest = json!({"secret": secret(), "invitation": table.1["invitation"]});
    let joined = host.post(&path(&table.1, "join"), &guest);
    assert_eq!((joined.0, &joined.1["seats"]), (200, &json!(["blue"])));
    host.kill();
    let host = Host::start(&database);
    assert_eq!(host.post("/api/tables", &asked), table);
    assert_eq!(host.post(&path(&table.1, "join"), &guest), joined);
    let mine = host.post("/api/tables/mine", &json!({"secrets": [asked["secret"]]}));
    assert_eq!(mine.1.as_array().map(Vec::len), Some(1));
    let mut elsewhere = guest;
    elsewhere["seat"] = json!("red");
    let refused = host.post(&path(&table.1, "join"), &elsewhere);
    assert_eq!(
        (refused.0, &refused.1["code"]),
        (409, &json!("used-secret"))
    );
    let mut other = asked;
    other["agreed"]["variant"] = json!("four-treasures");
    let refused = host.post("/api/tables", &other);
    assert_eq!(
        (refused.0, &refused.1["code"]),
        (409, &json!("used-secret"))
    );
}

/// Of concurrent requests with one secret, one opens a table and all get that table.
#[test]
fn one_secret_opens_one_table_at_once_too() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let asked = asked(json!(true));
    let answers: Vec<(u16, Value)> = std::thread::scope(|scope| {
        let asking: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| host.post("/api/tables", &asked)))
            .collect();
        let answers = asking
            .into_iter()
            .map(|asking| asking.join().expect("it asks"));
        answers.collect()
    });
    assert!(
        answers.iter().all(|answer| *answer == answers[0]),
        "{answers:?}"
    );
    assert_eq!(answers[0].0, 201);
    assert_eq!(host.get("/api/tables").1.as_array().map(Vec::len), Some(1));
}

/// A listed table for two persons, at which Ann has red; its number and the secret that opened it.
fn listed_table(host: &Host) -> (String, String) {
    let opener = secret();
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats, "first": "red"});
    let asked =
        json!({"agreed": agreed, "secret": opener, "listed": true, "seat": "red", "name": "Ann"});
    let (_, opened) = host.post("/api/tables", &asked);
    (
        opened["table"].as_str().expect("a table").to_owned(),
        opener,
    )
}

#[test]
fn seats_are_given_up_and_guests_sent_away_before_the_first_game() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (id, opener) = listed_table(&host);
    let post = |verb: &str, asked: &Value| {
        let (status, answer) = host.post(&format!("/api/tables/{id}/{verb}"), asked);
        (
            status,
            answer["code"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let is_free = || host.get("/api/tables").1[0]["seats"][1]["free"] == true;
    let join = || {
        let guest = secret();
        assert_eq!(
            post("join", &json!({"secret": guest, "name": "Bob"})).0,
            200
        );
        let mut client = Client::connect(&host, 3);
        let view = client.sit_at(&id, "blue", &guest).expect("a view");
        client.sit(&id, "blue", &view["view"]["version"]);
        client.wait("done").expect("it sits");
        assert!(!is_free());
        (guest, client)
    };
    let is_gone = |client: &mut Client| {
        client.wait("gone").expect("it has no seat")["code"] == "wrong-secret"
    };
    let refused = (403, "wrong-secret".to_owned());

    let (guest, mut client) = join();
    assert_eq!(post("leave", &json!({"secret": secret()})), refused);
    assert_eq!(post("leave", &json!({"secret": guest})).0, 204);
    assert!(is_free() && is_gone(&mut client));

    let (guest, mut client) = join();
    let dismiss = |secret: &str| post("dismiss", &json!({"secret": secret, "seat": "blue"}));
    assert_eq!(dismiss(&guest), refused);
    assert_eq!(dismiss(&opener).0, 200);
    assert!(is_free() && is_gone(&mut client));
    let again = post("join", &json!({"secret": guest}));
    assert_eq!(again, (403, "lost-seat".to_owned()));

    let (guest, _client) = join();
    assert_eq!(post("close", &json!({"secret": guest})), refused);
    assert_eq!(post("close", &json!({"secret": opener})).0, 204);
    assert_eq!(host.get("/api/tables").1, json!([]));
    assert_eq!(
        post("leave", &json!({"secret": guest})),
        (409, "begun".into())
    );
}

/// F10 of the attack: who was sent away was back at once by the same link.
#[test]
fn a_guest_who_was_dismissed_does_not_come_back_by_the_same_link() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = opened(&host, json!(false));
    let join = |guest: &str, invitation: &Value| {
        let asked = json!({"secret": guest, "invitation": invitation});
        host.post(&path(&table, "join"), &asked)
    };
    let guest = secret();
    assert_eq!(join(&guest, &table["invitation"]).0, 200);
    let dismissed = json!({"secret": table["secret"], "seat": "blue"});
    let (status, renewed) = host.post(&path(&table, "dismiss"), &dismissed);
    assert_eq!(status, 200, "{renewed}");
    assert_ne!(renewed["invitation"], table["invitation"]);
    let by_old_link = join(&secret(), &table["invitation"]);
    assert_eq!(by_old_link.1["code"], "wrong-invitation");
    let by_old_secret = join(&guest, &renewed["invitation"]);
    assert_eq!(by_old_secret.1["code"], "lost-seat");
    assert_eq!(join(&secret(), &renewed["invitation"]).0, 200);
}

/// T4 of the attack: it used the code up and sent the sockets away.
#[test]
fn seats_are_not_handed_over_to_the_secret_that_has_them() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = opened(&host, json!(false));
    let held = json!({"secret": table["secret"]});
    let (_, code) = host.post(&path(&table, "handover"), &held);
    let take = |secret: &Value| {
        let asked = json!({"code": code["code"], "secret": secret});
        host.post("/api/handover", &asked)
    };
    assert_eq!(take(&table["secret"]).1["code"], "used-secret");
    assert_eq!(take(&json!(secret())).1["seats"], json!(["red"]));
}

/// Waits until somebody who watches sees that seats are free again: the seats and the reason.
fn vacancy(watcher: &mut Client) -> Value {
    loop {
        let view = watcher.wait("view").expect("a view");
        if !view["view"]["vacancy"].is_null() {
            return view["view"]["vacancy"].clone();
        }
    }
}

/// Fault 11 of the audit: a guest who never sat blocked a table for 30 days.
#[test]
fn a_seat_whose_person_never_sits_is_free_again_after_a_restart_too() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let clock = Clock::manual(1_000_000);
    let sit_within_ms = Settings::default().sit_within_ms;
    let host = Host::start_in(&database, clock.clone());
    let (id, opener) = listed_table(&host);
    let mut ann = Client::connect(&host, 1);
    let view = ann.sit_at(&id, "red", &opener).expect("a view");
    ann.sit(&id, "red", &view["view"]["version"]);
    ann.wait("done").expect("she sits");
    let path = format!("/api/tables/{id}/join");
    let guest = secret();
    assert_eq!(host.post(&path, &json!({"secret": guest})).0, 200);
    clock.advance(sit_within_ms);
    let never_sat = json!({"seats": ["blue"], "reason": "never_sat"});
    assert_eq!(vacancy(&mut ann), never_sat);
    assert_eq!(host.get("/api/tables").1[0]["seats"][1]["free"], true);
    let leave = host.post(&path.replace("join", "leave"), &json!({"secret": guest}));
    assert_eq!(leave.1["code"], "wrong-secret", "the seat is its no more");

    let (status, refused) = host.post(&path, &json!({"secret": secret()}));
    assert_eq!((status, &refused["code"]), (429, &json!("unused-seat")));
    let joined = host.post_for("203.0.113.7", &path, &json!({"secret": secret()}));
    assert_eq!(joined.0, 200, "from another address");
    host.stop();
    let host = Host::start_in(&database, clock.clone());
    let mut watcher = Client::connect(&host, 2);
    watcher.say(&json!({"type": "watch", "table": id}));
    let mut people = watcher.wait("view").expect("a view");
    assert_eq!(people["people"][1]["taken"], true);
    clock.advance(sit_within_ms);
    while people["people"][1]["taken"] == true {
        people = watcher.hear().expect("the seat is free by itself");
    }
    let seats = &host.get("/api/tables").1[0]["seats"];
    assert_eq!(
        (&seats[0]["name"], &seats[1]["free"]),
        (&json!("Ann"), &json!(true))
    );
}

#[test]
fn who_joins_has_a_name_that_looks_like_no_other() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let path = format!("/api/tables/{}/join", listed_table(&host).0);
    for name in ["ANN", "\u{410}nn", "level:8", "\u{3164}", "An\u{61c}n"] {
        let (status, error) = host.post(&path, &json!({"secret": secret(), "name": name}));
        assert_eq!((status, &error["code"]), (400, &json!("name")), "{name}");
    }
    let fit = json!({"secret": secret(), "name": "Anna"});
    assert_eq!(host.post(&path, &fit).0, 200);
}

#[test]
fn seats_go_to_another_device_and_names_are_forgotten() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = opened(&host, json!(true));
    let id = table["table"].as_str().expect("a table");
    let mut old = Client::connect(&host, 1);
    old.sit_at(id, "red", table["secret"].as_str().expect("a secret"))
        .expect("a view");
    let (_, code) = host.post(
        &path(&table, "handover"),
        &json!({"secret": table["secret"]}),
    );
    let secret = "5".repeat(32);
    let take = json!({"code": code["code"], "secret": secret});
    assert_eq!(host.post("/api/handover", &take).1["seats"], json!(["red"]));
    assert_eq!(old.wait("gone").expect("a message")["code"], "wrong-secret");
    old.order(id, "red", &json!(1), json!({"do": "resign"}));
    assert_eq!(
        old.wait("error").expect("not its seat")["code"],
        "wrong-secret"
    );
    let mut new = Client::connect(&host, 2);
    let view = new.sit_at(id, "red", &secret).expect("a view");
    assert_eq!(view["people"][0]["name"], "Ann");
    assert_eq!(
        host.post("/api/names/forget", &json!({"secrets": [secret]}))
            .0,
        204
    );
    // The first message says that it is here itself.
    new.wait("people").expect("a message");
    let people = new.wait("people").expect("a message");
    assert_eq!(people["people"][0].get("name"), None);
}

/// Once the log of the database kept a forgotten name until the server stopped.
#[test]
fn a_forgotten_name_is_gone_from_all_files_within_a_minute() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (name, secret) = ("Gormlaith of the hill", secret());
    let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
    let agreed = json!({"variant": "sacred-hill-1", "seats": seats});
    let asked = json!({"agreed": agreed, "secret": secret, "seat": "red", "name": name});
    assert_eq!(host.post("/api/tables", &asked).0, 201);
    let holds_name = || {
        ["tara.db", "tara.db-wal", "tara.db-shm"]
            .iter()
            .any(|file| {
                let bytes = std::fs::read(place.file(file)).unwrap_or_default();
                let mut windows = bytes.windows(name.len());
                windows.any(|window| window == name.as_bytes())
            })
    };
    assert!(holds_name());
    let forget = json!({"secrets": [secret]});
    assert_eq!(host.post("/api/names/forget", &forget).0, 204);
    let begin = std::time::Instant::now();
    while holds_name() {
        assert!(begin.elapsed().as_secs() < 60);
        // The server goes on meanwhile.
        assert!(host.answers());
    }
}

#[test]
fn a_code_gives_the_seats_again_to_the_secret_that_used_it_and_to_no_other() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = opened(&host, json!(true));
    let code_for = |secret: &Value| {
        let (_, code) = host.post(&path(&table, "handover"), &json!({"secret": secret}));
        code["code"].clone()
    };
    let hand_over = |code: &Value, secret: &Value| {
        host.post("/api/handover", &json!({"code": code, "secret": secret}))
    };
    let [first, second, third] = ["5", "6", "7"].map(|digit| json!(digit.repeat(32)));
    let code = code_for(&table["secret"]);
    let taken = hand_over(&code, &first);
    assert_eq!((taken.0, &taken.1["seats"]), (200, &json!(["red"])));
    assert_eq!(hand_over(&code, &first), taken);
    let (status, error) = hand_over(&code, &second);
    assert_eq!((status, &error["code"]), (403, &json!("wrong-code")));
    assert_eq!(hand_over(&code, &first), taken, "that changed nothing");
    // The secret that gave the seats away takes another seat, which the code does not concern.
    let join = json!({"invitation": table["invitation"], "secret": table["secret"]});
    let joined = host.post(&path(&table, "join"), &join);
    assert_eq!(joined.1["seats"], json!(["blue"]), "{}", joined.1);
    assert_eq!(hand_over(&code, &first), taken);
    // A client that has given the seats away in turn does not get them back.
    let next = code_for(&first);
    assert_eq!(hand_over(&next, &third).1["seats"], json!(["red"]));
    assert_eq!(hand_over(&code, &first).1["code"], "wrong-code");
    assert_eq!(hand_over(&next, &third).1["seats"], json!(["red"]));
}

#[test]
fn drafts_are_previewed_and_reasons_given() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let (table, _players) = crate::races::begun(&host, json!({}));
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let red = &table.seats[0].1;
    let draft = json!({"secret": red, "seat": "red", "draft": ["D4"]});
    assert_eq!(
        host.post(&path("preview"), &draft).1["preview"]["then"],
        "done"
    );
    let why = |decision: &str| {
        host.post(
            &path("why-not"),
            &json!({"secret": red, "seat": "red", "action": decision}),
        )
        .1
    };
    assert_eq!(why("D4"), Value::Null);
    let sentence = "There is no enemy ringfort on D4.";
    assert_eq!(why("xD4")["sentence"], sentence);
    let pressed = |more: Value| {
        let asked = crate::lessons::with(json!({"secret": red, "seat": "red"}), &more);
        host.post(&path("why-not"), &asked)
    };
    assert_eq!(pressed(json!({"hills": ["D4"]})), (200, Value::Null));
    // Either an action or presses, one to three.
    for more in [
        json!({}),
        json!({"hills": []}),
        json!({"hills": ["D4"], "action": "D4"}),
        json!({"hills": ["D4", "D5", "D4", "D5"]}),
        json!({"hills": ["D8"]}),
    ] {
        let (status, refused) = pressed(more);
        assert_eq!(
            (status, &refused["code"]),
            (400, &json!("malformed")),
            "{refused}"
        );
    }
    let refused = host.post(
        &path("preview"),
        &json!({"secret": red, "seat": "red", "draft": ["xD4"]}),
    );
    assert_eq!((refused.0, &refused.1["code"]), (409, &json!("illegal")));
    assert_eq!(refused.1["why"]["sentence"], sentence);
    assert_eq!(refused.1["why"]["token"], "xD4");
    assert_eq!(why("nonsense")["code"], "not-a-move");
    let stranger = json!({"secret": "0".repeat(32), "seat": "red", "draft": []});
    assert_eq!(
        host.post(&path("preview"), &stranger).1["code"],
        "wrong-secret"
    );
}
