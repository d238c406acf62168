//! Whole requests and sockets against the real server.

#[test]
fn the_command_is_there() {
    assert!(std::path::Path::new(env!("CARGO_BIN_EXE_tara")).exists());
}
