//! Tests of links and their previews.

use super::*;

#[test]
fn a_table_is_found_in_what_a_chat_made_of_its_link() {
    let id: TableId = "0123456789abcdef".parse().expect("an id");
    for text in [
        "0123456789abcdef",
        "0123456789ABCDEF).",
        "0123456789abcdef#0123456789abcdef0123456789abcdef>",
        "/join/0123456789abcdef%23",
        "<0123456789abcdef>",
    ] {
        assert_eq!(id_in(text), Some(id), "{text}");
    }
    for text in ["", "0123456789abcde", "0123456789abcdef0"] {
        assert_eq!(id_in(text), None, "{text}");
    }
}

#[test]
fn what_people_write_is_text_in_the_page() {
    assert_eq!(
        tag("og:title", "<b>\"Ann\" & 'Ben'"),
        "<meta property=\"og:title\" content=\"&lt;b&gt;&quot;Ann&quot; &amp; &#39;Ben&#39;\" />"
    );
}
