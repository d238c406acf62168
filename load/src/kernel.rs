//! Kernel memory that Linux uses for the connections of a server.

use std::fs;

use anyhow::{Context, Result};

/// The connections of the server that listens at a port.
pub(crate) struct Kernel {
    /// The port as `/proc/net/tcp` writes it.
    port: String,
}

/// The state of a connection that is established.
const ESTABLISHED: &str = "01";

impl Kernel {
    /// The connections of the server at `address`, an address and a port.
    ///
    /// # Errors
    ///
    /// If it has no port.
    pub(crate) fn of(address: &str) -> Result<Self> {
        let (_, port) = address.rsplit_once(':').context("an address has a port")?;
        let port: u16 = port.parse()?;
        Ok(Self {
            port: format!(":{port:04X}"),
        })
    }

    /// The number of connections of the server.
    ///
    /// # Errors
    ///
    /// If the system is not Linux.
    pub(crate) fn connections(&self) -> Result<usize> {
        let states = self.each(|state, _| usize::from(state == ESTABLISHED))?;
        Ok(states.iter().sum())
    }

    /// The bytes that wait to be sent to clients or to be read from them, also of connections that the server has closed.
    ///
    /// # Errors
    ///
    /// If the system is not Linux.
    pub(crate) fn bytes(&self) -> Result<u64> {
        let bytes = self.each(|_, queues| {
            let number = |text| u64::from_str_radix(text, 16).unwrap_or_default();
            queues.split(':').map(number).sum::<u64>()
        })?;
        Ok(bytes.iter().sum())
    }

    /// Of each connection a value of its state and its two queues.
    fn each<T>(&self, value: impl Fn(&str, &str) -> T) -> Result<Vec<T>> {
        let text = fs::read_to_string("/proc/net/tcp")?;
        let lines = text.lines().skip(1).filter_map(|line| {
            let mut fields = line.split_whitespace().skip(1);
            let (local, _, state, queues) = (
                fields.next()?,
                fields.next()?,
                fields.next()?,
                fields.next()?,
            );
            local.ends_with(&self.port).then(|| value(state, queues))
        });
        Ok(lines.collect())
    }
}
