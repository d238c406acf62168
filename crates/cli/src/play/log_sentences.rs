//! Sentences of the log: who did what, and what was drawn.

use ::play::{Decider, EntryView, Table};
use fluent_bundle::FluentValue;
use serde_json::{Map, Value};

use super::announcements::name_of;
use crate::words::Words;

/// The sentence of an entry, as far as everybody may know it.
pub(super) fn sentence(table: &Table, entry: &EntryView<'_>, words: &Words) -> String {
    let Ok(Value::Object(detail)) = serde_json::to_value(&entry.detail) else {
        unreachable!("a detail is written as an object");
    };
    let fields = Fields {
        table,
        detail: &detail,
        words,
    };
    let Some(seat) = entry.seat else {
        return words.say("kings-drawn", &[("what", fields.decision().into())]);
    };
    let is_kings = table.variant().has_chance();
    let (name, what) = match (is_kings, entry.by) {
        (false, Some(Decider::Table)) => ("log-only-move", fields.ringfort_move()),
        (false, _) => ("log-move", fields.ringfort_move()),
        (true, Some(Decider::Table)) => ("kings-log-table", fields.decision()),
        (true, Some(Decider::StandIn)) => ("kings-log-stand_in", fields.decision()),
        (true, _) => ("kings-log-seat", fields.decision()),
    };
    let values = [
        ("seat", name_of(table, seat, words).into()),
        ("move", what.into()),
    ];
    words.say(name, &values)
}

/// The fields and effects of an entry.
struct Fields<'a> {
    table: &'a Table,
    detail: &'a Map<String, Value>,
    words: &'a Words,
}

impl<'a> Fields<'a> {
    /// A move of a ringfort game, as it follows the name of a seat.
    fn ringfort_move(&self) -> String {
        let moved = self.effects("king_moved").next();
        let has_king = moved.is_some() || self.effects("king_placed").next().is_some();
        let name = match (self.text("kind"), has_king) {
            ("build", false) => "move-build",
            ("build", true) => "move-build-king",
            ("capture", false) => "move-capture",
            ("capture", true) => "move-capture-king",
            ("replace", _) => "move-capture-link",
            ("step", _) => "move-king",
            ("take", _) => "move-king-captures",
            ("sacrifice", _) => "move-sacrifice",
            _ => "move-pass",
        };
        // That of a king that comes with a ringfort, or of the king itself.
        let from = match moved {
            Some(effect) if has_king && self.text("from").is_empty() => text(effect, "from"),
            _ => self.text("from"),
        };
        let link = self.text("link");
        let (one, other) = link.split_at_checked(2).unwrap_or_default();
        let values = [
            ("hill", self.text("hill")),
            ("from", if from.is_empty() { "none" } else { from }),
            ("to", self.text("to")),
            ("one", one),
            ("other", other),
        ];
        self.words
            .say(name, &values.map(|(name, value)| (name, value.into())))
    }

    /// A decision or a draw of Seat of Kings, as it follows the name of a seat. Kept cards are named where they are known.
    fn decision(&self) -> String {
        let name = match self.text("kind") {
            "keep" if self.detail.contains_key("cards") => "kept-cards".into(),
            kind => format!("does-{kind}"),
        };
        let region = match self.text("region") {
            "" => "none".into(),
            region => self.words.get(&format!("show-region-{region}")),
        };
        let values: [(&str, FluentValue<'_>); 7] = [
            ("cards", self.words.list(&self.cards()).into()),
            ("positions", self.words.list(&self.positions()).into()),
            ("where", region.clone().into()),
            ("region", region.into()),
            ("owner", self.owner().into()),
            ("count", self.count().into()),
            (
                "seat",
                name_of(self.table, self.text("seat"), self.words).into(),
            ),
        ];
        self.words.say(&name, &values)
    }

    /// The cards, lots each with its seat.
    fn cards(&self) -> Vec<String> {
        if self.text("kind") == "lots" {
            let lots = self.effects("turned_up").map(|effect| {
                let seat = name_of(self.table, text(effect, "seat"), self.words);
                let card = effect["card"].as_u64().unwrap_or_default();
                let values = [("seat", seat.into()), ("card", card.into())];
                self.words.say("lot-of", &values)
            });
            return lots.collect();
        }
        self.list("cards", "card")
    }

    /// The positions, also those of pieces such as `F2.0`.
    fn positions(&self) -> Vec<String> {
        let pieces = self.list("pieces", "position").into_iter();
        let pieces =
            pieces.map(|piece| piece.split('.').next().map_or_else(String::new, Into::into));
        let mut positions: Vec<String> = pieces.collect();
        positions.extend(self.list("positions", ""));
        positions
    }

    /// The player whose piece an exchange replaces; `none` for whatever else a seat did.
    fn owner(&self) -> String {
        let mut returned = self.effects("returned");
        match returned.find(|effect| effect["why"] == "exchanged") {
            Some(effect) => name_of(self.table, text(effect, "seat"), self.words),
            None => "none".into(),
        }
    }

    /// The cumals of a ransom, or how many cards a shuffle brings to each player.
    fn count(&self) -> i64 {
        let cards = &self.detail.get("change").unwrap_or(&Value::Null)["players"][0]["cards"];
        let dealt = |place: usize| cards[place].as_i64().unwrap_or_default();
        let cumals = self.detail.get("cumals").and_then(Value::as_i64);
        cumals.unwrap_or_else(|| dealt(1) - dealt(0))
    }

    /// The values of a field that has several, or else of one that has one.
    fn list(&self, several: &str, one: &str) -> Vec<String> {
        let written = |value: &Value| match value {
            Value::String(text) => text.clone(),
            value => value.to_string(),
        };
        match (self.detail.get(several), self.detail.get(one)) {
            (Some(Value::Array(values)), _) => values.iter().map(written).collect(),
            (_, Some(value)) => vec![written(value)],
            _ => Vec::new(),
        }
    }

    fn text(&self, field: &str) -> &'a str {
        let value = self.detail.get(field);
        value.and_then(Value::as_str).unwrap_or_default()
    }

    /// The effects of this name.
    fn effects(&self, name: &'static str) -> impl Iterator<Item = &'a Value> + use<'a> {
        let effects = self.detail.get("effects").and_then(Value::as_array);
        let effects = effects.into_iter().flatten();
        effects.filter(move |effect| text(effect, "effect") == name)
    }
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}
