//! A worker of the page in memory: its instances, a storage, a person who plays.

#![allow(clippy::unwrap_used)]

use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};
use std::fs;

use browser::Machine;
use catalog::AnyVariant;
use search::Clock;
use serde_json::{Value, json};

/// The share of the person in all draws.
const SHARE: [u8; 32] = [5; 32];

/// The folder of weights.
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data");

/// The files of the words that the module needs.
const WORDS: [&str; 8] = [
    "rules",
    "explanations",
    "effects",
    "args",
    "cli",
    "play",
    "server",
    "faults",
];

/// The number of the person's socket.
const CLIENT: u32 = 1;

/// The instances by their numbers: the one that keeps the tables, the one that answers what takes long, the one that makes files.
const KEEPER: usize = 0;
const THINKER: usize = 1;
const MAKER: usize = 2;

/// The instances with their storage, and what a client heard.
pub(crate) struct Instances {
    machines: [Machine; 3],
    tables: BTreeMap<String, (String, Vec<String>)>,
    games: BTreeMap<(String, u64), String>,
    at: u64,
    id: u64,
    lines: Vec<String>,
    heard: Vec<Value>,
    view: Value,
    seat: String,
    /// The person's secret of the table that was opened last.
    secret: String,
    alarms: Vec<(u64, String)>,
    /// True while nothing can be stored.
    pub(crate) storage_fails: bool,
}

/// Instances with a clock that stands: no search of these tests is limited by time.
fn machines() -> [Machine; 3] {
    [(); 3].map(|()| Machine::new(Clock(|| Duration::ZERO)))
}

impl Instances {
    /// Instances that have begun with an empty storage.
    pub(crate) fn new() -> Self {
        let mut home = Self {
            machines: machines(),
            tables: BTreeMap::new(),
            games: BTreeMap::new(),
            at: 1_000_000,
            id: 0,
            lines: Vec::new(),
            heard: Vec::new(),
            view: Value::Null,
            seat: String::new(),
            secret: String::new(),
            alarms: Vec::new(),
            storage_fails: false,
        };
        home.begin();
        home
    }

    fn begin(&mut self) {
        let rows: Vec<&String> = self.tables.values().map(|(row, _)| row).collect();
        let call = json!({"do": "begin", "alive": self.at, "rows": rows});
        self.keep(call);
        self.keep(json!({"do": "connect", "client": CLIENT, "language": "en"}));
    }

    /// Ends all instances, and begins again with what is stored.
    pub(crate) fn restart(&mut self) {
        self.machines = machines();
        self.at += 60_000;
        self.begin();
    }

    /// The calls and their outcomes, one a line: which instance, the call, the outcome.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// A table as it is stored.
    pub(crate) fn saved(&self, table: &str) -> Value {
        let (row, events) = &self.tables[table];
        json!({"table": table, "row": row, "events": events})
    }

    /// The finished games that are stored.
    pub(crate) const fn games(&self) -> &BTreeMap<(String, u64), String> {
        &self.games
    }

    /// Keeps games of another table as those of this one.
    pub(crate) fn lend(&mut self, table: &str, games: &BTreeMap<(String, u64), String>) {
        let games = games.iter();
        self.games
            .extend(games.map(|((_, number), game)| ((table.into(), *number), game.clone())));
    }

    /// The last view of the person.
    pub(crate) fn view(&self) -> &Value {
        &self.view
    }

    /// True if a message of this type came.
    pub(crate) fn heard(&self, kind: &str) -> bool {
        self.heard.iter().any(|message| message["type"] == kind)
    }

    /// A call that may be anything.
    pub(crate) fn raw(&mut self, call: &str) {
        let outcome = self.machines[KEEPER].run(call.as_bytes());
        assert!(
            serde_json::from_slice::<Value>(&outcome)
                .unwrap()
                .is_object()
        );
    }

    fn call(&mut self, instance: usize, mut call: Value) -> Value {
        self.at += 10;
        let number = self.lines.len();
        call["at"] = json!(self.at);
        call["random"] = json!(format!("{number:080x}"));
        loop {
            let text = call.to_string();
            let machine = &mut self.machines[instance];
            let outcome = match instance {
                MAKER => machine.make(text.as_bytes()),
                _ => machine.run(text.as_bytes()),
            };
            let outcome = String::from_utf8(outcome).unwrap();
            self.lines
                .push(json!([instance, text, outcome]).to_string());
            let mut outcome: Value = serde_json::from_str(&outcome).unwrap();
            for message in outcome["messages"].as_array().cloned().unwrap_or_default() {
                self.hear(&message[1]);
            }
            match outcome["want"].take() {
                Value::Null => return outcome,
                want => call = json!({"do": "got", "got": self.storage(&want)}),
            }
        }
    }

    fn hear(&mut self, message: &Value) {
        if message["type"] == "view" {
            self.view = message["view"].clone();
        }
        self.heard.push(message.clone());
    }

