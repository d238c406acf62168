//! Rate limits by address.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock as _;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use host::Problem;

use crate::Settings;
use crate::net::address::{Address, Site};

/// The recent requests of addresses.
pub(crate) struct Limits {
    requests: RateLimit,
    tables: RateLimit,
    joins: RateLimit,
    advice: RateLimit,
    wrong_secrets: RateLimit,
    files: RateLimit,
    reports: RateLimit,
    /// The KiB of answers.
    pub(crate) sent: Arc<RateLimit>,
    sockets: ConcurrencyLimit,
}

/// A rate for each address, and a larger one for each site of version 6, whose owner has 65,536 networks to ask from.
pub(crate) struct RateLimit {
    by_address: DefaultKeyedRateLimiter<Address>,
    by_site: DefaultKeyedRateLimiter<Site>,
    /// The most that an address may have at once.
    burst: NonZeroU32,
}

/// A limit of what an address, or a site, may have at once, such as sockets.
#[derive(Clone)]
pub(crate) struct ConcurrencyLimit {
    taken: Arc<Mutex<Taken>>,
    max: usize,
}

/// The permits that are taken.
#[derive(Default)]
struct Taken {
    by_address: HashMap<Address, usize>,
    by_site: HashMap<Site, usize>,
}

/// Counts one thing of an address, such as a socket; released on drop.
pub(crate) struct Permit {
    address: Address,
    taken: Arc<Mutex<Taken>>,
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

/// The number of addresses whose limits a site of version 6 may use together.
const ADDRESSES_PER_SITE: u32 = 16;

/// The maximum number of reports of an address per hour.
const REPORTS_PER_HOUR: u32 = 10;

/// The seconds whose KiB an address may be sent at once.
const BURST_SECONDS: u32 = 16;

/// The price of what somebody asks for. It is known before anything is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Price {
    /// A tenth of a second of a processor at most: a hint, a tutor, a picture, a sheet, a file or a replay; and an analysis, which has a limit of
    /// its own.
    Usual,
    /// An animated picture: up to some seconds.
    Film,
}

impl Price {
    /// The number of hints that cost as much.
    const fn hints(self) -> NonZeroU32 {
        match self {
            Self::Usual => NonZeroU32::MIN,
            Self::Film => NonZeroU32::new(20).expect("not 0"),
        }
    }
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Self {
        let requests = number(settings.requests_per_second);
        let files = requests.saturating_mul(number(FILES_PER_REQUEST));
        Self {
            requests: RateLimit::new(Quota::per_second(requests).allow_burst(twice(requests))),
            tables: RateLimit::new(Quota::per_hour(number(settings.tables_per_hour))),
            joins: RateLimit::new(Quota::per_hour(number(settings.joins_per_hour))),
            advice: RateLimit::new(Quota::per_minute(number(settings.advice_per_minute))),
            wrong_secrets: RateLimit::new(Quota::per_minute(number(
                settings.wrong_secrets_per_minute,
            ))),
            files: RateLimit::new(Quota::per_second(files).allow_burst(twice(files))),
            reports: RateLimit::new(Quota::per_hour(number(REPORTS_PER_HOUR))),
            sent: Arc::new(RateLimit::kib_per_second(settings.kib_per_second)),
            sockets: ConcurrencyLimit::new(settings.sockets_per_address),
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: Address) -> Result<(), Excess> {
        self.requests.check(address, Problem::TooOften)
    }

    /// Counts a request for a file of the page.
    pub(crate) fn file(&self, address: Address) -> Result<(), Excess> {
        self.files.check(address, Problem::TooOften)
    }

    /// Counts a table that is opened.
    pub(crate) fn table(&self, address: Address) -> Result<(), Excess> {
        self.tables.check(address, Problem::TooMany)
    }

    /// Counts a request to join a table, or to change a name there.
    pub(crate) fn join(&self, address: Address) -> Result<(), Excess> {
        self.joins.check(address, Problem::TooMany)
    }

    /// Counts a report about another person.
    pub(crate) fn report(&self, address: Address) -> Result<(), Excess> {
        self.reports.check(address, Problem::TooMany)
    }

    /// Counts a hint or dear work, at its price.
    pub(crate) fn advice(&self, address: Address, price: Price) -> Result<(), Excess> {
        self.advice
            .check_n(address, price.hints(), Problem::TooOften)
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

    /// Counts the problem of a result, if it has one, that may be a [guess](Self::count_guess).
    pub(crate) fn count_guesses<T>(
        &self,
        address: Address,
        result: Result<T, Problem>,
    ) -> Result<T, Problem> {
        result.map_err(|problem| self.count_guess(address, problem))
    }

    /// Counts a guess.
    pub(crate) fn guess(&self, address: Address) -> Result<(), Excess> {
        self.wrong_secrets.check(address, Problem::TooOften)
    }

    /// Counts one more socket.
    pub(crate) fn socket(&self, address: Address) -> Result<Permit, Problem> {
        let permit = self.sockets.take(address, usize::MAX);
        permit.ok_or(Problem::TooMany)
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
            &self.sent,
        ] {
            limiter.sweep();
        }
    }
}

impl RateLimit {
    fn new(quota: Quota) -> Self {
        let burst = quota
            .burst_size()
            .saturating_mul(number(ADDRESSES_PER_SITE));
        let interval = quota.replenish_interval() / ADDRESSES_PER_SITE;
        let by_site = Quota::with_period(interval).map_or(quota, |quota| quota.allow_burst(burst));
        Self {
            by_address: RateLimiter::keyed(quota),
            by_site: RateLimiter::keyed(by_site),
            burst: quota.burst_size(),
        }
    }

