//! A match of Seat of Kings between the player that searches, in one seat, and the greedy yardstick in all others.
//!
//! `cargo run --release -p bots --example seat-of-kings-match -- --seats 2 --pairs 200 --iterations 300`
//!
//! Options: `--seats 2` to 4; `--pairs N` groups of games from `--seed S` on; `--iterations N` and `--time-ms T` for a
//! decision; `--greedy decision` or `turn`; `--against N`, so that the others search with N iterations in its place.
//! `--noise E` and `--against-noise E` let the player and the others misjudge as levels do, by up to so many thousandths of
//! a win; then there is no limit of time.
//!
//! A group is the same shuffles once for each seat of the player that searches: a pair with two seats. It prints a line
//! for each game, and the sums. A long match is run in parts: `--seed S` is the first group, and each group depends on
//! its number alone.

use std::time::{Duration, Instant};

use bots::levels::{KingsLevel, KingsLevelPlayer};
use bots::{KingsGreedy, KingsReach, KingsSearcher, Player};
use game::{Chance, Game, Hidden, Moves, Turn};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use search::Limits;
use seat_of_kings::{Color, Decision, Options, Players, State, Step, View};

struct Args {
    seats: usize,
    pairs: u64,
    seed: u64,
    iterations: u64,
    time_ms: u64,
    reach: KingsReach,
    /// The iterations of the other seats, if they search too.
    others: Option<u64>,
    /// Of the player and of the others, in thousandths of a win.
    noise: [u32; 2],
}

fn main() {
    let args = args();
    let mut sums = Sums::default();
    for group in args.seed..args.seed + args.pairs {
        for own in 0..args.seats {
            let game = play(&args, group, own);
            println!("group {group} seat {own} {}", game.line());
            sums.add(&game);
        }
    }
    println!("{}", sums.line());
}

fn args() -> Args {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let text = |name: &str| {
        let place = words.iter().position(|word| word == name)?;
        words.get(place + 1).cloned()
    };
    let number = |name: &str, default: u64| {
        text(name)
            .and_then(|word| word.parse().ok())
            .unwrap_or(default)
    };
    Args {
        seats: number("--seats", 2).clamp(2, 4) as usize,
        pairs: number("--pairs", 20),
        seed: number("--seed", 1),
        iterations: number("--iterations", 20_000),
        time_ms: number("--time-ms", 1000),
        reach: match text("--greedy").as_deref() {
            Some("turn") => KingsReach::Turn,
            _ => KingsReach::Decision,
        },
        others: text("--against").and_then(|word| word.parse().ok()),
        noise: ["--noise", "--against-noise"].map(|name| number(name, 0) as u32),
    }
}

/// What came of one game.
struct Played {
    /// 1, 0, or nothing if it was drawn.
    won: Option<bool>,
    rounds: u32,
    decisions: u64,
    time: Duration,
    longest: Duration,
}

fn play(args: &Args, group: u64, own: usize) -> Played {
    let players = Players::new(&Color::ALL[..args.seats]).expect("two to four colors");
    let mut state = State::new(Options::new(players));
    let mut seats: Vec<_> = (0..args.seats)
        .map(|seat| match (seat == own, args.others) {
            (true, _) => searcher(args, args.iterations, args.noise[0]),
            (false, Some(iterations)) => searcher(args, iterations, args.noise[1]),
            (false, None) => Box::new(KingsGreedy::new(args.reach)),
        })
        .collect();
    for (seat, player) in seats.iter_mut().enumerate() {
        player.begin(group * 8 + seat as u64);
    }
    let mut played = Played {
        won: None,
        rounds: 0,
        decisions: 0,
        time: Duration::ZERO,
        longest: Duration::ZERO,
    };
    loop {
        match state.turn() {
            Turn::Over(scores) => {
                let winner = scores.all().iter().position(|&points| points > 0);
                played.won = winner.map(|winner| winner == own);
                played.rounds = state.public().round();
                return played;
            }
            Turn::Chance => shuffle(&mut state, group),
            Turn::Seat(seat) => {
                let began = Instant::now();
                let decision = seats[seat.index()]
                    .choose(&state.view(seat))
                    .expect("a seat to move");
                let took = began.elapsed();
                assert!(state.moves().contains(decision), "{decision} is not legal");
                if seat.index() == own && state.moves().len() > 1 {
                    played.decisions += 1;
                    played.time += took;
                    played.longest = played.longest.max(took);
                }
                state.play(decision);
            }
        }
    }
}

/// A player that searches with so many iterations and misjudges by so much.
fn searcher(args: &Args, iterations: u64, noise: u32) -> Box<dyn Player<View, Decision>> {
    match noise {
        0 => Box::new(KingsSearcher::new(Limits {
            nodes: Some(iterations),
            depth: None,
            time: Some(Duration::from_millis(args.time_ms)),
        })),
        _ => Box::new(KingsLevelPlayer::new(KingsLevel { iterations, noise })),
    }
}

/// Draws by the group, the round and what is drawn alone, so that the games of a group have the same shuffles.
fn shuffle(state: &mut State, group: u64) {
    let public = state.public();
    let kind = match public.step() {
        Step::Lots => 0,
        Step::Deal => 1,
        _ => 2,
    };
    let mut rng = SplitMix64::seed_from_u64(group);
    let seed = rng.next_u64() ^ u64::from(public.round() * 4 + kind);
    let draw = state.draw().expect("chance is next");
    let drawn = draw.sample(&mut SplitMix64::seed_from_u64(seed));
    Chance::apply_draw(state, drawn.items());
}

impl Played {
    fn line(&self) -> String {
        let result = match self.won {
            Some(true) => "won",
            Some(false) => "lost",
            None => "drawn",
        };
        format!(
            "{result} in {} rounds, {} decisions, {:.1} ms each",
            self.rounds,
            self.decisions,
            self.mean_ms()
        )
    }

    fn mean_ms(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / self.decisions.max(1) as f64
    }
}

#[derive(Default)]
struct Sums {
    won: u32,
    lost: u32,
    drawn: u32,
    rounds: u32,
    decisions: u64,
    time: Duration,
    longest: Duration,
}

impl Sums {
    fn add(&mut self, game: &Played) {
        match game.won {
            Some(true) => self.won += 1,
            Some(false) => self.lost += 1,
            None => self.drawn += 1,
        }
        self.rounds += game.rounds;
        self.decisions += game.decisions;
        self.time += game.time;
        self.longest = self.longest.max(game.longest);
    }

    fn line(&self) -> String {
        let games = self.won + self.lost + self.drawn;
        let (share, low, high) = wilson(self.won, self.won + self.lost);
        format!(
            "{games} games: {} won, {} lost, {} drawn ({:.1} %)\n\
             {share:.1} % of decided games won, 95 % interval {low:.1} to {high:.1}\n\
             {:.1} rounds a game, {:.1} choices a game, {:.2} ms each, the longest {:.0} ms",
            self.won,
            self.lost,
            self.drawn,
            100.0 * f64::from(self.drawn) / f64::from(games),
            f64::from(self.rounds) / f64::from(games),
            self.decisions as f64 / f64::from(games),
            self.time.as_secs_f64() * 1000.0 / self.decisions as f64,
            self.longest.as_secs_f64() * 1000.0,
        )
    }
}

/// The share in percent and its 95 % interval, after Wilson.
fn wilson(won: u32, of: u32) -> (f64, f64, f64) {
    let (share, n, z) = (f64::from(won) / f64::from(of), f64::from(of), 1.96);
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (
        100.0 * share,
        100.0 * (middle - spread) / whole,
        100.0 * (middle + spread) / whole,
    )
}
