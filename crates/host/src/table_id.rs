//! The public number of a table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The number of a table, chosen at random and written as 16 hexadecimal digits.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String)]
pub struct TableId(i64);

impl TableId {
    /// The number made of these random bytes. The highest bit is dropped: a database has signed numbers.
    pub const fn from_bytes(bytes: [u8; 8]) -> Self {
        Self((u64::from_be_bytes(bytes) >> 1) as i64)
    }

    /// The number of a table that a browser keeps, made of these random bytes. It has the highest bit, which no server gives.
    pub const fn in_page(bytes: [u8; 8]) -> Self {
        Self((u64::from_be_bytes(bytes) | 1 << 63).cast_signed())
    }

    /// The number as it is stored. That of no table of a server is negative.
    pub const fn stored(self) -> i64 {
        self.0
    }

    /// The table of a stored number.
    pub const fn of_stored(number: i64) -> Self {
        Self(number)
    }
}

impl FromStr for TableId {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "not 16 hexadecimal digits";
        if text.len() != 16 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(WRONG);
        }
        // Those from 8000000000000000 on are numbers of tables that browsers keep.
        let number = u64::from_str_radix(text, 16).map_err(|_| WRONG)?;
        Ok(Self(number.cast_signed()))
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.to_string()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_and_read() {
        let id = TableId::from_bytes([0xf7; 8]);
        assert_eq!(id.to_string().parse(), Ok(id));
        let kept = TableId::in_page([0x17; 8]);
        assert_eq!(kept.to_string(), "9717171717171717");
        assert_eq!(kept.to_string().parse(), Ok(kept));
        let none = "f".repeat(16);
        let id: TableId = none.parse().expect("16 digits");
        assert_eq!((id.to_string(), id.stored()), (none, -1));
        assert!("g".repeat(16).parse::<TableId>().is_err());
        assert!("12".parse::<TableId>().is_err());
    }
}
