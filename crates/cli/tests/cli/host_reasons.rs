//! Why the commands of a host and of an analyst are refused, in each language.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;

use crate::kit::{command, file, folder, tara, tara_in};
use crate::reasons::check;

/// Checks the error of `tara serve` for a settings file.
fn check_settings(text: &str, [german, italian]: [&str; 2]) {
    let settings = file("settings.toml", text);
    let wanted = [german, italian].map(|want| format!("{settings}: {want}"));
    check(
        &["serve", "--settings", &settings],
        "",
        wanted.each_ref().map(String::as_str),
    );
}

#[test]
fn a_settings_file_is_refused_by_line_and_key() {
    check_settings(
        "listen = \"127.0.0.1:0\"\nheartbeat = 5\n",
        [
            "Zeile 2, Spalte 1: eine Einstellung heartbeat gibt es nicht. Meintest du heartbeat_ms?",
            "riga 2, colonna 1: l’impostazione heartbeat non esiste. Intendevi heartbeat_ms?",
        ],
    );
    check_settings(
        "color = \"red\"\n",
        [
            "Zeile 1, Spalte 1: eine Einstellung color gibt es nicht; `tara serve --help` listet sie auf",
            "riga 1, colonna 1: l’impostazione color non esiste; `tara serve --help` le elenca tutte",
        ],
    );
    check_settings(
        "\nlisten = \"here\"\n",
        [
            "Zeile 2, Spalte 10: listen: keine Adresse mit Port (etwa 127.0.0.1:8272)",
            "riga 2, colonna 10: listen: non è un indirizzo con la porta (per esempio 127.0.0.1:8272)",
        ],
    );
    check_settings(
        "connections = -1\n",
        [
            "Zeile 1, Spalte 15: connections: keine ganze Zahl ab 0, oder zu groß",
            "riga 1, colonna 15: connections: non è un numero intero da 0 in su, oppure è troppo grande",
        ],
    );
    check_settings(
        "public_urls = [\n  \"tara\",\n]\n",
        [
            "Zeile 1, Spalte 15: public_urls: keine Liste von URLs (etwa [\"https://tara.example\"])",
            "riga 1, colonna 15: public_urls: non è un elenco di URL (per esempio [\"https://tara.example\"])",
        ],
    );
    check_settings(
        "trusted_proxies = \"10.0.0.0/8\"\n",
        [
            "Zeile 1, Spalte 19: trusted_proxies: keine Liste von Adressen oder Netzen (etwa [\"192.0.2.0/24\"])",
            "riga 1, colonna 19: trusted_proxies: non è un elenco di indirizzi o di reti (per esempio [\"192.0.2.0/24\"])",
        ],
    );
    check_settings(
        "base_path = 7\n",
        [
            "Zeile 1, Spalte 13: base_path: kein Text",
            "riga 1, colonna 13: base_path: non è un testo",
        ],
    );
    check_settings(
        "listen = \"127.0.0.1:0\"\nconnections 5\n",
        [
            "Zeile 2, Spalte 13: kein TOML",
            "riga 2, colonna 13: non è TOML",
        ],
    );
}

#[test]
fn in_english_a_wrong_setting_is_named_without_types_of_rust_or_a_list_of_all() {
    for (text, wanted) in [
        (
            "listn = \"127.0.0.1:0\"",
            "line 1, column 1: there is no setting listn; did you mean listen?",
        ),
        (
            "color = \"red\"",
            "line 1, column 1: there is no setting color; `tara serve --help` lists them",
        ),
        (
            "listen = \"here\"",
            "line 1, column 10: listen: not an address with a port, such as 127.0.0.1:8272",
        ),
        (
            "public_urls = \"a\"",
            "line 1, column 15: public_urls: not a list of URLs, such as [\"https://tara.example\"]",
        ),
        (
            "connections = -1",
            "line 1, column 15: connections: not a whole number from 0, or too large",
        ),
    ] {
        let settings = file("english-settings.toml", text);
        let said = tara(&["serve", "--settings", &settings]).refused(2);
        assert_eq!(said.trim_end(), format!("{settings}: {wanted}"));
    }
}

