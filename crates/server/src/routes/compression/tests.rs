//! Forms that clients take.

use super::*;

#[test]
fn a_form_is_taken_unless_its_quality_is_0() {
    for said in ["br", " br ", "br;q=1.0", "br; q=0.1"] {
        assert!(offers(said, "br"), "{said}");
    }
    for said in ["brr", "gzip", "br;q=0", "br;q=0.0", "", "br;q=x"] {
        assert!(!offers(said, "br"), "{said}");
    }
}
