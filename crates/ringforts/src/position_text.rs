//! Position texts: seven fields on one line.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Text, Tokens};

use crate::board_text::BoardFault;
use crate::position_error::{Fault, Field};
use crate::setup::{FieldPlace, SetupFault};
use crate::{
    Board, FinalCycle, Hills, Kings, Line, Link, Links, Move, Phase, Position, PositionError,
    Setup, Variant, board_text, move_text,
};

/// The fields in the order of the text.
const FIELDS: [Field; 7] = [
    Field::Variant,
    Field::Board,
    Field::Turn,
    Field::Phase,
    Field::Lost,
    Field::TurnsLeft,
    Field::Links,
];

/// One field of a text and the column where it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    field: Field,
    column: usize,
    text: &'a str,
}

impl Part<'_> {
    /// This field refused, for its character of this number from 0.
    const fn refused(&self, character: usize, fault: Fault) -> PositionError {
        PositionError {
            field: self.field,
            column: self.column + character,
            hill: None,
            fault,
        }
    }

    /// The board refused.
    const fn refused_board(&self, fault: BoardFault) -> PositionError {
        PositionError {
            hill: fault.hill,
            ..self.refused(fault.character, fault.fault)
        }
    }

    fn is_none(&self) -> bool {
        self.text == "-"
    }
}

impl FromStr for Setup {
    type Err = PositionError;

    /// Reads the seven fields, each by itself; whether they fit each other is for [`Position`] to check.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let [variant, hills, turn, phase, lost, turns_left, links] = parts(text)?;
        let variant = Variant::from_name(variant.text).ok_or(variant.refused(0, Fault::Variant))?;
        let Board { ringforts, kings } =
            board_text::read(variant, hills.text).map_err(|fault| hills.refused_board(fault))?;
        let seat = read_seat(variant, &turn)?;
        let phase = read_phase(variant, &phase)?;
        match (seat, phase) {
            (None, Phase::Over) | (Some(_), Phase::Setup | Phase::Manoeuvres | Phase::Battle) => {}
            (None, _) => return Err(turn.refused(0, Fault::NoSeat)),
            (Some(_), Phase::Over) => return Err(turn.refused(0, Fault::SeatAfterEnd)),
        }
        Ok(Self {
            variant,
            ringforts,
            kings,
            seat,
            phase,
            lost: read_lost(variant, phase, &lost)?,
            turns_left: read_turns_left(variant, phase, &turns_left)?,
            links: read_links(variant, phase, ringforts, &links)?,
        })
    }
}

fn parts(text: &str) -> Result<[Part<'_>; 7], PositionError> {
    let at = |column| PositionError {
        field: Field::Line,
        column,
        hill: None,
        fault: Fault::Fields,
    };
    let mut column = 1;
    let mut parts = Vec::with_capacity(FIELDS.len());
    for part in text.split(' ') {
        let Some(&field) = FIELDS.get(parts.len()) else {
            return Err(at(column - 1));
        };
        if part.is_empty() {
            return Err(at(column));
        }
        parts.push(Part {
            field,
            column,
            text: part,
        });
        column += part.chars().count() + 1;
    }
    parts.try_into().map_err(|_| at(column - 1))
}

fn read_seat(variant: Variant, part: &Part<'_>) -> Result<Option<Seat>, PositionError> {
    match variant.seat_from_name(part.text) {
        None if !part.is_none() => Err(part.refused(0, Fault::Seat)),
        seat => Ok(seat),
    }
}

fn read_phase(variant: Variant, part: &Part<'_>) -> Result<Phase, PositionError> {
    let mut named = variant.book().phases.iter();
    let named = named.find(|phase| phase.name() == part.text);
    named.copied().ok_or(part.refused(0, Fault::Phase))
}

fn read_lost(variant: Variant, phase: Phase, part: &Part<'_>) -> Result<[u8; 2], PositionError> {
    if variant.book().kings != Kings::Three {
        return if part.is_none() {
            Ok([0; 2])
        } else {
            Err(part.refused(0, Fault::Lost))
        };
    }
    let mut lost = [0; 2];
    let mut letters = part.text.chars();
    for (at, want) in ["0123", ":", "0123"].into_iter().enumerate() {
        let letter = letters.next().filter(|&letter| want.contains(letter));
        let letter = letter.ok_or(part.refused(at, Fault::Lost))?;
        let Some(kings) = letter.to_digit(10) else {
            continue;
        };
        match phase {
            Phase::Setup if kings > 0 => return Err(part.refused(at, Fault::LostInSetup)),
            Phase::Manoeuvres | Phase::Battle if kings > 1 => {
                return Err(part.refused(at, Fault::LostTooMany));
            }
            _ => lost[at / 2] = kings as u8,
        }
    }
    match letters.next() {
        Some(_) => Err(part.refused(3, Fault::Lost)),
        None => Ok(lost),
    }
}

