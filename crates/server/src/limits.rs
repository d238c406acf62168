//! Rate limits by address.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock as _;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use host::Problem;

use crate::Settings;
use crate::address::Address;

/// The recent requests of addresses.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<Address>,
    tables: DefaultKeyedRateLimiter<Address>,
    joins: DefaultKeyedRateLimiter<Address>,
    advice: DefaultKeyedRateLimiter<Address>,
    wrong_secrets: DefaultKeyedRateLimiter<Address>,
    files: DefaultKeyedRateLimiter<Address>,
    reports: DefaultKeyedRateLimiter<Address>,
    sockets: Places,
}

/// A count for each address, such as of sockets.
#[derive(Clone)]
pub(crate) struct Places {
    taken: Arc<Mutex<HashMap<Address, usize>>>,
    max: usize,
}

/// One of the places of an address. Dropping it frees the place.
pub(crate) struct Place {
    address: Address,
    taken: Arc<Mutex<HashMap<Address, usize>>>,
}

/// A limit that was reached.
#[derive(Debug)]
pub(crate) struct Excess {
    pub(crate) problem: Problem,
    /// After how long it can be tried again.
    pub(crate) wait: Duration,
}

impl From<Excess> for Problem {
    fn from(excess: Excess) -> Self {
        excess.problem
    }
}

/// The maximum number of frames of a message, on average.
const FRAMES_PER_MESSAGE: u32 = 5;

/// The factor by which an address may ask for more files of the page than other things.
const FILES_PER_REQUEST: u32 = 5;

/// The maximum number of reports of an address per hour.
const REPORTS_PER_HOUR: u32 = 10;

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Self {
        let requests = number(settings.requests_per_second);
        let files = requests.saturating_mul(number(FILES_PER_REQUEST));
        Self {
            requests: RateLimiter::keyed(Quota::per_second(requests).allow_burst(twice(requests))),
            tables: RateLimiter::keyed(Quota::per_hour(number(settings.tables_per_hour))),
            joins: RateLimiter::keyed(Quota::per_hour(number(settings.joins_per_hour))),
            advice: RateLimiter::keyed(Quota::per_minute(number(settings.advice_per_minute))),
            wrong_secrets: RateLimiter::keyed(Quota::per_minute(number(
                settings.wrong_secrets_per_minute,
            ))),
            files: RateLimiter::keyed(Quota::per_second(files).allow_burst(twice(files))),
            reports: RateLimiter::keyed(Quota::per_hour(number(REPORTS_PER_HOUR))),
            sockets: Places::new(settings.sockets_per_address),
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: Address) -> Result<(), Excess> {
        check(&self.requests, address, Problem::TooOften)
    }

    /// Counts a request for a file of the page.
    pub(crate) fn file(&self, address: Address) -> Result<(), Excess> {
        check(&self.files, address, Problem::TooOften)
    }

    /// Counts a table that is opened.
    pub(crate) fn table(&self, address: Address) -> Result<(), Excess> {
        check(&self.tables, address, Problem::TooMany)
    }

    /// Counts a request to join a table.
    pub(crate) fn join(&self, address: Address) -> Result<(), Excess> {
        check(&self.joins, address, Problem::TooMany)
    }

    /// Counts a report about another person.
    pub(crate) fn report(&self, address: Address) -> Result<(), Excess> {
        check(&self.reports, address, Problem::TooMany)
    }

    /// Counts a hint or an analysis.
    pub(crate) fn advice(&self, address: Address) -> Result<(), Excess> {
        check(&self.advice, address, Problem::TooOften)
    }

    /// Counts a problem that may be a guess at a secret. Past the limit every such problem reads "too often", so that a
    /// guesser learns nothing more.
    pub(crate) fn count_guess(&self, address: Address, problem: Problem) -> Problem {
        let is_guess = matches!(
            problem,
            Problem::WrongSecret
                | Problem::WrongInvitation
                | Problem::WrongCode
                | Problem::NoTable
                | Problem::NoGame
        );
        if is_guess && let Err(excess) = self.guess(address) {
            return excess.into();
        }
        problem
    }

    /// Counts a guess.
    pub(crate) fn guess(&self, address: Address) -> Result<(), Excess> {
        check(&self.wrong_secrets, address, Problem::TooOften)
    }

    /// Counts one more socket.
    pub(crate) fn socket(&self, address: Address) -> Result<Place, Problem> {
        let place = self.sockets.take(address, usize::MAX);
        place.ok_or(Problem::TooMany)
    }

    /// Forgets addresses that have not asked for anything lately.
    pub(crate) fn sweep(&self) {
        for limiter in [
            &self.requests,
            &self.tables,
            &self.joins,
            &self.advice,
            &self.wrong_secrets,
            &self.files,
            &self.reports,
        ] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

impl Places {
    /// Places of which each address gets at most `max`.
    pub(crate) fn new(max: usize) -> Self {
        Self {
            taken: Arc::default(),
            max,
        }
    }

    /// A place for an address; `None` if it has all that it may have, or `most`.
    pub(crate) fn take(&self, address: Address, most: usize) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.get(&address).copied().unwrap_or_default();
        if count >= self.max.min(most) {
            return None;
        }
        taken.insert(address, count + 1);
        Some(Place {
            address,
            taken: Arc::clone(&self.taken),
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

/// Counts one thing of an address.
fn check(
    limiter: &DefaultKeyedRateLimiter<Address>,
    address: Address,
    problem: Problem,
) -> Result<(), Excess> {
    limiter.check_key(&address).map_err(|until| Excess {
        problem,
        wait: until.wait_time_from(limiter.clock().now()),
    })
}

/// The limit of frames of one socket: of each kind, also those that say nothing.
pub(crate) fn frames(messages_per_second: u32) -> DefaultDirectRateLimiter {
    messages(messages_per_second.saturating_mul(FRAMES_PER_MESSAGE))
}

/// The limit of messages of one socket.
pub(crate) fn messages(per_second: u32) -> DefaultDirectRateLimiter {
    let number = number(per_second);
    RateLimiter::direct(Quota::per_second(number).allow_burst(twice(number)))
}

fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn twice(number: NonZeroU32) -> NonZeroU32 {
    number.saturating_mul(NonZeroU32::MIN.saturating_add(1))
}
