//! Seats keep the pause between their offers.

use super::*;

#[test]
fn no_seat_repeats_an_offer_within_the_pause() {
    let start = Instant::now();
    for game in [0, 1, 4_999, 5_000, 9_999, 20_000].map(Duration::from_millis) {
        let (mut rematches, mut now) = (Rematches::default(), start);
        let mut offered = [None; 2];
        for _ in 0..9 {
            now += game;
            let (place, from) = rematches.next(now);
            assert!(from.is_none_or(|from| from > now), "it waits for nothing");
            now = from.unwrap_or(now);
            let before = offered[place].replace(now);
            let is_lawful = |before| now >= before + Duration::from_secs(10);
            assert!(before.is_none_or(is_lawful), "games of {game:?}");
            rematches.confirm(place, now);
        }
    }
}

#[test]
fn seats_take_turns_so_that_few_have_to_wait() {
    let (mut rematches, now) = (Rematches::default(), Instant::now());
    let after = |seconds| now + Duration::from_secs(seconds);
    for (place, at) in [(0, 0), (1, 5), (0, 10), (1, 15)] {
        assert_eq!(rematches.next(after(at)), (place, None));
        rematches.confirm(place, after(at));
    }
    assert_eq!(rematches.next(after(16)), (0, Some(after(20))));
}
