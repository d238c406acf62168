//! Random games, move list by move list and reason by reason.

use game::{Game, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use seat_of_kings::{Card, Cards, Color, Decision, Deck, Piece, Position, Region, State};

use crate::both::Both;
use crate::tables::{Policy, tables};

/// Decisions of every kind, most of them illegal, some nearly legal.
fn candidates(state: &State, rng: &mut impl Rng) -> Vec<Decision> {
    let mut all = vec![
        Decision::Activate,
        Decision::End,
        Decision::Traitor,
        Decision::Decline,
        Decision::Ransom(below(4, rng) as u8),
        Decision::Start(Color::ALL[below(4, rng)]),
        Decision::Region(region(rng)),
    ];
    let verbs = [
        Decision::Place,
        Decision::KeepFort,
        Decision::Promote,
        Decision::Exchange,
        Decision::Garrison,
    ];
    all.extend(verbs.into_iter().map(|verb| verb(position(rng))));
    let own = match state.turn() {
        Turn::Seat(seat) => state.hand(seat).cards,
        _ => Cards::NONE,
    };
    for card in own.iter().chain([any_card(rng), any_card(rng)]) {
        all.push(Decision::Discard(card));
        all.push(Decision::Amnesty(region(rng), card));
        all.push(Decision::Play(card, region(rng), position(rng), None));
        all.push(Decision::Play(
            card,
            region(rng),
            position(rng),
            Some(position(rng)),
        ));
        all.push(Decision::Stone(card, region(rng), piece(rng), piece(rng)));
        all.push(Decision::Keep([card, any_card(rng), any_card(rng)]));
    }
    all
}

fn region(rng: &mut impl Rng) -> Region {
    Region::ALL[below(4, rng)]
}

fn position(rng: &mut impl Rng) -> Position {
    Position::all()
        .nth(below(Position::COUNT, rng))
        .expect("below their number")
}

fn piece(rng: &mut impl Rng) -> Piece {
    Piece {
        position: position(rng),
        level: below(3, rng) as u8,
    }
}

fn any_card(rng: &mut impl Rng) -> Card {
    Cards::ALL
        .iter()
        .nth(below(Card::COUNT, rng))
        .expect("below their number")
}

/// Plays one game to its end.
fn compare(mut both: Both, policy: Policy, rng: &mut impl Rng) {
    while !matches!(both.fast.turn(), Turn::Over(_)) {
        both.check();
        if both.draw(rng) {
            continue;
        }
        for decision in candidates(&both.fast, rng) {
            both.check_reason(decision);
        }
        let decision = policy.choose(&both.fast, rng);
        both.play(decision);
    }
    both.check();
}

#[test]
fn random_games_are_the_same_in_both() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for options in tables() {
        for policy in [Policy::Uniform, Policy::Eager] {
            compare(Both::start(options.clone()), policy, &mut rng);
        }
    }
}

/// A deck of any arrays that fit somewhere, with about this many Stones in ten cards.
fn any_deck(stones: usize, rng: &mut impl Rng) -> String {
    let mut file = "name = \"any\"\nedition = 1\n".to_owned();
    for number in 1..=Card::COUNT {
        file += &format!("[[card]]\nnumber = {number}\n");
        if below(10, rng) < stones {
            file += "cost = 3\nstone = true\n";
            continue;
        }
        let lists = any_array(rng);
        file += &format!("cost = {}\n{lists}", below(5, rng));
    }
    file
}

/// One or two Placement Positions and some greyed ones, that fit somewhere.
fn any_array(rng: &mut impl Rng) -> String {
    loop {
        let mut spots: Vec<String> = Vec::new();
        let place = 1 + below(2, rng);
        for spot in 0..place + below(3, rng) {
            let ranks = if spot < place { "FHW" } else { "FHWCK" };
            let rank = &ranks[below(ranks.len(), rng)..][..1];
            let shift = ["0", "0", "0", "+1", "-1", "+2", "-2", "+4", "-3"][below(9, rng)];
            spots.push(format!("\"{rank}{shift}\""));
        }
        let (place, grey) = spots.split_at(place);
        let lists = format!(
            "place = [{}]\ngrey = [{}]\n",
            place.join(", "),
            grey.join(", ")
        );
        let cards = (2..=Card::COUNT)
            .map(|number| format!("[[card]]\nnumber = {number}\ncost = 3\nstone = true\n"));
        let first = format!("[[card]]\nnumber = 1\ncost = 0\n{lists}");
        let file = format!(
            "name = \"x\"\nedition = 1\n{first}{}",
            cards.collect::<String>()
        );
        if Deck::read(file.as_bytes()).is_ok() {
            return lists;
        }
    }
}

#[test]
fn skc2_games_with_any_deck_are_the_same_in_both() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for (options, stones) in tables().zip([0, 1, 2, 10, 1, 1, 0, 5]) {
        let deck = any_deck(stones, &mut rng);
        compare(Both::start_with(options, &deck), Policy::Eager, &mut rng);
    }
}
