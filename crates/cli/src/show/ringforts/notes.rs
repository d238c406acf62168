//! The text beside a board: turn, announcements, score.

use std::cmp::Ordering;

use ringforts::Color;
use view::RingfortsView;

use crate::page::{self, Row, SIDES, STRONG, styled, wrapped};
use crate::words::Words;

/// The width of the names of the sides in the table, in characters.
const NAME_WIDTH: usize = 6;

/// The name of the variant.
pub(crate) fn name(view: &RingfortsView, words: &Words) -> String {
    words.get(&format!("variant-{}", view.variant()))
}

/// The title: variant, phase and turn.
pub(crate) fn title(view: &RingfortsView, words: &Words) -> String {
    let name = name(view, words);
    let Some((turn, color)) = view.seat_name().zip(view.mover()) else {
        let [red, blue] = view.points();
        let over = match red.cmp(&blue) {
            Ordering::Greater => "show-over-red",
            Ordering::Less => "show-over-blue",
            Ordering::Equal => "show-over-drawn",
        };
        return format!("{}  {}\n", styled(STRONG, &name), words.get(over));
    };
    let phase = words.get(&format!("show-phase-{}", view.phase));
    let seat = words.get(&format!("show-seat-{turn}"));
    let turn = words.say("show-turn", &[("seat", seat.into())]);
    let color = SIDES[color.index()];
    format!(
        "{}  {phase}, {}\n",
        styled(STRONG, &name),
        styled(color, &turn)
    )
}

/// The table of the measures and points of both sides.
pub(crate) fn table(view: &RingfortsView, words: &Words) -> String {
    let [kingdoms, points] = [view.kingdom_counts(), view.points()].map(|two| two.map(usize::from));
    let links = view.bridges.each_ref().map(|links| links.0.len());
    let territory = view.ringforts.each_ref().map(|hills| hills.0.len());
    let mut columns = vec![
        ("show-kingdoms", kingdoms),
        ("show-links", links),
        ("show-territory", territory),
    ];
    if let Some(lost) = view.kings_lost {
        columns.push(("show-kings-lost", lost.map(usize::from)));
    }
    columns.push(("show-points", points));
    let headings: Vec<_> = columns.iter().map(|(name, _)| words.get(name)).collect();
    let rows = Color::BOTH.map(|color| {
        let name = words.get(&format!("show-side-{}", color.name()));
        let numbers = columns.iter().map(|(_, numbers)| numbers[color.index()]);
        Row {
            style: SIDES[color.index()],
            name: format!("{name:<NAME_WIDTH$}"),
            cells: numbers.map(|number| number.to_string()).collect(),
        }
    });
    page::table(&headings, &rows, headings.len())
}

/// Announcements and facts that matter in the phase, one sentence a line.
pub(crate) fn notes(view: &RingfortsView, words: &Words) -> String {
    let Some(turn) = view.seat_name() else {
        return String::new();
    };
    let mut notes = Vec::new();
    if view.is_battle_announced() {
        notes.push(words.get("show-battle"));
    }
    notes.extend(final_cycle(view, words));
    if view.areas.is_some() {
        notes.push(words.get(&format!("show-area-{turn}")));
    }
    if view.lull == Some(true) {
        notes.push(words.get("show-lull"));
    }
    notes.extend(qualified(view, words));
    for color in Color::BOTH {
        notes.extend(stranded(view, color, words));
    }
    notes.iter().map(|note| wrapped(note, 0)).collect()
}

/// Rule: M6, HK9, HK11
fn final_cycle(view: &RingfortsView, words: &Words) -> Option<String> {
    let turns = view.turns_left?;
    let message = if view.ends_by_out() {
        "show-out"
    } else {
        "show-final-turn"
    };
    Some(words.say(message, &[("turns", turns.into())]))
}

/// Rule: PC3, PC5
fn qualified(view: &RingfortsView, words: &Words) -> Option<String> {
    let rows = view.qualified.as_ref()?;
    let names: Vec<_> = rows.chars().map(String::from).collect();
    Some(match names.as_slice() {
        [] => words.get("show-no-qualified-row"),
        names => {
            let values = [
                ("rows", words.list(names).into()),
                ("count", names.len().into()),
            ];
            words.say("show-qualified-rows", &values)
        }
    })
}

/// Rule: HKL2
fn stranded(view: &RingfortsView, color: Color, words: &Words) -> Option<String> {
    let kings = view.kings[color.index()].0;
    let hill = (view.stranded.0 & kings).into_iter().next()?;
    let message = format!("show-stranded-king-{}", color.name());
    Some(words.say(&message, &[("hill", hill.to_string().into())]))
}
