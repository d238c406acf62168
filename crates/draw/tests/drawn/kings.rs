//! Drawings of Seat of Kings: what is on them, and what is not.

use draw::{Sheet, deck, kings, png};
use game::{Chance, Game, Hidden, Moves, Seat, biased_random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use seat_of_kings::{Color, Decision, Deck, Options, Players, Public, State, Step};
use view::Perspective;

/// All moments of a random game at which a seat decides, the last one too, when nobody does.
fn moments(colors: &[Color], seed: u64) -> Vec<State> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut options = Options::new(Players::new(colors).expect("two to four"));
    options.max_rounds = 10;
    let mut state = State::new(options);
    let mut moments = Vec::new();
    loop {
        while let Some(draw) = state.chance_event() {
            let drawn = draw.sample(&mut rng);
            Chance::apply_draw(&mut state, drawn.items());
        }
        moments.push(state.clone());
        match biased_random_move(&state, Decision::is_building, &mut rng) {
            Some(mv) => state.play(mv),
            None => return moments,
        }
    }
}

/// A game for each number of players.
fn games() -> Vec<Vec<State>> {
    let counts = 2..=4;
    counts
        .map(|count| moments(&Color::ALL[..count], 7))
        .collect()
}

/// The number of elements of a class in a drawing.
fn count(drawing: &str, class: &str) -> usize {
    drawing.matches(&format!("class=\"{class}\"")).count()
}

/// The number of cards that are drawn with their face, and of those that lie face down, but for those of the middle.
fn faces(drawing: &str) -> [usize; 2] {
    let (_, below) = drawing
        .split_once("kings-panel\"")
        .expect("there are players");
    [count(below, "kings-number"), count(below, "kings-back")]
}

fn seats(public: &Public) -> Vec<Seat> {
    public.options().players.seats().collect()
}

#[test]
fn every_moment_is_svg_and_says_who_decides() {
    for states in games() {
        for state in states.iter().step_by(23) {
            let drawing = kings(Perspective::Everything(state), "A & B");
            let image = png(&drawing, 40).expect("it is SVG");
            assert!(image.starts_with(b"\x89PNG"));
            let public = state.public();
            let regions = public.options().regions.len();
            assert_eq!(count(&drawing, "kings-position"), 15 * regions);
            assert_eq!(count(&drawing, "kings-panel"), seats(public).len());
            let decides = drawing.matches("stroke-width=\"60\"").count();
            assert_eq!(decides, usize::from(public.decides().is_some()));
        }
    }
}

#[test]
fn skb4_every_piece_on_the_board_is_drawn() {
    for states in games() {
        for state in states.iter().step_by(17) {
            let public = state.public();
            let drawing = kings(Perspective::Everything(state), "");
            let (board, _) = drawing
                .split_once("kings-middle")
                .expect("there is a middle");
            let stacks: Vec<_> = public
                .stacks()
                .into_iter()
                .map(|(_, _, stack)| stack)
                .collect();
            assert!(
                stacks.iter().all(|stack| stack.len() <= 13),
                "none has more than are drawn"
            );
            let drawn = board.matches("class=\"kings-piece ").count();
            assert_eq!(drawn, stacks.iter().map(Vec::len).sum::<usize>());
            let forts = public
                .options()
                .regions
                .iter()
                .map(|region| public.forts(region).len());
            assert_eq!(
                board.matches("class=\"kings-fort ").count(),
                forts.sum::<usize>()
            );
        }
    }
}

#[test]
fn sko4_hidden_cards_lie_face_down_and_change_nothing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for states in games() {
        for state in states.iter().step_by(41) {
            for seat in seats(state.public()) {
                let view = state.view(seat);
                let drawing = kings(Perspective::Seat(&view), "");
                let (hand, all) = (state.hand(seat), seats(state.public()));
                let hidden = all.iter().map(|&seat| {
                    let (cards, aside) = view.sizes(seat);
                    usize::from(cards + aside)
                });
                let own = hand.cards.len() + hand.aside.len();
                assert_eq!(faces(&drawing), [own, hidden.sum()]);
                let other = State::determinize(&view, &mut rng);
                assert_eq!(kings(Perspective::Seat(&other.view(seat)), ""), drawing);
            }
        }
    }
}

#[test]
fn where_the_seat_that_decides_can_act_is_marked_and_only_for_it() {
    let mut marked = 0;
    for state in games().iter().flatten() {
        let Step::Promote { .. } = state.public().step() else {
            continue;
        };
        let promotions = state
            .moves()
            .iter()
            .filter(|mv| matches!(mv, Decision::Promote(_)))
            .count();
        if state.public().garrison().is_some() || promotions == 0 {
            continue;
        }
        marked += 1;
        for seat in seats(state.public()) {
            let drawing = kings(Perspective::Seat(&state.view(seat)), "");
            let decides = state.public().decides() == Some(seat);
            assert_eq!(
                count(&drawing, "kings-legal"),
                if decides { promotions } else { 0 }
            );
        }
    }
    assert!(marked > 0, "somebody promotes in those games");
}

#[test]
fn sk2p1_a_closed_region_is_locked() {
    let games = (0..).map(|seed| moments(&Color::ALL[..2], seed));
    let mut states = games.flatten();
    let state = states.find(|state| state.public().closed().len() == 1);
    let drawing = kings(
        Perspective::Everything(&state.expect("somebody wins a region")),
        "",
    );
    assert_eq!(count(&drawing, "kings-lock"), 1);
    let start = &moments(&Color::ALL[..2], 0)[0];
    assert_eq!(
        count(&kings(Perspective::Everything(start), ""), "kings-lock"),
        0
    );
}

#[test]
fn skc3_a_sheet_has_all_cards_of_a_deck_and_what_is_said_of_it() {
    let cards = Deck::reconstructed();
    let notes = ["not the <printed> one".to_owned()];
    let sheet = Sheet {
        title: "A deck",
        notes: &notes,
    };
    let drawing = deck(&cards, &sheet);
    assert!(png(&drawing, 100).is_ok());
    assert!(drawing.contains(">A deck</text>") && drawing.contains("not the &lt;printed> one"));
    assert_eq!(count(&drawing, "kings-number"), 36);
    assert_eq!(count(&drawing, "kings-stone"), 4);
    assert_eq!(drawing.matches(">herdsman</text>").count(), 2);
    let prints = seat_of_kings::Cards::ALL
        .iter()
        .map(|card| cards.print(card));
    let [placed, greyed] = prints.fold([0, 0], |[placed, greyed], print| {
        [placed + print.place.len(), greyed + print.grey.len()]
    });
    assert_eq!(drawing.matches("kings-spot kings-place").count(), placed);
    assert_eq!(drawing.matches("kings-spot kings-grey").count(), greyed);
}
