//! Every sheet in every language and on every paper, measured.

use catalog::AnyVariant;
use draw::Paper;
use resvg::usvg::{Group, Node, Options, Rect, Tree};
use seat_of_kings::Deck;
use words::{Language, Words};

use crate::{Backs, Sheets, cards, content, player_aid, score_sheet};

const CLAUSES: &str = include_str!("../../../data/clauses.toml");

/// Every language with every paper.
fn forms() -> impl Iterator<Item = (Language, Paper)> {
    let languages = Language::ALL.into_iter();
    languages.flat_map(|language| Paper::ALL.map(|paper| (language, paper)))
}

/// The boxes of all forms of a page; of a picture in it, which is cut off at its edge, only that of its ground.
fn boxes(group: &Group, found: &mut Vec<Rect>) {
    for node in group.children() {
        match node {
            Node::Group(group) if group.clip_path().is_some() => {
                let mut inside = Vec::new();
                boxes_inside(group, &mut inside);
                found.extend(inside.first());
            }
            Node::Group(group) => boxes(group, found),
            Node::Path(path) => found.push(path.abs_stroke_bounding_box()),
            Node::Image(_) | Node::Text(_) => panic!("neither pictures nor text that needs a font"),
        }
    }
}

/// The boxes of the forms of a picture, the first of which is its ground.
fn boxes_inside(group: &Group, found: &mut Vec<Rect>) {
    for node in group.children() {
        match node {
            Node::Group(group) => boxes_inside(group, found),
            Node::Path(path) => found.push(path.abs_bounding_box()),
            Node::Image(_) | Node::Text(_) => panic!("neither pictures nor text that needs a font"),
        }
    }
}

/// Checks that a page has the size of its paper, that nothing reaches beyond its edge, and that no letter is in the margin.
#[track_caller]
fn check_page(page: &str, paper: Paper, margin_mm: f32) {
    let tree = Tree::from_str(page, &Options::default()).expect("a drawing");
    let per_mm = 96.0 / 25.4;
    let [width, height] = paper.size().map(|length| length as f32 / 100.0 * per_mm);
    assert!((tree.size().width() - width).abs() < 0.1);
    assert!((tree.size().height() - height).abs() < 0.1);
    let mut found = Vec::new();
    boxes(tree.root(), &mut found);
    let margin = margin_mm * per_mm;
    // The first is the paper.
    for form in &found[1..] {
        let is_within = form.left() > margin
            && form.top() > margin
            && form.right() < width - margin
            && form.bottom() < height - margin;
        assert!(is_within, "{form:?}");
    }
    assert!(found.len() > 20);
}

/// The box of each line of text.
fn lines(group: &Group, found: &mut Vec<Rect>) {
    for node in group.children() {
        if let Node::Group(group) = node
            && group.clip_path().is_none()
        {
            lines(group, found);
        }
        if let Node::Path(path) = node
            && path.fill().is_some()
        {
            found.push(path.abs_bounding_box());
        }
    }
}

#[test]
fn every_player_aid_is_one_page_from_which_nothing_leaves() {
    for variant in AnyVariant::all() {
        for (language, paper) in forms() {
            let aid = player_aid(variant, language, paper);
            assert_eq!(aid.pages().len(), 1);
            check_page(&aid.pages()[0], paper, 9.0);
        }
    }
}

#[test]
fn every_passage_of_a_player_aid_is_on_its_page() {
    for variant in AnyVariant::all() {
        for (language, paper) in forms() {
            let words = Words::of_sheets(language);
            let aid = player_aid(variant, language, paper);
            let page = &aid.pages()[0];
            let last = content::blocks(variant, &words).pop().expect("blocks");
            let last = last.passages.last().expect("passages").text.clone();
            let end = last.split_whitespace().last().expect("words");
            assert!(page.contains(end), "{variant} {}", language.tag());
            // The text fits in a size that can be read: clauses have 0.72 of it, the foot 6.5 points.
            let lines = page.lines().filter(|line| line.contains("print-line"));
            let scales = lines.filter_map(|line| line.split_once("scale(")?.1.split_once(')'));
            let scales = scales.map(|(scale, _)| scale.parse::<f64>().expect("a scale"));
            let smallest = scales.fold(f64::INFINITY, f64::min) * 1000.0;
            let least = 8.0 * 0.72 * 2540.0 / 72.0;
            assert!(
                smallest >= least,
                "{variant} {}: {smallest}",
                language.tag()
            );
        }
    }
}

