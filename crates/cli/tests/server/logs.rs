//! The log says no secret and no hidden choice, however much it says.

use std::fs::{self, File};

use serde_json::json;

use crate::client::{clients, open, sit_all};
use crate::host::{Host, TestFolder, tara};

#[test]
fn the_most_detailed_log_has_no_secret_and_no_hidden_choice() {
    let place = TestFolder::new();
    let mut command = tara();
    command.stderr(File::create(place.file("log")).expect("it is made"));
    let flags = [
        "--log=trace,tungstenite=trace,tokio_tungstenite=trace,hyper=trace,sqlx=trace",
        "--log-form=text",
        "--requests-per-second=1000",
        "--messages-per-second=1000",
    ];
    let host = Host::run(command, &place.file("tara.db"), &flags);
    let table = open(&host, "seat-of-kings", &json!({}));
    let mut hidden = Vec::new();
    let mut players = clients(&host, &table, 1);
    sit_all(&table, &mut players);
    for ((client, _), (seat, secret)) in players.iter_mut().zip(&table.seats) {
        let view = client.sit_at(&table.id, seat, secret).expect("a view");
        if let Some(decision) = client.decision(&view["view"]) {
            client.play(&table.id, seat, &view["view"]["version"], &decision);
            hidden.push(decision);
        }
        // An order that cannot be read is not repeated either.
        let wrong = json!({"type": "order", "table": secret, "do": secret});
        client.say(&wrong);
        client.wait("error").expect("it is refused");
    }
    assert!(
        hidden.iter().any(|choice| choice.starts_with("keep ")),
        "{hidden:?}"
    );
    hidden.extend(table.seats.iter().map(|(_, secret)| secret.clone()));
    host.stop();
    let log = fs::read_to_string(place.file("log")).expect("it logs");
    assert!(log.contains("DEBUG"), "{log}");
    for hidden in hidden {
        assert!(!log.contains(&hidden), "{hidden} is logged");
    }
}
