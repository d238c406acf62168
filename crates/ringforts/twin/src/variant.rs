//! The ten variants, their sides, seats, areas and phases.

use crate::hill::Hill;

/// The ids of the ten variants, in the order of the rules.
pub const VARIANTS: [&str; 10] = [
    "sacred-hill-1",
    "sacred-hill-2",
    "sacred-hill-doubles-1",
    "sacred-hill-doubles-2",
    "four-treasures",
    "four-treasures-doubles",
    "high-kings-1",
    "high-kings-2",
    "poisoned-chalice",
    "stone-of-destiny",
];

/// The five families of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// Sacred Hill, both levels, singles and doubles. Rule: SH, SHL, SHD
    SacredHill,
    /// Four Treasures, singles and doubles. Rule: FT
    FourTreasures,
    /// High Kings of Tara, both levels. Rule: HK, HKL
    HighKings,
    /// Poisoned Chalice. Rule: PC
    PoisonedChalice,
    /// Stone of Destiny. Rule: SD
    StoneOfDestiny,
}

/// A variant: its family of rules, level and number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Variant {
    /// The id.
    pub(crate) name: &'static str,
    /// The family of rules.
    pub(crate) family: Family,
    /// True in Level 2 (Sacred Hill, High Kings).
    pub(crate) level_two: bool,
    /// True if four play. Rule: SHD1
    pub(crate) doubles: bool,
}

impl Variant {
    /// The variant of an id; `None` if there is no such variant.
    pub(crate) fn parse(name: &str) -> Option<Variant> {
        let name = *VARIANTS.iter().find(|&&v| v == name)?;
        let family = match name {
            "four-treasures" | "four-treasures-doubles" => Family::FourTreasures,
            "high-kings-1" | "high-kings-2" => Family::HighKings,
            "poisoned-chalice" => Family::PoisonedChalice,
            "stone-of-destiny" => Family::StoneOfDestiny,
            _ => Family::SacredHill,
        };
        Some(Variant {
            name,
            family,
            level_two: name.ends_with("-2"),
            doubles: name.contains("doubles"),
        })
    }

    /// The seats in turn order. Rule: SHD1
    pub(crate) fn seats(self) -> &'static [Seat] {
        if self.doubles {
            &[Seat::South, Seat::West, Seat::North, Seat::East]
        } else {
            &[Seat::Red, Seat::Blue]
        }
    }

    /// The phases in the order they are played.
    pub(crate) fn phases(self) -> &'static [Phase] {
        match self.family {
            Family::HighKings => &[Phase::Setup, Phase::Manoeuvres, Phase::Battle, Phase::Over],
            Family::FourTreasures => &[Phase::Battle, Phase::Over],
            _ => &[Phase::Manoeuvres, Phase::Battle, Phase::Over],
        }
    }
}

/// A colour. Rule: M1
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Red.
    Red,
    /// Blue.
    Blue,
}

impl Side {
    /// Both colours, red first.
    pub(crate) const BOTH: [Side; 2] = [Side::Red, Side::Blue];

    /// The other colour.
    pub(crate) fn other(self) -> Side {
        if self == Side::Red {
            Side::Blue
        } else {
            Side::Red
        }
    }
}

/// A player at the table. Rule: M1, SHD1
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    /// Red, of two.
    Red,
    /// Blue, of two.
    Blue,
    /// Red's southern seat, of four.
    South,
    /// Blue's western seat, of four.
    West,
    /// Red's northern seat, of four.
    North,
    /// Blue's eastern seat, of four.
    East,
}

impl Seat {
    /// The name in position texts.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Seat::Red => "red",
            Seat::Blue => "blue",
            Seat::South => "south",
            Seat::West => "west",
            Seat::North => "north",
            Seat::East => "east",
        }
    }

    /// The colour of the seat. Rule: SHD1
    pub(crate) fn side(self) -> Side {
        match self {
            Seat::Red | Seat::South | Seat::North => Side::Red,
            Seat::Blue | Seat::West | Seat::East => Side::Blue,
        }
    }

    /// The seat whose turn follows: clockwise. Rule: SHD1
    pub(crate) fn next(self) -> Seat {
        match self {
            Seat::Red => Seat::Blue,
            Seat::Blue => Seat::Red,
            Seat::South => Seat::West,
            Seat::West => Seat::North,
            Seat::North => Seat::East,
            Seat::East => Seat::South,
        }
    }

    /// True if the hill is in this seat's own area. Rule: SHD1, SHD2
    pub(crate) fn owns(self, hill: Hill) -> bool {
        match self {
            Seat::Red | Seat::Blue => true,
            Seat::South => hill.row <= 4,
            Seat::North => hill.row >= 4,
            Seat::West => hill.col <= 3,
            Seat::East => hill.col >= 3,
        }
    }

    /// True if the hill is on the row that this seat shares with its partner. Rule: SHD1
    pub(crate) fn shares(self, hill: Hill) -> bool {
        match self.side() {
            Side::Red => hill.row == 4,
            Side::Blue => hill.col == 3,
        }
    }
}

/// The rules by which the seat to move plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Setup of High Kings. Rule: HK1
    Setup,
    /// The first phase.
    Manoeuvres,
    /// The second phase.
    Battle,
    /// The game is over.
    Over,
}

impl Phase {
    /// The name in position texts.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Manoeuvres => "manoeuvres",
            Phase::Battle => "battle",
            Phase::Over => "over",
        }
    }
}
