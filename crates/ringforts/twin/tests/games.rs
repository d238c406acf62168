//! Random games, from the start and from random texts: every position passes the checks and every game ends.

use ringforts_twin::check::{check_games, check_position, check_tokens, universe};
use ringforts_twin::random::{Random, random_game};
use ringforts_twin::{Twin, VARIANTS};

#[test]
fn random_games_of_every_variant() {
    for (variant, games) in VARIANTS
        .into_iter()
        .zip([60, 60, 60, 60, 60, 60, 40, 40, 60, 8])
    {
        let every = if variant == "stone-of-destiny" { 60 } else { 8 };
        if let Err(why) = check_games(variant, games, every, 7) {
            panic!("{variant}: {why}");
        }
    }
}

/// The board field of 45 letters in the order of the text, where a space is a vacant hill.
fn board(letters: &[char]) -> String {
    let mut field = String::new();
    let mut left = letters.iter();
    for (row, hills) in [5, 7, 7, 7, 7, 7, 5].into_iter().enumerate() {
        field.push_str(if row > 0 { "/" } else { "" });
        let mut vacant = 0;
        for letter in left.by_ref().take(hills).chain([&'|']) {
            match letter {
                ' ' => vacant += 1,
                letter => {
                    if vacant > 0 {
                        field.push_str(&vacant.to_string());
                    }
                    vacant = 0;
                    field.extend(Some(*letter).filter(|&l| l != '|'));
                }
            }
        }
    }
    field
}

/// A random text, valid by chance only.
fn random_text(variant: &str, random: &mut Random) -> String {
    let full = random.below(101);
    let red = random.below(101);
    let mut letters: Vec<char> = (0..45)
        .map(|_| {
            let (is_fort, is_red) = (random.below(100) < full, random.below(100) < red);
            if !is_fort {
                ' '
            } else if is_red {
                'r'
            } else {
                'b'
            }
        })
        .collect();
    let mut lost = "-".to_string();
    let kings = match variant {
        "stone-of-destiny" => [1, 1],
        "high-kings-1" | "high-kings-2" => {
            let lost_by = [random.below(2), random.below(2)];
            lost = format!("{}:{}", lost_by[0], lost_by[1]);
            lost_by.map(|n| 3 - n)
        }
        _ => [0, 0],
    };
    let stranding = variant == "high-kings-2" && random.below(3) == 0;
    for (side, count) in kings.into_iter().enumerate() {
        for i in 0..count {
            let kings = if stranding && i == 0 {
                ['m', 'n']
            } else {
                ['R', 'B']
            };
            letters[random.below(45)] = kings[side];
        }
    }
    let doubles = variant.contains("doubles");
    let seats: &[&str] = if doubles {
        &["south", "west", "north", "east"]
    } else {
        &["red", "blue"]
    };
    let phases: &[&str] = match variant {
        "four-treasures" | "four-treasures-doubles" => &["battle"],
        "high-kings-1" | "high-kings-2" => &["battle", "battle", "battle", "manoeuvres"],
        _ => &["battle", "manoeuvres"],
    };
    let phase = phases[random.below(phases.len())];
    let lasts: &[&str] = match (phase, variant) {
        ("manoeuvres", _) | (_, "stone-of-destiny") => &["-"],
        _ if doubles => &["-", "1", "2", "3"],
        _ => &["-", "1"],
    };
    let (turn, last) = (
        seats[random.below(seats.len())],
        lasts[random.below(lasts.len())],
    );
    format!(
        "{variant} {} {turn} {phase} {lost} {last} -",
        board(&letters)
    )
}

#[test]
fn random_texts_that_are_read_can_be_played_to_an_end() {
    let mut random = Random::new(11);
    for variant in VARIANTS {
        let universe = universe(variant);
        let mut read = 0;
        for _ in 0..1500 {
            let Ok(start) = Twin::read(&random_text(variant, &mut random)) else {
                continue;
            };
            read += 1;
            let game = random_game(start, &mut random);
            assert!(game.positions.last().is_some_and(Twin::is_over));
            for position in &game.positions {
                check_position(position).expect("as set up here");
                position.points();
                if random.below(200) == 0 && variant != "stone-of-destiny" {
                    check_tokens(position, &universe).expect("as set up here");
                }
            }
        }
        println!("{variant}: {read} texts read");
        assert!(
            read > 20 || variant == "stone-of-destiny" || variant == "poisoned-chalice",
            "{variant}: {read}"
        );
    }
}

#[test]
fn any_full_board_of_stone_of_destiny_can_be_played_to_an_end() {
    let mut random = Random::new(5);
    for _ in 0..40 {
        let mut letters: Vec<char> = [vec!['r'; 21], vec!['b'; 22], vec!['R', 'B']].concat();
        for i in (1..45).rev() {
            letters.swap(i, random.below(i + 1));
        }
        let start = format!("stone-of-destiny {} red battle - -", board(&letters));
        // Some of the links that a final position would have.
        let end = Twin::read(&format!(
            "stone-of-destiny {} - over - - -",
            board(&letters)
        ))
        .expect("as set up here")
        .write();
        let some = random.below(101);
        let links: Vec<&str> = end
            .rsplit(' ')
            .next()
            .expect("as set up here")
            .split(',')
            .filter(|_| random.below(100) < some)
            .collect();
        let links = if links.is_empty() {
            "-".to_string()
        } else {
            links.join(",")
        };
        let game = random_game(
            Twin::read(&format!("{start} {links}")).expect("as set up here"),
            &mut random,
        );
        assert!(game.positions.last().is_some_and(Twin::is_over));
        for position in &game.positions {
            check_position(position).expect("as set up here");
            let m = position.measures();
            assert_eq!(m.territory.iter().sum::<u32>(), 45);
            assert_eq!(m.territory.iter().max(), Some(&23));
        }
    }
}
