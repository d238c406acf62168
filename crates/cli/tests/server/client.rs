//! A client without rules: it plays what a view says that it may.

use std::collections::HashMap;
use std::net::TcpStream;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use play::fair::{Bytes, commitment};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::host::Host;

/// The most time for which a socket says nothing. What a test waits for comes sooner on any machine.
const MAX_SILENCE: Duration = Duration::from_mins(3);

/// One socket.
pub(crate) struct Client {
    socket: WebSocket<TcpStream>,
    rng: Xoshiro256PlusPlus,
    /// By table and seat: what the seat sat with.
    shares: HashMap<(String, String), Bytes>,
    /// The first message of the server.
    pub(crate) welcome: Value,
    /// Every text that came.
    pub(crate) heard: Vec<String>,
}

/// A table that was opened, with the secret of each person's seat.
pub(crate) struct OpenedTable {
    pub(crate) id: String,
    pub(crate) seats: Vec<(String, String)>,
}

impl Client {
    pub(crate) fn connect(host: &Host, seed: u64) -> Self {
        Self::try_connect(host, seed).expect("it listens")
    }

    /// A socket, if the server is still there.
    pub(crate) fn try_connect(host: &Host, seed: u64) -> Option<Self> {
        Self::try_connect_to(host, "/api/socket", seed)
    }

    /// A socket at this path, if the server is still there.
    pub(crate) fn try_connect_to(host: &Host, path: &str, seed: u64) -> Option<Self> {
        // A path may follow the port.
        let port = host.address.split('/').next()?;
        let stream = TcpStream::connect(port).ok()?;
        stream
            .set_read_timeout(Some(Duration::from_secs(30)))
            .expect("a time");
        stream.set_nodelay(true).expect("no delay");
        let url = format!("ws://{}{path}", host.address);
        let (socket, _) = tungstenite::client(url, stream).ok()?;
        let mut client = Self {
            socket,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            shares: HashMap::new(),
            welcome: Value::Null,
            heard: Vec::new(),
        };
        client.welcome = client.hear()?;
        assert_eq!(client.welcome["type"], "welcome");
        Some(client)
    }

    pub(crate) fn say(&mut self, message: &Value) {
        let text = Message::text(message.to_string());
        // A closed socket shows when the answer is read.
        let _ = self.socket.send(text);
    }

    /// Says several things, which leave together.
    pub(crate) fn say_at_once(&mut self, messages: impl IntoIterator<Item = Value>) {
        for message in messages {
            let _ = self.socket.write(Message::text(message.to_string()));
        }
        let _ = self.socket.flush();
    }

    /// Says something, unless the server has closed the socket or takes nothing for a while.
    pub(crate) fn try_say(&mut self, message: &Value) -> bool {
        let wait = Some(Duration::from_secs(5));
        let stream = self.socket.get_ref();
        stream.set_write_timeout(wait).expect("a time");
        self.socket.send(Message::text(message.to_string())).is_ok()
    }

    pub(crate) fn send(&mut self, message: Message) {
        let _ = self.socket.send(message);
    }

