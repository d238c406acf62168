//! The sites that may use the server: the names by which it is asked, and the pages that ask.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};
use host::Problem;
use serde::{Deserialize, Serialize};

/// A URL by which people reach the server: a scheme, a name, and a port unless it is the usual one of the scheme.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicUrl {
    scheme: String,
    site: Site,
}

/// A name, lower case, and a port; `None` if it is the usual one.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Site {
    name: String,
    port: Option<u16>,
}

/// The usual ports of the schemes that browsers use.
const USUAL_PORTS: [(&str, u16); 2] = [("http", 80), ("https", 443)];

impl std::str::FromStr for PublicUrl {
    type Err = String;

    /// Reads `https://tara.example` or `http://tara.example:8080`. A path behind it says nothing of the site.
    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let uri: Uri = text.parse().ok()?;
            let scheme = uri.scheme_str()?.to_ascii_lowercase();
            let site = Site::of(uri.authority()?, &scheme)?;
            Some(Self { scheme, site })
        };
        read().ok_or_else(|| format!("{text:?} is no URL such as https://tara.example"))
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<PublicUrl> for String {
    fn from(PublicUrl { scheme, site }: PublicUrl) -> Self {
        match site.port {
            Some(port) => format!("{scheme}://{}:{port}", site.name),
            None => format!("{scheme}://{}", site.name),
        }
    }
}

impl Site {
    /// `None` unless it is a name and a port.
    fn of(authority: &Authority, scheme: &str) -> Option<Self> {
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return None;
        }
        let usual = USUAL_PORTS.iter().find(|&&(of, _)| of == scheme)?.1;
        Some(Self {
            name: authority.host().to_ascii_lowercase(),
            port: authority.port_u16().filter(|&port| port != usual),
        })
    }

    /// Returns true if no site of the internet can have this name: an address, or a name without a dot. A page of another site
    /// cannot have its own name lead here then.
    fn is_local(&self) -> bool {
        let is_address =
            self.name.starts_with('[') || self.name.parse::<std::net::IpAddr>().is_ok();
        is_address
            || !self.name.trim_end_matches('.').contains('.')
            || self.name.ends_with(".localhost")
    }
}

/// Refuses a request that names another site than this one, or comes from a page of another site.
///
/// # Errors
///
/// [`Problem::WrongHost`] or [`Problem::WrongOrigin`].
pub(crate) fn check(
    headers: &HeaderMap,
    public: &[PublicUrl],
    is_by_proxy: bool,
) -> Result<(), Problem> {
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let host = host.and_then(|host| host.parse::<Authority>().ok());
    let host = host.ok_or(Problem::WrongHost)?;
    let asked = |scheme: &str| Site::of(&host, scheme);
    let is_public = |url: &PublicUrl| asked(&url.scheme).as_ref() == Some(&url.site);
    let is_own =
        asked("http").is_some_and(|site| site.is_local() || (public.is_empty() && is_by_proxy));
    if !is_own && !public.iter().any(is_public) {
        return Err(Problem::WrongHost);
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let origin = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.parse::<PublicUrl>().ok());
    let origin = origin.ok_or(Problem::WrongOrigin)?;
    if public.contains(&origin) || asked(&origin.scheme).as_ref() == Some(&origin.site) {
        Ok(())
    } else {
        Err(Problem::WrongOrigin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(
        host: &str,
        origin: Option<&str>,
        public: &[&str],
        is_by_proxy: bool,
    ) -> &'static str {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("a header"));
        }
        let public: Vec<PublicUrl> = public
            .iter()
            .map(|url| url.parse().expect("a URL"))
            .collect();
        match check(&headers, &public, is_by_proxy) {
            Ok(()) => "ok",
            Err(problem) => problem.code_and_status().0,
        }
    }

    #[test]
    fn by_default_a_page_asks_the_server_that_it_came_from() {
        let own = "127.0.0.1:8272";
        assert_eq!(checked(own, None, &[], false), "ok");
        assert_eq!(
            checked(own, Some("http://127.0.0.1:8272"), &[], false),
            "ok"
        );
        assert_eq!(
            checked("[::1]:8272", Some("http://[::1]:8272"), &[], false),
            "ok"
        );
        assert_eq!(
            checked("localhost", Some("http://localhost"), &[], false),
            "ok"
        );
        assert_eq!(
            checked("localhost:80", Some("http://localhost"), &[], false),
            "ok"
        );
        for other in [
            "http://evil.example",
            "http://127.0.0.1:1",
            "null",
            "file://",
        ] {
            assert_eq!(
                checked(own, Some(other), &[], false),
                "wrong-origin",
                "{other}"
            );
        }
    }

    #[test]
    fn a_name_that_leads_here_is_no_name_of_ours() {
        assert_eq!(checked("evil.example:8272", None, &[], false), "wrong-host");
        assert_eq!(checked("user@127.0.0.1", None, &[], false), "wrong-host");
        // A proxy chooses the names for which it asks.
        assert_eq!(
            checked("tara.example", Some("https://tara.example"), &[], true),
            "ok"
        );
        assert_eq!(
            checked("tara.example", Some("https://evil.example"), &[], true),
            "wrong-origin"
        );
    }

    #[test]
    fn public_urls_are_the_only_names() {
        let public = ["https://tara.example", "http://play.example:8080"];
        let ask = |host, origin| checked(host, origin, &public, true);
        assert_eq!(ask("Tara.Example", Some("https://tara.example")), "ok");
        assert_eq!(
            ask("tara.example:443", Some("https://tara.example:443")),
            "ok"
        );
        assert_eq!(ask("play.example:8080", None), "ok");
        assert_eq!(ask("127.0.0.1:8272", Some("https://tara.example")), "ok");
        assert_eq!(ask("other.example", None), "wrong-host");
        assert_eq!(
            ask("tara.example", Some("http://tara.example.evil.example")),
            "wrong-origin"
        );
    }
}
