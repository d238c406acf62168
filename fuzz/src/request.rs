//! Requests: their heads are refused, or say the same to the check as to the parser behind it; their bodies are refused, or
//! answered without a panic.

use std::convert::Infallible;

use futures_util::FutureExt;
use host::api::{
    AnalysisOf, Dismiss, Forget, HandOver, HintFor, Join, KingsAnalysisOf, Listing, OpenTable,
    OwnTables, PositionOf, PreviewOf, ReportBody, SecretBody, WhyNot,
};
use host::{Guest, LoadedTable, Secret, TableId, check_terms, hashes, open_table};
use hyper::body::Incoming;
use hyper::header::{CONTENT_LENGTH, HeaderValue, UPGRADE};
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use server::Head;
use tokio::io::join;
use words::Language;

use crate::begun;

/// The secret that holds all seats, as bytes.
const SECRET: [u8; 16] = [7; 16];

/// Reads bytes as a request: a head, and behind its empty line the body.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn request(bytes: &[u8]) {
    let end = bytes.windows(4).position(|bytes| bytes == b"\r\n\r\n");
    let Some((head, rest)) = end.and_then(|end| bytes.split_at_checked(end + 4)) else {
        return;
    };
    let Ok(checked) = Head::parse(head) else {
        return;
    };
    serve(head, checked);
    answer(&rest[..rest.len().min(checked.body_bytes)]);
}

/// Lets `hyper` read what the check let through: it answers nothing by itself, and finds the same length.
fn serve(head: &[u8], checked: Head) {
    let service = service_fn(async |request: Request<Incoming>| {
        let length = request.headers().get(CONTENT_LENGTH);
        let length = length.map_or(Ok("0"), HeaderValue::to_str);
        let length = length.expect("it was checked").trim().parse();
        assert_eq!(length, Ok(checked.body_bytes));
        assert_eq!(request.headers().contains_key(UPGRADE), checked.has_upgrade);
        Ok::<_, Infallible>(Response::new(String::new()))
    });
    let mut answer = Vec::new();
    let io = TokioIo::new(join(head, &mut answer));
    let mut builder = Builder::new();
    let served = builder.half_close(true).serve_connection(io, service);
    // It ends with an error if the body does not come.
    let _ = served.now_or_never();
    let answer = String::from_utf8_lossy(&answer);
    assert_eq!(answer.get(8..12), Some(" 200"), "{answer}");
}

/// Answers a body as each of the requests that it may be of.
fn answer(body: &[u8]) {
    if let Some(asked) = read::<OpenTable>(body) {
        open(&asked);
    }
    if let Some(asked) = read::<PositionOf>(body) {
        // A refusal is an answer too.
        let _ = host::moment(&asked, Language::English);
    }
    for secrets in [
        read::<OwnTables>(body).map(|asked| asked.secrets),
        read::<Forget>(body).map(|asked| asked.secrets),
    ]
    .into_iter()
    .flatten()
    {
        assert_eq!(hashes(&secrets).is_ok(), secrets.len() <= 100);
    }
    let secret = Secret::from_bytes(SECRET);
    for table in [begun::ringforts(), begun::kings()] {
        answer_at(&begun::loaded(table, &secret), body);
    }
    // Nothing is done with these without a database or a search.
    read::<SecretBody>(body);
    read::<Dismiss>(body);
    read::<Listing>(body);
    read::<HandOver>(body);
    read::<AnalysisOf>(body);
    read::<KingsAnalysisOf>(body);
}

fn open(asked: &OpenTable) {
    let Ok(opener) = Guest::opener(asked) else {
        return;
    };
    let table = TableId::from_bytes([1; 8]);
    if check_terms(&asked.agreed).is_ok()
        && let Ok((new, seats)) =
            open_table(table, &asked.agreed, asked.listed, &opener, [3; 32], 0, 1)
    {
        assert!(
            host::replay(new.events).is_ok(),
            "a table that was opened replays"
        );
        assert_eq!(seats.is_empty(), asked.seat.is_none());
    }
}

/// Answers a body as each of the requests to a table.
fn answer_at(loaded: &LoadedTable, body: &[u8]) {
    if let Some(asked) = read::<Join>(body)
        && let Ok(guest) = Guest::joining(&asked)
    {
        let invitation = asked.invitation.map(|secret| secret.hash());
        // A refusal is an answer too, here and below.
        let _ = loaded.join(invitation, &guest, 0);
    }
    if let Some(asked) = read::<PreviewOf>(body) {
        let _ = host::preview(loaded, &asked);
    }
    if let Some(asked) = read::<WhyNot>(body) {
        let _ = host::explain(loaded, &asked, Language::English);
    }
    if let Some(asked) = read::<HintFor>(body) {
        let _ = host::hint(loaded, &asked);
    }
    if let Some(asked) = read::<ReportBody>(body) {
        let _ = loaded.report(TableId::from_bytes([1; 8]), &asked);
    }
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Option<T> {
    serde_json::from_slice(body).ok()
}
