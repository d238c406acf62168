//! Why a value or an input is refused, in each language, with the same exit code.

use crate::kit::{file, random, tara, tara_with};

/// Checks the error of the command for these arguments and this input, in German and Italian.
#[track_caller]
pub(crate) fn check(args: &[&str], input: &str, wanted: [&str; 2]) {
    let english = tara_with(args, input.as_bytes()).refused(2);
    for (language, want) in ["de", "it"].into_iter().zip(wanted) {
        let args = [&["--lang", language], args].concat();
        let said = tara_with(&args, input.as_bytes()).refused(2);
        assert_eq!(said, want);
        assert_ne!(said, english);
    }
}

#[test]
fn the_parser_of_a_value_gives_its_reason_in_the_language() {
    let id = "admin table 12".split(' ').collect::<Vec<_>>();
    let cases: [(&[&str], [&str; 2]); 10] = [
        (
            &["arena", "four-treasures", "--a", "best", "--b", "random"],
            [
                "ungültiger Wert „best“ für „--a <SPEC>“: einen Spieler „best“ gibt es nicht; es gibt random, greedy, \
                 uct:PLAYOUTS, level:S, search:MS, search:nodes=N und engine:BEFEHL",
                "valore “best” non valido per “--a <SPEC>”: nessun giocatore si chiama “best”; ci sono random, greedy, \
                 uct:PLAYOUT, level:F, search:MS, search:nodes=N, engine:COMANDO",
            ],
        ),
        (
            &["engine", "--player", "search:x"],
            [
                "ungültiger Wert „search:x“ für „--player <SPEC>“: „x“ ist keine ganze Zahl von 1 bis 4294967295: \
                 search:MS oder search:nodes=N",
                "valore “search:x” non valido per “--player <SPEC>”: “x” non è un numero intero da 1 a 4294967295: \
                 search:MS oppure search:nodes=N",
            ],
        ),
        (
            &["play", "four-treasures", "--seat", "red=level"],
            [
                "red: hinter „level“ fehlt eine Zahl: level:S",
                "red: dopo “level” manca un numero: level:F",
            ],
        ),
        (
            &[
                "arena",
                "four-treasures",
                "--a=random",
                "--b=random",
                "--elo0",
                "x",
            ],
            [
                "ungültiger Wert „x“ für „--elo0 <ELO>“: keine Zahl",
                "valore “x” non valido per “--elo0 <ELO>”: non è un numero",
            ],
        ),
        (
            &["serve", "--listen", "8272"],
            [
                "ungültiger Wert „8272“ für „--listen <ADRESSE>“: keine Adresse mit Port (etwa 127.0.0.1:8272)",
                "valore “8272” non valido per “--listen <INDIRIZZO>”: non è un indirizzo con la porta (per esempio \
                 127.0.0.1:8272)",
            ],
        ),
        (
            &["serve", "--public-urls", "tara"],
            [
                "ungültiger Wert „tara“ für „--public-urls <URLS>“: keine URL (etwa https://tara.example)",
                "valore “tara” non valido per “--public-urls <URL>”: non è un URL (per esempio https://tara.example)",
            ],
        ),
        (
            &["serve", "--connections", "-1"],
            [
                "ungültiger Wert „-1“ für „--connections <N>“: keine ganze Zahl von 0 bis 18446744073709551615",
                "valore “-1” non valido per “--connections <N>”: non è un numero intero da 0 a 18446744073709551615",
            ],
        ),
        (
            &id,
            [
                "ungültiger Wert „12“ für „<ID>“: nicht 16 hexadezimale Ziffern",
                "valore “12” non valido per “<ID>”: non sono 16 cifre esadecimali",
            ],
        ),
        (
            &["admin", "unban", "x"],
            [
                "ungültiger Wert „x“ für „<NETZ>“: weder Adresse noch Netz (etwa 192.0.2.0/24)",
                "valore “x” non valido per “<RETE>”: non è né un indirizzo né una rete (per esempio 192.0.2.0/24)",
            ],
        ),
        (
            &["admin", "tables", "--address", "x"],
            [
                "ungültiger Wert „x“ für „--address <ADRESSE>“: keine IP-Adresse",
                "valore “x” non valido per “--address <INDIRIZZO>”: non è un indirizzo IP",
            ],
        ),
    ];
    for (args, wanted) in cases {
        check(args, "", wanted);
    }
}

