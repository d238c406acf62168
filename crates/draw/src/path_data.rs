//! The `d` of paths: strands as Bézier curves, whole and in part.

use std::fmt::Write;

use crate::{Crossing, Point, Strands};

/// A point between those of the data.
type Spot = [f64; 2];
type Cubic = [Spot; 4];

/// The reach of an upper pass from its crossing toward the next, as a part of the way.
const PASS: f64 = 0.5;
/// The same for its outline and gap, which end a little earlier so that no seam shows.
const EDGE: f64 = 0.44;

/// The `d` of closed strands.
pub(crate) fn whole(strands: &Strands) -> String {
    let mut d = String::new();
    for strand in strands.iter() {
        let cubics = strand
            .segments()
            .iter()
            .flat_map(|segment| cubics(&segment.curve));
        append(&mut d, cubics);
        d.push('Z');
    }
    d
}

/// The `d` of the ribbons of all upper passes.
pub(crate) fn over_ribbons(strands: &Strands) -> String {
    over(strands, PASS)
}

/// The `d` of the outlines of all upper passes.
pub(crate) fn over_edges(strands: &Strands) -> String {
    over(strands, EDGE)
}

fn over(strands: &Strands, reach: f64) -> String {
    let mut d = String::new();
    for (segment, next) in strands.iter().flat_map(|strand| strand.joints()) {
        if segment.crossings[1] == Crossing::Over {
            let before = part(&segment.curve, 1.0 - reach, 1.0);
            append(
                &mut d,
                before.into_iter().chain(part(&next.curve, 0.0, reach)),
            );
        }
    }
    d
}

/// Adds cubics of which each begins where the one before it ends.
fn append(d: &mut String, cubics: impl Iterator<Item = Cubic>) {
    let mut is_first = true;
    for [start, one, other, end] in cubics {
        if is_first {
            write_spots(d, 'M', &[start]);
            is_first = false;
        }
        write_spots(d, 'C', &[one, other, end]);
    }
}

fn write_spots(d: &mut String, command: char, spots: &[Spot]) {
    for (number, [x, y]) in spots.iter().enumerate() {
        let before = if number == 0 { command } else { ' ' };
        write!(d, "{before}{} {}", rounded(*x), rounded(*y)).expect("a string takes all");
    }
}

/// Halves are rounded toward the north and west, as in the page.
fn rounded(number: f64) -> i64 {
    (number + 0.5).floor() as i64
}

fn cubics(curve: &[Point]) -> Vec<Cubic> {
    let spots: Vec<Spot> = curve
        .iter()
        .map(|point| [point.x.into(), point.y.into()])
        .collect();
    let starts = (0..spots.len() - 1).step_by(3);
    starts
        .map(|start| std::array::from_fn(|place| spots[start + place]))
        .collect()
}

/// The part of a curve between two times, from 0 to 1, each cubic taking equally long.
fn part(curve: &[Point], from: f64, to: f64) -> Vec<Cubic> {
    let all = cubics(curve);
    let count = all.len() as f64;
    let mut parts = Vec::new();
    for (number, cubic) in all.into_iter().enumerate() {
        let before = number as f64;
        let start = (from * count - before).max(0.0);
        let end = (to * count - before).min(1.0);
        if start < end {
            let [_, rest] = cut(cubic, start);
            let [within, _] = cut(rest, (end - start) / (1.0 - start));
            parts.push(within);
        }
    }
    parts
}

/// A cubic cut in two at a time, by de Casteljau's construction.
fn cut([a, b, c, d]: Cubic, time: f64) -> [Cubic; 2] {
    let mixed = |[x, y]: Spot, [u, v]: Spot| [x + (u - x) * time, y + (v - y) * time];
    let (ab, bc, cd) = (mixed(a, b), mixed(b, c), mixed(c, d));
    let (abc, bcd) = (mixed(ab, bc), mixed(bc, cd));
    let middle = mixed(abc, bcd);
    [[a, ab, abc, middle], [middle, bcd, cd, d]]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(points: &[(i32, i32)]) -> Vec<Point> {
        points.iter().copied().map(Point::from).collect()
    }

    #[test]
    fn a_part_of_a_line_lies_on_it() {
        let line = curve(&[
            (0, 0),
            (30, 0),
            (60, 0),
            (90, 0),
            (120, 0),
            (150, 0),
            (180, 0),
        ]);
        let ends = |from, to| {
            let parts = part(&line, from, to);
            (
                parts.first().map(|cubic| cubic[0][0]),
                parts.last().map(|cubic| cubic[3][0]),
            )
        };
        assert_eq!(ends(0.0, 1.0), (Some(0.0), Some(180.0)));
        assert_eq!(ends(0.25, 0.5), (Some(45.0), Some(90.0)));
        assert_eq!(part(&line, 0.25, 0.5).len(), 1);
        assert_eq!(part(&line, 0.25, 0.75).len(), 2);
    }

    #[test]
    fn paths_are_written_in_whole_numbers() {
        let mut d = String::new();
        append(
            &mut d,
            [[[0.0, 0.5], [1.4, 1.5], [-0.5, -1.5], [3.0, 4.0]]].into_iter(),
        );
        assert_eq!(d, "M0 1C1 2 0 -1 3 4");
    }
}
