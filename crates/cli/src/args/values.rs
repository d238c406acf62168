//! The values of arguments: their parsers, and what a shell completes them to.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::str::FromStr;

use bots::Spec;
use bots::levels::LEVEL_COUNT;
use catalog::AnyVariant;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap_complete::engine::{
    ArgValueCandidates, ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter,
};
use ipnet::IpNet;
use seat_of_kings::{Edition, Region};
use tracing_subscriber::EnvFilter;

use crate::errors;
use crate::rules::library::Library;
use crate::words::words;

/// The forms of a SPEC other than levels, some of which end where a value follows, and what each player is.
const SPECS: [(&str, &str); 6] = [
    ("random", "any legal move"),
    ("greedy", "most points after one move"),
    ("search:", "the search: milliseconds per move"),
    ("search:nodes=", "the search: nodes per move"),
    ("uct:", "the baseline: playouts per move"),
    ("engine:", "another program: the command that starts it"),
];

/// Parses the id of a variant. The error for an unknown id lists all ids and suggests a similar one.
pub(super) fn variant() -> impl TypedValueParser<Value = AnyVariant> {
    let names = AnyVariant::all().map(AnyVariant::name);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<AnyVariant>())
}

/// Parses what `FromStr` reads. This message says what else it is not.
pub(super) fn parsed<T: FromStr>(
    message: &'static str,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| text.parse().map_err(|_| words().get(message))
}

/// Parses a network, or one address.
pub(super) fn network(text: &str) -> Result<IpNet, String> {
    server::parse_network(text).map_err(|_| words().get("args-network"))
}

/// Checks the levels of a log.
pub(super) fn log_levels(text: &str) -> Result<String, String> {
    match EnvFilter::try_new(text) {
        Ok(_) => Ok(text.into()),
        Err(_) => Err(words().get("args-levels")),
    }
}

/// Parses a player.
pub(super) fn spec(text: &str) -> Result<Spec, String> {
    text.parse()
        .map_err(|error| errors::of_spec(&error, words()))
}

/// Offers the ids of variants, and files after `@`.
pub(super) fn positions() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let file = typed.as_bytes().strip_prefix(b"@");
        let Some(file) = file else {
            let variants =
                AnyVariant::all().map(|variant| CompletionCandidate::new(variant.name()));
            return beginning(typed, variants);
        };
        let files = PathCompleter::any().complete(OsStr::from_bytes(file));
        files.into_iter().map(|file| file.add_prefix("@")).collect()
    })
}

/// Offers the players of a SPEC.
pub(super) fn specs() -> ArgValueCandidates {
    ArgValueCandidates::new(|| players().collect())
}

/// Offers seats, and once only one fits, the players that can take it.
pub(super) fn taken_seats() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let text = typed.to_str().unwrap_or_default();
        let mut seats = seat_names();
        seats.retain(|seat| {
            format!("{seat}=").starts_with(text) || text.split('=').next() == Some(seat)
        });
        match seats.as_slice() {
            [seat] => beginning(
                typed,
                takers().map(|taker| taker.add_prefix(format!("{seat}="))),
            ),
            _ => seats
                .into_iter()
                .map(|seat| CompletionCandidate::new(format!("{seat}=")))
                .collect(),
        }
    })
}

/// Offers the seats of all games.
pub(super) fn seats() -> ArgValueCandidates {
    ArgValueCandidates::new(|| named(seat_names()))
}

/// Offers the seats of Seat of Kings.
pub(super) fn colors() -> ArgValueCandidates {
    ArgValueCandidates::new(|| named(AnyVariant::SeatOfKings.seats()))
}

/// Offers the regions of Seat of Kings.
pub(super) fn regions() -> ArgValueCandidates {
    ArgValueCandidates::new(|| named(Region::ALL.map(Region::name)))
}

/// Offers the editions of Seat of Kings.
pub(super) fn editions() -> ArgValueCandidates {
    ArgValueCandidates::new(|| named([Edition::En, Edition::It].map(Edition::name)))
}

/// Offers the numbers of the levels.
pub(super) fn levels() -> ArgValueCandidates {
    ArgValueCandidates::new(|| named((1..=LEVEL_COUNT).map(|level| level.to_string())))
}

/// Offers variants and sections of the rules, and clauses as soon as something is typed.
pub(super) fn rules() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let library = Library::new();
        let variants = library.variants().map(|variant| variant.id.as_str());
        let clauses = library.clauses().map(|clause| clause.id.as_str());
        let clauses = clauses.filter(|_| !typed.is_empty());
        let ids = variants.chain(library.sections()).chain(clauses);
        beginning(typed, ids.map(CompletionCandidate::new))
    })
}

fn players() -> impl Iterator<Item = CompletionCandidate> {
    let levels = (1..=LEVEL_COUNT).map(|level| CompletionCandidate::new(format!("level:{level}")));
    let others = SPECS
        .into_iter()
        .map(|(spec, who)| CompletionCandidate::new(spec).help(Some(who.into())));
    levels.chain(others)
}

fn takers() -> impl Iterator<Item = CompletionCandidate> {
    let human = CompletionCandidate::new("human").help(Some("a person".into()));
    [human].into_iter().chain(players())
}

/// The names of the seats of all games, each once.
fn seat_names() -> Vec<&'static str> {
    let mut seen = BTreeSet::new();
    let mut names: Vec<_> = AnyVariant::all().flat_map(AnyVariant::seats).collect();
    names.retain(|name| seen.insert(*name));
    names
}

fn named(words: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<CompletionCandidate> {
    let words = words.into_iter();
    words
        .map(|word| CompletionCandidate::new(word.as_ref()))
        .collect()
}

/// The candidates that begin with `typed`.
fn beginning(
    typed: &OsStr,
    candidates: impl Iterator<Item = CompletionCandidate>,
) -> Vec<CompletionCandidate> {
    let typed = typed.as_encoded_bytes();
    candidates
        .filter(|each| each.get_value().as_encoded_bytes().starts_with(typed))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(completer: &ArgValueCompleter, typed: &str) -> Vec<String> {
        let candidates = completer.complete(OsStr::new(typed)).into_iter();
        candidates
            .map(|each| each.get_value().to_string_lossy().into())
            .collect()
    }

    #[test]
    fn every_offered_player_is_one_or_waits_for_its_value() {
        for player in players() {
            let spec = player.get_value().to_str().expect("ASCII").to_owned();
            let whole = if spec.ends_with([':', '=']) {
                format!("{spec}7")
            } else {
                spec
            };
            assert!(whole.parse::<Spec>().is_ok(), "{whole}");
        }
    }

    #[test]
    fn a_seat_is_completed_before_its_player() {
        assert!(offered(&taken_seats(), "").contains(&"red=".into()));
        assert!(offered(&taken_seats(), "re").contains(&"red=human".into()));
        assert_eq!(offered(&taken_seats(), "red=h"), ["red=human"]);
        assert_eq!(offered(&taken_seats(), "blue=level:8"), ["blue=level:8"]);
        assert_eq!(offered(&taken_seats(), "blue=nobody").len(), 0);
    }

    #[test]
    fn clauses_are_offered_once_something_is_typed() {
        assert!(!offered(&rules(), "").contains(&"SH3".into()));
        assert!(offered(&rules(), "").contains(&"SH".into()));
        assert!(offered(&rules(), "SH").contains(&"SH3".into()));
    }
}
