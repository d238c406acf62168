//! Boards of random games, held to what the clauses say of each hill, read from the position text alone.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{AnyGame, AnyVariant};
use play::RingfortsView;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

type Set = BTreeSet<String>;

/// The fields of a position text.
struct PositionText {
    fields: Vec<String>,
    /// By hill: the sign of what stands on it; a dot if nothing does.
    hills: BTreeMap<String, char>,
}

impl PositionText {
    fn read(text: &str) -> Self {
        let fields: Vec<String> = text.split(' ').map(String::from).collect();
        let mut hills = BTreeMap::new();
        for (row, letters) in (1..=7).rev().zip(fields[1].split('/')) {
            let spread = letters
                .chars()
                .flat_map(|letter| match letter.to_digit(10) {
                    Some(vacant) => vec!['.'; vacant as usize],
                    None => vec![letter],
                });
            let first = if row == 1 || row == 7 { 'B' } else { 'A' };
            for (column, letter) in (first..='G').zip(spread) {
                hills.insert(format!("{column}{row}"), letter);
            }
        }
        assert_eq!(hills.len(), 45, "{text}");
        Self { fields, hills }
    }

    fn color(&self, hill: &str) -> Option<usize> {
        match self.hills[hill] {
            'r' | 'R' | 'n' => Some(0),
            'b' | 'B' | 'm' => Some(1),
            _ => None,
        }
    }

    /// B2: one step along a row or a column.
    fn neighbors(&self, hill: &str) -> Vec<String> {
        let place = |name: &str| (i32::from(name.as_bytes()[0]), i32::from(name.as_bytes()[1]));
        let (column, row) = place(hill);
        let is_beside = |other: &&String| {
            let (other_column, other_row) = place(other);
            (column - other_column).abs() + (row - other_row).abs() == 1
        };
        self.hills.keys().filter(is_beside).cloned().collect()
    }

    fn hills_where(&self, is: impl Fn(&str) -> bool) -> Set {
        self.hills.keys().filter(|hill| is(hill)).cloned().collect()
    }

    /// B7: every neighbor holds a ringfort of this color.
    fn is_besieged_by(&self, hill: &str, color: usize) -> bool {
        let around = self.neighbors(hill);
        around
            .iter()
            .all(|beside| self.color(beside) == Some(color))
    }

    /// SHL1: how many ringforts of a color are next to a hill.
    fn order(&self, hill: &str, color: usize) -> usize {
        let around = self.neighbors(hill);
        let friends = around
            .iter()
            .filter(|beside| self.color(beside) == Some(color));
        friends.count()
    }

    /// B6: everything that can be walked to from a hill on ringforts of its color.
    fn kingdom(&self, hill: &str) -> Set {
        let color = self.color(hill);
        let mut kingdom = Set::from([hill.to_owned()]);
        loop {
            let beside = kingdom.iter().flat_map(|hill| self.neighbors(hill));
            let friends: Set = beside.filter(|hill| self.color(hill) == color).collect();
            let before = kingdom.len();
            kingdom.extend(friends);
            if kingdom.len() == before {
                return kingdom;
            }
        }
    }

    /// B5: pairs of neighbors of one color, the lower first; in Stone of Destiny those in the text.
    fn links(&self, color: usize) -> Set {
        let pairs = self.hills.keys().flat_map(|hill| {
            let beside = self.neighbors(hill).into_iter();
            let higher = beside.filter(move |other| other > hill);
            higher.map(move |other| format!("{hill}{other}"))
        });
        let is_linked = |link: &String| {
            self.fields[0] != "stone-of-destiny"
                || self.fields[6].split(',').any(|parsed| parsed == link)
        };
        let own = |link: &String| {
            [&link[..2], &link[2..]].map(|hill| self.color(hill)) == [Some(color); 2]
        };
        pairs.filter(|link| own(link) && is_linked(link)).collect()
    }
}

/// Names of so many characters each, written one after the other; a field that is left out is empty.
fn names(value: &Value, characters: usize) -> Set {
    let text = value.as_str().unwrap_or_default().as_bytes();
    let names = text
        .chunks(characters)
        .map(|name| String::from_utf8_lossy(name).into_owned());
    names.collect()
}

fn check(game: &AnyGame) {
    let parsed = PositionText::read(&game.to_string());
    let board =
        serde_json::to_value(RingfortsView::of_game(game).expect("ringforts")).expect("JSON");
    let variant = parsed.fields[0].as_str();
    let has_sieges = variant != "stone-of-destiny";
    assert_eq!(board["phase"], parsed.fields[3].as_str(), "{game}");
    for color in [0, 1] {
        let enemy = 1 - color;
        let forts = parsed.hills_where(|hill| parsed.color(hill) == Some(color));
        assert_eq!(names(&board["ringforts"][color], 2), forts, "{game}");
        let kings = parsed.hills_where(|hill| {
            "RmBn"
                .find(parsed.hills[hill])
                .is_some_and(|at| at / 2 == color)
        });
        assert_eq!(names(&board["kings"][color], 2), kings, "{game}");
        assert_eq!(
            names(&board["links"][color], 4),
            parsed.links(color),
            "{game}"
        );
        let besieged = parsed.hills_where(|hill| {
            has_sieges && forts.contains(hill) && parsed.is_besieged_by(hill, enemy)
        });
        assert_eq!(names(&board["besieged"][color], 2), besieged, "{game}");
        let hills = parsed.hills_where(|hill| {
            has_sieges && parsed.color(hill).is_none() && parsed.is_besieged_by(hill, enemy)
        });
        assert_eq!(names(&board["besieged_hills"][color], 2), hills, "{game}");
        check_kingdoms(game, &parsed, &board["kingdoms"][color], &forts);
        check_priorities(game, &parsed, &board["priorities"][color], color);
    }
    check_decisions(game, &parsed, &board);
}

