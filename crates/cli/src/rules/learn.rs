//! `tara rules --learn`: a game to learn from nothing, with boards, before its clauses.

use catalog::AnyVariant;

use crate::page::{STRONG, styled, wrapped};
use crate::rules::bites;
use crate::words::Words;

/// The page of a game: what it is about, how it is played with a board for what its rules forbid, a first plan, common mistakes.
/// `words` has the messages of the command, `lessons` those of the lessons.
pub(super) fn page(variant: AnyVariant, words: &Words, lessons: &Words) -> String {
    let message = format!("variant-{}", variant.name());
    let about = words.attribute(&message, "about").unwrap_or_default();
    let mut page = format!(
        "{}\n\n{}",
        styled(STRONG, &words.get(&message)),
        wrapped(&about, 0)
    );
    for lesson in variant.lessons() {
        let name = lessons.attribute(lesson, "name").unwrap_or_default();
        add(&mut page, &name, &lessons.get(lesson));
        let mut clauses = sheets::clauses_of_lesson(lesson);
        if let Some(bite) = clauses.find_map(|clause| bites::of(clause, Some(variant))) {
            page.push('\n');
            page.push_str(&bite.page(words));
        }
    }
    for advice in ["book-plan", "book-mistakes"] {
        let text = lessons.get(&format!("{advice}-{}", variant.book()));
        add(&mut page, &lessons.get(advice), &text);
    }
    let more = words.say("rules-learn-more", &[("variant", variant.name().into())]);
    page.push('\n');
    page.push_str(&wrapped(&more, 0));
    page
}

fn add(page: &mut String, heading: &str, text: &str) {
    page.push_str(&format!("\n{}\n", styled(STRONG, heading)));
    for paragraph in text.lines() {
        page.push_str(&wrapped(paragraph, 0));
    }
}
