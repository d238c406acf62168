//! Fair draws over the wire: seats that do not reveal, tables that are stopped, copies that are put back.

use play::Proof;
use serde_json::{Value, json};
use server::Clock;

use crate::client::{Client, clients, open, secret};
use crate::host::{Host, TestFolder, tara};
use crate::stored;

/// The view of a table that a watcher gets.
fn watched(host: &Host, table: &str) -> Value {
    let mut watcher = Client::connect(host, 900);
    watcher.say(&json!({"type": "watch", "table": table}));
    watcher.wait("view").expect("a view")
}

#[test]
fn a_seat_that_does_not_reveal_is_free_again_for_all_to_see() {
    let (place, clock) = (TestFolder::new(), Clock::manual(1_000_000));
    let host = Host::start_in(&place.file("tara.db"), clock.clone());
    let table = open(&host, "seat-of-kings", &json!({}));
    let mut players = clients(&host, &table, 1);
    for ((client, view), (seat, _)) in players.iter_mut().zip(&table.seats) {
        client.sit(&table.id, seat, &view["view"]["version"]);
        client.wait("done").expect("it sits");
    }
    let version = json!(1);
    let (last, others) = players.split_last_mut().expect("four");
    for ((client, _), (seat, _)) in others.iter_mut().zip(&table.seats) {
        client.reveal(&table.id, seat, &version);
        client.wait("done").expect("it reveals");
    }
    let fairness = watched(&host, &table.id)["view"]["fairness"].clone();
    assert_eq!(fairness["reveal_by"], 1_600_000);
    clock.advance(600_000);
    let gone = last.0.wait("gone").expect("it has lost its seat");
    assert_eq!(gone["code"], "wrong-secret");
    let seen = watched(&host, &table.id);
    let free = seen["people"].as_array().expect("a list").iter();
    let free: Vec<_> = free.filter(|person| person["taken"] == false).collect();
    let (name, secret) = table.seats.last().expect("four");
    assert_eq!(free.len(), 1, "{seen}");
    assert_eq!(free[0]["seat"], name.as_str());
    let void = &seen["view"]["fairness"]["void_draw"];
    assert_eq!(
        (&void["count"], &void["seats"]),
        (&json!(1), &json!([name.as_str()]))
    );
    assert_eq!(seen["view"]["stage"], "seating");
    let (_, mine) = host.post("/api/tables/mine", &json!({"secrets": [secret.as_str()]}));
    assert_eq!(mine, json!([]));
    last.0.sit(&table.id, name, &version);
    let refused = last.0.wait("error").expect("it has no seat");
    assert_eq!(refused["code"], "wrong-secret");
}

/// The cards of the first seat at a server on a database, after all have revealed.
fn revealed_cards(database: &std::path::Path, table: &str, clients: &[(String, String)]) -> Value {
    let host = Host::start(database);
    let mut views = Vec::new();
    // The same seeds make the same shares and numbers of orders as before.
    for ((seat, secret), seed) in clients.iter().zip(1..) {
        let mut client = Client::connect(&host, seed);
        let view = client.sit_at(table, seat, secret).expect("a view");
        client.sit(table, seat, &view["view"]["version"]);
        client.wait("done").expect("the same order, known again");
        client.reveal(table, seat, &view["view"]["version"]);
        client.wait("done").expect("it reveals");
        views.push(client);
    }
    let (seat, secret) = &clients[0];
    let mut view = views[0].sit_at(table, seat, secret).expect("a view");
    while view["view"]["stage"] != "playing" {
        view = views[0].wait("view").expect("a view");
    }
    view["view"]["legal"]["keeps"].clone()
}

