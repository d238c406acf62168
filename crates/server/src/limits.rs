//! Rate limits by address.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use host::Problem;

use crate::Settings;
use crate::address::Address;

/// What addresses have asked for lately.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<Address>,
    tables: DefaultKeyedRateLimiter<Address>,
    advice: DefaultKeyedRateLimiter<Address>,
    wrong_secrets: DefaultKeyedRateLimiter<Address>,
    sockets: Arc<Mutex<HashMap<Address, usize>>>,
    max_sockets: usize,
}

/// One of the sockets that an address may have. Dropping it frees the place.
pub(crate) struct SocketPlace {
    address: Address,
    sockets: Arc<Mutex<HashMap<Address, usize>>>,
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Self {
        let requests = number(settings.requests_per_second);
        Self {
            requests: RateLimiter::keyed(Quota::per_second(requests).allow_burst(twice(requests))),
            tables: RateLimiter::keyed(Quota::per_hour(number(settings.tables_per_hour))),
            advice: RateLimiter::keyed(Quota::per_minute(number(settings.advice_per_minute))),
            wrong_secrets: RateLimiter::keyed(Quota::per_minute(number(
                settings.wrong_secrets_per_minute,
            ))),
            sockets: Arc::default(),
            max_sockets: settings.sockets_per_address,
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: Address) -> Result<(), Problem> {
        let checked = self.requests.check_key(&address);
        checked.map_err(|_| Problem::TooOften)
    }

    /// Counts a table that is opened.
    pub(crate) fn table(&self, address: Address) -> Result<(), Problem> {
        let checked = self.tables.check_key(&address);
        checked.map_err(|_| Problem::TooMany)
    }

    /// Counts a hint or an analysis.
    pub(crate) fn advice(&self, address: Address) -> Result<(), Problem> {
        let checked = self.advice.check_key(&address);
        checked.map_err(|_| Problem::TooOften)
    }

    /// Counts a problem that may be a guess at a secret. Past the limit every such problem reads "too often", so that a
    /// guesser learns nothing more.
    pub(crate) fn count_guess(&self, address: Address, problem: Problem) -> Problem {
        let is_guess = matches!(
            problem,
            Problem::WrongSecret | Problem::WrongInvitation | Problem::WrongCode | Problem::NoTable
        );
        if is_guess && self.wrong_secrets.check_key(&address).is_err() {
            Problem::TooOften
        } else {
            problem
        }
    }

    /// Counts one more socket.
    pub(crate) fn socket(&self, address: Address) -> Result<SocketPlace, Problem> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if *count >= self.max_sockets {
            return Err(Problem::TooMany);
        }
        *count += 1;
        Ok(SocketPlace {
            address,
            sockets: Arc::clone(&self.sockets),
        })
    }

    /// Forgets addresses that have not asked for anything lately.
    pub(crate) fn sweep(&self) {
        for limiter in [
            &self.requests,
            &self.tables,
            &self.advice,
            &self.wrong_secrets,
        ] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
    }
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
