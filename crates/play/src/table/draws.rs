//! The source of the draws of a table: its secret, the shares of its seats, and renewals.

use game::Seat;

use crate::Table;
use crate::fair::{self, Bytes};
use crate::proof::Renewal;
use crate::shares::{Shares, VoidDraw};
use crate::standing::DrawSource;
use crate::table::Stage;
use crate::view::RevealedSecret;

/// The number of void draws before a game by which a table is stopped. Who withholds a share sees what was drawn, so
/// this bounds from how many draws somebody could choose.
const MAX_VOID_DRAWS: u32 = 3;

impl Table {
    /// The hash of the secret of that game.
    pub fn commitment(&self) -> Bytes {
        fair::commitment(self.secret())
    }

    /// The time at which a draw becomes void if not all shares are revealed, in milliseconds since the beginning of 1970;
    /// `None` before all persons sit and once the game begins.
    pub fn reveal_due(&self) -> Option<u64> {
        let complete_at = self.shares.complete_at?;
        (self.stage == Stage::Seating).then(|| complete_at + self.reveal_limit_ms())
    }

    /// The shares of the seats in this game.
    pub(crate) const fn shares(&self) -> &Shares {
        &self.shares
    }

    /// The persons who have not revealed their shares.
    pub(crate) fn unrevealed(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.persons()
            .filter(|&seat| self.shares.revealed(seat).is_none())
    }

    /// Returns true if a seat revealed the share of this hash for an earlier draw of the table, so that everybody knows it.
    pub(crate) fn is_used_share(&self, commitment: Bytes) -> bool {
        self.used_shares.contains(&commitment)
    }

    /// Clears the shares for the next draw.
    pub(super) fn clear_shares(&mut self) {
        self.used_shares.extend(self.shares.revealed_hashes());
        self.shares = Shares::default();
    }

    /// Returns true if so many draws were void before the next game that the table is stopped.
    pub(crate) const fn has_too_many_void_draws(&self) -> bool {
        self.standing.void_draws >= MAX_VOID_DRAWS
    }

    /// Returns true if all persons sit.
    pub(crate) fn is_complete(&self) -> bool {
        self.persons().all(|seat| self.shares.is_seated(seat))
    }

    /// The last draw of this game that is void.
    pub(crate) const fn void_draw(&self) -> Option<&VoidDraw> {
        self.void_draw.as_ref()
    }

    /// The secret that may be known now: of the last game that is over, or of the one at which the host stopped the table.
    pub(crate) fn revealed_secret(&self) -> Option<RevealedSecret> {
        match self.stage {
            Stage::Over | Stage::Seating => self.last_secret,
            Stage::Playing => None,
            Stage::Stopped => Some(self.secret_of_game()),
        }
    }

    pub(super) const fn secret_of_game(&self) -> RevealedSecret {
        RevealedSecret {
            game: self.standing.number,
            secret: self.secret(),
        }
    }

    /// The number of times that the table was restored from a copy.
    pub(crate) const fn restore_count(&self) -> usize {
        self.restores as usize + self.renewals.len()
    }

    /// The source of the draws of this game.
    pub(crate) fn draw_source(&self) -> DrawSource {
        DrawSource {
            secret: self.secret(),
            commitments: self.commitments(),
            sent: self.all_sent(),
            restores: self.restores,
            renewals: self.renewals.clone(),
        }
    }

    /// The secret of the game of this table that is next, played, or was played last.
    pub(crate) const fn secret(&self) -> Bytes {
        self.secret
    }

    /// Has the secret of the next draw follow from the root.
    pub(super) fn set_secret(&mut self) {
        self.secret = self
            .root
            .secret(self.standing.number, self.standing.void_draws);
        self.restores += self.renewals.len() as u32;
        self.renewals.clear();
    }

    /// Mixes a nonce into all later draws of the game that is next or played.
    pub(super) fn renew_game(&mut self, nonce: Bytes) {
        self.renewals.push(Renewal {
            draw: self.draws,
            nonce,
        });
    }

    /// The random numbers of the next draw.
    pub(crate) fn stream(&self) -> fair::Stream {
        let seed = fair::seed(self.secret(), &self.all_sent());
        let renewals = self.renewals.iter();
        let seed = renewals.fold(seed, |seed, renewal| fair::renewed(seed, renewal.nonce));
        fair::stream(seed, self.draws)
    }

    /// The share of each seat, in turn order; zeros where nothing was revealed.
    pub(crate) fn all_sent(&self) -> Vec<Bytes> {
        let sent = self.seats().map(|seat| self.shares.revealed(seat));
        sent.map(Option::unwrap_or_default).collect()
    }

    /// The commitment of each seat, in turn order.
    pub(crate) fn commitments(&self) -> Vec<Option<Bytes>> {
        let seats = self.seats();
        seats.map(|seat| self.shares.commitment(seat)).collect()
    }
}