#[test]
fn a_restored_copy_does_not_deal_the_cards_that_people_have_seen() {
    let place = TestFolder::new();
    let (database, copy) = (place.file("tara.db"), place.file("copy.db"));
    let host = Host::start(&database);
    let table = open(&host, "seat-of-kings", &json!({}));
    let players = table.seats.iter().zip(1..);
    for ((seat, secret), seed) in players {
        let mut client = Client::connect(&host, seed);
        let view = client.sit_at(&table.id, seat, secret).expect("a view");
        client.sit(&table.id, seat, &view["view"]["version"]);
        client.wait("done").expect("it sits");
    }
    host.stop();
    std::fs::copy(&database, &copy).expect("it is copied");
    let mut cards = vec![revealed_cards(&database, &table.id, &table.seats)];
    for name in ["one.db", "other.db"] {
        let restored = place.file(name);
        let ran = tara().arg("restore").arg(&copy).arg(&restored).output();
        assert!(ran.expect("it runs").status.success());
        cards.push(revealed_cards(&restored, &table.id, &table.seats));
    }
    assert!(cards[0] != cards[1] && cards[1] != cards[2], "{cards:?}");
}

#[test]
fn the_draws_of_a_stopped_table_are_proved() {
    let place = TestFolder::new();
    let database = place.file("tara.db");
    let host = Host::start(&database);
    let table = open(&host, "seat-of-kings", &json!({}));
    let mut players = clients(&host, &table, 1);
    crate::client::sit_all(&table, &mut players);
    let proof = format!("/api/tables/{}/games/0/proof", table.id);
    assert_eq!(host.get(&proof).0, 404, "the game is played");
    host.stop();
    let version = stored::events(&database).len();
    stored::add(
        &database,
        version,
        r#"{"at":9999999999999,"event":"table_stopped","reason":"host"}"#,
    );
    let host = Host::start(&database);
    let proof: Proof = serde_json::from_str(&host.text(&proof)).expect("a proof");
    assert_eq!(proof.check(), Ok(2));
    assert!(proof.uncommitted_seats().is_empty());
    let view = watched(&host, &table.id);
    let revealed = &view["view"]["fairness"]["revealed"];
    assert_eq!(revealed["secret"], json!(proof.secret));
    assert_eq!(
        host.get(&format!("/api/tables/{}/games/1/proof", table.id))
            .0,
        404
    );
}

/// A table of an opener at red and a guest at blue, with a clock that the test sets.
struct Withholding {
    host: Host,
    clock: Clock,
    table: String,
    opener: String,
    invitation: Value,
}

impl Withholding {
    fn open(place: &TestFolder) -> Self {
        let clock = Clock::manual(1_000_000);
        let host = Host::start_in(&place.file("tara.db"), clock.clone());
        let seats = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]);
        let agreed = json!({"variant": "sacred-hill-1", "seats": seats});
        let opener = secret();
        let asked = json!({"agreed": agreed, "secret": opener, "seat": "red"});
        let (_, opened) = host.post("/api/tables", &asked);
        Self {
            table: opened["table"].as_str().expect("a table").to_owned(),
            invitation: opened["invitation"].clone(),
            host,
            clock,
            opener,
        }
    }

    fn post(&self, verb: &str, asked: &Value) -> (u16, Value) {
        let path = format!("/api/tables/{}/{verb}", self.table);
        self.host.post(&path, asked)
    }

    fn join(&self, secret: &str, seat: &str) -> (u16, Value) {
        let asked = json!({"secret": secret, "seat": seat, "invitation": self.invitation});
        self.post("join", &asked)
    }

    /// The same from another address than that of the test.
    fn join_from(&self, address: &str, secret: &str, seat: &str) -> (u16, Value) {
        let asked = json!({"secret": secret, "seat": seat, "invitation": self.invitation});
        let path = format!("/api/tables/{}/join", self.table);
        self.host.post_for(address, &path, &asked)
    }

    /// A client that sits at a seat.
    fn seated(&self, seat: &str, secret: &str, seed: u64) -> Client {
        let mut client = Client::connect(&self.host, seed);
        client.sit_at(&self.table, seat, secret).expect("a view");
        client.sit(&self.table, seat, &json!(1));
        client.wait("done").expect("it sits");
        client
    }
}

