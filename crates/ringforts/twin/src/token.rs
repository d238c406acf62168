//! Moves and the grammar of their tokens, variant by variant.

use crate::hill::Hill;
use crate::variant::{Family, Variant};
use std::fmt;

/// A move, as its token names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// `D4`: build; in High Kings' Setup and Stone of Destiny's Manoeuvres the king comes with it.
    Build(Hill),
    /// `xD4`: capture the besieged ringfort there.
    Capture(Hill),
    /// `B2-C4`: a king moves to a vacant hill or backtracks.
    King(Hill, Hill),
    /// `B2xC4`: a king captures the ringfort there.
    KingCapture(Hill, Hill),
    /// `B2-C4~`: a king backtracks and the ringfort there is sacrificed.
    Sacrifice(Hill, Hill),
    /// `pass`.
    Pass,
    /// `xD4+E4E5` or `xD4`: replace a ringfort in Stone of Destiny, and link two.
    Replace(Hill, Option<(Hill, Hill)>),
}

impl Move {
    /// The move that a token names; `None` if it is not a token of the variant by its grammar.
    pub(crate) fn parse(variant: Variant, token: &str) -> Option<Move> {
        if !token.is_ascii() {
            return None;
        }
        if let Some(hill) = Hill::parse(token) {
            return Some(Move::Build(hill));
        }
        match variant.family {
            Family::HighKings => parse_king(variant.level_two, token),
            Family::StoneOfDestiny => parse_replace(token),
            _ => token
                .strip_prefix('x')
                .and_then(Hill::parse)
                .map(Move::Capture),
        }
    }
}

fn parse_king(level_two: bool, token: &str) -> Option<Move> {
    if token == "pass" {
        return Some(Move::Pass);
    }
    if token.len() < 5 {
        return None;
    }
    let (from, to) = (Hill::parse(&token[..2])?, Hill::parse(&token[3..5])?);
    match (&token[2..3], &token[5..]) {
        ("-", "") => Some(Move::King(from, to)),
        ("x", "") => Some(Move::KingCapture(from, to)),
        ("-", "~") if level_two => Some(Move::Sacrifice(from, to)),
        _ => None,
    }
}

fn parse_replace(token: &str) -> Option<Move> {
    let rest = token.strip_prefix('x')?;
    let Some((hill, pair)) = rest.split_once('+') else {
        return Some(Move::Replace(Hill::parse(rest)?, None));
    };
    if pair.len() != 4 {
        return None;
    }
    let (a, b) = (Hill::parse(&pair[..2])?, Hill::parse(&pair[2..])?);
    (a < b).then_some(Move::Replace(Hill::parse(hill)?, Some((a, b))))
}

/// All tokens that parse for a variant, legal or not; empty if there is no such variant.
pub fn tokens(variant: &str) -> Vec<String> {
    let Some(variant) = Variant::parse(variant) else {
        return Vec::new();
    };
    let hills: Vec<Hill> = Hill::all().collect();
    let pairs = hills
        .iter()
        .flat_map(|&a| hills.iter().map(move |&b| (a, b)));
    let pairs: Vec<(Hill, Hill)> = pairs.collect();
    let of_pairs = |kind: fn(Hill, Hill) -> Move| pairs.iter().map(move |&(a, b)| kind(a, b));
    let mut moves: Vec<Move> = hills.iter().map(|&hill| Move::Build(hill)).collect();
    match variant.family {
        Family::HighKings => {
            moves.push(Move::Pass);
            moves.extend(of_pairs(Move::King));
            moves.extend(of_pairs(Move::KingCapture));
            if variant.level_two {
                moves.extend(of_pairs(Move::Sacrifice));
            }
        }
        Family::StoneOfDestiny => {
            let links = pairs.iter().filter(|(a, b)| a < b).map(|&pair| Some(pair));
            let links: Vec<Option<(Hill, Hill)>> = links.chain([None]).collect();
            let replace = |&hill| links.iter().map(move |&pair| Move::Replace(hill, pair));
            moves.extend(hills.iter().flat_map(replace));
        }
        _ => moves.extend(hills.iter().map(|&hill| Move::Capture(hill))),
    }
    moves.iter().map(Move::to_string).collect()
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Build(hill) => write!(f, "{hill}"),
            Move::Capture(hill) | Move::Replace(hill, None) => write!(f, "x{hill}"),
            Move::King(from, to) => write!(f, "{from}-{to}"),
            Move::KingCapture(from, to) => write!(f, "{from}x{to}"),
            Move::Sacrifice(from, to) => write!(f, "{from}-{to}~"),
            Move::Pass => write!(f, "pass"),
            Move::Replace(hill, Some((a, b))) => write!(f, "x{hill}+{a}{b}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parses(variant: &str, token: &str) -> bool {
        let found = Move::parse(Variant::parse(variant).unwrap(), token);
        assert!(found.is_none_or(|m| m.to_string() == token));
        found.is_some()
    }

    #[test]
    fn tokens_of_each_variant() {
        let tokens = [
            "D4", "xD4", "B2-C4", "B2-B2", "B2xC4", "B2-C4~", "pass", "xD4+E4E5", "xD4+E4G2",
        ];
        let expected = [
            ("sacred-hill-2", "110000000"),
            ("four-treasures-doubles", "110000000"),
            ("poisoned-chalice", "110000000"),
            ("high-kings-1", "101110100"),
            ("high-kings-2", "101111100"),
            ("stone-of-destiny", "110000011"),
        ];
        for (variant, flags) in expected {
            for (token, flag) in tokens.iter().zip(flags.chars()) {
                assert_eq!(parses(variant, token), flag == '1', "{variant} {token}");
            }
        }
    }

    #[test]
    fn what_no_variant_reads() {
        let tokens = [
            "",
            "x",
            "d4",
            "A1",
            "D8",
            "D4 ",
            "xA1",
            "XD4",
            "PASS",
            "pass ",
            "B2-",
            "B2-C4~~",
            "B2xC4~",
            "B2-C4*D4",
            "xD4+",
            "xD4+E4",
            "xD4+E5E4",
            "xD4+E4E4",
            "xD4+A1A2",
            "xD4+E4E5,",
            "é4",
            "xé",
            "B2–C4",
            "B2-é",
        ];
        for variant in crate::VARIANTS {
            for token in tokens {
                assert!(!parses(variant, token), "{variant} {token}");
            }
        }
    }
}
