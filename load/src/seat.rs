//! One socket, by which one person looks at one table and plays a seat of it.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::decision::Legal;

/// One seat at one table, with a socket of its own.
pub(crate) struct Seat {
    socket: WebSocketStream<TcpStream>,
    table: String,
    name: String,
    rng: Xoshiro256PlusPlus,
    /// The view that came last.
    pub(crate) view: View,
}

/// What matters of a view.
#[derive(Debug, Deserialize)]
pub(crate) struct View {
    pub(crate) version: u64,
    pub(crate) stage: String,
    legal: Option<Box<RawValue>>,
}

/// What a server said.
#[derive(Debug)]
pub(crate) enum Heard {
    View(View),
    Done,
    Other,
}

#[derive(Deserialize)]
struct Said<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
}

/// Small buffers: most messages are smaller, and there are many sockets.
const BUFFER: usize = 8192;

impl Seat {
    /// Opens a socket, shows the secret, and waits for the first view.
    ///
    /// # Errors
    ///
    /// If the server does not let it.
    pub(crate) async fn take(
        address: &str,
        table: &str,
        (name, secret): &(String, String),
        seed: u64,
    ) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0);
        let url = format!("ws://{address}/api/socket");
        let connected = tokio_tungstenite::client_async_with_config(url, stream, Some(config));
        let (socket, _) = connected.await?;
        let nothing = View {
            version: 0,
            stage: String::new(),
            legal: None,
        };
        let mut seat = Self {
            socket,
            table: table.to_owned(),
            name: name.clone(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            view: nothing,
        };
        seat.say(json!({"type": "seats", "table": table, "secret": secret}))
            .await?;
        seat.say(json!({"type": "watch", "table": table, "as": name}))
            .await?;
        while seat.view.version == 0 {
            if let Heard::View(view) = seat.hear().await? {
                seat.view = view;
            }
        }
        Ok(seat)
    }

    async fn say(&mut self, message: Value) -> Result<()> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// Waits for the next message. Whoever stops waiting loses nothing.
    ///
    /// # Errors
    ///
    /// If the socket ends or the server refuses something.
    pub(crate) async fn hear(&mut self) -> Result<Heard> {
        let message = self.socket.next().await.context("the socket ended")??;
        let Message::Text(text) = message else {
            return Ok(Heard::Other);
        };
        let said: Said<'_> = serde_json::from_str(&text)?;
        Ok(match (said.kind, said.view) {
            ("view", Some(view)) => Heard::View(serde_json::from_str(view.get())?),
            ("done", _) => Heard::Done,
            ("error" | "gone", _) => bail!("refused: {text}"),
            _ => Heard::Other,
        })
    }

    /// A legal decision, if the seat is asked.
    ///
    /// # Errors
    ///
    /// If the legal decisions cannot be read.
    pub(crate) fn decision(&mut self) -> Result<Option<Value>> {
        let Some(legal) = &self.view.legal else {
            return Ok(None);
        };
        let legal: Legal = serde_json::from_str(legal.get())?;
        Ok(legal.pick(&mut self.rng))
    }

    /// Orders something of the table.
    ///
    /// # Errors
    ///
    /// If the socket ended.
    pub(crate) async fn order(&mut self, what: Value) -> Result<()> {
        let mut order = json!({
            "type": "order", "table": self.table, "as": self.name,
            "id": self.rng.next_u64() >> 12, "version": self.view.version,
        });
        let fields = order.as_object_mut().expect("it is an object");
        fields.extend(what.as_object().cloned().unwrap_or_default());
        self.say(order).await
    }

    /// What it sends for fair draws as it sits down.
    pub(crate) fn sent(&mut self) -> String {
        format!("{:064x}", self.rng.next_u64())
    }
}
