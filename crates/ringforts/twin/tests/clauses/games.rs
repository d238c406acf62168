//! Random games: texts round-trip, legal moves and explanations agree, and every game ends.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use ringforts_twin::{Twin, VARIANTS, random_game, tokens};

/// A random number below `n`.
fn below(n: usize, random: &mut SplitMix64) -> usize {
    (random.next_u64() % n as u64) as usize
}

/// Checks one position: its text is read back as the same position; the legal tokens are sorted, break no clause, and
/// are none exactly when the game is over; perft of depth 1 counts them.
fn check_position(position: &Twin) {
    let text = position.write();
    let again = Twin::read(&text).expect("the twin wrote it");
    let legal = position.legal();
    assert_eq!(again.write(), text);
    assert_eq!(again.legal(), legal, "{text}");
    assert_eq!(again.seat(), position.seat(), "{text}");
    assert!(legal.is_sorted(), "{text}");
    assert_eq!(legal.is_empty(), position.is_over(), "{text}");
    assert_eq!(position.perft(1), legal.len() as u64, "{text}");
    for token in &legal {
        assert!(position.parses(token), "{text}: {token}");
        assert!(position.broken(token).is_empty(), "{text}: {token}");
    }
}

/// Checks that of all tokens exactly the legal ones break no clause.
fn check_tokens(position: &Twin, universe: &[String]) {
    let text = position.write();
    let legal = position.legal();
    for token in universe {
        let is_legal = legal.binary_search(token).is_ok();
        assert!(position.parses(token), "{text}: {token}");
        assert_eq!(
            is_legal,
            position.broken(token).is_empty(),
            "{text}: {token}"
        );
    }
    assert!(legal.iter().all(|token| universe.contains(token)), "{text}");
}

#[test]
fn random_games_of_every_variant() {
    let games = [60, 60, 60, 60, 60, 60, 40, 40, 60, 8];
    for (variant, games) in VARIANTS.into_iter().zip(games) {
        // Explaining every token takes long: some positions are enough.
        let every = if variant == "stone-of-destiny" { 60 } else { 8 };
        let mut random = SplitMix64::seed_from_u64(7);
        let universe = tokens(variant);
        for _ in 0..games {
            let start = Twin::start(variant).expect("the variant is listed");
            for position in &random_game(start, &mut random).positions {
                check_position(position);
                if below(every, &mut random) == 0 {
                    check_tokens(position, &universe);
                }
            }
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

#[test]
fn any_full_board_of_stone_of_destiny_can_be_played_to_an_end() {
    let mut random = SplitMix64::seed_from_u64(5);
    for _ in 0..40 {
        let mut letters: Vec<char> = [vec!['r'; 21], vec!['b'; 22], vec!['R', 'B']].concat();
        for i in (1..45).rev() {
            letters.swap(i, below(i + 1, &mut random));
        }
        let start = format!("stone-of-destiny {} red battle - -", board(&letters));
        // Some of the links that a final position would have.
        let end = Twin::read(&format!(
            "stone-of-destiny {} - over - - -",
            board(&letters)
        ))
        .expect("as set up here")
        .write();
        let some = below(101, &mut random);
        let links: Vec<&str> = end
            .rsplit(' ')
            .next()
            .expect("as set up here")
            .split(',')
            .filter(|_| below(100, &mut random) < some)
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
            check_position(position);
            let m = position.measures();
            assert_eq!(m.territory.iter().sum::<u32>(), 45);
            assert_eq!(m.territory.iter().max(), Some(&23));
        }
    }
}
