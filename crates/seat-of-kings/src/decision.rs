//! Decisions of a seat, legal or not, in one table from which their texts and messages follow.

use crate::field::{FieldValues, Key, MAX_FIELDS, Words, padded};
use crate::{Card, Color, Position, Region};

/// A kind of decision: a row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DecisionKind {
    /// The first word of its texts, and its name in messages; it does not change.
    pub name: &'static str,
    /// A sentence that says what it does, with its clauses.
    pub about: &'static str,
    /// The keys of its fields, in the order of its texts.
    pub keys: &'static [Key],
}

/// Defines the decisions from one table. A row has what the decision does, its fields by their keys with what each is made of, and
/// its name.
macro_rules! define_decisions {
    ($(
        #[doc = $about:literal]
        $kind:ident $({ $($key:ident($($part:ident: $type:ty),+)),+ })? = $name:literal;
    )+) => {
        /// A decision of one seat.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Decision {
            $(#[doc = $about] $kind $(($($($type),+),+))?,)+
        }

        /// The kinds by the names of their variants.
        #[expect(non_upper_case_globals, reason = "they are named as the variants are")]
        mod kinds {
            use super::*;

            $(pub(super) const $kind: DecisionKind = DecisionKind {
                name: $name,
                about: $about.trim_ascii(),
                keys: &[$($(Key {
                    name: stringify!($key),
                    is_number: false $(|| <$type as Words>::IS_NUMBER)+,
                    is_list: 0 $(+ <$type as Words>::COUNT)+ > 1,
                }),+)?],
            };)+
        }

        impl Decision {
            /// Every kind, in the order of the table.
            pub const KINDS: &[DecisionKind] = &[$(kinds::$kind),+];

            /// Its kind.
            pub const fn kind(&self) -> &'static DecisionKind {
                match self {
                    $(Self::$kind { .. } => &kinds::$kind,)+
                }
            }

            /// Its fields: the key and the values of each, in the order of its text. A key without a list has one value.
            pub fn fields(self) -> impl Iterator<Item = (Key, FieldValues)> {
                let values: [FieldValues; MAX_FIELDS] = match self {
                    $(Self::$kind $(($($($part),+),+))? => padded([$($({
                        let mut values = FieldValues::NONE;
                        $($part.add_to(&mut values);)+
                        values
                    }),+)?]),)+
                };
                self.kind().keys.iter().copied().zip(values)
            }

            /// The decision of a kind with the values of all its fields, in their order; `None` if it is none.
            pub fn from_values<'a>(
                name: &str,
                values: impl IntoIterator<Item = &'a str>,
            ) -> Option<Self> {
                let mut values = values.into_iter();
                let decision = match name {
                    $($name => {
                        $($($(let $part = Words::read(&mut values)?;)+)+)?
                        Self::$kind $(($($($part),+),+))?
                    })+
                    _ => return None,
                };
                values.next().is_none().then_some(decision)
            }
        }
    };
}

define_decisions! {
    /// Keeps three cards for this round, and sets the others aside. Rule: SKR2
    Keep { cards(cards: [Card; 3]) } = "keep";
    /// Discards a card and takes 2 cumals. Rule: SKR4
    Discard { card(card: Card) } = "discard";
    /// Discards a card, pays 4 cumals and frees the captives of a region. Rule: SKM1
    Amnesty { region(region: Region), card(card: Card) } = "amnesty";
    /// Plays a card for a fit, by its Placement Positions, one or two. Rule: SKP1
    Play { card(card: Card), region(region: Region), positions(first: Position, second: Option<Position>) } = "play";
    /// Places a piece. Rule: SKP2
    Place { position(position: Position) } = "place";
    /// Plays a Stone of Destiny and swaps two pieces, such as `F2.0`. Rule: SKD1
    Stone { card(card: Card), region(region: Region), pieces(one: Piece, other: Piece) } = "stone";
    /// Keeps one of two forts. Rule: SKD3
    KeepFort { position(position: Position) } = "keep-fort";
    /// Pays the Activation Cost. Rule: SKA1, SKD4, SKT4
    Activate = "activate";
    /// Promotes into a position. Rule: SKA3
    Promote { position(position: Position) } = "promote";
    /// Ends an optional part.
    End = "end";
    /// Buys the traitor. Rule: SKT3
    Traitor = "traitor";
    /// Leaves the traitor to the next seat. Rule: SKT2
    Decline = "decline";
    /// Exchanges a piece from stock for the top piece of an opponent. Rule: SKT3
    Exchange { position(position: Position) } = "exchange";
    /// Places a piece of a garrison. Rule: SKK2
    Garrison { position(position: Position) } = "garrison";
    /// Pays this many cumals for prisoners, 0 to 3. Rule: SKX2
    Ransom { cumals(cumals: u8) } = "ransom";
    /// Names the next Starting Player. Rule: SKR5
    Start { seat(color: Color) } = "start";
    /// Opens the third region. Rule: SK2P2
    Region { region(region: Region) } = "region";
}

impl Decision {
    /// The card that it takes from its seat's hand into the discards; `None` if it takes none.
    pub const fn card(&self) -> Option<Card> {
        match *self {
            Self::Discard(card)
            | Self::Amnesty(_, card)
            | Self::Play(card, ..)
            | Self::Stone(card, ..) => Some(card),
            // A preview shows less, not more, of a kind that is missing here.
            _ => None,
        }
    }

    /// Returns whether it goes on with what a seat began by an earlier decision: a turn, a traitor action, or a crowning.
    pub const fn continues(&self) -> bool {
        matches!(
            self,
            Self::Place(_)
                | Self::KeepFort(_)
                | Self::Activate
                | Self::Promote(_)
                | Self::End
                | Self::Exchange(_)
                | Self::Garrison(_)
        )
    }

    /// Returns whether it builds or promotes, or leads to that: the choice of a player who wants to fill the board.
    pub const fn is_building(&self) -> bool {
        matches!(
            self,
            Self::Play(..)
                | Self::Place(_)
                | Self::Activate
                | Self::Promote(_)
                | Self::Traitor
                | Self::Exchange(_)
                | Self::Garrison(_)
        )
    }
}

/// A piece of a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The position of the stack.
    pub position: Position,
    /// The level of the piece in the stack: 0 at the bottom.
    pub level: u8,
}

impl Piece {
    /// Pieces are ordered by rank, then from left to right, then from the bottom up.
    pub(crate) fn order(self) -> (u8, u8) {
        (self.position.rank_order(), self.level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_builds_or_promotes_or_leads_there() {
        let f1: Position = "F1".parse().expect("a position");
        let card = Card::new(1).expect("a card");
        let piece = Piece {
            position: f1,
            level: 0,
        };
        for building in [
            Decision::Play(card, Region::Ulster, f1, None),
            Decision::Place(f1),
            Decision::Activate,
            Decision::Promote(f1),
            Decision::Traitor,
            Decision::Exchange(f1),
            Decision::Garrison(f1),
        ] {
            assert!(building.is_building(), "{building}");
        }
        for other in [
            Decision::Keep([card; 3]),
            Decision::Discard(card),
            Decision::Amnesty(Region::Ulster, card),
            Decision::Stone(card, Region::Ulster, piece, piece),
            Decision::KeepFort(f1),
            Decision::End,
            Decision::Decline,
            Decision::Ransom(3),
            Decision::Start(Color::Red),
            Decision::Region(Region::Ulster),
        ] {
            assert!(!other.is_building(), "{other}");
        }
    }
}
