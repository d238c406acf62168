//! The language of the words: how it is chosen, and that nothing else changes with it.

use crate::kit::{command, tara};

const TRANSLATIONS: [&str; 2] = ["de", "it"];

#[test]
fn an_option_goes_before_the_variable_and_that_before_the_system() {
    let first_line = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = command(args);
        command
            .env_remove("TARA_LANG")
            .envs(variables.iter().copied());
        let output = command.output().expect("it runs");
        assert!(output.status.success(), "{args:?}");
        let text = String::from_utf8(output.stdout).expect("text");
        text.lines().next().expect("a line").to_owned()
    };
    let (german, italian) = ("SH3 Der Heilige Hügel", "SH3 La Collina Sacra");
    let rules = ["rules", "SH3"];
    let option = ["rules", "SH3", "--lang", "it"];
    assert_eq!(first_line(&option, &[("TARA_LANG", "de")]), italian);
    assert_eq!(first_line(&["--lang=de-AT", "rules", "SH3"], &[]), german);
    assert_eq!(
        first_line(&rules, &[("TARA_LANG", "de"), ("LC_ALL", "it_IT.UTF-8")]),
        german
    );
    assert_eq!(first_line(&rules, &[("LC_ALL", "it_CH.UTF-8")]), italian);
    let preferred = [("LC_ALL", "en_US.UTF-8"), ("LANGUAGE", "fr:de:it")];
    assert_eq!(first_line(&rules, &preferred), german);
    for plain in ["C", "C.UTF-8", "POSIX"] {
        let variables = [("LC_ALL", plain), ("LANGUAGE", "de"), ("LANG", "it_IT")];
        assert_eq!(first_line(&rules, &variables), "SH3 Sacred Hill", "{plain}");
    }
}

#[test]
fn a_language_that_is_not_there_is_reported_once() {
    let answer = tara(&["rules", "SH3", "--lang", "fr"]);
    assert_eq!(answer.code, Some(0));
    assert!(
        answer.out.starts_with("SH3 Sacred Hill\n"),
        "{}",
        answer.out
    );
    assert_eq!(
        answer.err,
        "tara: “fr” is not available, only en, de and it; using en\n"
    );
}

#[test]
fn an_error_of_the_command_line_is_in_the_language_too() {
    assert_eq!(
        tara(&["moves", "@", "--lang", "de"]).refused(2),
        "hinter @ fehlt ein Dateiname"
    );
}

#[test]
fn machine_output_is_the_same_in_every_language() {
    for args in [
        &["variants", "--json"][..],
        &["moves", "high-kings-1"],
        &["perft", "four-treasures", "2"],
        &["score", "four-treasures"],
        &[
            "random",
            "seat-of-kings",
            "--seed",
            "1",
            "--max-rounds",
            "2",
        ],
        &["apply", "sacred-hill-1", "D4", "E6"],
        &["bestmove", "four-treasures", "--depth", "1"],
    ] {
        let english = tara(args).well();
        for language in TRANSLATIONS {
            let translated = tara(&[args, &["--lang", language]].concat()).well();
            assert_eq!(translated, english, "{args:?} in {language}");
        }
    }
}