fn read_turns_left(
    variant: Variant,
    phase: Phase,
    part: &Part<'_>,
) -> Result<Option<u8>, PositionError> {
    if part.is_none() {
        return Ok(None);
    }
    let has_final_cycle = variant.book().final_cycle != FinalCycle::None;
    let most = if has_final_cycle && phase == Phase::Battle {
        variant.seat_count() - 1
    } else {
        0
    };
    let turns = (1..=most).find(|turns| turns.to_string() == part.text);
    turns.map(Some).ok_or(part.refused(0, Fault::TurnsLeft))
}

fn read_links(
    variant: Variant,
    phase: Phase,
    ringforts: [Hills; 2],
    part: &Part<'_>,
) -> Result<Links, PositionError> {
    if part.is_none() {
        return Ok(Links::NONE);
    }
    let has_links = variant.book().makes_links_singly && phase >= Phase::Battle;
    if !has_links {
        return Err(part.refused(0, Fault::NoLinks));
    }
    let [red, blue] = ringforts.map(Links::within);
    let mut links = Links::NONE;
    let mut before = None;
    let mut at = 0;
    for text in part.text.split(',') {
        let refused = |fault| part.refused(at, fault);
        let link = Link::read(text).map_err(|within| part.refused(at + within, Fault::Link))?;
        if !link.is_adjacent() {
            return Err(refused(Fault::Link));
        }
        if before >= Some(link) {
            return Err(refused(Fault::LinkOrder));
        }
        if !red.with(blue).has(link) {
            return Err(refused(Fault::LinkColors));
        }
        links = links.with(Links::of(link));
        before = Some(link);
        at += text.chars().count() + 1;
    }
    Ok(links)
}

impl Setup {
    /// The refusal of a setup for a fault found after reading. A setup has one text, so writing it gives the columns.
    pub(crate) fn refused(&self, refused: SetupFault) -> PositionError {
        let SetupFault {
            field,
            place,
            fault,
        } = refused;
        let text = self.to_string();
        let fields = text
            .split(' ')
            .zip(FIELDS)
            .take_while(|&(_, other)| other != field);
        let start = 1 + fields.map(|(part, _)| part.len() + 1).sum::<usize>();
        let (character, hill) = match place {
            FieldPlace::Start => (0, None),
            FieldPlace::Number(color) => (2 * color.index(), None),
            FieldPlace::On(hill) => (self.column_in_board(hill), Some(hill)),
        };
        PositionError {
            field,
            column: start + character,
            hill,
            fault,
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.variant, self.board())?;
        let seat = self.seat.map_or("-", |seat| self.variant.seat_name(seat));
        write!(f, " {seat} {} ", self.phase.name())?;
        if self.variant.book().kings == Kings::Three {
            write!(f, "{}:{} ", self.lost[0], self.lost[1])?;
        } else {
            f.write_str("- ")?;
        }
        match self.turns_left {
            Some(turns) => write!(f, "{turns} ")?,
            None => f.write_str("- ")?,
        }
        if self.links.is_empty() {
            return f.write_str("-");
        }
        for (rank, link) in self.links.into_iter().enumerate() {
            write!(f, "{}{link}", if rank > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

impl Phase {
    /// Its name in a position text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Manoeuvres => "manoeuvres",
            Self::Battle => "battle",
            Self::Over => "over",
        }
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position text and settles it.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        text.parse::<Setup>()?.try_into()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

impl Tokens for Position {
    fn read_move(&self, token: &str) -> Option<Move> {
        move_text::read(self.variant(), token)
    }

    fn write_move(&self, mv: Move) -> String {
        mv.to_string()
    }
}

impl Text for Position {
    type Error = PositionError;

    fn read(text: &str) -> Result<Self, PositionError> {
        text.parse()
    }
}

impl Tokens for Line {
    fn read_move(&self, token: &str) -> Option<Move> {
        self.position().read_move(token)
    }

    fn write_move(&self, mv: Move) -> String {
        mv.to_string()
    }
}

impl Text for Line {
    type Error = PositionError;

    fn read(text: &str) -> Result<Self, PositionError> {
        text.parse().map(Self::new)
    }
}
