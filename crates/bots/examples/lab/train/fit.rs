//! Least squares by AdaGrad.

use bots::{Weights, features};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::Variant;

use super::self_play::Samples;

/// The weights so far, in points.
pub(super) struct Fit {
    width: usize,
    weights: Vec<f32>,
}

/// The number of passes over the samples.
const EPOCHS: u32 = 4;

/// The learning rate of the first epoch.
const LEARNING_RATE: f32 = 0.12;

/// The initial sum of squared gradients of every weight. A larger one damps rare weights.
const INITIAL_SUM: f32 = 40.0;

/// One sample in this many is for validation.
const VALIDATION_STRIDE: usize = 20;

impl Fit {
    pub(super) fn new(variant: Variant) -> Self {
        let width = features::width(variant);
        Self {
            width,
            weights: vec![0.0; Weights::KNOTS * width],
        }
    }

    /// Fits the weights to samples. Returns R² on the validation samples.
    pub(super) fn learn(&mut self, samples: &Samples, rng: &mut Xoshiro256PlusPlus) -> f32 {
        let mut squared_gradients = vec![INITIAL_SUM; self.weights.len()];
        let is_validation = |number: &usize| number.is_multiple_of(VALIDATION_STRIDE);
        let mut order: Vec<_> = (0..samples.len())
            .filter(|number| !is_validation(number))
            .collect();
        for epoch in 0..EPOCHS {
            for place in (1..order.len()).rev() {
                order.swap(place, (rng.next_u64() % (place as u64 + 1)) as usize);
            }
            let rate = LEARNING_RATE / (1 + epoch) as f32;
            for &number in &order {
                self.step(samples.get(number), rate, &mut squared_gradients);
            }
        }
        self.explained(samples, (0..samples.len()).filter(is_validation))
    }

    /// The weights of all knots, rounded.
    pub(super) fn knots(&self) -> Vec<i16> {
        let unit = 100.0 * Weights::UNIT;
        let rounded = self
            .weights
            .iter()
            .map(|weight| (weight * unit).round() as i16);
        rounded.collect()
    }

    fn value(&self, stage: usize, indices: &[u16]) -> f32 {
        let (knot, part) = Weights::knot(stage);
        let low = &self.weights[knot * self.width..][..2 * self.width];
        let sum = |index: &u16| {
            let index = usize::from(*index);
            low[index] * (1.0 - part) + low[self.width + index] * part
        };
        indices.iter().map(sum).sum()
    }

    fn step(
        &mut self,
        (stage, indices, result): (usize, &[u16], f32),
        rate: f32,
        squared_gradients: &mut [f32],
    ) {
        let error = result - self.value(stage, indices);
        let (knot, part) = Weights::knot(stage);
        for &index in indices {
            for (knot, part) in [(knot, 1.0 - part), (knot + 1, part)] {
                let at = knot * self.width + usize::from(index);
                let gradient = error * part;
                squared_gradients[at] += gradient * gradient;
                self.weights[at] += rate * gradient / squared_gradients[at].sqrt();
            }
        }
    }

    fn explained(&self, samples: &Samples, numbers: impl Iterator<Item = usize>) -> f32 {
        let (mut residual, mut total) = (0.0, f32::EPSILON);
        for number in numbers {
            let (stage, indices, result) = samples.get(number);
            residual += (result - self.value(stage, indices)).powi(2);
            total += result * result;
        }
        1.0 - residual / total
    }
}
