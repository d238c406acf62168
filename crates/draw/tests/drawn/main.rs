//! Drawings of whole positions: their strands, their elements and their pixels.

mod figures;
mod golden;
mod kings;
mod kit;
mod looks;
mod pixels;
mod shared;
mod strands;
