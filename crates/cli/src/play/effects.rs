//! Sentences of effects: what a move, a decision or a draw brought about.

use ::play::EffectView;
use fluent_bundle::FluentValue;
use serde_json::Value;

use crate::words::Words;

/// The sentence of an effect, which everybody may know.
pub(crate) fn sentence(effect: &EffectView, words: &Words) -> String {
    let Ok(Value::Object(fields)) = serde_json::to_value(effect) else {
        unreachable!("an effect is written as an object");
    };
    let message = format!("effect-{}", text(&fields["effect"]));
    let values = fields
        .iter()
        .map(|(field, value)| written(effect, field, value, words));
    let values: Vec<(&str, FluentValue<'_>)> = values.collect();
    words.say(&message, &values)
}

/// A field of an effect as a variable of its message: names in words, and how many kings or bridges there are.
fn written<'a>(
    effect: &EffectView,
    field: &'a str,
    value: &Value,
    words: &Words,
) -> (&'a str, FluentValue<'static>) {
    let name = |value: &Value| name(effect, text(value), words);
    match (field, value) {
        ("hills", Value::Array(hills)) => ("kings", hills.len().into()),
        ("links", Value::Array(links)) => ("bridges", links.len().into()),
        ("seats", Value::Array(seats)) => {
            let names: Vec<String> = seats.iter().map(name).collect();
            (field, words.list(&names).into())
        }
        (_, Value::Array(places)) => {
            let places: Vec<String> = places.iter().map(|place| text(place).into()).collect();
            (field, words.list(&places).into())
        }
        ("side", _) => {
            let side = if value == 0 { "red" } else { "blue" };
            (field, words.get(&format!("show-side-{side}")).into())
        }
        ("region", _) => (
            field,
            words.get(&format!("show-region-{}", text(value))).into(),
        ),
        ("seat" | "owner" | "captor" | "king", _) => (field, name(value).into()),
        (_, Value::Number(number)) => (field, number.as_u64().unwrap_or_default().into()),
        _ => (field, text(value).to_owned().into()),
    }
}

fn name(effect: &EffectView, seat: &str, words: &Words) -> String {
    let kind = match effect {
        EffectView::Ringforts(_) => "seat",
        EffectView::Kings(_) => "player",
    };
    words.get(&format!("show-{kind}-{seat}"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
