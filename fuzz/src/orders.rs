//! Orders of several seats at a table, and what its host reports meanwhile: versions rise, what is refused changes nothing,
//! what comes twice happens once, the events make the table again, and no seat sees what it may not.

mod secrecy;

use catalog::AnyVariant;
use game::Seat;
use play::{
    Agreement, Claim, ClockRule, Command, CommandContext, Length, Offer, Order, Reader, Seating,
    Stage, Table, Taker, TimedEvent, Transition, VacancyReason, fair,
};

/// A table with all its events.
struct Session {
    table: Table,
    events: Vec<TimedEvent>,
    at: u64,
    last_id: u64,
}

/// The next thing that happens, as four bytes say it.
#[derive(Clone, Copy)]
struct Step {
    what: u8,
    who: u8,
    which: u8,
    rank: u8,
}

/// Texts that are an action of some game, or of none.
const TEXTS: [&str; 8] = [
    "D4",
    "xD4+D4D5",
    "pass",
    "end",
    "keep 1 2 3",
    "discard 7",
    "",
    "é",
];

/// The times that a step may take, in milliseconds.
const PAUSES: [u64; 8] = [0, 1, 500, 10_000, 60_000, 120_000, 3_600_000, 86_400_000];

/// Reads bytes as a table and what happens there: three bytes choose the terms, and each four after them a step.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn orders(bytes: &[u8]) {
    let [variant, terms, takers, steps @ ..] = bytes else {
        return;
    };
    let agreed = agreement(*variant, *terms, *takers);
    let opened = Table::open(agreed, fair::Root::new([*takers; 32]), 0);
    let Ok((table, opened)) = opened else {
        return;
    };
    let mut session = Session {
        table,
        events: Vec::new(),
        at: 0,
        last_id: 0,
    };
    session.keep(opened);
    if terms & 0x80 == 0 {
        session.sit();
    }
    for &[what, who, which, rank] in steps.as_chunks().0 {
        session.step(Step {
            what,
            who,
            which,
            rank,
        });
    }
    session.check_replay();
    secrecy::check(&session.table, &session.events, session.at);
}

fn agreement(variant: u8, terms: u8, takers: u8) -> Agreement {
    let variants: Vec<AnyVariant> = AnyVariant::all().collect();
    let variant = variants[usize::from(variant) % variants.len()];
    let mut agreed = Agreement::game(variant, (1..).map(Taker::Person));
    if variant.has_chance() {
        agreed.seats.truncate(2 + usize::from(terms & 3));
    }
    if terms & 4 != 0 {
        agreed.length = Length::Match;
    }
    agreed.clock = match terms >> 3 & 3 {
        0 => ClockRule::None,
        1 => ClockRule::Days(1),
        _ => ClockRule::Fischer {
            initial_ms: 60_000,
            increment_ms: 1_000,
        },
    };
    for (seating, place) in agreed.seats.iter_mut().zip(0..4) {
        take(seating, takers >> (2 * place) & 3);
    }
    agreed
}

/// Gives a seat to a person at a screen of their own, at the first screen, or to the program.
fn take(seating: &mut Seating, taker: u8) {
    match taker {
        0 | 1 => {}
        2 => seating.taker = Taker::Person(1),
        _ => seating.taker = Taker::Program("random".into()),
    }
}

impl Session {
    /// Keeps the events of a change.
    fn keep(&mut self, transition: Transition) {
        self.events.extend(transition.events);
        assert_eq!(self.table.version() as usize, self.events.len());
    }

    /// All persons take their seats.
    fn sit(&mut self) {
        let sent = fair::Bytes([1; 32]);
        let commitment = fair::commitment(sent);
        for command in [Command::Sit { commitment }, Command::Reveal { sent }] {
            for seat in self.table.seats() {
                self.last_id += 1;
                let order = Order {
                    id: self.last_id,
                    version: self.table.version(),
                    command: command.clone(),
                };
                self.order(seat, &order, &CommandContext::default());
            }
        }
    }

    fn step(&mut self, step: Step) {
        self.at += PAUSES[usize::from(step.who >> 2 & 7)];
        match step.what % 32 {
            24 => self.report(step),
            25..28 => {
                let ticked = self.table.tick(self.at);
                self.keep(ticked);
            }
            what => {
                if what < 16 && self.let_program_move(step) {
                    return;
                }
                let seat = self.seat(step);
                let order = self.order_of(seat, step);
                let context = CommandContext {
                    at: self.at,
                    lag_ms: u64::from(step.rank) * 16,
                    away_ms: [PAUSES[usize::from(step.which & 7)]; Seat::MAX_COUNT],
                    ..CommandContext::default()
                };
                self.order(seat, &order, &context);
            }
        }
    }

    /// The seat that acts: one that is asked, or any.
    fn seat(&self, step: Step) -> Seat {
        let any = Seat::new(step.who & 3);
        if step.who & 0x80 == 0 {
            self.table.asked().first().copied().unwrap_or(any)
        } else {
            any
        }
    }