/// F1 of the attack: an opener who knew the secret of the table had ten other draws in two seconds.
#[test]
fn an_opener_who_knows_the_draws_gets_no_others_by_leaving_or_dismissing() {
    let place = TestFolder::new();
    let mut at = Withholding::open(&place);
    let guest = secret();
    assert_eq!(at.join(&guest, "blue").0, 200);
    let mut withholder = at.opener.clone();
    for count in 1..=3 {
        let mut red = at.seated("red", &withholder, 10 * count);
        let mut blue = at.seated("blue", &guest, 10 * count + 1);
        blue.reveal(&at.table, "blue", &json!(1));
        blue.wait("done").expect("it reveals");
        let version = watched(&at.host, &at.table)["view"]["version"].clone();
        for (verb, asked) in [
            ("dismiss", json!({"secret": at.opener, "seat": "blue"})),
            ("dismiss", json!({"secret": at.opener, "seat": "red"})),
            ("leave", json!({"secret": withholder})),
            ("leave", json!({"secret": guest})),
        ] {
            let is_own = verb == "dismiss" && asked["seat"] == "red" && withholder == at.opener;
            let code = if is_own { "own-seat" } else { "revealing" };
            let (status, refused) = at.post(verb, &asked);
            assert_eq!((status, &refused["code"]), (409, &json!(code)));
        }
        let seen = watched(&at.host, &at.table);
        assert_eq!(seen["view"]["version"], version, "nothing has happened");
        at.clock.advance(600_000);
        red.wait("gone").expect("it has lost its seat");
        let seen = watched(&at.host, &at.table);
        let void = &seen["view"]["fairness"]["void_draw"];
        let named = (&void["count"], &void["seats"]);
        assert_eq!(named, (&json!(count), &json!(["red"])));
        if count < 3 {
            let code = |answer: (u16, Value)| answer.1["code"].as_str().map(String::from);
            let next = secret();
            // The invitation by which it could come is void, for everybody.
            let refused = at.join_from("203.0.113.9", &next, "red");
            assert_eq!(code(refused).as_deref(), Some("wrong-invitation"));
            let (status, invited) = at.post("invite", &json!({"secret": at.opener}));
            assert_eq!(status, 200, "{invited}");
            at.invitation = invited["invitation"].clone();
            for earlier in [&withholder, &next] {
                let refused = at.join(earlier, "red");
                assert_eq!(
                    code(refused).as_deref(),
                    Some("lost-seat"),
                    "the same address"
                );
            }
            withholder = next;
            let joined = at.join_from(&format!("203.0.113.{count}"), &withholder, "red");
            assert_eq!(joined.0, 200, "{joined:?}");
        }
    }
    let seen = watched(&at.host, &at.table);
    assert_eq!(seen["view"]["stage"], "stopped");
    assert_eq!(seen["view"]["stop_reason"], "void_draws");
    assert!(seen["view"]["fairness"]["revealed"]["secret"].is_string());
    assert_eq!(at.join(&secret(), "red").1["code"], "wrong-invitation");
}

/// The address of a person is known from when it took the seat, too.
#[test]
fn who_withheld_does_not_come_back_from_where_it_joined() {
    let place = TestFolder::new();
    let mut at = Withholding::open(&place);
    let (home, away) = ("203.0.113.5", "203.0.113.6");
    let guest = secret();
    assert_eq!(at.join_from(home, &guest, "blue").0, 200);
    let mut red = at.seated("red", &at.opener, 1);
    let mut blue = at.seated("blue", &guest, 2);
    red.reveal(&at.table, "red", &json!(1));
    red.wait("done").expect("it reveals");
    at.clock.advance(600_000);
    blue.wait("gone").expect("it has lost its seat");
    let (_, invited) = at.post("invite", &json!({"secret": at.opener}));
    at.invitation = invited["invitation"].clone();
    let (status, refused) = at.join_from(home, &secret(), "blue");
    assert_eq!((status, &refused["code"]), (403, &json!("lost-seat")));
    assert_eq!(at.join_from(away, &secret(), "blue").0, 200);
}
