//! The rules, clause by clause and figure by figure: every expectation is put to the fast code and to the twin.

mod clauses_board;
mod clauses_doubles;
mod clauses_four_treasures;
mod clauses_high_kings;
mod clauses_high_kings_2;
mod clauses_match;
mod clauses_poisoned_chalice;
mod clauses_pressed;
mod clauses_sacred_hill;
mod clauses_shown;
mod clauses_stone_of_destiny;
mod effects;
mod explanations;
mod figures;
mod kit;
mod refusals;
mod refusals_by_field;
