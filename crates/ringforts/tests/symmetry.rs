//! Which of the sixteen symmetries keep the rules of each variant: those that `Symmetry::of` names, and no other.

use std::collections::BTreeSet;

use game::{Game, Moves, Tokens, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Color, Hill, Line, Move, Position, Symmetry, Variant, points};

const GAMES: u64 = 12;

/// The positions of a few random games from every seat's start.
fn positions(variant: Variant) -> Vec<Position> {
    let mut positions = Vec::new();
    for game in 0..GAMES {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        let seat = variant
            .seats()
            .nth(game as usize % usize::from(variant.seat_count()));
        let mut position = Position::start_by(variant, seat.expect("below the number of seats"));
        positions.push(position);
        while let Some(mv) = random_move(&position, &mut rng) {
            position.play(mv);
            positions.push(position);
        }
    }
    positions
}

fn tokens(position: &Position, map: impl Fn(Move) -> Move) -> BTreeSet<String> {
    position
        .moves()
        .iter()
        .map(|mv| position.write_move(map(mv)))
        .collect()
}

/// True if the image of a position has the images of its moves, leads to the images of what they lead to, and is
/// worth the same to the image of each color.
fn keeps(symmetry: Symmetry, position: &Position) -> bool {
    let Some(image) = symmetry.image(position) else {
        return false;
    };
    let [red, blue] = points(position);
    let image_points = points(&image);
    let has_points = image_points[symmetry.color(Color::Red).index()] == red
        && image_points[symmetry.color(Color::Blue).index()] == blue;
    let leads_alike = |mv: Move| {
        let (mut after, mut image_after) = (*position, image);
        after.play(mv);
        image_after.play(symmetry.mv(mv));
        symmetry.image(&after) == Some(image_after)
    };
    has_points
        && tokens(&image, |mv| mv) == tokens(position, |mv| symmetry.mv(mv))
        && position.moves().iter().take(12).all(leads_alike)
}

#[test]
fn b1_the_named_symmetries_keep_the_rules_and_no_other_does() {
    for variant in Variant::ALL {
        let named: Vec<_> = Symmetry::of(variant).collect();
        let positions = positions(variant);
        for symmetry in Symmetry::all() {
            let is_kept = positions.iter().all(|position| keeps(symmetry, position));
            assert_eq!(is_kept, named.contains(&symmetry), "{variant} {symmetry:?}");
        }
    }
}

#[test]
fn shd1_pc3_how_many_symmetries_each_variant_has() {
    let counts = Variant::ALL.map(|variant| Symmetry::of(variant).count());
    assert_eq!(counts[..10], [16, 16, 4, 4, 16, 4, 16, 16, 8, 16]);
}

#[test]
fn every_symmetry_lays_the_board_upon_itself() {
    for symmetry in Symmetry::all() {
        let images: BTreeSet<_> = ringforts::Hill::all()
            .map(|hill| symmetry.hill(hill))
            .collect();
        assert_eq!(images.len(), ringforts::Hill::COUNT, "{symmetry:?}");
    }
}

#[test]
fn the_sixteen_are_different_and_the_first_changes_nothing() {
    let image = |symmetry: Symmetry| {
        let hills: Vec<Hill> = Hill::all().map(|hill| symmetry.hill(hill)).collect();
        (hills, symmetry.color(Color::Red))
    };
    let images: Vec<_> = Symmetry::all().map(image).collect();
    assert_eq!(images.len(), 16);
    assert_eq!(images[0], (Hill::all().collect(), Color::Red));
    for (place, image) in images.iter().enumerate() {
        assert!(!images[..place].contains(image), "{place}");
    }
}

/// The planes of a position, and the mask of its moves.
fn arrays(position: &Position) -> [Vec<u8>; 2] {
    let variant = position.variant();
    let mut planes = vec![0; variant.planes().len() * 49];
    let seat = position.seat().expect("the game goes on");
    Line::new(*position).write_planes(seat, &mut planes);
    let mut mask = vec![0; variant.move_count()];
    for mv in position.moves().iter() {
        mask[variant.move_index(mv).expect("legal moves have numbers")] = 1;
    }
    [planes, mask]
}

#[test]
fn sources_give_the_planes_and_masks_of_images() {
    for variant in Variant::ALL {
        for symmetry in Symmetry::of(variant) {
            let sources = [
                symmetry.plane_sources(variant),
                symmetry.move_sources(variant),
            ];
            for position in positions(variant)
                .iter()
                .filter(|position| position.seat().is_some())
            {
                let image = symmetry.image(position).expect("a symmetry of the variant");
                for ((values, of_image), sources) in
                    arrays(position).iter().zip(arrays(&image)).zip(&sources)
                {
                    let gathered: Vec<u8> = sources.iter().map(|&source| values[source]).collect();
                    assert_eq!(gathered, of_image, "{symmetry:?} {position}");
                }
            }
        }
    }
}
