//! The URLs by which people reach the server.

use axum::http::Uri;
use axum::http::uri::Authority;
use serde::{Deserialize, Serialize};

/// A URL by which people reach the server: a scheme, a name, and a port unless it is the usual one of the scheme.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicUrl {
    scheme: String,
    site: Site,
}

/// The host of a URL.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Site {
    /// Lower case.
    name: String,
    /// `None` for the usual port of the scheme.
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

impl PublicUrl {
    /// Returns true if a request that names this host may have used this URL.
    pub(crate) fn is_at(&self, host: &Authority) -> bool {
        Site::of(host, &self.scheme).as_ref() == Some(&self.site)
    }
}

impl Site {
    /// The host of a URL of this scheme. Returns `None` unless it is a name and a port.
    pub(crate) fn of(authority: &Authority, scheme: &str) -> Option<Self> {
        let behind_name = authority.as_str().strip_prefix(authority.host())?;
        let port: Option<u16> = match behind_name.strip_prefix(':') {
            Some(port) => Some(port.parse().ok()?),
            None if behind_name.is_empty() => None,
            None => return None,
        };
        if authority.host().is_empty() {
            return None;
        }
        let usual = USUAL_PORTS.iter().find(|&&(of, _)| of == scheme)?.1;
        Some(Self {
            name: authority.host().to_ascii_lowercase(),
            port: port.filter(|&port| port != usual),
        })
    }

    /// Returns true if no site of the internet can have this name: an address, or a name without a dot. A page of another site
    /// cannot have its own name lead here then.
    pub(crate) fn is_local(&self) -> bool {
        let is_address =
            self.name.starts_with('[') || self.name.parse::<std::net::IpAddr>().is_ok();
        is_address
            || !self.name.trim_end_matches('.').contains('.')
            || self.name.ends_with(".localhost")
    }
}