#[test]
fn a_position_is_refused_by_field_and_column_in_the_language() {
    let cases = [
        (
            "four-treasures 5/7/7/7/7/7/6 red battle - - -",
            [
                "board, Spalte 28: Diese Reihe hat zu viele Hügel.",
                "board, colonna 28: Questa fila ha troppe colline.",
            ],
        ),
        (
            "four-treasure",
            [
                "variant, Spalte 1: Diese Variante gibt es nicht. Meintest du four-treasures?",
                "variant, colonna 1: Questa variante non esiste. Intendevi four-treasures?",
            ],
        ),
        (
            "four-treasures\n",
            [
                "Spalte 15: Eine Stellung ist eine einzige Zeile.",
                "colonna 15: Una posizione sta su una sola riga.",
            ],
        ),
        (
            "{",
            [
                "Spalte 2: nicht das JSON einer Stellung",
                "colonna 2: non è il JSON di una posizione",
            ],
        ),
    ];
    for (position, wanted) in cases {
        for command in ["apply", "show", "moves"] {
            check(&[command, position], "", wanted);
        }
    }
    check(
        &["start", "seat-of-kings", "--seats", "blue,green"],
        "",
        [
            "seats: fehlt, oder dieser Wert ist nicht möglich",
            "seats: manca, oppure questo valore non è possibile",
        ],
    );
}

#[test]
fn what_cannot_be_played_is_told_in_the_language() {
    check(
        &["apply", "four-treasures", "D4", "pass"],
        "",
        [
            "Zug 2: „pass“ ist kein Zug dieses Spiels.",
            "mossa 2: “pass” non è una mossa di questo gioco.",
        ],
    );
    check(
        &["apply", "seat-of-kings", "shuffle 1 2"],
        "",
        [
            "Zug 1: Das nächste Zufallsereignis ist „lots“.",
            "mossa 1: Il prossimo evento casuale è “lots”.",
        ],
    );
    check(
        &["perft", "seat-of-kings", "1"],
        "",
        [
            "für seat-of-kings gibt es kein Perft, denn dort spielt der Zufall mit",
            "per seat-of-kings non c’è perft, perché vi interviene il caso",
        ],
    );
}

#[test]
fn a_file_of_games_is_refused_by_line_in_the_language() {
    check(
        &["convert", "-"],
        "[Variant \"four-treasures\"]\nD4 {here",
        [
            "Standardeingabe: Zeile 2, Spalte 4: Dieser Kommentar hat kein Ende.",
            "standard input: riga 2, colonna 4: Questo commento non è chiuso.",
        ],
    );
    let game = random("four-treasures", &[]);
    check(
        &["replay", "-"],
        &format!("{game}\n{game}"),
        [
            "Standardeingabe: Zeile 2: Diese Zeile ist leer.",
            "standard input: riga 2: Questa riga è vuota.",
        ],
    );
    check(
        &["replay", "-"],
        "{\"variant\":}",
        [
            "Standardeingabe: Zeile 1, Spalte 12: Das ist nicht das JSON einer Aufzeichnung.",
            "standard input: riga 1, colonna 12: Questo non è il JSON di una trascrizione.",
        ],
    );
}

#[test]
fn a_file_that_is_not_there_is_told_in_the_language() {
    let wanted = [
        "/no/such: Datei oder Ordner nicht gefunden",
        "/no/such: file o cartella inesistente",
    ];
    for args in [&["replay", "/no/such"], &["show", "@/no/such"]] {
        check(args, "", wanted);
    }
    let folder = env!("CARGO_TARGET_TMPDIR");
    check(
        &["convert", folder],
        "",
        [
            &format!("{folder}: ist ein Ordner, keine Datei"),
            &format!("{folder}: è una cartella, non un file"),
        ],
    );
}

#[test]
fn the_faults_of_a_deck_are_in_the_language_with_their_lines() {
    let deck = file("odd.toml", "edition = 1\nname = 7\n");
    let faults = tara(&["deck", "check", &deck, "--lang", "de"]);
    assert_eq!((faults.code, faults.err.as_str()), (Some(1), ""));
    let first = faults.out.lines().next().expect("a fault");
    assert_eq!(first, "name: kein Text (Zeile 2)");
    let message = tara(&["start", "seat-of-kings", "--deck", &deck, "--lang", "it"]).refused(2);
    assert!(
        message.starts_with(&format!("{deck}: name: non è un testo (riga 2); ")),
        "{message}"
    );
}
