//! What a position tells beside its board: whose turn it is, what has been announced, how it stands.

use std::cmp::Ordering;

use game::Seat;
use ringforts::{Color, FinalCycle, Hills, Kings, Overlay, Phase, Position, kingdoms, points};

use crate::page::{SIDES, STRONG, styled, wrapped};
use crate::words::Words;

/// The variant, and whose turn it is in which phase.
pub(crate) fn title(position: &Position, words: &Words) -> String {
    let name = words.get(&format!("variant-{}", position.variant()));
    let Some(seat) = position.seat() else {
        let [red, blue] = points(position);
        let over = match red.cmp(&blue) {
            Ordering::Greater => "show-over-red",
            Ordering::Less => "show-over-blue",
            Ordering::Equal => "show-over-drawn",
        };
        return format!("{}  {}\n", styled(STRONG, &name), words.get(over));
    };
    let phase = words.get(&format!("show-phase-{}", position.phase().name()));
    let turn = words.say(
        "show-turn",
        &[("seat", seat_name(position, seat, words).into())],
    );
    let color = SIDES[Color::of_seat(seat).index()];
    format!(
        "{}  {phase}, {}\n",
        styled(STRONG, &name),
        styled(color, &turn)
    )
}

/// The numbers of both sides as they stand.
pub(crate) fn table(position: &Position, words: &Words) -> String {
    let points = points(position);
    let mut columns = vec![
        (
            "show-kingdoms",
            Color::BOTH.map(|color| kingdoms(position.ringforts(color)).into()),
        ),
        (
            "show-links",
            Color::BOTH.map(|color| position.bridges(color).len()),
        ),
        (
            "show-territory",
            Color::BOTH.map(|color| position.ringforts(color).len()),
        ),
    ];
    if position.variant().book().kings == Kings::Three {
        columns.push((
            "show-kings-lost",
            Color::BOTH.map(|color| position.kings_lost(color).into()),
        ));
    }
    columns.push(("show-points", points.map(usize::from)));
    let mut lines = [" ".repeat(6), String::new(), String::new()];
    for color in Color::BOTH {
        let name = format!("{:<6}", words.get(&format!("show-side-{}", color.name())));
        lines[1 + color.index()] = styled(SIDES[color.index()], &name);
    }
    for (name, numbers) in columns {
        let name = words.get(name);
        let width = name.chars().count();
        lines[0].push_str(&format!("  {name}"));
        for color in Color::BOTH {
            lines[1 + color.index()].push_str(&format!("  {:>width$}", numbers[color.index()]));
        }
    }
    lines.map(|line| line + "\n").concat()
}

/// Announcements, and what the phase asks the player to see, a sentence a line.
pub(crate) fn notes(position: &Position, words: &Words) -> String {
    let Some(seat) = position.seat() else {
        return String::new();
    };
    let mut notes = Vec::new();
    notes.extend(announcement(position, words));
    notes.extend(final_cycle(position, words));
    notes.extend(area(position, seat, words));
    notes.extend(lull(position, words));
    notes.extend(qualified(position, seat, words));
    for color in Color::BOTH {
        notes.extend(stranded(position, color, words));
    }
    notes.iter().map(|note| wrapped(note, 0)).collect()
}

/// Rule: SH4, HK4, PC3, SD3
fn announcement(position: &Position, words: &Words) -> Option<String> {
    let is_announced = position.variant().book().announces_battle;
    (is_announced && position.phase() == Phase::Battle).then(|| words.get("show-battle"))
}

/// Rule: M6, HK9, HK11
fn final_cycle(position: &Position, words: &Words) -> Option<String> {
    let turns = position.turns_left()?;
    let message = match position.variant().book().final_cycle {
        FinalCycle::FinalTurn => "show-final-turn",
        FinalCycle::AfterOut | FinalCycle::None => "show-out",
    };
    Some(words.say(message, &[("turns", turns.into())]))
}

/// Rule: SHD1
fn area(position: &Position, seat: Seat, words: &Words) -> Option<String> {
    let variant = position.variant();
    let name = variant.seat_name(seat);
    variant
        .is_doubles()
        .then(|| words.get(&format!("show-area-{name}")))
}

/// Rule: SHL3
fn lull(position: &Position, words: &Words) -> Option<String> {
    let has_priorities = position.has_overlay(Overlay::OrdersOfPriority);
    (has_priorities && position.is_lull()).then(|| words.get("show-lull"))
}

/// Rule: PC3, PC5
fn qualified(position: &Position, seat: Seat, words: &Words) -> Option<String> {
    if !position.has_overlay(Overlay::QualifiedRows) {
        return None;
    }
    let rows = position.qualified_rows();
    // A row across may touch every hill of a line: only whole lines are qualified.
    let names = (0..7).filter_map(|number| {
        let (line, name) = match Color::of_seat(seat) {
            Color::Red => (Hills::column(number), char::from(b'A' + number)),
            Color::Blue => (Hills::row(number), char::from(b'1' + number)),
        };
        (line - rows).is_empty().then(|| name.to_string())
    });
    let names: Vec<_> = names.collect();
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
fn stranded(position: &Position, color: Color, words: &Words) -> Option<String> {
    let hill = position.stranded(color)?;
    let message = format!("show-stranded-king-{}", color.name());
    Some(words.say(&message, &[("hill", hill.to_string().into())]))
}

fn seat_name(position: &Position, seat: Seat, words: &Words) -> String {
    let name = position.variant().seat_name(seat);
    words.get(&format!("show-seat-{name}"))
}
