//! Reasons of illegal moves, listed once with their codes and clauses.

/// Defines an enum of reasons from one list: each with its code in kebab case and the clause that forbids the move.
///
/// ```
/// game::define_reasons! {
///     /// A way in which a move can be illegal.
///     #[derive(Clone, Copy)]
///     pub enum Violation {
///         /// There is a ringfort on the hill.
///         Occupied = "occupied", "B11";
///     }
/// }
/// assert_eq!((Violation::Occupied.code(), Violation::Occupied.clause()), ("occupied", "B11"));
/// ```
#[macro_export]
macro_rules! define_reasons {
    (
        $(#[$of_enum:meta])*
        pub enum $name:ident {
            $($(#[$of_reason:meta])* $reason:ident = $code:literal, $clause:literal;)+
        }
    ) => {
        $(#[$of_enum])*
        pub enum $name {
            $($(#[$of_reason])* $reason,)+
        }

        impl $name {
            /// Every reason, in the order of the list.
            pub fn all() -> impl Iterator<Item = Self> {
                [$(Self::$reason),+].into_iter()
            }

            /// Its name in messages and texts, such as `not-besieged`; it does not change.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$reason => $code,)+
                }
            }

            /// The clause that forbids the move.
            pub const fn clause(self) -> &'static str {
                match self {
                    $(Self::$reason => $clause,)+
                }
            }
        }
    };
}
