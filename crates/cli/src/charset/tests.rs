//! Tests of text for terminals without UTF-8.

use super::*;

/// The output for texts printed one after the other.
fn printed(form: Form, texts: &[&str]) -> String {
    let mut bytes = Vec::new();
    let mut printer = Printer::new(&mut bytes);
    printer.form = form;
    for text in texts {
        printer.write_all(text.as_bytes()).expect("memory");
    }
    String::from_utf8(bytes).expect("text")
}

#[test]
fn every_sign_has_a_stand_in_of_ascii() {
    let text =
        "„Übermäßig“ – “so” – è più di 3 × 4 → ≈ 12 … († §)\u{a0}Łódź Ирина 北京 \u{1f451}\n";
    let ascii = printed(Form::Ascii, &[text]);
    assert!(ascii.is_ascii(), "{ascii}");
    assert!(
        ascii.starts_with("\"Uebermaessig\" - \"so\" - e piu di 3 x 4 -> ~ 12 ... (+ "),
        "{ascii}"
    );
    assert!(ascii.contains(" Lodz Irina "), "{ascii}");
    assert_eq!(printed(Form::Bytes, &[text]), text);
    let shown: String = STAND_INS.iter().map(|(_, text)| *text).collect();
    assert!(shown.is_ascii());
}

#[test]
fn columns_stay_where_spaces_make_room() {
    let rows = [
        "Züge    3  a\n",
        "Größe   4  b\n",
        "Ort     5  c\n",
        "Öl x\n",
    ];
    let want = "Zuege   3  a\nGroesse 4  b\nOrt     5  c\nOel x\n";
    assert_eq!(printed(Form::Ascii, &rows), want);
}

#[test]
fn cells_stay_cells() {
    let cells = ["ä", "…", "→", " ", " ", "●", "ß", "北", "\u{301}"];
    let shown = printed(Form::Cells, &cells);
    assert_eq!(shown.len(), cells.len(), "{shown}");
    assert!(shown.starts_with("a.-  *sB"), "{shown}");
}