    /// A rate of so many an hour.
    pub(crate) fn per_hour(count: u32) -> Self {
        Self::new(Quota::per_hour(number(count)))
    }

    /// A rate of KiB.
    pub(crate) fn kib_per_second(count: u32) -> Self {
        let (kib, seconds) = (number(count), number(BURST_SECONDS));
        Self::new(Quota::per_second(kib).allow_burst(kib.saturating_mul(seconds)))
    }

    /// Counts bytes that are to be sent to an address.
    pub(crate) fn check_bytes(&self, address: Address, bytes: usize) -> Result<(), Excess> {
        let kib = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
        self.check_n(address, number(kib), Problem::TooOften)
    }

    /// Counts several things more of an address, which have been done already, as far as its rate reaches.
    pub(crate) fn count(&self, address: Address, several: u32) {
        if let Some(several) = NonZeroU32::new(several) {
            // The first of them was allowed, and so are those beyond the rate.
            let _ = self.check_n(address, several, Problem::TooOften);
        }
    }

    /// Counts one thing of an address.
    pub(crate) fn check(&self, address: Address, problem: Problem) -> Result<(), Excess> {
        self.check_n(address, NonZeroU32::MIN, problem)
    }

    /// Counts so many things of an address at once. More than it may ever have at once count as all that.
    fn check_n(&self, address: Address, count: NonZeroU32, problem: Problem) -> Result<(), Excess> {
        let count = count.min(self.burst);
        // So many it may have at once.
        let of_address = self.by_address.check_key_n(&address, count);
        let checked = of_address
            .unwrap_or(Ok(()))
            .and_then(|()| match address.site() {
                Some(site) => self.by_site.check_key_n(&site, count).unwrap_or(Ok(())),
                None => Ok(()),
            });
        checked.map_err(|until| Excess {
            problem,
            wait: until.wait_time_from(self.by_address.clock().now()),
        })
    }

    /// Forgets addresses that have not asked for anything lately.
    pub(crate) fn sweep(&self) {
        self.by_address.retain_recent();
        self.by_address.shrink_to_fit();
        self.by_site.retain_recent();
        self.by_site.shrink_to_fit();
    }
}

impl ConcurrencyLimit {
    /// A limit of `max` permits for each address.
    pub(crate) fn new(max: usize) -> Self {
        Self {
            taken: Arc::default(),
            max,
        }
    }

    /// The number of permits that are taken.
    pub(crate) fn total(&self) -> usize {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.by_address.values().sum()
    }

    /// Takes a permit for an address. Returns `None` if it has all that it may have, or `most`.
    pub(crate) fn take(&self, address: Address, most: usize) -> Option<Permit> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let max = self.max.min(most);
        let max_at_site = max.saturating_mul(ADDRESSES_PER_SITE as usize);
        let is_site_full = address
            .site()
            .is_some_and(|site| count(&taken.by_site, &site) >= max_at_site);
        if count(&taken.by_address, &address) >= max || is_site_full {
            return None;
        }
        *taken.by_address.entry(address).or_default() += 1;
        if let Some(site) = address.site() {
            *taken.by_site.entry(site).or_default() += 1;
        }
        Some(Permit {
            address,
            taken: Arc::clone(&self.taken),
        })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        free(&mut taken.by_address, self.address);
        if let Some(site) = self.address.site() {
            free(&mut taken.by_site, site);
        }
    }
}

fn count<K: Hash + Eq>(taken: &HashMap<K, usize>, key: &K) -> usize {
    taken.get(key).copied().unwrap_or_default()
}

/// Takes one off a count, and drops it when nothing is left.
fn free<K: Hash + Eq>(taken: &mut HashMap<K, usize>, key: K) {
    if let Entry::Occupied(mut count) = taken.entry(key) {
        *count.get_mut() -= 1;
        if *count.get() == 0 {
            count.remove();
        }
    }
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

#[cfg(test)]
mod tests;
