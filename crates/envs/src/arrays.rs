//! The arrays that a step writes.

/// Arrays with a row for each game.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// The observation of the seat to move; empty if none is wanted.
    pub planes: &'a mut [u8],
    /// 1 for each legal action number, else 0.
    pub mask: &'a mut [u8],
    /// The seat to move; -1 once the game is over.
    pub seat: &'a mut [i8],
    /// By side, at the end of a game; 0 before.
    pub reward: &'a mut [f32],
    /// 1 if the game has ended, or was cut off: it restarts at the next step.
    pub done: &'a mut [u8],
    /// 1 if the game was cut off.
    pub truncated: &'a mut [u8],
}

/// The row of one game.
pub(crate) struct Row<'a> {
    pub(crate) planes: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) seat: &'a mut i8,
    pub(crate) reward: &'a mut [f32],
    pub(crate) done: &'a mut u8,
    pub(crate) truncated: &'a mut u8,
}

/// The lengths of rows.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Widths {
    pub(crate) planes: usize,
    pub(crate) mask: usize,
    pub(crate) sides: usize,
}

impl Widths {
    /// Returns whether the arrays have rows for this many games.
    pub(crate) fn fit(self, arrays: &Arrays<'_>, count: usize) -> bool {
        arrays.planes.len() == count * self.planes
            && arrays.mask.len() == count * self.mask
            && arrays.reward.len() == count * self.sides
            && arrays.seat.len() == count
            && arrays.done.len() == count
            && arrays.truncated.len() == count
    }
}

impl<'a> Arrays<'a> {
    /// The same arrays for one call.
    pub fn lend(&mut self) -> Arrays<'_> {
        Arrays {
            planes: self.planes,
            mask: self.mask,
            seat: self.seat,
            reward: self.reward,
            done: self.done,
            truncated: self.truncated,
        }
    }

    #[inline(always)]
    pub(crate) fn row(&mut self, index: usize, widths: Widths) -> Row<'_> {
        Row {
            planes: &mut self.planes[index * widths.planes..][..widths.planes],
            mask: &mut self.mask[index * widths.mask..][..widths.mask],
            seat: &mut self.seat[index],
            reward: &mut self.reward[index * widths.sides..][..widths.sides],
            done: &mut self.done[index],
            truncated: &mut self.truncated[index],
        }
    }

    /// The rows of the first `count` games, which are taken out.
    pub(crate) fn take(&mut self, count: usize, widths: Widths) -> Self {
        Self {
            planes: first(&mut self.planes, count * widths.planes),
            mask: first(&mut self.mask, count * widths.mask),
            seat: first(&mut self.seat, count),
            reward: first(&mut self.reward, count * widths.sides),
            done: first(&mut self.done, count),
            truncated: first(&mut self.truncated, count),
        }
    }
}

/// The first values, which are taken out.
fn first<'a, T>(values: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let (first, rest) = std::mem::take(values).split_at_mut(count);
    *values = rest;
    first
}
