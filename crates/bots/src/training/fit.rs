//! Least squares, a step at a time.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::Variant;

use crate::evaluation::features;
use crate::evaluation::weights::{KNOTS, UNIT, knot};

use super::self_play::Samples;

/// Weights on the way, in points.
pub(super) struct Fit {
    width: usize,
    weights: Vec<f32>,
}

/// How often each sample is learned from.
const EPOCHS: u32 = 4;

/// The length of the first steps.
const RATE: f32 = 0.12;

/// What every weight has seen before the first step: the more, the less a rare one moves.
const BEFORE: f32 = 40.0;

/// One sample in this many is not learned from.
const KEPT_BACK: usize = 20;

impl Fit {
    pub(super) fn new(variant: Variant) -> Self {
        let width = features::width(variant);
        Self {
            width,
            weights: vec![0.0; KNOTS * width],
        }
    }

    /// Learns from samples; gives how much of the spread of the results is explained in those that were kept back.
    pub(super) fn learn(&mut self, samples: &Samples, rng: &mut Xoshiro256PlusPlus) -> f32 {
        let mut seen = vec![BEFORE; self.weights.len()];
        let is_kept = |number: &usize| number.is_multiple_of(KEPT_BACK);
        let mut order: Vec<_> = (0..samples.len())
            .filter(|number| !is_kept(number))
            .collect();
        for epoch in 0..EPOCHS {
            for place in (1..order.len()).rev() {
                order.swap(place, (rng.next_u64() % (place as u64 + 1)) as usize);
            }
            let rate = RATE / (1 + epoch) as f32;
            for &number in &order {
                self.step(samples.get(number), rate, &mut seen);
            }
        }
        self.explained(samples, (0..samples.len()).filter(is_kept))
    }

    /// The weights of all stages that have some of their own.
    pub(super) fn knots(&self) -> Vec<i16> {
        let unit = 100.0 * UNIT;
        let rounded = self
            .weights
            .iter()
            .map(|weight| (weight * unit).round() as i16);
        rounded.collect()
    }

    fn value(&self, stage: usize, places: &[u16]) -> f32 {
        let (knot, part) = knot(stage);
        let low = &self.weights[knot * self.width..][..2 * self.width];
        let sum = |place: &u16| {
            let place = usize::from(*place);
            low[place] * (1.0 - part) + low[self.width + place] * part
        };
        places.iter().map(sum).sum()
    }

    fn step(&mut self, (stage, places, result): (usize, &[u16], f32), rate: f32, seen: &mut [f32]) {
        let error = result - self.value(stage, places);
        let (knot, part) = knot(stage);
        for &place in places {
            for (knot, part) in [(knot, 1.0 - part), (knot + 1, part)] {
                let at = knot * self.width + usize::from(place);
                let slope = error * part;
                seen[at] += slope * slope;
                self.weights[at] += rate * slope / seen[at].sqrt();
            }
        }
    }

    fn explained(&self, samples: &Samples, numbers: impl Iterator<Item = usize>) -> f32 {
        let (mut missed, mut spread) = (0.0, f32::EPSILON);
        for number in numbers {
            let (stage, places, result) = samples.get(number);
            missed += (result - self.value(stage, places)).powi(2);
            spread += result * result;
        }
        1.0 - missed / spread
    }
}