fn check_kingdoms(game: &AnyGame, parsed: &PositionText, kingdoms: &Value, forts: &Set) {
    let expected: BTreeSet<Set> = if parsed.fields[0].starts_with("four-treasures") {
        BTreeSet::new()
    } else {
        forts.iter().map(|hill| parsed.kingdom(hill)).collect()
    };
    let kingdoms = kingdoms.as_array().into_iter().flatten();
    let kingdoms: Vec<Set> = kingdoms.map(|kingdom| names(kingdom, 2)).collect();
    assert_eq!(kingdoms.len(), expected.len(), "{game}");
    assert_eq!(
        kingdoms.into_iter().collect::<BTreeSet<_>>(),
        expected,
        "{game}"
    );
}

fn check_priorities(game: &AnyGame, parsed: &PositionText, priorities: &Value, color: usize) {
    let has = ["sacred-hill-2", "sacred-hill-doubles-2"].contains(&parsed.fields[0].as_str())
        && parsed.fields[3] == "battle";
    assert_eq!(priorities.is_array(), has, "{game}");
    for order in (0..5).filter(|_| has) {
        let expected = parsed.hills_where(|hill| {
            let is_seen = match parsed.color(hill) {
                None => true,
                Some(other) => other != color && parsed.is_besieged_by(hill, color),
            };
            is_seen && parsed.order(hill, color) == order
        });
        assert_eq!(
            names(&priorities[order], 2),
            expected,
            "{game} {color} {order}"
        );
    }
}

/// Checks all that depends on whose turn it is against the legal decisions.
fn check_decisions(game: &AnyGame, parsed: &PositionText, board: &Value) {
    let legal = game.legal_tokens();
    let variant = parsed.fields[0].as_str();
    let is_forced = !matches!(
        variant,
        "stone-of-destiny" | "high-kings-1" | "high-kings-2"
    ) && !legal.is_empty()
        && legal.iter().all(|token| token.starts_with('x'));
    let forced: Set = legal
        .iter()
        .filter(|_| is_forced)
        .map(|token| token[1..].into())
        .collect();
    assert_eq!(names(&board["must_capture"], 2), forced, "{game}");

    let (mut reach, mut sacrifices) = (
        BTreeMap::<String, Set>::new(),
        BTreeMap::<String, Set>::new(),
    );
    for token in legal
        .iter()
        .filter(|token| token.len() >= 5 && variant.starts_with("high-kings"))
    {
        let (king, to) = (token[..2].to_owned(), token[3..5].to_owned());
        let kind = if token.ends_with('~') {
            &mut sacrifices
        } else {
            &mut reach
        };
        kind.entry(king).or_default().insert(to);
    }
    let reach_of = |value: &Value| -> BTreeMap<String, Set> {
        let kings = value.as_object().into_iter().flatten();
        kings
            .map(|(king, hills)| (king.clone(), names(hills, 2)))
            .collect()
    };
    assert_eq!(reach_of(&board["reach"]), reach, "{game}");
    assert_eq!(reach_of(&board["sacrifices"]), sacrifices, "{game}");

    if variant == "stone-of-destiny" && parsed.fields[3] == "battle" {
        let enemy = usize::from(parsed.fields[2] == "red");
        let taken: Set = legal.iter().map(|token| token[1..3].into()).collect();
        assert_eq!(names(&board["unlinked"][enemy], 2), taken, "{game}");
    }
    if let Some(rows) = board["qualified"].as_str().filter(|rows| !rows.is_empty()) {
        let in_rows = parsed.hills_where(|hill| {
            parsed.color(hill).is_none() && hill.chars().any(|letter| rows.contains(letter))
        });
        assert_eq!(in_rows, legal.into_iter().collect(), "{game}");
    }
}

#[test]
fn m2_to_m4_the_side_that_leads_is_the_one_with_more_points() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut seen = BTreeSet::new();
    for variant in AnyVariant::all().filter(|&variant| variant != AnyVariant::SeatOfKings) {
        for _ in 0..20 {
            let mut game = variant.start();
            while game.play_random(&mut rng).is_some() {
                let points: Vec<u8> = game.score().points.iter().map(|side| side.1).collect();
                let board = RingfortsView::of_game(&game).expect("ringforts");
                let Some(lead) = board.leads else { continue };
                let decisive = lead.tie.as_ref().unwrap_or(&lead.first);
                let more = (points[0] != points[1]).then(|| usize::from(points[0] < points[1]));
                assert_eq!(decisive.side, more, "{game}");
                seen.insert(decisive.by);
            }
        }
    }
    let all = [
        "bridges",
        "kingdoms",
        "kings_captured",
        "spare",
        "territory",
    ];
    assert!(seen.into_iter().eq(all), "a measure never decided");
}

#[test]
fn boards_of_random_games_say_of_each_hill_what_the_clauses_say() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut seen = BTreeSet::new();
    for variant in AnyVariant::all().filter(|&variant| variant != AnyVariant::SeatOfKings) {
        for _ in 0..6 {
            let mut game = variant.start();
            for _ in 0..200 {
                check(&game);
                let board = serde_json::to_value(RingfortsView::of_game(&game).expect("ringforts"));
                let fields = board.expect("JSON");
                seen.extend(fields.as_object().expect("an object").keys().cloned());
                if game.play_random(&mut rng).is_none() {
                    break;
                }
            }
        }
    }
    for field in [
        "besieged",
        "besieged_hills",
        "must_capture",
        "priorities",
        "qualified",
        "reach",
        "unlinked",
    ] {
        assert!(seen.contains(field), "{field} was never there");
    }
}
