//! A client with one socket for one seat of a table.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::decision::LegalActions;

/// One seat at one table, with a socket of its own.
pub(crate) struct Seat {
    socket: WebSocketStream<TcpStream>,
    table: String,
    name: String,
    rng: Xoshiro256PlusPlus,
    /// The latest view.
    pub(crate) view: View,
}

/// The fields of a view that this program needs.
#[derive(Debug, Deserialize)]
pub(crate) struct View {
    pub(crate) version: u64,
    pub(crate) stage: String,
    legal: Option<Box<RawValue>>,
}

/// A message from the server.
#[derive(Debug)]
pub(crate) enum ServerMessage {
    View(View),
    Done,
    Other,
}

#[derive(Deserialize)]
struct MessageHead<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
}

/// The size of socket buffers, in bytes: most messages are smaller, and there are many sockets.
const BUFFER: usize = 8192;

impl Seat {
    /// Opens a socket from an address of this machine, authenticates, and waits for the first view.
    ///
    /// # Errors
    ///
    /// If the server refuses.
    pub(crate) async fn take(
        address: &str,
        from: Ipv4Addr,
        table: &str,
        (name, secret): &(String, String),
        seed: u64,
    ) -> Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        let stream = socket.connect(address.parse::<SocketAddr>()?).await?;
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
            if let ServerMessage::View(view) = seat.hear().await? {
                seat.view = view;
            }
        }
        Ok(seat)
    }

    async fn say(&mut self, message: Value) -> Result<()> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// Waits for the next message. Cancel-safe.
    ///
    /// # Errors
    ///
    /// If the socket ends or the server refuses something.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage> {
        let message = self.socket.next().await.context("the socket ended")??;
        let Message::Text(text) = message else {
            return Ok(ServerMessage::Other);
        };
        let said: MessageHead<'_> = serde_json::from_str(&text)?;
        Ok(match (said.kind, said.view) {
            ("view", Some(view)) => ServerMessage::View(serde_json::from_str(view.get())?),
            ("done", _) => ServerMessage::Done,
            ("error" | "gone", _) => bail!("refused: {text}"),
            _ => ServerMessage::Other,
        })
    }

    /// A random legal action; `None` unless the seat is to move.
    ///
    /// # Errors
    ///
    /// If the legal decisions cannot be read.
    pub(crate) fn decision(&mut self) -> Result<Option<Value>> {
        let Some(legal) = &self.view.legal else {
            return Ok(None);
        };
        let legal: LegalActions = serde_json::from_str(legal.get())?;
        Ok(legal.pick(&mut self.rng))
    }

    /// Sends a command to the table.
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

    /// The random bytes for fair draws that it reveals once all sit.
    pub(crate) fn share(&mut self) -> [u8; 32] {
        let mut share = [0; 32];
        self.rng.fill_bytes(&mut share);
        share
    }
}