    fn storage(&mut self, want: &Value) -> Value {
        if let Some(id) = want["table"].as_str() {
            return match self.tables.get(id) {
                Some((row, events)) => json!({"table": {"row": row, "events": events}}),
                None => json!("nothing"),
            };
        }
        if let Some(variant) = want["weights"].as_str() {
            let file = format!("{DATA}/weights/{variant}.weights");
            let bytes = fs::read(file).unwrap();
            return json!({"text": bytes.iter().map(|&byte| char::from(byte)).collect::<String>()});
        }
        if let Some(language) = want["words"].as_str() {
            let file =
                |name| fs::read_to_string(format!("{DATA}/../locales/{language}/{name}.ftl"));
            let texts = WORDS.map(|name| file(name).unwrap());
            return json!({"text": texts.concat()});
        }
        if let Some(game) = want["game"].as_array() {
            let key = (game[0].as_str().unwrap().into(), game[1].as_u64().unwrap());
            return match self.games.get(&key) {
                Some(game) => json!({ "game": game }),
                None => json!("nothing"),
            };
        }
        let append = &want["append"];
        let id = append["table"].as_str().unwrap().to_owned();
        let (row, events) = self.tables.entry(id.clone()).or_default();
        if self.storage_fails || append["version"] != json!(events.len()) {
            return json!("failed");
        }
        *row = append["row"].as_str().unwrap().into();
        let new = append["events"].as_array().unwrap().iter();
        events.extend(new.map(|event| event.as_str().unwrap().to_owned()));
        for game in append["games"].as_array().unwrap() {
            let text = game[1].as_str().unwrap().into();
            self.games
                .insert((id.clone(), game[0].as_u64().unwrap()), text);
        }
        json!("stored")
    }

    /// A call of the keeper, and all that follows from it.
    fn keep(&mut self, call: Value) -> Value {
        let first = self.call(KEEPER, call);
        let mut outcomes = VecDeque::from([first.clone()]);
        while let Some(outcome) = outcomes.pop_front() {
            for table in outcome["decide"].as_array().into_iter().flatten() {
                let decided = self.call(THINKER, json!({"do": "decide", "table": table}));
                let decision = &decided["decision"];
                if !decision.is_null() {
                    let call = json!({"do": "decided", "decision": decision});
                    outcomes.push_back(self.call(KEEPER, call));
                }
            }
            for alarm in outcome["alarms"].as_array().into_iter().flatten() {
                let table = alarm[1].as_str().unwrap().to_owned();
                self.alarms.push((alarm[0].as_u64().unwrap(), table));
            }
        }
        first
    }

    /// Waits this many milliseconds, with all alarms in them.
    pub(crate) fn wait(&mut self, ms: u64) {
        self.at += ms;
        let due = self.alarms.extract_if(.., |(at, _)| *at <= self.at);
        let due: Vec<String> = due.map(|(_, table)| table).collect();
        for table in due {
            self.keep(json!({"do": "alarm", "table": table}));
        }
    }

