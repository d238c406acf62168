//! Tables played by their seats: matches, clocks, offers, endings, views, and what holds for any commands.

mod aborts;
mod any_commands;
mod boards;
mod boards_by_clause;
mod changes;
mod clocks;
mod endings;
mod fairness;
mod host;
mod kings;
mod kings_asks;
mod kings_cards;
mod matches;
mod offers;
mod older_seats;
mod previews;
mod questions;
mod rules_1;
mod secrecy;
mod starts;
mod takebacks;
mod turn_plans;
mod unprintable;
mod views;
