//! The symmetries of the variants as index arrays.

use catalog::AnyVariant;
use numpy::PyArray1;
use pyo3::prelude::*;
use ringforts::{Color, Symmetry as OfBoard};

use crate::game::variant;

/// A way to lay a board upon itself that keeps the rules. `planes`, `actions` and `sides` are indices: of the planes of a game, flat, of its
/// mask and of its rewards, in the order of those of its image.
#[pyclass(module = "tara", frozen)]
pub(crate) struct Symmetry {
    #[pyo3(get)]
    planes: Py<PyArray1<i64>>,
    #[pyo3(get)]
    actions: Py<PyArray1<i64>>,
    #[pyo3(get)]
    sides: Py<PyArray1<i64>>,
}

/// The symmetries of a variant, of which the first changes nothing. Seat of Kings has that one alone, for four players.
#[pyfunction]
pub(crate) fn symmetries(py: Python<'_>, variant: &str) -> PyResult<Vec<Symmetry>> {
    py.import("numpy")?;
    let array = |sources: Vec<usize>| {
        let sources = sources.into_iter().map(|source| source as i64);
        PyArray1::from_iter(py, sources).unbind()
    };
    let of = |planes, actions, sides| Symmetry {
        planes: array(planes),
        actions: array(actions),
        sides: array(sides),
    };
    Ok(match self::variant(variant)? {
        AnyVariant::Ringforts(variant) => OfBoard::of(variant)
            .map(|symmetry| {
                let sides = Color::BOTH.map(|color| symmetry.color(color).index());
                let planes = symmetry.plane_sources(variant);
                of(planes, symmetry.move_sources(variant), sides.into())
            })
            .collect(),
        kings @ AnyVariant::SeatOfKings => {
            let values = kings.observation_shape().iter().product();
            let all = |count| (0..count).collect();
            vec![of(all(values), all(kings.number_count()), all(4))]
        }
    })
}