#[test]
fn no_two_lines_of_a_player_aid_lie_on_each_other() {
    for variant in AnyVariant::all() {
        let aid = player_aid(variant, Language::German, Paper::Letter);
        let text: String = aid.pages()[0]
            .lines()
            .filter(|line| !line.contains("<path") || line.contains("print-line"))
            .collect::<Vec<_>>()
            .join("\n");
        let tree = Tree::from_str(&text, &Options::default()).expect("a drawing");
        let mut found = Vec::new();
        lines(tree.root(), &mut found);
        let baselines: Vec<_> = found.iter().filter(|line| line.height() < 30.0).collect();
        assert!(baselines.len() > 30, "{variant}");
        for (place, one) in baselines.iter().enumerate() {
            for other in &baselines[place + 1..] {
                let across = one.right().min(other.right()) - one.left().max(other.left());
                let down = one.bottom().min(other.bottom()) - one.top().max(other.top());
                let least = one.height().min(other.height());
                assert!(
                    across < 1.0 || down < 0.5 * least,
                    "{variant}: {one:?} {other:?}"
                );
            }
        }
    }
}

#[test]
fn no_message_of_a_sheet_is_missing_and_every_clause_exists() {
    for language in Language::ALL {
        let words = Words::of_sheets(language);
        for variant in AnyVariant::all() {
            let blocks = content::blocks(variant, &words);
            assert!(blocks.len() >= 6, "{variant}");
            for block in &blocks {
                assert!(
                    !block.name.contains('-') || block.name.contains(' '),
                    "{}",
                    block.name
                );
                assert!(!block.passages.is_empty(), "{variant}: {}", block.name);
                for passage in &block.passages {
                    assert!(passage.text.contains(' '), "{}", passage.text);
                    assert!(!passage.clauses.is_empty(), "{}", passage.text);
                    for clause in passage.clauses.split(' ') {
                        let entry = format!("id = \"{clause}\"");
                        assert!(CLAUSES.contains(&entry), "{clause}");
                    }
                }
            }
            for sheets in [
                player_aid(variant, language, Paper::A4),
                score_sheet(variant, language, Paper::A4),
            ] {
                // A message that is missing would be its name.
                for name in ["sheet-", "how-", "help-", "show-", "variant-"] {
                    let missing = format!("aria-label=\"{name}");
                    assert!(!sheets.pages()[0].contains(&missing), "{variant} {name}");
                }
            }
        }
    }
}

#[test]
fn m1_every_score_sheet_has_a_row_for_each_game_of_a_match() {
    for variant in AnyVariant::all() {
        for (language, paper) in forms() {
            let sheets = score_sheet(variant, language, paper);
            assert_eq!(sheets.pages().len(), 1);
            let page = &sheets.pages()[0];
            check_page(page, paper, 9.0);
            let words = Words::of_sheets(language);
            let games = if variant.seats().len() > 2 { 4 } else { 2 };
            let label = |number: usize| {
                let game = words.say("sheet-game", &[("number", number.into())]);
                format!("aria-label=\"{game}\"")
            };
            let rows = page.matches(&label(games)).count();
            assert!(rows >= 3, "{variant}: {rows} matches");
            assert_eq!(page.matches(&label(games + 1)).count(), 0, "{variant}");
        }
    }
}

/// The number of pages of a PDF, and the box of the first.
fn pages_of(sheets: &Sheets) -> (usize, String) {
    let pdf = sheets.pdf().expect("a PDF");
    assert!(pdf.starts_with(b"%PDF-"));
    let text = String::from_utf8_lossy(&pdf);
    let (_, after) = text.split_once("/MediaBox [").expect("a page");
    let size = after.split(']').next().expect("a box");
    (text.matches("/Type /Page\n").count(), size.to_owned())
}

#[test]
fn a_pdf_has_as_many_pages_as_sheets_in_the_size_of_the_paper() {
    let variant = "sacred-hill-1".parse().expect("a variant");
    let a4 = pages_of(&player_aid(variant, Language::English, Paper::A4));
    assert_eq!(a4.0, 1);
    assert!(a4.1.starts_with("0 0 595.2"), "{}", a4.1);
    let deck = Deck::reconstructed();
    let letter = pages_of(&cards(&deck, Backs::With, Language::Italian, Paper::Letter));
    assert_eq!(letter.0, 8);
    assert!(letter.1.starts_with("0 0 612 792"), "{}", letter.1);
}

#[test]
fn skc1_the_pages_of_a_deck_have_all_36_cards_and_say_that_it_is_reconstructed() {
    let deck = Deck::reconstructed();
    for (language, paper) in forms() {
        for (backs, count) in [(Backs::Without, 4), (Backs::With, 8)] {
            let sheets = cards(&deck, backs, language, paper);
            assert_eq!(sheets.pages().len(), count);
            let all = sheets.pages().concat();
            assert_eq!(all.matches("class=\"print-card\"").count(), 36);
            let expected = if backs == Backs::With { 36 } else { 0 };
            assert_eq!(all.matches("class=\"print-back\"").count(), expected);
            // The note is broken into lines.
            let note = Words::of_sheets(language).get("deck-reconstruction");
            let first = note.split_whitespace().next().expect("words");
            let begun = format!("aria-label=\"{first} ");
            assert_eq!(all.matches(&begun).count(), count);
            for page in sheets.pages() {
                check_page(page, paper, 1.5);
            }
        }
    }
}
