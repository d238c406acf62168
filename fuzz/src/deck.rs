//! Deck files: refused with all their faults, or a deck whose every card fits somewhere.

use seat_of_kings::{Cards, Deck};

/// Reads bytes as a deck file.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn deck(bytes: &[u8]) {
    match Deck::read(bytes) {
        Err(faults) => {
            assert!(!faults.0.is_empty());
            assert!(faults.0.iter().all(|fault| !fault.to_string().is_empty()));
        }
        Ok(deck) => {
            for card in Cards::ALL.iter() {
                let print = deck.print(card);
                assert_eq!(print.fits().is_empty(), print.is_stone(), "card {card}");
                assert!(
                    print.cost_cumals <= 4 && print.place.len() <= 2,
                    "card {card}"
                );
            }
        }
    }
}
