//! Decisions of finished games.

use super::*;

#[test]
fn the_games_asked_for_last_are_kept() {
    let start = catalog::AnyVariant::SeatOfKings.start();
    let replay = KingsReplay::new(start, []).expect("no ply is illegal");
    let game = Arc::new(FinishedKingsGame(replay));
    let table: TableId = "0123456789abcdef".parse().expect("a number");
    let mut recent = RecentKingsGames::default();
    for number in 0..MAX_RECENT as u32 {
        recent.put(table, number, Arc::clone(&game));
    }
    assert!(recent.get(table, 0).is_some());
    recent.put(table, 99, game);
    let mut kept = |number| recent.get(table, number).is_some();
    let numbers = [0, 1, 2, 99].map(&mut kept);
    assert_eq!(numbers, [true, false, true, true]);
    assert_eq!(recent.0.len(), MAX_RECENT);
}
