//! The sites that may use the server: the names by which it is asked, and the pages that ask.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, header};
use host::Problem;

use crate::public_url::{PublicUrl, Site};

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
    let is_named = public.iter().any(|url| url.is_at(&host));
    let is_own = Site::of(&host, "http")
        .is_some_and(|site| site.is_local() || (public.is_empty() && is_by_proxy));
    if !is_own && !is_named {
        return Err(Problem::WrongHost);
    }
    if is_from_other_site(headers) {
        return Err(Problem::WrongOrigin);
    }
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let Some(origin) = origins.next() else {
        return Ok(());
    };
    let origin = origin.to_str().ok();
    let origin: Option<PublicUrl> = origin.and_then(|origin| origin.parse().ok());
    let origin = origin.ok_or(Problem::WrongOrigin)?;
    // Where the host says by which scheme people come, another scheme is another site.
    let is_same = !is_named && origin.is_at(&host);
    if origins.next().is_none() && (is_same || public.contains(&origin)) {
        Ok(())
    } else {
        Err(Problem::WrongOrigin)
    }
}

/// Returns true if a browser says that a page of another site asks for this, and not to open it: browsers send no `Origin`
/// with what a page embeds, such as an image.
fn is_from_other_site(headers: &HeaderMap) -> bool {
    let value = |name| headers.get(name).map(HeaderValue::as_bytes);
    let site = value("sec-fetch-site");
    matches!(site, Some(b"cross-site" | b"same-site"))
        && value("sec-fetch-mode") != Some(b"navigate")
}

#[cfg(test)]
mod tests;