#[test]
fn a_setting_with_which_no_server_runs_is_refused() {
    check(
        &["serve", "--base-path", "tara/"],
        "",
        [
            "base_path: muss mit / beginnen und darf nicht damit enden",
            "base_path: deve cominciare con / e non finire con /",
        ],
    );
    check(
        &["serve", "--outbox-messages", "0"],
        "",
        [
            "outbox_messages: muss mindestens 1 sein",
            "outbox_messages: deve essere almeno 1",
        ],
    );
    check(
        &["serve", "--log", "sqlx=loud"],
        "",
        [
            "ungültiger Wert „sqlx=loud“ für „--log <STUFEN>“: keine Stufen eines Logs (etwa info,sqlx=debug)",
            "valore “sqlx=loud” non valido per “--log <LIVELLI>”: non sono livelli di un log (per esempio info,sqlx=debug)",
        ],
    );
}

#[test]
fn an_address_and_a_database_that_a_server_cannot_have_are_refused() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = taken.local_addr().expect("an address").to_string();
    check(
        &["serve", "--listen", &address],
        "",
        [
            &format!(
                "unter {address} kann der Server nicht erreichbar sein: ein anderes Programm benutzt diese Adresse schon"
            ),
            &format!(
                "il server non può mettersi in ascolto su {address}: un altro programma usa già questo indirizzo"
            ),
        ],
    );
    let free = ["serve", "--listen=127.0.0.1:0", "--log=error"];
    check(
        &[&free[..], &["--database", "/no/such.db"]].concat(),
        "",
        [
            "die Datenbank /no/such.db lässt sich nicht öffnen: Datei oder Ordner nicht gefunden",
            "non è possibile aprire il database /no/such.db: file o cartella inesistente",
        ],
    );
    let text = file(
        "text.db",
        "This is no database, but it is long enough to be looked at.",
    );
    check(
        &[&free[..], &["--database", &text]].concat(),
        "",
        [
            "die Datenbank hat versagt: die Datei ist keine Datenbank",
            "il database ha dato un errore: il file non è un database",
        ],
    );
}

#[test]
fn a_backup_that_cannot_be_made_or_restored_is_refused() {
    let folder = folder("no-backups");
    let at = |name: &str| folder.join(name).display().to_string();
    let (missing, new, text) = (at("missing.db"), at("new.db"), at("text"));
    fs::write(
        &text,
        "This is no database, but it is long enough to be looked at.",
    )
    .expect("a file");
    let no_database = [
        format!("eine Datenbank {missing} gibt es nicht; gib die des Servers mit --database an"),
        format!("il database {missing} non esiste; indica quello del server con --database"),
    ];
    let no_backup = [
        format!(
            "eine Sicherung {missing} gibt es nicht; gib eine Datei an, die `tara backup` geschrieben hat"
        ),
        format!("il backup {missing} non esiste; indica un file scritto da `tara backup`"),
    ];
    let foreign = [
        format!("{text}: die Datenbank hat versagt: die Datei ist keine Datenbank"),
        format!("{text}: il database ha dato un errore: il file non è un database"),
    ];
    let occupied = [
        format!("{text}: es gibt schon eine Datei"),
        format!("{text}: c’è già un file"),
    ];
    for (args, wanted) in [
        (["backup", &new, "--database", &missing], &no_database),
        (["backup", &new, "--database", &text], &foreign),
        (["backup", &text, "--database", &missing], &occupied),
        (["restore", &missing, "--", &new], &no_backup),
        (["restore", &text, "--", &new], &foreign),
        (["restore", &missing, "--", &text], &occupied),
    ] {
        check(&args, "", wanted.each_ref().map(String::as_str));
    }
    check(
        &["admin", "--database", &missing, "tables"],
        "",
        [
            &format!(
                "kein Server läuft mit der Datenbank {missing}; starte einen mit `tara serve` oder gib ihre Datei mit \
                 --database an"
            ),
            &format!(
                "nessun server usa il database {missing}; avviane uno con `tara serve`, oppure indica il file con \
                 --database"
            ),
        ],
    );
}

