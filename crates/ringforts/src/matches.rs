//! A match: two games, or four in doubles, each seat starting one.

use game::Seat;

use crate::{Color, Position, Variant};

/// The games of a match so far. Rule: M1
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    variant: Variant,
    first: Seat,
    /// Points of Red and Blue, game by game; no more games than seats.
    points: Vec<[u8; 2]>,
}

/// How a match stands, or has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// This color has more points.
    Ahead(Color),
    /// Both have the same; at the end a drawn match.
    Equal,
}

impl Match {
    /// A match in which this seat, drawn by lot, starts the first game.
    ///
    /// # Panics
    ///
    /// If the variant has no such seat.
    pub fn new(variant: Variant, first: Seat) -> Self {
        assert!(
            first.index() < usize::from(variant.seat_count()),
            "{variant} has no such seat"
        );
        Self {
            variant,
            first,
            points: Vec::new(),
        }
    }

    /// How many games the match has: one for each seat to start.
    pub const fn game_count(&self) -> usize {
        self.variant.seat_count() as usize
    }

    /// The start of the next game; nothing when all are played. Seats start in turn order.
    pub fn next_game(&self) -> Option<Position> {
        if self.points.len() == self.game_count() {
            return None;
        }
        let starter = (self.first.index() + self.points.len()) % self.game_count();
        Some(Position::start_by(self.variant, Seat::new(starter as u8)))
    }

    /// Adds the points of Red and Blue in the game that was next.
    ///
    /// # Panics
    ///
    /// If all games are played.
    pub fn add_game(&mut self, points: [u8; 2]) {
        assert!(self.points.len() < self.game_count(), "the match is over");
        self.points.push(points);
    }

    /// The points of Red and Blue over all games so far.
    pub fn total(&self) -> [u32; 2] {
        let of_color = |color: Color| {
            self.points
                .iter()
                .map(|game| u32::from(game[color.index()]))
                .sum()
        };
        Color::BOTH.map(of_color)
    }

    /// Who is ahead, or has won once all games are played. Rule: M1
    pub fn standing(&self) -> Standing {
        match self.total() {
            [red, blue] if red > blue => Standing::Ahead(Color::Red),
            [red, blue] if red < blue => Standing::Ahead(Color::Blue),
            _ => Standing::Equal,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn starters(variant: Variant, first: u8) -> Vec<&'static str> {
        let mut games = Match::new(variant, Seat::new(first));
        let mut starters = Vec::new();
        while let Some(start) = games.next_game() {
            starters.push(variant.seat_name(start.seat().expect("a start is not over")));
            games.add_game([1, 1]);
        }
        starters
    }

    #[test]
    fn m1_each_seat_starts_one_game() {
        assert_eq!(starters(Variant::SacredHill1, 0), ["red", "blue"]);
        assert_eq!(starters(Variant::StoneOfDestiny, 1), ["blue", "red"]);
        assert_eq!(
            starters(Variant::FourTreasuresDoubles, 2),
            ["north", "east", "south", "west"]
        );
    }

    #[test]
    fn m1_most_points_over_the_match_wins() {
        let mut games = Match::new(Variant::FourTreasures, Seat::new(0));
        games.add_game([9, 0]);
        assert_eq!(games.standing(), Standing::Ahead(Color::Red));
        games.add_game([0, 11]);
        assert_eq!(games.total(), [9, 11]);
        assert_eq!(games.standing(), Standing::Ahead(Color::Blue));
        assert_eq!(games.next_game(), None);
    }

    #[test]
    fn m1_equal_points_are_a_drawn_match() {
        let mut games = Match::new(Variant::HighKings1, Seat::new(0));
        games.add_game([4, 1]);
        games.add_game([1, 4]);
        assert_eq!(games.standing(), Standing::Equal);
    }
}
