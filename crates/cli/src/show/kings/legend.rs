//! The legend of the board.

use view::KingsView;

use super::region_name;
use super::stack::Stack;
use crate::page::{NARROW, wrapped_to};
use crate::words::Words;

/// The width of the column with the signs, in characters.
const INDENT: usize = 5;

/// A message about a kind of stack, and whether a stack is of that kind.
type Kind = (&'static str, fn(&Stack) -> bool);

/// A line for each kind of stack on the board, with the first of the kind as example; then the captives of tall stacks.
pub(crate) fn legend(view: &KingsView, words: &Words) -> String {
    let stacks = Stack::all(view);
    let kinds: [Kind; 5] = [
        ("show-controller", |stack| {
            is_plain(stack) && !stack.is_fort()
        }),
        ("show-fort", |stack| is_plain(stack) && stack.is_fort()),
        ("show-captives", |stack| {
            stack.captives() > 0 && !stack.is_tall()
        }),
        ("show-king-piece", Stack::has_king_piece),
        ("show-many-captives", Stack::is_tall),
    ];
    let mut lines = String::new();
    for (name, is_such) in kinds {
        if let Some(stack) = stacks.iter().find(|stack| is_such(stack)) {
            let example: String = stack.cell().into_iter().map(|(text, _)| text).collect();
            lines.push_str(&format!("{example:<INDENT$}{}\n", words.get(name)));
        }
    }
    let tall: Vec<_> = stacks
        .iter()
        .filter(|stack| stack.is_tall())
        .map(|stack| {
            let region = region_name(stack.region.name(), words);
            format!("{region} {} {}", stack.position, stack.letters())
        })
        .collect();
    if !tall.is_empty() {
        lines.push_str(&wrapped_to(NARROW, &tall.join(", "), INDENT));
    }
    lines
}

/// Returns true if a stack has neither captives nor a King piece.
fn is_plain(stack: &Stack) -> bool {
    stack.captives() == 0 && !stack.has_king_piece()
}
