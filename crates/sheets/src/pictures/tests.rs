//! Long games are thinned, and an animation holds one moment at a time.

use catalog::AnyVariant;

use super::*;

#[test]
fn a_long_list_is_thinned_at_equal_distances_with_both_ends() {
    assert_eq!(thinned((0..3).collect(), 3), [0, 1, 2]);
    assert_eq!(thinned((0..5).collect(), 3), [0, 2, 4]);
    let kept: Vec<usize> = thinned((0..1001).collect(), 120);
    assert_eq!((kept.len(), kept[0], kept[119]), (120, 0, 1000));
}

#[test]
fn an_animation_holds_one_moment_at_a_time_and_ends_when_it_is_stopped() {
    let variant: AnyVariant = "four-treasures".parse().expect("a variant");
    let moments = |stop_at: usize| {
        let stop = StopFlag::default();
        let played = std::cell::Cell::new(0);
        let moments = || {
            let mut game = variant.start();
            (0..3).map({
                let (stop, played) = (stop.clone(), &played);
                move |number| {
                    played.set(played.get() + 1);
                    if played.get() == stop_at {
                        stop.set();
                    }
                    if number > 0 {
                        let token = game.legal_tokens().remove(0);
                        game.play_text(&token).map_err(|_| Problem::Failed)?;
                    }
                    Ok(game.clone())
                }
            })
        };
        let made = animation(3, moments, &stop);
        (made, played.get())
    };
    let (made, played) = moments(usize::MAX);
    assert!(made.expect("a picture").starts_with(b"\x89PNG"));
    assert_eq!(played, 6, "once to choose, once to draw");
    let (made, played) = moments(5);
    assert!(matches!(made, Err(Problem::Failed)));
    assert_eq!(played, 5);
}
