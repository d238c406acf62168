//! Positions as planes of numbers, for learning.

use game::Seat;

use crate::rule_book::{FinalCycle, Kings};
use crate::{Color, Hills, Line, Phase, Variant};

/// Columns and rows of a plane.
pub(crate) const SIZE: u8 = 7;

/// The values of a plane: the seven of column A from row 1 up, then those of the next column. Corners are among them.
pub(crate) const CELLS: usize = (SIZE * SIZE) as usize;

/// A plane of 7 columns of 7 rows, as a seat sees it, mostly the one to move.
///
/// The first ones, up to the area, have 1 on some hills and 0 on the others. The rest have one number everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plane {
    /// The own ringforts.
    Own,
    /// The enemy ringforts.
    Enemy,
    /// The own kings.
    OwnKings,
    /// The enemy kings.
    EnemyKings,
    /// The hills with a link to the hill north of them. Rule: B5
    LinksNorth,
    /// The hills with a link to the hill east of them. Rule: B5
    LinksEast,
    /// The area of the seat. Rule: SHD1
    Area,
    /// 1 if the seat is Red's.
    Red,
    /// 1 if the seat is Blue's.
    Blue,
    /// 1 in Setup.
    Setup,
    /// 1 in Manoeuvres.
    Manoeuvres,
    /// The number of own kings lost, 0 to 3.
    OwnLost,
    /// The number of enemy kings lost, 0 to 3.
    EnemyLost,
    /// The turns left of the final cycle, this one included, 1 to 3; 0 before it.
    TurnsLeft,
    /// 1 if the position has come twice: its third time is the end. Rule: HK15
    Repeated,
}

impl Plane {
    /// All of them, in the order in which they stand.
    const ALL: [Self; 15] = [
        Self::Own,
        Self::Enemy,
        Self::OwnKings,
        Self::EnemyKings,
        Self::LinksNorth,
        Self::LinksEast,
        Self::Area,
        Self::Red,
        Self::Blue,
        Self::Setup,
        Self::Manoeuvres,
        Self::OwnLost,
        Self::EnemyLost,
        Self::TurnsLeft,
        Self::Repeated,
    ];

    /// Its name, such as `own_kings`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Enemy => "enemy",
            Self::OwnKings => "own_kings",
            Self::EnemyKings => "enemy_kings",
            Self::LinksNorth => "links_north",
            Self::LinksEast => "links_east",
            Self::Area => "area",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Setup => "setup",
            Self::Manoeuvres => "manoeuvres",
            Self::OwnLost => "own_lost",
            Self::EnemyLost => "enemy_lost",
            Self::TurnsLeft => "turns_left",
            Self::Repeated => "repeated",
        }
    }

    /// Returns whether the positions of a variant need it.
    const fn is_of(self, variant: Variant) -> bool {
        let book = variant.book();
        match self {
            Self::Own | Self::Enemy => true,
            Self::OwnKings | Self::EnemyKings => !matches!(book.kings, Kings::None),
            Self::LinksNorth | Self::LinksEast => book.makes_links_singly,
            Self::Area => variant.is_doubles(),
            Self::Red | Self::Blue => book.quarter_turn_exchanges_colors,
            Self::Setup => book.has_phase(Phase::Setup),
            Self::Manoeuvres => book.has_phase(Phase::Manoeuvres),
            Self::OwnLost | Self::EnemyLost => matches!(book.kings, Kings::Three),
            Self::TurnsLeft => !matches!(book.final_cycle, FinalCycle::None),
            Self::Repeated => book.can_repeat,
        }
    }
}

/// By variant: its planes, and how many they are.
const PLANES: [([Plane; Plane::ALL.len()], usize); Variant::ALL.len()] = {
    let mut planes = [(Plane::ALL, 0); Variant::ALL.len()];
    let mut at = 0;
    while at < planes.len() {
        let mut next = 0;
        while next < Plane::ALL.len() {
            if Plane::ALL[next].is_of(Variant::ALL[at]) {
                planes[at].0[planes[at].1] = Plane::ALL[next];
                planes[at].1 += 1;
            }
            next += 1;
        }
        at += 1;
    }
    planes
};

impl Variant {
    /// The planes of its positions.
    pub fn planes(self) -> &'static [Plane] {
        let (planes, count) = &PLANES[self as usize];
        &planes[..*count]
    }
}

