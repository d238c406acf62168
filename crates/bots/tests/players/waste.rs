//! Levels of Seat of Kings in whole games: nothing is spent for nothing.
//!
//! `TARA_WASTE_GAMES` says how many games each level plays with each number of seats, and `TARA_WASTE_KEPT` names a file that
//! keeps what each game wasted, so that an interrupted run continues where it ended; `cargo xtask deep waste` sets both.

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, process};

use bots::levels::{KingsLevel, KingsLevelPlayer};
use bots::{Player, PlayerError};
use game::{Game, Hidden, Seat, Turn, draw_at_random};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use seat_of_kings::{Color, Decision, Options, Players, State};

/// The waste in some games.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Waste {
    turns: u32,
    /// Cards played without a piece placed or promoted.
    cards: u32,
    /// Activations that promoted nothing.
    activations: u32,
    /// Amnesties that brought no own piece back.
    amnesties: u32,
}

/// The acts of a seat since its turn, or its activation, began.
#[derive(Debug, Default, Clone, Copy)]
struct Begun {
    is_play: bool,
    is_activated: bool,
    has_changed: bool,
    has_promoted: bool,
}

impl Waste {
    /// Adds what another game wasted.
    const fn add(&mut self, other: Self) {
        self.turns += other.turns;
        self.cards += other.cards;
        self.activations += other.activations;
        self.amnesties += other.amnesties;
    }

    /// Notes a decision and, with it, how the turn that it ends was spent.
    fn note(&mut self, state: &State, decision: Decision, begun: &mut Begun) {
        match decision {
            Decision::Play(..) | Decision::Stone(..) => {
                self.turns += 1;
                *begun = Begun {
                    is_play: matches!(decision, Decision::Play(..)),
                    ..Begun::default()
                };
            }
            Decision::Discard(_) => self.turns += 1,
            Decision::Amnesty(region, _) => {
                self.turns += 1;
                let seat = state.public().on_turn();
                let freed = state.public().freed_by_amnesty(region);
                self.amnesties += u32::from(freed[seat.index()] == 0);
            }
            Decision::Place(_) => begun.has_changed = true,
            Decision::Exchange(_) => *begun = Begun::default(),
            Decision::Activate => begun.is_activated = true,
            Decision::Promote(_) => (begun.has_changed, begun.has_promoted) = (true, true),
            Decision::End => {
                self.cards += u32::from(begun.is_play && !begun.has_changed);
                self.activations += u32::from(begun.is_activated && !begun.has_promoted);
                *begun = Begun::default();
            }
            _ => {}
        }
    }
}

/// A game of a level against itself: the level, the number of seats, and the seed.
type GameOfLevel = (u8, usize, u64);

/// The games that were played before, in a file with a line for each: the game, and what it wasted.
struct KeptGames {
    file: Option<PathBuf>,
    games: HashMap<GameOfLevel, Waste>,
}

impl KeptGames {
    /// Those of a file, which need not exist; with `None` nothing is kept. A last line that was cut off is deleted.
    fn of(file: Option<PathBuf>) -> Self {
        let text = file.as_deref().map(fs::read_to_string);
        let text = text.and_then(Result::ok).unwrap_or_default();
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        if let Some(file) = &file
            && whole != text
        {
            fs::write(file, whole).expect("it is written");
        }
        let games = whole.lines().filter_map(read).collect();
        Self { file, games }
    }

    /// The waste of a game. Plays it, unless that was done before.
    fn waste(&self, game: GameOfLevel) -> Result<Waste, PlayerError> {
        if let Some(&waste) = self.games.get(&game) {
            return Ok(waste);
        }
        let waste = played(game)?;
        if let Some(file) = &self.file {
            write(file, game, waste);
        }
        Ok(waste)
    }
}

