//! A host for tests: it keeps the events, and gives every command a new number.

use game::Seat;
use play::{
    Agreement, Command, CommandContext, Offer, Order, Reader, Refusal, Seating, Table, Taker,
    TimedEvent, Transition, View, fair,
};

pub(crate) const RED: Seat = Seat::new(0);
pub(crate) const BLUE: Seat = Seat::new(1);

pub(crate) struct Host {
    pub(crate) table: Table,
    pub(crate) events: Vec<TimedEvent>,
    pub(crate) context: CommandContext,
    last_id: u64,
    /// The number of times that all have taken their seats.
    sittings: u8,
}

/// The agreement for a game of persons, each at a screen of their own.
pub(crate) fn persons(variant: &str) -> Agreement {
    let screens = (1..).map(Taker::Person);
    let mut agreed = Agreement::game(variant.parse().expect("a variant"), screens);
    if variant != "seat-of-kings" {
        agreed.first = Some(agreed.seats[0].seat.clone());
    }
    agreed
}

/// The agreement for a game of Seat of Kings of these seats, each at a screen of their own.
pub(crate) fn kings(seats: &[&str]) -> Agreement {
    let mut agreed = persons("seat-of-kings");
    let seat = |(name, screen): (&&str, u8)| Seating {
        seat: (*name).into(),
        taker: Taker::Person(screen),
    };
    agreed.seats = seats.iter().zip(1..).map(seat).collect();
    agreed
}

impl Host {
    /// A table at which nobody sits yet.
    pub(crate) fn open(agreed: Agreement, root: u8) -> Self {
        let root = fair::Root::new([root; 32]);
        let (table, opened) = Table::open(agreed, root, 1_000).expect("it can be agreed");
        Self {
            table,
            events: opened.events,
            context: CommandContext {
                at: 1_000,
                ..CommandContext::default()
            },
            last_id: 0,
            sittings: 0,
        }
    }

    /// A table at which all persons sit.
    pub(crate) fn begin(agreed: Agreement) -> Self {
        let mut host = Self::open(agreed, 7);
        host.sit_all();
        host
    }

    /// Lets all persons sit with shares that they have not used before, and reveal them.
    pub(crate) fn sit_all(&mut self) {
        let sitting = self.sittings;
        self.sittings += 1;
        let share = |seat: Seat| {
            let mut bytes = [seat.index() as u8; 32];
            bytes[31] += sitting * 16;
            fair::Bytes(bytes)
        };
        for seat in self.table.seats().collect::<Vec<_>>() {
            match self.commit(seat, share(seat)) {
                Ok(()) | Err(Refusal::NoSeat) => {}
                Err(refusal) => panic!("{refusal}"),
            }
        }
        for seat in self.table.seats().collect::<Vec<_>>() {
            match self.reveal(seat, share(seat)) {
                Ok(()) | Err(Refusal::NoSeat) => {}
                Err(refusal) => panic!("{refusal}"),
            }
        }
    }

    /// Lets a seat commit to its share.
    pub(crate) fn commit(&mut self, seat: Seat, share: fair::Bytes) -> Result<(), Refusal> {
        let commitment = fair::commitment(share);
        self.order(seat, Command::Sit { commitment })
    }

    pub(crate) fn reveal(&mut self, seat: Seat, sent: fair::Bytes) -> Result<(), Refusal> {
        self.order(seat, Command::Reveal { sent })
    }

    /// Lets a seat command something, with the version that the table has.
    pub(crate) fn order(&mut self, seat: Seat, command: Command) -> Result<(), Refusal> {
        self.last_id += 1;
        let order = Order {
            id: self.last_id,
            version: self.table.version(),
            command,
        };
        self.send(seat, &order)
    }

    pub(crate) fn send(&mut self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        let transition = self.table.order(seat, order, &self.context)?;
        self.keep(transition);
        Ok(())
    }

    pub(crate) fn keep(&mut self, transition: Transition) {
        self.events.extend(transition.events);
    }

    pub(crate) fn play(&mut self, seat: Seat, decision: &str) -> Result<(), Refusal> {
        let action = decision.into();
        self.order(seat, Command::Move { action })
    }

    pub(crate) fn offer(&mut self, seat: Seat, offer: Offer) -> Result<(), Refusal> {
        self.order(seat, Command::Offer { offer })
    }

    /// Lets the seats that are asked play first legal decisions, so many times.
    pub(crate) fn play_on(&mut self, times: usize) {
        for _ in 0..times {
            let Some(&seat) = self.table.asked().first() else {
                return;
            };
            let decision = self.any_decision(seat, 0);
            self.play(seat, &decision).expect("legal");
        }
    }

    /// A legal decision of a seat that is asked.
    pub(crate) fn any_decision(&self, seat: Seat, number: usize) -> String {
        let legal = self.table.legal(seat).expect("it is asked");
        let tokens = legal.tokens();
        if let [first, second, third, ..] = legal.keeps[..] {
            format!("keep {first} {second} {third}")
        } else if !tokens.is_empty() {
            tokens[number % tokens.len()].clone()
        } else if let Some((hill, links)) = legal.replaces.iter().next() {
            format!("x{hill}+{}", links[number % links.len()])
        } else {
            let stone = &legal.stones[0];
            let (card, region, pieces) = (stone.card, stone.region, &stone.pieces);
            format!("stone {card} {region} {} {}", pieces[0], pieces[1])
        }
    }

    pub(crate) fn view(&self, seat: Seat) -> View<'_> {
        self.table.view(Reader::Seat(seat), self.context.at, 0)
    }

    /// The points of the last game that is over.
    pub(crate) fn points(&self) -> &[u8] {
        &self.table.finished().last().expect("a game is over").points
    }

    /// The bytes that a reader is sent.
    pub(crate) fn bytes(&self, reader: Reader) -> String {
        let view = self.table.view(reader, self.context.at, 0);
        serde_json::to_string(&view).expect("a view is JSON")
    }
}