    /// The next message; nothing if the socket is closed, or none but heartbeats came for long.
    pub(crate) fn hear(&mut self) -> Option<Value> {
        let began = Instant::now();
        while began.elapsed() < MAX_SILENCE {
            match self.socket.read().ok()? {
                Message::Text(text) => {
                    let read = serde_json::from_str(&text).expect("JSON");
                    self.heard.push(text.to_string());
                    return Some(read);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
        None
    }

    /// The next message of a type, others left aside; nothing if the socket is closed.
    pub(crate) fn wait(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.hear()?;
            if message["type"] == kind {
                return Some(message);
            }
        }
    }

    /// The code with which the server closes the socket.
    pub(crate) fn close_code(&mut self) -> Option<u16> {
        loop {
            match self.socket.read() {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Shows a secret and watches as its seat; gives the view.
    pub(crate) fn sit_at(&mut self, table: &str, seat: &str, secret: &str) -> Option<Value> {
        self.say(&json!({"type": "seats", "table": table, "secret": secret}));
        self.say(&json!({"type": "watch", "table": table, "as": seat}));
        self.wait("view")
    }

    /// Orders something, and gives the number of the order.
    pub(crate) fn order(&mut self, table: &str, seat: &str, version: &Value, what: Value) -> u64 {
        let id = self.number();
        let mut order =
            json!({"type": "order", "table": table, "as": seat, "id": id, "version": version});
        let fields = order.as_object_mut().expect("an object");
        fields.extend(what.as_object().expect("an object").clone());
        self.say(&order);
        id
    }

    /// Decides, and gives the version of the table when that is durable.
    pub(crate) fn play(
        &mut self,
        table: &str,
        seat: &str,
        version: &Value,
        decision: &str,
    ) -> Value {
        let what = json!({"do": "move", "action": decision});
        self.order(table, seat, version, what);
        self.wait("done").expect("it is done")["version"].clone()
    }

    /// Takes a seat for the next game.
    pub(crate) fn sit(&mut self, table: &str, seat: &str, version: &Value) -> u64 {
        let mut share = Bytes::default();
        self.rng.fill_bytes(&mut share.0);
        self.shares.insert((table.into(), seat.into()), share);
        let commitment = commitment(share);
        self.order(
            table,
            seat,
            version,
            json!({"do": "sit", "commitment": commitment}),
        )
    }

    /// Reveals what the seat sat with. All persons have to sit.
    pub(crate) fn reveal(&mut self, table: &str, seat: &str, version: &Value) -> u64 {
        let share = self.shares[&(table.to_owned(), seat.to_owned())];
        self.order(table, seat, version, json!({"do": "reveal", "sent": share}))
    }

    /// Takes the only seat of a person for the next game, and reveals.
    pub(crate) fn sit_alone(&mut self, table: &str, seat: &str, version: &Value) -> u64 {
        self.sit(table, seat, version);
        self.wait("done").expect("it sits");
        self.reveal(table, seat, version)
    }

    /// Any legal decision of a view.
    pub(crate) fn decision(&mut self, view: &Value) -> Option<String> {
        let legal = view.get("legal")?;
        let mut all = tokens(legal);
        for (hill, links) in entries(&legal["replaces"]) {
            all.extend(texts(links).iter().map(|link| format!("x{hill}+{link}")));
        }
        for stone in list(&legal["stones"]) {
            let (card, region) = (&stone["card"], stone["region"].as_str().expect("a name"));
            let pieces = texts(&stone["pieces"]);
            all.push(format!("stone {card} {region} {} {}", pieces[0], pieces[1]));
        }
        let keeps = legal["keeps"].as_array().map_or(&[][..], Vec::as_slice);
        if let [a, b, c, ..] = keeps {
            all.push(format!("keep {a} {b} {c}"));
        }
        match all.len() {
            0 => None,
            count => Some(all.swap_remove(self.number() as usize % count)),
        }
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.rng.next_u64() >> 12
    }
}

fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().map_or(&[][..], Vec::as_slice);
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    list.iter().map(text).collect()
}

fn entries(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}

/// A secret that no other client of a test has.
pub(crate) fn secret() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    format!("{:032x}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Opens a table on which each seat is taken by a person elsewhere.
pub(crate) fn open(host: &Host, variant: &str, agreed: &Value) -> OpenedTable {
    let (_, variants) = host.get("/api/variants");
    let variants = variants.as_array().expect("a list");
    let own = variants.iter().find(|entry| entry["variant"] == variant);
    let names = texts(&own.expect("a variant")["seats"]);
    let seats = names.iter().zip(1..);
    let seats: Vec<Value> = seats
        .map(|(seat, screen)| json!({"seat": seat, "person": screen}))
        .collect();
    let mut all = json!({"variant": variant, "seats": seats});
    let fields = all.as_object_mut().expect("an object");
    fields.extend(agreed.as_object().expect("an object").clone());
    let asked = json!({"agreed": all, "secret": secret()});
    let (status, opened) = host.post("/api/tables", &asked);
    assert_eq!(status, 201, "{opened}");
    let id = opened["table"].as_str().expect("a table").to_owned();
    let join = |seat: &String| {
        let secret = secret();
        let asked = json!({"invitation": opened["invitation"], "secret": secret, "seat": seat});
        let (status, joined) = host.post(&format!("/api/tables/{id}/join"), &asked);
        assert_eq!(status, 200, "{joined}");
        (seat.clone(), secret)
    };
    let seats = names.iter().map(join).collect();
    OpenedTable { id, seats }
}

/// Clients for all seats of a table, each with its last view.
pub(crate) fn clients(host: &Host, table: &OpenedTable, seed: u64) -> Vec<(Client, Value)> {
    let seats = table.seats.iter().zip(seed..);
    seats
        .map(|((seat, secret), seed)| {
            let mut client = Client::connect(host, seed);
            let view = client.sit_at(&table.id, seat, secret).expect("a view");
            (client, view)
        })
        .collect()
}

/// Lets all sit at a table where everybody is a person, and begins its game. Each view is brought up to date.
pub(crate) fn sit_all(table: &OpenedTable, players: &mut [(Client, Value)]) {
    let order = [Client::sit, Client::reveal];
    for order in order {
        for place in 0..players.len() {
            let (client, view) = &mut players[place];
            let version = view["view"]["version"].clone();
            order(client, &table.id, &table.seats[place].0, &version);
            catch_up(players, place);
        }
    }
}

/// Lets each person of a ringfort game decide once, so that its clocks run. Each view is brought up to date.
pub(crate) fn decide_once(table: &OpenedTable, players: &mut [(Client, Value)]) {
    for place in 0..players.len() {
        let decision = tokens(&players[place].1["view"]["legal"]).swap_remove(0);
        let what = json!({"do": "move", "action": decision});
        done(table, players, place, what);
    }
}

/// Orders something that is done, and brings all views up to date.
pub(crate) fn done(
    table: &OpenedTable,
    players: &mut [(Client, Value)],
    place: usize,
    what: Value,
) {
    let (client, view) = &mut players[place];
    let version = view["view"]["version"].clone();
    client.order(&table.id, &table.seats[place].0, &version, what);
    catch_up(players, place);
}

/// Reads until all see what one of them did.
pub(crate) fn catch_up(players: &mut [(Client, Value)], place: usize) {
    let version = loop {
        let message = players[place].0.hear().expect("an answer");
        match message["type"].as_str() {
            Some("view") => players[place].1 = message,
            Some("done") => break message["version"].as_u64(),
            Some("error") => panic!("{message}"),
            _ => {}
        }
    };
    for (client, view) in players {
        while view["view"]["version"].as_u64() < version {
            *view = client.wait("view").expect("a view");
        }
    }
}

/// The tokens of the legal actions but for replacements, Stones and choices of cards.
pub(crate) fn tokens(legal: &Value) -> Vec<String> {
    let actions = list(&legal["actions"]).iter();
    let actions = actions.map(|action| action["token"].as_str().expect("a token").to_owned());
    let mut tokens: Vec<String> = actions.chain(texts(&legal["builds"])).collect();
    for play in list(&legal["plays"]) {
        let (card, region) = (&play["card"], play["region"].as_str().expect("a name"));
        let fits = list(&play["fits"]).iter();
        tokens.extend(fits.map(|fit| format!("play {card} {region} {}", texts(fit).join("+"))));
    }
    tokens
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[][..], Vec::as_slice)
}
