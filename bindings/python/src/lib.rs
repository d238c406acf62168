//! The Python package `tara-games`, module `tara`.
//!
//! It is a thin binding of [`catalog`], [`bots`] and [`envs`], and knows no rule.
//! `python/tara/_tara.pyi` has its types.

mod errors;
mod game;
mod position;
mod search;
mod symmetry;
mod vec_env;
mod view;

use pyo3::prelude::*;

/// Rules, search and computer players of the Tara board games, compiled.
#[pymodule]
mod _tara {
    #[pymodule_export]
    use crate::errors::{BadText, IllegalMove};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::search::{analyze, arena, best_move, perft, solve};
    #[pymodule_export]
    use crate::symmetry::{Symmetry, symmetries};
    #[pymodule_export]
    use crate::variants;
    #[pymodule_export]
    use crate::vec_env::VecEnv;
    #[pymodule_export]
    use crate::view::View;
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "the name that Python expects")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}

/// The ids of all variants, in the order of the rules.
#[pyfunction]
fn variants() -> Vec<&'static str> {
    catalog::AnyVariant::all()
        .map(catalog::AnyVariant::name)
        .collect()
}