    /// Takes a report of the host on itself.
    fn report(&mut self, step: Step) {
        let (at, table) = (self.at, &mut self.table);
        let reported = match step.which % 8 {
            0 | 1 => table.resume(u64::from(step.rank) * 1_000, at),
            2 => table.void_draw_at(at),
            3 | 4 => table.renew_draws(fair::Bytes([step.rank; 32]), at),
            5 => {
                let seats = [Seat::new(step.rank & 3)];
                let freed = table.free_seats(&seats, VacancyReason::Left, at);
                freed.unwrap_or(Transition::NONE)
            }
            6 => table.close(at).unwrap_or(Transition::NONE),
            _ if table.stage() == Stage::Stopped => Transition::NONE,
            _ => table.stop("failed", at),
        };
        self.keep(reported);
        let settled = self.table.settle(at);
        self.keep(settled);
    }

    /// Lets a program act if the table waits for one. Returns whether it does.
    fn let_program_move(&mut self, step: Step) -> bool {
        let Some((seat, version)) = self
            .table
            .wanted()
            .map(|wanted| (wanted.seat, wanted.version))
        else {
            return false;
        };
        let legal = self.table.game().legal_actions();
        let action = legal[step.rank() % legal.len()];
        let moved = self.table.program_moves(seat, action, version, self.at);
        self.keep(moved.unwrap_or_else(|refusal| panic!("a legal action: {refusal}")));
        true
    }

    fn order_of(&mut self, seat: Seat, step: Step) -> Order {
        let is_repeated = step.what & 0x80 != 0;
        self.last_id += u64::from(!is_repeated);
        let version = self.table.version();
        Order {
            id: self.last_id,
            version: match step.what >> 5 & 3 {
                0 | 1 => version,
                2 => version.saturating_sub(1),
                _ => version + u32::from(step.rank & 1),
            },
            command: self.command(seat, step),
        }
    }

    fn command(&self, seat: Seat, step: Step) -> Command {
        let sent = fair::Bytes([step.rank & 1; 32]);
        let offers = [Offer::Draw, Offer::Takeback, Offer::Resign, Offer::Rematch];
        let claims = [Claim::Win, Claim::Draw];
        match step.what % 32 {
            16 => Command::Sit {
                commitment: fair::commitment(sent),
            },
            17 => Command::Reveal { sent },
            18 | 19 => Command::Offer {
                offer: offers[usize::from(step.which & 3)],
            },
            20 => Command::Agree,
            21 => Command::Decline,
            22 => Command::Undo,
            23 => Command::Resign,
            28 => Command::Claim {
                claim: claims[usize::from(step.which & 1)],
            },
            29..32 => Command::Move {
                action: TEXTS[usize::from(step.which & 7)].into(),
            },
            _ => Command::Move {
                action: self.legal(seat, step.rank()).as_str().into(),
            },
        }
    }

    /// A legal action of a seat, and else a text that is refused.
    fn legal(&self, seat: Seat, rank: usize) -> String {
        let Some(legal) = self.table.view(Reader::Seat(seat), self.at, 0).legal else {
            return "end".into();
        };
        if let [_, _, _, ..] = legal.keeps[..] {
            let first = rank % (legal.keeps.len() - 2);
            let kept = &legal.keeps[first..first + 3];
            return format!("keep {} {} {}", kept[0], kept[1], kept[2]);
        }
        let tokens = self.table.game().legal_tokens();
        let token = tokens[rank % tokens.len()].clone();
        let preview = self.table.preview(seat, [token.as_str()]);
        assert!(preview.is_ok(), "a legal action can be shown: {token}");
        token
    }

    /// Lets a seat order something, twice.
    fn order(&mut self, seat: Seat, order: &Order, context: &CommandContext) {
        let before = self.table.clone();
        let is_known = self.table.knows(seat, order) == Ok(true);
        match self.table.order(seat, order, context) {
            Err(refusal) => assert!(
                self.table == before,
                "refused, and not as before: {refusal}"
            ),
            Ok(transition) => {
                assert_eq!(is_known, transition.events.is_empty());
                self.keep(transition);
                let again = self.table.order(seat, order, context);
                assert!(again.is_ok_and(|again| again.events.is_empty()));
            }
        }
    }

    fn check_replay(&self) {
        let stored = self.events.iter().map(|event| {
            let text = serde_json::to_string(event).expect("events have text for keys");
            serde_json::from_str(&text).expect("what was written can be read")
        });
        let replayed = Table::replay(stored).unwrap_or_else(|error| panic!("{error}"));
        assert!(replayed == self.table, "the events make another table");
        for proof in replayed.proofs() {
            proof.check().unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

impl Step {
    /// The rank of an action among the legal ones.
    fn rank(self) -> usize {
        usize::from(self.which) << 8 | usize::from(self.rank)
    }
}
