//! The head of a request, read strictly: a proxy in front and the parser behind must see the same request.

use std::str::from_utf8;

use axum::http::Uri;
use host::Problem;
use httparse::{EMPTY_HEADER, Error, Request, Status};

/// The framing of a body, by the head of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// The length of the body, in bytes.
    pub body_bytes: usize,
    /// True if the client asks for another protocol.
    pub has_upgrade: bool,
}

/// The most headers: as many as `hyper` takes.
const MAX_HEADERS: usize = 100;

impl Head {
    /// Reads a head, from the request line to the empty line.
    ///
    /// # Errors
    ///
    /// If a line does not end with CRLF or is folded, `Host` does not occur exactly once, the length of the body is not one
    /// number in `Content-Length`, or `hyper` could not read it, which would answer without JSON.
    pub fn parse(bytes: &[u8]) -> Result<Self, Problem> {
        let text = from_utf8(bytes).map_err(|_| malformed("the head is not UTF-8"))?;
        let lines = text.strip_suffix("\r\n\r\n").unwrap_or(text);
        lines.split("\r\n").try_for_each(check_line)?;
        let mut headers = [EMPTY_HEADER; MAX_HEADERS];
        let mut request = Request::new(&mut headers);
        match request.parse(bytes) {
            Ok(Status::Complete(length)) if length == bytes.len() => {}
            Err(Error::TooManyHeaders) => return Err(Problem::TooLarge),
            Ok(_) | Err(_) => return Err(malformed("the head is not HTTP/1.1")),
        }
        check_target(request.path.unwrap_or_default())?;
        let (mut hosts, mut lengths) = (0, Vec::new());
        let mut has_upgrade = false;
        for header in request.headers.iter() {
            match header.name.to_ascii_lowercase().as_str() {
                "host" => hosts += 1,
                "content-length" => lengths.push(header.value.trim_ascii()),
                "transfer-encoding" => return Err(malformed("Transfer-Encoding is not taken")),
                "upgrade" => has_upgrade = true,
                _ => {}
            }
        }
        if hosts != 1 {
            return Err(malformed("a request has one Host header"));
        }
        let body_bytes = body_bytes(&lengths)?;
        if has_upgrade && body_bytes > 0 {
            return Err(malformed("a request to upgrade has no body"));
        }
        Ok(Self {
            body_bytes,
            has_upgrade,
        })
    }
}

/// Returns true if bytes of a head hold a CR or an LF alone, from this place on: it can become no head.
pub(super) fn has_lone_break(bytes: &[u8], from: usize) -> bool {
    let pairs = bytes[from.saturating_sub(1)..].windows(2);
    let is_lone = |pair: &[u8]| (pair[0] == b'\r') != (pair[1] == b'\n');
    bytes.first() == Some(&b'\n') || pairs.into_iter().any(is_lone)
}

fn check_line(line: &str) -> Result<(), Problem> {
    if line.is_empty() || line.starts_with([' ', '\t']) || line.contains(['\r', '\n', '\0']) {
        return Err(malformed("a line of the head"));
    }
    Ok(())
}

/// Refuses a target that is no path of this server. A target with a site of its own could name another than `Host` does.
fn check_target(target: &str) -> Result<(), Problem> {
    let is_path = target.starts_with('/') || target == "*";
    let is_visible = target.bytes().all(|byte| byte.is_ascii_graphic());
    if is_path && is_visible && target.parse::<Uri>().is_ok() {
        Ok(())
    } else {
        Err(malformed("the target of the request"))
    }
}

fn body_bytes(lengths: &[&[u8]]) -> Result<usize, Problem> {
    let is_number = |text: &[u8]| !text.is_empty() && text.iter().all(u8::is_ascii_digit);
    match lengths {
        [] => Ok(0),
        [length] if is_number(length) => {
            let length = from_utf8(length)
                .ok()
                .and_then(|text| text.parse::<u32>().ok());
            length
                .map(|length| length as usize)
                .ok_or(Problem::TooLarge)
        }
        _ => Err(malformed("Content-Length")),
    }
}

fn malformed(detail: &str) -> Problem {
    Problem::Malformed(detail.into())
}

#[cfg(test)]
mod tests;