impl Line {
    /// Writes the planes of the position for a seat, one after the other.
    ///
    /// # Panics
    ///
    /// If `values` has not 49 for each of [`Variant::planes`].
    pub fn write_planes(&self, seat: Seat, values: &mut [u8]) {
        let position = self.position();
        let mut planes = values.chunks_exact_mut(CELLS);
        let (own, links) = (Color::of_seat(seat), position.links());
        let enemy = own.enemy();
        for &plane in position.variant().planes() {
            let values = planes.next().expect("room for every plane");
            let hills = match plane {
                Plane::Own => position.ringforts(own),
                Plane::Enemy => position.ringforts(enemy),
                Plane::OwnKings => position.kings(own),
                Plane::EnemyKings => position.kings(enemy),
                Plane::LinksNorth => links.north,
                Plane::LinksEast => links.east,
                Plane::Area => position.variant().area(seat),
                _ => {
                    values.fill(match plane {
                        Plane::Red => u8::from(own.index() == 0),
                        Plane::Blue => u8::from(own.index() == 1),
                        Plane::Setup => u8::from(position.phase() == Phase::Setup),
                        Plane::Manoeuvres => u8::from(position.phase() == Phase::Manoeuvres),
                        Plane::OwnLost => position.kings_lost(own),
                        Plane::EnemyLost => position.kings_lost(enemy),
                        Plane::Repeated => u8::from(self.is_repeated()),
                        _ => position.turns_left,
                    });
                    continue;
                }
            };
            write_cells(hills, values);
        }
    }
}

/// Writes 1 or 0 for each place of the square, corners included.
#[inline(always)]
fn write_cells(hills: Hills, values: &mut [u8]) {
    let values = &mut values[..CELLS];
    // Each column writes eight bytes, of which the next one overwrites the last.
    for column in 0..6 {
        values[7 * column..][..8].copy_from_slice(&column_bytes(hills, column));
    }
    values[7 * 6..].copy_from_slice(&column_bytes(hills, 6)[..7]);
}

/// The hills of a column, 0 to 6, as bytes from row 1 up, each 0 or 1; the last byte is 0.
#[inline(always)]
pub(crate) const fn column_bytes(hills: Hills, column: usize) -> [u8; 8] {
    // Seven copies of the seven bits, each seven bits on: the one that is kept of each begins a byte.
    const COPIES: u64 = 0x0408_1020_4081;
    const FIRST_BITS: u64 = 0x0101_0101_0101_0101;
    let rows = hills.bits() >> (8 * column) & 0x7f;
    ((rows * COPIES) & FIRST_BITS).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use game::Text;

    use super::*;
    use crate::Position;

    /// The hills with a 1 and what else is not 0, by plane.
    fn planes(text: &str) -> String {
        let line = Line::new(Position::read(text).expect("a position"));
        let variant = line.position().variant();
        let mut values = vec![9; variant.planes().len() * CELLS];
        line.write_planes(line.position().next_to_move(), &mut values);
        let mut words = Vec::new();
        for (plane, values) in variant.planes().iter().zip(values.chunks(CELLS)) {
            let is_even = values.iter().all(|&value| value == values[0]);
            let on = (0..CELLS).filter(|&cell| values[cell] > 0);
            let hills = on.map(|cell| {
                format!(
                    " {}{}",
                    char::from(b'A' + cell as u8 / SIZE),
                    cell as u8 % SIZE + 1
                )
            });
            let said = if is_even {
                format!(" {}", values[0])
            } else {
                hills.collect()
            };
            words.push(format!("{}{said}", plane.name()));
        }
        words.join(", ")
    }

    #[test]
    fn planes_are_those_of_the_seat_to_move() {
        assert_eq!(
            planes("four-treasures 5/7/7/3br2/3r3/7/5 blue battle - - -"),
            "own D4, enemy D3 E4, turns_left 0"
        );
        assert_eq!(
            planes("high-kings-2 2R2/7/B5B/5R1/4r2/3r1r1/R1B2 blue battle 0:0 - -"),
            "own A5 D1 G5, enemy B1 D2 D7 E3 F2 F4, own_kings A5 D1 G5, enemy_kings B1 D7 F4, setup 0, manoeuvres 0, own_lost 0, \
             enemy_lost 0, turns_left 0, repeated 0"
        );
    }

    #[test]
    fn every_variant_has_its_planes() {
        let counts = Variant::ALL.map(|variant| variant.planes().len());
        assert_eq!(counts, [4, 4, 5, 5, 3, 4, 10, 10, 6, 7]);
    }
}
