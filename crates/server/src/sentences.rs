//! The sentences that the server sends.

use std::sync::LazyLock;

use catalog::Explanation;
use words::Words;

static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

/// The sentence of an error, by its code.
pub(crate) fn error(code: &str) -> String {
    WORDS.get(&format!("error-{code}"))
}

/// The sentence of a fault of a position, by the name of the fault.
pub(crate) fn fault(name: &str) -> String {
    WORDS.get(&format!("fault-{name}"))
}

/// The sentence that says why a decision is not legal.
pub(crate) fn explanation(because: &Explanation) -> String {
    WORDS.explain(because)
}

#[cfg(test)]
mod tests {
    use ringforts::Fault;

    /// All in their order.
    const FAULTS: [Fault; 35] = [
        Fault::Fields,
        Fault::Variant,
        Fault::Letter,
        Fault::Run,
        Fault::RowTooLong,
        Fault::RowTooShort,
        Fault::Rows,
        Fault::Seat,
        Fault::NoSeat,
        Fault::SeatAfterEnd,
        Fault::Phase,
        Fault::Lost,
        Fault::LostTooMany,
        Fault::LostInSetup,
        Fault::Last,
        Fault::FullBoard,
        Fault::FinalTurnTooSoon,
        Fault::NoLinks,
        Fault::Link,
        Fault::LinkOrder,
        Fault::LinkColors,
        Fault::KingsAdjacent,
        Fault::RingfortWithoutKing,
        Fault::TooManyInSetup,
        Fault::Counts,
        Fault::Kings,
        Fault::RingfortsAdjacent,
        Fault::Stranded,
        Fault::OffEdge,
        Fault::EdgeTwice,
        Fault::Opposite,
        Fault::TooManyRingforts,
        Fault::NotOneKing,
        Fault::NotFull,
        Fault::NoSpare,
    ];

    #[test]
    fn every_fault_of_a_position_has_a_sentence() {
        assert_eq!(
            FAULTS.last().map(|&last| last as usize + 1),
            Some(FAULTS.len())
        );
        for (number, fault) in FAULTS.into_iter().enumerate() {
            assert_eq!(fault as usize, number, "{fault:?}");
        }
        let names = FAULTS.map(|fault| format!("{fault:?}"));
        let others = [
            "LineBreak",
            "NotAWord",
            "NotHills",
            "Twice",
            "WithoutRingfort",
        ];
        for name in names.iter().map(String::as_str).chain(others) {
            assert!(super::fault(name).ends_with('.'), "{name}");
        }
    }
}