#[test]
fn a_copy_in_a_folder_that_is_not_there_names_the_folder() {
    let folder = folder("no-folder");
    let kept = ["serve", "--listen=127.0.0.1:0", "--database=kept.db"];
    let mut server = command(&kept)
        .current_dir(&folder)
        .spawn()
        .expect("it starts");
    let mut listens = String::new();
    let out = server.stdout.take().expect("it was piped");
    BufReader::new(out).read_line(&mut listens).expect("a line");
    server.kill().and_then(|()| server.wait()).expect("it ends");
    let said = tara_in(
        &folder,
        &["backup", "gone/new.db", "--database", "kept.db"],
        b"",
    );
    assert_eq!(
        said.refused(2),
        "gone/new.db: there is no folder gone; make it first, or choose another"
    );
}

#[test]
fn an_english_error_says_each_cause_once() {
    let text = file(
        "one-cause.db",
        "This is no database, but it is long enough.".repeat(9),
    );
    let new = format!("{text}.new");
    let said = tara(&["backup", &new, "--database", &text]).refused(2);
    assert_eq!(said.matches("not a database").count(), 1, "{said}");
}

#[test]
fn a_store_of_proved_values_is_refused_in_the_language() {
    let store = file("reasons-store", "");
    fs::remove_file(&store).expect("it is there");
    tara(&["solve", "four-treasures", "--nodes", "9", "--store", &store]);
    let solve = ["solve", "high-kings-1", "--nodes", "9", "--store"];
    check(
        &[&solve[..], &[&store]].concat(),
        "",
        [
            &format!(
                "{store}: ein Speicher für four-treasures, aber die Stellung gehört zu high-kings-1"
            ),
            &format!("{store}: un archivio di four-treasures, ma la posizione è di high-kings-1"),
        ],
    );
    let text = file("reasons-text", "This is no store.");
    check(
        &[&solve[..], &[&text]].concat(),
        "",
        [
            &format!("{text}: kein Speicher bewiesener Werte"),
            &format!("{text}: non è un archivio di valori dimostrati"),
        ],
    );
    let mut bytes = fs::read(&store).expect("a store");
    bytes[8] = 9;
    let newer = file("reasons-newer", &bytes);
    check(
        &[&solve[..], &[&newer]].concat(),
        "",
        [
            &format!("{newer}: ein Speicher der Fassung 9, die dieses Programm nicht liest"),
            &format!("{newer}: un archivio della versione 9, che questo programma non legge"),
        ],
    );
    bytes[8] = 2;
    bytes.pop();
    let cut = file("reasons-cut", &bytes);
    check(
        &["solve", "four-treasures", "--nodes", "9", "--store", &cut],
        "",
        [
            &format!("{cut}: der Speicher ist beschädigt"),
            &format!("{cut}: l’archivio è danneggiato"),
        ],
    );
}

#[test]
fn a_match_is_refused_in_the_language() {
    let arena = ["arena", "four-treasures", "--a=random", "--b"];
    let cheat = file(
        "reasons-cheat.sh",
        "echo taraok; while read -r line; do case $line in isready) echo readyok;; go) echo bestmove xD4;; esac; done",
    );
    check(
        &[&arena[..], &[&format!("engine:sh {cheat}"), "--opening=0"]].concat(),
        "",
        [
            "b, Zug 2: xD4 ist nicht erlaubt",
            "b, mossa 2: xD4 non è consentita",
        ],
    );
    check(
        &[&arena[..], &["engine:/no/such"]].concat(),
        "",
        [
            "engine:/no/such: /no/such: Datei oder Ordner nicht gefunden",
            "engine:/no/such: /no/such: file o cartella inesistente",
        ],
    );
    check(
        &[&arena[..], &["engine:true"]].concat(),
        "",
        [
            "engine:true: das Spielprogramm hat sich beendet",
            "engine:true: il programma che gioca si è chiuso",
        ],
    );
    check(
        &[&arena[..], &["random", "--elo0=9", "--elo1=0"]].concat(),
        "",
        [
            "der erste Unterschied in Elo muss kleiner als der zweite sein, und beide liegen zwischen -1000 und 1000",
            "la prima differenza di Elo deve essere minore della seconda, ed entrambe vanno da -1000 a 1000",
        ],
    );
}
