//! The rules of Tara, Seat of Kings, clause by clause: every expectation is put to the fast code and to the twin.

mod clauses_activation;
mod clauses_amnesty;
mod clauses_cards;
mod clauses_exchange;
mod clauses_forts;
mod clauses_income;
mod clauses_kings;
mod clauses_placing;
mod clauses_setup;
mod clauses_stone;
mod clauses_traitors;
mod clauses_two_players;
mod deck_files;
mod effects;
mod examples;
mod explanations;
mod fast;
mod kit;
mod notation;
#[path = "../../twin/tests/clauses/kit.rs"]
mod positions;
mod queries;
mod rare;
mod rare_kings;
mod reasons;
mod refusals;
mod refusals_by_path;
mod refusals_pieces;
mod setups;
mod stage_names;
mod stages;
mod stages_round_end;
mod subjects;
mod views;
