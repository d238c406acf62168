//! The outline of a set of hills, such as an area.

use std::collections::BTreeMap;

use ringforts::Hills;

use crate::Point;
use crate::point::PITCH;
use crate::segment::neighbors;

/// The `d` of the outline: a closed path around each group and each hole.
pub(crate) fn outline(hills: Hills) -> String {
    let mut edges = edges(hills);
    let mut d = String::new();
    while let Some((&start, _)) = edges.first_key_value() {
        let mut corners = Vec::new();
        let mut at = start;
        while let Some(next) = edges.remove(&at) {
            corners.push(format!("{} {}", at.x, at.y));
            at = next;
        }
        d.push_str(&format!("M{}Z", corners.join("L")));
    }
    d
}

/// The edges between a hill of the set and none of it, with the set at their right: by where they begin, where they end.
///
/// Rows, columns and areas have no two hills that touch only at a corner, so no two edges begin at one point.
fn edges(hills: Hills) -> BTreeMap<Point, Point> {
    let mut edges = BTreeMap::new();
    for hill in hills {
        let middle = Point::of(hill);
        let mut corner = Point::from((-PITCH / 2, -PITCH / 2));
        for beyond in neighbors(hill) {
            let next = corner.turned();
            if !beyond.is_some_and(|beyond| hills.has(beyond)) {
                edges.insert(middle + corner, middle + next);
            }
            corner = next;
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;
    use ringforts::Hill;

    #[test]
    fn one_hill_is_a_square_and_a_row_goes_around() {
        let hill = Hill::from_name("B6").expect("a hill");
        assert_eq!(
            outline(Hills::of(hill)),
            "M500 500L1500 500L1500 1500L500 1500Z"
        );
        let row = outline(Hills::row(6));
        assert!(row.starts_with("M500 -500L1500 -500") && row.matches('M').count() == 1);
        assert_eq!(row.matches('L').count(), 11);
    }

    #[test]
    fn the_board_has_one_outline() {
        assert_eq!(outline(Hills::BOARD).matches('M').count(), 1);
    }
}
