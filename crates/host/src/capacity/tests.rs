//! Seats and openers that add as many events as they may.

use play::fair::{Bytes, Root, commitment};
use play::{Agreement, Command, CommandContext, Offer, Taker, VacancyReason};

use super::*;

/// A table whose seats do whatever they may.
struct Crowd {
    table: Table,
    context: CommandContext,
    last_id: u64,
}

impl Crowd {
    fn open(variant: &str) -> Self {
        let variant = variant.parse().expect("a variant");
        let agreed = Agreement::game(variant, (1..).map(Taker::Person));
        let (table, _) = Table::open(agreed, Root::new([7; 32]), 1_000).expect("agreed");
        Self {
            table,
            context: CommandContext::default(),
            last_id: 0,
        }
    }

    /// Orders something, a minute after the last order.
    fn order(&mut self, seat: Seat, command: Command) -> Result<(), &'static str> {
        self.last_id += 1;
        self.context.at += 60_000;
        let order = Order {
            id: self.last_id,
            version: self.table.version(),
            command,
        };
        check(&self.table, seat, &order).map_err(|problem| problem.code())?;
        let ordered = self.table.order(seat, &order, &self.context);
        ordered.map(|_| ()).map_err(|refusal| refusal.code())
    }

    fn share(&self) -> Bytes {
        let mut share = Bytes::default();
        share.0[..8].copy_from_slice(&self.last_id.to_le_bytes());
        share
    }

    fn sit(&mut self, seat: Seat) -> Result<Bytes, &'static str> {
        let share = self.share();
        let commitment = commitment(share);
        self.order(seat, Command::Sit { commitment })
            .map(|()| share)
    }

    fn sit_all(&mut self) {
        let seats: Vec<Seat> = self.table.seats().collect();
        let shares: Result<Vec<Bytes>, _> = seats.iter().map(|&seat| self.sit(seat)).collect();
        for (&seat, sent) in seats.iter().zip(shares.expect("all are free")) {
            self.order(seat, Command::Reveal { sent }).expect("all sit");
        }
        assert_eq!(self.table.stage(), Stage::Playing);
    }
}

#[test]
fn a_seat_that_sits_and_leaves_without_end_leaves_room_for_the_game() {
    let mut crowd = Crowd::open("sacred-hill-1");
    let [red, blue] = [0, 1].map(Seat::new);
    let mut sits = 0;
    while crowd.sit(blue).is_ok() {
        sits += 1;
        assert!(sits < 10_000, "it sits without end");
    }
    assert_eq!(sits, 9);
    assert_eq!(crowd.sit(blue), Err("taken"));
    let at = crowd.context.at;
    let freed = crowd
        .table
        .free_seats(&[blue], VacancyReason::Dismissed, at);
    freed.expect("red does not sit");
    let mut left = 0;
    while check_leaving(&crowd.table, &[red]).is_ok() {
        crowd.sit(red).expect("it is free");
        let at = crowd.context.at;
        let freed = crowd.table.free_seats(&[red], VacancyReason::Left, at);
        freed.expect("nobody reveals");
        left += 1;
        assert!(left < 10_000, "it leaves without end");
    }
    assert!(crowd.table.version() < 4 * MAX_NEEDLESS_EVENTS);
    crowd.sit_all();
    assert_eq!(crowd.table.needless_events(blue), 0);
}

#[test]
fn an_opener_who_dismisses_without_end_leaves_room_for_the_game() {
    let mut crowd = Crowd::open("sacred-hill-doubles-1");
    let guest = Seat::new(1);
    let mut dismissed = 0;
    while check_dismissing(&crowd.table).is_ok() {
        crowd.sit(guest).expect("it is free");
        let at = crowd.context.at;
        let freed = crowd
            .table
            .free_seats(&[guest], VacancyReason::Dismissed, at);
        freed.expect("nobody reveals");
        dismissed += 1;
        assert!(dismissed < 10_000, "it dismisses without end");
    }
    assert_eq!(dismissed, MAX_DISMISSALS);
    // The guest may leave all the same, and the game begins.
    assert!(check_leaving(&crowd.table, &[guest]).is_ok());
    crowd.sit_all();
}

/// One seat of doubles offers whatever it may, and takes it back, while the others play.
#[test]
fn no_seat_alone_fills_a_table_by_its_offers() {
    let mut crowd = Crowd::open("sacred-hill-doubles-1");
    crowd.sit_all();
    let south = Seat::new(0);
    let mut offers = 0;
    for _ in 0..2_000 {
        for command in [
            Command::Resign,
            Command::Offer { offer: Offer::Draw },
            Command::Offer {
                offer: Offer::Resign,
            },
        ] {
            if crowd.order(south, command).is_ok() {
                offers += 1;
                crowd.order(south, Command::Decline).expect("it is its own");
            }
        }
    }
    // Without a move, each offer comes once.
    assert_eq!(offers, 2);
    assert!(crowd.table.version() < 20);
}