fn read(line: &str) -> Option<(GameOfLevel, Waste)> {
    let numbers = line.split(' ').map(|number| number.parse().ok());
    let numbers: Vec<u32> = numbers.collect::<Option<_>>()?;
    let [level, seats, seed, turns, cards, activations, amnesties] = numbers[..] else {
        return None;
    };
    let waste = Waste {
        turns,
        cards,
        activations,
        amnesties,
    };
    let game = (u8::try_from(level).ok()?, seats as usize, seed.into());
    Some((game, waste))
}

fn write(file: &Path, (level, seats, seed): GameOfLevel, waste: Waste) {
    let Waste {
        turns,
        cards,
        activations,
        amnesties,
    } = waste;
    let line = format!("{level} {seats} {seed} {turns} {cards} {activations} {amnesties}\n");
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)
        .expect("a file to keep games in");
    file.write_all(line.as_bytes()).expect("it is written");
}

/// Lets a level play a game against itself.
fn played((level, seats, seed): GameOfLevel) -> Result<Waste, PlayerError> {
    let level = KingsLevel::of(level).expect("a level");
    let mut waste = Waste::default();
    let players = Players::new(&Color::ALL[..seats]).expect("different colors");
    let mut state = State::new(Options::new(players));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut players = vec![KingsLevelPlayer::new(level); seats];
    for (seat, player) in players.iter_mut().enumerate() {
        player.begin(seed * 8 + seat as u64);
    }
    let mut begun = [Begun::default(); Seat::MAX_COUNT];
    loop {
        let seat = match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                draw_at_random(&mut state, &mut rng);
                continue;
            }
            Turn::Seat(seat) => seat,
        };
        let decision = players[seat.index()].choose(&state.view(seat))?;
        waste.note(&state, decision, &mut begun[seat.index()]);
        state.play(decision);
    }
    Ok(waste)
}

/// Games of each level with each number of seats.
const GAMES: u64 = 2;

#[test]
fn levels_from_3_on_waste_no_cumal_and_hardly_a_card() -> Result<(), PlayerError> {
    let long = env::var("TARA_WASTE_GAMES").ok();
    let games = long.as_ref().map_or(GAMES, |games| {
        games
            .parse()
            .expect("a number of games in TARA_WASTE_GAMES")
    });
    let kept = KeptGames::of(env::var_os("TARA_WASTE_KEPT").map(PathBuf::from));
    // Level 8 thinks a second for each decision.
    let levels = if long.is_some() { 3..=7 } else { 3..=5 };
    for level in levels.step_by(if long.is_some() { 1 } else { 2 }) {
        for seats in 2..=4 {
            let mut waste = Waste::default();
            for seed in 0..games {
                waste.add(kept.waste((level, seats, seed))?);
            }
            println!("level {level}, {seats} seats, {games} games: {waste:?}");
            let (activations, amnesties) = (waste.activations, waste.amnesties);
            assert_eq!(
                (activations, amnesties),
                (0, 0),
                "level {level}, {seats} seats: {waste:?}"
            );
            assert!(
                waste.cards * 50 <= waste.turns,
                "level {level}, {seats} seats: {waste:?}"
            );
            assert!(waste.turns > 20, "{waste:?}");
        }
    }
    Ok(())
}

#[test]
fn an_interrupted_run_goes_on_where_it_ended() -> Result<(), PlayerError> {
    let file = env::temp_dir().join(format!("tara-waste-{}", process::id()));
    // A run that was ended within its second line.
    fs::write(&file, "3 2 0 70 1 0 0\n3 2 1 7").expect("a file");
    let kept = KeptGames::of(Some(file.clone()));
    assert_eq!(kept.games.len(), 1);
    assert_eq!(kept.waste((3, 2, 0))?.turns, 70);
    let second = kept.waste((3, 2, 1))?;
    assert_eq!(second, played((3, 2, 1))?);
    let after = KeptGames::of(Some(file.clone())).games;
    fs::remove_file(&file).expect("the file");
    assert_eq!(after.len(), 2);
    assert_eq!(after[&(3, 2, 1)], second);
    Ok(())
}
