//! The rights of who opened a table: where they are, and what they do not cover.

use serde_json::{Value, json};

use crate::client::secret;
use crate::host::{Host, TestFolder};

/// The requests for which a secret must have the rights of the opener; the last one ends the table.
const VERBS: [&str; 6] = ["list", "withdraw", "invite", "dismiss", "fill", "close"];

/// A table whose red seat the opener took.
struct OpenedTable {
    host: Host,
    id: String,
    asked: Value,
    answer: Value,
    _place: TestFolder,
}

impl OpenedTable {
    fn new(seats: &Value) -> Self {
        let place = TestFolder::new();
        let host = Host::start(&place.file("tara.db"));
        let agreed = json!({"variant": "sacred-hill-1", "seats": seats});
        let asked = json!({"agreed": agreed, "secret": secret(), "seat": "red"});
        let (_, answer) = host.post("/api/tables", &asked);
        let id = answer["table"].as_str().expect("a table").to_string();
        Self {
            host,
            id,
            asked,
            answer,
            _place: place,
        }
    }

    fn of_two() -> Self {
        Self::new(&json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 2}]))
    }

    fn opener(&self) -> &str {
        self.asked["secret"].as_str().expect("a secret")
    }

    fn post(&self, verb: &str, asked: &Value) -> (u16, Value) {
        let path = format!("/api/tables/{}/{verb}", self.id);
        self.host.post(&path, asked)
    }

    /// The status of a request of the opener by this secret, about the blue seat where it is about one.
    fn status(&self, verb: &str, secret: &str) -> u16 {
        let asked = json!({"secret": secret, "seat": "blue", "listed": true, "program": "level:1"});
        self.post(verb, &asked).0
    }

    /// Moves the seats of a secret to another one. Returns the code and the answer.
    fn moved(&self, from: &str, to: &str) -> (Value, Value) {
        let (_, offered) = self.post("handover", &json!({"secret": from}));
        let code = offered["code"].clone();
        let (status, moved) = self.taken(&code, to);
        assert_eq!(status, 200, "{moved}");
        (code, moved)
    }

    fn taken(&self, code: &Value, to: &str) -> (u16, Value) {
        let asked = json!({"code": code, "secret": to});
        self.host.post("/api/handover", &asked)
    }

    fn join(&self) -> String {
        let guest = secret();
        let asked = json!({"secret": guest, "invitation": self.answer["invitation"]});
        assert_eq!(self.post("join", &asked).0, 200);
        guest
    }
}

#[test]
fn the_rights_of_the_opener_move_with_its_seat() {
    let table = OpenedTable::of_two();
    table.join();
    let (second, third) = (secret(), secret());
    let (code, moved) = table.moved(table.opener(), &second);
    let listed = [&moved["opener"], &moved["listed"]];
    assert_eq!(listed, [&json!(true), &json!(false)]);
    assert_eq!(
        table.taken(&code, &second),
        (200, moved),
        "the same once more"
    );
    let by_old = VERBS.map(|verb| table.status(verb, table.opener()));
    assert_eq!(by_old, [403; 6]);
    assert_eq!(table.status("list", &second), 204);
    let (_, moved) = table.moved(&second, &third);
    assert_eq!([&moved["opener"], &moved["listed"]], [&json!(true); 2]);
    assert_eq!(VERBS.map(|verb| table.status(verb, &second)), [403; 6]);
    let by_new = VERBS.map(|verb| table.status(verb, &third));
    assert_eq!(by_new, [204, 204, 200, 200, 204, 204]);
}

#[test]
fn a_guest_who_changes_devices_gets_no_rights_of_the_opener() {
    let table = OpenedTable::of_two();
    let (guest, other) = (table.join(), secret());
    let (_, moved) = table.moved(&guest, &other);
    let answer = (&moved["seats"], &moved["opener"]);
    assert_eq!(answer, (&json!(["blue"]), &json!(false)));
    for stranger in [guest, other] {
        assert_eq!(VERBS.map(|verb| table.status(verb, &stranger)), [403; 6]);
    }
    assert_eq!(table.status("close", table.opener()), 204);
}

#[test]
fn the_secret_that_opened_a_table_opens_no_other_after_its_seat_has_moved() {
    let table = OpenedTable::of_two();
    table.moved(table.opener(), &secret());
    let (status, again) = table.host.post("/api/tables", &table.asked);
    assert!(matches!(status, 200 | 201), "{again}");
    let same = (&again["table"], &again["seats"]);
    assert_eq!(same, (&table.answer["table"], &json!([])));
}

#[test]
fn the_opener_cannot_dismiss_itself() {
    let screens = json!([{"seat": "red", "person": 1}, {"seat": "blue", "person": 1}]);
    let alone = OpenedTable::new(&screens);
    let (of_two, new) = (OpenedTable::of_two(), secret());
    of_two.moved(of_two.opener(), &new);
    for (table, opener, seat) in [
        (&alone, alone.opener(), "red"),
        (&alone, alone.opener(), "blue"),
        (&of_two, &new, "red"),
    ] {
        let asked = json!({"secret": opener, "seat": seat});
        let (status, refused) = table.post("dismiss", &asked);
        assert_eq!((status, &refused["code"]), (409, &json!("own-seat")));
        let (_, own) = table
            .host
            .post("/api/tables/mine", &json!({"secrets": [opener]}));
        assert_eq!(own[0]["seats"][0]["yours"], true, "it keeps its seat");
    }
}
