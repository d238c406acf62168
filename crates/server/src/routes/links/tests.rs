//! Tags of links.

use super::*;

#[test]
fn what_people_write_is_text_in_the_page() {
    assert_eq!(
        tag("og:title", "<b>\"Ann\" & 'Ben'"),
        "<meta property=\"og:title\" content=\"&lt;b&gt;&quot;Ann&quot; &amp; &#39;Ben&#39;\" />"
    );
}
