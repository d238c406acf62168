//! Answers in JSON are compressed for clients that take that.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::json;
use ureq::http::Response;

use crate::client::{clients, open};
use crate::games::play_to_the_end;
use crate::host::{Host, TestFolder};
use crate::raw::{metric, wait_until};

/// The answer to a client that takes these forms.
fn taking(host: &Host, path: &str, forms: &str) -> Response<Vec<u8>> {
    let url = format!("http://{}{path}", host.address);
    let asked = ureq::get(url).header("Accept-Encoding", forms);
    let (head, mut body) = asked.call().expect("an answer").into_parts();
    Response::from_parts(head, body.read_to_vec().expect("bytes"))
}

fn field<'a, T>(answer: &'a Response<T>, name: &str) -> Option<&'a str> {
    let field = answer.headers().get(name)?;
    field.to_str().ok()
}

/// The moments of Seat of Kings had up to 240 kB on the wire.
#[test]
fn long_json_is_compressed_for_clients_that_take_it() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = open(&host, "seat-of-kings", &json!({"kings": {"max_rounds": 2}}));
    play_to_the_end(&table, &mut clients(&host, &table, 5));
    let path = format!("/api/tables/{}/games/0/positions", table.id);
    let plain = taking(&host, &path, "gzip;q=0");
    assert_eq!(field(&plain, "content-encoding"), None);
    let packed = taking(&host, &path, "br, gzip");
    assert_eq!(field(&packed, "content-encoding"), Some("gzip"));
    for answer in [&plain, &packed] {
        assert_eq!(field(answer, "vary"), Some("accept-encoding"));
        let length = answer.body().len().to_string();
        assert_eq!(field(answer, "content-length"), Some(length.as_str()));
    }
    let mut unpacked = Vec::new();
    let mut decoder = GzDecoder::new(packed.body().as_slice());
    decoder.read_to_end(&mut unpacked).expect("it is gzip");
    assert!(&unpacked == plain.body());
    let (packed_bytes, bytes) = (packed.body().len(), plain.body().len());
    assert!(packed_bytes * 5 < bytes, "{packed_bytes} of {bytes}");

    let head = ureq::head(format!("http://{}{path}", host.address));
    let head = head.header("Accept-Encoding", "gzip").call();
    let head = head.expect("an answer");
    for name in ["content-encoding", "content-length", "vary"] {
        assert_eq!(field(&head, name), field(&packed, name), "{name}");
    }
    let is_sent = || metric(&host, "tara_unsent_bytes") == 0;
    wait_until("nothing is unsent", is_sent);
}

#[test]
fn short_answers_pictures_and_what_is_sent_in_parts_stay_as_they_are() {
    let place = TestFolder::new();
    let host = Host::start(&place.file("tara.db"));
    let table = open(&host, "sacred-hill-1", &json!({}));
    play_to_the_end(&table, &mut clients(&host, &table, 6));
    let game = format!("/api/tables/{}/games/0", table.id);
    for path in [
        "/api/version".to_owned(),
        format!("{game}/picture.png"),
        format!("{game}/picture.svg"),
        format!("{game}/positions"),
    ] {
        let answer = taking(&host, &path, "gzip");
        assert_eq!(field(&answer, "content-encoding"), None, "{path}");
    }
    let parts = taking(&host, &format!("{game}/positions"), "gzip");
    assert_eq!(field(&parts, "transfer-encoding"), Some("chunked"));
}
