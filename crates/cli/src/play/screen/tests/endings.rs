//! Games that are not played out: the screen keeps the board, and says the result.

use super::Kit;

#[test]
fn a_resigned_game_stays_on_the_screen() {
    let mut kit = Kit::new("resigned", "four-treasures", 2);
    for line in ["D4", "C3", "resign", "yes"] {
        kit.type_line(line);
    }
    let text = kit.text();
    let result = "Four Treasures\nRed resigns. The game is over: Red 0, Blue 3.\n";
    assert!(text.starts_with(result), "{text}");
    assert!(
        text.contains("   A   B   C   D") && text.contains(" b "),
        "{text}"
    );
    assert!(!text.contains("to move") && !text.contains('○'), "{text}");
}

#[test]
fn an_agreed_draw_stays_on_the_screen() {
    let mut kit = Kit::new("agreed", "high-kings-1", 2);
    for line in ["draw", "yes"] {
        kit.type_line(line);
    }
    let text = kit.text();
    assert!(
        text.contains("\nThe game is a draw by agreement: Red 1, Blue 1.\n"),
        "{text}"
    );
    assert!(text.contains("   A   B   C   D"), "{text}");
}

#[test]
fn a_resigned_game_of_seat_of_kings_stays_on_the_screen() {
    let mut kit = Kit::new("resigned-kings", "seat-of-kings", 2);
    kit.play_until(|token| token.starts_with("play "));
    for line in ["resign", "yes"] {
        kit.type_line(line);
    }
    let text = kit.text();
    assert!(text.starts_with("Tara, Seat of Kings\n"), "{text}");
    assert!(
        text.contains(" resigns. The game is over: ") && text.contains("Ulster"),
        "{text}"
    );
}
