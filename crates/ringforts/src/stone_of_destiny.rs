//! Stone of Destiny: kings chase each other over the board, then ringforts change hands and links are made.

use game::Observer;

use crate::moves::Swaps;
use crate::position_error::{Fault, Field};
use crate::rule_book::{Clauses, VariantRules};
use crate::setup::{SetupFault, check_counts, first, reading, refuse_if_any};
use crate::{
    Color, Effect, FinalCycle, FirstMeasureKind, Hill, Hills, Kings, Level, Link, Links, Move,
    MoveKind, Moves, Overlay, Phase, Position, Reason, RuleBook, RuleSet, Setup, Violation,
};

const BOOK: RuleBook = RuleBook {
    name: "stone-of-destiny",
    phases: &[Phase::Manoeuvres, Phase::Battle, Phase::Over],
    kings: Kings::One,
    first_measure: FirstMeasureKind::Kingdoms,
    max_points: 2 + 45,
    final_cycle: FinalCycle::None,
    announces_battle: false,
    makes_links_singly: true,
    has_spare: true,
    can_repeat: false,
    quarter_turn_exchanges_colors: false,
    rule_set: RuleSet::StoneOfDestiny,
    check,
    explain,
    explain_over: |_| Violation::OverWithoutSwap,
};

pub(crate) const SINGLES: VariantRules = VariantRules {
    name: "stone-of-destiny",
    book: &BOOK,
    level: Level::One,
    is_doubles: false,
    move_kinds: &[MoveKind::Build, MoveKind::Capture, MoveKind::Swap],
    overlays: &[Overlay::UnlinkedRingforts],
    lessons: &["how-chase", "how-exchange", "how-kingdoms-spare"],
    clauses: Clauses {
        manoeuvres: "SD1",
        battle: "SD4",
        forced: "",
        score: "SD7",
        end: "SD5",
    },
};

/// The ringforts of a side, the spare one included. Rule: B10, SD3
const RINGFORTS: usize = 23;

/// The legal moves of either phase. Rule: SD1, SD2, SD4
pub(crate) fn moves(position: &Position) -> Moves {
    if position.phase == Phase::Manoeuvres {
        return Moves::places(manoeuvres(position), Hills::NONE);
    }
    let own = position.ringforts(position.mover());
    Moves::swaps(Swaps {
        targets: removable(position, position.mover().enemy()),
        own,
        open: Links::within(own) - position.links,
    })
}

/// Builds or replaces a ringfort, moves the king there, and makes the link. Rule: SD1, SD4
pub(crate) fn play(position: &mut Position, mv: Move, observer: &mut impl Observer<Effect>) {
    if let Move::Build(hill) | Move::Capture(hill) | Move::Swap { at: hill, .. } = mv {
        place(position, hill);
    }
    if let Move::Swap { link, .. } = mv {
        position.add_links(Links::of(link));
    }
    position.next_seat();
    settle(position, observer);
}

fn place(position: &mut Position, hill: Hill) {
    let mover = position.mover();
    position.set_ringfort(mover, hill);
    position.set_only_king(mover, hill);
}

impl Position {
    /// The board when a ringfort was replaced and its side has still to make the link; `None` for other moves. Rule: SD4
    pub fn before_link(mut self, mv: Move) -> Option<Self> {
        let Move::Swap { at, .. } = mv else {
            return None;
        };
        place(&mut self, at);
        Some(self)
    }
}

/// Battle begins on a full board; OUT ends the game at once, and all that can be linked is. Rule: SD3, SD5, SD6
pub(crate) fn settle(position: &mut Position, observer: &mut impl Observer<Effect>) {
    if position.phase == Phase::Manoeuvres {
        if !position.vacant().is_empty() {
            return;
        }
        position.begin_battle(observer);
    }
    if removable(position, position.mover().enemy()).is_empty() {
        observer.observe(Effect::Out(position.next_to_move()));
        position.finish(observer);
    }
}

/// The hills to build on in Manoeuvres. Rule: SD1, SD2
fn manoeuvres(position: &Position) -> Hills {
    let enemy_king = position.kings(position.mover().enemy());
    let vacant = position.vacant();
    let near = vacant & enemy_king.one_or_two_away();
    if near.is_empty() { vacant } else { near }
}

/// The ringforts of a color without a link and not under its king, which its enemy may take away. Rule: SD4
pub(crate) fn removable(position: &Position, color: Color) -> Hills {
    position.ringforts(color) - position.links.ends() - position.kings(color)
}

/// Explains why a move on a vacant hill, or on an enemy ringfort, is not legal. Rule: B12
pub(crate) fn explain(position: &Position, mv: Move) -> Reason {
    let enemy = position.mover().enemy();
    match (position.phase, mv) {
        (Phase::Manoeuvres, Move::Build(_)) => Violation::FarFromKing.on(position.kings(enemy)),
        (Phase::Manoeuvres, _) => Violation::NoSwapInManoeuvres.on(mv.target()),
        _ => explain_swap(position, mv),
    }
}

fn explain_swap(position: &Position, mv: Move) -> Reason {
    let at = Hills::from(mv.target());
    let linked = at
        .into_iter()
        .map(|hill| position.links.of_hill(hill))
        .fold(at, Hills::with);
    match mv {
        _ if !(at & position.kings(position.mover().enemy())).is_empty() => {
            Violation::UnderKing.on(at)
        }
        _ if linked != at => Violation::Linked.on(linked),
        Move::Swap { link, .. } => impossible_link(position, at, link),
        _ => Violation::LinkMissing.on(at),
    }
}

/// Explains why a link cannot be made when the mover has taken a hill that could be taken. Rule: SD4
fn impossible_link(position: &Position, taken: Hills, link: Link) -> Reason {
    let hills = Hills::from_iter(link.hills());
    let own = position.ringforts(position.mover()) | taken;
    let why = match link {
        _ if !link.is_adjacent() => Violation::LinkNotAdjacent,
        _ if !(hills - own).is_empty() => Violation::LinkNotOwn,
        _ => Violation::LinkAlready,
    };
    why.on(hills)
}

/// Checks that the ringforts and kings fit each other and the phase. Rule: B10, SD1, SD3
fn check(setup: &Setup) -> Result<(), SetupFault> {
    for color in Color::BOTH {
        let (kings, ringforts) = (setup.kings[color.index()], setup.ringforts[color.index()]);
        refuse_if_any(Fault::TooManyRingforts, reading(ringforts).nth(RINGFORTS))?;
        refuse_if_any(Fault::NotOneKing, reading(kings).nth(1))?;
        if kings.is_empty() {
            refuse_if_any(Fault::NotOneKing, first(ringforts))?;
        }
    }
    match (setup.phase, setup.seat) {
        (Phase::Manoeuvres, _) => check_counts(setup),
        (Phase::Battle, Some(seat)) => check_battle(setup, Color::of_seat(seat)),
        _ => Ok(()),
    }
}

/// Checks that the board is full, and that the side to move has the spare ringfort. Rule: SD3
fn check_battle(setup: &Setup, mover: Color) -> Result<(), SetupFault> {
    let vacant = !(setup.ringforts[0] | setup.ringforts[1]);
    refuse_if_any(Fault::NotFull, first(vacant))?;
    if setup.ringforts[mover.index()].len() + 1 == RINGFORTS {
        Ok(())
    } else {
        Err(SetupFault::of_field(Field::Turn, Fault::NoSpare))
    }
}