    /// Makes a request, which the instance that it is for answers. Returns the status and the body.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: &Value) -> (u64, Value) {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let call = json!({"do": "request", "method": method, "path": path, "language": "en", "body": body});
        let mut outcome = self.keep(call.clone());
        if outcome["takes_long"] == true {
            outcome = self.call(THINKER, call);
        } else if outcome["is_file"] == true {
            outcome = self.call(MAKER, call);
        }
        let answer = &outcome["answer"];
        let body = answer["body"].as_str().unwrap();
        let body = serde_json::from_str(body).unwrap_or(json!(body));
        (answer["status"].as_u64().unwrap(), body)
    }

    /// Opens a table of a person and computer players, and sits down.
    pub(crate) fn open(&mut self, variant: AnyVariant, level: usize) -> String {
        let mut seats = variant.seats();
        if variant == AnyVariant::SeatOfKings {
            seats.truncate(3);
        }
        self.open_with(variant, &seats, level, json!({}))
    }

    /// Opens one of these seats, the first of them the person's, with further terms.
    pub(crate) fn open_with(
        &mut self,
        variant: AnyVariant,
        names: &[&str],
        level: usize,
        mut agreed: Value,
    ) -> String {
        let seats = names.iter().enumerate().map(|(place, name)| match place {
            0 => json!({"seat": name, "person": 1}),
            _ => json!({"seat": name, "program": format!("level:{level}")}),
        });
        self.seat = names[0].to_string();
        self.secret = format!("{:032x}", self.id);
        agreed["variant"] = json!(variant.name());
        agreed["seats"] = seats.collect();
        let asked =
            json!({"agreed": agreed, "secret": self.secret, "seat": self.seat, "name": "Ada"});
        let (status, opened) = self.ask("POST", "api/tables", &asked);
        assert_eq!(status, 201, "{opened}");
        let again = self.ask("POST", "api/tables", &asked);
        assert_eq!(again, (201, opened.clone()), "a secret opens one table");
        let table = opened["table"].as_str().unwrap().to_owned();
        self.watch(&table);
        let commitment = play::fair::commitment(play::fair::Bytes(SHARE));
        self.order(&table, json!({"do": "sit", "commitment": commitment}))
            .unwrap();
        let sent = play::fair::Bytes(SHARE);
        self.order(&table, json!({"do": "reveal", "sent": sent}))
            .unwrap();
        table
    }

    /// Watches the table for the person's seat.
    pub(crate) fn watch(&mut self, table: &str) {
        self.say(json!({"type": "seats", "table": table, "secret": self.secret}));
        self.say(json!({"type": "watch", "table": table, "as": self.seat}));
    }

    fn say(&mut self, message: Value) {
        let call = json!({"do": "message", "client": CLIENT, "text": message.to_string()});
        self.keep(call);
    }

    /// Sends an order. Returns the refusal if it is refused.
    pub(crate) fn order(&mut self, table: &str, command: Value) -> Result<(), Value> {
        self.id += 1;
        let version = self.view["version"].clone();
        let mut message = json!({"type": "order", "table": table, "as": self.seat, "id": self.id, "version": version});
        message
            .as_object_mut()
            .unwrap()
            .extend(command.as_object().unwrap().clone());
        self.heard.clear();
        self.say(message);
        match self.heard.iter().find(|message| message["type"] == "error") {
            Some(error) => Err(error.clone()),
            None => Ok(()),
        }
    }

    /// Decides as the hint says.
    pub(crate) fn decide(&mut self, table: &str) -> Result<(), Value> {
        let asked = json!({"secret": self.secret, "seat": self.seat});
        let (status, hint) = self.ask("POST", &format!("api/tables/{table}/hint"), &asked);
        assert_eq!(status, 200, "{hint}");
        self.order(table, json!({"do": "move", "action": hint["action"]}))
    }

    /// Plays until the game is over, or the person has decided so many times. Returns the positions of these decisions, null in Seat
    /// of Kings.
    pub(crate) fn play(&mut self, table: &str, most: usize) -> Vec<Value> {
        let mut positions = Vec::new();
        while positions.len() < most && !self.view["legal"].is_null() {
            positions.push(self.view["legal"]["position"].clone());
            self.decide(table).unwrap();
        }
        positions
    }

    /// Asks for files of a table and a game of it, and for sheets of its variant.
    pub(crate) fn ask_files(&mut self, table: &str, variant: AnyVariant) {
        let (of_game, name) = (format!("api/tables/{table}/games/0"), variant.name());
        let of_game_files = ["picture.png", "picture.svg?moment=3", "animation.png"];
        // Seat of Kings is long, so its game is not over.
        let is_over = variant != AnyVariant::SeatOfKings;
        for file in of_game_files.iter().filter(|_| is_over) {
            let (status, _) = self.ask("GET", &format!("{of_game}/{file}"), &Value::Null);
            assert_eq!(status, 200, "{file}");
        }
        let paths = [
            format!("api/tables/{table}/picture.png"),
            format!("api/tables/{table}/picture.svg"),
            format!("api/sheets/{name}?kind=aid&paper=letter&lang=de"),
            format!("api/sheets/{name}?kind=score&format=svg"),
            "api/sheets/deck?backs=true".into(),
        ];
        for path in paths {
            let (status, _) = self.ask("GET", &path, &Value::Null);
            assert_eq!(status, 200, "{path}");
        }
        for (path, status, code) in [
            (format!("{of_game}/picture.png?moment=x"), 400, "malformed"),
            (
                format!("{of_game}/picture.png?moment=99999"),
                404,
                "no-game",
            ),
            ("api/tables/x/picture.png".into(), 404, "no-table"),
            ("api/sheets/chess".into(), 404, "no-path"),
        ] {
            let (refused, body) = self.ask("GET", &path, &Value::Null);
            assert_eq!((refused, &body["code"]), (status, &json!(code)), "{path}");
        }
    }

    /// Asks everything that can be asked about a table.
    pub(crate) fn ask_all(&mut self, table: &str) {
        let of_seat = json!({"secret": self.secret, "seat": self.seat, "since": 0});
        let paths = [
            ("POST", format!("api/tables/{table}/tutor")),
            ("GET", format!("api/tables/{table}/deck")),
            ("GET", format!("api/tables/{table}/games/0")),
            ("GET", format!("api/tables/{table}/games/0/proof")),
            ("GET", format!("api/tables/{table}/games/0/positions")),
            ("GET", "api/variants".into()),
            ("GET", "api/variants/details".into()),
            ("GET", "api/deck".into()),
        ];
        for (method, path) in paths {
            let body = if method == "POST" {
                of_seat.clone()
            } else {
                Value::Null
            };
            self.ask(method, &path, &body);
        }
        let (status, mine) = self.ask(
            "POST",
            "api/tables/mine",
            &json!({"secrets": [self.secret]}),
        );
        assert_eq!((status, mine.as_array().unwrap().len()), (200, 1));
    }
}
