//! Tests of reading commands.

use super::*;

#[test]
fn lines_are_understood() {
    let read = |line| Command::read(line).expect("understood").expect("a command");
    assert_eq!(read("tara\n"), Command::Hello);
    assert_eq!(read(" isready \r\n"), Command::IsReady);
    let (name, value) = ("player", "engine:a b");
    assert_eq!(
        read("setoption name player value engine:a b"),
        Command::SetOption { name, value }
    );
    let text = "four-treasures 5/7/7/7/7/7/5 red battle - - -";
    let moves = vec!["D4", "xD5"];
    assert_eq!(
        read("position four-treasures 5/7/7/7/7/7/5 red battle - - - moves D4 xD5"),
        Command::Position { text, moves }
    );
    let (text, moves) = ("high-kings-1", Vec::new());
    assert_eq!(
        read("position  high-kings-1"),
        Command::Position { text, moves }
    );
    assert_eq!(read("go"), Command::Go(None));
    assert_eq!(read("go infinite"), Command::Go(Some(Limits::default())));
    let limits = Limits {
        nodes: Some(7),
        depth: Some(3),
        time: Some(time_limit(50)),
    };
    assert_eq!(
        read("go depth 3 nodes 7 movetime 50"),
        Command::Go(Some(limits))
    );
    assert_eq!(Command::read("  \n"), Ok(None));
}

#[test]
fn what_is_not_understood_is_said() {
    let command_error = |line| Command::read(line).expect_err(line);
    assert_eq!(
        command_error("frobnicate 1"),
        CommandError::Unknown("frobnicate")
    );
    assert_eq!(command_error("stop now"), CommandError::Excess("stop"));
    for line in ["setoption", "setoption name a", "setoption value b"] {
        assert_eq!(command_error(line), CommandError::Option);
    }
    for line in ["position", "position moves D4"] {
        assert_eq!(command_error(line), CommandError::NoPosition);
    }
    assert_eq!(command_error("go fast"), CommandError::Limit("fast"));
    for bad in ["", " 0", " -1", " 1e3", " x", " 1000000000001"] {
        let line = format!("go nodes{bad}");
        let number = CommandError::Number("nodes", 1_000_000_000_000);
        assert_eq!(Command::read(&line), Err(number));
    }
    for line in ["go depth 0", "go depth 101", "go depth 4294967297"] {
        assert_eq!(command_error(line), CommandError::Number("depth", 100));
    }
    for line in ["go movetime 0", "go movetime 86400001"] {
        assert_eq!(
            command_error(line),
            CommandError::Number("movetime", 86_400_000)
        );
    }
}
